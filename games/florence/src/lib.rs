//! The Princes of Florence: the rules.
//!
//! Seven rounds of an auction and an action phase: players furnish an estate, complete works with professions and turn the pay into
//! prestige. Both editions, two to five players, the expansions "Muse and Princess" and "Cooperative building", and the solo game
//! against Diego. The clauses in the comments (`F.AU.13`) are those of `RULES.md`.
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
//! | [`state`], [`estate`], [`setup`] | the position as data, where tiles lie, and the first position |
//! | [`action`] | what a seat can do, what is told, what is refused |
//! | `rules` | one file for each area of the rulebook |
//! | [`score`], [`view`] | standings, and what an eye may know |
//! | `redeal`, `audit` | what an eye must hold possible; what any position must fulfil |
//! | `ask`, `panels` | what a seat is asked and what its buttons say; the view in words |
//! | `barrier` | whether an action can be taken back |
//! | `evaluate` | an estimate for the greedy player |

use signoria_engine::{Declaration, OptionSpec};

pub mod action;
mod ask;
mod audit;
mod barrier;
pub mod cards;
mod drawing;
pub mod edition;
pub mod estate;
mod evaluate;
mod panels;
pub mod pieces;
pub mod places;
mod redeal;
mod rules;
pub mod score;
pub mod setup;
pub mod state;
pub mod view;

pub use action::{Action, Event, Refusal};
pub use drawing::Drawing;
pub use edition::BoxFigures;
pub use setup::Options;
pub use state::{Table, Table as Florence};
pub use view::View;

impl Declaration for Table {
    type Figures = BoxFigures;
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    const ID: &'static str = "florence";
    const SEATS: (u8, u8) = (1, 5);
    const MOST_DECISIONS: usize = 12_000;
    const MOST_ACTIONS: usize = 1000;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../words/en.ftl")),
        ("ru", include_str!("../words/ru.ftl")),
        ("pl", include_str!("../words/pl.ftl")),
    ];
}
