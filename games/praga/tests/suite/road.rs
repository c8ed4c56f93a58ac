//! The King's Road, Charles Bridge, and their variants.

use crate::scenario::{Positions as _, Scenario, Table, Turns as _, first_game, first_game_with, options};
use signoria_engine::{Barrier, Eye, Seat, prelude::*};
use signoria_praga::effect::Good;
use signoria_praga::options::{Options, Rail, RoadChoice};
use signoria_praga::pieces::BridgeTile;

/// A tile with road in the green zone on sector 6.
fn road() -> Scenario {
    first_game(4).tiles(&[0, 1, 4, 2, 3, 5])
}

/// Seat 0 has moved its pawn onto the space after `from`.
fn arrived(from: u8, eggs: u8) -> Table {
    let mut table = road().road(0, from).give(0, "eggs", eggs).coins(0, 1, 0).play();
    table.moves(&["tile at3", "act road"]);
    table
}

/// Seat 0 is about to enter the bridge with an egg, but all its gold tiles are seat 1's.
fn before_an_empty_bridge() -> Table {
    let seized = |state: &mut serde_json::Value| {
        let bridge = state["bridge_five"].take();
        state["bridge_five"] = serde_json::json!([]);
        state["players"][1]["five"] = bridge;
    };
    road().road(0, 4).give(0, "eggs", 1).raw(seized).play()
}

// P.RD.1
#[test]
fn the_pawn_goes_space_by_space_and_pawns_may_meet() {
    let mut table = road().road(1, 1).play();
    table.moves(&["tile at3", "act road"]);
    assert_eq!((table.player(0).road, table.player(1).road), (1, 1));
}

// P.RD.2 P.RD.3
#[test]
fn both_effects_are_resolved_in_any_order_and_the_egg_one_may_be_left() {
    let mut table = arrived(0, 2);
    assert_eq!(
        table.listed(table.seat(), "free"),
        ["free 1 gold", "free 1 stone"]
    );
    assert_eq!(
        table.listed(table.seat(), "egg"),
        ["egg 1 gold-mine", "egg 1 quarry"]
    );
    table.moves(&["egg 1 quarry", "free 1 stone"]);
    let player = table.player(0);
    assert_eq!((player.stone, player.tracks[1], player.eggs), (2, 4, 1));
    assert_eq!(table.refused(table.seat(), "egg 1 quarry"), "praga.road.open");
    assert_eq!(table.refused(table.seat(), "free 1 gold"), "praga.road.open");
    let mut without = arrived(0, 0);
    assert_eq!(without.refused(without.seat(), "egg 1 quarry"), "praga.road.egg");
    without.moves(&["free 1 gold", "end"]);
    assert_eq!(without.player(0).gold, 3);
}

// P.RD.9 P.LI.18
#[test]
fn the_choice_of_the_first_space_must_be_made() {
    let mut table = arrived(0, 1);
    assert_eq!(table.refused(table.seat(), "end"), "praga.end.road");
    table.moves(&["free 1 gold", "end"]);
    assert_eq!(table.player(0).eggs, 1, "the egg effect lapsed");
}

// P.RD.5
#[test]
fn the_second_space_sells_points_and_gives_a_gold_window_or_technology() {
    let mut table = arrived(1, 2);
    assert_eq!(table.listed(table.seat(), "free"), ["free 2 vp"]);
    assert_eq!(
        table.listed(table.seat(), "egg"),
        ["egg 2 gold-window", "egg 2 technology"]
    );
    table.moves(&["egg 2 gold-window"]);
    assert_eq!((table.player(0).gold_windows, table.player(0).eggs), (1, 1));
    assert_eq!(table.refused(table.seat(), "egg 2 technology"), "praga.road.open");
    let mut technology = arrived(1, 1);
    technology.moves(&["egg 2 technology"]);
    assert_eq!(technology.player(0).technology, 1);
    // It may be declined, and cannot be bought without gold.
    let mut declined = arrived(1, 0);
    declined.moves(&["end"]);
    assert_eq!((declined.player(0).gold, declined.player(0).points), (1, 0));
    let mut poor = road().road(0, 1).coins(0, 0, 0).play();
    poor.moves(&["tile at3", "act road"]);
    assert_eq!(poor.refused(poor.seat(), "free 2 vp"), "praga.road.price");
}

