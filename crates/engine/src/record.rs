//! A game in progress with its history: what the protocol, the terminal and a table hold.

use crate::erased::{AnyGame, AnyState, Fault, Order, Played};
use crate::journal::Journal;
use crate::seat::Seat;

/// A position, how it came about, and the way back.
#[derive(Clone)]
pub struct Record {
    state: Box<dyn AnyState>,
    /// None for a position that was set up by hand, which has no history.
    journal: Option<Journal>,
    /// The positions before each action, for undo. A state is small, so a whole game of them is too.
    earlier: Vec<Box<dyn AnyState>>,
}

impl Record {
    /// A new game.
    ///
    /// # Errors
    /// If the order cannot be met.
    pub fn start(game: &dyn AnyGame, order: &Order) -> Result<Self, Fault> {
        let (state, journal) = game.start(order)?;
        Ok(Self {
            state,
            journal: Some(journal),
            earlier: Vec::new(),
        })
    }

    /// A position set up by hand.
    ///
    /// # Errors
    /// If it is not a position of the game.
    pub fn load(game: &dyn AnyGame, state: &serde_json::Value) -> Result<Self, Fault> {
        Ok(Self {
            state: game.load(state)?,
            journal: None,
            earlier: Vec::new(),
        })
    }

    /// Replays a journal, telling `listen` of each action as it is carried out.
    ///
    /// # Errors
    /// If its set-up or an action is refused, or the end differs from the recorded one.
    pub fn replay(
        game: &dyn AnyGame,
        journal: &Journal,
        until: usize,
        mut listen: impl FnMut(usize, Seat, &str, &Played),
    ) -> Result<Self, Fault> {
        let mut begun = journal.clone();
        begun.actions.clear();
        begun.checksum = None;
        let mut record = Self {
            state: game.open(journal)?,
            journal: Some(begun),
            earlier: Vec::new(),
        };
        for (index, entry) in journal.actions.iter().enumerate().take(until) {
            let number = index + 1;
            let played = record.play(entry.seat, &entry.action).map_err(|fault| {
                let error = match fault {
                    Fault::Illegal(refusal) => entry.illegal(number, refusal),
                    Fault::Seat(seat) => entry.unreadable(number, format!("{seat:?} is not at this table")),
                    Fault::Notation(reason) => entry.unreadable(number, reason),
                    other => return other,
                };
                Fault::Journal(Box::new(error))
            })?;
            listen(number, entry.seat, &entry.action, &played);
        }
        if until >= journal.actions.len() {
            journal
                .verify(record.state.checksum())
                .map_err(|error| Fault::Journal(Box::new(error)))?;
        }
        Ok(record)
    }

    /// Where the game stands.
    #[must_use]
    pub fn state(&self) -> &dyn AnyState {
        &*self.state
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.waiting().is_empty()
    }

    /// How many actions can be undone.
    #[must_use]
    pub fn played(&self) -> usize {
        self.earlier.len()
    }

    /// Carries an action out.
    ///
    /// # Errors
    /// If it is not an action, or not legal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<Played, Fault> {
        let before = self.state.boxed();
        let played = self.state.play(seat, action)?;
        self.earlier.push(before);
        if let Some(journal) = &mut self.journal {
            journal.push(seat, &action);
        }
        Ok(played)
    }

    /// Takes back the last action. False if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.earlier.pop() else {
            return false;
        };
        self.state = before;
        if let Some(journal) = &mut self.journal {
            journal.pop();
        }
        true
    }

    /// The journal with the checksum of this position; none for a position that was set up by hand.
    #[must_use]
    pub fn journal(&self) -> Option<Journal> {
        let mut journal = self.journal.clone()?;
        journal.checksum = Some(self.state.checksum());
        Some(journal)
    }
}
