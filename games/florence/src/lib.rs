//! The Princes of Florence: the rules.
//!
//! Seven rounds of an auction and an action phase: players furnish an estate, complete works with professions and turn the pay into
//! prestige. Both editions, two to five players, the expansions "Muse and Princess" and "Cooperative building", and the solo game
//! against Diego. The clauses (`F.AU.13`) that tests cite are those of `RULES.md`.
//!
//! ```
//! use signoria_engine::prelude::*;
//! use signoria_engine::{Seats, Setup};
//! use signoria_florence::Florence;
//!
//! let game: Florence = Setup::new(Seats::new(4), 7).start().unwrap();
//! assert_eq!(game.waiting().len(), 4); // everybody gives one profession back
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | [`edition`], [`places`] | the figures of the box, and where tiles can lie |
//! | [`pieces`], [`cards`] | the things by name; hands and decks that remember who looked |
//! | [`options`], [`state`], [`estate`], [`step`] | what a table can choose; the position as data, where tiles lie, what is to be decided |
//! | [`action`], [`event`] | what a seat can do; what happens and what is refused |
//! | `setup`, `rules` | the first position; one file for each area of the rulebook |
//! | `question`, `label`, [`view`], `drawing`, `panels` | what a seat is asked and what its buttons say; what an eye may know; the view in words |
//! | `observe` | what a seat may know as numbers |
//! | `redeal`, `audit` | positions consistent with what an eye has seen; checks of a position |
//! | [`score`], `evaluate` | standings, and an estimate for the greedy player |

#![warn(missing_docs)]

use signoria_engine::{Declaration, OptionSpec};

pub mod action;
mod audit;
pub mod cards;
mod drawing;
pub mod edition;
pub mod estate;
mod evaluate;
pub mod event;
mod label;
mod observe;
pub mod options;
mod panels;
pub mod pieces;
pub mod places;
mod question;
mod redeal;
mod rules;
pub mod score;
mod setup;
pub mod state;
pub mod step;
pub mod view;

pub use action::Action;
pub use drawing::Drawing;
pub use edition::Components;
pub use event::{Event, Refusal};
pub use options::Options;
pub use state::Florence;
pub use view::View;

impl Declaration for Florence {
    type Figures = Components;
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    const ID: &'static str = "florence";
    const SEATS: (u8, u8) = (1, 5);
    const MOST_DECISIONS: usize = 12_000;
    const MOST_ACTIONS: usize = 1000;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../words/en.ftl")),
        ("ru", include_str!("../words/ru.ftl")),
        ("pl", include_str!("../words/pl.ftl")),
    ];
}

/// The first example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
