//! What an action would take and bring, as figures, to be shown before it is chosen. Everything here is worked out by the checks of the rules
//! themselves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use signoria_engine::{Number, Rules, Seat};

use crate::action::Action;
use crate::board::{Kind, Place, Space, Work};
use crate::card::Card;
use crate::edition::{Exchange, SLOTS};
use crate::goods::{Good, Goods, Purse};
use crate::pieces::Leader;
use crate::rules::{Servants, Situation};
use crate::source::Source;
use crate::state::Lorenzo;
use crate::step::{Lines, Step, Task};

/// Numbers of servants for which the yield of work is told: no card asks for a value that more could reach.
const MOST_TOLD: usize = 12;

/// What going to a space would take and bring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    /// The space; for granted work the small one of its area, though nobody goes there.
    pub space: Space,
    /// The action value before servants.
    pub value: i16,
    /// The servants that are needed.
    pub servants: u16,
    /// The action value with them.
    pub reached: i16,
    /// Whether another number of servants can be given: then that is asked for before anything is paid.
    pub asks_servants: bool,
    /// The surcharge of an occupied tower.
    pub surcharge: u8,
    /// The bonus of the floor.
    pub bonus: Goods,
    /// The costs that can be paid, all discounts taken off but one that is to be chosen; one of them is paid.
    pub costs: Vec<Price>,
    /// What the seat would then have, cost by cost; one alone where nothing is paid.
    pub after: Vec<After>,
    /// What work brings with the servants that are needed, then with each larger number that can be given; one alone while the space is not chosen.
    pub yields: Vec<Yield>,
}

/// A cost of a card as a seat would pay it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    /// Which cost of the card, from 1.
    pub number: u8,
    /// What is paid.
    pub goods: Goods,
}

/// What a seat would have after an action, given the servants that are needed and as far as nothing more is to be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct After {
    /// What it would hold.
    pub goods: Purse,
    /// The leaders of its hand that it could then play and cannot play now.
    pub playable: Vec<Leader>,
    /// The leaders of its hand that it can play now and could then no longer.
    pub no_longer: Vec<Leader>,
}

/// What work of a value brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yield {
    /// The action value.
    pub value: u8,
    /// All fixed gains.
    pub goods: Goods,
    /// Council privileges.
    pub privileges: u8,
    /// Buildings that offer an exchange which can be paid.
    pub exchanges: u8,
    /// What bonus tile and cards give one by one, those alone that work at this value; empty where only the whole is told.
    pub shares: Vec<Share>,
}

/// What one source of work gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// The bonus tile or a card.
    pub source: Source,
    /// What it gives.
    pub goods: Goods,
    /// Council privileges.
    pub privileges: u8,
}

/// A production whose exchanges are being laid out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Production {
    /// All lines of buildings that work, laid out or not.
    pub lines: Vec<Line>,
    /// What the lines laid out cost together.
    pub pays: Goods,
    /// What the production brings with them.
    pub yields: Yield,
}

