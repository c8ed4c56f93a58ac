//! What a seat may know, as numbers of fixed length: for learning.
//!
//! A game tells an [`Observer`] its features one after the other, always the same ones in the same order, whatever the position.
//! One such walk writes the numbers ([`Values`]) and another one their names and ranges ([`Features`]), so that the two cannot disagree.
//!
//! ```
//! use signoria_engine::{Setup, observe::{Features, observe}, prelude::*, sample::Pebbles, seat::{Seat, Seats}};
//!
//! let game: Pebbles = Setup::new(Seats::new(2), 7).start().unwrap();
//! let features = Features::of(&game);
//! let mut numbers = vec![0.0; features.len()];
//! observe(&game, Seat::new(0), &mut numbers);
//! for (feature, &number) in features.iter().zip(&numbers) {
//!     assert!((feature.low..=feature.high).contains(&number), "{} is {number}", feature.name);
//! }
//! ```

use crate::game::Declaration;
use crate::notation::Token;
use crate::seat::{Seat, Seats};
use crate::set::Set;

/// A game that can be encoded as numbers.
pub trait Observe: Declaration {
    /// Tells the observer what the seat may know: the same features in the same order for every position, set-up and edition of
    /// the game. Seats come in turn order from the observing one; those that the table does not have are zeros.
    /// Two states with equal views for the seat give equal numbers. It does not allocate.
    fn observe(&self, seat: Seat, to: &mut impl Observer);
}

/// One number of an observation.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Feature {
    /// Its name, as a dotted path: `own.coins`, `seat1.cards.territory`.
    pub name: String,
    /// The least it can be.
    pub low: f32,
    /// The most it can be.
    pub high: f32,
}

/// Where a feature belongs: a word, and a number where there are several of the kind.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    word: &'static str,
    number: Option<usize>,
}

impl From<&'static str> for Label {
    fn from(word: &'static str) -> Self {
        Self { word, number: None }
    }
}

