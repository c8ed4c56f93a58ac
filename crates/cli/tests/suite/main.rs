//! One program for all tests of `signoria`: it is linked once.

mod program;
mod protocol;
mod server;
mod targets;
