//! What a seat is told as numbers.

use std::collections::HashSet;

use signoria_engine::observe::Features;
use signoria_engine::testing::{
    every_decision_is_observed, observing_allocates_nothing, own_seat_comes_first,
};
use signoria_engine::{Seats, Setup};
use signoria_lorenzo::{Lorenzo, Options};

fn start(seats: u8, advanced: bool, seed: u64) -> Lorenzo {
    let setup = Setup::new(Seats::new(seats), seed).with_options(Options { advanced });
    setup.start().unwrap()
}

#[test]
fn every_number_has_a_name_of_its_own() {
    let features = Features::of(&start(4, true, 1));
    let names: HashSet<&str> = features.iter().map(|feature| feature.name.as_str()).collect();
    assert_eq!(names.len(), features.len());
}

#[test]
fn every_set_up_is_told_by_the_same_features() {
    let features = Features::of(&start(4, true, 1));
    for (seats, advanced) in [(2, false), (2, true), (3, false), (3, true), (4, false)] {
        assert_eq!(Features::of(&start(seats, advanced, 2)), features);
    }
}

#[test]
fn every_decision_changes_what_its_seat_is_told() {
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
