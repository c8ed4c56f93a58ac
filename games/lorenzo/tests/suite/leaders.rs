//! Leader actions (section LA).

use crate::scenario::{Position, Positions, Reading, position};
use signoria_engine::{Barrier, Eye};
use signoria_lorenzo::Event;

pub fn holding(leader: &'static str, status: &'static str) -> Position {
    position(2).advanced().leader(0, leader, status)
}

/// Asserts that the leader can be played with these things and not with those.
pub fn needs(leader: &'static str, met: Position, unmet: &[Position]) {
    let rule = |scenario: &Position| {
        let table = scenario.clone().advanced().leader(0, leader, "hand").table();
        if table.offers(&format!("play {leader}")) {
            None
        } else {
            Some(table.refusal(&format!("play {leader}")))
        }
    };
    assert_eq!(rule(&met), None, "{leader}");
    for scenario in unmet {
        assert_eq!(rule(scenario), Some("lorenzo.leader.requirement"), "{leader}");
    }
}

pub const LANDS: &str = "woods village forest citadel city";
const PEOPLE: &str = "warlord dame knight farmer artisan";
const HOUSES: &str = "mint tax-office theater chapel residence";
const DEEDS: &str =
    "raising-a-statue hosting-panhandlers hiring-recruits military-campaign building-the-walls";

fn first(cards: &str, count: usize) -> String {
    cards.split(' ').take(count).collect::<Vec<_>>().join(" ")
}

pub fn owning(lands: usize, people: usize, houses: usize, deeds: usize) -> Position {
    position(2)
        .round(3)
        .owns(0, &first(LANDS, lands))
        .owns(0, &first(PEOPLE, people))
        .owns(0, &first(HOUSES, houses))
        .owns(0, &first(DEEDS, deeds))
}

pub fn having(goods: &str) -> Position {
    position(2).round(3).goods(0, goods)
}

// L.LA.1
#[test]
fn leader_actions_come_before_and_after_the_placement() {
    let mut table = holding("sandro-botticelli", "hand")
        .leader(0, "cosimo-de-medici", "face-up")
        .leader(0, "sisto-iv", "hand")
        .goods(0, "10 wood")
        .table();
    table.does("discard sisto-iv; privilege coins; play sandro-botticelli");
    table.does("place black; on market-1");
    assert_eq!(table.turn_of().index(), 0);
    table.does("activate cosimo-de-medici; activate sandro-botticelli");
    assert_eq!(table.turn_of().index(), 1);
    table.holds(0, "10 wood, 3 servants, 7 coins, 2 military, 2 victory");
}

// L.LA.2 L.RU.23
#[test]
fn no_leader_action_inside_a_placement_or_out_of_turn() {
    let mut table = holding("sisto-iv", "hand")
        .leader(1, "santa-rita", "hand")
        .tower("character-1", "abbess")
        .tower("territory-1", "woods")
        .goods(0, "3 coins")
        .table();
    assert_eq!(table.refused(1, "discard santa-rita"), "engine.turn.seat");
    table.does("place black; on character-1");
    assert_eq!(table.refusal("discard sisto-iv"), "lorenzo.leader.inside");
    table.does("take woods; discard sisto-iv");
    let table = position(2)
        .advanced()
        .round(2)
        .vatican()
        .leader(0, "sisto-iv", "hand")
        .goods(0, "3 faith")
        .table();
    assert_eq!(table.refusal("discard sisto-iv"), "lorenzo.leader.inside");
}

// L.LA.3
#[test]
fn a_turn_ends_by_itself_when_no_leader_action_is_left() {
    let mut table = holding("sisto-iv", "hand").table();
    table.does("place black; on market-1");
    assert_eq!(table.offered(), ["discard sisto-iv", "end"]);
    assert_eq!(table.refusal("place white"), "lorenzo.turn.placed");
    table.does("end");
    assert_eq!(table.turn_of().index(), 1);
    let mut table = holding("sisto-iv", "face-up").table();
    table.does("place black; on market-1");
    assert_eq!(table.turn_of().index(), 1);
}

