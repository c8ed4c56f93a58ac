//! Games between two players that have learned, or of one against greedy bots.

use std::sync::{Arc, Mutex, PoisonError};

use signoria_bots::mind::Network;
use signoria_bots::plan::{Manner, Planner, outcome};
use signoria_bots::{Bot, Budget, Greedy};
use signoria_engine::{Eye, Game, Purpose, Rng, Seats, Seed, Setup};

use crate::run::Run;

/// A share of the victories of some games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
    /// How many games.
    pub games: usize,
}

impl Share {
    fn of(shares: &[f64]) -> Self {
        let count = shares.len().max(1) as f64;
        let mean = shares.iter().sum::<f64>() / count;
        let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count;
        Self {
            mean,
            error: (variance / count).sqrt(),
            games: shares.len(),
        }
    }
}

/// A player: its network, how it searches and how far.
#[derive(Clone)]
pub struct Side {
    pub network: Arc<Network>,
    pub manner: Manner,
    pub simulations: u32,
}

impl Side {
    fn bot<G: Game>(&self) -> Box<dyn Bot<G>> {
        let budget = Budget::Playouts(self.simulations.max(1));
        Box::new(Planner::new(Arc::clone(&self.network), budget, self.manner))
    }
}

impl Run<'_> {
    /// The seats of a match: as many as the settings say, if the game allows it.
    pub fn match_seats<G: Game>(&self) -> Seats {
        Seats::new(self.config.match_seats.clamp(G::SEATS.0, G::SEATS.1))
    }

    /// Games at plain tables: every second seat has the new player, the others the old one; without an old
    /// one, a single seat has the new player and the others are greedy. The new player's share of the victories.
    /// Every two consecutive games share a seed, with the seats exchanged.
    pub fn duel<G: Game>(&self, new: &Side, old: Option<&Side>, seed: Seed) -> Share {
        let mut seeds = Rng::new(seed, Purpose::Playout);
        let seats = self.match_seats::<G>();
        let games = self.config.match_games;
        let seeds: Vec<Seed> = (0..games.div_ceil(2)).map(|_| seeds.seed()).collect();
        let shares = Mutex::new(vec![None; games as usize]);
        self.in_parallel(games, |number| {
            let is_new = |seat: usize| match old {
                Some(_) => (seat + number as usize).is_multiple_of(2),
                None => seat == number as usize % seats.count(),
            };
            let bots: Vec<Box<dyn Bot<G>>> = seats
                .iter()
                .map(|seat| match (is_new(seat.index()), old) {
                    (true, _) => new.bot(),
                    (false, Some(old)) => old.bot(),
                    (false, None) => Box::new(Greedy),
                })
                .collect();
            if let Some(game) = play_out(seats, seeds[number as usize / 2], bots) {
                let (chance, _) = outcome::<G>(&game);
                let own = seats.iter().filter(|seat| is_new(seat.index()));
                let share = own.map(|seat| f64::from(chance[seat.index()])).sum::<f64>();
                shares.lock().unwrap_or_else(PoisonError::into_inner)[number as usize] = Some(share);
            }
        });
        let shares = shares.into_inner().unwrap_or_else(PoisonError::into_inner);
        Share::of(&shares.into_iter().flatten().collect::<Vec<f64>>())
    }
}

/// Plays a plain game to its end; none if it cannot be set up.
fn play_out<G: Game>(seats: Seats, seed: Seed, mut bots: Vec<Box<dyn Bot<G>>>) -> Option<G> {
    let mut game = Setup::<G>::new(seats, seed).start().ok()?;
    let mut rng = Rng::new(seed, Purpose::Bot);
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
        game.apply(seat, action, &mut ()).ok()?;
    }
    Some(game)
}
