//! Advice tells a seat nothing that it may not know.

use signoria_bots::Budget;
use signoria_catalog::GAMES;
use signoria_engine::erased::{AnyState, Order};
use signoria_engine::{Eye, Purpose, Rng, Seats, Seed};
use signoria_table::wire::Advice;
use signoria_table::{advise, advise_fully, second_of};

/// Advice is checked once every so many actions, and so many times.
const EVERY: usize = 12;
const TIMES: usize = 3;

#[test]
fn advice_depends_on_nothing_that_the_seat_cannot_know() {
    for entry in GAMES {
        let game = entry.arena.game();
        let info = game.info();
        let order = Order {
            edition: None,
            options: serde_json::Value::Null,
            seats: Seats::new(3.clamp(info.fewest_seats, info.most_seats)),
            seed: Seed::from(5),
        };
        let (mut state, _) = game.start(&order).unwrap();
        for turn in 0..=EVERY * TIMES {
            let Some(seat) = state.waiting().first() else {
                break;
            };
            if turn % EVERY == 0 {
                let mut twin = state.boxed();
                let mut rng = Rng::new(Seed::from(turn as u64 + 1), Purpose::Redeal);
                twin.redeal(Eye::Seat(seat), &mut rng);
                let advice = |state: &dyn AnyState| {
                    advise(entry.arena, state, seat, Budget::Playouts(8), Seed::from(3))
                };
                assert_eq!(advice(&*state), advice(&*twin), "{} after {turn}", entry.id);
            }
            let actions = state.actions(seat);
            let action = actions[turn * 7 % actions.len()].clone();
            state.play(seat, &action).unwrap();
        }
    }
}

#[test]
fn a_move_that_is_asked_for_in_steps_is_advised_as_a_whole() {
    let lorenzo = signoria_catalog::find("lorenzo").unwrap();
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(2),
        seed: Seed::from(46),
    };
    let (mut state, _) = lorenzo.arena.game().start(&order).unwrap();
    let seat = state.waiting().first().unwrap();
    let advice = advise(lorenzo.arena, &*state, seat, Budget::Playouts(40), Seed::from(3));
    let best = advice.first().unwrap();
    assert!(best.action.starts_with("place "), "{best:?}");
    let verbs: Vec<&str> = best
        .then
        .iter()
        .filter_map(|step| step.action.split(' ').next())
        .collect();
    assert_eq!(verbs, ["on", "servants"]);
    let second = second_of(&advice).unwrap();
    for (index, other) in advice.iter().enumerate().skip(1) {
        assert_eq!(index == second, !other.then.is_empty(), "{other:?}");
    }
    for action in [&best.action, &best.then[0].action, &best.then[1].action] {
        state.play(seat, action).unwrap();
    }
}

#[test]
fn a_study_is_advised_whole_moves_also_where_another_piece_is_taken_up_instead() {
    let lorenzo = signoria_catalog::find("lorenzo").unwrap();
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(2),
        seed: Seed::from(46),
    };
    let (mut state, _) = lorenzo.arena.game().start(&order).unwrap();
    let seat = state.waiting().first().unwrap();
    state.play(seat, "place orange").unwrap();
    let advice = advise_fully(
        lorenzo.arena,
        &*state,
        seat,
        Budget::Playouts(200),
        Seed::from(3),
        usize::MAX,
    );
    let explored = advice
        .iter()
        .filter(|choice| choice.share.is_some_and(|share| share > 0.0));
    let (changes, placed): (Vec<_>, Vec<_>) =
        explored.partition(|choice| choice.action.starts_with("place "));
    assert!(!changes.is_empty());
    for choice in changes {
        let next = choice.then.first().unwrap_or_else(|| panic!("{choice:?}"));
        assert!(next.action.starts_with("on "), "{choice:?}");
    }
    // Where no servants can be added, nothing more is asked.
    let completed = placed.iter().filter(|choice| !choice.then.is_empty());
    assert!(completed.count() > 2);
}

#[test]
fn the_second_choice_promises_most_of_what_was_thought_about_enough() {
    let choice = |share: f32, margin: f32| Advice {
        share: Some(share),
        margin: Some(margin),
        ..Advice::default()
    };
    let best = choice(0.7, 5.0);
    let glanced_at = choice(0.01, 9.0);
    let close = choice(0.1, 4.0);
    let all = [best.clone(), choice(0.19, 1.0), close, glanced_at.clone()];
    assert_eq!(second_of(&all), Some(2));
    assert_eq!(second_of(&[best.clone(), choice(0.0, 8.0), glanced_at]), Some(2));
    assert_eq!(second_of(&[best, choice(0.0, 8.0)]), None);
    assert_eq!(second_of(&[]), None);
}
