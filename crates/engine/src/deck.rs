//! A face-down pile of at most `N` cards.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::list::List;
use crate::rng::Rng;

/// A pile of cards with a top and a bottom: a [`List`] whose last card is the top one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck<T, const N: usize>(List<T, N>);

impl<T: Copy + Default, const N: usize> Deck<T, N> {
    /// A deck of these cards, the first of them at the bottom.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    pub fn new(cards: impl IntoIterator<Item = T>) -> Self {
        Self(cards.into_iter().collect())
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, bottom first.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// The cards to change in place, bottom first.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.0
    }

    /// Looks at the top card without taking it.
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.0.last().copied()
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the deck is full.
    pub fn put_on_top(&mut self, card: T) {
        self.0.push(card);
    }

    /// Puts a card under the deck.
    ///
    /// # Panics
    /// If the deck is full.
    pub fn put_under(&mut self, card: T) {
        self.0.insert(0, card);
    }

    /// Puts the cards into a random order.
    pub fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.0);
    }
}

impl<T: Copy + Default, const N: usize> Default for Deck<T, N> {
    fn default() -> Self {
        Self(List::default())
    }
}

impl<T: Serialize, const N: usize> Serialize for Deck<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Deck<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        List::deserialize(deserializer).map(Self)
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
    fn drawn_cards_do_not_count_in_a_comparison() {
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
