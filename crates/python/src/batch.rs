//! Batches, with results in NumPy arrays that Python owns.

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray,
    PyReadwriteArray2, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use signoria_engine::Seed;
use signoria_lab::{AnyBatch, Buffers, Reward, Shape, Terms};

use crate::fault::{batch_refusal, raise};
use crate::glue::{find, order, seed, seed_to_python};

/// Many games of one set-up. `signoria.VectorEnv` is the convenient wrapper.
#[pyclass(module = "signoria._native")]
pub struct Batch {
    batch: Box<dyn AnyBatch>,
}

/// The arrays of a vector environment.
type Arrays<'py> = (
    Option<Bound<'py, PyArray2<f32>>>,
    Option<Bound<'py, PyArray2<u8>>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray1<u8>>,
);

/// An array to write into: nobody else may have it meanwhile.
fn lend<'py, T: Element, D: Dimension>(
    array: &Bound<'py, PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array
        .try_readwrite()
        .map_err(|error| raise("ShapeError", &format!("an array cannot be written: {error}")))
}

fn uneven(error: impl std::fmt::Display) -> PyErr {
    raise("ShapeError", &format!("an array is not contiguous: {error}"))
}

/// A matrix of the right shape, not only of the right size.
fn matrix(name: &str, found: &[usize], rows: usize, columns: usize) -> PyResult<()> {
    if found == [rows, columns] {
        return Ok(());
    }
    let reason = format!("{name}: the shape is {found:?}, but ({rows}, {columns}) belongs there");
    Err(raise("ShapeError", &reason))
}

impl Batch {
    /// Lends the arrays to `work`, while Python may do something else.
    fn with(
        &mut self,
        py: Python<'_>,
        arrays: Arrays<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, Buffers<'_>) -> Result<(), signoria_lab::BatchError> + Send,
    ) -> PyResult<()> {
        let Shape {
            games,
            seats,
            features,
            actions,
        } = self.batch.shape();
        let (observations, masks, rewards, ended, turns) = arrays;
        let mut observations = observations.as_ref().map(lend).transpose()?;
        let mut masks = masks.as_ref().map(lend).transpose()?;
        let (mut rewards, mut ended, mut turns) = (lend(&rewards)?, lend(&ended)?, lend(&turns)?);
        if let Some(array) = &observations {
            matrix("observations", array.shape(), games, features)?;
        }
        if let Some(array) = &masks {
            matrix("masks", array.shape(), games, actions)?;
        }
        matrix("rewards", rewards.shape(), games, seats)?;
        let buffers = Buffers {
            observations: observations
                .as_mut()
                .map(PyReadwriteArray2::as_slice_mut)
                .transpose()
                .map_err(uneven)?,
            masks: masks
                .as_mut()
                .map(PyReadwriteArray2::as_slice_mut)
                .transpose()
                .map_err(uneven)?,
            rewards: rewards.as_slice_mut().map_err(uneven)?,
            ended: ended.as_slice_mut().map_err(uneven)?,
            seats: turns.as_slice_mut().map_err(uneven)?,
        };
        let batch = &mut *self.batch;
        py.detach(|| work(batch, buffers))
            .map_err(|error| batch_refusal(&error))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[allow(clippy::too_many_arguments)]
    fn new(
        name: &str,
        games: usize,
        seats: i64,
        seed: &Bound<'_, PyAny>,
        options: &Bound<'_, PyAny>,
        edition: Option<String>,
        threads: usize,
        reward: &str,
    ) -> PyResult<Self> {
        let reward: Reward = reward
            .parse()
            .map_err(|reason: String| raise("SetupError", &reason))?;
        let terms = Terms {
            games,
            threads,
            reward,
        };
        let order = order(seats, seed, options, edition)?;
        let batch = find(name)?
            .lab
            .batch(&order, terms)
            .map_err(|error| batch_refusal(&error))?;
        Ok(Self { batch })
    }

    /// Games, seats, features, actions.
    #[getter]
    fn shape(&self) -> (usize, usize, usize, usize) {
        let shape = self.batch.shape();
        (shape.games, shape.seats, shape.features, shape.actions)
    }

    /// The seed of the game under way at a table.
    fn seed<'py>(&self, py: Python<'py>, game: usize) -> PyResult<Bound<'py, PyAny>> {
        match self.batch.seed(game) {
            Some(seed) => seed_to_python(py, seed),
            None => Err(raise("ShapeError", &format!("there is no game {game}"))),
        }
    }

    /// Restarts all games from a seed.
    fn reset(&mut self, #[pyo3(from_py_with = seed)] seed: Seed) -> PyResult<()> {
        self.batch.reset(seed).map_err(|error| batch_refusal(&error))
    }

    /// Writes the positions into the arrays and changes nothing.
    fn look(&mut self, py: Python<'_>, arrays: Arrays<'_>) -> PyResult<()> {
        self.with(py, arrays, |batch, to| batch.look(to))
    }

    /// Carries out an action in each game and writes the results into the arrays.
    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        arrays: Arrays<'_>,
    ) -> PyResult<()> {
        let actions = actions.as_slice().map_err(uneven)?;
        self.with(py, arrays, |batch, to| batch.step(actions, to))
    }

    /// Writes a random legal action for each game.
    fn sample(&mut self, actions: &Bound<'_, PyArray1<i64>>) -> PyResult<()> {
        let mut actions = lend(actions)?;
        let to = actions.as_slice_mut().map_err(uneven)?;
        self.batch.sample(to).map_err(|error| batch_refusal(&error))
    }
}
