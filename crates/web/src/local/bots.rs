//! The bots of a table in this browser. They think in a worker of their own, so that the table answers people meanwhile.

use signoria_bots::BotSpec;
use signoria_table::BotLevel;

use crate::local::talk::{BotAnswer, BotRequest};

/// How long a search may take: short enough that a table of four stays brisk.
const SEARCH_MILLIS: u64 = 400;

/// Thinks for a bot. A bot that finds nothing does the first thing it can: people must not wait forever.
#[must_use]
pub fn answer(request: &BotRequest) -> BotAnswer {
    BotAnswer {
        table: request.table.clone(),
        number: request.number,
        seat: request.seat,
        action: choose(request),
    }
}

fn choose(request: &BotRequest) -> Option<String> {
    let entry = signoria_catalog::find(&request.game)?;
    let state = entry.arena.game().load(&request.state).ok()?;
    let spec = match request.level {
        BotLevel::Random => BotSpec::Random,
        BotLevel::Greedy => BotSpec::Greedy,
        BotLevel::Search => BotSpec::search_millis(SEARCH_MILLIS),
    };
    let chosen = entry.arena.bot(spec, request.seed).choose(&*state, request.seat);
    chosen.or_else(|| state.actions(request.seat).into_iter().next())
}
