//! What an eye knows of the history of a deck: see [`invent`](super::invent).

use std::cell::Cell;

use signoria_engine::List;
use signoria_engine::deck::Deck;

use super::wander::Limits;
use super::world::{NOBODY, Outcome, Taken, most, observes};
use crate::cards::{Draw, SEEN, Seen, Way};
use crate::pieces::BONUSES;

/// No card, no thread.
pub(super) const NONE: u8 = u8::MAX;

/// How many strands there are at most: the places of the first deck, and those behind each look.
pub(super) const STRANDS: usize = 128;
const _: () = assert!(BONUSES * (1 + SEEN) <= STRANDS);

/// The piece of a thread from knot to knot.
#[derive(Clone, Copy)]
pub(super) struct Strand {
    /// The card that the eye knows to be there.
    pub(super) card: u8,
    /// 0 from the first deck; or the number of the knot it comes out of, plus 1.
    pub(super) from: u8,
    pub(super) to: End,
}

/// Where a strand ends.
#[derive(Clone, Copy)]
pub(super) enum End {
    Knot(u8),
    Taken(Taken),
    Deck,
}

/// A look that the eye did not see: the strands that go in, from the top of the deck; those that come out, first the one that is kept.
#[derive(Clone, Copy, Default)]
pub(super) struct Knot {
    pub(super) ins: List<u8, SEEN>,
    pub(super) outs: List<u8, SEEN>,
}

/// What the eye knows of a history.
pub(super) struct Web<'a, const N: usize, const LOOKS: usize> {
    pub(super) draw: &'a Draw<N, LOOKS>,
    pub(super) truth: &'a Outcome<N>,
    pub(super) limits: &'a Limits<N>,
    pub(super) strands: [Strand; STRANDS],
    pub(super) count: usize,
    pub(super) knots: [Knot; N],
    /// By knot, the knots that a thread can come to from there on strands of which the eye knows no card.
    pub(super) reach: [u32; N],
    /// By card, the knots out of which it comes known to the eye.
    pub(super) known_after: [u32; N],
    /// By card that was shown, the knots at which it may have been taken unseen.
    pub(super) hands: [u32; N],
    /// The hidden cards that others held before the history begins.
    pub(super) held: List<Slot, N>,
    /// The cards that have to find a place, in the order in which they are given out.
    pub(super) cards: List<u8, N>,
    /// How many connections may still be tried.
    pub(super) patience: Cell<u32>,
}

/// How many connections the search for a history tries. Nearly always the first few fit; a rare tangle would take longer than anybody
/// wants to wait for a bot.
const PATIENCE: u32 = 20_000;

/// A place for a card: a thread without a card, or one of the cards held before the history begins.
#[derive(Clone, Copy, Default)]
pub(super) struct Slot {
    pub(super) thread: Option<u8>,
    pub(super) taken: Option<Taken>,
    pub(super) card: Option<u8>,
}

impl<'a, const N: usize, const LOOKS: usize> Web<'a, N, LOOKS> {
    pub(super) fn spin(
        draw: &'a Draw<N, LOOKS>,
        held: &[Taken; N],
        truth: &'a Outcome<N>,
        limits: &'a Limits<N>,
    ) -> Self {
        let strand = Strand {
            card: NONE,
            from: 0,
            to: End::Deck,
        };
        let mut web = Self {
            draw,
            truth,
            limits,
            strands: [strand; STRANDS],
            count: draw.first.len(),
            knots: [Knot::default(); N],
            reach: [0; N],
            known_after: [0; N],
            hands: [0; N],
            held: List::default(),
            cards: List::default(),
            patience: Cell::new(PATIENCE),
        };
        let mut counts = [0u8; 8];
        for (number, &taken) in held.iter().enumerate() {
            let own = Some(taken.by) == limits.eye;
            if taken.by != NOBODY {
                counts[usize::from(taken.by & 7)] += 1;
            }
            if taken.by != NOBODY && !own {
                web.held.push(Slot {
                    taken: Some(taken),
                    ..Slot::default()
                });
            }
            if taken.by != NOBODY && !own || draw.first.as_slice().contains(&(number as u8)) {
                web.cards.push(number as u8);
            }
        }
        // Which card has which of these places the eye does not know.
        web.held
            .sort_unstable_by_key(|slot| slot.taken.map(|taken| (taken.by, taken.ordinal)));
        web.follow(counts);
        for knot in (0..draw.looks.len()).rev() {
            web.reach[knot] = 1 << knot;
            for &out in web.knots[knot].outs.iter() {
                let out = web.strands[usize::from(out)];
                if let (End::Knot(next), NONE) = (out.to, out.card) {
                    web.reach[knot] |= web.reach[usize::from(next)];
                }
            }
        }
        web.note_cards();
        web
    }

