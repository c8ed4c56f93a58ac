//! A batch gives exactly the results of its games played singly.

use serde_json::Value;
use signoria_amalfi::Amalfi;
use signoria_engine::erased::Order;
use signoria_engine::observe::observe;
use signoria_engine::sample::Pebbles;
use signoria_engine::{Action as _, Game, Seats, Seed, Setup};
use signoria_florence::Florence;
use signoria_lab::{Batch, BatchError, Buffers, MOST_GAMES, MOST_THREADS, Reward, Shape, Terms};
use signoria_lorenzo::Lorenzo;
use signoria_praga::Praga;

fn order(seats: u8, seed: u64) -> Order {
    Order {
        edition: None,
        options: Value::Null,
        seats: Seats::new(seats),
        seed: Seed::from(seed),
    }
}

fn batch<G: Game>(seats: u8, games: usize, threads: usize) -> Batch<G> {
    rewarded(seats, games, threads, Reward::Win)
}

fn rewarded<G: Game>(seats: u8, games: usize, threads: usize, reward: Reward) -> Batch<G> {
    let terms = Terms {
        games,
        threads,
        reward,
    };
    Batch::new(&order(seats, 7), terms).unwrap()
}

/// The buffers of a learning program.
#[derive(Clone, Debug, PartialEq)]
struct Memory {
    observations: Vec<f32>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    ended: Vec<u8>,
    seats: Vec<u8>,
}

impl Memory {
    fn new(shape: Shape) -> Self {
        Self {
            observations: vec![-9.0; shape.games * shape.features],
            masks: vec![9; shape.games * shape.actions],
            rewards: vec![-9.0; shape.games * shape.seats],
            ended: vec![9; shape.games],
            seats: vec![9; shape.games],
        }
    }

    fn lend(&mut self) -> Buffers<'_> {
        Buffers {
            observations: Some(&mut self.observations),
            masks: Some(&mut self.masks),
            rewards: &mut self.rewards,
            ended: &mut self.ended,
            seats: &mut self.seats,
        }
    }
}

/// Steps a batch with random actions beside single games of the same seeds, and compares all their results.
fn equals_single_games<G: Game>(seats: u8, steps: usize, reward: Reward) {
    const GAMES: usize = 3;
    let mut batch = rewarded::<G>(seats, GAMES, 1, reward);
    let shape = batch.shape();
    let start = |batch: &Batch<G>, game: usize| -> G {
        let seed = batch.seed(game).unwrap();
        Setup::new(Seats::new(seats), seed).start().unwrap()
    };
    let mut singles: Vec<G> = (0..GAMES).map(|game| start(&batch, game)).collect();
    let mut memory = Memory::new(shape);
    let mut actions = vec![0; GAMES];
    let mut ends = 0;
    batch.look(memory.lend()).unwrap();
    for _ in 0..steps {
        batch.sample(&mut actions).unwrap();
        batch.step(&actions, memory.lend()).unwrap();
        for (index, single) in singles.iter_mut().enumerate() {
            let seat = single.waiting().first().unwrap();
            let action = G::Action::from_index(actions[index] as usize).unwrap();
            single.apply(seat, action, &mut ()).unwrap();
            let rewards = &memory.rewards[index * shape.seats..][..shape.seats];
            let over = single.waiting().is_empty();
            assert_eq!(memory.ended[index] == 1, over);
            if over {
                let standings = single.standings();
                let expected = single
                    .seats()
                    .iter()
                    .map(|seat| reward.of(&standings, single.seats(), seat));
                assert!(rewards.iter().copied().eq(expected));
                *single = start(&batch, index);
                ends += 1;
            } else {
                assert!(rewards.iter().all(|&reward| reward == 0.0));
            }
            let seat = single.waiting().first().unwrap();
            assert_eq!(memory.seats[index], u8::from(seat));
            let mut numbers = vec![0.0; shape.features];
            observe(single, seat, &mut numbers);
            assert_eq!(
                memory.observations[index * shape.features..][..shape.features],
                numbers
            );
            let mut legal = Vec::new();
            single.actions(seat, &mut legal);
            let mut mask = vec![0; shape.actions];
            legal.iter().for_each(|action| mask[action.index()] = 1);
            assert_eq!(memory.masks[index * shape.actions..][..shape.actions], mask);
        }
    }
    assert!(ends > 0, "no game of {} came to its end", G::ID);
}

#[test]
fn a_batch_equals_single_games_step_for_step() {
    equals_single_games::<Pebbles>(2, 100, Reward::Win);
    equals_single_games::<Lorenzo>(4, 600, Reward::Win);
    equals_single_games::<Praga>(2, 600, Reward::Margin);
    equals_single_games::<Amalfi>(3, 900, Reward::Score);
    equals_single_games::<Florence>(3, 900, Reward::Win);
}

