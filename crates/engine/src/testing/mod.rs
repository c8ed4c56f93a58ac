//! The test kit of every game: a game that is played by text, and positions in one line.

pub mod journals;
mod play;
mod scenario;

pub use play::{IntoSeat, Play};
pub use scenario::Scenario;
