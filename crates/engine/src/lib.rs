//! What every game of Signoria is.
//!
//! A [`Game`] is a pure state: it says who must decide, lists the legal actions, carries one out, and
//! shows each eye what it may know. Everything above (server, browser, bots, terminal, protocol) is written against this
//! contract and knows no game by name.
//!
//! ```
//! use signoria_engine::{prelude::*, Setup, sample::Pebbles, seat::Seats};
//!
//! let mut game: Pebbles = Setup::new(Seats::new(2), 7).start().unwrap();
//! let mut actions = Vec::new();
//! while let Some(seat) = game.waiting().first() {
//!     actions.clear();
//!     game.actions(seat, &mut actions);
//!     game.apply(seat, actions[0], &mut ()).unwrap();
//! }
//! assert_eq!(game.standings().rows[0].rank, 1);
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | [`game`] | the contract |
//! | [`seat`] | seats, sets of seats, eyes, maps by seat |
//! | [`rng`] | randomness that is the same everywhere |
//! | [`set`], [`list`], [`stack`], [`deck`] | collections of named things, without allocation |
//! | [`census`] | counting pieces against the box |
//! | [`notation`] | text form and dense number of actions |
//! | [`message`], [`log`] | messages before they become words, and who may know them |
//! | [`edition`] | figures as data |
//! | [`standings`] | scores by source, ranks |
//! | [`journal`], [`record`] | a game as a seed and a list of actions |
//! | [`erased`] | the contract with JSON instead of types |
//! | [`observe`] | what a seat may know, as numbers |
//! | [`outlook`] | what an action would bring |
//! | [`mod@perft`], `laws`, `testing` | what every game is tested with |
//! | [`sample`] | the smallest game, for tests, benchmarks and examples |

#![warn(missing_docs)]

// The macros name this crate from inside and from outside alike.
extern crate self as signoria_engine;

pub use serde;

pub mod account;
pub mod audit;
pub mod census;
pub mod deck;
pub mod edition;
pub mod erased;
pub mod game;
pub mod journal;
#[cfg(feature = "laws")]
pub mod laws;
pub mod list;
pub mod log;
pub mod message;
pub mod notation;
pub mod observe;
pub mod outlook;
pub mod perft;
pub mod record;
pub mod rng;
pub mod sample;
pub mod seat;
pub mod set;
pub mod stack;
pub mod standings;
#[cfg(feature = "laws")]
pub mod testing;

pub use account::{Account, Forecast, Named, Sums};
pub use audit::{Impossible, Verdict, ensure};
pub use census::{Census, count_pieces};
pub use edition::{BuiltIn, Edition, EditionError, Figures, Provenance};
pub use game::{
    Ask, Audit, Barrier, Declaration, Describe, Evaluate, Game, Illegal, NoOptions, OptionKind, OptionSpec,
    Panel, Redeal, Rules, Score, Setup, SetupError, Show, Start, check_turn,
};
pub use journal::{Journal, JournalError};
pub use list::List;
pub use log::{Audience, Log, Told, Witness};
pub use message::{Amount, Arg, IntoArg, Message, Say};
pub use notation::{Action, Number, ParseError, Token};
pub use observe::{Observe, Observer};
pub use outlook::{Outlook, preview};
pub use perft::perft;
pub use rng::{Purpose, Rng, Seed, Stream};
pub use seat::{BySeat, Eye, Seat, SeatSet, Seats};
pub use set::Set;
pub use stack::Stack;
pub use standings::{Finish, Source, Standing, Standings, Totals};

/// The methods of the contract, for code that works with one game: `use signoria_engine::prelude::*`.
pub mod prelude {
    pub use crate::game::{
        Ask as _, Audit as _, Declaration as _, Describe as _, Evaluate as _, Game, Redeal as _, Rules as _,
        Score as _, Show as _, Start as _,
    };
    pub use crate::notation::{Action as _, Token as _};
    pub use crate::observe::Observe as _;
}

/// The games of the guide for contributors compile, and pass the laws.
#[cfg(doctest)]
#[doc = include_str!("../../../CONTRIBUTING.md")]
mod contributing {}

/// The first example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
