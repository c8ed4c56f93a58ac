//! Every clause of RULES.md, by area.

#[path = "../common/mod.rs"]
mod common;

mod editions;
mod effects;
mod endless;
mod general;
mod hidden;
mod money;
mod permanents;
mod purchases;
mod refusals;
mod routes;
mod scoring;
mod setup;
mod solo;
mod table;
mod titles;
mod voyage;
mod words;
