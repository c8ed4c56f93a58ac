//! Games of one set-up, stepped together.

use rayon::{ThreadPool, ThreadPoolBuilder};
use signoria_engine::erased::{AnyGame as _, Erased, Fault, Order};
use signoria_engine::observe::{Features, observe};
use signoria_engine::{Action as _, Declaration, Game, Purpose, Rng, Seat, Seats, Seed, Setup};

use crate::buffers::{Buffers, Shape, fits};
use crate::reward::Reward;

/// What a batch is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How many games are played at once.
    pub games: usize,
    /// How many threads step them; 1: the thread of the caller.
    pub threads: usize,
    /// What the end of a game is worth.
    pub reward: Reward,
}

/// Why a step of a batch was refused. Then nothing has changed and nothing was written.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BatchError {
    /// A buffer is too long or too short.
    #[error("{buffer}: {found} numbers, but {expected} belong there")]
    Size {
        /// Which one.
        buffer: &'static str,
        /// How long it is.
        found: usize,
        /// How long it must be.
        expected: usize,
    },
    /// An action is not legal in its game.
    #[error("game {game}: action {action} is not legal for seat {seat} now")]
    Illegal {
        /// The game, from 0.
        game: usize,
        /// The number of the action.
        action: i64,
        /// Who was to decide.
        seat: Seat,
    },
    /// A batch of no games, or on no threads.
    #[error("a batch needs at least one game and one thread")]
    Empty,
    /// The threads could not be started.
    #[error("no threads: {0}")]
    Threads(String),
    /// The set-up is refused.
    #[error("the set-up is refused ({})", .0.code())]
    Setup(Fault),
}

/// Fewer games than this are not worth a second thread.
const GRAIN: usize = 16;

/// Games of one set-up. Equal orders and actions give equal results, on however many threads.
pub struct Batch<G: Game> {
    tables: Vec<Table<G>>,
    shape: Shape,
    reward: Reward,
    pool: Option<ThreadPool>,
}

/// One of the games, what it offers, and where the next ones come from.
struct Table<G: Game> {
    game: G,
    seat: Seat,
    actions: Vec<<G as Declaration>::Action>,
    setup: Setup<G>,
    seeds: Rng,
    choices: Rng,
}

impl<G: Game> Table<G> {
    fn new(setup: &Setup<G>, seed: Seed) -> Result<Self, Fault> {
        let mut seeds = Rng::new(seed, Purpose::Playout);
        let mut setup = setup.clone();
        setup.seed = seeds.seed();
        let refused = |error: signoria_engine::SetupError| Fault::Setup(error.message());
        let mut table = Self {
            game: setup.start().map_err(refused)?,
            seat: Seat::new(0),
            actions: Vec::with_capacity(G::MOST_ACTIONS),
            setup,
            seeds,
            choices: Rng::new(seed, Purpose::Bot),
        };
        table.ask();
        Ok(table)
    }

    /// Looks up whose turn it is and what can be done. False when the game is over.
    fn ask(&mut self) -> bool {
        self.actions.clear();
        let Some(seat) = self.game.waiting().first() else {
            return false;
        };
        self.seat = seat;
        self.game.actions(seat, &mut self.actions);
        true
    }

    fn finds(&self, action: i64) -> Option<G::Action> {
        let action = usize::try_from(action).ok().and_then(G::Action::from_index)?;
        self.actions.contains(&action).then_some(action)
    }

    /// Starts the next game. It was set up before with another seed, and no set-up is refused for its seed.
    fn start_anew(&mut self) {
        self.setup.seed = self.seeds.seed();
        if let Ok(game) = self.setup.start() {
            self.game = game;
        }
        self.ask();
    }

    /// Carries an action out, which was looked up before; true when the game ended with it.
    fn step(&mut self, action: i64, seats: Seats, reward: Reward, rewards: &mut [f32]) -> bool {
        rewards.fill(0.0);
        if let Some(action) = self.finds(action) {
            // Listed is legal: a law of every game.
            let _ = self.game.apply(self.seat, action, &mut ());
        }
        if self.ask() {
            return false;
        }
        let standings = self.game.standings();
        for (seat, to) in seats.iter().zip(rewards) {
            *to = reward.of(&standings, seats, seat);
        }
        self.start_anew();
        true
    }

    fn write(&self, observation: Option<&mut [f32]>, mask: Option<&mut [u8]>) {
        if let Some(to) = observation {
            observe(&self.game, self.seat, to);
        }
        if let Some(to) = mask {
            to.fill(0);
            for action in &self.actions {
                to[action.index()] = 1;
            }
        }
    }
}

/// Some of the tables with their actions and buffers: what one thread works on.
struct Part<'a, G: Game> {
    tables: &'a mut [Table<G>],
    /// None: nothing is done, the positions are only told.
    actions: Option<&'a [i64]>,
    to: Buffers<'a>,
}

