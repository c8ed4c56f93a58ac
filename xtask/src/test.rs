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

/// Runs all checks, or those that a developer wants every few minutes.
pub fn all(fast: bool) -> Result<(), Failed> {
    let mut steps = if fast {
        let plan = [("formatting", 2), ("clauses", 1), ("lints", 20), ("tests", 60)];
        Steps::new("test, fast", &plan)
    } else {
        Steps::new(
            "test",
            &[
                ("set-up", 60),
                ("formatting", 2),
                ("clauses", 1),
                ("lints", 150),
                ("documentation", 20),
                ("browser bundle", 250),
                ("tests", 400),
                ("tests in a browser", 150),
            ],
        )
    };
    if !fast {
        steps.step(|| {
            setup::for_tests()?;
            setup::rust_target(setup::WASM)
        })?;
    }
    steps.step(|| cargo(&["fmt", "--all", "--check"]))?;
    steps.step(clauses::enforce)?;
    steps.step(|| cargo(LINTS))?;
    if fast {
        steps.step(|| tests(&["--workspace"], true))?;
    } else {
        steps.step(|| {
            let mut command = cargo_command(&["doc", "--workspace", "--no-deps", "--quiet"]);
            run(command.env("RUSTDOCFLAGS", "--deny warnings"))
        })?;
        steps.step(bundle::full)?;
        steps.step(|| {
            tests(&["--workspace"], false)?;
            cargo(&["test", "--workspace", "--doc"])
        })?;
        steps.step(|| browser::test(bundle::Effort::Built, ""))?;
    }
    println!("All is well, after {}.", steps.so_far());
    Ok(())
}

/// The tests of the workspace; nextest runs the programs side by side, where it is installed.
fn tests(what: &[&str], fast: bool) -> Result<(), Failed> {
    let mut command = if has("cargo-nextest") {
        cargo_command(&["nextest", "run"])
    } else {
        cargo_command(&["test", "--lib", "--bins", "--tests"])
    };
    if fast {
        command.env("SIGNORIA_NO_POSTGRES", "1");
    }
    run(command.args(what))
}
