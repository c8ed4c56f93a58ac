//! `cargo xtask test`: everything that CI checks, with its own set-up.

use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::progress::Steps;
use crate::setup::{self, has};
use crate::shell::{Failed, cargo, cargo_command, run, run_within};
use crate::{browser, bundle, clauses, python};

/// One build for all that follows: the lints, the test programs, the program that they and the browser start, the library for Python, and the bundler.
const BUILD: &[&str] = &[
    "build",
    "--workspace",
    "--all-features",
    "--lib",
    "--tests",
    "--benches",
    "--examples",
    "--bin",
    "signoria",
    "--bin",
    "signoria-bundler",
];

/// The same crates and features: nothing is built again.
const TEST: &[&str] = &["test", "--workspace", "--all-features"];

/// Programs: nobody builds on them and reads their pages. Documentation is made from a check of all dependencies, which shares nothing with the build:
/// theirs alone would take two minutes more.
const UNDOCUMENTED: &[&str] = &[
    "signoria-bundler",
    "signoria-cli",
    "signoria-python",
    "signoria-server",
    "signoria-web",
];

/// Cargo builds one thing at a time: the tests, which are built already, begin before the client is.
const HEAD_START: Duration = Duration::from_secs(5);

/// Beside the client's build they take four to six minutes on two cores; what takes this long hangs.
const LONGEST_TESTS: Duration = Duration::from_secs(15 * 60);

/// Runs all checks, or those that a developer wants every few minutes.
pub fn all(fast: bool) -> Result<(), Failed> {
    if fast { quick() } else { whole() }
}

fn quick() -> Result<(), Failed> {
    let plan = [
        ("formatting", 2),
        ("clauses", 1),
        ("build and lints", 20),
        ("tests", 60),
    ];
    let mut steps = Steps::new("test, fast", &plan);
    steps.step(|| cargo(&["fmt", "--all", "--check"]))?;
    steps.step(clauses::enforce)?;
    steps.step(|| run(&mut linted(BUILD)))?;
    steps.step(tests)?;
    println!("All is well, after {}.", steps.so_far());
    Ok(())
}

fn whole() -> Result<(), Failed> {
    let plan = [
        ("set-up", 60),
        ("formatting", 2),
        ("clauses", 1),
        ("documentation", 20),
        ("build and lints", 480),
        ("browser bundle and tests", 480),
        ("tests in Python", 90),
        ("tests in a browser", 420),
    ];
    let mut steps = Steps::new("test", &plan);
    steps.step(|| {
        setup::for_tests()?;
        setup::rust_target(setup::WASM)
    })?;
    steps.step(|| cargo(&["fmt", "--all", "--check"]))?;
    steps.step(clauses::enforce)?;
    steps.step(|| {
        let mut command = cargo_command(&["doc", "--workspace", "--no-deps", "--quiet"]);
        command.args(UNDOCUMENTED.iter().flat_map(|program| ["--exclude", program]));
        run(command.env("RUSTDOCFLAGS", "--deny warnings"))
    })?;
    steps.step(|| run(&mut linted(BUILD)))?;
    // The client is optimised on one core most of the time, and tests wait for the disk: side by side they take little longer than either.
    steps.step(|| {
        thread::scope(|scope| {
            let tested = scope.spawn(|| run_within(&mut linted(TEST), LONGEST_TESTS));
            thread::sleep(HEAD_START);
            let bundled = bundle::full_with_built_bundler();
            let tested = tested.join();
            tested.unwrap_or_else(|_| Err(Failed("the tests did not come to an end".into())))?;
            bundled
        })
    })?;
    steps.step(python::test_built)?;
    steps.step(|| browser::test(bundle::Effort::Built, ""))?;
    println!("All is well, after {}.", steps.so_far());
    Ok(())
}

/// Lets Clippy be the compiler of our own crates: it compiles them like `rustc` and warns on the way, so that lints cost no build of
/// their own.
fn linted(arguments: &[&str]) -> Command {
    let mut command = cargo_command(arguments);
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // The form in which `cargo clippy` hands its arguments on.
    command.env(
        "CLIPPY_ARGS",
        "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
    );
    command
}

/// The tests of the workspace but for PostgreSQL and the documentation. Where nextest is installed it runs those of all programs side by side.
fn tests() -> Result<(), Failed> {
    let mut command = if has("cargo-nextest") {
        linted(&["nextest", "run", "--workspace", "--all-features"])
    } else {
        linted(&["test", "--workspace", "--all-features", "--lib", "--tests"])
    };
    run(command.env("SIGNORIA_NO_POSTGRES", "1"))
}
