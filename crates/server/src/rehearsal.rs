//! Stands in for the bots in tests: they play what the test tells them, and hints are the same every time.

use std::collections::HashMap;
use std::sync::{Condvar, Mutex};

use signoria_bots::Budget;
use signoria_engine::erased::AnyState;
use signoria_engine::{Seat, Seed};
use signoria_table::wire::Advice;
use signoria_table::{BotLevel, advise};

use crate::pool::Thinker;

/// What bots are told. In a position for which they are told nothing they think on.
#[derive(Debug, Default)]
pub struct Rehearsal {
    plays: Mutex<HashMap<u64, String>>,
    told: Condvar,
}

impl Rehearsal {
    /// Tells the bot that is asked in that position what to play, once.
    pub fn tell(&self, position: &dyn AnyState, action: String) {
        self.plays.lock().unwrap().insert(position.checksum(), action);
        self.told.notify_all();
    }
}

impl Thinker for Rehearsal {
    fn choose(&self, state: &dyn AnyState, _: Seat, _: BotLevel, _: Option<Budget>) -> Option<String> {
        let position = state.checksum();
        let plays = self.plays.lock().unwrap();
        let is_untold = |plays: &mut HashMap<u64, String>| !plays.contains_key(&position);
        self.told.wait_while(plays, is_untold).unwrap().remove(&position)
    }

    /// From what the seat may know, a fixed seed and a fixed number of simulations, whatever the time.
    fn advise(&self, state: &dyn AnyState, seat: Seat, _: Budget) -> Vec<Advice> {
        signoria_catalog::find(state.game()).map_or_else(Vec::new, |listed| {
            advise(listed.arena, state, seat, Budget::Playouts(12), Seed::from(5))
        })
    }
}
