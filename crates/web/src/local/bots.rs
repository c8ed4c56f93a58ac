//! The bots of a table in this browser. They think in a worker of their own, so that the table answers people meanwhile.

use signoria_bots::BotSpec;
use signoria_table::BotLevel;

use crate::local::talk::{Advice, BotAnswer, BotRequest};

/// How long a search may take: short enough that a table of four stays brisk.
const SEARCH_MILLIS: u64 = 400;
/// How long it may think about an advice: a person asked for it and waits.
const ADVICE_MILLIS: u64 = 1200;

/// Thinks for a bot. A bot that finds nothing does the first thing it can: people must not wait forever.
#[must_use]
pub fn answer(request: &BotRequest) -> BotAnswer {
    let action = choose(request);
    let advice = request.advises.then(|| advice(action.as_deref()));
    BotAnswer {
        table: request.table.clone(),
        number: request.number,
        seat: request.seat,
        action,
        advice,
    }
}

/// What the bot would do, as advice. It does not say how sure it is.
fn advice(chosen: Option<&str>) -> Vec<Advice> {
    let only = chosen.map(|action| Advice {
        action: action.into(),
        ..Advice::default()
    });
    only.into_iter().collect()
}

fn choose(request: &BotRequest) -> Option<String> {
    let entry = signoria_catalog::find(&request.game)?;
    let state = entry.arena.game().load(&request.state).ok()?;
    let spec = match request.level {
        BotLevel::Random => BotSpec::Random,
        BotLevel::Greedy => BotSpec::Greedy,
        BotLevel::Search if request.advises => BotSpec::search_millis(ADVICE_MILLIS),
        BotLevel::Search => BotSpec::search_millis(SEARCH_MILLIS),
    };
    let chosen = entry.arena.bot(spec, request.seed).choose(&*state, request.seat);
    chosen.or_else(|| state.actions(request.seat).into_iter().next())
}
