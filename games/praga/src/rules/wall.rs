//! WA: building walls.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::bonus::Good;
use crate::edition::{Trigger, wall_space_at};
use crate::event::{Event, Refusal};
use crate::hex::{Cell, Hex, Rotation};
use crate::state::{Pending, Placed, Praga};

impl Praga {
    /// Whether a wall can go there.
    pub(crate) fn may_wall(&self, seat: Seat, cell: Cell) -> Result<(), Refusal> {
        let place = wall_space_at(self.figures(), cell).ok_or(Refusal::NoWallSpace)?;
        match self.players[seat].board[usize::from(place)] {
            None => Ok(()),
            Some(_) => Err(Refusal::WallTaken),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The space of the wall is chosen; how it lies comes next.
    pub(crate) fn choose_wall_space(&mut self, hex: Hex, cell: Cell) {
        if let Some(place) = wall_space_at(self.game.figures(), cell) {
            self.push(Pending::TurnWall { hex, place });
        }
    }

    /// Places a wall.
    pub(crate) fn place_wall(&mut self, seat: Seat, hex: Hex, place: u8, rotation: Rotation) {
        let figures = self.game.figures();
        let cell = self.shown(figures.board.cell(place));
        self.log.all(|| Event::Walled { seat, cell });
        if figures.face(hex).symbol {
            self.gain(seat, Good::HungerWall, 1);
            self.trigger(seat, Trigger::HungerWall);
            self.road_tile_works(seat, Trigger::HungerWall);
        }
        let placed = Placed {
            hex,
            rotation: rotation.get() as u8,
            used: 0,
        };
        self.lay(seat, place, placed);
    }
}
