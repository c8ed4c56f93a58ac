//! Amalfi: Renaissance: the rules, for 2 to 4 players and for one against Naples or Genoa.
//!
//! The specification is `RULES.md`; tests cite its clauses. How the crate is laid out:
//!
//! | module | what it is |
//! |---|---|
//! | [`names`] | cards, routes, decrees, titles as words of the notation |
//! | [`effects`] | the vocabulary of effects |
//! | [`edition`] | the figures as data |
//! | [`state`], [`setup`] | what is on the table, and how it begins |
//! | [`action`] | what a seat can do, what happens, what is refused |
//! | [`rules`] | one file for each area of the rulebook |
//! | [`score`] | counting and standings |
//! | [`view`], `redeal` | what an eye may know, and what it cannot |
//! | `audit` | what a possible position is |
//! | `question`, `label`, `panels`, `describe` | what a seat is asked, what its buttons say, and the view in words |
//! | `evaluate` | a guess at who is ahead |
//! | `scenario` | positions for tests |

pub mod action;
mod audit;
mod describe;
pub mod edition;
pub mod effects;
mod evaluate;
mod label;
pub mod names;
mod panels;
mod question;
mod redeal;
pub mod rules;
#[doc(hidden)]
pub mod scenario;
pub mod score;
pub mod sets;
pub mod setup;
pub mod state;
pub mod view;

use signoria_engine::{Declaration, OptionSpec};

use crate::action::{Action, Event, Refusal};
use crate::edition::Components;
use crate::setup::Options;
pub use crate::state::Amalfi;
use crate::view::View;

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
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::choice(
            "start",
            &["guild", "blind", "personal", "full_draft", "selective_draft"],
        ),
        OptionSpec::choice("opponent", &["naples", "genoa"]).for_seats(1, 1),
        OptionSpec::seat("first"),
    ];
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../words/en.ftl")),
        ("ru", include_str!("../words/ru.ftl")),
        ("pl", include_str!("../words/pl.ftl")),
    ];
}
