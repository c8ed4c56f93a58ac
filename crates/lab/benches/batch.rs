//! The time of one decision at four seats, on one thread: in single random games, in a batch of 256 games, and there with observation and
//! mask.
//!
//! `cargo bench -p signoria-lab --bench batch -- [GAME] [STEPS] [single|plain|observed]`. Beside the time it prints a sum over everything
//! that was written: equal sums before and after a change say that it changed nothing but the time. On a busy machine count
//! instructions instead, under `valgrind --tool=callgrind --toggle-collect='*steps*'`.

// Measuring is its purpose.
#![allow(clippy::print_stdout)]

use std::env;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Instant;

use signoria_amalfi::Amalfi;
use signoria_engine::erased::Order;
use signoria_engine::{Game, Purpose, Rng, Seats, Seed, Setup};
use signoria_florence::Florence;
use signoria_lab::{Batch, Buffers, Reward, Terms};
use signoria_lorenzo::Lorenzo;
use signoria_praga::Praga;

const GAMES: usize = 256;

/// Where a batch writes to.
struct Memory {
    observations: Vec<f32>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    ended: Vec<u8>,
    seats: Vec<u8>,
    actions: Vec<i64>,
}

fn main() {
    // Cargo adds `--bench`.
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let named = |name: &str| args.first().is_none_or(|game| game == name || game == "all");
    let count = args.get(1).and_then(|steps| steps.parse().ok()).unwrap_or(2_000);
    for kind in ["single", "plain", "observed"] {
        if args.get(2).is_some_and(|only| only != kind) {
            continue;
        }
        if named("florence") {
            measure::<Florence>(count, kind);
        }
        if named("lorenzo") {
            measure::<Lorenzo>(count, kind);
        }
        if named("praga") {
            measure::<Praga>(count, kind);
        }
        if named("amalfi") {
            measure::<Amalfi>(count, kind);
        }
    }
}

fn measure<G: Game>(count: usize, kind: &str) {
    match kind {
        "single" => singles::<G>(count * GAMES),
        _ => batch::<G>(count, kind == "observed"),
    }
}

/// Plays random games one after the other, for at least that many decisions.
fn singles<G: Game>(least: usize) {
    let mut rng = Rng::new(Seed::from(1), Purpose::Playout);
    let mut actions: Vec<G::Action> = Vec::new();
    let mut decisions = 0;
    let clock = Clock::start();
    while decisions < least {
        let setup = Setup::<G>::new(Seats::new(4), rng.seed());
        let mut game = setup.start().expect("four can play every game");
        let mut next = game.waiting().first();
        actions.clear();
        if let Some(seat) = next {
            game.actions(seat, &mut actions);
        }
        while let Some(seat) = next {
            let action = *rng.pick(&actions).expect("who is asked can do something");
            next = game.play_listed(seat, action, &mut actions);
            decisions += 1;
        }
    }
    println!(
        "{:<9} single   {:>7.0} ns a decision",
        G::ID,
        clock.nanoseconds() / decisions as f64
    );
}

fn batch<G: Game>(count: usize, observed: bool) {
    let order = Order {
        edition: None,
        options: serde_json::Value::Null,
        seats: Seats::new(4),
        seed: Seed::from(1),
    };
    let terms = Terms {
        games: GAMES,
        threads: 1,
        reward: Reward::Win,
    };
    let mut batch = Batch::<G>::new(&order, terms).expect("four can play every game");
    let shape = batch.shape();
    let mut memory = Memory {
        observations: vec![0.0; GAMES * shape.features],
        masks: vec![0; GAMES * shape.actions],
        rewards: vec![0.0; GAMES * shape.seats],
        ended: vec![0; GAMES],
        seats: vec![0; GAMES],
        actions: vec![0; GAMES],
    };
    // Start some way into the games, with everything warm.
    steps(&mut batch, &mut memory, count / 10, observed);
    let clock = Clock::start();
    steps(&mut batch, &mut memory, count, observed);
    let passed = clock.nanoseconds();
    let mut sum = DefaultHasher::new();
    for _ in 0..count / 20 {
        steps(&mut batch, &mut memory, 1, observed);
        memory.actions.hash(&mut sum);
        memory.masks.hash(&mut sum);
        memory.seats.hash(&mut sum);
        for number in &memory.observations {
            number.to_bits().hash(&mut sum);
        }
    }
    println!(
        "{:<9} {:<8} {:>7.0} ns a decision, sum {:016x}",
        G::ID,
        if observed { "observed" } else { "plain" },
        passed / (count * GAMES) as f64,
        sum.finish(),
    );
}

/// Measures the processor time of this program, where the system reports it, so that other programs do not count.
struct Clock {
    start: Instant,
    worked: Option<f64>,
}

impl Clock {
    fn start() -> Self {
        Self {
            start: Instant::now(),
            worked: worked(),
        }
    }

    fn nanoseconds(&self) -> f64 {
        match (self.worked, worked()) {
            (Some(before), Some(after)) => after - before,
            _ => self.start.elapsed().as_nanos() as f64,
        }
    }
}

fn worked() -> Option<f64> {
    let times = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    times.split_whitespace().next()?.parse().ok()
}

#[inline(never)]
fn steps<G: Game>(batch: &mut Batch<G>, memory: &mut Memory, count: usize, observed: bool) {
    for _ in 0..count {
        batch
            .sample(&mut memory.actions)
            .expect("there is an action for each game");
        let to = Buffers {
            observations: observed.then_some(&mut memory.observations[..]),
            masks: observed.then_some(&mut memory.masks[..]),
            rewards: &mut memory.rewards,
            ended: &mut memory.ended,
            seats: &mut memory.seats,
        };
        batch.step(&memory.actions, to).expect("what was drawn is legal");
    }
}
