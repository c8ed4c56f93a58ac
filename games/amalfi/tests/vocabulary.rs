//! The vocabulary of the data (VO): every kind of step, trigger, modifier and count, and every character by name.

mod common;

use Character as C;
use common::*;

/// Invites an instant character with bread enough, and gives the play at its first decision.
fn instant(card: C, scenario: Scenario) -> Play {
    let mut play: Play = scenario.lights(0, &[]).hand(0, &[card]).into();
    play.act(0, &format!("invite {card}"));
    play
}

/// A barn of 12 that is full: every bread price can be paid.
fn rich() -> Scenario {
    Scenario::new(2).lighthouses(0, 6).bread(0, 12)
}

/// Activates a character of seat 0.
fn activate(card: C, scenario: Scenario) -> Play {
    let mut play: Play = scenario.invited(0, &[card]).into();
    play.act(0, &format!("activate {card}"));
    play
}

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
        play.all(0, &[&format!("send {hold}"), &format!("send {hold}")]);
        assert_eq!(
            (play.hold(0, hold), play.me(0).bay, play.bread(0)),
            (2, 1, 12 - price),
            "{card}"
        );
    }
    let mut any = instant(C::FrancescoDatini, rich().bay(0, 2));
    any.all(0, &["send spices", "send cloth"]);
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
    magellan.all(0, &["send spices", "send spices"]);
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
    let last = gutenberg.view().council.0[3].unwrap();
    gutenberg.act(0, &format!("take {last}"));
    assert_eq!(gutenberg.bread(0), 1, "the rightmost cell still gives 1");
    gutenberg.act(0, "skip");
    let mut ficino = activate(C::MarsilioFicino, Scenario::new(2));
    let first = ficino.view().council.0[0].unwrap();
    ficino.act(0, &format!("take {first}"));
    assert_eq!((ficino.me(0).hand, ficino.bread(0)), (1, 1));
}

// A.VO.5
#[test]
fn lighthouses_one_after_the_other() {
    let scenario = Scenario::new(2).bread(0, 5);
    let mut play = instant(C::Michelozzo, scenario);
    play.all(0, &["lighthouse tunis", "lighthouse genoa"]);
    assert_eq!(play.me(0).lighthouses, 2);
    // One is left, then the substitute.
    let mut last = instant(
        C::Michelozzo,
        Scenario::new(2).lighthouses(0, 5).bread(0, 5).bay(0, 1),
    );
    last.all(0, &["lighthouse tunis", "skip", "choose vp"]);
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
    one.all(0, &["buy ginevra-de-benci", "pay gems", "unturn luca-pacioli"]);
    assert_eq!(one.me(0).turned.len(), 1);
    assert_eq!(one.waiting(), [1]);
}

// A.VO.7
#[test]
fn an_option_that_does_nothing_may_be_chosen() {
    let mut play: Play = Scenario::new(2).built(0, 1).hold(0, Hold::Wood, 1).into();
    play.act(0, "build 1");
    assert_eq!(play.refused(0, "skip"), "amalfi.turn.asked", "exactly one");
    assert_eq!(play.refused(0, "choose vp"), "amalfi.choose.option");
    play.act(0, "choose unturn");
    assert_eq!(play.waiting(), [1]);
}

// A.VO.8 A.RU.42
#[test]
fn a_bread_price_inside_a_list() {
    let play = activate(C::GiuliaGonzaga, Scenario::new(2).bread(0, 3));
    assert_eq!((play.bread(0), play.vp(0)), (1, 4));
    // With any other source the rest of the list is skipped: an edition in which an instant character has a price inside.
    let text = include_str!("../data/2023.toml").replace(
        "effect = [{ do = \"vp\", n = 6 }]",
        "effect = [{ do = \"vp\", n = 1 }, { do = \"pay_bread\", n = 3 }, { do = \"vp\", n = 9 }]",
    );
    use signoria_engine::{Edition, Game, Seat, Seats, Setup};
    let edition = Edition::load("price inside", &text).unwrap();
    let options = signoria_amalfi::setup::Options {
        first: Some(Seat::new(0)),
        ..Default::default()
    };
    let setup = Setup::<Amalfi>::new(Seats::new(1), 1)
        .with_edition(edition)
        .with_options(options);
    let mut play = Play {
        game: setup.start().unwrap(),
        log: Vec::new(),
    };
    // Chigi of the bankers costs 6 bread: lower ships for it.
    play.all(0, &["guild bankers", "supply", "invite agostino-chigi"]);
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
}

