//! What holds for every game, and the counts that pin the rules down.

use signoria_engine::{Purpose, Rng, Seats, Seed, Setup, perft, prelude::*};
use signoria_lorenzo::{Lorenzo, Options};

signoria_engine::laws!(Lorenzo);

fn setup(seats: u8, advanced: bool, seed: u64) -> Setup<Lorenzo> {
    Setup::new(Seats::new(seats), seed).with_options(Options { advanced })
}

/// Counts that change only when the rules do; then raise `RULES` and say why.
const PERFT: &[(u8, bool, u64, u32, u64)] = &[
    (2, false, 1, 6, 157107),
    (3, false, 2, 6, 165509),
    (4, false, 3, 6, 209775),
    (2, true, 1, 10, 739584),
    (3, true, 2, 10, 82944),
    (4, true, 3, 8, 6144),
];

#[test]
fn perft_counts_are_as_they_were() {
    let found: Vec<_> = PERFT
        .iter()
        .map(|&(seats, advanced, seed, depth, _)| {
            let game = setup(seats, advanced, seed).start().unwrap();
            (seats, advanced, seed, depth, perft(&game, depth))
        })
        .collect();
    assert_eq!(found, PERFT);
}

/// Later positions have the rarer rules: counts from the middle of a random game.
const PERFT_LATER: &[(u8, bool, u64, usize, u32, u64)] = &[
    (2, true, 5, 70, 7, 170038),
    (3, true, 6, 120, 7, 1308),
    (4, true, 7, 180, 7, 36021),
    (4, false, 8, 170, 9, 1254),
];

#[test]
fn perft_counts_of_later_positions_are_as_they_were() {
    let found: Vec<_> = PERFT_LATER
        .iter()
        .map(|&(seats, advanced, seed, decisions, depth, _)| {
            let mut game = setup(seats, advanced, seed).start().unwrap();
            let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
            let mut actions = Vec::new();
            for _ in 0..decisions {
                let Some(seat) = game.waiting().first() else {
                    break;
                };
                actions.clear();
                game.actions(seat, &mut actions);
                game.apply(seat, *rng.pick(&actions).unwrap(), &mut ()).unwrap();
            }
            (seats, advanced, seed, decisions, depth, perft(&game, depth))
        })
        .collect();
    assert_eq!(found, PERFT_LATER);
}
