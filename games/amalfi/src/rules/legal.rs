//! Which actions are allowed now: the one place that decides it for what comes from outside, by the checks that lists are made of.

use signoria_engine::Seat;

use super::ask::Ask;
use crate::action::Action;
use crate::event::Refusal;
use crate::state::Amalfi;

impl Amalfi {
    /// Whether a seat that is asked may do this.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
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
