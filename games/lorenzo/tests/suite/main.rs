//! The tests of the rules.

mod card_tables;
mod cards;
mod church;
mod estimate;
mod examples;
mod journals;
mod labels;
mod laws;
mod leader_cards;
mod leaders;
mod observation;
mod placing;
mod possible;
mod prospects;
mod refusals;
mod rounds;
mod rulebook;
mod scenario;
mod scoring;
mod setup;
mod tiles;
mod towers;
mod words;
