//! The data file as types: what lies in the box.
//!
//! [`Components`] is what the rules read. It is built once from a file: the records by name, and the geometry of boards and
//! city as tables. A file that breaks a constraint of the rulebook is refused with the line.

mod file;
mod geometry;
mod pieces;
mod places;
mod reader;
mod records;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use signoria_engine::{BuiltIn, EditionError, Figures, Provenance};

use crate::effect::{Bonus, Gain, Gains, Price};
use crate::hex::{Cell, Hex, Spot};
use crate::pieces::{
    ActionTile, BridgeTile, Coin, Colour, Deed, Grid, Level, ParlerDeed, Per, Plaza, PlazaTile,
    ProductionTile, RoadTile, Row, Seal, Space, Technology, Track, Zone,
};

pub use geometry::{ActionBoard, City, SiteFigures};

/// How many positions the wheel stands over; also how many sectors it has.
pub const POSITIONS: usize = 12;
/// How many building sites the city has.
pub const SITES: usize = 29;
/// How many places an action board has: the six action hexes, then the twelve wall spaces.
pub const BOARD_CELLS: usize = 18;
/// How many pairs of symbols the bridge has.
pub const PAIRS: usize = 5;
/// Rows and columns of both grids.
pub const GRID_ROWS: usize = 5;
/// Columns of both grids.
pub const GRID_COLUMNS: usize = 6;

/// A position under the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The zone.
    pub zone: Zone,
    /// What a tile costs there.
    pub gold: u8,
    /// What a tile gives there.
    pub vp: u8,
}

/// The bonus of a sector of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SectorBonus {
    /// The closed box.
    Closed,
    /// Gained.
    Goods(Gains),
    /// May be bought.
    Offer(#[serde(serialize_with = "Price::as_list")] Price, Gains),
    /// The special hex, or that many points.
    SpecialOr(u8),
}

/// How the wheel turns.
#[derive(Clone, Copy, Debug)]
pub struct WheelFigures {
    /// The marker drops when the box comes here.
    pub drop_at: u8,
    /// From here the wheel turns two positions.
    pub double_at: u8,
    /// What a tile that ran over the end is worth.
    pub overrun_vp: u8,
    /// The track cell on which the game ends.
    pub hourglass: u8,
}

/// The first position for a number of seats.
#[derive(Clone, Debug)]
pub struct Start {
    /// Where the box stands.
    pub box_at: u8,
    /// Where the six tiles lie.
    pub positions: [u8; 6],
    /// The cell of the track marker.
    pub track: u8,
    /// Era II begins when the track marker is here …
    pub era_cell: u8,
    /// … and the box here; at once if not given.
    pub era_box: Option<u8>,
    /// How many turns the game has.
    pub turns: u8,
    /// The sites that begin with a building.
    pub buildings: Vec<u8>,
}

/// What each player begins with.
#[derive(Clone, Copy, Debug)]
pub struct PlayerFigures {
    /// Gold.
    pub gold: u8,
    /// Stone.
    pub stone: u8,
    /// The most gold, and the most stone.
    pub most: u8,
    /// Cubes in all.
    pub cubes: u8,
    /// Cubes in the supply.
    pub supply: u8,
    /// Windows that stay at the end of a turn.
    pub windows_kept: u8,
}

/// What some things cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prices {
    /// A row up.
    #[serde(serialize_with = "Price::as_list")]
    pub climb: Price,
    /// An extra action, by what it is paid with.
    #[serde(serialize_with = "as_lists")]
    pub extra: [Price; 2],
    /// Refreshing a row, in gold or in stone.
    pub refresh: u8,
    /// Entering the bridge, in eggs.
    pub bridge: u8,
}

/// Prices as the data file writes them.
fn as_lists<S: serde::Serializer>(prices: &[Price], serializer: S) -> Result<S::Ok, S::Error> {
    let list = |price: &Price| price.parts().map(|part| part.to_string()).collect::<Vec<_>>();
    serializer.collect_seq(prices.iter().map(list))
}

/// The most cells a production track may have.
pub const MOST_CELLS: usize = 12;

/// A track of gold mines or quarries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrackFigures {
    /// The last cell.
    pub cells: u8,
    /// The first cell.
    pub start: u8,
    /// Here a production tile is taken.
    pub production_tile: u8,
    /// Here a seal may be placed.
    pub seal: u8,
    /// The production bonus of each cell, from cell 0.
    pub bonus: [Gains; MOST_CELLS + 1],
}

