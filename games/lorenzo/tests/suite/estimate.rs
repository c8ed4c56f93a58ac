//! The estimate is good enough to win with: one action ahead, against chance.

use signoria_engine::{Eye, Purpose, Rng, Seat, Seats, Seed, Setup, prelude::*};
use signoria_lorenzo::{Action, Lorenzo, Options};

/// The action after which the estimate is highest, seen from that seat alone.
fn greedy(game: &Lorenzo, seat: Seat, actions: &[Action], rng: &mut Rng) -> Action {
    let mut seen = game.clone();
    seen.redeal(Eye::Seat(seat), rng);
    let value = |&action: &Action| {
        let mut next = seen.clone();
        next.apply(seat, action, &mut ()).unwrap();
        next.evaluate(seat)
    };
    let best = actions.iter().max_by(|a, b| value(a).total_cmp(&value(b)));
    *best.unwrap()
}

#[test]
fn looking_one_action_ahead_beats_chance() {
    for advanced in [false, true] {
        let mut won = 0;
        for seed in 0..20 {
            let setup: Setup<Lorenzo> = Setup::new(Seats::new(4), seed).with_options(Options { advanced });
            let mut game = setup.start().unwrap();
            let mut rng = Rng::new(Seed::from(seed), Purpose::Bot);
            let own = Seat::new((seed % 4) as u8);
            let mut actions = Vec::new();
            while let Some(seat) = game.waiting().first() {
                actions.clear();
                game.actions(seat, &mut actions);
                let action = if seat == own {
                    greedy(&game, seat, &actions, &mut rng)
                } else {
                    *rng.pick(&actions).unwrap()
                };
                game.apply(seat, action, &mut ()).unwrap();
            }
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
    let mut actions = Vec::new();
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        game.apply(seat, *rng.pick(&actions).unwrap(), &mut ()).unwrap();
    }
    let standings = game.standings();
    let score = |seat| standings.of(Seat::new(seat)).unwrap().score as f32;
    assert_eq!(game.evaluate(Seat::new(0)), score(0) - score(1));
}
