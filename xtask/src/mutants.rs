//! How many faults in the rules the tests notice: `cargo-mutants` over a fixed random sample of a game's rules and scoring.
//!
//! Each mutant is the game with one small change (a comparison turned round, a function that does nothing). One that no test notices is
//! either a missing test or a change that makes no difference; the latter are listed with a reason in `games/GAME/mutants.txt` and left out.

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
    let mut names: Vec<String> = all.lines().map(str::to_owned).collect();
    names.sort();
    names.dedup();
    let harmless = harmless(&folder.join("mutants.txt"))?;
    let tried: Vec<&String> = names.iter().filter(|name| !harmless.contains(name)).collect();
    let chosen = choose(&tried, sample);
    println!(
        "{game}: {} mutants, {} known to make no difference, {} tried",
        names.len(),
        harmless.len(),
        chosen.len()
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
    let outcome = Outcome::read(&text)?;
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

/// A sample that is the same every time and does not change when a mutant is added: those with the lowest hash.
fn choose<'a>(names: &[&'a String], count: usize) -> Vec<&'a String> {
    let mut chosen = names.to_vec();
    chosen.sort_by_key(|name| hash(name));
    chosen.truncate(count);
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

struct Outcome {
    caught: u64,
    missed: u64,
    unviable: u64,
}

impl Outcome {
    fn read(json: &str) -> Result<Self, Failed> {
        let report: serde_json::Value = serde_json::from_str(json)
            .map_err(|error| Failed(format!("the report of cargo mutants: {error}")))?;
        let count = |key: &str| report[key].as_u64().unwrap_or(0);
        Ok(Self {
            caught: count("caught") + count("timeout"),
            missed: count("missed"),
            unviable: count("unviable"),
        })
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
    fn the_sample_does_not_depend_on_the_order() {
        let names: Vec<String> = (0..50).map(|number| format!("mutant {number}")).collect();
        let mut turned: Vec<&String> = names.iter().rev().collect();
        let sample = choose(&turned, 7);
        turned.reverse();
        assert_eq!(choose(&turned, 7), sample);
        assert_eq!(sample.len(), 7);
    }

    #[test]
    fn timeouts_count_as_caught_and_unbuildable_mutants_not_at_all() {
        let outcome = Outcome::read(r#"{"caught":8,"missed":1,"timeout":1,"unviable":5}"#).unwrap();
        assert_eq!((outcome.caught, outcome.missed, outcome.unviable), (9, 1, 5));
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
