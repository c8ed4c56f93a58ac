//! Technology, university, and every technology tile.

use crate::scenario::{Positions as _, Table, Turns as _, figures, first_game};
use signoria_engine::{Barrier, Eye, prelude::*};
use signoria_praga::pieces::{Level, Technology};

/// Seat 0 is about to gain technology steps: T4-5 on PZ7 at P1 gives one, BR4-3 three.
fn three_steps() -> Table {
    let mut table = first_game(4)
        .tiles(&[0, 1, 4, 2, 3, 5])
        .road(0, 3)
        .give(0, "eggs", 1)
        .bridge_stack(&["br4-3"])
        .stack(1, &["t1-1", "t1-2", "t1-3"])
        .stack(2, &["t2-1", "t2-2", "t2-3"])
        .play();
    table.moves(&["tile at3", "act road", "bridge br4-3", "lay 3"]);
    table
}

// P.TE.1 P.TE.2
#[test]
fn levels_are_drawn_one_after_the_other_as_they_are_passed() {
    let mut table = three_steps();
    assert_eq!(table.player(0).technology, 3);
    assert_eq!(table.barrier, Barrier::Closed);
    assert_eq!(table.list(table.seat()), ["keep t1-1", "keep t1-2", "keep t1-3"]);
    assert_eq!(
        table.refused(table.seat(), "keep t1-4"),
        "praga.technology-use.drawn"
    );
    assert!(table.view(1).technology_hand.iter().all(Option::is_none));
    table.moves(&["keep t1-2"]);
    assert_eq!(table.list(table.seat()), ["keep t2-1", "keep t2-2", "keep t2-3"]);
    table.moves(&["keep t2-3"]);
    let player = table.view(2).players[0].clone();
    assert_eq!(
        player.technologies[..2],
        [Some(Technology::T1x2), Some(Technology::T2x3)]
    );
    // The drawer keeps knowing what it put back: T1-3 lies under T1-1 under the rest.
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
    let mut table = first_game(4)
        .tiles(&[0, 1, 4, 2, 3, 5])
        .technologies(0, &["t4-3"])
        .give(0, "technology", 8)
        .road(0, 3)
        .give(0, "eggs", 1)
        .bridge_stack(&["br4-3"])
        .play();
    table.moves(&["tile at3", "act road", "bridge br4-3", "lay 3"]);
    // The egg of pair 3 brings a point by the filler T2-6.
    assert_eq!((table.player(0).technology, table.player(0).points), (9, 4 + 1));
}

// P.TE.10
#[test]
fn the_university_has_no_effect_but_beyond_its_top() {
    let mut table = first_game(4)
        .technologies(0, &["t3-3"])
        .give(0, "university", 6)
        .play();
    table.moves(&["use t3-3"]);
    assert_eq!((table.player(0).university, table.player(0).points), (8, 4));
}

// P.TE.11
#[test]
fn the_worth_of_a_technology_step_by_university_step() {
    assert_eq!(figures().university, [0, 0, 1, 1, 1, 2, 2, 2, 3]);
}

// P.TE.6 P.RU.30
#[test]
fn a_permanent_technology_works_from_the_owners_next_turn_on() {
    let position = first_game(2)
        .wheel(9, [4, 5, 0, 1, 2, 3])
        .stack(1, &["t1-3", "t1-4", "t1-5"])
        .plaza(1, "pz7")
        .track(0, 0, 4);
    let mut table = position
        .give(0, "eggs", 1)
        .road(0, 1)
        .windows(0, 0, 2)
        .coins(0, 3, 0)
        .play();
    table.moves(&["extra gold", "act road", "egg 2 technology", "keep t1-3"]);
    table.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(table.player(0).points, 0, "not in the turn it was gained");
    table.moves(&["end"]);
    assert!(table.view(0).players[0].fresh.contains(Level::One));
    table.finish_turn();
    assert!(table.view(0).players[0].fresh.is_empty());
    let tile = table.tile_with(signoria_praga::pieces::Deed::Mines);
    let before = table.player(0).points;
    table.moves(&[&tile, "act mines", "advance"]);
    assert!(table.player(0).points >= before + 2);
}

// P.TE.8 P.LI.17
#[test]
fn a_one_time_technology_is_used_once_in_an_own_turn() {
    let mut table = first_game(4)
        .technologies(0, &["t3-3"])
        .technologies(1, &["t3-5"])
        .play();
    assert_eq!(
        table.refused(table.seat(), "use t3-5"),
        "praga.technology-use.owned"
    );
    assert_eq!(
        table.refused(table.seat(), "use t3-1"),
        "praga.technology-use.owned"
    );
    assert_eq!(
        table.refused(table.seat(), "use t1-5"),
        "praga.technology-use.owned"
    );
    assert_eq!(table.refused(1, "use t3-5"), "engine.turn.seat");
    table.moves(&["use t3-3"]);
    assert_eq!(
        table.refused(table.seat(), "use t3-3"),
        "praga.technology-use.owned"
    );
    assert!(table.player(0).used.contains(Level::Three));
}

