//! Amalfi: Renaissance: the rules, for 2 to 4 players and for one against Naples or Genoa.
//!
//! The specification is `RULES.md`; tests cite its clauses. How the crate is laid out:
//!
//! | module | what it is |
//! |---|---|
//! | [`pieces`] | cards, routes, decrees, titles by name |
//! | [`effect`] | the vocabulary of effects |
//! | [`edition`] | the figures as data |
//! | [`options`] | what a table can choose |
//! | [`state`], [`step`], `setup` | what is on the table, what is begun and not finished, and how it begins |
//! | [`action`], [`event`] | what a seat can do; what happens, and what is refused |
//! | `rules` | one file for each area of the rulebook |
//! | [`score`] | counting and standings |
//! | [`view`], `redeal` | what an eye may know, and what it cannot know |
//! | [`drawing`], [`face`] | the figures that a board is drawn from; what is printed on a card or route |
//! | `observe` | what a seat may know as numbers |
//! | `audit` | what a possible position is |
//! | `question`, `cause`, `label` | what a seat is asked and why, and what its buttons say |
//! | `panels`, `describe` | the view in words |
//! | `evaluate` | a guess at who is ahead |

#![warn(missing_docs)]

mod account;
pub mod action;
mod audit;
mod cause;
mod describe;
pub mod drawing;
pub mod edition;
pub mod effect;
mod evaluate;
pub mod event;
pub mod face;
mod label;
mod observe;
pub mod options;
mod panels;
pub mod pieces;
mod question;
mod redeal;
mod rules;
pub mod score;
mod setup;
pub mod state;
pub mod step;
pub mod view;

use signoria_engine::{Declaration, OptionSpec};

pub use crate::action::Action;
pub use crate::edition::Components;
pub use crate::event::{Event, Refusal};
pub use crate::options::Options;
pub use crate::rules::Price;
pub use crate::state::Amalfi;
pub use crate::view::View;

impl Declaration for Amalfi {
    type Figures = Components;
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    const ID: &'static str = "amalfi";
    const SEATS: (u8, u8) = (1, 4);
    /// Four seats and four rounds of [`state::MOST_DECISIONS`], and what must be decided all the same (a payment, a choice, cards to
    /// spend): at most 50 each time. The personal choice before the first round counts as one more.
    const MOST_DECISIONS: usize = 5 * 4 * (state::MOST_DECISIONS as usize + 50);
    /// The turn of somebody who holds every card and every route: all routes, 5 masterpieces, 5 tiles, 75 cards to invite or to discard,
    /// 6 numbers of ships, 5 holds and the bay to lower from, and a pass. Real lists are far shorter.
    const MOST_ACTIONS: usize = 49 + 5 + 5 + 2 * 75 + 6 + 6 + 1;
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
