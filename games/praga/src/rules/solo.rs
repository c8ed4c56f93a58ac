//! SO: the simple solo opponent, who only takes tiles.

use signoria_engine::Log;

use super::Play;
use crate::event::Event;

impl<L: Log<Event>> Play<'_, L> {
    /// The turn of a solo opponent.
    pub(crate) fn opponent_turn(&mut self) {
        if self.game.has_parler() {
            self.parler_turn();
        } else {
            self.opponent_tile(1);
        }
    }

    /// The opponent takes the tile that lies `nth` farthest along and returns it at once. He pays and gains nothing.
    pub(crate) fn opponent_tile(&mut self, nth: u8) {
        if let Some(tile) = self.game.wheel.oldest(nth) {
            let [first, second] = self.game.shown(tile);
            self.log.all(|| Event::OpponentTook { first, second });
            self.game.wheel.take(tile);
            self.finish_turn(tile);
        }
    }
}
