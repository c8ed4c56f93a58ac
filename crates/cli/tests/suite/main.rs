//! One program for all tests of `signoria`: it is linked once.

mod load;
mod program;
mod protocol;
mod server;
