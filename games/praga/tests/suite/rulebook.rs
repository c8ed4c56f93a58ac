//! The examples of the rulebook.

use crate::scenario::{Positions as _, Scenario, Table, Turns as _, first_game, first_game_with, options};
use serde_json::json;
use signoria_praga::options::{RoadChoice, Solo};
use signoria_praga::pieces::Deed;

/// A tile with mines in the green zone on sector 6, which sells an egg for gold.
fn mines_on_sector_6() -> Scenario {
    first_game(4).wheel(10, [4, 0, 1, 2, 3, 5])
}

/// A tile with a building in the green zone on sector 1: a special hex or 1 point.
fn building_on_sector_1() -> Scenario {
    first_game(4).wheel(3, [0, 4, 1, 2, 5, 6])
}

fn positions(table: &Table) -> Vec<u8> {
    table
        .view(0)
        .wheel
        .tiles
        .iter()
        .map(|tile| tile.position)
        .collect()
}

// P.EX.1
#[test]
fn p_ex_1_a_tile_lets_you_do_one_of_its_two_actions() {
    let mut table = first_game(4).row(1, "w1-01").play();
    table.moves(&["tile at1"]);
    assert_eq!(table.listed(table.seat(), "act"), ["act mines", "act wall"]);
    assert_eq!(table.refused(table.seat(), "act road"), "praga.act.shown");
}

// P.EX.2
#[test]
fn p_ex_2_the_egg_is_bought_with_gold_mined_in_the_same_turn() {
    let mut table = mines_on_sector_6().coins(0, 0, 2).play();
    table.moves(&["tile at1"]);
    assert_eq!(table.refused(table.seat(), "bonus"), "praga.bonus.price");
    table.moves(&["act mines", "advance"]);
    assert_eq!((table.player(0).gold, table.player(0).tracks[0]), (1, 5));
    table.moves(&["bonus"]);
    assert_eq!((table.player(0).gold, table.player(0).eggs), (0, 1));
}

// P.EX.3
#[test]
fn p_ex_3_producing_brings_gold_track_bonuses_and_the_tile() {
    let mut table = mines_on_sector_6()
        .coins(0, 0, 2)
        .track(0, 0, 7)
        .production(0, 0, "pt1")
        .play();
    table.moves(&["tile at1", "act mines", "produce"]);
    let player = table.player(0);
    assert_eq!((player.gold, player.points, player.silver), (6, 4, 1));
    assert_eq!(player.wealth, [false, true, true]);
}

// P.EX.4
#[test]
fn p_ex_4_gold_stops_at_nine_and_both_wealth_bonuses_come_at_once() {
    let mut table = mines_on_sector_6()
        .coins(0, 5, 2)
        .track(0, 0, 6)
        .production(0, 0, "pt1")
        .track(0, 1, 8)
        .windows(0, 0, 2)
        .play();
    let supply = table.player(0).supply;
    table.moves(&["tile at1", "act mines", "produce"]);
    let player = table.player(0);
    assert_eq!((player.gold, player.points), (9, 3));
    assert_eq!((player.silver, player.gold_windows), (1, 3));
    assert_eq!((player.wealth, player.supply), ([false, true, false], supply + 2));
    // Nine stone bring the bonus for six, but not the one for nine again.
    table.moves(&["extra gold", "act quarries", "produce"]);
    let player = table.player(0);
    assert_eq!(player.stone, 9);
    assert_eq!((player.silver, player.gold_windows), (2, 1));
}

// P.EX.5
#[test]
fn p_ex_5_the_special_building_or_a_regular_one_and_a_point() {
    let position = building_on_sector_1().row(1, "b1-01").row(4, "b1-s1");
    let mut regular = position.clone().play();
    // One point of the hex, one for the building itself, one of the wheel.
    regular.moves(&["tile at2", "act building", "take 1", "site s0_m6"]);
    assert_eq!(regular.player(0).points, 3);
    let mut special = position.play();
    special.moves(&["tile at2", "act building", "take 4"]);
    let keep = special.list(special.seat())[0].clone();
    special.moves(&[&keep, "site s0_m6", "turn 0"]);
    assert_eq!(
        special.player(0).points,
        1,
        "one for the building, none of the wheel"
    );
}