// A.VO.14
#[test]
fn ships_come_out_of_the_port() {
    let mut dias = instant(C::BartolomeuDias, rich());
    dias.all(0, &["launch", "launch"]);
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
    caboto.all(0, &["copy naples", "send wine", "send wine"]);
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
    assert!(play.view().council_discard.contains(C::Raphael));
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
    play.all(0, &["move wood cloth", "move wine gems"]);
    assert_eq!((play.me(0).holds, play.vp(0)), ([0, 0, 0, 1, 1], 1));
}

/// Buys a masterpiece with these characters invited, and gives points beyond the card's, and bread.
fn buy(card: Masterpiece, guests: &[C]) -> (i16, u8) {
    let mut play: Play = Scenario::new(2)
        .invited(0, guests)
        .bay(0, 4)
        .workshop(3, card)
        .into();
    let vp = i16::from(play.view().edition.masterpiece(card).vp);
    play.act(0, &format!("buy {card}"));
    (play.vp(0) - vp, play.bread(0))
}

// A.VO.18
#[test]
fn permanent_characters_react() {
    for (guest, book, painting, monument) in [
        (C::PoggioBracciolini, 2, 0, 0),
        (C::PietroPerugino, 0, 2, 0),
        (C::DonatoBramante, 0, 0, 2),
    ] {
        // Cards whose bonus is bread or nothing to do.
        assert_eq!(buy(Masterpiece::Morgante, &[guest]).0, book, "{guest}");
        assert_eq!(
            buy(Masterpiece::BattleOfSanRomano, &[guest]).0,
            painting,
            "{guest}"
        );
        assert_eq!(buy(Masterpiece::LoggiaDeiLanzi, &[guest]).0, monument, "{guest}");
    }
    let vasari = buy(Masterpiece::Morgante, &[C::GiorgioVasari]).1;
    assert_eq!(vasari, buy(Masterpiece::Morgante, &[]).1 + 1);
    // Lighthouses built, not their substitute.
    let mut giorgio: Play = Scenario::new(2)
        .invited(0, &[C::FrancescoDiGiorgio])
        .bay(0, 1)
        .into();
    giorgio.all(0, &["sail messina", "lighthouse tunis"]);
    assert_eq!(giorgio.vp(0), 2);
    let mut none: Play = Scenario::new(2)
        .invited(0, &[C::FrancescoDiGiorgio])
        .bay(0, 1)
        .lighthouses(0, 6)
        .into();
    none.all(0, &["sail messina", "choose vp"]);
    assert_eq!(none.vp(0), 2, "the substitute's own");
    // Each ship, also a free one.
    let mut fausto = instant(
        C::HenryTheNavigator,
        rich().bread(0, 7).invited(0, &[C::VettorFausto]),
    );
    fausto.act(0, "build 1");
    assert_eq!((fausto.vp(0), fausto.bread(0)), (1, 1));
    // Later invitations.
    let medici = instant(C::AgostinoChigi, rich().invited(0, &[C::GiovanniDiBicciDeMedici]));
    assert_eq!(medici.vp(0), 1 + 6);
    // Cards taken, private routes sailed.
    let mut bessarion: Play = Scenario::new(2).invited(0, &[C::Bessarion]).bay(0, 1).into();
    bessarion.act(0, "sail palermo");
    let first = bessarion.view().council.0[0].unwrap();
    bessarion.act(0, &format!("take {first}"));
    assert_eq!((bessarion.vp(0), bessarion.bread(0)), (1, 3), "and no surcharge");
    let sail = |route: &str| {
        let mut play: Play = Scenario::new(2)
            .invited(0, &[C::AlviseCadamosto])
            .tiles(0, &[Tile::Capua])
            .bay(0, 1)
            .into();
        play.act(0, &format!("sail {route}"));
        (play.vp(0), play.bread(0))
    };
    assert_eq!((sail("capua"), sail("tunis")), ((1, 3), (0, 5)));
}

