//! Hands as bit sets, and decks that remember who looked into them.
//!
//! Whoever takes a card looks at up to five from the top, keeps one and puts the others under the deck in an order of his choice.
//! What an eye knows of a deck follows from its first order and the list of those looks: that history is kept here, so that
//! `redeal` can invent exactly the positions that are consistent with what an eye has seen.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use signoria_engine::deck::Deck;

use crate::pieces::{BONUSES, Card, PRESTIGES, PROFESSIONS, Pile};

/// A set of cards of one pile, one bit each; `PILE` is the number of the pile.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet<const PILE: usize>(u32);

/// Professions.
pub type Professions = CardSet<{ Pile::Profession as usize }>;
/// Bonus cards.
pub type Bonuses = CardSet<{ Pile::Bonus as usize }>;
/// Prestige cards.
pub type Prestiges = CardSet<{ Pile::Prestige as usize }>;

impl<const PILE: usize> CardSet<PILE> {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Whether the card with that number is in the set.
    #[must_use]
    pub fn has(self, number: u8) -> bool {
        self.0 >> number & 1 != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    /// Takes a card out.
    pub fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that are not in the other set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The numbers of the cards, ascending.
    pub fn numbers(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                number
            })
        })
    }

    /// The cards, ascending.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        self.numbers().filter_map(|number| Pile::ALL[PILE].card(number))
    }
}

impl<const PILE: usize> FromIterator<u8> for CardSet<PILE> {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut set = Self::EMPTY;
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

impl<const PILE: usize> std::fmt::Debug for CardSet<PILE> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.cards().map(Card::word)).finish()
    }
}

impl<const PILE: usize> Serialize for CardSet<PILE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de, const PILE: usize> Deserialize<'de> for CardSet<PILE> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if card.pile() as usize != PILE || set.has(card.number()) {
                return Err(D::Error::custom(format!(
                    "{card} stands twice or is of another pile"
                )));
            }
            set.insert(card.number());
        }
        Ok(set)
    }
}

/// Who took a card from a deck, and how, in two bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The holder, plus 8 times the way.
    code: u8,
    /// The place of the card that was kept among those looked at, times 24, plus the number of the order of the rest.
    pub pick: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LookForm {
    by: u8,
    way: Way,
    pick: u8,
}

impl Look {
    /// A look of that holder: a seat; in the solo game 0 is you, 1 is Diego and the others are the virtual players.
    #[must_use]
    pub fn new(by: u8, way: Way, pick: u8) -> Self {
        Self {
            code: by % 8 + 8 * way as u8,
            pick,
        }
    }

    /// The holder who took the card.
    #[must_use]
    pub fn by(self) -> u8 {
        self.code % 8
    }

    /// How the cards were seen.
    #[must_use]
    pub fn way(self) -> Way {
        match self.code / 8 {
            0 => Way::Secret,
            1 => Way::Blind,
            _ => Way::Open,
        }
    }
}

impl Serialize for Look {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        LookForm {
            by: self.by(),
            way: self.way(),
            pick: self.pick,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Look {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let LookForm { by, way, pick } = LookForm::deserialize(deserializer)?;
        if by < 8 {
            Ok(Self::new(by, way, pick))
        } else {
            Err(D::Error::custom("a holder is below 8"))
        }
    }
}

/// How the cards of a [`Look`] were seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Way {
    /// By the taker alone.
    #[default]
    Secret,
    /// By nobody: the top card, unseen.
    Blind,
    /// By everybody.
    Open,
}

/// The orders of four things, in which a look's rest is put under the deck.
const ORDERS: u8 = 24;

/// How many cards a look sees at most.
pub const SEEN: usize = 5;

/// The cards of one look: from the top of the deck downward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    cards: [u8; SEEN],
    len: u8,
}

impl Seen {
    /// No cards.
    pub const EMPTY: Self = Self {
        cards: [0; SEEN],
        len: 0,
    };

    /// The top cards of a deck, at most five.
    #[must_use]
    pub fn top<const N: usize>(deck: &Deck<u8, N>, most: usize) -> Self {
        let mut seen = Self::EMPTY;
        for (slot, &card) in seen.cards.iter_mut().zip(deck.as_slice().iter().rev().take(most)) {
            *slot = card;
            seen.len += 1;
        }
        seen
    }

    /// These cards, from the top of the deck downward.
    #[must_use]
    pub fn of(cards: &[u8]) -> Self {
        let mut seen = Self::EMPTY;
        for (slot, &card) in seen.cards.iter_mut().zip(cards) {
            *slot = card;
            seen.len += 1;
        }
        seen
    }

