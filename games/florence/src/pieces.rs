//! The things of the box by name: what can stand in an action, a message or a file of figures.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use signoria_engine::message::{Arg, IntoArg, Message};
use signoria_engine::notation::{ParseError, Token, quoted};
use signoria_engine::{serde_as_text, tokens};

tokens! {
    /// The stacks of the object auction. With two players the three landscape stacks are one: `Landscape`.
    pub enum Stack: "florence.stack" {
        Forest = "forest",
        Lake = "lake",
        Park = "park",
        Jester = "jester",
        Builder = "builder",
        Prestige = "prestige",
        Recruiting = "recruiting",
        Landscape = "landscape",
    }
}

tokens! {
    /// The landscapes.
    pub enum Landscape: "florence.landscape" {
        Forest = "forest",
        Lake = "lake",
        Park = "park",
    }
}

tokens! {
    /// The buildings.
    pub enum Building: "florence.building" {
        University = "university",
        Laboratory = "laboratory",
        Workshop = "workshop",
        Library = "library",
        Opera = "opera",
        Studio = "studio",
        Hospital = "hospital",
        Theatre = "theatre",
        Tower = "tower",
        Chapel = "chapel",
    }
}

tokens! {
    /// The sizes of buildings.
    pub enum Size: "florence.size" {
        Large = "large",
        Medium = "medium",
        Small = "small",
    }
}

tokens! {
    /// The freedoms.
    pub enum Freedom: "florence.freedom" {
        Travel = "travel",
        Religion = "religion",
        Opinion = "opinion",
    }
}

tokens! {
    /// The decks that are looked into five cards at a time.
    pub enum Pile: "florence.deck" {
        Profession = "profession",
        Bonus = "bonus",
        Prestige = "prestige",
    }
}

tokens! {
    /// The characters of "Muse and Princess".
    pub enum Character: "florence.character" {
        Banker = "banker",
        Cardinal = "cardinal",
        Merchant = "merchant",
        Muse = "muse",
        Princess = "princess",
        Professor = "professor",
    }
}

tokens! {
    /// What Diego can do with an action.
    pub enum Deed: "florence.deed" {
        Work = "work",
        Build = "build",
        Profession = "profession",
        Freedom = "freedom",
        Bonus = "bonus",
    }
}

tokens! {
    /// The cards with a face of their own: 21 professions, 20 bonus cards, 14 prestige cards.
    pub enum Card: "florence.card" {
        Mathematician = "mathematician",
        Theologian = "theologian",
        Philosopher = "philosopher",
        Botanist = "botanist",
        Alchemist = "alchemist",
        Physicist = "physicist",
        Watchmaker = "watchmaker",
        Goldsmith = "goldsmith",
        BellMaker = "bell-maker",
        Cartographer = "cartographer",
        Jurist = "jurist",
        Choreographer = "choreographer",
        Composer = "composer",
        Sculptor = "sculptor",
        Painter = "painter",
        Pharmacist = "pharmacist",
        Physician = "physician",
        Dramatist = "dramatist",
        Poet = "poet",
        Astronomer = "astronomer",
        OrganBuilder = "organ-builder",
        B01 = "b01",
        B02 = "b02",
        B03 = "b03",
        B04 = "b04",
        B05 = "b05",
        B06 = "b06",
        B07 = "b07",
        B08 = "b08",
        B09 = "b09",
        B10 = "b10",
        B11 = "b11",
        B12 = "b12",
        B13 = "b13",
        B14 = "b14",
        B15 = "b15",
        B16 = "b16",
        B17 = "b17",
        B18 = "b18",
        B19 = "b19",
        B20 = "b20",
        P01 = "p01",
        P02 = "p02",
        P03 = "p03",
        P04 = "p04",
        P05 = "p05",
        P06 = "p06",
        P07 = "p07",
        P08 = "p08",
        P09 = "p09",
        P10 = "p10",
        P11 = "p11",
        P12 = "p12",
        P13 = "p13",
        P14 = "p14",
    }
}

/// How many professions there are.
pub const PROFESSIONS: usize = 21;
/// How many bonus cards there are.
pub const BONUSES: usize = 20;
/// How many prestige cards there are.
pub const PRESTIGES: usize = 14;

impl Pile {
    /// The cards of the pile.
    #[must_use]
    pub fn cards(self) -> &'static [Card] {
        let (professions, rest) = Card::ALL.split_at(PROFESSIONS);
        let (bonuses, prestiges) = rest.split_at(BONUSES);
        match self {
            Self::Profession => professions,
            Self::Bonus => bonuses,
            Self::Prestige => prestiges,
        }
    }

    /// The card of the pile with that number, counted within the pile.
    #[must_use]
    pub fn card(self, number: u8) -> Option<Card> {
        self.cards().get(usize::from(number)).copied()
    }
}

