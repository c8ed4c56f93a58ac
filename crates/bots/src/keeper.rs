//! Keeps bots between two decisions of a turn, for callers that ask for one decision at a time.
//!
//! A search keeps its tree from one decision of a turn to the next. Meanwhile the bot is kept here and found again by the
//! position that its own action led to, so that after a take-back or anything else in between there is a new bot.

use signoria_engine::Seat;
use signoria_engine::erased::AnyState;

use crate::{AnyBot, Level};

struct Kept {
    checksum: u64,
    seat: Seat,
    level: Level,
    bot: Box<dyn AnyBot>,
}

/// Bots whose seat decides again.
pub struct Keeper {
    kept: Vec<Kept>,
    most: usize,
}

impl Keeper {
    /// Keeps at most that many, since a grandmaster's tree can take some megabytes. The oldest goes first.
    #[must_use]
    pub const fn new(most: usize) -> Self {
        Self {
            kept: Vec::new(),
            most,
        }
    }

    /// The bot that has brought its seat to exactly this position.
    pub fn take(&mut self, state: &dyn AnyState, seat: Seat, level: Level) -> Option<Box<dyn AnyBot>> {
        if self.kept.is_empty() {
            return None;
        }
        let checksum = state.checksum();
        let is_it = |kept: &Kept| kept.checksum == checksum && kept.seat == seat && kept.level == level;
        let place = self.kept.iter().position(is_it)?;
        Some(self.kept.remove(place).bot)
    }

    /// Keeps the bot if its seat decides again after the action that it has chosen in this position.
    pub fn keep(
        &mut self,
        state: &dyn AnyState,
        seat: Seat,
        level: Level,
        action: &str,
        bot: Box<dyn AnyBot>,
    ) {
        // Only a search has a tree worth keeping.
        if level.budget().is_none() || self.most == 0 {
            return;
        }
        let mut next = state.boxed();
        if next.play(seat, action).is_err() || !next.waiting().contains(seat) {
            return;
        }
        if self.kept.len() >= self.most {
            self.kept.remove(0);
        }
        self.kept.push(Kept {
            checksum: next.checksum(),
            seat,
            level,
            bot,
        });
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::erased::Order;
    use signoria_engine::sample::Pebbles;
    use signoria_engine::{Seats, Seed};

    use super::*;
    use crate::{Arena, BotSpec, Typed};

    const LEVEL: Level = Level::Master;

    fn bot() -> Box<dyn AnyBot> {
        Typed::<Pebbles>::ARENA.bot(BotSpec::Level(LEVEL), Seed::from(1))
    }

    fn position(seats: u8) -> Box<dyn AnyState> {
        let order = Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(seats),
            seed: Seed::from(1),
        };
        Typed::<Pebbles>::ARENA.game().start(&order).unwrap().0
    }

    #[test]
    fn a_bot_whose_turn_is_over_is_not_kept() {
        let mut keeper = Keeper::new(2);
        let state = position(2);
        let seat = state.waiting().first().unwrap();
        keeper.keep(&*state, seat, LEVEL, "take 1", bot());
        assert!(keeper.kept.is_empty());
        keeper.keep(&*state, seat, LEVEL, "nonsense", bot());
        assert!(keeper.kept.is_empty());
    }

    #[test]
    fn a_bot_is_known_by_its_position_its_seat_and_its_level() {
        let mut keeper = Keeper::new(2);
        let state = position(2);
        let seat = state.waiting().first().unwrap();
        let put = |keeper: &mut Keeper, checksum| {
            keeper.kept.push(Kept {
                checksum,
                seat,
                level: LEVEL,
                bot: bot(),
            });
        };
        put(&mut keeper, state.checksum());
        put(&mut keeper, state.checksum() ^ 1);
        assert!(keeper.take(&*state, Seat::new(1), LEVEL).is_none());
        assert!(keeper.take(&*state, seat, Level::Grandmaster).is_none());
        assert!(keeper.take(&*state, seat, LEVEL).is_some());
        assert!(keeper.take(&*state, seat, LEVEL).is_none(), "it is taken once");
        assert_eq!(keeper.kept.len(), 1);
    }
}
