//! Sets of cards and routes, one bit each.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use signoria_engine::Token;

/// A set of tokens of one kind. In JSON it is the list of their words.
pub struct Set<T> {
    bits: u128,
    kind: PhantomData<fn() -> T>,
}

impl<T: Token> Set<T> {
    /// No token.
    pub const EMPTY: Self = Self::from_bits(0);

    const fn from_bits(bits: u128) -> Self {
        Self {
            bits,
            kind: PhantomData,
        }
    }

    /// Every token of the kind.
    #[must_use]
    pub fn all() -> Self {
        const { assert!(T::COUNT <= 128) };
        Self::from_bits(u128::MAX >> (128 - T::COUNT))
    }

    /// Just this one.
    #[must_use]
    pub fn only(token: T) -> Self {
        Self::from_bits(1 << token.index())
    }

    /// Whether the token is in the set.
    #[must_use]
    pub fn contains(self, token: T) -> bool {
        self.bits >> token.index() & 1 != 0
    }

    /// Whether nothing is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Puts one in.
    pub fn insert(&mut self, token: T) {
        self.bits |= 1 << token.index();
    }

    /// Takes one out.
    pub fn remove(&mut self, token: T) {
        self.bits &= !(1 << token.index());
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// What is here and not there.
    #[must_use]
    pub const fn but(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }

    /// The tokens in ascending order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            T::from_index(index)
        })
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self {
            bits: 0,
            kind: PhantomData,
        }
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T: Token> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(tokens: I) -> Self {
        let mut set = Self::EMPTY;
        for token in tokens {
            set.insert(token);
        }
        set
    }
}

impl<T: Token> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|token| token.to_string()))
            .finish()
    }
}

impl<T: Token + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Token + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
