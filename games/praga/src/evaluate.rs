//! How good a position is for a seat.

use signoria_engine::Seat;

use crate::state::Praga;

impl Praga {
    /// An estimate of a seat's margin at the end.
    pub(crate) fn estimate(&self, seat: Seat) -> f32 {
        f32::from(self.players[seat].points)
    }
}
