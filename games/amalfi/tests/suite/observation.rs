//! What a seat is told as numbers.

use signoria_amalfi::Amalfi;
use signoria_amalfi::options::{Opponent, Options, Way};
use signoria_engine::testing::{
    every_decision_is_observed, every_table_has_the_same_features, observing_allocates_nothing,
    own_seat_comes_first,
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
fn all_tables_share_their_features() {
    let tables = [
        (4, Way::Guild),
        (1, Way::Blind),
        (2, Way::Personal),
        (3, Way::FullDraft),
        (4, Way::SelectiveDraft),
    ];
    let started = tables.map(|(seats, way)| start(seats, way, 2));
    every_table_has_the_same_features(started.into_iter().chain([genoa()]));
}

#[test]
fn every_decision_changes_the_observation_of_its_seat() {
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
