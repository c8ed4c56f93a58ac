//! Games of bots with the weights of a file, before these are part of the program.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use serde_json::Value;
use signoria_bots::{Arena as _, BotSpec, Contest, Typed};
use signoria_engine::erased::Order;
use signoria_engine::{Game, Seats, Seed};

use crate::run::{Run, RunError};

/// Who meets whom, and where.
#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    /// Let bots with the best network of the folder play, print the result as a line of JSON, and stop; the last one named
    /// takes the seats that are left
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT,…")]
    pub arena: Vec<BotSpec>,

    /// Weights to play with instead of those of the folder
    #[arg(long, requires = "arena", value_name = "FILE")]
    weights: Option<PathBuf>,

    /// How many seats
    #[arg(long, requires = "arena", default_value_t = 4, value_name = "K", value_parser = clap::value_parser!(u8).range(1..=5))]
    seats: u8,

    /// How many games; the seats rotate from game to game
    #[arg(long, requires = "arena", default_value_t = 96, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Where the randomness comes from
    #[arg(long, requires = "arena", default_value_t = 5)]
    seed: u64,

    /// The options of the table
    #[arg(long, requires = "arena", default_value = "{}", value_name = "JSON", value_parser = json)]
    options: Value,
}

/// Left to itself, clap would take the text for a JSON string.
fn json(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text)
}

impl Run<'_> {
    /// Plays the games.
    #[allow(clippy::print_stdout)]
    pub fn contest<G: Game>(&self, args: &ArenaArgs) -> Result<(), RunError> {
        let best = self.best_path();
        let path: &Path = args.weights.as_deref().unwrap_or(&best);
        let weights = std::fs::read(path).map_err(|error| RunError::File {
            path: path.into(),
            error,
        })?;
        let arena = Typed::<G>::new(None);
        arena.teach(&weights).map_err(|error| RunError::Mind {
            path: path.into(),
            error,
        })?;
        let mut players = args.arena.clone();
        players.resize(usize::from(args.seats), *players.last().ok_or(RunError::Setup)?);
        let order = Order {
            edition: None,
            options: args.options.clone(),
            seats: Seats::new(args.seats),
            seed: Seed::from(args.seed),
        };
        let contest = Contest {
            arena: &arena,
            order: &order,
            players: &players,
            games: args.games,
            bar: None,
            jobs: NonZeroUsize::new(self.jobs).unwrap_or(NonZeroUsize::MIN),
        };
        let bar = self.bar("playing", args.games.into());
        let tallies = contest.run(&|done| bar.set_position(done.into()));
        bar.finish_and_clear();
        let tallies = tallies.map_err(|_| RunError::Setup)?;
        println!(
            "{}",
            serde_json::json!({ "game": G::ID, "seats": args.seats, "options": args.options, "tallies": tallies })
        );
        Ok(())
    }
}
