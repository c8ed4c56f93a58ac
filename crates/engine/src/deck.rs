//! A face-down pile of at most `N` cards.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rng::Rng;

/// A pile of cards with a top and a bottom. Flat and `Copy`, so that a state made of decks clones as one copy of
/// memory.
#[derive(Clone, Copy, Debug)]
pub struct Deck<T, const N: usize> {
    /// Bottom first; the top card is the last.
    cards: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// A deck of these cards, the first of them at the bottom.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    pub fn new(cards: impl IntoIterator<Item = T>) -> Self {
        let mut deck = Self::default();
        for card in cards {
            deck.put_on_top(card);
        }
        deck
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards, bottom first.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.cards[..self.len()]
    }

    /// The cards to change in place, bottom first.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// The top card stays where it is and is only looked at.
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        let card = self.top()?;
        self.len -= 1;
        Some(card)
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the deck is full.
    pub fn put_on_top(&mut self, card: T) {
        assert!(self.len() < N, "a deck of {N} cards is full");
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Puts a card under the deck.
    ///
    /// # Panics
    /// If the deck is full.
    pub fn put_under(&mut self, card: T) {
        assert!(self.len() < N, "a deck of {N} cards is full");
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Puts the cards into a random order.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(self.as_mut_slice());
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Deck<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards[..usize::from(self.len)] == other.cards[..usize::from(other.len)]
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Deck<T, N> {}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self {
            cards: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Deck<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Deck<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<T>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(D::Error::custom(format!(
                "at most {N} cards fit, found {}",
                cards.len()
            )));
        }
        Ok(Self::new(cards))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn top_and_bottom_are_where_a_person_expects_them() {
        let mut deck: Deck<u8, 4> = Deck::new([1, 2, 3]);
        deck.put_under(9);
        assert_eq!(deck.as_slice(), [9, 1, 2, 3]);
        assert_eq!(
            [deck.draw(), deck.draw(), deck.draw(), deck.draw(), deck.draw()],
            [Some(3), Some(2), Some(1), Some(9), None]
        );
    }

    #[test]
    fn what_was_drawn_does_not_count_in_a_comparison() {
        let mut drawn: Deck<u8, 4> = Deck::new([1, 2, 3]);
        drawn.draw();
        assert_eq!(drawn, Deck::new([1, 2]));
    }

    #[test]
    fn too_many_cards_are_refused_when_read() {
        assert!(serde_json::from_str::<Deck<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(serde_json::from_str::<Deck<u8, 2>>("[1,2]").unwrap().len(), 2);
    }
}
