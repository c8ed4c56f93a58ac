//! Sailing and changing routes (SA, CR).

use signoria_engine::Seat;

use crate::scenario::*;

fn routes_to_sail() -> Scenario {
    Scenario::new(2)
        .bay(0, 1)
        .bread(0, 6)
        .tiles(0, &[Tile::Rome])
        .tiles(1, &[Tile::Malta])
        .dock(1, Route::Tunis)
}

// A.SA.1 A.SA.2
#[test]
fn free_public_and_own_private_routes_can_be_sailed() {
    let play: Play = routes_to_sail().into();
    assert!(play.can(0, "sail rome") && play.can(0, "sail naples") && play.can(0, "sail cell-iv"));
    assert!(!play.can(0, "sail malta") && !play.can(0, "sail tunis"));
    assert_eq!(play.listed(0, "sail").len(), 13 - 1 + 1);
}

// A.LI.3
#[test]
fn other_voyages_are_refused() {
    let play: Play = routes_to_sail().into();
    assert_eq!(play.refused(0, "sail malta"), "amalfi.sail.private");
    assert_eq!(play.refused(0, "sail tunis"), "amalfi.sail.dock");
    let tile = play.public().atlas.0[4].unwrap();
    assert_eq!(play.refused(0, &format!("sail {tile}")), "amalfi.sail.play");
    let poor: Play = routes_to_sail().bread(0, 0).into();
    assert_eq!(poor.refused(0, "sail naples"), "amalfi.sail.bread");
    let empty: Play = Scenario::new(2).bread(0, 6).hand(0, &[Character::Raphael]).into();
    assert_eq!(empty.refused(0, "sail messina"), "amalfi.sail.bay");
}

// A.SA.3 A.SA.4
#[test]
fn the_view_says_what_a_voyage_leaves_and_how_many_ships_can_be_sent() {
    let mut play: Play = routes_to_sail().bay(0, 2).into();
    let own = play.own(0);
    assert_eq!(own.voyages.len(), play.listed(0, "sail").len());
    let naples = own.voyages.iter().find(|voyage| voyage.route == Route::Naples);
    let naples = naples.expect("the dock is free");
    assert_eq!(naples.bread, Some(6 - naples.price));
    assert_eq!(naples.missing, play.me(0).owed.saturating_sub(6 - naples.price));
    let foretold = naples.sends;
    play.act(0, "sail naples");
    // One ship is on the dock, the other one can go to the hold.
    let sending = play.own(0).sending.expect("ships are being sent");
    assert_eq!(foretold, Some(sending));
    let hold = sending.hold.map(|hold| hold.to_string());
    assert_eq!((hold.as_deref(), sending.ships), (Some("wine"), 1));
    assert!(play.own(0).voyages.is_empty() && play.own(1).sending.is_none());
}

// A.SA.3 A.BR.2
#[test]
fn the_view_says_the_bread_that_a_voyage_leaves_with_what_it_brings() {
    for bread in [2, 5, 6] {
        let mut play: Play = routes_to_sail().bay(0, 2).bread(0, bread).into();
        let own = play.own(0);
        let messina = own.voyages.iter().find(|voyage| voyage.route == Route::Messina);
        let foretold = messina.and_then(|voyage| voyage.bread);
        play.act(0, "sail messina");
        // The lighthouse is another matter.
        play.act(0, "skip");
        assert_eq!(foretold, Some(play.me(0).bread), "{bread}");
    }
}

// A.SA.3 A.CR.2
#[test]
fn the_view_predicts_ships_only_where_they_are_asked_for_first() {
    let sends = |ships: u8, route: Route| {
        let play: Play = routes_to_sail().bay(0, ships).into();
        let own = play.own(0);
        let voyage = own.voyages.iter().find(|voyage| voyage.route == route);
        voyage.and_then(|voyage| voyage.sends)
    };
    assert!(sends(3, Route::Naples).is_some_and(|sending| sending.ships == 2));
    // The only ship stays on the dock.
    assert_eq!(sends(1, Route::Naples), None);
    // Bread, and nothing to send.
    assert_eq!(sends(3, Route::Tunis), None);
    // A character is offered before the ships.
    assert!(
        (0..3)
            .filter_map(Route::cell)
            .all(|cell| sends(3, cell).is_none())
    );
}

// A.SA.3
#[test]
fn the_steps_of_a_voyage_in_order() {
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[Tile::Syracuse])
        .bay(0, 2)
        .invited(0, &[Character::AlviseCadamosto])
        .lights(1, &[Route::Syracuse])
        .into();
    play.acts(0, &["sail syracuse", "send wine"]);
    assert_eq!(
        (play.bread(0), play.vp(0)),
        (4, 1),
        "3 of the route, then the trigger"
    );
    play.act(1, "glean");
    let told = play.ids();
    let wanted = [
        "sailed",
        "sent",
        "bread-gained",
        "points",
        "bread-gained",
        "beacon-bread",
        "bread-gained",
    ];
    assert_eq!(told[1..], wanted.map(|id| format!("amalfi.log.{id}")));
}

