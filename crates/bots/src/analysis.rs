//! What the decisions of a game have cost: each is compared with what a strong player would have done, knowing no more than the seat could know then.

use serde::{Deserialize, Serialize};
use signoria_engine::erased::{AnyState, Fault};
use signoria_engine::journal::Entry;
use signoria_engine::{Journal, Purpose, Rng, Seat, Seed};

use crate::{Arena, Budget};

/// A decision of a game, and what a strong player thinks of it. Margins are points over the best of the others at the end of the game, as far as
/// they can be expected.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// How many actions had been played before.
    pub moves: u32,
    /// Who decided.
    pub seat: Seat,
    /// How many actions there were to choose from.
    pub choices: u32,
    /// What was played.
    pub played: Judged,
    /// What a strong player would have played: the same, if it was the best.
    pub best: Judged,
}

/// An action, and what to expect after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The action.
    pub action: String,
    /// The margin to expect.
    pub margin: f32,
    /// The chance to win.
    pub chance: f32,
}

impl Decision {
    /// What it cost: the margin that was given away, never below zero.
    #[must_use]
    pub fn loss(&self) -> f32 {
        (self.best.margin - self.played.margin).max(0.0)
    }
}

/// An analysis under way: it looks at one action of the journal at a time, so that the caller can show progress and stop it.
pub struct Analysis<'a> {
    arena: &'a dyn Arena,
    state: Box<dyn AnyState>,
    actions: Vec<Entry>,
    done: usize,
    budget: Budget,
    seeds: Rng,
}

impl<'a> Analysis<'a> {
    /// Begins at the first action of a journal. The budget is for one decision.
    ///
    /// # Errors
    /// If it is not a journal of this game or its set-up is refused.
    pub fn new(arena: &'a dyn Arena, journal: &Journal, budget: Budget, seed: Seed) -> Result<Self, Fault> {
        Ok(Self {
            arena,
            state: arena.game().open(journal)?,
            actions: journal.actions.clone(),
            done: 0,
            budget,
            seeds: Rng::new(seed, Purpose::Bot),
        })
    }

    /// How many actions were looked at.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// How many actions there are.
    #[must_use]
    pub fn total(&self) -> usize {
        self.actions.len()
    }

    fn judge(&mut self, entry: &Entry) -> Option<Decision> {
        let choices = self.state.actions(entry.seat).len();
        let seed = self.seeds.seed();
        // Where there is nothing to choose, nothing can be lost.
        if choices < 2 {
            return None;
        }
        let played = Some(entry.action.as_str());
        let advised = self
            .arena
            .weigh(&*self.state, entry.seat, played, self.budget, seed);
        // The action played was searched as thoroughly as the best one: another is better only if it leaves more by both
        // measures.
        let judged = |action: &str| {
            let found = advised.iter().find(|advised| advised.action == action)?;
            Some(Judged {
                action: found.action.clone(),
                margin: found.margin,
                chance: found.chance,
            })
        };
        let played = judged(&entry.action)?;
        let best = advised
            .iter()
            .find(|advised| advised.share > 0.0 && advised.action != entry.action)
            .filter(|other| other.margin > played.margin && other.chance >= played.chance)
            .and_then(|other| judged(&other.action))
            .unwrap_or_else(|| played.clone());
        Some(Decision {
            moves: u32::try_from(self.done).unwrap_or(u32::MAX),
            seat: entry.seat,
            choices: u32::try_from(choices).unwrap_or(u32::MAX),
            played,
            best,
        })
    }
}

impl Iterator for Analysis<'_> {
    /// The judgement of an action; none where there was nothing to decide, or where the game has no trained network.
    type Item = Result<Option<Decision>, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        let entry = self.actions.get(self.done)?.clone();
        let decision = self.judge(&entry);
        let played = self.state.play(entry.seat, &entry.action);
        self.done += 1;
        if played.is_err() {
            // Nothing after it can be trusted.
            self.done = self.actions.len();
        }
        Some(played.map(|_| decision))
    }
}

/// What every decision of a game has cost, in their order. `listen` hears after each action how many of them are done.
///
/// # Errors
/// If the journal does not replay.
pub fn analyse(
    arena: &dyn Arena,
    journal: &Journal,
    budget: Budget,
    seed: Seed,
    mut listen: impl FnMut(usize),
) -> Result<Vec<Decision>, Fault> {
    let mut decisions = Vec::new();
    for (index, decision) in Analysis::new(arena, journal, budget, seed)?.enumerate() {
        decisions.extend(decision?);
        listen(index + 1);
    }
    Ok(decisions)
}

/// The decisions that cost most, the worst first; none that cost less than `least`.
#[must_use]
pub fn costliest(decisions: &[Decision], least: f32, most: usize) -> Vec<&Decision> {
    let mut costly: Vec<&Decision> = decisions
        .iter()
        .filter(|decision| decision.loss() >= least)
        .collect();
    costly.sort_by(|one, two| two.loss().total_cmp(&one.loss()));
    costly.truncate(most);
    costly
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(moves: u32, played: f32, best: f32) -> Decision {
        let judged = |margin| Judged {
            action: "act".into(),
            margin,
            chance: 0.5,
        };
        Decision {
            moves,
            seat: Seat::new(0),
            choices: 2,
            played: judged(played),
            best: judged(best),
        }
    }

    #[test]
    fn a_decision_never_costs_less_than_nothing() {
        assert_eq!(decision(0, 3.0, 7.5).loss(), 4.5);
        assert_eq!(decision(0, 3.0, 2.0).loss(), 0.0);
    }

    #[test]
    fn the_costliest_come_first_and_small_losses_are_left_out() {
        let all = [
            decision(1, 0.0, 2.0),
            decision(2, 0.0, 9.0),
            decision(3, 0.0, 0.4),
            decision(4, 0.0, 3.0),
        ];
        let moves = |most| -> Vec<u32> {
            costliest(&all, 1.0, most)
                .iter()
                .map(|found| found.moves)
                .collect()
        };
        assert_eq!(moves(9), [2, 4, 1]);
        assert_eq!(moves(1), [2]);
    }
}
