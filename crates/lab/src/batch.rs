//! Games of one set-up, stepped together.

use rayon::{ThreadPool, ThreadPoolBuilder};
use signoria_engine::erased::{AnyGame as _, Erased, Fault, Order};
use signoria_engine::observe::{Features, Values};
use signoria_engine::{Action, Declaration, Game, Purpose, Rng, Seat, Seed, Setup};

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
        /// Its name.
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
    /// A batch of no games or on no threads, or of more than any machine could hold.
    #[error("a batch has 1 to {MOST_GAMES} games on 1 to {MOST_THREADS} threads")]
    Terms,
    /// The threads could not be started.
    #[error("no threads: {0}")]
    Threads(String),
    /// The set-up is refused.
    #[error("the set-up is refused ({})", .0.code())]
    Setup(Fault),
}

/// A game takes some kilobytes, and as much again in the buffers of its observation.
pub const MOST_GAMES: usize = 65_536;
/// More threads than any machine has cores for.
pub const MOST_THREADS: usize = 1_024;

/// Fewer games than this are not worth a second thread.
const GRAIN: usize = 16;

/// Games of one set-up. Equal orders and actions give equal results, on however many threads.
pub struct Batch<G: Game> {
    tables: Vec<Table<G>>,
    /// What each of them offers. Kept apart from the games and close together: drawing and checking actions reads all of them and
    /// nothing else, while 256 games do not fit in the nearest cache.
    turns: Vec<Turn<<G as Declaration>::Action>>,
    /// How all of them are set up; the seed is that of the batch.
    setup: Setup<G>,
    /// Where [`Batch::sample`] takes its choices from.
    choices: Rng,
    shape: Shape,
    reward: Reward,
    pool: Option<ThreadPool>,
}

/// One of the games, and where the next ones come from.
struct Table<G: Game> {
    game: G,
    seed: Seed,
    seeds: Rng,
}

/// Who decides at a table, and what can be done there.
struct Turn<A> {
    seat: Seat,
    actions: Vec<A>,
    /// Which of them is to be carried out.
    chosen: usize,
    /// Its number, where [`Batch::sample`] drew it: then it need not be looked for.
    drawn: Option<usize>,
}

impl<A: Action> Turn<A> {
    /// Draws one of the actions and returns its number.
    fn draw(&mut self, rng: &mut Rng) -> Option<usize> {
        self.chosen = rng.below(self.actions.len() as u32) as usize;
        self.drawn = self.actions.get(self.chosen).map(|action| action.index());
        self.drawn
    }

    /// Chooses the action with that number, if it is legal.
    fn choose(&mut self, number: i64) -> bool {
        let Ok(number) = usize::try_from(number) else {
            return false;
        };
        if self.drawn == Some(number) {
            return true;
        }
        let action = A::from_index(number);
        let position = action.and_then(|action| self.actions.iter().position(|&listed| listed == action));
        self.drawn = None;
        self.chosen = position.unwrap_or(0);
        position.is_some()
    }

    fn write(&self, mask: &mut [u8]) {
        mask.fill(0);
        for action in &self.actions {
            mask[action.index()] = 1;
        }
    }
}

impl<G: Game> Table<G> {
    fn new(setup: &Setup<G>, seed: Seed) -> Result<Self, Fault> {
        let mut seeds = Rng::new(seed, Purpose::Playout);
        let seed = seeds.seed();
        let refused = |error: signoria_engine::SetupError| Fault::Setup(error.message());
        Ok(Self {
            game: Self::start(setup, seed).map_err(refused)?,
            seed,
            seeds,
        })
    }

    fn start(setup: &Setup<G>, seed: Seed) -> Result<G, signoria_engine::SetupError> {
        Setup {
            seed,
            ..setup.clone()
        }
        .start()
    }

    /// The first turn of the game.
    fn first(&self) -> Turn<G::Action> {
        let mut turn = Turn {
            seat: Seat::new(0),
            actions: Vec::with_capacity(G::MOST_ACTIONS),
            chosen: 0,
            drawn: None,
        };
        self.ask(&mut turn);
        turn
    }

    /// Looks up whose turn it is in a game that has just begun, and what can be done.
    fn ask(&self, turn: &mut Turn<G::Action>) {
        turn.actions.clear();
        if let Some(seat) = self.game.waiting().first() {
            turn.seat = seat;
            self.game.actions(seat, &mut turn.actions);
        }
    }

    /// Carries out the chosen action; true when the game ended with it, and the next one has begun. Then the rewards are written.
    fn step(
        &mut self,
        turn: &mut Turn<G::Action>,
        setup: &Setup<G>,
        reward: Reward,
        rewards: &mut [f32],
    ) -> bool {
        let action = turn.actions[turn.chosen];
        turn.drawn = None;
        if let Some(seat) = self.game.play_listed(turn.seat, action, &mut turn.actions) {
            turn.seat = seat;
            return false;
        }
        reward.write(&self.game, setup.seats, rewards);
        self.seed = self.seeds.seed();
        // The same set-up was accepted with another seed, and no set-up is refused because of its seed.
        if let Ok(game) = Self::start(setup, self.seed) {
            self.game = game;
        }
        self.ask(turn);
        true
    }
}

/// Some of the tables with their turns and buffers: what one thread works on.
struct Part<'a, G: Game> {
    tables: &'a mut [Table<G>],
    turns: &'a mut [Turn<<G as Declaration>::Action>],
    to: Buffers<'a>,
}

