//! Refused input (section IL): every reason by name, and nothing changes.

use crate::scenario::{Positions, Reading, position, start};
use signoria_engine::prelude::*;
use signoria_lorenzo::Refusal;

// L.IL.1
#[test]
fn every_reason_has_its_rule() {
    // All reasons that no other test shows beside their rule.
    let table = position(2).table();
    assert_eq!(table.refused(1, "place black"), "engine.turn.seat");
    assert_eq!(table.refusal("on council"), "lorenzo.turn.asked");
    assert_eq!(table.refusal("servants 1"), "lorenzo.turn.asked");
    assert_eq!(table.refusal("support"), "lorenzo.turn.asked");
    assert_eq!(table.refusal("discard sisto-iv"), "lorenzo.leader.hand");
    assert_eq!(table.refusal("activate sisto-iv"), "lorenzo.leader.hand");
    let over = position(2).over().table();
    assert_eq!(over.refused(0, "place black"), "engine.turn.over");
    let vatican = position(2).round(2).vatican().goods(0, "3 faith").table();
    assert_eq!(vatican.refusal("place black"), "lorenzo.turn.asked");
    assert_eq!(vatican.refused(1, "support"), "engine.turn.seat");
}

#[test]
fn every_refusal_names_a_rule_of_this_game() {
    for id in Refusal::IDS {
        assert!(id.starts_with("lorenzo.") && id.split('.').count() == 3, "{id}");
    }
}

// L.IL.2
#[test]
fn nobody_is_led_into_a_placement_that_cannot_be_finished() {
    // Whatever is listed leads on to something that is listed, in many random games.
    for seed in 0..12_u64 {
        let mut table = start(2 + (seed % 3) as u8, seed.is_multiple_of(2), seed);
        let mut rng = signoria_engine::Rng::new(
            signoria_engine::Seed::from(seed),
            signoria_engine::Purpose::Playout,
        );
        while !table.game.waiting().is_empty() {
            let offered = table.offered();
            assert!(!offered.is_empty());
            table.does(&rng.pick(&offered).unwrap().clone());
        }
    }
    // A member whose only card is too expensive is not offered the floor, and servants that the card needs are kept back.
    let mut table = position(2)
        .round(5)
        .tower("building-1", "military-academy")
        .goods(0, "2 wood, 2 stone, 2 servants")
        .table();
    table.does("place black; on building-1");
    assert_eq!(table.offered(), ["servants 0", "servants 1"]);
}
