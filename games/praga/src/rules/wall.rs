//! WA: building walls.

use signoria_engine::{Log, Seat};

use crate::edition::{Trigger, wall_space_at};
use crate::effect::Good;
use crate::event::{Event, Refusal};
use crate::hex::{Cell, Hex, Rotation};
use crate::state::{Placed, Praga};
use crate::step::Step;

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

impl Praga {
    /// The space of the wall is chosen; how it lies comes next.
    pub(crate) fn choose_wall_space(&mut self, hex: Hex, cell: Cell) {
        if let Some(place) = wall_space_at(self.figures(), cell) {
            self.steps.push(Step::TurnWall { hex, place });
        }
    }

    /// Places a wall.
    pub(crate) fn place_wall(
        &mut self,
        seat: Seat,
        hex: Hex,
        place: u8,
        rotation: Rotation,
        log: &mut impl Log<Event>,
    ) {
        let figures = self.figures();
        let cell = self.described(figures.board.cell(place));
        log.all(|| Event::Walled { seat, cell });
        if figures.face(hex).symbol {
            self.gain(seat, Good::HungerWall, 1, log);
            self.trigger(seat, Trigger::HungerWall, log);
            self.road_tile_works(seat, Trigger::HungerWall, log);
        }
        let placed = Placed {
            hex,
            rotation: rotation.get() as u8,
            used: 0,
        };
        self.lay(seat, place, placed, log);
    }
}
