//! SO: the simple solo opponent, who only takes tiles.

use signoria_engine::Log;

use crate::event::Event;
use crate::state::Praga;

impl Praga {
    /// The turn of a solo opponent.
    pub(crate) fn opponent_turn(&mut self, log: &mut impl Log<Event>) {
        if self.has_parler() {
            self.parler_turn(log);
        } else {
            self.opponent_tile(1, log);
        }
    }

    /// The opponent takes the tile that lies `nth` farthest along and returns it at once. He pays and gains nothing.
    pub(crate) fn opponent_tile(&mut self, nth: u8, log: &mut impl Log<Event>) {
        if let Some(tile) = self.wheel.oldest(nth) {
            let [first, second] = self.shown(tile);
            log.all(|| Event::OpponentTook { first, second });
            self.wheel.take(tile);
            self.finish_turn(tile, log);
        }
    }
}
