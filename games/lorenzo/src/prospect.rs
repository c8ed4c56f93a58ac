//! What an action would take and bring, as figures: for whoever shows it before it is chosen. Everything here is worked out by the checks of the
//! rules themselves.

use serde::{Deserialize, Serialize};
use signoria_engine::Seat;

use crate::board::{Kind, Place, Space, Work};
use crate::edition::SLOTS;
use crate::goods::{Good, Goods};
use crate::leader::Leader;
use crate::rules::{Servants, Situation};
use crate::state::Lorenzo;
use crate::step::Step;

/// What going to a space would take and bring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    /// The space.
    pub space: Space,
    /// The action value before servants.
    pub value: i16,
    /// The servants that are needed.
    pub servants: u16,
    /// The surcharge of an occupied tower.
    pub surcharge: u8,
    /// The bonus of the floor.
    pub bonus: Goods,
    /// The costs that can be paid, all discounts but one of choice taken off; one of them is paid.
    pub costs: Vec<Goods>,
    /// What work brings with the servants that are needed.
    pub yields: Option<Yield>,
}

/// What work of a value brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yield {
    /// The action value.
    pub value: u8,
    /// All fixed gains.
    pub goods: Goods,
    /// Council privileges.
    pub privileges: u8,
    /// Buildings that offer an exchange which can be paid.
    pub exchanges: u8,
}

/// A part of what a leader needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Need {
    /// What is counted.
    pub of: Needed,
    /// How much is needed.
    pub asked: u8,
    /// How much there is.
    pub held: u16,
}

impl Need {
    /// Whether there is enough.
    #[must_use]
    pub fn is_met(&self) -> bool {
        self.held >= u16::from(self.asked)
    }
}

/// What a leader can need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Needed {
    /// So much of a good.
    Good(Good),
    /// So many cards of that kind.
    Cards(Kind),
    /// So many cards of any one kind.
    OneKind,
}

impl Lorenzo {
    /// Where the action under way can lead, for the seat that is asked.
    pub(crate) fn ways(&self, at: &Situation) -> Vec<Prospect> {
        match self.steps.top() {
            Some(Step::Space { member, .. }) => {
                let spaces = Space::ALL.iter().copied();
                let open = spaces.filter_map(|space| {
                    let servants = self.placement(at, member, space).ok()?;
                    let value = self.placement_value(at, member, space);
                    Some(self.prospect(at, space, value, servants, &Goods::NOTHING))
                });
                open.collect()
            }
            Some(Step::Take { by }) => {
                let floors = self.granted_floors(at, by).filter_map(|(space, _)| {
                    let servants = self.granted_taking(at, by, space).ok()?;
                    let task = crate::step::Task::Take { by, space };
                    let (_, off) = self.floor_for(task)?;
                    let value = self.value_for(at, task).0;
                    Some(self.prospect(at, space, value, servants, &off))
                });
                floors.collect()
            }
            _ => Vec::new(),
        }
    }

    fn prospect(
        &self,
        at: &Situation,
        space: Space,
        value: i16,
        servants: Servants,
        off: &Goods,
    ) -> Prospect {
        let mut prospect = Prospect {
            space,
            value,
            servants: servants.least,
            surcharge: 0,
            bonus: Goods::NOTHING,
            costs: Vec::new(),
            yields: None,
        };
        match space.place() {
            Place::Floor(kind, floor) => {
                prospect.surcharge = self.surcharge(at, kind);
                prospect.bonus = self.floor_bonus(at, kind, floor);
                if let Some(card) = self.towers[kind as usize][floor]
                    && let Ok(purse) = self.purse_for(at, kind, floor, servants.least)
                {
                    let figures = self.edition.figures().card(card);
                    let payable =
                        (0..figures.costs.len()).filter(|&cost| self.can_pay(at, &purse, figures, cost, off));
                    prospect.costs = payable
                        .map(|cost| self.reduced_cost(at, figures, cost, off))
                        .collect();
                }
            }
            Place::Work(work, _) => {
                let value = value + (servants.least / servants.rate.max(1)) as i16;
                let value = u8::try_from(value.clamp(0, 255)).unwrap_or(0);
                prospect.yields = Some(self.yield_of(at, work, value));
            }
            Place::Market | Place::Council => {}
        }
        prospect
    }

    /// What work of that value brings this seat now.
    pub(crate) fn yield_of(&self, at: &Situation, work: Work, value: u8) -> Yield {
        let none = [0; SLOTS];
        let mut all = Yield {
            value,
            ..Yield::default()
        };
        for source in 0..=SLOTS {
            if let Some((_, goods, privileges)) = self.yields(at.seat, work, (value, none), source) {
                all.goods = all.goods.plus(&at.powers.reduced(&goods).0);
                all.privileges += privileges[0];
            }
        }
        if work == Work::Production {
            let mut buildings: Vec<_> = self.layable(at, value, none).map(|(card, _)| card).collect();
            buildings.dedup();
            all.exchanges = buildings.len() as u8;
        }
        all
    }

    /// What each kind of work brings when every card works, at the least value at which all do.
    pub(crate) fn whole_yields(&self, at: &Situation) -> [Yield; 2] {
        [Work::Harvest, Work::Production].map(|work| {
            let cards = self.player(at.seat).cards[work.kind() as usize].iter();
            let values =
                cards.filter_map(|&card| Some(self.edition.figures().card(card).work.as_ref()?.value));
            self.yield_of(at, work, values.max().unwrap_or(1))
        })
    }

    /// What a leader needs, part by part, and how much of it a seat has.
    pub(crate) fn needs(&self, seat: Seat, leader: Leader) -> Vec<Need> {
        let player = self.player(seat);
        let needs = &self.edition.figures().leader(leader).needs;
        let cards = Kind::ALL.iter().map(|&kind| Need {
            of: Needed::Cards(kind),
            asked: needs.cards.of(kind),
            held: player.count(kind) as u16,
        });
        let most = Kind::ALL.iter().map(|&kind| player.count(kind)).max();
        let same = Need {
            of: Needed::OneKind,
            asked: needs.same_kind,
            held: most.unwrap_or(0) as u16,
        };
        let goods = Good::ALL.iter().map(|&good| Need {
            of: Needed::Good(good),
            asked: needs.goods.get(good),
            held: player.held(good),
        });
        let all = cards.chain([same]).chain(goods);
        all.filter(|need| need.asked > 0).collect()
    }
}
