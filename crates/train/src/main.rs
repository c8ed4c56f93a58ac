//! `signoria-train`: teaches the bots of a game by letting them play against themselves.
//!
//! A run can be stopped at any time and goes on where it was: `cargo run --release -p signoria-train -- lorenzo --minutes 60`.

mod arena;
mod config;
mod curves;
mod duel;
mod learner;
mod memo;
mod run;
mod sample;
mod selfplay;
mod tune;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use signoria_amalfi::Amalfi;
use signoria_engine::Game;
use signoria_florence::Florence;
use signoria_lorenzo::Lorenzo;
use signoria_praga::Praga;

use crate::arena::ArenaArgs;
use crate::config::Config;
use crate::run::{Run, RunError};

/// Teaches the bots of a game by letting them play against themselves
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// The game
    #[arg(value_parser = ["florence", "lorenzo", "praga", "amalfi"])]
    game: String,

    /// How long to train
    #[arg(long, default_value_t = 60.0, value_name = "MINUTES")]
    minutes: f64,

    /// How many rounds at most [default: as many as the time allows]
    #[arg(long, value_name = "N")]
    rounds: Option<usize>,

    /// Where networks and history are kept; a run goes on from what is there [default: target/train/GAME]
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,

    /// A TOML file with other settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,

    /// How many threads [default: one for each core]
    #[arg(long, value_name = "J")]
    jobs: Option<usize>,

    /// Play the settings' match between the best network of the folder and these weights, and stop
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,

    /// Find the constants of the search by games of the best network of the folder against itself, and stop
    #[arg(long)]
    tune: bool,

    /// Draw the history of the folder as SVG into this file, and stop
    #[arg(long, value_name = "FILE")]
    curves: Option<PathBuf>,

    /// Print the settings as TOML and stop
    #[arg(long)]
    show_config: bool,

    #[command(flatten)]
    arena: ArenaArgs,
}

#[allow(clippy::print_stdout, clippy::print_stderr)]
fn main() -> ExitCode {
    let args = Args::parse();
    let config = match read_config(&args) {
        Ok(config) => config,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(3);
        }
    };
    if args.show_config {
        return match toml::to_string(&config) {
            Ok(text) => {
                print!("{text}");
                ExitCode::SUCCESS
            }
            Err(error) => {
                eprintln!("{error}");
                ExitCode::from(4)
            }
        };
    }
    if !(args.minutes.is_finite() && args.minutes > 0.0) {
        eprintln!("--minutes must be more than 0");
        return ExitCode::from(2);
    }
    let folder = args
        .folder
        .clone()
        .unwrap_or_else(|| PathBuf::from("target/train").join(&args.game));
    let run = Run {
        folder: &folder,
        config: &config,
        time: Duration::from_secs_f64(args.minutes * 60.0),
        jobs: args
            .jobs
            .or_else(|| std::thread::available_parallelism().ok().map(Into::into))
            .unwrap_or(1)
            .max(1),
        rounds: args.rounds,
    };
    let done = match args.game.as_str() {
        "florence" => work::<Florence>(&run, &args),
        "lorenzo" => work::<Lorenzo>(&run, &args),
        "praga" => work::<Praga>(&run, &args),
        _ => work::<Amalfi>(&run, &args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(4)
        }
    }
}

fn work<G: Game>(run: &Run<'_>, args: &Args) -> Result<(), RunError> {
    if let Some(other) = &args.against {
        run.meet::<G>(other)
    } else if let Some(to) = &args.curves {
        run.draw::<G>(to)
    } else if !args.arena.arena.is_empty() {
        run.contest::<G>(&args.arena)
    } else if args.tune {
        run.tune::<G>().map(drop)
    } else {
        run.train::<G>()
    }
}

fn read_config(args: &Args) -> Result<Config, String> {
    let Some(path) = &args.config else {
        return Ok(Config::default());
    };
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}
