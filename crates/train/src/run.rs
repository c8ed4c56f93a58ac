//! The rounds of a training run: play, learn, compare, keep the better one.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use signoria_bots::mind::{MindError, Network, Shape};
use signoria_bots::plan::{Manner, Planner, outcome};
use signoria_bots::{Bot, Budget, Greedy};
use signoria_engine::observe::Features;
use signoria_engine::{Eye, Game, Purpose, Rng, Seats, Seed, Setup};

use crate::config::Config;
use crate::learner::{Learner, Loss};
use crate::sample::Sample;
use crate::selfplay::{Teacher, play};

/// Why a run stops.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which one.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// The stored weights do not fit.
    #[error("{path}: {error}; remove the folder to begin anew")]
    Mind {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: MindError,
    },
    /// A line of the history is not one.
    #[error("{path}: {error}")]
    History {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: serde_json::Error,
    },
    /// The game cannot be set up.
    #[error("the game cannot be set up")]
    Setup,
}

/// One line of the history.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Round {
    /// Which one, from 0: the games of the greedy bot.
    pub number: u32,
    /// Minutes of this and all earlier runs.
    pub minutes: f64,
    /// Games played for learning so far.
    pub games: u32,
    /// Cross entropy of the chances.
    pub chance_loss: f64,
    /// Squared error of the margins.
    pub margin_loss: f64,
    /// Cross entropy of the choices.
    pub policy_loss: f64,
    /// The new network's share of the victories against the best one before, two seats each: 0.5 is equal.
    pub against_best: f64,
    /// The share of the victories of one network, without search, against greedy bots.
    pub against_greedy: f64,
    /// Whether the new network was taken over.
    pub taken: bool,
}

/// What a run works with.
pub struct Run<'a> {
    /// Where networks and history are kept.
    pub folder: &'a Path,
    /// How to train.
    pub config: &'a Config,
    /// How long.
    pub time: Duration,
    /// On how many threads.
    pub jobs: usize,
}