// P.RD.6 P.RU.11
#[test]
fn the_third_space_scores_upgrades_of_era_one() {
    let position = road()
        .road(0, 2)
        .give(0, "eggs", 1)
        .upgrade(0, "u1-01", 0)
        .upgrade(0, "u1-02", 0)
        .upgrade(0, "u1-03", 0);
    let mut table = position.clone().play();
    table.moves(&["tile at3", "act road", "free 3 vp"]);
    assert_eq!(table.player(0).points, 9, "a covered one counts");
    assert_eq!(
        table.listed(table.seat(), "egg"),
        ["egg 3 silver-window", "egg 3 gold-mine"]
    );
    let mut mines = table.clone();
    table.moves(&["egg 3 silver-window"]);
    assert_eq!(table.player(0).silver, 2);
    mines.moves(&["egg 3 gold-mine"]);
    assert_eq!(mines.player(0).tracks, [5, 4]);
    let mut automatic = position.play();
    automatic.moves(&["tile at3", "act road", "end"]);
    assert_eq!(automatic.player(0).points, 9, "scored at the end by itself");
}

// P.RD.7 P.RD.8
#[test]
fn the_bridge_costs_an_egg_and_the_road_ends_on_it() {
    let blocked = |space, eggs| {
        let mut table = road().road(0, space).give(0, "eggs", eggs).play();
        table.moves(&["tile at3"]);
        table.refused(table.seat(), "act road")
    };
    assert_eq!(blocked(3, 0), "praga.road.egg");
    assert_eq!(blocked(4, 0), "praga.road.egg");
    assert_eq!(blocked(5, 3), "praga.road.end");
    let mut empty = before_an_empty_bridge();
    empty.moves(&["tile at3"]);
    // The tiles at the cathedral are no substitute.
    assert_eq!(empty.view(0).cathedral_five.size, 3);
    assert_eq!(empty.refused(empty.seat(), "act road"), "praga.road.stack");
}

fn entering_four(tile: &str) -> Table {
    let mut table = road()
        .road(0, 3)
        .give(0, "eggs", 1)
        .bridge_stack(&["br4-6", "br4-5", tile])
        .coins(0, 0, 0)
        .play();
    table.moves(&["tile at3", "act road"]);
    table
}

// P.BR.1 P.BR.2
#[test]
fn entering_four_draws_three_keeps_one_and_lays_it() {
    let mut table = entering_four("br4-4");
    assert_eq!(table.player(0).eggs, 0);
    assert_eq!(table.barrier, Barrier::Closed);
    assert_eq!(
        table.list(table.seat()),
        ["bridge br4-6", "bridge br4-5", "bridge br4-4"]
    );
    assert_eq!(table.view(0).bridge_hand.len(), 3);
    assert!(table.view(0).bridge_hand.iter().all(Option::is_some));
    assert!(
        table.view(1).bridge_hand.iter().all(Option::is_none),
        "others see backs only"
    );
    assert!(
        table
            .game
            .view(Eye::Spectator)
            .bridge_hand
            .iter()
            .all(Option::is_none)
    );
    assert_eq!(
        table.refused(table.seat(), "bridge br4-1"),
        "praga.bridge.offered"
    );
    table.moves(&["bridge br4-6"]);
    // The others went under the stack in the order drawn: BR4-5 first, BR4-4 under it.
    let known: Vec<Option<BridgeTile>> = table.view(0).bridge_stack;
    assert_eq!(known[..2], [Some(BridgeTile::Br4x4), Some(BridgeTile::Br4x5)]);
    assert!(table.view(1).bridge_stack.iter().all(Option::is_none));
    table.moves(&["lay 2"]);
    // Pair 2: 2 gold and a technology; BR4-6: 2 gold, 2 stone, 3 points.
    let player = table.player(0);
    assert_eq!(
        (player.gold, player.stone, player.points, player.technology),
        (4, 2, 3, 1)
    );
    assert_eq!(table.view(1).pairs[1], Some(BridgeTile::Br4x6));
}

// P.GR.2 P.RF.5
#[test]
fn every_silver_tile_brings_what_it_shows() {
    for (grid, tile) in [("hunger-wall", "br4-1"), ("cathedral", "br4-2")] {
        let mut table = entering_four(tile);
        table.moves(&[&format!("bridge {tile}"), "lay 3"]);
        let player = table.player(0);
        assert_eq!((player.silver, player.points), (1, 2));
        assert!(table.can(table.seat(), &format!("step {grid}")));
        // The step may be declined: it lapses at the end of the turn.
        table.moves(&["end"]);
        assert_eq!(table.player(0).grids.map(|marker| marker.column), [0, 0]);
    }
    let mut technology = entering_four("br4-3");
    technology.moves(&["bridge br4-3", "lay 3"]);
    assert_eq!(technology.player(0).technology, 3);
    let mut university = entering_four("br4-4");
    university.moves(&["bridge br4-4", "lay 3"]);
    assert_eq!(university.player(0).university, 3);
    let mut window = entering_four("br4-4");
    window.moves(&["bridge br4-5", "lay 3"]);
    assert_eq!((window.player(0).gold_windows, window.player(0).points), (1, 4));
    let mut goods = entering_four("br4-4");
    goods.moves(&["bridge br4-6", "lay 3"]);
    assert_eq!(
        (
            goods.player(0).gold,
            goods.player(0).stone,
            goods.player(0).points
        ),
        (2, 2, 3)
    );
}

