//! What can be answered: listed exactly, and refused with a reason by the same checks.

use signoria_engine::Seat;

use super::ask::Ask;
use crate::action::Action;
use crate::event::Refusal;
use crate::state::Amalfi;

pub(crate) type Allowed = Result<(), Refusal>;

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

    /// Whether a seat that is asked may do this.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Allowed {
        let ask = self.ask();
        if matches!(
            action,
            Action::Lower { .. } | Action::Supply | Action::Discard { .. }
        ) {
            return self.may_optional(seat, ask, action);
        }
        match ask {
            Ask::Over => Err(Refusal::NotAsked),
            Ask::Guild | Ask::Keep | Ask::Pick | Ask::Reserve => self.may_start(seat, action),
            Ask::Turn => self.may_main(seat, action),
            Ask::Before { route, extra } => self.may_before(seat, route, extra, action),
            Ask::After { .. } => match action {
                Action::Take { card } => self.may_take(seat, card, false),
                Action::Skip => Ok(()),
                _ => Err(Refusal::NotAsked),
            },
            Ask::Effect { effect, done, .. } => self.may_effect(seat, effect, done, action),
            Ask::Beacon { route } => self.may_beacon(seat, route, action),
            Ask::Payment(_) => self.may_pay(seat, action),
            Ask::Feeding | Ask::Decree => match action {
                Action::Done => Ok(()),
                _ => Err(Refusal::NotAsked),
            },
        }
    }
}
