//! Reading a data file: wheel, tracks and players here, the pieces and the places in their own files.

use std::collections::BTreeSet;

use signoria_engine::edition::from_toml;
use signoria_engine::{EditionError, Provenance, Token};
use toml::Spanned;

use super::geometry::City;
use super::pieces::*;
use super::places::*;
use super::reader::{MOST_POINTS, Reader, array};
use super::records::*;
use super::*;

/// Reads a file.
pub(super) fn read(text: &str) -> Result<Components, EditionError> {
    let file: File = from_toml(text)?;
    let mut reader = Reader {
        text,
        provenance: Provenance::default(),
        reconstructed: BTreeSet::new(),
    };
    let (positions, sectors, wheel) = read_wheel(&mut reader, file.position, file.sector, file.wheel)?;
    let tiles = read_tiles(&mut reader, file.tile)?;
    let first_game = reader.one("first_game", file.first_game);
    let order: BTreeSet<ActionTile> = first_game.get_ref().order.into_iter().collect();
    reader.need(&first_game, order.len() == 6, "each action tile stands here once")?;
    let player = read_player(&mut reader, file.player)?;
    let prices = reader.one("price", file.price);
    let tracks = read_tracks(&mut reader, file.track)?;
    let technology_track = reader.one("technology_track", file.technology_track);
    let levels = read_levels(&mut reader, file.level, &technology_track)?;
    let university = read_university(&mut reader, file.university)?;
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
    let last = read_final(&mut reader, file.r#final)?;
    let solo = read_solo(&mut reader, file.solo)?;
    let parler = read_parler(&mut reader, file.parler, file.parler_card, &city)?;
    let prices = prices.into_inner();
    let technology_track = technology_track.into_inner();
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
        reconstructed: reader.reconstructed,
    })
}

fn read_university(
    reader: &mut Reader,
    record: Spanned<UniversityRecord>,
) -> Result<UniversityRecord, EditionError> {
    let university = reader.one("university", record);
    let values = &university.get_ref().values;
    reader.need(
        &university,
        (1..=20).contains(&values.len()) && values.iter().all(|&value| value <= 9),
        "the university has 1 to 20 steps of at most 9",
    )?;
    Ok(university.into_inner())
}

fn read_final(reader: &mut Reader, record: Spanned<FinalRecord>) -> Result<FinalRecord, EditionError> {
    let last = reader.one("final", record);
    let tables = [&last.get_ref().walls, &last.get_ref().eggs];
    reader.need(
        &last,
        tables
            .iter()
            .all(|table| !table.is_empty() && table.iter().all(|&points| points <= MOST_POINTS)),
        "both tables have entries of at most 60 points",
    )?;
    Ok(last.into_inner())
}

fn read_solo(reader: &mut Reader, record: Spanned<SoloRecord>) -> Result<SoloRecord, EditionError> {
    let solo = reader.one("solo", record);
    let titles = &solo.get_ref().titles;
    reader.need(
        &solo,
        titles.len() == TITLES && titles.is_sorted(),
        "there are eight titles in rising order",
    )?;
    Ok(solo.into_inner())
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
    let wheel = reader.one("wheel", wheel);
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
    let record = reader.one("player", player);
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
                    crate::effect::Good::GoldMine | crate::effect::Good::Quarry
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
