//! Whole games.

use signoria_engine::{Game, Purpose, Rng, Seats, Setup};
use signoria_praga::Praga;
use signoria_praga::options::{Options, Solo};

fn random_game(seats: u8, seed: u64, options: Options) -> (Praga, usize) {
    let mut game: Praga = Setup::new(Seats::new(seats), seed)
        .with_options(options)
        .start()
        .unwrap();
    let mut rng = Rng::new(seed.into(), Purpose::Playout);
    let mut actions = Vec::new();
    let mut played = 0;
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let &action = rng.pick(&actions).expect("something to do");
        game.apply(seat, action, &mut ()).unwrap();
        if let Err(error) = game.audit() {
            panic!("after {action}: {error}\n{game:?}");
        }
        played += 1;
    }
    (game, played)
}

#[test]
fn random_games_end() {
    for seed in 0..40 {
        for seats in 1..=4 {
            let (_, played) = random_game(seats, seed, Options::default());
            assert!(played < Praga::MOST_DECISIONS, "{played}");
        }
        let parler = Options {
            solo: Solo::Parler,
            ..Options::default()
        };
        random_game(1, seed, parler);
    }
}
