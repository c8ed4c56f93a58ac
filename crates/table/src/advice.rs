//! Advice for a seat: what a strong player would do, knowing only what the seat may know.

use signoria_bots::{Arena, BotSpec, Budget, Level};
use signoria_engine::erased::AnyState;
use signoria_engine::{Seat, Seed};

use crate::wire::Advice;

/// What a search thinks of the actions of a seat, best first. Where nothing has been learned, it is what an apprentice would do, without a
/// confidence. The search runs on a position in which everything the seat cannot know was replaced at random.
#[must_use]
pub fn advise(
    arena: &dyn Arena,
    state: &dyn AnyState,
    seat: Seat,
    budget: Budget,
    seed: Seed,
) -> Vec<Advice> {
    let advised = arena.advise(state, seat, budget, seed);
    if advised.is_empty() {
        let mut apprentice = arena.bot(BotSpec::Level(Level::Apprentice), seed);
        let only = apprentice.choose(state, seat).map(|action| Advice {
            action,
            ..Advice::default()
        });
        return only.into_iter().collect();
    }
    let advice = advised.into_iter().map(|advised| Advice {
        action: advised.action,
        share: Some(advised.share),
        margin: Some(advised.margin),
    });
    advice.collect()
}