impl<G: Game> Part<'_, G> {
    /// Works on it, halved as long as that is worth it.
    fn work(self, shape: Shape, reward: Reward, grain: usize) {
        let count = self.tables.len();
        if count <= grain {
            return self.alone(shape, reward);
        }
        let half = count / 2;
        let (tables, more_tables) = self.tables.split_at_mut(half);
        let (actions, more_actions) = match self.actions.map(|actions| actions.split_at(half)) {
            Some((actions, more)) => (Some(actions), Some(more)),
            None => (None, None),
        };
        let (to, more_to) = self.to.split(shape, half);
        let first = Part { tables, actions, to };
        let others = Part {
            tables: more_tables,
            actions: more_actions,
            to: more_to,
        };
        rayon::join(
            || first.work(shape, reward, grain),
            || others.work(shape, reward, grain),
        );
    }

    fn alone(mut self, shape: Shape, reward: Reward) {
        let seats = Seats::new(shape.seats as u8);
        for (index, table) in self.tables.iter_mut().enumerate() {
            let rewards = &mut self.to.rewards[index * shape.seats..][..shape.seats];
            let ended = match self.actions {
                Some(actions) => table.step(actions[index], seats, reward, rewards),
                None => {
                    rewards.fill(0.0);
                    false
                }
            };
            self.to.ended[index] = ended.into();
            self.to.seats[index] = table.seat.into();
            let observations = self.to.observations.as_deref_mut();
            let masks = self.to.masks.as_deref_mut();
            table.write(
                observations.map(|to| &mut to[index * shape.features..][..shape.features]),
                masks.map(|to| &mut to[index * shape.actions..][..shape.actions]),
            );
        }
    }
}

impl<G: Game> Batch<G> {
    /// Sets the games up; the seed of the order decides all of them.
    ///
    /// # Errors
    /// If the order cannot be met, there are no games, or the threads cannot be started.
    pub fn new(order: &Order, terms: Terms) -> Result<Self, BatchError> {
        if terms.games == 0 || terms.threads == 0 {
            return Err(BatchError::Empty);
        }
        let (_, journal) = Erased::<G>::new().start(order).map_err(BatchError::Setup)?;
        let setup = journal
            .setup::<G>()
            .map_err(|error| BatchError::Setup(Fault::Journal(Box::new(error))))?;
        let tables = Self::tables(&setup, order.seed, terms.games)?;
        let features = tables.first().map_or(0, |table| Features::of(&table.game).len());
        let pool = match terms.threads {
            1 => None,
            threads => Some(
                ThreadPoolBuilder::new()
                    .num_threads(threads)
                    .build()
                    .map_err(|error| BatchError::Threads(error.to_string()))?,
            ),
        };
        Ok(Self {
            shape: Shape {
                games: tables.len(),
                seats: order.seats.count(),
                features,
                actions: G::Action::COUNT,
            },
            tables,
            reward: terms.reward,
            pool,
        })
    }

    fn tables(setup: &Setup<G>, seed: Seed, games: usize) -> Result<Vec<Table<G>>, BatchError> {
        let mut seeds = Rng::new(seed, Purpose::Playout);
        (0..games)
            .map(|_| Table::new(setup, seeds.seed()).map_err(BatchError::Setup))
            .collect()
    }

    /// How large the buffers must be.
    #[must_use]
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The seed of the game that is under way at a table.
    #[must_use]
    pub fn seed(&self, game: usize) -> Option<Seed> {
        self.tables.get(game).map(|table| table.setup.seed)
    }

    /// Restarts all games from a seed, as if the batch had been made with it.
    ///
    /// # Errors
    /// None are known: the set-up has been met before.
    pub fn reset(&mut self, seed: Seed) -> Result<(), BatchError> {
        let Some(setup) = self.tables.first().map(|table| table.setup.clone()) else {
            return Ok(());
        };
        self.tables = Self::tables(&setup, seed, self.tables.len())?;
        Ok(())
    }

    /// Tells the positions without changing them.
    ///
    /// # Errors
    /// If a buffer has the wrong size.
    pub fn look(&mut self, to: Buffers<'_>) -> Result<(), BatchError> {
        to.check(self.shape)?;
        self.run(None, to);
        Ok(())
    }

    /// Carries out an action in each game, by the seat that is to decide, and tells what came of it.
    ///
    /// # Errors
    /// If a buffer has the wrong size or an action is not legal. Then nothing has changed.
    pub fn step(&mut self, actions: &[i64], to: Buffers<'_>) -> Result<(), BatchError> {
        fits("actions", actions.len(), self.shape.games)?;
        to.check(self.shape)?;
        for (game, (table, &action)) in self.tables.iter().zip(actions).enumerate() {
            if table.finds(action).is_none() {
                return Err(BatchError::Illegal {
                    game,
                    action,
                    seat: table.seat,
                });
            }
        }
        self.run(Some(actions), to);
        Ok(())
    }

    fn run(&mut self, actions: Option<&[i64]>, to: Buffers<'_>) {
        let (shape, reward) = (self.shape, self.reward);
        let part = Part {
            tables: &mut self.tables,
            actions,
            to,
        };
        match &self.pool {
            Some(pool) => pool.install(|| part.work(shape, reward, GRAIN)),
            None => part.alone(shape, reward),
        }
    }

    /// Writes a random legal action for each game, each equally likely.
    ///
    /// # Errors
    /// If the buffer has the wrong size.
    pub fn sample(&mut self, to: &mut [i64]) -> Result<(), BatchError> {
        fits("actions", to.len(), self.shape.games)?;
        for (table, to) in self.tables.iter_mut().zip(to) {
            if let Some(action) = table.choices.pick(&table.actions) {
                *to = action.index() as i64;
            }
        }
        Ok(())
    }
}
