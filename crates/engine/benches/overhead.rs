//! The engine's own overhead: turn, list, choose, apply, through the typed contract, on the smallest game.
//!
//! `cargo bench -p signoria-engine`; the figure to read is the time of one decision, which should stay under 100 ns.

use divan::Bencher;
use divan::counter::ItemsCount;
use signoria_engine::sample::Pebbles;
use signoria_engine::{Eye, Purpose, Rng, Seats, Seed, Setup, Stream, perft, prelude::*};

fn main() {
    divan::main();
}

fn first() -> Pebbles {
    Setup::new(Seats::new(4), 7)
        .start()
        .expect("pebbles can be played by four")
}

/// Plays games to the end; gives the number of decisions.
fn decisions(games: u32, rng: &mut Rng) -> u32 {
    let first = first();
    let mut actions = Vec::new();
    let mut count = 0;
    for _ in 0..games {
        let mut game = first.clone();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            let action = actions[rng.below(actions.len() as u32) as usize];
            let _ = game.apply(seat, action, &mut ());
            count += 1;
        }
    }
    count
}

/// One sample is 1,000 games; the throughput is decisions a second (10 Mitem/s are 100 ns a decision).
#[divan::bench]
fn a_decision(bencher: Bencher) {
    let seed = Rng::new(Seed::from(1), Purpose::Playout);
    let count = decisions(1_000, &mut seed.clone());
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| decisions(1_000, &mut seed.clone()));
}

#[divan::bench]
fn a_view(bencher: Bencher) {
    let game = first();
    bencher.bench_local(|| divan::black_box(&game).view(Eye::Spectator));
}

#[divan::bench]
fn perft_of_depth_six() -> u64 {
    perft(&first(), 6)
}

#[divan::bench]
fn a_shuffle_of_52_from_the_stream(bencher: Bencher) {
    let mut deck: Vec<u8> = (0..52).collect();
    let mut stream = Stream::new(Seed::from(3));
    bencher.bench_local(|| stream.draw(|rng| rng.shuffle(&mut deck)));
}
