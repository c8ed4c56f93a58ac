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
mod legal;
mod list;
mod members;
mod round;
mod turn;
mod work;

use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, Set, Witness, check_turn};

pub(crate) use members::{Servants, Situation};
pub(crate) use turn::MOST_LOOKS;
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
        match (self.steps.top(), self.phase) {
            (Some(step), _) => self.decider(step).map_or(SeatSet::EMPTY, SeatSet::only),
            (None, Phase::BonusTiles) => SeatSet::only(self.choosing_tile()),
            (None, Phase::Draft) => self.drafting(),
            (None, Phase::Actions | Phase::Vatican) => SeatSet::only(self.active()),
            (None, Phase::Over) => SeatSet::EMPTY,
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

impl Lorenzo {
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
            _ => self.steps.push(step),
        }
    }
}

/// There is more than one.
struct Several;

/// The only one, if there is no choice between several.
fn only<T>(mut options: impl Iterator<Item = T>) -> Result<Option<T>, Several> {
    let first = options.next();
    if options.next().is_some() {
        Err(Several)
    } else {
        Ok(first)
    }
}

/// The outcome of a step or turn.
enum Settled {
    /// Somebody has to decide.
    Asks,
    /// It was carried out and changed nothing that a [`Situation`] is made of: no member, character, leader or excommunication.
    Same,
    /// It was carried out.
    Done,
}

impl Lorenzo {
    /// Carries out all that needs no decision. Gives the situation of the seat that must decide, if it was worked out on the way.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) -> Option<Situation> {
        let mut known = None;
        while self.phase == Phase::Actions {
            let top = self.steps.top();
            match top {
                // These are put on the stack only when there is something to choose.
                Some(Step::Space { .. } | Step::Exchange { .. }) => break,
                Some(Step::Privilege { taken, .. }) if taken != Set::all() => break,
                _ => {}
            }
            let at = self.known_or_now(known, self.active());
            let settled = match top {
                Some(step) => self.settle_step(&at, step, log),
                None if self.settle_turn(&at, log) => Settled::Done,
                None => Settled::Asks,
            };
            known = match settled {
                Settled::Asks => return Some(at),
                Settled::Same => Some(at),
                Settled::Done => None,
            };
        }
        known
    }

    /// Carries out a step if it leaves nothing to choose.
    fn settle_step(&mut self, at: &Situation, step: Step, log: &mut impl Log<Event>) -> Settled {
        let seat = at.seat;
        match step {
            Step::Space { .. } | Step::Exchange { .. } => Settled::Asks,
            Step::Servants { task } => match self.servants_for(at, task) {
                Ok(servants) if servants.is_forced() && !task.is_optional() => {
                    self.steps.pop();
                    self.give(at, task, servants.least, log);
                    if self.floor_for(task).is_some() {
                        Settled::Same
                    } else {
                        Settled::Done
                    }
                }
                Ok(_) => Settled::Asks,
                Err(_) => self.lapses(seat, log),
            },
            Step::Cost { task, servants } => match only(self.payable_costs(at, task, servants)) {
                Ok(cost) => {
                    let cost = cost.unwrap_or(0);
                    self.steps.pop();
                    self.steps.push(Step::Discount { task, servants, cost });
                    Settled::Same
                }
                Err(Several) => Settled::Asks,
            },
            Step::Discount { task, servants, cost } => {
                match only(self.discount_options(at, task, servants, cost).iter()) {
                    Ok(discount) => {
                        self.steps.pop();
                        self.settle_payment(at, (task, servants, cost), discount, log);
                        Settled::Done
                    }
                    Err(Several) => Settled::Asks,
                }
            }
            Step::Choices {
                work,
                value,
                lines,
                next,
            } => {
                self.steps.pop();
                self.ask_choices(at, work, (value, lines), next);
                Settled::Same
            }
            // None is left to choose: see `settle`.
            Step::Privilege { .. } => {
                self.steps.pop();
                Settled::Same
            }
            Step::Lose { source } => self.settle_only(only(self.losses(at).iter()), |game, good| {
                game.lose(seat, good, source, log);
            }),
            Step::Take { by } => {
                if self.granted_floors(at, by).next().is_some() {
                    Settled::Asks
                } else {
                    self.lapses(seat, log)
                }
            }
            Step::Strengthen { by } => {
                let member = only(self.coloured_at_home(seat));
                self.settle_only(member, |game, member| game.strengthen(seat, by, member, log))
            }
            Step::Copy => {
                let leader = only(self.copy_targets(seat).iter());
                self.settle_only(leader, |game, leader| game.copy(seat, leader, log))
            }
        }
    }

    /// Carries out the top step with the only answer there is, or drops it if there is none.
    fn settle_only<T>(
        &mut self,
        only: Result<Option<T>, Several>,
        carry_out: impl FnOnce(&mut Self, T),
    ) -> Settled {
        let Ok(answer) = only else {
            return Settled::Asks;
        };
        self.steps.pop();
        if let Some(answer) = answer {
            carry_out(self, answer);
        }
        Settled::Done
    }

    /// A granted action that cannot be carried out is lost (L.GR.2).
    fn lapses(&mut self, seat: Seat, log: &mut impl Log<Event>) -> Settled {
        self.steps.pop();
        log.all(|| Event::NothingToTake { seat });
        Settled::Same
    }
}
