//! One program for all tests of the catalog: it is linked once.

mod garbage;
mod words;
