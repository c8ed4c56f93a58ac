//! The evaluation, one step ahead, beats chance.

use signoria_engine::{Eye, Purpose, Rng, Seat, Seats, Seed, Setup, prelude::*};
use signoria_florence::{Action, Florence, Options};

/// One step ahead on what the seat must hold possible.
fn greedy(game: &Florence, seat: Seat, actions: &[Action], rng: &mut Rng) -> Action {
    let mut seen = game.clone();
    seen.redeal(Eye::Seat(seat), rng);
    let value = |action: Action| {
        let mut next = seen.clone();
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

/// The share of victories of one greedy seat among random ones.
fn share(games: u64, seats: u8, options: Options) -> f64 {
    let mut rng = Rng::new(Seed::from(3), Purpose::Bot);
    let mut won = 0.0;
    for number in 0..games {
        let hero = Seat::new((number % u64::from(seats)) as u8);
        let mut game: Florence = Setup::new(Seats::new(seats), number)
            .with_options(options)
            .start()
            .unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let action = if seat == hero {
                greedy(&game, seat, &actions, &mut rng)
            } else {
                *rng.pick(&actions).unwrap()
            };
            game.apply(seat, action, &mut ()).unwrap();
        }
        won += game.standings().win_share(hero);
    }
    won / games as f64
}

#[test]
fn one_step_ahead_beats_three_random_players() {
    let share = share(60, 4, Options::default());
    assert!(share >= 0.95, "{share}");
}

#[test]
fn it_does_so_with_the_expansions_and_for_two() {
    let both = Options {
        muse_and_princess: true,
        cooperative_building: true,
        ..Options::default()
    };
    assert!(share(20, 4, both) >= 0.9);
    assert!(share(20, 2, Options::default()) >= 0.9);
}

#[test]
fn it_finishes_the_solo_game() {
    let share = share(10, 1, Options::default());
    assert!((0.0..=1.0).contains(&share));
}
