//! Statistics: for a person, a game, a month and a day.

use serde::{Deserialize, Serialize};
use signoria_engine::{Message, Source};

use crate::clock::Millis;

/// How strong somebody is, and how certain that is. It starts at 1500; a player 240 ahead of another wins two of three games
/// between the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The estimate.
    pub rating: i32,
    /// In nineteen of twenty cases the true value is within this much of the estimate.
    pub within: i32,
    /// How many games it is based on.
    pub games: u32,
}

/// `GET /api/me/numbers`: what my games on this server add up to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OwnNumbers {
    /// By game, for games played to the end.
    pub games: Vec<OwnGameNumbers>,
}

/// What my games of one kind add up to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnGameNumbers {
    /// The game.
    pub game: String,
    /// By the number of seats.
    pub seats: Vec<OwnTally>,
    /// How strong I am; none before the first game that counts.
    pub rating: Option<Rating>,
}

/// My results of one game with one number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnTally {
    /// How many sat there.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// How many of them could be won: those against somebody, or against the opponent that the rules play.
    pub contests: u32,
    /// How many were won.
    pub wins: u32,
    /// The most points in one.
    pub best: i32,
    /// The average points.
    pub mean: i32,
}

/// `GET /api/numbers/GAME`: what the games of everybody on this server say about the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GameNumbers {
    /// By the number of seats.
    pub seats: Vec<SeatsNumbers>,
    /// How strong the bots are, the weakest level first.
    pub bots: Vec<BotRating>,
}

/// How strong a bot is, measured like a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotRating {
    /// Which.
    pub level: crate::BotLevel,
    /// How strong.
    pub rating: Rating,
}

/// What the games with one number of seats say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatsNumbers {
    /// How many sat there.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// The points of all seats.
    pub all: Spread,
    /// The points of those who won; none where nobody did.
    pub winners: Option<Spread>,
    /// How many of a hundred games each seat won, in the order of play at the beginning.
    pub wins_by_seat: Vec<f32>,
    /// Where points come from: those of winners beside those of the others.
    pub sources: Vec<SourceNumbers>,
}

/// How points are spread.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The average points.
    pub mean: f32,
    /// Minimum, lower quartile, median, upper quartile, maximum.
    pub quantiles: [i32; 5],
    /// Equal steps of points, each with where it begins and how many results lie in it.
    pub steps: Vec<(i32, u32)>,
}

impl Spread {
    /// The most steps, not counting one cut at both ends.
    const STEPS: i32 = 10;

    /// The distribution of these points; none if there are none.
    #[must_use]
    pub fn of(scores: &[i32]) -> Option<Self> {
        let mut sorted = scores.to_vec();
        sorted.sort_unstable();
        let (&low, &high) = (sorted.first()?, sorted.last()?);
        let total: f64 = sorted.iter().map(|&score| f64::from(score)).sum();
        let at = |quarter: usize| sorted[(sorted.len() - 1) * quarter / 4];
        let width = [1, 2, 5, 10, 20, 50, 100, 200, 500]
            .into_iter()
            .find(|width| (high - low) / width < Self::STEPS)
            .unwrap_or(1000);
        let step = |score: i32| score.div_euclid(width);
        let count = |index: i32| {
            let own = sorted.iter().filter(|&&score| step(score) == index);
            (index * width, u32::try_from(own.count()).unwrap_or(u32::MAX))
        };
        Some(Self {
            mean: (total / sorted.len() as f64) as f32,
            quantiles: [low, at(1), at(2), at(3), high],
            steps: (step(low)..=step(high)).map(count).collect(),
        })
    }
}

/// What a source brings, on average.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SourceNumbers {
    /// The source, as the standings name it.
    pub name: Message,
    /// To those who won.
    pub winners: f32,
    /// To the others.
    pub others: f32,
}

impl SourceNumbers {
    /// What each source brings to those who won and to the others, in the order of the standings. A result says whether it won.
    #[must_use]
    pub fn of<'a>(results: impl IntoIterator<Item = (bool, &'a [Source])>) -> Vec<Self> {
        let mut counts = [0_u32; 2];
        let mut found: Vec<(&Message, [i64; 2])> = Vec::new();
        for (won, sources) in results {
            let side = usize::from(!won);
            counts[side] += 1;
            for source in sources {
                let index = found.iter().position(|(name, _)| **name == source.name);
                let index = index.unwrap_or_else(|| {
                    found.push((&source.name, [0; 2]));
                    found.len() - 1
                });
                found[index].1[side] += i64::from(source.points);
            }
        }
        let mean = |total: i64, count: u32| total as f32 / count.max(1) as f32;
        let numbers = |(name, totals): (&Message, [i64; 2])| Self {
            name: name.clone(),
            winners: mean(totals[0], counts[0]),
            others: mean(totals[1], counts[1]),
        };
        found.into_iter().map(numbers).collect()
    }
}

/// `GET /api/leaders/GAME`: the leaders of this month, or with `?since=` of an earlier one, among accounts that opted in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Leaders {
    /// When the month began.
    pub since: Millis,
    /// Who, the best first.
    pub leaders: Vec<Leader>,
    /// When the previous month with games began, as far as it is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Millis>,
}

/// One of the leaders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Leader {
    /// Their name.
    pub name: String,
    /// Whether it is the reader.
    pub me: bool,
    /// How strong they are, or were at the end of that month.
    pub rating: Rating,
    /// How many games they have played in that month.
    pub games: u32,
    /// How many of these they won.
    pub wins: u32,
}

/// `PUT /api/me/listed`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Listing {
    /// Whether one's name may appear among the leaders.
    pub listed: bool,
}

/// `GET /api/daily/DAY/GAME/COMPANY`, and the answer to submitting a result.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DailyTable {
    /// The best, the first first.
    pub best: Vec<DailyRow>,
    /// How many people have submitted a result.
    pub count: u32,
    /// The reader's own; none without one.
    pub mine: Option<DailyRow>,
    /// The reader's streak: on how many consecutive days, up to today or yesterday, they submitted a result
    /// for any game.
    pub streak: u64,
}

/// A result in a daily.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DailyRow {
    /// Their place among all results, from 1; equal results share it.
    pub rank: u32,
    /// Their name.
    pub name: String,
    /// Whether it is the reader.
    pub me: bool,
    /// The points.
    pub score: i32,
    /// The place at the table, from 1.
    pub place: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_has_few_equal_steps_and_loses_no_score() {
        assert_eq!(Spread::of(&[]), None);
        let one = Spread::of(&[7]).unwrap();
        assert_eq!((one.mean, one.quantiles, one.steps), (7.0, [7; 5], vec![(7, 1)]));
        let spread = Spread::of(&[14, -3, 55, 12, 0]).unwrap();
        assert_eq!(spread.quantiles, [-3, 0, 12, 14, 55]);
        assert_eq!(spread.steps.first(), Some(&(-10, 1)));
        assert_eq!(spread.steps.iter().map(|step| step.1).sum::<u32>(), 5);
        assert!(spread.steps.len() <= 11);
        let wide = Spread::of(&[i32::from(i16::MIN), i32::from(i16::MAX)]).unwrap();
        assert!(wide.steps.len() < 100, "whatever the points are");
    }
}
