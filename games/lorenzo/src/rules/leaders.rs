//! Leader actions: discard, play, activate (section LA).

use signoria_engine::{Log, Seat, Set};

use super::members::Situation;
use crate::action::Action;
use crate::board::{Kind, Member};
use crate::edition::{Ability, Requirement};
use crate::effect::{Bundle, Grant};
use crate::event::{Event, Refusal};
use crate::goods::Good;
use crate::pieces::Leader;
use crate::source::Source;
use crate::state::{Lorenzo, Player, Status};
use crate::step::{Granter, Step};

impl Player {
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
    pub(crate) fn copy_targets(&self, seat: Seat) -> Set<Leader> {
        self.seats
            .iter()
            .filter(|&other| other != seat)
            .map(|other| self.player(other).leaders(Status::in_play))
            .fold(Set::EMPTY, |all, own| all | own)
    }

    /// Whether a leader can be played now (L.LA.5).
    pub(crate) fn may_play(&self, seat: Seat, leader: Leader) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.hand().contains(leader) {
            return Err(Refusal::NotInHand { leader });
        }
        let figures = self.edition.leader(leader);
        if !player.meets(&figures.needs) {
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
            Ability::Copies => self.player(seat).copied.unwrap_or(leader),
            _ => leader,
        }
    }

    /// Whether a leader can be activated now, whose ability that is, and what it does (L.LA.9).
    pub(crate) fn may_activate(
        &self,
        at: &Situation,
        leader: Leader,
    ) -> Result<(Leader, &'static Bundle), Refusal> {
        let held = self.player(at.seat).held_leader(leader);
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
            Some(Grant::Strengthen(_) | Grant::Take(_)) | None => {}
        }
        Ok((whose, bundle))
    }

    /// Whether a seat could take any leader action now.
    pub(crate) fn has_leader_action(&self, at: &Situation) -> bool {
        let leaders = self.player(at.seat).leaders.iter().flatten();
        self.advanced
            && leaders
                .clone()
                .any(|held| held.status == Status::Hand || self.may_activate(at, held.leader).is_ok())
    }

    pub(crate) fn list_leaders(&self, at: &Situation, out: &mut Vec<Action>) {
        if !self.advanced {
            return;
        }
        for held in self.player(at.seat).leaders.iter().flatten() {
            let leader = held.leader;
            if held.status == Status::Hand {
                out.push(Action::Discard { leader });
                if self.may_play(at.seat, leader).is_ok() {
                    out.push(Action::Play { leader });
                }
            } else if self.may_activate(at, leader).is_ok() {
                out.push(Action::Activate { leader });
            }
        }
    }

    pub(crate) fn may_discard(&self, seat: Seat, leader: Leader) -> Result<(), Refusal> {
        if self.player(seat).hand().contains(leader) {
            Ok(())
        } else {
            Err(Refusal::NotInHand { leader })
        }
    }

    /// Discards a leader for a privilege; everybody sees who it was (L.RU.31).
    pub(crate) fn discard_leader(&mut self, seat: Seat, leader: Leader, log: &mut impl Log<Event>) {
        self.players[seat].lay(leader, Status::Discarded);
        log.reveal();
        log.all(|| Event::Discarded { seat, leader });
        self.push_privileges(1, Source::Leader(leader));
    }

    pub(crate) fn play_leader(&mut self, seat: Seat, leader: Leader, log: &mut impl Log<Event>) {
        self.players[seat].lay(leader, Status::FaceUp);
        log.reveal();
        log.all(|| Event::Played { seat, leader });
        if self.edition.leader(leader).ability == Ability::Copies {
            self.steps.push(Step::Copy);
        }
    }

    pub(crate) fn activate_leader(&mut self, at: &Situation, leader: Leader, log: &mut impl Log<Event>) {
        let Ok((whose, bundle)) = self.may_activate(at, leader) else {
            return;
        };
        let seat = at.seat;
        self.players[seat].lay(leader, Status::FaceDown);
        log.all(|| Event::Activated { seat, leader });
        self.leader_effect(at, whose, bundle, log);
    }

    /// The coloured members of a seat that are still at home.
    pub(crate) fn coloured_at_home(&self, seat: Seat) -> impl Iterator<Item = Member> + '_ {
        let coloured = Member::COLOURED.into_iter();
        coloured.filter(move |&member| self.player(seat).is_home(member))
    }

    pub(crate) fn may_strengthen(&self, seat: Seat, member: Member) -> Result<(), Refusal> {
        if self.coloured_at_home(seat).any(|home| home == member) {
            Ok(())
        } else {
            Err(Refusal::MemberAway { member })
        }
    }

    pub(crate) fn strengthen(&mut self, seat: Seat, by: Leader, member: Member, log: &mut impl Log<Event>) {
        if let Some(Grant::Strengthen(value)) = self.leader_grant(by)
            && let Some(base) = self.players[seat].strengthened.get_mut(member as usize)
        {
            *base = value;
            let value = self.member_value(&self.situation(seat), member);
            log.all(|| Event::Strengthened { seat, member, value });
        }
    }

    pub(crate) fn may_copy(&self, seat: Seat, leader: Leader) -> Result<(), Refusal> {
        if self.copy_targets(seat).contains(leader) {
            Ok(())
        } else {
            Err(Refusal::NoTarget { leader })
        }
    }

    pub(crate) fn copy(&mut self, seat: Seat, leader: Leader, log: &mut impl Log<Event>) {
        self.players[seat].copied = Some(leader);
        log.all(|| Event::Copied { seat, leader });
    }
}
