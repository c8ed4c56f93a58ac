//! Ships are the money: places of ships, payments, bread, optional actions (SP, PA, BR, OP).

use signoria_amalfi::Price;
use signoria_engine::Set;

use crate::scenario::*;

fn wine(n: u16, surcharge: u8) -> Price {
    Price {
        n,
        of: Set::only(Hold::Wine),
        surcharge,
        bread: 0,
    }
}

/// A payment of wine: cost, surcharge, bread, capacity, what counts, what does not; the bread before the surcharge if it is covered.
fn bread_if_covered(
    cost: u16,
    surcharge: u8,
    bread: u8,
    capacity: u8,
    useful: u16,
    other: u16,
) -> Option<u8> {
    let price = wine(cost, surcharge);
    let covered = price.is_covered(bread, capacity, useful, other);
    covered
        .then(|| price.bread_after(bread, capacity, useful, other))
        .flatten()
}

// A.PA.8
#[test]
fn only_useful_resources_cover_the_cost() {
    assert_eq!(bread_if_covered(7, 0, 0, 6, 9, 0), Some(2));
    assert_eq!(bread_if_covered(3, 0, 0, 6, 2, 9), None);
    assert_eq!(bread_if_covered(0, 0, 0, 6, 0, 0), Some(0));
}

// A.PA.9 A.RU.46
#[test]
fn the_surplus_of_a_payment_pays_its_surcharge() {
    assert_eq!(bread_if_covered(7, 2, 0, 6, 9, 0), Some(2));
    assert_eq!(bread_if_covered(6, 2, 1, 6, 6, 0), None);
    assert_eq!(bread_if_covered(6, 2, 1, 6, 9, 0), Some(4));
    assert_eq!(bread_if_covered(3, 2, 0, 6, 3, 2), Some(2));
}

// A.BR.5
#[test]
fn bread_goes_into_the_barn_before_the_price_is_paid() {
    assert_eq!(bread_if_covered(6, 0, 5, 6, 9, 0), Some(6));
    assert_eq!(bread_if_covered(3, 7, 6, 6, 9, 9), None, "no barn holds 7");
}

// A.SP.1
#[test]
fn ships_of_the_bay_are_sailed_sent_and_lowered_to_the_port() {
    let mut play: Play = Scenario::new(2).bay(0, 3).bread(0, 2).into();
    play.acts(0, &["sail naples", "send wine", "skip"]);
    let me = play.me(0);
    assert_eq!((me.docked, me.holds[Hold::Wine as usize], me.bay), (1, 1, 1));
    play.act(1, "pass");
    let port = play.me(0).port;
    play.act(0, "supply");
    assert_eq!((play.me(0).bay, play.me(0).port), (0, port + 1));
}

// A.SP.2 A.LI.5
#[test]
fn ships_in_the_port_and_on_docks_cannot_be_used() {
    let play: Play = Scenario::new(2)
        .dock(0, Route::Tunis)
        .hand(0, &[Character::FraMauro])
        .workshop(3, Masterpiece::Morgante)
        .bread(0, 6)
        .into();
    assert_eq!((play.me(0).port, play.me(0).docked), (3, 1));
    assert_eq!(play.refused(0, "sail messina"), "amalfi.sail.bay");
    assert_eq!(play.refused(0, "buy morgante"), "amalfi.pay.cost");
    assert_eq!(play.refused(0, "supply"), "amalfi.pay.ship");
    assert_eq!(play.refused(0, "build 1"), "amalfi.pay.cost");
}

const YIELDS: [(Hold, u8); 5] = [
    (Hold::Spices, 2),
    (Hold::Wood, 3),
    (Hold::Wine, 3),
    (Hold::Gems, 3),
    (Hold::Cloth, 3),
];

// A.SP.3 A.RU.2
#[test]
fn what_a_ship_yields_by_its_hold() {
    let player = deal(2, Way::Blind, 1).me(0);
    for (hold, bread) in YIELDS {
        assert_eq!(player.yields[hold as usize], u16::from(bread), "{hold}");
    }
}