/// A line of a building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// The building.
    pub card: Card,
    /// Which of its lines, from 1.
    pub number: u8,
    /// What it exchanges.
    pub exchange: Exchange,
    /// Whether it is laid out.
    pub is_laid: bool,
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
    /// An amount of a good.
    Good(Good),
    /// A number of cards of that kind.
    Cards(Kind),
    /// A number of cards of any one kind.
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
                    let way = self.prospect(at, space, value, servants, &Goods::NOTHING);
                    Some(self.with_outcome(at, way, Some(Action::On { space })))
                });
                open.collect()
            }
            Some(Step::Take { by }) => {
                let floors = self.granted_floors(at, by).filter_map(|(space, _)| {
                    let servants = self.granted_taking(at, by, space).ok()?;
                    let task = Task::Take { by, space };
                    let (_, off) = self.floor_for(task)?;
                    let value = self.value_for(at, task).0;
                    let way = self.prospect(at, space, value, servants, &off);
                    let card = self.card_on(space)?;
                    Some(self.with_outcome(at, way, Some(Action::Take { card })))
                });
                floors.collect()
            }
            _ => Vec::new(),
        }
    }

    /// The action whose servants or payment are being chosen.
    pub(crate) fn under_way(&self, at: &Situation) -> Option<Prospect> {
        let (task, given) = match self.steps.top()? {
            Step::Servants { task } => (task, None),
            Step::Cost { task, servants } | Step::Discount { task, servants, .. } => (task, Some(servants)),
            _ => return None,
        };
        let can_give = self.servants_for(at, task).ok()?;
        let servants = match given.map(u16::from) {
            Some(given) => Servants {
                least: given,
                most: given,
                ..can_give
            },
            None => can_give,
        };
        let space = match task {
            Task::Place { space, .. } | Task::Take { space, .. } => space,
            Task::Work { by } => self.granted_work(by)?.0.small_space(),
        };
        let off = self.floor_for(task).map(|(_, off)| off).unwrap_or_default();
        let mut prospect = self.prospect(at, space, self.value_for(at, task).0, servants, &off);
        if let Place::Work(work, _) = space.place() {
            let numbers = servants.numbers().take(MOST_TOLD);
            let values = numbers.map(|count| prospect.value + (count / servants.rate.max(1)) as i16);
            prospect.yields = values
                .map(|value| self.yield_of(at, work, value.clamp(0, 255) as u8, [0; SLOTS]))
                .collect();
        }
        if let Some(Step::Discount { cost, .. }) = self.steps.top() {
            let price = self.card_on(space).map(|card| {
                let figures = self.edition.figures().card(card);
                Price {
                    number: cost + 1,
                    goods: self.reduced_cost(at, figures, usize::from(cost), &off),
                }
            });
            prospect.costs = price.into_iter().collect();
        }
        Some(self.with_outcome(at, prospect, None))
    }

    /// The card on a floor; none elsewhere.
    pub(crate) fn card_on(&self, space: Space) -> Option<Card> {
        match space.place() {
            Place::Floor(kind, floor) => self.towers[kind as usize][floor],
            Place::Work(..) | Place::Market | Place::Council => None,
        }
    }

    /// The prospect with what the seat would then have.
    fn with_outcome(&self, at: &Situation, mut way: Prospect, first: Option<Action>) -> Prospect {
        let mut costs: Vec<u8> = way.costs.iter().map(|price| price.number).collect();
        if costs.is_empty() {
            costs.push(1);
        }
        let after = costs
            .into_iter()
            .filter_map(|cost| self.after(at.seat, (first, way.servants, cost)));
        way.after = after.collect();
        way
    }

    /// Plays an action on a copy, with that many servants and that cost, up to the next decision.
    fn after(&self, seat: Seat, (first, servants, cost): (Option<Action>, u16, u8)) -> Option<After> {
        let mut then = self.clone();
        if let Some(first) = first {
            then.apply(seat, first, &mut ()).ok()?;
        }
        if let Some(Step::Servants { .. }) = then.asked_of(seat) {
            let count = Number::new(servants)?;
            then.apply(seat, Action::Servants { count }, &mut ()).ok()?;
        }
        if let Some(Step::Cost { .. }) = then.asked_of(seat) {
            let cost = Number::new(cost.into())?;
            then.apply(seat, Action::Pay { cost }, &mut ()).ok()?;
        }
        let can_play = |table: &Self, leader: &Leader| table.needs(seat, *leader).iter().all(Need::is_met);
        let hand = self.player(seat).hand();
        let (now, later): (Vec<_>, Vec<_>) = hand.iter().partition(|leader| can_play(self, leader));
        Some(After {
            goods: then.player(seat).goods,
            playable: later
                .into_iter()
                .filter(|leader| can_play(&then, leader))
                .collect(),
            no_longer: now
                .into_iter()
                .filter(|leader| !can_play(&then, leader))
                .collect(),
        })
    }

    /// The step that a seat is asked about.
    fn asked_of(&self, seat: Seat) -> Option<Step> {
        self.steps.top().filter(|_| self.waiting().contains(seat))
    }

    /// The production whose exchanges are being laid out.
    pub(crate) fn production(&self, at: &Situation) -> Option<Production> {
        let Some(Step::Exchange { value, lines, .. }) = self.steps.top() else {
            return None;
        };
        let working = (0..SLOTS).filter_map(|slot| Some((slot, self.exchanges_of(at, value, slot)?)));
        let all = working.flat_map(|(slot, (card, exchanges))| {
            let numbered = (1..).zip(exchanges);
            numbered.map(move |(number, exchange)| Line {
                card,
                number,
                exchange: *exchange,
                is_laid: lines[slot] == number,
            })
        });
        Some(Production {
            lines: all.collect(),
            pays: self.laid_out(at, value, lines),
            yields: self.yield_of(at, Work::Production, value, lines),
        })
    }

    /// What this seat would pay for each cost of each card in the towers, all discounts taken off but one that is to be chosen.
    pub(crate) fn prices(&self, at: &Situation) -> BTreeMap<Card, Vec<Goods>> {
        let off = match self.steps.top() {
            Some(Step::Take { by }) => self.granted_take(by).map(|take| take.off),
            Some(Step::Servants { task } | Step::Cost { task, .. } | Step::Discount { task, .. }) => {
                self.floor_for(task).map(|(_, off)| off)
            }
            _ => None,
        };
        let off = off.unwrap_or_default();
        let cards = self.towers.iter().flatten().flatten();
        cards
            .map(|&card| {
                let figures = self.edition.figures().card(card);
                let costs = 0..figures.costs.len();
                let prices = costs.map(|cost| {
                    let price = self.reduced_cost(at, figures, cost, &off);
                    let choices = at.powers.one_of[figures.kind as usize].iter();
                    price.less_only(choices.filter(|&good| price.get(good) > 0).collect())
                });
                (card, prices.collect())
            })
            .collect()
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
            reached: value + (servants.least / servants.rate.max(1)) as i16,
            asks_servants: !servants.is_forced(),
            surcharge: 0,
            bonus: Goods::NOTHING,
            costs: Vec::new(),
            after: Vec::new(),
            yields: Vec::new(),
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
                        .map(|cost| {
                            let choices = self.discounts(at, &purse, figures, cost, off);
                            Price {
                                number: cost as u8 + 1,
                                goods: self.reduced_cost(at, figures, cost, off).less_only(choices),
                            }
                        })
                        .collect();
                }
            }
            Place::Work(work, _) => {
                let value = u8::try_from(prospect.reached.clamp(0, 255)).unwrap_or(0);
                prospect.yields = vec![self.yield_of(at, work, value, [0; SLOTS])];
            }
            Place::Market | Place::Council => {}
        }
        prospect
    }

    /// What work of that value brings this seat now, with these lines of buildings.
    fn yield_of(&self, at: &Situation, work: Work, value: u8, lines: Lines) -> Yield {
        let mut all = Yield {
            value,
            ..Yield::default()
        };
        for source in 0..=SLOTS {
            if let Some((source, goods, privileges)) = self.yields(at.seat, work, (value, lines), source) {
                let share = Share {
                    source,
                    goods: at.powers.reduced(&goods).0,
                    privileges: privileges.iter().sum(),
                };
                all.goods = all.goods.plus(&share.goods);
                all.privileges += share.privileges;
                all.shares.push(share);
            }
        }
        // What is given beyond the end of a track is lost.
        all.goods = self.received(at.seat, &all.goods);
        if work == Work::Production {
            let mut buildings: Vec<_> = self.layable(at, value, lines).map(|(card, _)| card).collect();
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
            let value = values.max().unwrap_or(1);
            Yield {
                shares: Vec::new(),
                ..self.yield_of(at, work, value, [0; SLOTS])
            }
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