impl TrackFigures {
    /// The cell that an advance from there reaches; none at the end of the track.
    #[must_use]
    pub fn after(&self, cell: u8) -> Option<u8> {
        (cell < self.cells).then_some(cell + 1)
    }
}

/// A wealth bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wealth {
    /// The amount.
    pub amount: u8,
    /// What it brings.
    pub bonus: Gains,
}

/// The face of a hex of any kind; what a kind does not have is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Face {
    /// The action an upgrade belongs to.
    pub action: Deed,
    /// The price.
    #[serde(serialize_with = "Price::as_list")]
    pub price: Price,
    /// The bonus: of the upgraded action, or on building.
    pub bonus: Gains,
    /// University steps of an upgrade.
    pub university: u8,
    /// Whether it shows the Hunger Wall or the cathedral.
    pub symbol: bool,
    /// Whether a building has a marker space.
    pub marker: bool,
    /// The symbols on its sides.
    pub sides: [Option<Gain>; 6],
    /// Its red or blue corners.
    pub corners: u8,
}

/// When a permanent technology works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// The wheel sector gave gold.
    WheelGold,
    /// The wheel sector gave stone.
    WheelStone,
    /// A step on the gold mine track.
    GoldMineStep,
    /// A step on the quarry track.
    QuarryStep,
    /// A row up on a grid.
    RowUp,
    /// The action tile gave points; once a turn.
    TilePoints,
    /// The player's building shows the cathedral.
    CathedralBuilding,
    /// The player's building does not show it.
    PlainBuilding,
    /// The player's wall shows the Hunger Wall.
    HungerWall,
    /// Red tokens gained; once a turn.
    RedToken,
    /// Blue tokens gained; once a turn.
    BlueToken,
    /// An egg gained.
    Egg,
    /// An upgrade action; for King's Road tiles.
    Upgrade,
    /// A wall action; for King's Road tiles.
    Wall,
}

/// The actions a technology gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gives {
    /// None.
    Nothing,
    /// This one, with that discount.
    Action(Deed, #[serde(serialize_with = "Price::as_list")] Price),
    /// Any one.
    AnyAction,
}

/// What a one-time technology produces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Produces {
    /// Nothing.
    Nothing,
    /// From this track.
    From(Track),
    /// From either, as the player chooses.
    Either,
}

/// A technology tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TechnologyFigures {
    /// When a permanent one works.
    pub when: Option<Trigger>,
    /// What it brings.
    pub bonus: Bonus,
    /// A row up on either grid.
    pub rise: bool,
    /// Both bonuses of a plaza tile.
    pub plaza: bool,
    /// What it produces.
    pub produces: Produces,
    /// The action it gives.
    pub gives: Gives,
}

/// A space of the King's Road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoadFigures {
    /// The price of the free effect, where it has one: then it may be declined.
    #[serde(serialize_with = "Price::as_list")]
    pub price: Price,
    /// What the free effect is counted by, if by anything.
    pub per: Option<Per>,
    /// The free effect.
    pub free: Bonus,
    /// What an egg brings.
    pub egg: Bonus,
}

/// A King's Road tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoadTileFigures {
    /// The space it belongs to.
    pub space: Space,
    /// When it works, while the pawn stands there …
    pub when: Option<Trigger>,
    /// … or what it counts on arrival.
    pub per: Option<Per>,
    /// What it brings.
    pub bonus: Bonus,
}

/// A bridge tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BridgeTileFigures {
    /// What it brings at once.
    pub bonus: Gains,
    /// What it counts at the end, and the points for each.
    pub last: Option<(Per, u8)>,
}

/// A seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealFigures {
    /// The price of placing it.
    #[serde(serialize_with = "Price::as_list")]
    pub price: Price,
    /// What is spent for points at the end; nothing: the points come once.
    pub spends: [bool; 2],
    /// The points.
    pub vp: u8,
}

/// A plaza tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlazaTileFigures {
    /// Its colour.
    pub colour: Colour,
    /// The top bonus and the bottom bonus.
    pub halves: [Bonus; 2],
}

