//! What the games of this browser add up to: for each player how many, how many won, the best, and how the scores are spread.

use std::collections::BTreeMap;

use crate::local::saved::Saved;

/// What somebody at this screen made of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Result {
    /// The game.
    pub game: String,
    /// How many sat there.
    pub seats: usize,
    /// Who.
    pub name: String,
    /// The points.
    pub score: i32,
    /// Whether nobody was ahead. Alone there is nobody to win against.
    pub won: bool,
}

/// The results of the people at this screen, from the games that are over.
pub fn results<'a>(games: impl IntoIterator<Item = &'a Saved>) -> Vec<Result> {
    let mut found = Vec::new();
    for saved in games.into_iter().filter(|saved| saved.over) {
        let Some(glance) = &saved.glance else {
            continue;
        };
        let seats = saved.players.len();
        let people = saved.players.iter().enumerate();
        for (index, player) in people.filter(|(_, player)| player.bot.is_none()) {
            if let (Some(&score), Some(&rank)) = (glance.scores.get(index), glance.ranks.get(index)) {
                found.push(Result {
                    game: saved.game.clone(),
                    seats,
                    name: player.name.clone(),
                    score,
                    won: rank == 1 && seats > 1,
                });
            }
        }
    }
    found
}

/// The names of those who have results, who played most first.
pub fn names(results: &[Result]) -> Vec<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for result in results {
        *counts.entry(&result.name).or_default() += 1;
    }
    let mut names: Vec<(&str, usize)> = counts.into_iter().collect();
    names.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    names.into_iter().map(|(name, _)| name.to_owned()).collect()
}

/// What results of one game with one number of seats add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: usize,
    /// How many were won.
    pub wins: usize,
    /// All points together.
    pub total: i64,
    /// The most points in one.
    pub best: i32,
}

impl Tally {
    /// The points of a usual game.
    pub fn mean(&self) -> i64 {
        let games = i64::try_from(self.games.max(1)).unwrap_or(1);
        (self.total + games / 2).div_euclid(games)
    }

    /// How many of a hundred were won.
    pub fn won(&self) -> usize {
        100 * self.wins / self.games.max(1)
    }
}

/// The tallies of one game by the number of seats.
pub fn tallies(results: &[Result], game: &str) -> BTreeMap<usize, Tally> {
    let mut found: BTreeMap<usize, Tally> = BTreeMap::new();
    for result in results.iter().filter(|result| result.game == game) {
        let tally = found.entry(result.seats).or_default();
        tally.best = if tally.games == 0 {
            result.score
        } else {
            tally.best.max(result.score)
        };
        tally.games += 1;
        tally.wins += usize::from(result.won);
        tally.total += i64::from(result.score);
    }
    found
}

/// How scores are spread: equal steps from the first score on, each with how many scores lie in it. About ten steps, of a round width.
pub fn spread(scores: &[i32]) -> Vec<(i32, usize)> {
    let (Some(&low), Some(&high)) = (scores.iter().min(), scores.iter().max()) else {
        return Vec::new();
    };
    let width = [1, 2, 5, 10, 20, 50, 100]
        .into_iter()
        .find(|width| (high - low) / width < 10)
        .unwrap_or(200);
    let first = low.div_euclid(width);
    let steps = high.div_euclid(width) - first;
    let step = |index: i32| {
        let own = scores
            .iter()
            .filter(|score| score.div_euclid(width) == first + index);
        ((first + index) * width, own.count())
    };
    (0..=steps).map(step).collect()
}

#[cfg(test)]
mod tests {
    use signoria_table::BotLevel;

    use super::*;
    use crate::local::saved::{Glance, Player};

    fn saved(scores: [i32; 2], ranks: [u8; 2], over: bool) -> Saved {
        let player = |name: &str, bot| Player {
            name: name.into(),
            bot,
        };
        Saved {
            game: "praga".into(),
            players: vec![player("Anna", None), player("Cosimo", Some(BotLevel::Master))],
            journal: String::new(),
            over,
            touched: 0,
            glance: Some(Glance {
                scores: scores.into(),
                ranks: ranks.into(),
                ..Glance::default()
            }),
        }
    }

    #[test]
    fn only_people_and_only_games_that_are_over_count() {
        let games = [saved([40, 30], [1, 2], true), saved([90, 1], [1, 2], false)];
        let found = results(&games);
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].name.as_str(), found[0].score, found[0].won),
            ("Anna", 40, true)
        );
    }

    #[test]
    fn a_tally_has_wins_the_best_and_the_usual() {
        let games = [
            saved([-4, 30], [2, 1], true),
            saved([50, 30], [1, 2], true),
            saved([30, 30], [1, 1], true),
        ];
        let found = results(&games);
        let tally = &tallies(&found, "praga")[&2];
        assert_eq!(
            (tally.games, tally.wins, tally.best, tally.mean()),
            (3, 2, 50, 25)
        );
        assert_eq!(tally.won(), 66);
        assert!(tallies(&found, "amalfi").is_empty());
        assert_eq!(names(&found), ["Anna"]);
    }

    #[test]
    fn a_spread_has_few_equal_steps_and_loses_no_score() {
        assert_eq!(spread(&[]), []);
        assert_eq!(spread(&[7]), [(7, 1)]);
        let steps = spread(&[-3, 0, 12, 14, 55]);
        assert_eq!(steps.first(), Some(&(-10, 1)));
        assert_eq!(steps.iter().map(|step| step.1).sum::<usize>(), 5);
        assert!(steps.len() <= 11);
    }
}
