//! Limits and refusals (LI), the figures and their checks, and positions from outside.

use signoria_amalfi::edition::Components;
use signoria_engine::{Edition, EditionError, Figures, Seat, prelude::*};

use crate::scenario::*;

// A.LI.1
#[test]
fn only_a_seat_that_is_asked_may_act() {
    let play = deal(3, Way::Blind, 1);
    assert_eq!(play.refused(1, "pass"), "engine.turn.seat");
    let mut over: Play = Scenario::new(2)
        .round(4)
        .bread(0, 2)
        .bread(1, 2)
        .decree(4, Decree::Trade)
        .feeding()
        .into();
    over.finish_round();
    assert_eq!(over.refused(0, "pass"), "engine.turn.over");
}

// A.LI.6
#[test]
fn a_send_without_ships_is_refused() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .hold(0, Hold::Wine, 1)
        .bread(0, 2)
        .into();
    play.act(0, "sail naples");
    assert_eq!(
        play.refused(0, "send wine"),
        "amalfi.sail.bay",
        "the bay is empty until a ship is lowered"
    );
    play.act(0, "lower wine");
    assert!(play.can(0, "send wine"));
}

// A.TC.1
#[test]
fn a_character_of_the_council_is_no_main_action() {
    let play = deal(2, Way::Blind, 1);
    let seat = play.public().turn.index() as u8;
    let card = play.public().council.iter().next().map(|(_, card)| card);
    let card = card.expect("the council is dealt");
    assert_eq!(
        play.refused(seat, &format!("take {card}")),
        "amalfi.market.effects"
    );
}

// A.LI.7
#[test]
fn missing_ships_and_cards_cannot_be_lowered_or_discarded() {
    let play: Play = Scenario::new(2).hold(0, Hold::Wine, 1).into();
    assert_eq!(play.refused(0, "lower gems"), "amalfi.pay.ship");
    assert_eq!(play.refused(0, "supply"), "amalfi.pay.ship");
    assert_eq!(play.refused(0, "discard raphael"), "amalfi.hand.card");
}

// A.LI.8 A.LI.4
#[test]
fn a_good_outside_the_market_cannot_be_had() {
    let play: Play = Scenario::new(2)
        .bay(0, 4)
        .masterpieces(1, &[Masterpiece::MonaLisa])
        .tiles(1, &[Tile::Rome])
        .into();
    assert_eq!(play.refused(0, "buy mona-lisa"), "amalfi.market.workshop");
    assert_eq!(play.refused(0, "explore rome"), "amalfi.market.atlas");
    let mut paying: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .bay(0, 1)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    paying.act(0, "buy the-prince");
    assert_eq!(paying.refused(0, "pay gems"), "amalfi.pay.ship");
}

// A.LI.12
#[test]
fn only_cards_of_ones_own_hand_are_invited() {
    let play: Play = Scenario::new(2)
        .bay(0, 1)
        .hand(0, &[Character::Raphael])
        .hand(1, &[Character::FraMauro])
        .into();
    assert_eq!(play.refused(0, "invite fra-mauro"), "amalfi.hand.card");
    assert_eq!(play.refused(0, "invite raphael"), "amalfi.pay.cost");
}

// A.LI.13
#[test]
fn only_own_unturned_activation_characters_are_activated() {
    let play: Play = Scenario::new(2)
        .bay(0, 1)
        .invited(0, &[Character::Raphael])
        .turned(0, &[Character::LucaPacioli])
        .invited(1, &[Character::AndreaMantegna])
        .into();
    assert_eq!(play.refused(0, "activate raphael"), "amalfi.activate.type");
    assert_eq!(play.refused(0, "activate luca-pacioli"), "amalfi.activate.turned");
    assert_eq!(play.refused(0, "activate andrea-mantegna"), "amalfi.activate.own");
}

