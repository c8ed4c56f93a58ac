//! The tests of the rules.

mod cards;
mod common;
mod estimate;
mod labels;
mod laws;
mod leaders;
mod placing;
mod possible;
mod refusals;
mod rounds;
mod rulebook;
mod setup;
mod tiles;
mod towers;
mod words;