// A.SA.4 A.RU.41
#[test]
fn the_barn_must_cover_the_price_and_bread_may_be_raised_before() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 2)
        .bread(0, 1)
        .hold(0, Hold::Gems, 1)
        .into();
    assert_eq!(play.refused(0, "sail naples"), "amalfi.sail.bread");
    assert_eq!(play.me(0).docked, 0);
    play.acts(0, &["lower gems", "sail naples"]);
    assert_eq!((play.me(0).docked, play.bread(0)), (1, 2));
}

// A.SA.5
#[test]
fn bread_of_the_route_does_not_pay_its_price() {
    // Rome costs 1 bread, and its first effect could give 1: too late.
    let play: Play = Scenario::new(2).tiles(0, &[Tile::Rome]).bay(0, 1).into();
    assert_eq!(play.refused(0, "sail rome"), "amalfi.sail.bread");
}

// A.SA.6
#[test]
fn a_route_may_be_sailed_for_nothing() {
    let mut play: Play = Scenario::new(2).bay(0, 1).bread(0, 2).into();
    play.act(0, "sail naples");
    assert_eq!(
        (play.me(0).docked, play.bread(0), play.waiting()),
        (1, 0, vec![1])
    );
}

/// Naples shows two ships to the wine hold; one of four is sent.
fn one_ship_sent() -> Play {
    let mut play: Play = Scenario::new(2).bay(0, 4).bread(0, 2).into();
    play.acts(0, &["sail naples", "send wine"]);
    play
}

// A.SA.7 A.RU.6
#[test]
fn fewer_ships_than_shown_may_be_sent() {
    let mut play = one_ship_sent();
    play.act(0, "skip");
    assert_eq!((play.hold(0, Hold::Wine), play.me(0).bay), (1, 2));
}

// A.LI.6
#[test]
fn more_ships_than_shown_or_to_another_hold_are_refused() {
    let mut play = one_ship_sent();
    assert_eq!(play.refused(0, "send gems"), "amalfi.send.hold");
    play.act(0, "send wine");
    assert_eq!(play.refused(0, "send wine"), "engine.turn.seat", "two were shown");
}

// A.SA.8 A.SA.9
#[test]
fn each_ship_of_send_to_any_goes_where_it_likes() {
    let mut play: Play = Scenario::new(2).bay(0, 3).bread(0, 3).into();
    play.act(0, "sail venice");
    assert_eq!(play.listed(0, "send").len(), 5);
    play.act(0, "send spices");
    assert_eq!(play.refused(0, "supply"), "amalfi.optional.gain");
    play.act(0, "send wood");
    assert_eq!(play.me(0).holds, [1, 1, 0, 0, 0]);
}

// A.SA.10
#[test]
fn the_kinds_of_effects_of_routes() {
    let mut bread: Play = Scenario::new(2).bay(0, 1).bread(0, 4).into();
    bread.act(0, "sail tunis");
    assert_eq!(bread.bread(0), 6, "capped");
    let mut palermo: Play = Scenario::new(2).bay(0, 1).into();
    palermo.act(0, "sail palermo");
    assert_eq!(palermo.public().council_discard.len(), 1);
    assert!(!palermo.listed(0, "take").is_empty());
    let mut messina: Play = Scenario::new(2).bay(0, 1).into();
    messina.act(0, "sail messina");
    assert_eq!(messina.public().workshop_discard.len(), 1);
    assert_eq!(messina.listed(0, "lighthouse").len(), 13);
}

// A.CR.1
#[test]
fn the_printed_routes_are_valid_from_the_first_round() {
    for (cell, bread, after) in [("cell-ii", 0, 3), ("cell-iii", 1, 0), ("cell-iv", 1, 0)] {
        let mut play: Play = Scenario::new(2).bay(0, 2).bread(0, bread).into();
        play.act(0, &format!("sail {cell}"));
        play.act(0, "skip");
        assert_eq!(play.bread(0), after);
        match cell {
            "cell-iii" => assert_eq!(play.listed(0, "send").len(), 5),
            "cell-iv" => assert!(play.can(0, "lighthouse cell-iv")),
            _ => assert!(!play.listed(0, "take").is_empty()),
        }
    }
}

/// A voyage to cell II, which has a lighthouse of seat 1.
fn to_cell_ii() -> Play {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .bread(0, 2)
        .lights(1, &[Route::CellIi])
        .into();
    play.act(0, "sail cell-ii");
    play
}

