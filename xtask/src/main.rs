//! The build steps: `cargo xtask play` and `cargo xtask test` do everything from a bare checkout.

mod browser;
mod bundle;
mod clauses;
mod compare;
mod serve;
mod shell;
mod webdriver;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use shell::{Failed, cargo};

/// The build steps of Signoria
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    /// Build everything and start the server
    Play {
        /// Flags for the server, after `--`: see `signoria serve --help`
        #[arg(last = true)]
        serve: Vec<String>,
    },
    /// Check everything: formatting, clauses, lints, documentation, the browser bundle, tests, tests in a browser
    Test,
    /// Build the browser client into target/bundle
    Bundle {
        /// How much is done about it
        #[arg(long, value_enum, default_value_t)]
        effort: bundle::Effort,
    },
    /// Test the browser client in headless Chromium
    BrowserTests {
        /// Only the tests whose name contains this
        #[arg(default_value = "")]
        only: String,
        /// How much is done about the bundle
        #[arg(long, value_enum, default_value_t)]
        bundle: bundle::Effort,
    },
    /// Write pictures of the main screens to docs/screens
    Screens {
        /// How much is done about the bundle
        #[arg(long, value_enum, default_value_t)]
        bundle: bundle::Effort,
    },
    /// List the clauses of a game's RULES.md that no test cites
    Clauses {
        /// The game [default: all]
        game: Option<String>,
    },
    /// Measure our random playouts beside OpenSpiel and catanatron, in one run
    Compare {
        /// How long each is measured
        #[arg(long, default_value_t = 3.0)]
        seconds: f64,
    },
}

fn main() -> ExitCode {
    let outcome = match Args::parse().step {
        Step::Play { serve } => play(&serve),
        Step::Test => test(),
        Step::Bundle { effort } => bundle::make(effort).map(|_| ()),
        Step::BrowserTests { only, bundle } => browser::test(bundle, &only),
        Step::Screens { bundle } => browser::screens(bundle),
        Step::Clauses { game } => clauses::list(game.as_deref()),
        Step::Compare { seconds } => compare::run(seconds),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("xtask: {failed}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the browser client and the program with the client inside, and starts the server.
fn play(serve: &[String]) -> Result<(), Failed> {
    bundle::make(bundle::Effort::Full)?;
    cargo(&["build", "--release", "--package", "signoria-cli"])?;
    let program = ["run", "--release", "--quiet", "--package", "signoria-cli"];
    let arguments = ["--", "serve"]
        .into_iter()
        .chain(serve.iter().map(String::as_str));
    cargo(&program.into_iter().chain(arguments).collect::<Vec<_>>())
}

/// The bundle is made before the tests, because the server that they start carries it inside.
fn test() -> Result<(), Failed> {
    shell::step("formatting", || cargo(&["fmt", "--all", "--check"]))?;
    shell::step("clauses", clauses::enforce)?;
    shell::step("lints", || {
        cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "--deny",
            "warnings",
        ])
    })?;
    shell::step("documentation", || {
        let mut command = shell::cargo_command(&["doc", "--workspace", "--no-deps", "--quiet"]);
        shell::run(command.env("RUSTDOCFLAGS", "--deny warnings"))
    })?;
    shell::step("browser bundle", || {
        bundle::make(bundle::Effort::Full).map(|_| ())
    })?;
    shell::step("tests", || cargo(&["test", "--workspace"]))?;
    browser::test(bundle::Effort::Built, "")?;
    println!("\nAll is well.");
    Ok(())
}
