//! What observations promise in every game: each decision is visible in them, and observing allocates nothing.

use crate::game::Game;
use crate::observe::{Features, observe};
use crate::rng::{Purpose, Rng, Seed};
use crate::seat::Seat;

/// Plays the game to its end at random; `look` gets each action and plays it.
fn play_out<G: Game>(mut game: G, seed: u64, mut look: impl FnMut(&mut G, Seat, G::Action)) {
    let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
    let mut actions = Vec::new();
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let action = *rng
            .pick(&actions)
            .expect("whoever is waited for can do something");
        look(&mut game, seat, action);
    }
}

/// Every decision changes the observation of its seat, even in the middle of an action: only then can a learner choose an action from it.
///
/// # Panics
/// If one does not.
pub fn every_decision_is_observed<G: Game>(game: G, seed: u64) {
    let mut before = vec![0.0; Features::of(&game).len()];
    let mut after = before.clone();
    play_out(game, seed, |game, seat, action| {
        observe(game, seat, &mut before);
        game.apply(seat, action, &mut ()).expect("it is listed");
        observe(game, seat, &mut after);
        assert_ne!(before, after, "{action}");
    });
}

/// Observing allocates nothing, as counted by `allocations`.
///
/// # Panics
/// If it does.
pub fn observing_allocates_nothing<G: Game>(
    game: G,
    seed: u64,
    mut allocations: impl FnMut(&mut dyn FnMut()) -> u64,
) {
    let mut numbers = vec![0.0; Features::of(&game).len()];
    play_out(game, seed, |game, seat, action| {
        let count = allocations(&mut || {
            for seat in game.seats().iter() {
                observe(game, seat, &mut numbers);
            }
        });
        assert_eq!(count, 0, "before {action}");
        game.apply(seat, action, &mut ()).expect("it is listed");
    });
}
