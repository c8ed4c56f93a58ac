//! The data file, record by record.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::Spanned;

use super::*;

/// Where the figures of a record come from.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Origin {
    Printed,
    Reconstructed,
}

/// What every record has.
pub(super) trait Record {
    fn origin(&self) -> Origin;
}

/// Declares a record of the file: its fields and its origin.
macro_rules! records {
    ($( $(#[$meta:meta])* struct $Name:ident { $( $(#[$field_meta:meta])* $field:ident : $Type:ty ),+ $(,)? } )+) => { $(
        $(#[$meta])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $Name {
            $( $(#[$field_meta])* pub(super) $field : $Type, )+
            pub(super) provenance: Origin,
        }

        impl Record for $Name {
            fn origin(&self) -> Origin {
                self.provenance
            }
        }
    )+ };
}

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) position: Vec<Spanned<PositionRecord>>,
    pub(super) sector: Vec<Spanned<SectorRecord>>,
    pub(super) wheel: Spanned<WheelRecord>,
    pub(super) start: Vec<Spanned<StartRecord>>,
    pub(super) tile: Vec<Spanned<TileRecord>>,
    pub(super) first_game: Spanned<FirstGameRecord>,
    pub(super) player: Spanned<PlayerRecord>,
    pub(super) price: Spanned<PriceRecord>,
    pub(super) track: Vec<Spanned<TrackRecord>>,
    pub(super) technology_track: Spanned<TechnologyTrackRecord>,
    pub(super) level: Vec<Spanned<LevelRecord>>,
    pub(super) university: Spanned<UniversityRecord>,
    pub(super) wealth: Vec<Spanned<WealthRecord>>,
    pub(super) action: Vec<Spanned<ActionRecord>>,
    pub(super) upgrade: Vec<Spanned<UpgradeRecord>>,
    pub(super) wall: Vec<Spanned<WallRecord>>,
    pub(super) building: Vec<Spanned<BuildingRecord>>,
    pub(super) production: Vec<Spanned<ProductionRecord>>,
    pub(super) technology: Vec<Spanned<TechnologyRecord>>,
    pub(super) road: Vec<Spanned<RoadRecord>>,
    pub(super) road_tile: Vec<Spanned<RoadTileRecord>>,
    pub(super) rail: Vec<Spanned<RailRecord>>,
    pub(super) bridge_tile: Vec<Spanned<BridgeTileRecord>>,
    pub(super) seal: Vec<Spanned<SealRecord>>,
    pub(super) plaza_tile: Vec<Spanned<PlazaTileRecord>>,
    pub(super) plaza: Vec<Spanned<PlazaRecord>>,
    pub(super) site: Vec<Spanned<SiteRecord>>,
    pub(super) blue_corner: Vec<Spanned<BlueCornerRecord>>,
    pub(super) grid: Vec<Spanned<GridRecord>>,
    pub(super) r#final: Spanned<FinalRecord>,
    pub(super) solo: Spanned<SoloRecord>,
    pub(super) parler: Spanned<ParlerRecord>,
    pub(super) parler_card: Vec<Spanned<ParlerCardRecord>>,
}

records! {
    struct PositionRecord { position: usize, zone: Zone, gold: u8, vp: u8 }
    struct SectorRecord {
        sector: usize,
        special_or_vp: Option<u8>,
        price: Option<Price>,
        bonus: Option<Gains>,
    }
    struct WheelRecord { drop_at: u8, double_at: u8, overrun_vp: u8, hourglass: u8 }
    struct StartRecord {
        seats: usize,
        r#box: u8,
        positions: [u8; 6],
        track: u8,
        era_two: EraRecord,
        turns: u8,
        buildings: Vec<Spot>,
    }
    struct TileRecord { id: ActionTile, a: [Deed; 2], b: [Deed; 2] }
    struct FirstGameRecord { order: [ActionTile; 6] }
    struct PlayerRecord { gold: u8, stone: u8, most: u8, cubes: u8, supply: u8, windows_kept: u8 }
    struct PriceRecord { climb: Price, extra: [Price; 2], refresh: u8, bridge: u8 }
    struct TrackRecord {
        id: Track,
        cells: u8,
        start: u8,
        production_tile: u8,
        seal: u8,
        bonus: Vec<Spanned<TrackBonusRecord>>,
    }
    struct TrackBonusRecord { cell: u8, bonus: Gains }
    struct TechnologyTrackRecord { top: u8, overflow_vp: u8 }
    struct LevelRecord { level: usize, step: u8 }
    struct UniversityRecord { values: Vec<u8>, overflow_vp: u8 }
    struct WealthRecord { of: WealthOf, amount: u8, bonus: Gains }
    struct ActionRecord { id: Deed, cell: [i8; 2] }
    struct UpgradeRecord { id: Hex, action: Deed, bonus: Gains, university: u8, sides: Sides, corners: Corners }
    struct WallRecord {
        id: Hex,
        price: Price,
        bonus: Gains,
        hunger_wall: bool,
        sides: Sides,
        corners: Corners,
    }
    struct BuildingRecord {
        id: Hex,
        price: Price,
        bonus: Gains,
        cathedral: bool,
        marker: bool,
        corners: Corners,
    }
    struct ProductionRecord { id: ProductionTile, bonus: Gains, parler: bool }
    struct TechnologyRecord {
        id: Technology,
        when: Option<Trigger>,
        #[serde(default)]
        bonus: Bonus,
        #[serde(default)]
        rise: bool,
        #[serde(default)]
        plaza: bool,
        produce: Option<ProduceOf>,
        action: Option<ActionOf>,
        #[serde(default)]
        discount: Price,
    }
    struct RoadRecord {
        space: usize,
        #[serde(default)]
        price: Price,
        per: Option<Per>,
        free: Bonus,
        egg: Bonus,
    }
    struct RoadTileRecord {
        id: RoadTile,
        space: usize,
        when: Option<Trigger>,
        per: Option<Per>,
        bonus: Bonus,
    }
    struct RailRecord { side: RailSide, face: usize, symbols: [Side; PAIRS] }
    struct BridgeTileRecord {
        id: BridgeTile,
        #[serde(default)]
        bonus: Gains,
        per: Option<Per>,
        vp: Option<u8>,
    }
    struct SealRecord {
        id: Seal,
        #[serde(default)]
        price: Price,
        #[serde(default)]
        spend: Vec<Coin>,
        vp: u8,
    }
    struct PlazaTileRecord { id: PlazaTile, colour: Colour, top: Bonus, bottom: Bonus }
    struct PlazaRecord { id: Plaza, cell: [i8; 2], colour: Colour, seats: u8 }
    struct SiteRecord { id: Spot, plaza: Plaza, old_town: bool, gold: u8, vp: u8 }
    struct BlueCornerRecord { at: Vec<CornerRecord> }
    struct GridRecord {
        id: Grid,
        tiers: [u8; GRID_ROWS],
        price_2: Price,
        price_3: Price,
        tile_at_top: bool,
        row: Vec<Spanned<GridRowRecord>>,
        column: Vec<Spanned<GridColumnRecord>>,
        cells: Vec<Spanned<GridCellsRecord>>,
    }
    struct GridRowRecord { row: usize, vp: u8 }
    struct GridColumnRecord { column: usize, per_token: u8 }
    struct GridCellsRecord { set: TierSet, rows: [[GridCell; GRID_COLUMNS]; GRID_ROWS] }
    struct FinalRecord { walls: Vec<u8>, eggs: Vec<u8> }
    struct SoloRecord { good: u16, titles: Vec<u16> }
    struct ParlerRecord {
        gold_mines: u8,
        quarries: u8,
        gold_mines_tile: u8,
        quarries_tile: u8,
        gold_mines_most: u8,
        quarries_most: u8,
        gold_mines_seal: Seal,
        quarries_seal: Seal,
        other_seal: Seal,
        r#loop: Vec<Plaza>,
    }
    struct ParlerCardRecord { card: usize, does: Vec<ParlerDeed>, tile: u8 }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EraRecord {
    pub(super) cell: u8,
    pub(super) r#box: Option<u8>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CornerRecord {
    pub(super) site: Spot,
    pub(super) corner: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum WealthOf {
    Gold,
    Stone,
    Either,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ProduceOf {
    Gold,
    Stone,
    Either,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ActionOf {
    Mines,
    Quarries,
    Upgrade,
    Wall,
    Building,
    Road,
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RailSide {
    Left,
    Right,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum TierSet {
    Base,
    A,
    B,
}

/// The symbol of a side; an empty text is none.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side(pub(super) Option<Gain>);
pub(super) type Sides = [Side; 6];

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.is_empty() {
            return Ok(Self(None));
        }
        text.parse().map(Some).map(Self).map_err(D::Error::custom)
    }
}

/// A set of corners.
#[derive(Clone, Copy, Debug)]
pub(super) struct Corners(pub(super) u8);

impl<'de> Deserialize<'de> for Corners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut mask = 0;
        for corner in Vec::<u8>::deserialize(deserializer)? {
            if corner > 5 || mask & (1 << corner) != 0 {
                return Err(D::Error::custom("corners are different numbers from 0 to 5"));
            }
            mask |= 1 << corner;
        }
        Ok(Self(mask))
    }
}

impl<'de> Deserialize<'de> for GridCell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match (text.as_str(), text.strip_prefix('v')) {
            ("", _) => Ok(Self::Plain),
            (">", _) => Ok(Self::Onward),
            ("^", _) => Ok(Self::Upward),
            (_, Some(points)) if points.len() == 1 && points.parse::<u8>().is_ok() => {
                Ok(Self::Points(points.parse().unwrap_or(0)))
            }
            _ => Err(D::Error::custom(format!(
                "\"{text}\" is no cell: \"\", \"v1\" to \"v9\", \">\" or \"^\""
            ))),
        }
    }
}

/// As the data file writes it.
impl Serialize for GridCell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Plain => serializer.serialize_str(""),
            Self::Onward => serializer.serialize_str(">"),
            Self::Upward => serializer.serialize_str("^"),
            Self::Points(points) => serializer.collect_str(&format_args!("v{points}")),
        }
    }
}

impl Copy for WheelRecord {}
impl Copy for PositionRecord {}
