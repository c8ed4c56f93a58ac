//! Where the results of a batch go: memory of the caller, checked before anything is written.

use crate::batch::BatchError;

/// How large the buffers of a batch are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many games there are.
    pub games: usize,
    /// How many seats each has.
    pub seats: usize,
    /// How many numbers an observation has.
    pub features: usize,
    /// How many actions there are in all, legal or not.
    pub actions: usize,
}

/// The results, game after game. Results without a buffer are not computed.
pub struct Buffers<'a> {
    /// What the seat to decide knows: `features` numbers a game.
    pub observations: Option<&'a mut [f32]>,
    /// What it may do: `actions` bytes a game, 1 for a legal action.
    pub masks: Option<&'a mut [u8]>,
    /// What each seat got for a game that ended with this step, else 0: `seats` numbers a game.
    pub rewards: &'a mut [f32],
    /// 1 for a game that ended with this step; the other buffers then describe the game that follows it.
    pub ended: &'a mut [u8],
    /// The seat to decide.
    pub seats: &'a mut [u8],
}

impl<'a> Buffers<'a> {
    pub(crate) fn check(&self, shape: Shape) -> Result<(), BatchError> {
        let Shape {
            games,
            seats,
            features,
            actions,
        } = shape;
        let optional = |name, length: Option<usize>, expected| match length {
            Some(length) => fits(name, length, expected),
            None => Ok(()),
        };
        optional(
            "observations",
            self.observations.as_ref().map(|to| to.len()),
            games * features,
        )?;
        optional("masks", self.masks.as_ref().map(|to| to.len()), games * actions)?;
        fits("rewards", self.rewards.len(), games * seats)?;
        fits("ended", self.ended.len(), games)?;
        fits("seats", self.seats.len(), games)
    }

    /// The buffers of the first games, and those of the others.
    pub(crate) fn split(self, shape: Shape, games: usize) -> (Self, Self) {
        let (rewards, more_rewards) = self.rewards.split_at_mut(games * shape.seats);
        let (ended, more_ended) = self.ended.split_at_mut(games);
        let (seats, more_seats) = self.seats.split_at_mut(games);
        let (observations, more_observations) = halves(self.observations, games * shape.features);
        let (masks, more_masks) = halves(self.masks, games * shape.actions);
        let first = Self {
            observations,
            masks,
            rewards,
            ended,
            seats,
        };
        let others = Self {
            observations: more_observations,
            masks: more_masks,
            rewards: more_rewards,
            ended: more_ended,
            seats: more_seats,
        };
        (first, others)
    }
}

fn halves<T>(buffer: Option<&mut [T]>, at: usize) -> (Option<&mut [T]>, Option<&mut [T]>) {
    match buffer.map(|buffer| buffer.split_at_mut(at)) {
        Some((first, others)) => (Some(first), Some(others)),
        None => (None, None),
    }
}

pub(crate) fn fits(buffer: &'static str, found: usize, expected: usize) -> Result<(), BatchError> {
    if found == expected {
        Ok(())
    } else {
        Err(BatchError::Size {
            buffer,
            found,
            expected,
        })
    }
}
