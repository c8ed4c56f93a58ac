//! The boards. A game without one of its own has the plain one, which shows every part of the view.

mod amalfi;
mod florence;
mod furnish;
mod kit;
mod lorenzo;
#[cfg(test)]
mod pieces_tests;
mod plain;
mod praga;

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::Seat;

pub use furnish::{Maker, furnish, shelves};
pub use kit::told::{Shelf, Told};
pub use plain::PlainBoard;

/// Where on a phone something is: there the screen has room for one of them at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// What everybody shares.
    #[default]
    Board,
    /// One's own things.
    Mine,
    /// The other seats.
    Others,
    /// What has happened, and talk.
    Log,
}

impl Room {
    /// In the order of the tabs.
    pub const ALL: [Self; 4] = [Self::Board, Self::Mine, Self::Others, Self::Log];

    /// The id of its name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Board => "web.room-tab.board",
            Self::Mine => "web.room-tab.mine",
            Self::Others => "web.room-tab.others",
            Self::Log => "web.room-tab.log",
        }
    }

    /// The picture on its tab.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Board => "table",
            Self::Mine => "home",
            Self::Others => "people",
            Self::Log => "work",
        }
    }

    /// Its name in styles.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Mine => "mine",
            Self::Others => "others",
            Self::Log => "log",
        }
    }
}

/// What a game brings to the frame that all tables share.
pub struct Board {
    /// The rounds, for the bar.
    pub track: AnyView,
    /// The common board, one's own and the others'.
    pub stage: AnyView,
    /// Whether the stage fits every screen; a plain one scrolls within itself.
    pub fits: bool,
    /// Tools for a move under way, beside the question.
    pub tools: AnyView,
    /// What one holds, on the desk.
    pub hand: AnyView,
    /// What a player of this game looks at in a seat, besides the points.
    pub facts: Facts,
    /// What a seat has built, drawn once more beside the winner.
    pub trophy: Option<Facts>,
    /// Explains a thing by the id in its `data-explains`.
    pub explain: Explain,
    /// The rooms that it fills on a phone.
    pub rooms: &'static [Room],
    /// The room in which an answer with that verb is given.
    pub room_of: fn(&str) -> Room,
}

/// Draws what matters in a seat.
pub type Facts = Arc<dyn Fn(Seat) -> AnyView + Send + Sync>;

/// Explains a thing of a board by its id; none where there is nothing to say.
pub type Explain = Arc<dyn Fn(&str) -> Option<Explained> + Send + Sync>;

/// What is said of a thing when somebody asks what it is. Words are in the reader's language, and asked for again when it changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explained {
    /// The drawing of the thing, by its name in the sheet of the game.
    pub picture: Option<String>,
    /// What kind of thing it is: "Profession 21".
    pub kind: String,
    /// Its name.
    pub title: String,
    /// What it does, in sentences: cost, effect, limits.
    pub says: Vec<String>,
    /// What counts and how much: the parts of a sum, conditions met or missing.
    pub rows: Vec<ExplainedRow>,
    /// What the rows add up to.
    pub total: Option<(String, String)>,
    /// The action that the thing stands for; where the rules forbid it now, they say why.
    pub action: Option<String>,
    /// The clauses of the rules that it comes from.
    pub clauses: Vec<&'static str>,
    /// Whether its figures are printed or reconstructed, where there is a doubt.
    pub source: Option<String>,
}

/// A line of an explanation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExplainedRow {
    /// Whether a condition is met; none where nothing is asked for.
    pub met: Option<bool>,
    /// A drawing, by its name.
    pub picture: Option<String>,
    /// What it is.
    pub words: String,
    /// What it counts.
    pub value: String,
}
