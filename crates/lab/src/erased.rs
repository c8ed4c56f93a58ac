//! A batch without its types.

use std::marker::PhantomData;

use signoria_engine::erased::Order;
use signoria_engine::{Game, Seed};

use crate::batch::{Batch, BatchError, Terms};
use crate::buffers::{Buffers, Shape};

/// The batches of a game, for a registry.
pub trait Lab: Send + Sync {
    /// See [`Batch::new`].
    ///
    /// # Errors
    /// As there.
    fn batch(&self, order: &Order, terms: Terms) -> Result<Box<dyn AnyBatch>, BatchError>;
}

/// A [`Batch`] of any game.
pub trait AnyBatch: Send + Sync {
    /// See [`Batch::shape`].
    fn shape(&self) -> Shape;
    /// See [`Batch::seed`].
    fn seed(&self, game: usize) -> Option<Seed>;
    /// See [`Batch::reset`].
    ///
    /// # Errors
    /// As there.
    fn reset(&mut self, seed: Seed) -> Result<(), BatchError>;
    /// See [`Batch::look`].
    ///
    /// # Errors
    /// As there.
    fn look(&mut self, to: Buffers<'_>) -> Result<(), BatchError>;
    /// See [`Batch::step`].
    ///
    /// # Errors
    /// As there.
    fn step(&mut self, actions: &[i64], to: Buffers<'_>) -> Result<(), BatchError>;
    /// See [`Batch::sample`].
    ///
    /// # Errors
    /// As there.
    fn sample(&mut self, to: &mut [i64]) -> Result<(), BatchError>;
}

/// The [`Lab`] of a game.
pub struct Laboratory<G>(PhantomData<fn() -> G>);

impl<G> Laboratory<G> {
    /// The lab, for a registry.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Laboratory<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Lab for Laboratory<G> {
    fn batch(&self, order: &Order, terms: Terms) -> Result<Box<dyn AnyBatch>, BatchError> {
        Ok(Box::new(Batch::<G>::new(order, terms)?))
    }
}

impl<G: Game> AnyBatch for Batch<G> {
    fn shape(&self) -> Shape {
        self.shape()
    }

    fn seed(&self, game: usize) -> Option<Seed> {
        self.seed(game)
    }

    fn reset(&mut self, seed: Seed) -> Result<(), BatchError> {
        self.reset(seed)
    }

    fn look(&mut self, to: Buffers<'_>) -> Result<(), BatchError> {
        self.look(to)
    }

    fn step(&mut self, actions: &[i64], to: Buffers<'_>) -> Result<(), BatchError> {
        self.step(actions, to)
    }

    fn sample(&mut self, to: &mut [i64]) -> Result<(), BatchError> {
        self.sample(to)
    }
}
