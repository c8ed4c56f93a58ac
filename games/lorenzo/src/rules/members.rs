//! Members, servants and action values; where a member can go (sections FM, TW, WK, MK, CP).

use signoria_engine::{Seat, Set};

use crate::board::{FLOORS, Kind, Member, Place, Space, Work};
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
        let least = Self::missing(value, minimum).saturating_mul(rate);
        let held = held.min(MOST_GIVEN);
        if least > held {
            let reach = value.saturating_add_unsigned(held / rate.max(1));
            return Err(Refusal::ValueTooLow {
                value,
                minimum,
                servants: held,
                reach,
            });
        }
        Ok(Self {
            least,
            most: held - held % rate.max(1),
            rate,
        })
    }

    /// How much a value lacks.
    fn missing(value: i16, minimum: u8) -> u16 {
        i16::from(minimum).saturating_sub(value).max(0).unsigned_abs()
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
        let taken = self.players.values().map(|player| Set::of_some(player.members));
        Situation {
            seat,
            powers: Powers::of(self, player),
            taken: taken.fold(Set::EMPTY, |all, taken| all | taken),
            own: Set::of_some(Member::COLOURED.map(|member| player.members[member as usize])),
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
        // Outside the towers first: in the palace there is nearly always room.
        self.player(at.seat).is_home(member)
            && (!self.open_outside(at, member).is_empty() || !self.open_floors(at, member).is_empty())
    }

    /// Where a member that is at home can go: to all spaces for which [`placement`](Self::placement) says so, worked out together.
    pub(crate) fn open_spaces(&self, at: &Situation, member: Member) -> Set<Space> {
        self.open_outside(at, member) | self.open_floors(at, member)
    }

    fn open_outside(&self, at: &Situation, member: Member) -> Set<Space> {
        let helped = self.member_value(at, member) + self.servants_add(at);
        let work = |work: Work| {
            let value = helped + at.powers.value(work.into(), false);
            self.edition.reached_by(value) & work.area()
        };
        let others = Space::market().with(Space::Council);
        let mut spaces =
            (self.edition.reached_by(helped) & others) | work(Work::Harvest) | work(Work::Production);
        spaces &= self.edition.open[self.seats.count()];
        if !at.powers.occupied_spaces {
            spaces -= at.taken - Space::shared();
        }
        if at.powers.no_market {
            spaces -= Space::market();
        }
        if member.is_coloured() {
            for &work in Work::ALL {
                if !at.own.is_disjoint(work.area()) {
                    spaces -= work.area();
                }
            }
        }
        spaces
    }

    fn open_floors(&self, at: &Situation, member: Member) -> Set<Space> {
        let value = self.member_value(at, member);
        let free = Space::floors() - at.taken;
        let mut spaces = Set::EMPTY;
        for &kind in Kind::ALL {
            if member.is_coloured() && !at.own.is_disjoint(kind.tower()) {
                continue;
            }
            let value = value + at.powers.value(kind.into(), false);
            for space in (free & kind.tower()).iter() {
                let floor = space as usize % FLOORS;
                if self.can_take(at, kind, floor, value, &Goods::NOTHING) {
                    spaces.insert(space);
                }
            }
        }
        spaces
    }

    /// The fewest servants that take a member to a space, whatever else lies in the way.
    pub(crate) fn servants_to(&self, at: &Situation, member: Member, space: Space) -> u16 {
        let minimum = match space.place() {
            Place::Floor(_, floor) => self.edition.floor_minimum[floor],
            Place::Work(..) | Place::Market | Place::Council => self.edition.space(space).minimum,
        };
        let value = self.placement_value(at, member, space);
        Servants::missing(value, minimum).saturating_mul(at.powers.rate)
    }

    /// How much all servants that can be given add to a value.
    fn servants_add(&self, at: &Situation) -> i16 {
        let held = self.player(at.seat).held(Good::Servants).min(MOST_GIVEN);
        (held / at.powers.rate.max(1)) as i16
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
