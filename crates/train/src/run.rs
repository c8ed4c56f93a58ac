//! The rounds of a training run: play, learn, compare, keep the better one.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};
use signoria_bots::mind::{MindError, Network, Shape};
use signoria_bots::plan::Manner;
use signoria_engine::observe::Features;
use signoria_engine::{Game, Purpose, Rng, Seats, Seed, Setup};

use crate::config::Config;
use crate::curves::picture;
use crate::duel::Side;
use crate::learner::{Learner, Loss, Slate};
use crate::memo::NotALearner;
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
    #[error("{path}: {error}; remove the folder to start over")]
    Mind {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: MindError,
    },
    /// The stored state of learning does not fit.
    #[error("{path}: {error}; remove the file to go on from the weights alone")]
    Learner {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: NotALearner,
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
    /// The new network's share of the victories against the best one before, half of the seats each: 0.5 is equal.
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
    /// How many rounds at most.
    pub rounds: Option<usize>,
}

/// The weights of the best network so far.
const BEST: &str = "best.mind";
/// What the learner remembers.
const LEARNER: &str = "learner.state";

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

    /// The content of a file; none where there is no such file. An unreadable file is never taken for a missing one, which would be
    /// overwritten.
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, RunError> {
        let path = self.path(name);
        match std::fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(RunError::File { path, error }),
        }
    }

    /// The best network so far, if there is one, and the learner as it was.
    fn stored<G: Game>(&self, sample: &G) -> Result<Option<(Network, Learner)>, RunError> {
        let Some(bytes) = self.read(BEST)? else {
            return Ok(None);
        };
        let path = self.path(BEST);
        let network = Network::read(&bytes, sample).map_err(|error| RunError::Mind { path, error })?;
        let learner = match self.read(LEARNER)? {
            Some(bytes) => {
                let path = self.path(LEARNER);
                Learner::from_bytes(&bytes, &network).map_err(|error| RunError::Learner { path, error })?
            }
            None => Learner::from_network(&network),
        };
        Ok(Some((network, learner)))
    }

    /// How far each step of learning goes now.
    fn rate(&self, goes_on: bool, started: Instant) -> f32 {
        let first = if goes_on {
            self.config.again_rate
        } else {
            self.config.rate
        };
        let over = (started.elapsed().as_secs_f32() / self.time.as_secs_f32()).min(1.0);
        let late = ((over - 0.5) * 2.0).max(0.0);
        first + (self.config.last_rate - first) * late
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
        let mut games = history.last().map_or(0, |round| round.games);
        let sample: G = table()?;
        let features = Features::of(&sample);
        let shape = Shape::new::<G>(&features);
        let (mut learner, mut best) = match self.stored(&sample)? {
            Some((network, learner)) => (learner, Some(Arc::new(network))),
            None => (Learner::new(shape.clone(), &features, Seed::from(1)), None),
        };
        let goes_on = best.is_some();
        let mut memory: VecDeque<Sample> = VecDeque::new();
        if let Some(best) = &best {
            // With an empty memory the first round would learn its few games by heart and forget the rest.
            let teacher = Teacher::Network(Arc::clone(best));
            let seed = Rng::new(Seed::from(history.len() as u64), Purpose::Redeal).seed();
            let (again, played) =
                self.generate::<G>(&teacher, self.config.again_games, shape.inputs, seed, started);
            memory.extend(again);
            games += played;
        }
        let last = self.rounds.map(|rounds| history.len() + rounds);
        while started.elapsed() < self.time && last.is_none_or(|last| history.len() < last) {
            let number = history.len() as u32;
            let mut seeds = Rng::new(Seed::from(u64::from(number) + 1), Purpose::Playout);
            let (teacher, count) = match &best {
                Some(best) => (Teacher::Network(Arc::clone(best)), self.config.games),
                None => (Teacher::Greedy, self.config.first_games),
            };
            let (new, played) = self.generate::<G>(&teacher, count, shape.inputs, seeds.seed(), started);
            games += played;
            let fresh = new.len();
            memory.extend(new);
            while memory.len() > self.config.memory {
                memory.pop_front();
            }
            let rate = self.rate(goes_on, started);
            let repeats = self.config.repeats * if best.is_some() { 1.0 } else { 2.0 };
            let loss = self.learn(&mut learner, &memory, fresh as f64 * repeats, rate, &mut seeds);
            // The weights are measured as they are kept: rounded.
            let bytes = learner.network(self.config.instinct).to_bytes();
            let candidate = Network::from_bytes(&bytes).map_err(|error| RunError::Mind {
                path: self.path("latest.mind"),
                error,
            })?;
            let candidate = Arc::new(candidate);
            let against_best = match &best {
                Some(best) => {
                    let simulations = self.config.simulations / 2;
                    let player = |network: &Arc<Network>| {
                        let mut player = side(network, simulations);
                        player.manner.worlds = self.config.worlds;
                        player
                    };
                    let (new, old) = (player(&candidate), player(best));
                    self.duel::<G>(&new, Some(&old), seeds.seed()).mean
                }
                None => 1.0,
            };
            let taken = against_best >= self.config.least_share;
            let against_greedy = self.duel::<G>(&side(&candidate, 1), None, seeds.seed()).mean;
            if taken {
                self.write(BEST, &bytes)?;
                best = Some(candidate);
            }
            self.write("latest.mind", &bytes)?;
            self.write(LEARNER, &learner.to_bytes())?;
            let round = Round {
                number,
                minutes: before + started.elapsed().as_secs_f64() / 60.0,
                games,
                chance_loss: loss.chance,
                margin_loss: loss.margin,
                policy_loss: loss.policy,
                against_best,
                against_greedy,
                taken,
            };
            self.report::<G>(&round, fresh);
            history.push(round);
            let lines: Vec<String> = history
                .iter()
                .filter_map(|round| serde_json::to_string(round).ok())
                .collect();
            self.write("history.jsonl", (lines.join("\n") + "\n").as_bytes())?;
        }
        Ok(())
    }

    /// Where the best network of the folder is.
    pub(crate) fn best_path(&self) -> PathBuf {
        self.path(BEST)
    }

    /// The best network of the folder.
    pub fn best<G: Game>(&self) -> Result<Network, RunError> {
        read::<G>(&self.best_path())
    }

    /// Draws the history of the folder into a file.
    pub fn draw<G: Game>(&self, to: &Path) -> Result<(), RunError> {
        let picture = picture(G::ID, &self.history()?);
        std::fs::write(to, picture).map_err(|error| RunError::File {
            path: to.into(),
            error,
        })
    }

    /// Lets the best network of the folder meet other weights.
    #[allow(clippy::print_stdout)]
    pub fn meet<G: Game>(&self, other: &Path) -> Result<(), RunError> {
        let simulations = self.config.tune_simulations;
        let best = side(&Arc::new(self.best::<G>()?), simulations);
        let other = side(&Arc::new(read::<G>(other)?), simulations);
        let share = self.duel::<G>(&best, Some(&other), Seed::from(0));
        println!(
            "{}: {:.1} % ± {:.1} of the victories in {} games at {} seats, half of them each",
            G::ID,
            100.0 * share.mean,
            100.0 * 1.96 * share.error,
            share.games,
            self.match_seats::<G>().count()
        );
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

    pub(crate) fn bar(&self, what: &'static str, count: u64) -> ProgressBar {
        let style = ProgressStyle::with_template("{msg:10} {bar:40} {pos}/{len} {eta}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        ProgressBar::new(count).with_style(style).with_message(what)
    }

    /// Plays games on all threads; stops early when the time is over. Also says how many were played.
    fn generate<G: Game>(
        &self,
        teacher: &Teacher,
        count: u32,
        inputs: usize,
        seed: Seed,
        started: Instant,
    ) -> (Vec<Sample>, u32) {
        let mut seeds = Rng::new(seed, Purpose::Playout);
        let seeds: Vec<Seed> = (0..count).map(|_| seeds.seed()).collect();
        let samples = Mutex::new(vec![Vec::new(); count as usize]);
        let all = AtomicU32::new(0);
        let bar = self.bar("playing", count.into());
        self.in_parallel(count, |number| {
            // Nobody would learn from a game that ends after the time.
            if started.elapsed() < self.time {
                let new = play::<G>(teacher, seeds[number as usize], self.config, inputs);
                samples.lock().unwrap_or_else(PoisonError::into_inner)[number as usize] = new;
                all.fetch_add(1, Ordering::Relaxed);
            }
            bar.inc(1);
        });
        bar.finish_and_clear();
        let samples = samples.into_inner().unwrap_or_else(PoisonError::into_inner);
        (samples.into_iter().flatten().collect(), all.into_inner())
    }

    pub(crate) fn in_parallel(&self, count: u32, work: impl Fn(u32) + Sync) {
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

    /// Learns from that many of the remembered positions, some of them more than once.
    fn learn(
        &self,
        learner: &mut Learner,
        memory: &VecDeque<Sample>,
        positions: f64,
        rate: f32,
        rng: &mut Rng,
    ) -> Loss {
        let steps = (positions / self.config.batch as f64).ceil() as u32;
        let bar = self.bar("learning", steps.into());
        let mut last = Loss::default();
        let mut slate = Slate::new(learner, self.jobs);
        for step in 0..steps {
            let batch: Vec<&Sample> = (0..self.config.batch)
                .filter_map(|_| memory.get(rng.below(memory.len() as u32) as usize))
                .collect();
            let loss = learner.learn(&batch, rate, self.config.inertia, &mut slate);
            if step + 50 >= steps {
                last.add(&loss);
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        last.mean()
    }
}

/// A player with the default search.
fn side(network: &Arc<Network>, simulations: u32) -> Side {
    Side {
        network: Arc::clone(network),
        manner: Manner::default(),
        simulations,
    }
}

/// The weights in a file.
fn read<G: Game>(path: &Path) -> Result<Network, RunError> {
    let bytes = std::fs::read(path).map_err(|error| RunError::File {
        path: path.into(),
        error,
    })?;
    Network::read(&bytes, &table::<G>()?).map_err(|error| RunError::Mind {
        path: path.into(),
        error,
    })
}

/// A table to look at: what is observed is the same at all of them.
fn table<G: Game>() -> Result<G, RunError> {
    let seats = Seats::new(G::SEATS.1.min(4));
    Setup::new(seats, 0).start().map_err(|_| RunError::Setup)
}

#[cfg(test)]
mod tests {
    use signoria_engine::sample::Pebbles;

    use super::*;

    fn tiny() -> Config {
        Config {
            first_games: 6,
            games: 4,
            again_games: 4,
            simulations: 4,
            quick_simulations: 2,
            batch: 16,
            match_games: 2,
            ..Config::default()
        }
    }

    /// A folder for one test, deleted with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("signoria-train-{name}-{}", std::process::id()));
            let _ = std::fs::remove_dir_all(&path);
            Self(path)
        }

        fn train(&self, rounds: usize) -> Result<Vec<Round>, RunError> {
            let config = tiny();
            let run = Run {
                folder: &self.0,
                config: &config,
                time: Duration::from_secs(3600),
                jobs: 2,
                rounds: Some(rounds),
            };
            run.train::<Pebbles>()?;
            run.history()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_same_run_learns_the_same() {
        let (one, two) = (Folder::new("same-one"), Folder::new("same-two"));
        one.train(3).unwrap();
        two.train(3).unwrap();
        let learner = |folder: &Folder| std::fs::read(folder.0.join(LEARNER)).unwrap();
        assert!(learner(&one) == learner(&two));
    }

    #[test]
    fn a_run_goes_on_where_it_was() {
        let folder = Folder::new("again");
        let before = folder.train(2).unwrap();
        let steps = |folder: &Folder| {
            let bytes = std::fs::read(folder.0.join(BEST)).unwrap();
            let network = Network::from_bytes(&bytes).unwrap();
            let bytes = std::fs::read(folder.0.join(LEARNER)).unwrap();
            Learner::from_bytes(&bytes, &network).unwrap().steps
        };
        let learned = steps(&folder);
        let after = folder.train(1).unwrap();
        assert_eq!(
            after.iter().map(|round| round.number).collect::<Vec<_>>(),
            [0, 1, 2]
        );
        // The games that fill the memory again are counted, too.
        assert_eq!((before[1].games, after[2].games), (6 + 4, 6 + 4 + 4 + 4));
        assert!(after[2].minutes >= before[1].minutes);
        assert!(steps(&folder) > learned, "what the descent remembers was kept");
    }

    #[test]
    fn an_unreadable_file_is_not_overwritten() {
        let folder = Folder::new("damaged");
        folder.train(1).unwrap();
        let best = folder.0.join(BEST);
        let mut bytes = std::fs::read(&best).unwrap();
        bytes[100] ^= 1;
        std::fs::write(&best, &bytes).unwrap();
        assert!(matches!(folder.train(1), Err(RunError::Mind { .. })));
        assert!(std::fs::read(&best).unwrap() == bytes);
        // Something that exists but is not a file.
        std::fs::remove_file(&best).unwrap();
        std::fs::create_dir(&best).unwrap();
        assert!(matches!(folder.train(1), Err(RunError::File { .. })));
        std::fs::remove_dir(&best).unwrap();
        std::fs::write(folder.0.join("history.jsonl"), "{").unwrap();
        assert!(matches!(folder.train(1), Err(RunError::History { .. })));
    }

    #[test]
    fn a_learner_of_another_size_is_refused() {
        let folder = Folder::new("learner");
        folder.train(1).unwrap();
        let path = folder.0.join(LEARNER);
        let bytes = std::fs::read(&path).unwrap();
        std::fs::write(&path, &bytes[..bytes.len() - 4]).unwrap();
        assert!(matches!(folder.train(1), Err(RunError::Learner { .. })));
    }
}