/// A cell of a grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GridCell {
    /// Nothing.
    #[default]
    Plain,
    /// Points on arrival.
    Points(u8),
    /// Goes on horizontally.
    Onward,
    /// May go up.
    Upward,
}

/// One of the two grids.
#[derive(Clone, Copy, Debug)]
pub struct GridFigures {
    /// The tier of each row, from the bottom.
    pub tiers: [u8; GRID_ROWS],
    /// The price of entering a tier, by tier.
    pub prices: [Price; 4],
    /// Whether the top tier brings a bridge tile.
    pub tile_at_top: bool,
    /// Points of each row.
    pub row_vp: [u8; GRID_ROWS],
    /// Points of each token by column.
    pub per_token: [u8; GRID_COLUMNS],
    /// The cells of the sets base, A and B.
    pub cells: [[[GridCell; GRID_COLUMNS]; GRID_ROWS]; 3],
}

impl GridFigures {
    /// The price of stepping up from a row, by index from the bottom.
    #[must_use]
    pub fn price_from(&self, row: u8) -> Price {
        let (below, above) = (usize::from(row), usize::from(row) + 1);
        match (self.tiers.get(below), self.tiers.get(above)) {
            (Some(from), Some(to)) if to > from => self.prices[usize::from(*to).min(3)],
            _ => Price::default(),
        }
    }
}

/// A card of Peter Parler.
#[derive(Clone, Debug)]
pub struct ParlerCard {
    /// What he does, in order.
    pub does: Vec<ParlerDeed>,
    /// Which tile he takes, counted from the oldest.
    pub tile: u8,
}

/// Peter Parler.
#[derive(Clone, Debug)]
pub struct ParlerFigures {
    /// What he begins with, by track.
    pub start: [u8; 2],
    /// When he takes a production tile, by track.
    pub tile_at: [u8; 2],
    /// Where his tracks end.
    pub most: [u8; 2],
    /// The seal at the end of each track.
    pub seals: [Seal; 2],
    /// The seal he takes instead.
    pub other_seal: Seal,
    /// His round of the plazas.
    pub round: Vec<Plaza>,
    /// His five cards.
    pub cards: Vec<ParlerCard>,
}

/// The figures of one edition.
#[derive(Debug)]
pub struct Components {
    /// The positions under the wheel.
    pub positions: [Position; POSITIONS],
    /// The sectors of the wheel.
    pub sectors: [SectorBonus; POSITIONS],
    /// How the wheel turns.
    pub wheel: WheelFigures,
    starts: [Start; 3],
    tiles: [[[Deed; 2]; 2]; 6],
    /// The order of the tiles in a first game.
    pub first_game: [ActionTile; 6],
    /// What each player begins with.
    pub player: PlayerFigures,
    /// What some things cost.
    pub prices: Prices,
    tracks: [TrackFigures; 2],
    /// The last technology step.
    pub technology_top: u8,
    /// Points for each technology step too many.
    pub technology_overflow: u8,
    levels: [u8; 4],
    /// The worth of a technology step by university step.
    pub university: Vec<u8>,
    /// Points for each university step too many.
    pub university_overflow: u8,
    /// The wealth bonuses: of gold, of stone, of either.
    pub wealth: [Wealth; 3],
    faces: Vec<Face>,
    productions: [Gains; 8],
    parler_productions: [bool; 8],
    technologies: Vec<TechnologyFigures>,
    roads: [RoadFigures; 3],
    road_tiles: [RoadTileFigures; 4],
    rails: [[[Gain; PAIRS]; 2]; 2],
    bridge_tiles: Vec<BridgeTileFigures>,
    seals: [SealFigures; 5],
    plaza_tiles: Vec<PlazaTileFigures>,
    grids: [GridFigures; 2],
    /// The action board as tables.
    pub board: ActionBoard,
    /// The city as tables.
    pub city: City,
    /// Points by number of walls.
    pub walls: Vec<u8>,
    /// Points by number of eggs.
    pub eggs: Vec<u8>,
    /// A good solo result.
    pub good_solo: u16,
    /// The solo titles by their least points.
    pub titles: Vec<u16>,
    /// Peter Parler.
    pub parler: ParlerFigures,
    provenance: Provenance,
    /// The kinds of which all records are reconstructed, and single reconstructed ones as "KIND.NUMBER", counted from 0.
    pub reconstructed: BTreeSet<String>,
}

