//! One match: who sits where, whose turn it is, take-backs, clocks and the log.
//!
//! No I/O and no clock of its own: time comes in as an argument, and the list of entries alone decides everything. The server
//! keeps tables for many people; the browser keeps one for itself, with the very same rules.

#![warn(missing_docs)]

pub mod clock;
pub mod command;
pub mod people;
pub mod wire;

pub use clock::{ClockRule, Millis, OnExpiry};
pub use command::{Change, Command, Entry};
pub use people::{BotLevel, Occupant, PersonId};