// P.EX.6
#[test]
fn p_ex_6_an_upgrade_of_upgrade_pays_for_the_action_that_brought_it() {
    let mut table = first_game(4)
        .turns(32)
        .row(1, "u2-05")
        .row(2, "u2-01")
        .windows(0, 0, 2)
        .play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 3"]);
    let player = table.player(0);
    assert_eq!((player.university, player.red, player.silver), (2, 0, 0));
    table.moves(&["claim upgrade"]);
    assert_eq!(table.player(0).stone, 4);
    table.moves(&["extra gold", "act upgrade", "take 2", "turn 0", "claim upgrade"]);
    assert_eq!(table.player(0).stone, 6);
}

// P.EX.7
#[test]
fn p_ex_7_two_different_symbols_match() {
    let mut table = first_game(4).upgrade(0, "u1-03", 2).row(1, "u1-07").play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 4"]);
    let player = table.player(0);
    assert_eq!((player.silver, player.technology), (1, 1));
}

/// Seat 0 takes the special building B1-S1 to P2.
fn special_at_p2(position: Scenario) -> Table {
    let mut table = position.row(4, "b1-s1").coins(0, 2, 0).play();
    table.moves(&["tile at2", "act building", "take 4"]);
    let keep = table.list(table.seat())[0].clone();
    table.moves(&[&keep, "site s2_m5", "turn 0"]);
    table
}

// P.EX.8
#[test]
fn p_ex_8_a_blue_corner_meets_a_printed_one() {
    let table = special_at_p2(building_on_sector_1());
    let player = table.player(0);
    assert_eq!((player.gold, player.stone, player.technology), (0, 1, 1));
    assert_eq!((player.blue, player.points), (1, 1));
}

// P.EX.9
#[test]
fn p_ex_9_a_building_without_marker_space_scores_the_buildings_round_its_plaza() {
    let built = building_on_sector_1()
        .building("s3_m5", "b1-09", 0, None)
        .building("s3_m4", "b1-12", 0, None);
    assert_eq!(special_at_p2(built).player(0).points, 3);
    let mut table = building_on_sector_1()
        .building("s3_m5", "b1-09", 0, None)
        .row(4, "b1-s4")
        .coins(0, 3, 0)
        .play();
    table.moves(&["tile at2", "act building", "take 4", "site s2_m5", "turn 1"]);
    assert_eq!(table.player(0).points, 0, "a cube instead");
}

fn three_at_p2() -> Scenario {
    building_on_sector_1()
        .plaza(2, "pz4")
        .building("s3_m5", "b1-09", 0, Some(1))
        .building("s3_m4", "b1-12", 0, Some(2))
}

// P.EX.10
#[test]
fn p_ex_10_the_dearer_building_breaks_the_tie_at_a_completed_plaza() {
    let mut table = special_at_p2(three_at_p2());
    assert_eq!(table.seat().index(), 1);
    table.moves(&["half top"]);
    let (green, red, blue) = (table.player(0), table.player(1), table.player(2));
    assert_eq!((red.silver, red.points), (2, 0));
    assert_eq!((blue.silver, blue.points), (2, 4));
    assert_eq!((green.silver, green.points), (0, 3));
    assert_eq!((red.supply, blue.supply), (2, 2));
    // With a cube of its own green is asked too, and first.
    let mut table = three_at_p2().row(4, "b1-s4").coins(0, 3, 0).play();
    table.moves(&["tile at2", "act building", "take 4", "site s2_m5", "turn 1"]);
    assert_eq!(table.seat().index(), 0);
    table.moves(&["half bottom"]);
    assert_eq!(table.player(0).points, 4);
    assert_eq!(table.seat().index(), 1);
}

// P.EX.11
#[test]
fn p_ex_11_onto_the_bridge() {
    let mut table = first_game(4)
        .road(0, 4)
        .give(0, "eggs", 1)
        .fives_at_bridge(&["br5-2", "br5-3", "br5-6"])
        .play();
    table.moves(&["tile at3", "act road"]);
    assert_eq!(table.player(0).eggs, 0);
    table.moves(&["bridge br5-2"]);
    assert_eq!(table.list(table.seat()), ["lay 1", "lay 2", "lay 3", "lay 4"]);
    table.moves(&["lay 3"]);
    let player = table.player(0);
    assert_eq!((player.eggs, player.blue, player.road), (1, 1, 5));
}

/// Seat 0 with a tile on sector 5 in the green zone, builds B1-12 in the New Town.
fn towards_the_cathedral() -> Table {
    let mut table = first_game(4)
        .wheel(11, [0, 4, 1, 2, 3, 5])
        .marker(0, 1, 1, 1)
        .row(1, "b1-12")
        .coins(0, 5, 1)
        .play();
    table.moves(&[
        "tile at2",
        "bonus",
        "act building",
        "take 1",
        "site s0_m6",
        "turn 0",
    ]);
    table
}

