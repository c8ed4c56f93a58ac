//! Reading the places: the city, the two grids, and the round of Peter Parler.

use std::collections::BTreeSet;

use signoria_engine::{EditionError, Token};
use toml::Spanned;

use super::geometry::{City, PlazaFigures, SiteFigures};
use super::reader::{MOST_POINTS, Reader, array};
use super::records::*;
use super::*;

pub(super) fn read_city(
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

pub(super) fn read_grids(
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

pub(super) fn read_parler(
    reader: &mut Reader<'_>,
    parler: Spanned<ParlerRecord>,
    cards: Vec<Spanned<ParlerCardRecord>>,
    city: &City,
) -> Result<ParlerFigures, EditionError> {
    let record = reader.one("parler", parler);
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
