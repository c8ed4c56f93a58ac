//! Hexes: their names, their sides and corners, and the places they lie on.
//!
//! Hexes are pointy-top. Sides count clockwise from the north-east one, corners clockwise from the top one, so that corner `c` lies
//! between sides `c - 1` and `c`; a rotation by `k` takes side and corner `i` to `i + k`.

use std::fmt;
use std::str::FromStr;

use signoria_engine::notation::quoted;
use signoria_engine::{Arg, IntoArg, Number, ParseError, Token, serde_as_text};

use crate::pieces::Row;

/// A rotation in steps of 60 degrees, clockwise.
pub type Rotation = Number<0, 5>;

/// The axial steps across the six sides.
pub const STEPS: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// A set of sides or corners after a turn.
#[must_use]
pub const fn turned(mask: u8, rotation: u8) -> u8 {
    ((mask << rotation) | (mask >> (6 - rotation))) & 0b11_1111
}

/// The other two hexes at corner `c`: the side that leads to each, and which of its corners it is there.
#[must_use]
pub const fn meeting_at(corner: usize) -> [(usize, usize); 2] {
    [((corner + 5) % 6, (corner + 2) % 6), (corner, (corner + 4) % 6)]
}

/// How many hexes of each era a row has: regular and special ones.
const COUNTS: [(u8, u8); 3] = [(11, 4), (14, 4), (14, 4)];

/// A hex of the box, by its number: `u1-05` is the fifth regular upgrade of era I, `w2-s3` the third special wall of era II.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(u8);

impl Hex {
    /// How many there are.
    pub const COUNT: usize = 102;
    /// How many upgrade hexes there are; they come first.
    pub const UPGRADES: usize = 30;

    /// The row it belongs to.
    #[must_use]
    pub const fn row(self) -> Row {
        match self.0 {
            0..30 => Row::Upgrade,
            30..66 => Row::Wall,
            _ => Row::Building,
        }
    }

    /// Which of its row it is, from 0.
    pub(crate) const fn within_row(self) -> u8 {
        match self.row() {
            Row::Upgrade => self.0,
            Row::Wall => self.0 - 30,
            Row::Building => self.0 - 66,
        }
    }

    /// The era, 1 or 2.
    #[must_use]
    pub const fn era(self) -> u8 {
        let (regular, special) = COUNTS[self.row() as usize];
        1 + self.within_row() / (regular + special)
    }

    /// Whether it is a special hex.
    #[must_use]
    pub const fn is_special(self) -> bool {
        let (regular, special) = COUNTS[self.row() as usize];
        self.within_row() % (regular + special) >= regular
    }

    /// The hexes of one stack.
    pub fn of(row: Row, era: u8, special: bool) -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8)
            .map(Self)
            .filter(move |hex| hex.row() == row && hex.era() == era && hex.is_special() == special)
    }

    /// Its number among all hexes.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The hex of that number.
    #[must_use]
    pub const fn from_number(number: usize) -> Option<Self> {
        if number < Self::COUNT {
            Some(Self(number as u8))
        } else {
            None
        }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (regular, special) = COUNTS[self.row() as usize];
        let letter = ['u', 'w', 'b'][self.row() as usize];
        let nth = self.within_row() % (regular + special);
        if nth < regular {
            write!(f, "{letter}{}-{:02}", self.era(), nth + 1)
        } else {
            write!(f, "{letter}{}-s{}", self.era(), nth - regular + 1)
        }
    }
}

impl FromStr for Hex {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let unknown = || ParseError::UnknownWord {
            text: quoted(text),
            known: "u1-01 to b2-s4".into(),
        };
        let short = text.len() == 5 && text.is_ascii();
        let bytes = if short {
            text.as_bytes()
        } else {
            return Err(unknown());
        };
        let row = b"uwb"
            .iter()
            .position(|&letter| letter == bytes[0])
            .ok_or_else(unknown)?;
        let (regular, special) = COUNTS[row];
        let era = bytes[1].wrapping_sub(b'1');
        let nth = match (&text[3..4], text[3..].parse::<u8>()) {
            ("s", _) => text[4..]
                .parse::<u8>()
                .ok()
                .filter(|nth| (1..=special).contains(nth))
                .map(|nth| regular + nth - 1),
            (_, Ok(nth)) if (1..=regular).contains(&nth) => Some(nth - 1),
            _ => None,
        };
        let before = [0, 30, 66][row];
        match nth {
            Some(nth) if era < 2 && bytes[2] == b'-' && !text.contains('+') => {
                Ok(Self(before + era * (regular + special) + nth))
            }
            _ => Err(unknown()),
        }
    }
}

impl IntoArg for Hex {
    fn into_arg(self) -> Arg {
        Arg::Text(self.to_string().to_uppercase())
    }
}

impl Token for Hex {
    type Bits = u128;

    const COUNT: usize = Self::COUNT;

    fn index(self) -> usize {
        self.number()
    }

    fn from_index(index: usize) -> Option<Self> {
        Self::from_number(index)
    }
}

serde_as_text!(Hex);

/// How far a [`Cell`] can lie from the centre of the action board: the ring, the wall spaces, and one ring beyond, so that a
/// place that touches nothing can be named and refused.
const RADIUS: i8 = 3;
const CELLS: [(i8, i8); 37] = cells();

const fn cells() -> [(i8, i8); 37] {
    let mut cells = [(0, 0); 37];
    let (mut count, mut q) = (0, -RADIUS);
    while q <= RADIUS {
        let mut r = -RADIUS;
        while r <= RADIUS {
            if (q + r).abs() <= RADIUS {
                cells[count] = (q, r);
                count += 1;
            }
            r += 1;
        }
        q += 1;
    }
    cells
}

