//! The tests of the rules, in one program.

mod common;
mod glossary;
mod labels;
mod laws;
mod rulebook;
mod rules;
mod strength;
mod words;
