//! `cargo xtask test`: everything that CI checks, with its own set-up.

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
        ("browser bundle", 250),
        ("tests", 220),
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
    steps.step(bundle::full_with_built_bundler)?;
    steps.step(|| cargo(&["test", "--workspace"]))?;
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
