//! What is on the table.
//!
//! The state is flat and `Copy` all the way down: bit sets, small numbers and small decks, so that a clone is one copy of memory.

use serde::{Deserialize, Serialize};
use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Edition, Seat, SeatSet, Seats, Set, Stream};

use crate::edition::{BOARD_CELLS, Components, GRID_COLUMNS, GRID_ROWS, PAIRS, SITES};
use crate::hex::Hex;
use crate::options::{Options, Solo};
use crate::pieces::{
    ActionTile, BridgeTile, Level, Plaza, PlazaTile, ProductionTile, Row, Seal, Space, Technology, Track,
};
use crate::step::Steps;
use crate::wheel::Wheel;

/// A card that some seats have seen where it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen<T> {
    /// The card.
    pub tile: T,
    /// Who knows it.
    pub by: SeatSet,
}

/// A stack of hexes. What was put under it lay open before, so everybody knows the lowest ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HexStack {
    /// The hexes, bottom first.
    pub deck: Deck<Hex, 14>,
    /// How many of the lowest are known.
    pub known: u8,
}

/// A hex on an action board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The hex.
    pub hex: Hex,
    /// How it is turned.
    pub rotation: u8,
    /// The sides whose symbol has paid, one bit each, as they lie.
    pub used: u8,
}

/// Whose cube it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Holder {
    /// A player's.
    Seat(Seat),
    /// Peter Parler's.
    Parler,
}

/// A building in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Built {
    /// The hex.
    pub hex: Hex,
    /// How it is turned.
    pub rotation: u8,
    /// The cube on it.
    pub cube: Option<Holder>,
}

/// A right to place a seal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Right {
    /// Not reached yet.
    #[default]
    None,
    /// Reached; a cube marks it.
    Reminder,
    /// Reached when no cube was left to mark it.
    Bare,
    /// Used.
    Used,
}

/// Where a marker stands on a grid, both from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marker {
    /// The row, 0 at the bottom.
    pub row: u8,
    /// The column, 0 at the start.
    pub column: u8,
}

impl Marker {
    /// The cell a row up; none in the top row.
    #[must_use]
    pub fn above(self) -> Option<Self> {
        let row = self.row.checked_add(1)?;
        (usize::from(row) < GRID_ROWS).then_some(Self { row, ..self })
    }

    /// The next cell of its row; none in the last column.
    #[must_use]
    pub fn beside(self) -> Option<Self> {
        let column = self.column.checked_add(1)?;
        (usize::from(column) < GRID_COLUMNS).then_some(Self { column, ..self })
    }
}

/// The steps of final scoring, as sources of points.
pub const FINAL_STEPS: usize = 10;

/// What a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Gold.
    pub gold: u8,
    /// Stone.
    pub stone: u8,
    /// Eggs.
    pub eggs: u8,
    /// Silver windows.
    pub silver: u8,
    /// Gold windows.
    pub gold_windows: u8,
    /// Red tokens.
    pub red: u8,
    /// Blue tokens.
    pub blue: u8,
    /// Victory points.
    pub points: u16,
    /// The cells of gold mines and quarries.
    pub tracks: [u8; 2],
    /// The technology step.
    pub technology: u8,
    /// The university step.
    pub university: u8,
    /// The markers on the grids.
    pub grids: [Marker; 2],
    /// The wealth places that still have their cube: gold, stone, either.
    pub wealth: [bool; 3],
    /// The production tile of each track.
    pub production: [Option<ProductionTile>; 2],
    /// The technology of each level.
    pub technologies: [Option<Technology>; 4],
    /// Levels whose technology was used up.
    pub used: Set<Level>,
    /// Levels whose technology does not work yet.
    pub fresh: Set<Level>,
    /// The road space, 0 before the first.
    pub road: u8,
    /// The gold bridge tiles.
    pub five: Set<BridgeTile>,
    /// The rights to seals, by track.
    pub rights: [Right; 2],
    /// Cubes in the supply.
    pub supply: u8,
    /// The action board.
    pub board: [Option<Placed>; BOARD_CELLS],
    /// Upgrades that lie under others.
    pub covered: Set<Hex>,
    /// Red corners that met one of another hex and then were covered, for each action hex two bits a corner: a new hex is not
    /// paid for these meetings again.
    pub spent_corners: [u16; 6],
    /// Whether the technology for red tokens, and the one for blue tokens, worked this turn.
    pub token_bonus: [bool; 2],
    /// The points of each step of final scoring.
    pub last: [u16; FINAL_STEPS],
}

