//! Turns of the action phase (section TU), and who decides what.

use signoria_engine::{Barrier, Log, Rules, Seat};

use super::members::Situation;
use crate::action::{Action, Event, Refusal};
use crate::board::Member;
use crate::effect::Modifier;
use crate::state::{Lorenzo, Phase};
use crate::step::Step;

/// How often another member can be chosen after looking at the spaces of one: each of them twice, so that no turn goes on for ever.
pub(crate) const MOST_LOOKS: u8 = 2 * Member::COUNT as u8;

/// Whether an action can come instead of placing the member that was chosen.
fn is_turn_action(action: Action) -> bool {
    matches!(
        action,
        Action::Discard { .. } | Action::Play { .. } | Action::Activate { .. } | Action::Pass
    )
}

impl Lorenzo {
    /// Whether a seat's first turn of each round comes last (L.XT.16).
    pub(crate) fn is_late(&self, seat: Seat) -> bool {
        self.suffers(self.family(seat), |modifier| *modifier == Modifier::Late)
    }

    /// Normal turns of a round.
    fn normal_turns(&self) -> usize {
        self.seats.count() * Member::COUNT
    }

    /// Whether this turn is one that comes after all normal ones: there a seat may pass (L.RU.39).
    pub(crate) fn is_extra_turn(&self) -> bool {
        usize::from(self.turn) >= self.normal_turns()
    }

    /// Goes to the next turn in which somebody has something to do, or ends the phase.
    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        let seats = self.seats.count();
        while usize::from(self.turn) < self.normal_turns() + seats {
            let turn = usize::from(self.turn);
            let seat = self.at_place(turn);
            self.placed = false;
            let late = self.is_late(seat);
            if turn < seats && late {
                log.all(|| Event::Skipped { seat });
            } else if turn < self.normal_turns() || late {
                let at = self.situation(seat);
                if self.has_leader_action(&at) || self.can_place(&at) {
                    return;
                }
                log.all(|| Event::Passed { seat });
            }
            self.turn += 1;
        }
        self.end_actions(log);
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn += 1;
        self.begin_turn(log);
    }

    /// Ends the turn by itself when nothing is left to do in it (L.LA.3).
    fn end_turn_if_done(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.steps.is_empty() {
            return;
        }
        if self.placed && !self.advanced {
            return self.end_turn(log);
        }
        let at = self.situation(seat);
        if self.has_leader_action(&at) {
            return;
        }
        if self.placed {
            self.end_turn(log);
        } else if !self.can_place(&at) {
            log.all(|| Event::Passed { seat });
            self.end_turn(log);
        }
    }

    /// Whether a turn may go by without a placement now.
    pub(crate) fn may_pass(&self, at: &Situation) -> bool {
        !self.placed && (self.is_extra_turn() || !self.can_place(at))
    }

    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::BonusTiles => out.extend(self.tiles_left().map(|tile| Action::Choose { tile })),
            Phase::Draft => out.extend(
                self.family(seat)
                    .packet
                    .iter()
                    .map(|leader| Action::Keep { leader }),
            ),
            Phase::Actions => {
                let at = self.situation(seat);
                match self.steps.top() {
                    Some(step) => self.step_actions(&at, step, out),
                    None => self.turn_actions(&at, out),
                }
            }
            Phase::Vatican => out.extend([Action::Support, Action::Refuse]),
            Phase::Over => {}
        }
    }

    /// The members that can go somewhere.
    pub(crate) fn placeable<'a>(&'a self, at: &'a Situation) -> impl Iterator<Item = Member> + 'a {
        let members = Member::ALL.iter().copied();
        members.filter(|&member| self.has_placement(at, member))
    }

    pub(crate) fn check_placeable(&self, at: &Situation, member: Member) -> Result<(), Refusal> {
        if !self.family(at.seat).is_home(member) {
            Err(Refusal::MemberAway { member })
        } else if !self.has_placement(at, member) {
            Err(Refusal::NoSpace { member })
        } else {
            Ok(())
        }
    }

    fn turn_actions(&self, at: &Situation, out: &mut Vec<Action>) {
        let first = out.len();
        if !self.placed {
            out.extend(self.placeable(at).map(|member| Action::Place { member }));
        }
        let none = out.len() == first;
        self.leader_actions(at, out);
        if self.placed {
            out.push(Action::End);
        } else if none || self.is_extra_turn() {
            out.push(Action::Pass);
        }
    }

    /// Carries an action of the seat that decides out. Nothing has changed when it is refused.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Refusal> {
        let stream = self.stream;
        let mut barrier = Barrier::Open;
        match (self.phase, action) {
            (Phase::BonusTiles, Action::Choose { tile }) => self.choose_tile(seat, tile, log)?,
            (Phase::Draft, Action::Keep { leader }) => barrier = self.keep(seat, leader, log)?,
            (Phase::Vatican, Action::Support) => self.report(seat, true, log),
            (Phase::Vatican, Action::Refuse) => self.report(seat, false, log),
            (Phase::Actions, _) => {
                let at = self.situation(seat);
                match self.steps.top() {
                    Some(step @ Step::Space { .. }) if is_turn_action(action) => {
                        // A member was only looked at: the turn is still open.
                        self.steps.draw();
                        let taken = self.take_turn(&at, action, log);
                        if taken.is_err() {
                            self.push(step);
                        }
                        barrier = taken?;
                    }
                    Some(step) => self.answer(&at, step, action, log)?,
                    None => barrier = self.take_turn(&at, action, log)?,
                }
                if self.phase == Phase::Actions && self.waiting().contains(seat) {
                    self.settle(seat, log);
                    self.end_turn_if_done(seat, log);
                }
            }
            (_, Action::Discard { .. } | Action::Play { .. } | Action::Activate { .. }) => {
                return Err(Refusal::LeaderInside);
            }
            _ => return Err(Refusal::WrongStep),
        }
        // Whatever drew from the stream showed something: new cards, dice, packets.
        Ok(if self.stream == stream {
            barrier
        } else {
            Barrier::Closed
        })
    }

    fn take_turn(
        &mut self,
        at: &Situation,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Refusal> {
        let seat = at.seat;
        match action {
            Action::Place { member } => {
                if self.placed {
                    return Err(Refusal::HasPlaced);
                }
                self.check_placeable(at, member)?;
                self.push(Step::Space {
                    member,
                    looks: MOST_LOOKS,
                });
            }
            Action::Discard { leader } => {
                self.discard_leader(seat, leader, log)?;
                return Ok(Barrier::Closed);
            }
            Action::Play { leader } => {
                self.play_leader(seat, leader, log)?;
                return Ok(Barrier::Closed);
            }
            Action::Activate { leader } => self.activate_leader(at, leader, log)?,
            Action::Pass => {
                if !self.may_pass(at) {
                    return Err(if self.placed {
                        Refusal::HasPlaced
                    } else {
                        Refusal::MustPlace
                    });
                }
                log.all(|| Event::Passed { seat });
                self.end_turn(log);
            }
            Action::End => {
                if !self.placed {
                    return Err(Refusal::MustPlace);
                }
                self.end_turn(log);
            }
            _ => return Err(Refusal::WrongStep),
        }
        Ok(Barrier::Open)
    }
}
