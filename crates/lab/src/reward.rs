//! What a finished game is worth to each seat.

use std::str::FromStr;

use signoria_engine::{Finish, Score, Seat, Seats, Standings};

/// How a finished game is turned into numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// 1 for a victory alone, −1/(n−1) for each of the n−1 others, in between where it is shared: the sum is 0. A lone seat gets 1 or −1.
    #[default]
    Win,
    /// The points ahead of the best of the others, or behind; for a lone seat without an opponent its points.
    Margin,
    /// The points.
    Score,
}

impl Reward {
    /// The reward of one seat.
    #[must_use]
    pub fn of(self, standings: &Standings, seats: Seats, seat: Seat) -> f32 {
        match self {
            Self::Win | Self::Margin => self.at_finish(&Finish::of(standings), seats, seat),
            Self::Score => standings.of(seat).map_or(0, |row| row.score) as f32,
        }
    }

    /// Writes the rewards of all seats of a game that is over. Except for points it avoids the standings, which
    /// allocate.
    pub(crate) fn write<G: Score>(self, game: &G, seats: Seats, to: &mut [f32]) {
        let rewards = seats.iter().zip(to);
        if self == Self::Score {
            let standings = game.standings();
            rewards.for_each(|(seat, to)| *to = self.of(&standings, seats, seat));
        } else {
            let finish = game.finish();
            rewards.for_each(|(seat, to)| *to = self.at_finish(&finish, seats, seat));
        }
    }

    /// The reward of one seat, if it does not depend on points alone.
    fn at_finish(self, finish: &Finish, seats: Seats, seat: Seat) -> f32 {
        let share = finish.win_shares[seat.index()];
        match (self, seats.count()) {
            (Self::Win, 1) => 2.0 * share - 1.0,
            (Self::Win, count) => (count as f32 * share - 1.0) / (count - 1) as f32,
            (Self::Margin | Self::Score, _) => finish.margins[seat.index()] as f32,
        }
    }
}

impl FromStr for Reward {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "win" => Ok(Self::Win),
            "margin" => Ok(Self::Margin),
            "score" => Ok(Self::Score),
            other => Err(format!("\"{other}\" is not one of win, margin, score")),
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Source, Standing};

    use super::*;

    fn rewards(kind: Reward, scores: &[i32]) -> Vec<f32> {
        let row = |(seat, &score): (usize, &i32)| {
            let seat = Seat::new(seat as u8);
            Standing::new(seat, vec![Source::new("test.source.points", score)], vec![])
        };
        let standings = Standings::ranked(scores.iter().enumerate().map(row).collect());
        let seats = Seats::new(scores.len() as u8);
        seats
            .iter()
            .map(|seat| kind.of(&standings, seats, seat))
            .collect()
    }

    #[test]
    fn a_victory_is_paid_by_the_others() {
        assert_eq!(rewards(Reward::Win, &[5, 9, 1]), [-0.5, 1.0, -0.5]);
        assert_eq!(rewards(Reward::Win, &[9, 9, 1]), [0.25, 0.25, -0.5]);
        assert_eq!(rewards(Reward::Win, &[9, 9]), [0.0, 0.0]);
    }

    #[test]
    fn margins_and_scores_are_points() {
        assert_eq!(rewards(Reward::Margin, &[5, 9, 1]), [-4.0, 4.0, -8.0]);
        assert_eq!(rewards(Reward::Score, &[5, 9, 1]), [5.0, 9.0, 1.0]);
        assert_eq!(rewards(Reward::Margin, &[5]), [5.0]);
    }

    #[test]
    fn rewards_are_named() {
        assert_eq!("margin".parse(), Ok(Reward::Margin));
        assert!("points".parse::<Reward>().is_err());
    }
}
