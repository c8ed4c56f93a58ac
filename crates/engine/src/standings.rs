//! Scores, their sources, and ranks.

use serde::{Deserialize, Serialize};

use crate::list::List;
use crate::message::Message;
use crate::seat::{MAX_SEATS, Seat};

/// Where some points come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// Where they come from.
    pub name: Message,
    /// How many.
    pub points: i32,
}

impl Source {
    /// Points from a source without arguments.
    #[must_use]
    pub fn new(id: &'static str, points: i32) -> Self {
        Self {
            name: Message::new(id),
            points,
        }
    }
}

/// The score of one seat (or of a solo opponent that the rules play).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The seat; none for an opponent that the rules play.
    pub seat: Option<Seat>,
    /// The rank, from 1; seats that are equal in score and all tie-breaks share it.
    pub rank: u8,
    /// The sum of the sources.
    pub score: i32,
    /// Where the points come from.
    pub sources: Vec<Source>,
    /// What breaks ties, most important first; more is better.
    pub tie_breaks: Vec<i32>,
}

impl Standing {
    /// The standing of a seat before it is ranked.
    #[must_use]
    pub fn new(seat: impl Into<Option<Seat>>, sources: Vec<Source>, tie_breaks: Vec<i32>) -> Self {
        let score = sources.iter().map(|source| source.points).sum();
        Self {
            seat: seat.into(),
            rank: 0,
            score,
            sources,
            tie_breaks,
        }
    }
}

/// All standings, best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// One for each seat, and for an opponent that the rules play.
    pub rows: Vec<Standing>,
    /// What the result means where rank and score do not say it: a solo challenge won or lost, a title reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Message>,
    /// Whether a lone seat won. A table of several reads it from the ranks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solo_win: Option<bool>,
}

impl Standings {
    /// Sorts by score, then tie-breaks, then seat, and gives equal ranks to equal scores and tie-breaks.
    #[must_use]
    pub fn ranked(mut rows: Vec<Standing>) -> Self {
        let key = |row: &Standing| (row.score, row.tie_breaks.clone());
        rows.sort_by(|a, b| key(b).cmp(&key(a)).then(a.seat.cmp(&b.seat)));
        for index in 0..rows.len() {
            let shared = index > 0 && key(&rows[index]) == key(&rows[index - 1]);
            rows[index].rank = if shared {
                rows[index - 1].rank
            } else {
                index as u8 + 1
            };
        }
        Self {
            rows,
            verdict: None,
            solo_win: None,
        }
    }

    /// The standings with what the result means.
    #[must_use]
    pub fn with_verdict(mut self, verdict: Message, solo_win: bool) -> Self {
        self.verdict = Some(verdict);
        self.solo_win = Some(solo_win);
        self
    }

    /// Puts some seats behind all others, whatever their scores: who gave up does not win.
    pub fn put_last(&mut self, is_last: impl Fn(Seat) -> bool) {
        let key = |row: &Standing| (row.seat.is_some_and(&is_last), row.rank);
        self.rows.sort_by_key(key);
        let keys: Vec<_> = self.rows.iter().map(key).collect();
        for (row, own) in self.rows.iter_mut().zip(&keys) {
            row.rank = 1 + keys.iter().filter(|other| *other < own).count() as u8;
        }
    }

    /// The row of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Standing> {
        self.rows.iter().find(|row| row.seat == Some(seat))
    }

    /// What share of the victory a seat has: 1 alone, 1/n among n that share the first place, 0 otherwise.
    #[must_use]
    pub fn win_share(&self, seat: Seat) -> f64 {
        if let Some(won) = self.solo_win {
            return if won { 1.0 } else { 0.0 };
        }
        let first = self.rows.iter().filter(|row| row.rank == 1);
        if first.clone().any(|row| row.seat == Some(seat)) {
            1.0 / first.count() as f64
        } else {
            0.0
        }
    }
}

/// A row of [`Finish`]: the seat (none for an opponent that the rules play), its score and what breaks ties.
pub type Total = (Option<Seat>, i32, i32);

/// All rows of a table, without allocation.
pub type Totals = List<Total, { MAX_SEATS + 1 }>;

/// How a game ended, as numbers only: what a search needs at the end of thousands of games, without allocating.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Finish {
    /// By seat, its share of the victory.
    pub win_shares: [f32; MAX_SEATS],
    /// By seat, its points over the best of the others.
    pub margins: [i32; MAX_SEATS],
}