// P.BR.9 P.RU.38
#[test]
fn every_pair_of_the_default_bridge() {
    let pair = |pair: usize| {
        let mut table = entering_four("br4-4");
        table.moves(&["bridge br4-4", &format!("lay {pair}")]);
        table.player(0)
    };
    let one = pair(1);
    assert_eq!((one.silver, one.red), (1, 1));
    let two = pair(2);
    assert_eq!((two.gold, two.technology), (2, 1));
    let three = pair(3);
    assert_eq!((three.eggs, three.blue), (1, 1));
    let four = pair(4);
    assert_eq!((four.stone, four.university), (2, 3 + 1));
    let five = pair(5);
    assert_eq!((five.silver, five.points), (1, 2));
}

// P.SU.3
#[test]
fn rails_lie_on_either_face_and_in_either_direction() {
    let first_pair = |change: fn(&mut Options)| {
        let mut table = first_game_with(4, options(change))
            .tiles(&[0, 1, 4, 2, 3, 5])
            .road(0, 3)
            .give(0, "eggs", 1)
            .bridge_stack(&["br4-4"])
            .coins(0, 0, 0)
            .play();
        table.moves(&["tile at3", "act road", "bridge br4-4", "lay 2"]);
        table.player(0)
    };
    let turned = first_pair(|options| options.left_rail = Rail::OneTurned);
    assert_eq!(
        (turned.stone, turned.technology),
        (2, 1),
        "place 4 of the left rail"
    );
    let second = first_pair(|options| options.left_rail = Rail::Two);
    assert_eq!((second.silver, second.technology), (1, 1));
    let both = first_pair(|options| {
        options.left_rail = Rail::TwoTurned;
        options.right_rail = Rail::TwoTurned;
    });
    assert_eq!((both.eggs, both.red), (1, 1));
    let right = first_pair(|options| options.right_rail = Rail::Two);
    assert_eq!((right.gold, right.university), (2, 3 + 1));
}

fn full_bridge(space: u8) -> Scenario {
    // Four silver tiles of all seats and a gold one of seat 1.
    let mut position = road().give(0, "eggs", 1).coins(0, 0, 0);
    for seat in 1..4 {
        position = position.road(seat, 4);
    }
    if space == 4 {
        position = position.road(0, 4);
    }
    position.raw(|state| {
        for (seat, key) in [(1, "bridge_five"), (2, "cathedral_five")] {
            let tile = state[key].as_array_mut().unwrap().pop().unwrap();
            let pairs = state["pairs"].as_array_mut().unwrap();
            if let Some(free) = pairs.iter_mut().find(|pair| pair.is_null()) {
                *free = tile.clone();
            }
            state["players"][seat]["five"] = serde_json::json!([tile]);
        }
    })
}

// P.BR.5 P.BR.6
#[test]
fn a_complete_bridge_gives_the_tile_only() {
    let mut table = full_bridge(3).road(0, 3).play();
    assert!(table.view(0).pairs.iter().all(Option::is_some));
    table.moves(&["tile at3", "act road"]);
    let tile = table.list(table.seat())[0].clone();
    table.moves(&[&tile]);
    assert!(table.listed(table.seat(), "lay").is_empty());
    assert_eq!(table.view(0).bridge_discard.len(), 1);
    assert_eq!(table.player(0).road, 4);
    // A gold tile is kept, without symbols and without a cube.
    let mut gold = full_bridge(4).play();
    let supply = gold.player(0).supply;
    gold.moves(&["tile at3", "act road"]);
    let tile = gold.list(gold.seat())[0].clone();
    gold.moves(&[&tile]);
    assert!(gold.listed(gold.seat(), "lay").is_empty());
    assert_eq!((gold.player(0).five.len(), gold.player(0).supply), (1, supply));
    assert!(gold.view(0).bridge_discard.is_empty());
}

