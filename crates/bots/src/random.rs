//! Any legal action.

use signoria_engine::{Game, Rng, Seat};

use crate::Bot;

/// Chooses any action, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
        actions[rng.below(actions.len() as u32) as usize]
    }
}
