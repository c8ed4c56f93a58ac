//! Whole games: they end, and a player that looks one step ahead beats those that do not.

use signoria_engine::{Eye, Purpose, Rng, Seat, Seats, Setup, prelude::*};
use signoria_praga::Praga;
use signoria_praga::action::Action;
use signoria_praga::options::{Options, Solo};

fn start(seats: u8, seed: u64, options: Options) -> Praga {
    Setup::new(Seats::new(seats), seed)
        .with_options(options)
        .start()
        .unwrap()
}

#[test]
fn random_games_end_and_every_position_on_the_way_is_possible() {
    let parler = Options {
        solo: Solo::Parler,
        ..Options::default()
    };
    let tables = (1..=4)
        .map(|seats| (seats, Options::default()))
        .chain([(1, parler)]);
    for (seats, options) in tables {
        for seed in 0..15 {
            let mut game = start(seats, seed, options);
            let mut rng = Rng::new(seed.into(), Purpose::Playout);
            let mut actions = Vec::new();
            let mut played = 0;
            while let Some(seat) = game.waiting().first() {
                actions.clear();
                game.actions(seat, &mut actions);
                let &action = rng.pick(&actions).expect("something to do");
                game.apply(seat, action, &mut ()).unwrap();
                game.audit()
                    .unwrap_or_else(|error| panic!("after {action}: {error}"));
                played += 1;
            }
            assert!(played < Praga::MOST_DECISIONS, "{played}");
        }
    }
}

/// The action after which the position looks best.
fn greedy(game: &Praga, seat: Seat, actions: &[Action], rng: &mut Rng) -> Action {
    let mut imagined = game.clone();
    imagined.redeal(Eye::Seat(seat), rng);
    let value = |action: Action| {
        let mut next = imagined.clone();
        match next.apply(seat, action, &mut ()) {
            Ok(_) => next.evaluate(seat),
            Err(_) => f32::MIN,
        }
    };
    let values: Vec<f32> = actions.iter().map(|&action| value(action)).collect();
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let place = values.iter().position(|&value| value == best).unwrap_or(0);
    actions[place]
}

#[test]
fn who_looks_one_step_ahead_beats_three_who_do_not() {
    let (mut won, mut points, mut others) = (0, 0, 0);
    let games = 40;
    for seed in 0..games {
        let mut game = start(4, seed, Options::default());
        let mut rng = Rng::new((1000 + seed).into(), Purpose::Bot);
        let thinker = Seat::new((seed % 4) as u8);
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let action = if seat == thinker {
                greedy(&game, seat, &actions, &mut rng)
            } else {
                *rng.pick(&actions).unwrap()
            };
            game.apply(seat, action, &mut ()).unwrap();
        }
        let standings = game.standings();
        won += i32::from(standings.win_share(thinker) == 1.0);
        points += standings.of(thinker).unwrap().score;
        others +=
            standings.rows.iter().map(|row| row.score).sum::<i32>() - standings.of(thinker).unwrap().score;
    }
    let games = games as i32;
    assert!(
        won * 100 >= games * 95,
        "{won} of {games} won, {} points against {}",
        points / games,
        others / 3 / games
    );
}
