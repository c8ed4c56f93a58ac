//! The positions that are consistent with what an eye has seen.
//!
//! Of a deck an eye knows what it saw when it looked itself, what everybody saw, and which cards came to light from which hand. The
//! history of the deck ([`Draw`]) tells all that. A *world* is another first order, with other choices of the others at their looks, that
//! fits what the eye knows. [`Florence::redeal`] walks from the true world to a random one by small changes that keep it fitting.

use signoria_engine::deck::Deck;
use signoria_engine::{Eye, Redeal, Rng, Seat, Stream};

use crate::cards::{Draw, Look, SEEN, Seen, Way, encode, take_from};
use crate::pieces::{Card, PROFESSIONS, Pile};
use crate::rules::solo::DIEGO;
use crate::state::{Florence, Step};

/// The holder of a card that nobody took.
const NOBODY: u8 = u8::MAX;

/// How many cards a look of that kind sees.
fn most(look: Look) -> usize {
    if look.way() == Way::Blind { 1 } else { SEEN }
}

fn observes(eye: Option<u8>, look: Look) -> bool {
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
    first: Deck<u8, N>,
    /// Who held each card that was not in the first deck, and as which.
    held: [Taken; N],
    looks: Deck<Look, LOOKS>,
}

/// What a history comes to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome<const N: usize> {
    pub(crate) deck: Deck<u8, N>,
    pub(crate) taken: [Taken; N],
    seen: [Seen; N],
    kept: [u8; N],
    order: [[u8; SEEN]; N],
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
}

/// What a world must keep besides what the eye saw when it looked.
struct Limits<'a, const N: usize> {
    eye: Option<u8>,
    /// Rows are kept in order: a card shown there lay at that very place.
    rows: bool,
    /// A card that must have been in the first deck.
    returned: Option<u8>,
    /// The cards that the eye looks at just now.
    looking: Option<Seen>,
    /// What else must hold.
    fits: &'a dyn Fn(&Outcome<N>) -> bool,
}

impl<const N: usize> Limits<'_, N> {
    fn allow<const LOOKS: usize>(
        &self,
        draw: &Draw<N, LOOKS>,
        world: &World<N, LOOKS>,
        truth: &Outcome<N>,
        outcome: &Outcome<N>,
    ) -> bool {
        let shown = |number: u8| match draw.shown(number) {
            None => true,
            Some(shown) => {
                let taken = outcome.taken[usize::from(number)];
                let same = truth.taken[usize::from(number)];
                let row = self.rows && shown.by >= DIEGO;
                taken.by == same.by
                    && if row {
                        taken.ordinal == same.ordinal
                    } else {
                        taken.time <= shown.after
                    }
            }
        };
        let returned = |number: u8| world.first.as_slice().contains(&number);
        let looking = |seen: Seen| Seen::top(&outcome.deck, SEEN) == seen;
        (0..N as u8).all(shown)
            && self.returned.is_none_or(returned)
            && self.looking.is_none_or(looking)
            && (self.fits)(outcome)
    }
}

/// How often each card is offered another place. Each offer that fits is taken: a handful mixes well.
const OFFERS: usize = 8;

/// A random world consistent with what the eye has seen, and its outcome.
fn wander<const N: usize, const LOOKS: usize>(
    draw: &Draw<N, LOOKS>,
    held: [Taken; N],
    limits: &Limits<'_, N>,
    rng: &mut Rng,
) -> Option<(World<N, LOOKS>, Outcome<N>)> {
    let mut world = World::of(draw, held);
    let truth = world.play(None, None)?;
    let mut outcome = truth;
    let free: Vec<u8> = (0..N as u8)
        .filter(|&card| {
            held[usize::from(card)].by == NOBODY || Some(held[usize::from(card)].by) != limits.eye
        })
        .filter(|&card| world.first.as_slice().contains(&card) || held[usize::from(card)].by != NOBODY)
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

impl<const N: usize, const LOOKS: usize> World<N, LOOKS> {
    /// Exchanges two cards at the start.
    fn swap(&mut self, one: u8, two: u8) {
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
    fn become_world(&mut self, world: &World<N, LOOKS>, outcome: &Outcome<N>) {
        self.first = world.first;
        self.looks = world.looks;
        self.deck = outcome.deck;
    }
}

impl Redeal for Florence {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator => None,
        };
        self.stream = Stream::new(rng.seed());
        self.redeal_diego(rng);
        if self.step() == Step::Hand {
            self.redeal_hands(seat, rng);
        } else {
            self.redeal_professions(seat, rng);
        }
        self.redeal_bonuses(seat, rng);
        self.redeal_prestiges(seat, rng);
        self.redeal_choice(seat, rng);
    }
}

