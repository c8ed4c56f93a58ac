//! A random world that fits what an eye knows.

use signoria_engine::Rng;

use super::invent::invent;
use super::world::{NOBODY, Outcome, Taken, World, observes};
use crate::cards::{Draw, SEEN, Seen, Way};
use crate::rules::solo::DIEGO;

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
    let mut outcome = world.play(limits.eye, Some(&truth))?;
    debug_assert!(limits.allow(draw, &world, &truth, &outcome));
    let free: Vec<u8> = (0..N as u8)
        .filter(|&card| {
            let by = held[usize::from(card)].by;
            if by == NOBODY {
                draw.first.as_slice().contains(&card)
            } else {
                Some(by) != limits.eye
            }
        })
        .collect();
    let unseen: Vec<usize> = (0..world.looks.len())
        .filter(|&index| {
            let look = world.looks.as_slice()[index];
            look.way() == Way::Secret && !observes(limits.eye, look)
        })
        .collect();
    for round in 0..OFFERS * (free.len() + unseen.len()) {
        let mut other = world;
        let pick_look = !unseen.is_empty() && round % 3 == 0;
        if pick_look {
            let index = unseen[rng.below(unseen.len() as u32) as usize];
            other.looks.as_mut_slice()[index].pick = rng.below(120) as u8;
        } else {
            let (Some(&one), Some(&two)) = (rng.pick(&free), rng.pick(&free)) else {
                break;
            };
            other.swap(one, two);
        }
        if let Some(result) = other.play(limits.eye, Some(&truth))
            && limits.allow(draw, &other, &truth, &result)
        {
            (world, outcome) = (other, result);
        }
    }
    Some((world, outcome))
}
