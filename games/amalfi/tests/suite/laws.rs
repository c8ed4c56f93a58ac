//! The laws of every game, and `perft`.

use signoria_amalfi::Amalfi;
use signoria_amalfi::options::Options;
use signoria_amalfi::options::{Opponent, Way};
use signoria_engine::{Purpose, Rng, Seat, Seats, Seed, Setup, perft, prelude::*};

signoria_engine::laws!(Amalfi);

/// Leaves of the tree of actions from seed 7, seat 0 first, for every number of seats, every way to deal and both opponents. A change
/// here is a change of the rules.
#[test]
fn perft_counts_stay_the_same() {
    use Opponent::{Genoa, Naples};
    use Way::{Blind, FullDraft, Guild, Personal, SelectiveDraft};
    let expected = [
        (1, Guild, Naples, [6, 222, 5202, 93581]),
        (1, Guild, Genoa, [6, 222, 5196, 93159]),
        (1, Blind, Naples, [38, 916, 16839, 258780]),
        (1, Blind, Genoa, [38, 915, 16766, 255483]),
        (1, Personal, Naples, [10, 100, 1000, 10000]),
        (1, Personal, Genoa, [10, 100, 1000, 10000]),
        (2, Guild, Naples, [6, 30, 1110, 28910]),
        (2, Blind, Naples, [38, 1017, 24512, 559451]),
        (2, Personal, Naples, [10, 100, 1000, 10000]),
        (2, FullDraft, Naples, [7, 49, 294, 1764]),
        (2, SelectiveDraft, Naples, [6, 36, 180, 900]),
        (3, Guild, Naples, [6, 30, 120, 4440]),
        (3, Blind, Naples, [38, 1017, 25738, 635099]),
        (3, Personal, Naples, [10, 100, 1000, 10000]),
        (3, FullDraft, Naples, [7, 49, 343, 2058]),
        (3, SelectiveDraft, Naples, [6, 36, 216, 1080]),
        (4, Guild, Naples, [6, 30, 120, 360]),
        (4, Blind, Naples, [38, 1017, 25738, 652816]),
        (4, Personal, Naples, [10, 100, 1000, 10000]),
        (4, FullDraft, Naples, [7, 49, 343, 2401]),
        (4, SelectiveDraft, Naples, [6, 36, 216, 1296]),
    ];
    let found = expected.map(|(seats, start, opponent, _)| {
        let game = start_of(seats, start, opponent);
        (
            seats,
            start,
            opponent,
            [1, 2, 3, 4].map(|depth| perft(&game, depth)),
        )
    });
    assert_eq!(found, expected);
}

/// The same from the middle of games that random players began.
#[test]
fn perft_counts_from_the_middle_stay_the_same() {
    let expected = [
        (1, 16, [14, 307, 3232]),
        (2, 40, [26, 292, 1991]),
        (3, 60, [25, 371, 4771]),
        (4, 90, [2, 60, 957]),
    ];
    let found = expected.map(|(seats, decisions, _)| {
        let mut game = start_of(seats, Way::Blind, Opponent::Naples);
        let mut rng = Rng::new(Seed::from(u64::from(seats)), Purpose::Playout);
        let mut actions = Vec::new();
        for _ in 0..decisions {
            let seat = game.waiting().first().expect("the game is not over");
            actions.clear();
            game.actions(seat, &mut actions);
            let action = *rng.pick(&actions).expect("something to do");
            game.apply(seat, action, &mut ()).expect("it is listed");
        }
        (seats, decisions, [1, 2, 3].map(|depth| perft(&game, depth)))
    });
    assert_eq!(found, expected);
}

fn start_of(seats: u8, start: Way, opponent: Opponent) -> Amalfi {
    let options = Options {
        start,
        opponent,
        first: Some(Seat::new(0)),
    };
    let setup = Setup::new(Seats::new(seats), 7).with_options(options);
    setup.start().expect("a table")
}
