//! The vocabulary of effects and modifiers: all that cards, spaces, leaders and tiles can do.
//!
//! The data file composes these words; `rules::effects` carries out the effects and
//! `Powers` adds up the modifiers. No card has code of its own.

use serde::{Deserialize, Serialize};
use signoria_engine::{Set, tokens};

use crate::board::{Deed, Kind, Work};
use crate::goods::{Good, Goods};

/// Something that happens once: when a card is taken, works, or a leader is activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Receive these goods.
    Gain(Goods),
    /// Receive a good for a number of cards or points.
    Each(Each),
    /// Choose that many council privileges, all different.
    Privileges(u8),
    /// Take a card at once without a member.
    Take(Take),
    /// Harvest at once without a member.
    Harvest(Granted),
    /// Produce at once without a member.
    Production(Granted),
    /// One coloured member at home has this base value for the round.
    Strengthen(u8),
}

/// A gain by count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Each {
    /// What is received.
    pub good: Good,
    /// How much of it each time.
    pub amount: u8,
    /// What is counted.
    pub per: Counted,
    /// How many of them count once.
    pub every: u8,
}

tokens! {
    /// What a gain by count counts.
    pub enum Counted: "lorenzo.counted" {
        /// Own territories.
        Territory = "territory",
        /// Own characters.
        Character = "character",
        /// Own buildings.
        Building = "building",
        /// Own ventures.
        Venture = "venture",
        /// Military points held.
        Military = "military",
    }
}

impl Counted {
    /// The kind of cards, if it counts cards.
    #[must_use]
    pub fn kind(self) -> Option<Kind> {
        Kind::ALL.get(self as usize).copied()
    }
}

/// A granted card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Take {
    /// The towers it reaches.
    pub kinds: Set<Kind>,
    /// Its printed value.
    pub value: i8,
    /// What it takes off the card's cost.
    #[serde(default)]
    pub off: Goods,
}

/// A granted harvest or production.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Granted {
    /// Its printed value.
    pub value: i8,
    /// Whether the player's own characters leave it as it is (L.RU.1).
    #[serde(default)]
    pub servants_only: bool,
}

/// An action that an effect grants, in the form in which the rules use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grant {
    /// Take a card.
    Take(Take),
    /// Harvest or produce.
    Work(Work, Granted),
    /// Strengthen a member.
    Strengthen(u8),
}

/// All effects of one thing, in the order in which they happen: gains, gains by count, privileges, a granted action (L.EF.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bundle {
    /// The fixed gains.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    pub gain: Goods,
    /// The gain by count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<Each>,
    /// How many privileges.
    pub privileges: u8,
    /// The granted action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grant: Option<Grant>,
}

impl Bundle {
    /// No effect.
    pub const NOTHING: Self = Self {
        gain: Goods::NOTHING,
        each: None,
        privileges: 0,
        grant: None,
    };

    /// Puts the effects of a record together.
    ///
    /// # Errors
    /// If an effect appears twice or out of order, or a number is out of reach.
    pub fn of(effects: &[Effect]) -> Result<Self, String> {
        let mut bundle = Self::default();
        let mut last = 0;
        for &effect in effects {
            let rank = match effect {
                Effect::Gain(_) => 1,
                Effect::Each(_) => 2,
                Effect::Privileges(_) => 3,
                _ => 4,
            };
            if rank <= last {
                return Err(
                    "effects stand in the order gain, each, privileges, granted action, each once".into(),
                );
            }
            last = rank;
            match effect {
                Effect::Gain(gain) => bundle.gain = gain,
                Effect::Each(each) => bundle.each = Some(each),
                Effect::Privileges(count) => bundle.privileges = count,
                Effect::Take(take) => bundle.grant = Some(Grant::Take(take)),
                Effect::Harvest(granted) => bundle.grant = Some(Grant::Work(Work::Harvest, granted)),
                Effect::Production(granted) => bundle.grant = Some(Grant::Work(Work::Production, granted)),
                Effect::Strengthen(value) => bundle.grant = Some(Grant::Strengthen(value)),
            }
        }
        bundle.check()?;
        Ok(bundle)
    }

