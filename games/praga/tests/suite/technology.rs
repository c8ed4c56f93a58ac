//! Technology, university, and every technology tile.

use crate::scenario::{Scenario, Table, figures};
use signoria_engine::{Barrier, Eye, prelude::*};
use signoria_praga::pieces::{Level, Technology};

/// Seat 0 is about to gain technology steps: T4-5 on PZ7 at P1 gives one, BR4-3 three.
fn three_steps() -> Table {
    let mut table = Scenario::of(4)
        .tiles(&[0, 1, 4, 2, 3, 5])
        .road(0, 3)
        .set(0, "eggs", 1)
        .bridge_stack(&["br4-3"])
        .stack(1, &["t1-1", "t1-2", "t1-3"])
        .stack(2, &["t2-1", "t2-2", "t2-3"])
        .table();
    table.play(&["tile at3", "act road", "bridge br4-3", "lay 3"]);
    table
}

// P.TE.1 P.TE.2
#[test]
fn levels_are_drawn_one_after_the_other_as_they_are_passed() {
    let mut table = three_steps();
    assert_eq!(table.player(0).technology, 3);
    assert_eq!(table.barrier, Barrier::Closed);
    assert_eq!(table.listed(), ["keep t1-1", "keep t1-2", "keep t1-3"]);
    assert_eq!(table.refused("keep t1-4"), "praga.technology-use.drawn");
    assert!(table.view(1).technology_hand.iter().all(Option::is_none));
    table.play(&["keep t1-2"]);
    assert_eq!(table.listed(), ["keep t2-1", "keep t2-2", "keep t2-3"]);
    table.play(&["keep t2-3"]);
    let player = table.view(2).players[0].clone();
    assert_eq!(
        player.technologies[..2],
        [Some(Technology::T1x2), Some(Technology::T2x3)]
    );
    // What the drawer put back it goes on knowing: T1-3 lies under T1-1 under the rest.
    let stack = &table.view(0).technologies[0];
    assert_eq!(
        (stack.len(), &stack[..2]),
        (5, &[Some(Technology::T1x3), Some(Technology::T1x1)][..])
    );
    assert!(table.view(1).technologies[0].iter().all(Option::is_none));
    assert!(
        table.game.view(Eye::Spectator).technologies[0]
            .iter()
            .all(Option::is_none)
    );
    for (level, step) in Level::ALL.iter().zip([1, 2, 4, 6]) {
        assert_eq!(figures().level_step(*level), step);
    }
}

// P.GE.5 P.TE.4
#[test]
fn steps_beyond_the_top_are_two_points_each() {
    let mut table = Scenario::of(4)
        .tiles(&[0, 1, 4, 2, 3, 5])
        .technologies(0, &["t4-3"])
        .set(0, "technology", 8)
        .road(0, 3)
        .set(0, "eggs", 1)
        .bridge_stack(&["br4-3"])
        .table();
    table.play(&["tile at3", "act road", "bridge br4-3", "lay 3"]);
    // The egg of pair 3 brings a point by the filler T2-6.
    assert_eq!((table.player(0).technology, table.points(0)), (9, 4 + 1));
}

// P.TE.10
#[test]
fn the_university_has_no_effect_but_beyond_its_top() {
    let mut table = Scenario::of(4)
        .technologies(0, &["t3-3"])
        .set(0, "university", 6)
        .table();
    table.play(&["use t3-3"]);
    assert_eq!((table.player(0).university, table.points(0)), (8, 4));
}

// P.TE.11
#[test]
fn the_worth_of_a_technology_step_by_university_step() {
    assert_eq!(figures().university, [0, 0, 1, 1, 1, 2, 2, 2, 3]);
}

// P.TE.6 P.RU.30
#[test]
fn a_permanent_technology_works_from_the_owners_next_turn_on() {
    let position = Scenario::of(2)
        .wheel(9, [4, 5, 0, 1, 2, 3])
        .stack(1, &["t1-3", "t1-4", "t1-5"])
        .plaza(1, "pz7")
        .track(0, 0, 4);
    let mut table = position
        .set(0, "eggs", 1)
        .road(0, 1)
        .windows(0, 0, 2)
        .coins(0, 3, 0)
        .table();
    table.play(&["extra gold", "act road", "egg 2 technology", "keep t1-3"]);
    table.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.points(0), 0, "not in the turn it was gained");
    table.play(&["end"]);
    assert!(table.view(0).players[0].fresh.contains(Level::One));
    table.finish_turn();
    assert!(table.view(0).players[0].fresh.is_empty());
    let tile = table.tile_with(signoria_praga::pieces::Deed::Mines);
    let before = table.points(0);
    table.play(&[&tile, "act mines", "advance"]);
    assert!(table.points(0) >= before + 2);
}

