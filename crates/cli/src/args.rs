//! The command line.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use signoria_bots::BotSpec;
use signoria_engine::{Seats, Seed};
use signoria_words::Language;

use crate::server_args::{AdminArgs, BackupArgs, DoctorArgs, HealthArgs, ServeArgs, WorkerArgs};

const EXIT_CODES: &str = "\
Exit codes:
  0  all went well
  1  the answer is no (a journal or a stored table does not verify)
  2  the command line is wrong
  3  a file, an edition or a set-up is wrong
  4  reading or writing failed";

const EXAMPLES: &str = "\
Examples:
  signoria games
  signoria play florence --seats human,greedy,random
  signoria arena lorenzo --players master,greedy-1 --seats 4 --games 100
  signoria replay game.json --until 40
  signoria analyse game.json --most 5
  echo '{\"cmd\":\"games\"}' | signoria engine";

/// A table for Renaissance eurogames: rules, bots, replays and research.
#[derive(Debug, Parser)]
#[command(name = "signoria", version, propagate_version = true, after_help = EXAMPLES, after_long_help = format!("{EXAMPLES}\n\n{EXIT_CODES}"))]
pub struct Args {
    /// The language: en, ru or pl [default: that of the system, or en]
    #[arg(long, global = true, value_name = "LANG", env = "SIGNORIA_LANG")]
    lang: Option<Language>,

    #[command(subcommand)]
    pub command: Command,
}

impl Args {
    /// The language asked for, or else that of the system.
    pub fn language(&self) -> Language {
        let of_system = || {
            let tag = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .iter()
                .find_map(|name| std::env::var(name).ok().filter(|tag| !tag.is_empty()));
            tag.and_then(|tag| Language::of_tag(&tag))
        };
        self.lang.or_else(of_system).unwrap_or_default()
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games with their editions, options and numbers of players
    Games(GamesArgs),
    /// Play a game in the terminal, against bots or on one keyboard
    Play(PlayArgs),
    /// Print a stored game in words
    Replay(ReplayArgs),
    /// Show which decisions of a stored game cost the most, and what would have been better
    Analyse(AnalyseArgs),
    /// Let bots play many games and compare their strength
    #[command(alias = "simulate")]
    Arena(ArenaArgs),
    /// Measure how fast the rules run
    Bench(BenchArgs),
    /// Count the leaves of the tree of actions
    Perft(PerftArgs),
    /// Speak the engine protocol on stdin and stdout: JSON lines, see docs/PROTOCOL.md
    Engine,
    /// Run a server: web client, accounts, shared tables, storage
    Serve(ServeArgs),
    /// Run bots for servers that share a PostgreSQL database
    Worker(WorkerArgs),
    /// Copy a server's SQLite database to a new file, while it runs
    Backup(BackupArgs),
    /// Check the machine, replay everything that a server has stored, and report what does not verify
    Doctor(DoctorArgs),
    /// Manage a running server: people, tables, complaints, announcements
    Admin(AdminArgs),
    /// Check the health of a running server; exit with 1 if something is wrong
    Health(HealthArgs),
    /// Write the manual pages into a folder
    Manual {
        /// The folder
        #[arg(value_hint = ValueHint::DirPath)]
        folder: PathBuf,
    },
    /// Print completions for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// `signoria games`.
#[derive(Debug, clap::Args)]
pub struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A set-up.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// The edition: a name from `signoria games`, or a file with corrected figures
    #[arg(long, value_name = "NAME|FILE", value_hint = ValueHint::FilePath)]
    pub edition: Option<String>,

    /// An option of the game, such as muse_and_princess=true; may be repeated
    #[arg(short = 'o', long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,

    /// The random seed: a number, or 64 hexadecimal digits
    #[arg(long, value_parser = seed)]
    pub seed: Option<Seed>,
}

fn seed(text: &str) -> Result<Seed, String> {
    Seed::parse(text).ok_or_else(|| "a seed is a whole number or 64 hexadecimal digits".into())
}

fn seats(text: &str) -> Result<Seats, String> {
    let count: u8 = text.parse().map_err(|_| "not a number of seats".to_owned())?;
    Seats::try_from(count).map_err(|error| error.to_string())
}

fn game_ids() -> PossibleValuesParser {
    PossibleValuesParser::new(signoria_catalog::GAMES.iter().map(|entry| entry.id))
}

/// `signoria play`.
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// The game
    #[arg(value_parser = game_ids(), required_unless_present = "load")]
    pub game: Option<String>,

