//! Where tiles lie in an estate, in two bytes each.

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, Token as _};

use crate::edition::Components;
use crate::pieces::{Building, Cell, Landscape, Tile, Turn};

/// Where a tile lies: the upper left corner of its bounding box and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// The corner; of a joint building in the left estate.
    pub cell: Cell,
    /// How it is turned.
    pub turn: Turn,
}

/// Where a building lies in an estate, in two bytes: nowhere, wholly inside, or across a border.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lot(u16);

/// On which side of a border an estate lies, seen from a building across it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Half {
    /// The building lies wholly inside.
    Whole,
    /// The estate is the left one.
    Left,
    /// The estate is the right one.
    Right,
}

#[derive(Serialize, Deserialize)]
struct LotForm {
    cell: Cell,
    turn: Turn,
    half: Half,
}

impl Lot {
    /// A building there.
    #[must_use]
    pub fn new(site: Site, half: Half) -> Self {
        Self(1 + (site.cell.index() * 8 + site.turn.index()) as u16 + half as u16 * 512)
    }

    /// Whether there is a building.
    #[must_use]
    pub fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Where it lies.
    #[must_use]
    pub fn get(self) -> Option<(Site, Half)> {
        let code = self.0.checked_sub(1)?;
        let half = match code / 512 {
            0 => Half::Whole,
            1 => Half::Left,
            _ => Half::Right,
        };
        let cell = Cell::from_index(usize::from(code % 512 / 8))?;
        let turn = Turn::from_index(usize::from(code % 8))?;
        Some((Site { cell, turn }, half))
    }

    /// The cells of that building in this estate.
    #[must_use]
    pub fn cells(self, figures: &Components, building: Building) -> Option<u64> {
        let (site, half) = self.get()?;
        let places = figures.places(Tile::Building(building));
        match half {
            Half::Whole => places.find(site.cell, site.turn).map(|place| place.mask),
            Half::Left => places.find_across(site.cell, site.turn).map(|span| span.mask[0]),
            Half::Right => places.find_across(site.cell, site.turn).map(|span| span.mask[1]),
        }
    }
}

impl Serialize for Lot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = self.get().map(|(site, half)| LotForm {
            cell: site.cell,
            turn: site.turn,
            half,
        });
        form.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Lot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = Option::<LotForm>::deserialize(deserializer)?;
        Ok(form.map_or(Self(0), |LotForm { cell, turn, half }| {
            Self::new(Site { cell, turn }, half)
        }))
    }
}

/// A landscape that lies in an estate: owner and place, in two bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plot(u16);

#[derive(Serialize, Deserialize)]
struct PlotForm {
    owner: Seat,
    cell: Cell,
    turn: Turn,
}

impl Plot {
    /// A landscape there.
    #[must_use]
    pub fn new(owner: Seat, site: Site) -> Self {
        Self((owner.index() * 512 + site.cell.index() * 8 + site.turn.index()) as u16)
    }

    /// The owner.
    #[must_use]
    pub fn owner(self) -> Seat {
        Seat::new((self.0 / 512) as u8 & 7)
    }

    /// Where it lies.
    #[must_use]
    pub fn site(self) -> Option<Site> {
        let cell = Cell::from_index(usize::from(self.0 % 512 / 8))?;
        let turn = Turn::from_index(usize::from(self.0 % 8))?;
        Some(Site { cell, turn })
    }

    /// The cells that it covers.
    #[must_use]
    pub fn cells(self, figures: &Components, landscape: Landscape) -> Option<u64> {
        let site = self.site()?;
        figures
            .places(Tile::Landscape(landscape))
            .find(site.cell, site.turn)
            .map(|place| place.mask)
    }
}

impl Serialize for Plot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = self.site().map(|site| PlotForm {
            owner: self.owner(),
            cell: site.cell,
            turn: site.turn,
        });
        form.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Plot {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PlotForm { owner, cell, turn } = PlotForm::deserialize(deserializer)?;
        Ok(Self::new(owner, Site { cell, turn }))
    }
}
