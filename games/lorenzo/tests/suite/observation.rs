//! What a seat is told as numbers.

use signoria_engine::testing::{
    every_decision_is_observed, every_table_has_the_same_features, observing_allocates_nothing,
    own_seat_comes_first,
};
use signoria_engine::{Seats, Setup};
use signoria_lorenzo::{Lorenzo, Options};

fn start(seats: u8, advanced: bool, seed: u64) -> Lorenzo {
    let setup = Setup::new(Seats::new(seats), seed).with_options(Options { advanced });
    setup.start().unwrap()
}

#[test]
fn all_tables_share_their_features() {
    let tables = [
        (4, true),
        (2, false),
        (2, true),
        (3, false),
        (3, true),
        (4, false),
    ];
    every_table_has_the_same_features(tables.map(|(seats, advanced)| start(seats, advanced, 2)));
}

#[test]
fn every_decision_changes_the_observation_of_its_seat() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        every_decision_is_observed(start(seats, true, seed), seed);
    }
}

#[test]
fn a_seat_is_told_of_itself_first_and_of_the_others_in_turn_order() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        own_seat_comes_first(start(seats, true, seed), seed, &[]);
    }
}

#[test]
fn nothing_is_allocated() {
    observing_allocates_nothing(start(4, true, 5), 5, |work| {
        allocation_counter::measure(work).count_total
    });
}
