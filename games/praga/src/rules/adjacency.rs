//! AD: what a placed hex gains from its neighbours.

use signoria_engine::{Log, Seat};

use crate::edition::Components;
use crate::effect::{Gain, Good};
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
    /// Where red corners of a hex would meet those of others on a place of the board: two bits a corner, one for each neighbour there.
    fn red_meetings(&self, seat: Seat, place: u8, placed: Placed) -> u16 {
        let figures = self.figures();
        let board = &self.players[seat].board;
        let own = corners(figures, placed);
        let mut meetings = 0;
        for corner in (0..6).filter(|corner| own & (1 << corner) != 0) {
            for (nth, other) in figures.board.meeting(place, corner).into_iter().enumerate() {
                if let Some((there, theirs)) = other
                    && let Some(neighbour) = board[usize::from(there)]
                    && corners(figures, neighbour) & (1 << theirs) != 0
                {
                    meetings |= 1 << (2 * corner + nth);
                }
            }
        }
        meetings
    }

    /// The meetings of red corners on a place that were paid already, to hexes now covered or about to be.
    fn spent_meetings(&self, seat: Seat, place: u8) -> u16 {
        let player = &self.players[seat];
        let covered = player.board[usize::from(place)];
        let shown = covered.map_or(0, |covered| self.red_meetings(seat, place, covered));
        shown | player.spent_corners.get(usize::from(place)).copied().unwrap_or(0)
    }

    /// The meetings of red corners that a hex would be paid for on a place of the board.
    fn fresh_meetings(&self, seat: Seat, place: u8, new: Placed) -> u16 {
        self.red_meetings(seat, place, new) & !self.spent_meetings(seat, place)
    }

    /// The red tokens that a hex would bring on a place of the board.
    pub(crate) fn red_corners(&self, seat: Seat, place: u8, new: Placed) -> u8 {
        self.fresh_meetings(seat, place, new).count_ones() as u8
    }

    /// The corners of a hex that would bring red tokens on a place of the board.
    pub(crate) fn paying_red(&self, seat: Seat, place: u8, new: Placed) -> u8 {
        let fresh = self.fresh_meetings(seat, place, new);
        let pays = |corner: &u8| fresh & (0b11 << (2 * corner)) != 0;
        (0..6).filter(pays).fold(0, |bits, corner| bits | 1 << corner)
    }

    /// The sides of a hex that would pay on a place of the board: it has a symbol there, and so has the hex beyond.
    pub(crate) fn paying_sides(&self, seat: Seat, place: u8, new: Placed) -> u8 {
        let figures = self.figures();
        let board = &self.players[seat].board;
        let pays = |side: &usize| {
            let there = figures.board.beside(place, *side).map(usize::from);
            let neighbour = there.and_then(|there| board[there]);
            symbol(figures, new, *side).is_some()
                && neighbour.is_some_and(|neighbour| symbol(figures, neighbour, (side + 3) % 6).is_some())
        };
        (0..6).filter(pays).fold(0, |bits, side| bits | 1 << side)
    }

    /// What each side of a hex that would pay brings on a place of the board: its own symbol and the one beyond.
    pub(crate) fn side_gains(&self, seat: Seat, place: u8, new: Placed) -> Vec<[Gain; 2]> {
        let figures = self.figures();
        let board = &self.players[seat].board;
        let paying = self.paying_sides(seat, place, new);
        let sides = (0..6).filter(|side| paying & (1 << side) != 0);
        let pair = |side: usize| {
            let there = figures.board.beside(place, side).map(usize::from)?;
            let beyond = symbol(figures, board[there]?, (side + 3) % 6)?;
            Some([symbol(figures, new, side)?, beyond])
        };
        sides.filter_map(pair).collect()
    }

    /// Remembers what the hex on top of a place was paid for, before another covers it. Both hexes of a meeting may be covered later,
    /// so both places remember it.
    fn remember_corners(&mut self, seat: Seat, place: u8) {
        let spent = self.spent_meetings(seat, place);
        let board = &self.figures().board;
        let player = &mut self.players[seat];
        if let Some(own) = player.spent_corners.get_mut(usize::from(place)) {
            *own |= spent;
        }
        for bit in (0..12).filter(|bit| spent & (1 << bit) != 0) {
            let Some((there, theirs)) = board.meeting(place, bit / 2)[bit % 2] else {
                continue;
            };
            let back = board.meeting(there, theirs.into());
            let nth = back
                .iter()
                .position(|other| other.is_some_and(|(home, _)| home == place));
            if let (Some(nth), Some(other)) = (nth, player.spent_corners.get_mut(usize::from(there))) {
                *other |= 1 << (2 * usize::from(theirs) + nth);
            }
        }
    }

    /// The blue tokens that a building would bring on a site.
    pub(crate) fn blue_corners(&self, site: u8, corners: u8) -> u8 {
        (0..6)
            .filter(|corner| corners & (1 << corner) != 0)
            .map(|corner| self.blue_meetings(site, corner))
            .sum()
    }

    /// The corners of a building that would bring blue tokens on a site.
    pub(crate) fn paying_blue(&self, site: u8, corners: u8) -> u8 {
        (0..6)
            .filter(|corner| corners & (1 << corner) != 0 && self.blue_meetings(site, *corner) > 0)
            .fold(0, |bits, corner| bits | 1 << corner)
    }

    /// How many blue corners, built or printed, lie at a corner of a site.
    fn blue_meetings(&self, site: u8, corner: usize) -> u8 {
        let city = &self.figures().city;
        let printed = city.printed(site) >> corner & 1;
        let others = city.meeting(site, corner).into_iter().flatten();
        let built = others.filter(|&(there, theirs)| self.city_corners(there) & (1 << theirs) != 0);
        printed + built.count() as u8
    }

    /// The blue corners of the building on a site.
    fn city_corners(&self, site: u8) -> u8 {
        self.sites[usize::from(site)].map_or(0, |built| {
            turned(self.figures().face(built.hex).corners, built.rotation % 6)
        })
    }
}

impl Praga {
    /// Places a hex on the seat's own board: matching symbols pay, then red corners.
    pub(crate) fn lay(&mut self, seat: Seat, place: u8, mut new: Placed, log: &mut impl Log<Event>) {
        let figures = self.figures();
        let tokens = self.red_corners(seat, place, new);
        let paying = self.paying_sides(seat, place, new);
        self.remember_corners(seat, place);
        let board = &mut self.players[seat].board;
        let covered = board[usize::from(place)];
        let mut gains = [None; 12];
        for side in (0..6).filter(|side| paying & (1 << side) != 0) {
            let there = figures.board.beside(place, side).map(usize::from);
            let opposite = (side + 3) % 6;
            let neighbour = there.and_then(|there| board[there].as_mut());
            gains[2 * side] = symbol(figures, new, side);
            if let Some(neighbour) = neighbour {
                gains[2 * side + 1] = symbol(figures, *neighbour, opposite);
                neighbour.used |= 1 << opposite;
                new.used |= 1 << side;
            }
        }
        board[usize::from(place)] = Some(new);
        if let Some(covered) = covered {
            self.players[seat].covered.insert(covered.hex);
        }
        for gain in gains.into_iter().flatten() {
            self.gain(seat, gain.good, gain.count, log);
        }
        self.gain(seat, Good::RedToken, tokens, log);
    }
}