/// Seat 0 with one technology and a tile with mines on that sector.
fn with(tile: &str, box_at: u8, place: u8) -> Table {
    let others: Vec<u8> = (0..12)
        .filter(|&other| other != place && other != box_at)
        .take(5)
        .collect();
    let tiles = [place, others[0], others[1], others[2], others[3], others[4]];
    first_game(4)
        .wheel(box_at, tiles)
        .technologies(0, &[tile])
        .coins(0, 2, 2)
        .play()
}

// P.RU.33
#[test]
fn t1_1_and_t1_2_add_to_the_wheel() {
    let mut gold = with("t1-1", 7, 4);
    gold.moves(&["tile at1", "bonus"]);
    assert_eq!(
        (gold.player(0).gold, gold.player(0).points),
        (2 + 2 + 1, 1),
        "once for two gold"
    );
    let mut stone = with("t1-2", 10, 5);
    stone.moves(&["tile at1", "bonus"]);
    assert_eq!((stone.player(0).stone, stone.player(0).points), (2 + 1 + 1, 1));
    // Also when the bonus comes by itself at the end, and not for gold of another kind.
    let mut late = with("t1-1", 7, 4);
    late.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(late.player(0).points, 0);
    late.moves(&["end"]);
    assert_eq!((late.player(0).gold, late.player(0).points), (2 + 1 + 2 + 1, 1));
}

// P.RU.32
#[test]
fn t1_3_and_t1_4_reward_steps() {
    let mut mines = with("t1-3", 10, 4);
    mines.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(mines.player(0).points, 2);
    let mut other = with("t1-4", 10, 4);
    other.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(other.player(0).points, 0);
    let mut quarries = first_game(4)
        .wheel(10, [0, 4, 1, 2, 3, 5])
        .technologies(0, &["t1-4"])
        .play();
    quarries.moves(&["tile at2", "act quarries", "advance"]);
    assert_eq!(quarries.player(0).points, 2);
}

// P.RF.1
#[test]
fn t1_5_rewards_rows_however_paid() {
    let mut table = first_game(4)
        .technologies(0, &["t1-5", "t3-2"])
        .windows(0, 2, 0)
        .play();
    table.moves(&["climb hunger-wall"]);
    assert_eq!(table.player(0).points, 2);
    table.moves(&["use t3-2", "pick cathedral"]);
    assert_eq!(table.player(0).points, 4);
}

#[test]
fn t1_6_rewards_points_of_the_tile_once() {
    let mut blue = with("t1-6", 10, 8);
    blue.moves(&["tile at1"]);
    assert_eq!(blue.player(0).points, 2 + 1);
    let mut green = with("t1-6", 10, 4);
    green.moves(&["tile at1", "act mines", "advance"]);
    assert_eq!(green.player(0).points, 0);
}