// A.LI.18
#[test]
fn there_is_a_cell_for_every_player() {
    // Four players gain one title each after the other; the fourth takes the last cell.
    let mut scenario = Scenario::new(4).titles([Title::Admiral, Title::Humanist, Title::Fanatic]);
    for seat in 1..4 {
        scenario = scenario.cube(seat, 1);
    }
    let guests = &[Character::Raphael, Character::FraMauro, Character::LucaPacioli];
    let mut play: Play = scenario
        .invited(0, guests)
        .hand(0, &[Character::AgostinoChigi])
        .bread(0, 6)
        .into();
    play.act(0, "invite agostino-chigi");
    assert_eq!(play.vp(0), 6 + 3);
    assert_eq!(play.public().titles[1].next, None);
    assert_eq!(play.public().titles[1].holders.len(), 4);
}

// A.RU.43
#[test]
fn figures_can_be_replaced_and_say_where_they_come_from() {
    let standard = Edition::<Components>::standard();
    let provenance = standard.provenance();
    assert!(provenance.printed > 20 && provenance.reconstructed > 150);
    let text = standard.text().replace(
        "id = \"tunis\" # PUB09\nprice = 0",
        "id = \"tunis\" # PUB09\nprice = 4",
    );
    let corrected = Edition::<Components>::load("corrected", &text).unwrap();
    assert_eq!(corrected.route(Route::Tunis).price, 4);
}

/// The error of the standard file with one change.
fn broken(from: &str, to: &str) -> EditionError {
    let text = Edition::<Components>::standard().text();
    assert!(text.contains(from), "{from}");
    Components::parse(&text.replacen(from, to, 1)).expect_err(from)
}

/// Mistakes in the standard file: what stands there, what somebody wrote instead, and words of the refusal.
const WRONG: &[(&str, &str, &str)] = &[
    ("rounds = 4", "rounds = 5", "the rulebook gives 4 rounds"),
    ("council = [-2, -1, 0, 1]", "council = [1, -1, 0, 1]", "no dearer"),
    (
        "council = [-2, -1, 0, 1]",
        "council = [-2, -1, 0]",
        "invalid length",
    ),
    ("ships = 4", "ships = 5", "4 ships in the bay"),
    ("id = \"tunis\"", "id = \"naples\"", "twice"),
    ("id = \"tunis\"", "id = \"atlantis\"", "is not one of"),
    ("id = \"tunis\"", "id = \"rome\"", "is no public route"),
    ("price = 1\n", "price = 99\n", "too large"),
    ("do = \"bread\", n = 5", "do = \"bred\", n = 5", "unknown variant"),
    (
        "do = \"bread\", n = 5",
        "do = \"build_free\", n = 5",
        "cannot stand",
    ),
    (
        "requires = { fleet = 10",
        "requires = { fleets = 10",
        "nothing that can be counted",
    ),
    (
        "of = [\"wood\"] }\nwhen",
        "of = [\"wood\", \"wine\", \"gems\"] }\nwhen",
        "one resource or two",
    ),
    (
        "mod = [{ mod = \"emergency_value\", add = 1 }]",
        "effect = [{ do = \"vp\", n = 1 }]",
        "permanent ones",
    ),
    (
        "cost = { n = 4, of = [\"wine\"] }",
        "cost = { n = 3, of = [\"wine\"] }",
        "a book costs 4 to 8",
    ),
    ("ranks = [125, 175, 225]", "ranks = [125, 75, 225]", "ranks rise"),
    (
        "bread = [3, 4, 5, 6]",
        "bread = [3, 4, 5, 7]",
        "room for the bread",
    ),
    (
        "personal = { endgame = 2, other = 8 }",
        "personal = { endgame = 2, other = 4 }",
        "more than a hand",
    ),
    (
        "no_lighthouse = [[{ do = \"take_character\", n = 1 }],",
        "no_lighthouse = [[{ do = \"lighthouse\", n = 1 }],",
        "is no lighthouse",
    ),
    (
        "[[{ do = \"take_character\", n = 1 }], [{ do = \"untap\", n = 1 }]]",
        "[[{ do = \"choose\", options = [[{ do = \"vp\", n = 1 }], [{ do = \"bread\", n = 1 }]] }], [{ do = \"untap\", n = 1 }]]",
        "does not lie in a choice",
    ),
    (
        "effects = [{ do = \"bread\", n = 5 }]",
        "effects = [{ do = \"choose\", options = [[{ do = \"vp\", n = 1 }], [{ do = \"bread\", n = 1 }]] }, { do = \"choose\", options = [[{ do = \"vp\", n = 1 }], [{ do = \"bread\", n = 1 }]] }]",
        "at most one choice",
    ),
    (
        "do = \"discard_hand\", min = 1, max = 1",
        "do = \"discard_hand\", min = 7, max = 7",
        "at most 6 cards",
    ),
    (
        "event = \"take\", then = [{ do = \"vp\", n = 1 }]",
        "event = \"take\", then = [{ do = \"pay_bread\", n = 1 }, { do = \"vp\", n = 1 }]",
        "costs no bread",
    ),
    (
        "mod = [{ mod = \"emergency_value\", add = 1 }]",
        "mod = [{ mod = \"emergency_value\", add = 1 }, { mod = \"emergency_value\", add = 1 }, { mod = \"emergency_value\", add = 1 }, { mod = \"emergency_value\", add = 1 }, { mod = \"emergency_value\", add = 1 }]",
        "at most 4 figures",
    ),
    ("wine = \"naples\"", "wine = \"cell-ii\"", "public routes only"),
];

