//! Turns of the action phase (section TU), and who decides what.

use signoria_engine::{Log, Seat};

use super::members::Situation;
use crate::action::Action;
use crate::board::{Member, Space};
use crate::effect::Modifier;
use crate::event::{Event, Refusal};
use crate::state::Lorenzo;
use crate::step::{Step, Task};

/// How often another member can be chosen after looking at the spaces of one: each of them twice, so that no turn goes on for ever.
pub(crate) const MOST_LOOKS: u8 = 2 * Member::COUNT as u8;

impl Lorenzo {
    /// Whose turn it is, or whom the Church looks at.
    pub(crate) fn active(&self) -> Seat {
        self.at_place(usize::from(self.turn))
    }

    /// Whether a seat's first turn of each round comes last (L.XT.16).
    pub(crate) fn is_late(&self, seat: Seat) -> bool {
        self.suffers(self.player(seat), |modifier| *modifier == Modifier::Late)
    }

    /// Turns of a round, but for those that come after all others.
    fn normal_turns(&self) -> usize {
        self.seats.count() * Member::COUNT
    }

    /// Whether this turn is one that comes after all normal ones: there a seat may pass (L.RU.39).
    pub(crate) fn is_extra_turn(&self) -> bool {
        usize::from(self.turn) >= self.normal_turns()
    }

    /// Ends the turn by itself when nothing is left to do in it (L.LA.3), and says whether it did.
    pub(crate) fn settle_turn(&mut self, at: &Situation, log: &mut impl Log<Event>) -> bool {
        let seat = at.seat;
        let first = usize::from(self.turn) < self.seats.count();
        let late = self.is_late(seat);
        if late && first {
            log.all(|| Event::Skipped { seat });
        } else if late || !self.is_extra_turn() {
            if self.has_leader_action(at) || (!self.placed && self.can_place(at)) {
                return false;
            }
            if !self.placed {
                log.all(|| Event::Passed { seat });
            }
        }
        self.end_turn(log);
        true
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn += 1;
        self.placed = false;
        if usize::from(self.turn) >= self.normal_turns() + self.seats.count() {
            self.end_actions(log);
        }
    }

    /// The members that can go somewhere.
    pub(crate) fn placeable<'a>(&'a self, at: &'a Situation) -> impl Iterator<Item = Member> + 'a {
        let members = Member::ALL.iter().copied();
        members.filter(|&member| self.has_placement(at, member))
    }

    fn may_place(&self, at: &Situation, member: Member) -> Result<(), Refusal> {
        if self.placed {
            Err(Refusal::HasPlaced)
        } else if !self.player(at.seat).is_home(member) {
            Err(Refusal::MemberAway { member })
        } else if !self.has_placement(at, member) {
            Err(Refusal::NoSpace {
                member,
                value: self.placement_value(at, member, Space::Council),
                minimum: self.edition.space(Space::Council).minimum,
            })
        } else {
            Ok(())
        }
    }

    /// Whether another member can be chosen instead of the one that was looked at.
    pub(crate) fn may_change(
        &self,
        at: &Situation,
        member: Member,
        other: Member,
        looks: u8,
    ) -> Result<(), Refusal> {
        if member == other {
            Err(Refusal::MemberChosen { member })
        } else if looks == 0 {
            Err(Refusal::MemberFinal)
        } else {
            self.may_place(at, other)
        }
    }

    fn may_pass(&self, at: &Situation) -> Result<(), Refusal> {
        if self.placed {
            Err(Refusal::HasPlaced)
        } else if self.is_extra_turn() || !self.can_place(at) {
            Ok(())
        } else {
            Err(Refusal::MustPlace)
        }
    }

    /// Whether a seat can do that in its turn, outside an action.
    pub(crate) fn may_act(&self, at: &Situation, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Place { member } => self.may_place(at, member),
            Action::Discard { leader } => self.may_discard(at.seat, leader),
            Action::Play { leader } => self.may_play(at.seat, leader),
            Action::Activate { leader } => self.may_activate(at, leader).map(|_| ()),
            Action::Pass => self.may_pass(at),
            Action::End if !self.placed => Err(Refusal::MustPlace),
            Action::End => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Carries out what a seat does in its turn, outside an action. A member that was looked at is left.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        known: Option<Situation>,
        action: Action,
        log: &mut impl Log<Event>,
    ) {
        let looks = match self.steps.pop() {
            Some(Step::Space { looks, .. }) => looks.saturating_sub(1),
            _ => MOST_LOOKS,
        };
        match action {
            Action::Place { member } => self.steps.push(Step::Space { member, looks }),
            Action::Discard { leader } => self.discard_leader(seat, leader, log),
            Action::Play { leader } => self.play_leader(seat, leader, log),
            Action::Activate { leader } => {
                self.activate_leader(&self.known_or_now(known, seat), leader, log);
            }
            Action::Pass => {
                log.all(|| Event::Passed { seat });
                self.end_turn(log);
            }
            Action::End => self.end_turn(log),
            _ => debug_assert!(false, "may_act let {action} through"),
        }
    }

    pub(crate) fn choose_space(&mut self, member: Member, space: Space) {
        let task = Task::Place { member, space };
        self.steps.push(Step::Servants { task });
    }
}
