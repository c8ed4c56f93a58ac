//! The board: kinds of cards and their towers, action spaces, members.

use serde::{Deserialize, Deserializer};
use signoria_engine::tokens;

tokens! {
    /// The kinds of development cards, in the order of their towers from left to right (L.CO.9).
    pub enum Kind: "lorenzo.kind" {
        /// Green.
        Territory = "territory",
        /// Blue.
        Character = "character",
        /// Yellow.
        Building = "building",
        /// Purple.
        Venture = "venture",
    }
}

/// Floors of a tower.
pub const FLOORS: usize = 4;

impl Kind {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The id of the message that counts cards of it.
    #[must_use]
    pub const fn cards_id(self) -> &'static str {
        match self {
            Self::Territory => "lorenzo.cards.territory",
            Self::Character => "lorenzo.cards.character",
            Self::Building => "lorenzo.cards.building",
            Self::Venture => "lorenzo.cards.venture",
        }
    }

    /// The space of a floor of its tower, counted from 0.
    #[must_use]
    pub fn floor(self, floor: usize) -> Space {
        Space::ALL[self as usize * FLOORS + floor.min(FLOORS - 1)]
    }

    /// All spaces of its tower.
    #[must_use]
    pub const fn tower(self) -> SpaceSet {
        SpaceSet(0b1111 << (self as u32 * FLOORS as u32))
    }
}

/// A set of kinds, one bit each; a list of names in files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindSet(u8);

impl KindSet {
    /// Whether the kind is in the set.
    #[must_use]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// The kinds of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        Kind::ALL.iter().copied().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }
}

impl<'de> Deserialize<'de> for KindSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Kind>::deserialize(deserializer)?.into_iter().collect())
    }
}

tokens! {
    /// The two kinds of work.
    pub enum Work: "lorenzo.work" {
        /// Territories work.
        Harvest = "harvest",
        /// Buildings work.
        Production = "production",
    }
}

impl Work {
    /// The cards that work.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Harvest => Kind::Territory,
            Self::Production => Kind::Building,
        }
    }

    /// Both spaces of its area.
    #[must_use]
    pub const fn area(self) -> SpaceSet {
        match self {
            Self::Harvest => SpaceSet(0b11 << Space::HarvestSmall as u32),
            Self::Production => SpaceSet(0b11 << Space::ProductionSmall as u32),
        }
    }
}

tokens! {
    /// What an action value is for: taking a card of a kind, or work.
    pub enum Deed: "lorenzo.deed" {
        /// Taking a territory.
        Territory = "territory",
        /// Taking a character.
        Character = "character",
        /// Taking a building.
        Building = "building",
        /// Taking a venture.
        Venture = "venture",
        /// A harvest.
        Harvest = "harvest",
        /// A production.
        Production = "production",
    }
}

impl Deed {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
}

impl From<Kind> for Deed {
    fn from(kind: Kind) -> Self {
        Self::ALL[kind as usize]
    }
}

impl From<Work> for Deed {
    fn from(work: Work) -> Self {
        Self::ALL[Kind::COUNT + work as usize]
    }
}

tokens! {
    /// The action spaces.
    pub enum Space: "lorenzo.space" {
        /// Floor 1 of the territory tower.
        Territory1 = "territory-1",
        /// Floor 2 of the territory tower.
        Territory2 = "territory-2",
        /// Floor 3 of the territory tower.
        Territory3 = "territory-3",
        /// Floor 4 of the territory tower.
        Territory4 = "territory-4",
        /// Floor 1 of the character tower.
        Character1 = "character-1",
        /// Floor 2 of the character tower.
        Character2 = "character-2",
        /// Floor 3 of the character tower.
        Character3 = "character-3",
        /// Floor 4 of the character tower.
        Character4 = "character-4",
        /// Floor 1 of the building tower.
        Building1 = "building-1",
        /// Floor 2 of the building tower.
        Building2 = "building-2",
        /// Floor 3 of the building tower.
        Building3 = "building-3",
        /// Floor 4 of the building tower.
        Building4 = "building-4",
        /// Floor 1 of the venture tower.
        Venture1 = "venture-1",
        /// Floor 2 of the venture tower.
        Venture2 = "venture-2",
        /// Floor 3 of the venture tower.
        Venture3 = "venture-3",
        /// Floor 4 of the venture tower.
        Venture4 = "venture-4",
        /// Harvest, for one member.
        HarvestSmall = "harvest-small",
        /// Harvest, for any number of members.
        HarvestLarge = "harvest-large",
        /// Production, for one member.
        ProductionSmall = "production-small",
        /// Production, for any number of members.
        ProductionLarge = "production-large",
        /// The first space of the market.
        Market1 = "market-1",
        /// The second space of the market.
        Market2 = "market-2",
        /// The third space of the market.
        Market3 = "market-3",
        /// The fourth space of the market.
        Market4 = "market-4",
        /// The council palace.
        Council = "council",
    }
}

/// What stands behind a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A floor of a tower, counted from 0.
    Floor(Kind, usize),
    /// A work area, and whether it is the large space.
    Work(Work, bool),
    /// The market.
    Market,
    /// The council palace.
    Council,
}

impl Space {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
    /// The spaces that are no floors, from this one on.
    pub const FIRST_OUTSIDE: usize = Self::HarvestSmall as usize;

    /// What stands behind it.
    #[must_use]
    pub fn place(self) -> Place {
        match self {
            Self::HarvestSmall => Place::Work(Work::Harvest, false),
            Self::HarvestLarge => Place::Work(Work::Harvest, true),
            Self::ProductionSmall => Place::Work(Work::Production, false),
            Self::ProductionLarge => Place::Work(Work::Production, true),
            Self::Market1 | Self::Market2 | Self::Market3 | Self::Market4 => Place::Market,
            Self::Council => Place::Council,
            floor => Place::Floor(Kind::ALL[floor as usize / FLOORS], floor as usize % FLOORS),
        }
    }
}

/// A set of spaces, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceSet(u32);

impl SpaceSet {
    /// Whether the space is in the set.
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space as u32) != 0
    }

    /// Adds a space.
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space as u32;
    }

    /// Whether the two sets share a space.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

tokens! {
    /// The members of a family (L.CO.4).
    pub enum Member: "lorenzo.member" {
        /// Tied to the black die.
        Black = "black",
        /// Tied to the white die.
        White = "white",
        /// Tied to the orange die.
        Orange = "orange",
        /// Tied to no die.
        Neutral = "neutral",
    }
}

/// The shared dice; also the coloured members of a family.
pub const DICE: usize = 3;

impl Member {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
    /// The coloured ones.
    pub const COLOURED: [Self; DICE] = [Self::Black, Self::White, Self::Orange];

    /// Whether it has a colour (L.FM.2).
    #[must_use]
    pub const fn is_coloured(self) -> bool {
        !matches!(self, Self::Neutral)
    }
}