#[test]
fn a_wrong_file_is_refused_with_its_line() {
    let line = |error: &EditionError| match error {
        EditionError::At { line, .. } => *line,
        _ => 0,
    };
    for (from, to, reason) in WRONG {
        let error = broken(from, to);
        assert!(error.to_string().contains(reason), "{error}");
        assert!(line(&error) > 0, "{error}");
    }
    for (from, to, reason) in [
        ("guild = \"scribes\"\n", "", "has 6 characters"),
        ("tier = \"dark\"", "tier = \"light\"", "6 dark titles"),
    ] {
        assert!(broken(from, to).to_string().contains(reason));
    }
    assert!(matches!(
        Components::parse("x = 1"),
        Err(EditionError::At { .. } | EditionError::Whole { .. })
    ));
}

#[test]
fn an_impossible_position_is_refused() {
    let play = deal(2, Way::Blind, 5);
    let state = serde_json::to_value(&play.game).unwrap();
    let edits: [(&str, serde_json::Value); 14] = [
        ("/players/0/bay", 5.into()),
        ("/players/0/bread", 7.into()),
        ("/players/0/built", 7.into()),
        ("/players/0/holds/0", 255.into()),
        ("/players/0/points/0", 30000.into()),
        ("/players/0/lights", serde_json::json!(["rome"])),
        ("/players/0/titles", 8.into()),
        ("/players/2/bread", 1.into()),
        ("/round", 4.into()),
        ("/turn", 3.into()),
        ("/workshop/4", serde_json::Value::Null),
        ("/atlas/0", state["atlas"][1].clone()),
        ("/passed", serde_json::json!([0])),
        (
            "/steps",
            serde_json::json!([{ "yard": { "seat": 0, "left": 1 } }]),
        ),
    ];
    for (place, value) in edits {
        let mut edited = state.clone();
        *edited.pointer_mut(place).unwrap() = value;
        let game: Amalfi = serde_json::from_value(edited).unwrap();
        assert!(game.audit().is_err(), "{place}");
    }
    assert!(play.game.audit().is_ok());
}

#[test]
fn lists_stay_short() {
    // The longest list of a busy player: routes, markets, hand, characters, ships.
    let play: Play = Scenario::new(4)
        .bay(0, 10)
        .bread(0, 6)
        .tiles(0, &Tile::ALL[..8])
        .hand(0, &Character::ALL[..12])
        .invited(0, &Character::ALL[40..46])
        .into();
    let list = play.list(0);
    assert!(list.len() <= 80, "{}", list.len());
    assert!(play.game.waiting().contains(Seat::new(0)));
    // Whoever hoards every card and every route has a long list, and no longer than promised.
    let hoard: Play = Scenario::new(2)
        .owns_the_rest(0)
        .tiles(0, &Tile::ALL[..31])
        .bay(0, 5)
        .hold(0, Hold::Wood, 5)
        .lighthouses(0, 6)
        .bread(0, 12)
        .into();
    let longest = hoard.list(0).len();
    assert!((150..=Amalfi::MOST_ACTIONS).contains(&longest), "{longest}");
}
