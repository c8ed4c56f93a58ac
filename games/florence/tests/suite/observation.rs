//! What a seat is told as numbers.

use signoria_engine::testing::{
    every_decision_is_observed, every_table_has_the_same_features, observing_allocates_nothing,
    own_seat_comes_first,
};
use signoria_engine::{Seats, Setup};
use signoria_florence::{Florence, Options};

fn start(seats: u8, options: Options, seed: u64) -> Florence {
    let setup = Setup::new(Seats::new(seats), seed).with_options(options);
    setup.start().unwrap()
}

/// With both expansions.
fn expanded() -> Options {
    Options {
        muse_and_princess: true,
        cooperative_building: true,
        ..Options::default()
    }
}

#[test]
fn all_tables_share_their_features() {
    let tables = [
        (4, Options::default()),
        (1, Options::default()),
        (2, Options::default()),
        (3, expanded()),
        (5, expanded()),
    ];
    every_table_has_the_same_features(tables.map(|(seats, options)| start(seats, options, 2)));
}

#[test]
fn every_decision_changes_the_observation_of_its_seat() {
    for (seats, options, seed) in [
        (1, Options::default(), 1),
        (3, expanded(), 2),
        (5, Options::default(), 3),
    ] {
        every_decision_is_observed(start(seats, options, seed), seed);
    }
}

/// Except for coins, which can be hidden, and features relative to the observer.
#[test]
fn a_seat_is_told_of_itself_first_and_of_the_others_in_turn_order() {
    let but = [
        "ahead",
        "coins-known",
        "coins",
        "first-coins",
        "left-neighbour",
        "right-neighbour",
    ];
    for (seats, options, seed) in [
        (2, Options::default(), 1),
        (3, expanded(), 2),
        (5, Options::default(), 3),
    ] {
        own_seat_comes_first(start(seats, options, seed), seed, &but);
    }
}

#[test]
fn nothing_is_allocated() {
    for (seats, options) in [(1, Options::default()), (4, expanded())] {
        observing_allocates_nothing(start(seats, options, 7), 7, |work| {
            allocation_counter::measure(work).count_total
        });
    }
}
