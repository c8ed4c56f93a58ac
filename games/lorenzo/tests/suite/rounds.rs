//! Rounds, turns and the end of the round (sections RO, TU, ER).

use std::collections::BTreeSet;

use crate::scenario::{Position, Positions, Reading, Table, position, start};
use signoria_engine::{Barrier, Purpose, Rng, Seed, prelude::*};
use signoria_lorenzo::Event;
use signoria_lorenzo::board::Kind;
use signoria_lorenzo::card::Card;

/// Plays at random until the condition holds or the game is over.
pub fn play_until(table: &mut Table, seed: u64, mut stop: impl FnMut(&Table) -> bool) {
    let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
    let mut actions = Vec::new();
    while let Some(seat) = table.game.waiting().first() {
        if stop(table) {
            return;
        }
        actions.clear();
        table.game.actions(seat, &mut actions);
        let action = *rng.pick(&actions).unwrap();
        table.game.apply(seat, action, &mut table.log).unwrap();
    }
}

// L.RO.1
#[test]
fn six_rounds_in_three_periods() {
    let mut table = start(2, false, 1);
    let mut rounds = Vec::new();
    play_until(&mut table, 1, |table| {
        let view = table.public();
        if rounds.last() != Some(&(view.round, view.period)) {
            rounds.push((view.round, view.period));
        }
        false
    });
    assert_eq!(rounds, [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]);
    let told = table.log.iter().filter_map(|told| match told.event {
        Event::Round { round, period } => Some((round, period)),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), rounds[1..]);
}

// L.RO.2
#[test]
fn the_church_reports_in_every_second_round() {
    let mut table = start(2, false, 2);
    play_until(&mut table, 2, |_| false);
    let mut phases = Vec::new();
    for told in &table.log {
        let text = serde_json::to_value(&told.event).unwrap();
        match text["what"].as_str().unwrap() {
            "round" => phases.push(format!("round {}", text["round"])),
            what @ ("vatican" | "order" | "over") => phases.push(what.into()),
            _ => {}
        }
    }
    let expected = [
        "order", "round 2", "vatican", "order", "round 3", "order", "round 4", "vatican", "order", "round 5",
        "order", "round 6", "vatican", "order", "over",
    ];
    assert_eq!(phases, expected);
}

// L.RO.3
#[test]
fn towers_are_filled_from_the_decks_floor_by_floor() {
    let before = start(2, true, 5);
    let state = serde_json::to_value(&before.game).unwrap();
    let decks: Vec<Vec<Card>> = serde_json::from_value(state["decks"].clone()).unwrap();
    let mut table = before;
    play_until(&mut table, 5, |table| table.public().round == 1);
    for (tower, deck) in table.public().towers.iter().zip(decks) {
        let drawn: Vec<Card> = deck.iter().rev().take(4).copied().collect();
        let laid: Vec<Card> = tower.iter().flatten().copied().collect();
        assert_eq!(laid, drawn);
    }
}

// L.RO.4
#[test]
fn every_card_is_seen_in_the_two_rounds_of_its_period() {
    let mut table = start(2, false, 3);
    let mut seen = vec![BTreeSet::new(); 7];
    play_until(&mut table, 3, |table| {
        let view = table.public();
        seen[usize::from(view.round)].extend(view.towers.iter().flatten().flatten().copied());
        false
    });
    for period in 0..3 {
        let first = &seen[2 * period + 1];
        let second = &seen[2 * period + 2];
        assert_eq!((first.len(), second.len()), (16, 16));
        assert!(first.is_disjoint(second));
    }
    assert_eq!(table.public().decks, [0; 4]);
}

// L.RO.5
#[test]
fn the_dice_are_rolled_once_a_round_for_all() {
    let mut table = start(3, false, 4);
    let mut dice: Vec<BTreeSet<[u8; 3]>> = vec![BTreeSet::new(); 7];
    play_until(&mut table, 4, |table| {
        let view = table.public();
        dice[usize::from(view.round)].insert(view.dice.unwrap());
        false
    });
    assert!(dice[1..].iter().all(|of_round| of_round.len() == 1));
    let all: BTreeSet<_> = dice.iter().flatten().collect();
    assert!(all.len() > 1);
}

