//! The vocabulary of the data (VO): every kind of step, and every instant and activation character by name.

use signoria_engine::prelude::*;

use crate::scenario::*;

use Character as C;

// A.VO.2
#[test]
fn characters_that_send_ships() {
    for (card, hold, price) in [
        (C::SandroBotticelli, Hold::Gems, 7),
        (C::GiulianoDaSangallo, Hold::Cloth, 6),
        (C::PiriReis, Hold::Wood, 6),
        (C::VittoriaColonna, Hold::Wine, 6),
    ] {
        let mut play = instant(card, rich().bay(0, 3));
        play.acts(0, &[&format!("send {hold}"), &format!("send {hold}")]);
        assert_eq!(
            (play.hold(0, hold), play.me(0).bay, play.bread(0)),
            (2, 1, 12 - price),
            "{card}"
        );
    }
    let mut any = instant(C::FrancescoDatini, rich().bay(0, 2));
    any.acts(0, &["send spices", "send cloth"]);
    assert_eq!(any.me(0).holds, [1, 0, 0, 0, 1]);
    for (card, hold) in [
        (C::AndreaMantegna, Hold::Cloth),
        (C::PieroDellaFrancesca, Hold::Gems),
        (C::MichaelOfRhodes, Hold::Wood),
        (C::AlessandraScala, Hold::Wine),
    ] {
        let mut play = activate(card, Scenario::new(2).bay(0, 3));
        play.act(0, &format!("send {hold}"));
        assert_eq!((play.hold(0, hold), play.waiting()), (1, vec![1]), "{card}");
    }
    let mut magellan = activate(C::FerdinandMagellan, Scenario::new(2).bay(0, 3));
    magellan.acts(0, &["send spices", "send spices"]);
    assert_eq!(magellan.hold(0, Hold::Spices), 2);
    let mut montefeltro = activate(C::FedericoDaMontefeltro, Scenario::new(2).bay(0, 2));
    assert_eq!(montefeltro.listed(0, "send").len(), 5);
    montefeltro.act(0, "send gems");
    assert_eq!(montefeltro.hold(0, Hold::Gems), 1);
}

// A.VO.3
#[test]
fn bread_and_points() {
    assert_eq!(instant(C::AgostinoChigi, rich()).vp(0), 6);
    let play = activate(C::LucaPacioli, Scenario::new(2).bread(0, 5));
    assert_eq!(play.bread(0), 6, "capped");
}

// A.VO.4
#[test]
fn takes_with_and_without_surcharge() {
    let mut gutenberg = instant(C::JohannesGutenberg, rich().bread(0, 4));
    assert_eq!(
        gutenberg.listed(0, "take").len(),
        4,
        "no bread is left and none is needed"
    );
    let last = gutenberg.public().council.0[3].unwrap();
    gutenberg.act(0, &format!("take {last}"));
    assert_eq!(gutenberg.bread(0), 1, "the rightmost cell still gives 1");
    gutenberg.act(0, "skip");
    let mut ficino = activate(C::MarsilioFicino, Scenario::new(2));
    let first = ficino.public().council.0[0].unwrap();
    ficino.act(0, &format!("take {first}"));
    assert_eq!((ficino.me(0).hand, ficino.bread(0)), (1, 1));
}

// A.VO.5
#[test]
fn lighthouses_one_after_the_other() {
    let scenario = Scenario::new(2).bread(0, 5);
    let mut play = instant(C::Michelozzo, scenario);
    play.acts(0, &["lighthouse tunis", "lighthouse genoa"]);
    assert_eq!(play.me(0).lighthouses, 2);
    // One is left, then the substitute.
    let mut last = instant(
        C::Michelozzo,
        Scenario::new(2).lighthouses(0, 5).bread(0, 5).bay(0, 1),
    );
    last.acts(0, &["lighthouse tunis", "skip", "choose vp"]);
    assert_eq!(
        (last.me(0).lighthouses, last.vp(0)),
        (6, 2),
        "the sixth covers a send, which was declined"
    );
    let mut biondo = instant(C::FlavioBiondo, Scenario::new(2).bread(0, 4));
    biondo.act(0, "lighthouse tunis");
    assert_eq!(biondo.vp(0), 1);
    let mut ghiberti = activate(C::LorenzoGhiberti, Scenario::new(2).bread(0, 1));
    ghiberti.act(0, "lighthouse tunis");
    assert_eq!((ghiberti.bread(0), ghiberti.me(0).lighthouses), (0, 1));
}

