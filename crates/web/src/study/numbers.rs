//! What the games of this browser add up to: for each player how many, how many won, the best, how the scores are spread, and what wins.

use std::collections::BTreeMap;

use signoria_engine::Message;
use signoria_table::wire::{SourceNumbers, Spread};

use crate::local::saved::{Glance, Saved};

/// What somebody at this screen made of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Result {
    /// The game.
    pub game: String,
    /// How many sat there.
    pub seats: usize,
    /// Who.
    pub name: String,
    /// The points.
    pub score: i32,
    /// Whether nobody was ahead, or, alone, whether the rules call it won; none where there is nobody to win against.
    pub won: Option<bool>,
    /// What the rules call the result, alone.
    pub verdict: Option<Message>,
}

/// The games that were played here to their end, with how they stood then. What came from elsewhere or was tried out is nobody's result.
fn ended<'a>(games: impl IntoIterator<Item = &'a Saved>) -> impl Iterator<Item = (&'a Saved, &'a Glance)> {
    let own = games.into_iter().filter(|saved| saved.over && !saved.borrowed);
    own.filter_map(|saved| Some((saved, saved.glance.as_ref()?)))
}

/// The results of the people at this screen.
pub fn results<'a>(games: impl IntoIterator<Item = &'a Saved>) -> Vec<Result> {
    let mut found = Vec::new();
    for (saved, glance) in ended(games) {
        let seats = saved.players.len();
        let people = saved.players.iter().enumerate();
        for (index, player) in people.filter(|(_, player)| player.bot.is_none()) {
            if let (Some(&score), Some(&rank)) = (glance.scores.get(index), glance.ranks.get(index)) {
                let is_alone = seats == 1;
                found.push(Result {
                    game: saved.game.clone(),
                    seats,
                    name: player.name.clone(),
                    score,
                    won: if is_alone {
                        glance.won_alone
                    } else {
                        Some(rank == 1)
                    },
                    verdict: glance.verdict.clone().filter(|_| is_alone),
                });
            }
        }
    }
    found
}

/// The points of those who won a game, bots among them, by the number of seats from two on.
pub fn winners<'a>(games: impl IntoIterator<Item = &'a Saved>, game: &str) -> BTreeMap<usize, Spread> {
    let mut scores: BTreeMap<usize, Vec<i32>> = BTreeMap::new();
    let several = ended(games).filter(|(saved, _)| saved.game == game && saved.players.len() > 1);
    for (saved, glance) in several {
        let first = glance.scores.iter().zip(&glance.ranks);
        let first = first.filter(|(_, rank)| **rank == 1).map(|(score, _)| *score);
        scores.entry(saved.players.len()).or_default().extend(first);
    }
    let spread = |(seats, scores): (usize, Vec<i32>)| Some((seats, Spread::of(&scores)?));
    scores.into_iter().filter_map(spread).collect()
}

/// What each source brought to those who won a game, bots among them, and to the others, where the games kept say it.
pub fn sources<'a>(games: impl IntoIterator<Item = &'a Saved>, game: &str) -> Vec<SourceNumbers> {
    let several = ended(games).filter(|(saved, _)| saved.game == game && saved.players.len() > 1);
    SourceNumbers::of(several.flat_map(|(_, glance)| {
        let seats = glance.sources.iter().zip(&glance.ranks);
        seats.map(|(sources, rank)| (*rank == 1, &sources[..]))
    }))
}

/// What the rules have called somebody's results, each with how often. What they call a failure is no feat.
pub fn feats(results: &[Result], game: &str) -> Vec<(Message, usize)> {
    let mut found: Vec<(Message, usize)> = Vec::new();
    let own = results
        .iter()
        .filter(|result| result.game == game && result.won != Some(false));
    for verdict in own.filter_map(|result| result.verdict.as_ref()) {
        match found.iter_mut().find(|(known, _)| known == verdict) {
            Some((_, count)) => *count += 1,
            None => found.push((verdict.clone(), 1)),
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
    /// How many of them could be won.
    pub contests: usize,
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
}

/// How many were won of how many, and how many of a hundred that are; nothing where nothing could be won.
pub fn won_in_words(wins: usize, contests: usize) -> String {
    match contests {
        0 => "–".into(),
        _ => format!("{wins} ({} %)", 100 * wins / contests),
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
        tally.contests += usize::from(result.won.is_some());
        tally.wins += usize::from(result.won == Some(true));
        tally.total += i64::from(result.score);
    }
    found
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
            borrowed: false,
            glance: Some(Glance {
                scores: scores.into(),
                ranks: ranks.into(),
                ..Glance::default()
            }),
        }
    }

    fn alone(score: i32, won_alone: Option<bool>, verdict: &'static str) -> Saved {
        let mut saved = saved([score, 0], [1, 0], true);
        saved.players.truncate(1);
        saved.glance = Some(Glance {
            scores: vec![score],
            ranks: vec![1],
            won_alone,
            verdict: Some(Message::new(verdict)),
            ..Glance::default()
        });
        saved
    }

    #[test]
    fn only_people_and_only_games_of_ones_own_that_are_over_count() {
        let mut foreign = saved([80, 3], [1, 2], true);
        foreign.borrowed = true;
        let games = [
            saved([40, 30], [1, 2], true),
            saved([90, 1], [1, 2], false),
            foreign,
        ];
        let found = results(&games);
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].name.as_str(), found[0].score, found[0].won),
            ("Anna", 40, Some(true))
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
        assert_eq!(won_in_words(tally.wins, tally.contests), "2 (66 %)");
        assert!(tallies(&found, "amalfi").is_empty());
        assert_eq!(names(&found), ["Anna"]);
        assert!(sources(&games, "praga").is_empty(), "kept by an earlier version");
        let mut told = saved([50, 30], [1, 2], true);
        let from = |points| vec![signoria_engine::Source::new("praga.source.eggs", points)];
        told.glance.as_mut().unwrap().sources = vec![from(6), from(2)];
        let [eggs] = &sources([&told], "praga")[..] else {
            panic!("one source");
        };
        assert_eq!((eggs.winners, eggs.others), (6.0, 2.0));
        let winners = &winners(&games, "praga")[&2];
        assert_eq!(winners.quantiles, [30, 30, 30, 30, 50]);
    }

    #[test]
    fn alone_a_game_is_won_where_the_rules_say_so_and_they_have_a_word_for_it() {
        let games = [
            alone(150, Some(true), "praga.verdict.good"),
            alone(90, Some(false), "praga.verdict.below"),
            alone(160, Some(true), "praga.verdict.good"),
            alone(7, None, "praga.verdict.title-1"),
        ];
        let found = results(&games);
        let tally = &tallies(&found, "praga")[&1];
        assert_eq!((tally.games, tally.contests, tally.wins), (4, 3, 2));
        assert_eq!(won_in_words(0, 0), "–");
        let feats = feats(&found, "praga");
        assert_eq!(feats[0], (Message::new("praga.verdict.good"), 2));
        assert_eq!(feats.len(), 2);
        assert!(winners(&games, "praga").is_empty());
    }
}