impl Florence {
    /// The professions that were dealt and by whom they were held at the start of the history.
    pub(crate) fn held_professions(&self) -> Option<[Taken; PROFESSIONS]> {
        let mut held = [Taken::NOBODY; PROFESSIONS];
        let outcome = World::of(&self.professions, held).play(None, None)?;
        let mut counts = [0u8; 8];
        let mut holds = |number: u8, by: u8| {
            let slot = &mut held[usize::from(number)];
            let first = self.professions.first.as_slice().contains(&number);
            if !first && slot.by == NOBODY && outcome.taken[usize::from(number)].by == NOBODY {
                let count = &mut counts[usize::from(by & 7)];
                *slot = Taken {
                    by,
                    time: 0,
                    ordinal: *count,
                };
                *count += 1;
            }
        };
        // In rows the order counts: what is shown was taken first, in any order, then what still lies face down.
        for number in 0..PROFESSIONS as u8 {
            if let Some(shown) = self.professions.shown(number)
                && !self.lies_in_row(number)
            {
                holds(number, shown.by);
            }
        }
        for seat in self.seats.iter() {
            for number in self.players[seat].hand.numbers() {
                holds(number, seat.into());
            }
        }
        if self.is_solo() {
            for &number in self.solo.diego.row.as_slice().iter().rev() {
                if usize::from(number) < PROFESSIONS {
                    holds(number, DIEGO);
                }
            }
            for (index, player) in self.solo.virtuals.iter().enumerate() {
                for &number in player.row.as_slice().iter().rev() {
                    holds(number, DIEGO + 1 + index as u8);
                }
            }
        }
        Some(held)
    }

    fn lies_in_row(&self, number: u8) -> bool {
        let virtuals = self.solo.virtuals.iter().flat_map(|player| player.row.as_slice());
        self.solo
            .diego
            .row
            .as_slice()
            .iter()
            .chain(virtuals)
            .any(|&card| card == number)
    }