// A.OP.2
#[test]
fn a_lowered_ship_gives_as_much_bread_as_it_would_yield() {
    for (hold, bread) in YIELDS {
        let mut play: Play = Scenario::new(2).hold(0, hold, 1).into();
        play.act(0, &format!("lower {hold}"));
        assert_eq!((play.bread(0), play.me(0).bay), (bread, 1), "{hold}");
    }
    let mut bay: Play = Scenario::new(2).bay(0, 2).into();
    let port = bay.me(0).port;
    bay.act(0, "supply");
    assert_eq!((bay.bread(0), bay.me(0).bay, bay.me(0).port), (3, 1, port + 1));
}

// A.RU.44
#[test]
fn a_hold_has_room_for_any_number_of_ships() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 7)
        .bay(0, 3)
        .bread(0, 2)
        .into();
    play.acts(0, &["sail naples", "send wine", "send wine"]);
    assert_eq!(play.hold(0, Hold::Wine), 9);
}

// A.SP.4
#[test]
fn a_ship_on_a_dock_bars_the_route_for_everybody() {
    let mut play: Play = Scenario::new(2).bay(0, 2).bay(1, 1).into();
    play.act(0, "sail tunis");
    assert_eq!(play.refused(1, "sail tunis"), "amalfi.sail.dock");
    play.act(1, "pass");
    assert_eq!(
        play.refused(0, "sail tunis"),
        "amalfi.sail.dock",
        "one's own ship bars it too"
    );
    play.finish_round();
    assert!(play.can(1, "sail tunis"));
}

// A.SP.5
#[test]
fn ships_move_in_these_ways_only() {
    // Over random games each change of a place is one of the moves.
    use signoria_engine::{Purpose, Rng, Seed, prelude::*};
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut play = deal(2, Way::Blind, seed);
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        while let Some(seat) = play.game.waiting().first() {
            let list = play.list(seat);
            let action = rng.pick(&list).unwrap().clone();
            let (before, log) = (play.me(seat.into()), play.log.len());
            play.act(seat, &action);
            let after = play.me(seat.into());
            let told = &play.ids()[log..];
            let ended = told.contains(&"amalfi.log.ships-returned");
            let paid = told.iter().any(|id| id.starts_with("amalfi.log.paid-from"));
            if ended || paid || told.contains(&"amalfi.log.ship-built") {
                continue;
            }
            let stowed = |player: &PlayerView| i16::from(player.holds.iter().sum::<u8>());
            let change = |f: &dyn Fn(&PlayerView) -> i16| f(&after) - f(&before);
            let moved = [
                change(&|player| player.bay.into()),
                change(&|player| player.port.into()),
                change(&stowed),
                change(&|player| player.docked.into()),
            ];
            seen.insert((action.split(' ').next().unwrap().to_owned(), moved));
        }
    }
    let known = [
        ("sail", [-1, 0, 0, 1]),
        ("send", [-1, 0, 1, 0]),
        ("beacon", [-1, 0, 1, 0]),
        ("lower", [1, 0, -1, 0]),
        ("supply", [-1, 1, 0, 0]),
        ("recall", [1, 0, 0, -1]),
        ("launch", [1, -1, 0, 0]),
        ("move", [0, 0, 0, 0]),
    ];
    for (verb, moved) in seen {
        let still = moved == [0; 4];
        assert!(
            still || known.contains(&(verb.as_str(), moved)),
            "{verb}: {moved:?}"
        );
    }
}

/// Orlando furioso, 8 wine, is being paid with a ship in the wine hold and one in the bay.
fn paying_for_orlando() -> Play {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 1)
        .bay(0, 1)
        .workshop(3, Masterpiece::OrlandoFurioso)
        .into();
    play.act(0, "buy orlando-furioso");
    play
}

// A.PA.1
#[test]
fn a_cost_is_paid_by_lowering_ships_from_holds_or_the_bay() {
    assert_eq!(paying_for_orlando().list(0), ["pay wine", "pay bay"]);
}

// A.PA.2 A.PA.3
#[test]
fn a_ship_from_a_hold_goes_to_the_bay_and_one_from_the_bay_to_the_port() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .bay(0, 2)
        .workshop(3, Masterpiece::OrlandoFurioso)
        .into();
    let port = play.me(0).port;
    play.acts(0, &["buy orlando-furioso", "pay wine"]);
    assert_eq!((play.hold(0, Hold::Wine), play.me(0).bay), (1, 3));
    assert_eq!(play.public().payment.unwrap().useful, 3);
    play.act(0, "pay bay");
    assert_eq!((play.me(0).bay, play.me(0).port), (2, port + 1));
    assert_eq!(play.public().payment.unwrap().useful, 6);
}

