//! A history of a deck, invented only from what an eye knows.
//!
//! Follow a card through a history: it lies in the first deck, is looked at and put under the deck, perhaps several times, and in the end
//! it is taken or left. Its way is a *thread*. A look that the eye does not see is a *knot*: up to five threads go in at known
//! places of the deck, one comes out in the hand of the one who looks and the others at the bottom, and which is which the eye cannot
//! tell. The piece of a thread from knot to knot is a *strand*. Where the eye sees a card, it knows the card of that strand.
//!
//! So a fitting history is a way to connect the strands at every knot such that no thread has two cards and no card two threads, and
//! such that what was shown by a holder ends in his hand in time. It is searched knot by knot. The true history is one of the
//! ways that the search tries, so it finds one if it is given time; what it finds depends on nothing that the eye does not know.

use signoria_engine::deck::Deck;
use signoria_engine::{List, Rng};

use super::wander::Limits;
use super::web::{End, Knot, NONE, STRANDS, Slot, Web};
use super::world::{Outcome, Taken, World};
use crate::cards::{Draw, SEEN, Seen, encode};

/// A way to connect strands.
#[derive(Clone, Copy)]
struct Plan<const N: usize> {
    /// By strand.
    thread: [u8; STRANDS],
    /// By thread, which has the number of its place in the first deck.
    card: [u8; N],
    /// By card, for those that were never in the deck.
    held: [Taken; N],
}

/// A world that fits what the eye knows, invented without looking at anything else; chance hands out the cards. None for a tangle
/// that takes too long.
pub(super) fn invent<const N: usize, const LOOKS: usize>(
    draw: &Draw<N, LOOKS>,
    held: &[Taken; N],
    truth: &Outcome<N>,
    limits: &Limits<N>,
    rng: &mut Rng,
) -> Option<World<N, LOOKS>> {
    let mut web = Web::spin(draw, held, truth, limits);
    rng.shuffle(&mut web.cards);
    let mut plan = Plan {
        thread: std::array::from_fn(|strand| strand as u8),
        card: [NONE; N],
        held: [Taken::NOBODY; N],
    };
    for (card, strand) in plan.card.iter_mut().zip(&web.strands[..draw.first.len()]) {
        *card = strand.card;
    }
    for (own, &taken) in plan.held.iter_mut().zip(held) {
        if Some(taken.by) == limits.eye {
            *own = taken;
        }
    }
    let plan = web.tie(0, plan)?;
    let card = |&strand: &u8| plan.card[usize::from(plan.thread[usize::from(strand)])];
    let mut looks = draw.looks;
    for (look, knot) in looks.as_mut_slice().iter_mut().zip(&web.knots) {
        let ins: List<u8, SEEN> = knot.ins.iter().map(card).collect();
        let outs: List<u8, SEEN> = knot.outs.iter().map(card).collect();
        if let [kept, order @ ..] = &outs[..] {
            look.pick = encode(Seen::of(&ins), *kept, order);
        }
    }
    Some(World {
        first: Deck::new(plan.card[..draw.first.len()].iter().copied()),
        held: plan.held,
        looks,
    })
}

