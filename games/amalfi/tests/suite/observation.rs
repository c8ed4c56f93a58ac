//! What a seat is told as numbers.

use std::collections::HashSet;

use signoria_amalfi::Amalfi;
use signoria_amalfi::options::{Opponent, Options, Way};
use signoria_engine::observe::Features;
use signoria_engine::testing::{
    every_decision_is_observed, observing_allocates_nothing, own_seat_comes_first,
};
use signoria_engine::{Seats, Setup};

fn start(seats: u8, start: Way, seed: u64) -> Amalfi {
    let options = Options {
        start,
        ..Options::default()
    };
    let setup = Setup::new(Seats::new(seats), seed).with_options(options);
    setup.start().unwrap()
}

fn genoa() -> Amalfi {
    let options = Options {
        opponent: Opponent::Genoa,
        ..Options::default()
    };
    let setup = Setup::new(Seats::new(1), 2).with_options(options);
    setup.start().unwrap()
}

#[test]
fn every_number_has_a_name_of_its_own() {
    let features = Features::of(&start(4, Way::Guild, 1));
    let names: HashSet<&str> = features.iter().map(|feature| feature.name.as_str()).collect();
    assert_eq!(names.len(), features.len());
}

#[test]
fn every_set_up_is_told_by_the_same_features() {
    let features = Features::of(&start(4, Way::Guild, 1));
    for (seats, way) in [
        (1, Way::Blind),
        (2, Way::Personal),
        (3, Way::FullDraft),
        (4, Way::SelectiveDraft),
    ] {
        assert_eq!(Features::of(&start(seats, way, 2)), features);
    }
    assert_eq!(Features::of(&genoa()), features);
}

#[test]
fn every_decision_changes_what_its_seat_is_told() {
    for (seats, way, seed) in [(2, Way::Blind, 1), (3, Way::FullDraft, 2), (4, Way::Guild, 3)] {
        every_decision_is_observed(start(seats, way, seed), seed);
    }
    every_decision_is_observed(genoa(), 4);
}

#[test]
fn a_seat_is_told_of_itself_first_and_of_the_others_in_turn_order() {
    for (seats, way, seed) in [(2, Way::Blind, 1), (3, Way::FullDraft, 2), (4, Way::Guild, 3)] {
        own_seat_comes_first(start(seats, way, seed), seed, &["ahead"]);
    }
}

#[test]
fn nothing_is_allocated() {
    for (seats, way) in [(1, Way::Guild), (4, Way::FullDraft)] {
        observing_allocates_nothing(start(seats, way, 7), 7, |work| {
            allocation_counter::measure(work).count_total
        });
    }
}
