//! Where bots meet: whole games, many games, and how fast they go.

use std::marker::PhantomData;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use serde::Serialize;
use signoria_engine::erased::{AnyGame, Erased, Fault, Order};
use signoria_engine::{Game, Purpose, Rng, Seat, Seed, perft};
use web_time::Instant;

use crate::bot::{AnyBot, BotSpec, Seated};

/// How a game of bots ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The share of the victory of each seat.
    pub win_shares: Vec<f64>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// How many decisions it took.
    pub decisions: u32,
}

/// How fast a game plays.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// Decisions a second: who is waited for, list, choose, apply.
    pub decisions_per_second: f64,
    /// Whole games a second, set-up included.
    pub games_per_second: f64,
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// How long a copy of a state takes, in nanoseconds.
    pub clone_nanoseconds: f64,
}

/// What works on the types of a game, behind a trait that does not show them.
pub trait Arena: Send + Sync {
    /// The game.
    fn game(&self) -> &dyn AnyGame;

    /// A bot for this game.
    fn bot(&self, spec: BotSpec, seed: Seed) -> Box<dyn AnyBot>;

    /// Plays a game of bots to its end, one bot for each seat.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn play(&self, order: &Order, bots: &[BotSpec]) -> Result<Outcome, Fault>;

    /// Plays random games for about that long on this thread.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn speed(&self, order: &Order, time: Duration) -> Result<Speed, Fault>;

    /// Counts the leaves of the tree of actions from the first position.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn perft(&self, order: &Order, depth: u32) -> Result<u64, Fault>;
}

/// The arena of a game.
pub struct Typed<G: Game> {
    erased: Erased<G>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Typed<G> {
    /// The arena, for a registry.
    pub const ARENA: Self = Self {
        erased: Erased::new(),
        game: PhantomData,
    };

    fn start(&self, order: &Order) -> Result<G, Fault> {
        let (state, _) = self.erased.start(order)?;
        let game = state.as_any().downcast_ref::<G>().cloned();
        game.ok_or_else(|| Fault::State("the state is of another game".into()))
    }
}

impl<G: Game> Arena for Typed<G> {
    fn game(&self) -> &dyn AnyGame {
        &self.erased
    }

    fn bot(&self, spec: BotSpec, seed: Seed) -> Box<dyn AnyBot> {
        Box::new(Seated::<G>::new(spec, seed))
    }

    fn play(&self, order: &Order, bots: &[BotSpec]) -> Result<Outcome, Fault> {
        let mut game = self.start(order)?;
        let mut seeds = Rng::new(order.seed, Purpose::Bot);
        let mut seated: Vec<Seated<G>> = bots.iter().map(|&spec| Seated::new(spec, seeds.seed())).collect();
        let mut decisions = 0;
        while let Some(seat) = game.waiting().first() {
            let bot = seated.get_mut(seat.index()).ok_or(Fault::Seat(seat))?;
            let action = bot.decide(&game, seat).ok_or(Fault::Seat(seat))?;
            game.apply(seat, action, &mut ())
                .map_err(|illegal| Fault::Illegal(illegal.message()))?;
            decisions += 1;
        }
        let standings = game.standings();
        let score = |seat: Seat| standings.of(seat).map_or(0, |row| row.score);
        Ok(Outcome {
            win_shares: game
                .seats()
                .iter()
                .map(|seat| standings.win_share(seat))
                .collect(),
            scores: game.seats().iter().map(score).collect(),
            decisions,
        })
    }

    fn speed(&self, order: &Order, time: Duration) -> Result<Speed, Fault> {
        let mut order = order.clone();
        let mut rng = Rng::new(order.seed, Purpose::Playout);
        let mut actions: Vec<G::Action> = Vec::new();
        let (mut decisions, mut games) = (0_u64, 0_u64);
        let started = Instant::now();
        let mut last = self.start(&order)?;
        while games == 0 || started.elapsed() < time {
            order.seed = rng.seed();
            let mut game = self.start(&order)?;
            while let Some(seat) = game.waiting().first() {
                actions.clear();
                game.actions(seat, &mut actions);
                let action = *rng.pick(&actions).ok_or(Fault::Seat(seat))?;
                game.apply(seat, action, &mut ())
                    .map_err(|illegal| Fault::Illegal(illegal.message()))?;
                decisions += 1;
            }
            games += 1;
            last = game;
        }
        let seconds = started.elapsed().as_secs_f64();
        Ok(Speed {
            decisions_per_second: decisions as f64 / seconds,
            games_per_second: games as f64 / seconds,
            state_bytes: size_of::<G>(),
            clone_nanoseconds: clone_nanoseconds(&last),
        })
    }

    fn perft(&self, order: &Order, depth: u32) -> Result<u64, Fault> {
        Ok(perft(&self.start(order)?, depth))
    }
}

fn clone_nanoseconds<G: Game>(game: &G) -> f64 {
    const COPIES: u32 = 20_000;
    let started = Instant::now();
    for _ in 0..COPIES {
        std::hint::black_box(std::hint::black_box(game).clone());
    }
    started.elapsed().as_nanos() as f64 / f64::from(COPIES)
}

/// What one bot of a line-up did over many games.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// The bot.
    pub name: String,
    /// How many games it played.
    pub games: u32,
    /// Its share of the victories; shared ones are split.
    pub win_share: f64,
    /// Its mean score.
    pub mean_score: f64,
    /// Its lowest score.
    pub lowest_score: i32,
    /// Its highest score.
    pub highest_score: i32,
    /// The mean length of its games in decisions.
    pub mean_decisions: f64,
}

