//! The legal actions of a seat.

use signoria_engine::{Number, Seat, Set};

use super::members::Situation;
use crate::action::Action;
use crate::board::Member;
use crate::goods::Privilege;
use crate::state::{Lorenzo, Phase};
use crate::step::Step;

fn list_privileges(taken: Set<Privilege>, out: &mut Vec<Action>) {
    let left = (Set::all() - taken).iter();
    out.extend(left.map(|privilege| Action::Privilege { privilege }));
}

impl Lorenzo {
    /// Lists what a seat that must decide can do; its situation is `known` or worked out.
    pub(crate) fn list(&self, seat: Seat, known: Option<Situation>, out: &mut Vec<Action>) {
        match self.phase {
            Phase::BonusTiles => out.extend(self.tiles_left().map(|tile| Action::Choose { tile })),
            Phase::Draft => {
                let packet = self.player(seat).packet.iter();
                out.extend(packet.map(|leader| Action::Keep { leader }));
            }
            Phase::Actions => match self.steps.top() {
                // It depends only on what was taken.
                Some(Step::Privilege { taken, .. }) => list_privileges(taken, out),
                Some(step) => self.list_answers(&self.known_or_now(known, seat), step, out),
                None => self.list_turn(&self.known_or_now(known, seat), out),
            },
            Phase::Vatican => out.extend([Action::Support, Action::Refuse]),
            Phase::Over => {}
        }
    }

    fn list_turn(&self, at: &Situation, out: &mut Vec<Action>) {
        let first = out.len();
        if !self.placed {
            out.extend(self.placeable(at).map(|member| Action::Place { member }));
        }
        let none = out.len() == first;
        self.list_leaders(at, out);
        if self.placed {
            out.push(Action::End);
        } else if none || self.is_extra_turn() {
            out.push(Action::Pass);
        }
    }

    /// Lists the answers to a step.
    pub(crate) fn list_answers(&self, at: &Situation, step: Step, out: &mut Vec<Action>) {
        match step {
            Step::Space { member, looks } => self.list_spaces(at, member, looks, out),
            Step::Servants { task } => {
                if let Ok(servants) = self.servants_for(at, task) {
                    let numbers = servants.numbers().filter_map(Number::new);
                    out.extend(numbers.map(|count| Action::Servants { count }));
                }
                if task.is_optional() {
                    out.push(Action::Decline);
                }
            }
            Step::Cost { task, servants } => out.extend(
                self.payable_costs(at, task, servants)
                    .filter_map(|cost| Number::new(u16::from(cost) + 1))
                    .map(|cost| Action::Pay { cost }),
            ),
            Step::Discount { task, servants, cost } => {
                let goods = self.discount_options(at, task, servants, cost).iter();
                out.extend(goods.map(|good| Action::Discount { good }));
            }
            Step::Exchange {
                value,
                lines,
                changes,
            } => {
                if changes > 0 {
                    out.extend(self.layable(at, value, lines).filter_map(|(card, line)| {
                        let line = Number::new(line.into())?;
                        Some(Action::Exchange { card, line })
                    }));
                    out.extend(self.laid(at.seat, lines).map(|card| Action::Clear { card }));
                }
                out.push(Action::Produce);
            }
            // Carried out before anybody is asked.
            Step::Choices { .. } => {}
            Step::Privilege { taken, .. } => list_privileges(taken, out),
            Step::Lose { .. } => out.extend(self.losses(at).iter().map(|good| Action::Lose { good })),
            Step::Take { by } => {
                out.extend(self.granted_floors(at, by).map(|(_, card)| Action::Take { card }));
                out.push(Action::Decline);
            }
            Step::Strengthen { .. } => {
                let members = self.coloured_at_home(at.seat);
                out.extend(members.map(|member| Action::Strengthen { member }));
            }
            Step::Copy => {
                let targets = self.copy_targets(at.seat).iter();
                out.extend(targets.map(|leader| Action::Copy { leader }));
            }
        }
    }

    fn list_spaces(&self, at: &Situation, member: Member, looks: u8, out: &mut Vec<Action>) {
        let open = self.open_spaces(at, member).iter();
        out.extend(open.map(|space| Action::On { space }));
        if looks > 0 {
            let others = self.placeable(at).filter(|&other| other != member);
            out.extend(others.map(|member| Action::Place { member }));
        }
        self.list_leaders(at, out);
        if self.is_extra_turn() {
            out.push(Action::Pass);
        }
    }
}
