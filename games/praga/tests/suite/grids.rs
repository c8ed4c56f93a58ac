//! The Hunger Wall and the cathedral.

use crate::scenario::{
    Positions as _, Scenario, Table, Turns as _, figures, first_game, first_game_with, options,
};
use signoria_praga::edition::GridCell;
use signoria_praga::options::Tiers;
use signoria_praga::pieces::{BridgeTile, Grid};

/// Seat 0 has a wall with the Hunger Wall symbol to build in the green zone.
fn waller() -> Scenario {
    first_game(4)
        .wheel(10, [4, 0, 1, 2, 3, 5])
        .row(1, "w1-03")
        .coins(0, 2, 2)
}

fn walled(position: Scenario) -> Table {
    let mut table = position.play();
    table.moves(&["tile at1", "act wall", "take 1", "wall 2,0", "turn 0"]);
    table
}

/// Row from 1 and column of a marker.
fn at(table: &Table, seat: usize, grid: usize) -> (u8, u8) {
    let marker = table.player(seat).grids[grid];
    (marker.row + 1, marker.column)
}

// P.GE.6 P.GR.1
#[test]
fn markers_start_at_the_bottom_and_only_go_up_and_on() {
    let mut table = walled(waller());
    assert_eq!(at(&table, 0, 0), (1, 0));
    table.moves(&["step hunger-wall"]);
    assert_eq!(at(&table, 0, 0), (1, 1));
    assert_eq!(table.refused(table.seat(), "step hunger-wall"), "praga.step.open");
    assert_eq!(
        table.refused(table.seat(), "step cathedral"),
        "praga.step.open",
        "the wrong grid"
    );
}

// P.RU.34
#[test]
fn a_step_is_made_by_the_end_of_the_turn() {
    let mut table = walled(waller());
    let before = table.player(0).points;
    table.moves(&["end"]);
    assert_eq!(at(&table, 0, 0), (1, 1));
    assert_eq!(table.player(0).points - before, 1, "the cell pays on the way");
}

// P.GR.3 P.LI.14
#[test]
fn in_the_last_column_a_step_is_lost() {
    let mut table = walled(waller().marker(0, 0, 1, 5));
    assert_eq!(
        table.refused(table.seat(), "step hunger-wall"),
        "praga.step.column"
    );
    table.moves(&["end"]);
    assert_eq!(at(&table, 0, 0), (1, 5));
}

// P.GR.4 P.LI.13
#[test]
fn two_silver_windows_lift_a_marker_any_number_of_times() {
    let mut table = first_game(4).windows(0, 4, 2).play();
    table.moves(&["climb hunger-wall", "climb cathedral"]);
    assert_eq!((at(&table, 0, 0), at(&table, 0, 1)), ((2, 0), (2, 0)));
    assert_eq!(table.player(0).silver, 0);
    assert_eq!(
        table.refused(table.seat(), "climb cathedral"),
        "praga.climb.windows",
        "gold windows do not count"
    );
    assert_eq!(table.refused(1, "climb cathedral"), "engine.turn.seat");
}

// P.GR.5 P.GR.7
#[test]
fn a_new_tier_costs_gold_and_stone() {
    for (row, gold, stone) in [(1, 0, 0), (2, 1, 1), (3, 0, 0), (4, 2, 2)] {
        for grid in ["hunger-wall", "cathedral"] {
            let index = usize::from(grid == "cathedral");
            let position = first_game(4).windows(0, 2, 0).marker(0, index, row, 0);
            let mut table = position.clone().coins(0, 2, 2).play();
            table.moves(&[&format!("climb {grid}")]);
            assert_eq!(
                (table.player(0).gold, table.player(0).stone),
                (2 - gold, 2 - stone)
            );
            assert_eq!((at(&table, 0, index).0, table.player(0).silver), (row + 1, 0));
            if gold > 0 {
                let poor = position.coins(0, gold - 1, 9).play();
                assert_eq!(
                    poor.refused(poor.seat(), &format!("climb {grid}")),
                    "praga.climb.tier"
                );
            }
        }
    }
    let top = first_game(4).windows(0, 2, 0).marker(0, 0, 5, 0).play();
    assert_eq!(top.refused(top.seat(), "climb hunger-wall"), "praga.climb.top");
}

