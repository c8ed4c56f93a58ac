//! How many faults in the rules the tests notice: `cargo-mutants` over a fixed random sample of a game's rules and scoring.
//!
//! Each mutant is the game with one small change (a comparison turned round, a function that does nothing). One that no test notices is
//! either a missing test or a change that makes no difference; the latter are listed with a reason in `games/GAME/mutants.txt` and left out.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::setup::has;
use crate::shell::{Failed, cargo, cargo_command, output, root, target};

/// How many are tried by default.
pub const SAMPLE: usize = 200;

/// The share of them that the tests must catch, in percent.
const LEAST: f64 = 95.0;

/// Tests a sample of the mutants of a game and prints the share that was caught.
pub fn run(game: &str, sample: usize) -> Result<(), Failed> {
    let folder = root().join("games").join(game);
    if !folder.exists() {
        return Err(Failed(format!("there is no games/{game}")));
    }
    if !has("cargo-mutants") {
        cargo(&["install", "cargo-mutants", "--locked"])?;
    }
    let package = format!("signoria-{game}");
    let files = format!("games/{game}/src/rules/**");
    let score = format!("games/{game}/src/score.rs");
    let scope = ["--package", &package, "--file", &files, "--file", &score];
    let all =
        output(cargo_command(&["mutants", "--list", "--line-col=false", "--colors", "never"]).args(scope))?;
    let harmless = harmless(&folder.join("mutants.txt"))?;
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    for name in all
        .lines()
        .filter(|name| !harmless.iter().any(|known| known == name))
    {
        *names.entry(name).or_default() += 1;
    }
    let chosen = choose(&names, sample);
    println!(
        "{game}: {} mutants, {} names of them known to make no difference, {} tried",
        all.lines().count(),
        harmless.len(),
        chosen.iter().map(|name| names[name]).sum::<usize>()
    );
    let out = target().join("mutants").join(game);
    fs::create_dir_all(&out)?;
    let mut command = cargo_command(&["mutants", "--no-shuffle", "--colors", "never", "--output"]);
    command.arg(&out).args(scope);
    if has("cargo-nextest") {
        // It stops at the first test that fails, and most mutants are caught early.
        command.args(["--test-tool", "nextest"]);
    }
    // Every mutant is a build: it is linked sooner without the lines for backtraces.
    command.env("CARGO_PROFILE_DEV_DEBUG", "none");
    for name in &chosen {
        command.args(["--re", &pattern(name)]);
    }
    command.args(["--", "--test", "suite", "--lib"]);
    // It fails when a mutant survived: what counts is its report.
    let status = command.status()?;
    let report = out.join("mutants.out/outcomes.json");
    let text = fs::read_to_string(&report).map_err(|error| {
        Failed(format!(
            "cargo mutants ended with {status} and no report: {error}"
        ))
    })?;
    let outcome = Outcome::read(&text, &chosen)?;
    println!(
        "{game}: {} of {} caught ({:.1} %), {} could not be built",
        outcome.caught,
        outcome.caught + outcome.missed,
        outcome.share(),
        outcome.unviable
    );
    let missed = out.join("mutants.out/missed.txt");
    println!("{}", missed.display());
    outcome.check(game, &missed)
}

/// The names in the game's own list.
fn harmless(file: &Path) -> Result<Vec<String>, Failed> {
    if file.exists() {
        reasoned(&fs::read_to_string(file)?)
    } else {
        Ok(Vec::new())
    }
}

/// A name in each line, and after ` # ` the reason why the change makes no difference.
fn reasoned(text: &str) -> Result<Vec<String>, Failed> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let names = lines.map(|line| match line.split_once(" # ") {
        Some((name, reason)) if !reason.trim().is_empty() => Ok(name.trim().to_owned()),
        _ => Err(Failed(format!("mutants.txt gives no reason for: {line}"))),
    });
    names.collect()
}

/// A sample of about so many mutants, by their names with how often each stands in its file: the same every time, and as good as unchanged when a mutant is
/// added. Those with the lowest hash.
fn choose<'a>(names: &BTreeMap<&'a str, usize>, count: usize) -> Vec<&'a str> {
    let mut chosen: Vec<&str> = names.keys().copied().collect();
    chosen.sort_by_key(|name| hash(name));
    let mut left = count;
    chosen.retain(|name| {
        let is_tried = left > 0;
        left = left.saturating_sub(names[name]);
        is_tried
    });
    chosen
}

/// FNV-1a: the same on every machine and in every version.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A regular expression for a name, wherever it is in its file: lines move, names stay.
fn pattern(name: &str) -> String {
    match name.split_once(": ") {
        Some((file, change)) => format!("^{}(:\\d+:\\d+)?: {}$", escaped(file), escaped(change)),
        None => format!("^{}$", escaped(name)),
    }
}

