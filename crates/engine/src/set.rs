//! Sets of tokens, one bit each.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::Token;

/// A set of tokens of one kind, as wide as the kind has values. In JSON it is the list of their words.
///
/// ```
/// use signoria_engine::{Set, tokens};
///
/// tokens! { pub enum Hold: "amalfi.hold" { Wood = "wood", Wine = "wine", Cloth = "cloth" } }
/// let mut set = Set::only(Hold::Wine);
/// set.insert(Hold::Wood);
/// assert_eq!(serde_json::to_string(&set).unwrap(), r#"["wood","wine"]"#);
/// assert_eq!((Set::all() - set).first(), Some(Hold::Cloth));
/// assert_eq!(size_of_val(&set), 1);
/// ```
pub struct Set<T: Token>(T::Bits);

impl<T: Token> Set<T> {
    /// No token.
    pub const EMPTY: Self = {
        assert!(T::COUNT <= 128, "a set has at most 128 values");
        Self(T::Bits::ZERO)
    };

    /// Every token of the kind.
    #[must_use]
    pub fn all() -> Self {
        Self::run(0, T::COUNT)
    }

    /// That many consecutive tokens, beginning with the one of that number.
    ///
    /// # Panics
    /// In tests, if there are fewer than that.
    #[must_use]
    pub fn run(first: usize, count: usize) -> Self {
        debug_assert!(first + count <= T::COUNT);
        Self(T::Bits::run(first, count))
    }

    /// The tokens among these options.
    ///
    /// `None` counts as one more token, which is removed at the end: the compiler stores `None` as the number after the last
    /// token, so this takes no comparison and no jump.
    #[must_use]
    pub fn of_some(tokens: impl IntoIterator<Item = Option<T>>) -> Self {
        const { assert!(T::COUNT < size_of::<T::Bits>() * 8, "no bit is left for none") };
        let bits = tokens.into_iter().fold(T::Bits::ZERO, |bits, token| {
            bits | T::Bits::bit(token.map_or(T::COUNT, T::index))
        });
        Self(bits) & Self::all()
    }

    /// Just this one.
    #[must_use]
    pub fn only(token: T) -> Self {
        Self(T::Bits::bit(token.index()))
    }

    /// Whether the token is in the set.
    #[must_use]
    pub fn contains(self, token: T) -> bool {
        self.0 & T::Bits::bit(token.index()) != T::Bits::ZERO
    }

    /// Whether nothing is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::ZERO
    }

    /// How many are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Puts one in.
    pub fn insert(&mut self, token: T) {
        self.0 = self.0 | T::Bits::bit(token.index());
    }

    /// Takes one out.
    pub fn remove(&mut self, token: T) {
        self.0 = self.0 & !T::Bits::bit(token.index());
    }

    /// The set with one more.
    #[must_use]
    pub fn with(self, token: T) -> Self {
        self | Self::only(token)
    }

    /// The set without that one.
    #[must_use]
    pub fn without(self, token: T) -> Self {
        self - Self::only(token)
    }

    /// Whether the two have nothing in common.
    #[must_use]
    pub fn is_disjoint(self, other: Self) -> bool {
        (self & other).is_empty()
    }

    /// Whether this is a subset of the other.
    #[must_use]
    pub fn is_subset(self, of: Self) -> bool {
        (self - of).is_empty()
    }

    /// The lowest one.
    #[must_use]
    pub fn first(self) -> Option<T> {
        if self.is_empty() {
            None
        } else {
            T::from_index(self.0.lowest())
        }
    }

    /// The tokens in ascending order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        self.indices().filter_map(T::from_index)
    }

    /// The numbers of its tokens, in ascending order.
    pub fn indices(self) -> impl Iterator<Item = usize> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == T::Bits::ZERO {
                return None;
            }
            let index = left.lowest();
            left = left.without_lowest();
            Some(index)
        })
    }
}

impl<T: Token> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Token> Copy for Set<T> {}

impl<T: Token> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Token> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Token> Eq for Set<T> {}