// A.VO.6
#[test]
fn unturning_some_or_all() {
    let turned = [C::LucaPacioli, C::AndreaMantegna];
    let play = instant(C::IsabellaDeste, rich().turned(0, &turned));
    assert!(play.me(0).turned.is_empty());
    assert_eq!(play.vp(0), 2);
    // A bonus unturns one of two.
    let mut one: Play = Scenario::new(2)
        .turned(0, &turned)
        .hold(0, Hold::Gems, 2)
        .workshop(3, Masterpiece::GinevraDeBenci)
        .into();
    one.acts(0, &["buy ginevra-de-benci", "pay gems", "unturn luca-pacioli"]);
    assert_eq!(one.me(0).turned.len(), 1);
    assert_eq!(one.waiting(), [1]);
}

// A.VO.7
#[test]
fn an_option_that_does_nothing_may_be_chosen() {
    let mut play: Play = Scenario::new(2).built(0, 1).hold(0, Hold::Wood, 1).into();
    play.act(0, "build 1");
    assert_eq!(play.refused(0, "skip"), "amalfi.turn.asked", "exactly one");
    assert_eq!(play.refused(0, "choose vp"), "amalfi.choose.offered");
    play.act(0, "choose unturn");
    assert_eq!(play.waiting(), [1]);
}

// A.VO.8 A.RU.42
#[test]
fn a_bread_price_inside_a_list() {
    let play = activate(C::GiuliaGonzaga, Scenario::new(2).bread(0, 3));
    assert_eq!((play.bread(0), play.vp(0)), (1, 4));
    // With any other source the rest of the list is skipped: an edition in which an instant character has a price inside.
    let mut play = deal_changed(
        1,
        1,
        "price inside",
        "effect = [{ do = \"vp\", n = 6 }]",
        "effect = [{ do = \"vp\", n = 1 }, { do = \"pay_bread\", n = 3 }, { do = \"vp\", n = 9 }]",
    );
    // Chigi of the bankers costs 6 bread: lower ships for it.
    play.acts(0, &["guild bankers", "supply", "invite agostino-chigi"]);
    assert_eq!((play.bread(0), play.vp(0)), (0, 1), "no price, no gain");
    assert!(play.game.audit().is_ok());
}

// A.VO.10
#[test]
fn extra_actions_cost_less_and_may_be_declined() {
    let scenario = Scenario::new(2)
        .workshop(0, Masterpiece::Canzoniere)
        .workshop(3, Masterpiece::ThePrince);
    let mut buy = instant(C::AldusManutius, scenario.clone().bread(0, 5).bay(0, 1));
    assert!(
        buy.can(0, "buy canzoniere"),
        "4 - 3 = 1; the surplus of 2 pays the surcharge"
    );
    buy.act(0, "buy the-prince");
    assert_eq!(buy.bread(0), 0, "6 - 3 = 3 paid with one ship");
    // A discount never goes below 0, and the surcharge of the cell stays.
    let mut alberti = activate(C::LeonBattistaAlberti, scenario.clone().bread(0, 2).bay(0, 1));
    assert!(alberti.can(0, "buy canzoniere"), "4 - 2 = 2 and 2 bread");
    alberti.act(0, "buy canzoniere");
    assert_eq!(alberti.bread(0), 1, "3 for 2, less 2 bread");
    let mut toscanelli = instant(
        C::PaoloToscanelli,
        rich().bay(0, 1).atlas(3, Tile::Trebizond).bread(0, 6),
    );
    toscanelli.act(0, "explore trebizond");
    assert_eq!(toscanelli.bread(0), 0);
    let mut nunes = activate(C::PedroNunes, Scenario::new(2).bay(0, 1).atlas(3, Tile::Damascus));
    assert_eq!(
        nunes.refused(0, "explore damascus"),
        "amalfi.pay.cost",
        "6 - 2 = 4 cannot be paid with 3"
    );
    nunes.act(0, "skip");
    // Two bread of the leftmost cell stay due when the tile itself costs nothing any more.
    let far = Scenario::new(2).bay(0, 1).atlas(0, Tile::Tripoli);
    let mut surcharge = activate(C::PedroNunes, far.bread(0, 3));
    surcharge.act(0, "explore tripoli");
    assert_eq!((surcharge.bread(0), surcharge.me(0).bay), (1, 1));
    let mut josquin = instant(
        C::JosquinDesPrez,
        rich().bread(0, 5).hand(0, &[C::LudovicoAriosto]).bay(0, 1),
    );
    josquin.act(0, "invite ludovico-ariosto");
    assert!(
        josquin.me(0).invited.contains(C::LudovicoAriosto),
        "6 - 3 = 3 cloth"
    );
    let mut lippi = activate(
        C::FilippoLippi,
        Scenario::new(2)
            .bread(0, 4)
            .hand(0, &[C::AgostinoChigi])
            .bay(0, 1),
    );
    lippi.act(0, "invite agostino-chigi");
    assert_eq!((lippi.bread(0), lippi.vp(0)), (0, 6), "6 - 2 bread");
    let mut declined = activate(C::LeonBattistaAlberti, scenario.bread(0, 2).bay(0, 1));
    declined.act(0, "skip");
    assert_eq!(declined.me(0).masterpieces.len(), 0);
}

