//! Feeding (FE) and decrees (DE), with the windows for optional actions before each (A.OP.5).
//!
//! A window opens where an optional action can matter. Before feeding: if bread is missing, since whoever has enough only loses by lowering
//! a ship earlier. Before the decree: if the barn has room; in the last round only if bread counts for the player.

use serde::{Deserialize, Serialize};
use signoria_engine::{Log, Seat};

use crate::edition::Criterion;
use crate::effect::Count;
use crate::event::Event;
use crate::score::Origin;
use crate::state::{Amalfi, Phase, ROUNDS};

/// What feeding takes from a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meal {
    /// Bread that is eaten.
    pub eaten: u8,
    /// Bread that is missing.
    pub missing: u8,
    /// The points that this costs (A.FE.4).
    pub penalty: i16,
}

impl Amalfi {
    /// The bread that a player owes (A.FE.1).
    pub(crate) fn feeding_owed(&self, seat: Seat) -> u8 {
        let owed = self.edition.board.feeding(self.player(seat).built);
        self.terms(seat).feed.on(owed)
    }

    /// What feeding takes from a player now.
    pub(crate) fn meal(&self, seat: Seat) -> Meal {
        let owed = self.feeding_owed(seat);
        let eaten = owed.min(self.player(seat).bread);
        let missing = owed - eaten;
        Meal {
            eaten,
            missing,
            penalty: i16::from(missing) * i16::from(self.edition.board.feed_penalty),
        }
    }

    fn can_raise_bread(&self, seat: Seat) -> bool {
        self.has_optional(seat) && !self.has_had_enough(seat)
    }

    pub(crate) fn feeding_asks(&self) -> bool {
        let seat = self.turn;
        self.player(seat).bread < self.feeding_owed(seat) && self.can_raise_bread(seat)
    }

    pub(crate) fn decree_asks(&self) -> bool {
        let seat = self.turn;
        self.player(seat).bread < self.capacity(seat)
            && self.can_raise_bread(seat)
            && (self.round + 1 < ROUNDS || self.bread_counts(seat))
    }

    /// Whether bread is worth points to a player at the end of this round.
    fn bread_counts(&self, seat: Seat) -> bool {
        let decree = self.decrees[usize::from(self.round)];
        let by_decree = self.edition.decree(decree).iter().any(|criterion| {
            matches!(
                criterion,
                Criterion::Count {
                    count: Count::Bread,
                    ..
                }
            )
        });
        by_decree || !(self.player(seat).invited & self.edition.bread_counters()).is_empty()
    }

    /// Whether the seat is the last one in round order.
    fn is_last(&self, seat: Seat) -> bool {
        seat.next(self.seats) == self.first
    }
}

impl Amalfi {
    /// Feeds the seat whose turn it is (A.FE.3, A.FE.4), and goes on to the next.
    pub(super) fn feed(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let Meal {
            eaten,
            missing,
            penalty: vp,
        } = self.meal(seat);
        self.players[seat].bread -= eaten;
        log.all(|| Event::Fed { seat, n: eaten });
        if missing > 0 {
            self.score(seat, Origin::Feeding, -vp);
            log.all(|| Event::Hungry { seat, missing, vp });
        }
        if self.is_last(seat) {
            self.phase = Phase::Decrees;
            self.turn = self.first;
        } else {
            self.turn = seat.next(self.seats);
        }
    }

    /// The seat whose turn it is needs no more optional actions; after the last one the decree is scored.
    pub(super) fn next_in_round_order(&mut self, log: &mut impl Log<Event>) {
        let seat = self.turn;
        if !self.is_last(seat) {
            self.turn = seat.next(self.seats);
            return;
        }
        let decree = self.decrees[usize::from(self.round)];
        let seats = self.seats;
        for seat in seats.from(self.first) {
            let vp = self.decree_points(seat, decree, self.round);
            self.score(seat, Origin::Decrees, vp);
            log.all(|| Event::DecreeScored { seat, decree, vp });
        }
        self.end_round(log);
    }
}