// P.GR.6
#[test]
fn both_grids_have_three_tiers_and_six_columns() {
    for grid in [Grid::HungerWall, Grid::Cathedral] {
        assert_eq!(figures().grid(grid).tiers, [1, 1, 2, 2, 3]);
        assert_eq!(figures().grid(grid).cells[0][0].len(), 6);
    }
}

// P.GR.8
#[test]
fn a_cell_with_points_pays_on_every_arrival() {
    let mut table = first_game(4)
        .marker(0, 0, 2, 0)
        .marker(0, 1, 4, 0)
        .windows(0, 4, 0)
        .coins(0, 3, 3)
        .play();
    table.moves(&["climb hunger-wall"]);
    assert_eq!(table.player(0).points, 1);
    table.moves(&["climb cathedral"]);
    // Row 5, column 0 of the cathedral: 2 points; the tile of tier III is asked for, too.
    assert_eq!(table.player(0).points, 1 + 2);
}

// P.GR.9 P.GR.11
#[test]
fn a_horizontal_arrow_carries_on() {
    // Hunger Wall row 2: column 1 is an arrow, column 2 empty.
    let mut table = walled(waller().marker(0, 0, 2, 0));
    table.moves(&["step hunger-wall"]);
    assert_eq!(at(&table, 0, 0), (2, 2));
    // Row 5: column 2 is an arrow onto column 3, which pays 2.
    let mut chain = walled(waller().marker(0, 0, 5, 1));
    let before = chain.player(0).points;
    chain.moves(&["step hunger-wall"]);
    assert_eq!((at(&chain, 0, 0), chain.player(0).points - before), ((5, 3), 2));
}

// P.GR.10
#[test]
fn a_vertical_arrow_may_be_followed_at_once_or_never() {
    // Hunger Wall row 1, column 3 is an arrow; above it 1 point.
    let mut table = walled(waller().marker(0, 0, 1, 2));
    table.moves(&["step hunger-wall"]);
    assert_eq!(table.list(table.seat()), ["up", "stay"]);
    let mut stayed = table.clone();
    let before = table.player(0).points;
    table.moves(&["up"]);
    assert_eq!((at(&table, 0, 0), table.player(0).points - before), ((2, 3), 1));
    stayed.moves(&["stay"]);
    assert_eq!(stayed.refused(stayed.seat(), "up"), "praga.turn.asked");
    // Whoever cannot pay the tier is not asked: row 2, column 4 leads into tier II.
    let mut poor = waller().marker(0, 0, 2, 3).coins(0, 0, 2).play();
    poor.moves(&[
        "tile at1",
        "act wall",
        "take 1",
        "wall 2,0",
        "turn 0",
        "step hunger-wall",
    ]);
    assert_eq!(at(&poor, 0, 0), (2, 4));
    assert!(poor.listed(poor.seat(), "up").is_empty());
    // At the end of the turn an arrow still asks.
    let mut late = walled(waller().marker(0, 0, 1, 2));
    late.moves(&["end"]);
    assert_eq!(late.list(late.seat()), ["up", "stay"]);
    late.moves(&["up"]);
    assert_eq!((at(&late, 0, 0), late.seat().index()), ((2, 3), 1));
}

/// Seat 0 climbs from row 4 of the cathedral.
fn to_the_top(position: Scenario) -> Table {
    let mut table = position.marker(0, 1, 4, 1).windows(0, 2, 0).coins(0, 2, 2).play();
    table.moves(&["climb cathedral"]);
    table
}

