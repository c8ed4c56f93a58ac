//! Reading the pieces: hexes, technologies, the road, the bridge, plaza tiles.

use signoria_engine::{EditionError, Token};
use toml::Spanned;

use super::geometry::ActionBoard;
use super::reader::{Reader, array};
use super::records::*;
use super::*;

pub(super) fn read_board(
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

pub(super) fn read_faces(
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

pub(super) fn read_technologies(
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
fn is_plain(good: crate::effect::Good) -> bool {
    use crate::effect::Good;
    matches!(
        good,
        Good::Gold | Good::Stone | Good::SilverWindow | Good::GoldWindow | Good::Points
    )
}

pub(super) fn read_road(
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

pub(super) fn read_rails(
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

pub(super) fn read_bridge_tiles(
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
                    .all(|gain| gain.good == crate::effect::Good::Points),
            "tiles V give nothing but points at once",
        )?;
        tiles.push(BridgeTileFigures {
            bonus: tile.bonus,
            last,
        });
    }
    Ok(tiles)
}

pub(super) fn read_plaza_tiles(
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
