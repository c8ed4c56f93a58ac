//! Titles (TI).

use signoria_engine::{Log, Seat};

use super::Table;
use crate::action::Event;
use crate::score::Origin;
use crate::state::TITLES;

impl<L: Log<Event>> Table<'_, L> {
    /// Gives every title that is met now, the active player first, then clockwise, in the order of the data (A.TI.1, A.TI.6, A.TI.7).
    pub(super) fn check_titles(&mut self, active: Seat) {
        let seats = self.seats;
        for seat in seats.from(active) {
            for number in 0..TITLES {
                let title = self.titles[number];
                if self.board(seat).titles >> number & 1 == 0 && self.meets(seat, title) {
                    self.gain_title(seat, number);
                }
            }
        }
    }

    fn gain_title(&mut self, seat: Seat, number: usize) {
        let title = self.titles[number];
        let cell = self.cubes_on(number);
        // A.LI.18: a title without a free cell gives nothing.
        let Some(&vp) = self.edition.title(title).vp.get(cell) else {
            return;
        };
        self.boards[seat].titles |= 1 << number;
        self.score(seat, Origin::Titles, vp.into());
        self.tell(|| Event::TitleGained { seat, title, vp });
    }
}