    /// The numbers of the cards.
    #[must_use]
    pub fn as_slice(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    /// Takes the card at a place out.
    fn take(&mut self, place: usize) -> u8 {
        let card = self.cards[place];
        self.cards.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        card
    }
}

/// Writes down which card is kept and in which order the rest goes under the deck.
///
/// Both must be among the cards seen; what is not is taken as the first.
#[must_use]
pub fn encode(seen: Seen, kept: u8, order: &[u8]) -> u8 {
    let mut rest = seen;
    let find = |rest: &Seen, card| rest.as_slice().iter().position(|&seen| seen == card).unwrap_or(0);
    let place = find(&rest, kept);
    rest.take(place);
    let mut number = 0;
    for &card in order {
        if rest.len == 0 {
            break;
        }
        let next = find(&rest, card);
        number = number * rest.len + next as u8;
        rest.take(next);
    }
    place as u8 * ORDERS + number
}

/// The same with the rest in the order drawn.
#[must_use]
pub fn encode_in_order(seen: Seen, kept: u8) -> u8 {
    encode(seen, kept, &[])
}

/// Carries out a look: the kept card, with the others under the deck.
pub fn take_from<const N: usize>(deck: &mut Deck<u8, N>, most: usize, pick: u8) -> Option<u8> {
    let mut rest = Seen::top(deck, most);
    if rest.len == 0 {
        return None;
    }
    let kept = rest.take(usize::from(pick / ORDERS).min(usize::from(rest.len) - 1));
    // The digits of the number in the mixed base rest.len, rest.len - 1, ..., 1.
    let mut number = pick % ORDERS;
    let mut digits = [0u8; SEEN];
    let count = usize::from(rest.len);
    for base in 1..=rest.len {
        digits[usize::from(rest.len - base)] = number % base;
        number /= base;
    }
    // Redeals do this hundreds of times: the rest goes to the bottom in one move, the last one lowest.
    let cards = deck.as_mut_slice();
    let top = cards.len() - 1;
    for (place, &digit) in digits[..count].iter().enumerate() {
        cards[top - 1 - place] = rest.take(usize::from(digit));
    }
    cards[top] = kept;
    cards[..top].rotate_right(count);
    deck.draw()
}

/// When a card was first shown to everybody, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The number of looks before.
    pub after: u8,
    /// The holder.
    pub by: u8,
}

/// A deck that remembers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Draw<const N: usize, const LOOKS: usize> {
    /// The deck as it lies now.
    pub deck: Deck<u8, N>,
    /// The deck as it lay at first.
    pub first: Deck<u8, N>,
    /// Who took a card since.
    pub looks: Deck<Look, LOOKS>,
    /// By card: `after * 8 + by` when it was first shown, or 255.
    shown: [u8; N],
}

/// The profession deck: with two players 15 cards are left after the deal, each look takes one.
pub type ProfessionDraw = Draw<PROFESSIONS, 15>;
/// The bonus deck.
pub type BonusDraw = Draw<BONUSES, BONUSES>;
/// The prestige deck.
pub type PrestigeDraw = Draw<PRESTIGES, PRESTIGES>;

const HIDDEN: u8 = u8::MAX;

impl<const N: usize, const LOOKS: usize> Default for Draw<N, LOOKS> {
    fn default() -> Self {
        Self::new(Deck::default())
    }
}

impl<const N: usize, const LOOKS: usize> Draw<N, LOOKS> {
    /// A deck with no history.
    #[must_use]
    pub fn new(deck: Deck<u8, N>) -> Self {
        Self {
            deck,
            first: deck,
            looks: Deck::default(),
            shown: [HIDDEN; N],
        }
    }

    /// A deck set up by hand: these cards were taken by these holders, one after the other, and the rest lies in this order, the first
    /// card at the bottom.
    ///
    /// # Panics
    /// If there are more than `N` cards or more than `LOOKS` were taken.
    #[must_use]
    pub fn arranged(taken: &[(u8, u8)], rest: &[u8]) -> Self {
        // The looks are carried out on numbered places, each taking the top card; then the cards are laid on those places.
        let size = taken.len() + rest.len();
        let mut places: Deck<u8, N> = Deck::new(0..size as u8);
        let mut card_of = [0u8; N];
        let mut draw = Self::new(Deck::default());
        for &(by, card) in taken {
            if let Some(place) = take_from(&mut places, SEEN, 0) {
                card_of[usize::from(place)] = card;
            }
            draw.looks.put_on_top(Look::new(by, Way::Secret, 0));
        }
        for (&place, &card) in places.as_slice().iter().zip(rest) {
            card_of[usize::from(place)] = card;
        }
        draw.first = Deck::new(card_of[..size].iter().copied());
        draw.deck = Deck::new(rest.iter().copied());
        draw
    }

