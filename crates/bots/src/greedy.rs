//! One step ahead.

use signoria_engine::{Game, Rng, Seat};

use crate::Bot;

/// Chooses the action after which the game's evaluation is highest; any of them among equals.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl<G: Game> Bot<G> for Greedy {
    fn choose(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
        let mut best = actions[0];
        let mut best_value = f32::NEG_INFINITY;
        let mut equals = 0;
        for &action in actions {
            let mut next = seen.clone();
            if next.apply(seat, action, &mut ()).is_err() {
                continue;
            }
            let value = next.evaluate(seat);
            if value > best_value {
                (best, best_value, equals) = (action, value, 1);
            } else if value == best_value {
                // Each of several equal actions is chosen with the same chance, without keeping a list of them.
                equals += 1;
                if rng.below(equals) == 0 {
                    best = action;
                }
            }
        }
        best
    }
}
