//! Sailing, changing routes, lighthouses (SA, CR, LB, LU).

use signoria_engine::Seat;

use crate::scenario::*;

// A.SA.1 A.SA.2 A.LI.3
#[test]
fn which_routes_can_be_sailed() {
    let play: Play = Scenario::new(2)
        .bay(0, 1)
        .bread(0, 6)
        .tiles(0, &[Tile::Rome])
        .tiles(1, &[Tile::Malta])
        .dock(1, Route::Tunis)
        .into();
    assert!(play.can(0, "sail rome") && play.can(0, "sail naples") && play.can(0, "sail cell-iv"));
    assert_eq!(play.refused(0, "sail malta"), "amalfi.sail.private");
    assert_eq!(play.refused(0, "sail tunis"), "amalfi.sail.dock");
    assert_eq!(play.listed(0, "sail").len(), 13 - 1 + 1);
    let empty: Play = Scenario::new(2).bread(0, 6).hand(0, &[Character::Raphael]).into();
    assert_eq!(empty.refused(0, "sail messina"), "amalfi.sail.bay");
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

// A.SA.7 A.RU.6 A.LI.6
#[test]
fn fewer_ships_than_shown_may_be_sent_and_never_more() {
    let mut play: Play = Scenario::new(2).bay(0, 4).bread(0, 2).into();
    play.acts(0, &["sail naples", "send wine"]);
    assert_eq!(play.refused(0, "send gems"), "amalfi.send.hold");
    let mut less = Play::new(play.game.clone());
    less.act(0, "skip");
    assert_eq!((less.hold(0, Hold::Wine), less.me(0).bay), (1, 2));
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

// A.CR.2 A.LI.11 A.CR.4
#[test]
fn a_changing_cell_offers_one_character_before_or_after() {
    let scenario = Scenario::new(2).bay(0, 1).bread(0, 2).lights(1, &[Route::CellIi]);
    let mut before: Play = scenario.clone().into();
    before.act(0, "sail cell-ii");
    let card = before.public().council.0[2].unwrap();
    before.act(0, &format!("take {card}"));
    assert_eq!(
        before.waiting(),
        [1],
        "no second take, only the lighthouse is left"
    );
    let mut after: Play = scenario.clone().into();
    after.acts(0, &["sail cell-ii", "skip"]);
    assert_eq!(after.bread(0), 5, "the effect came first");
    let card = after.public().council.0[0].unwrap();
    after.act(0, &format!("take {card}"));
    assert_eq!(
        (after.bread(0), after.waiting()),
        (3, vec![1]),
        "before the lighthouse"
    );
    let mut none: Play = scenario.into();
    none.acts(0, &["sail cell-ii", "skip", "skip"]);
    assert_eq!(none.me(0).hand, 0);
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

// A.CR.5 A.CR.6 A.CR.7 A.LU.10 A.RU.7
#[test]
fn a_covered_cell_is_the_route_of_the_tile_and_nobodys() {
    let mut play: Play = Scenario::new(2)
        .round(2)
        .cover(0, Tile::Trebizond)
        .bay(0, 3)
        .bay(1, 2)
        .bread(1, 2)
        .lights(1, &[Route::CellIi])
        // He has a point for every private route that is sailed.
        .invited(0, &[Character::AlviseCadamosto])
        .into();
    assert_eq!(
        play.route(Route::CellIi).lighthouse,
        Some(Seat::new(1)),
        "the lighthouse stays"
    );
    play.act(0, "sail cell-ii");
    assert!(!play.listed(0, "take").is_empty(), "the symbol at the left stays");
    play.acts(0, &["skip", "send gems", "send gems", "skip"]);
    assert_eq!(play.hold(0, Hold::Gems), 2);
    assert_eq!(play.waiting(), [1]);
    assert_eq!(play.listed(1, "beacon"), ["beacon gems"], "the holds of the tile");
    play.act(1, "beacon gems");
    assert_eq!(
        (play.me(0).tiles.len(), play.vp(0)),
        (0, 0),
        "it belongs to nobody"
    );
    assert_eq!(play.refused(1, "explore trebizond"), "amalfi.market.atlas");
    assert_eq!(play.refused(1, "sail trebizond"), "amalfi.sail.play");
}

// A.LB.1 A.LB.2 A.LI.9
#[test]
fn a_lighthouse_goes_on_any_free_slot_in_play() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .tiles(1, &[Tile::Rome])
        .lights(1, &[Route::Tunis])
        .into();
    assert!(play.listed(0, "lighthouse").is_empty(), "never as a main action");
    play.act(0, "sail messina");
    assert!(
        play.can(0, "lighthouse rome"),
        "also on another player's private route"
    );
    assert_eq!(play.refused(0, "lighthouse tunis"), "amalfi.lighthouse.slot");
    let tile = play.public().atlas.0[4].unwrap();
    assert_eq!(play.refused(0, &format!("lighthouse {tile}")), "amalfi.sail.play");
    assert_eq!(play.refused(0, "choose vp"), "amalfi.lighthouse.left");
    play.act(0, "lighthouse rome");
    assert_eq!(play.route(Route::Rome).lighthouse, Some(Seat::new(0)));
}

// A.LB.3 A.LB.4
#[test]
fn capacity_title_trigger_symbol() {
    // The fourth lighthouse lies on the symbol of a character; Condottiere needs three.
    let mut play: Play = Scenario::new(2)
        .titles([Title::Seer, Title::Explorer, Title::Condottiere])
        .bay(0, 1)
        .lighthouses(0, 3)
        .invited(
            0,
            &[
                Character::Raphael,
                Character::Michelangelo,
                Character::FrancescoDiGiorgio,
            ],
        )
        .into();
    play.acts(0, &["sail messina", "lighthouse tunis"]);
    assert!(!play.listed(0, "take").is_empty(), "the symbol");
    assert_eq!(play.vp(0), 24 + 2);
    let told = play.ids();
    let place = |id: &str| {
        told.iter()
            .position(|told| *told == format!("amalfi.log.{id}"))
            .unwrap()
    };
    assert!(place("lit") < place("title") && place("title") < place("points"));
    assert_eq!(play.me(0).capacity, 10);
    // One of the symbols unturns a character: the second.
    let edition = play.public().edition;
    let symbols = edition.lighthouse_spaces.map(|list| edition.effects(list).len());
    assert_eq!(symbols, [0, 1, 0, 1, 0, 1]);
}

// A.LB.5 A.RU.34
#[test]
fn without_a_lighthouse_the_substitute_may_also_be_declined() {
    let mut play: Play = Scenario::new(2).bay(0, 1).lighthouses(0, 6).into();
    play.act(0, "sail messina");
    assert_eq!(play.list(0), ["choose take", "choose vp", "skip"]);
    assert_eq!(play.refused(0, "lighthouse tunis"), "amalfi.lighthouse.none");
    play.act(0, "skip");
    assert_eq!(play.vp(0), 0);
}

// A.LB.6 A.RU.9
#[test]
fn without_a_free_slot_the_effect_lapses() {
    let mut play: Play = Scenario::new(3)
        .bay(0, 1)
        .lighthouses(0, 1)
        .lighthouses(1, 6)
        .lighthouses(2, 6)
        .into();
    play.act(0, "sail messina");
    assert_eq!((play.me(0).lighthouses, play.vp(0)), (1, 0));
    assert!(
        play.waiting() != [0],
        "the owner of Messina's lighthouse is asked, not the builder"
    );
}

// A.LB.7
#[test]
fn a_lighthouse_stands_for_ever() {
    let mut play: Play = Scenario::new(2)
        .lights(0, &[Route::CellIi, Route::Tunis])
        .bread(0, 2)
        .bread(1, 2)
        .bay(0, 1)
        .into();
    play.finish_round();
    assert_eq!(play.public().round, 2);
    for route in [Route::CellIi, Route::Tunis] {
        assert_eq!(play.route(route).lighthouse, Some(Seat::new(0)));
    }
}

// A.LU.1 A.LU.2 A.RU.45 A.LI.10
#[test]
fn the_owner_uses_the_lighthouse_once_after_the_whole_route() {
    let mut play: Play = Scenario::new(3)
        .bay(0, 2)
        .bread(0, 2)
        .lights(2, &[Route::Naples])
        .into();
    play.act(0, "sail naples");
    assert_eq!(play.waiting(), [0], "first the route");
    assert_eq!(play.refused(2, "glean"), "engine.turn.seat");
    play.act(0, "send wine");
    assert_eq!(play.waiting(), [2]);
    assert_eq!(play.refused(1, "glean"), "engine.turn.seat", "nobody else's");
    play.act(2, "glean");
    assert_eq!(
        (play.bread(2), play.waiting()),
        (1, vec![1]),
        "once, then the next turn"
    );
    // The own lighthouse too.
    let mut own: Play = Scenario::new(2).bay(0, 1).lights(0, &[Route::Tunis]).into();
    own.act(0, "sail tunis");
    own.act(0, "glean");
    assert_eq!(own.bread(0), 6);
}

// A.LU.3 A.LU.6 A.LI.10
#[test]
fn sending_needs_two_bread_and_a_ship_which_may_be_prepared() {
    let scenario = Scenario::new(2).bay(0, 1).bread(0, 2).lights(1, &[Route::Naples]);
    let ask = |scenario: Scenario| {
        let mut play: Play = scenario.into();
        play.act(0, "sail naples");
        play
    };
    let poor = ask(scenario.clone().bay(1, 1).bread(1, 1));
    assert_eq!(poor.refused(1, "beacon wine"), "amalfi.beacon.bread");
    let mut empty = ask(scenario.clone().bay(1, 0).hold(1, Hold::Wood, 1).bread(1, 2));
    assert_eq!(empty.refused(1, "beacon wine"), "amalfi.sail.bay");
    empty.acts(1, &["lower wood", "beacon wine"]);
    assert_eq!((empty.hold(1, Hold::Wine), empty.bread(1)), (1, 3));
}

// A.LU.4 A.LU.5 A.RU.10
#[test]
fn the_hold_is_one_that_the_route_shows() {
    let ask = |tile: Tile, route: &str| {
        let mut play: Play = Scenario::new(2)
            .tiles(0, &[tile])
            .bay(0, 1)
            .bread(0, 3)
            .bay(1, 1)
            .bread(1, 2)
            .lights(1, &[tile.into()])
            .into();
        play.act(0, &format!("sail {route}"));
        while play.waiting() == [0] {
            play.act(0, "skip");
        }
        play
    };
    assert_eq!(
        ask(Tile::Chios, "chios").listed(1, "beacon"),
        ["beacon wine", "beacon gems"]
    );
    assert_eq!(ask(Tile::Damascus, "damascus").listed(1, "beacon").len(), 5);
    let none = ask(Tile::Majorca, "majorca");
    assert_eq!(none.listed(1, "beacon"), [""; 0]);
    assert_eq!(none.refused(1, "beacon wine"), "amalfi.beacon.hold");
    assert!(none.can(1, "glean"));
}

// A.LU.7
#[test]
fn a_lighthouse_works_after_passing() {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .passed(&[1])
        .lights(1, &[Route::Tunis])
        .into();
    play.act(0, "sail tunis");
    play.act(1, "glean");
    assert_eq!(play.bread(1), 1);
}

// A.LU.8
#[test]
fn a_lighthouse_of_this_very_voyage_may_be_used() {
    let mut play: Play = Scenario::new(2).bay(0, 1).into();
    play.acts(0, &["sail messina", "lighthouse messina"]);
    assert!(play.can(0, "glean"));
}

// A.LU.9 A.VO.15 A.RU.32
#[test]
fn repeating_a_route_uses_no_lighthouse_and_no_dock() {
    let mut play: Play = Scenario::new(2)
        .hand(0, &[Character::GiovanniCaboto])
        .bread(0, 6)
        .bay(0, 1)
        .dock(1, Route::Tunis)
        .bay(1, 1)
        .lights(1, &[Route::Tunis])
        .into();
    play.acts(0, &["invite giovanni-caboto", "copy tunis"]);
    assert_eq!((play.bread(0), play.me(0).docked), (5, 0));
    assert_eq!(play.list(1).iter().filter(|action| *action == "glean").count(), 0);
    assert!(play.can(1, "pass"), "the next turn has begun");
}
