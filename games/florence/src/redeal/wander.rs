//! A random world that fits what an eye knows.

use signoria_engine::deck::Deck;
use signoria_engine::{List, Rng};

use super::invent::invent;
use super::world::{NOBODY, Outcome, Taken, World, most, observes};
use crate::cards::{Draw, SEEN, Seen, Way, take_from};
use crate::rules::DIEGO;

/// What a world must keep besides what the eye saw when it looked.
pub(super) struct Limits<const N: usize> {
    pub(super) eye: Option<u8>,
    /// Rows are kept in order: a card shown there lay at that very place.
    pub(super) rows: bool,
    /// A card that must have been in the first deck.
    pub(super) returned: Option<u8>,
    /// The cards that the eye looks at just now.
    pub(super) looking: Option<Seen>,
    /// What the hidden cards of a holder must be worth together.
    pub(super) needs: Option<Needs<N>>,
}

/// What the hidden cards of a holder must be worth together.
pub(super) struct Needs<const N: usize> {
    pub(super) by: u8,
    pub(super) least: u16,
    pub(super) worth: [u16; N],
}

impl<const N: usize> Limits<N> {
    fn allow<const LOOKS: usize>(
        &self,
        draw: &Draw<N, LOOKS>,
        world: &World<N, LOOKS>,
        truth: &Outcome<N>,
        outcome: &Outcome<N>,
    ) -> bool {
        let taken = |number: u8| outcome.taken[usize::from(number)];
        let returned = |number: u8| world.first.as_slice().contains(&number);
        let looking = |seen: Seen| Seen::top(&outcome.deck, SEEN) == seen;
        (0..N as u8).all(|number| self.may_take(draw, truth, number, taken(number)))
            && self.returned.is_none_or(returned)
            && self.looking.is_none_or(looking)
            && self.is_enough(draw, taken)
    }

    /// Whether a card may have been taken like that: what everybody saw was there when it was seen.
    pub(super) fn may_take<const LOOKS: usize>(
        &self,
        draw: &Draw<N, LOOKS>,
        truth: &Outcome<N>,
        number: u8,
        taken: Taken,
    ) -> bool {
        draw.shown(number).is_none_or(|shown| {
            let same = truth.taken[usize::from(number)];
            taken.by == same.by
                && if self.rows && shown.by >= DIEGO {
                    taken.ordinal == same.ordinal
                } else {
                    taken.time <= shown.after
                }
        })
    }

    /// Whether the hidden cards of the holder who needs them suffice.
    pub(super) fn is_enough<const LOOKS: usize>(
        &self,
        draw: &Draw<N, LOOKS>,
        taken: impl Fn(u8) -> Taken,
    ) -> bool {
        self.needs.as_ref().is_none_or(|needs| {
            let hidden =
                (0..N as u8).filter(|&number| taken(number).by == needs.by && draw.shown(number).is_none());
            hidden.map(|number| needs.worth[usize::from(number)]).sum::<u16>() >= needs.least
        })
    }
}

/// How often each card is offered another place. Each offer that fits is taken: a handful mixes well.
const OFFERS: usize = 8;

/// A random world consistent with what the eye has seen, and its outcome.
///
/// It begins with one made up from what the eye knows and goes on by small changes that keep it fitting. The true world only says what
/// the eye has seen: worlds that look alike to the eye lead to the same one.
pub(super) fn wander<const N: usize, const LOOKS: usize>(
    draw: &Draw<N, LOOKS>,
    held: [Taken; N],
    limits: &Limits<N>,
    rng: &mut Rng,
) -> Option<(World<N, LOOKS>, Outcome<N>)> {
    let truth = World::of(draw, held).play(None, None)?;
    // After a tangle the true world is the start; the small changes still hide it.
    let mut world = invent(draw, &held, &truth, limits, rng).unwrap_or_else(|| World::of(draw, held));
    let outcome = world.play(limits.eye, Some(&truth))?;
    debug_assert!(limits.allow(draw, &world, &truth, &outcome));
    let free: List<u8, N> = (0..N as u8)
        .filter(|&card| {
            let by = held[usize::from(card)].by;
            if by == NOBODY {
                draw.first.as_slice().contains(&card)
            } else {
                Some(by) != limits.eye
            }
        })
        .collect();
    let unseen: List<u8, LOOKS> = (0..world.looks.len() as u8)
        .filter(|&index| {
            let look = world.looks.as_slice()[usize::from(index)];
            look.way() == Way::Secret && !observes(limits.eye, look)
        })
        .collect();
    let never_seen = never_seen(draw, &truth, limits, &free);
    let mut trail = Trail::new(draw, &truth, limits, world);
    for round in 0..OFFERS * (free.len() + unseen.len()) {
        let pick_look = !unseen.is_empty() && round % 3 == 0;
        if pick_look {
            let index = unseen[rng.below(unseen.len() as u32) as usize];
            trail.offer_pick(usize::from(index), rng.below(120) as u8);
        } else {
            let (Some(&one), Some(&two)) = (rng.pick(&free), rng.pick(&free)) else {
                break;
            };
            let same = one == two || never_seen >> one & never_seen >> two & 1 != 0;
            if !same {
                trail.offer_swap(one, two);
            }
        }
    }
    let mut world = trail.world;
    mix(&mut world, never_seen, rng);
    let outcome = world.play(limits.eye, Some(&truth))?;
    debug_assert!(limits.allow(draw, &world, &truth, &outcome));
    Some((world, outcome))
}

