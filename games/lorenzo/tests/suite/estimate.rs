//! The estimate is good enough to win with: one action ahead, against chance.

use signoria_engine::testing::{look_ahead_among_chance, wander};
use signoria_engine::{Purpose, Rng, Seat, Seats, Seed, Setup, prelude::*};
use signoria_lorenzo::{Lorenzo, Options};

#[test]
fn looking_one_action_ahead_beats_chance() {
    for advanced in [false, true] {
        let mut won = 0;
        for seed in 0..20 {
            let setup: Setup<Lorenzo> = Setup::new(Seats::new(4), seed).with_options(Options { advanced });
            let mut game = setup.start().unwrap();
            let mut rng = Rng::new(Seed::from(seed), Purpose::Bot);
            let own = Seat::new((seed % 4) as u8);
            look_ahead_among_chance(&mut game, own, &mut rng);
            won += u32::from(game.standings().of(own).unwrap().rank == 1);
        }
        assert!(won >= 19, "won {won} of 20");
    }
}

#[test]
fn the_estimate_of_a_finished_game_is_its_margin() {
    let setup: Setup<Lorenzo> = Setup::new(Seats::new(2), 3);
    let mut game = setup.start().unwrap();
    let mut rng = Rng::new(Seed::from(3), Purpose::Playout);
    wander(&mut game, &mut rng, |_, _, _| ());
    let standings = game.standings();
    let score = |seat| standings.of(Seat::new(seat)).unwrap().score as f32;
    assert_eq!(game.evaluate(Seat::new(0)), score(0) - score(1));
}