// A.PA.4
#[test]
fn both_ways_mix_also_with_the_same_ship() {
    let mut play = paying_for_orlando();
    play.act(0, "pay wine");
    // 3 from the hold, then two ships of the bay, one of which came from the hold.
    let me = play.me(0);
    assert_eq!((me.bay, me.bread, me.masterpieces.len()), (0, 1, 1));
}

// A.PA.5 A.BU.2
#[test]
fn a_cost_of_two_resources_takes_any_mix() {
    for holds in [[2, 0], [0, 2], [1, 1]] {
        let mut play: Play = Scenario::new(2)
            .hold(0, Hold::Wine, holds[0])
            .hold(0, Hold::Cloth, holds[1])
            .hand(0, &[Character::Raphael])
            .workshop(3, Masterpiece::StanzePerLaGiostra)
            .into();
        play.act(0, "buy stanze-per-la-giostra");
        while play.me(0).masterpieces.is_empty() {
            let next = play
                .listed(0, "pay")
                .into_iter()
                .find(|pay| pay != "pay bay")
                .unwrap();
            play.act(0, &next);
        }
        assert_eq!((play.me(0).bay, play.bread(0)), (2, 1), "6 for 5");
    }
}

// A.PA.6 A.PA.7
#[test]
fn other_resources_are_surplus_and_surplus_is_bread() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .hold(0, Hold::Gems, 1)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    play.acts(0, &["buy the-prince", "pay gems"]);
    assert!(play.me(0).masterpieces.is_empty(), "gems do not pay for a book");
    play.acts(0, &["pay wine", "pay wine"]);
    assert_eq!((play.bread(0), play.me(0).bay), (3, 3));
    // A full barn: the change is lost.
    let mut full: Play = Scenario::new(2)
        .bread(0, 5)
        .hold(0, Hold::Gems, 1)
        .hold(0, Hold::Wine, 2)
        .workshop(3, Masterpiece::ThePrince)
        .into();
    full.acts(0, &["buy the-prince", "pay gems", "pay wine", "pay wine"]);
    assert_eq!(full.bread(0), 6);
    assert!(full.ids().contains(&"amalfi.log.bread-lost"));
}

// A.PA.10
#[test]
fn a_payment_ends_with_the_first_ship_that_covers_it() {
    let scenario = Scenario::new(2)
        .hold(0, Hold::Wine, 1)
        .hold(0, Hold::Wood, 1)
        .bay(0, 2)
        .workshop(3, Masterpiece::ThePrince);
    // The order does not matter.
    let mut results = Vec::new();
    for order in [["pay wine", "pay bay"], ["pay bay", "pay wine"]] {
        let mut play: Play = scenario.clone().into();
        play.act(0, "buy the-prince");
        play.acts(0, &order);
        assert_eq!(play.me(0).masterpieces.len(), 1);
        results.push((play.me(0).bay, play.me(0).holds, play.bread(0)));
    }
    assert_eq!(results[0], results[1]);
    // While paying nothing but a ship that pays is possible.
    let mut paying: Play = scenario.into();
    paying.act(0, "buy the-prince");
    for other in ["lower wood", "supply", "pass", "skip"] {
        assert_eq!(paying.refused(0, other), "amalfi.pay.paying");
    }
}

// A.PA.11
#[test]
fn a_ship_yields_its_full_value() {
    let mut play: Play = Scenario::new(2)
        .hold(0, Hold::Spices, 1)
        .hand(0, &[Character::Raphael])
        .bay(0, 0)
        .atlas(3, Tile::Acre)
        .into();
    // 2 spices for a tile of 2.
    play.act(0, "explore acre");
    assert_eq!((play.bread(0), play.me(0).bay), (0, 1));
    let mut bay: Play = Scenario::new(2)
        .bay(0, 1)
        .hand(0, &[Character::Raphael])
        .atlas(3, Tile::Acre)
        .into();
    bay.act(0, "explore acre");
    assert_eq!(bay.bread(0), 1, "3 for 2");
}

