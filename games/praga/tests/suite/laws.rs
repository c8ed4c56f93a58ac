//! The shared laws, and counts that pin the rules down.

use signoria_engine::{Seats, Setup, perft};
use signoria_praga::Praga;
use signoria_praga::options::Options;

use crate::scenario::{parler, variant};

signoria_engine::laws!(signoria_praga::Praga);

/// Leaves of the tree of actions from seed 7 to a depth; any accidental change of the rules moves them.
#[test]
fn perft_counts_do_not_change() {
    let plain = Options::default();
    let tables = [
        (1, plain, 4),
        (1, parler(), 4),
        (2, plain, 4),
        (3, plain, 4),
        (4, plain, 4),
        (4, variant(), 4),
        (4, plain, 5),
        (4, plain, 7),
        (1, parler(), 7),
    ];
    let leaves = tables.map(|(seats, options, depth)| {
        let game: Praga = Setup::new(Seats::new(seats), 7)
            .with_options(options)
            .start()
            .unwrap();
        perft(&game, depth)
    });
    assert_eq!(leaves, [1282, 3656, 1282, 1345, 1435, 1392, 4229, 93329, 135872]);
}
