//! `cargo xtask test`: everything that CI checks, with its own set-up.

use std::process::Command;
use std::thread;

use crate::passed::Passed;
use crate::progress::Steps;
use crate::shell::{Background, Failed, cargo, cargo_command, run};
use crate::{browser, bundle, clauses, programs, python, setup};

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

/// Programs: nobody depends on them or reads their documentation. Documentation needs a check of all dependencies, which shares nothing with the build:
/// theirs alone would take two minutes more.
const UNDOCUMENTED: &[&str] = &[
    "signoria-bundler",
    "signoria-cli",
    "signoria-python",
    "signoria-server",
    "signoria-web",
];

/// Libraries that others can depend on: their packages must contain everything they need.
const PUBLISHED: &[&str] = &[
    "signoria-amalfi",
    "signoria-bots",
    "signoria-engine",
    "signoria-florence",
    "signoria-lorenzo",
    "signoria-praga",
    "signoria-words",
];

/// Runs all checks, or those that a developer wants every few minutes. What has passed before and has not changed since is skipped, outside of CI and
/// unless `all` of it is wanted.
pub fn all(fast: bool, all: bool) -> Result<(), Failed> {
    let passed = Passed::remembered(all);
    if fast { quick(&passed) } else { whole(&passed) }
}

fn quick(passed: &Passed) -> Result<(), Failed> {
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
    steps.step(|| programs::run_all(passed, Some("SIGNORIA_NO_POSTGRES")))?;
    println!("All is well, after {}.", steps.so_far());
    Ok(())
}

fn whole(passed: &Passed) -> Result<(), Failed> {
    let plan = [
        ("set-up", 60),
        ("formatting", 2),
        ("clauses", 1),
        ("documentation", 20),
        ("packages", 5),
        ("build and lints", 540),
        ("browser bundle and tests", 200),
        ("tests in a browser", 560),
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
    steps.step(|| {
        // Building them again would show nothing new, since they contain the files of the workspace.
        let mut command = cargo_command(&["package", "--no-verify", "--allow-dirty", "--quiet"]);
        run(command.args(PUBLISHED.iter().flat_map(|name| ["--package", name])))
    })?;
    // The client is optimised on one core most of the time, crates wait for each other, and tests for the disk: side by side they take little longer than
    // the longest of them. The tests in Python come last, when the client is nearly done.
    let client = Background::start(bundle::tested_client())?;
    steps.step(|| run(&mut linted(BUILD)))?;
    steps.step(|| {
        thread::scope(|scope| {
            let tested = scope.spawn(|| {
                programs::examples(passed)?;
                programs::run_all(passed, None)?;
                python::test_built(passed)
            });
            let bundled = client.join().and_then(|()| bundle::tested_of_built(passed));
            let tested = tested.join();
            tested.unwrap_or_else(|_| Err(Failed("the tests did not come to an end".into())))?;
            bundled
        })
    })?;
    steps.step(|| browser::test(bundle::tested(), "", Some(passed)))?;
    println!("All is well, after {}.", steps.so_far());
    Ok(())
}

/// Uses Clippy as the compiler of our own crates: it compiles them like `rustc` and lints on the way, so that lints cost no build of
/// their own.
pub fn linted(arguments: &[&str]) -> Command {
    let mut command = cargo_command(arguments);
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // The form in which `cargo clippy` passes on its arguments.
    command.env(
        "CLIPPY_ARGS",
        "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
    );
    command
}
