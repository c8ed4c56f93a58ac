//! The games, in one list. Nothing above this crate knows a game by name.
//!
//! A new game is one dependency in `Cargo.toml` and one line in [`GAMES`].

#![warn(missing_docs)]

mod showcase;

use signoria_amalfi::Amalfi;
use signoria_bots::{Arena, Typed};
use signoria_engine::Game;
use signoria_engine::sample::Pebbles;
use signoria_florence::Florence;
#[cfg(feature = "lab")]
use signoria_lab::{Lab, Laboratory};
use signoria_lorenzo::Lorenzo;
use signoria_praga::Praga;
use signoria_words::{Lexicon, WordsError};

pub use showcase::showcase;

/// A game of the catalog.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The id.
    pub id: &'static str,
    /// Whether it is only a sample for trying things out, not one of the real games.
    pub sample: bool,
    /// The game itself.
    pub arena: &'static dyn Arena,
    /// Many games of it at once.
    #[cfg(feature = "lab")]
    pub lab: &'static dyn Lab,
}

/// The trained network of a game's bots. A program has it built in; a page loads it when a bot takes a seat.
#[cfg(not(target_family = "wasm"))]
macro_rules! mind {
    ($game:literal) => {
        Some(include_bytes!(concat!("../minds/", $game, ".mind")))
    };
}
#[cfg(target_family = "wasm")]
macro_rules! mind {
    ($game:literal) => {
        None
    };
}

static FLORENCE: Typed<Florence> = Typed::new(mind!("florence"));
static LORENZO: Typed<Lorenzo> = Typed::new(mind!("lorenzo"));
static PRAGA: Typed<Praga> = Typed::new(mind!("praga"));
static AMALFI: Typed<Amalfi> = Typed::new(mind!("amalfi"));
static PEBBLES: Typed<Pebbles> = Typed::new(None);

/// All games; samples come last.
pub static GAMES: &[Entry] = &[
    entry(&FLORENCE, false),
    entry(&LORENZO, false),
    entry(&PRAGA, false),
    entry(&AMALFI, false),
    entry(&PEBBLES, true),
];

/// The game of that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

/// The words of the engine and of all games.
///
/// # Errors
/// If a locale file is wrong, which the tests rule out.
pub fn lexicon() -> Result<Lexicon, WordsError> {
    Lexicon::new(
        GAMES
            .iter()
            .flat_map(|entry| entry.arena.game().words().iter().copied()),
    )
}

const fn entry<G: Game>(arena: &'static Typed<G>, sample: bool) -> Entry {
    Entry {
        id: G::ID,
        sample,
        arena,
        #[cfg(feature = "lab")]
        lab: &const { Laboratory::<G>::new() },
    }
}