// A.CR.2
#[test]
fn a_changing_cell_offers_a_character_before_or_after_or_not_at_all() {
    let mut before = to_cell_ii();
    let card = before.public().council.0[2].unwrap();
    before.act(0, &format!("take {card}"));
    assert_eq!((before.me(0).hand, before.bread(0)), (1, 5));
    let mut none = to_cell_ii();
    none.acts(0, &["skip", "skip"]);
    assert_eq!((none.me(0).hand, none.bread(0)), (0, 5));
}

// A.LI.11
#[test]
fn a_changing_cell_offers_no_second_character() {
    let mut play = to_cell_ii();
    let card = play.public().council.0[2].unwrap();
    play.act(0, &format!("take {card}"));
    assert_eq!(play.waiting(), [1], "only the lighthouse is left");
}

// A.CR.4
#[test]
fn the_late_take_comes_after_the_effects_and_before_the_lighthouse() {
    let mut play = to_cell_ii();
    play.act(0, "skip");
    assert_eq!(play.bread(0), 5, "the effect came first");
    let card = play.public().council.0[0].unwrap();
    play.act(0, &format!("take {card}"));
    assert_eq!((play.bread(0), play.waiting()), (3, vec![1]));
}

// A.CR.3 A.RU.28
#[test]
fn bread_of_the_take_may_pay_the_price_and_a_dear_take_is_refused() {
    // Cell III costs 1: with no bread only the rightmost character, which gives 1, makes it possible.
    let mut helped: Play = Scenario::new(2).bay(0, 2).into();
    helped.act(0, "sail cell-iii");
    let council = helped.public().council.0.map(Option::unwrap);
    assert_eq!(helped.listed(0, "take"), [format!("take {}", council[3])]);
    assert_eq!(helped.refused(0, "skip"), "amalfi.sail.bread");
    assert_eq!(
        helped.refused(0, &format!("take {}", council[2])),
        "amalfi.sail.take"
    );
    helped.act(0, &format!("take {}", council[3]));
    assert_eq!((helped.bread(0), helped.me(0).hand), (0, 1));
    let mut dear: Play = Scenario::new(2).bay(0, 2).bread(0, 2).into();
    dear.act(0, "sail cell-iii");
    let council = dear.public().council.0.map(Option::unwrap);
    assert_eq!(
        dear.refused(0, &format!("take {}", council[0])),
        "amalfi.sail.take",
        "it would leave nothing"
    );
    assert!(dear.can(0, &format!("take {}", council[1])));
}

/// Cell II is covered by Trebizond, which sends up to three ships to the gems hold; seat 1 has a lighthouse there.
fn covered_cell() -> Play {
    Scenario::new(2)
        .round(2)
        .cover(0, Tile::Trebizond)
        .bay(0, 3)
        .bay(1, 2)
        .bread(1, 2)
        .lights(1, &[Route::CellIi])
        // He has a point for every private route that is sailed.
        .invited(0, &[Character::AlviseCadamosto])
        .into()
}

// A.CR.5
#[test]
fn the_tile_replaces_the_printed_route_but_not_the_symbol_beside_it() {
    let mut play = covered_cell();
    play.act(0, "sail cell-ii");
    assert!(play.has(0, "take"), "the symbol at the left stays");
    play.acts(0, &["skip", "send gems", "send gems"]);
    assert_eq!(play.hold(0, Hold::Gems), 2);
}

// A.CR.6
#[test]
fn the_covering_tile_belongs_to_nobody() {
    let mut play = covered_cell();
    play.acts(0, &["sail cell-ii", "skip", "send gems", "send gems", "skip"]);
    play.act(1, "skip");
    assert_eq!(
        (play.me(0).tiles.len(), play.vp(0)),
        (0, 0),
        "no private route was sailed"
    );
    assert_eq!(play.refused(1, "explore trebizond"), "amalfi.market.atlas");
    assert_eq!(play.refused(1, "sail trebizond"), "amalfi.sail.play");
}

// A.CR.7 A.RU.7
#[test]
fn everybody_may_sail_and_light_a_covered_cell() {
    let play = covered_cell();
    assert_eq!(
        play.route(Route::CellIi).lighthouse,
        Some(Seat::new(1)),
        "it stays on the cell"
    );
    let mut open: Play = Scenario::new(2)
        .round(2)
        .cover(0, Tile::Trebizond)
        .bay(0, 2)
        .into();
    open.act(0, "sail messina");
    assert!(open.can(0, "lighthouse cell-ii"));
    open.acts(0, &["lighthouse cell-ii"]);
    assert!(open.can(1, "sail cell-ii"));
}

// A.LU.10
#[test]
fn the_holds_of_a_lighthouse_are_those_of_the_covering_tile() {
    let mut play = covered_cell();
    play.acts(0, &["sail cell-ii", "skip", "send gems", "send gems", "skip"]);
    assert_eq!(play.listed(1, "beacon"), ["beacon gems"]);
}
