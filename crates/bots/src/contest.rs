//! Many games of a line-up, and what they say about the strength of its players.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use signoria_engine::erased::{Fault, Order};
use signoria_engine::{Purpose, Rng, Seed};

use crate::arena::{Arena, Outcome};
use crate::bot::BotSpec;

/// The question to settle.
pub struct Contest<'a> {
    /// The game.
    pub arena: &'a dyn Arena,
    /// The table; its seed decides all the games.
    pub order: &'a Order,
    /// Who plays, one for each seat. The seats rotate from game to game, and all rotations of the line-up share a seed.
    pub players: &'a [BotSpec],
    /// How many games at most.
    pub games: u32,
    /// Stop as soon as the win share of the first player is clear of this.
    pub bar: Option<f64>,
    /// On how many threads; the result does not depend on it.
    pub jobs: NonZeroUsize,
}

/// What one kind of player did over many games. Where several seats have the same kind, figures are those of one seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// The player.
    pub name: String,
    /// How many seats it has.
    pub seats: u32,
    /// How many games were played.
    pub games: u32,
    /// Its share of the victories; shared ones are split.
    pub win_share: f64,
    /// The lower end of the 95 % confidence interval of the win share.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Its mean score.
    pub mean_score: f64,
    /// Half the width of the 95 % confidence interval of the mean score.
    pub score_error: f64,
    /// Its mean margin over the best of the others.
    pub mean_margin: f64,
    /// Half the width of the 95 % confidence interval of the mean margin.
    pub margin_error: f64,
    /// Its lowest score.
    pub lowest_score: i32,
    /// Its highest score.
    pub highest_score: i32,
    /// The mean score of the winners, whoever they were.
    pub winning_score: f64,
    /// The mean length of its games in decisions.
    pub mean_decisions: f64,
    /// Its strength on the scale of chess ratings, from who was ahead of whom; the kinds of a contest are 1500 on average.
    pub rating: f64,
}

/// Half the width of a 95 % interval, in standard errors, for very many values; [`half_width`] is for few.
const CONFIDENCE: f64 = 1.959_964;
/// Of a 99.9 % interval: looking again and again until something shows would find it in noise too.
const CERTAINTY: f64 = 3.290_527;
/// No question is settled by fewer seeds than this.
const FEWEST_SEEDS: usize = 12;

