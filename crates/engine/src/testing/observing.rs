//! What observations promise in every game: the same named numbers at every table, each decision is visible in them, one's own seat comes first, and observing allocates
//! nothing.

use std::collections::{HashMap, HashSet};

use crate::game::Game;
use crate::observe::{Features, observe};
use crate::rng::{Purpose, Rng, Seed};
use crate::seat::Seat;

/// Plays the game to its end at random; `look` gets each action and plays it.
fn play_out<G: Game>(mut game: G, seed: u64, mut look: impl FnMut(&mut G, Seat, G::Action)) {
    let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
    let mut actions = Vec::new();
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        let action = *rng
            .pick(&actions)
            .expect("whoever is waited for can do something");
        look(&mut game, seat, action);
    }
}

/// Every number has a name of its own, and all these tables, whatever their seats and options, have the same names.
///
/// # Panics
/// If two numbers share a name, or if a table has others.
pub fn every_table_has_the_same_features<G: Game>(tables: impl IntoIterator<Item = G>) {
    let mut told = tables.into_iter().map(|game| Features::of(&game));
    let features = told.next().expect("there is a table to look at");
    let names: HashSet<&str> = features.iter().map(|feature| feature.name.as_str()).collect();
    assert_eq!(names.len(), features.len(), "two numbers share a name");
    for other in told {
        assert_eq!(other, features);
    }
}

/// Every decision changes the observation of its seat, even in the middle of an action: only then can a learner choose an action from it.
///
/// # Panics
/// If one does not.
pub fn every_decision_is_observed<G: Game>(game: G, seed: u64) {
    let mut before = vec![0.0; Features::of(&game).len()];
    let mut after = before.clone();
    play_out(game, seed, |game, seat, action| {
        observe(game, seat, &mut before);
        game.apply(seat, action, &mut ()).expect("it is listed");
        observe(game, seat, &mut after);
        assert_ne!(before, after, "{action}");
    });
}

/// Observing allocates nothing, as counted by `allocations`.
///
/// # Panics
/// If it does.
pub fn observing_allocates_nothing<G: Game>(
    game: G,
    seed: u64,
    mut allocations: impl FnMut(&mut dyn FnMut()) -> u64,
) {
    let mut numbers = vec![0.0; Features::of(&game).len()];
    play_out(game, seed, |game, seat, action| {
        let count = allocations(&mut || {
            for seat in game.seats().iter() {
                observe(game, seat, &mut numbers);
            }
        });
        assert_eq!(count, 0, "before {action}");
        game.apply(seat, action, &mut ()).expect("it is listed");
    });
}

/// An observation describes its own seat first and the others in turn order. Another seat's features equal those in that seat's own
/// observation, and the features of an unused place are zero. `but` names the features that are hidden from others or relative to the
/// observer.
///
/// # Panics
/// If a feature differs, or if there is nothing to compare.
pub fn own_seat_comes_first<G: Game>(game: G, seed: u64, but: &[&str]) {
    let features = Features::of(&game);
    let numbers: HashMap<&str, usize> = features
        .iter()
        .enumerate()
        .map(|(index, feature)| (feature.name.as_str(), index))
        .collect();
    // The place around the table, a feature of it in this observation, and the same feature in the observation of
    // the seat there.
    let mut told = Vec::new();
    for (index, feature) in features.iter().enumerate() {
        let place = feature
            .name
            .strip_prefix("seat")
            .and_then(|name| name.split_once('.'));
        if let Some((place, name)) = place
            && let Ok(place) = place.parse::<usize>()
            && !but
                .iter()
                .any(|&but| name == but || name.starts_with(&format!("{but}.")))
        {
            told.push((place, index, numbers[format!("own.{name}").as_str()]));
        }
    }
    assert!(!told.is_empty(), "nothing is told of other seats");
    let count = game.seats().count();
    let mut seen = vec![vec![0.0; features.len()]; count];
    play_out(game, seed, |game, seat, action| {
        for (eye, seen) in game.seats().iter().zip(&mut seen) {
            observe(game, eye, seen);
        }
        for eye in 0..count {
            for &(place, other, own) in &told {
                let expected = if place < count {
                    seen[(eye + place) % count][own]
                } else {
                    0.0
                };
                assert_eq!(
                    seen[eye][other], expected,
                    "seat {eye} before {action}: {}",
                    features[other].name
                );
            }
        }
        game.apply(seat, action, &mut ()).expect("it is listed");
    });
}
