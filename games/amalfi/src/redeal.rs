//! Invents what an eye cannot know.
//!
//! The only hidden fact about characters is which card is which. So the cards are renamed: a random permutation that leaves in place
//! every card whose whereabouts the eye knows, and exchanges the others only with cards of which it knows just as much. Whatever was true
//! of the deal, the packs and the hands before stays true afterwards. Then the decks are shuffled.
//!
//! Nothing of the true order is left in the result: cards are given out to the places where they could lie in an order of the places,
//! and piles are sorted before they are shuffled.

use signoria_engine::deck::Deck;
use signoria_engine::{Eye, Redeal, Rng, Seat, Set, Stream, Token};

use crate::options::Way;
use crate::pieces::{Character, Role, Tile};
use crate::state::{Amalfi, Phase, size};

/// What an eye knows of a card that it cannot place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trace {
    /// It has not shown up.
    Unseen,
    /// It has not shown up, and it is an end-game character, where those are dealt apart.
    UnseenEndgame,
    /// It was in that pack when the eye had it for the last time at that pick, and not the next time.
    InPack { pack: usize, pick: usize },
}

/// The piles, hands and deals that a card is or was in, each by a number from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    /// The pack, and by which pick it was taken; those left are alike.
    pack: (u8, u8),
    own: u8,
    chosen: u8,
    hand: u8,
}

impl Redeal for Amalfi {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let seat = match eye {
            Eye::Seat(seat) if self.seats.has(seat) => Some(seat),
            _ => None,
        };
        let known = self.known_to(seat);
        self.rename(seat, known, rng);
        if self.way == Way::Personal {
            for other in self.seats.iter().filter(|&other| Some(other) != seat) {
                self.keep_others(other, known, rng);
            }
        }
        self.council_deck.as_mut_slice().sort_unstable();
        self.council_deck.shuffle(rng);
        self.workshop_deck.as_mut_slice().sort_unstable();
        self.workshop_deck.shuffle(rng);
        self.shuffle_stacks(rng);
        self.stream = Stream::new(rng.seed());
    }
}

impl Amalfi {
    /// The cards whose whereabouts the eye knows.
    fn known_to(&self, eye: Option<Seat>) -> Set<Character> {
        let mut known = self.council_discard | self.seen;
        for (_, card) in self.council.iter() {
            known.insert(card);
        }
        for seat in self.seats.iter() {
            known |= self.player(seat).invited;
        }
        if self.council_renewed {
            known |= self.council_deck.as_slice().iter().copied().collect();
        }
        if let Some(seat) = eye {
            // A seat that put cards back knows that they are in the deck.
            known = (known | self.player(seat).hand) | self.deal.own[seat.index()];
            if let Some(card) = self.deal.chosen[seat.index()] {
                known.insert(card);
            }
        }
        known
    }

    /// When the eye saw a card for the last time.
    fn trace(&self, eye: Option<Seat>, card: Character) -> Trace {
        let (size, picks) = (self.pack_size(), usize::from(self.deal.picks));
        // While the draft is on, the eye has the pack of this pick before it.
        let views = if self.phase == Phase::Drafting {
            picks + 1
        } else {
            picks
        };
        if let Some(seat) = eye {
            for (number, pack) in self.deal.packs.iter().enumerate().take(self.seats.count()) {
                let Some(place) = pack.iter().take(size).position(|&other| other == Some(card)) else {
                    continue;
                };
                let seen = (0..views).rfind(|&pick| pick <= place && self.pack_of(seat, pick) == number);
                if let Some(pick) = seen {
                    return Trace::InPack { pack: number, pick };
                }
            }
        }
        let apart = matches!(self.way, Way::Personal | Way::SelectiveDraft);
        if apart && self.edition.of_role(Role::Endgame).contains(card) {
            Trace::UnseenEndgame
        } else {
            Trace::Unseen
        }
    }

