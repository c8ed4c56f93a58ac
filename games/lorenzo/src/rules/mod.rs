//! The rules, one file for each area of the rulebook.
//!
//! Every check answers with a [`Refusal`](crate::action::Refusal); lists of actions are made by the same checks, so that what is listed
//! and what is accepted cannot differ.

mod church;
mod costs;
mod draft;
pub(crate) mod effects;
mod grants;
mod leaders;
mod members;
mod rounds;
mod steps;
mod turns;
mod work;

pub(crate) use members::{Servants, Situation};
pub(crate) use turns::MOST_LOOKS;
pub(crate) use work::{MOST_CHANGES, line_of};

use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, check_turn};

use crate::action::{Action, Event, Refusal};
use crate::state::{Lorenzo, Phase};

impl Rules for Lorenzo {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn waiting(&self) -> SeatSet {
        match self.phase {
            Phase::BonusTiles => SeatSet::only(self.choosing_tile()),
            Phase::Draft => self.drafting(),
            Phase::Actions | Phase::Vatican => SeatSet::only(self.at_place(usize::from(self.turn))),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.waiting().contains(seat) {
            self.list(seat, out);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        Ok(self.act(seat, action, log)?)
    }
}
