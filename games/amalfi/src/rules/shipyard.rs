//! Building ships (BS).

use signoria_engine::{Log, Seat};

use super::Table;
use crate::action::Event;
use crate::effects::Occasion;
use crate::state::{Frame, SPACES};

impl<L: Log<Event>> Table<'_, L> {
    /// Moves the leftmost ship of the shipyard to the port, with all that follows, or is done (A.BS.3).
    pub(super) fn next_ship(&mut self, seat: Seat, left: u8) {
        let space = self.board(seat).built;
        if left == 0 || space >= SPACES {
            self.pop();
            return;
        }
        if let Some(Frame::Yard { left, .. }) = self.top_mut() {
            *left -= 1;
        }
        let board = &mut self.boards[seat];
        board.built += 1;
        board.port += 1;
        self.tell(|| Event::ShipBuilt { seat });
        self.check_titles(seat);
        let symbol = self.edition.shipyard_spaces[usize::from(space)];
        self.push_effects(seat, symbol);
        self.trigger(seat, Occasion::BuildShip);
    }
}