impl Run<'_> {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), RunError> {
        let path = self.path(name);
        let new = self.path(&format!("{name}.new"));
        std::fs::write(&new, bytes)
            .and_then(|()| std::fs::rename(&new, &path))
            .map_err(|error| RunError::File { path, error })
    }

    fn history(&self) -> Result<Vec<Round>, RunError> {
        let path = self.path("history.jsonl");
        match std::fs::read_to_string(&path) {
            Ok(text) => text
                .lines()
                .map(serde_json::from_str)
                .collect::<Result<_, _>>()
                .map_err(|error| RunError::History { path, error }),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(RunError::File { path, error }),
        }
    }

    /// Trains until the time is over.
    pub fn train<G: Game>(&self) -> Result<(), RunError> {
        std::fs::create_dir_all(self.folder).map_err(|error| RunError::File {
            path: self.folder.into(),
            error,
        })?;
        let started = Instant::now();
        let mut history = self.history()?;
        let before = history.last().map_or(0.0, |round| round.minutes);
        let sample: G = Setup::new(Seats::new(G::SEATS.1.min(4)), 0)
            .start()
            .map_err(|_| RunError::Setup)?;
        let features = Features::of(&sample);
        let shape = Shape::new::<G>(&features);
        let stored = self.path("best.mind");
        let (mut learner, mut best) = match std::fs::read(&stored) {
            Ok(bytes) => {
                let network =
                    Network::read(&bytes, &sample).map_err(|error| RunError::Mind { path: stored, error })?;
                (Learner::from_network(&network), Some(Arc::new(network)))
            }
            Err(_) => (Learner::new(shape.clone(), &features, Seed::from(1)), None),
        };
        let mut memory: VecDeque<Sample> = VecDeque::new();
        let mut seeds = Rng::new(Seed::from(u64::from(history.len() as u32) + 1), Purpose::Playout);
        let mut games = history.last().map_or(0, |round| round.games);
        while started.elapsed() < self.time {
            let number = history.len() as u32;
            let (teacher, count) = match &best {
                Some(best) => (Teacher::Network(Arc::clone(best)), self.config.games),
                None => (Teacher::Greedy, self.config.first_games),
            };
            let new = self.generate::<G>(&teacher, count, shape.inputs, seeds.seed(), started);
            games += count;
            let fresh = new.len();
            memory.extend(new);
            while memory.len() > self.config.memory {
                memory.pop_front();
            }
            let over = (started.elapsed().as_secs_f32() / self.time.as_secs_f32()).min(1.0);
            let late = ((over - 0.5) * 2.0).max(0.0);
            let rate = self.config.rate + (self.config.last_rate - self.config.rate) * late;
            let loss = self.learn(&mut learner, &memory, fresh, rate, number, &mut seeds);
            let candidate = Arc::new(learner.network());
            let against_best = match &best {
                Some(best) => self.compare::<G>(&candidate, Some(best), seeds.seed()),
                None => 1.0,
            };
            let taken = against_best > 0.5;
            let against_greedy = self.compare::<G>(&candidate, None, seeds.seed());
            if taken {
                self.write("best.mind", &candidate.to_bytes())?;
                best = Some(Arc::clone(&candidate));
            }
            self.write("latest.mind", &candidate.to_bytes())?;
            history.push(Round {
                number,
                minutes: before + started.elapsed().as_secs_f64() / 60.0,
                games,
                chance_loss: loss.chance,
                margin_loss: loss.margin,
                policy_loss: loss.policy,
                against_best,
                against_greedy,
                taken,
            });
            let lines: Vec<String> = history
                .iter()
                .filter_map(|round| serde_json::to_string(round).ok())
                .collect();
            self.write("history.jsonl", (lines.join("\n") + "\n").as_bytes())?;
            self.report::<G>(&history[history.len() - 1], fresh);
        }
        Ok(())
    }

    #[allow(clippy::print_stdout)]
    fn report<G: Game>(&self, round: &Round, fresh: usize) {
        println!(
            "{} round {}: {:.1} min, {} games ({fresh} positions), loss {:.4} {:.4} {:.3}, against best {:.2}{}, against greedy {:.2}",
            G::ID,
            round.number,
            round.minutes,
            round.games,
            round.chance_loss,
            round.margin_loss,
            round.policy_loss,
            round.against_best,
            if round.taken { " (taken)" } else { "" },
            round.against_greedy,
        );
    }

    fn bar(&self, what: &'static str, count: u64) -> ProgressBar {
        let style = ProgressStyle::with_template("{msg:10} {bar:40} {pos}/{len} {eta}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        ProgressBar::new(count).with_style(style).with_message(what)
    }

    /// Plays games on all threads; stops early when the time is over.
    fn generate<G: Game>(
        &self,
        teacher: &Teacher,
        count: u32,
        inputs: usize,
        seed: Seed,
        started: Instant,
    ) -> Vec<Sample> {
        let mut seeds = Rng::new(seed, Purpose::Playout);
        let seeds: Vec<Seed> = (0..count).map(|_| seeds.seed()).collect();
        let samples = Mutex::new(Vec::new());
        let bar = self.bar("playing", count.into());
        self.in_parallel(count, |number| {
            // A game that ends after the time would be learned from by nobody.
            if started.elapsed() < self.time {
                let new = play::<G>(teacher, seeds[number as usize], self.config, inputs);
                samples.lock().unwrap_or_else(PoisonError::into_inner).extend(new);
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        samples.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_parallel(&self, count: u32, work: impl Fn(u32) + Sync) {
        let next = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..self.jobs {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= count {
                            return;
                        }
                        work(number);
                    }
                });
            }
        });
    }

    /// Learns each new position a few times, among all that are remembered.
    fn learn(
        &self,
        learner: &mut Learner,
        memory: &VecDeque<Sample>,
        fresh: usize,
        rate: f32,
        number: u32,
        rng: &mut Rng,
    ) -> Loss {
        let repeats = if number == 0 {
            self.config.repeats * 2.0
        } else {
            self.config.repeats
        };
        let steps = (fresh as f64 * repeats / self.config.batch as f64).ceil() as u32;
        let bar = self.bar("learning", steps.into());
        let mut last = Loss::default();
        for step in 0..steps {
            let batch: Vec<&Sample> = (0..self.config.batch)
                .filter_map(|_| memory.get(rng.below(memory.len() as u32) as usize))
                .collect();
            let loss = learner.learn(&batch, rate, self.jobs);
            if step + 50 >= steps {
                last.add(&loss);
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        last.mean()
    }

    /// Games at plain tables of up to four seats: every second seat has the new network, the others the old one; without an old
    /// one, a single seat has the network, without search, and the others are greedy. The new network's share of the victories.
    fn compare<G: Game>(&self, new: &Arc<Network>, old: Option<&Arc<Network>>, seed: Seed) -> f64 {
        let mut seeds = Rng::new(seed, Purpose::Playout);
        let seats = Seats::new(G::SEATS.1.min(4));
        let games = self.config.match_games;
        let seeds: Vec<Seed> = (0..games).map(|_| seeds.seed()).collect();
        let sum = Mutex::new((0.0_f64, 0_u32));
        self.in_parallel(games, |number| {
            let Ok(mut game) = Setup::<G>::new(seats, seeds[number as usize]).start() else {
                return;
            };
            let mut rng = Rng::new(seeds[number as usize], Purpose::Bot);
            let simulations = if old.is_some() {
                self.config.simulations / 2
            } else {
                1
            };
            let budget = Budget::Playouts(simulations.max(1));
            let is_new = |seat: usize| match old {
                Some(_) => (seat + number as usize).is_multiple_of(2),
                None => seat == number as usize % seats.count(),
            };
            let mut bots: Vec<Box<dyn Bot<G>>> = seats
                .iter()
                .map(|seat| -> Box<dyn Bot<G>> {
                    match (is_new(seat.index()), old) {
                        (true, _) => Box::new(Planner::new(Arc::clone(new), budget, Manner::default())),
                        (false, Some(old)) => {
                            Box::new(Planner::new(Arc::clone(old), budget, Manner::default()))
                        }
                        (false, None) => Box::new(Greedy),
                    }
                })
                .collect();
            let mut actions = Vec::new();
            while let Some(seat) = game.waiting().first() {
                actions.clear();
                game.actions(seat, &mut actions);
                let action = if let [only] = actions.as_slice() {
                    *only
                } else {
                    let mut seen = game.clone();
                    seen.redeal(Eye::Seat(seat), &mut rng);
                    bots[seat.index()].choose(&seen, seat, &actions, &mut rng)
                };
                if game.apply(seat, action, &mut ()).is_err() {
                    return;
                }
            }
            let (chance, _) = outcome(&game);
            let share: f64 = seats
                .iter()
                .filter(|seat| is_new(seat.index()))
                .map(|seat| f64::from(chance[seat.index()]))
                .sum();
            let mut sum = sum.lock().unwrap_or_else(PoisonError::into_inner);
            *sum = (sum.0 + share, sum.1 + 1);
        });
        let (share, games) = sum.into_inner().unwrap_or_else(PoisonError::into_inner);
        share / f64::from(games.max(1))
    }
}