impl Card {
    /// The pile that the card belongs to.
    #[must_use]
    pub fn pile(self) -> Pile {
        match self as usize {
            0..PROFESSIONS => Pile::Profession,
            index if index < PROFESSIONS + BONUSES => Pile::Bonus,
            _ => Pile::Prestige,
        }
    }

    /// The number of the card within its pile.
    #[must_use]
    pub fn number(self) -> u8 {
        let first = match self.pile() {
            Pile::Profession => 0,
            Pile::Bonus => PROFESSIONS,
            Pile::Prestige => PROFESSIONS + BONUSES,
        };
        (self as usize - first) as u8
    }
}

impl Stack {
    /// The landscape of a landscape stack.
    #[must_use]
    pub fn landscape(self) -> Option<Landscape> {
        match self {
            Self::Forest => Some(Landscape::Forest),
            Self::Lake => Some(Landscape::Lake),
            Self::Park => Some(Landscape::Park),
            _ => None,
        }
    }
}

impl From<Landscape> for Stack {
    fn from(landscape: Landscape) -> Self {
        match landscape {
            Landscape::Forest => Self::Forest,
            Landscape::Lake => Self::Lake,
            Landscape::Park => Self::Park,
        }
    }
}

/// An object on a card of Diego, with the modifier of the die; 0 where none is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Priced {
    /// The object; a landscape stands for all three kinds.
    pub stack: Stack,
    /// What is added to the die.
    pub modifier: u8,
}

impl IntoArg for Priced {
    fn into_arg(self) -> Arg {
        let message = if self.modifier == 0 {
            Message::new("florence.diego.object-plain")
        } else {
            Message::new("florence.diego.object").with("modifier", self.modifier)
        };
        message.with("stack", self.stack).into_arg()
    }
}

/// Something that is placed in an estate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// A building.
    Building(Building),
    /// A landscape.
    Landscape(Landscape),
}

impl Tile {
    /// How many kinds there are.
    pub const COUNT: usize = 13;

    /// The number of the kind: buildings first.
    #[must_use]
    pub fn index(self) -> usize {
        match self {
            Self::Building(building) => building as usize,
            Self::Landscape(landscape) => Building::ALL.len() + landscape as usize,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Building(building) => building.fmt(f),
            Self::Landscape(landscape) => landscape.fmt(f),
        }
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Ok(building) = text.parse() {
            return Ok(Self::Building(building));
        }
        text.parse().map(Self::Landscape).map_err(|_| {
            let words = Building::ALL.iter().map(|building| building.word());
            ParseError::unknown_word(text, words.chain(Landscape::ALL.iter().map(|kind| kind.word())))
        })
    }
}

impl IntoArg for Tile {
    fn into_arg(self) -> Arg {
        match self {
            Self::Building(building) => building.into_arg(),
            Self::Landscape(landscape) => landscape.into_arg(),
        }
    }
}

serde_as_text!(Tile);

/// Rows and columns of an estate.
pub const SIDE: u8 = 7;
/// Cells of an estate.
pub const CELLS: u8 = SIDE * SIDE;

/// A cell of an estate: the column as a letter from the left, the row as a number from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in that row and column, counted from 0.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Self> {
        if row < SIDE && column < SIDE {
            Some(Self(row * SIDE + column))
        } else {
            None
        }
    }

    /// The row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The bit of the cell on a board.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let &[column @ b'a'..=b'g', row @ b'1'..=b'7'] = text.as_bytes() {
            Ok(Self((row - b'1') * SIDE + column - b'a'))
        } else {
            Err(ParseError::UnknownWord {
                text: quoted(text),
                known: "a1 to g7".into(),
            })
        }
    }
}

impl IntoArg for Cell {
    fn into_arg(self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl Token for Cell {
    type Bits = u64;

    const COUNT: usize = CELLS as usize;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

serde_as_text!(Cell);

tokens! {
    /// How a tile lies: quarter turns clockwise, as drawn (`r`) or mirrored first (`m`).
    pub enum Turn: "florence.turn" {
        R0 = "r0",
        R1 = "r1",
        R2 = "r2",
        R3 = "r3",
        M0 = "m0",
        M1 = "m1",
        M2 = "m2",
        M3 = "m3",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_knows_its_pile_and_number() {
        for pile in Pile::ALL {
            for (number, &card) in pile.cards().iter().enumerate() {
                assert_eq!((card.pile(), usize::from(card.number())), (*pile, number));
                assert_eq!(pile.card(number as u8), Some(card));
            }
        }
        assert_eq!(Card::P14 as usize + 1, PROFESSIONS + BONUSES + PRESTIGES);
    }

    #[test]
    fn cells_are_named_by_column_and_row() {
        assert_eq!(Cell::at(0, 0).unwrap().to_string(), "a1");
        assert_eq!("c6".parse(), Ok(Cell::at(5, 2).unwrap()));
        assert!("h1".parse::<Cell>().is_err() && "a8".parse::<Cell>().is_err());
    }
}