// L.LA.4 L.RU.31
#[test]
fn a_discarded_leader_gives_a_privilege_and_is_shown() {
    let mut table = holding("sisto-iv", "hand")
        .leader(0, "santa-rita", "face-up")
        .table();
    assert_eq!(table.refusal("discard santa-rita"), "lorenzo.leader.hand");
    assert_eq!(table.barrier_of(0, "discard sisto-iv"), Barrier::Closed);
    assert_eq!(table.offered().len(), 5);
    table.does("privilege servants");
    table.holds(0, "2 servants");
    let shown = table.log.iter().any(|told| {
        told.to.hears(Eye::Spectator)
            && matches!(told.event, Event::Discarded { leader, .. } if leader.word() == "sisto-iv")
    });
    assert!(shown);
    assert_eq!(table.refusal("discard sisto-iv"), "lorenzo.leader.hand");
    assert_eq!(table.refusal("play sisto-iv"), "lorenzo.leader.hand");
}

// L.LA.5
#[test]
fn any_number_of_leaders_may_be_played() {
    let mut table = holding("sandro-botticelli", "hand")
        .leader(0, "michelangelo-buonarroti", "hand")
        .leader(0, "girolamo-savonarola", "hand")
        .leader(0, "santa-rita", "hand")
        .goods(0, "10 wood, 10 stone, 18 coins, 8 faith")
        .table();
    table.does(
        "play sandro-botticelli; play michelangelo-buonarroti; play girolamo-savonarola; play santa-rita",
    );
    assert_eq!(table.family(0).in_play.len(), 4);
    table.holds(0, "10 wood, 10 stone, 18 coins, 8 faith");
}

// L.LA.6
#[test]
fn a_requirement_is_looked_at_once() {
    let mut table = holding("girolamo-savonarola", "hand")
        .goods(0, "18 coins")
        .tower("character-1", "knight")
        .table();
    table.does("play girolamo-savonarola; place black; on character-1; privilege military");
    assert_eq!(table.held(0, "coins"), 16);
    table.does("activate girolamo-savonarola");
    assert_eq!(table.held(0, "faith"), 1);
}

// L.LA.7
#[test]
fn all_parts_of_a_requirement_at_once() {
    needs(
        "cesare-borgia",
        owning(0, 0, 3, 0).goods(0, "12 coins, 2 faith"),
        &[
            owning(0, 0, 2, 0).goods(0, "12 coins, 2 faith"),
            owning(0, 0, 3, 0).goods(0, "11 coins, 2 faith"),
            owning(0, 0, 3, 0).goods(0, "12 coins, 1 faith"),
        ],
    );
}

// L.LA.8
#[test]
fn a_permanent_ability_works_at_once() {
    let mut table = holding("sigismondo-malatesta", "hand")
        .goods(0, "7 military, 3 faith")
        .table();
    assert!(!table.offers("place neutral"));
    table.does("play sigismondo-malatesta");
    assert!(table.offers("place neutral"));
    assert_eq!(
        table.refusal("activate sigismondo-malatesta"),
        "lorenzo.leader.used"
    );
}

// L.LA.9
#[test]
fn once_per_round_and_face_down_until_its_end() {
    let mut table = holding("sandro-botticelli", "hand")
        .leader(0, "sisto-iv", "hand")
        .goods(0, "10 wood")
        .turn(6)
        .table();
    table.does("play sandro-botticelli; activate sandro-botticelli");
    assert!(!table.family(0).in_play[0].face_up);
    assert_eq!(table.refusal("activate sandro-botticelli"), "lorenzo.leader.used");
    assert_eq!(table.refusal("activate sisto-iv"), "lorenzo.leader.hand");
    table.does("place black; on market-1; end; place black; on market-2");
    assert_eq!(table.public().round, 2);
    table.does("activate sandro-botticelli");
    assert_eq!(table.held(0, "military"), 4);
}
