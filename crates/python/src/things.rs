//! Small values that games hand out.

use pyo3::prelude::*;
use signoria_engine::erased::Happened;
use signoria_engine::{Audience, Seat, SeatSet, Seats};

use crate::glue::{eye, language, lexicon, to_python};

/// One number of an observation.
#[pyclass(module = "signoria", frozen, get_all)]
pub struct Feature {
    /// Its name, as a dotted path.
    name: String,
    /// The least it can be.
    low: f32,
    /// The most it can be.
    high: f32,
}

impl From<signoria_engine::observe::Feature> for Feature {
    fn from(feature: signoria_engine::observe::Feature) -> Self {
        let signoria_engine::observe::Feature { name, low, high } = feature;
        Self { name, low, high }
    }
}

#[pymethods]
impl Feature {
    fn __repr__(&self) -> String {
        format!("Feature({:?}, {}, {})", self.name, self.low, self.high)
    }
}

/// One legal action, with what it says on its button.
#[pyclass(module = "signoria", frozen, get_all)]
pub struct Choice {
    /// The number of the action.
    pub index: usize,
    /// The action as text.
    pub action: String,
    /// What it says on its button.
    pub label: String,
}

#[pymethods]
impl Choice {
    fn __repr__(&self) -> String {
        format!("Choice({}, {:?}, {:?})", self.index, self.action, self.label)
    }
}

/// What a search says about one action.
#[pyclass(module = "signoria", frozen, get_all)]
pub struct Advice {
    /// The number of the action.
    pub index: usize,
    /// The action as text.
    pub action: String,
    /// How much of the search went into it.
    pub share: f32,
    /// The chance to win with it.
    pub chance: f32,
    /// The margin to expect with it, in points.
    pub margin: f32,
}

#[pymethods]
impl Advice {
    fn __repr__(&self) -> String {
        format!(
            "Advice({}, {:?}, share={:.3}, chance={:.3}, margin={:.1})",
            self.index, self.action, self.share, self.chance, self.margin
        )
    }
}

/// Something that happened, for those who may know it.
#[pyclass(module = "signoria", frozen)]
pub struct Event {
    happened: Happened,
    seats: Seats,
}

impl Event {
    pub fn new(happened: Happened, seats: Seats) -> Self {
        Self { happened, seats }
    }
}

#[pymethods]
impl Event {
    /// The event as data: `what` names it.
    #[getter]
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.happened.event)
    }

    /// The id of its message.
    #[getter]
    fn id(&self) -> &str {
        &self.happened.message.id
    }

    /// The seats that are told.
    #[getter]
    fn audience(&self) -> Vec<usize> {
        let heard = |set: SeatSet, inside: bool| {
            let seats = self
                .seats
                .iter()
                .filter(move |&seat| set.contains(seat) == inside);
            seats.map(Seat::index).collect()
        };
        match self.happened.to {
            Audience::All => heard(SeatSet::EMPTY, false),
            Audience::Only(set) => heard(set, true),
            Audience::AllBut(set) => heard(set, false),
        }
    }

    /// Whether a seat is told; None asks for a spectator.
    #[pyo3(signature = (seat))]
    fn hears(&self, seat: Option<i64>) -> PyResult<bool> {
        Ok(self.happened.to.hears(eye(seat, self.seats)?))
    }

    /// The event in words.
    #[pyo3(signature = (lang = "en", names = None))]
    fn words(&self, lang: &str, names: Option<Vec<String>>) -> PyResult<String> {
        let names = names.unwrap_or_default();
        Ok(lexicon()?.say(language(lang)?, &self.happened.message, names.as_slice()))
    }

    fn __str__(&self) -> PyResult<String> {
        self.words("en", None)
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("Event({:?}, {:?})", self.id(), self.words("en", None)?))
    }
}
