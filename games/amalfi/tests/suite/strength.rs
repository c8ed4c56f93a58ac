//! The evaluation, one step ahead, beats chance and can win the solo challenge.

use signoria_amalfi::Amalfi;
use signoria_amalfi::options::Options;
use signoria_amalfi::options::{Opponent, Way};
use signoria_engine::testing::look_ahead_among_chance;
use signoria_engine::{Purpose, Rng, Seat, Seats, Seed, Setup, prelude::*};

/// A game of one greedy seat among random ones.
fn play(number: u64, seats: u8, options: Options) -> (Amalfi, Seat) {
    let mut rng = Rng::new(Seed::from(number), Purpose::Bot);
    let hero = Seat::new((number % u64::from(seats)) as u8);
    let mut game: Amalfi = Setup::new(Seats::new(seats), number)
        .with_options(options)
        .start()
        .unwrap();
    look_ahead_among_chance(&mut game, hero, &mut rng);
    (game, hero)
}

/// The share of victories over that many games.
fn share(games: u64, seats: u8, options: &Options) -> f64 {
    let won = |number| {
        let (game, hero) = play(number, seats, options.clone());
        game.standings().win_share(hero)
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

#[test]
fn one_step_ahead_beats_three_random_players() {
    let share = share(100, 4, &Options::default());
    assert!(share >= 0.95, "{share}");
}

#[test]
fn it_does_so_for_two_and_with_a_draft() {
    let draft = Options {
        start: Way::FullDraft,
        ..Options::default()
    };
    assert!(share(15, 2, &Options::default()) >= 0.9);
    assert!(share(15, 3, &draft) >= 0.9);
}

#[test]
fn it_wins_solo_challenges() {
    // Genoa asks for all three titles, the first of them after two rounds: a player that looks one step ahead
    // seldom has it.
    for (opponent, least) in [(Opponent::Naples, 0.5), (Opponent::Genoa, 0.01)] {
        let options = Options {
            opponent,
            ..Options::default()
        };
        let share = share(100, 1, &options);
        assert!(share >= least, "{opponent}: {share}");
    }
}