// A.PA.12 A.LI.4
#[test]
fn a_price_beyond_all_ships_cannot_be_chosen() {
    // A ship in the wine hold yields 3 and 3 more: 6 wine, and no more.
    let scenario = Scenario::new(2)
        .hold(0, Hold::Wine, 1)
        .workshop(3, Masterpiece::ThePrince)
        .workshop(2, Masterpiece::TheBookOfTheCourtier)
        .workshop(0, Masterpiece::ThePrince);
    let play: Play = scenario
        .clone()
        .workshop(3, Masterpiece::TheBookOfTheCourtier)
        .into();
    assert_eq!(play.refused(0, "buy the-book-of-the-courtier"), "amalfi.pay.cost");
    assert_eq!(
        play.refused(0, "buy the-prince"),
        "amalfi.market.surcharge",
        "2 bread are missing"
    );
    let rich: Play = scenario.bread(0, 2).into();
    assert!(rich.can(0, "buy the-prince"));
    // A cost of 0 needs no ship.
    let mut free: Play = Scenario::new(2)
        .invited(0, &[Character::PedroNunes])
        .atlas(3, Tile::Tripoli)
        .into();
    free.acts(0, &["activate pedro-nunes", "explore tripoli"]);
    assert!(free.me(0).tiles.contains(Tile::Tripoli));
}

// A.PA.13
#[test]
fn a_purchase_does_not_pay_for_itself() {
    // The bonus of 2 bread comes after the surcharge of 2 is due.
    let play: Play = Scenario::new(2)
        .hold(0, Hold::Gems, 1)
        .hand(0, &[Character::Raphael])
        .workshop(0, Masterpiece::FlagellationOfChrist)
        .into();
    // 6 gems for 5: one bread of surplus, the surcharge is 2, the bonus would be 2.
    assert_eq!(
        play.refused(0, "buy flagellation-of-christ"),
        "amalfi.market.surcharge"
    );
}

// A.BR.1 A.BR.2
#[test]
fn the_barn_holds_six_and_one_for_each_lighthouse() {
    for lighthouses in 0..=6 {
        let mut play: Play = Scenario::new(2).lighthouses(0, lighthouses).bay(0, 6).into();
        for _ in 0..5 {
            play.act(0, "supply");
        }
        assert_eq!(usize::from(play.bread(0)), 6 + lighthouses);
    }
}

// A.BR.3
#[test]
fn capacity_grows_before_what_follows() {
    // Messina: a lighthouse, then 2 bread; with 5 bread they fit only because the barn has grown.
    let mut play: Play = Scenario::new(2).bay(0, 1).bread(0, 5).into();
    play.acts(0, &["sail messina", "lighthouse tunis"]);
    assert_eq!(play.bread(0), 7);
}

// A.BR.4
#[test]
fn a_bread_price_is_paid_in_full_from_the_barn() {
    let scenario = Scenario::new(2).hand(0, &[Character::AgostinoChigi]).bay(0, 2);
    let poor: Play = scenario.clone().bread(0, 5).into();
    assert_eq!(poor.refused(0, "invite agostino-chigi"), "amalfi.pay.bread");
    let mut rich: Play = scenario.bread(0, 6).into();
    rich.act(0, "invite agostino-chigi");
    assert_eq!(rich.bread(0), 0);
}

// A.OP.1
#[test]
fn optional_actions_are_open_in_and_outside_ones_own_turn() {
    let play: Play = Scenario::new(2)
        .bay(0, 1)
        .hold(0, Hold::Wine, 1)
        .hand(0, &[Character::Raphael])
        .into();
    for action in ["lower wine", "supply", "discard raphael"] {
        assert!(play.can(0, action));
    }
    // At one's own lighthouse in the turn of another, even after passing.
    let mut light: Play = Scenario::new(2)
        .turn(1)
        .passed(&[0])
        .bay(1, 1)
        .hold(0, Hold::Wine, 1)
        .lights(0, &[Route::Tunis])
        .into();
    light.act(1, "sail tunis");
    light.act(0, "lower wine");
    assert_eq!(light.bread(0), 3);
}

