//! Where bots meet: whole games, and how fast they go.

use std::marker::PhantomData;
use std::time::Duration;

use serde::Serialize;
use signoria_engine::erased::{AnyGame, AnyState, Erased, Fault, Order};
use signoria_engine::{Eye, Game, Purpose, Rng, Seat, Seats, Seed, Setup, perft};
use web_time::Instant;

use crate::bot::{AnyBot, BotSpec, Budget, Seated};
use crate::mind::{MindError, shelf};
use crate::plan::{Manner, Planner};

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

/// What a search says about one action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    /// The action.
    pub action: String,
    /// The share of the simulations that tried it.
    pub share: f32,
    /// The chance to win that it leaves.
    pub chance: f32,
    /// The margin over the best of the others to expect after it.
    pub margin: f32,
}

/// What works on the types of a game, behind a trait that does not show them.
pub trait Arena: Send + Sync {
    /// The game.
    fn game(&self) -> &dyn AnyGame;

    /// A bot for this game.
    fn bot(&self, spec: BotSpec, seed: Seed) -> Box<dyn AnyBot>;

    /// Gives the bots of this game their trained weights; without them they all play like apprentices.
    ///
    /// # Errors
    /// If the weights are damaged or do not fit. Then nothing has changed.
    fn teach(&self, weights: &[u8]) -> Result<(), MindError>;

    /// Whether the bots have learned the game, or why not.
    ///
    /// # Errors
    /// If the weights that came with the program are damaged or do not fit.
    fn learned(&self) -> Result<bool, MindError>;

    /// What a search from the eye of a seat says about its actions, the best first. Empty when the seat is not waited for, the
    /// state is of another game, or nothing has been learned.
    fn advise(&self, state: &dyn AnyState, seat: Seat, budget: Budget, seed: Seed) -> Vec<Advised> {
        self.weigh(state, seat, None, budget, seed)
    }

    /// The same, but one action, the one that was played, is searched as thoroughly as the best one.
    fn weigh(
        &self,
        state: &dyn AnyState,
        seat: Seat,
        played: Option<&str>,
        budget: Budget,
        seed: Seed,
    ) -> Vec<Advised>;

    /// Plays a game of bots to its end, one bot for each seat.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn play(&self, order: &Order, bots: &[BotSpec]) -> Result<Outcome, Fault>;

    /// Plays random games for about that long on this thread, through `play_listed`, as batches do.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn speed(&self, order: &Order, time: Duration) -> Result<Speed, Fault>;

    /// Searches positions of random games for about that long on this thread, and says how many simulations it made a second; redeals are
    /// part of it. None for a game without a trained network.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn search_speed(&self, order: &Order, time: Duration) -> Result<Option<f64>, Fault>;

    /// Counts the leaves of the tree of actions from the first position.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn perft(&self, order: &Order, depth: u32) -> Result<u64, Fault>;
}

/// The arena of a game.
pub struct Typed<G: Game> {
    erased: Erased<G>,
    weights: Option<&'static [u8]>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Typed<G> {
    /// The arena, for a registry.
    pub const ARENA: Self = Self::new(None);

    /// The arena with weights that are part of the program.
    #[must_use]
    pub const fn new(weights: Option<&'static [u8]>) -> Self {
        Self {
            erased: Erased::new(),
            weights,
            game: PhantomData,
        }
    }

