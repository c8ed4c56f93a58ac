//! Small sets of named things, one bit each; in JSON a list of names.

use std::fmt;
use std::marker::PhantomData;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use signoria_engine::Token;

/// A set of tokens with at most 32 values that can be in it.
pub struct Set<T> {
    bits: u32,
    things: PhantomData<fn() -> T>,
}

impl<T: Token> Set<T> {
    /// Nothing.
    pub const EMPTY: Self = Self {
        bits: 0,
        things: PhantomData,
    };

    /// Whether it is in the set.
    #[must_use]
    pub fn contains(self, thing: T) -> bool {
        thing.index() < 32 && self.bits & (1 << thing.index()) != 0
    }

    /// Puts it in.
    pub fn insert(&mut self, thing: T) {
        if thing.index() < 32 {
            self.bits |= 1 << thing.index();
        }
    }

    /// Takes it out.
    pub fn remove(&mut self, thing: T) {
        if thing.index() < 32 {
            self.bits &= !(1 << thing.index());
        }
    }

    /// How many are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// What is in it, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
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

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T: Token> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Token> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut set = Self::EMPTY;
        for thing in things {
            set.insert(thing);
        }
        set
    }
}

impl<T: Token> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Token + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Token + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for thing in Vec::<T>::deserialize(deserializer)? {
            if thing.index() >= 32 || set.contains(thing) {
                return Err(D::Error::custom(format!(
                    "{thing} cannot be in this set, or is twice"
                )));
            }
            set.insert(thing);
        }
        Ok(set)
    }
}