// P.RF.2
#[test]
fn t2_1_and_t2_2_reward_buildings() {
    let build = |tile: &str, hex: &str| {
        let mut table = first_game(4)
            .wheel(10, [0, 4, 1, 2, 3, 5])
            .technologies(0, &[tile])
            .row(1, hex)
            .coins(0, 2, 0)
            .play();
        table.moves(&["tile at2", "act building", "take 1", "site s0_m6"]);
        if table.can(table.seat(), "turn 0") {
            table.moves(&["turn 0"]);
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
        let mut table = first_game(4)
            .wheel(10, [4, 0, 1, 2, 3, 5])
            .technologies(0, &["t2-3"])
            .row(1, hex)
            .coins(0, 0, 2)
            .play();
        table.moves(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
        (table.player(0).gold, table.player(0).points)
    };
    assert_eq!(wall("w1-03"), (1, 2 + 1));
    assert_eq!(wall("w1-01"), (0, 1));
}

// P.RU.31
#[test]
fn t2_4_and_t2_5_reward_tokens_once_a_turn() {
    let mut red = first_game(4)
        .technologies(0, &["t2-4", "t4-5"])
        .plaza(1, "pz9")
        .tiles(&[0, 1, 4, 2, 3, 5])
        .road(0, 3)
        .give(0, "eggs", 1)
        .bridge_stack(&["br4-4"])
        .coins(0, 0, 0)
        .play();
    red.moves(&["use t4-5", "plaza p1"]);
    assert_eq!(
        (red.player(0).red, red.player(0).stone, red.player(0).points),
        (1, 1, 3 + 1)
    );
    red.moves(&["tile at3", "act road", "bridge br4-4", "lay 1"]);
    assert_eq!(
        (red.player(0).red, red.player(0).stone),
        (2, 1),
        "a second time in the turn nothing more"
    );
    // In somebody else's turn it works again.
    let mut blue = first_game(4)
        .wheel(10, [0, 4, 1, 2, 3, 5])
        .technologies(1, &["t2-5"])
        .plaza(1, "pz6")
        .building("s0_m6", "b1-09", 0, Some(1))
        .row(1, "b1-04")
        .coins(1, 0, 0)
        .play();
    blue.moves(&["tile at2", "act building", "take 1", "site s1_m6"]);
    let other = blue.player(1);
    assert_eq!((other.blue, other.gold, other.points), (1, 1, 3 + 1));
}

#[test]
fn t2_6_rewards_every_egg() {
    let mut table = first_game(4)
        .wheel(10, [4, 0, 1, 2, 3, 5])
        .technologies(0, &["t2-6", "t3-1"])
        .coins(0, 1, 0)
        .play();
    table.moves(&["tile at1", "bonus"]);
    assert_eq!((table.player(0).stone, table.player(0).points), (1, 1));
    table.moves(&["use t3-1"]);
    assert_eq!((table.player(0).stone, table.player(0).points), (2, 2));
}

// P.RU.35
#[test]
fn t3_1_brings_an_egg_and_the_road() {
    let mut table = first_game(4).technologies(0, &["t3-1"]).road(0, 3).play();
    table.moves(&["use t3-1"]);
    assert_eq!(
        (table.player(0).road, table.player(0).eggs),
        (4, 0),
        "the egg pays for the bridge"
    );
    let mut end = first_game(4).technologies(0, &["t3-1"]).road(0, 5).play();
    end.moves(&["use t3-1"]);
    assert_eq!(
        (end.player(0).road, end.player(0).eggs),
        (5, 1),
        "the other part alone"
    );
}

// P.GR.5
#[test]
fn t3_2_lifts_a_marker_for_nothing() {
    let mut table = first_game(4)
        .technologies(0, &["t3-2"])
        .marker(0, 0, 2, 0)
        .coins(0, 0, 0)
        .play();
    table.moves(&["use t3-2"]);
    assert_eq!(table.list(table.seat()), ["pick hunger-wall", "pick cathedral"]);
    let before = table.player(0).points;
    table.moves(&["pick hunger-wall"]);
    assert_eq!(table.player(0).grids[0].row + 1, 3);
    // Two points by the filler T1-5, one of the cell.
    assert_eq!(table.player(0).points - before, 2 + 1);
    let top = first_game(4)
        .technologies(0, &["t3-2"])
        .marker(0, 0, 5, 0)
        .marker(0, 1, 5, 0)
        .play();
    assert_eq!(top.refused(top.seat(), "use t3-2"), "praga.technology-use.idle");
    // With one marker at the top there is nothing to choose.
    let mut one = first_game(4).technologies(0, &["t3-2"]).marker(0, 0, 5, 0).play();
    one.moves(&["use t3-2"]);
    assert_eq!(one.player(0).grids[1].row + 1, 2);
}

// P.RF.3
#[test]
fn t3_3_to_t3_6() {
    let mut university = first_game(4).technologies(0, &["t3-3"]).play();
    university.moves(&["use t3-3"]);
    assert_eq!(university.player(0).university, 4);
    let mut upgrade = first_game(4).technologies(0, &["t3-4"]).row(1, "u1-03").play();
    upgrade.moves(&["use t3-4", "take 1", "turn 0"]);
    assert_eq!((upgrade.player(0).points, upgrade.player(0).board.len()), (3, 1));
    let mut gold = first_game(4).technologies(0, &["t3-5"]).coins(0, 0, 0).play();
    gold.moves(&["use t3-5"]);
    assert_eq!((gold.player(0).gold, gold.player(0).stone), (3, 2));
    let mut stone = first_game(4).technologies(0, &["t3-6"]).coins(0, 0, 0).play();
    stone.moves(&["use t3-6"]);
    assert_eq!((stone.player(0).gold, stone.player(0).stone), (2, 2));
}

// P.LI.6
#[test]
fn t4_1_to_t4_4() {
    let mut building = first_game(4)
        .technologies(0, &["t4-1"])
        .row(1, "b1-07")
        .row(2, "b1-11")
        .row(3, "b1-14")
        .coins(0, 0, 1)
        .play();
    building.moves(&["use t4-1"]);
    assert_eq!(
        building.refused(building.seat(), "take 2"),
        "praga.take.price",
        "stone is not lowered"
    );
    building.moves(&["take 1", "site s0_m6", "turn 0"]);
    assert_eq!((building.player(0).gold, building.player(0).stone), (0, 0));
    let idle = first_game(4)
        .technologies(0, &["t4-2"])
        .row(1, "w1-11")
        .row(2, "w1-12")
        .row(3, "w1-13")
        .coins(0, 0, 0)
        .play();
    assert_eq!(idle.refused(idle.seat(), "use t4-2"), "praga.technology-use.idle");
    let mut wall = first_game(4)
        .technologies(0, &["t4-2"])
        .row(1, "w1-13")
        .row(2, "w1-01")
        .coins(0, 0, 2)
        .play();
    wall.moves(&["use t4-2", "take 1", "wall 2,0", "turn 0"]);
    assert_eq!(wall.player(0).stone, 0);
    let mut cheap = first_game(4)
        .technologies(0, &["t4-2"])
        .row(1, "w1-01")
        .coins(0, 0, 0)
        .play();
    cheap.moves(&["use t4-2", "take 1", "wall 2,0", "turn 0"]);
    assert_eq!(cheap.player(0).stone, 0, "not below nothing");
    let mut any = first_game(4).technologies(0, &["t4-3"]).play();
    any.moves(&["use t4-3"]);
    assert!(any.list(any.seat()).len() >= 4);
    any.moves(&["act mines", "produce"]);
    let mut upgrade = first_game(4).technologies(0, &["t4-4"]).play();
    upgrade.moves(&["use t4-4", "take 1", "turn 0"]);
    assert_eq!(upgrade.player(0).gold_windows, 1);
}

#[test]
fn t4_5_uses_a_plaza_tile_on_the_board() {
    let mut table = first_game(3)
        .technologies(0, &["t4-5"])
        .plaza(1, "pz8")
        .coins(0, 0, 0)
        .play();
    table.moves(&["use t4-5"]);
    assert_eq!(table.list(table.seat()).len(), 9);
    assert_eq!(
        table.refused(table.seat(), "plaza p10"),
        "praga.plaza-choice.tile"
    );
    table.moves(&["plaza p1"]);
    assert_eq!(
        (
            table.player(0).gold,
            table.player(0).stone,
            table.player(0).points
        ),
        (2, 2, 4)
    );
}

// P.RF.4
#[test]
fn t4_6_advances_and_then_produces() {
    let mut table = first_game(4).technologies(0, &["t4-6"]).coins(0, 0, 0).play();
    table.moves(&["use t4-6"]);
    assert_eq!(table.list(table.seat()), ["pick gold-mine", "pick quarry"]);
    table.moves(&["pick quarry"]);
    assert_eq!(table.list(table.seat()), ["pick gold", "pick stone"]);
    assert_eq!(table.refused(table.seat(), "pick egg"), "praga.choose.offered");
    table.moves(&["pick stone"]);
    assert_eq!((table.player(0).tracks[1], table.player(0).stone), (4, 3));
}

// P.TE.9
#[test]
fn an_action_of_a_technology_is_not_the_extra_action_and_takes_no_special_hex() {
    // The tile lies on sector 8: its own action could take the special hex.
    let mut table = first_game(4)
        .wheel(10, [6, 0, 1, 2, 3, 4])
        .row(4, "w1-s1")
        .row(1, "w1-01")
        .technologies(0, &["t4-3"])
        .windows(0, 0, 2)
        .coins(0, 2, 5)
        .play();
    table.moves(&["tile at1", "use t4-3", "act wall"]);
    assert_eq!(table.refused(table.seat(), "take 4"), "praga.take.special");
    table.moves(&["take 1", "wall 2,0", "turn 0"]);
    assert!(
        table.can(table.seat(), "extra gold"),
        "it was not the extra action"
    );
}

// P.UP.10
#[test]
fn an_action_of_a_technology_gives_a_claim() {
    let mut table = first_game(4)
        .technologies(0, &["t4-3"])
        .upgrade(0, "u1-02", 0)
        .coins(0, 0, 0)
        .play();
    table.moves(&["use t4-3", "act mines", "advance", "claim mines"]);
    assert_eq!(table.player(0).stone, 1);
}

// P.TE.3 P.TE.5
#[test]
fn a_level_brings_one_technology_which_lies_open() {
    let mut table = three_steps();
    table.moves(&["keep t1-2", "keep t2-3"]);
    let seen = table.view(2).players[0].technologies;
    assert_eq!(seen, [Some(Technology::T1x2), Some(Technology::T2x3), None, None]);
    assert_eq!(table.view(0).technologies[0].len(), 5);
}

// P.RU.44
#[test]
fn a_drawn_technology_is_chosen_before_anything_else() {
    let table = three_steps();
    assert_eq!(table.refused(table.seat(), "end"), "praga.turn.asked");
    assert!(
        table
            .list(table.seat())
            .iter()
            .all(|action| action.starts_with("keep"))
    );
}