// A.VO.11
#[test]
fn points_for_things_up_to_a_maximum() {
    let fleet = |built| instant(C::BartolomeoColleoni, rich().built(0, built)).vp(0);
    assert_eq!([fleet(0), fleet(6)], [4, 10]);
    let works = [
        Masterpiece::MonaLisa,
        Masterpiece::Tempietto,
        Masterpiece::Morgante,
        Masterpiece::Primavera,
    ];
    let types = |n: usize| instant(C::LucaDellaRobbia, rich().masterpieces(0, &works[..n])).vp(0);
    assert_eq!([types(0), types(1), types(2), types(4)], [0, 3, 6, 9]);
    let tiles = [Tile::Rome, Tile::Zara, Tile::Malta, Tile::Acre, Tile::Bari];
    let routes = |n: usize| instant(C::NiccoloDeConti, rich().tiles(0, &tiles[..n])).vp(0);
    assert_eq!([routes(1), routes(4), routes(5)], [2, 8, 8]);
    let cabral = |n: usize| activate(C::PedroAlvaresCabral, Scenario::new(2).tiles(0, &tiles[..n])).vp(0);
    assert_eq!([cabral(2), cabral(5)], [2, 4]);
    let cardano = |n| activate(C::GerolamoCardano, Scenario::new(2).lighthouses(0, n)).vp(0);
    assert_eq!([cardano(3), cardano(6)], [3, 4]);
}

// A.VO.12
#[test]
fn ships_for_free() {
    let mut play = instant(C::HenryTheNavigator, rich().bay(0, 1));
    let port = play.me(0).port;
    assert_eq!(play.list(0)[..2], ["build 1", "skip"]);
    assert_eq!(play.refused(0, "build 2"), "amalfi.build.shipyard");
    play.act(0, "build 1");
    assert_eq!(
        (play.me(0).built, play.me(0).port, play.me(0).bay),
        (1, port + 1, 1)
    );
    let none = instant(C::HenryTheNavigator, rich().built(0, 6));
    assert_eq!(none.waiting(), [1], "an empty shipyard");
}

// A.VO.13
#[test]
fn ships_are_recalled_and_docks_are_free_again() {
    for mut play in [
        instant(
            C::AntonioPigafetta,
            rich().bread(0, 6).dock(0, Route::Tunis).bay(1, 1),
        ),
        activate(
            C::JuanSebastianElcano,
            Scenario::new(2).dock(0, Route::Tunis).bay(1, 1),
        ),
    ] {
        assert_eq!(play.refused(0, "recall naples"), "amalfi.recall.dock");
        play.act(0, "recall tunis");
        assert_eq!((play.me(0).bay, play.me(0).docked), (1, 0));
        assert!(play.can(1, "sail tunis"));
    }
    // Private routes too, and no more than shown.
    let mut two = activate(
        C::JuanSebastianElcano,
        Scenario::new(2)
            .tiles(0, &[Tile::Rome])
            .dock(0, Route::Tunis)
            .dock(0, Route::Rome),
    );
    assert_eq!(two.listed(0, "recall"), ["recall tunis", "recall rome"]);
    two.act(0, "recall rome");
    assert_eq!((two.me(0).docked, two.waiting()), (1, vec![1]));
}