    /// A position to check weights against: all have the same observation.
    fn any_position() -> Option<G> {
        (G::SEATS.0..=G::SEATS.1).find_map(|seats| Setup::new(Seats::new(seats), 0).start().ok())
    }

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
        // Damaged weights are reported when the program starts; here the level below plays instead.
        let _ = self.learned();
        Box::new(Seated::<G>::new(spec, seed))
    }

    fn teach(&self, weights: &[u8]) -> Result<(), MindError> {
        let position = Self::any_position().ok_or(MindError::Shape)?;
        shelf::put(&position, weights).map(drop)
    }

    fn learned(&self) -> Result<bool, MindError> {
        if shelf::get::<G>().is_some() {
            return Ok(true);
        }
        match self.weights {
            Some(weights) => self.teach(weights).map(|()| true),
            None => Ok(false),
        }
    }

    fn weigh(
        &self,
        state: &dyn AnyState,
        seat: Seat,
        played: Option<&str>,
        budget: Budget,
        seed: Seed,
    ) -> Vec<Advised> {
        let _ = self.learned();
        let (Some(network), Some(game)) = (shelf::get::<G>(), state.as_any().downcast_ref::<G>()) else {
            return Vec::new();
        };
        let mut actions = Vec::new();
        if game.seats().has(seat) {
            game.actions(seat, &mut actions);
        }
        if actions.is_empty() {
            return Vec::new();
        }
        let mut seen = game.clone();
        seen.redeal(Eye::Seat(seat), &mut Rng::new(seed, Purpose::Redeal));
        let mut planner = Planner::new(network, budget, Manner::default());
        let mut advice = planner.advise(&seen, seat, &actions, &mut Rng::new(seed, Purpose::Bot));
        if let Some(played) = played.and_then(|played| played.parse().ok()) {
            advice = planner.insist(played, &actions);
        }
        let mut advised: Vec<Advised> = actions
            .iter()
            .zip(advice)
            .map(|(action, advice)| Advised {
                action: action.to_string(),
                share: advice.share,
                chance: advice.chance,
                margin: advice.margin,
            })
            .collect();
        advised.sort_by(|one, two| two.share.total_cmp(&one.share));
        advised
    }

    fn play(&self, order: &Order, bots: &[BotSpec]) -> Result<Outcome, Fault> {
        let _ = self.learned();
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
            let mut next = game.waiting().first();
            actions.clear();
            if let Some(seat) = next {
                game.actions(seat, &mut actions);
            }
            while let Some(seat) = next {
                let action = *rng.pick(&actions).ok_or(Fault::Seat(seat))?;
                next = game.play_listed(seat, action, &mut actions);
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

    fn search_speed(&self, order: &Order, time: Duration) -> Result<Option<f64>, Fault> {
        /// A master's decision.
        const SIMULATIONS: u32 = 500;
        /// Random moves between two positions.
        const APART: u32 = 7;
        let _ = self.learned();
        let mut order = order.clone();
        let mut game = self.start(&order)?;
        let Some(network) = shelf::get::<G>() else {
            return Ok(None);
        };
        let mut rng = Rng::new(order.seed, Purpose::Playout);
        let mut actions: Vec<G::Action> = Vec::new();
        let budget = Budget::Playouts(SIMULATIONS);
        let mut planner = Planner::new(network, budget, Manner::default());
        let (mut decisions, mut searches, mut thinking) = (0_u32, 0_u32, Duration::ZERO);
        while searches == 0 || thinking < time {
            let Some(seat) = game.waiting().first() else {
                order.seed = rng.seed();
                game = self.start(&order)?;
                continue;
            };
            actions.clear();
            game.actions(seat, &mut actions);
            if actions.len() > 1 && decisions % APART == 0 {
                planner.forget();
                let started = Instant::now();
                planner.advise(&game, seat, &actions, &mut rng);
                thinking += started.elapsed();
                searches += 1;
            }
            let action = *rng.pick(&actions).ok_or(Fault::Seat(seat))?;
            game.apply(seat, action, &mut ())
                .map_err(|illegal| Fault::Illegal(illegal.message()))?;
            decisions += 1;
        }
        let simulations = f64::from(searches) * f64::from(SIMULATIONS);
        Ok(Some(simulations / thinking.as_secs_f64()))
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

#[cfg(test)]
mod tests {
    use signoria_engine::sample::Pebbles;

    use super::*;
    use crate::Level;

    #[test]
    fn without_weights_or_with_damaged_ones_every_level_plays_like_an_apprentice() {
        let missing = Typed::<Pebbles>::new(None);
        let damaged = Typed::<Pebbles>::new(Some(b"SIGNMIND and nothing else"));
        assert_eq!(missing.learned(), Ok(false));
        assert!(matches!(damaged.learned(), Err(MindError::Version(_))));
        let order = Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(2),
            seed: Seed::from(1),
        };
        let play = |arena: &Typed<Pebbles>, spec| arena.play(&order, &[spec, BotSpec::Greedy]).unwrap();
        let apprentice = play(&missing, BotSpec::Level(Level::Apprentice));
        for level in Level::ALL {
            for arena in [&missing, &damaged] {
                assert_eq!(play(arena, BotSpec::Level(level)), apprentice, "{}", level.name());
            }
        }
        let state = damaged.game().start(&order).unwrap().0;
        let seat = Seat::new(0);
        let advice = damaged.advise(&*state, seat, Budget::Playouts(5), Seed::from(1));
        assert!(advice.is_empty());
    }
}
