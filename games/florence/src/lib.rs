//! The Princes of Florence: the rules.
//!
//! Seven rounds of an auction and an action phase: players furnish an estate, complete works with professions and turn the pay into
//! prestige. Both editions, two to five players, the expansions "Muse and Princess" and "Cooperative building", and the solo game
//! against Diego. The clauses in the comments (`F.AU.13`) are those of `RULES.md`.
//!
//! ```
//! use signoria_engine::{Game, Setup, Seats};
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
//! | `question`, `panels`, `evaluate` | what a seat is asked; the view in words; an estimate for the greedy player |

use serde::{Deserialize, Serialize};
use signoria_engine::{
    Barrier, Eye, Game, Illegal, Impossible, Log, Message, OptionSpec, Panel, Rng, Seat, SeatSet, Seats,
    Setup, SetupError, Standings, check_turn,
};

pub mod action;
mod audit;
pub mod cards;
mod drawing;
pub mod edition;
pub mod estate;
mod evaluate;
mod panels;
pub mod pieces;
pub mod places;
mod question;
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
pub use state::Table;
pub use view::View;

/// A game of The Princes of Florence: a [`Table`] that is possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Florence {
    table: Table,
}

impl Florence {
    /// The game at a table that was set up by hand.
    ///
    /// # Errors
    /// If the position is impossible.
    pub fn from_table(table: Table) -> Result<Self, Impossible> {
        table.audit()?;
        Ok(Self { table })
    }

    /// The position as data.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }
}

impl Game for Florence {
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

    fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        setup::new(setup).map(|table| Self { table })
    }

    fn seats(&self) -> Seats {
        self.table.seats
    }

    fn waiting(&self) -> SeatSet {
        self.table.waiting()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.table.list(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        let before = self.table.barrier_mark();
        self.table.carry_out(seat, action, log)?;
        // A work and its bonus cards come out of a hidden hand, and others act on them.
        let shows_cards = matches!(action, Action::Work { .. } | Action::Add { .. });
        let shown = if shows_cards {
            Barrier::Closed
        } else {
            Barrier::Open
        };
        Ok(shown.and(self.table.barrier_since(before)))
    }

    fn question(&self, seat: Seat) -> Message {
        self.table.question(seat)
    }

    fn view(&self, eye: Eye) -> View {
        View::new(&self.table, eye)
    }

    fn panels(view: &View) -> Vec<Panel> {
        panels::panels(view)
    }

    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        self.table.redeal(eye, rng);
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn audit(&self) -> Result<(), Impossible> {
        self.table.audit()
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.table.evaluate(seat)
    }
}