// A.VO.14
#[test]
fn ships_come_out_of_the_port() {
    let mut dias = instant(C::BartolomeuDias, rich());
    dias.acts(0, &["launch", "launch"]);
    assert_eq!((dias.me(0).bay, dias.me(0).port), (2, 2));
    let mut venier = activate(C::SebastianoVenier, Scenario::new(2));
    venier.act(0, "launch");
    assert_eq!((venier.me(0).bay, venier.waiting()), (1, vec![1]));
}

// A.VO.15 A.RU.32
#[test]
fn a_route_is_repeated_for_its_price() {
    let taken = Scenario::new(2).dock(1, Route::Naples).bay(1, 1);
    let mut caboto = instant(
        C::GiovanniCaboto,
        taken.clone().lighthouses(0, 6).bread(0, 8).bay(0, 3),
    );
    assert!(caboto.can(0, "copy naples"), "even a taken one");
    assert_eq!(caboto.refused(0, "copy rome"), "amalfi.copy.public");
    caboto.acts(0, &["copy naples", "send wine", "send wine"]);
    assert_eq!(
        (caboto.bread(0), caboto.hold(0, Hold::Wine), caboto.me(0).docked),
        (0, 2, 0)
    );
    let mut suleiman = activate(C::SuleimanTheMagnificent, taken.bread(0, 2).bay(0, 1));
    assert_eq!(suleiman.refused(0, "copy naples"), "amalfi.sail.dock");
    assert_eq!(suleiman.refused(0, "copy venice"), "amalfi.sail.bread");
    suleiman.act(0, "copy cell-ii");
    assert_eq!(
        (suleiman.bread(0), suleiman.waiting()),
        (5, vec![1]),
        "no symbol at the left"
    );
}

// A.VO.16
#[test]
fn cards_of_the_hand_are_spent() {
    let mut play = activate(C::LorenzoValla, Scenario::new(2).hand(0, &[C::Raphael]).bay(0, 1));
    assert_eq!(play.refused(0, "skip"), "amalfi.spend.least");
    assert_eq!(play.refused(0, "discard raphael"), "amalfi.optional.needed");
    assert_eq!(play.refused(0, "spend fra-mauro"), "amalfi.hand.card");
    play.act(0, "spend raphael");
    assert_eq!((play.vp(0), play.bread(0)), (3, 0), "no bread for it");
    assert!(play.public().council_discard.contains(C::Raphael));
    let mut two = activate(
        C::LorenzoValla,
        Scenario::new(2).hand(0, &[C::Raphael, C::FraMauro]),
    );
    two.act(0, "spend raphael");
    assert_eq!((two.me(0).hand, two.waiting()), (1, vec![1]), "one card at most");
    // An owner's card that takes one to three of them.
    let mut three = deal_changed(
        1,
        1,
        "up to three",
        "effect = [{ do = \"vp\", n = 6 }]",
        "effect = [{ do = \"discard_hand\", min = 1, max = 3, each = [{ do = \"vp\", n = 2 }] }]",
    );
    three.acts(0, &["guild bankers", "supply", "invite agostino-chigi"]);
    assert_eq!(three.refused(0, "skip"), "amalfi.spend.least");
    three.acts(0, &["spend jakob-fugger", "spend luca-pacioli", "skip"]);
    assert_eq!((three.vp(0), three.me(0).hand), (4, 3));
}

// A.VO.17
#[test]
fn ships_change_their_holds() {
    let mut play = activate(
        C::PietroBembo,
        Scenario::new(2).hold(0, Hold::Wood, 1).hold(0, Hold::Wine, 1),
    );
    assert_eq!(play.refused(0, "move wood wood"), "amalfi.move.same");
    assert_eq!(play.refused(0, "move gems wood"), "amalfi.pay.ship");
    play.acts(0, &["move wood cloth", "move wine gems"]);
    assert_eq!((play.me(0).holds, play.vp(0)), ([0, 0, 0, 1, 1], 1));
}