impl Contest<'_> {
    /// Plays, and tells `progress` how many games are done.
    ///
    /// # Errors
    /// If the order cannot be met.
    pub fn run(&self, progress: &(dyn Fn(u32) + Sync)) -> Result<Vec<Tally>, Fault> {
        let seats = self.players.len().max(1) as u32;
        let mut rng = Rng::new(self.order.seed, Purpose::Playout);
        let seeds: Vec<Seed> = (0..self.games.div_ceil(seats)).map(|_| rng.seed()).collect();
        let next = AtomicU32::new(0);
        let done = AtomicU32::new(0);
        let stopped = AtomicBool::new(false);
        let outcomes = Mutex::new(vec![None; self.games as usize]);
        let fault = Mutex::new(None);
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games || stopped.load(Ordering::Relaxed) {
                    return;
                }
                match self.play(number, seeds[(number / seats) as usize]) {
                    Ok(outcome) => {
                        let mut outcomes = outcomes.lock().unwrap_or_else(PoisonError::into_inner);
                        outcomes[number as usize] = Some(outcome);
                        progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                        if self.settled_after(&outcomes).is_some() {
                            stopped.store(true, Ordering::Relaxed);
                        }
                    }
                    Err(found) => {
                        stopped.store(true, Ordering::Relaxed);
                        *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.jobs.get().min(self.games.max(1) as usize) {
                scope.spawn(work);
            }
            work();
        });
        if let Some(fault) = fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
            return Err(fault);
        }
        let outcomes = outcomes.into_inner().unwrap_or_else(PoisonError::into_inner);
        // Games that other threads had begun when the question was settled do not count.
        let counted = self.settled_after(&outcomes).unwrap_or(outcomes.len());
        let outcomes: Vec<Outcome> = outcomes.into_iter().take(counted).flatten().collect();
        Ok(self.tallies(&outcomes))
    }

    fn play(&self, number: u32, seed: Seed) -> Result<Outcome, Fault> {
        let rotation = number as usize % self.players.len().max(1);
        let mut line_up = self.players.to_vec();
        line_up.rotate_right(rotation);
        let order = Order {
            seed,
            ..self.order.clone()
        };
        let mut outcome = self.arena.play(&order, &line_up)?;
        outcome.win_shares.rotate_left(rotation);
        outcome.scores.rotate_left(rotation);
        Ok(outcome)
    }

    /// The number of games, counted from the first without a gap, after which the first player's win share is
    /// clear of the bar.
    fn settled_after(&self, outcomes: &[Option<Outcome>]) -> Option<usize> {
        let bar = self.bar?;
        let seats = self.players.len();
        let mut shares = Vec::new();
        for games in outcomes.chunks_exact(seats) {
            let games: Option<Vec<&Outcome>> = games.iter().map(Option::as_ref).collect();
            shares.push(mean(games?.iter().map(|game| game.win_shares[0])));
            if shares.len() >= FEWEST_SEEDS {
                let error = half_width(CERTAINTY, &shares);
                if (mean(shares.iter().copied()) - bar).abs() > error.max(1e-9) {
                    return Some(shares.len() * seats);
                }
            }
        }
        None
    }

    fn tallies(&self, outcomes: &[Outcome]) -> Vec<Tally> {
        let mut kinds: Vec<(String, Vec<usize>)> = Vec::new();
        for (seat, spec) in self.players.iter().enumerate() {
            let name = spec.to_string();
            match kinds.iter_mut().find(|(known, _)| *known == name) {
                Some((_, seats)) => seats.push(seat),
                None => kinds.push((name, vec![seat])),
            }
        }
        let ratings = ratings(&kinds, outcomes);
        kinds
            .iter()
            .zip(ratings)
            .map(|((name, seats), rating)| Tally {
                rating,
                ..self.tally(name, seats, outcomes)
            })
            .collect()
    }

    fn tally(&self, name: &str, seats: &[usize], outcomes: &[Outcome]) -> Tally {
        // Games with the same seed resemble each other: a seed with all its rotations is one observation.
        let by_seed = |of: &dyn Fn(&Outcome, usize) -> f64| -> Vec<f64> {
            outcomes
                .chunks(self.players.len().max(1))
                .map(|games| {
                    mean(
                        games
                            .iter()
                            .flat_map(|game| seats.iter().map(|&seat| of(game, seat))),
                    )
                })
                .collect()
        };
        let shares = by_seed(&|game, seat| game.win_shares[seat]);
        let scores = by_seed(&|game, seat| f64::from(game.scores[seat]));
        let margins = by_seed(&|game, seat| {
            let others = game.scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, score)| *score).max().unwrap_or(0);
            f64::from(game.scores[seat] - best)
        });
        let own = || {
            outcomes
                .iter()
                .flat_map(|game| seats.iter().map(|&seat| game.scores[seat]))
        };
        let win_share = mean(shares.iter().copied());
        let error = half_width(CONFIDENCE, &shares);
        Tally {
            name: name.to_owned(),
            seats: seats.len() as u32,
            games: outcomes.len() as u32,
            win_share,
            low: (win_share - error).max(0.0),
            high: (win_share + error).min(1.0),
            mean_score: mean(scores.iter().copied()),
            score_error: half_width(CONFIDENCE, &scores),
            mean_margin: mean(margins.iter().copied()),
            margin_error: half_width(CONFIDENCE, &margins),
            lowest_score: own().min().unwrap_or(0),
            highest_score: own().max().unwrap_or(0),
            winning_score: mean(
                outcomes
                    .iter()
                    .map(|game| f64::from(game.scores.iter().copied().max().unwrap_or(0))),
            ),
            mean_decisions: mean(outcomes.iter().map(|game| f64::from(game.decisions))),
            rating: 0.0,
        }
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0_f64);
    for value in values {
        sum += value;
        count += 1.0;
    }
    sum / count.max(1.0)
}

/// The standard error of the mean; unknown, and so as wide as can be, for fewer than two values.
fn standard_error(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    if values.len() < 2 {
        return 1.0;
    }
    let middle = mean(values.iter().copied());
    let variance = values.iter().map(|value| (value - middle).powi(2)).sum::<f64>() / (count - 1.0);
    (variance / count).sqrt()
}

/// Half the width of the confidence interval of a mean. Of few values the spread is itself uncertain, which Student's distribution takes into
/// account; `normal` is the width that very many would have.
fn half_width(normal: f64, values: &[f64]) -> f64 {
    student(normal, values.len().saturating_sub(1)) * standard_error(values)
}

/// A quantile of Student's distribution, from that of the normal one: the expansion of Fisher and Cornish, which is good to a hundredth from
/// three degrees of freedom on at 95 %, and from ten on at 99.9 %.
fn student(normal: f64, degrees: usize) -> f64 {
    // With one or two degrees it would be too small; the exact values for 95 %.
    let least = match degrees {
        0 | 1 => 12.706,
        2 => 4.303,
        _ => 0.0,
    };
    let (z, degrees) = (normal, degrees.max(1) as f64);
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    (z + first / degrees + second / degrees.powi(2) + third / degrees.powi(3)).max(least)
}