/// The work at every table.
struct Work<'a, G: Game> {
    /// Whether the chosen actions are carried out, or the positions only written out.
    steps: bool,
    setup: &'a Setup<G>,
    reward: Reward,
    shape: Shape,
}

impl<G: Game> Work<'_, G> {
    /// Does the work, splitting it in half as long as that is worth a thread.
    fn share(&self, part: Part<'_, G>) {
        let count = part.tables.len();
        if count <= GRAIN {
            return self.alone(part);
        }
        let half = count / 2;
        let (tables, more_tables) = part.tables.split_at_mut(half);
        let (turns, more_turns) = part.turns.split_at_mut(half);
        let (to, more_to) = part.to.split(self.shape, half);
        let first = Part { tables, turns, to };
        let others = Part {
            tables: more_tables,
            turns: more_turns,
            to: more_to,
        };
        rayon::join(|| self.share(first), || self.share(others));
    }

    fn alone(&self, part: Part<'_, G>) {
        let Part {
            tables,
            turns,
            mut to,
        } = part;
        let shape = self.shape;
        let mut values = Values::default();
        to.rewards.fill(0.0);
        for (index, (table, turn)) in tables.iter_mut().zip(turns).enumerate() {
            let rewards = &mut to.rewards[index * shape.seats..][..shape.seats];
            let ended = self.steps && table.step(turn, self.setup, self.reward, rewards);
            to.ended[index] = ended.into();
            to.seats[index] = turn.seat.into();
            if let Some(observations) = &mut to.observations {
                values.observe(&table.game, turn.seat);
                values.write(&mut observations[index * shape.features..][..shape.features]);
            }
            if let Some(masks) = &mut to.masks {
                turn.write(&mut masks[index * shape.actions..][..shape.actions]);
            }
        }
    }
}

impl<G: Game> Batch<G> {
    /// Sets the games up; the seed of the order decides all of them.
    ///
    /// # Errors
    /// If the order cannot be met, there are no games or too many, or the threads cannot be started.
    pub fn new(order: &Order, terms: Terms) -> Result<Self, BatchError> {
        if !(1..=MOST_GAMES).contains(&terms.games) || !(1..=MOST_THREADS).contains(&terms.threads) {
            return Err(BatchError::Terms);
        }
        let (_, journal) = Erased::<G>::new().start(order).map_err(BatchError::Setup)?;
        let setup = journal
            .setup::<G>()
            .map_err(|error| BatchError::Setup(Fault::Journal(Box::new(error))))?;
        let tables = Self::tables(&setup, terms.games)?;
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
            turns: tables.iter().map(Table::first).collect(),
            tables,
            choices: Rng::new(setup.seed, Purpose::Bot),
            setup,
            reward: terms.reward,
            pool,
        })
    }

    fn tables(setup: &Setup<G>, games: usize) -> Result<Vec<Table<G>>, BatchError> {
        let mut seeds = Rng::new(setup.seed, Purpose::Playout);
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
        self.tables.get(game).map(|table| table.seed)
    }

    /// Restarts all games from a seed, as if the batch had been made with it.
    ///
    /// # Errors
    /// None are known: the set-up has been met before.
    pub fn reset(&mut self, seed: Seed) -> Result<(), BatchError> {
        self.setup.seed = seed;
        self.choices = Rng::new(seed, Purpose::Bot);
        self.tables = Self::tables(&self.setup, self.tables.len())?;
        self.turns = self.tables.iter().map(Table::first).collect();
        Ok(())
    }

    /// Writes out the positions without changing them.
    ///
    /// # Errors
    /// If a buffer has the wrong size.
    pub fn look(&mut self, to: Buffers<'_>) -> Result<(), BatchError> {
        to.check(self.shape)?;
        self.run(false, to);
        Ok(())
    }

    /// Carries out an action in each game, by the seat that is to decide, and writes out the results.
    ///
    /// # Errors
    /// If a buffer has the wrong size or an action is not legal. Then nothing has changed.
    pub fn step(&mut self, actions: &[i64], to: Buffers<'_>) -> Result<(), BatchError> {
        fits("actions", actions.len(), self.shape.games)?;
        to.check(self.shape)?;
        for (game, (turn, &action)) in self.turns.iter_mut().zip(actions).enumerate() {
            if !turn.choose(action) {
                return Err(BatchError::Illegal {
                    game,
                    action,
                    seat: turn.seat,
                });
            }
        }
        self.run(true, to);
        Ok(())
    }

    fn run(&mut self, steps: bool, to: Buffers<'_>) {
        let work = Work {
            steps,
            setup: &self.setup,
            reward: self.reward,
            shape: self.shape,
        };
        let part = Part {
            tables: &mut self.tables,
            turns: &mut self.turns,
            to,
        };
        match &self.pool {
            Some(pool) => pool.install(|| work.share(part)),
            None => work.alone(part),
        }
    }

    /// Writes a random legal action for each game, each equally likely.
    ///
    /// # Errors
    /// If the buffer has the wrong size.
    pub fn sample(&mut self, to: &mut [i64]) -> Result<(), BatchError> {
        fits("actions", to.len(), self.shape.games)?;
        for (turn, to) in self.turns.iter_mut().zip(to) {
            if let Some(number) = turn.draw(&mut self.choices) {
                *to = number as i64;
            }
        }
        Ok(())
    }
}
