//! The shared laws over random games of every table, and the counts that pin the rules down.

use signoria_engine::{Edition, Eye, Purpose, Rng, Seats, Seed, Setup, perft, prelude::*};
use signoria_florence::options::SoloTable;
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

/// What an onlooker sees after an action follows from what he saw before and from the action: who is asked next, and what, never
/// depends on a hidden card.
#[test]
fn the_next_question_depends_on_nothing_hidden() {
    let mut rng = Rng::new(Seed::from(7), Purpose::Playout);
    for number in 0..24 {
        let options = Options {
            muse_and_princess: number % 2 == 1,
            cooperative_building: number % 4 > 1,
            ..Options::default()
        };
        let seats = Seats::new(2 + number % 4);
        let setup = Setup::<Florence>::new(seats, u64::from(number)).with_options(options);
        let mut game = setup.start().unwrap();
        while let Some(actor) = game.waiting().first() {
            let mut actions = Vec::new();
            game.actions(actor, &mut actions);
            let action = *rng.pick(&actions).unwrap();
            let onlooker = Eye::Seat(actor.next(seats));
            let mut other = game.clone();
            other.redeal(onlooker, &mut rng);
            game.apply(actor, action, &mut ()).unwrap();
            // In the other world the actor may not have the card; then the action says so by itself.
            if other.apply(actor, action, &mut ()).is_ok() {
                let (mine, theirs) = (game.view(Eye::Spectator), other.view(Eye::Spectator));
                assert_eq!(mine.waiting, theirs.waiting, "{actor:?} {action}");
                assert_eq!(mine.step, theirs.step, "{actor:?} {action}");
            }
        }
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
    (77763, 20),
    (284510, 28),
    (116074, 87),
    (346458, 6085),
    (8827, 1910),
    (32287, 1998),
    (12208, 1104),
    (31183, 618),
    (845, 24),
    (1069, 247254),
    (877, 17987),
    (1021, 1704),
    (218, 24),
    (218, 17390),
    (218, 6460),
    (218, 25061),
    (77763, 20),
    (284510, 28),
    (116074, 87),
    (346458, 6085),
    (8827, 1910),
    (32287, 1998),
    (12208, 1104),
    (31183, 618),
    (845, 24),
    (1069, 247254),
    (877, 17987),
    (1021, 1704),
    (218, 24),
    (218, 17390),
    (218, 6460),
    (218, 25061),
    (129866, 36),
    (129956, 1),
];