    /// Notes by card what the search for a way asks again and again.
    fn note_cards(&mut self) {
        for strand in &self.strands[..self.count] {
            let Some(knot) = strand.from.checked_sub(1) else {
                continue;
            };
            if let Some(known) = self.known_after.get_mut(usize::from(strand.card)) {
                *known |= 1 << knot;
            } else if let End::Taken(taken) = strand.to {
                for (card, hands) in (0..).zip(&mut self.hands) {
                    let shown = self.draw.shown(card).is_some();
                    if shown && self.limits.may_take(self.draw, self.truth, card, taken) {
                        *hands |= 1 << knot;
                    }
                }
            }
        }
    }

    /// Follows the strands from look to look.
    fn follow(&mut self, mut counts: [u8; 8]) {
        let (draw, truth, limits) = (self.draw, self.truth, self.limits);
        let mut deck: Deck<u8, N> = Deck::new(0..draw.first.len() as u8);
        for (index, &look) in draw.looks.as_slice().iter().enumerate() {
            let seen = Seen::top(&deck, most(look));
            let ins = seen.as_slice();
            for _ in ins {
                deck.draw();
            }
            let count = &mut counts[usize::from(look.by())];
            let taken = End::Taken(Taken {
                by: look.by(),
                time: index as u8 + 1,
                ordinal: *count,
            });
            *count += 1;
            if observes(limits.eye, look) {
                let cards = truth.seen[index].as_slice();
                for (&strand, &card) in ins.iter().zip(cards) {
                    self.strands[usize::from(strand)].card = card;
                }
                let strand_of = |card: u8| {
                    cards
                        .iter()
                        .position(|&seen| seen == card)
                        .map(|place| ins[place])
                };
                if let Some(kept) = strand_of(truth.kept[index]) {
                    self.strands[usize::from(kept)].to = taken;
                }
                let order = &truth.order[index][..cards.len().saturating_sub(1)];
                for strand in order.iter().filter_map(|&card| strand_of(card)) {
                    deck.put_under(strand);
                }
            } else if look.way() == Way::Blind {
                for &strand in ins {
                    self.strands[usize::from(strand)].to = taken;
                }
            } else {
                let mut knot = Knot::default();
                for (place, &strand) in ins.iter().enumerate() {
                    self.strands[usize::from(strand)].to = End::Knot(index as u8);
                    let out = self.count as u8;
                    self.count += 1;
                    self.strands[usize::from(out)].from = index as u8 + 1;
                    if place == 0 {
                        self.strands[usize::from(out)].to = taken;
                    } else {
                        deck.put_under(out);
                    }
                    knot.ins.push(strand);
                    knot.outs.push(out);
                }
                self.knots[index] = knot;
            }
        }
        if let Some(looking) = limits.looking {
            let top = Seen::top(&deck, SEEN);
            for (&strand, &card) in top.as_slice().iter().zip(looking.as_slice()) {
                self.strands[usize::from(strand)].card = card;
            }
        }
    }
}
