//! Things in order: at most `N` of them, without allocation.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Up to `N` things in order, kept inside the value, so that a state made of lists clones as one copy of memory. It reads as a slice.
///
/// `N` is how many such pieces the box has, so that a list cannot overflow in a possible position: pushing to a full one is a
/// mistake in the rules and panics in every build. Nothing is ever dropped silently.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Appends one.
    ///
    /// # Panics
    /// If the list is full.
    pub fn push(&mut self, thing: T) {
        self.insert(self.len(), thing);
    }

    /// Takes the last one away.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        Some(last)
    }

    /// Inserts an item at that place.
    ///
    /// # Panics
    /// If the list is full or shorter than that.
    pub fn insert(&mut self, place: usize, thing: T) {
        let len = self.len();
        assert!(len < N, "a list of {N} is full");
        assert!(place <= len, "place {place} in a list of {len}");
        self.things.copy_within(place..len, place + 1);
        self.things[place] = thing;
        self.len += 1;
    }

    /// Removes the item at that place; those after it move up.
    pub fn remove(&mut self, place: usize) -> Option<T> {
        let thing = self.get(place).copied()?;
        let len = self.len();
        self.things.copy_within(place + 1..len, place);
        self.len -= 1;
        Some(thing)
    }

    /// Takes all away.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The things as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        self
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self {
            things: [T::default(); N],
            len: 0,
        }
    }
}

/// Removed items do not count.
impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// # Panics
/// If there are more than fit.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut list = Self::default();
        for thing in things {
            list.push(thing);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(D::Error::custom(format!(
                "at most {N} fit, found {}",
                things.len()
            )));
        }
        Ok(things.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_keep_their_order() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(list.as_slice(), [1, 9, 2, 3]);
        assert_eq!(
            (list.remove(0), list.remove(7), list.pop()),
            (Some(1), None, Some(3))
        );
        assert_eq!(list, [9, 2].into_iter().collect());
    }

    #[test]
    #[should_panic(expected = "full")]
    fn a_full_list_is_a_loud_fault() {
        let mut list: List<u8, 1> = List::default();
        list.push(1);
        list.push(2);
    }

    #[test]
    fn too_many_are_refused_when_read() {
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(serde_json::from_str::<List<u8, 2>>("[1,2]").unwrap().len(), 2);
    }
}