    fn limits<const N: usize>(&self, seat: Option<Seat>, pile: Pile) -> Limits<'static, N> {
        let looking = match self.step() {
            Step::Look { pile: deck, by, .. } | Step::Order { pile: deck, by, .. }
                if deck == pile && Some(by) == seat =>
            {
                Some(self.seen(pile))
            }
            _ => None,
        };
        Limits {
            eye: seat.map(u8::from),
            rows: self.is_solo(),
            returned: None,
            looking,
            fits: &|_| true,
        }
    }

    fn redeal_professions(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        let mut limits = self.limits(seat, Pile::Profession);
        limits.returned = seat
            .and_then(|seat| self.players[seat].returned)
            .map(Card::number);
        let Some(held) = self.held_professions() else {
            return;
        };
        let Some(truth) = World::of(&self.professions, held).play(None, None) else {
            return;
        };
        let Some((world, outcome)) = wander(&self.professions, held, &limits, rng) else {
            return;
        };
        self.professions.become_world(&world, &outcome);
        for other in self.seats.iter().filter(|&other| Some(other) != seat) {
            let hand = self.players[other]
                .hand
                .numbers()
                .filter(|&number| self.professions.shown(number).is_some());
            let hidden = (0..PROFESSIONS as u8).filter(|&number| {
                self.professions.shown(number).is_none()
                    && outcome.taken[usize::from(number)].by == u8::from(other)
            });
            self.players[other].hand = hand.chain(hidden).collect();
        }
        if self.is_solo() {
            // Each face-down card becomes the one that has its place in the new world.
            let place = |number: u8| {
                let old = truth.taken.get(usize::from(number))?;
                (0..PROFESSIONS as u8).find(|&new| {
                    let new = outcome.taken[usize::from(new)];
                    (new.by, new.ordinal) == (old.by, old.ordinal)
                })
            };
            let rows = self
                .solo
                .virtuals
                .iter_mut()
                .map(|player| player.row.as_mut_slice());
            for row in rows.chain([self.solo.diego.row.as_mut_slice()]) {
                for number in row {
                    *number = place(*number).unwrap_or(*number);
                }
            }
        }
        self.redeal_returned(seat, rng);
    }

    /// What the others gave back at the start can be any card of the first deck.
    fn redeal_returned(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        let own = seat.and_then(|seat| self.players[seat].returned);
        let first = self
            .professions
            .first
            .as_slice()
            .iter()
            .filter_map(|&number| Pile::Profession.card(number));
        let mut first: Vec<Card> = first.filter(|&card| Some(card) != own).collect();
        rng.shuffle(&mut first);
        for other in self.seats.iter().filter(|&other| Some(other) != seat) {
            if self.players[other].returned.is_some()
                && let Some(card) = first.pop()
            {
                self.players[other].returned = Some(card);
            }
        }
    }

    /// While the first hands are chosen: everything but the eye's own cards is unknown.
    fn redeal_hands(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        let mut pool: Vec<u8> = self.professions.deck.as_slice().to_vec();
        let others: Vec<Seat> = self.seats.iter().filter(|&other| Some(other) != seat).collect();
        for &other in &others {
            pool.extend(self.players[other].hand.numbers());
            pool.extend(self.players[other].returned.map(Card::number));
        }
        let virtuals = self
            .solo
            .virtuals
            .iter_mut()
            .map(|player| player.row.as_mut_slice());
        let rows: Vec<&mut [u8]> = virtuals.chain([self.solo.diego.row.as_mut_slice()]).collect();
        for row in &rows {
            pool.extend_from_slice(row);
        }
        rng.shuffle(&mut pool);
        for slot in rows.into_iter().flatten() {
            *slot = pool.pop().unwrap_or(*slot);
        }
        for &other in &others {
            let player = &mut self.players[other];
            let count = usize::from(player.hand.len());
            player.hand = pool
                .split_off(pool.len() - count.min(pool.len()))
                .into_iter()
                .collect();
            if player.returned.is_some() {
                player.returned = pool.pop().and_then(|number| Pile::Profession.card(number));
            }
        }
        self.professions.deck = Deck::new(pool);
        self.professions.first = self.professions.deck;
    }

    fn redeal_bonuses(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        let mut limits = self.limits(seat, Pile::Bonus);
        let (table, acting) = (self.clone(), self.turn);
        // Whoever plays a work now has the bonus cards that it still needs: everybody saw it begin.
        let suffices = move |outcome: &Outcome<{ crate::pieces::BONUSES }>| {
            let Step::Bonus { value, .. } = table.step() else {
                return true;
            };
            let mut other = table.clone();
            other.players[acting].bonuses = (0..crate::pieces::BONUSES as u8)
                .filter(|&number| {
                    let mine = outcome.taken[usize::from(number)].by == u8::from(acting);
                    mine && table.bonuses.shown(number).is_none()
                })
                .collect();
            other.can_reach_minimum(acting, value)
        };
        limits.fits = &suffices;
        let held = [Taken::NOBODY; crate::pieces::BONUSES];
        let Some((world, outcome)) = wander(&self.bonuses, held, &limits, rng) else {
            return;
        };
        self.bonuses.become_world(&world, &outcome);
        for other in self.seats.iter().filter(|&other| Some(other) != seat) {
            let hidden = |&number: &u8| {
                self.bonuses.shown(number).is_none()
                    && outcome.taken[usize::from(number)].by == u8::from(other)
            };
            self.players[other].bonuses = (0..crate::pieces::BONUSES as u8).filter(hidden).collect();
        }
    }

    fn redeal_prestiges(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        if self.revealed() {
            return;
        }
        let limits = self.limits(seat, Pile::Prestige);
        let held = [Taken::NOBODY; crate::pieces::PRESTIGES];
        let Some((world, outcome)) = wander(&self.prestiges, held, &limits, rng) else {
            return;
        };
        self.prestiges.become_world(&world, &outcome);
        for other in self.seats.iter().filter(|&other| Some(other) != seat) {
            let taken = |&number: &u8| outcome.taken[usize::from(number)].by == u8::from(other);
            self.players[other].prestiges = (0..crate::pieces::PRESTIGES as u8).filter(taken).collect();
        }
    }

    /// What another has chosen while he looks.
    fn redeal_choice(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        if let Step::Order {
            pile,
            by,
            after,
            count,
            ..
        } = self.step()
            && Some(by) != seat
        {
            let mut cards = self.seen(pile).as_slice().to_vec();
            rng.shuffle(&mut cards);
            let kept = cards[0];
            let mut put = [0; 3];
            for (slot, &card) in put.iter_mut().zip(&cards[1..]).take(usize::from(count)) {
                *slot = card;
            }
            self.go_to(Step::Order {
                pile,
                by,
                after,
                kept,
                put,
                count,
            });
        }
    }

    /// Shuffles Diego's undrawn cards, each kind of back separately.
    fn redeal_diego(&mut self, rng: &mut Rng) {
        let Some(diego) = self.diego_figures() else { return };
        let mut limits = [0; 3];
        let mut first = 0;
        for (limit, count) in limits.iter_mut().zip(diego.backs) {
            first += count;
            *limit = first;
        }
        let back = |card: u8| limits.iter().position(|&limit| usize::from(card) < limit);
        let cards = self.solo.cards.as_mut_slice();
        let mut start = 0;
        while start < cards.len() {
            let same = cards[start..]
                .iter()
                .take_while(|&&card| back(card) == back(cards[start]))
                .count();
            rng.shuffle(&mut cards[start..start + same]);
            start += same;
        }
    }
}
