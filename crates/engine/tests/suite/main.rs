//! One program for all tests of the engine from outside: it is linked once.

mod allocation;
mod journal;
mod laws;
mod notation;
mod numbers;
