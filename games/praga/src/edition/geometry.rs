//! Boards as tables, built once from the data: what lies beside a place, and what meets at a corner.

use signoria_engine::Token as _;

use crate::hex::{Cell, STEPS, Spot, meeting_at};
use crate::pieces::{Colour, Plaza};

use super::{BOARD_CELLS, SITES};

/// Two other hexes at a corner: the place of each and which of its corners it is.
pub type Meeting = [Option<(u8, u8)>; 2];

/// The action board: places 0 to 5 are the action hexes in the order of [`Deed`](crate::pieces::Deed), 6 to 17 the wall spaces.
#[derive(Clone, Debug)]
pub struct ActionBoard {
    cells: [Cell; BOARD_CELLS],
    places: [Option<u8>; Cell::COUNT],
    beside: [[Option<u8>; 6]; BOARD_CELLS],
    meeting: [[Meeting; 6]; BOARD_CELLS],
}

impl ActionBoard {
    /// The board with the action hexes on these cells of the ring; the wall spaces are all cells that share a side with them.
    pub(super) fn new(actions: [Cell; 6]) -> Self {
        let mut cells = [Cell::default(); BOARD_CELLS];
        cells[..6].copy_from_slice(&actions);
        let outer = Cell::all().filter(|cell| cell.distance() == 2);
        for (place, cell) in (6..).zip(outer) {
            cells[place] = cell;
        }
        let mut places = [None; Cell::COUNT];
        for (place, cell) in cells.iter().enumerate() {
            places[cell.index()] = Some(place as u8);
        }
        let across = |place: usize, side: usize| {
            let (q, r) = cells[place].axial();
            let (dq, dr) = STEPS[side];
            Cell::at(q + dq, r + dr).and_then(|cell| places[cell.index()])
        };
        let beside = std::array::from_fn(|place| std::array::from_fn(|side| across(place, side)));
        let meeting = std::array::from_fn(|place| {
            std::array::from_fn(|corner| {
                meeting_at(corner).map(|(side, other)| across(place, side).map(|there| (there, other as u8)))
            })
        });
        Self {
            cells,
            places,
            beside,
            meeting,
        }
    }

    /// The place of a cell, if it is on the board.
    #[must_use]
    pub fn place(&self, cell: Cell) -> Option<u8> {
        self.places[cell.index()]
    }

    /// The cell of a place.
    #[must_use]
    pub fn cell(&self, place: u8) -> Cell {
        self.cells[usize::from(place)]
    }

    /// The place across a side.
    #[must_use]
    pub fn beside(&self, place: u8, side: usize) -> Option<u8> {
        self.beside[usize::from(place)][side]
    }

    /// What meets at a corner.
    #[must_use]
    pub fn meeting(&self, place: u8, corner: usize) -> Meeting {
        self.meeting[usize::from(place)][corner]
    }
}

/// A building site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SiteFigures {
    /// Where it is.
    pub spot: Spot,
    /// The plaza it lies at.
    pub plaza: Plaza,
    /// Whether it is in the Old Town.
    pub old_town: bool,
    /// What building there costs.
    pub gold: u8,
    /// What building there gives.
    pub vp: u8,
}

/// A plaza space.
#[derive(Clone, Debug)]
pub struct PlazaFigures {
    /// Where it is.
    pub spot: Spot,
    /// Its colour.
    pub colour: Colour,
    /// The fewest seats with which it is used.
    pub seats: u8,
    /// The sites round it, one bit each.
    pub sites: u32,
}

/// The city: sites in the order of the map, plazas, and what meets at each corner of each site.
#[derive(Clone, Debug)]
pub struct City {
    sites: Vec<SiteFigures>,
    plazas: Vec<PlazaFigures>,
    by_spot: [Option<u8>; Spot::COUNT],
    meeting: [[Meeting; 6]; SITES],
    printed: [u8; SITES],
}

impl City {
    /// The tables of these sites and plazas.
    ///
    /// # Errors
    /// If a site does not touch exactly one plaza, or touches another than it says.
    pub(super) fn new(mut sites: Vec<SiteFigures>, mut plazas: Vec<PlazaFigures>) -> Result<Self, String> {
        sites.sort_by_key(|site| site.spot);
        let mut by_spot = [None; Spot::COUNT];
        for (index, site) in sites.iter().enumerate() {
            if plazas.iter().any(|plaza| plaza.spot == site.spot) || by_spot[site.spot.index()].is_some() {
                return Err(format!("{} is used twice", site.spot));
            }
            by_spot[site.spot.index()] = Some(index as u8);
            let touched: Vec<usize> = (0..plazas.len())
                .filter(|&plaza| (0..6).any(|side| site.spot.across(side) == Some(plazas[plaza].spot)))
                .collect();
            if touched != [site.plaza as usize] {
                return Err(format!(
                    "{} must touch the plaza {} and no other",
                    site.spot, site.plaza
                ));
            }
            plazas[site.plaza as usize].sites |= 1 << index;
        }
        let mut meeting = [[[None; 2]; 6]; SITES];
        for (index, site) in sites.iter().enumerate() {
            for (corner, met) in meeting[index].iter_mut().enumerate() {
                *met = meeting_at(corner).map(|(side, other)| {
                    let there = site.spot.across(side)?;
                    by_spot[there.index()].map(|there| (there, other as u8))
                });
            }
        }
        Ok(Self {
            sites,
            plazas,
            by_spot,
            meeting,
            printed: [0; SITES],
        })
    }

    /// Notes a printed blue corner by the corners of sites that lie there.
    ///
    /// # Errors
    /// If they are not sites or do not meet at one vertex.
    pub(super) fn print_corner(&mut self, at: &[(Spot, u8)]) -> Result<(), String> {
        let mut known: Vec<(u8, u8)> = Vec::new();
        for &(spot, corner) in at {
            let site = self
                .site(spot)
                .ok_or_else(|| format!("{spot} is no building site"))?;
            if corner > 5 {
                return Err(format!("{corner} is not a corner from 0 to 5"));
            }
            let here = self.meeting(site, corner.into());
            if let Some(&first) = known.first()
                && !here.contains(&Some(first))
            {
                return Err("these corners do not lie at one place".into());
            }
            known.push((site, corner));
            self.printed[usize::from(site)] |= 1 << corner;
        }
        Ok(())
    }

    /// The sites, in order.
    #[must_use]
    pub fn sites(&self) -> &[SiteFigures] {
        &self.sites
    }

    /// The site at a spot.
    #[must_use]
    pub fn site(&self, spot: Spot) -> Option<u8> {
        self.by_spot[spot.index()]
    }

    /// The plaza at a spot.
    #[must_use]
    pub fn plaza_at(&self, spot: Spot) -> Option<Plaza> {
        Plaza::ALL
            .iter()
            .copied()
            .find(|&plaza| self.plaza(plaza).spot == spot)
    }

    /// A plaza space.
    #[must_use]
    pub fn plaza(&self, plaza: Plaza) -> &PlazaFigures {
        &self.plazas[plaza as usize]
    }

    /// What meets at a corner of a site.
    #[must_use]
    pub fn meeting(&self, site: u8, corner: usize) -> Meeting {
        self.meeting[usize::from(site)][corner]
    }

    /// The corners of a site that have a printed blue corner.
    #[must_use]
    pub fn printed(&self, site: u8) -> u8 {
        self.printed[usize::from(site)]
    }
}