    /// Who plays each seat: human, apprentice, journeyman, master, grandmaster or another bot, separated by commas
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "WHO,WHO,…",
        default_value = "human,apprentice"
    )]
    pub seats: Vec<Player>,

    /// Continue a saved game
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["game", "edition", "options", "seed"])]
    pub load: Option<PathBuf>,

    #[command(flatten)]
    pub table: TableArgs,
}

/// Who plays a seat at a terminal table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// A bot.
    Bot(BotSpec),
}

impl std::str::FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "human" {
            Ok(Self::Human)
        } else {
            text.parse()
                .map(Self::Bot)
                .map_err(|error: signoria_bots::BotError| format!("{error}; or human"))
        }
    }
}

/// `signoria replay`.
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// The journal
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,

    /// Stop after this many actions
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,

    /// Only check whether the journal replays to the state that it records; exit with 1 if not
    #[arg(long, conflicts_with = "until")]
    pub verify: bool,
}

/// `signoria analyse`.
#[derive(Debug, clap::Args)]
pub struct AnalyseArgs {
    /// The journal
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,

    /// How many simulations to spend on each decision
    #[arg(long, value_name = "N", default_value_t = NonZeroU32::new(400).unwrap_or(NonZeroU32::MIN))]
    pub playouts: NonZeroU32,

    /// How many decisions to show at most, the costliest first
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub most: usize,

    /// The random seed of the analysis [default: 0]
    #[arg(long, value_parser = seed)]
    pub seed: Option<Seed>,

    /// Print all decisions as JSON
    #[arg(long)]
    pub json: bool,
}

/// `signoria arena`.
#[derive(Debug, clap::Args)]
pub struct ArenaArgs {
    /// The game
    #[arg(value_parser = game_ids())]
    pub game: String,

    /// Who plays: apprentice, journeyman, master, grandmaster, random, greedy-1, search, plan and far (plan:500ms, plan:2000 simulations);
    /// the last one takes the seats that are left
    #[arg(
        long,
        alias = "bots",
        value_delimiter = ',',
        value_name = "BOT,BOT,…",
        required = true
    )]
    pub players: Vec<BotSpec>,

    /// How many seats [default: one for each player named]
    #[arg(long, value_parser = seats, value_name = "K")]
    pub seats: Option<Seats>,

    /// How many games to play at most; the seats rotate from game to game
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: u32,

    /// Stop as soon as the win share of the first player is clear of this, such as 0.25
    #[arg(long, value_name = "SHARE", allow_negative_numbers = true)]
    pub bar: Option<f64>,

    /// How many threads [default: one for each core]
    #[arg(long, value_name = "J")]
    pub jobs: Option<NonZeroUsize>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub table: TableArgs,
}

/// `signoria bench`.
#[derive(Debug, clap::Args)]
pub struct BenchArgs {
    /// The game [default: all]
    #[arg(value_parser = game_ids())]
    pub game: Option<String>,

    /// How many seats [default: 4, or the nearest the game allows]
    #[arg(long, value_parser = seats)]
    pub seats: Option<Seats>,

    /// How long to play each game
    #[arg(
        long,
        default_value_t = 2.0,
        value_name = "SECONDS",
        allow_negative_numbers = true
    )]
    pub seconds: f64,

    /// Also run the learned search for that long, and count the simulations
    #[arg(long)]
    pub search: bool,

    /// Print JSON
    #[arg(long)]
    pub json: bool,

    #[command(flatten)]
    pub table: TableArgs,
}

/// `signoria perft`.
#[derive(Debug, clap::Args)]
pub struct PerftArgs {
    /// The game
    #[arg(value_parser = game_ids())]
    pub game: String,

    /// How many decisions deep
    #[arg(long, default_value_t = 3)]
    pub depth: u32,

    /// How many seats [default: the fewest the game allows]
    #[arg(long, value_parser = seats)]
    pub seats: Option<Seats>,

    #[command(flatten)]
    pub table: TableArgs,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn a_wrong_word_gets_the_nearest_right_one() {
        let error = |line: &[&str]| Args::try_parse_from(line).unwrap_err().to_string();
        assert!(error(&["signoria", "gmaes"]).contains("'games'"));
        assert!(error(&["signoria", "arena", "pebbles", "--player", "random"]).contains("'--players'"));
        assert!(error(&["signoria", "bench", "pebles"]).contains("'pebbles'"));
        assert!(error(&["signoria", "play", "pebbles", "--seats", "human,gready"]).contains("greedy"));
    }
}
