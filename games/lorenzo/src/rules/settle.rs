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

/// What came of a step or turn.
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
            Step::Privilege { taken, .. } if taken == Set::all() => {
                self.steps.pop();
                Settled::Same
            }
            Step::Privilege { .. } => Settled::Asks,
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