/// The box has no character for three of the occasions; an owner's edition may.
#[test]
fn occasions_that_no_character_of_the_box_uses() {
    // A.VO.18
    use signoria_engine::{Edition, Game, Seat, Seats, Setup};
    for (event, actions) in [
        ("explore", &["guild bankers", "explore"][..]),
        ("sail_public", &["guild bankers", "sail tunis"][..]),
        (
            "lighthouse_used",
            &["guild bankers", "sail messina", "lighthouse messina", "glean"][..],
        ),
    ] {
        // Giovanni di Bicci of the bankers reacts to something else, and costs nothing.
        let text = include_str!("../data/2023.toml").replace(
            "cost = { n = 3, of = [\"wood\"] }\nwhen = [{ event = \"invite\", then = [{ do = \"vp\", n = 1 }] }]",
            &format!("cost = {{ n = 0, of = [\"wood\"] }}\nwhen = [{{ event = \"{event}\", then = [{{ do = \"vp\", n = 50 }}] }}]"),
        );
        let edition = Edition::load(&format!("with {event}"), &text).unwrap();
        let setup = Setup::<Amalfi>::new(Seats::new(2), 3)
            .with_edition(edition)
            .with_options(signoria_amalfi::setup::Options {
                first: Some(Seat::new(0)),
                ..Default::default()
            });
        let mut play = Play {
            game: setup.start().unwrap(),
            log: Vec::new(),
        };
        play.act(1, "guild masons");
        play.act(0, actions[0]);
        play.act(0, "invite giovanni-di-bicci-de-medici");
        play.act(1, "pass");
        for action in &actions[1..] {
            let listed = play
                .list(0)
                .into_iter()
                .find(|listed| listed.starts_with(action))
                .unwrap();
            play.act(0, &listed);
        }
        while play.waiting() == [0] && !play.can(0, "pass") {
            let next = if play.can(0, "skip") {
                "skip".to_owned()
            } else {
                play.list(0)[0].clone()
            };
            play.act(0, &next);
        }
        assert!(play.vp(0) >= 50, "{event}");
        assert!(play.game.audit().is_ok());
    }
}

// A.VO.19 A.RU.29
#[test]
fn triggers_in_the_order_of_invitation_and_before_the_bonus() {
    let mut play: Play = Scenario::new(2)
        .invited(0, &[C::GiorgioVasari, C::PoggioBracciolini])
        .bay(0, 4)
        .workshop(3, Masterpiece::Morgante)
        .into();
    play.act(0, "buy morgante");
    let told = play.told();
    let after = told
        .iter()
        .position(|id| *id == "amalfi.log.workshop-card")
        .unwrap();
    let names = ["bread-gained", "points", "bread-gained"].map(|id| format!("amalfi.log.{id}"));
    assert_eq!(
        told[after + 1..],
        names,
        "Vasari, Bracciolini, the bonus of the card"
    );
    let mut other: Play = Scenario::new(2)
        .invited(0, &[C::PoggioBracciolini, C::GiorgioVasari])
        .bay(0, 4)
        .workshop(3, Masterpiece::Morgante)
        .into();
    other.act(0, "buy morgante");
    let told = other.told();
    let after = told
        .iter()
        .position(|id| *id == "amalfi.log.workshop-card")
        .unwrap();
    assert_eq!(told[after + 1], "amalfi.log.points");
}

// A.VO.20 A.VO.21
#[test]
fn holds_yield_more() {
    for (card, hold, value) in [
        (C::VascoDaGama, Hold::Spices, 3),
        (C::IsottaNogarola, Hold::Wine, 4),
        (C::GiovanniBellini, Hold::Gems, 4),
        (C::LucreziaBorgia, Hold::Cloth, 4),
    ] {
        let mut play: Play = Scenario::new(2).invited(0, &[card]).hold(0, hold, 1).into();
        play.act(0, &format!("lower {hold}"));
        assert_eq!(play.bread(0), value, "{card}");
    }
    // In payments too: two ships pay 8 wine, a masterpiece of 7 leaves 1.
    let mut pay: Play = Scenario::new(2)
        .invited(0, &[C::IsottaNogarola])
        .hold(0, Hold::Wine, 2)
        .workshop(3, Masterpiece::TheBookOfTheCourtier)
        .into();
    pay.all(0, &["buy the-book-of-the-courtier", "pay wine"]);
    assert_eq!((pay.bread(0), pay.me(0).bay), (1, 2));
    // Only the owner has it.
    let mut other: Play = Scenario::new(2)
        .turn(1)
        .invited(0, &[C::VascoDaGama])
        .hold(1, Hold::Spices, 1)
        .into();
    other.act(1, "lower spices");
    assert_eq!(other.bread(1), 2);
}

// A.VO.22
#[test]
fn emergency_supply_yields_more() {
    let mut play: Play = Scenario::new(2)
        .invited(0, &[C::JakobFugger])
        .bay(0, 2)
        .workshop(3, Masterpiece::Morgante)
        .into();
    play.act(0, "supply");
    assert_eq!(play.bread(0), 4);
    play.act(0, "buy morgante");
    assert_eq!(play.bread(0), 5, "4 wine for 4, and the bonus");
}

