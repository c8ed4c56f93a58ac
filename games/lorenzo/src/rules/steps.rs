//! Steps of an action: what can be answered, what is answered by itself, and what comes of it.

use signoria_engine::{Log, Number, Seat};

use super::costs::Payment;
use super::members::Situation;
use crate::action::{Action, Event, Refusal};
use crate::board::{Member, Space};
use crate::goods::{GoodSet, Purse};
use crate::state::Lorenzo;
use crate::step::{Granter, Step, Task};

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
    /// Carries out all steps that leave nothing to choose.
    pub(crate) fn settle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        while let Some(step) = self.steps.top() {
            if let Step::Space { .. } | Step::Exchange { .. } = step {
                break;
            }
            let at = self.situation(seat);
            if !self.settle_step(&at, step, log) {
                break;
            }
        }
    }

    /// Carries a step out if it leaves nothing to choose, and says whether it did.
    fn settle_step(&mut self, at: &Situation, step: Step, log: &mut impl Log<Event>) -> bool {
        let seat = at.seat;
        match step {
            // These are put on the stack only when there is something to choose.
            Step::Space { .. } | Step::Exchange { .. } => return false,
            Step::Servants { task } => match self.servants_for(at, task) {
                Ok(_) if Self::may_decline(task) => return false,
                Ok(servants) if servants.is_forced() => self.give(at, task, servants.least, log),
                Ok(_) => return false,
                Err(_) => {
                    self.steps.draw();
                    log.all(|| Event::NothingToTake { seat });
                }
            },
            Step::Cost { task, servants } => {
                let Ok(cost) = only(self.payable_costs(at, task, servants)) else {
                    return false;
                };
                self.choose_cost(task, servants, cost.unwrap_or(0));
            }
            Step::Discount { task, servants, cost } => {
                let discounts = self.discount_options(at, task, servants, cost);
                if discounts.len() > 1 {
                    return false;
                }
                let discount = discounts.iter().next();
                self.steps.draw();
                self.perform(at, task, u16::from(servants), Payment { cost, discount }, log);
            }
            Step::Privilege { left, taken, .. } => {
                if left > 0 && Self::privilege_options(taken).next().is_some() {
                    return false;
                }
                self.steps.draw();
            }
            Step::Lose { source } => match only(self.losses(at).iter()) {
                Err(Several) => return false,
                Ok(Some(good)) => {
                    let _ = self.lose(at, good, source, log);
                }
                Ok(None) => {
                    self.steps.draw();
                }
            },
            Step::Take { by } => {
                if self.granted_floors(at, by).next().is_some() {
                    return false;
                }
                self.steps.draw();
                log.all(|| Event::NothingToTake { seat });
            }
            Step::Strengthen { by } => match only(self.coloured_at_home(seat)) {
                Err(Several) => return false,
                Ok(Some(member)) => self.strengthen(seat, by, member, log),
                Ok(None) => {
                    self.steps.draw();
                }
            },
            Step::Copy => match only(self.copy_targets(seat).iter()) {
                Err(Several) => return false,
                Ok(Some(leader)) => self.copy(seat, leader, log),
                Ok(None) => {
                    self.steps.draw();
                }
            },
        }
        true
    }

    /// Work granted by a card may be declined when it is asked for its servants (L.GR.2).
    pub(crate) fn may_decline(task: Task) -> bool {
        matches!(task, Task::Work { by: Granter::Card(_) })
    }

    /// Gives servants: the next thing to choose is the payment.
    fn give(&mut self, at: &Situation, task: Task, servants: u16, log: &mut impl Log<Event>) {
        self.steps.draw();
        if self.floor_for(task).is_some() {
            self.push(Step::Cost {
                task,
                servants: servants.min(255) as u8,
            });
        } else {
            self.perform(at, task, servants, Payment::default(), log);
        }
    }

    /// What is there to pay with, and the card to pay for.
    fn payment_base(&self, at: &Situation, task: Task, servants: u8) -> Option<(Purse, crate::card::Card)> {
        let ((kind, floor), _) = self.floor_for(task)?;
        let card = self.towers[kind as usize][floor]?;
        let purse = self.purse_for(at, kind, floor, u16::from(servants)).ok()?;
        Some((purse, card))
    }

    /// The costs that can be paid.
    pub(crate) fn payable_costs<'a>(
        &'a self,
        at: &'a Situation,
        task: Task,
        servants: u8,
    ) -> impl Iterator<Item = u8> + 'a {
        let base = self.payment_base(at, task, servants);
        let off = self.floor_for(task).map(|(_, off)| off).unwrap_or_default();
        base.into_iter().flat_map(move |(purse, card)| {
            let figures = self.edition.figures().card(card);
            (0..figures.costs.len())
                .filter(move |&cost| self.can_pay(at, &purse, figures, cost, &off))
                .map(|cost| cost as u8)
        })
    }

    fn choose_cost(&mut self, task: Task, servants: u8, cost: u8) {
        self.steps.draw();
        self.push(Step::Discount { task, servants, cost });
    }

    /// What the discount of choice can be taken off.
    pub(crate) fn discount_options(&self, at: &Situation, task: Task, servants: u8, cost: u8) -> GoodSet {
        let off = self.floor_for(task).map(|(_, off)| off).unwrap_or_default();
        self.payment_base(at, task, servants)
            .map(|(purse, card)| {
                let figures = self.edition.figures().card(card);
                self.discounts(at, &purse, figures, usize::from(cost), &off)
            })
            .unwrap_or_default()
    }

    /// Lists the answers to a step.
    pub(crate) fn step_actions(&self, at: &Situation, step: Step, out: &mut Vec<Action>) {
        match step {
            Step::Space { member, looks } => {
                out.extend(
                    Space::ALL
                        .iter()
                        .filter(|&&space| self.placement(at, member, space).is_ok())
                        .map(|&space| Action::On { space }),
                );
                if looks > 0 {
                    let others = self.placeable(at).filter(|&other| other != member);
                    out.extend(others.map(|member| Action::Place { member }));
                }
                self.leader_actions(at, out);
                if self.may_pass(at) {
                    out.push(Action::Pass);
                }
            }
            Step::Servants { task } => {
                if let Ok(servants) = self.servants_for(at, task) {
                    out.extend(
                        servants
                            .numbers()
                            .filter_map(Number::new)
                            .map(|count| Action::Servants { count }),
                    );
                }
                if Self::may_decline(task) {
                    out.push(Action::Decline);
                }
            }
            Step::Cost { task, servants } => out.extend(
                self.payable_costs(at, task, servants)
                    .filter_map(|cost| Number::new(u16::from(cost) + 1))
                    .map(|cost| Action::Pay { cost }),
            ),
            Step::Discount { task, servants, cost } => out.extend(
                self.discount_options(at, task, servants, cost)
                    .iter()
                    .map(|good| Action::Discount { good }),
            ),
            Step::Exchange {
                value,
                lines,
                changes,
            } => {
                if changes > 0 {
                    out.extend(self.layable(at, value, lines).filter_map(|(card, line, _)| {
                        let line = Number::new(line)?;
                        Some(Action::Exchange { card, line })
                    }));
                    out.extend(self.laid(at, lines).map(|card| Action::Clear { card }));
                }
                out.push(Action::Produce);
            }
            Step::Privilege { taken, .. } => {
                out.extend(Self::privilege_options(taken).map(|privilege| Action::Privilege { privilege }));
            }
            Step::Lose { .. } => out.extend(self.losses(at).iter().map(|good| Action::Lose { good })),
            Step::Take { by } => {
                out.extend(self.granted_floors(at, by).map(|(_, card)| Action::Take { card }));
                out.push(Action::Decline);
            }
            Step::Strengthen { .. } => {
                out.extend(
                    self.coloured_at_home(at.seat)
                        .map(|member| Action::Strengthen { member }),
                );
            }
            Step::Copy => out.extend(
                self.copy_targets(at.seat)
                    .iter()
                    .map(|leader| Action::Copy { leader }),
            ),
        }
    }

    /// Answers a step. Nothing has changed when it is refused.
    pub(crate) fn answer(
        &mut self,
        at: &Situation,
        step: Step,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match (step, action) {
            (Step::Space { member, looks }, Action::Place { member: other }) => {
                if member == other {
                    return Err(Refusal::MemberChosen { member });
                }
                self.check_placeable(at, other)?;
                let looks = looks.checked_sub(1).ok_or(Refusal::MemberFinal)?;
                self.steps.draw();
                self.push(Step::Space { member: other, looks });
            }
            (Step::Space { member, .. }, Action::On { space }) => {
                let task = Task::Place { member, space };
                self.placement(at, member, space)?;
                self.steps.draw();
                self.push(Step::Servants { task });
            }
            (Step::Servants { task }, Action::Servants { count }) => {
                self.check_servants(at, task, count.get())?;
                self.give(at, task, count.get(), log);
            }
            (Step::Servants { task }, Action::Decline) if Self::may_decline(task) => self.decline(at, log),
            (Step::Cost { task, servants }, Action::Pay { cost }) => {
                let cost = (cost.get() - 1) as u8;
                if !self
                    .payable_costs(at, task, servants)
                    .any(|payable| payable == cost)
                {
                    return Err(match self.payment_base(at, task, servants) {
                        Some((_, card)) => Refusal::CannotPay { card },
                        None => Refusal::NoCard,
                    });
                }
                self.choose_cost(task, servants, cost);
            }
            (Step::Discount { task, servants, cost }, Action::Discount { good }) => {
                if !self.discount_options(at, task, servants, cost).contains(good) {
                    return Err(Refusal::NoDiscount { good });
                }
                self.steps.draw();
                let payment = Payment {
                    cost,
                    discount: Some(good),
                };
                self.perform(at, task, u16::from(servants), payment, log);
            }
            (
                Step::Exchange {
                    value,
                    lines,
                    changes,
                },
                Action::Exchange { card, line },
            ) => self.lay_out(at, (value, lines, changes), card, line.get())?,
            (
                Step::Exchange {
                    value,
                    lines,
                    changes,
                },
                Action::Clear { card },
            ) => self.clear(at, (value, lines, changes), card)?,
            (Step::Exchange { value, lines, .. }, Action::Produce) => self.produce(at, value, lines, log),
            (Step::Privilege { left, taken, source }, Action::Privilege { privilege }) => {
                self.use_privilege(at, privilege, (left, taken, source), log)?
            }
            (Step::Lose { source }, Action::Lose { good }) => self.lose(at, good, source, log)?,
            (Step::Take { by }, Action::Take { card }) => {
                let space = self.floor_of(card).ok_or(Refusal::NoCard)?;
                self.granted_taking(at, by, space)?;
                self.steps.draw();
                self.push(Step::Servants {
                    task: Task::Take { by, space },
                });
            }
            (Step::Take { .. }, Action::Decline) => self.decline(at, log),
            (Step::Strengthen { by }, Action::Strengthen { member }) => {
                if !self.coloured_at_home(at.seat).any(|home| home == member) {
                    return Err(Refusal::MemberAway { member });
                }
                self.strengthen(at.seat, by, member, log);
            }
            (Step::Copy, Action::Copy { leader }) => {
                if !self.copy_targets(at.seat).contains(leader) {
                    return Err(Refusal::NoTarget { leader });
                }
                self.copy(at.seat, leader, log);
            }
            (_, Action::Discard { .. } | Action::Play { .. } | Action::Activate { .. }) => {
                return Err(Refusal::LeaderInside);
            }
            (_, Action::Pass | Action::End) => return Err(Refusal::MustPlace),
            _ => return Err(Refusal::WrongStep),
        }
        Ok(())
    }

    fn check_servants(&self, at: &Situation, task: Task, count: u16) -> Result<(), Refusal> {
        let servants = self.servants_for(at, task)?;
        let held = self.family(at.seat).held(crate::goods::Good::Servants);
        if count > held {
            Err(Refusal::TooFewServants { held })
        } else if !count.is_multiple_of(servants.rate.max(1)) {
            Err(Refusal::OddServants { rate: servants.rate })
        } else if count < servants.least {
            let (value, minimum) = self.value_for(at, task);
            Err(Refusal::ValueTooLow {
                value: value + (count / servants.rate.max(1)) as i16,
                minimum,
            })
        } else if count > servants.most {
            Err(Refusal::ServantsNeeded)
        } else {
            Ok(())
        }
    }

    fn decline(&mut self, at: &Situation, log: &mut impl Log<Event>) {
        self.steps.draw();
        let seat = at.seat;
        log.all(|| Event::Declined { seat });
    }

    /// The coloured members of a seat that are still at home.
    pub(crate) fn coloured_at_home(&self, seat: Seat) -> impl Iterator<Item = Member> + '_ {
        Member::COLOURED
            .into_iter()
            .filter(move |&member| self.family(seat).is_home(member))
    }
}
