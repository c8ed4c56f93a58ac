//! `cargo xtask test`: everything that CI checks, with its own set-up.

use std::thread;
use std::time::Duration;

use crate::progress::Steps;
use crate::setup::{self, has};
use crate::shell::{Failed, cargo, cargo_command, run};
use crate::{browser, bundle, clauses};

const LINTS: &[&str] = &[
    "clippy",
    "--workspace",
    "--all-targets",
    "--all-features",
    "--",
    "--deny",
    "warnings",
];

/// One build for all that follows: the test programs, the program that they and the browser start, and the bundler.
const BUILD: &[&str] = &[
    "build",
    "--workspace",
    "--tests",
    "--bin",
    "signoria",
    "--bin",
    "signoria-bundler",
];

/// Cargo builds one thing at a time: the tests, which are built already, begin before the client is.
const HEAD_START: Duration = Duration::from_secs(5);

/// Runs all checks, or those that a developer wants every few minutes.
pub fn all(fast: bool) -> Result<(), Failed> {
    if fast { quick() } else { whole() }
}

fn quick() -> Result<(), Failed> {
    let plan = [("formatting", 2), ("clauses", 1), ("lints", 20), ("tests", 60)];
    let mut steps = Steps::new("test, fast", &plan);
    steps.step(|| cargo(&["fmt", "--all", "--check"]))?;
    steps.step(clauses::enforce)?;
    steps.step(|| cargo(LINTS))?;
    steps.step(tests)?;
    println!("All is well, after {}.", steps.so_far());
    Ok(())
}

fn whole() -> Result<(), Failed> {
    let plan = [
        ("set-up", 60),
        ("formatting", 2),
        ("clauses", 1),
        ("lints", 120),
        ("documentation", 20),
        ("build", 300),
        ("browser bundle and tests", 400),
        ("tests in a browser", 120),
    ];
    let mut steps = Steps::new("test", &plan);
    steps.step(|| {
        setup::for_tests()?;
        setup::rust_target(setup::WASM)
    })?;
    steps.step(|| cargo(&["fmt", "--all", "--check"]))?;
    steps.step(clauses::enforce)?;
    steps.step(|| cargo(LINTS))?;
    steps.step(|| {
        let mut command = cargo_command(&["doc", "--workspace", "--no-deps", "--quiet"]);
        run(command.env("RUSTDOCFLAGS", "--deny warnings"))
    })?;
    steps.step(|| cargo(BUILD))?;
    // The client is optimised on one core most of the time, and tests wait for the disk: side by side they take little longer than either.
    steps.step(|| {
        thread::scope(|scope| {
            let tested = scope.spawn(|| cargo(&["test", "--workspace"]));
            thread::sleep(HEAD_START);
            let bundled = bundle::full_with_built_bundler();
            let tested = tested.join();
            tested.unwrap_or_else(|_| Err(Failed("the tests did not come to an end".into())))?;
            bundled
        })
    })?;
    steps.step(|| browser::test(bundle::Effort::Built, ""))?;
    println!("All is well, after {}.", steps.so_far());
    Ok(())
}

/// The tests of the workspace but for PostgreSQL and the documentation. Where nextest is installed it runs those of all programs side by side.
fn tests() -> Result<(), Failed> {
    let mut command = if has("cargo-nextest") {
        cargo_command(&["nextest", "run", "--workspace"])
    } else {
        cargo_command(&["test", "--workspace", "--lib", "--tests"])
    };
    run(command.env("SIGNORIA_NO_POSTGRES", "1"))
}
