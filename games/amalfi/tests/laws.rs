//! The laws of every game, and `perft`.

use signoria_amalfi::Amalfi;
use signoria_amalfi::setup::Options;
use signoria_amalfi::state::{Opponent, Way};
use signoria_engine::{Seat, Seats, Setup, perft};

signoria_engine::laws!(Amalfi);

/// Leaves of the tree of actions from seed 7, seat 0 first. A change here is a change of the rules.
#[test]
fn perft_counts_stay_the_same() {
    let naples = Opponent::Naples;
    for (seats, start, opponent, counts) in [
        (1, Way::Guild, naples, [6, 222, 5202, 93581]),
        (1, Way::Blind, Opponent::Genoa, [38, 915, 16766, 255483]),
        (2, Way::Blind, naples, [38, 1017, 24512, 559451]),
        (2, Way::Personal, naples, [5, 19, 103, 1577]),
        (3, Way::FullDraft, naples, [7, 49, 343, 2058]),
        (3, Way::SelectiveDraft, naples, [6, 36, 216, 1080]),
        (4, Way::Guild, naples, [6, 30, 120, 360]),
        (4, Way::Blind, naples, [38, 1017, 25738, 652816]),
    ] {
        let options = Options {
            start,
            opponent,
            first: Some(Seat::new(0)),
        };
        let game: Amalfi = Setup::new(Seats::new(seats), 7)
            .with_options(options)
            .start()
            .unwrap();
        let found = [1, 2, 3, 4].map(|depth| perft(&game, depth));
        assert_eq!(found, counts, "{seats} seats, {start:?}");
    }
}