impl From<(&'static str, usize)> for Label {
    fn from((word, number): (&'static str, usize)) -> Self {
        Self {
            word,
            number: Some(number),
        }
    }
}

/// Receives the features of a position.
pub trait Observer {
    /// Begins a part: its name becomes a prefix of its features' names.
    fn enter(&mut self, part: Label);

    /// Ends the part begun last.
    fn leave(&mut self);

    /// One number between `low` and `high`. All are whole: whoever learns from them scales them as it likes.
    fn put(&mut self, name: Label, low: i16, high: i16, value: i16);

    /// One number from 0 to `high` for a token of a kind; its word is appended to the name.
    fn put_token<T: Token>(&mut self, name: Label, token: T, high: i16, value: i16);

    /// A part with everything that `tell` says.
    fn part(&mut self, name: impl Into<Label>, tell: impl FnOnce(&mut Self))
    where
        Self: Sized,
    {
        self.enter(name.into());
        tell(self);
        self.leave();
    }

    /// How many, from 0 to `most`.
    fn count(&mut self, name: impl Into<Label>, value: impl Into<u32>, most: u16)
    where
        Self: Sized,
    {
        self.put(name.into(), 0, whole(most), value.into() as i16);
    }

    /// A count without an upper limit; from `most` on all are encoded alike.
    fn capped(&mut self, name: impl Into<Label>, value: impl Into<u32>, most: u16)
    where
        Self: Sized,
    {
        let value = value.into().min(most.into()) as i16;
        self.put(name.into(), 0, whole(most), value);
    }

    /// A number that can be negative; beyond its range it is clamped.
    fn signed(&mut self, name: impl Into<Label>, value: i32, low: i16, high: i16)
    where
        Self: Sized,
    {
        let value = value.clamp(low.into(), high.into());
        self.put(name.into(), low, high, value as i16);
    }

    /// Yes or no.
    fn flag(&mut self, name: impl Into<Label>, value: bool)
    where
        Self: Sized,
    {
        self.put(name.into(), 0, 1, value.into());
    }

    /// One of `count` numbered things, or none: a flag for each.
    fn one_of(&mut self, name: &'static str, chosen: Option<usize>, count: usize)
    where
        Self: Sized,
    {
        for index in 0..count {
            self.flag((name, index), chosen == Some(index));
        }
    }

    /// One token of a kind, or none: a flag for each.
    fn token<T: Token>(&mut self, name: impl Into<Label>, chosen: Option<T>)
    where
        Self: Sized,
    {
        let name = name.into();
        for token in (0..T::COUNT).filter_map(T::from_index) {
            self.put_token(name, token, 1, (chosen == Some(token)).into());
        }
    }

    /// Which tokens of a kind: a flag for each.
    fn set<T: Token>(&mut self, name: impl Into<Label>, set: Set<T>)
    where
        Self: Sized,
    {
        let name = name.into();
        for token in (0..T::COUNT).filter_map(T::from_index) {
            self.put_token(name, token, 1, set.contains(token).into());
        }
    }

    /// A number for each token of a kind, from 0 to `most`; beyond that all are encoded alike.
    fn each<T: Token>(&mut self, name: impl Into<Label>, most: u16, mut of: impl FnMut(T) -> u32)
    where
        Self: Sized,
    {
        let name = name.into();
        for token in (0..T::COUNT).filter_map(T::from_index) {
            self.put_token(name, token, whole(most), of(token).min(most.into()) as i16);
        }
    }

    /// A number for each token of a kind, from 0 to `most`: as listed here, and 0 for tokens that are not listed. Of several
    /// numbers for one token the last counts.
    fn few<T: Token>(
        &mut self,
        name: impl Into<Label>,
        most: u16,
        few: impl Iterator<Item = (T, u32)> + Clone,
    ) where
        Self: Sized,
    {
        self.each(name, most, |token| {
            let told = few.clone().filter(|&(one, _)| one == token);
            told.last().map_or(0, |(_, number)| number)
        });
    }

    /// A part for each of `most` places around the table, clockwise from the observing seat: `own`, `seat1`, `seat2`… For places
    /// that the table does not have, `tell` gets none and must give the same features as zeros.
    fn around(&mut self, seats: Seats, own: Seat, most: usize, mut tell: impl FnMut(&mut Self, Option<Seat>))
    where
        Self: Sized,
    {
        let mut places = seats.from(own);
        for place in 0..most {
            let name = if place == 0 {
                Label::from("own")
            } else {
                Label::from(("seat", place))
            };
            self.enter(name);
            tell(self, places.next());
            self.leave();
        }
    }
}

/// The limit of a count; no game comes near 15 bits.
const fn whole(most: u16) -> i16 {
    debug_assert!(most <= i16::MAX as u16);
    most as i16
}

/// The most numbers of an observation. A power of 2, so that a place in the row needs no check but a mask.
const MOST_NUMBERS: usize = 2048;

/// The numbers of a position.
///
/// They are collected here as small integers, which stay in the processor's cache, and then copied to the caller's buffer in one go.
/// The row belongs to the value and every place is masked, so that the compiler knows that writing a number does not change `told`:
/// with a borrowed row it took three times as many instructions a number.
pub struct Values {
    row: [i16; MOST_NUMBERS],
    told: usize,
}

impl Default for Values {
    fn default() -> Self {
        Self {
            row: [0; MOST_NUMBERS],
            told: 0,
        }
    }
}

impl Values {
    /// Encodes what the seat may know, replacing any earlier numbers.
    ///
    /// # Panics
    /// If the game tells more numbers than fit, which its first observation shows.
    pub fn observe<G: Observe>(&mut self, game: &G, seat: Seat) {
        let last = self.told.min(MOST_NUMBERS);
        self.row[..last].fill(0);
        self.told = 0;
        game.observe(seat, self);
        assert!(self.told <= MOST_NUMBERS, "{} numbers are too many", self.told);
    }

    /// Writes the numbers, as many as fit, and says how many there are.
    pub fn write(&self, to: &mut [f32]) -> usize {
        for (to, &number) in to.iter_mut().zip(&self.row[..self.told]) {
            *to = number.into();
        }
        self.told
    }

    #[inline]
    fn push(&mut self, value: i16) {
        self.row[self.told % MOST_NUMBERS] = value;
        self.told += 1;
    }

    /// That many zeros, except for these numbers. The row starts out filled with zeros.
    #[inline]
    fn zeros_but(&mut self, count: usize, few: impl IntoIterator<Item = (usize, i16)>) {
        for (index, value) in few {
            self.row[(self.told + index) % MOST_NUMBERS] = value;
        }
        self.told += count;
    }
}

/// Most numbers of an observation are zeros: a run of one kind is skipped in one step.
impl Observer for Values {
    #[inline]
    fn enter(&mut self, _: Label) {}

    #[inline]
    fn leave(&mut self) {}

    #[inline]
    fn put(&mut self, _: Label, _: i16, _: i16, value: i16) {
        self.push(value);
    }

    #[inline]
    fn put_token<T: Token>(&mut self, _: Label, _: T, _: i16, value: i16) {
        self.push(value);
    }

    #[inline]
    fn one_of(&mut self, _: &'static str, chosen: Option<usize>, count: usize) {
        let chosen = chosen.filter(|&index| index < count);
        self.zeros_but(count, chosen.map(|index| (index, 1)));
    }

    #[inline]
    fn token<T: Token>(&mut self, _: impl Into<Label>, chosen: Option<T>) {
        self.zeros_but(T::COUNT, chosen.map(|token| (token.index(), 1)));
    }

    #[inline]
    fn set<T: Token>(&mut self, _: impl Into<Label>, set: Set<T>) {
        self.zeros_but(T::COUNT, set.indices().map(|index| (index, 1)));
    }

    #[inline]
    fn few<T: Token>(&mut self, _: impl Into<Label>, most: u16, few: impl Iterator<Item = (T, u32)> + Clone) {
        let few = few.map(|(token, number)| (token.index(), number.min(most.into()) as i16));
        self.zeros_but(T::COUNT, few);
    }
}

/// Collects names and ranges.
#[derive(Debug, Default)]
pub struct Features {
    path: String,
    lengths: Vec<usize>,
    features: Vec<Feature>,
}

impl Features {
    /// The features of a game. Every position of it has the same ones.
    pub fn of<G: Observe>(game: &G) -> Vec<Feature> {
        Self::seen_by(game, Seat::new(0))
    }

    /// The features from a seat's point of view: the same for every seat.
    pub fn seen_by<G: Observe>(game: &G, seat: Seat) -> Vec<Feature> {
        let mut features = Self::default();
        game.observe(seat, &mut features);
        features.features
    }

    fn push(&mut self, name: Label, token: Option<&dyn std::fmt::Display>, low: i16, high: i16) {
        use std::fmt::Write as _;
        let mut path = self.path.clone();
        // Writing into a string cannot fail.
        let _ = write!(path, "{}", name.word);
        if let Some(number) = name.number {
            let _ = write!(path, "{number}");
        }
        if let Some(token) = token {
            let _ = write!(path, ".{token}");
        }
        self.features.push(Feature {
            name: path,
            low: low.into(),
            high: high.into(),
        });
    }
}

impl Observer for Features {
    fn enter(&mut self, part: Label) {
        use std::fmt::Write as _;
        self.lengths.push(self.path.len());
        let _ = write!(self.path, "{}", part.word);
        if let Some(number) = part.number {
            let _ = write!(self.path, "{number}");
        }
        self.path.push('.');
    }

    fn leave(&mut self) {
        self.path.truncate(self.lengths.pop().unwrap_or(0));
    }

    fn put(&mut self, name: Label, low: i16, high: i16, _: i16) {
        self.push(name, None, low, high);
    }

    fn put_token<T: Token>(&mut self, name: Label, token: T, high: i16, _: i16) {
        self.push(name, Some(&token), 0, high);
    }
}

/// Writes what the seat may know into the buffer, as much as fits, and says how many numbers there are.
pub fn observe<G: Observe>(game: &G, seat: Seat, to: &mut [f32]) -> usize {
    let mut values = Values::default();
    values.observe(game, seat);
    values.write(to)
}
