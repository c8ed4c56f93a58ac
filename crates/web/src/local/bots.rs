//! The bots of a table in this browser. They think in a worker of their own, so that the table answers people meanwhile.

use std::cell::RefCell;
use std::time::Duration;

use serde_json::Value;
use signoria_bots::{Analysis, BotSpec, Budget, Keeper, Level};
use signoria_catalog::Entry;
use signoria_engine::erased::{AnyState, Order};
use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{Journal, Seats, Seed};
use signoria_table::{advise, advise_fully};

use crate::local::talk::{BotAnswer, BotRequest, FromBots, FromEngine, STUDIED};

/// How long to think about advice: a person asked for it and waits.
const ADVICE: Budget = Budget::Within(1500, Duration::from_millis(1200));

/// Thinks for a bot. A bot that finds nothing does the first thing it can: people must not wait forever.
#[must_use]
pub fn answer(request: &BotRequest) -> BotAnswer {
    let found = signoria_catalog::find(&request.game)
        .and_then(|entry| Some((entry, entry.arena.game().load(&request.state).ok()?)));
    let (action, advice) = match &found {
        Some((entry, state)) => {
            let action = choose(entry, &**state, request);
            let advice = request.advises.then(|| match request.moment {
                Some(_) => advise_fully(entry.arena, &**state, request.seat, ADVICE, request.seed, STUDIED),
                None => advise(entry.arena, &**state, request.seat, ADVICE, request.seed),
            });
            (action, advice)
        }
        None => (None, request.advises.then(Vec::new)),
    };
    BotAnswer {
        table: request.table.clone(),
        number: request.number,
        seat: request.seat,
        action,
        advice,
        moment: request.moment,
    }
}

/// How long to think about each decision of a game: a whole game of hundreds is to take a minute or two.
const JUDGEMENT: Budget = Budget::Within(160, Duration::from_millis(400));

/// Begins to judge the decisions of a game; none if the journal cannot be read.
#[must_use]
pub fn analysis(journal: &str, seed: Seed) -> Option<Analysis<'static>> {
    let journal = Journal::from_text(journal).ok()?;
    let entry = signoria_catalog::find(&journal.game)?;
    Analysis::new(entry.arena, &journal, JUDGEMENT, seed).ok()
}

/// Judges the next decision. Actions without anything to decide are passed over; none at the end.
pub fn judge_next(analysis: &mut Analysis<'_>, table: &str) -> Option<FromBots> {
    let decision = loop {
        match analysis.next()? {
            Ok(None) if analysis.done() < analysis.total() => {}
            judged => break judged.ok()?,
        }
    };
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Some(FromBots::Judged {
        table: table.into(),
        done: number(analysis.done()),
        total: number(analysis.total()),
        decision,
    })
}

/// How fast a game is played at random and searched, on the positions that `signoria bench` takes: as near to four seats as the game has.
#[must_use]
pub fn measure(game: &str, time: Duration) -> FromEngine {
    let arena = signoria_catalog::find(game).map(|entry| entry.arena);
    let order = arena.map(|arena| {
        let info = arena.game().info();
        Order {
            edition: None,
            options: Value::Null,
            seats: Seats::new(4_u8.clamp(info.fewest_seats, info.most_seats)),
            seed: Seed::from(0),
        }
    });
    let measured = arena.zip(order);
    FromEngine::Measured {
        decisions_per_second: measured
            .as_ref()
            .and_then(|(arena, order)| Some(arena.speed(order, time).ok()?.decisions_per_second)),
        simulations_per_second: measured.and_then(|(arena, order)| arena.search_speed(&order, time).ok()?),
    }
}

thread_local! {
    /// Bots in the middle of a turn. The worker thinks for one table, whose seats may all decide at the same time.
    static KEPT: RefCell<Keeper> = const { RefCell::new(Keeper::new(MAX_SEATS)) };
}

fn choose(entry: &Entry, state: &dyn AnyState, request: &BotRequest) -> Option<String> {
    // Advice is thought about on its own; the bot's own choice is only there in case there is none.
    let level = if request.advises {
        Level::Apprentice
    } else {
        request.level
    };
    let known = KEPT.with_borrow_mut(|kept| kept.take(state, request.seat, level));
    let mut bot = known.unwrap_or_else(|| entry.arena.bot(BotSpec::Level(level), request.seed));
    match bot.choose(state, request.seat) {
        Some(action) => {
            KEPT.with_borrow_mut(|kept| kept.keep(state, request.seat, level, &action, bot));
            Some(action)
        }
        None => state.actions(request.seat).into_iter().next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_is_reported_only_for_a_real_game() {
        let moment = Duration::from_millis(1);
        assert!(matches!(
            measure("pebbles", moment),
            FromEngine::Measured {
                decisions_per_second: Some(_),
                simulations_per_second: None,
            }
        ));
        assert!(matches!(
            measure("chess", moment),
            FromEngine::Measured {
                decisions_per_second: None,
                simulations_per_second: None,
            }
        ));
    }
}