    /// The cards that a look would see.
    #[must_use]
    pub fn seen(&self, most: u8) -> Seen {
        Seen::top(&self.deck, usize::from(most))
    }

    /// Carries out a look and remembers it.
    pub fn look(&mut self, most: u8, look: Look) -> Option<u8> {
        let kept = take_from(&mut self.deck, usize::from(most), look.pick)?;
        self.looks.put_on_top(look);
        Some(kept)
    }

    /// Remembers that everybody saw the card with that holder.
    pub fn show(&mut self, number: u8, by: u8) {
        let after = self.looks.len() as u8;
        if let Some(shown) = self.shown.get_mut(usize::from(number))
            && *shown == HIDDEN
        {
            *shown = after * 8 + by;
        }
    }

    /// When and by whom the card was first shown.
    #[must_use]
    pub fn shown(&self, number: u8) -> Option<Shown> {
        let &code = self.shown.get(usize::from(number))?;
        (code != HIDDEN).then_some(Shown {
            after: code / 8,
            by: code % 8,
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawForm {
    deck: Vec<Card>,
    first: Vec<Card>,
    looks: Vec<Look>,
    shown: Vec<(Card, Shown)>,
}

/// The pile of a deck of that many cards.
const fn pile_of(size: usize) -> Pile {
    match size {
        PROFESSIONS => Pile::Profession,
        BONUSES => Pile::Bonus,
        _ => Pile::Prestige,
    }
}

impl<const N: usize, const LOOKS: usize> Serialize for Draw<N, LOOKS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let pile = pile_of(N);
        let cards = |deck: &Deck<u8, N>| {
            deck.as_slice()
                .iter()
                .filter_map(|&number| pile.card(number))
                .collect()
        };
        let shown = (0..N as u8).filter_map(|number| Some((pile.card(number)?, self.shown(number)?)));
        DrawForm {
            deck: cards(&self.deck),
            first: cards(&self.first),
            looks: self.looks.as_slice().to_vec(),
            shown: shown.collect(),
        }
        .serialize(serializer)
    }
}

impl<'de, const N: usize, const LOOKS: usize> Deserialize<'de> for Draw<N, LOOKS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = DrawForm::deserialize(deserializer)?;
        let pile = pile_of(N);
        let deck = |cards: Vec<Card>| {
            let mut seen = [false; N];
            for card in &cards {
                let number = usize::from(card.number());
                if card.pile() != pile || std::mem::replace(&mut seen[number], true) {
                    return Err(D::Error::custom(format!(
                        "{card} stands twice or is of another pile"
                    )));
                }
            }
            Ok(Deck::new(cards.into_iter().map(Card::number)))
        };
        if form.looks.len() > LOOKS {
            return Err(D::Error::custom(format!("more than {LOOKS} looks into one deck")));
        }
        let mut draw = Self {
            deck: deck(form.deck)?,
            first: deck(form.first)?,
            looks: Deck::new(form.looks),
            shown: [HIDDEN; N],
        };
        for (card, shown) in form.shown {
            if card.pile() != pile || usize::from(shown.after) > N || shown.by >= 8 {
                return Err(D::Error::custom(format!(
                    "{card} cannot have been shown like that"
                )));
            }
            draw.shown[usize::from(card.number())] = shown.after * 8 + shown.by;
        }
        Ok(draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pick_and_order_is_carried_out_as_recorded() {
        for size in 1..=7u8 {
            let deck: Deck<u8, PRESTIGES> = Deck::new(0..size);
            let seen = Seen::top(&deck, SEEN);
            assert_eq!(seen.as_slice()[0], size - 1);
            for &kept in seen.as_slice() {
                let mut order: Vec<u8> = seen
                    .as_slice()
                    .iter()
                    .copied()
                    .filter(|&card| card != kept)
                    .collect();
                for _ in 0..order.len().max(1) {
                    let mut after = deck;
                    assert_eq!(
                        take_from(&mut after, SEEN, encode(seen, kept, &order)),
                        Some(kept)
                    );
                    let bottom: Vec<u8> = after.as_slice()[..order.len()].iter().rev().copied().collect();
                    assert_eq!(bottom, order);
                    if !order.is_empty() {
                        order.rotate_left(1);
                    }
                }
            }
        }
    }

    #[test]
    fn sets_are_written_as_names() {
        let set: Bonuses = [0, 19].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[\"b01\",\"b20\"]");
        assert!(serde_json::from_str::<Bonuses>("[\"p01\"]").is_err());
    }
}
