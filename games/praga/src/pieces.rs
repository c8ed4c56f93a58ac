//! The things of the box that have a name, as the words of the notation.

use signoria_engine::tokens;

tokens! {
    /// The six actions.
    #[derive(Default)]
    pub enum Deed: "praga.action" {
        #[default]
        Mines = "mines",
        Quarries = "quarries",
        Upgrade = "upgrade",
        Wall = "wall",
        Building = "building",
        Road = "road",
    }
}

tokens! {
    /// The six action tiles of the wheel.
    #[derive(Default)]
    pub enum ActionTile: "praga.tile" {
        #[default]
        At1 = "at1",
        At2 = "at2",
        At3 = "at3",
        At4 = "at4",
        At5 = "at5",
        At6 = "at6",
    }
}

tokens! {
    /// The rows of open hexes.
    #[derive(Default)]
    pub enum Row: "praga.row" {
        #[default]
        Upgrade = "upgrade",
        Wall = "wall",
        Building = "building",
    }
}

tokens! {
    /// Gold mines and quarries.
    #[derive(Default)]
    pub enum Track: "praga.track" {
        #[default]
        GoldMine = "gold-mine",
        Quarry = "quarry",
    }
}

tokens! {
    /// The two grids.
    #[derive(Default)]
    pub enum Grid: "praga.grid" {
        #[default]
        HungerWall = "hunger-wall",
        Cathedral = "cathedral",
    }
}

tokens! {
    /// What refreshes a row, and what a production brings.
    #[derive(Default)]
    pub enum Coin: "praga.coin" {
        #[default]
        Gold = "gold",
        Stone = "stone",
    }
}

tokens! {
    /// The windows that buy an extra action.
    pub enum WindowPay: "praga.pay" {
        /// Gold windows alone.
        Gold = "gold",
        /// A gold and a silver window.
        Mixed = "mixed",
    }
}

tokens! {
    /// The bonuses of a plaza tile.
    #[derive(Default)]
    pub enum Half: "praga.half" {
        #[default]
        Top = "top",
        Bottom = "bottom",
    }
}

tokens! {
    /// The first three spaces of the King's Road.
    #[derive(Default)]
    pub enum Space: "praga.space" {
        #[default]
        One = "1",
        Two = "2",
        Three = "3",
    }
}

tokens! {
    /// The plaza spaces of the city.
    #[derive(Default)]
    pub enum Plaza: "praga.plaza" {
        #[default]
        P1 = "p1",
        P2 = "p2",
        P3 = "p3",
        P4 = "p4",
        P5 = "p5",
        P6 = "p6",
        P7 = "p7",
        P8 = "p8",
        P9 = "p9",
        P10 = "p10",
    }
}

tokens! {
    /// The plaza tiles.
    #[derive(Default)]
    pub enum PlazaTile: "praga.plaza-tile" {
        #[default]
        Pz1 = "pz1",
        Pz2 = "pz2",
        Pz3 = "pz3",
        Pz4 = "pz4",
        Pz5 = "pz5",
        Pz6 = "pz6",
        Pz7 = "pz7",
        Pz8 = "pz8",
        Pz9 = "pz9",
        Pz10 = "pz10",
        Pz11 = "pz11",
    }
}

tokens! {
    /// The colours of plaza spaces and plaza tiles.
    pub enum Colour: "praga.colour" {
        Yellow = "yellow",
        Grey = "grey",
        LightBlue = "light-blue",
        Orange = "orange",
    }
}

tokens! {
    /// The production tiles of the river.
    #[derive(Default)]
    pub enum ProductionTile: "praga.production" {
        #[default]
        Pt1 = "pt1",
        Pt2 = "pt2",
        Pt3 = "pt3",
        Pt4 = "pt4",
        Pt5 = "pt5",
        Pt6 = "pt6",
        Pt7 = "pt7",
        Pt8 = "pt8",
    }
}

tokens! {
    /// The seals.
    #[derive(Default)]
    pub enum Seal: "praga.seal" {
        #[default]
        Se1 = "se1",
        Se2 = "se2",
        Se3 = "se3",
        Se4 = "se4",
        Se5 = "se5",
    }
}

tokens! {
    /// The technology tiles; six of each level, in order.
    #[derive(Default)]
    pub enum Technology: "praga.technology" {
        #[default]
        T1x1 = "t1-1",
        T1x2 = "t1-2",
        T1x3 = "t1-3",
        T1x4 = "t1-4",
        T1x5 = "t1-5",
        T1x6 = "t1-6",
        T2x1 = "t2-1",
        T2x2 = "t2-2",
        T2x3 = "t2-3",
        T2x4 = "t2-4",
        T2x5 = "t2-5",
        T2x6 = "t2-6",
        T3x1 = "t3-1",
        T3x2 = "t3-2",
        T3x3 = "t3-3",
        T3x4 = "t3-4",
        T3x5 = "t3-5",
        T3x6 = "t3-6",
        T4x1 = "t4-1",
        T4x2 = "t4-2",
        T4x3 = "t4-3",
        T4x4 = "t4-4",
        T4x5 = "t4-5",
        T4x6 = "t4-6",
    }
}

