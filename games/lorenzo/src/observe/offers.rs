//! What the board offers a seat: the cards in the towers, and where its members could go.

use signoria_engine::{Observer, Rules};

use super::{printed, resources};
use crate::board::{FLOORS, Kind, Member, Place, Space};
use crate::edition::CardFigures;
use crate::effect::Grant;
use crate::goods::{Good, Goods};
use crate::rules::{Servants, Situation};
use crate::state::Lorenzo;
use crate::step::Step;

/// What a seat can reach spaces with.
pub(super) struct Reach {
    /// The step that it is asked.
    step: Option<Step>,
    /// The member at home that counts most.
    best: Option<Member>,
    /// The neutral member, if it is at home: only it can join a coloured one of its family.
    neutral: Option<Member>,
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
        to.capped("servants", way.map_or(0, |servants| servants.least), 10);
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
                to.capped("servants", way.map_or(0, |servants| servants.least), 10);
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
        let take = match step {
            Some(Step::Take { by }) => self.granted_take(by),
            _ => None,
        };
        Reach {
            step,
            best: home.max_by_key(|&member| self.member_value(at, member)),
            neutral: Some(Member::Neutral).filter(|&member| player.is_home(member)),
            off: take.map_or(Goods::NOTHING, |take| take.off),
        }
    }

    /// Whether the card of a floor could be paid if the floor were reached.
    fn could_pay(&self, at: &Situation, reach: &Reach, figures: &CardFigures, floor: usize) -> bool {
        self.purse_for(at, figures.kind, floor, 0)
            .is_ok_and(|purse| self.affords(at, &purse, figures, &reach.off))
    }

    /// Whether a space can be reached: by the granted action or the member that is being placed, else by the best one at home.
    fn way_to(&self, at: &Situation, reach: &Reach, space: Space) -> Option<Servants> {
        let member = match reach.step {
            Some(Step::Space { member, .. }) => Some(member),
            Some(Step::Take { by }) => return self.granted_taking(at, by, space).ok(),
            _ => {
                let colours_barred = match space.place() {
                    Place::Floor(kind, _) => !at.own.is_disjoint(kind.tower()),
                    Place::Work(work, _) => !at.own.is_disjoint(work.area()),
                    Place::Market | Place::Council => false,
                };
                if colours_barred { reach.neutral } else { reach.best }
            }
        };
        self.placement(at, member?, space).ok()
    }
}