    fn check(&self) -> Result<(), String> {
        if self.gain.kinds().any(|(_, amount)| amount > MOST_AMOUNT) {
            return Err(format!("no amount is above {MOST_AMOUNT}"));
        }
        if let Some(each) = self.each
            && (each.every == 0 || !(1..=MOST_AMOUNT).contains(&each.amount))
        {
            return Err("a gain by count gives something in steps of at least 1".into());
        }
        if usize::from(self.privileges) >= crate::goods::Privilege::COUNT {
            return Err("at most 4 different privileges".into());
        }
        match self.grant {
            Some(Grant::Take(Take { value, .. }) | Grant::Work(_, Granted { value, .. }))
                if !(0..=MOST_VALUE).contains(&value) =>
            {
                Err(format!("a granted action has a value from 0 to {MOST_VALUE}"))
            }
            Some(Grant::Take(take)) if !is_discount(&take.off) => {
                Err("a discount names resources only".into())
            }
            Some(Grant::Take(take)) if take.kinds == Set::EMPTY => {
                Err("a granted card is of some kind".into())
            }
            Some(Grant::Strengthen(value)) if !(1..=MOST_VALUE as u8).contains(&value) => {
                Err(format!("a base value lies between 1 and {MOST_VALUE}"))
            }
            _ => Ok(()),
        }
    }
}

/// The largest amount that a record may print: far above the box, far below any overflow.
pub const MOST_AMOUNT: u8 = 30;

/// The highest value that anything prints.
pub const MOST_VALUE: i8 = 12;

/// Whether it takes off resources and nothing else: no discount lowers a military payment (L.CA.10).
#[must_use]
pub fn is_discount(off: &Goods) -> bool {
    off.kinds().all(|(good, _)| good.is_resource())
}

/// Something that holds as long as a card, leader or tile lies with a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Modifier {
    /// Changes the value of every action of that kind, by member or granted.
    Value {
        /// The kind of action.
        action: Deed,
        /// The change.
        by: i8,
    },
    /// Changes the value of members when they are placed.
    Members {
        /// Which members.
        who: Members,
        /// The change.
        by: i8,
    },
    /// Coloured members have this base instead of their dice.
    Base(u8),
    /// Takes resources off the cost of cards.
    Discount {
        /// Cards of these kinds.
        kinds: Set<Kind>,
        /// The discount.
        off: Goods,
    },
    /// Takes 1 of one of these resources off, at the owner's choice.
    DiscountOneOf {
        /// Cards of these kinds.
        kinds: Set<Kind>,
        /// The resources.
        goods: Set<Good>,
    },
    /// No bonus on these floors, counted from 1.
    NoFloorBonus(Floors),
    /// Members may go to market spaces and small work spaces that are taken.
    OccupiedSpaces,
    /// The tower surcharge is never paid.
    NoSurcharge,
    /// No military points are needed for territory slots.
    NoSlotRequirement,
    /// Fixed gains of cards taken count more than once.
    Multiply {
        /// These goods.
        goods: Set<Good>,
        /// How many times.
        by: u8,
    },
    /// More victory points for supporting the Church.
    Church(u8),
    /// Each source of one of these goods gives 1 less; of a source that gives several of them the owner chooses.
    Less {
        /// The goods.
        goods: Set<Good>,
    },
    /// No members on the market.
    NoMarket,
    /// This many servants add 1 to an action value.
    Servants(u8),
    /// The first turn of each round is taken after all others.
    Late,
    /// No victory points for this in final scoring.
    NoScore(Kind),
    /// A loss at the end of the game.
    Loss {
        /// What is counted.
        basis: Basis,
        /// How many of them cost 1 victory point.
        every: u8,
    },
}

tokens! {
    /// Which members a modifier changes.
    pub enum Members: "lorenzo.members" {
        /// The three coloured ones.
        Coloured = "coloured",
        /// The neutral one.
        Neutral = "neutral",
    }
}

tokens! {
    /// What a loss at the end of the game counts.
    pub enum Basis: "lorenzo.basis" {
        /// Victory points just before final scoring.
        Victory = "victory",
        /// Military points.
        Military = "military",
        /// Wood and stone in the printed costs of own buildings.
        BuildingCosts = "building-costs",
        /// Wood, stone, servants and coins.
        Resources = "resources",
    }
}

/// A set of floors; a list of numbers from 1 in files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Floors(pub u8);

impl Floors {
    /// The numbers of the floors, from 1.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (1..=crate::board::FLOORS as u8).filter(move |number| self.0 & (1 << (number - 1)) != 0)
    }
}

impl From<Floors> for Vec<u8> {
    fn from(floors: Floors) -> Self {
        floors.numbers().collect()
    }
}

impl TryFrom<Vec<u8>> for Floors {
    type Error = String;

    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        numbers.into_iter().try_fold(Self::default(), |set, number| {
            if (1..=crate::board::FLOORS as u8).contains(&number) {
                Ok(Self(set.0 | 1 << (number - 1)))
            } else {
                Err("a tower has the floors 1 to 4".into())
            }
        })
    }
}
