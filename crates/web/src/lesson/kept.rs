//! How far somebody has come in a lesson, kept in the browser.

use serde::{Deserialize, Serialize};
use signoria_engine::Journal;
use signoria_words::lesson::Script;

use crate::browser;

/// How far somebody has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The step.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// What was played so far: the line of the script, with one's own choices where they are free.
    pub played: Vec<String>,
    /// Whether the end was reached, now or before.
    pub done: bool,
}

fn key(game: &str) -> String {
    format!("signoria.lesson.{game}")
}

impl Kept {
    /// The progress in the lesson of a game; none if it was never begun.
    #[must_use]
    pub fn of(game: &str) -> Option<Self> {
        serde_json::from_str(&browser::stored(&key(game))?).ok()
    }

    /// Keeps it. A browser without room for it only forgets the progress.
    pub fn keep(&self, game: &str) {
        let text = serde_json::to_string(self).unwrap_or_default();
        browser::store(&key(game), &text);
    }

    /// Whether it can be resumed: the script may have changed.
    #[must_use]
    pub fn fits(&self, script: &Script, line: &Journal) -> bool {
        let Some(step) = script.steps.get(self.step) else {
            return false;
        };
        let fits = |(number, played): (usize, &String)| {
            let at = script.steps.iter().find(|step| number < step.until);
            line.actions.get(number).is_some_and(|entry| {
                let is_free = at.is_some_and(|step| step.accepts(&entry.action, played));
                entry.action == *played || is_free
            })
        };
        self.steps == script.steps.len()
            && self.played.len() == step.from
            && self.played.iter().enumerate().all(fits)
    }
}

#[cfg(test)]
mod tests {
    use signoria_words::lesson::Step;

    use super::*;

    #[test]
    fn a_lesson_is_taken_up_again_only_where_the_script_is_still_the_same() {
        let journal = r#"{"signoria":"journal","version":1,"game":"pebbles","rules":1,"edition":"standard@2d06800538d394c2","options":{},"seats":2,"seed":7,
            "actions":["0 take 2","1 take 3"]}"#;
        let line = Journal::from_text(journal).unwrap();
        let step = |from, until, free: &str| Step {
            from,
            until,
            free: vec![free.into()],
            ..Step::default()
        };
        let kept = Kept {
            step: 1,
            steps: 2,
            played: vec!["take 1".into(), "take 3".into()],
            done: false,
        };
        let script = |free| Script {
            steps: vec![step(0, 2, free), step(2, 2, "")],
            ..Script::default()
        };
        assert!(kept.fits(&script("take"), &line));
        assert!(!kept.fits(&script(""), &line));
        assert!(
            !Kept {
                step: 0,
                ..kept.clone()
            }
            .fits(&script("take"), &line)
        );
        assert!(!Kept { step: 7, ..kept }.fits(&script("take"), &line));
    }
}
