//! Bots as Python objects.

use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use signoria_bots::{AnyBot, BotSpec};
use signoria_catalog::Entry;

use crate::fault::{raise, refusal};
use crate::game::Game;
use crate::glue::{find, seed};

/// A player: `Bot("lorenzo", "master", seed=7).choose(game)`.
#[pyclass(module = "signoria", frozen)]
pub struct Bot {
    entry: &'static Entry,
    spec: BotSpec,
    bot: Mutex<Box<dyn AnyBot>>,
}

/// Which bot a text names.
pub fn spec(kind: &str) -> PyResult<BotSpec> {
    kind.parse()
        .map_err(|error: signoria_bots::BotError| raise("SetupError", &error.to_string()))
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (game, kind, seed = signoria_engine::Seed::from(0)))]
    fn new(
        game: &str,
        kind: &str,
        #[pyo3(from_py_with = seed)] seed: signoria_engine::Seed,
    ) -> PyResult<Self> {
        let entry = find(game)?;
        let spec = spec(kind)?;
        Ok(Self {
            entry,
            spec,
            bot: Mutex::new(entry.arena.bot(spec, seed)),
        })
    }

    /// What it would do in this position, from what the seat may know: the number of the action.
    #[pyo3(signature = (game, seat = None))]
    fn choose(&self, py: Python<'_>, game: &Game, seat: Option<i64>) -> PyResult<usize> {
        let seat = game.acting(seat)?;
        let (state, bot) = (game.state(), &self.bot);
        let chosen = py.detach(|| {
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            bot.choose(state, seat)
        });
        let action = chosen.ok_or_else(|| {
            raise(
                "IllegalAction",
                &format!(
                    "a bot for {} has nothing to choose here: seat {seat} is not waited for in this game of {}",
                    self.entry.id,
                    state.game()
                ),
            )
        })?;
        self.entry
            .arena
            .game()
            .action_index(&action)
            .map_err(|fault| refusal(&fault))
    }

    /// Which bot it is.
    #[getter]
    fn kind(&self) -> String {
        self.spec.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Bot({:?}, {:?})", self.entry.id, self.kind())
    }
}
