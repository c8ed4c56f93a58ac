//! The tests of the rules, in one program.

mod common;
mod laws;
mod rulebook;
mod rules;
mod strength;
