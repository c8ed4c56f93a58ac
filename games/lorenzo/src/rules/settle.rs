//! Carrying steps and turns out until somebody has something to decide.

use signoria_engine::{Log, Seat, Set};

use super::members::Situation;
use crate::event::Event;
use crate::state::{Lorenzo, Phase};
use crate::step::Step;

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

impl Lorenzo {
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        while self.phase == Phase::Actions {
            let at = self.situation(self.active());
            let settled = match self.steps.top() {
                Some(step) => self.settle_step(&at, step, log),
                None => self.settle_turn(&at, log),
            };
            if !settled {
                break;
            }
        }
    }

    /// Carries out a step if it leaves nothing to choose, and says whether it did.
    fn settle_step(&mut self, at: &Situation, step: Step, log: &mut impl Log<Event>) -> bool {
        let seat = at.seat;
        match step {
            // These are put on the stack only when there is something to choose.
            Step::Space { .. } | Step::Exchange { .. } => false,
            Step::Servants { task } => match self.servants_for(at, task) {
                Ok(servants) if servants.is_forced() && !task.is_optional() => {
                    self.steps.pop();
                    self.give(at, task, servants.least, log);
                    true
                }
                Ok(_) => false,
                Err(_) => self.lapses(seat, log),
            },
            Step::Cost { task, servants } => match only(self.payable_costs(at, task, servants)) {
                Ok(cost) => {
                    let cost = cost.unwrap_or(0);
                    self.steps.pop();
                    self.steps.push(Step::Discount { task, servants, cost });
                    true
                }
                Err(Several) => false,
            },
            Step::Discount { task, servants, cost } => {
                match only(self.discount_options(at, task, servants, cost).iter()) {
                    Ok(discount) => {
                        self.steps.pop();
                        self.settle_payment(at, (task, servants, cost), discount, log);
                        true
                    }
                    Err(Several) => false,
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
                true
            }
            Step::Privilege { taken, .. } => {
                let done = taken == Set::all();
                if done {
                    self.steps.pop();
                }
                done
            }
            Step::Lose { source } => self.settle_only(only(self.losses(at).iter()), |game, good| {
                game.lose(seat, good, source, log);
            }),
            Step::Take { by } => {
                if self.granted_floors(at, by).next().is_some() {
                    false
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
    ) -> bool {
        let Ok(answer) = only else {
            return false;
        };
        self.steps.pop();
        if let Some(answer) = answer {
            carry_out(self, answer);
        }
        true
    }

    /// A granted action that cannot be carried out is lost (L.GR.2).
    fn lapses(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        self.steps.pop();
        log.all(|| Event::NothingToTake { seat });
        true
    }
}
