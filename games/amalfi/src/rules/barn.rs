//! Bread and barn (BR), victory points.

use signoria_engine::{Log, Seat};

use crate::event::Event;
use crate::score::Origin;
use crate::state::Amalfi;

/// Scores stay far inside their type; a position from outside beyond this is refused.
pub const MOST_POINTS: i16 = 4000;

impl Amalfi {
    /// Gains bread; what the barn cannot hold is lost (A.BR.2).
    pub(super) fn gain_bread(&mut self, seat: Seat, n: u16, log: &mut impl Log<Event>) {
        if n == 0 {
            return;
        }
        let capacity = self.capacity(seat);
        let board = &mut self.players[seat];
        let room = u16::from(capacity.saturating_sub(board.bread));
        let kept = n.min(room);
        board.bread += kept as u8;
        let bread = board.bread;
        if kept > 0 {
            log.all(|| Event::BreadGained { seat, n: kept, bread });
        }
        if kept < n {
            log.all(|| Event::BreadLost { seat, n: n - kept });
        }
    }

    /// Pays bread that was found to be there.
    pub(super) fn pay_bread(&mut self, seat: Seat, n: u8, log: &mut impl Log<Event>) {
        if n == 0 {
            return;
        }
        let board = &mut self.players[seat];
        board.bread = board.bread.saturating_sub(n);
        log.all(|| Event::BreadPaid { seat, n });
    }

    /// Gains or loses victory points.
    pub(super) fn score(&mut self, seat: Seat, origin: Origin, n: i16) {
        let points = &mut self.players[seat].points[origin as usize];
        *points = points.saturating_add(n).clamp(-MOST_POINTS, MOST_POINTS);
    }

    /// Gains victory points and tells everybody.
    pub(super) fn gain_points(&mut self, seat: Seat, origin: Origin, n: i16, log: &mut impl Log<Event>) {
        if n != 0 {
            self.score(seat, origin, n);
            log.all(|| Event::Points { seat, n });
        }
    }
}