/// The free cards that the eye has never seen, one bit each: it cannot tell them apart, so that any of them can have the place of
/// any other. None where the worth of hidden cards counts.
fn never_seen<const N: usize, const LOOKS: usize>(
    draw: &Draw<N, LOOKS>,
    truth: &Outcome<N>,
    limits: &Limits<N>,
    free: &[u8],
) -> u32 {
    if limits.needs.is_some() {
        return 0;
    }
    let mut known = limits.returned.map_or(0, |card| 1 << card);
    let mut see = |seen: &Seen| known |= seen.as_slice().iter().fold(0, |set, card| set | 1 << card);
    for (index, &look) in draw.looks.as_slice().iter().enumerate() {
        if observes(limits.eye, look) {
            see(&truth.seen[index]);
        }
    }
    if let Some(looking) = &limits.looking {
        see(looking);
    }
    free.iter()
        .filter(|&&card| draw.shown(card).is_none())
        .fold(0_u32, |set, card| set | 1 << card)
        & !known
}

/// Exchanges the cards of the set at random.
fn mix<const N: usize, const LOOKS: usize>(world: &mut World<N, LOOKS>, set: u32, rng: &mut Rng) {
    let cards: List<u8, N> = (0..N as u8).filter(|&card| set >> card & 1 != 0).collect();
    let mut mixed = cards;
    rng.shuffle(&mut mixed);
    let mut new: [u8; N] = std::array::from_fn(|card| card as u8);
    for (&card, &other) in cards.iter().zip(mixed.iter()) {
        new[usize::from(card)] = other;
    }
    for card in world.first.as_mut_slice() {
        *card = new[usize::from(*card)];
    }
    let held = world.held;
    for (&other, &taken) in new.iter().zip(&held) {
        world.held[usize::from(other)] = taken;
    }
}

/// A world that changes, with the deck as it lay before each look: another choice at a look changes nothing before it.
struct Trail<'a, const N: usize, const LOOKS: usize> {
    draw: &'a Draw<N, LOOKS>,
    truth: &'a Outcome<N>,
    limits: &'a Limits<N>,
    world: World<N, LOOKS>,
    /// By look.
    decks: [Deck<u8, N>; LOOKS],
    /// By look: as what a card is taken there.
    taken: [Taken; LOOKS],
}

impl<'a, const N: usize, const LOOKS: usize> Trail<'a, N, LOOKS> {
    fn new(
        draw: &'a Draw<N, LOOKS>,
        truth: &'a Outcome<N>,
        limits: &'a Limits<N>,
        world: World<N, LOOKS>,
    ) -> Self {
        let mut counts = [0u8; 8];
        for taken in world.held.iter().filter(|taken| taken.by != NOBODY) {
            counts[usize::from(taken.by & 7)] += 1;
        }
        let mut trail = Self {
            draw,
            truth,
            limits,
            world,
            decks: [Deck::default(); LOOKS],
            taken: [Taken::NOBODY; LOOKS],
        };
        for (index, look) in draw.looks.as_slice().iter().enumerate() {
            let count = &mut counts[usize::from(look.by())];
            trail.taken[index] = Taken {
                by: look.by(),
                time: index as u8 + 1,
                ordinal: *count,
            };
            *count += 1;
        }
        if let Some(decks) = trail.follow(&world, 0) {
            trail.decks = decks;
        }
        trail
    }

    /// Another choice at a look, if it fits.
    fn offer_pick(&mut self, index: usize, pick: u8) {
        let mut other = self.world;
        other.looks.as_mut_slice()[index].pick = pick;
        // The worth of a hand is counted over all looks.
        let from = if self.limits.needs.is_some() { 0 } else { index };
        self.offer(other, from);
    }

    /// Two cards exchanged at the start, if that fits.
    fn offer_swap(&mut self, one: u8, two: u8) {
        let mut other = self.world;
        other.swap(one, two);
        let fits = |card: u8| {
            let held = other.held[usize::from(card)];
            held.by == NOBODY || self.limits.may_take(self.draw, self.truth, card, held)
        };
        let returned = |card: u8| other.first.as_slice().contains(&card);
        if fits(one) && fits(two) && self.limits.returned.is_none_or(returned) {
            self.offer(other, 0);
        }
    }

    fn offer(&mut self, other: World<N, LOOKS>, from: usize) {
        if let Some(decks) = self.follow(&other, from) {
            (self.world, self.decks) = (other, decks);
        }
    }

    /// The decks of a world that is the same as ours before a look, if it fits what the eye knows.
    fn follow(&self, world: &World<N, LOOKS>, from: usize) -> Option<[Deck<u8, N>; LOOKS]> {
        let Limits {
            eye, looking, needs, ..
        } = self.limits;
        let may_take = |card: u8, taken: Taken| self.limits.may_take(self.draw, self.truth, card, taken);
        let mut decks = self.decks;
        let mut deck = if from == 0 { world.first } else { decks[from] };
        let mut needed = 0_u32;
        for (index, &look) in world.looks.as_slice().iter().enumerate().skip(from) {
            decks[index] = deck;
            if observes(*eye, look) && Seen::top(&deck, most(look)) != self.truth.seen[index] {
                return None;
            }
            let kept = take_from(&mut deck, most(look), look.pick)?;
            if !may_take(kept, self.taken[index]) {
                return None;
            }
            if needs.as_ref().is_some_and(|needs| needs.by == look.by()) {
                needed |= 1 << kept;
            }
        }
        let left = deck.as_slice();
        let fits = left.iter().all(|&card| may_take(card, Taken::NOBODY))
            && looking.is_none_or(|seen| Seen::top(&deck, SEEN) == seen)
            && self.limits.is_enough(self.draw, |card| match needs {
                Some(needs) if needed >> card & 1 != 0 => Taken {
                    by: needs.by,
                    ..Taken::NOBODY
                },
                _ => world.held[usize::from(card)],
            });
        fits.then_some(decks)
    }
}