// P.TE.8 P.LI.17
#[test]
fn a_one_time_technology_is_used_once_in_an_own_turn() {
    let mut table = Scenario::of(4)
        .technologies(0, &["t3-3"])
        .technologies(1, &["t3-5"])
        .table();
    assert_eq!(table.refused("use t3-5"), "praga.technology-use.owned");
    assert_eq!(table.refused("use t3-1"), "praga.technology-use.owned");
    assert_eq!(table.refused("use t1-5"), "praga.technology-use.owned");
    assert_eq!(table.refused_to(1, "use t3-5"), "engine.turn.seat");
    table.play(&["use t3-3"]);
    assert_eq!(table.refused("use t3-3"), "praga.technology-use.owned");
    assert!(table.player(0).used.contains(Level::Three));
}

/// Seat 0 with one technology and a tile with mines on that sector.
fn with(tile: &str, box_at: u8, place: u8) -> Table {
    let others: Vec<u8> = (0..12)
        .filter(|&other| other != place && other != box_at)
        .take(5)
        .collect();
    let tiles = [place, others[0], others[1], others[2], others[3], others[4]];
    Scenario::of(4)
        .wheel(box_at, tiles)
        .technologies(0, &[tile])
        .coins(0, 2, 2)
        .table()
}

// P.RU.33
#[test]
fn t1_1_and_t1_2_add_to_the_wheel() {
    let mut gold = with("t1-1", 7, 4);
    gold.play(&["tile at1", "bonus"]);
    assert_eq!(
        (gold.player(0).gold, gold.points(0)),
        (2 + 2 + 1, 1),
        "once for two gold"
    );
    let mut stone = with("t1-2", 10, 5);
    stone.play(&["tile at1", "bonus"]);
    assert_eq!((stone.player(0).stone, stone.points(0)), (2 + 1 + 1, 1));
    // Also when the bonus comes by itself at the end, and not for gold of another kind.
    let mut late = with("t1-1", 7, 4);
    late.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(late.points(0), 0);
    late.play(&["end"]);
    assert_eq!((late.player(0).gold, late.points(0)), (2 + 1 + 2 + 1, 1));
}

// P.RU.32
#[test]
fn t1_3_and_t1_4_reward_steps() {
    let mut mines = with("t1-3", 10, 4);
    mines.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(mines.points(0), 2);
    let mut other = with("t1-4", 10, 4);
    other.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(other.points(0), 0);
    let mut quarries = Scenario::of(4)
        .wheel(10, [0, 4, 1, 2, 3, 5])
        .technologies(0, &["t1-4"])
        .table();
    quarries.play(&["tile at2", "act quarries", "advance"]);
    assert_eq!(quarries.points(0), 2);
}

// P.RF.1
#[test]
fn t1_5_rewards_rows_however_paid() {
    let mut table = Scenario::of(4)
        .technologies(0, &["t1-5", "t3-2"])
        .windows(0, 2, 0)
        .table();
    table.play(&["climb hunger-wall"]);
    assert_eq!(table.points(0), 2);
    table.play(&["use t3-2", "pick cathedral"]);
    assert_eq!(table.points(0), 4);
}

#[test]
fn t1_6_rewards_points_of_the_tile_once() {
    let mut blue = with("t1-6", 10, 8);
    blue.play(&["tile at1"]);
    assert_eq!(blue.points(0), 2 + 1);
    let mut green = with("t1-6", 10, 4);
    green.play(&["tile at1", "act mines", "advance"]);
    assert_eq!(green.points(0), 0);
}

// P.RF.2
#[test]
fn t2_1_and_t2_2_reward_buildings() {
    let build = |tile: &str, hex: &str| {
        let mut table = Scenario::of(4)
            .wheel(10, [0, 4, 1, 2, 3, 5])
            .technologies(0, &[tile])
            .row(1, hex)
            .coins(0, 2, 0)
            .table();
        table.play(&["tile at2", "act building", "take 1", "site s0_m6"]);
        if table.can("turn 0") {
            table.play(&["turn 0"]);
        }
        let player = table.player(0);
        (player.gold, player.stone, player.points)
    };
    assert_eq!(build("t2-1", "b1-05"), (0, 1, 2 + 1));
    assert_eq!(build("t2-2", "b1-05"), (0, 0, 2));
    assert_eq!(build("t2-1", "b1-04"), (0, 2, 1));
    assert_eq!(build("t2-2", "b1-04"), (1, 2, 1 + 1));
}