tokens! {
    /// The levels of technology.
    #[derive(Default)]
    pub enum Level: "praga.level" {
        #[default]
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
    }
}

tokens! {
    /// The bridge tiles: six silver ones (IV) and six gold ones (V).
    #[derive(Default)]
    pub enum BridgeTile: "praga.bridge-tile" {
        #[default]
        Br4x1 = "br4-1",
        Br4x2 = "br4-2",
        Br4x3 = "br4-3",
        Br4x4 = "br4-4",
        Br4x5 = "br4-5",
        Br4x6 = "br4-6",
        Br5x1 = "br5-1",
        Br5x2 = "br5-2",
        Br5x3 = "br5-3",
        Br5x4 = "br5-4",
        Br5x5 = "br5-5",
        Br5x6 = "br5-6",
    }
}

tokens! {
    /// The King's Road tiles, by side.
    #[derive(Default)]
    pub enum RoadTile: "praga.road-tile" {
        #[default]
        Kr1a = "kr1a",
        Kr1b = "kr1b",
        Kr2a = "kr2a",
        Kr3a = "kr3a",
    }
}

tokens! {
    /// The steps of final scoring.
    pub enum FinalStep: "praga.source" {
        Plazas = "plazas",
        Scholars = "scholars",
        HungerWall = "hunger-wall",
        Cathedral = "cathedral",
        BlueTokens = "blue-tokens",
        RedTokens = "red-tokens",
        Walls = "walls",
        Bridge = "bridge",
        Seals = "seals",
        Eggs = "eggs",
    }
}

tokens! {
    /// The three zones of the wheel.
    pub enum Zone: "praga.zone" {
        /// Costs gold.
        Red = "red",
        /// Costs and gives nothing.
        Green = "green",
        /// Gives points.
        Blue = "blue",
    }
}

tokens! {
    /// The five spaces of the King's Road; the last one is on Charles Bridge.
    pub enum RoadSpace: "praga.road-space" {
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
    }
}

tokens! {
    /// What points are counted by.
    pub enum Per: "praga.per" {
        /// University steps.
        University = "university",
        /// Own upgrade hexes, covered ones too.
        Upgrade = "upgrade",
        /// Own upgrade hexes of era I, covered ones too.
        EraOneUpgrade = "era-one-upgrade",
        /// Own walls.
        Wall = "wall",
        /// Gold mines.
        GoldMine = "gold-mine",
        /// Quarries.
        Quarry = "quarry",
        /// The row numbers on both grids together.
        Rows = "rows",
        /// Silver windows held.
        SilverWindow = "silver-window",
    }
}

tokens! {
    /// What a card of Peter Parler does.
    pub enum ParlerDeed: "praga.parler-deed" {
        /// Builds.
        Building = "building",
        /// Discards a wall hex.
        Wall = "wall",
        /// Discards an upgrade hex.
        Upgrade = "upgrade",
        /// One more quarry.
        Quarry = "quarry",
        /// One more gold mine.
        GoldMine = "gold-mine",
        /// One more of what you have more of.
        Greater = "greater",
    }
}

impl Space {
    /// The space of that number; none before the first, or on the bridge.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }
}

impl RoadSpace {
    /// The space of that number; none before the first.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }
}

/// How many tiles of each level of technology, and of each stack of the bridge, there are.
pub const TILES_A_STACK: usize = 6;

impl Technology {
    /// The level.
    #[must_use]
    pub const fn level(self) -> Level {
        Level::ALL[self as usize / TILES_A_STACK]
    }

    /// The tiles of a level.
    #[must_use]
    pub fn of(level: Level) -> &'static [Self] {
        let start = level as usize * TILES_A_STACK;
        &Self::ALL[start..start + TILES_A_STACK]
    }
}

impl Level {
    /// Whether tiles of this level work for ever; the others are used once.
    #[must_use]
    pub const fn is_permanent(self) -> bool {
        matches!(self, Self::One | Self::Two)
    }
}

impl BridgeTile {
    /// The silver tiles.
    #[must_use]
    pub fn four() -> &'static [Self] {
        &Self::ALL[..TILES_A_STACK]
    }

    /// The gold tiles.
    #[must_use]
    pub fn five() -> &'static [Self] {
        &Self::ALL[TILES_A_STACK..]
    }

    /// Whether it is a gold tile.
    #[must_use]
    pub const fn is_five(self) -> bool {
        self as usize >= TILES_A_STACK
    }
}

impl Deed {
    /// The row an action takes its hex from, if it takes one.
    #[must_use]
    pub const fn row(self) -> Option<Row> {
        match self {
            Self::Upgrade => Some(Row::Upgrade),
            Self::Wall => Some(Row::Wall),
            Self::Building => Some(Row::Building),
            Self::Mines | Self::Quarries | Self::Road => None,
        }
    }
}
