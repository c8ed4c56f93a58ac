//! Counting the pieces of a position against those of the box, for [`Audit`](crate::Audit).

use std::marker::PhantomData;

use crate::audit::{Verdict, ensure};
use crate::notation::Token;

/// How often each piece of one kind was found.
///
/// ```
/// use signoria_engine::{Census, tokens};
///
/// tokens! { pub enum Card: "shows.card" { Ace = "ace", King = "king" } }
/// let mut census = Census::new();
/// census.add([Card::Ace]);
/// census.add_one(Card::King);
/// assert!(census.each_once().is_ok());
/// census.add_one(Card::Ace);
/// assert_eq!(census.each_once().unwrap_err().to_string(), "ace is there 2 times, the box has 1");
/// ```
#[derive(Clone, Debug)]
pub struct Census<T> {
    counts: Vec<u16>,
    kind: PhantomData<fn() -> T>,
}

impl<T: Token> Default for Census<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Token> Census<T> {
    /// Nothing was found yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            counts: vec![0; T::COUNT],
            kind: PhantomData,
        }
    }

    /// These were found.
    pub fn add(&mut self, found: impl IntoIterator<Item = T>) {
        for token in found {
            self.add_one(token);
        }
    }

    /// This one was found.
    pub fn add_one(&mut self, token: T) {
        self.add_many(token, 1);
    }

    /// Several of this one were found.
    pub fn add_many(&mut self, token: T, count: u16) {
        let counted = &mut self.counts[token.index()];
        *counted = counted.saturating_add(count);
    }

    /// How many of that one were found.
    #[must_use]
    pub fn count(&self, token: T) -> u16 {
        self.counts[token.index()]
    }

    /// Whether the position has exactly the pieces of the box, each of which is there once.
    ///
    /// # Errors
    /// If it does not; the error names the piece.
    pub fn each_once(&self) -> Verdict {
        self.exactly(|_| 1)
    }

    /// Whether no piece was found twice; some may have left the game.
    ///
    /// # Errors
    /// If one was; the error names it.
    pub fn at_most_once(&self) -> Verdict {
        self.at_most(|_| 1)
    }

    /// Whether the position has exactly the pieces of the box.
    ///
    /// # Errors
    /// If it does not; the error names the piece.
    pub fn exactly(&self, in_the_box: impl Fn(T) -> u16) -> Verdict {
        self.compare(in_the_box, |found, there| found == there)
    }

    /// Whether the position has no more than the pieces of the box; some may have left the game.
    ///
    /// # Errors
    /// If it has more; the error names the piece.
    pub fn at_most(&self, in_the_box: impl Fn(T) -> u16) -> Verdict {
        self.compare(in_the_box, |found, there| found <= there)
    }

    fn compare(&self, in_the_box: impl Fn(T) -> u16, fits: impl Fn(u16, u16) -> bool) -> Verdict {
        for (index, &found) in self.counts.iter().enumerate() {
            let Some(token) = T::from_index(index) else {
                continue;
            };
            let there = in_the_box(token);
            ensure(fits(found, there), || {
                format!("{token} is there {found} times, the box has {there}")
            })?;
        }
        Ok(())
    }
}

/// Checks the count of pieces that are all alike: `count_pieces("jesters", found, 7)?`.
///
/// # Errors
/// If there are more or fewer than the box has; the error names them.
pub fn count_pieces(what: &str, found: u32, in_the_box: u32) -> Verdict {
    ensure(found == in_the_box, || {
        format!("there are {found} {what}, the box has {in_the_box}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seat;

    #[test]
    fn a_missing_piece_is_named_and_may_have_left_the_game() {
        let mut census = Census::new();
        census.add((0..7).map(Seat::new));
        assert_eq!(
            census.each_once().unwrap_err().to_string(),
            "7 is there 0 times, the box has 1"
        );
        assert!(census.at_most_once().is_ok());
        assert_eq!(
            count_pieces("jesters", 6, 7).unwrap_err().to_string(),
            "there are 6 jesters, the box has 7"
        );
    }
}
