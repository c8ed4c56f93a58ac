//! What a drawing of the board needs to know of an edition and the options of a table, as far as it is in sight.
//!
//! It is part of every view, so that a client needs no figures of its own and draws an owner's edition like ours.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use signoria_engine::Token as _;

use crate::edition::{
    BOARD_CELLS, BridgeTileFigures, Face, GRID_COLUMNS, GRID_ROWS, GridCell, PAIRS, PlazaTileFigures,
    Position, Prices, RoadFigures, RoadTileFigures, SealFigures, SectorBonus, SiteFigures, TechnologyFigures,
    TrackFigures, Wealth,
};
use crate::effect::{Gain, Gains};
use crate::hex::{Cell, Hex, Spot};
use crate::pieces::{
    BridgeTile, Colour, Grid, Level, ParlerDeed, Plaza, PlazaTile, ProductionTile, Seal, Space, Technology,
    Track,
};
use crate::state::Praga;

/// Figures for a drawing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drawing {
    /// The positions under the wheel.
    pub positions: Vec<Position>,
    /// The sectors of the wheel.
    pub sectors: Vec<SectorBonus>,
    /// What a tile that ran over the end is worth.
    pub overrun: u8,
    /// The faces of the hexes in sight.
    pub faces: BTreeMap<String, Face>,
    /// The Hunger Wall and the cathedral.
    pub grids: Vec<GridDrawing>,
    /// The tracks of gold mines and quarries.
    pub tracks: Vec<TrackFigures>,
    /// The last technology step.
    pub technology_top: u8,
    /// The technology steps that bring a tile, by level.
    pub levels: Vec<u8>,
    /// The worth of a technology step by university step.
    pub university: Vec<u8>,
    /// The wealth bonuses: of gold, of stone, of either.
    pub wealth: Vec<Wealth>,
    /// What some things cost.
    pub prices: Prices,
    /// Windows that stay at the end of a turn.
    pub windows_kept: u8,
    /// The bonuses of the production tiles.
    pub productions: Vec<Gains>,
    /// The technologies in sight.
    pub technologies: BTreeMap<Technology, TechnologyFigures>,
    /// The first three spaces of the King's Road.
    pub roads: Vec<RoadDrawing>,
    /// The pairs of symbols of the bridge.
    pub pairs: [[Gain; 2]; PAIRS],
    /// The bridge tiles in sight.
    pub bridge_tiles: BTreeMap<BridgeTile, BridgeTileFigures>,
    /// The seals.
    pub seals: Vec<SealFigures>,
    /// The plazas, in order.
    pub plazas: Vec<PlazaDrawing>,
    /// The building sites.
    pub sites: Vec<SiteDrawing>,
    /// The places of an action board: the six actions, then the wall spaces.
    pub board: [Cell; BOARD_CELLS],
    /// Points by number of walls.
    pub walls: Vec<u8>,
    /// Points by number of eggs.
    pub eggs: Vec<u8>,
    /// The cards of Peter Parler: what he does, and which tile he takes, counted from the oldest.
    pub parler: Vec<(Vec<ParlerDeed>, u8)>,
    /// The kinds of which all records are reconstructed, and single reconstructed ones as "KIND.NUMBER", counted from 0.
    pub reconstructed: BTreeSet<String>,
}

/// A grid as this table plays it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GridDrawing {
    /// The tier of each row, from the bottom.
    pub tiers: [u8; GRID_ROWS],
    /// What stepping up out of each row costs besides the windows.
    pub prices: Vec<Gains>,
    /// Points of each row.
    pub row_vp: [u8; GRID_ROWS],
    /// Points of each token by column.
    pub per_token: [u8; GRID_COLUMNS],
    /// The cells, from the bottom row.
    pub cells: [[GridCell; GRID_COLUMNS]; GRID_ROWS],
}

/// A space of the King's Road, and the tile on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoadDrawing {
    /// What is printed.
    pub printed: RoadFigures,
    /// The tile that replaces the free effect.
    pub tile: Option<RoadTileFigures>,
}

/// A plaza.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlazaDrawing {
    /// Where it is.
    pub spot: Spot,
    /// Its colour.
    pub colour: Colour,
    /// The tile on it.
    pub tile: Option<PlazaTileFigures>,
}

/// A building site.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SiteDrawing {
    /// Where it is, and what it costs and gives.
    #[serde(flatten)]
    pub site: SiteFigures,
    /// Its printed blue corners.
    pub printed: u8,
}

