//! Seats, sets of seats, and maps by seat.
//!
//! A seat is a place at the table, counted from 0 in clockwise order. It is not a person: people and bots
//! take seats, and the rules know only seats.

use std::fmt;
use std::ops::{BitOr, BitOrAssign, Index, IndexMut};
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::message::{Arg, IntoArg};
use crate::notation::{Number, ParseError, Token};

/// The most seats any game may have: a [`SeatSet`] is one byte.
pub const MAX_SEATS: usize = 8;

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is [`MAX_SEATS`] or more. Numbers from outside go through [`Seat::try_from`].
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "a seat number is below MAX_SEATS");
        Self(number)
    }

    /// The number of the seat, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: Seats) -> Self {
        if self.0 + 1 >= seats.0 {
            Self(0)
        } else {
            Self(self.0 + 1)
        }
    }

    /// How many steps clockwise lead from this seat to `other`.
    #[must_use]
    pub const fn distance(self, other: Self, seats: Seats) -> u8 {
        (other.0 + seats.0 - self.0) % seats.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Self, ParseError> {
        if usize::from(number) < MAX_SEATS {
            Ok(Self(number))
        } else {
            Err(ParseError::OutOfRange {
                text: number.to_string(),
                low: 0,
                high: MAX_SEATS as i64 - 1,
            })
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number: Number<0, { MAX_SEATS as u16 - 1 }> = text.parse()?;
        Ok(Self(number.get() as u8))
    }
}

impl Token for Seat {
    type Bits = u8;

    const COUNT: usize = MAX_SEATS;

    fn index(self) -> usize {
        Seat::index(self)
    }

    fn from_index(index: usize) -> Option<Self> {
        u8::try_from(index)
            .ok()
            .and_then(|number| Self::try_from(number).ok())
    }
}

impl IntoArg for Seat {
    fn into_arg(self) -> Arg {
        Arg::Seat(self)
    }
}

/// How many seats a table has: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seats(u8);

impl Seats {
    /// A table of `count` seats.
    ///
    /// # Panics
    /// If the count is 0 or above [`MAX_SEATS`]. Numbers from outside go through [`Seats::try_from`].
    #[must_use]
    pub const fn new(count: u8) -> Self {
        assert!(
            count > 0 && (count as usize) <= MAX_SEATS,
            "a table has 1 to MAX_SEATS seats"
        );
        Self(count)
    }

    /// The number of seats.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Whether the table has this seat.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All seats in clockwise order from seat 0.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats in clockwise order from `first`.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |step| Seat((first.0 + step) % self.0))
    }

    /// The set of all seats.
    #[must_use]
    pub const fn all(self) -> SeatSet {
        SeatSet((((1u16) << self.0) - 1) as u8)
    }
}

impl TryFrom<u8> for Seats {
    type Error = ParseError;

    fn try_from(count: u8) -> Result<Self, ParseError> {
        if (1..=MAX_SEATS).contains(&usize::from(count)) {
            Ok(Self(count))
        } else {
            Err(ParseError::OutOfRange {
                text: count.to_string(),
                low: 1,
                high: MAX_SEATS as i64,
            })
        }
    }
}

impl From<Seats> for u8 {
    fn from(seats: Seats) -> u8 {
        seats.0
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without that seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

impl BitOr for SeatSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SeatSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who looks at the table: a seat or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// The person or bot on that seat.
    Seat(Seat),
    /// Somebody without a seat, who knows only what is public.
    Spectator,
}

impl Eye {
    /// Whether this is the eye of `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// One `T` for each of up to `N` seats, indexed by [`Seat`].
///
/// Kept as a plain array, so that a state made of them clones as one copy of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// A map that holds `make(seat)` for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        const { assert!(N <= MAX_SEATS) };
        Self(std::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// All pairs of seat and value, including those of seats that this table does not use.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(index, value)| (Seat(index as u8), value))
    }

    /// The values, including those of seats that this table does not use.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }

    /// The values, to change them.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let found = values.len();
        let array: [T; N] = values
            .try_into()
            .map_err(|_| D::Error::custom(format!("expected {N} seats, found {found}")))?;
        Ok(Self(array))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_round_the_table() {
        let seats = Seats::new(3);
        assert_eq!(Seat::new(2).next(seats), Seat::new(0));
        assert_eq!(Seat::new(2).distance(Seat::new(1), seats), 2);
        let order: Vec<usize> = seats.from(Seat::new(1)).map(Seat::index).collect();
        assert_eq!(order, [1, 2, 0]);
    }

    #[test]
    fn a_full_table_is_the_full_set() {
        assert_eq!(Seats::new(8).all().len(), 8);
        assert_eq!(Seats::new(1).all(), SeatSet::only(Seat::new(0)));
    }

    #[test]
    fn numbers_outside_the_table_are_refused_when_read() {
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert!(serde_json::from_str::<Seats>("0").is_err());
        assert!(serde_json::from_str::<SeatSet>("[0,9]").is_err());
        assert!(serde_json::from_str::<BySeat<u8, 3>>("[1,2]").is_err());
    }

    #[test]
    fn sets_survive_serde() {
        let set: SeatSet = [Seat::new(0), Seat::new(3)].into_iter().collect();
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, "[0,3]");
        assert_eq!(serde_json::from_str::<SeatSet>(&text).unwrap(), set);
    }
}
