//! One program for all tests of the catalog: it is linked once.

mod analysis;
mod bots;
mod garbage;
mod glossary;
mod words;
