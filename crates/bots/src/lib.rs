//! Players, and the arena where they meet.
//!
//! A bot is given a position in which everything its seat cannot know has been replaced at random (`Redeal::redeal`), so it cannot
//! cheat.
//!
//! | bot | how it plays |
//! |---|---|
//! | `random` | any legal action, each equally likely |
//! | `greedy` | the action after which the game's own evaluation is highest |
//! | `search` | a tree search over many possible worlds, as long as it is given time |

#![warn(missing_docs)]

mod arena;
mod bot;
mod greedy;
mod random;
mod search;

pub use arena::{Arena, Outcome, Speed, Tally, Typed, simulate};
pub use bot::{AnyBot, Bot, BotError, BotSpec, Budget};
pub use greedy::Greedy;
pub use random::Random;
pub use search::Search;

/// The first example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
