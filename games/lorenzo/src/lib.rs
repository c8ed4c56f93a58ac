//! Lorenzo il Magnifico: the rules.
//!
//! Two to four families of Florence place their members for six rounds; the standard and the advanced game.
//!
//! | module | what it is |
//! |---|---|
//! | [`pieces`], [`card`], [`goods`], [`board`] | the things of the box, by name |
//! | [`effect`] | the vocabulary of which all effects are composed |
//! | [`edition`], [`options`] | the figures, and what a table can choose |
//! | [`state`], [`step`], [`source`] | what is on the table, the steps of an action under way, and where gains come from |
//! | `setup` | the first position |
//! | [`action`], [`event`] | what a seat can do; what happens and what is refused |
//! | `powers` | the modifiers of a player added up |
//! | `rules` | one file for each area of the rulebook |
//! | `question`, `label` | what a seat is asked, and what its buttons say |
//! | [`view`], [`drawing`], [`prospect`] | what is shown: what is there, what stands on it, what an action would bring |
//! | `panels`, [`describe`] | the same in words |
//! | `redeal`, `audit`, `score`, `evaluate`, `observe` | what is hidden, possible, scored, good, and what a seat may know as numbers |

#![warn(missing_docs)]

mod account;
pub mod action;
mod audit;
pub mod board;
pub mod card;
pub mod describe;
pub mod drawing;
pub mod edition;
pub mod effect;
mod evaluate;
pub mod event;
pub mod goods;
mod label;
mod observe;
pub mod options;
mod panels;
pub mod pieces;
mod powers;
pub mod prospect;
mod question;
mod redeal;
mod rules;
mod score;
mod setup;
pub mod source;
pub mod state;
pub mod step;
pub mod view;

use signoria_engine::{Declaration, OptionSpec};

pub use action::Action;
pub use edition::Components;
pub use event::{Event, Refusal};
pub use options::Options;
pub use state::Lorenzo;
pub use view::View;

impl Declaration for Lorenzo {
    type Figures = Components;
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    const ID: &'static str = "lorenzo";
    const SEATS: (u8, u8) = (2, 4);
    // 24 rounds of a seat with at most some 240 decisions (four turns in which every member is looked at twice, five productions
    // with every exchange laid out and changed, privileges, leaders), and the draft; random games take 150 to 600.
    const MOST_DECISIONS: usize = 6000;
    // Every number of servants from 0 to 255, or to decline.
    const MOST_ACTIONS: usize = 257;
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