// P.BR.4
#[test]
fn the_last_free_pair_is_taken_without_a_question() {
    let mut table = full_bridge(3)
        .road(0, 3)
        .raw(|state| {
            let pairs = state["pairs"].as_array_mut().unwrap();
            let five = pairs
                .iter_mut()
                .find(|pair| pair.as_str().unwrap().starts_with("br5"))
                .unwrap();
            *five = serde_json::Value::Null;
        })
        .play();
    table.moves(&["tile at3", "act road"]);
    let tile = table.list(table.seat())[0].clone();
    table.moves(&[&tile]);
    assert!(table.view(0).pairs.iter().all(Option::is_some));
}

// P.SU.4 P.BR.3
#[test]
fn entering_five_looks_at_the_stack_and_takes_any_tile() {
    let mut table = road()
        .road(0, 4)
        .give(0, "eggs", 1)
        .fives_at_bridge(&["br5-1", "br5-2", "br5-3"])
        .play();
    assert_eq!(table.view(0).bridge_five.tiles, None);
    table.moves(&["tile at3", "act road"]);
    assert_eq!(
        table.list(table.seat()),
        ["bridge br5-1", "bridge br5-2", "bridge br5-3"]
    );
    assert_eq!(table.view(0).bridge_five.tiles.unwrap().len(), 3);
    assert_eq!(table.view(1).bridge_five.tiles, None);
    assert_eq!(
        table.refused(table.seat(), "bridge br5-4"),
        "praga.bridge.offered"
    );
    table.moves(&["bridge br5-1"]);
    assert_eq!(table.refused(table.seat(), "lay 5"), "praga.bridge.covered");
    table.moves(&["lay 1"]);
    assert_eq!(table.player(0).points, 3);
    assert!(
        table.view(1).players[0].five.contains(BridgeTile::Br5x1),
        "the chosen one is open"
    );
    assert_eq!(table.view(1).bridge_five.tiles, None, "the others stay hidden");
    assert_eq!(
        (table.view(1).bridge_five.size, table.view(1).cathedral_five.size),
        (2, 3)
    );
}

fn tiles_on_the_road() -> Options {
    options(|options| {
        options.road_1 = RoadChoice::Kr1a;
        options.road_2 = RoadChoice::Kr2a;
        options.road_3 = RoadChoice::Kr3a;
    })
}

// P.SU.21 P.VA.2
#[test]
fn road_tiles_replace_the_free_effect_and_leave_the_egg_effect() {
    let mut table = first_game_with(4, tiles_on_the_road())
        .tiles(&[0, 1, 4, 2, 3, 5])
        .give(0, "eggs", 1)
        .play();
    table.moves(&["tile at3", "act road"]);
    assert!(table.listed(table.seat(), "free").is_empty());
    assert_eq!(
        table.listed(table.seat(), "egg"),
        ["egg 1 gold-mine", "egg 1 quarry"]
    );
    table.moves(&["end"]);
}

// P.VA.3 P.VA.7
#[test]
fn upgrades_pay_while_the_pawn_stands_on_the_first_tile() {
    let position = first_game_with(4, tiles_on_the_road())
        .tiles(&[0, 1, 4, 2, 3, 5])
        .coins(0, 0, 0);
    let mut table = position.clone().road(0, 1).play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(table.list(table.seat()), ["pick gold", "pick stone"]);
    let before = table.player(0).points;
    table.moves(&["pick stone"]);
    assert_eq!((table.player(0).stone, before), (1, 2));
    // Before the arrival, and after leaving, it does not count.
    let mut before = position.clone().windows(0, 0, 2).play();
    before.moves(&[
        "tile at3",
        "act upgrade",
        "take 1",
        "turn 0",
        "extra gold",
        "act road",
    ]);
    assert_eq!(before.player(0).points, 0);
    let mut after = position.road(0, 2).play();
    after.moves(&["tile at3", "act upgrade", "take 1", "turn 0"]);
    assert_eq!(after.player(0).points, 0);
    assert!(after.listed(after.seat(), "pick").is_empty());
}

