//! The pending steps of a game: what has begun and is not finished.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stack of at most `N` things, without allocation; the last one put on comes off first.
///
/// Every game keeps its pending steps in one: `steps: Stack<Step, N>`. An effect that found no room would be lost and the game wrong,
/// so a full stack is a fault of the rules: [`push`](Stack::push) panics in every build and drops nothing. That this cannot happen is
/// proved in two halves:
///
/// - Between two decisions a stack is at most half full. One that is read from outside with more is refused, and the law
///   `SurvivesSerde` reads back the positions of random games of every table: a game whose steps pile up higher fails it.
/// - The other half is room for what one action adds. The game says beside its `N` how deep its rules can go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stack<T, const N: usize> {
    /// Bottom first; beyond `len` all are none.
    things: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// The most it may hold between two decisions.
    pub const BETWEEN_DECISIONS: usize = N / 2;

    /// Nothing on it.
    pub const EMPTY: Self = {
        assert!(N <= u8::MAX as usize && N >= 2);
        Self {
            things: [None; N],
            len: 0,
        }
    };

    /// How many lie on it.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing lies on it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts one on top.
    ///
    /// # Panics
    /// If the stack is full: see the type.
    pub fn push(&mut self, thing: T) {
        assert!(self.len() < N, "a stack of {N} is full: an effect would be lost");
        self.things[self.len()] = Some(thing);
        self.len += 1;
    }

    /// Takes the top one off.
    pub fn pop(&mut self) -> Option<T> {
        let top = self.len().checked_sub(1)?;
        self.len -= 1;
        self.things[top].take()
    }

    /// The top one, which stays.
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.things[self.len().checked_sub(1)?]
    }

    /// The top one, to change it.
    pub fn top_mut(&mut self) -> Option<&mut T> {
        let top = self.len().checked_sub(1)?;
        self.things[top].as_mut()
    }

    /// All of them, the lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.things[..self.len()].iter().flatten()
    }

    /// All of them, to change them, the lowest first.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut T> {
        self.things[..usize::from(self.len)].iter_mut().flatten()
    }

    /// Reverses what lies above the lowest `kept`, so that steps put on in the order in which they should happen also come
    /// off in that order.
    pub fn reverse_above(&mut self, kept: usize) {
        let len = self.len();
        self.things[kept.min(len)..len].reverse();
    }

    /// Takes all off.
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > Self::BETWEEN_DECISIONS {
            return Err(D::Error::custom(format!(
                "at most {} steps can be pending, found {}",
                Self::BETWEEN_DECISIONS,
                things.len()
            )));
        }
        let mut stack = Self::EMPTY;
        for thing in things {
            stack.push(thing);
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_one_put_on_comes_off_first() {
        let mut stack: Stack<u8, 6> = Stack::EMPTY;
        for thing in [1, 2, 3] {
            stack.push(thing);
        }
        stack.reverse_above(1);
        assert_eq!(stack.iter().copied().collect::<Vec<_>>(), [1, 3, 2]);
        assert_eq!((stack.pop(), stack.top(), stack.len()), (Some(2), Some(3), 2));
    }

    #[test]
    #[should_panic(expected = "an effect would be lost")]
    fn a_full_stack_is_a_loud_fault() {
        let mut stack: Stack<u8, 2> = Stack::EMPTY;
        for thing in [1, 2, 3] {
            stack.push(thing);
        }
    }

    #[test]
    fn a_stack_from_outside_leaves_room_for_an_action() {
        assert!(serde_json::from_str::<Stack<u8, 4>>("[1,2,3]").is_err());
        assert_eq!(serde_json::from_str::<Stack<u8, 4>>("[1,2]").unwrap().len(), 2);
    }
}
