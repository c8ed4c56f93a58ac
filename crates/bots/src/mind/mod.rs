//! What a bot has learned: a small network that is given the view of one seat and predicts how each seat will fare and which actions are
//! worth considering.
//!
//! | module | what it is |
//! |---|---|
//! | [`network`] | the layers and how an input runs through them |
//! | [`file`](mod@file) | how they are stored: a byte for each weight, checked against the game |
//! | [`shelf`] | which game has which network in this process |

pub mod file;
pub mod network;
pub mod shelf;
#[cfg(test)]
pub(crate) mod tests;

pub use file::MindError;
pub use network::{Network, Shape, Thought};