// A.VO.23
#[test]
fn ships_cost_less() {
    let mut play: Play = Scenario::new(2)
        .round(4)
        .invited(0, &[C::MarianoTaccola])
        .bay(0, 1)
        .bread(1, 2)
        .hand(0, &[C::Raphael])
        .into();
    play.act(0, "build 1");
    assert_eq!(play.bread(0), 1, "3 for 2");
    let two: Play = Scenario::new(2).invited(0, &[C::MarianoTaccola]).bay(0, 3).into();
    assert!(two.can(0, "build 2"), "2 × 4 = 8 with 9");
}

// A.VO.24 A.RU.31
#[test]
fn exploring_costs_less() {
    let mut play: Play = Scenario::new(2)
        .invited(0, &[C::FraMauro])
        .hold(0, Hold::Spices, 2)
        .atlas(3, Tile::Ferrara)
        .into();
    play.act(0, "explore ferrara");
    assert_eq!(play.bread(0), 0, "4 - 2 = 2 with one ship");
    // Not below 1 by himself; the discount of an extra action goes on down to 0.
    let mut cheap: Play = Scenario::new(2)
        .invited(0, &[C::FraMauro])
        .bay(0, 1)
        .hand(0, &[C::Raphael])
        .atlas(3, Tile::Tripoli)
        .into();
    cheap.act(0, "explore tripoli");
    assert_eq!(cheap.bread(0), 2, "2 - 2 is 1 at least: 3 for 1");
    let mut both = activate(
        C::PedroNunes,
        Scenario::new(2)
            .invited(0, &[C::FraMauro])
            .atlas(3, Tile::Tripoli),
    );
    both.act(0, "explore tripoli");
    assert!(both.me(0).tiles.contains(Tile::Tripoli), "without any ship");
}

// A.VO.25
#[test]
fn feeding_costs_less() {
    let owed = |built| {
        Play::from(Scenario::new(2).invited(0, &[C::CaterinaSforza]).built(0, built))
            .me(0)
            .owed
    };
    assert_eq!([owed(0), owed(1), owed(6)], [0, 1, 6]);
}

// A.VO.26
#[test]
fn routes_cost_less_also_when_repeated() {
    let mut play: Play = Scenario::new(2)
        .invited(0, &[C::GiovanniDaVerrazzano])
        .bay(0, 2)
        .bread(0, 1)
        .into();
    play.act(0, "sail naples");
    assert_eq!(play.bread(0), 0);
    let free: Play = Scenario::new(2)
        .invited(0, &[C::GiovanniDaVerrazzano])
        .bay(0, 1)
        .into();
    assert!(
        free.can(0, "sail alexandria") && free.can(0, "sail tunis"),
        "not below 0"
    );
    let mut copy = activate(
        C::SuleimanTheMagnificent,
        Scenario::new(2)
            .invited(0, &[C::GiovanniDaVerrazzano])
            .bread(0, 1),
    );
    copy.act(0, "copy naples");
    assert_eq!(copy.bread(0), 0);
}

// A.VO.27 A.RU.33 A.LI.17
#[test]
fn a_taken_dock_once_a_round() {
    let mut play: Play = Scenario::new(2)
        .invited(0, &[C::HayreddinBarbarossa])
        .bay(0, 3)
        .bread(0, 6)
        .bay(1, 2)
        .tiles(0, &[Tile::Capua])
        .dock(0, Route::Capua)
        .dock(1, Route::Naples)
        .dock(1, Route::Tunis)
        .lights(1, &[Route::Naples])
        .into();
    assert_eq!(
        play.refused(0, "sail capua"),
        "amalfi.sail.dock",
        "no private route"
    );
    play.all(0, &["sail naples", "skip"]);
    assert_eq!(play.bread(0), 6 - 2 - 1);
    assert_eq!(play.route(Route::Naples).ships.len(), 2);
    play.act(1, "glean");
    play.act(1, "pass");
    assert_eq!(play.refused(0, "sail tunis"), "amalfi.sail.crowded");
    // The price on top is not lowered by Verrazzano.
    let mut both: Play = Scenario::new(2)
        .invited(0, &[C::HayreddinBarbarossa, C::GiovanniDaVerrazzano])
        .bay(0, 1)
        .bread(0, 1)
        .dock(1, Route::Tunis)
        .bay(1, 1)
        .into();
    both.act(0, "sail tunis");
    assert_eq!(both.bread(0), 5, "1 paid, 5 gained");
    // The new round makes it possible again.
    play.act(0, "pass");
    play.finish_round();
    assert_eq!(play.view().round, 2);
    play.act(1, "sail tunis");
    assert!(play.can(0, "sail tunis"));
}