    /// Renames the cards about which the eye knows the same.
    fn rename(&mut self, eye: Option<Seat>, known: Set<Character>, rng: &mut Rng) {
        let mut names: [Character; Character::COUNT] = std::array::from_fn(|index| Character::ALL[index]);
        let mut left: Vec<(Character, Trace)> = (Set::all() - known)
            .iter()
            .map(|card| (card, self.trace(eye, card)))
            .collect();
        let places = self.places();
        while let Some(&(_, trace)) = left.first() {
            let mut shuffled: Vec<Character> = left
                .iter()
                .filter(|(_, other)| *other == trace)
                .map(|&(card, _)| card)
                .collect();
            left.retain(|(_, other)| *other != trace);
            let mut alike = shuffled.clone();
            alike.sort_unstable_by_key(|&card| places[card as usize]);
            rng.shuffle(&mut shuffled);
            for (card, name) in alike.into_iter().zip(shuffled) {
                names[card as usize] = name;
            }
        }
        let renamed = |cards: Set<Character>| cards.iter().map(|card| names[card as usize]).collect();
        for board in self.players.values_mut() {
            board.hand = renamed(board.hand);
        }
        for own in &mut self.deal.own {
            *own = renamed(*own);
        }
        for card in self.council_deck.as_mut_slice() {
            *card = names[*card as usize];
        }
        for card in self.deal.chosen.iter_mut().flatten() {
            *card = names[*card as usize];
        }
        let (size, picks) = (self.pack_size(), usize::from(self.deal.picks));
        for pack in &mut self.deal.packs {
            for card in pack.iter_mut().flatten() {
                *card = names[*card as usize];
            }
            if let Some(rest) = pack.get_mut(picks..size) {
                rest.sort_unstable();
            }
        }
    }

    /// Where each card lies and has been, as a number: an order of the places that does not depend on which card lies there. Those of
    /// one hand, deal or pile have the same one.
    fn places(&self) -> [Place; Character::COUNT] {
        let mut places = [Place::default(); Character::COUNT];
        let picks = usize::from(self.deal.picks);
        for (number, pack) in self.deal.packs.iter().enumerate() {
            for (pick, card) in pack.iter().enumerate() {
                if let Some(card) = card {
                    places[*card as usize].pack = (1 + number as u8, pick.min(picks) as u8);
                }
            }
        }
        for seat in self.seats.iter() {
            let number = 1 + seat.index() as u8;
            for card in self.player(seat).hand.iter() {
                places[card as usize].hand = number;
            }
            for card in self.deal.own[seat.index()].iter() {
                places[card as usize].own = number;
            }
            if let Some(card) = self.deal.chosen[seat.index()] {
                places[card as usize].chosen = number;
            }
        }
        places
    }

    /// Personal choice: another player might just as well have kept other cards of the deal.
    fn keep_others(&mut self, seat: Seat, known: Set<Character>, rng: &mut Rng) {
        let own = self.deal.own[seat.index()];
        if self.phase == Phase::Keeping {
            let mut cards: Vec<Character> = own.iter().collect();
            rng.shuffle(&mut cards);
            cards.truncate(size(self.player(seat).hand).into());
            self.players[seat].hand = cards.into_iter().collect();
            return;
        }
        let in_hand = (self.player(seat).hand & own) - known;
        let mut cards: Vec<Character> = in_hand.iter().collect();
        let deck = self.council_deck.as_mut_slice();
        let places: Vec<usize> = (0..deck.len())
            .filter(|&place| own.contains(deck[place]) && !known.contains(deck[place]))
            .collect();
        cards.extend(places.iter().map(|&place| deck[place]));
        cards.sort_unstable();
        rng.shuffle(&mut cards);
        for &place in &places {
            if let Some(card) = cards.pop() {
                deck[place] = card;
            }
        }
        let board = &mut self.players[seat];
        board.hand = (board.hand - in_hand) | cards.into_iter().collect();
    }

    /// Both stacks are unknown: their tiles are shuffled together and their sizes stay.
    fn shuffle_stacks(&mut self, rng: &mut Rng) {
        let [one, two] = &mut self.stacks;
        let mut tiles: Vec<Tile> = one.as_slice().iter().chain(two.as_slice()).copied().collect();
        tiles.sort_unstable();
        rng.shuffle(&mut tiles);
        let rest = tiles.split_off(one.len());
        *one = Deck::new(tiles);
        *two = Deck::new(rest);
    }
}
