//! The shared laws over random games of every table, and the counts that pin the rules down.

use signoria_engine::{Edition, Game, Purpose, Rng, Seats, Seed, Setup, perft};
use signoria_florence::setup::SoloTable;
use signoria_florence::{Florence, Options};

signoria_engine::laws!(Florence);

/// How many sequences of decisions there are, with seed 1: five after the starting hands, and three from the middle of a random
/// game.
fn count(edition: &str, seats: u8, options: Options) -> (u64, u64) {
    let setup = Setup::<Florence>::new(Seats::new(seats), 1)
        .with_edition(Edition::named(edition).unwrap())
        .with_options(options);
    let mut game = setup.start().unwrap();
    let mut rng = Rng::new(Seed::from(1), Purpose::Playout);
    play(&mut game, usize::from(seats), &mut rng);
    let opening = perft(&game, 5);
    play(&mut game, 45, &mut rng);
    (opening, perft(&game, 3))
}

/// Plays that many random decisions.
fn play(game: &mut Florence, decisions: usize, rng: &mut Rng) {
    let mut actions = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.waiting().first() else {
            return;
        };
        actions.clear();
        game.actions(seat, &mut actions);
        game.apply(seat, *rng.pick(&actions).unwrap(), &mut ()).unwrap();
    }
}

#[test]
fn perft_of_every_table() {
    let muse = Options {
        muse_and_princess: true,
        ..Options::default()
    };
    let joint = Options {
        cooperative_building: true,
        ..Options::default()
    };
    let both = Options {
        muse_and_princess: true,
        cooperative_building: true,
        ..Options::default()
    };
    let mut found = Vec::new();
    for edition in ["2022", "2006"] {
        for seats in 2..=5 {
            for options in [Options::default(), muse, joint, both] {
                found.push(count(edition, seats, options));
            }
        }
    }
    for solo_table in [SoloTable::Four, SoloTable::Five] {
        found.push(count(
            "2022",
            1,
            Options {
                solo_table,
                ..Options::default()
            },
        ));
    }
    assert_eq!(found, PERFT);
}

/// By edition, seats (2 to 5) and expansions (none, Muse and Princess, cooperative building, both); then the two solo tables.
const PERFT: &[(u64, u64)] = &[
    (77763, 19),
    (284510, 28),
    (115674, 199),
    (346458, 581),
    (8827, 1835),
    (32287, 1998),
    (12208, 56),
    (31183, 208),
    (845, 46),
    (1069, 247254),
    (877, 1638),
    (1021, 65447),
    (218, 18),
    (218, 17390),
    (218, 7305),
    (218, 24925),
    (77763, 19),
    (284510, 28),
    (115674, 199),
    (346458, 581),
    (8827, 1116),
    (32287, 1998),
    (12208, 56),
    (31183, 208),
    (845, 46),
    (1069, 247254),
    (877, 1638),
    (1021, 65447),
    (218, 18),
    (218, 17390),
    (218, 7305),
    (218, 24925),
    (129866, 12),
    (129956, 24),
];
