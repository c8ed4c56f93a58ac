//! The board: kinds of cards and their towers, action spaces, members.

use signoria_engine::{Set, tokens};

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

/// Work needs an action value of 1 wherever it comes from (L.WK.3, L.GR.7).
pub const WORK_MINIMUM: u8 = 1;

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
    pub fn tower(self) -> Set<Space> {
        Set::run(self as usize * FLOORS, FLOORS)
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
    pub fn area(self) -> Set<Space> {
        Set::run(self.small_space() as usize, 2)
    }

    /// The space for one member.
    #[must_use]
    pub const fn small_space(self) -> Space {
        match self {
            Self::Harvest => Space::HarvestSmall,
            Self::Production => Space::ProductionSmall,
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

/// What kind of place a space is.
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
    /// The spaces that are not floors, from this one on.
    pub const FIRST_OUTSIDE: usize = Self::HarvestSmall as usize;

    /// The floors of all towers.
    #[must_use]
    pub fn floors() -> Set<Self> {
        Set::run(0, Self::FIRST_OUTSIDE)
    }

    /// The spaces of the market.
    #[must_use]
    pub fn market() -> Set<Self> {
        Set::run(Self::Market1 as usize, 4)
    }

    /// The spaces for any number of members.
    #[must_use]
    pub fn shared() -> Set<Self> {
        Set::only(Self::HarvestLarge)
            .with(Self::ProductionLarge)
            .with(Self::Council)
    }

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

tokens! {
    /// The members of a player (L.CO.4).
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

/// The shared dice; also the coloured members of a player.
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
