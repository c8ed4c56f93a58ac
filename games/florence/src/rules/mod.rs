//! The rules, one file for each area of the rulebook.
//!
//! Every file extends [`Florence`](crate::state::Florence): what may be done (`may_…`, with the reason if not) and what comes of it. Who
//! decides is said here, what can be done now in [`list`], and what each answer leads to in [`turn`].

pub(crate) mod actions;
pub(crate) mod auction;
pub(crate) mod build;
pub(crate) mod court;
pub(crate) mod diego;
pub(crate) mod joint;
mod list;
pub(crate) mod look;
pub(crate) mod objects;
pub(crate) mod recruit;
pub(crate) mod round;
pub(crate) mod solo;
mod turn;
pub(crate) mod work;

use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, Witness, check_turn};

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
            Step::Nothing => SeatSet::EMPTY,
            Step::Hand => self
                .seats
                .iter()
                .filter(|&seat| self.players[seat].returned.is_none())
                .collect(),
            _ => SeatSet::only(self.decider()),
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

impl Florence {
    /// The one who decides, where it is one.
    pub(crate) fn decider(&self) -> Seat {
        match self.step() {
            Step::Bid { by, .. }
            | Step::Merchant { by, .. }
            | Step::Landscape { by }
            | Step::Land { by, .. }
            | Step::Look { by, .. }
            | Step::Order { by, .. }
            | Step::Hire { by }
            | Step::Call { by, .. }
            | Step::Window { by, .. }
            | Step::Sell { by }
            | Step::Banker { by } => by,
            Step::Site { deal } | Step::Sum { deal, .. } | Step::Answer { deal, .. } => deal.by,
            Step::Nothing
            | Step::Hand
            | Step::Open
            | Step::Last
            | Step::Court
            | Step::Bought { .. }
            | Step::Turn
            | Step::Bonus { .. }
            | Step::Pay { .. }
            | Step::Build { .. }
            | Step::PutUp
            | Step::Rolled { .. }
            | Step::LastAuction => self.turn,
        }
    }
}
