//! The test kit of every game: a game that is played by text, positions in one line, stored games, and what its words must have.

pub mod journals;
mod observing;
mod play;
mod playing;
mod scenario;
pub mod words;

pub use observing::{
    every_decision_is_observed, every_table_has_the_same_features, observing_allocates_nothing,
    own_seat_comes_first,
};
pub use play::{IntoSeat, Play};
pub use playing::{look_ahead_among_chance, play_out, wander};
pub use scenario::Scenario;
