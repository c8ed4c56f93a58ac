//! The rulebook's examples of final scoring.

use crate::scenario::{Positions as _, Turns as _, first_game, last_turn, scored};

// P.EX.24
#[test]
fn p_ex_24_scholars() {
    for (university, points) in [(0, 0), (8, 21)] {
        let table = scored(
            last_turn()
                .technologies(0, &["t4-3"])
                .give(0, "technology", 7)
                .give(0, "university", university),
        );
        assert_eq!(table.points(0, "scholars"), points);
    }
}

// P.EX.25
#[test]
fn p_ex_25_grids() {
    let table = scored(last_turn().marker(0, 1, 5, 5).give(0, "red", 3).five(0, "br5-2"));
    assert_eq!(table.points(0, "cathedral"), 13);
    assert_eq!(table.points(0, "red-tokens"), 9);
    assert_eq!(table.points(0, "bridge"), 0);
}

// P.EX.26
#[test]
fn p_ex_26_walls() {
    for (walls, points) in [(2, 0), (3, 4), (4, 10), (5, 10), (6, 18), (7, 18)] {
        let table = scored(last_turn().walls(0, walls));
        assert_eq!(table.points(0, "walls"), points, "{walls} walls");
    }
}

// P.EX.27
#[test]
fn p_ex_27_eggs() {
    for (eggs, points) in [(4, 10), (5, 10)] {
        let table = scored(last_turn().give(0, "eggs", eggs));
        assert_eq!(table.points(0, "eggs"), points);
    }
}

// P.EX.28
#[test]
fn p_ex_28_seals() {
    let seals =
        |seal, gold, stone| scored(last_turn().coins(0, gold, stone).seal(0, seal, 0)).points(0, "seals");
    assert_eq!(seals(2, 9, 0), 18);
    assert_eq!(seals(3, 0, 9), 18);
    assert_eq!(seals(4, 5, 8), 15);
    assert_eq!(seals(4, 9, 9), 27);
}

// P.EX.29
#[test]
fn p_ex_29_rows_of_both_grids() {
    let table = scored(last_turn().five(0, "br5-6").marker(0, 0, 3, 0).marker(0, 1, 2, 0));
    assert_eq!(table.points(0, "bridge"), 10);
}

// P.EX.30
#[test]
fn p_ex_30_points_now_and_points_at_the_end() {
    for (tile, position, points) in [
        ("br5-1", last_turn().give(0, "university", 8), 8),
        ("br5-4", last_turn().track(0, 0, 9), 8),
        ("br5-5", last_turn().track(0, 1, 8), 7),
    ] {
        let mut table = first_game(4)
            .tiles(&[0, 1, 4, 2, 3, 5])
            .road(0, 4)
            .give(0, "eggs", 1)
            .fives_at_bridge(&[tile])
            .play();
        table.moves(&["tile at3", "act road", &format!("bridge {tile}"), "lay 1"]);
        assert_eq!(table.player(0).points, 3, "{tile} now");
        assert_eq!(
            scored(position.five(0, tile)).points(0, "bridge"),
            points,
            "{tile} later"
        );
    }
}

// P.EX.31
#[test]
fn p_ex_31_covered_upgrades_count() {
    let position = last_turn()
        .upgrade(0, "u1-07", 0)
        .upgrade(0, "u1-08", 0)
        .upgrade(0, "u1-01", 0);
    assert_eq!(scored(position.five(0, "br5-2")).points(0, "bridge"), 9);
}
