//! Resources and points: what they are, printed amounts of them, and what a player holds.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use signoria_engine::message::{Arg, IntoArg, Message};
use signoria_engine::{Set, tokens};

tokens! {
    /// The four resources and the three kinds of points (L.CO.1).
    pub enum Good: "lorenzo.good" {
        /// A resource.
        Wood = "wood",
        /// A resource.
        Stone = "stone",
        /// A resource that also raises action values.
        Servants = "servants",
        /// A resource.
        Coins = "coins",
        /// Points on the military track.
        Military = "military",
        /// Points on the faith track.
        Faith = "faith",
        /// Victory points.
        Victory = "victory",
    }
}

impl Good {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The resources; "resources" never includes points.
    pub const RESOURCES: [Self; 4] = [Self::Wood, Self::Stone, Self::Servants, Self::Coins];

    /// Whether it is a resource and not a kind of points.
    #[must_use]
    pub const fn is_resource(self) -> bool {
        (self as u8) < 4
    }

    /// The id of the message that says an amount of it.
    #[must_use]
    pub const fn amount_id(self) -> &'static str {
        match self {
            Self::Wood => "lorenzo.amount.wood",
            Self::Stone => "lorenzo.amount.stone",
            Self::Servants => "lorenzo.amount.servants",
            Self::Coins => "lorenzo.amount.coins",
            Self::Military => "lorenzo.amount.military",
            Self::Faith => "lorenzo.amount.faith",
            Self::Victory => "lorenzo.amount.victory",
        }
    }
}

/// How amounts of goods are written in files and in JSON: by name, and 0 where nothing is said.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Named<N> {
    wood: N,
    stone: N,
    servants: N,
    coins: N,
    military: N,
    faith: N,
    victory: N,
}

impl<N> From<[N; Good::COUNT]> for Named<N> {
    fn from([wood, stone, servants, coins, military, faith, victory]: [N; Good::COUNT]) -> Self {
        Self {
            wood,
            stone,
            servants,
            coins,
            military,
            faith,
            victory,
        }
    }
}

impl<N> From<Named<N>> for [N; Good::COUNT] {
    fn from(named: Named<N>) -> Self {
        [
            named.wood,
            named.stone,
            named.servants,
            named.coins,
            named.military,
            named.faith,
            named.victory,
        ]
    }
}

/// Room for all kinds of goods. The last place stays 0: eight of them are added and compared at once, seven one after the other.
const PLACES: usize = Good::COUNT + 1;

/// One amount for each kind in its place.
fn placed<N: Copy + Default>(amounts: [N; Good::COUNT]) -> [N; PLACES] {
    let mut placed = [N::default(); PLACES];
    placed[..Good::COUNT].copy_from_slice(&amounts);
    placed
}

/// A printed amount of goods: a gain, a cost, a discount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Goods([u8; PLACES]);

impl Goods {
    /// Nothing at all.
    pub const NOTHING: Self = Self([0; PLACES]);

    /// That much of one good.
    #[must_use]
    pub fn of(good: Good, amount: u8) -> Self {
        let mut goods = Self::default();
        goods.set(good, amount);
        goods
    }

    /// How much of one good.
    #[must_use]
    pub const fn get(&self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Sets the amount of one good.
    pub fn set(&mut self, good: Good, amount: u8) {
        self.0[good as usize] = amount;
    }

    /// With that much more of one good.
    #[must_use]
    pub fn with(mut self, good: Good, amount: u8) -> Self {
        self.0[good as usize] = self.0[good as usize].saturating_add(amount);
        self
    }

    /// Whether it is nothing at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        u64::from_ne_bytes(self.0) == 0
    }

    /// The kinds of which there are some.
    pub fn kinds(&self) -> impl Iterator<Item = (Good, u8)> + use<> {
        // From one that is not 0 to the next: there are rarely more than two.
        let mut left = u64::from_le_bytes(self.0);
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() & !7;
            let good = *Good::ALL.get(place as usize / 8)?;
            let amount = (left >> place) as u8;
            left &= !(0xff << place);
            Some((good, amount))
        })
    }

    /// Less the other amounts, each not below 0 (L.CA.10).
    #[must_use]
    pub fn less(&self, other: &Self) -> Self {
        // There is nearly always nothing to take off.
        if other.is_empty() {
            return *self;
        }
        Self(std::array::from_fn(|index| {
            self.0[index].saturating_sub(other.0[index])
        }))
    }

    /// Less 1 of the only one of these, if there is only one: where there are more, somebody has to choose.
    #[must_use]
    pub(crate) fn less_only(&self, choices: Set<Good>) -> Self {
        let mut goods = choices.iter();
        match (goods.next(), goods.next()) {
            (Some(good), None) => self.less(&Self::of(good, 1)),
            _ => *self,
        }
    }

    /// Both together.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|index| {
            self.0[index].saturating_add(other.0[index])
        }))
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Named::deserialize(deserializer).map(|named| Self(placed(named.into())))
    }
}

