//! The test programs of the workspace, run side by side, each as cargo would run it. One whose code and data have not changed since it passed is skipped.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::passed::{Digest, Passed, sources};
use crate::progress::{Times, span};
use crate::shell::{Failed, output, root, run, run_within, target};
use crate::test::linted;

/// Programs run at the same time: some wait for the disk and for each other, while others compute.
const SIDE_BY_SIDE: usize = 2;

/// The longest program takes three minutes on two busy cores, and some machines are three times slower; one that takes this long hangs.
const LONGEST: Duration = Duration::from_secs(18 * 60);

/// What cargo is asked for.
const ALL: [&str; 3] = ["test", "--workspace", "--all-features"];

/// A test program.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Program {
    /// As people know it: crate and target.
    name: String,
    file: PathBuf,
    /// The folder of its crate, in which it runs.
    folder: PathBuf,
}

/// Cargo's report of a program that it has built, if it has tests.
fn program(line: &str) -> Option<Program> {
    let told: Value = serde_json::from_str(line).ok()?;
    if told["reason"] != "compiler-artifact" || told["profile"]["test"] != true {
        return None;
    }
    let file = PathBuf::from(told["executable"].as_str()?);
    let folder = Path::new(told["manifest_path"].as_str()?).parent()?.to_owned();
    let of = folder.file_name()?.to_string_lossy().into_owned();
    let target = told["target"]["name"].as_str()?;
    let kind = told["target"]["kind"][0].as_str()?;
    Some(Program {
        name: format!("{of}, {kind} {target}"),
        file,
        folder,
    })
}

/// All programs with tests; they are built already.
fn programs() -> Result<Vec<Program>, Failed> {
    let arguments: Vec<&str> = ALL.into_iter().chain(["--no-run"]).collect();
    let mut cargo = linted(&arguments);
    let told = output(cargo.arg("--message-format=json").stderr(Stdio::inherit()))?;
    let mut found: Vec<Program> = told.lines().filter_map(program).collect();
    found.dedup();
    if found.is_empty() {
        return Err(Failed("cargo built no tests".into()));
    }
    Ok(found)
}

/// What tests may read besides the code compiled into them: the sources of their own crate, everything in the repository that is not Rust, and the
/// program that they start. Tests of the build steps look at all sources.
struct Data {
    sources: Vec<PathBuf>,
    others: Digest,
}

impl Data {
    fn now() -> Result<Self, Failed> {
        let others = Digest::of(sources(|name| !name.ends_with(".rs"))?)?;
        Ok(Self {
            sources: sources(|name| name.ends_with(".rs"))?,
            others: others.and(Digest::of_built(&[target().join("debug/signoria")])?),
        })
    }

    /// Everything that the result of a program depends on, itself included.
    fn of(&self, program: &Program) -> Result<Digest, Failed> {
        let reads_all = program.folder == root().join("xtask");
        let reads = |file: &&PathBuf| reads_all || file.starts_with(&program.folder);
        let own = Digest::of(self.sources.iter().filter(reads).cloned().collect())?;
        let built = Digest::of_built(std::slice::from_ref(&program.file))?;
        Ok(own.and(built).and(self.others))
    }
}

/// Runs the tests of all programs; `without` names a kind of tests that are left out, by the variable that leaves them out.
pub fn run_all(passed: &Passed, without: Option<&str>) -> Result<(), Failed> {
    let data = Data::now()?;
    let logs = target().join("xtask-tests");
    fs::create_dir_all(&logs)?;
    let times = Times::remembered();
    let mut programs = programs()?;
    // The longest first, so that none is left alone at the end.
    programs.sort_by_key(|program| std::cmp::Reverse(times.of(&program.name)));
    let queue = Mutex::new(VecDeque::from(programs));
    let (failed, times) = (Mutex::new(Vec::new()), Mutex::new(times));
    let work = || -> Result<(), Failed> {
        let next = || lock(&queue).pop_front();
        while let Some(program) = next() {
            let on = data.of(&program)?;
            let name = match without {
                Some(variable) => format!("{}, {variable}", program.name),
                None => program.name.clone(),
            };
            if passed.has(&name, on) {
                println!("passed before, nothing of it has changed: {name}");
                continue;
            }
            let begun = Instant::now();
            let log = logs.join(format!("{}.log", program.name.replace([',', ' ', '/'], "-")));
            match tried(&program, without, &log) {
                Ok(()) => {
                    passed.note(&name, on);
                    let seconds = begun.elapsed().as_secs();
                    lock(&times).note(&program.name, seconds);
                    println!("ok, {}: {name}: {}", span(seconds), summary(&log));
                }
                Err(Failed(reason)) => {
                    // All that it printed: if it hangs, the last line says where.
                    let told = fs::read(&log).unwrap_or_default();
                    println!("{}\nFAILED: {name}: {reason}", String::from_utf8_lossy(&told));
                    lock(&failed).push(name);
                }
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..SIDE_BY_SIDE).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker
                .join()
                .unwrap_or_else(|_| Err(Failed("a test run broke".into())))
        })
    })?;
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Failed(format!("tests failed in {}", failed.join("; "))))
    }
}

fn tried(program: &Program, without: Option<&str>, log: &Path) -> Result<(), Failed> {
    let file = File::create(log)?;
    let mut command = Command::new(&program.file);
    command
        .current_dir(&program.folder)
        .env("CARGO_MANIFEST_DIR", &program.folder)
        .stdin(Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file);
    if let Some(variable) = without {
        command.env(variable, "1");
    }
    run_within(&mut command, LONGEST)
}

/// The line with which a test program ends, without what is always the same.
fn summary(log: &Path) -> String {
    let told = fs::read_to_string(log).unwrap_or_default();
    let last = told.lines().rfind(|line| line.starts_with("test result: "));
    let last = last.unwrap_or_default().trim_start_matches("test result: ok. ");
    last.split(';').take(3).collect::<Vec<_>>().join(",")
}

/// The examples in the documentation.
pub fn examples(passed: &Passed) -> Result<(), Failed> {
    let compiled = |name: &str| {
        [".rs", ".md", ".toml", ".ftl", ".lock"]
            .iter()
            .any(|end| name.ends_with(end))
    };
    let on = Digest::of(sources(compiled)?)?;
    let arguments: Vec<&str> = ALL.into_iter().chain(["--doc", "--quiet"]).collect();
    passed.unless("examples in the documentation", on, || {
        run(&mut linted(&arguments))
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_tells_which_programs_have_tests() {
        let line = r#"{"reason":"compiler-artifact","manifest_path":"/w/games/praga/Cargo.toml","target":{"kind":["test"],"name":"suite"},
            "profile":{"test":true},"executable":"/w/target/debug/deps/suite-1"}"#;
        let found = program(line).unwrap();
        assert_eq!(found.name, "praga, test suite");
        assert_eq!(found.folder, Path::new("/w/games/praga"));
        assert_eq!(
            program(&line.replace("true", "false")),
            None,
            "a program without tests"
        );
        assert_eq!(
            program(&line.replace("\"/w/target/debug/deps/suite-1\"", "null")),
            None
        );
        assert_eq!(program("   Compiling"), None);
    }
}
