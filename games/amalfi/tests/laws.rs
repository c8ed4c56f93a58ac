//! The laws of every game, and `perft`.

use signoria_amalfi::Amalfi;
use signoria_amalfi::setup::Options;
use signoria_amalfi::state::{Opponent, Way};
use signoria_engine::{Game, Purpose, Rng, Seat, Seats, Seed, Setup, perft};

signoria_engine::laws!(Amalfi);

/// Leaves of the tree of actions from seed 7, seat 0 first, for every number of seats, every way to deal and both opponents. A change
/// here is a change of the rules.
#[test]
fn perft_counts_stay_the_same() {
    use Opponent::{Genoa, Naples};
    use Way::{Blind, FullDraft, Guild, Personal, SelectiveDraft};
    for (seats, start, opponent, counts) in [
        (1, Guild, Naples, [6, 222, 5202, 93581]),
        (1, Guild, Genoa, [6, 222, 5196, 93159]),
        (1, Blind, Naples, [38, 916, 16839, 258780]),
        (1, Blind, Genoa, [38, 915, 16766, 255483]),
        (1, Personal, Naples, [5, 53, 1144, 20987]),
        (1, Personal, Genoa, [5, 53, 1143, 20909]),
        (2, Guild, Naples, [6, 30, 1110, 28910]),
        (2, Blind, Naples, [38, 1017, 24512, 559451]),
        (2, Personal, Naples, [5, 19, 103, 1577]),
        (2, FullDraft, Naples, [7, 49, 294, 1764]),
        (2, SelectiveDraft, Naples, [6, 36, 180, 900]),
        (3, Guild, Naples, [6, 30, 120, 4440]),
        (3, Blind, Naples, [38, 1017, 25738, 635099]),
        (3, Personal, Naples, [5, 19, 69, 284]),
        (3, FullDraft, Naples, [7, 49, 343, 2058]),
        (3, SelectiveDraft, Naples, [6, 36, 216, 1080]),
        (4, Guild, Naples, [6, 30, 120, 360]),
        (4, Blind, Naples, [38, 1017, 25738, 652816]),
        (4, Personal, Naples, [5, 19, 69, 250]),
        (4, FullDraft, Naples, [7, 49, 343, 2401]),
        (4, SelectiveDraft, Naples, [6, 36, 216, 1296]),
    ] {
        let found = [1, 2, 3, 4].map(|depth| perft(&start_of(seats, start, opponent), depth));
        assert_eq!(found, counts, "{seats} seats, {start:?}, {opponent:?}");
    }
}

/// The same from the middle of games that random players began.
#[test]
fn perft_counts_from_the_middle_stay_the_same() {
    for (seats, decisions, counts) in [
        (1, 16, [14, 307, 3232]),
        (2, 40, [26, 292, 1991]),
        (3, 60, [25, 371, 4771]),
        (4, 90, [2, 60, 957]),
    ] {
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
        let found = [1, 2, 3].map(|depth| perft(&game, depth));
        assert_eq!(found, counts, "{seats} seats");
    }
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