/// Plays `games` games of a line-up on `jobs` threads. The seats rotate: from game to game everybody moves on by one, and all
/// rotations of a line-up use the same seed. The result does not depend on the number of threads.
///
/// # Errors
/// If the order cannot be met.
pub fn simulate(
    arena: &dyn Arena,
    order: &Order,
    bots: &[BotSpec],
    games: u32,
    jobs: NonZeroUsize,
    progress: &(dyn Fn(u32) + Sync),
) -> Result<Vec<Tally>, Fault> {
    let next = AtomicU32::new(0);
    let done = AtomicU32::new(0);
    let failed = AtomicBool::new(false);
    let outcomes = Mutex::new(vec![None; games as usize]);
    let fault = Mutex::new(None);
    let seats = bots.len().max(1) as u32;
    let mut rng = Rng::new(order.seed, Purpose::Playout);
    let seeds: Vec<Seed> = (0..games.div_ceil(seats)).map(|_| rng.seed()).collect();
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games || failed.load(Ordering::Relaxed) {
                return;
            }
            let rotation = (number % seats) as usize;
            let mut line_up = bots.to_vec();
            line_up.rotate_right(rotation);
            let order = Order {
                seed: seeds[(number / seats) as usize],
                ..order.clone()
            };
            match arena.play(&order, &line_up) {
                Ok(mut outcome) => {
                    outcome.win_shares.rotate_left(rotation);
                    outcome.scores.rotate_left(rotation);
                    if let Ok(mut outcomes) = outcomes.lock() {
                        outcomes[number as usize] = Some(outcome);
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
                Err(found) => {
                    failed.store(true, Ordering::Relaxed);
                    if let Ok(mut fault) = fault.lock() {
                        *fault = Some(found);
                    }
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..jobs.get().min(games.max(1) as usize) {
            scope.spawn(work);
        }
        work();
    });
    if let Some(fault) = fault.into_inner().ok().flatten() {
        return Err(fault);
    }
    let outcomes: Vec<Outcome> = outcomes
        .into_inner()
        .unwrap_or_default()
        .into_iter()
        .flatten()
        .collect();
    Ok(bots
        .iter()
        .enumerate()
        .map(|(index, spec)| tally(spec, index, &outcomes))
        .collect())
}

fn tally(spec: &BotSpec, index: usize, outcomes: &[Outcome]) -> Tally {
    let games = outcomes.len().max(1) as f64;
    let scores = outcomes.iter().map(|outcome| outcome.scores[index]);
    Tally {
        name: spec.to_string(),
        games: outcomes.len() as u32,
        win_share: outcomes
            .iter()
            .map(|outcome| outcome.win_shares[index])
            .sum::<f64>()
            / games,
        mean_score: scores.clone().map(f64::from).sum::<f64>() / games,
        lowest_score: scores.clone().min().unwrap_or(0),
        highest_score: scores.max().unwrap_or(0),
        mean_decisions: outcomes
            .iter()
            .map(|outcome| f64::from(outcome.decisions))
            .sum::<f64>()
            / games,
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seats;
    use signoria_engine::sample::Pebbles;

    use super::*;

    fn order() -> Order {
        Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(2),
            seed: Seed::from(1),
        }
    }

    fn run(bots: &[BotSpec], games: u32, jobs: usize) -> Vec<Tally> {
        let arena = Typed::<Pebbles>::ARENA;
        simulate(
            &arena,
            &order(),
            bots,
            games,
            NonZeroUsize::new(jobs).unwrap(),
            &|_| {},
        )
        .unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let bots = [BotSpec::Greedy, BotSpec::Random];
        assert_eq!(run(&bots, 41, 1), run(&bots, 41, 3));
    }

    #[test]
    fn shares_of_the_victory_add_up() {
        let tallies = run(&[BotSpec::Random, BotSpec::Random], 50, 2);
        let sum: f64 = tallies.iter().map(|tally| tally.win_share).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        assert!(tallies.iter().all(|tally| tally.games == 50));
    }

    #[test]
    fn a_search_finds_the_winning_strategy_of_pebbles() {
        let search = BotSpec::Search(crate::Budget::Playouts(400));
        let tallies = run(&[search, BotSpec::Random], 40, 2);
        assert!(tallies[0].win_share > 0.8, "{tallies:?}");
    }

    #[test]
    fn a_game_that_cannot_be_set_up_is_a_fault() {
        let arena = Typed::<Pebbles>::ARENA;
        let order = Order {
            seats: Seats::new(5),
            ..order()
        };
        let jobs = NonZeroUsize::MIN;
        assert!(simulate(&arena, &order, &[BotSpec::Random; 5], 3, jobs, &|_| {}).is_err());
        assert!(arena.perft(&order, 2).is_err());
        assert!(arena.speed(&order, Duration::ZERO).is_err());
    }
}