/// What is open in the turn that is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The tile that was taken.
    pub tile: Option<ActionTile>,
    /// The sector it lay on.
    pub sector: u8,
    /// Whether its action was carried out.
    pub acted: bool,
    /// Whether the goods, or the offer, of the sector are still open.
    pub bonus: bool,
    /// Whether the special hex of the sector is still open.
    pub special: bool,
    /// Whether a row was refreshed.
    pub refreshed: bool,
    /// Whether the extra action was bought.
    pub extra: bool,
    /// Open claims on upgrades, by action.
    pub claims: [u8; 6],
    /// Upgrades of `upgrade` that an upgrade action of this turn covered.
    pub covered: Set<Hex>,
    /// Open horizontal steps that must be made.
    pub steps: [u8; 2],
    /// Open horizontal steps that may be made.
    pub offered_steps: [u8; 2],
    /// Road spaces whose free effect is open.
    pub free: Set<Space>,
    /// Road spaces whose egg effect is open.
    pub egg: Set<Space>,
    /// Whether the technology for points of the tile worked.
    pub tile_points: bool,
    /// Whether the turn is being ended.
    pub closing: bool,
    /// Whether only the bonuses due at the end of the turn are gathered before the seat is asked again.
    pub gathering: bool,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A tile is still to be taken.
    Tile,
    /// The action of the tile is still to be carried out.
    Action,
    /// The action is done: what is open may follow, or the end of the turn.
    Acted,
}

impl Turn {
    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match (self.tile, self.acted) {
            (None, _) => Stage::Tile,
            (Some(_), false) => Stage::Action,
            (Some(_), true) => Stage::Acted,
        }
    }

    /// Whether something that the wheel gives with the tile is still open.
    #[must_use]
    pub const fn wheel_gives(&self) -> bool {
        self.bonus || self.special
    }
}

/// How far the game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Turns are played.
    Play,
    /// Unfinished plazas are scored, this plaza and this seat in turn order next.
    Scoring {
        /// The number of the plaza.
        plaza: u8,
        /// The place in turn order.
        place: u8,
    },
    /// The game is over.
    Over,
}

/// Peter Parler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parler {
    /// Where his pawn stands.
    pub pawn: Plaza,
    /// His gold mines and quarries.
    pub counts: [u8; 2],
    /// The production tile he took for each track.
    pub production: [Option<ProductionTile>; 2],
    /// The place, from 0, of his cube in each row.
    pub places: [u8; 3],
    /// His cards that were not turned up, by number from 1.
    pub deck: Deck<u8, 5>,
}

/// The game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Praga {
    pub(crate) edition: Edition<Components>,
    pub(crate) options: Options,
    pub(crate) seats: Seats,
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    /// How many turns are over.
    pub(crate) turns: u8,
    pub(crate) era: u8,
    pub(crate) wheel: Wheel,
    pub(crate) rows: [[Option<Hex>; 4]; 3],
    /// The stacks of the era, regular and special of each row.
    pub(crate) stacks: [HexStack; 6],
    pub(crate) technologies: [Deck<Seen<Technology>, 6>; 4],
    pub(crate) technology_hand: [Option<Seen<Technology>>; 3],
    pub(crate) bridge_stack: Deck<Seen<BridgeTile>, 6>,
    pub(crate) bridge_hand: [Option<Seen<BridgeTile>>; 3],
    /// Silver bridge tiles that left the game.
    pub(crate) bridge_discard: Set<BridgeTile>,
    /// The gold bridge tiles at the bridge.
    pub(crate) bridge_five: Set<BridgeTile>,
    /// The gold bridge tiles at the cathedral.
    pub(crate) cathedral_five: Set<BridgeTile>,
    /// Who has looked at a stack of gold bridge tiles, and so knows both.
    pub(crate) seen_five: SeatSet,
    pub(crate) pairs: [Option<BridgeTile>; PAIRS],
    pub(crate) plazas: [Option<PlazaTile>; 10],
    pub(crate) sites: [Option<Built>; SITES],
    pub(crate) seals: [Option<Holder>; 5],
    pub(crate) river: Set<ProductionTile>,
    pub(crate) players: BySeat<Player, 4>,
    pub(crate) turn: Turn,
    pub(crate) steps: Steps,
    /// The version of the rules by which this game is played.
    pub(crate) rules: u32,
    pub(crate) parler: Parler,
    pub(crate) stream: Stream,
}

const _: () = assert!(
    size_of::<Praga>() <= 2048,
    "a state stays below 2 KiB, so that search can copy it freely"
);

