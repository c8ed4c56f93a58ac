//! The wheel: box, tiles, the tiles that ran over the end, and the turn track that it drives.
//!
//! The wheel stands over 12 positions; sector `s` stands at position `(box + s) mod 12`. Sector 0 is the closed box. What a
//! position costs or gives, and what a sector brings, is not decided here.

use serde::{Deserialize, Serialize};
use signoria_engine::{Set, Token as _};

use crate::edition::{Start, WheelFigures};
use crate::pieces::ActionTile;

const POSITIONS: u8 = 12;

/// Where a tile that ran over the end goes: the first of these that is free and open.
const REFUGES: [u8; 6] = [4, 5, 6, 1, 2, 3];

/// The wheel and the turn track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wheel {
    box_at: u8,
    /// The sector of each tile; 0 while a player has it.
    sectors: [u8; 6],
    overran: Set<ActionTile>,
    token: Option<ActionTile>,
    track: u8,
}

/// What an end of turn did to the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turned {
    /// The tile that ran over the end, and where it went.
    pub overran: Option<(ActionTile, u8)>,
    /// Whether the marker dropped, so that the track marker advanced.
    pub dropped: bool,
}

impl Wheel {
    /// The first position, with the tiles in this order.
    #[must_use]
    pub fn new(start: &Start, order: [ActionTile; 6]) -> Self {
        let mut wheel = Self {
            box_at: start.box_at,
            sectors: [0; 6],
            overran: Set::EMPTY,
            token: None,
            track: start.track,
        };
        for (tile, position) in order.into_iter().zip(start.positions) {
            wheel.put(tile, position);
        }
        wheel
    }

    /// The position of the box.
    #[must_use]
    pub const fn box_at(&self) -> u8 {
        self.box_at
    }

    /// The cell of the track marker.
    #[must_use]
    pub const fn track(&self) -> u8 {
        self.track
    }

    /// The sector a tile lies on; none while a player has it.
    #[must_use]
    pub fn sector(&self, tile: ActionTile) -> Option<u8> {
        match self.sectors[tile.index()] {
            0 => None,
            sector => Some(sector % POSITIONS),
        }
    }

    /// The position a tile lies at; none while a player has it.
    #[must_use]
    pub fn position(&self, tile: ActionTile) -> Option<u8> {
        self.sector(tile).map(|sector| (self.box_at + sector) % POSITIONS)
    }

    /// The tile at a position.
    #[must_use]
    pub fn at(&self, position: u8) -> Option<ActionTile> {
        ActionTile::ALL
            .iter()
            .copied()
            .find(|&tile| self.position(tile) == Some(position))
    }

    /// Whether a tile ran over the end and has not been taken since.
    #[must_use]
    pub fn has_overrun(&self, tile: ActionTile) -> bool {
        self.overran.contains(tile)
    }

    /// The tile under the token; beside position 11 it lies on none.
    #[must_use]
    pub const fn token(&self) -> Option<ActionTile> {
        self.token
    }

    /// The tile that lies `nth` farthest along; 1 is the oldest.
    #[must_use]
    pub fn oldest(&self, nth: u8) -> Option<ActionTile> {
        (0..POSITIONS)
            .rev()
            .filter_map(|position| self.at(position))
            .nth(usize::from(nth.max(1)) - 1)
    }

    /// Takes a tile off; the token on it goes back beside the wheel.
    pub fn take(&mut self, tile: ActionTile) {
        self.sectors[tile.index()] = 0;
        self.overran.remove(tile);
        if self.token == Some(tile) {
            self.token = None;
        }
    }

