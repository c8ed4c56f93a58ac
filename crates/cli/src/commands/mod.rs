//! One file for each command.

pub mod admin;
pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod doctor;
pub mod games;
pub mod health;
pub mod perft;
pub mod play;
pub mod replay;
pub mod serve;

use signoria_words::Lexicon;

use crate::failure::Failure;

/// The words of all games.
fn lexicon() -> Result<Lexicon, Failure> {
    signoria_catalog::lexicon().map_err(|error| Failure::Input(error.to_string()))
}
