//! A guided first game: what is played, what is highlighted on the board, and what is explained, one idea at a time.
//!
//! It is written as `games/GAME/lesson/first.toml` with its words in `LANGUAGE.md` beside it. The bundler plays it through and makes a [`Script`]
//! and a [`Talk`] for each language of it, which the page loads when somebody begins the lesson: so both sides share the types.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The course of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    /// The whole line that is played, as the text of a journal.
    pub journal: String,
    /// The learner's seat.
    pub seat: u8,
    /// The steps, in order; the last one sums up what was learnt.
    pub steps: Vec<Step>,
}

/// One idea: something to read, or something to do, and what the others do then.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Its name, the same in every language.
    pub id: String,
    /// What is highlighted, as selectors of the page, besides the thing that is to be pressed.
    pub light: Vec<String>,
    /// The page of a phone's screen on which that is.
    pub room: Option<String>,
    /// What opens the place where that is, as a selector of the page: pressed by itself where it is in sight and closed, such as a drawer of a phone.
    #[serde(default)]
    pub opens: Option<String>,
    /// How many actions of the line come before it.
    pub from: usize,
    /// How many actions the learner does; none where there is only something to read.
    pub own: usize,
    /// How many actions of the line have been played when it is over, those of the others included.
    pub until: usize,
    /// Verbs for which any action will do.
    pub free: Vec<String>,
    /// Where a piece is to go, as selectors of the page: from the first to the second. Empty where nothing moves.
    #[serde(default)]
    pub way: Vec<String>,
    /// What else the card leaves in sight, as selectors of the page.
    #[serde(default)]
    pub clear: Vec<String>,
}

impl Step {
    /// Whether the learner has something to do.
    #[must_use]
    pub const fn is_task(&self) -> bool {
        self.own > 0
    }

    /// Whether an action is accepted in place of the one in the line.
    #[must_use]
    pub fn accepts(&self, wanted: &str, action: &str) -> bool {
        wanted == action
            || (verb(wanted) == verb(action) && self.free.iter().any(|free| free == verb(wanted)))
    }
}

/// The texts of a lesson, in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Talk {
    /// What the lesson is called.
    pub title: String,
    /// Its stations, in order.
    #[serde(default)]
    pub stations: Vec<Station>,
    /// What is said at each step, by its id.
    pub steps: BTreeMap<String, Said>,
}

/// A part of a lesson, of one or more steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Station {
    /// The step with which it begins.
    pub step: String,
    /// What it is called, in a word or two.
    pub name: String,
}

/// What is said at a step. Its texts are HTML that the bundler made of our own files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The heading.
    pub title: String,
    /// The text.
    pub text: String,
    /// Remarks on other actions, by how they begin: `pass`, `open jester`, or `on tower` for `on tower-2`.
    pub remarks: BTreeMap<String, String>,
}

impl Said {
    /// The remark on an action that is not the one asked for: the most specific one that matches.
    #[must_use]
    pub fn remark(&self, action: &str) -> Option<&str> {
        let fits = |start: &&String| {
            let rest = action.strip_prefix(start.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '-']))
        };
        let closest = self.remarks.keys().filter(fits).max_by_key(|start| start.len())?;
        self.remarks.get(closest).map(String::as_str)
    }
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_specific_remark_is_chosen() {
        let remarks = [("open", "any"), ("open jester", "that one"), ("pass", "no")];
        let said = Said {
            remarks: remarks.map(|(start, words)| (start.into(), words.into())).into(),
            ..Said::default()
        };
        assert_eq!(said.remark("open lake"), Some("any"));
        assert_eq!(said.remark("open jester"), Some("that one"));
        assert_eq!(said.remark("passing"), None);
    }

    #[test]
    fn where_the_choice_is_free_any_action_of_that_kind_will_do() {
        let step = Step {
            free: vec!["place".into()],
            ..Step::default()
        };
        assert!(step.accepts("place e6 r0", "place a1 r2"));
        assert!(step.accepts("build chapel", "build chapel"));
        assert!(!step.accepts("build chapel", "build tower"));
    }
}