/// A place on or round an action board, by axial coordinates: `2,0`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell there, if it is near enough to the board to have a name.
    #[must_use]
    pub fn at(q: i8, r: i8) -> Option<Self> {
        CELLS
            .iter()
            .position(|&cell| cell == (q, r))
            .map(|index| Self(index as u8))
    }

    /// The coordinates.
    #[must_use]
    pub const fn axial(self) -> (i8, i8) {
        CELLS[self.0 as usize]
    }

    /// How many steps it lies from the centre.
    #[must_use]
    pub fn distance(self) -> u8 {
        let (q, r) = self.axial();
        [q, r, q + r].into_iter().map(i8::unsigned_abs).max().unwrap_or(0)
    }

    /// All cells.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS.len() as u8).map(Self)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.axial();
        write!(f, "{q},{r}")
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let cell = text
            .split_once(',')
            .and_then(|(q, r)| Self::at(q.parse().ok()?, r.parse().ok()?));
        // "+1,0" and "01,0" are numbers too, but not the way a cell is written.
        cell.filter(|cell| cell.to_string() == text)
            .ok_or_else(|| ParseError::UnknownWord {
                text: quoted(text),
                known: "q,r from -3,0 to 3,0".into(),
            })
    }
}

impl IntoArg for Cell {
    fn into_arg(self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl Token for Cell {
    type Bits = u64;

    const COUNT: usize = CELLS.len();

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < CELLS.len()).then_some(Self(index as u8))
    }
}

serde_as_text!(Cell);

/// The part of the city map that has names: one cell more than the map on every side.
const CITY_ROWS: std::ops::RangeInclusive<i8> = -2..=6;
const CITY_COLUMNS: std::ops::RangeInclusive<i8> = -8..=4;
const CITY_WIDTH: i8 = 13;

/// A cell of the city map, by row and column: `s3_m2` is row 3, column -2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// The cell there, if it is on the map.
    #[must_use]
    pub fn at(row: i8, column: i8) -> Option<Self> {
        (CITY_ROWS.contains(&row) && CITY_COLUMNS.contains(&column)).then(|| {
            Self(((row - CITY_ROWS.start()) * CITY_WIDTH + (column - CITY_COLUMNS.start())).unsigned_abs())
        })
    }

    /// Row and column.
    #[must_use]
    pub const fn place(self) -> (i8, i8) {
        let index = self.0 as i8;
        (
            index / CITY_WIDTH + *CITY_ROWS.start(),
            index % CITY_WIDTH + *CITY_COLUMNS.start(),
        )
    }

    /// The cell across a side, if it is on the map. Odd rows stand half a hex further right.
    #[must_use]
    pub fn across(self, side: usize) -> Option<Self> {
        let (row, column) = self.place();
        let (q, r) = STEPS[side];
        let shift = |row: i8| (row - (row & 1)) / 2;
        let (next_q, next_row) = (column - shift(row) + q, row + r);
        Self::at(next_row, next_q + shift(next_row))
    }
}

/// The side of a spot that faces another beside it.
#[must_use]
pub fn side_towards(from: Spot, to: Spot) -> Option<usize> {
    (0..6).find(|&side| from.across(side) == Some(to))
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.place();
        let sign = |number: i8| if number < 0 { "m" } else { "" };
        write!(
            f,
            "s{}{}_{}{}",
            sign(row),
            row.unsigned_abs(),
            sign(column),
            column.unsigned_abs()
        )
    }
}

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = |part: &str| match part.strip_prefix('m') {
            Some(digits) => digits.parse::<i8>().ok().map(|number| -number),
            None => part.parse().ok(),
        };
        let spot = text
            .strip_prefix('s')
            .and_then(|rest| rest.split_once('_'))
            .and_then(|(row, column)| Self::at(number(row)?, number(column)?));
        spot.filter(|spot| spot.to_string() == text)
            .ok_or_else(|| ParseError::UnknownWord {
                text: quoted(text),
                known: "sROW_COLUMN, m for minus".into(),
            })
    }
}

impl IntoArg for Spot {
    fn into_arg(self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl Token for Spot {
    type Bits = u64;

    const COUNT: usize = 117;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

serde_as_text!(Spot);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_text() {
        for number in 0..Hex::COUNT {
            let hex = Hex::from_number(number).unwrap();
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for index in 0..Spot::COUNT {
            let spot = Spot::from_index(index).unwrap();
            assert_eq!(spot.to_string().parse(), Ok(spot));
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        for bad in [
            "u3-01", "u1-12", "w1-s5", "u1-00", "u1-1", "b1-015", "x1-01", "u1_01", "u1-+1", "é-01",
        ] {
            assert!(bad.parse::<Hex>().is_err(), "{bad}");
        }
        for bad in ["+1,0", "4,0", "1", "01,0", "1,0,0"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad}");
        }
        for bad in ["s03_1", "s9_1", "3_1", "sm0_1", "s-1_1"] {
            assert!(bad.parse::<Spot>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_turn_takes_corner_i_to_i_plus_k() {
        assert_eq!(turned(0b00_0001, 5), 0b10_0000);
        assert_eq!(turned(0b10_0001, 1), 0b00_0011);
        assert_eq!(turned(0b01_0010, 0), 0b01_0010);
    }

    #[test]
    fn crossing_a_side_and_back_leads_home() {
        let home: Spot = "s3_m2".parse().unwrap();
        for side in 0..6 {
            assert_eq!(home.across(side).unwrap().across((side + 3) % 6), Some(home));
        }
        let east: Spot = "s3_m1".parse().unwrap();
        assert_eq!(home.across(1), Some(east));
    }
}