impl Praga {
    /// The figures in play.
    #[must_use]
    pub(crate) fn figures(&self) -> &'static Components {
        self.edition.figures()
    }

    /// Whether a single seat plays.
    pub(crate) fn is_solo(&self) -> bool {
        self.seats.count() == 1
    }

    /// Whether Peter Parler plays.
    pub(crate) fn has_parler(&self) -> bool {
        self.is_solo() && self.options.solo == Solo::Parler
    }

    /// Whose turn it is; nobody's in the turns of a solo opponent and after the last turn.
    pub(crate) fn active(&self) -> Option<Seat> {
        if self.phase != Phase::Play {
            return None;
        }
        let place = self.turns % self.turns_a_round();
        (usize::from(place) < self.seats.count()).then(|| {
            let number = (u8::from(self.first) + place) % self.seats.count() as u8;
            Seat::new(number)
        })
    }

    /// The turns in which everybody plays once: a solo opponent has one, too.
    pub(crate) fn turns_a_round(&self) -> u8 {
        self.seats.count().max(2) as u8
    }

    /// The turns of each player.
    pub(crate) fn rounds(&self) -> u8 {
        self.figures().start(self.seats.count()).turns / self.turns_a_round()
    }

    /// The turn of each player that follows this many turns, from 1.
    pub(crate) fn round_after(&self, turns: u8) -> u8 {
        let all = self.figures().start(self.seats.count()).turns;
        turns.min(all.saturating_sub(1)) / self.turns_a_round() + 1
    }

    /// The free sites of the city, one bit each.
    pub(crate) fn free_sites(&self) -> u32 {
        self.sites
            .iter()
            .enumerate()
            .filter(|(_, built)| built.is_none())
            .fold(0, |bits, (site, _)| bits | 1 << site)
    }

    /// Whether every site of a plaza is built.
    pub(crate) fn is_complete(&self, plaza: Plaza) -> bool {
        self.figures().city.plaza(plaza).sites & self.free_sites() == 0
    }

    /// The buildings round a plaza.
    pub(crate) fn round(&self, plaza: Plaza) -> impl Iterator<Item = Built> + '_ {
        let sites = self.figures().city.plaza(plaza).sites;
        self.sites
            .iter()
            .enumerate()
            .filter(move |(site, _)| sites & (1 << site) != 0)
            .filter_map(|(_, built)| *built)
    }

    /// The row's stack of regular or special hexes.
    pub(crate) fn stack_mut(&mut self, row: Row, special: bool) -> &mut HexStack {
        &mut self.stacks[crate::edition::stack_of(row, special)]
    }

    /// Whether a seal is held by somebody.
    pub(crate) fn seal_holder(&self, seal: Seal) -> Option<Holder> {
        self.seals[seal as usize]
    }
}

impl Player {
    /// The player at the start.
    pub(crate) fn new(figures: &Components) -> Self {
        Self {
            gold: figures.player.gold,
            stone: figures.player.stone,
            eggs: 0,
            silver: 0,
            gold_windows: 0,
            red: 0,
            blue: 0,
            points: 0,
            tracks: [Track::GoldMine, Track::Quarry].map(|track| figures.track(track).start),
            technology: 0,
            university: 0,
            grids: [Marker::default(); 2],
            wealth: [true; 3],
            production: [None; 2],
            technologies: [None; 4],
            used: Set::EMPTY,
            fresh: Set::EMPTY,
            road: 0,
            five: Set::EMPTY,
            rights: [Right::None; 2],
            supply: figures.player.supply,
            board: [None; BOARD_CELLS],
            covered: Set::EMPTY,
            spent_corners: [0; 6],
            token_bonus: [false; 2],
            last: [0; FINAL_STEPS],
        }
    }

    /// Windows of both kinds.
    #[must_use]
    pub const fn windows(&self) -> u8 {
        self.silver.saturating_add(self.gold_windows)
    }

    /// The number of gold mines or quarries.
    #[must_use]
    pub const fn mines(&self, track: Track) -> u8 {
        self.tracks[track as usize].saturating_sub(1)
    }

    /// The number of walls.
    #[must_use]
    pub fn walls(&self) -> usize {
        self.board[6..].iter().flatten().count()
    }

    /// The upgrades, covered ones too.
    pub fn upgrades(&self) -> impl Iterator<Item = Hex> + '_ {
        let shown = self.board[..6].iter().flatten().map(|placed| placed.hex);
        shown.chain(self.covered.iter())
    }

    /// The technology of a level, if it can still be used.
    #[must_use]
    pub fn usable(&self, level: Level) -> Option<Technology> {
        self.technologies[level as usize].filter(|_| !self.used.contains(level))
    }

    /// The cubes of this player that are not on seals or buildings.
    pub(crate) fn cubes_at_home(&self) -> usize {
        let places = self.wealth.iter().filter(|&&cube| cube).count();
        let reminders = self
            .rights
            .iter()
            .filter(|&&right| right == Right::Reminder)
            .count();
        4 + 2 + places + reminders + usize::from(self.supply)
    }
}
