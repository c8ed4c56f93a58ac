//! Building ships (BS).

use signoria_engine::{Log, Seat};

use crate::effect::Occasion;
use crate::event::Event;
use crate::state::{Amalfi, SPACES};
use crate::step::Step;

impl Amalfi {
    /// Moves the leftmost ship of the shipyard to the port, with all that follows, or is done (A.BS.3).
    pub(super) fn next_ship(&mut self, seat: Seat, left: u8, log: &mut impl Log<Event>) {
        let space = self.player(seat).built;
        if left == 0 || space >= SPACES {
            self.finish();
            return;
        }
        if let Some(Step::Yard { left, .. }) = self.steps.top_mut() {
            *left -= 1;
        }
        let board = &mut self.players[seat];
        board.built += 1;
        board.port += 1;
        log.all(|| Event::ShipBuilt { seat });
        self.award_titles(seat, log);
        let symbol = self.edition.shipyard_spaces[usize::from(space)];
        self.push_effects(seat, symbol);
        self.trigger(seat, Occasion::BuildShip);
    }
}
