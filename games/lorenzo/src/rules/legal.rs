//! Which actions are allowed now: the one place that decides it for what comes from outside, by the checks that lists are made of.

use super::members::Situation;
use crate::action::Action;
use crate::event::Refusal;
use crate::state::{Lorenzo, Phase};
use crate::step::Step;

/// Why an action that belongs to no decision open now is refused.
fn out_of_place(action: Action) -> Refusal {
    match action {
        Action::Discard { .. } | Action::Play { .. } | Action::Activate { .. } => Refusal::LeaderInside,
        _ => Refusal::NotAsked,
    }
}

impl Lorenzo {
    /// Whether a seat that must decide may do this now.
    pub(super) fn may(&self, at: &Situation, action: Action) -> Result<(), Refusal> {
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
            // Asked only where either cost can be paid.
            (Step::Cost { .. }, Action::Pay { .. }) => Ok(()),
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
            _ => Err(match action {
                Action::Pass | Action::End => Refusal::MustPlace,
                _ => out_of_place(action),
            }),
        }
    }
}
