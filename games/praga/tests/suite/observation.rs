//! What a seat is told as numbers.

use signoria_engine::testing::{
    every_decision_is_observed, every_table_has_the_same_features, observing_allocates_nothing,
    own_seat_comes_first,
};
use signoria_engine::{Seats, Setup};
use signoria_praga::Praga;
use signoria_praga::options::Options;

use crate::scenario::{parler, variant};

fn start(seats: u8, options: Options, seed: u64) -> Praga {
    let setup = Setup::new(Seats::new(seats), seed).with_options(options);
    setup.start().unwrap()
}

#[test]
fn all_tables_share_their_features() {
    let tables = [
        (4, Options::default()),
        (1, Options::default()),
        (1, parler()),
        (2, variant()),
        (3, variant()),
    ];
    every_table_has_the_same_features(tables.map(|(seats, options)| start(seats, options, 2)));
}

#[test]
fn every_decision_changes_the_observation_of_its_seat() {
    for (seats, options, seed) in [(1, parler(), 1), (2, variant(), 2), (4, Options::default(), 3)] {
        every_decision_is_observed(start(seats, options, seed), seed);
    }
}

#[test]
fn a_seat_is_told_of_itself_first_and_of_the_others_in_turn_order() {
    for (seats, options, seed) in [(2, variant(), 2), (4, Options::default(), 3)] {
        own_seat_comes_first(start(seats, options, seed), seed, &[]);
    }
}

#[test]
fn nothing_is_allocated() {
    observing_allocates_nothing(start(4, variant(), 5), 5, |work| {
        allocation_counter::measure(work).count_total
    });
}
