//! The value of a position for every seat.

use signoria_engine::{Game, Seat};

use super::Manner;
use crate::mind::network::{Network, POINTS, SEATS, Thought, exp};

/// How every seat fares at a leaf, by seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Worth {
    pub(super) chance: [f32; SEATS],
    pub(super) margin: [f32; SEATS],
}

impl Worth {
    /// What the seat plays for: mostly to win, and by as much as possible.
    pub(super) fn value(&self, seat: Seat, manner: &Manner) -> f32 {
        let margin = self.margin[seat.index()] / POINTS;
        let squashed = 0.5 + 0.5 * margin / (1.0 + margin.abs());
        (1.0 - manner.pride) * self.chance[seat.index()] + manner.pride * squashed
    }

    /// How a game ended.
    pub(super) fn at_the_end<G: Game>(game: &G) -> Self {
        let (chance, margin) = outcome(game);
        Self { chance, margin }
    }

    /// The game's own estimate, which knows every hand of this world, where the network sees only one.
    fn estimated<G: Game>(world: &G) -> Self {
        let seats = world.seats();
        let mut estimates = [0.0; SEATS];
        for seat in seats.iter() {
            estimates[seat.index()] = world.evaluate(seat);
        }
        let estimates = &estimates[..seats.count()];
        let most = estimates.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weight = |estimate: f32| exp((estimate - most) / DECISIVE);
        let sum: f32 = estimates.iter().map(|&estimate| weight(estimate)).sum();
        let mut worth = Self::default();
        for (seat, &estimate) in estimates.iter().enumerate() {
            let others = estimates.iter().enumerate().filter(|&(other, _)| other != seat);
            let best = others.map(|(_, &other)| other).fold(f32::NEG_INFINITY, f32::max);
            worth.chance[seat] = weight(estimate) / sum;
            worth.margin[seat] = estimate - best;
        }
        worth
    }

    fn lean_to(&mut self, other: &Self, part: f32) {
        let lean = |own: &mut [f32; SEATS], other: &[f32; SEATS]| {
            for (own, other) in own.iter_mut().zip(other) {
                *own += part * (other - *own);
            }
        };
        lean(&mut self.chance, &other.chance);
        lean(&mut self.margin, &other.margin);
    }
}

/// How many points higher an estimate must be for the odds of winning to be e times as large.
const DECISIVE: f32 = 8.0;

/// How a game ended: the share of the victory and the margin over the best of the others, by seat.
pub fn outcome<G: Game>(game: &G) -> ([f32; SEATS], [f32; SEATS]) {
    let finish = game.finish();
    let chance = std::array::from_fn(|seat| finish.win_shares[seat]);
    let margin = std::array::from_fn(|seat| finish.margins[seat] as f32);
    (chance, margin)
}

/// The judgement of a position where `deciding` is to decide, from a search for `own`: through the eyes of the one who decides, whose thought is
/// left behind for the prior, and through the eyes of `own` where the network has learned to look on. Somebody else's eyes do not see what that
/// seat holds, and so not what its last action was good for.
pub(super) fn judge<G: Game>(
    world: &G,
    own: Option<Seat>,
    deciding: Seat,
    network: &Network,
    thought: &mut Thought,
) -> Worth {
    let looks_on = own.filter(|&own| network.looks_on && own != deciding);
    let seen = looks_on.map(|own| {
        network.think(world, own, thought);
        (own.index(), thought.chance[0], thought.margin[0])
    });
    network.think(world, deciding, thought);
    let mut worth = Worth::default();
    for (place, at) in world.seats().from(deciding).take(SEATS).enumerate() {
        worth.chance[at.index()] = thought.chance[place];
        worth.margin[at.index()] = thought.margin[place];
    }
    if let Some((own, chance, margin)) = seen {
        (worth.chance[own], worth.margin[own]) = (chance, margin);
    }
    // With a single seat there is nothing to compare an estimate with.
    if network.instinct > 0.0 && world.seats().count() > 1 {
        worth.lean_to(&Worth::estimated(world), network.instinct);
    }
    worth
}
