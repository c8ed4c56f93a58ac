//! What a seat may know, as numbers.
//!
//! A network that reads them has no rules of its own. So besides what lies on the table it is given what that means for this seat
//! under the rules: what things cost and whether they can be paid, how far every title is, what the decrees would score now. Of cards
//! in other hands only the number is encoded.

mod market;
mod own;
mod player;
mod routes;
mod step;
mod table;

use signoria_engine::{Observe, Observer, Rules, Seat};

use crate::state::{Amalfi, SEATS};

impl Observe for Amalfi {
    fn observe(&self, seat: Seat, to: &mut impl Observer) {
        let (waiting, terms) = (self.waiting(), self.terms(seat));
        to.part("table", |to| table::tell(self, to));
        to.part("step", |to| step::tell(self, seat, to));
        to.around(self.seats, seat, SEATS, |to, other| {
            player::tell(self, waiting, seat, other, to);
        });
        to.part("hand", |to| own::tell(self, seat, &terms, to));
        to.part("routes", |to| routes::tell(self, seat, &terms, to));
        to.part("council", |to| market::council(self, seat, &terms, to));
        to.part("workshop", |to| market::workshop(self, seat, &terms, to));
        to.part("atlas", |to| market::atlas(self, seat, &terms, to));
    }
}
