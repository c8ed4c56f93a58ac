//! A saved table: everything that a load needs without replaying the game.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::erased::{AnyGame, Fault};
use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{Barrier, BySeat, Seat};

use crate::clock::{Clocks, Millis};
use crate::log::Line;
use crate::opening::Opening;
use crate::people::PersonId;
use crate::table::{Chair, Key, Move, Request, Table};
use crate::wire::{Mark, Stage};

/// The version of the format. A reader that expects another discards the save and replays the entries, which are the source of truth.
const VERSION: u32 = 4;

/// A table as it stood after an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    version: u32,
    /// The number of the last entry in it.
    pub number: u64,
    host: PersonId,
    stage: Stage,
    chairs: Vec<Chair>,
    state: Option<Value>,
    /// Seat, action, whether it closed the information barrier, and what it added to the clock.
    played: Vec<(Seat, String, bool, Millis)>,
    log: Vec<Line>,
    marks: Vec<Mark>,
    clocks: Clocks,
    request: Option<Request>,
    rematch: Option<String>,
    shown: bool,
    moved_at: u64,
    asked_since: BySeat<u64, MAX_SEATS>,
    keys: Vec<Key>,
}

impl Saved {
    /// Whether this version of the program wrote it; another version may have saved other things.
    #[must_use]
    pub fn is_current(&self) -> bool {
        self.version == VERSION
    }
}

/// Why a saved table cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum SavedError {
    /// It was written by another version of the program.
    #[error("saved in form {0}")]
    Version(u32),
    /// Its seats are not those of the opening.
    #[error("saved with another number of seats")]
    Seats,
    /// The game does not know its position.
    #[error("the position cannot be loaded ({})", .0.code())]
    Position(Fault),
}

impl Table {
    /// The table as a file.
    #[must_use]
    pub fn save(&self) -> Saved {
        let played = self.played.iter().map(|step| {
            let closed = step.barrier == Barrier::Closed;
            (step.seat, step.action.clone(), closed, step.added)
        });
        Saved {
            version: VERSION,
            number: self.number,
            host: self.host.clone(),
            stage: self.stage,
            chairs: self.chairs.clone(),
            state: self.state.as_ref().map(|state| state.state()),
            played: played.collect(),
            log: self.log.clone(),
            marks: self.marks.clone(),
            clocks: self.clocks.clone(),
            request: self.request.clone(),
            rematch: self.rematch.clone(),
            shown: self.shown,
            moved_at: self.moved_at,
            asked_since: self.asked_since,
            keys: self.keys.iter().cloned().collect(),
        }
    }

    /// The table from a file.
    ///
    /// # Errors
    /// If the file does not fit; then the entries have to be replayed.
    pub fn restore(game: &'static dyn AnyGame, opening: Opening, saved: Saved) -> Result<Self, SavedError> {
        if saved.version != VERSION {
            return Err(SavedError::Version(saved.version));
        }
        let mut table = Self::open(game, opening).map_err(SavedError::Position)?;
        if saved.chairs.len() != table.chairs.len() {
            return Err(SavedError::Seats);
        }
        table.state = match &saved.state {
            Some(state) => Some(game.load(state).map_err(SavedError::Position)?),
            None => None,
        };
        let step = |(seat, action, closed, added)| Move {
            seat,
            action,
            added,
            barrier: if closed { Barrier::Closed } else { Barrier::Open },
            before: OnceLock::new(),
        };
        table.played = saved.played.into_iter().map(step).collect();
        table.number = saved.number;
        table.host = saved.host;
        table.stage = saved.stage;
        table.chairs = saved.chairs;
        table.log = saved.log;
        table.marks = saved.marks;
        table.clocks = saved.clocks;
        table.request = saved.request;
        table.rematch = saved.rematch;
        table.shown = saved.shown;
        table.moved_at = saved.moved_at;
        table.asked_since = saved.asked_since;
        table.keys = saved.keys.into();
        Ok(table)
    }
}
