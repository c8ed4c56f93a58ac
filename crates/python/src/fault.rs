//! Faults as Python exceptions, with the rule and its words in every language.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use signoria_engine::Message;
use signoria_engine::erased::Fault;
use signoria_lab::BatchError;
use signoria_words::Language;

use crate::glue::lexicon;

/// An exception of `signoria.errors`.
pub fn raise(class: &str, words: &str) -> PyErr {
    Python::attach(|py| build(py, class, (words,)).unwrap_or_else(|error| error))
}

fn build<'py>(py: Python<'py>, class: &str, arguments: impl pyo3::call::PyCallArgs<'py>) -> PyResult<PyErr> {
    let errors = py.import("signoria.errors")?;
    let error = errors.getattr(class)?.call1(arguments)?;
    Ok(PyErr::from_value(error))
}

/// A refusal of the engine.
pub fn refusal(fault: &Fault) -> PyErr {
    let class = match fault {
        Fault::Options(_) | Fault::Edition(_) | Fault::Setup(_) => "SetupError",
        Fault::Seat(_) => "SeatError",
        Fault::Notation(_) => "NotationError",
        Fault::Illegal(_) => "IllegalAction",
        Fault::State(_) | Fault::Impossible(_) | Fault::Journal(_) => "JournalError",
    };
    Python::attach(|py| {
        told(py, class, &fault.message(), fault.code(), fault.rule()).unwrap_or_else(|error| error)
    })
}

fn told(py: Python<'_>, class: &str, message: &Message, code: &str, rule: Option<&str>) -> PyResult<PyErr> {
    let translations = PyDict::new(py);
    for language in Language::ALL {
        let words = lexicon()?.say(language, message, &());
        translations.set_item(language.code(), words)?;
    }
    let words = lexicon()?.say(Language::En, message, &());
    build(py, class, (words, code, rule, translations))
}

/// A refusal of a batch.
pub fn batch_refusal(error: &BatchError) -> PyErr {
    match error {
        BatchError::Setup(fault) => refusal(fault),
        BatchError::Illegal { .. } => raise("IllegalAction", &error.to_string()),
        BatchError::Size { .. } => raise("ShapeError", &error.to_string()),
        BatchError::Terms | BatchError::Threads(_) => raise("SetupError", &error.to_string()),
    }
}
