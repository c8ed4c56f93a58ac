//! AD: what a placed hex gains from its neighbours.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::bonus::{Gain, Good};
use crate::edition::Components;
use crate::event::Event;
use crate::hex::turned;
use crate::state::{Placed, Praga};

/// The corners of a lying hex.
pub(crate) fn corners(figures: &Components, placed: Placed) -> u8 {
    turned(figures.face(placed.hex).corners, placed.rotation % 6)
}

/// The unused symbol on a side of a lying hex.
pub(crate) fn symbol(figures: &Components, placed: Placed, side: usize) -> Option<Gain> {
    let printed = (side + 6 - usize::from(placed.rotation % 6)) % 6;
    figures.face(placed.hex).sides[printed].filter(|_| placed.used & (1 << side) == 0)
}

impl Praga {
    /// The red tokens that a hex would bring on a place of the board.
    pub(crate) fn red_corners(&self, seat: Seat, place: u8, new: Placed, covered: Option<Placed>) -> u8 {
        let figures = self.figures();
        let board = &self.players[seat].board;
        let old = covered.map_or(0, |covered| corners(figures, covered));
        let fresh = corners(figures, new) & !old;
        let mut tokens = 0;
        for corner in (0..6).filter(|corner| fresh & (1 << corner) != 0) {
            let others = figures.board.meeting(place, corner).into_iter().flatten();
            tokens += others
                .filter(|&(there, theirs)| {
                    board[usize::from(there)]
                        .is_some_and(|placed| corners(figures, placed) & (1 << theirs) != 0)
                })
                .count() as u8;
        }
        tokens
    }

    /// The blue tokens that a building would bring on a site.
    pub(crate) fn blue_corners(&self, site: u8, corners: u8) -> u8 {
        let city = &self.figures().city;
        let mut tokens = (corners & city.printed(site)).count_ones() as u8;
        for corner in (0..6).filter(|corner| corners & (1 << corner) != 0) {
            let others = city.meeting(site, corner).into_iter().flatten();
            tokens += others
                .filter(|&(there, theirs)| self.city_corners(there) & (1 << theirs) != 0)
                .count() as u8;
        }
        tokens
    }

    /// The blue corners of the building on a site.
    fn city_corners(&self, site: u8) -> u8 {
        self.sites[usize::from(site)].map_or(0, |built| {
            turned(self.figures().face(built.hex).corners, built.rotation % 6)
        })
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Places a hex on the own board: matching symbols pay, then red corners.
    pub(crate) fn lay(&mut self, seat: Seat, place: u8, mut new: Placed) {
        let figures = self.game.figures();
        let board = &mut self.game.players[seat].board;
        let covered = board[usize::from(place)];
        let mut gains = [None; 12];
        for side in 0..6 {
            let Some(own) = symbol(figures, new, side) else {
                continue;
            };
            let there = figures.board.beside(place, side).map(usize::from);
            let opposite = (side + 3) % 6;
            let neighbour = there.and_then(|there| board[there].as_mut());
            if let Some(neighbour) = neighbour
                && let Some(theirs) = symbol(figures, *neighbour, opposite)
            {
                neighbour.used |= 1 << opposite;
                new.used |= 1 << side;
                gains[2 * side] = Some(own);
                gains[2 * side + 1] = Some(theirs);
            }
        }
        board[usize::from(place)] = Some(new);
        if let Some(covered) = covered {
            self.game.players[seat].covered.insert(covered.hex);
        }
        for gain in gains.into_iter().flatten() {
            self.gain(seat, gain.good, gain.count);
        }
        let tokens = self.game.red_corners(seat, place, new, covered);
        self.gain(seat, Good::RedToken, tokens);
    }
}