// P.VA.4 P.RU.51
#[test]
fn walls_pay_on_the_other_side_of_the_first_tile() {
    let with = options(|options| options.road_1 = RoadChoice::Kr1b);
    let mut table = first_game_with(4, with)
        .tiles(&[4, 1, 0, 2, 3, 5])
        .road(0, 1)
        .row(1, "w1-02")
        .row(2, "w1-01")
        .windows(0, 0, 2)
        .play();
    table.moves(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    assert_eq!(table.player(0).points, 2);
    // Extra actions count alike.
    table.moves(&["extra gold", "act wall", "take 2", "wall -2,0", "turn 0"]);
    assert_eq!(table.player(0).points, 2 + 2 + 1, "and the point of W1-01 itself");
}

// P.VA.5
#[test]
fn plain_buildings_pay_on_the_second_tile() {
    let build = |hex: &str| {
        let mut table = first_game_with(4, tiles_on_the_road())
            .tiles(&[0, 4, 1, 2, 3, 5])
            .road(0, 2)
            .row(1, hex)
            .play();
        table.moves(&["tile at2", "act building", "take 1", "site s0_m6"]);
        if table.can(table.seat(), "turn 0") {
            table.moves(&["turn 0"]);
        }
        table.player(0).points
    };
    assert_eq!(build("b1-04"), 3 + 1, "and one for the building itself");
    assert_eq!(build("b1-05"), 2, "the hex's own points only");
}

// P.VA.6
#[test]
fn silver_windows_are_counted_on_the_third_tile() {
    let mut table = first_game_with(4, tiles_on_the_road())
        .tiles(&[0, 1, 4, 2, 3, 5])
        .road(0, 2)
        .give(0, "eggs", 1)
        .windows(0, 1, 0)
        .play();
    table.moves(&["tile at3", "act road", "egg 3 silver-window", "free 3 vp"]);
    assert_eq!(
        (table.player(0).points, table.player(0).silver),
        (6, 3),
        "held when it is resolved"
    );
}

#[test]
fn a_choice_names_what_it_begins_with() {
    let mut table = arrived(0, 1);
    assert_eq!(table.refused(table.seat(), "free 1 vp"), "praga.choose.offered");
    assert_eq!(
        table.refused(table.seat(), "egg 1 technology"),
        "praga.choose.offered"
    );
    table.moves(&["free 1 gold"]);
    assert_eq!(Good::ALL.len(), 14);
    assert_eq!(table.game.waiting().first(), Some(Seat::new(0)));
}

// P.RD.4
#[test]
fn the_first_space_gives_two_of_a_kind_and_a_mine_or_quarry_for_an_egg() {
    let mut table = arrived(0, 1);
    table.moves(&["free 1 gold", "egg 1 gold-mine"]);
    let player = table.player(0);
    assert_eq!((player.gold, player.tracks[0], player.eggs), (1 + 2, 5, 0));
}

// P.BR.7 P.LI.11
#[test]
fn with_no_gold_tile_at_the_bridge_nobody_enters_it() {
    let mut empty = before_an_empty_bridge();
    empty.moves(&["tile at3"]);
    assert_eq!(empty.view(0).cathedral_five.size, 3, "those are no substitute");
    assert_eq!(empty.refused(empty.seat(), "act road"), "praga.road.stack");
}

// P.IN.3 P.BR.8
#[test]
fn an_egg_of_the_bridge_does_not_pay_for_entering_it_and_others_see_only_the_kept_tile() {
    let mut table = entering_four("br4-4");
    assert_eq!(table.player(0).eggs, 0, "paid before anything is gained");
    assert!(table.view(1).bridge_hand.iter().all(Option::is_none));
    table.moves(&["bridge br4-4", "lay 3"]);
    assert_eq!(table.player(0).eggs, 1);
    assert_eq!(table.view(1).pairs[2], Some(BridgeTile::Br4x4));
}

// P.RU.37
#[test]
fn a_gold_tile_of_a_complete_bridge_needs_no_cube() {
    let mut table = full_bridge(4).play();
    let supply = table.player(0).supply;
    table.moves(&["tile at3", "act road"]);
    let tile = table.list(table.seat())[0].clone();
    table.moves(&[&tile]);
    assert_eq!((table.player(0).five.len(), table.player(0).supply), (1, supply));
}

// P.IN.4
#[test]
fn only_a_player_who_chooses_a_gold_tile_sees_the_stack() {
    let mut table = road().road(0, 4).give(0, "eggs", 1).play();
    table.moves(&["tile at3", "act road"]);
    assert_eq!(table.view(0).bridge_five.tiles.unwrap().len(), 3);
    assert_eq!(table.view(1).bridge_five.tiles, None);
}

// P.VA.9
#[test]
fn all_variants_can_be_combined() {
    let options = Options {
        side: signoria_praga::options::TileSide::B,
        hunger_wall: signoria_praga::options::Tiers::A,
        cathedral: signoria_praga::options::Tiers::B,
        left_rail: Rail::TwoTurned,
        right_rail: Rail::Two,
        ..tiles_on_the_road()
    };
    let mut table = first_game_with(4, options).play();
    for _ in 0..4 {
        table.finish_turn();
    }
    assert_eq!(table.view(0).turns, 4);
}
