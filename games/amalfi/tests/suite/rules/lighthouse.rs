//! Lighthouses: building and using them (LB, LU).

use signoria_engine::Seat;

use crate::scenario::*;

/// Messina lets seat 0 build a lighthouse; seat 1 has Rome, and a lighthouse on Tunis.
fn building_a_lighthouse() -> Play {
    let mut play: Play = Scenario::new(2)
        .bay(0, 1)
        .tiles(1, &[Tile::Rome])
        .lights(1, &[Route::Tunis])
        .into();
    assert!(!play.has(0, "lighthouse"), "never as a main action");
    play.act(0, "sail messina");
    play
}

// A.LB.1 A.LB.2
#[test]
fn a_lighthouse_goes_on_any_free_slot_in_play() {
    let mut play = building_a_lighthouse();
    assert!(!play.can(0, "lighthouse tunis"), "one lighthouse each");
    play.act(0, "lighthouse rome");
    assert_eq!(
        play.route(Route::Rome).lighthouse,
        Some(Seat::new(0)),
        "also on another player's private route"
    );
}

// A.LI.9
#[test]
fn other_places_for_a_lighthouse_are_refused() {
    let play = building_a_lighthouse();
    assert_eq!(play.refused(0, "lighthouse tunis"), "amalfi.lighthouse.slot");
    let tile = play.public().atlas.0[4].unwrap();
    assert_eq!(play.refused(0, &format!("lighthouse {tile}")), "amalfi.sail.play");
    assert_eq!(play.refused(0, "choose vp"), "amalfi.lighthouse.left");
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

fn to_a_lighthouse_of_seat_2() -> Play {
    let mut play: Play = Scenario::new(3)
        .bay(0, 2)
        .bread(0, 2)
        .lights(2, &[Route::Naples])
        .into();
    play.act(0, "sail naples");
    play
}

// A.LU.1
#[test]
fn the_owner_of_a_lighthouse_may_use_it_once_for_each_voyage() {
    let mut play = to_a_lighthouse_of_seat_2();
    play.acts(0, &["send wine"]).act(2, "glean");
    assert_eq!(
        (play.bread(2), play.waiting()),
        (1, vec![1]),
        "once, then the next turn"
    );
    // One's own lighthouse too.
    let mut own: Play = Scenario::new(2).bay(0, 1).lights(0, &[Route::Tunis]).into();
    own.acts(0, &["sail tunis", "glean"]);
    assert_eq!(own.bread(0), 6);
}

// A.LU.2 A.RU.45
#[test]
fn the_owner_of_a_lighthouse_decides_after_the_whole_route() {
    let mut play = to_a_lighthouse_of_seat_2();
    assert_eq!(play.waiting(), [0], "first the route");
    play.act(0, "send wine");
    assert_eq!(play.waiting(), [2]);
    assert_eq!(play.hold(0, Hold::Wine), 1, "its result is seen");
}

/// Seat 0 has sailed Naples, where seat 1 has a lighthouse.
fn at_the_lighthouse_of_naples(scenario: Scenario) -> Play {
    let mut play: Play = scenario.bay(0, 1).bread(0, 2).lights(1, &[Route::Naples]).into();
    play.act(0, "sail naples");
    play
}

// A.LU.3 A.LU.6
#[test]
fn a_lighthouse_sends_a_ship_for_two_bread_which_may_be_prepared() {
    let mut play = at_the_lighthouse_of_naples(Scenario::new(2).bay(1, 0).hold(1, Hold::Wood, 1).bread(1, 2));
    assert!(!play.has(1, "beacon"), "no ship in the bay");
    play.acts(1, &["lower wood", "beacon wine"]);
    assert_eq!((play.hold(1, Hold::Wine), play.bread(1)), (1, 3));
}

// A.LI.10
#[test]
fn a_lighthouse_of_another_or_without_bread_or_ship_is_refused() {
    let poor = at_the_lighthouse_of_naples(Scenario::new(2).bay(1, 1).bread(1, 1));
    assert_eq!(poor.refused(1, "beacon wine"), "amalfi.beacon.bread");
    assert_eq!(poor.refused(0, "glean"), "engine.turn.seat");
    let empty = at_the_lighthouse_of_naples(Scenario::new(2).bay(1, 0).hold(1, Hold::Wood, 1).bread(1, 2));
    assert_eq!(empty.refused(1, "beacon wine"), "amalfi.sail.bay");
    assert_eq!(empty.refused(1, "beacon gems"), "amalfi.beacon.hold");
}

/// Seat 0 has sailed its private route without sending a ship; seat 1 has a lighthouse there.
fn lighthouse_on(tile: Tile) -> Play {
    let mut play: Play = Scenario::new(2)
        .tiles(0, &[tile])
        .bay(0, 1)
        .bread(0, 3)
        .bay(1, 1)
        .bread(1, 2)
        .lights(1, &[tile.into()])
        .into();
    play.act(0, &format!("sail {tile}"));
    while play.waiting() == [0] {
        play.act(0, "skip");
    }
    play
}

// A.LU.4
#[test]
fn where_the_route_shows_any_hold_the_owner_chooses_freely() {
    assert_eq!(lighthouse_on(Tile::Damascus).listed(1, "beacon").len(), 5);
}

// A.LU.5 A.RU.10
#[test]
fn the_hold_is_one_that_the_route_shows() {
    assert_eq!(
        lighthouse_on(Tile::Chios).listed(1, "beacon"),
        ["beacon wine", "beacon gems"]
    );
    let none = lighthouse_on(Tile::Majorca);
    assert!(!none.has(1, "beacon") && none.can(1, "glean"));
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

// A.LU.9
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
