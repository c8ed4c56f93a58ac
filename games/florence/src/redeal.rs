//! The positions that are consistent with what an eye has seen.
//!
//! Of a deck an eye knows what it saw when it looked itself, what everybody saw, and which cards came to light from which hand. The
//! history of the deck ([`Draw`]) tells all that. A *world* is another first order, with other choices of the others at their looks, that
//! fits what the eye knows. [`Florence::redeal`] makes one up from that knowledge ([`invent`]) and goes on to a random one by small
//! changes that keep it fitting ([`wander`]). Nothing of the true world is left in it but what the eye knows.

mod invent;
mod wander;
mod web;
mod world;

use signoria_engine::deck::Deck;
use signoria_engine::{Eye, Redeal, Rng, Seat, Stream};

use self::wander::{Limits, Needs, wander};
use self::world::NOBODY;
pub(crate) use self::world::{Memory, Taken, World};
use crate::options::Coins;
use crate::pieces::{BONUSES, Card, PRESTIGES, PROFESSIONS, Pile};
use crate::rules::DIEGO;
use crate::state::{Florence, Step};

impl Redeal for Florence {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            Eye::Spectator => None,
        };
        self.stream = Stream::new(rng.seed());
        self.redeal_diego(rng);
        if self.step() == Some(Step::Hand) {
            self.redeal_hands(seat, rng);
        } else {
            self.redeal_professions(seat, rng);
        }
        self.redeal_bonuses(seat, rng);
        self.redeal_prestiges(seat, rng);
        self.redeal_choice(seat, rng);
    }

    /// The coins of the others: they are earned and spent in sight of everybody, who could count them from what is told to all (a test does).
    fn remember(&mut self) {
        if self.hides_coins() {
            self.options.coins = match self.options.coins {
                Coins::Edition => Coins::Reversed,
                Coins::Reversed => Coins::Edition,
            };
        }
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

    fn limits<const N: usize>(&self, seat: Option<Seat>, pile: Pile) -> Limits<N> {
        let looking = match self.step() {
            Some(Step::Look { pile: deck, by, .. } | Step::Order { pile: deck, by, .. })
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
            needs: None,
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
        pool.sort_unstable();
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
        if let Some(Step::Bonus { value, .. }) = self.step() {
            // Whoever plays a work now has the bonus cards that it still needs: everybody saw it begin.
            let holdings = self.holdings(self.turn);
            let worth = |number| holdings.bonus(self.figures(), number as u8);
            limits.needs = Some(Needs {
                by: self.turn.into(),
                least: self.minimum().saturating_sub(value),
                worth: std::array::from_fn(worth),
            });
        }
        let held = [Taken::NOBODY; BONUSES];
        let Some((world, outcome)) = wander(&self.bonuses, held, &limits, rng) else {
            return;
        };
        self.bonuses.become_world(&world, &outcome);
        for other in self.seats.iter().filter(|&other| Some(other) != seat) {
            let hidden = |&number: &u8| {
                self.bonuses.shown(number).is_none()
                    && outcome.taken[usize::from(number)].by == u8::from(other)
            };
            self.players[other].bonuses = (0..BONUSES as u8).filter(hidden).collect();
        }
    }

    fn redeal_prestiges(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        if self.revealed() {
            return;
        }
        let limits = self.limits(seat, Pile::Prestige);
        let held = [Taken::NOBODY; PRESTIGES];
        let Some((world, outcome)) = wander(&self.prestiges, held, &limits, rng) else {
            return;
        };
        self.prestiges.become_world(&world, &outcome);
        for other in self.seats.iter().filter(|&other| Some(other) != seat) {
            let taken = |&number: &u8| outcome.taken[usize::from(number)].by == u8::from(other);
            self.players[other].prestiges = (0..PRESTIGES as u8).filter(taken).collect();
        }
    }

    /// What another has chosen while he looks.
    fn redeal_choice(&mut self, seat: Option<Seat>, rng: &mut Rng) {
        if let Some(Step::Order {
            pile,
            by,
            after,
            count,
            ..
        }) = self.step()
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
            let same_back = &mut cards[start..start + same];
            same_back.sort_unstable();
            rng.shuffle(same_back);
            start += same;
        }
    }
}
