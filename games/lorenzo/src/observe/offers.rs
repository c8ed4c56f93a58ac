//! What the board offers a seat: the cards in the towers, and where its members could go.

use signoria_engine::{Observer, Rules, Set};

use super::{printed, resources};
use crate::board::{FLOORS, Kind, Member, Place, Space};
use crate::edition::CardFigures;
use crate::effect::Grant;
use crate::goods::{Good, Goods};
use crate::rules::Situation;
use crate::state::Lorenzo;
use crate::step::Step;

/// What a seat can reach spaces with.
pub(super) struct Reach {
    /// The step that it is asked.
    step: Option<Step>,
    /// The member that would go: the one that is being placed, else the one at home that counts most; and where it can go.
    member: Option<(Member, Set<Space>)>,
    /// The same beside a coloured member of the family, which only the neutral one can join.
    joining: Option<(Member, Set<Space>)>,
    /// The discount of a granted action.
    off: Goods,
}

impl Lorenzo {
    /// The cards in the towers by name, and each floor with what it takes and brings.
    pub(super) fn tell_towers(&self, at: &Situation, reach: &Reach, to: &mut impl Observer) {
        let cards = self.towers.iter().flatten().flatten().copied();
        to.set("card", cards.collect());
        for &kind in Kind::ALL {
            to.part(kind.word(), |to| {
                to.flag("occupied", self.is_occupied(at, kind));
                to.flag("own", !at.own.is_disjoint(kind.tower()));
                for floor in 0..FLOORS {
                    to.part(("floor", floor + 1), |to| {
                        self.tell_floor(at, reach, (kind, floor), to)
                    });
                }
            });
        }
    }

    fn tell_floor(
        &self,
        at: &Situation,
        reach: &Reach,
        (kind, floor): (Kind, usize),
        to: &mut impl Observer,
    ) {
        let card = self.towers[kind as usize][floor].map(|card| printed(self).card(card));
        let way = card.and_then(|_| self.way_to(at, reach, kind.floor(floor)));
        to.flag("card", card.is_some());
        to.flag("open", way.is_some());
        to.capped("servants", way.unwrap_or(0), 10);
        let payable = way.is_some() || card.is_some_and(|figures| self.could_pay(at, reach, figures, floor));
        to.flag("payable", payable);
        let price = card.map_or(Goods::NOTHING, |figures| {
            self.reduced_cost(at, figures, 0, &reach.off)
        });
        to.capped("price", resources(&price), 15);
        to.capped("military-price", price.get(Good::Military), 10);
        let now = card.map(|figures| figures.now).unwrap_or_default();
        to.capped("resources", resources(&now.gain), 10);
        to.capped("military", now.gain.get(Good::Military), 10);
        to.capped("faith", now.gain.get(Good::Faith), 10);
        to.capped("victory", now.gain.get(Good::Victory), 15);
        to.capped("privileges", now.privileges, 4);
        let grant = match now.grant {
            Some(Grant::Take(take)) => take.value,
            Some(Grant::Work(_, granted)) => granted.value,
            Some(Grant::Strengthen(_)) | None => 0,
        };
        to.signed("grants", grant.into(), 0, 12);
        let work = card.and_then(|figures| figures.work.as_ref());
        to.capped("works", work.map_or(0, |work| work.value), 8);
        to.capped("at-end", card.map_or(0, |figures| figures.victory), 20);
    }

    /// The spaces that are not floors: who is there, and whether the seat's own members could go there.
    pub(super) fn tell_spaces(&self, at: &Situation, reach: &Reach, to: &mut impl Observer) {
        let own = self.player(at.seat).members;
        for &space in &Space::ALL[Space::FIRST_OUTSIDE..] {
            to.part(space.word(), |to| {
                let way = self.way_to(at, reach, space);
                let own = own.iter().filter(|&&place| place == Some(space)).count();
                to.flag("taken", at.taken.contains(space));
                to.capped("own", own as u32, Member::COUNT as u16);
                to.flag("open", way.is_some());
                to.capped("servants", way.unwrap_or(0), 10);
            });
        }
        to.capped("council", self.council.len() as u32, 16);
    }

    /// The step that this seat is asked.
    pub(super) fn own_step(&self, at: &Situation) -> Option<Step> {
        self.steps.top().filter(|_| self.waiting().contains(at.seat))
    }

    pub(super) fn reach(&self, at: &Situation) -> Reach {
        let step = self.own_step(at);
        let player = self.player(at.seat);
        let home = Member::ALL
            .iter()
            .copied()
            .filter(|&member| player.is_home(member));
        let with_spaces = |member| (member, self.open_spaces(at, member));
        let (member, joining, take) = match step {
            Some(Step::Take { by }) => (None, None, self.granted_take(by)),
            Some(Step::Space { member, .. }) => {
                let member = Some(member).filter(|&member| player.is_home(member));
                let member = member.map(with_spaces);
                (member, member, None)
            }
            _ => {
                let best = home.max_by_key(|&member| self.member_value(at, member));
                let neutral = Some(Member::Neutral).filter(|&member| player.is_home(member));
                let joins = !at.own.is_empty();
                (
                    best.map(with_spaces),
                    neutral.filter(|_| joins).map(with_spaces),
                    None,
                )
            }
        };
        Reach {
            step,
            member,
            joining,
            off: take.map_or(Goods::NOTHING, |take| take.off),
        }
    }

    /// Whether the card of a floor could be paid if the floor were reached.
    fn could_pay(&self, at: &Situation, reach: &Reach, figures: &CardFigures, floor: usize) -> bool {
        self.purse_for(at, figures.kind, floor, 0)
            .is_ok_and(|purse| self.affords(at, &purse, figures, &reach.off))
    }

    /// With how many servants a space can be reached, if it can: by the granted action or the member that is being placed, else by the best
    /// one at home.
    fn way_to(&self, at: &Situation, reach: &Reach, space: Space) -> Option<u16> {
        if let Some(Step::Take { by }) = reach.step {
            return self
                .granted_taking(at, by, space)
                .ok()
                .map(|servants| servants.least);
        }
        let colours_barred = match space.place() {
            Place::Floor(kind, _) => !at.own.is_disjoint(kind.tower()),
            Place::Work(work, _) => !at.own.is_disjoint(work.area()),
            Place::Market | Place::Council => false,
        };
        let (member, open) = if colours_barred {
            reach.joining
        } else {
            reach.member
        }?;
        open.contains(space).then(|| self.servants_to(at, member, space))
    }
}
