//! What an eye remembers of a deck, and possible histories of it.

use signoria_engine::Seat;
use signoria_engine::deck::Deck;

use crate::cards::{Draw, Look, SEEN, Seen, Way, encode, take_from};

/// The holder of a card that nobody took.
pub(super) const NOBODY: u8 = u8::MAX;

/// How many cards a look of that kind sees.
pub(super) fn most(look: Look) -> usize {
    if look.way() == Way::Blind { 1 } else { SEEN }
}

/// Whether the eye saw the cards of a look.
pub(super) fn observes(eye: Option<u8>, look: Look) -> bool {
    match look.way() {
        Way::Secret => eye == Some(look.by()),
        Way::Blind => false,
        Way::Open => true,
    }
}

/// The cards that an eye knows by their place: those it saw last, and nobody has moved unseen since.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    known: u32,
}

impl Memory {
    /// What an eye remembers of a deck.
    pub(crate) fn of<const N: usize, const LOOKS: usize>(draw: &Draw<N, LOOKS>, eye: Option<Seat>) -> Self {
        let eye = eye.map(u8::from);
        let mut deck = draw.first;
        let mut known = 0u32;
        for &look in draw.looks.as_slice() {
            let seen = Seen::top(&deck, most(look));
            take_from(&mut deck, most(look), look.pick);
            for &card in seen.as_slice() {
                if observes(eye, look) {
                    known |= 1 << card;
                } else if look.way() == Way::Secret {
                    known &= !(1 << card);
                }
            }
        }
        Self { known }
    }

    /// Whether the eye knows where the card is.
    pub(crate) fn knows(&self, number: u8) -> bool {
        self.known.checked_shr(number.into()).unwrap_or(0) & 1 != 0
    }
}

/// Who took a card: holder, after how many looks (0: from the start), and as which of his cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) by: u8,
    pub(crate) time: u8,
    pub(crate) ordinal: u8,
}

/// A possible history of a deck.
#[derive(Clone, Copy, Debug)]
pub(crate) struct World<const N: usize, const LOOKS: usize> {
    pub(super) first: Deck<u8, N>,
    /// Who held each card that was not in the first deck, and as which.
    pub(super) held: [Taken; N],
    pub(super) looks: Deck<Look, LOOKS>,
}

/// The outcome of a history.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome<const N: usize> {
    pub(crate) deck: Deck<u8, N>,
    pub(crate) taken: [Taken; N],
    pub(super) seen: [Seen; N],
    pub(super) kept: [u8; N],
    pub(super) order: [[u8; SEEN]; N],
}

impl<const N: usize, const LOOKS: usize> World<N, LOOKS> {
    /// The true history, with who held what at the start.
    pub(crate) fn of(draw: &Draw<N, LOOKS>, held: [Taken; N]) -> Self {
        Self {
            first: draw.first,
            held,
            looks: draw.looks,
        }
    }

    /// Plays the history. What the eye saw must be as it was: `truth` tells. None if it is not.
    pub(crate) fn play(&mut self, eye: Option<u8>, truth: Option<&Outcome<N>>) -> Option<Outcome<N>> {
        let mut deck = self.first;
        let mut outcome = Outcome {
            deck,
            taken: self.held,
            seen: [Seen::EMPTY; N],
            kept: [0; N],
            order: [[0; SEEN]; N],
        };
        let mut counts = [0u8; 8];
        for taken in self.held.iter().filter(|taken| taken.by != NOBODY) {
            counts[usize::from(taken.by & 7)] += 1;
        }
        for index in 0..self.looks.len() {
            let look = &mut self.looks.as_mut_slice()[index];
            let seen = Seen::top(&deck, most(*look));
            let len = seen.as_slice().len();
            if let Some(truth) = truth
                && observes(eye, *look)
            {
                if truth.seen[index] != seen {
                    return None;
                }
                look.pick = encode(
                    seen,
                    truth.kept[index],
                    &truth.order[index][..len.saturating_sub(1)],
                );
            }
            let kept = take_from(&mut deck, most(*look), look.pick)?;
            outcome.seen[index] = seen;
            outcome.kept[index] = kept;
            // What was put under the deck lies at its bottom, the last one lowest.
            for (slot, &card) in outcome.order[index]
                .iter_mut()
                .zip(deck.as_slice()[..len - 1].iter().rev())
            {
                *slot = card;
            }
            let count = &mut counts[usize::from(look.by())];
            outcome.taken[usize::from(kept)] = Taken {
                by: look.by(),
                time: index as u8 + 1,
                ordinal: *count,
            };
            *count += 1;
        }
        outcome.deck = deck;
        Some(outcome)
    }

    /// Exchanges two cards at the start.
    pub(super) fn swap(&mut self, one: u8, two: u8) {
        self.held.swap(usize::from(one), usize::from(two));
        for card in self.first.as_mut_slice() {
            if *card == one {
                *card = two;
            } else if *card == two {
                *card = one;
            }
        }
    }
}

impl<const N: usize, const LOOKS: usize> Draw<N, LOOKS> {
    /// Takes over another history.
    pub(super) fn become_world(&mut self, world: &World<N, LOOKS>, outcome: &Outcome<N>) {
        self.first = world.first;
        self.looks = world.looks;
        self.deck = outcome.deck;
    }
}