impl IntoArg for Goods {
    fn into_arg(self) -> Arg {
        if self.is_empty() {
            return Message::new("lorenzo.amount.nothing").into_arg();
        }
        self.kinds()
            .map(|(good, amount)| Message::new(good.amount_id()).with("count", amount))
            .collect::<Vec<_>>()
            .into_arg()
    }
}

/// What a player holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse([u8; 2 * PLACES]);

/// Eight amounts side by side in one number, 16 bits each.
type Lanes = u128;
/// The highest bit of each lane. No amount reaches it: [`Purse::MOST`].
const HIGHEST: Lanes = 0x8000_8000_8000_8000_8000_8000_8000_8000;

/// The amounts of 8 bits each as lanes of 16 bits.
fn widened(goods: &Goods) -> Lanes {
    // Every step doubles the distance between the halves of each part.
    let mut lanes = Lanes::from(u64::from_le_bytes(goods.0));
    lanes = (lanes | lanes << 32) & 0xffff_ffff_0000_0000_ffff_ffff;
    lanes = (lanes | lanes << 16) & 0xffff_0000_ffff_0000_ffff_0000_ffff;
    (lanes | lanes << 8) & 0x00ff_00ff_00ff_00ff_00ff_00ff_00ff_00ff
}

impl Purse {
    /// More than any game can bring together; an upper limit for states from outside.
    pub const MOST: u16 = 999;

    /// How much of one good.
    #[must_use]
    pub const fn get(&self, good: Good) -> u16 {
        let first = 2 * good as usize;
        u16::from_le_bytes([self.0[first], self.0[first + 1]])
    }

    /// Sets the amount of one good.
    pub fn set(&mut self, good: Good, amount: u16) {
        let first = 2 * good as usize;
        self.0[first..first + 2].copy_from_slice(&amount.to_le_bytes());
    }

    /// Adds, up to a limit.
    pub fn add(&mut self, good: Good, amount: u16, most: u16) {
        let held = self.get(good);
        self.set(good, held.saturating_add(amount).min(most.max(held)));
    }

    /// Takes away, not below 0.
    pub fn take(&mut self, good: Good, amount: u16) {
        self.set(good, self.get(good).saturating_sub(amount));
    }

    /// Whether that can be paid.
    #[must_use]
    pub fn covers(&self, cost: &Goods) -> bool {
        // All at once: where less is held than is due, the subtraction borrows the highest bit. The searches ask this 16 times a
        // decision; one after the other it took four times as many instructions.
        let held = Lanes::from_le_bytes(self.0) | HIGHEST;
        (held - widened(cost)) & HIGHEST == HIGHEST
    }

    /// Pays as much of it as there is.
    pub fn pay(&mut self, cost: &Goods) {
        for (good, amount) in cost.kinds() {
            self.take(good, amount.into());
        }
    }

    /// Wood, stone, servants and coins together.
    #[must_use]
    pub fn resources(&self) -> u16 {
        Good::RESOURCES.iter().map(|&good| self.get(good)).sum()
    }
}

impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Named::from(std::array::from_fn::<u16, { Good::COUNT }, _>(|index| {
            self.get(Good::ALL[index])
        }))
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Purse {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let amounts: [u16; Good::COUNT] = Named::deserialize(deserializer)?.into();
        let mut purse = Self::default();
        for (&good, amount) in Good::ALL.iter().zip(amounts) {
            // The audit refuses what nobody can hold; amounts that do not fit their lane must not come so far.
            if amount > Self::MOST {
                return Err(D::Error::custom(format!(
                    "{amount} {good} are more than anybody can hold"
                )));
            }
            purse.set(good, amount);
        }
        Ok(purse)
    }
}

tokens! {
    /// The ways to use a council privilege (L.CP.4).
    pub enum Privilege: "lorenzo.privilege" {
        /// Wood and stone.
        WoodStone = "wood-stone",
        /// Servants.
        Servants = "servants",
        /// Coins.
        Coins = "coins",
        /// Military points.
        Military = "military",
        /// Faith points.
        Faith = "faith",
    }
}

impl Privilege {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
}
