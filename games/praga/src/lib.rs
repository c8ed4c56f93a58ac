//! Praga Caput Regni: wealthy citizens of medieval Prague take action tiles from a turning wheel, mine gold and stone, upgrade
//! their actions, and build walls, buildings, the King's Road, the Hunger Wall and St. Vitus Cathedral.
//!
//! | module | what it is |
//! |---|---|
//! | [`edition`] | the data file as types; `data/*.toml` are the figures |
//! | [`pieces`], [`effect`], [`hex`] | names of the box, what is gained and paid, hexes and where they lie |
//! | [`wheel`] | the wheel and the turn track |
//! | [`state`], [`step`], [`setup`], [`options`] | what is on the table, the first position, what a table can choose |
//! | [`action`], [`event`] | what a seat can do, what happens, what is refused |
//! | [`describe`] | what a thing is, in words |
//! | `rules` | one file for each area of the rulebook |
//! | [`drawing`] | the figures that a board is drawn from |
//! | [`view`], `question`, `forecast`, [`panels`], `redeal` | what an eye may know, what a seat is asked, what its answers would bring, the view in
//! words, and what an eye cannot know |
//! | `observe` | what a seat may know, as numbers |
//! | [`score`], `evaluate`, `audit` | points, an estimate of them, and whether a position is possible |

#![warn(missing_docs)]

pub mod action;
mod audit;
pub mod describe;
pub mod drawing;
pub mod edition;
pub mod effect;
mod evaluate;
pub mod event;
mod forecast;
pub mod hex;
mod observe;
pub mod options;
pub mod panels;
pub mod pieces;
mod question;
mod redeal;
mod rules;
pub mod score;
pub mod setup;
pub mod state;
pub mod step;
pub mod view;
pub mod wheel;

use signoria_engine::{Declaration, OptionSpec};

pub use crate::action::Action;
pub use crate::edition::Components;
pub use crate::event::{Event, Refusal};
pub use crate::options::Options;
pub use crate::state::Praga;
pub use crate::view::View;

impl Declaration for Praga {
    type Figures = Components;
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    const ID: &'static str = "praga";
    const SEATS: (u8, u8) = (1, 4);
    // 64 turns of at most about 30 decisions (two actions of five, tile, bonus, refresh, claims, steps, arrows, road, windows, end), and
    // what comes once a game: technologies, bridge tiles, seals, rows climbed.
    const MOST_DECISIONS: usize = 64 * 40;
    // Between actions about thirty things can be open at once; the city has 29 sites.
    const MOST_ACTIONS: usize = 48;
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
