//! The seat's own estate: what lies where, and what still fits.

use signoria_engine::{Observer, Seat, Set};

use crate::pieces::{Building, Cell, Landscape, SIDE};
use crate::state::Florence;

/// What still fits into an estate.
pub(super) struct Room {
    /// The buildings that could be built: not yet there, not yet gone, and with a place.
    pub(super) buildings: Set<Building>,
    landscapes: Set<Landscape>,
}

impl Room {
    pub(super) fn of(table: &Florence, seat: Seat) -> Self {
        let player = &table.players[seat];
        let forbidden = table.forbidden(seat);
        let possible = |&&building: &&Building| {
            !player.has_building(building)
                && table.supply.buildings[building as usize] > 0
                && table.building_fits(building, forbidden)
        };
        let fits = |&&landscape: &&Landscape| table.landscape_fits(seat, landscape);
        Self {
            buildings: Building::ALL.iter().filter(possible).copied().collect(),
            landscapes: Landscape::ALL.iter().filter(fits).copied().collect(),
        }
    }
}

pub(super) fn tell(table: &Florence, seat: Seat, room: &Room, to: &mut impl Observer) {
    let player = &table.players[seat];
    to.each("covered", 1, |cell: Cell| {
        (player.covered & cell.bit() != 0).into()
    });
    to.each("built", 1, |cell: Cell| (player.built & cell.bit() != 0).into());
    to.set("fits", room.buildings);
    to.set("fits", room.landscapes);
    // What stands across the borders, with cooperative building.
    let across = table.across(seat);
    for row in 0..SIDE {
        let (number, first) = (usize::from(row), row * SIDE);
        to.flag(("across-left", number), across >> first & 1 != 0);
        to.flag(("across-right", number), across >> (first + SIDE - 1) & 1 != 0);
    }
}
