//! The bots of the real games, with what they have learned.

use std::sync::Arc;
use std::time::Duration;

use signoria_amalfi::Amalfi;
use signoria_bots::mind::Network;
use signoria_bots::plan::{Manner, Planner};
use signoria_bots::{Bot as _, BotSpec, Budget, Keeper, Level};
use signoria_catalog::{Entry, GAMES};
use signoria_engine::erased::{AnyState, Order};
use signoria_engine::{Eye, Game, Purpose, Rng, Seat, Seats, Seed, Setup};
use signoria_florence::Florence;
use signoria_lorenzo::Lorenzo;
use signoria_praga::Praga;

fn real_games() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().filter(|entry| !entry.sample)
}

fn start(entry: &Entry, seats: u8, seed: u64) -> Box<dyn AnyState> {
    let order = Order {
        edition: None,
        options: Default::default(),
        seats: Seats::new(seats),
        seed: Seed::from(seed),
    };
    entry.arena.game().start(&order).unwrap().0
}

/// Plays random actions, and stops at every `every`-th position where somebody has a real choice.
fn walk(entry: &Entry, seats: u8, seed: u64, every: usize, mut visit: impl FnMut(&dyn AnyState, Seat)) {
    let mut state = start(entry, seats, seed);
    let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
    let mut choices = 0;
    while let Some(seat) = state.waiting().first() {
        let actions = state.actions(seat);
        if actions.len() > 1 {
            choices += 1;
            if choices % every == 0 {
                visit(&*state, seat);
            }
        }
        let action = rng.pick(&actions).unwrap();
        state.play(seat, action).unwrap();
    }
}

/// Every kind of bot, with budgets that do not depend on the clock.
fn kinds() -> Vec<BotSpec> {
    let budget = Budget::Playouts(12);
    vec![
        BotSpec::Random,
        BotSpec::Greedy,
        BotSpec::Level(Level::Apprentice),
        BotSpec::Search(budget),
        BotSpec::Plan(budget),
        BotSpec::Far(budget),
    ]
}

#[test]
fn equal_views_and_equal_streams_give_equal_choices() {
    for entry in real_games() {
        let mut compared = 0;
        walk(entry, 3, 11, 25, |state, seat| {
            let mut other = state.boxed();
            other.redeal(
                Eye::Seat(seat),
                &mut Rng::new(Seed::from(compared), Purpose::Redeal),
            );
            assert_eq!(state.view(Eye::Seat(seat)), other.view(Eye::Seat(seat)));
            for spec in kinds() {
                let choose = |state: &dyn AnyState| {
                    let mut bot = entry.arena.bot(spec, Seed::from(compared + 5));
                    bot.choose(state, seat)
                };
                assert_eq!(choose(state), choose(&*other), "{} {spec}", entry.id);
            }
            let advise = |state: &dyn AnyState| {
                let budget = Budget::Playouts(12);
                entry.arena.advise(state, seat, budget, Seed::from(compared))
            };
            assert_eq!(advise(state), advise(&*other), "{}", entry.id);
            compared += 1;
        });
        assert!(compared > 1, "{}", entry.id);
    }
}

#[test]
fn out_of_budget_a_bot_plays_the_best_so_far() {
    let none = Duration::ZERO;
    for entry in real_games() {
        walk(entry, 2, 3, 40, |state, seat| {
            for budget in [Budget::Time(none), Budget::Within(5000, none)] {
                for spec in [
                    BotSpec::Plan(budget),
                    BotSpec::Far(budget),
                    BotSpec::Search(budget),
                ] {
                    let chosen = entry.arena.bot(spec, Seed::from(1)).choose(state, seat).unwrap();
                    assert!(state.actions(seat).contains(&chosen), "{} {spec}", entry.id);
                }
            }
        });
    }
}

#[test]
fn every_level_has_learned_every_game() {
    for entry in real_games() {
        assert_eq!(entry.arena.learned(), Ok(true), "{}", entry.id);
    }
}

#[test]
fn a_bot_that_is_kept_between_two_decisions_goes_on_with_its_turn() {
    let level = Level::Journeyman;
    let mut went_on = 0;
    for entry in real_games() {
        let mut keeper = Keeper::new(8);
        let mut state = start(entry, 2, 5);
        for _ in 0..60 {
            let Some(seat) = state.waiting().first() else {
                break;
            };
            let known = keeper.take(&*state, seat, level);
            went_on += usize::from(known.is_some());
            let mut bot = known.unwrap_or_else(|| entry.arena.bot(BotSpec::Level(level), Seed::from(2)));
            bot.set_budget(Budget::Playouts(4));
            let action = bot.choose(&*state, seat).unwrap();
            keeper.keep(&*state, seat, level, &action, bot);
            state.play(seat, &action).unwrap();
        }
    }
    assert!(went_on > 10, "{went_on}");
}

/// How many allocations a search of that many simulations makes after a longer one.
fn allocations<G: Game>(weights: &[u8], manner: Manner, simulations: [u32; 2]) -> [u64; 2] {
    let mut game: G = Setup::new(Seats::new(2), 3).start().unwrap();
    let network = Arc::new(Network::read(weights, &game).unwrap());
    let mut rng = Rng::new(Seed::from(3), Purpose::Playout);
    let mut actions = Vec::new();
    let mut late = game.clone();
    // To about the last tenth of the game, where simulations reach its end.
    let mut states = Vec::new();
    while let Some(seat) = game.waiting().first() {
        states.push(game.clone());
        actions.clear();
        game.actions(seat, &mut actions);
        game.apply(seat, *rng.pick(&actions).unwrap(), &mut ()).unwrap();
    }
    for state in states.iter().skip(states.len() * 9 / 10) {
        let seat = state.waiting().first().unwrap();
        actions.clear();
        state.actions(seat, &mut actions);
        if actions.len() > 1 {
            late = state.clone();
            break;
        }
    }
    let seat = late.waiting().first().unwrap();
    actions.clear();
    late.actions(seat, &mut actions);
    let mut planner = Planner::new(network, Budget::Playouts(3000), manner);
    planner.advise(&late, seat, &actions, &mut Rng::new(Seed::from(1), Purpose::Bot));
    simulations.map(|simulations| {
        planner.forget();
        planner.set_budget(Budget::Playouts(simulations));
        let measured = allocation_counter::measure(|| {
            planner.choose(&late, seat, &actions, &mut Rng::new(Seed::from(1), Purpose::Bot));
        });
        measured.count_total
    })
}

#[test]
fn a_simulation_of_a_warm_search_allocates_nothing() {
    // Redeals may allocate, and there are as many of them in both.
    let simulations = [300, 2000];
    for manner in [Manner::default(), Manner::far_sighted()] {
        let few_and_many = [
            allocations::<Florence>(include_bytes!("../../minds/florence.mind"), manner, simulations),
            allocations::<Lorenzo>(include_bytes!("../../minds/lorenzo.mind"), manner, simulations),
            allocations::<Praga>(include_bytes!("../../minds/praga.mind"), manner, simulations),
            allocations::<Amalfi>(include_bytes!("../../minds/amalfi.mind"), manner, simulations),
        ];
        for [few, many] in few_and_many {
            assert_eq!(few, many, "{manner:?} {few_and_many:?}");
        }
    }
}