// A.OP.5 A.RU.17
#[test]
fn optional_actions_are_open_inside_actions_and_in_two_windows() {
    let mut inside: Play = Scenario::new(2)
        .bay(0, 2)
        .hold(0, Hold::Wine, 1)
        .hand(0, &[Character::Raphael])
        .into();
    inside.act(0, "sail messina");
    assert!(inside.can(0, "lower wine") && inside.can(0, "discard raphael"));
    let mut window: Play = Scenario::new(2)
        .hold(0, Hold::Spices, 3)
        .bread(1, 6)
        .feeding()
        .into();
    window.act(0, "lower spices");
    assert_eq!((window.bread(0), window.public().phase), (0, Phase::Decrees));
    assert!(window.can(0, "lower spices"));
}

// A.OP.3
#[test]
fn a_discarded_character_is_worth_one_bread() {
    let mut play: Play = Scenario::new(2)
        .hand(0, &[Character::Raphael, Character::FraMauro])
        .into();
    play.act(0, "discard raphael");
    assert_eq!((play.bread(0), play.me(0).hand), (1, 1));
    assert!(play.public().council_discard.contains(Character::Raphael));
}

// A.OP.4
#[test]
fn optional_actions_are_allowed_with_a_full_barn() {
    let mut play: Play = Scenario::new(2).bread(0, 6).bay(0, 2).into();
    play.act(0, "supply");
    assert_eq!((play.bread(0), play.me(0).bay), (6, 1));
}

// A.OP.6 A.LI.7
#[test]
fn nothing_is_lowered_between_the_ships_of_a_send() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 3)
        .bread(0, 2)
        .hand(0, &[Character::Raphael])
        .into();
    play.act(0, "sail naples");
    assert!(play.can(0, "supply"), "just before it is allowed");
    play.act(0, "send wine");
    for action in ["lower wine", "supply", "discard raphael"] {
        assert_eq!(play.refused(0, action), "amalfi.optional.gain");
    }
    play.act(0, "send wine");
    play.act(1, "pass");
    assert!(play.can(0, "lower wine"), "and afterwards");
}

// A.OP.7 A.RU.18
#[test]
fn two_sends_of_one_route_are_one_gain() {
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Chios])
        .bay(0, 3)
        .bread(0, 1)
        .into();
    play.acts(0, &["sail chios", "send wine"]);
    assert!(play.can(0, "send gems"));
    assert_eq!(play.refused(0, "lower wine"), "amalfi.optional.gain");
    // Where nothing was sent the gain has not begun.
    let mut skipped: Play = Scenario::new(2)
        .tiles(0, &[Tile::Chios])
        .bay(0, 3)
        .bread(0, 1)
        .into();
    skipped.acts(0, &["sail chios", "skip"]);
    assert!(skipped.can(0, "supply"));
    // Also where something else stands between them: the gain ends with the last of them.
    let mut between = deal_changed(
        1,
        1,
        "between two sends",
        "effects = [{ do = \"send\", hold = \"wine\", n = 2 }]",
        "effects = [{ do = \"send\", hold = \"wine\", n = 1 }, { do = \"take_character\", n = 1 }, { do = \"send\", hold = \"gems\", n = 1 }, { do = \"take_character\", n = 1 }]",
    );
    between.acts(0, &["guild bankers", "sail naples", "send wine"]);
    assert_eq!(between.refused(0, "lower wine"), "amalfi.optional.gain");
    between.acts(0, &["skip", "send gems"]);
    assert!(between.can(0, "lower wine"));
}

#[test]
fn a_window_opens_only_where_it_can_matter() {
    // Enough bread to feed: lowering earlier could only lose bread.
    let fed: Play = Scenario::new(2)
        .bay(0, 2)
        .bread(0, 2)
        .bread(1, 6)
        .feeding()
        .into();
    assert_eq!((fed.bread(0), fed.public().phase), (0, Phase::Decrees));
    // In the last round bread counts only by decree or card.
    let last = Scenario::new(2)
        .round(4)
        .bay(0, 2)
        .bread(0, 2)
        .bread(1, 2)
        .feeding();
    let over: Play = last.clone().decree(4, Decree::Trade).into();
    assert!(over.is_over());
    let counted: Play = last.clone().decree(4, Decree::Provisions).into();
    assert_eq!(counted.public().phase, Phase::Decrees);
    let card: Play = last
        .decree(4, Decree::Trade)
        .invited(0, &[Character::AntonioPiccolomini])
        .into();
    assert_eq!(card.waiting(), [0]);
}
