//! Games that play themselves to the end.

use crate::game::Game;
use crate::rng::Rng;
use crate::seat::{Eye, Seat};

/// Plays to the end; `choose` answers every decision.
///
/// # Panics
/// Where the answer is refused.
pub fn play_out<G: Game>(game: &mut G, mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action) {
    let mut actions = Vec::new();
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let action = choose(game, seat, &actions);
        if let Err(refusal) = game.apply(seat, action, &mut ()) {
            panic!("{action} of {seat:?} is refused: {refusal:?}");
        }
    }
}

/// Plays to the end at random; `look` sees every decision before it is made.
///
/// # Panics
/// Where nothing can be chosen, or a listed action is refused.
pub fn wander<G: Game>(game: &mut G, rng: &mut Rng, mut look: impl FnMut(&G, Seat, &[G::Action])) {
    play_out(game, |game, seat, actions| {
        look(game, seat, actions);
        *rng.pick(actions).expect("something to choose")
    });
}

/// Plays to the end: `hero` takes what the game's own estimate likes best one step ahead, everybody else plays at random.
///
/// # Panics
/// Where nothing can be chosen, or a listed action is refused.
pub fn look_ahead_among_chance<G: Game>(game: &mut G, hero: Seat, rng: &mut Rng) {
    play_out(game, |game, seat, actions| {
        if seat == hero {
            one_step_ahead(game, seat, actions, rng)
        } else {
            *rng.pick(actions).expect("something to choose")
        }
    });
}

/// The action that leads to the best estimate, judged from what the seat may know; chance decides between equals.
fn one_step_ahead<G: Game>(game: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action {
    let mut imagined = game.clone();
    imagined.redeal(Eye::Seat(seat), rng);
    let value = |action: G::Action| {
        let mut next = imagined.clone();
        next.apply(seat, action, &mut ())
            .map_or(f32::NEG_INFINITY, |_| next.evaluate(seat))
    };
    let mut best = (actions[0], f32::NEG_INFINITY);
    for &action in actions {
        let value = value(action);
        if value > best.1 || (value == best.1 && rng.below(2) == 0) {
            best = (action, value);
        }
    }
    best.0
}