    /// Ends a turn: the wheel turns, the taken tile goes back on position 0, a tile that ran over the end finds a new place.
    pub fn turn(&mut self, figures: &WheelFigures, back: ActionTile) -> Turned {
        let steps = if self.box_at == figures.double_at { 2 } else { 1 };
        let leaving = ActionTile::ALL.iter().copied().find(|&tile| {
            tile != back
                && self
                    .position(tile)
                    .is_some_and(|position| position + steps >= POSITIONS)
        });
        if let Some(tile) = leaving {
            self.take(tile);
        }
        self.box_at = (self.box_at + steps) % POSITIONS;
        self.put(back, 0);
        let overran = leaving.and_then(|tile| {
            let refuge = REFUGES.into_iter().find(|&position| self.is_free(position))?;
            self.put(tile, refuge);
            self.overran.insert(tile);
            self.token = Some(tile);
            Some((tile, refuge))
        });
        let dropped = self.box_at == figures.drop_at;
        if dropped {
            self.track = self.track.saturating_add(1);
        }
        Turned { overran, dropped }
    }

    fn is_free(&self, position: u8) -> bool {
        position != self.box_at && self.at(position).is_none()
    }

    fn put(&mut self, tile: ActionTile, position: u8) {
        self.sectors[tile.index()] = (position + POSITIONS - self.box_at) % POSITIONS;
    }

    /// Whether this wheel is possible: box and track where they are after that many turns, every tile on a sector of its own, and only
    /// `taken` missing.
    pub(crate) fn is_possible(
        &self,
        figures: &WheelFigures,
        start: &Start,
        turns: u8,
        taken: Option<ActionTile>,
    ) -> bool {
        let (mut box_at, mut track) = (start.box_at, start.track);
        for _ in 0..turns {
            box_at = if box_at == figures.double_at {
                1
            } else {
                box_at + 1
            };
            track += u8::from(box_at == figures.drop_at);
        }
        let apart = ActionTile::ALL.iter().all(|&tile| {
            let sector = self.sectors[tile.index()];
            let alone = self.sectors.iter().filter(|&&other| other == sector).count() == 1;
            sector < POSITIONS && alone && (sector == 0) == (taken == Some(tile))
        });
        let token_fits = self.token.is_none_or(|tile| self.overran.contains(tile));
        let none_lost = taken.is_none_or(|tile| !self.overran.contains(tile));
        (self.box_at, self.track) == (box_at, track) && apart && token_fits && none_lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Components;
    use signoria_engine::Edition;

    fn figures() -> &'static Components {
        Edition::<Components>::standard().figures()
    }

    /// The wheel with the box there and the six tiles at these positions.
    fn wheel(box_at: u8, positions: [u8; 6]) -> Wheel {
        let start = Start {
            box_at,
            positions,
            track: 1,
            era_cell: 0,
            era_box: None,
            turns: 0,
            buildings: Vec::new(),
        };
        Wheel::new(&start, all())
    }

    fn all() -> [ActionTile; 6] {
        std::array::from_fn(|index| ActionTile::ALL[index])
    }

    fn positions(wheel: &Wheel) -> Vec<u8> {
        (0..POSITIONS)
            .filter(|&position| wheel.at(position).is_some())
            .collect()
    }

    fn end_turn(wheel: &mut Wheel, position: u8) -> Turned {
        let tile = wheel.at(position).unwrap();
        wheel.take(tile);
        wheel.turn(&figures().wheel, tile)
    }

    // P.ET.4 P.ET.5
    #[test]
    fn the_wheel_turns_one_position_and_the_tile_comes_back_to_the_first() {
        let mut wheel = Wheel::new(figures().start(4), all());
        assert_eq!(wheel.sector(wheel.at(4).unwrap()), Some(6));
        end_turn(&mut wheel, 4);
        assert_eq!((wheel.box_at(), positions(&wheel)), (11, vec![0, 1, 2, 3, 4, 6]));
        // From position 11 the box passes position 0.
        end_turn(&mut wheel, 6);
        assert_eq!((wheel.box_at(), positions(&wheel)), (1, vec![0, 2, 3, 4, 5, 6]));
    }

