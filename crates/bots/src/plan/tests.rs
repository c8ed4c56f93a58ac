//! The search, in the sample game with made-up weights.

use std::sync::Arc;

use signoria_engine::prelude::*;
use signoria_engine::sample::{Action, Pebbles};
use signoria_engine::{Purpose, Rng, Seat, Seats, Seed, Setup};

use super::*;
use crate::mind::tests::made_up;

fn far_sighted(budget: Budget) -> Planner<Pebbles> {
    Planner::new(Arc::new(made_up(1)), budget, Manner::far_sighted())
}

fn planner(budget: Budget) -> Planner<Pebbles> {
    Planner::new(Arc::new(made_up(1)), budget, Manner::default())
}

fn position(left: u8) -> Pebbles {
    let state = serde_json::json!({ "seats": 2, "turn": 0, "left": left });
    serde_json::from_value(state).unwrap()
}

fn list(game: &Pebbles) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(Seat::new(0), &mut actions);
    actions
}

fn rng() -> Rng {
    Rng::new(Seed::from(1), Purpose::Bot)
}

#[test]
fn near_the_end_the_search_is_exact_whatever_the_network_says() {
    // Whoever takes the last pebble wins: leave a multiple of four.
    for left in [5, 6, 7, 9, 10, 11] {
        let game = position(left);
        let best = planner(Budget::Playouts(3000)).choose(&game, Seat::new(0), &list(&game), &mut rng());
        assert_eq!(best.to_string(), format!("take {}", left % 4), "{left} left");
    }
}

#[test]
fn advice_counts_every_simulation_once() {
    let game = position(10);
    let actions = list(&game);
    let advice = planner(Budget::Playouts(101)).advise(&game, Seat::new(0), &actions, &mut rng());
    assert_eq!(advice.len(), actions.len());
    let shares: f32 = advice.iter().map(|advice| advice.share).sum();
    let priors: f32 = advice.iter().map(|advice| advice.prior).sum();
    assert!((shares - 1.0).abs() < 1e-5 && (priors - 1.0).abs() < 1e-5);
    assert!(advice.iter().all(|advice| (0.0..=1.0).contains(&advice.chance)));
}

#[test]
fn the_same_stream_gives_the_same_choice() {
    let game: Pebbles = Setup::new(Seats::new(3), 4).start().unwrap();
    let advise = || planner(Budget::Playouts(200)).advise(&game, Seat::new(0), &list(&game), &mut rng());
    assert_eq!(advise(), advise());
}

#[test]
fn a_far_sighted_search_hears_of_the_end_where_a_plain_one_hears_the_network() {
    // Far from the end: a handful of simulations reaches it only by playing on, and there a chance is the chance of those who play.
    let game = position(30);
    let actions = list(&game);
    let budget = Budget::Playouts(200);
    let far = || far_sighted(budget).advise(&game, Seat::new(0), &actions, &mut rng());
    assert_eq!(far(), far(), "the same stream gives the same advice");
    let plain = planner(budget).advise(&game, Seat::new(0), &actions, &mut rng());
    assert_ne!(far(), plain);
    let chance = |advice: Vec<Advice>| {
        advice
            .iter()
            .map(|advice| advice.share * advice.chance)
            .sum::<f32>()
    };
    assert!((0.2..0.8).contains(&chance(far())));
}

#[test]
fn a_given_action_is_tried_as_often_as_the_best() {
    let game = position(11);
    let actions = list(&game);
    let mut planner = planner(Budget::Playouts(2000));
    let advice = planner.advise(&game, Seat::new(0), &actions, &mut rng());
    let most = advice.iter().map(|advice| advice.share).fold(0.0, f32::max);
    let least = (0..actions.len()).min_by(|&one, &two| advice[one].share.total_cmp(&advice[two].share));
    let after = planner.insist(actions[least.unwrap()], &actions);
    let tried = after[least.unwrap()].share;
    assert!(advice[least.unwrap()].share < most && after.iter().all(|advice| tried >= advice.share - 1e-6));
}

#[test]
fn a_turn_has_one_budget_of_time() {
    let second = Duration::from_secs(1);
    assert_eq!(
        Budget::Time(second).after(Duration::ZERO),
        Budget::Time(second * 3 / 4)
    );
    let rest = Budget::Within(500, second).after(second * 3 / 4);
    assert_eq!(rest, Budget::Within(500, second * 3 / 16));
    assert_eq!(
        Budget::Time(second).after(second * 2),
        Budget::Time(Duration::ZERO)
    );
    assert_eq!(Budget::Playouts(9).after(second), Budget::Playouts(9));
}

#[test]
fn places_are_drawn_in_proportion_to_their_shares() {
    let mut rng = rng();
    let mut drawn = [0; 3];
    for _ in 0..4000 {
        drawn[draw(&[0.5, 0.0, 1.5], &mut rng)] += 1;
    }
    assert_eq!(drawn[1], 0);
    assert!((900..1100).contains(&drawn[0]), "{drawn:?}");
    assert_eq!(draw(&[], &mut rng), 0);
}

#[test]
fn a_warm_search_allocates_nothing_in_a_simulation() {
    let game = position(9);
    let actions = list(&game);
    let budget = Budget::Playouts(2000);
    for mut planner in [planner(budget), far_sighted(budget)] {
        // The first search makes room, the second one uses it.
        planner.advise(&game, Seat::new(0), &actions, &mut rng());
        planner.forget();
        let measured = allocation_counter::measure(|| {
            planner.grow(&game, Seat::new(0), &actions, &mut rng());
        });
        assert_eq!(measured.count_total, 0, "{measured:?}");
    }
}

/// The values for both seats of a position in which the second one decides, in a search for the first, with a network used in
/// that way.
fn judged(instinct: f32, looks_on: bool) -> judge::Worth {
    let network = Network {
        instinct,
        looks_on,
        ..made_up(1)
    };
    let state = serde_json::json!({ "seats": 2, "turn": 1, "left": 10 });
    let game: Pebbles = serde_json::from_value(state).unwrap();
    let (own, deciding) = (Seat::new(0), Seat::new(1));
    judge::judge(&game, Some(own), deciding, &network, &mut Thought::new(&network))
}

#[test]
fn a_network_for_bystanders_judges_its_own_seat_from_its_own_view() {
    let state = serde_json::json!({ "seats": 2, "turn": 1, "left": 10 });
    let game: Pebbles = serde_json::from_value(state).unwrap();
    let network = made_up(1);
    let mut own = Thought::new(&network);
    network.think(&game, Seat::new(0), &mut own);
    let (plain, looking_on) = (judged(0.0, false), judged(0.0, true));
    assert_eq!(looking_on.chance[0], own.chance[0]);
    assert_eq!(looking_on.margin[0], own.margin[0]);
    assert_ne!(plain.chance[0], own.chance[0], "as the other one sees it");
    assert_eq!(plain.chance[1], looking_on.chance[1], "who decides sees the same");
}

#[test]
fn instinct_pulls_the_judgement_towards_the_games_estimate() {
    let (none, half, all) = (judged(0.0, false), judged(0.5, false), judged(1.0, false));
    assert!((all.chance[0] + all.chance[1] - 1.0).abs() < 1e-6);
    assert!((all.margin[0] + all.margin[1]).abs() < 1e-6);
    for seat in 0..2 {
        let middle = f32::midpoint(none.chance[seat], all.chance[seat]);
        assert!((half.chance[seat] - middle).abs() < 1e-6);
    }
}
