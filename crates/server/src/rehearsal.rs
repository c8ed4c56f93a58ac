//! Bots that play what a test tells them, and hints that come out the same every time.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex};

use signoria_bots::Budget;
use signoria_engine::Seed;
use signoria_engine::erased::AnyState;

/// What bots are told. In a position for which they are told nothing they think on.
#[derive(Debug, Default)]
pub struct Rehearsal {
    plays: Mutex<HashMap<u64, String>>,
    told: Condvar,
}

impl Rehearsal {
    /// Hints are worked out from what the seat may know, a seed and so many simulations, without a look at the time.
    pub const HINTS: Budget = Budget::Playouts(12);

    /// Tells the bot that is asked in that position what to play, once.
    pub fn tell(&self, position: &dyn AnyState, action: String) {
        self.plays.lock().unwrap().insert(position.checksum(), action);
        self.told.notify_all();
    }

    /// What the bot plays.
    pub fn play(&self, position: &dyn AnyState) -> Option<String> {
        let position = position.checksum();
        let plays = self.plays.lock().unwrap();
        let is_untold = |plays: &mut HashMap<u64, String>| !plays.contains_key(&position);
        self.told.wait_while(plays, is_untold).unwrap().remove(&position)
    }

    /// The seed of hints.
    pub fn seed() -> Seed {
        Seed::from(5)
    }
}
