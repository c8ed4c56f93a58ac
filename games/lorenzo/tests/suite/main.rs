//! The tests of the rules.

mod cards;
mod estimate;
mod labels;
mod laws;
mod leaders;
mod placing;
mod possible;
mod refusals;
mod rounds;
mod rulebook;
mod scenario;
mod setup;
mod tiles;
mod towers;
mod words;
