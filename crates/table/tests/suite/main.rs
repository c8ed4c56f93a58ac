//! One program for all tests of the table: it is linked once.

mod advice;
mod back;
mod model;
mod patch;
mod rules;
