//! Leader actions: discard, play, activate (section LA).

use signoria_engine::{Log, Seat};

use super::members::Situation;
use crate::action::{Action, Event, Refusal};
use crate::board::{Kind, Member};
use crate::edition::{Ability, Requirement};
use crate::effect::{Bundle, Grant};
use crate::goods::Good;
use crate::leader::{Leader, LeaderSet};
use crate::source::Source;
use crate::state::{Family, Lorenzo, Status};
use crate::step::{Granter, Step};

impl Family {
    /// Whether a requirement is met now: all its parts at once (L.LA.7).
    pub(crate) fn meets(&self, needs: &Requirement) -> bool {
        let mut kinds = Kind::ALL.iter();
        let mut any_kind = Kind::ALL.iter();
        kinds.all(|&kind| self.count(kind) >= usize::from(needs.cards.of(kind)))
            && any_kind.any(|&kind| self.count(kind) >= usize::from(needs.same_kind))
            && Good::ALL
                .iter()
                .all(|&good| self.held(good) >= u16::from(needs.goods.get(good)))
    }
}

impl Lorenzo {
    /// The leaders that a seat can copy: those that other seats have in play.
    pub(crate) fn copy_targets(&self, seat: Seat) -> LeaderSet {
        self.seats
            .iter()
            .filter(|&other| other != seat)
            .map(|other| self.family(other).leaders(Status::in_play))
            .fold(LeaderSet::default(), LeaderSet::or)
    }

    /// Whether a leader can be played now (L.LA.5).
    pub(crate) fn can_play(&self, seat: Seat, leader: Leader) -> Result<(), Refusal> {
        let family = self.family(seat);
        if !family.hand().contains(leader) {
            return Err(Refusal::NotInHand { leader });
        }
        let figures = self.edition.leader(leader);
        if !family.meets(&figures.needs) {
            return Err(Refusal::Requirement { leader });
        }
        if figures.ability == Ability::Copies && self.copy_targets(seat).is_empty() {
            return Err(Refusal::NoTarget { leader });
        }
        Ok(())
    }

    /// Whose ability a leader of a seat has: its own, or the one it copies.
    pub(crate) fn ability_of(&self, seat: Seat, leader: Leader) -> Leader {
        match &self.edition.leader(leader).ability {
            Ability::Copies => self.family(seat).copied.unwrap_or(leader),
            _ => leader,
        }
    }

    /// Whether a leader can be activated now, whose ability that is, and what it does (L.LA.9).
    pub(crate) fn can_activate(
        &self,
        at: &Situation,
        leader: Leader,
    ) -> Result<(Leader, &'static Bundle), Refusal> {
        let held = self.family(at.seat).held_leader(leader);
        let held = held
            .filter(|held| held.status.in_play())
            .ok_or(Refusal::NotInHand { leader })?;
        let whose = self.ability_of(at.seat, leader);
        let Ability::Once(bundle) = &self.edition.figures().leader(whose).ability else {
            return Err(Refusal::LeaderUsed { leader });
        };
        if held.status == Status::FaceDown {
            return Err(Refusal::LeaderUsed { leader });
        }
        match bundle.grant {
            Some(Grant::Work(..)) => {
                self.granted_working(at, Granter::Leader(whose))?;
            }
            Some(Grant::Strengthen(_)) if self.coloured_at_home(at.seat).next().is_none() => {
                return Err(Refusal::NoTarget { leader });
            }
            _ => {}
        }
        Ok((whose, bundle))
    }

    /// Whether a seat could take any leader action now.
    pub(crate) fn has_leader_action(&self, at: &Situation) -> bool {
        let leaders = self.family(at.seat).leaders.iter().flatten();
        self.advanced
            && leaders
                .clone()
                .any(|held| held.status == Status::Hand || self.can_activate(at, held.leader).is_ok())
    }

    pub(crate) fn leader_actions(&self, at: &Situation, out: &mut Vec<Action>) {
        if !self.advanced {
            return;
        }
        for held in self.family(at.seat).leaders.iter().flatten() {
            let leader = held.leader;
            if held.status == Status::Hand {
                out.push(Action::Discard { leader });
                if self.can_play(at.seat, leader).is_ok() {
                    out.push(Action::Play { leader });
                }
            } else if self.can_activate(at, leader).is_ok() {
                out.push(Action::Activate { leader });
            }
        }
    }

    /// Discards a leader for a privilege; everybody sees who it was (L.RU.31).
    pub(crate) fn discard_leader(
        &mut self,
        seat: Seat,
        leader: Leader,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if !self.family(seat).hand().contains(leader) {
            return Err(Refusal::NotInHand { leader });
        }
        self.families[seat].lay(leader, Status::Discarded);
        log.all(|| Event::Discarded { seat, leader });
        self.push_privileges(1, Source::Leader(leader));
        Ok(())
    }

    pub(crate) fn play_leader(
        &mut self,
        seat: Seat,
        leader: Leader,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.can_play(seat, leader)?;
        self.families[seat].lay(leader, Status::FaceUp);
        log.all(|| Event::Played { seat, leader });
        if self.edition.leader(leader).ability == Ability::Copies {
            self.push(Step::Copy);
        }
        Ok(())
    }

    pub(crate) fn activate_leader(
        &mut self,
        at: &Situation,
        leader: Leader,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let (whose, bundle) = self.can_activate(at, leader)?;
        let seat = at.seat;
        self.families[seat].lay(leader, Status::FaceDown);
        log.all(|| Event::Activated { seat, leader });
        self.leader_effect(at, whose, bundle, log);
        Ok(())
    }

    pub(crate) fn strengthen(&mut self, seat: Seat, by: Leader, member: Member, log: &mut impl Log<Event>) {
        self.steps.draw();
        if let Some(Grant::Strengthen(value)) = self.leader_grant(by)
            && let Some(base) = self.families[seat].strengthened.get_mut(member as usize)
        {
            *base = value;
            let value = self.member_value(&self.situation(seat), member);
            log.all(|| Event::Strengthened { seat, member, value });
        }
    }

    pub(crate) fn copy(&mut self, seat: Seat, leader: Leader, log: &mut impl Log<Event>) {
        self.steps.draw();
        self.families[seat].copied = Some(leader);
        log.all(|| Event::Copied { seat, leader });
    }
}
