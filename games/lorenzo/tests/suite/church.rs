//! The Vatican report (section VR).

use crate::rounds::play_until;
use crate::scenario::{Positions, Reading, Table, position};
use signoria_lorenzo::Event;
use signoria_lorenzo::state::Phase;

/// Seat 0 makes the last move of a round, and the Church asks seats 0 and 1 in the order 1, 0.
fn report(round: u8, faith: [u16; 2]) -> Table {
    let mut table = position(2)
        .order(&[1, 0])
        .round(round)
        .turn(7)
        .goods(0, &format!("{} faith", faith[0]))
        .goods(1, &format!("{} faith", faith[1]))
        .table();
    table.does("place black; on council; privilege coins");
    table
}

// L.VR.1 L.RU.30
#[test]
fn the_church_asks_in_turn_order_for_more_each_period() {
    for (round, needs) in [(2, 3), (4, 4), (6, 5)] {
        let mut table = report(round, [needs, needs]);
        assert_eq!(table.turn_of().index(), 1);
        table.does("support");
        assert_eq!(table.turn_of().index(), 0);
        table.does("support");
        let table = report(round, [needs - 1, needs]);
        assert_eq!(table.public().phase, Phase::Vatican);
        assert_eq!(table.turn_of().index(), 1);
    }
}

// L.VR.2
#[test]
fn too_little_faith_leaves_no_choice() {
    let table = report(2, [2, 1]);
    assert_eq!(table.public().round, 3);
    assert_eq!((table.held(0, "faith"), table.held(1, "faith")), (2, 1));
    assert!(
        table
            .public()
            .players
            .iter()
            .all(|family| family.excommunicated.len() == 1)
    );
}

// L.VR.3
#[test]
fn enough_faith_leaves_the_choice() {
    let table = report(2, [0, 3]);
    assert_eq!(table.offered(), ["support", "refuse"]);
    assert_eq!(table.refused(0, "support"), "engine.turn.seat");
}

// L.VR.4
#[test]
fn a_player_who_does_not_support_keeps_the_faith() {
    let mut table = report(2, [0, 5]);
    table.does("refuse");
    assert_eq!((table.held(1, "faith"), table.held(1, "victory")), (5, 0));
    assert_eq!(table.family(1).excommunicated.len(), 1);
}

#[test]
fn the_log_tells_with_how_much_faith_a_player_is_excommunicated() {
    let mut table = report(2, [1, 5]);
    table.does("refuse");
    let told = table.log.iter().filter_map(|told| match told.event {
        Event::Excommunicated { seat, faith, .. } => Some((seat.index(), faith)),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [(1, 5), (0, 1)]);
}

// L.VR.5
#[test]
fn a_player_who_supports_spends_all_faith() {
    let mut table = report(2, [0, 7]);
    table.does("support");
    assert_eq!((table.held(1, "faith"), table.held(1, "victory")), (0, 9));
    assert!(table.family(1).excommunicated.is_empty());
}

// L.VR.6
#[test]
fn points_by_faith() {
    let points = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30];
    for (faith, points) in (0..).zip(points) {
        let mut table = report(6, [0, faith]);
        if faith >= 5 {
            table.does("support");
        }
        assert_eq!(table.held(1, "victory"), points);
    }
}

// L.VR.7
#[test]
fn faith_that_was_kept_counts_on() {
    let mut table = report(2, [0, 4]);
    table.does("refuse");
    let mut state = serde_json::to_value(&table.game).unwrap();
    assert_eq!(state["players"][1]["goods"]["faith"], 4);
    play_until(&mut table, 8, |table| table.public().phase == Phase::Vatican);
    state = serde_json::to_value(&table.game).unwrap();
    assert!(state["players"][1]["goods"]["faith"].as_u64().unwrap() >= 4);
}

// L.VR.8
#[test]
fn a_cube_stays_on_the_tile_of_its_period() {
    let mut table = report(2, [0, 0]);
    let tiles = table.public().tiles;
    assert_eq!(table.family(0).excommunicated, [tiles[0]]);
    play_until(&mut table, 1, |table| table.public().round == 6);
    assert!(table.family(0).excommunicated.contains(&tiles[0]));
}

// L.VR.9
#[test]
fn the_last_report_scores_faith_even_below_the_limit() {
    let table = report(6, [4, 3]);
    assert!(table.is_over());
    assert_eq!((table.held(0, "victory"), table.held(0, "faith")), (4, 0));
    assert_eq!((table.held(1, "victory"), table.held(1, "faith")), (3, 0));
    assert_eq!(table.family(0).excommunicated.len(), 1);
}

// L.VR.10
#[test]
fn the_last_report_with_support() {
    let mut table = report(6, [0, 6]);
    table.does("support");
    assert_eq!((table.held(1, "victory"), table.held(1, "faith")), (7, 0));
    assert!(table.family(1).excommunicated.is_empty());
}

// L.VR.11 L.RU.4
#[test]
fn the_last_report_without_support_scores_nothing() {
    let mut table = report(6, [0, 6]);
    table.does("refuse");
    assert_eq!((table.held(1, "victory"), table.held(1, "faith")), (0, 6));
    assert_eq!(table.family(1).excommunicated.len(), 1);
}

// L.VR.12
#[test]
fn faith_has_no_item_of_its_own_at_the_end() {
    let mut table = report(6, [0, 6]);
    table.does("refuse");
    assert_eq!(table.points(1, "faith"), 0);
    let supported = {
        let mut table = report(6, [0, 6]);
        table.does("support");
        table
    };
    assert_eq!(supported.points(1, "faith"), 7);
    assert_eq!(supported.points(1, "play"), 0);
}