// A.VO.28
#[test]
fn surcharges_are_waived_and_the_rightmost_cell_still_gives() {
    let scenario = Scenario::new(2).invited(0, &[C::GiorgioVasari]).bay(0, 2);
    let mut atlas: Play = scenario.clone().atlas(0, Tile::Acre).into();
    atlas.act(0, "explore acre");
    assert_eq!(atlas.bread(0), 1, "3 for 2, no surcharge");
    let mut right: Play = scenario.atlas(4, Tile::Acre).into();
    right.act(0, "explore acre");
    assert_eq!(right.bread(0), 2);
    let mut council: Play = Scenario::new(2).invited(0, &[C::GiorgioVasari]).bay(0, 1).into();
    council.act(0, "sail palermo");
    assert_eq!(council.listed(0, "take").len(), 2, "not in the council");
}

// A.VO.29
#[test]
fn lighthouses_give_more_and_cost_less() {
    let scenario = Scenario::new(2)
        .turn(1)
        .bay(1, 1)
        .bread(1, 2)
        .hand(0, &[C::Raphael])
        .invited(0, &[C::CiriacoDancona])
        .lights(0, &[Route::Naples]);
    let mut glean: Play = scenario.clone().into();
    glean.act(1, "sail naples");
    glean.act(0, "glean");
    assert_eq!(glean.bread(0), 2);
    let mut send: Play = scenario.bay(0, 1).bread(0, 1).into();
    send.act(1, "sail naples");
    send.act(0, "beacon wine");
    assert_eq!((send.bread(0), send.hold(0, Hold::Wine)), (0, 1));
}

// A.VO.30
#[test]
fn every_count_at_the_end_of_the_game() {
    use Masterpiece as M;
    let guests = [C::PiriReis, C::Michelozzo, C::FraMauro, C::LucaPacioli];
    let works = [
        M::MonaLisa,
        M::Primavera,
        M::Morgante,
        M::Tempietto,
        M::PonteVecchio,
    ];
    for (card, points) in [
        (C::Raphael, 4 * 2),
        (C::LudovicoAriosto, 4),
        (C::FilippoBrunelleschi, 5 * 2),
        (C::AndreaDoria, 2 * 3),
        (C::ChristopherColumbus, 4 * 2),
        (C::CosimoDeMedici, 6 * 2),
        (C::LeonardoDaVinci, 8),
        (C::LorenzoDeMedici, 2 * 5),
        (C::AmerigoVespucci, 3 * 4),
        (C::PicoDellaMirandola, 2 * 5),
        (C::NiccoloMachiavelli, 4 * 2),
        (C::Michelangelo, 5),
        (C::ErasmusOfRotterdam, 5),
        (C::GirolamoSavonarola, 5),
        (C::AntonioPiccolomini, 3),
    ] {
        let mut play: Play = Scenario::new(2)
            .round(4)
            .decree(4, Decree::Trade)
            .titles([Title::Admiral, Title::Collector, Title::Fanatic])
            .invited(0, &guests)
            .invited(0, &[card])
            .masterpieces(0, &works)
            .tiles(0, &[Tile::Rome, Tile::Zara])
            .built(0, 3)
            .lighthouses(0, 4)
            .cube(0, 0)
            .cube(0, 2)
            .bread(0, 8)
            .bread(1, 2)
            .feeding()
            .into();
        play.finish_round();
        assert!(play.is_over());
        assert_eq!(play.vp(0), points, "{card}");
    }
}