// P.EX.12
#[test]
fn p_ex_12_windows_lift_the_marker_onto_an_arrow() {
    let mut table = towards_the_cathedral();
    assert_eq!((table.player(0).gold, table.player(0).silver), (1, 2));
    table.moves(&["climb cathedral"]);
    let marker = |table: &Table| {
        let marker = table.player(0).grids[1];
        (marker.row + 1, marker.column)
    };
    assert_eq!(marker(&table), (2, 1));
    let mut declined = table.clone();
    declined.moves(&["stay"]);
    assert_eq!(marker(&declined), (2, 1));
    assert!(declined.listed(declined.seat(), "up").is_empty());
    table.moves(&["up"]);
    assert_eq!(marker(&table), (3, 1));
    assert_eq!((table.player(0).gold, table.player(0).stone), (0, 0));
    let before = table.player(0).points;
    table.moves(&["step cathedral"]);
    assert_eq!((marker(&table), table.player(0).points - before), ((3, 2), 2));
}

// P.EX.13
#[test]
fn p_ex_13_the_other_order_misses_the_arrow() {
    let mut table = towards_the_cathedral();
    let before = table.player(0).points;
    table.moves(&["step cathedral"]);
    assert_eq!(table.player(0).points - before, 1);
    table.moves(&["climb cathedral"]);
    let marker = table.player(0).grids[1];
    assert_eq!((marker.row + 1, marker.column), (2, 2));
    assert!(table.listed(table.seat(), "up").is_empty());
}

/// The big example of page 14 up to the upgrade of `wall`.
fn page_14() -> Table {
    let mut table = first_game(4)
        .turns(32)
        .upgrade(0, "u1-s1", 0)
        .upgrade(0, "u1-03", 2)
        .row(1, "u2-07")
        .row(1, "w2-09")
        .coins(0, 4, 4)
        .play();
    table.moves(&["tile at3", "act upgrade", "take 1", "turn 5"]);
    let keep = table.list(table.seat())[0].clone();
    table.moves(&[&keep, "claim upgrade"]);
    table
}

// P.EX.14
#[test]
fn p_ex_14_an_upgrade_matches_one_side_and_pays_its_own_action() {
    let player = page_14().player(0);
    assert_eq!((player.university, player.technology), (2, 1));
    assert_eq!((player.silver, player.gold_windows), (1, 1));
}

// P.EX.15
#[test]
fn p_ex_15_windows_buy_an_extra_wall() {
    let mut table = page_14();
    let before = table.player(0).points;
    table.moves(&["extra mixed", "act wall", "take 1"]);
    assert_eq!((table.player(0).stone, table.player(0).points - before), (0, 6));
    // One red corner meets one, and no symbols match.
    let silver = table.player(0).silver;
    table.moves(&["wall 2,0", "turn 5"]);
    assert_eq!((table.player(0).red, table.player(0).silver), (1, silver));
    let before = table.player(0).points;
    table.moves(&["claim wall"]);
    assert_eq!(table.player(0).points - before, 1);
    // Two actions are done; the wheel turns and the tile comes back to position 0.
    let box_at = table.view(0).wheel.box_at;
    table.moves(&["end"]);
    assert_eq!(table.view(0).wheel.box_at, box_at + 1);
    assert_eq!(table.tile_at(0), "tile at3");
}

// P.EX.16
#[test]
fn p_ex_16_a_corner_that_meets_two_brings_two_tokens() {
    // W1-02 has left with era I; W2-02 has the same corner.
    let mut table = first_game(4)
        .turns(32)
        .upgrade(0, "u2-07", 5)
        .wall(0, "2,0", "w2-09", 5)
        .row(1, "w2-02")
        .play();
    table.moves(&["tile at1", "act wall", "take 1", "wall 1,1", "turn 0"]);
    assert_eq!(table.player(0).red, 2);
}

// P.EX.17
#[test]
fn p_ex_17_after_the_actions_the_wheel_turns() {
    let mut table = first_game(4).play();
    let tile = table.tile_at(5);
    table.moves(&[&tile, "act road", "free 1 gold", "end"]);
    assert_eq!((table.view(0).wheel.box_at, table.tile_at(0)), (11, tile));
}

