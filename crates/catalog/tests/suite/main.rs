//! One program for all tests of the catalog: it is linked once.

mod analysis;
mod garbage;
mod words;