/// The name of a mutant without line and column.
fn without_place(name: &str) -> String {
    match name.split_once(": ") {
        Some((place, change)) => format!("{}: {change}", place.split(':').next().unwrap_or(place)),
        None => name.to_owned(),
    }
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[derive(Default)]
struct Outcome {
    caught: u64,
    missed: u64,
    unviable: u64,
}

impl Outcome {
    /// Counts the chosen mutants of a report: `cargo-mutants` 27 also tries all that leave out a field, whatever it is told.
    fn read(json: &str, chosen: &[&str]) -> Result<Self, Failed> {
        let report: serde_json::Value = serde_json::from_str(json)
            .map_err(|error| Failed(format!("the report of cargo mutants: {error}")))?;
        let mut counted = Self::default();
        for outcome in report["outcomes"].as_array().into_iter().flatten() {
            let Some(name) = outcome["scenario"]["Mutant"]["name"].as_str() else {
                continue;
            };
            if !chosen.contains(&without_place(name).as_str()) {
                continue;
            }
            match outcome["summary"].as_str() {
                Some("CaughtMutant" | "Timeout") => counted.caught += 1,
                Some("MissedMutant") => counted.missed += 1,
                Some("Unviable") => counted.unviable += 1,
                _ => {}
            }
        }
        Ok(counted)
    }

    fn share(&self) -> f64 {
        100.0 * self.caught as f64 / (self.caught + self.missed).max(1) as f64
    }

    /// Fails if the tests caught too few.
    fn check(&self, game: &str, missed: &Path) -> Result<(), Failed> {
        if self.caught + self.missed == 0 {
            return Err(Failed(format!("{game}: no mutant was tested")));
        }
        if self.share() < LEAST {
            return Err(Failed(format!(
                "{game}: the tests notice {:.1} % of the mutants, less than {LEAST} %. Write a test for each in {}, or name it in games/{game}/mutants.txt \
                 with the reason why it makes no difference",
                self.share(),
                missed.display()
            )));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_stays_when_a_mutant_is_added_and_counts_every_place() {
        let names: Vec<String> = (0..50).map(|number| format!("mutant {number}")).collect();
        let mut counted: BTreeMap<&str, usize> = names.iter().map(|name| (name.as_str(), 1)).collect();
        let sample = choose(&counted, 7);
        assert_eq!(sample.len(), 7);
        counted.insert("another mutant", 1);
        let kept = choose(&counted, 7)
            .into_iter()
            .filter(|name| sample.contains(name));
        assert!(kept.count() >= 6);
        counted.insert(sample[0], 6);
        assert_eq!(choose(&counted, 7).len(), 2);
    }

    #[test]
    fn timeouts_count_as_caught_and_neither_unbuildable_nor_unchosen_mutants_do() {
        let mutant = |line: u8, summary: &str| {
            let name = format!("games/a/b.rs:{line}:5: replace f() -> u8 with 0");
            serde_json::json!({ "scenario": { "Mutant": { "name": name } }, "summary": summary })
        };
        let mut outcomes: Vec<_> = (0..8).map(|line| mutant(line, "CaughtMutant")).collect();
        outcomes.extend(["Timeout", "MissedMutant", "Unviable"].map(|summary| mutant(9, summary)));
        outcomes.push(serde_json::json!({ "scenario": "Baseline", "summary": "Success" }));
        let other = serde_json::json!({ "Mutant": { "name": "games/a/b.rs:1:1: delete field x" } });
        outcomes.push(serde_json::json!({ "scenario": other, "summary": "MissedMutant" }));
        let report = serde_json::json!({ "outcomes": outcomes }).to_string();
        let outcome = Outcome::read(&report, &["games/a/b.rs: replace f() -> u8 with 0"]).unwrap();
        assert_eq!((outcome.caught, outcome.missed, outcome.unviable), (9, 1, 1));
        assert!((outcome.share() - 90.0).abs() < 1e-9);
    }

    #[test]
    fn too_few_caught_is_a_failure() {
        let outcome = |caught, missed| Outcome {
            caught,
            missed,
            unviable: 0,
        };
        let check = |outcome: Outcome| outcome.check("praga", Path::new("missed.txt"));
        assert!(check(outcome(95, 5)).is_ok());
        assert!(check(outcome(94, 6)).is_err());
        assert!(check(outcome(0, 0)).is_err());
    }

    #[test]
    fn a_mutant_is_left_out_only_for_a_reason() {
        let names = reasoned("games/a/b.rs: replace x # never called\n\n").unwrap();
        assert_eq!(names, ["games/a/b.rs: replace x"]);
        assert!(reasoned("games/a/b.rs: replace x").is_err());
    }

    #[test]
    fn a_name_is_taken_literally_wherever_it_stands() {
        assert_eq!(
            pattern("games/a/b.rs: replace f() -> u8 with 0"),
            r"^games/a/b\.rs(:\d+:\d+)?: replace f\(\) \-> u8 with 0$"
        );
    }
}