// P.EX.18
#[test]
fn p_ex_18_four_actions_in_one_turn() {
    let mut table = mines_on_sector_6()
        .technologies(0, &["t3-4", "t4-3"])
        .windows(0, 1, 1)
        .play();
    table.moves(&["tile at1", "act mines", "produce"]);
    table.moves(&["extra mixed", "act quarries", "produce"]);
    table.moves(&["use t3-4", "take 1", "turn 0"]);
    table.moves(&["use t4-3", "act mines", "advance", "end"]);
    let acts = table
        .log
        .iter()
        .filter(|told| signoria_engine::Say::id(&told.event) == "praga.log.act");
    assert_eq!(acts.count(), 4);
}

// P.EX.19
#[test]
fn p_ex_19_the_wheel_at_the_start() {
    for (seats, box_at, tiles) in [
        (2, 9, vec![0, 1, 2, 3, 4, 5]),
        (3, 4, vec![0, 1, 2, 3, 5, 6]),
        (4, 10, vec![0, 1, 2, 3, 4, 5]),
    ] {
        let table = first_game(seats).play();
        assert_eq!((table.view(0).wheel.box_at, positions(&table)), (box_at, tiles));
    }
}

// P.EX.20
#[test]
fn p_ex_20_the_first_two_ends_of_turn() {
    let mut table = first_game(4).play();
    let tile = table.tile_at(4);
    table.moves(&[&tile]).finish_turn();
    assert_eq!(
        (table.view(0).wheel.box_at, positions(&table)),
        (11, vec![0, 1, 2, 3, 4, 6])
    );
    let tile = table.tile_at(6);
    table.moves(&[&tile]).finish_turn();
    assert_eq!(
        (table.view(0).wheel.box_at, positions(&table)),
        (1, vec![0, 2, 3, 4, 5, 6])
    );
}

// P.EX.21
#[test]
fn p_ex_21_a_tile_leaves_the_blue_zone() {
    let mut table = first_game(4).wheel(8, [0, 1, 2, 3, 9, 11]).play();
    table.moves(&["tile at5"]).finish_turn();
    assert_eq!(
        (table.view(0).wheel.box_at, positions(&table)),
        (9, vec![0, 1, 2, 3, 4, 5])
    );
    assert_eq!(table.tile_at(0), "tile at5");
    assert_eq!(table.tile_at(5), "tile at6");
    let runaway = table.view(0).wheel.tiles[5].clone();
    assert_eq!((runaway.gold, runaway.vp), (0, 5));
    let seat = table.seat().index();
    let before = table.player(seat).points;
    table.moves(&["tile at6"]);
    assert_eq!(table.player(seat).points - before, 5);
}

// P.EX.22
#[test]
fn p_ex_22_with_a_full_green_zone_it_goes_to_the_red_one() {
    let mut table = first_game(4).wheel(5, [0, 1, 2, 3, 4, 11]).play();
    table.moves(&["tile at1"]).finish_turn();
    assert_eq!(
        (table.view(0).wheel.box_at, positions(&table)),
        (6, vec![0, 1, 2, 3, 4, 5])
    );
    assert_eq!(table.tile_at(1), "tile at6");
}

// P.ER.5 P.EX.23
#[test]
fn p_ex_23_eleven_turns_are_left_on_the_last_cell() {
    for (seats, turns, left) in [
        (2, 20, vec![5, 6]),
        (3, 36, vec![3, 4, 4]),
        (4, 52, vec![2, 3, 3, 3]),
    ] {
        let mut table = first_game(seats).turns(turns).play();
        assert_eq!(table.view(0).wheel.track, 5);
        table.finish_turn();
        assert_eq!(table.view(0).wheel.track, 6);
        let mut counts = vec![0; seats.into()];
        while !table.is_over() {
            counts[table.view(0).active.unwrap().index()] += 1;
            table.finish_turn();
        }
        assert_eq!(counts, left);
    }
}

// P.EX.32
#[test]
fn p_ex_32_both_bonuses_of_the_grey_plaza_give_one_step() {
    let mut table = building_on_sector_1()
        .building("sm1_m3", "b1-09", 0, Some(0))
        .building("sm1_m2", "b1-12", 0, Some(0))
        .row(1, "b1-01")
        .coins(0, 2, 0)
        .play();
    table.moves(&["tile at2", "act building", "take 1", "site s0_m3"]);
    assert_eq!(table.player(0).gold, 3);
    assert_eq!(table.list(table.seat()), ["pick hunger-wall", "pick cathedral"]);
    table.moves(&["pick cathedral", "step cathedral"]);
    assert_eq!(table.refused(table.seat(), "step hunger-wall"), "praga.step.open");
    assert_eq!(table.refused(table.seat(), "step cathedral"), "praga.step.open");
}