impl Drawing {
    /// The face of a hex in sight.
    #[must_use]
    pub fn face(&self, hex: Hex) -> Face {
        self.faces.get(&hex.to_string()).copied().unwrap_or_default()
    }

    /// Whether a record of that kind, counted from 0, is printed and not reconstructed.
    #[must_use]
    pub fn is_printed(&self, kind: &str, number: usize) -> bool {
        !self.reconstructed.contains(kind) && !self.reconstructed.contains(&format!("{kind}.{number}"))
    }

    /// Whether the figures of a hex are printed.
    #[must_use]
    pub fn is_printed_hex(&self, hex: Hex) -> bool {
        self.is_printed(hex.row().word(), usize::from(hex.within_row()))
    }

    /// A production tile.
    #[must_use]
    pub fn production(&self, tile: ProductionTile) -> Gains {
        self.productions.get(tile.index()).copied().unwrap_or_default()
    }

    /// A grid.
    #[must_use]
    pub fn grid(&self, grid: Grid) -> &GridDrawing {
        &self.grids[grid.index()]
    }
}

impl Praga {
    /// The figures of what these hexes, technologies and bridge tiles are, and of all that always lies open.
    pub(crate) fn drawing(
        &self,
        hexes: impl Iterator<Item = Hex>,
        technologies: impl Iterator<Item = Technology>,
        bridge: impl Iterator<Item = BridgeTile>,
    ) -> Drawing {
        let figures = self.figures();
        let grid = |&grid: &Grid| {
            let printed = figures.grid(grid);
            let prices = (0..GRID_ROWS as u8).map(|row| Gains::of(printed.price_from(row).parts()));
            GridDrawing {
                tiers: printed.tiers,
                prices: prices.collect(),
                row_vp: printed.row_vp,
                per_token: printed.per_token,
                cells: printed.cells[self.options.tiers(grid) as usize],
            }
        };
        let plaza = |&plaza: &Plaza| PlazaDrawing {
            spot: figures.city.plaza(plaza).spot,
            colour: figures.city.plaza(plaza).colour,
            tile: self.plazas[plaza.index()].map(|tile: PlazaTile| *figures.plaza_tile(tile)),
        };
        let site = |(index, site): (usize, &SiteFigures)| SiteDrawing {
            site: *site,
            printed: figures.city.printed(index as u8),
        };
        let cards = figures.parler.cards.iter().filter(|_| self.has_parler());
        Drawing {
            positions: figures.positions.to_vec(),
            sectors: figures.sectors.to_vec(),
            overrun: figures.wheel.overrun_vp,
            faces: hexes.map(|hex| (hex.to_string(), *figures.face(hex))).collect(),
            grids: Grid::ALL.iter().map(grid).collect(),
            tracks: Track::ALL.iter().map(|&track| *figures.track(track)).collect(),
            technology_top: figures.technology_top,
            levels: Level::ALL
                .iter()
                .map(|&level| figures.level_step(level))
                .collect(),
            university: figures.university.clone(),
            wealth: figures.wealth.to_vec(),
            prices: figures.prices,
            windows_kept: figures.player.windows_kept,
            productions: ProductionTile::ALL
                .iter()
                .map(|&tile| *figures.production(tile))
                .collect(),
            technologies: technologies
                .map(|tile| (tile, *figures.technology(tile)))
                .collect(),
            roads: Space::ALL
                .iter()
                .map(|&space| RoadDrawing {
                    printed: *figures.road(space),
                    tile: self.options.road_tile(space).map(|tile| *figures.road_tile(tile)),
                })
                .collect(),
            pairs: std::array::from_fn(|pair| self.pair_symbols(pair)),
            bridge_tiles: bridge.map(|tile| (tile, *figures.bridge_tile(tile))).collect(),
            seals: Seal::ALL.iter().map(|&seal| *figures.seal(seal)).collect(),
            plazas: Plaza::ALL.iter().map(plaza).collect(),
            sites: figures.city.sites().iter().enumerate().map(site).collect(),
            board: std::array::from_fn(|place| figures.board.cell(place as u8)),
            walls: figures.walls.clone(),
            eggs: figures.eggs.clone(),
            parler: cards.map(|card| (card.does.clone(), card.tile)).collect(),
            reconstructed: figures.reconstructed.clone(),
        }
    }
}
