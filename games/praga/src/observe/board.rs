//! The seat's own action board: what lies there, and what the places would pay a new hex.

use signoria_engine::{Observer, Seat, Token as _};

use super::Sums;
use crate::edition::BOARD_CELLS;
use crate::pieces::Deed;
use crate::rules::{corners, symbol};
use crate::state::Praga;

impl Praga {
    pub(super) fn tell_board(&self, seat: Seat, to: &mut impl Observer) {
        let figures = self.figures();
        let board = &self.players[seat].board;
        for &deed in Deed::ALL {
            let bonus = board[deed.index()].map(|placed| Sums::of(&figures.face(placed.hex).bonus));
            to.part(deed.word(), |to| bonus.unwrap_or_default().tell(to));
        }
        let mut facing = [0_u8; BOARD_CELLS];
        let mut meeting = [0_u8; BOARD_CELLS];
        for (place, placed) in (0..).zip(board) {
            let Some(placed) = *placed else { continue };
            for side in 0..6 {
                if let Some(there) = figures.board.beside(place, side)
                    && symbol(figures, placed, side).is_some()
                {
                    facing[usize::from(there)] += 1;
                }
            }
            let red = corners(figures, placed);
            for corner in (0..6).filter(|corner| red & (1 << corner) != 0) {
                for (there, _) in figures.board.meeting(place, corner).into_iter().flatten() {
                    meeting[usize::from(there)] += 1;
                }
            }
        }
        for place in 0..BOARD_CELLS {
            to.part(("place", place), |to| {
                to.flag("taken", board[place].is_some());
                to.capped("symbols", facing[place], 6);
                to.capped("corners", meeting[place], 12);
            });
        }
    }
}