/// Ratings by the model of Bradley and Terry: who is ahead of whom, seat by seat, between different kinds.
fn ratings(kinds: &[(String, Vec<usize>)], outcomes: &[Outcome]) -> Vec<f64> {
    let count = kinds.len();
    // Half a win for everybody against everybody keeps ratings finite.
    let mut wins = vec![vec![0.5_f64; count]; count];
    for game in outcomes {
        for (one, (_, seats)) in kinds.iter().enumerate() {
            for (two, (_, others)) in kinds.iter().enumerate().filter(|(two, _)| *two != one) {
                for &seat in seats {
                    for &other in others {
                        wins[one][two] += match game.scores[seat].cmp(&game.scores[other]) {
                            std::cmp::Ordering::Greater => 1.0,
                            std::cmp::Ordering::Equal => 0.5,
                            std::cmp::Ordering::Less => 0.0,
                        };
                    }
                }
            }
        }
    }
    let mut strength = vec![1.0_f64; count];
    for _ in 0..200 {
        let before = strength.clone();
        for one in 0..count {
            let others = || (0..count).filter(|&two| two != one);
            let won: f64 = others().map(|two| wins[one][two]).sum();
            let met: f64 = others()
                .map(|two| (wins[one][two] + wins[two][one]) / (before[one] + before[two]))
                .sum();
            strength[one] = if met > 0.0 { won / met } else { 1.0 };
        }
        let middle = mean(strength.iter().map(|value| value.ln())).exp();
        for value in &mut strength {
            *value /= middle;
        }
    }
    strength
        .iter()
        .map(|value| 1500.0 + 400.0 * value.log10())
        .collect()
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seats;
    use signoria_engine::sample::Pebbles;

    use super::*;
    use crate::{Budget, Typed};

    fn order() -> Order {
        Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(2),
            seed: Seed::from(1),
        }
    }

    fn run(players: &[BotSpec], games: u32, jobs: usize, bar: Option<f64>) -> Vec<Tally> {
        let contest = Contest {
            arena: &Typed::<Pebbles>::ARENA,
            order: &order(),
            players,
            games,
            bar,
            jobs: NonZeroUsize::new(jobs).unwrap(),
        };
        contest.run(&|_| {}).unwrap()
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let players = [BotSpec::Greedy, BotSpec::Random];
        assert_eq!(run(&players, 41, 1, None), run(&players, 41, 3, None));
        let search = [BotSpec::Search(Budget::Playouts(200)), BotSpec::Random];
        assert_eq!(run(&search, 400, 1, Some(0.5)), run(&search, 400, 3, Some(0.5)));
    }

    #[test]
    fn intervals_from_few_seeds_are_wider() {
        // Two-sided quantiles as they are printed in tables.
        for (normal, degrees, printed) in [
            (CONFIDENCE, 1, 12.706),
            (CONFIDENCE, 2, 4.303),
            (CONFIDENCE, 5, 2.571),
            (CONFIDENCE, 11, 2.201),
            (CONFIDENCE, 1000, 1.962),
            (CERTAINTY, 11, 4.437),
            (CERTAINTY, 30, 3.646),
        ] {
            let found = student(normal, degrees);
            assert!(
                (found - printed).abs() < 0.01,
                "{degrees}: {found}, printed {printed}"
            );
        }
    }

    #[test]
    fn shares_of_the_victory_add_up() {
        let tallies = run(&[BotSpec::Greedy, BotSpec::Random], 50, 2, None);
        let sum: f64 = tallies.iter().map(|tally| tally.win_share).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        assert!(tallies.iter().all(|tally| tally.games == 50));
        let both = run(&[BotSpec::Random, BotSpec::Random], 50, 2, None);
        assert_eq!((both.len(), both[0].seats), (1, 2));
        assert!((both[0].win_share - 0.5).abs() < 1e-9);
    }

    #[test]
    fn a_search_finds_the_winning_strategy_of_pebbles_and_the_question_is_settled_early() {
        let search = BotSpec::Search(Budget::Playouts(400));
        let tallies = run(&[search, BotSpec::Random], 4000, 2, Some(0.5));
        assert!(tallies[0].low > 0.6, "{tallies:?}");
        assert!(tallies[0].rating > tallies[1].rating + 100.0, "{tallies:?}");
        assert!(tallies[0].games < 400, "{tallies:?}");
    }

    #[test]
    fn a_game_that_cannot_be_set_up_is_a_fault() {
        let arena = Typed::<Pebbles>::ARENA;
        let order = Order {
            seats: Seats::new(5),
            ..order()
        };
        let contest = Contest {
            arena: &arena,
            order: &order,
            players: &[BotSpec::Random; 5],
            games: 3,
            bar: None,
            jobs: NonZeroUsize::MIN,
        };
        assert!(contest.run(&|_| {}).is_err());
        assert!(arena.perft(&order, 2).is_err());
        assert!(arena.speed(&order, std::time::Duration::ZERO).is_err());
    }
}
