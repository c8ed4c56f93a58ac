//! Players, and the arena where they meet.
//!
//! A bot is given a position in which everything its seat cannot know has been replaced at random (`Redeal::redeal`), so it cannot
//! cheat.
//!
//! | bot | how it plays |
//! |---|---|
//! | `random` | any legal action, each equally likely |
//! | `greedy-1` | the action after which the game's own evaluation is highest |
//! | `search` | a tree search over many possible worlds with random playouts, as long as it is given time |
//! | `plan` | a tree search that judges positions by a learned network ([`mind`], [`plan`]) |
//!
//! People choose a [`Level`]: apprentice, journeyman, master, grandmaster. [`analyse`] says what the decisions of a finished game have cost.

#![warn(missing_docs)]

mod analysis;
mod arena;
mod bot;
mod contest;
mod greedy;
mod keeper;
pub mod mind;
pub mod plan;
mod random;
mod search;

pub use analysis::{Analysis, Decision, Judged, analyse, costliest};
pub use arena::{Advised, Arena, Outcome, Speed, Typed};
pub use bot::{AnyBot, Bot, BotError, BotSpec, Budget, Level, MOST_SIMULATIONS};
pub use contest::{Contest, Tally};
pub use greedy::Greedy;
pub use keeper::Keeper;
pub use random::Random;
pub use search::Search;

/// The first example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
