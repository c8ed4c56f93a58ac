//! One program for all tests of the laboratory from outside: it is linked once.

mod batch;
