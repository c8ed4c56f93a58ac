//! What a seat is told as numbers.

use std::collections::HashSet;

use signoria_engine::observe::{Features, observe};
use signoria_engine::{Purpose, Rng, Seats, Seed, Setup, prelude::*};
use signoria_praga::Praga;
use signoria_praga::options::{Options, RoadChoice, Solo, TileSide};

fn start(seats: u8, options: Options, seed: u64) -> Praga {
    let setup = Setup::new(Seats::new(seats), seed).with_options(options);
    setup.start().unwrap()
}

fn parler() -> Options {
    Options {
        solo: Solo::Parler,
        ..Options::default()
    }
}

fn variant() -> Options {
    Options {
        side: TileSide::B,
        road_1: RoadChoice::Kr1a,
        road_3: RoadChoice::Kr3a,
        ..Options::default()
    }
}

#[test]
fn every_number_has_a_name_of_its_own() {
    let features = Features::of(&start(4, Options::default(), 1));
    let names: HashSet<&str> = features.iter().map(|feature| feature.name.as_str()).collect();
    assert_eq!(names.len(), features.len());
}

#[test]
fn every_set_up_is_told_by_the_same_features() {
    let features = Features::of(&start(4, Options::default(), 1));
    for (seats, options) in [
        (1, Options::default()),
        (1, parler()),
        (2, variant()),
        (3, variant()),
    ] {
        assert_eq!(Features::of(&start(seats, options, 2)), features);
    }
}

/// Positions in the middle of an action differ too; only then can an action be chosen by what is told.
#[test]
fn every_decision_changes_what_its_seat_is_told() {
    for (seats, options, seed) in [(1, parler(), 1), (2, variant(), 2), (4, Options::default(), 3)] {
        let mut game = start(seats, options, seed);
        let mut before = vec![0.0; Features::of(&game).len()];
        let mut after = before.clone();
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let action = *rng.pick(&actions).unwrap();
            observe(&game, seat, &mut before);
            game.apply(seat, action, &mut ()).unwrap();
            observe(&game, seat, &mut after);
            assert_ne!(before, after, "{action}");
        }
    }
}

#[test]
fn nothing_is_allocated() {
    let mut game = start(4, variant(), 5);
    let mut numbers = vec![0.0; Features::of(&game).len()];
    let mut rng = Rng::new(Seed::from(5), Purpose::Playout);
    let mut actions = Vec::new();
    while let Some(seat) = game.waiting().first() {
        let measured = allocation_counter::measure(|| {
            for seat in game.seats().iter() {
                observe(&game, seat, &mut numbers);
            }
        });
        assert_eq!(measured.count_total, 0);
        actions.clear();
        game.actions(seat, &mut actions);
        game.apply(seat, *rng.pick(&actions).unwrap(), &mut ()).unwrap();
    }
}
