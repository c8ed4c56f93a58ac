//! What happens, and why something is not allowed: messages whose words are in the locale files.

use signoria_engine::{Seat, messages};

use crate::describe::Shown;
use crate::effect::{Gain, Price};
use crate::hex::{Cell, Hex, Spot};
use crate::pieces::{
    BridgeTile, Deed, FinalStep, Grid, Half, Level, ParlerDeed, Plaza, ProductionTile, RoadSpace, Row, Seal,
    Space, Technology, Track, Zone,
};

messages! {
    /// What happens.
    pub enum Event {
        /// Somebody took an action tile.
        TookTile { seat: Seat, first: Deed, second: Deed, zone: Zone } = "praga.log.tile",
        /// Somebody carries out an action.
        Acts { seat: Seat, action: Deed } = "praga.log.act",
        /// Somebody bought the extra action.
        Extra { seat: Seat } = "praga.log.extra",
        /// Somebody paid.
        Paid { seat: Seat, price: Price } = "praga.log.paid",
        /// Somebody paid eggs.
        PaidEgg { seat: Seat, count: u8 } = "praga.log.paid-egg",
        /// Somebody gained something.
        Gained { seat: Seat, gain: Gain } = "praga.log.gained",
        /// Somebody got rich for the first time.
        Wealth { seat: Seat } = "praga.log.wealth",
        /// Somebody produces.
        Produces { seat: Seat, track: Track } = "praga.log.produces",
        /// Somebody took a production tile.
        River { seat: Seat, tile: Shown<ProductionTile>, track: Track } = "praga.log.river",
        /// Somebody may place a seal.
        SealRight { seat: Seat } = "praga.log.seal-right",
        /// Somebody placed a seal.
        Sealed { seat: Seat, seal: Shown<Seal> } = "praga.log.sealed",
        /// Somebody took a hex.
        TookHex { seat: Seat, hex: Shown<Hex> } = "praga.log.took-hex",
        /// A new hex lies open.
        Dealt { row: Row, hex: Shown<Hex> } = "praga.log.dealt",
        /// Somebody refreshes a row.
        Refreshes { seat: Seat, row: Row } = "praga.log.refreshes",
        /// A hex went under its stack.
        Discarded { hex: Shown<Hex> } = "praga.log.discarded",
        /// Somebody upgraded an action.
        Upgraded { seat: Seat, action: Deed } = "praga.log.upgraded",
        /// Somebody built a wall.
        Walled { seat: Seat, cell: Shown<Cell> } = "praga.log.walled",
        /// Somebody built a building.
        Built { seat: Seat, site: Shown<Spot> } = "praga.log.built",
        /// Somebody takes the bonus of an upgrade.
        Claims { seat: Seat, action: Deed } = "praga.log.claims",
        /// All sites of a plaza are built.
        Completed { plaza: Plaza } = "praga.log.completed",
        /// Somebody has cubes round a completed plaza, and takes both of its bonuses or one.
        Present { seat: Seat, cubes: u8, bonuses: u8 } = "praga.log.present",
        /// Peter Parler has cubes there.
        ParlerPresent { cubes: u8 } = "praga.log.parler-present",
        /// Somebody takes a bonus of a plaza.
        TookHalf { seat: Seat, plaza: Plaza, half: Half } = "praga.log.half",
        /// Somebody's pawn reached a space.
        Road { seat: Seat, space: RoadSpace } = "praga.log.road",
        /// Somebody takes the free effect of a space.
        RoadFree { seat: Seat, space: Space } = "praga.log.road-free",
        /// The drawer sees these technologies.
        Drew { seat: Seat, technologies: Vec<Shown<Technology>> } = "praga.log.drew",
        /// Somebody looks at technologies.
        Draws { seat: Seat, level: Level } = "praga.log.draws",
        /// Somebody kept a technology.
        Kept { seat: Seat, technology: Shown<Technology> } = "praga.log.kept",
        /// Somebody uses a technology.
        Uses { seat: Seat, technology: Shown<Technology> } = "praga.log.uses",
        /// The chooser sees these bridge tiles.
        SawBridge { seat: Seat, tiles: Vec<Shown<BridgeTile>> } = "praga.log.saw-bridge",
        /// Somebody looks at bridge tiles.
        LooksAtBridge { seat: Seat } = "praga.log.looks-at-bridge",
        /// Somebody took a bridge tile.
        TookBridge { seat: Seat, tile: Shown<BridgeTile> } = "praga.log.took-bridge",
        /// Somebody laid it.
        Laid { seat: Seat, one: Gain, other: Gain } = "praga.log.laid",
        /// The bridge is full: the tile leaves the game.
        BridgeFull = "praga.log.bridge-full",
        /// A marker made a horizontal step.
        Stepped { seat: Seat, grid: Grid, column: u8 } = "praga.log.stepped",
        /// A marker went up a row.
        Rose { seat: Seat, grid: Grid, row: u8 } = "praga.log.rose",
        /// Windows were given back.
        GaveBack { seat: Seat, windows: Price } = "praga.log.gave-back",
        /// A turn ended.
        TurnOver { seat: Seat } = "praga.log.turn-over",
        /// A tile ran over the end of the wheel.
        Overran { first: Deed, second: Deed, zone: Zone } = "praga.log.overran",
        /// Everybody has had a turn, and the next one of each begins.
        Round { round: u8, rounds: u8 } = "praga.log.round",
        /// The track marker advanced.
        TrackMoved { cell: u8 } = "praga.log.track",
        /// Era II begins.
        EraTwo = "praga.log.era-two",
        /// The solo opponent took a tile.
        OpponentTook { first: Deed, second: Deed } = "praga.log.opponent-took",
        /// Peter Parler turned up a card.
        ParlerCard { does: Vec<ParlerDeed> } = "praga.log.parler-card",
        /// Peter Parler built.
        ParlerBuilt { site: Shown<Spot> } = "praga.log.parler-built",
        /// Peter Parler's pawn moved.
        ParlerPawn { plaza: Plaza } = "praga.log.parler-pawn",
        /// Peter Parler has more of something.
        ParlerTrack { track: Track, count: u8 } = "praga.log.parler-track",
        /// Peter Parler took a production tile.
        ParlerRiver { tile: Shown<ProductionTile> } = "praga.log.parler-river",
        /// Peter Parler took a seal.
        ParlerSeal { seal: Shown<Seal> } = "praga.log.parler-seal",
        /// The last turn is over.
        FinalScoring = "praga.log.final-scoring",
        /// A step of final scoring brought points.
        Scored { seat: Seat, step: FinalStep, points: u16 } = "praga.log.scored",
        /// A gold bridge tile brought points at the end.
        ScoredBridge { seat: Seat, tile: Shown<BridgeTile>, points: u16 } = "praga.log.scored-bridge",
        /// A seal brought points at the end.
        ScoredSeal { seat: Seat, seal: Shown<Seal>, points: u16 } = "praga.log.scored-seal",
        /// A seal brought points for what was spent on it.
        SpentOnSeal { seat: Seat, seal: Shown<Seal>, price: Price, points: u16 } = "praga.log.spent-on-seal",
        /// An unfinished plaza is scored.
        Unfinished { seat: Seat, plaza: Plaza } = "praga.log.unfinished",
        /// The game is over.
        Over = "praga.log.over",
    }
}

