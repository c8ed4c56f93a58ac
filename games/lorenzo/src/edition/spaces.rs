//! Which spaces a value reaches, and which a table uses: looked up once, since every list of actions asks.

use signoria_engine::Set;

use super::{OUTSIDE, SpaceFigures};
use crate::board::{Place, Space};

/// The spaces that a value reaches, with what a space for work adds to it.
pub(super) fn reached(spaces: &[SpaceFigures; OUTSIDE], value: i16) -> Set<Space> {
    let outside = Space::ALL[Space::FIRST_OUTSIDE..].iter().zip(spaces);
    let enough = outside.filter(|(space, figures)| {
        let adds = match space.place() {
            Place::Work(..) => figures.modifier,
            Place::Floor(..) | Place::Market | Place::Council => 0,
        };
        value + i16::from(adds) >= i16::from(figures.minimum)
    });
    enough.map(|(&space, _)| space).collect()
}

/// The spaces that are open at a table of that many seats; floors always are.
pub(super) fn open(spaces: &[SpaceFigures; OUTSIDE], seats: usize) -> Set<Space> {
    let mut open = Set::all();
    for (&space, figures) in Space::ALL[Space::FIRST_OUTSIDE..].iter().zip(spaces) {
        if usize::from(figures.seats) > seats {
            open.remove(space);
        }
    }
    open
}
