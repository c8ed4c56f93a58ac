//! One match: who sits where, whose turn it is, take-backs, clocks and the log.
//!
//! No I/O and no clock of its own: time comes in as an argument, and the list of entries alone decides everything. The server
//! keeps tables for many people; the browser keeps one for itself, with the very same rules.
//!
//! ```
//! use signoria_engine::erased::{Erased, Order};
//! use signoria_engine::{Seat, Seats, Seed, sample::Pebbles};
//! use signoria_table::{BotLevel, Command, Occupant, Opening, PersonId, Table};
//!
//! static GAME: Erased<Pebbles> = Erased::new();
//! let anna = PersonId::try_from("anna".to_owned()).unwrap();
//! let order = Order { edition: None, options: serde_json::Value::Null, seats: Seats::new(2), seed: Seed::from(7) };
//! let seats = vec![Occupant::Person { person: anna.clone() }, Occupant::Bot { level: BotLevel::Apprentice }];
//! let opening = Opening::new(&GAME, &order, "t1".into(), anna.clone(), seats, 0).unwrap();
//! let mut table = Table::open(&GAME, opening).unwrap();
//!
//! let now = 1_000;
//! table.perform(now, &anna, Command::Start).unwrap();
//! table.perform(now, &anna, Command::Play { seat: Seat::new(0), action: "take 2".into() }).unwrap();
//! let (seat, _) = table.bots_to_move()[0];
//! table.perform_bot(now, seat, "take 1").unwrap();
//! assert_eq!(table.moves(), 2);
//! ```

#![warn(missing_docs)]

mod advice;
pub mod chat;
pub mod clock;
pub mod command;
pub mod daily;
mod decide;
mod log;
mod opening;
mod outcome;
pub mod people;
mod refusal;
mod saved;
mod seen;
mod table;
mod take_back;
mod updates;
pub mod wire;

pub use advice::{advise, advise_fully, second_of};
pub use clock::{ClockRule, Millis, OnExpiry};
pub use command::{Change, Command, Entry};
pub use decide::{Answer, Asked};
pub use log::Line;
pub use opening::Opening;
pub use outcome::{Outcome, SeatOutcome};
pub use people::{Occupant, PersonId};
pub use refusal::{Refusal, Rule};
pub use saved::{Saved, SavedError};
pub use seen::Reader;
pub use signoria_bots::Level as BotLevel;
pub use table::{Broken, Effect, Table};
pub use updates::{Seen, Updates};
