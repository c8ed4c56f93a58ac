//! The legal actions of a seat, by the same checks that refuse them.

use signoria_engine::Seat;

use super::ask::Ask;
use crate::action::Action;
use crate::state::Amalfi;

impl Amalfi {
    /// Lists what a seat that is asked can do.
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        let ask = self.ask();
        match ask {
            Ask::Over => {}
            Ask::Guild | Ask::Keep | Ask::Pick | Ask::Reserve => return self.list_start(seat, out),
            Ask::Turn => self.list_turn(seat, out),
            Ask::Before { route, extra } => self.list_before(seat, route, extra, out),
            Ask::After { .. } => {
                self.list_takes(seat, false, out);
                out.push(Action::Skip);
            }
            Ask::Effect { effect, done, .. } => self.list_effect(seat, effect, done, out),
            Ask::Beacon { route } => self.list_beacon(seat, route, out),
            Ask::Payment(payment) => return self.list_payment(&payment, out),
            Ask::Feeding | Ask::Decree => out.push(Action::Done),
        }
        self.list_optional(seat, ask, out);
    }
}
