//! The modifiers of a player added up: of its characters, its leaders in play and its excommunications.

use signoria_engine::Set;

use crate::board::{Deed, FLOORS, Kind, Member};
use crate::edition::{Ability, Components};
use crate::effect::{Members, Modifier};
use crate::goods::{Good, Goods, Purse};
use crate::state::{Lorenzo, Player};

/// What holds for a player now, apart from its goods.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Powers {
    /// Change of action values by the player's cards and leaders.
    pub(crate) bonus: [i8; Deed::COUNT],
    /// Change of action values by excommunication.
    pub(crate) penalty: [i8; Deed::COUNT],
    /// Change of the value of coloured members and of the neutral one.
    pub(crate) coloured: i8,
    pub(crate) neutral: i8,
    /// The base of coloured members instead of the dice.
    pub(crate) base: Option<u8>,
    /// Discounts by kind of card.
    pub(crate) off: [Goods; Kind::COUNT],
    /// The resources of which one, at choice, costs 1 less, by kind of card.
    pub(crate) one_of: [Set<Good>; Kind::COUNT],
    /// Floors without bonus, one bit each.
    pub(crate) no_floor_bonus: u8,
    pub(crate) occupied_spaces: bool,
    pub(crate) no_surcharge: bool,
    pub(crate) no_slot_requirement: bool,
    /// What is multiplied when a card is taken, and by how much.
    pub(crate) multiplied: Set<Good>,
    pub(crate) factor: u8,
    /// More points for supporting the Church.
    pub(crate) church: u8,
    /// Goods of which each source gives 1 less.
    pub(crate) less: [u8; Good::COUNT],
    /// Goods of which a source gives 1 less in all.
    pub(crate) less_one_of: Set<Good>,
    pub(crate) no_market: bool,
    /// Servants that add 1 to an action value.
    pub(crate) rate: u16,
}

impl Powers {
    pub(crate) fn of(game: &Lorenzo, player: &Player) -> Self {
        let components = game.edition.figures();
        let mut powers = Self {
            bonus: [0; Deed::COUNT],
            penalty: [0; Deed::COUNT],
            coloured: 0,
            neutral: 0,
            base: None,
            off: [Goods::default(); Kind::COUNT],
            one_of: [Set::EMPTY; Kind::COUNT],
            no_floor_bonus: 0,
            occupied_spaces: false,
            no_surcharge: false,
            no_slot_requirement: false,
            multiplied: Set::EMPTY,
            factor: 1,
            church: 0,
            less: [0; Good::COUNT],
            less_one_of: Set::EMPTY,
            no_market: false,
            rate: 1,
        };
        for &card in player.cards[Kind::Character as usize].iter() {
            for modifier in &components.card(card).always {
                powers.add(modifier, false);
            }
        }
        if game.advanced {
            powers.add_leaders(components, player);
        }
        for tile in game.excommunications(player) {
            for modifier in &components.tile(tile).always {
                powers.add(modifier, true);
            }
        }
        powers
    }

    fn add_leaders(&mut self, components: &Components, player: &Player) {
        for leader in player.abilities() {
            if let Ability::Always(always) = &components.leader(leader).ability {
                for modifier in always {
                    self.add(modifier, false);
                }
            }
        }
    }

    fn add(&mut self, modifier: &Modifier, excommunication: bool) {
        match *modifier {
            Modifier::Value { action, by } => {
                let sum = if excommunication {
                    &mut self.penalty
                } else {
                    &mut self.bonus
                };
                sum[action as usize] = sum[action as usize].saturating_add(by);
            }
            Modifier::Members { who, by } => match who {
                Members::Coloured => self.coloured = self.coloured.saturating_add(by),
                Members::Neutral => self.neutral = self.neutral.saturating_add(by),
            },
            Modifier::Base(value) => self.base = Some(self.base.unwrap_or(0).max(value)),
            Modifier::Discount { kinds, off } => {
                for kind in kinds.iter() {
                    self.off[kind as usize] = self.off[kind as usize].plus(&off);
                }
            }
            Modifier::DiscountOneOf { kinds, goods } => {
                for kind in kinds.iter() {
                    self.one_of[kind as usize] = goods;
                }
            }
            Modifier::NoFloorBonus(floors) => self.no_floor_bonus |= floors.0,
            Modifier::OccupiedSpaces => self.occupied_spaces = true,
            Modifier::NoSurcharge => self.no_surcharge = true,
            Modifier::NoSlotRequirement => self.no_slot_requirement = true,
            Modifier::Multiply { goods, by } => {
                self.multiplied = goods;
                self.factor = by;
            }
            Modifier::Church(victory) => self.church = self.church.saturating_add(victory),
            Modifier::Less { goods } if goods.len() > 1 => self.less_one_of = goods,
            Modifier::Less { goods } => {
                for good in goods.iter() {
                    self.less[good as usize] = self.less[good as usize].saturating_add(1);
                }
            }
            Modifier::NoMarket => self.no_market = true,
            Modifier::Servants(rate) => self.rate = self.rate.max(u16::from(rate)),
            // Turn order and final scoring ask for these themselves.
            Modifier::Late | Modifier::NoScore(_) | Modifier::Loss { .. } => {}
        }
    }

    /// The change of an action value; the player's cards do not count where only servants raise it (L.RU.1).
    pub(crate) fn value(&self, deed: Deed, servants_only: bool) -> i16 {
        let bonus = if servants_only {
            0
        } else {
            self.bonus[deed as usize]
        };
        i16::from(bonus) + i16::from(self.penalty[deed as usize])
    }

    /// The change of a member's value.
    pub(crate) fn member(&self, member: Member) -> i16 {
        i16::from(if member.is_coloured() {
            self.coloured
        } else {
            self.neutral
        })
    }

    /// The resources that the discount of choice can be taken off a price, so that the rest can be paid.
    pub(crate) fn discounts(&self, purse: &Purse, kind: Kind, price: &Goods) -> Set<Good> {
        self.one_of[kind as usize]
            .iter()
            .filter(|&good| price.get(good) > 0 && purse.covers(&price.less(&Goods::of(good, 1))))
            .collect()
    }

    /// Whether sources give less than what is printed.
    pub(crate) fn lessens(&self) -> bool {
        !self.less_one_of.is_empty() || self.less != [0; Good::COUNT]
    }

    /// Whether the player gets the bonus of that floor, counted from 0.
    pub(crate) fn has_floor_bonus(&self, floor: usize) -> bool {
        debug_assert!(floor < FLOORS);
        self.no_floor_bonus & (1 << floor) == 0
    }
}
