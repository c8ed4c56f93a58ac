//! The time of one decision in a batch of 256 games at four seats, on one thread: rules alone, and with observation and mask.
//!
//! `cargo bench -p signoria-lab --bench batch -- [GAME] [STEPS] [plain|observed]`. Beside the time it prints a sum over everything
//! that was written: equal sums before and after a change say that it changed nothing but the time. On a busy machine count
//! instructions instead, under `valgrind --tool=callgrind --toggle-collect='*steps*'`.

use std::env;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Instant;

use signoria_amalfi::Amalfi;
use signoria_engine::erased::Order;
use signoria_engine::{Game, Seats, Seed};
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
    let kinds: &[bool] = match args.get(2).map(String::as_str) {
        Some("plain") => &[false],
        Some("observed") => &[true],
        _ => &[false, true],
    };
    for &observed in kinds {
        if named("florence") {
            measure::<Florence>(count, observed);
        }
        if named("lorenzo") {
            measure::<Lorenzo>(count, observed);
        }
        if named("praga") {
            measure::<Praga>(count, observed);
        }
        if named("amalfi") {
            measure::<Amalfi>(count, observed);
        }
    }
}

fn measure<G: Game>(count: usize, observed: bool) {
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
    // Some way into the games, and everything warm.
    steps(&mut batch, &mut memory, count / 10, observed);
    let start = Instant::now();
    let before = processor_time();
    steps(&mut batch, &mut memory, count, observed);
    let passed = match (before, processor_time()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed().as_nanos() as f64,
    };
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

/// The nanoseconds that a processor worked for this program, where the system tells them: other programs do not count.
fn processor_time() -> Option<f64> {
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
