//! The daily: one set-up a day for each game, the same for everybody, alone or against masters.

use serde_json::Value;
use signoria_engine::Seed;
use signoria_table::BotLevel;
use signoria_table::wire::{NewTable, SeatOrder};

/// How long a day is, in milliseconds. Days are those of UTC, so that they are the same everywhere.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// How many masters one meets.
const MASTERS: usize = 2;

/// A day, counted from 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub u64);

/// Against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Nobody: the game's own challenge for one.
    Alone,
    /// Masters.
    Masters,
}

impl Company {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Alone, Self::Masters];

    /// The word for it in ids.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::Masters => "masters",
        }
    }
}

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub const fn of(moment: u64) -> Self {
        Self(moment / DAY)
    }

    /// When it begins, in milliseconds since 1970.
    pub const fn begins(self) -> u64 {
        self.0 * DAY
    }

    /// How many whole hours of it are left.
    pub const fn hours_left(self, now: u64) -> u64 {
        (self.begins() + DAY).saturating_sub(now) / (60 * 60 * 1000)
    }

    /// The days before it and itself, the oldest first.
    pub fn week(self) -> impl Iterator<Item = Self> {
        (0..7).rev().map(move |back| Self(self.0.saturating_sub(back)))
    }

    /// Where the randomness of a game comes from on that day.
    pub fn seed(self, game: &str) -> Seed {
        // FNV-1a: the games of a day have nothing to do with each other, and everybody counts alike.
        let text = format!("signoria daily {} {game}", self.0);
        let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Seed::from(text.bytes().fold(0xcbf2_9ce4_8422_2325, step))
    }

    /// The id of the table of a daily in this browser: it is there at most once.
    pub fn id(self, game: &str, company: Company) -> String {
        format!("daily-{}-{game}-{}", self.0, company.code())
    }
}

/// The table of a daily.
pub fn order(game: &str, company: Company) -> NewTable {
    let masters = match company {
        Company::Alone => 0,
        Company::Masters => MASTERS,
    };
    let master = SeatOrder::Bot {
        level: BotLevel::Master,
    };
    NewTable {
        game: game.into(),
        edition: None,
        options: Value::Null,
        seats: std::iter::once(SeatOrder::Me)
            .chain(std::iter::repeat_n(master, masters))
            .collect(),
        clock: Default::default(),
        on_expiry: Default::default(),
        visibility: Default::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::hall::Hall;
    use crate::local::talk::{FromEngine, ToEngine};

    #[test]
    fn a_day_is_the_same_everywhere_and_ends_at_midnight() {
        let noon = Day(20_000).begins() + DAY / 2;
        assert_eq!(Day::of(noon), Day(20_000));
        assert_eq!(Day(20_000).hours_left(noon), 12);
        let week: Vec<u64> = Day(20_000).week().map(|day| day.0).collect();
        assert_eq!((week.len(), week[0], week[6]), (7, 19_994, 20_000));
    }

    #[test]
    fn every_game_has_another_seed_every_day() {
        let seed = |day, game| Day(day).seed(game);
        assert_eq!(seed(1, "praga"), seed(1, "praga"));
        assert_ne!(seed(1, "praga"), seed(2, "praga"));
        assert_ne!(seed(1, "praga"), seed(1, "amalfi"));
    }

    #[test]
    fn the_daily_of_every_game_can_be_begun_where_its_seats_allow_it() {
        for entry in signoria_catalog::GAMES {
            let info = entry.arena.game().info();
            for company in Company::ALL {
                let order = order(entry.id, company);
                if order.seats.len() < usize::from(info.fewest_seats) {
                    continue;
                }
                let begin = ToEngine::Begin {
                    names: vec!["Anna".into(); order.seats.len()],
                    order: Box::new(order),
                    seed: Day(20_000).seed(entry.id),
                };
                let said = Hall::default().hear(begin, 0);
                assert!(
                    matches!(said.as_slice(), [FromEngine::Begun(_)]),
                    "{} {company:?}: {said:?}",
                    entry.id
                );
            }
        }
    }
}
