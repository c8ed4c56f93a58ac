//! The rules, one file for each area of the rulebook.
//!
//! A check is `may_…` and answers with a [`Refusal`]; lists of actions are made by the same checks, so that what is listed and what is
//! accepted cannot differ.

mod church;
mod costs;
mod draft;
mod effects;
mod grants;
mod leaders;
mod list;
mod members;
mod rounds;
mod settle;
mod turns;
mod work;

use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, Witness, check_turn};

pub(crate) use members::{Servants, Situation};
pub(crate) use turns::MOST_LOOKS;
pub(crate) use work::MOST_CHANGES;

use crate::action::Action;
use crate::event::{Event, Refusal};
use crate::state::{Lorenzo, Phase};
use crate::step::Step;

impl Rules for Lorenzo {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn version(&self) -> u32 {
        self.rules
    }

    fn waiting(&self) -> SeatSet {
        match self.phase {
            Phase::BonusTiles => SeatSet::only(self.choosing_tile()),
            Phase::Draft => self.drafting(),
            Phase::Actions | Phase::Vatican => SeatSet::only(self.active()),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.waiting().contains(seat) {
            self.list(seat, None, out);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        let at = self.situation(seat);
        self.may(&at, action)?;
        let mut log = Witness::new(log);
        self.carry_out(seat, Some(at), action, &mut log);
        self.settle(&mut log);
        Ok(log.barrier())
    }

    fn play_listed(&mut self, seat: Seat, action: Action, actions: &mut Vec<Action>) -> Option<Seat> {
        self.carry_out(seat, None, action, &mut ());
        let known = self.settle(&mut ());
        actions.clear();
        let next = self.waiting().first()?;
        self.list(next, known, actions);
        Some(next)
    }
}

/// Why an action that belongs to no decision open now is refused.
fn out_of_place(action: Action) -> Refusal {
    match action {
        Action::Discard { .. } | Action::Play { .. } | Action::Activate { .. } => Refusal::LeaderInside,
        _ => Refusal::WrongStep,
    }
}

impl Lorenzo {
    fn may(&self, at: &Situation, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::BonusTiles, Action::Choose { tile }) => self.may_choose(tile),
            (Phase::Draft, Action::Keep { leader }) => self.may_keep(at.seat, leader),
            (Phase::Vatican, Action::Support | Action::Refuse) => Ok(()),
            (Phase::Actions, _) => match self.steps.top() {
                Some(step) => self.may_answer(at, step, action),
                None => self.may_act(at, action),
            },
            (Phase::BonusTiles | Phase::Draft | Phase::Vatican | Phase::Over, _) => Err(out_of_place(action)),
        }
    }

    fn may_answer(&self, at: &Situation, step: Step, action: Action) -> Result<(), Refusal> {
        match (step, action) {
            (Step::Space { member, .. }, Action::On { space }) => {
                self.placement(at, member, space).map(|_| ())
            }
            (Step::Space { member, looks }, Action::Place { member: other }) => {
                self.may_change(at, member, other, looks)
            }
            // A member was only looked at: the turn is still open.
            (
                Step::Space { .. },
                Action::Discard { .. } | Action::Play { .. } | Action::Activate { .. } | Action::Pass,
            ) => self.may_act(at, action),
            (Step::Servants { task }, Action::Servants { count }) => self.may_give(at, task, count.get()),
            (Step::Servants { task }, Action::Decline) if task.is_optional() => Ok(()),
            (Step::Cost { task, servants }, Action::Pay { cost }) => {
                self.may_pay(at, task, servants, cost.get() as u8 - 1)
            }
            (Step::Discount { task, servants, cost }, Action::Discount { good }) => {
                self.may_discount(at, (task, servants, cost), good)
            }
            (
                Step::Exchange {
                    value,
                    lines,
                    changes,
                },
                Action::Exchange { card, line },
            ) => self.may_lay_out(at, (value, lines, changes), card, line.get() as u8),
            (Step::Exchange { lines, changes, .. }, Action::Clear { card }) => {
                self.may_clear(at, lines, changes, card)
            }
            (Step::Exchange { .. }, Action::Produce) => Ok(()),
            (Step::Privilege { taken, .. }, Action::Privilege { privilege }) => {
                if taken.contains(privilege) {
                    Err(Refusal::PrivilegeRepeated { privilege })
                } else {
                    Ok(())
                }
            }
            (Step::Lose { .. }, Action::Lose { good }) => {
                if self.losses(at).contains(good) {
                    Ok(())
                } else {
                    Err(Refusal::NoLoss { good })
                }
            }
            (Step::Take { by }, Action::Take { card }) => self.may_take(at, by, card),
            (Step::Take { .. }, Action::Decline) => Ok(()),
            (Step::Strengthen { .. }, Action::Strengthen { member }) => self.may_strengthen(at.seat, member),
            (Step::Copy, Action::Copy { leader }) => self.may_copy(at.seat, leader),
            (
                Step::Space { .. }
                | Step::Servants { .. }
                | Step::Cost { .. }
                | Step::Discount { .. }
                | Step::Exchange { .. }
                | Step::Choices { .. }
                | Step::Privilege { .. }
                | Step::Lose { .. }
                | Step::Take { .. }
                | Step::Strengthen { .. }
                | Step::Copy,
                _,
            ) => Err(match action {
                Action::Pass | Action::End => Refusal::MustPlace,
                _ => out_of_place(action),
            }),
        }
    }