    // P.ET.6
    #[test]
    fn a_tile_that_leaves_the_blue_zone_goes_to_the_green_one() {
        let mut wheel = wheel(8, [0, 1, 2, 3, 9, 11]);
        let runs = wheel.at(11).unwrap();
        let turned = end_turn(&mut wheel, 9);
        assert_eq!(turned.overran, Some((runs, 5)));
        assert_eq!((wheel.box_at(), positions(&wheel)), (9, vec![0, 1, 2, 3, 4, 5]));
        assert!(wheel.has_overrun(runs));
        assert_eq!(wheel.token(), Some(runs));
        // Taking it sends the token back.
        wheel.take(runs);
        assert_eq!((wheel.has_overrun(runs), wheel.token()), (false, None));
    }

    // P.ET.7
    #[test]
    fn with_a_full_green_zone_it_goes_to_the_red_one() {
        let mut wheel = wheel(5, [0, 1, 2, 3, 4, 11]);
        let turned = end_turn(&mut wheel, 0);
        assert_eq!(turned.overran.map(|(_, to)| to), Some(1));
        assert_eq!((wheel.box_at(), positions(&wheel)), (6, vec![0, 1, 2, 3, 4, 5]));
    }

    // P.RU.18
    #[test]
    fn a_double_turn_can_push_a_tile_over_the_end() {
        let mut wheel = wheel(11, [0, 1, 2, 3, 4, 10]);
        let turned = end_turn(&mut wheel, 0);
        assert_eq!(turned.overran.map(|(_, to)| to), Some(2));
        assert_eq!((wheel.box_at(), positions(&wheel)), (1, vec![0, 2, 3, 4, 5, 6]));
    }

    // P.RU.16
    #[test]
    fn two_tiles_can_be_worth_the_token_but_it_lies_on_the_later_one() {
        let mut wheel = wheel(8, [0, 1, 2, 3, 10, 11]);
        let (first, second) = (wheel.at(11).unwrap(), wheel.at(10).unwrap());
        end_turn(&mut wheel, 0);
        assert_eq!(wheel.token(), Some(first));
        end_turn(&mut wheel, 0);
        assert!(wheel.has_overrun(first) && wheel.has_overrun(second));
        assert_eq!(wheel.token(), Some(second));
    }

    // P.GE.2 P.ET.9
    #[test]
    fn the_marker_drops_every_eleven_turns_and_everybody_has_sixteen() {
        for (seats, first_drop) in [(2, 10), (3, 4), (4, 9)] {
            let mut wheel = Wheel::new(figures().start(seats), all());
            let mut drops = Vec::new();
            let mut turns = 0;
            while wheel.track() < figures().wheel.hourglass {
                turns += 1;
                let oldest = wheel.oldest(1).unwrap();
                wheel.take(oldest);
                if wheel.turn(&figures().wheel, oldest).dropped {
                    drops.push(turns);
                }
                assert_ne!(wheel.box_at(), 0);
                assert_eq!(positions(&wheel).len(), 6);
            }
            assert_eq!(turns, 16 * seats);
            assert_eq!(drops[0], first_drop);
            assert!(drops.windows(2).all(|pair| pair[1] - pair[0] == 11));
        }
    }

    // P.TI.7 P.ET.8
    #[test]
    fn at_most_one_tile_leaves_in_a_turn_and_two_are_always_outside_the_red_zone() {
        // Whatever is taken, the six tiles stay apart and at most four fit into the red zone.
        let mut wheel = Wheel::new(figures().start(3), all());
        for turn in 0..200_u32 {
            let before = positions(&wheel);
            let outside = before.iter().filter(|&&position| position > 3).count();
            assert!(outside >= 2, "{before:?}");
            let pick = before[(turn * 7 % 6) as usize];
            end_turn(&mut wheel, pick);
            assert_eq!(positions(&wheel).len(), 6, "no tile is ever lost");
        }
    }
}
