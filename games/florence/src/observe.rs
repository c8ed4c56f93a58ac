//! What a seat may know, as numbers.
//!
//! A network that reads them has no rules of its own. So besides what lies on the table it is given what that means for this seat
//! under the rules: what works and cards are worth now, what still fits into the estate, how far the coins go. Of hidden things only
//! the seat's own are encoded, and of the others what everybody saw; the others' coins only where the table plays with open coins.

mod estate;
mod hand;
mod player;
mod solo;
mod step;
mod table;

use signoria_engine::observe::Label;
use signoria_engine::{Observe, Observer, Seat};

use crate::edition::MOST_SEATS;
use crate::pieces::Pile;
use crate::state::Florence;

impl Observe for Florence {
    fn observe(&self, seat: Seat, to: &mut impl Observer) {
        let pending = step::Pending::of(self);
        to.part("table", |to| table::tell(self, to));
        to.part("step", |to| pending.tell(self, seat, to));
        to.around(self.seats, seat, MOST_SEATS, |to, other| {
            player::tell(self, &pending, seat, other, to);
        });
        let room = estate::Room::of(self, seat);
        to.part("estate", |to| estate::tell(self, seat, &room, to));
        to.part("hand", |to| hand::tell(self, seat, &room, to));
        to.part("solo", |to| solo::tell(self, to));
    }
}

/// A number for each card of a pile, named by the card.
fn cards(
    to: &mut impl Observer,
    name: impl Into<Label>,
    pile: Pile,
    most: u16,
    mut of: impl FnMut(u8) -> u16,
) {
    let name = name.into();
    for (number, &card) in pile.cards().iter().enumerate() {
        let value = of(number as u8).min(most);
        to.put_token(name, card, most as i16, value as i16);
    }
}
