//! The native half of the Python package `signoria`: games, bots and batches as Python classes.
//!
//! What can be written in Python is (`python/signoria`); here is what must be fast or needs the engine. Errors are the classes of
//! `signoria.errors`; a panic becomes a Python exception too, and nothing here can crash the interpreter.

#![warn(missing_docs)]

mod batch;
mod bot;
mod fault;
mod game;
mod glue;
mod things;

use pyo3::prelude::*;

/// The module `signoria._native`.
#[pymodule(name = "_native")]
mod native {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::Bot;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::glue::{games, make, read};
    #[pymodule_export]
    use crate::things::{Advice, Choice, Event, Feature};
}
