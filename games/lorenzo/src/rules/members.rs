//! Members, servants and action values; where a member can go (sections FM, TW, WK, MK, CP).

use signoria_engine::{Seat, Set};

use crate::board::{Kind, Member, Place, Space};
use crate::edition::SLOTS;
use crate::event::Refusal;
use crate::goods::{Good, Goods};
use crate::powers::Powers;
use crate::state::Lorenzo;

/// What the checks of one decision look at again and again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation {
    pub(crate) seat: Seat,
    pub(crate) powers: Powers,
    /// Spaces with a member of anybody.
    pub(crate) taken: Set<Space>,
    /// Spaces with a coloured member of this seat.
    pub(crate) own: Set<Space>,
}

/// How many servants can be given for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Servants {
    pub(crate) least: u16,
    pub(crate) most: u16,
    /// How many add 1 to the value.
    pub(crate) rate: u16,
}

/// The most servants that one action can be given: what an [`Action`](crate::action::Action) can say.
const MOST_GIVEN: u16 = 255;

impl Servants {
    /// As many as a value needs to reach the minimum, up to all that are held.
    pub(crate) fn reaching(value: i16, minimum: u8, held: u16, rate: u16) -> Result<Self, Refusal> {
        let missing = i16::from(minimum).saturating_sub(value).max(0).unsigned_abs();
        let least = missing.saturating_mul(rate);
        let held = held.min(MOST_GIVEN);
        if least > held {
            return Err(Refusal::ValueTooLow { value, minimum });
        }
        Ok(Self {
            least,
            most: held - held % rate.max(1),
            rate,
        })
    }

    pub(crate) fn numbers(self) -> impl Iterator<Item = u16> {
        (self.least..=self.most).step_by(usize::from(self.rate.max(1)))
    }

    pub(crate) fn is_forced(self) -> bool {
        self.least + self.rate > self.most
    }
}

impl Lorenzo {
    pub(crate) fn situation(&self, seat: Seat) -> Situation {
        let player = self.player(seat);
        // Without branches: whether a member is at home is hard to foresee.
        let at = |space: Option<Space>| space.map_or(Set::EMPTY, Set::only);
        let taken = self.players.values().flat_map(|player| player.members);
        let taken = taken.fold(Set::EMPTY, |taken, space| taken | at(space));
        let own = Member::COLOURED.iter();
        let own = own.fold(Set::EMPTY, |own, &member| {
            own | at(player.members[member as usize])
        });
        Situation {
            seat,
            powers: Powers::of(self, player),
            taken,
            own,
        }
    }

    /// The situation of a seat: as `known`, or worked out.
    pub(crate) fn known_or_now(&self, known: Option<Situation>, seat: Seat) -> Situation {
        known.unwrap_or_else(|| self.situation(seat))
    }

    /// The value of a member: base and changes (L.FM.8).
    pub(crate) fn member_value(&self, at: &Situation, member: Member) -> i16 {
        let player = self.player(at.seat);
        let base = if member.is_coloured() {
            match (player.strengthened[member as usize], at.powers.base) {
                (0, Some(base)) => base,
                (0, None) => self.dice[member as usize],
                (strengthened, _) => strengthened,
            }
        } else {
            0
        };
        i16::from(base) + at.powers.member(member)
    }

    /// The value that an action of a member has before servants (L.FM.9).
    pub(crate) fn placement_value(&self, at: &Situation, member: Member, space: Space) -> i16 {
        let value = self.member_value(at, member);
        match space.place() {
            Place::Floor(kind, _) => value + at.powers.value(kind.into(), false),
            Place::Work(work, _) => {
                value + at.powers.value(work.into(), false) + i16::from(self.edition.space(space).modifier)
            }
            Place::Market | Place::Council => value,
        }
    }

    /// Whether a member can go to a space, and with how many servants.
    pub(crate) fn placement(
        &self,
        at: &Situation,
        member: Member,
        space: Space,
    ) -> Result<Servants, Refusal> {
        let player = self.player(at.seat);
        if !player.is_home(member) {
            return Err(Refusal::MemberAway { member });
        }
        let value = self.placement_value(at, member, space);
        let figures = self.edition.space(space);
        if usize::from(figures.seats) > self.seats.count() {
            return Err(Refusal::Closed {
                space: self.spot(space),
            });
        }
        let occupied = at.taken.contains(space);
        match space.place() {
            Place::Floor(kind, floor) => {
                if occupied {
                    return Err(Refusal::Occupied {
                        space: self.spot(space),
                    });
                }
                if member.is_coloured() && !at.own.is_disjoint(kind.tower()) {
                    return Err(Refusal::OwnColourInTower { kind });
                }
                return self.taking(at, kind, floor, value, &Goods::default());
            }
            Place::Work(work, large) => {
                if occupied && !large && !at.powers.occupied_spaces {
                    return Err(Refusal::Occupied {
                        space: self.spot(space),
                    });
                }
                if member.is_coloured() && !at.own.is_disjoint(work.area()) {
                    return Err(Refusal::OwnColourInArea { work });
                }
            }
            Place::Market => {
                if at.powers.no_market {
                    return Err(Refusal::MarketForbidden);
                }
                if occupied && !at.powers.occupied_spaces {
                    return Err(Refusal::Occupied {
                        space: self.spot(space),
                    });
                }
            }
            Place::Council => {}
        }
        Servants::reaching(
            value,
            figures.minimum,
            player.held(Good::Servants),
            at.powers.rate,
        )
    }

    /// Whether a member can go anywhere.
    pub(crate) fn has_placement(&self, at: &Situation, member: Member) -> bool {
        // The palace first: it is nearly always possible, so the search nearly always ends there.
        self.player(at.seat).is_home(member)
            && (self.placement(at, member, Space::Council).is_ok()
                || self
                    .unblocked(at, member)
                    .iter()
                    .any(|space| self.placement(at, member, space).is_ok()))
    }

    /// The spaces where nothing lies in the way of a member: all where it can go, and some where its value or the goods do not suffice.
    pub(crate) fn unblocked(&self, at: &Situation, member: Member) -> Set<Space> {
        let mut spaces = Set::all();
        if at.powers.occupied_spaces {
            spaces -= at.taken & Space::floors();
        } else {
            spaces -= at.taken - Space::shared();
        }
        let player = self.player(at.seat);
        for &kind in Kind::ALL {
            let own = member.is_coloured() && !at.own.is_disjoint(kind.tower());
            if own || player.count(kind) >= SLOTS {
                spaces -= kind.tower();
            }
        }
        spaces
    }

    /// Whether any member can go anywhere.
    pub(crate) fn can_place(&self, at: &Situation) -> bool {
        self.placeable(at).next().is_some()
    }

    /// Whether a tower holds a member, so that the surcharge is due.
    pub(crate) fn is_occupied(&self, at: &Situation, kind: Kind) -> bool {
        !at.taken.is_disjoint(kind.tower())
    }
}