impl Finish {
    /// From the standings, sources and all.
    #[must_use]
    pub fn of(standings: &Standings) -> Self {
        let mut finish = Self::default();
        for row in &standings.rows {
            let Some(seat) = row.seat else { continue };
            let others = standings.rows.iter().filter(|other| other.seat != row.seat);
            let best = others.map(|other| other.score).max().unwrap_or(0);
            finish.win_shares[seat.index()] = standings.win_share(seat) as f32;
            finish.margins[seat.index()] = row.score - best;
        }
        finish
    }

    /// From the scores and one tie-break. Whether a lone seat won is the game's to say.
    #[must_use]
    pub fn ranked(rows: &[Total], solo_win: Option<bool>) -> Self {
        let mut finish = Self::default();
        let key = |&(_, score, tie): &Total| (score, tie);
        let first = rows.iter().map(key).max();
        let sharing = rows.iter().filter(|row| Some(key(row)) == first).count();
        for row in rows {
            let (Some(seat), score, _) = *row else { continue };
            let others = rows.iter().filter(|other| other.0 != row.0);
            let best = others.map(|other| other.1).max().unwrap_or(0);
            finish.margins[seat.index()] = score - best;
            finish.win_shares[seat.index()] = match solo_win {
                Some(won) => f32::from(u8::from(won)),
                None if Some(key(row)) == first => 1.0 / sharing as f32,
                None => 0.0,
            };
        }
        finish
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seat: u8, points: i32, tie: i32) -> Standing {
        Standing::new(
            Seat::new(seat),
            vec![Source::new("test.source.points", points)],
            vec![tie],
        )
    }

    #[test]
    fn who_is_put_last_is_behind_everybody_and_equals_stay_equal() {
        let mut standings = Standings::ranked(vec![row(0, 9, 0), row(1, 4, 0), row(2, 4, 0), row(3, 2, 0)]);
        standings.put_last(|seat| seat == Seat::new(0));
        let found: Vec<_> = standings.rows.iter().map(|row| (row.seat, row.rank)).collect();
        let expected = [(1, 1), (2, 1), (3, 3), (0, 4)];
        assert_eq!(found, expected.map(|(seat, rank)| (Some(Seat::new(seat)), rank)));
    }

    #[test]
    fn tie_breaks_are_applied_and_full_ties_share_a_rank() {
        let standings = Standings::ranked(vec![row(0, 10, 1), row(1, 12, 0), row(2, 10, 1), row(3, 10, 0)]);
        let order: Vec<(usize, u8)> = standings
            .rows
            .iter()
            .map(|row| (row.seat.unwrap().index(), row.rank))
            .collect();
        assert_eq!(order, [(1, 1), (0, 2), (2, 2), (3, 4)]);
    }

    #[test]
    fn a_shared_victory_is_split() {
        let standings = Standings::ranked(vec![row(0, 5, 0), row(1, 5, 0), row(2, 1, 0)]);
        assert_eq!(standings.win_share(Seat::new(0)), 0.5);
        assert_eq!(standings.win_share(Seat::new(2)), 0.0);
    }

    #[test]
    fn numbers_alone_say_the_same_as_the_standings() {
        let tables: [&[(u8, i32, i32)]; 4] = [
            &[(0, 5, 1), (1, 5, 0), (2, 1, 0)],
            &[(0, 5, 0), (1, 5, 0), (2, 7, 0)],
            &[(0, 5, 2), (1, 5, 2)],
            &[(0, -3, 0)],
        ];
        for table in tables {
            let rows = table.iter().map(|&(seat, points, tie)| row(seat, points, tie));
            let standings = Standings::ranked(rows.collect());
            let totals: Totals = table
                .iter()
                .map(|&(seat, points, tie)| (Some(Seat::new(seat)), points, tie))
                .collect();
            assert_eq!(Finish::ranked(&totals, None), Finish::of(&standings), "{table:?}");
        }
        let lone: Totals = [(Some(Seat::new(0)), 9, 0), (None, 4, 0)].into_iter().collect();
        assert_eq!(Finish::ranked(&lone, Some(false)).win_shares[0], 0.0);
        assert_eq!(Finish::ranked(&lone, Some(true)).margins[0], 5);
    }
}
