//! A game in progress as a Python object.

mod methods;

use std::collections::HashMap;
use std::sync::OnceLock;

use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use signoria_catalog::{Entry, GAMES};
use signoria_engine::Seat;
use signoria_engine::erased::{AnyState, Fault};
use signoria_engine::journal::Journal;

use crate::fault::{raise, refusal};
use crate::glue::seat;

/// A game in progress: its position, how it began, and what was played.
#[pyclass(module = "signoria")]
#[derive(Clone)]
pub struct Game {
    entry: &'static Entry,
    state: Box<dyn AnyState>,
    first: Box<dyn AnyState>,
    /// The journal without its actions.
    head: Journal,
    history: Vec<(Seat, usize)>,
    features: usize,
    /// Whether hidden information was redealt: then no seed leads here, and there is no journal.
    redealt: bool,
}

impl Game {
    /// A game that has just been set up.
    pub fn new(entry: &'static Entry, state: Box<dyn AnyState>, head: Journal) -> Self {
        Self {
            entry,
            features: state.observe(Seat::new(0), &mut []),
            first: state.clone(),
            state,
            head,
            history: Vec::new(),
            redealt: false,
        }
    }

    /// The game of a journal, replayed to its end.
    pub fn replay(entry: &'static Entry, journal: &Journal) -> Result<Self, Fault> {
        let game = entry.arena.game();
        let state = game.open(journal)?;
        let mut head = journal.clone();
        head.actions.clear();
        head.checksum = None;
        let mut replayed = Self::new(entry, state, head);
        for (index, entry) in journal.actions.iter().enumerate() {
            let played = game
                .action_index(&entry.action)
                .and_then(|action| replayed.act(entry.seat, action));
            played.map_err(|fault| match fault {
                Fault::Illegal(refusal) => Fault::Journal(Box::new(entry.illegal(index + 1, refusal))),
                other => Fault::Journal(Box::new(entry.unreadable(index + 1, format!("{other:?}")))),
            })?;
        }
        journal
            .verify(replayed.state.checksum())
            .map_err(|error| Fault::Journal(Box::new(error)))?;
        Ok(replayed)
    }

    /// The position.
    pub fn state(&self) -> &dyn AnyState {
        &*self.state
    }

    /// The seat that is meant: the one named, or the first that must decide. When the game is over it is seat 0, and any action of it
    /// is refused because the game is over.
    pub fn acting(&self, number: Option<i64>) -> PyResult<Seat> {
        match number {
            Some(number) => seat(number, self.state.seats()),
            None => Ok(self.state.waiting().first().unwrap_or(Seat::new(0))),
        }
    }

    fn act(&mut self, seat: Seat, index: usize) -> Result<(), Fault> {
        self.state.act(seat, index)?;
        self.history.push((seat, index));
        Ok(())
    }

    /// The number of an action that is given as a number or as a text.
    fn index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        if let Ok(text) = action.cast::<PyString>() {
            let text: String = text.extract()?;
            let index = self.entry.arena.game().action_index(&text);
            return index.map_err(|fault| refusal(&fault));
        }
        let number: i128 = action.extract().map_err(|_| {
            let kind = action.get_type().name().map(|name| name.to_string());
            PyTypeError::new_err(format!(
                "an action is a number or a text such as \"take 2\", not {}",
                kind.unwrap_or_default()
            ))
        })?;
        usize::try_from(number).map_err(|_| {
            let reason = format!("there is no action {number}; they are numbered from 0");
            refusal(&Fault::Notation(reason))
        })
    }

    /// The numbers of the legal actions.
    fn legal(&self, seat: Seat) -> Vec<usize> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal
    }

    /// How many actions there are; asking the game each time would be slow.
    fn action_count(&self) -> usize {
        static COUNTS: OnceLock<HashMap<&str, usize>> = OnceLock::new();
        let counts = COUNTS.get_or_init(|| {
            let count = |entry: &Entry| (entry.id, entry.arena.game().info().action_count);
            GAMES.iter().map(count).collect()
        });
        counts.get(self.entry.id).copied().unwrap_or(0)
    }

    fn write_mask(&self, seat: Seat, mask: &mut [u8]) {
        mask.fill(0);
        for index in self.legal(seat) {
            if let Some(slot) = mask.get_mut(index) {
                *slot = 1;
            }
        }
    }

    /// Writes into an array of the caller, or into a new one.
    fn written<'py, T: numpy::Element + Default>(
        py: Python<'py>,
        name: &str,
        length: usize,
        out: Option<Bound<'py, PyArray1<T>>>,
        write: impl FnOnce(&mut [T]),
    ) -> PyResult<Bound<'py, PyArray1<T>>> {
        let array = out.unwrap_or_else(|| PyArray1::zeros(py, length, false));
        {
            let busy = |error: numpy::BorrowError| raise("ShapeError", &format!("{name}: {error}"));
            let mut lent: PyReadwriteArray1<'_, T> = array.try_readwrite().map_err(busy)?;
            let slice = lent
                .as_slice_mut()
                .map_err(|error| raise("ShapeError", &format!("{name}: {error}")))?;
            if slice.len() != length {
                let reason = format!("{name}: {} numbers, but {length} belong there", slice.len());
                return Err(raise("ShapeError", &reason));
            }
            write(slice);
        }
        Ok(array)
    }
}
