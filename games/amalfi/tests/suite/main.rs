//! The tests of the rules, in one program.

mod glossary;
mod journals;
mod labels;
mod laws;
mod observation;
mod rulebook;
mod rules;
mod scenario;
mod strength;
mod table;
mod words;