// P.GR.13 P.RU.42
#[test]
fn the_top_tier_of_the_cathedral_brings_a_gold_tile() {
    let mut table = to_the_top(first_game(4).fives_at_bridge(&["br5-1", "br5-2", "br5-3"]));
    assert_eq!(
        table.list(table.seat()),
        ["bridge br5-4", "bridge br5-5", "bridge br5-6"]
    );
    assert_eq!(table.view(0).cathedral_five.tiles.unwrap().len(), 3);
    assert_eq!(table.view(1).cathedral_five.tiles, None, "nobody else may look");
    assert_eq!(
        table.refused(table.seat(), "bridge br5-1"),
        "praga.bridge.offered"
    );
    table.moves(&["bridge br5-4"]);
    assert_eq!(table.player(0).points, 3);
    assert!(table.player(0).five.contains(BridgeTile::Br5x4));
    assert!(
        table.view(0).pairs.iter().all(Option::is_none),
        "it is not laid on the bridge"
    );
    let none = to_the_top(first_game(4).raw(|state| {
        let tiles = state["cathedral_five"].take();
        state["cathedral_five"] = serde_json::json!([]);
        state["players"][1]["five"] = tiles;
    }));
    assert!(none.listed(none.seat(), "bridge").is_empty());
}

// P.GR.14
#[test]
fn the_top_tier_of_the_hunger_wall_brings_none() {
    let mut table = first_game(4)
        .marker(0, 0, 4, 0)
        .windows(0, 2, 0)
        .coins(0, 2, 2)
        .play();
    table.moves(&["climb hunger-wall"]);
    assert_eq!(at(&table, 0, 0), (5, 0));
    assert!(table.listed(table.seat(), "bridge").is_empty());
}

// P.GR.15
#[test]
fn markers_may_share_a_cell() {
    let mut table = walled(waller().marker(1, 0, 1, 1));
    table.moves(&["step hunger-wall"]);
    assert_eq!(at(&table, 0, 0), at(&table, 1, 0));
}

// P.SU.18 P.VA.8
#[test]
fn the_tiers_can_be_exchanged_for_each_grid() {
    let base = figures().grid(Grid::HungerWall).cells;
    assert_eq!(base[0][0][1], GridCell::Points(1));
    assert_eq!(base[1][0][1], GridCell::Onward);
    let with_a = options(|options| options.hunger_wall = Tiers::A);
    let mut table = first_game_with(4, with_a)
        .wheel(10, [4, 0, 1, 2, 3, 5])
        .row(1, "w1-03")
        .play();
    table.moves(&[
        "tile at1",
        "act wall",
        "take 1",
        "wall 2,0",
        "turn 0",
        "step hunger-wall",
    ]);
    assert_eq!(at(&table, 0, 0), (1, 2), "the arrow of set A");
    // The cathedral is chosen on its own.
    let with_b = options(|options| options.cathedral = Tiers::B);
    let mut table = first_game_with(4, with_b)
        .wheel(10, [0, 4, 1, 2, 3, 5])
        .row(1, "b1-05")
        .play();
    table.moves(&[
        "tile at2",
        "act building",
        "take 1",
        "site s0_m6",
        "turn 0",
        "step cathedral",
    ]);
    assert_eq!(at(&table, 0, 1), (1, 2));
    let mut plain = walled(waller());
    plain.moves(&["step hunger-wall"]);
    assert_eq!(at(&plain, 0, 0), (1, 1));
}

// P.RU.54
#[test]
fn before_an_arrow_lapses_for_want_of_its_price_an_open_bonus_can_pay_it() {
    // AT1 lies on the sector that gives 2 gold; the arrow in row 2 costs 1 gold and 1 stone.
    let arrow = |stone: u8| {
        let position = first_game(4).wheel(10, [7, 0, 1, 2, 3, 4]).coins(0, 0, stone);
        let mut table = position.windows(0, 2, 0).marker(0, 1, 1, 1).play();
        table.moves(&["tile at1", "climb cathedral"]);
        table
    };
    let mut table = arrow(1);
    assert_eq!(table.list(table.seat()), ["stay", "bonus"]);
    assert_eq!(table.refused(table.seat(), "up"), "praga.climb.tier");
    assert_eq!(table.refused(table.seat(), "end"), "praga.turn.asked");
    table.moves(&["bonus"]);
    assert_eq!(table.list(table.seat()), ["up", "stay"]);
    table.moves(&["up"]);
    assert_eq!((at(&table, 0, 1), table.player(0).gold), ((3, 1), 1));
    // Without stone no bonus helps, and nobody is asked.
    let lost = arrow(0);
    assert_eq!(at(&lost, 0, 1), (2, 1));
    assert!(lost.can(lost.seat(), "bonus") && lost.can(lost.seat(), "act mines"));
}
