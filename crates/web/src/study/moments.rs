//! The moments of a game: which are the ends of turns, and where the next one is.

use serde_json::Value;

/// How far one goes at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stride {
    /// One action.
    #[default]
    Action,
    /// One turn: all that one seat does in a row.
    Turn,
}

/// Which way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Towards the beginning.
    Back,
    /// Towards the end.
    On,
}

/// The moments of a game. Moment `n` is the table after `n` actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    /// Who acted, action by action; empty while that is not known.
    actors: Vec<String>,
}

impl Moments {
    /// The moments of a journal. What cannot be read has no turns.
    #[must_use]
    pub fn of_journal(journal: &str) -> Self {
        let read: Value = serde_json::from_str(journal).unwrap_or_default();
        let seat = |action: &Value| {
            let text = action.as_str()?;
            Some(text.split(' ').next()?.to_owned())
        };
        let actions = read["actions"].as_array();
        let actors = actions.and_then(|actions| actions.iter().map(seat).collect());
        Self {
            actors: actors.unwrap_or_default(),
        }
    }

    /// Whether a turn ends at that moment: another seat acts next.
    fn is_end_of_turn(&self, moment: u32) -> bool {
        let moment = moment as usize;
        let before = moment.checked_sub(1).and_then(|last| self.actors.get(last));
        before.is_none() || before != self.actors.get(moment)
    }

    /// The next moment in that direction, of a game with `latest` actions; none at its end.
    #[must_use]
    pub fn next(&self, from: u32, latest: u32, stride: Stride, way: Way) -> Option<u32> {
        let is_stop = |moment: &u32| stride == Stride::Action || self.is_end_of_turn(*moment);
        match way {
            Way::Back => (0..from.min(latest)).rev().find(is_stop),
            Way::On => (from.saturating_add(1)..=latest).find(is_stop),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = r#"{"actions": ["0 a", "0 b", "1 c", "1 d", "0 e"]}"#;

    fn all(stride: Stride, way: Way) -> Vec<u32> {
        let moments = Moments::of_journal(GAME);
        let first = if way == Way::On { 0 } else { 5 };
        let next = |moment: &u32| moments.next(*moment, 5, stride, way);
        std::iter::successors(Some(first), next).collect()
    }

    #[test]
    fn by_action_every_moment_is_shown() {
        assert_eq!(all(Stride::Action, Way::On), [0, 1, 2, 3, 4, 5]);
        assert_eq!(all(Stride::Action, Way::Back), [5, 4, 3, 2, 1, 0]);
    }

    #[test]
    fn a_turn_is_all_that_one_seat_does_in_a_row() {
        assert_eq!(all(Stride::Turn, Way::On), [0, 2, 4, 5]);
        assert_eq!(all(Stride::Turn, Way::Back), [5, 4, 2, 0]);
    }

    #[test]
    fn an_unreadable_journal_is_replayed_action_by_action() {
        let moments = Moments::of_journal("no journal");
        assert_eq!(moments.next(0, 3, Stride::Action, Way::On), Some(1));
        assert_eq!(moments.next(3, 3, Stride::Turn, Way::On), None);
        assert_eq!(moments.next(0, 3, Stride::Turn, Way::Back), None);
    }
}