impl<const N: usize, const LOOKS: usize> Web<'_, N, LOOKS> {
    /// Connects the strands at this knot and all later ones.
    fn tie(&self, knot: usize, mut plan: Plan<N>) -> Option<Plan<N>> {
        let knot = (knot..self.draw.looks.len()).find(|&knot| !self.knots[knot].ins.is_empty());
        let Some(knot) = knot else {
            return self.give_out(plan);
        };
        let Knot { ins, outs } = &self.knots[knot];
        let card = |plan: &Plan<N>, strand: u8| plan.card[usize::from(plan.thread[usize::from(strand)])];
        let mut left = *ins;
        let mut free: List<u8, SEEN> = List::default();
        // The kept one comes last: cards the eye knows preferably stay in the deck, where they do not get in the way.
        for &out in outs.iter().skip(1).chain(outs.first()) {
            let known = self.strands[usize::from(out)].card;
            if known == NONE {
                free.push(out);
                continue;
            }
            let same = left.iter().position(|&strand| card(&plan, strand) == known);
            let place = match same {
                Some(place) => place,
                None if plan.card.contains(&known) => return None,
                None => left.iter().position(|&strand| card(&plan, strand) == NONE)?,
            };
            let thread = plan.thread[usize::from(left.remove(place)?)];
            plan.thread[usize::from(out)] = thread;
            plan.card[usize::from(thread)] = known;
        }
        let mut known: List<u8, SEEN> = List::default();
        let mut unknown: List<u8, SEEN> = List::default();
        for &strand in left.iter() {
            let side = if card(&plan, strand) == NONE {
                &mut unknown
            } else {
                &mut known
            };
            side.push(strand);
        }
        self.lead(knot, &known, &unknown, &free, plan)
    }

    /// Leads the threads with a card on, one after the other; those without take what is left.
    fn lead(
        &self,
        knot: usize,
        known: &[u8],
        unknown: &[u8],
        free: &[u8],
        mut plan: Plan<N>,
    ) -> Option<Plan<N>> {
        let Some((&strand, known)) = known.split_first() else {
            for (&strand, &out) in unknown.iter().zip(free) {
                plan.thread[usize::from(out)] = plan.thread[usize::from(strand)];
            }
            return self.tie(knot + 1, plan);
        };
        let patience = self.patience.get().checked_sub(1)?;
        self.patience.set(patience);
        let thread = plan.thread[usize::from(strand)];
        let card = plan.card[usize::from(thread)];
        for (place, &out) in free.iter().enumerate() {
            if self.may_lead(knot, card, out) {
                let mut rest: List<u8, SEEN> = free.iter().copied().collect();
                rest.remove(place);
                plan.thread[usize::from(out)] = thread;
                if let Some(plan) = self.lead(knot, known, unknown, &rest, plan) {
                    return Some(plan);
                }
            }
        }
        None
    }

    /// Whether the card can come out of the knot there: to where it is seen next, or to the hand from which it was shown.
    fn may_lead(&self, knot: usize, card: u8, out: u8) -> bool {
        let known_after = self.known_after[usize::from(card)] >> knot >> 1;
        let later = (known_after != 0).then(|| knot + 1 + known_after.trailing_zeros() as usize);
        let shown = self.draw.shown(card).is_some();
        match (self.strands[usize::from(out)].to, later) {
            (End::Knot(next), Some(goal)) => self.reach[usize::from(next)] >> goal & 1 != 0,
            (_, Some(_)) => false,
            (End::Taken(taken), None) => self.may_take(card, taken),
            (End::Deck, None) => !shown,
            (End::Knot(next), None) => {
                !shown || self.reach[usize::from(next)] & self.hands[usize::from(card)] != 0
            }
        }
    }

    fn may_take(&self, card: u8, taken: Taken) -> bool {
        self.limits.may_take(self.draw, self.truth, card, taken)
    }

    /// Gives the cards that the eye has never placed to the threads without one; first those that were shown or given back.
    fn give_out(&self, mut plan: Plan<N>) -> Option<Plan<N>> {
        let mut slots = self.held;
        let mut taken_of = [None; N];
        for (strand, &thread) in self.strands[..self.count].iter().zip(&plan.thread) {
            if let End::Taken(taken) = strand.to {
                taken_of[usize::from(thread)] = Some(taken);
            }
        }
        for (thread, &taken) in taken_of.iter().enumerate().take(self.draw.first.len()) {
            if plan.card[thread] == NONE {
                slots.push(Slot {
                    thread: Some(thread as u8),
                    taken,
                    card: None,
                });
            }
        }
        let free = |card: &u8| !plan.card[..self.draw.first.len()].contains(card);
        let bound = |card: u8| self.draw.shown(card).is_some() || self.limits.returned == Some(card);
        let mut rest: List<u8, N> = List::default();
        for card in self.cards.iter().copied().filter(free) {
            if !bound(card) {
                rest.push(card);
            } else if !self.place(card, &mut slots, &mut 0) {
                return None;
            }
        }
        self.help_in_need(&mut slots, &mut rest);
        for slot in slots.iter_mut() {
            if slot.card.is_none() {
                slot.card = rest.pop();
            }
            match (slot.thread, slot.taken, slot.card) {
                (Some(thread), _, Some(card)) => plan.card[usize::from(thread)] = card,
                (None, Some(taken), Some(card)) => plan.held[usize::from(card)] = taken,
                _ => return None,
            }
        }
        let mut taken = plan.held;
        for (thread, of) in taken_of.iter().enumerate().take(self.draw.first.len()) {
            if let Some(of) = of {
                taken[usize::from(plan.card[thread])] = *of;
            }
        }
        let enough = self.limits.is_enough(self.draw, |card| taken[usize::from(card)]);
        enough.then_some(plan)
    }

    /// Finds a slot for a card that cannot go anywhere; cards placed before move if need be.
    fn place(&self, card: u8, slots: &mut List<Slot, N>, tried: &mut u32) -> bool {
        for index in 0..slots.len() {
            let slot = slots[index];
            let shown = self.draw.shown(card).is_some();
            let fits = slot
                .taken
                .map_or(!shown, |taken| !shown || self.may_take(card, taken));
            let returned = self.limits.returned == Some(card) && slot.thread.is_none();
            if !fits || returned || *tried >> index & 1 != 0 {
                continue;
            }
            *tried |= 1 << index;
            if slot.card.is_none_or(|other| self.place(other, slots, tried)) {
                slots[index].card = Some(card);
                return true;
            }
        }
        false
    }

    /// A holder who needs cards of a certain worth gets the best ones.
    fn help_in_need(&self, slots: &mut List<Slot, N>, rest: &mut List<u8, N>) {
        let Some(needs) = &self.limits.needs else {
            return;
        };
        for slot in slots.iter_mut().filter(|slot| slot.card.is_none()) {
            if slot.taken.is_some_and(|taken| taken.by == needs.by) {
                let worth = |place: &usize| needs.worth[usize::from(rest[*place])];
                let best = (0..rest.len()).max_by_key(worth);
                slot.card = best.and_then(|best| rest.remove(best));
            }
        }
    }
}
