//! The rules, one file for each area of the rulebook.
//!
//! Every file extends [`Table`](crate::state::Table): what may be done (`may_…`, with the reason if not) and what comes of it. Who
//! decides and what can be done now is listed in [`turn`].

pub(crate) mod actions;
pub(crate) mod auction;
pub(crate) mod build;
pub(crate) mod court;
pub(crate) mod diego;
pub(crate) mod joint;
pub(crate) mod look;
pub(crate) mod objects;
pub(crate) mod recruit;
pub(crate) mod round;
pub(crate) mod solo;
pub(crate) mod turn;
pub(crate) mod work;

use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, check_turn};

use crate::action::{Action, Event, Refusal};
use crate::state::{Step, Table};

impl Rules for Table {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn waiting(&self) -> SeatSet {
        match self.step {
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
        let before = self.barrier_mark();
        self.carry_out(seat, action, log)?;
        // A work and its bonus cards come out of a hidden hand, and others act on them.
        let shows_cards = matches!(action, Action::Work { .. } | Action::Add { .. });
        let shown = if shows_cards {
            Barrier::Closed
        } else {
            Barrier::Open
        };
        Ok(shown.and(self.barrier_since(before)))
    }
}
