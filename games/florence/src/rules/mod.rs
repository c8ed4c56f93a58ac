//! The rules, one file for each area of the rulebook.
//!
//! Every file extends [`Florence`](crate::state::Florence): what may be done (`may_…`, with the reason if not) and what comes of it. Who
//! decides is said here, what can be done now in [`list`], and what each answer leads to in [`turn`].

mod actions;
mod auction;
mod build;
mod court;
mod diego;
mod joint;
mod list;
mod look;
mod objects;
mod recruit;
mod round;
mod solo;
mod turn;
mod work;

use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, Witness, check_turn};
pub(crate) use solo::{DIEGO, icon};

use crate::action::Action;
use crate::event::{Event, Refusal};
use crate::state::{Florence, Step};

impl Rules for Florence {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn version(&self) -> u32 {
        self.rules
    }

    fn waiting(&self) -> SeatSet {
        match self.step() {
            Step::Hand => self
                .seats
                .iter()
                .filter(|&seat| self.players[seat].returned.is_none())
                .collect(),
            step => self.decider(step).map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        let mut log = Witness::new(log);
        self.carry_out(seat, action, &mut log)?;
        Ok(log.barrier())
    }
}
