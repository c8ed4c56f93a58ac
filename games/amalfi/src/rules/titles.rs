//! Titles (TI).

use signoria_engine::{Log, Seat};

use crate::event::Event;
use crate::score::Origin;
use crate::state::{Amalfi, TITLES};

impl Amalfi {
    /// Gives every title that is met now, the active player first, then clockwise, in the order of the data (A.TI.1, A.TI.6, A.TI.7).
    pub(super) fn award_titles(&mut self, active: Seat, log: &mut impl Log<Event>) {
        let seats = self.seats;
        for seat in seats.from(active) {
            for number in 0..TITLES {
                let title = self.titles[number];
                if self.player(seat).titles >> number & 1 == 0 && self.meets(seat, title) {
                    self.gain_title(seat, number, log);
                }
            }
        }
    }

    fn gain_title(&mut self, seat: Seat, number: usize, log: &mut impl Log<Event>) {
        let title = self.titles[number];
        let cell = self.cubes_on(number);
        // A.LI.18: a title without a free cell gives nothing.
        let Some(&vp) = self.edition.title(title).vp.get(cell) else {
            return;
        };
        self.players[seat].titles |= 1 << number;
        self.score(seat, Origin::Titles, vp.into());
        log.all(|| Event::TitleGained { seat, title, vp });
    }
}
