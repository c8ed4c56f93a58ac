//! Conversions between Python's values and ours, and the functions of the module.

use std::sync::OnceLock;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyInt;
use serde::Serialize;
use serde_json::Value;
use signoria_catalog::{Entry, GAMES};
use signoria_engine::erased::{Fault, Order};
use signoria_engine::journal::Journal;
use signoria_engine::{Eye, Seat, Seats, Seed};
use signoria_words::{Language, Lexicon};

use crate::fault::{raise, refusal};
use crate::game::Game;

/// All words, read once.
pub fn lexicon() -> PyResult<&'static Lexicon> {
    static LEXICON: OnceLock<Result<Lexicon, String>> = OnceLock::new();
    LEXICON
        .get_or_init(|| signoria_catalog::lexicon().map_err(|error| error.to_string()))
        .as_ref()
        .map_err(|reason| PyRuntimeError::new_err(reason.clone()))
}

/// What can be written as JSON, as dicts, lists, numbers and texts.
pub fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
    py.import("json")?.getattr("loads")?.call1((text,))
}

/// Dicts, lists, numbers and texts as JSON.
fn from_python(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if value.is_none() {
        return Ok(Value::Null);
    }
    let dumps = value.py().import("json")?.getattr("dumps")?;
    let text: String = dumps.call1((value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| raise("SetupError", &error.to_string()))
}

/// The game of that name.
pub fn find(name: &str) -> PyResult<&'static Entry> {
    signoria_catalog::find(name).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        raise(
            "SetupError",
            &format!("there is no game {name:?}; there are {}", known.join(", ")),
        )
    })
}

/// A language by its code.
pub fn language(code: &str) -> PyResult<Language> {
    code.parse().map_err(|reason: String| raise("Error", &reason))
}

/// A seat of the table.
pub fn seat(number: i64, seats: Seats) -> PyResult<Seat> {
    let seat = u8::try_from(number)
        .ok()
        .and_then(|number| Seat::try_from(number).ok());
    seat.filter(|&seat| seats.has(seat)).ok_or_else(|| {
        raise(
            "SeatError",
            &format!(
                "there is no seat {number}; the table has {}, counted from 0",
                seats.count()
            ),
        )
    })
}

/// The eye of a seat, or that of a spectator.
pub fn eye(number: Option<i64>, seats: Seats) -> PyResult<Eye> {
    number.map_or(Ok(Eye::Spectator), |number| seat(number, seats).map(Eye::Seat))
}

/// A seed: a number that is not negative, or 64 hexadecimal digits.
pub fn seed(value: &Bound<'_, PyAny>) -> PyResult<Seed> {
    let text: String = value.str()?.extract()?;
    Seed::parse(&text).ok_or_else(|| {
        raise(
            "SetupError",
            &format!(
                "a seed is a number from 0 to 18446744073709551615 or 64 hexadecimal digits, not {text:?}"
            ),
        )
    })
}

/// A small seed as a number, another one as text.
pub fn seed_to_python<'py>(py: Python<'py>, seed: Seed) -> PyResult<Bound<'py, PyAny>> {
    let text = seed.to_string();
    if text.len() == 64 {
        return Ok(text.into_pyobject(py)?.into_any());
    }
    py.get_type::<PyInt>().call1((text,))
}

/// What a table asks for.
pub fn order(
    seats: i64,
    seed_value: &Bound<'_, PyAny>,
    options: &Bound<'_, PyAny>,
    edition: Option<String>,
) -> PyResult<Order> {
    let count = u8::try_from(seats)
        .ok()
        .and_then(|count| Seats::try_from(count).ok());
    let seats =
        count.ok_or_else(|| raise("SetupError", &format!("a table has 1 to 8 seats, not {seats}")))?;
    Ok(Order {
        edition,
        options: from_python(options)?,
        seats,
        seed: seed(seed_value)?,
    })
}

/// The description of each game: a list of dicts.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyAny>>> {
    GAMES
        .iter()
        .map(|entry| to_python(py, &entry.arena.game().info()))
        .collect()
}

/// Sets a game up.
#[pyfunction]
pub fn make(
    name: &str,
    seats: i64,
    seed: &Bound<'_, PyAny>,
    options: &Bound<'_, PyAny>,
    edition: Option<String>,
) -> PyResult<Game> {
    let entry = find(name)?;
    let order = order(seats, seed, options, edition)?;
    let (state, journal) = entry
        .arena
        .game()
        .start(&order)
        .map_err(|fault| refusal(&fault))?;
    Ok(Game::new(entry, state, journal))
}

/// Replays a journal and checks it.
#[pyfunction]
pub fn read(text: &str) -> PyResult<Game> {
    let wrong = |error| refusal(&Fault::Journal(Box::new(error)));
    let journal = Journal::from_text(text).map_err(wrong)?;
    let entry = find(&journal.game)?;
    Game::replay(entry, &journal).map_err(|fault| refusal(&fault))
}