#[test]
fn threads_change_nothing() {
    let (mut one, mut three) = (batch::<Pebbles>(3, 100, 1), batch::<Pebbles>(3, 100, 3));
    let (mut first, mut second) = (Memory::new(one.shape()), Memory::new(three.shape()));
    let (mut actions, mut same) = (vec![0; 100], vec![0; 100]);
    for _ in 0..50 {
        one.sample(&mut actions).unwrap();
        three.sample(&mut same).unwrap();
        assert_eq!(actions, same);
        one.step(&actions, first.lend()).unwrap();
        three.step(&actions, second.lend()).unwrap();
        assert_eq!(first, second);
    }
}

#[test]
fn a_reset_begins_as_a_new_batch_does() {
    let mut used = batch::<Lorenzo>(2, 4, 1);
    let mut memory = Memory::new(used.shape());
    let mut actions = vec![0; 4];
    for _ in 0..30 {
        used.sample(&mut actions).unwrap();
        used.step(&actions, memory.lend()).unwrap();
    }
    used.reset(Seed::from(7)).unwrap();
    used.look(memory.lend()).unwrap();
    let mut fresh = batch::<Lorenzo>(2, 4, 1);
    let mut expected = Memory::new(fresh.shape());
    fresh.look(expected.lend()).unwrap();
    assert_eq!(memory, expected);
}

/// Standings and set-ups allocate, and so the end of a game does; nothing else may, and nothing may be kept.
fn allocates_only_where_games_end<G: Game>(seats: u8, steps: usize) {
    let mut batch = batch::<G>(seats, 4, 1);
    let mut memory = Memory::new(batch.shape());
    let mut actions = vec![0; 4];
    for step in 0..steps {
        let measured = allocation_counter::measure(|| {
            batch.sample(&mut actions).unwrap();
            batch.step(&actions, memory.lend()).unwrap();
        });
        if memory.ended.iter().all(|&ended| ended == 0) {
            assert_eq!(measured.count_total, 0, "{} in step {step}", G::ID);
        } else {
            assert_eq!(measured.count_current, 0, "{} keeps memory of step {step}", G::ID);
        }
    }
}

#[test]
fn a_step_does_not_allocate() {
    allocates_only_where_games_end::<Pebbles>(2, 100);
    allocates_only_where_games_end::<Lorenzo>(4, 400);
    allocates_only_where_games_end::<Praga>(4, 400);
    allocates_only_where_games_end::<Amalfi>(4, 400);
    allocates_only_where_games_end::<Florence>(5, 400);
}

#[test]
fn wrong_buffers_are_refused_and_nothing_changes() {
    let mut batch = batch::<Pebbles>(2, 4, 1);
    let mut memory = Memory::new(batch.shape());
    batch.look(memory.lend()).unwrap();
    let before = memory.clone();
    let refused = |error: Result<(), BatchError>| match error {
        Err(BatchError::Size { buffer, .. }) => buffer,
        other => panic!("not refused: {other:?}"),
    };
    assert_eq!(refused(batch.step(&[0; 3], memory.lend())), "actions");
    assert_eq!(refused(batch.sample(&mut [0; 5])), "actions");
    memory.rewards.pop();
    assert_eq!(refused(batch.step(&[0; 4], memory.lend())), "rewards");
    memory.masks.push(0);
    assert_eq!(refused(batch.look(memory.lend())), "masks");
    memory.observations.clear();
    assert_eq!(refused(batch.look(memory.lend())), "observations");
    let mut memory = Memory::new(batch.shape());
    batch.look(memory.lend()).unwrap();
    assert_eq!(memory, before);
}

#[test]
fn an_illegal_action_is_refused_for_all_games() {
    let mut batch = batch::<Pebbles>(2, 3, 1);
    let mut memory = Memory::new(batch.shape());
    batch.look(memory.lend()).unwrap();
    let before = memory.clone();
    for foreign in [-1, 3, i64::MAX] {
        let error = batch.step(&[0, foreign, 0], memory.lend()).unwrap_err();
        assert!(matches!(error, BatchError::Illegal { game: 1, action, .. } if action == foreign));
    }
    batch.look(memory.lend()).unwrap();
    assert_eq!(memory, before);
}

#[test]
fn an_impossible_batch_is_refused() {
    let reward = Reward::Win;
    for (games, threads) in [
        (0, 1),
        (1, 0),
        (MOST_GAMES + 1, 1),
        (1, MOST_THREADS + 1),
        (usize::MAX, 1),
    ] {
        let terms = Terms {
            games,
            threads,
            reward,
        };
        let refused = Batch::<Pebbles>::new(&order(2, 7), terms).err();
        assert_eq!(
            refused,
            Some(BatchError::Terms),
            "{games} games, {threads} threads"
        );
    }
    let terms = Terms {
        games: 1,
        threads: 1,
        reward,
    };
    let refused = Batch::<Pebbles>::new(&order(8, 7), terms).err();
    assert!(matches!(refused, Some(BatchError::Setup(_))));
}
