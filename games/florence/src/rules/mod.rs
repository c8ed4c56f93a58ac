//! The rules, one file for each area of the rulebook.
//!
//! Every file extends [`Florence`](crate::state::Florence): what may be done (`may_…`, with the reason if not) and what follows from it. What
//! can be done now is listed in [`list`] and decided in [`legal`] by the same checks; here it is carried out.

mod auction;
mod build;
mod court;
mod diego;
mod joint;
mod legal;
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
use crate::state::{After, Florence, Step};

impl Rules for Florence {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn version(&self) -> u32 {
        self.rules
    }

    fn waiting(&self) -> SeatSet {
        match self.step() {
            Some(Step::Hand) => self
                .seats
                .iter()
                .filter(|&seat| self.players[seat].returned.is_none())
                .collect(),
            step => step
                .and_then(|step| self.decider(step))
                .map_or(SeatSet::EMPTY, SeatSet::only),
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
        self.may(seat, action)?;
        let mut log = Witness::new(log);
        self.carry_out(seat, action, &mut log);
        Ok(log.barrier())
    }

    fn play_listed(&mut self, seat: Seat, action: Action, actions: &mut Vec<Action>) -> Option<Seat> {
        self.carry_out(seat, action, &mut ());
        actions.clear();
        let next = self.waiting().first()?;
        self.list(next, actions);
        Some(next)
    }
}

impl Florence {
    /// Carries out an action that was found legal. Each answer begins what follows from it, so that nothing is left to settle.
    fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let Some(step) = self.step() else { return };
        match action {
            Action::Sell => self.steps.push(Step::Sell { by: seat }),
            Action::Merchant if step.allows_characters() => self.use_merchant_in_passing(seat, log),
            Action::Professor { deck } if step.allows_characters() => {
                self.use_professor(seat, deck, After::Below, log);
            }
            _ => self.answer(seat, step, action, log),
        }
    }

    /// Answers the decision.
    fn answer(&mut self, seat: Seat, step: Step, action: Action, log: &mut impl Log<Event>) {
        match step {
            Step::Hand => {
                if let Action::Return { card } = action {
                    self.give_back(seat, card, log);
                }
            }
            Step::Open
            | Step::Bid { .. }
            | Step::Last
            | Step::Merchant { .. }
            | Step::Landscape { .. }
            | Step::Land { .. } => self.bid_or_buy(seat, step, action, log),
            Step::Look { .. } | Step::Order { .. } => self.sort_cards(step, action, log),
            Step::Hire { .. } | Step::Window { .. } => self.hire(seat, step, action, log),
            Step::Court => self.bid_in_court(seat, action, log),
            Step::Bought { character } | Step::Call { character, .. } => {
                self.decide_on(seat, character, action, log);
            }
            Step::Turn => self.act(seat, action, log),
            Step::Bonus { .. } | Step::Pay { .. } => self.finish_work(seat, step, action, log),
            Step::Build { building } => self.place_building(seat, building, action, log),
            Step::Sell { .. } => self.give_up(seat, action, log),
            Step::Site { .. } | Step::Sum { .. } | Step::Answer { .. } => {
                self.negotiate(seat, step, action, log);
            }
            Step::Banker { by } => {
                if let Action::Convert { points } = action {
                    self.bank(by, points.get(), log);
                }
            }
            Step::PutUp | Step::Rolled { .. } | Step::LastAuction => {
                self.trade_alone(seat, step, action, log);
            }
        }
    }
}