/// What sailing a route with six ships in the bay and a full barn of 12 does: price, ships by hold (the last is any), bread.
#[test]
fn every_route_by_name() {
    // A.GE.7 A.SA.2
    let sends = |hold: usize, n: u8| {
        let mut holds = [0; 6];
        holds[hold] = n;
        holds
    };
    const ANY: usize = 5;
    let none = [0; 6];
    let routes: [(&str, u8, [u8; 6], u8, &str); 49] = [
        ("alexandria", 1, sends(0, 2), 0, ""),
        ("ragusa", 2, sends(1, 2), 0, ""),
        ("naples", 2, sends(2, 2), 0, ""),
        ("constantinople", 2, sends(3, 2), 0, ""),
        ("florence", 2, sends(4, 2), 0, ""),
        ("venice", 3, sends(ANY, 2), 0, ""),
        ("messina", 0, none, 2, "lighthouse"),
        ("palermo", 0, none, 3, "take"),
        ("tunis", 0, none, 5, ""),
        ("genoa", 2, sends(ANY, 1), 0, "lighthouse"),
        ("cell-ii", 0, none, 3, "take"),
        ("cell-iii", 1, sends(ANY, 1), 0, "take"),
        ("cell-iv", 1, none, 0, "take lighthouse"),
        ("trebizond", 0, sends(3, 3), 0, ""),
        ("bruges", 0, sends(4, 3), 0, ""),
        ("candia", 0, sends(2, 3), 0, ""),
        ("zara", 0, sends(1, 3), 0, ""),
        ("calicut", 0, sends(0, 3), 0, ""),
        ("syracuse", 0, sends(2, 1), 3, ""),
        ("cyprus", 0, sends(3, 1), 3, ""),
        ("bari", 0, sends(4, 1), 3, ""),
        ("corfu", 0, sends(1, 1), 3, ""),
        ("tripoli", 0, sends(0, 1), 3, ""),
        ("malaga", 1, sends(2, 2), 0, ""),
        ("antwerp", 1, sends(3, 2), 0, ""),
        ("lucca", 1, sends(4, 2), 0, ""),
        ("caffa", 1, sends(1, 2), 0, ""),
        ("acre", 1, sends(0, 2), 0, ""),
        ("ferrara", 1, sends(2, 1), 0, "take"),
        ("avignon", 1, sends(3, 1), 0, "take"),
        ("siena", 1, sends(4, 1), 0, "take"),
        ("pisa", 1, sends(1, 1), 0, "take"),
        ("rhodes", 1, sends(0, 1), 0, "take"),
        ("marseille", 2, sends(2, 1), 0, "lighthouse"),
        ("negroponte", 2, sends(3, 1), 0, "lighthouse"),
        ("barcelona", 2, sends(4, 1), 0, "lighthouse"),
        ("brindisi", 2, sends(1, 1), 0, "lighthouse"),
        ("malta", 2, sends(0, 1), 0, "lighthouse"),
        ("damascus", 3, sends(ANY, 3), 0, ""),
        ("lisbon", 1, sends(ANY, 2), 0, ""),
        ("capua", 0, sends(ANY, 1), 2, ""),
        ("chios", 1, [0, 0, 1, 1, 0, 0], 0, ""),
        ("tana", 1, [0, 0, 0, 1, 1, 0], 0, ""),
        ("ancona", 1, [0, 0, 1, 0, 1, 0], 0, ""),
        ("beirut", 1, [1, 1, 0, 0, 0, 0], 0, ""),
        ("london", 1, [0, 1, 0, 0, 1, 0], 0, ""),
        ("majorca", 0, none, 4, "take"),
        ("livorno", 0, none, 1, "lighthouse"),
        ("rome", 1, sends(ANY, 1), 0, "take"),
    ];
    for (word, price, holds, bread, asked) in routes {
        let route: Route = word.parse().unwrap();
        let mut scenario = Scenario::new(2).bay(0, 6).bread(0, 5);
        if let Some(tile) = route.tile() {
            scenario = scenario.tiles(0, &[tile]);
        }
        // A barn with room for what comes.
        let mut play: Play = scenario.lighthouses(1, 0).into();
        let before = play.bread(0);
        play.act(0, &format!("sail {word}"));
        let mut kinds = Vec::new();
        while play.waiting() == [0] {
            let list = play.list(0);
            let verb = list[0].split(' ').next().unwrap().to_owned();
            if verb != "send" && !kinds.contains(&verb) {
                kinds.push(verb.clone());
            }
            let next = match verb.as_str() {
                "send" if list.contains(&"send spices".to_owned()) && list.len() > 6 => {
                    "send spices".to_owned()
                }
                "send" => list[0].clone(),
                _ => "skip".to_owned(),
            };
            play.act(0, &next);
        }
        assert_eq!(kinds.join(" "), asked, "{word}");
        let mut wanted = [holds[0], holds[1], holds[2], holds[3], holds[4]];
        wanted[0] += holds[ANY];
        assert_eq!(play.me(0).holds, wanted, "{word}");
        assert_eq!(play.bread(0), (before - price + bread).min(6), "{word}");
    }
}