// L.TU.1
#[test]
fn each_seat_takes_four_turns_in_turn_order() {
    let mut table = position(3).order(&[2, 0, 1]).table();
    let mut turns = Vec::new();
    for member in ["black", "white", "orange"] {
        for _ in 0..3 {
            turns.push(table.turn_of().index());
            let privilege = if member == "orange" { "servants" } else { "coins" };
            table.does(&format!("place {member}; on council; privilege {privilege}"));
        }
    }
    for _ in 0..3 {
        turns.push(table.turn_of().index());
        table.does("place neutral; on council; servants 1; privilege coins");
    }
    assert_eq!(turns, [2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
    assert_eq!(table.public().round, 2);
    assert_eq!(table.refused(1, "place black"), "engine.turn.seat");
}

// L.TU.2
#[test]
fn a_turn_is_one_member_and_all_that_follows() {
    let mut table = position(2)
        .tower("character-1", "abbess")
        .tower("territory-1", "woods")
        .goods(0, "3 coins")
        .table();
    table.does("place black; on character-1");
    assert_eq!(table.turn_of().index(), 0);
    assert_eq!(table.refusal("place white"), "lorenzo.turn.asked");
    table.does("take woods");
    assert_eq!(table.turn_of().index(), 1);
    assert_eq!(table.family(0).members.iter().flatten().count(), 1);
}

/// Seat 0 has only its neutral member left.
fn neutral_left() -> Position {
    position(2)
        .member(0, "black", "council")
        .member(0, "white", "council")
        .member(0, "orange", "council")
}

// L.TU.3 L.RU.17
#[test]
fn a_seat_that_can_place_must() {
    let table = position(2).table();
    assert_eq!(table.refusal("pass"), "lorenzo.turn.must-place");
    assert_eq!(table.refusal("end"), "lorenzo.turn.must-place");
    // Without a placement the leader game may pass; the standard game does so by itself.
    let mut table = neutral_left().advanced().leader(0, "sisto-iv", "hand").table();
    assert_eq!(table.offered(), ["discard sisto-iv", "pass"]);
    table.does("pass");
    assert_eq!(table.turn_of().index(), 1);
}

// L.RU.18
#[test]
fn a_neutral_member_with_a_servant_must_be_placed() {
    let table = neutral_left().goods(0, "1 servants").table();
    assert_eq!(table.offered(), ["place neutral"]);
}

// L.TU.4 L.RU.19
#[test]
fn a_passed_turn_is_lost() {
    let mut table = position(2)
        .turn(11)
        .order(&[1, 0])
        .member(0, "black", "council")
        .member(0, "white", "council")
        .member(1, "black", "council")
        .member(1, "white", "council")
        .member(1, "orange", "council")
        .turn(5)
        .table();
    // Seat 0 places its last coloured member; both neutral members cannot move, and the round is over.
    table.does("place orange; on harvest-small");
    assert_eq!(table.held(0, "servants"), 1);
    // Seat 0 has a servant now and must use it; seat 1 has none and its last turn is lost.
    assert_eq!(table.turn_of().index(), 0);
    table.does("place neutral; on market-1");
    assert_eq!(table.public().round, 2);
}

// L.TU.5
#[test]
fn a_placed_member_stays() {
    let mut table = position(2).table();
    table.does("place black; on market-1; place black; on market-2");
    assert_eq!(table.family(0).members[0].unwrap().word(), "market-1");
    assert_eq!(table.refusal("place black"), "lorenzo.turn.member");
}

// L.TU.6
#[test]
fn a_closed_space_does_not_exist() {
    let mut table = position(3).dice(6, 6, 6).table();
    table.does("place black");
    assert_eq!(table.refusal("on market-3"), "lorenzo.space.closed");
    let mut table = position(2)
        .advanced()
        .dice(6, 6, 6)
        .leader(0, "ludovico-ariosto", "face-up")
        .table();
    table.does("place black");
    assert_eq!(table.refusal("on harvest-large"), "lorenzo.space.closed");
}

// L.ER.1
#[test]
fn cards_left_in_the_towers_leave_the_game() {
    let mut table = start(2, false, 6);
    let mut left = BTreeSet::new();
    play_until(&mut table, 6, |table| {
        if table.public().round == 1 {
            left = table
                .public()
                .towers
                .iter()
                .flatten()
                .flatten()
                .copied()
                .collect();
        }
        table.public().round == 2
    });
    let taken = |card: &Card| {
        table
            .public()
            .players
            .iter()
            .any(|family| family.cards.iter().flatten().any(|own| own == card))
    };
    let gone: Vec<Card> = left.iter().copied().filter(|card| !taken(card)).collect();
    assert!(!gone.is_empty());
    play_until(&mut table, 7, |table| {
        let towers = table.public().towers;
        assert!(!towers.iter().flatten().flatten().any(|card| gone.contains(card)));
        false
    });
}

/// The order after a round whose last move leaves the palace as it is.
fn order_after(scenario: Position) -> Vec<usize> {
    let mut table = scenario.table();
    table.does("place orange; on harvest-small");
    table.public().order.iter().map(|seat| seat.index()).collect()
}

// L.ER.2 L.ER.3
#[test]
fn the_palace_sets_the_next_order() {
    let round = position(4).turn(15).order(&[1, 2, 0, 3]);
    let row = round
        .clone()
        .member(0, "neutral", "council")
        .member(2, "black", "council")
        .member(0, "black", "council");
    assert_eq!(order_after(row), [0, 2, 1, 3]);
    assert_eq!(order_after(round), [1, 2, 0, 3]);
}

// L.ER.4 L.ER.5
#[test]
fn members_go_home_and_leaders_turn_up() {
    let mut table = position(2)
        .advanced()
        .turn(7)
        .member(0, "black", "market-1")
        .leader(0, "sandro-botticelli", "face-down")
        .table();
    table.does("place orange; on harvest-small");
    assert_eq!(table.public().round, 2);
    assert_eq!(table.family(0).members, [None; 4]);
    assert!(table.family(0).in_play[0].face_up);
    assert!(table.public().council.is_empty());
}

#[test]
fn new_cards_and_dice_close_the_barrier() {
    // What nobody could know before cannot be taken back.
    let mut table = position(2).turn(7).table();
    assert_eq!(table.barrier_of(1, "place orange"), Barrier::Open);
    assert_eq!(table.barrier_of(1, "on harvest-small"), Barrier::Closed);
    assert_eq!(table.public().round, 2);
    let mut table = position(2).table();
    assert_eq!(table.barrier_of(0, "place orange"), Barrier::Open);
    assert_eq!(table.barrier_of(0, "on harvest-small"), Barrier::Open);
    assert!(
        table.public().towers[Kind::Territory as usize]
            .iter()
            .all(Option::is_none)
    );
}
