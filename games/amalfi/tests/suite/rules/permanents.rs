//! Permanent and end-game characters (VO): every trigger, modifier and count, and every such character by name.

use signoria_engine::prelude::*;

use crate::scenario::*;

use Character as C;

/// What Giovanni di Bicci of the bankers costs and does.
const GIOVANNI: &str =
    "cost = { n = 3, of = [\"wood\"] }\nwhen = [{ event = \"invite\", then = [{ do = \"vp\", n = 1 }] }]";

/// He does something else, and costs nothing.
fn giovanni(does: &str) -> String {
    format!("cost = {{ n = 0, of = [\"wood\"] }}\n{does}")
}

/// Buys a masterpiece with these characters invited, and gives points beyond the card's, and bread.
fn buy(card: Masterpiece, guests: &[C]) -> (i16, u8) {
    let mut play: Play = Scenario::new(2)
        .invited(0, guests)
        .bay(0, 4)
        .workshop(3, card)
        .into();
    let vp = i16::from(play.public().edition.masterpiece(card).vp);
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
    giorgio.acts(0, &["sail messina", "lighthouse tunis"]);
    assert_eq!(giorgio.vp(0), 2);
    let mut none: Play = Scenario::new(2)
        .invited(0, &[C::FrancescoDiGiorgio])
        .bay(0, 1)
        .lighthouses(0, 6)
        .into();
    none.acts(0, &["sail messina", "choose vp"]);
    assert_eq!(none.vp(0), 2, "the substitute's own");
    // Each ship, even a free one.
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
    let first = bessarion.public().council.0[0].unwrap();
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
// A.VO.18
#[test]
fn occasions_that_no_character_of_the_box_uses() {
    for (event, actions) in [
        ("explore", &["guild bankers", "explore"][..]),
        ("sail_public", &["guild bankers", "sail tunis"][..]),
        (
            "lighthouse_used",
            &["guild bankers", "sail messina", "lighthouse messina", "glean"][..],
        ),
    ] {
        let changed = giovanni(&format!(
            "when = [{{ event = \"{event}\", then = [{{ do = \"vp\", n = 50 }}] }}]"
        ));
        let mut play = deal_changed(2, 3, &format!("with {event}"), GIOVANNI, &changed);
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
    // Whoever does not use the lighthouse has not used it.
    let mut unused = deal_changed(
        1,
        3,
        "used or not",
        GIOVANNI,
        &giovanni("when = [{ event = \"lighthouse_used\", then = [{ do = \"vp\", n = 50 }] }]"),
    );
    unused.acts(0, &["guild bankers", "invite giovanni-di-bicci-de-medici"]);
    unused.acts(0, &["sail messina", "lighthouse messina", "skip"]);
    assert_eq!(unused.vp(0), 0);
    // Who repeats a route has not sailed it.
    let sails = giovanni("when = [{ event = \"sail_public\", then = [{ do = \"vp\", n = 50 }] }]");
    let text = BOX.replace(GIOVANNI, &sails).replace(
        "effect = [{ do = \"vp\", n = 6 }]",
        "effect = [{ do = \"copy_route\", occupied_ok = true }]",
    );
    let mut repeated = deal_edition(1, 3, "repeated, not sailed", &text);
    repeated.acts(0, &["guild bankers", "invite giovanni-di-bicci-de-medici"]);
    repeated.acts(0, &["supply", "invite agostino-chigi", "copy tunis"]);
    assert_eq!((repeated.bread(0), repeated.vp(0)), (5, 0));
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
    let told = play.ids();
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
    let told = other.ids();
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
    pay.acts(0, &["buy the-book-of-the-courtier", "pay wine"]);
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

// A.VO.20
#[test]
fn several_changes_add_up_and_the_best_of_several_figures_holds() {
    let fugger = "cost = { n = 7, of = [\"wood\"] }\nmod = [{ mod = \"emergency_value\", add = 1 }]";
    let mods = |send: u8, bread: u8| {
        giovanni(&format!(
            "mod = [{{ mod = \"feed\", add = -1, min = 0 }}, {{ mod = \"lighthouse_send_cost\", set = {send} }}, {{ mod = \"lighthouse_bread\", set = {bread} }}]"
        ))
    };
    let text = BOX;
    // Whichever comes first.
    for (one, two) in [((1, 2), (0, 4)), ((0, 4), (1, 2))] {
        let changed = text
            .replace(GIOVANNI, &mods(one.0, one.1))
            .replace(fugger, &mods(two.0, two.1));
        let mut play = deal_edition(1, 3, &format!("two that feed {one:?}"), &changed);
        play.acts(0, &["guild bankers", "invite giovanni-di-bicci-de-medici"]);
        assert_eq!(play.me(0).owed, 1);
        play.act(0, "invite jakob-fugger");
        assert_eq!(play.me(0).owed, 0, "one and one");
        play.acts(0, &["sail messina", "lighthouse messina"]);
        let before = play.bread(0);
        play.act(0, "glean");
        assert_eq!(play.bread(0), (before + 4).min(7), "four, not two");
    }
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
    // First Fra Mauro with his minimum, 3 - 2 = 1, then the discount of 2: the other way round 1 would be left.
    let mut order = activate(
        C::PedroNunes,
        Scenario::new(2).invited(0, &[C::FraMauro]).atlas(3, Tile::Corfu),
    );
    order.act(0, "explore corfu");
    assert!(order.me(0).tiles.contains(Tile::Corfu), "nothing is left to pay");
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

/// Barbarossa sails with three ships; Capua has a ship of seat 0, Naples and Tunis have ships of seat 1, Naples its lighthouse.
fn barbarossa() -> Play {
    Scenario::new(2)
        .invited(0, &[C::HayreddinBarbarossa])
        .bay(0, 3)
        .bread(0, 6)
        .bay(1, 2)
        .tiles(0, &[Tile::Capua])
        .dock(0, Route::Capua)
        .dock(1, Route::Naples)
        .dock(1, Route::Tunis)
        .lights(1, &[Route::Naples])
        .into()
}

// A.VO.27
#[test]
fn a_taken_public_dock_can_be_sailed_to_for_more_bread() {
    let mut play = barbarossa();
    play.acts(0, &["sail naples", "skip"]);
    assert_eq!(play.bread(0), 6 - 2 - 1);
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
}

// A.RU.33
#[test]
fn several_ships_on_one_dock_use_the_lighthouse_each() {
    let mut play = barbarossa();
    play.acts(0, &["sail naples", "skip"]);
    assert_eq!(play.route(Route::Naples).ships.len(), 2);
    play.act(1, "glean");
    assert_eq!(play.bread(1), 1);
}

// A.LI.17
#[test]
fn a_taken_dock_once_a_round_and_never_a_private_one() {
    let mut play = barbarossa();
    assert_eq!(play.refused(0, "sail capua"), "amalfi.sail.dock");
    play.acts(0, &["sail naples", "skip"]);
    play.acts(1, &["glean", "pass"]);
    assert_eq!(play.refused(0, "sail tunis"), "amalfi.sail.crowded");
    play.act(0, "pass");
    play.finish_round();
    play.act(1, "sail tunis");
    assert!(play.can(0, "sail tunis"), "a new round");
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
    let mut bessarion: Play = Scenario::new(2).invited(0, &[C::Bessarion]).bay(0, 1).into();
    bessarion.act(0, "sail palermo");
    assert_eq!(bessarion.listed(0, "take").len(), 4, "every cell for nothing");
    let last = bessarion.public().council.0[3].unwrap();
    bessarion.act(0, &format!("take {last}"));
    assert_eq!(bessarion.bread(0), 1 + 3, "of the cell and of the route");
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