#[test]
fn t2_3_rewards_walls_with_the_symbol() {
    let wall = |hex: &str| {
        let mut table = Scenario::of(4)
            .wheel(10, [4, 0, 1, 2, 3, 5])
            .technologies(0, &["t2-3"])
            .row(1, hex)
            .coins(0, 0, 2)
            .table();
        table.play(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
        (table.player(0).gold, table.points(0))
    };
    assert_eq!(wall("w1-03"), (1, 2 + 1));
    assert_eq!(wall("w1-01"), (0, 1));
}

// P.RU.31
#[test]
fn t2_4_and_t2_5_reward_tokens_once_a_turn() {
    let mut red = Scenario::of(4)
        .technologies(0, &["t2-4", "t4-5"])
        .plaza(1, "pz9")
        .tiles(&[0, 1, 4, 2, 3, 5])
        .road(0, 3)
        .set(0, "eggs", 1)
        .bridge_stack(&["br4-4"])
        .coins(0, 0, 0)
        .table();
    red.play(&["use t4-5", "plaza p1"]);
    assert_eq!(
        (red.player(0).red, red.player(0).stone, red.points(0)),
        (1, 1, 3 + 1)
    );
    red.play(&["tile at3", "act road", "bridge br4-4", "lay 1"]);
    assert_eq!(
        (red.player(0).red, red.player(0).stone),
        (2, 1),
        "a second time in the turn nothing more"
    );
    // In somebody else's turn it works again.
    let mut blue = Scenario::of(4)
        .wheel(10, [0, 4, 1, 2, 3, 5])
        .technologies(1, &["t2-5"])
        .plaza(1, "pz6")
        .building("s0_m6", "b1-09", 0, Some(1))
        .row(1, "b1-04")
        .coins(1, 0, 0)
        .table();
    blue.play(&["tile at2", "act building", "take 1", "site s1_m6"]);
    let other = blue.player(1);
    assert_eq!((other.blue, other.gold, other.points), (1, 1, 3 + 1));
}

#[test]
fn t2_6_rewards_every_egg() {
    let mut table = Scenario::of(4)
        .wheel(10, [4, 0, 1, 2, 3, 5])
        .technologies(0, &["t2-6", "t3-1"])
        .coins(0, 1, 0)
        .table();
    table.play(&["tile at1", "bonus"]);
    assert_eq!((table.player(0).stone, table.points(0)), (1, 1));
    table.play(&["use t3-1"]);
    assert_eq!((table.player(0).stone, table.points(0)), (2, 2));
}

// P.RU.35
#[test]
fn t3_1_brings_an_egg_and_the_road() {
    let mut table = Scenario::of(4).technologies(0, &["t3-1"]).road(0, 3).table();
    table.play(&["use t3-1"]);
    assert_eq!(
        (table.player(0).road, table.player(0).eggs),
        (4, 0),
        "the egg pays for the bridge"
    );
    let mut end = Scenario::of(4).technologies(0, &["t3-1"]).road(0, 5).table();
    end.play(&["use t3-1"]);
    assert_eq!(
        (end.player(0).road, end.player(0).eggs),
        (5, 1),
        "the other part alone"
    );
}

// P.GR.5
#[test]
fn t3_2_lifts_a_marker_for_nothing() {
    let mut table = Scenario::of(4)
        .technologies(0, &["t3-2"])
        .marker(0, 0, 2, 0)
        .coins(0, 0, 0)
        .table();
    table.play(&["use t3-2"]);
    assert_eq!(table.listed(), ["pick hunger-wall", "pick cathedral"]);
    let before = table.points(0);
    table.play(&["pick hunger-wall"]);
    assert_eq!(table.player(0).grids[0].row + 1, 3);
    // Two points by the filler T1-5, one of the cell.
    assert_eq!(table.points(0) - before, 2 + 1);
    let top = Scenario::of(4)
        .technologies(0, &["t3-2"])
        .marker(0, 0, 5, 0)
        .marker(0, 1, 5, 0)
        .table();
    assert_eq!(top.refused("use t3-2"), "praga.technology-use.idle");
    // With one marker at the top there is nothing to choose.
    let mut one = Scenario::of(4)
        .technologies(0, &["t3-2"])
        .marker(0, 0, 5, 0)
        .table();
    one.play(&["use t3-2"]);
    assert_eq!(one.player(0).grids[1].row + 1, 2);
}

// P.RF.3
#[test]
fn t3_3_to_t3_6() {
    let mut university = Scenario::of(4).technologies(0, &["t3-3"]).table();
    university.play(&["use t3-3"]);
    assert_eq!(university.player(0).university, 4);
    let mut upgrade = Scenario::of(4).technologies(0, &["t3-4"]).row(1, "u1-03").table();
    upgrade.play(&["use t3-4", "take 1", "turn 0"]);
    assert_eq!((upgrade.points(0), upgrade.player(0).board.len()), (3, 1));
    let mut gold = Scenario::of(4).technologies(0, &["t3-5"]).coins(0, 0, 0).table();
    gold.play(&["use t3-5"]);
    assert_eq!((gold.player(0).gold, gold.player(0).stone), (3, 2));
    let mut stone = Scenario::of(4).technologies(0, &["t3-6"]).coins(0, 0, 0).table();
    stone.play(&["use t3-6"]);
    assert_eq!((stone.player(0).gold, stone.player(0).stone), (2, 2));
}

// P.LI.6
#[test]
fn t4_1_to_t4_4() {
    let mut building = Scenario::of(4)
        .technologies(0, &["t4-1"])
        .row(1, "b1-07")
        .row(2, "b1-11")
        .row(3, "b1-14")
        .coins(0, 0, 1)
        .table();
    building.play(&["use t4-1"]);
    assert_eq!(
        building.refused("take 2"),
        "praga.take.price",
        "stone is not lowered"
    );
    building.play(&["take 1", "site s0_m6", "turn 0"]);
    assert_eq!((building.player(0).gold, building.player(0).stone), (0, 0));
    let idle = Scenario::of(4)
        .technologies(0, &["t4-2"])
        .row(1, "w1-11")
        .row(2, "w1-12")
        .row(3, "w1-13")
        .coins(0, 0, 0)
        .table();
    assert_eq!(idle.refused("use t4-2"), "praga.technology-use.idle");
    let mut wall = Scenario::of(4)
        .technologies(0, &["t4-2"])
        .row(1, "w1-13")
        .row(2, "w1-01")
        .coins(0, 0, 2)
        .table();
    wall.play(&["use t4-2", "take 1", "wall 2,0", "turn 0"]);
    assert_eq!(wall.player(0).stone, 0);
    let mut cheap = Scenario::of(4)
        .technologies(0, &["t4-2"])
        .row(1, "w1-01")
        .coins(0, 0, 0)
        .table();
    cheap.play(&["use t4-2", "take 1", "wall 2,0", "turn 0"]);
    assert_eq!(cheap.player(0).stone, 0, "not below nothing");
    let mut any = Scenario::of(4).technologies(0, &["t4-3"]).table();
    any.play(&["use t4-3"]);
    assert!(any.listed().len() >= 4);
    any.play(&["act mines", "produce"]);
    let mut upgrade = Scenario::of(4).technologies(0, &["t4-4"]).table();
    upgrade.play(&["use t4-4", "take 1", "turn 0"]);
    assert_eq!(upgrade.player(0).gold_windows, 1);
}

#[test]
fn t4_5_uses_a_plaza_tile_on_the_board() {
    let mut table = Scenario::of(3)
        .technologies(0, &["t4-5"])
        .plaza(1, "pz8")
        .coins(0, 0, 0)
        .table();
    table.play(&["use t4-5"]);
    assert_eq!(table.listed().len(), 9);
    assert_eq!(table.refused("plaza p10"), "praga.plaza-choice.tile");
    table.play(&["plaza p1"]);
    assert_eq!(
        (table.player(0).gold, table.player(0).stone, table.points(0)),
        (2, 2, 4)
    );
}

// P.RF.4
#[test]
fn t4_6_advances_and_then_produces() {
    let mut table = Scenario::of(4).technologies(0, &["t4-6"]).coins(0, 0, 0).table();
    table.play(&["use t4-6"]);
    assert_eq!(table.listed(), ["pick gold-mine", "pick quarry"]);
    table.play(&["pick quarry"]);
    assert_eq!(table.listed(), ["pick gold", "pick stone"]);
    assert_eq!(table.refused("pick egg"), "praga.choice.offered");
    table.play(&["pick stone"]);
    assert_eq!((table.player(0).tracks[1], table.player(0).stone), (4, 3));
}

// P.TE.9
#[test]
fn an_action_of_a_technology_gives_a_claim() {
    let mut table = Scenario::of(4)
        .technologies(0, &["t4-3"])
        .upgrade(0, "u1-02", 0)
        .coins(0, 0, 0)
        .table();
    table.play(&["use t4-3", "act mines", "advance", "claim mines"]);
    assert_eq!(table.player(0).stone, 1);
}

// P.TE.3 P.TE.5
#[test]
fn a_level_brings_one_technology_which_lies_open() {
    let mut table = three_steps();
    table.play(&["keep t1-2", "keep t2-3"]);
    let seen = table.view(2).players[0].technologies;
    assert_eq!(seen, [Some(Technology::T1x2), Some(Technology::T2x3), None, None]);
    assert_eq!(table.view(0).technologies[0].len(), 5);
}

// P.RU.44
#[test]
fn a_drawn_technology_is_chosen_before_anything_else() {
    let table = three_steps();
    assert_eq!(table.refused("end"), "praga.turn.asked");
    assert!(table.listed().iter().all(|action| action.starts_with("keep")));
}