    /// Carries out a legal action. The situation is `known`, or worked out where it is needed.
    fn carry_out(&mut self, seat: Seat, known: Option<Situation>, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Choose { tile } => self.choose_tile(seat, tile, log),
            Action::Keep { leader } => self.keep(seat, leader, log),
            Action::Support => self.report(seat, true, log),
            Action::Refuse => self.report(seat, false, log),
            Action::Place { .. }
            | Action::Discard { .. }
            | Action::Play { .. }
            | Action::Activate { .. }
            | Action::Pass
            | Action::End => self.act(seat, known, action, log),
            Action::On { .. }
            | Action::Servants { .. }
            | Action::Pay { .. }
            | Action::Discount { .. }
            | Action::Exchange { .. }
            | Action::Clear { .. }
            | Action::Produce
            | Action::Privilege { .. }
            | Action::Lose { .. }
            | Action::Take { .. }
            | Action::Decline
            | Action::Copy { .. }
            | Action::Strengthen { .. } => {
                if let Some(step) = self.steps.pop() {
                    self.answer(seat, known, step, action, log);
                }
            }
        }
    }

    /// Answers the step that was taken off the stack.
    fn answer(
        &mut self,
        seat: Seat,
        known: Option<Situation>,
        step: Step,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        match (step, action) {
            (Step::Space { member, .. }, Action::On { space }) => self.choose_space(member, space),
            (Step::Servants { task }, Action::Servants { count }) => {
                self.give(&self.known_or_now(known, seat), task, count.get(), log);
            }
            (Step::Cost { task, servants }, Action::Pay { cost }) => {
                let cost = cost.get() as u8 - 1;
                self.steps.push(Step::Discount { task, servants, cost });
            }
            (Step::Discount { task, servants, cost }, Action::Discount { good }) => {
                let at = self.known_or_now(known, seat);
                self.settle_payment(&at, (task, servants, cost), Some(good), log);
            }
            (
                Step::Exchange {
                    value,
                    lines,
                    changes,
                },
                Action::Exchange { card, line },
            ) => {
                self.lay_out(seat, (value, lines, changes), card, line.get() as u8);
            }
            (
                Step::Exchange {
                    value,
                    lines,
                    changes,
                },
                Action::Clear { card },
            ) => {
                self.lay_out(seat, (value, lines, changes), card, 0);
            }
            (Step::Exchange { value, lines, .. }, Action::Produce) => {
                self.produce(&self.known_or_now(known, seat), value, lines, log);
            }
            (Step::Privilege { left, taken, source }, Action::Privilege { privilege }) => {
                let at = self.known_or_now(known, seat);
                self.use_privilege(&at, privilege, (left, taken, source), log);
            }
            (Step::Lose { source }, Action::Lose { good }) => self.lose(seat, good, source, log),
            (Step::Take { by }, Action::Take { card }) => self.choose_card(by, card),
            (Step::Servants { .. } | Step::Take { .. }, Action::Decline) => {
                log.all(|| Event::Declined { seat });
            }
            (Step::Strengthen { by }, Action::Strengthen { member }) => {
                self.strengthen(seat, by, member, log)
            }
            (Step::Copy, Action::Copy { leader }) => self.copy(seat, leader, log),
            // `may_answer` let nothing else through.
            (
                Step::Space { .. }
                | Step::Servants { .. }
                | Step::Cost { .. }
                | Step::Discount { .. }
                | Step::Exchange { .. }
                | Step::Choices { .. }
                | Step::Privilege { .. }
                | Step::Lose { .. }
                | Step::Take { .. }
                | Step::Strengthen { .. }
                | Step::Copy,
                _,
            ) => self.steps.push(step),
        }
    }
}