impl<T: Token> Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Token> BitOr for Set<T> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl<T: Token> BitOrAssign for Set<T> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Token> BitAnd for Set<T> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl<T: Token> BitAndAssign for Set<T> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Token> Sub for Set<T> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl<T: Token> SubAssign for Set<T> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<T: Token> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(tokens: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(tokens);
        set
    }
}

impl<T: Token> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, tokens: I) {
        for token in tokens {
            self.insert(token);
        }
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
        let mut set = Self::EMPTY;
        for token in Vec::<T>::deserialize(deserializer)? {
            if set.contains(token) {
                return Err(D::Error::custom(format!("{token} is in the set twice")));
            }
            set.insert(token);
        }
        Ok(set)
    }
}

/// The bits that hold a [`Set`]: an unsigned integer.
pub trait Bits:
    Copy + Eq + Hash + Send + Sync + 'static + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// No bit.
    const ZERO: Self;

    /// One bit.
    #[must_use]
    fn bit(index: usize) -> Self;

    /// That many bits in a row.
    #[must_use]
    fn run(first: usize, count: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The number of the lowest bit.
    fn lowest(self) -> usize;

    /// The other bits.
    #[must_use]
    fn without_lowest(self) -> Self;
}

/// Chooses the [`Bits`] of a token: `<Width<{ width(COUNT) }> as Hold>::Bits`. Used by the macros.
#[derive(Debug)]
pub struct Width<const BITS: usize>;

/// The integer with that many bits.
pub trait Hold {
    /// The integer.
    type Bits: Bits;
}

/// The smallest width that holds this many values. A token with more than 128 values cannot be in a set.
#[must_use]
pub const fn width(count: usize) -> usize {
    match count {
        0..=8 => 8,
        9..=16 => 16,
        17..=32 => 32,
        33..=64 => 64,
        _ => 128,
    }
}

macro_rules! bits {
    ($($number:ty = $bits:literal),+) => { $(
        impl Bits for $number {
            const ZERO: Self = 0;

            fn bit(index: usize) -> Self {
                1 << index
            }

            fn run(first: usize, count: usize) -> Self {
                match count {
                    0 => 0,
                    _ => (Self::MAX >> ($bits - count)) << first,
                }
            }

            fn count(self) -> usize {
                self.count_ones() as usize
            }

            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }

        impl Hold for Width<$bits> {
            type Bits = $number;
        }
    )+ };
}
bits!(u8 = 8, u16 = 16, u32 = 32, u64 = 64, u128 = 128);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    fn seats(numbers: &[u8]) -> Set<Seat> {
        numbers.iter().copied().map(Seat::new).collect()
    }

    #[test]
    fn sets_are_combined_like_sets() {
        let (left, right) = (seats(&[0, 2, 3]), seats(&[2, 5]));
        assert_eq!(left | right, seats(&[0, 2, 3, 5]));
        assert_eq!(left & right, seats(&[2]));
        assert_eq!(left - right, seats(&[0, 3]));
        assert!(seats(&[2]).is_subset(left) && !right.is_subset(left));
        assert!(seats(&[1]).is_disjoint(left) && !right.is_disjoint(left));
        assert_eq!(Set::<Seat>::all().len(), Seat::COUNT);
        assert_eq!(Set::run(2, 3), seats(&[2, 3, 4]));
        assert_eq!(Set::<Seat>::run(2, 0), Set::EMPTY);
    }

    #[test]
    fn a_set_contains_only_what_was_put_in() {
        type Digit = crate::Number<0, 9>;
        let digits = [None, Digit::new(3), None, Digit::new(9)];
        assert_eq!(Set::of_some(digits), digits.into_iter().flatten().collect());
        assert_eq!(Set::<Digit>::of_some([None]), Set::EMPTY);
    }

    #[test]
    fn a_token_listed_twice_is_refused_when_read() {
        assert!(serde_json::from_str::<Set<Seat>>("[1,1]").is_err());
        assert_eq!(
            serde_json::from_str::<Set<Seat>>("[3,1]").unwrap(),
            seats(&[1, 3])
        );
    }
}