impl Components {
    /// The first position for that many seats; one seat plays as two.
    #[must_use]
    pub fn start(&self, seats: usize) -> &Start {
        &self.starts[seats.clamp(2, 4) - 2]
    }

    /// The two actions of a tile; side B if wanted.
    #[must_use]
    pub fn tile(&self, tile: ActionTile, side_b: bool) -> [Deed; 2] {
        self.tiles[tile as usize][usize::from(side_b)]
    }

    /// A production track.
    #[must_use]
    pub fn track(&self, track: Track) -> &TrackFigures {
        &self.tracks[track as usize]
    }

    /// The technology step that brings a tile of that level.
    #[must_use]
    pub fn level_step(&self, level: Level) -> u8 {
        self.levels[level as usize]
    }

    /// The face of a hex.
    #[must_use]
    pub fn face(&self, hex: Hex) -> &Face {
        &self.faces[hex.number()]
    }

    /// The bonus of a production tile.
    #[must_use]
    pub fn production(&self, tile: ProductionTile) -> &Gains {
        &self.productions[tile as usize]
    }

    /// Whether a production tile is used against Peter Parler.
    #[must_use]
    pub fn is_parler_production(&self, tile: ProductionTile) -> bool {
        self.parler_productions[tile as usize]
    }

    /// A technology tile.
    #[must_use]
    pub fn technology(&self, tile: Technology) -> &TechnologyFigures {
        &self.technologies[tile as usize]
    }

    /// A space of the King's Road.
    #[must_use]
    pub fn road(&self, space: Space) -> &RoadFigures {
        &self.roads[space as usize]
    }

    /// A King's Road tile.
    #[must_use]
    pub fn road_tile(&self, tile: RoadTile) -> &RoadTileFigures {
        &self.road_tiles[tile as usize]
    }

    /// A symbol of a bridge rail: left (0) or right (1), face 1 (0) or 2 (1), place from 0.
    #[must_use]
    pub fn rail(&self, side: usize, face: usize, place: usize) -> Gain {
        self.rails[side][face][place]
    }

    /// A bridge tile.
    #[must_use]
    pub fn bridge_tile(&self, tile: BridgeTile) -> &BridgeTileFigures {
        &self.bridge_tiles[tile as usize]
    }

    /// A seal.
    #[must_use]
    pub fn seal(&self, seal: Seal) -> &SealFigures {
        &self.seals[seal as usize]
    }

    /// A plaza tile.
    #[must_use]
    pub fn plaza_tile(&self, tile: PlazaTile) -> &PlazaTileFigures {
        &self.plaza_tiles[tile as usize]
    }

    /// A grid.
    #[must_use]
    pub fn grid(&self, grid: Grid) -> &GridFigures {
        &self.grids[grid as usize]
    }

    /// Points of a table whose last entry holds for more as well.
    #[must_use]
    pub fn by_count(table: &[u8], count: usize) -> u16 {
        table.get(count).or(table.last()).copied().unwrap_or(0).into()
    }
}

impl Figures for Components {
    const BUILT_IN: &'static [BuiltIn] = &[BuiltIn {
        name: "standard",
        text: include_str!("../data/standard.toml"),
    }];

    fn parse(text: &str) -> Result<Self, EditionError> {
        file::read(text)
    }

    fn provenance(&self) -> Provenance {
        self.provenance
    }
}

/// The track an action works on, if it works on one.
#[must_use]
pub const fn track_of(deed: Deed) -> Option<Track> {
    match deed {
        Deed::Mines => Some(Track::GoldMine),
        Deed::Quarries => Some(Track::Quarry),
        _ => None,
    }
}

/// What a track produces.
#[must_use]
pub const fn product_of(track: Track) -> Coin {
    match track {
        Track::GoldMine => Coin::Gold,
        Track::Quarry => Coin::Stone,
    }
}

/// The place of a hex row among the rows of stacks: regular ones first.
#[must_use]
pub const fn stack_of(row: Row, special: bool) -> usize {
    row as usize * 2 + special as usize
}

/// The place of a wall space on the board, if that cell is one.
#[must_use]
pub fn wall_space_at(components: &Components, cell: Cell) -> Option<u8> {
    components.board.place(cell).filter(|&place| place >= 6)
}
