//! The analysis of a stored game, with what the bots have learned.

use signoria_bots::{Analysis, Budget, Decision, analyse};
use signoria_engine::{Journal, Seed};

const GAME: &str = include_str!("../../../../games/lorenzo/journals/03-2016-2p.json");

/// Enough to see decisions of both seats.
const ACTIONS: usize = 10;

fn journal() -> Journal {
    let mut journal = Journal::from_text(GAME).unwrap();
    journal.actions.truncate(ACTIONS);
    journal.checksum = None;
    journal
}

fn decisions() -> Vec<Decision> {
    let entry = signoria_catalog::find("lorenzo").unwrap();
    let mut heard = Vec::new();
    let found = analyse(
        entry.arena,
        &journal(),
        Budget::Playouts(12),
        Seed::from(5),
        |done| {
            heard.push(done);
        },
    );
    assert_eq!(heard, (1..=ACTIONS).collect::<Vec<_>>());
    found.unwrap()
}

#[test]
fn every_real_decision_is_judged_where_it_was_made() {
    let journal = journal();
    let decisions = decisions();
    assert!(!decisions.is_empty());
    for decision in &decisions {
        let entry = &journal.actions[decision.moves as usize];
        assert_eq!(
            (entry.seat, &entry.action),
            (decision.seat, &decision.played.action)
        );
        assert!(decision.choices > 1 && decision.loss() >= 0.0);
        assert!(decision.loss() > 0.0 || decision.best == decision.played);
    }
}

#[test]
fn the_same_seed_gives_the_same_analysis() {
    assert_eq!(decisions(), decisions());
}

#[test]
fn a_journal_that_does_not_replay_is_refused_at_the_wrong_action() {
    let entry = signoria_catalog::find("lorenzo").unwrap();
    let mut journal = journal();
    journal.actions.swap(0, ACTIONS - 1);
    let outcome = analyse(entry.arena, &journal, Budget::Playouts(1), Seed::from(5), |_| {});
    assert!(outcome.is_err());
    let mut analysis = Analysis::new(entry.arena, &journal, Budget::Playouts(1), Seed::from(5)).unwrap();
    assert!(analysis.next().is_some_and(|first| first.is_err()));
    assert!(analysis.next().is_none());
}

#[test]
fn a_whole_game_is_judged_to_its_end() {
    let journal = Journal::from_text(GAME).unwrap();
    let entry = signoria_catalog::find("lorenzo").unwrap();
    let mut last = 0;
    let hear = |done| last = done;
    let found = analyse(entry.arena, &journal, Budget::Playouts(2), Seed::from(5), hear).unwrap();
    assert_eq!(last, journal.actions.len());
    let late = found.last().unwrap();
    assert!(
        late.moves as usize + 20 > last,
        "the last decision that matters: {}",
        late.moves
    );
    assert!(found.iter().any(|decision| decision.loss() > 1.0));
}