messages! {
    /// Why something is not allowed; the id names the rule.
    pub enum Refusal {
        /// Something else is asked now.
        NotAsked = "praga.turn.asked",
        /// One tile a turn.
        TileTwice = "praga.tile.twice",
        /// The tile costs more gold.
        TilePrice { price: u8 } = "praga.tile.price",
        /// First a tile must be taken.
        TileFirst = "praga.act.tile",
        /// The action is not on the tile.
        NotOnTile = "praga.act.shown",
        /// The tile's action was carried out.
        ActTwice = "praga.act.twice",
        /// The action cannot be carried out now.
        NotExecutable { action: Deed } = "praga.act.executable",
        /// Only the open bonuses would pay for the action.
        BonusFirst { action: Deed } = "praga.act.bonus-first",
        /// There is no wheel bonus to take.
        NoBonus = "praga.bonus.open",
        /// The sector gives a special hex or points, which come by themselves.
        BonusIsSpecial = "praga.bonus.special",
        /// What the sector offers cannot be paid.
        BonusPrice = "praga.bonus.price",
        /// One refresh a turn.
        RefreshTwice = "praga.refresh.twice",
        /// The refresh cannot be paid.
        RefreshPrice = "praga.refresh.price",
        /// Two hexes must lie in the row.
        RefreshRow = "praga.refresh.row",
        /// Two different places, the lower first, both with a hex.
        RefreshPair = "praga.refresh.pair",
        /// One extra action a turn.
        ExtraTwice = "praga.extra.twice",
        /// The windows are missing.
        ExtraWindows = "praga.extra.windows",
        /// The technology is not there to be used.
        NoTechnology = "praga.technology-use.owned",
        /// The technology would do nothing now.
        IdleTechnology = "praga.technology-use.idle",
        /// The technology is not among those drawn.
        NotDrawn = "praga.technology-use.drawn",
        /// The marker is in the top row.
        TopRow = "praga.climb.top",
        /// The windows for a row are missing.
        ClimbWindows = "praga.climb.windows",
        /// The price of the next tier is missing.
        TierPrice = "praga.climb.tier",
        /// No horizontal step is open.
        NoStep = "praga.step.open",
        /// The marker is in the last column.
        LastColumn = "praga.step.column",
        /// No right to a seal.
        NoSealRight = "praga.place-seal.right",
        /// The seal is taken.
        SealTaken = "praga.place-seal.taken",
        /// The price of the seal is missing.
        SealPrice = "praga.place-seal.price",
        /// No cube is left.
        NoCube = "praga.place-seal.cube",
        /// No claim on this action.
        NoClaim = "praga.claim.open",
        /// The action has no upgrade.
        NoUpgrade = "praga.claim.upgrade",
        /// No such effect of the road is open.
        NoRoadEffect = "praga.road.open",
        /// The effect offers no such thing.
        NoSuchChoice = "praga.choose.offered",
        /// The effect cannot be paid.
        RoadPrice = "praga.road.price",
        /// An egg is missing.
        NoEgg = "praga.road.egg",
        /// The road ends here.
        RoadEnds = "praga.road.end",
        /// No gold bridge tile is left.
        NoBridgeTile = "praga.road.stack",
        /// The tile's action is still to be carried out.
        ActionLeft = "praga.end.action",
        /// The choice of road space I is still to be made.
        RoadChoiceLeft = "praga.end.road",
        /// The place has no hex.
        EmptyPlace = "praga.take.empty",
        /// No right to a special hex.
        NoSpecial = "praga.take.special",
        /// The hex costs more.
        HexPrice { price: Price } = "praga.take.price",
        /// No site could be paid afterwards.
        NoSiteLeft = "praga.take.site",
        /// No wall space.
        NoWallSpace = "praga.wall.space",
        /// The wall space is taken.
        WallTaken = "praga.wall.taken",
        /// No building site.
        NoSite = "praga.building.site",
        /// A plaza is never built on.
        IsPlaza = "praga.building.plaza",
        /// A building stands there.
        SiteTaken = "praga.building.taken",
        /// The site costs more gold.
        SitePrice { gold: u8 } = "praga.building.price",
        /// Another place would let a blue corner meet one.
        ParlerCorner = "praga.parler.corner",
        /// The site is not at the plaza of the pawn.
        ParlerPlaza = "praga.parler.plaza",
        /// The production tile is not in the river.
        NotInRiver = "praga.river.there",
        /// The bridge tile is not offered.
        NotOffered = "praga.bridge.offered",
        /// The pair is covered.
        PairCovered = "praga.bridge.covered",
        /// The plaza has no tile.
        NoPlazaTile = "praga.plaza-choice.tile",
        /// The wrong number of windows is kept.
        WindowCount { count: u8 } = "praga.windows.count",
    }
}
