//! Whole games: they end, and a player that looks one step ahead beats those that do not.

use signoria_engine::testing::{look_ahead_among_chance, wander};
use signoria_engine::{Purpose, Rng, Seat, Seats, Setup, prelude::*};
use signoria_praga::Praga;
use signoria_praga::options::Options;

use crate::scenario::parler;

fn start(seats: u8, seed: u64, options: Options) -> Praga {
    Setup::new(Seats::new(seats), seed)
        .with_options(options)
        .start()
        .unwrap()
}

#[test]
fn random_games_end_and_every_position_on_the_way_is_possible() {
    let tables = (1..=4)
        .map(|seats| (seats, Options::default()))
        .chain([(1, parler())]);
    for (seats, options) in tables {
        for seed in 0..15 {
            let mut game = start(seats, seed, options);
            let mut rng = Rng::new(seed.into(), Purpose::Playout);
            let mut played = 0;
            wander(&mut game, &mut rng, |game, _, _| {
                game.audit()
                    .unwrap_or_else(|error| panic!("before decision {played}: {error}"));
                played += 1;
            });
            game.audit().unwrap();
            assert!(played < Praga::MOST_DECISIONS, "{played}");
        }
    }
}

#[test]
fn one_step_of_lookahead_beats_three_random_players() {
    let (mut won, mut points, mut others) = (0, 0, 0);
    let games = 40;
    for seed in 0..games {
        let mut game = start(4, seed, Options::default());
        let mut rng = Rng::new((1000 + seed).into(), Purpose::Bot);
        let thinker = Seat::new((seed % 4) as u8);
        look_ahead_among_chance(&mut game, thinker, &mut rng);
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
