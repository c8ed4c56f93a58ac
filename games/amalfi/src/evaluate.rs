//! How good a position is for a seat.

use signoria_engine::Seat;

use crate::state::Amalfi;

impl Amalfi {
    pub(crate) fn outlook(&self, seat: Seat) -> f32 {
        f32::from(self.board(seat).vp())
    }
}
