//! The data file, record by record, and the constraints it must meet.

use std::collections::BTreeSet;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use signoria_engine::edition::from_toml;
use signoria_engine::{EditionError, Provenance, Token};
use toml::Spanned;

use super::geometry::{ActionBoard, City, PlazaFigures, SiteFigures};
use super::*;

/// Where the figures of a record come from.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Origin {
    Printed,
    Reconstructed,
}

/// What every record says of itself.
trait Record {
    fn origin(&self) -> Origin;
}

/// Declares a record of the file: its fields and its origin.
macro_rules! records {
    ($( $(#[$meta:meta])* struct $Name:ident { $( $(#[$field_meta:meta])* $field:ident : $Type:ty ),+ $(,)? } )+) => { $(
        $(#[$meta])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $Name {
            $( $(#[$field_meta])* $field : $Type, )+
            provenance: Origin,
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
struct File {
    position: Vec<Spanned<PositionRecord>>,
    sector: Vec<Spanned<SectorRecord>>,
    wheel: Spanned<WheelRecord>,
    start: Vec<Spanned<StartRecord>>,
    tile: Vec<Spanned<TileRecord>>,
    first_game: Spanned<FirstGameRecord>,
    player: Spanned<PlayerRecord>,
    price: Spanned<PriceRecord>,
    track: Vec<Spanned<TrackRecord>>,
    technology_track: Spanned<TechnologyTrackRecord>,
    level: Vec<Spanned<LevelRecord>>,
    university: Spanned<UniversityRecord>,
    wealth: Vec<Spanned<WealthRecord>>,
    action: Vec<Spanned<ActionRecord>>,
    upgrade: Vec<Spanned<UpgradeRecord>>,
    wall: Vec<Spanned<WallRecord>>,
    building: Vec<Spanned<BuildingRecord>>,
    production: Vec<Spanned<ProductionRecord>>,
    technology: Vec<Spanned<TechnologyRecord>>,
    road: Vec<Spanned<RoadRecord>>,
    road_tile: Vec<Spanned<RoadTileRecord>>,
    rail: Vec<Spanned<RailRecord>>,
    bridge_tile: Vec<Spanned<BridgeTileRecord>>,
    seal: Vec<Spanned<SealRecord>>,
    plaza_tile: Vec<Spanned<PlazaTileRecord>>,
    plaza: Vec<Spanned<PlazaRecord>>,
    site: Vec<Spanned<SiteRecord>>,
    blue_corner: Vec<Spanned<BlueCornerRecord>>,
    grid: Vec<Spanned<GridRecord>>,
    r#final: Spanned<FinalRecord>,
    solo: Spanned<SoloRecord>,
    parler: Spanned<ParlerRecord>,
    parler_card: Vec<Spanned<ParlerCardRecord>>,
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
struct EraRecord {
    cell: u8,
    r#box: Option<u8>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CornerRecord {
    site: Spot,
    corner: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WealthOf {
    Gold,
    Stone,
    Either,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ProduceOf {
    Gold,
    Stone,
    Either,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum ActionOf {
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
enum RailSide {
    Left,
    Right,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TierSet {
    Base,
    A,
    B,
}

/// The symbol of a side; an empty text is none.
#[derive(Clone, Copy, Debug)]
struct Side(Option<Gain>);
type Sides = [Side; 6];

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
struct Corners(u8);

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

/// Takes records out of the file, counts their origins, and knows how to name the line of one.
struct Reader<'a> {
    text: &'a str,
    provenance: Provenance,
}

impl Reader<'_> {
    fn count(&mut self, origin: Origin) {
        match origin {
            Origin::Printed => self.provenance.printed += 1,
            Origin::Reconstructed => self.provenance.reconstructed += 1,
        }
    }

    fn wrong<T>(&self, record: &Spanned<T>, reason: impl Into<String>) -> EditionError {
        EditionError::at(self.text, record.span().start, reason)
    }

    /// The constraint on this record holds.
    fn need<T>(&self, record: &Spanned<T>, holds: bool, reason: &str) -> Result<(), EditionError> {
        if holds {
            Ok(())
        } else {
            Err(self.wrong(record, reason))
        }
    }

    fn one<R: Record>(&mut self, record: Spanned<R>) -> Spanned<R> {
        self.count(record.get_ref().origin());
        record
    }

    /// Exactly one record for each number below `count`, in the order of these numbers.
    fn each<R: Record + Clone>(
        &mut self,
        kind: &str,
        count: usize,
        records: Vec<Spanned<R>>,
        number: impl Fn(&R) -> usize,
    ) -> Result<Vec<Spanned<R>>, EditionError> {
        let mut found: Vec<Option<Spanned<R>>> = vec![None; count];
        for record in records {
            self.count(record.get_ref().origin());
            let index = number(record.get_ref());
            match found.get_mut(index) {
                Some(place) if place.is_none() => *place = Some(record),
                Some(_) => return Err(self.wrong(&record, format!("a second [[{kind}]] of this name"))),
                None => return Err(self.wrong(&record, format!("there is no such [[{kind}]]"))),
            }
        }
        let complete: Option<Vec<Spanned<R>>> = found.into_iter().collect();
        complete.ok_or_else(|| EditionError::whole(format!("{count} different [[{kind}]] are needed")))
    }
}

/// An array of what the records say.
fn array<R, T: std::fmt::Debug, const N: usize>(
    records: Vec<Spanned<R>>,
    make: impl Fn(R) -> T,
) -> Result<[T; N], EditionError> {
    records
        .into_iter()
        .map(|record| make(record.into_inner()))
        .collect::<Vec<T>>()
        .try_into()
        .map_err(|_| EditionError::whole("a kind of record has the wrong number"))
}

/// Numbers that count something up to here stay far from what a counter cannot hold.
const MOST_POINTS: u8 = 60;

/// Reads a file.
pub(super) fn read(text: &str) -> Result<Components, EditionError> {
    let file: File = from_toml(text)?;
    let mut reader = Reader {
        text,
        provenance: Provenance::default(),
    };
    let (positions, sectors, wheel) = read_wheel(&mut reader, file.position, file.sector, file.wheel)?;
    let tiles = read_tiles(&mut reader, file.tile)?;
    let first_game = reader.one(file.first_game);
    let order: BTreeSet<ActionTile> = first_game.get_ref().order.into_iter().collect();
    reader.need(&first_game, order.len() == 6, "each action tile stands here once")?;
    let player = read_player(&mut reader, file.player)?;
    let prices = reader.one(file.price);
    let tracks = read_tracks(&mut reader, file.track)?;
    let technology_track = reader.one(file.technology_track);
    let levels = read_levels(&mut reader, file.level, &technology_track)?;
    let university = reader.one(file.university);
    reader.need(
        &university,
        (1..=20).contains(&university.get_ref().values.len())
            && university.get_ref().values.iter().all(|&value| value <= 9),
        "the university has 1 to 20 steps of at most 9",
    )?;
    let wealth = reader.each("wealth", 3, file.wealth, |record| record.of as usize)?;
    let board = read_board(&mut reader, file.action)?;
    let faces = read_faces(&mut reader, file.upgrade, file.wall, file.building)?;
    let productions = reader.each("production", 8, file.production, |record| record.id.index())?;
    let parler_productions = array(productions.clone(), |record| record.parler)?;
    let technologies = read_technologies(&mut reader, file.technology)?;
    let (roads, road_tiles) = read_road(&mut reader, file.road, file.road_tile)?;
    let rails = read_rails(&mut reader, file.rail)?;
    let bridge_tiles = read_bridge_tiles(&mut reader, file.bridge_tile)?;
    let seals = reader.each("seal", 5, file.seal, |record| record.id.index())?;
    let plaza_tiles = read_plaza_tiles(&mut reader, file.plaza_tile)?;
    let city = read_city(&mut reader, file.plaza, file.site, file.blue_corner)?;
    let starts = read_starts(&mut reader, file.start, &wheel, &city)?;
    let grids = read_grids(&mut reader, file.grid)?;
    let last = reader.one(file.r#final);
    let tables = [&last.get_ref().walls, &last.get_ref().eggs];
    reader.need(
        &last,
        tables
            .iter()
            .all(|table| !table.is_empty() && table.iter().all(|&points| points <= MOST_POINTS)),
        "both tables have entries of at most 60 points",
    )?;
    let solo = reader.one(file.solo);
    reader.need(
        &solo,
        solo.get_ref().titles.len() == TITLES && solo.get_ref().titles.is_sorted(),
        "there are eight titles in rising order",
    )?;
    let parler = read_parler(&mut reader, file.parler, file.parler_card, &city)?;
    let prices = prices.into_inner();
    let technology_track = technology_track.into_inner();
    let university = university.into_inner();
    let last = last.into_inner();
    let solo = solo.into_inner();
    Ok(Components {
        positions,
        sectors,
        wheel,
        starts,
        tiles,
        first_game: first_game.into_inner().order,
        player,
        prices: Prices {
            climb: prices.climb,
            extra: prices.extra,
            refresh: prices.refresh,
            bridge: prices.bridge,
        },
        tracks,
        technology_top: technology_track.top,
        technology_overflow: technology_track.overflow_vp,
        levels,
        university: university.values,
        university_overflow: university.overflow_vp,
        wealth: array(wealth, |record| Wealth {
            amount: record.amount,
            bonus: record.bonus,
        })?,
        faces,
        productions: array(productions, |record| record.bonus)?,
        parler_productions,
        technologies,
        roads,
        road_tiles,
        rails,
        bridge_tiles,
        seals: array(seals, |record| SealFigures {
            price: record.price,
            spends: [Coin::Gold, Coin::Stone].map(|coin| record.spend.contains(&coin)),
            vp: record.vp,
        })?,
        plaza_tiles,
        grids,
        board,
        city,
        walls: last.walls,
        eggs: last.eggs,
        good_solo: solo.good,
        titles: solo.titles,
        parler,
        provenance: reader.provenance,
    })
}

/// How many titles the game against Peter Parler has.
pub(super) const TITLES: usize = 8;

type WheelParts = ([Position; POSITIONS], [SectorBonus; POSITIONS], WheelFigures);

fn read_wheel(
    reader: &mut Reader<'_>,
    positions: Vec<Spanned<PositionRecord>>,
    sectors: Vec<Spanned<SectorRecord>>,
    wheel: Spanned<WheelRecord>,
) -> Result<WheelParts, EditionError> {
    let positions = reader.each("position", POSITIONS, positions, |record| record.position)?;
    for record in &positions {
        let PositionRecord {
            position,
            zone,
            gold,
            vp,
            ..
        } = *record.get_ref();
        let expected = match position {
            0..=3 => Zone::Red,
            4..=6 => Zone::Green,
            _ => Zone::Blue,
        };
        reader.need(
            record,
            zone == expected,
            "positions 0 to 3 are red, 4 to 6 green, 7 to 11 blue",
        )?;
        reader.need(
            record,
            (zone == Zone::Red || gold == 0) && gold <= 9,
            "only red positions cost gold, at most 9",
        )?;
        reader.need(
            record,
            (zone == Zone::Blue || vp == 0) && vp <= MOST_POINTS,
            "only blue positions give points",
        )?;
    }
    let records = reader.each("sector", POSITIONS - 1, sectors, |record| {
        record.sector.wrapping_sub(1)
    })?;
    let mut sectors = [SectorBonus::Closed; POSITIONS];
    for record in &records {
        let inner = record.get_ref();
        sectors[inner.sector] = match (inner.special_or_vp, inner.price, inner.bonus) {
            (Some(points), None, None) if points <= MOST_POINTS => SectorBonus::SpecialOr(points),
            (None, Some(price), Some(bonus)) => SectorBonus::Offer(price, bonus),
            (None, None, Some(bonus)) => SectorBonus::Goods(bonus),
            _ => {
                return Err(reader.wrong(
                    record,
                    "a sector has a bonus, a price and a bonus, or special_or_vp",
                ));
            }
        };
    }
    let wheel = reader.one(wheel);
    let figures = *wheel.get_ref();
    reader.need(
        &wheel,
        figures.double_at == 11 && (1..=11).contains(&figures.drop_at),
        "the wheel turns twice from position 11 and drops the marker between 1 and 11",
    )?;
    reader.need(
        &wheel,
        (2..=20).contains(&figures.hourglass) && figures.overrun_vp <= MOST_POINTS,
        "the hourglass is a cell from 2 to 20",
    )?;
    Ok((
        array(positions, |record| Position {
            zone: record.zone,
            gold: record.gold,
            vp: record.vp,
        })?,
        sectors,
        WheelFigures {
            drop_at: figures.drop_at,
            double_at: figures.double_at,
            overrun_vp: figures.overrun_vp,
            hourglass: figures.hourglass,
        },
    ))
}

impl Copy for WheelRecord {}
impl Copy for PositionRecord {}

fn read_starts(
    reader: &mut Reader<'_>,
    starts: Vec<Spanned<StartRecord>>,
    wheel: &WheelFigures,
    city: &City,
) -> Result<[Start; 3], EditionError> {
    let records = reader.each("start", 3, starts, |record| record.seats.wrapping_sub(2))?;
    let mut starts = Vec::new();
    for record in records {
        let start = record.get_ref();
        let distinct: BTreeSet<u8> = start.positions.into_iter().collect();
        reader.need(
            &record,
            (1..=11).contains(&start.r#box)
                && distinct.len() == 6
                && distinct.iter().all(|&place| place <= 6 && place != start.r#box),
            "the box stands at 1 to 11, the tiles at six other places outside the blue zone",
        )?;
        let (mut at, mut track, mut turns, mut era_begins) = (start.r#box, start.track, 0_u8, false);
        while track < wheel.hourglass && turns < u8::MAX {
            turns += 1;
            at = if at == wheel.double_at { 1 } else { at + 1 };
            if at == wheel.drop_at {
                track += 1;
            }
            era_begins |= track == start.era_two.cell && start.era_two.r#box.is_none_or(|place| place == at);
        }
        reader.need(
            &record,
            turns == start.turns && usize::from(turns) == 16 * start.seats,
            "the marker must reach the hourglass when everybody has had 16 turns",
        )?;
        reader.need(&record, era_begins, "era II must begin at some time")?;
        let mut buildings = Vec::new();
        for &spot in &start.buildings {
            let site = city.site(spot).filter(|site| !buildings.contains(site));
            let site =
                site.ok_or_else(|| reader.wrong(&record, "starting buildings stand on different sites"))?;
            buildings.push(site);
        }
        reader.need(&record, buildings.len() <= 8, "at most eight starting buildings")?;
        starts.push(Start {
            box_at: start.r#box,
            positions: start.positions,
            track: start.track,
            era_cell: start.era_two.cell,
            era_box: start.era_two.r#box,
            turns,
            buildings,
        });
    }
    starts
        .try_into()
        .map_err(|_| EditionError::whole("three [[start]] are needed"))
}

fn read_tiles(
    reader: &mut Reader<'_>,
    tiles: Vec<Spanned<TileRecord>>,
) -> Result<[[[Deed; 2]; 2]; 6], EditionError> {
    let records = reader.each("tile", 6, tiles, |record| record.id.index())?;
    let mut shown = [[0; 6]; 2];
    for record in &records {
        let tile = record.get_ref();
        for (side, deeds) in [tile.a, tile.b].into_iter().enumerate() {
            reader.need(record, deeds[0] != deeds[1], "a tile shows two different actions")?;
            for deed in deeds {
                shown[side][deed.index()] += 1;
            }
        }
    }
    if shown != [[2; 6]; 2] {
        return Err(EditionError::whole(
            "each side of the six tiles together shows each action twice",
        ));
    }
    array(records, |record| [record.a, record.b])
}

fn read_player(
    reader: &mut Reader<'_>,
    player: Spanned<PlayerRecord>,
) -> Result<PlayerFigures, EditionError> {
    let record = reader.one(player);
    let player = record.get_ref().clone();
    reader.need(
        &record,
        player.most <= 30 && player.gold <= player.most && player.stone <= player.most,
        "nobody begins with more than fits",
    )?;
    reader.need(
        &record,
        player.cubes == player.supply + 9,
        "nine cubes are on the tracks, the grids and the wealth places, the rest in the supply",
    )?;
    reader.need(&record, player.windows_kept <= 2, "at most 2 windows are kept")?;
    Ok(PlayerFigures {
        gold: player.gold,
        stone: player.stone,
        most: player.most,
        cubes: player.cubes,
        supply: player.supply,
        windows_kept: player.windows_kept,
    })
}

fn read_tracks(
    reader: &mut Reader<'_>,
    tracks: Vec<Spanned<TrackRecord>>,
) -> Result<[TrackFigures; 2], EditionError> {
    let records = reader.each("track", 2, tracks, |record| record.id.index())?;
    let mut tracks = Vec::new();
    for record in records {
        let track = record.get_ref();
        reader.need(
            &record,
            usize::from(track.cells) <= MOST_CELLS
                && (1..track.production_tile).contains(&track.start)
                && track.production_tile < track.seal
                && track.seal <= track.cells,
            "start, production tile and seal come in this order on at most 12 cells",
        )?;
        let mut bonus = [Gains::default(); MOST_CELLS + 1];
        for cell in &track.bonus {
            reader.count(cell.get_ref().provenance);
            let place = usize::from(cell.get_ref().cell);
            reader.need(
                cell,
                (1..=track.cells).contains(&cell.get_ref().cell) && bonus[place].is_empty(),
                "a bonus lies on a cell of its own",
            )?;
            let only_steps_that_end = cell.get_ref().bonus.iter().all(|gain| {
                !matches!(
                    gain.good,
                    crate::bonus::Good::GoldMine | crate::bonus::Good::Quarry
                )
            });
            reader.need(
                cell,
                only_steps_that_end,
                "producing moves no gold mine and no quarry",
            )?;
            bonus[place] = cell.get_ref().bonus;
        }
        tracks.push(TrackFigures {
            cells: track.cells,
            start: track.start,
            production_tile: track.production_tile,
            seal: track.seal,
            bonus,
        });
    }
    tracks
        .try_into()
        .map_err(|_| EditionError::whole("two [[track]] are needed"))
}

fn read_levels(
    reader: &mut Reader<'_>,
    levels: Vec<Spanned<LevelRecord>>,
    track: &Spanned<TechnologyTrackRecord>,
) -> Result<[u8; 4], EditionError> {
    let records = reader.each("level", 4, levels, |record| record.level.wrapping_sub(1))?;
    let mut before = 0;
    for record in &records {
        let step = record.get_ref().step;
        reader.need(
            record,
            step > before && step <= track.get_ref().top,
            "the levels rise along the track",
        )?;
        before = step;
    }
    reader.need(track, track.get_ref().top <= 30, "the track has at most 30 steps")?;
    array(records, |record| record.step)
}

fn read_board(
    reader: &mut Reader<'_>,
    actions: Vec<Spanned<ActionRecord>>,
) -> Result<ActionBoard, EditionError> {
    let records = reader.each("action", 6, actions, |record| record.id.index())?;
    let mut cells = [Cell::default(); 6];
    for (place, record) in records.iter().enumerate() {
        let [q, r] = record.get_ref().cell;
        let cell = Cell::at(q, r).filter(|cell| cell.distance() == 1 && !cells[..place].contains(cell));
        cells[place] =
            cell.ok_or_else(|| reader.wrong(record, "the six actions lie on different cells round 0, 0"))?;
    }
    Ok(ActionBoard::new(cells))
}

fn read_faces(
    reader: &mut Reader<'_>,
    upgrades: Vec<Spanned<UpgradeRecord>>,
    walls: Vec<Spanned<WallRecord>>,
    buildings: Vec<Spanned<BuildingRecord>>,
) -> Result<Vec<Face>, EditionError> {
    let number = |hex: Hex, before: usize| hex.number().wrapping_sub(before);
    let upgrades = reader.each("upgrade", 30, upgrades, |record| number(record.id, 0))?;
    let walls = reader.each("wall", 36, walls, |record| number(record.id, 30))?;
    let buildings = reader.each("building", 36, buildings, |record| number(record.id, 66))?;
    for record in &upgrades {
        let upgrade = record.get_ref();
        reader.need(
            record,
            upgrade.university == upgrade.id.era(),
            "an upgrade gives one university step in era I, two in era II",
        )?;
    }
    let sides = |sides: Sides| sides.map(|side| side.0);
    let mut faces: Vec<Face> = Vec::new();
    faces.extend(upgrades.into_iter().map(Spanned::into_inner).map(|record| Face {
        action: record.action,
        bonus: record.bonus,
        university: record.university,
        sides: sides(record.sides),
        corners: record.corners.0,
        ..Face::default()
    }));
    faces.extend(walls.into_iter().map(Spanned::into_inner).map(|record| Face {
        price: record.price,
        bonus: record.bonus,
        symbol: record.hunger_wall,
        sides: sides(record.sides),
        corners: record.corners.0,
        ..Face::default()
    }));
    faces.extend(buildings.into_iter().map(Spanned::into_inner).map(|record| Face {
        price: record.price,
        bonus: record.bonus,
        symbol: record.cathedral,
        marker: record.marker,
        corners: record.corners.0,
        ..Face::default()
    }));
    Ok(faces)
}

fn read_technologies(
    reader: &mut Reader<'_>,
    technologies: Vec<Spanned<TechnologyRecord>>,
) -> Result<Vec<TechnologyFigures>, EditionError> {
    let records = reader.each("technology", 24, technologies, |record| record.id.index())?;
    let mut technologies = Vec::new();
    for record in records {
        let tile = record.get_ref();
        let does = tile.rise || tile.plaza || tile.produce.is_some() || tile.action.is_some();
        if tile.id.level().is_permanent() {
            reader.need(
                &record,
                tile.when.is_some() && !does && tile.bonus.either.is_none(),
                "levels I and II say when they work and what they bring, and leave no choice",
            )?;
            reader.need(
                &record,
                tile.bonus.sure.iter().all(|gain| is_plain(gain.good)),
                "levels I and II bring gold, stone, windows or points",
            )?;
        } else {
            reader.need(&record, tile.when.is_none(), "levels III and IV are used once")?;
        }
        let gives = match tile.action {
            None => Gives::Nothing,
            Some(ActionOf::Any) => Gives::AnyAction,
            Some(ActionOf::Mines) => Gives::Action(Deed::Mines, tile.discount),
            Some(ActionOf::Quarries) => Gives::Action(Deed::Quarries, tile.discount),
            Some(ActionOf::Upgrade) => Gives::Action(Deed::Upgrade, tile.discount),
            Some(ActionOf::Wall) => Gives::Action(Deed::Wall, tile.discount),
            Some(ActionOf::Building) => Gives::Action(Deed::Building, tile.discount),
            Some(ActionOf::Road) => Gives::Action(Deed::Road, tile.discount),
        };
        technologies.push(TechnologyFigures {
            when: tile.when,
            bonus: tile.bonus,
            rise: tile.rise,
            plaza: tile.plaza,
            produces: match tile.produce {
                None => Produces::Nothing,
                Some(ProduceOf::Gold) => Produces::From(Track::GoldMine),
                Some(ProduceOf::Stone) => Produces::From(Track::Quarry),
                Some(ProduceOf::Either) => Produces::Either,
            },
            gives,
        });
    }
    Ok(technologies)
}

/// What a technology may bring each time it works: nothing that could set off another technology, or itself.
fn is_plain(good: crate::bonus::Good) -> bool {
    use crate::bonus::Good;
    matches!(
        good,
        Good::Gold | Good::Stone | Good::SilverWindow | Good::GoldWindow | Good::Points
    )
}

fn read_road(
    reader: &mut Reader<'_>,
    roads: Vec<Spanned<RoadRecord>>,
    tiles: Vec<Spanned<RoadTileRecord>>,
) -> Result<([RoadFigures; 3], [RoadTileFigures; 4]), EditionError> {
    let roads = reader.each("road", 3, roads, |record| record.space.wrapping_sub(1))?;
    for record in &roads {
        let road = record.get_ref();
        reader.need(
            record,
            road.per.is_none() || (road.free.either.is_none() && road.price.is_free()),
            "what is counted costs nothing and leaves no choice",
        )?;
        let one_or_choice = |bonus: &Bonus| bonus.either.is_some() == bonus.sure.is_empty();
        reader.need(
            record,
            one_or_choice(&road.free) && one_or_choice(&road.egg),
            "an effect of the road is either sure or a choice",
        )?;
    }
    let tiles = reader.each("road_tile", 4, tiles, |record| record.id.index())?;
    for record in &tiles {
        let tile = record.get_ref();
        reader.need(
            record,
            (1..=3).contains(&tile.space),
            "tiles lie on spaces 1 to 3",
        )?;
        let working = matches!(
            tile.when,
            Some(
                Trigger::Upgrade
                    | Trigger::Wall
                    | Trigger::PlainBuilding
                    | Trigger::CathedralBuilding
                    | Trigger::HungerWall
            )
        );
        reader.need(
            record,
            working != tile.per.is_some() && (tile.when.is_none() || working),
            "a tile works with an action, or counts something on arrival",
        )?;
        reader.need(
            record,
            tile.per.is_none() || tile.bonus.either.is_none(),
            "what is counted leaves no choice",
        )?;
    }
    Ok((
        array(roads, |record| RoadFigures {
            price: record.price,
            per: record.per,
            free: record.free,
            egg: record.egg,
        })?,
        array(tiles, |record| RoadTileFigures {
            space: Space::ALL[(record.space - 1).min(2)],
            when: record.when,
            per: record.per,
            bonus: record.bonus,
        })?,
    ))
}

fn read_rails(
    reader: &mut Reader<'_>,
    rails: Vec<Spanned<RailRecord>>,
) -> Result<[[[Gain; PAIRS]; 2]; 2], EditionError> {
    let place = |record: &RailRecord| record.side as usize * 2 + record.face.wrapping_sub(1).min(4);
    let records = reader.each("rail", 4, rails, place)?;
    let mut rails = [[[Gain::default(); PAIRS]; 2]; 2];
    for record in &records {
        let rail = record.get_ref();
        reader.need(
            record,
            (1..=2).contains(&rail.face),
            "a rail has the faces 1 and 2",
        )?;
        for (place, symbol) in rail.symbols.into_iter().enumerate() {
            rails[rail.side as usize][rail.face - 1][place] = symbol
                .0
                .ok_or_else(|| reader.wrong(record, "every place of a rail has a symbol"))?;
        }
    }
    Ok(rails)
}

fn read_bridge_tiles(
    reader: &mut Reader<'_>,
    tiles: Vec<Spanned<BridgeTileRecord>>,
) -> Result<Vec<BridgeTileFigures>, EditionError> {
    let records = reader.each("bridge_tile", 12, tiles, |record| record.id.index())?;
    let mut tiles = Vec::new();
    for record in records {
        let tile = record.get_ref();
        let last = match (tile.per, tile.vp) {
            (Some(per), Some(points)) if points <= 9 => Some((per, points)),
            (None, None) => None,
            _ => {
                return Err(reader.wrong(
                    &record,
                    "what a tile counts and its points (at most 9) go together",
                ));
            }
        };
        reader.need(
            &record,
            last.is_some() == tile.id.is_five(),
            "tiles V count something at the end, tiles IV do not",
        )?;
        reader.need(
            &record,
            !tile.id.is_five()
                || tile
                    .bonus
                    .iter()
                    .all(|gain| gain.good == crate::bonus::Good::Points),
            "tiles V give nothing but points at once",
        )?;
        tiles.push(BridgeTileFigures {
            bonus: tile.bonus,
            last,
        });
    }
    Ok(tiles)
}

fn read_plaza_tiles(
    reader: &mut Reader<'_>,
    tiles: Vec<Spanned<PlazaTileRecord>>,
) -> Result<Vec<PlazaTileFigures>, EditionError> {
    let records = reader.each("plaza_tile", 11, tiles, |record| record.id.index())?;
    let orange = records
        .iter()
        .filter(|record| record.get_ref().colour == Colour::Orange);
    if orange.count() != 8 {
        return Err(EditionError::whole("eight plaza tiles are orange"));
    }
    Ok(records
        .into_iter()
        .map(Spanned::into_inner)
        .map(|record| PlazaTileFigures {
            colour: record.colour,
            halves: [record.top, record.bottom],
        })
        .collect())
}

fn read_city(
    reader: &mut Reader<'_>,
    plazas: Vec<Spanned<PlazaRecord>>,
    sites: Vec<Spanned<SiteRecord>>,
    corners: Vec<Spanned<BlueCornerRecord>>,
) -> Result<City, EditionError> {
    let records = reader.each("plaza", 10, plazas, |record| record.id.index())?;
    let mut plazas = Vec::new();
    for record in &records {
        let plaza = record.get_ref();
        let spot = Spot::at(plaza.cell[0], plaza.cell[1])
            .filter(|&spot| plazas.iter().all(|other: &PlazaFigures| other.spot != spot));
        plazas.push(PlazaFigures {
            spot: spot.ok_or_else(|| reader.wrong(record, "a plaza lies on a cell of its own"))?,
            colour: plaza.colour,
            seats: plaza.seats,
            sites: 0,
        });
    }
    for (colour, count) in [
        (Colour::Yellow, 1),
        (Colour::Grey, 1),
        (Colour::LightBlue, 1),
        (Colour::Orange, 7),
    ] {
        let found = plazas.iter().filter(|plaza| plaza.colour == colour).count();
        if found != count {
            return Err(EditionError::whole(format!(
                "{count} plaza spaces are {colour}, not {found}"
            )));
        }
    }
    for (seats, count) in [(2, 8), (3, 9), (4, 10)] {
        if plazas.iter().filter(|plaza| plaza.seats <= seats).count() != count {
            return Err(EditionError::whole(format!(
                "{count} plaza spaces are used by {seats} seats"
            )));
        }
    }
    let mut found = Vec::new();
    for record in &sites {
        reader.count(record.get_ref().provenance);
        let site = record.get_ref();
        reader.need(
            record,
            site.old_town || (site.gold == 0 && site.vp == 0),
            "a New Town site costs and gives nothing",
        )?;
        reader.need(
            record,
            site.gold <= 9 && site.vp <= MOST_POINTS,
            "at most 9 gold and 60 points",
        )?;
        found.push(SiteFigures {
            spot: site.id,
            plaza: site.plaza,
            old_town: site.old_town,
            gold: site.gold,
            vp: site.vp,
        });
    }
    if found.len() != SITES || found.iter().filter(|site| site.old_town).count() != 10 {
        return Err(EditionError::whole(
            "there are 10 sites in the Old Town and 19 in the New Town",
        ));
    }
    let mut city = City::new(found, plazas).map_err(EditionError::whole)?;
    if corners.len() != 8 {
        return Err(EditionError::whole("8 blue corners are printed on the board"));
    }
    for record in &corners {
        reader.count(record.get_ref().provenance);
        let at: Vec<(Spot, u8)> = record
            .get_ref()
            .at
            .iter()
            .map(|corner| (corner.site, corner.corner))
            .collect();
        city.print_corner(&at)
            .map_err(|reason| reader.wrong(record, reason))?;
    }
    Ok(city)
}

fn read_grids(
    reader: &mut Reader<'_>,
    grids: Vec<Spanned<GridRecord>>,
) -> Result<[GridFigures; 2], EditionError> {
    let records = reader.each("grid", 2, grids, |record| record.id.index())?;
    let mut grids = Vec::new();
    for record in records {
        let grid = record.get_ref();
        let steps = grid
            .tiers
            .windows(2)
            .all(|pair| pair[1] - pair[0].min(pair[1]) <= 1);
        reader.need(
            &record,
            grid.tiers[0] == 1 && grid.tiers[GRID_ROWS - 1] == 3 && grid.tiers.is_sorted() && steps,
            "the rows belong to tiers 1 to 3 from the bottom",
        )?;
        let rows = reader.each("grid.row", GRID_ROWS, grid.row.clone(), |row| {
            row.row.wrapping_sub(1)
        })?;
        let columns = reader.each("grid.column", GRID_COLUMNS, grid.column.clone(), |column| {
            column.column
        })?;
        let sets = reader.each("grid.cells", 3, grid.cells.clone(), |cells| cells.set as usize)?;
        for set in &sets {
            let cells = set.get_ref().rows;
            let ends_well = cells.iter().all(|row| row[GRID_COLUMNS - 1] != GridCell::Onward)
                && !cells[GRID_ROWS - 1].contains(&GridCell::Upward);
            reader.need(
                set,
                ends_well,
                "no arrow leads over the last column or the top row",
            )?;
        }
        grids.push(GridFigures {
            tiers: grid.tiers,
            prices: [Price::default(), Price::default(), grid.price_2, grid.price_3],
            tile_at_top: grid.tile_at_top,
            row_vp: array(rows, |row| row.vp)?,
            per_token: array(columns, |column| column.per_token)?,
            cells: array(sets, |set| set.rows)?,
        });
    }
    grids
        .try_into()
        .map_err(|_| EditionError::whole("two [[grid]] are needed"))
}

fn read_parler(
    reader: &mut Reader<'_>,
    parler: Spanned<ParlerRecord>,
    cards: Vec<Spanned<ParlerCardRecord>>,
    city: &City,
) -> Result<ParlerFigures, EditionError> {
    let record = reader.one(parler);
    let parler = record.get_ref();
    let round: BTreeSet<Plaza> = parler.r#loop.iter().copied().collect();
    reader.need(
        &record,
        round.len() == 8
            && parler.r#loop.len() == 8
            && round.iter().all(|&plaza| city.plaza(plaza).seats <= 2),
        "his round leads once over the eight plazas of two seats",
    )?;
    reader.need(
        &record,
        parler.gold_mines <= parler.gold_mines_most
            && parler.quarries <= parler.quarries_most
            && parler.gold_mines_most.max(parler.quarries_most) <= 20,
        "his tracks begin before they end",
    )?;
    let cards = reader.each("parler_card", 5, cards, |card| card.card.wrapping_sub(1))?;
    for card in &cards {
        let inner = card.get_ref();
        reader.need(
            card,
            (1..=6).contains(&inner.tile),
            "he takes one of the six tiles",
        )?;
        let buildings = inner
            .does
            .iter()
            .filter(|&&deed| deed == ParlerDeed::Building)
            .count();
        reader.need(
            card,
            inner.does.len() <= 3 && (buildings == 0 || inner.does.len() == 1),
            "a card builds, or does up to three other things",
        )?;
    }
    Ok(ParlerFigures {
        start: [parler.gold_mines, parler.quarries],
        tile_at: [parler.gold_mines_tile, parler.quarries_tile],
        most: [parler.gold_mines_most, parler.quarries_most],
        seals: [parler.gold_mines_seal, parler.quarries_seal],
        other_seal: parler.other_seal,
        round: parler.r#loop.clone(),
        cards: cards
            .into_iter()
            .map(Spanned::into_inner)
            .map(|card| ParlerCard {
                does: card.does,
                tile: card.tile,
            })
            .collect(),
    })
}
