//! Which step it is, how far it is, and how long it will take: the times of the last run are remembered in the target folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use crate::shell::{Failed, target};

/// How many seconds things took when they were last done, by name.
pub struct Times(BTreeMap<String, u64>);

fn file() -> PathBuf {
    target().join("xtask-times")
}

impl Times {
    /// The times remembered in the target folder.
    pub fn remembered() -> Self {
        let text = fs::read_to_string(file()).unwrap_or_default();
        let entry = |line: &str| {
            let (name, seconds) = line.rsplit_once(' ')?;
            Some((name.to_owned(), seconds.parse().ok()?))
        };
        Self(text.lines().filter_map(entry).collect())
    }

    /// How long it took.
    pub fn of(&self, name: &str) -> Option<u64> {
        self.0.get(name).copied()
    }

    /// Remembers how long it took.
    pub fn note(&mut self, name: &str, seconds: u64) {
        // Read again: somebody else may have noted something meanwhile.
        *self = Self::remembered();
        self.0.insert(name.to_owned(), seconds);
        let line = |(name, seconds): (&String, &u64)| format!("{name} {seconds}\n");
        // Only an estimate is lost.
        let _ = fs::write(file(), self.0.iter().map(line).collect::<String>());
    }
}

/// A run of named steps.
pub struct Steps {
    task: &'static str,
    /// The names, with the seconds that each is expected to take.
    plan: Vec<(&'static str, u64)>,
    done: usize,
    times: Times,
    begun: Instant,
}

impl Steps {
    /// A task with its steps, and how many seconds each takes on two cores if nothing better is known. A task that begins cold is
    /// remembered under a different name from the same task warm.
    pub fn new(task: &'static str, plan: &[(&'static str, u64)]) -> Self {
        let times = Times::remembered();
        let expected = |&(name, guess): &(&'static str, u64)| {
            (name, times.of(&format!("{task}/{name}")).unwrap_or(guess))
        };
        Self {
            task,
            plan: plan.iter().map(expected).collect(),
            done: 0,
            begun: Instant::now(),
            times,
        }
    }

    /// Announces the next step, runs it, and says how long it took.
    pub fn step(&mut self, run: impl FnOnce() -> Result<(), Failed>) -> Result<(), Failed> {
        let (name, expected) = self.plan.get(self.done).copied().unwrap_or(("more", 0));
        self.done += 1;
        let mark = format!("[{}/{}] {name}", self.done, self.plan.len());
        let left: u64 = self.plan.iter().skip(self.done - 1).map(|step| step.1).sum();
        println!("{mark} (about {}; {} left in all)", span(expected), span(left));
        let begun = Instant::now();
        let outcome = run().map_err(|Failed(reason)| Failed(format!("{name}: {reason}")));
        let seconds = begun.elapsed().as_secs();
        println!("{mark}: {}", span(seconds));
        if outcome.is_ok() {
            self.times.note(&format!("{}/{name}", self.task), seconds);
        }
        outcome
    }

    /// How long it has taken so far.
    pub fn so_far(&self) -> String {
        span(self.begun.elapsed().as_secs())
    }
}

/// A span of time, for people.
pub fn span(seconds: u64) -> String {
    match seconds {
        0..=99 => format!("{seconds} s"),
        _ => format!("{} min", (seconds + 30) / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_given_in_seconds_or_minutes() {
        assert_eq!(span(0), "0 s");
        assert_eq!(span(99), "99 s");
        assert_eq!(span(100), "2 min");
        assert_eq!(span(330), "6 min");
    }
}
