//! The numbered examples of `RULES.md`, section EX: one test each, named by its number.

#[path = "../common/mod.rs"]
mod common;

mod payments;
mod rounds;
mod voyages;
