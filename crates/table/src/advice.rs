//! Advice for a seat: what a strong player would do, knowing only what the seat may know.

use signoria_bots::{Arena, BotSpec, Budget, Level};
use signoria_engine::erased::{AnyState, Choice};
use signoria_engine::{Barrier, Seat, Seed};

use crate::wire::Advice;

/// What a search thinks of the actions of a seat, best first. For a game without a trained network it is what an apprentice would do, without
/// a confidence. The search runs on a position in which everything the seat cannot know was replaced at random. The best action and the one it is
/// compared with come with what completes them: a move may be asked for in several steps.
#[must_use]
pub fn advise(
    arena: &dyn Arena,
    state: &dyn AnyState,
    seat: Seat,
    budget: Budget,
    seed: Seed,
) -> Vec<Advice> {
    let mut advice = thought_about(arena, state, seat, budget, seed);
    let second = second_of(&advice);
    for index in [Some(0), second].into_iter().flatten() {
        if let Some(choice) = advice.get_mut(index) {
            choice.then = completed(arena, state, seat, &choice.action, part_of(budget), seed);
        }
    }
    advice
}

/// The same for a study, which shows more choices: of the others, as many as that which promise most come with what completes them as well.
#[must_use]
pub fn advise_fully(
    arena: &dyn Arena,
    state: &dyn AnyState,
    seat: Seat,
    budget: Budget,
    seed: Seed,
    others: usize,
) -> Vec<Advice> {
    let mut advice = advise(arena, state, seat, budget, seed);
    let margin = |index: &usize| advice[*index].margin.unwrap_or(f32::MIN);
    let is_explored = |index: &usize| advice[*index].share.is_some_and(|share| share > 0.0);
    let mut best: Vec<usize> = (1..advice.len()).filter(is_explored).collect();
    best.sort_by(|one, two| margin(two).total_cmp(&margin(one)));
    best.truncate(others);
    for index in best {
        let choice = &mut advice[index];
        if choice.then.is_empty() {
            // Nobody waits for what only rounds a choice off.
            choice.then = completed(arena, state, seat, &choice.action, part_of(part_of(budget)), seed);
        }
    }
    advice
}

/// A choice on which less of the search was spent is known too little for a comparison.
const LITTLE: f32 = 0.02;

/// Where the second choice stands: of the others that were thought about enough, the one that promises most, else the first that was thought about at
/// all; none if nothing else was.
#[must_use]
pub fn second_of(advice: &[Advice]) -> Option<usize> {
    let margin = |index: &usize| advice[*index].margin.unwrap_or(f32::MIN);
    let beyond = |least: f32| {
        let others = 1..advice.len();
        others.filter(move |index| advice[*index].share.is_some_and(|share| share > least))
    };
    let best = beyond(LITTLE).max_by(|one, two| margin(one).total_cmp(&margin(two)));
    best.or_else(|| beyond(0.0).next())
}

/// A family member, its place, and the servants sent along: no move has more steps worth showing.
const MOST_STEPS: usize = 2;

/// What completes an action: the next answers of the same seat, as long as nothing new is revealed and nobody else is asked.
fn completed(
    arena: &dyn Arena,
    state: &dyn AnyState,
    seat: Seat,
    first: &str,
    budget: Budget,
    seed: Seed,
) -> Vec<Choice> {
    let mut state = state.boxed();
    let Some(begun) = state.prompt(seat) else {
        return Vec::new();
    };
    let verb = |action: &str| action.split(' ').next().map(str::to_owned);
    let (mut action, mut steps) = (first.to_owned(), Vec::new());
    while steps.len() < MOST_STEPS {
        let played = state.play(seat, &action).ok();
        let Some(played) = played.filter(|played| played.barrier == Barrier::Open) else {
            break;
        };
        let Some(asked) = state.prompt(seat) else { break };
        // If the same question is asked again, that is the next move; unless nothing has happened: then it is asked about another piece, taken instead.
        let is_same = asked.question.id == begun.question.id;
        if is_same && (!played.events.is_empty() || asked.question == begun.question) {
            break;
        }
        // An answer that was possible before, such as taking another piece instead, completes nothing.
        let is_further = |advice: &Advice| match is_same {
            true => verb(&advice.action) != verb(first),
            false => begun.actions.iter().all(|choice| choice.action != advice.action),
        };
        let advice = thought_about(arena, &*state, seat, budget, seed);
        let best = advice.into_iter().find(is_further);
        let chosen = best.and_then(|best| {
            let mut choices = asked.actions.into_iter();
            choices.find(|choice| choice.action == best.action)
        });
        let Some(chosen) = chosen else { break };
        action.clone_from(&chosen.action);
        steps.push(chosen);
    }
    steps
}

/// The share of a budget that is left for each further step.
fn part_of(budget: Budget) -> Budget {
    const PART: u32 = 5;
    match budget {
        Budget::Playouts(count) => Budget::Playouts(count.div_ceil(PART)),
        Budget::Time(time) => Budget::Time(time / PART),
        Budget::Within(count, time) => Budget::Within(count.div_ceil(PART), time / PART),
    }
}

fn thought_about(
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
        then: Vec::new(),
    });
    advice.collect()
}
