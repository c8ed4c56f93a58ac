//! The numbered examples of `RULES.md`, section EX: one test each, named by its number.

mod payments;
mod rounds;
mod voyages;