// P.EX.33
#[test]
fn p_ex_33_the_discount_is_shared_by_hex_and_site() {
    let position = first_game(4).technologies(0, &["t4-1"]);
    let mut table = position.clone().row(1, "b1-01").coins(0, 0, 0).play();
    table.moves(&["use t4-1", "take 1", "site s0_m6"]);
    assert_eq!(table.player(0).gold, 0);
    let mut table = position.row(1, "b1-09").coins(0, 2, 0).play();
    table.moves(&["use t4-1", "take 1", "site sm1_0", "turn 0"]);
    assert_eq!(table.player(0).gold, 0);
}

// P.EX.34
#[test]
fn p_ex_34_rise_one_track_and_produce_from_the_other() {
    let mut table = first_game(4)
        .technologies(0, &["t4-6"])
        .upgrade(0, "u1-01", 0)
        .upgrade(0, "u1-03", 0)
        .play();
    table.moves(&["use t4-6", "pick gold-mine", "pick stone"]);
    let player = table.player(0);
    assert_eq!((player.tracks, player.stone), ([5, 3], 4));
    assert_eq!(table.refused(table.seat(), "claim mines"), "praga.claim.open");
    assert_eq!(table.refused(table.seat(), "claim quarries"), "praga.claim.open");
}

// P.EX.35
#[test]
fn p_ex_35_one_point_more_for_points_of_the_tile() {
    let mut table = first_game(4)
        .wheel(7, [8, 0, 1, 2, 3, 4])
        .technologies(0, &["t1-6"])
        .play();
    table.moves(&["tile at1"]);
    assert_eq!(table.player(0).points, 3);
    table.moves(&["act mines", "advance"]);
    assert_eq!(table.player(0).points, 4);
}

// P.EX.36
#[test]
fn p_ex_36_the_second_space_sells_points_once() {
    for gold in [1, 5] {
        let mut table = first_game(4)
            .tiles(&[0, 1, 4, 2, 3, 5])
            .road(0, 1)
            .coins(0, gold, 0)
            .play();
        table.moves(&["tile at3", "act road", "free 2 vp"]);
        assert_eq!((table.player(0).gold, table.player(0).points), (gold - 1, 4));
        assert_eq!(table.refused(table.seat(), "free 2 vp"), "praga.road.open");
    }
}

// P.EX.37
#[test]
fn p_ex_37_points_for_silver_windows() {
    let mut table = first_game_with(4, options(|options| options.road_3 = RoadChoice::Kr3a))
        .tiles(&[0, 1, 4, 2, 3, 5])
        .road(0, 2)
        .windows(0, 2, 0)
        .play();
    table.moves(&["tile at3", "act road", "free 3 vp"]);
    assert_eq!((table.player(0).points, table.player(0).silver), (4, 2));
}

// P.EX.38
#[test]
fn p_ex_38_the_simple_opponent_takes_the_farthest_tile() {
    let mut table = first_game(1).wheel(9, [3, 0, 1, 4, 6, 8]).play();
    table.moves(&["tile at1", "act mines", "produce", "end"]);
    assert_eq!(table.tile_at(0), "tile at6");
    assert_eq!(positions(&table), [0, 1, 2, 3, 6, 8]);
    assert_eq!(table.view(0).turns, 2);
}

// P.EX.39
#[test]
fn p_ex_39_a_double_turn_pushes_a_tile_over_the_end() {
    let mut table = first_game(4).wheel(11, [0, 1, 2, 3, 4, 10]).play();
    table.moves(&["tile at1"]).finish_turn();
    assert_eq!(
        (table.view(0).wheel.box_at, positions(&table)),
        (1, vec![0, 2, 3, 4, 5, 6])
    );
    assert_eq!(table.tile_at(2), "tile at6");
}

// P.EX.40
#[test]
fn p_ex_40_the_pawn_of_peter_parler_goes_by_the_price_of_his_building() {
    let parler = options(|options| options.solo = Solo::Parler);
    let mut table = first_game_with(1, parler)
        .row(1, "b1-11")
        .raw(|state| {
            state["parler"]["deck"] = json!([2, 3, 4, 5, 1]);
            state["parler"]["places"] = json!([0, 0, 0]);
        })
        .play();
    let tile = table.tile_with(Deed::Mines);
    table.moves(&["plaza p1", &tile, "act mines", "produce", "end"]);
    // Only one place lets its blue corner meet a printed one, so he builds there without a question.
    assert!(table.told("praga.log.parler-built"));
    assert_eq!(table.view(0).parler.unwrap().pawn.word(), "p6");
}
