//! The daily: one set-up a day for each game, the same for everybody, alone or against masters.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::Seed;

use crate::BotLevel;
use crate::clock::Millis;
use crate::wire::{NewTable, SeatOrder};

/// How long a day is, in milliseconds. Days are those of UTC, so that they are the same everywhere.
const DAY: Millis = 24 * 60 * 60 * 1000;
/// How many masters one plays against.
const MASTERS: usize = 2;
/// What the ids of dailies in a browser begin with.
const PREFIX: &str = "daily-";

/// A day, counted from 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Day(pub u64);

/// Against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// Nobody: the game's own challenge for one.
    Alone,
    /// Masters.
    Masters,
}

impl Company {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Alone, Self::Masters];

    /// The word for it in ids and addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::Masters => "masters",
        }
    }

    /// The company that a word stands for.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|company| company.code() == code)
    }
}

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    #[must_use]
    pub const fn of(moment: Millis) -> Self {
        Self(moment / DAY)
    }

    /// When it begins, in milliseconds since 1970.
    #[must_use]
    pub const fn begins(self) -> Millis {
        self.0.saturating_mul(DAY)
    }

    /// How many whole hours of it are left.
    #[must_use]
    pub const fn hours_left(self, now: Millis) -> u64 {
        (self.begins().saturating_add(DAY)).saturating_sub(now) / (60 * 60 * 1000)
    }

    /// Whether a result of that day may still be submitted: until the end of the next day, for people who began before midnight or were offline.
    #[must_use]
    pub const fn is_open(self, now: Millis) -> bool {
        let today = Self::of(now).0;
        self.0 == today || self.0 + 1 == today
    }

    /// The days before it and itself, the oldest first.
    pub fn week(self) -> impl Iterator<Item = Self> {
        (0..7).rev().map(move |back| Self(self.0.saturating_sub(back)))
    }

    /// Where the randomness of a game comes from on that day.
    #[must_use]
    pub fn seed(self, game: &str) -> Seed {
        // FNV-1a: the games of a day are independent of each other, and everybody computes the same.
        let text = format!("signoria daily {} {game}", self.0);
        let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Seed::from(text.bytes().fold(0xcbf2_9ce4_8422_2325, step))
    }

    /// The id of the table of a daily in a browser: it is there at most once.
    #[must_use]
    pub fn id(self, game: &str, company: Company) -> String {
        format!("{PREFIX}{}-{game}-{}", self.0, company.code())
    }
}

/// The day, the game and the company that the id of a table in a browser names; none for any other table.
#[must_use]
pub fn of_id(id: &str) -> Option<(Day, &str, Company)> {
    let (day, rest) = id.strip_prefix(PREFIX)?.split_once('-')?;
    let (game, company) = rest.rsplit_once('-')?;
    Some((Day(day.parse().ok()?), game, Company::of_code(company)?))
}

/// The length of the streak: how many consecutive days, up to today or yesterday, are among these.
#[must_use]
pub fn streak(days: impl IntoIterator<Item = Day>, today: Day) -> u64 {
    let days: std::collections::BTreeSet<Day> = days.into_iter().collect();
    // Today's result may still come.
    let last = if days.contains(&today) {
        today.0
    } else {
        today.0.saturating_sub(1)
    };
    let is_in = |back: &u64| {
        last.checked_sub(*back)
            .is_some_and(|day| days.contains(&Day(day)))
    };
    (0..).take_while(is_in).count() as u64
}

/// The table of a daily.
#[must_use]
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
        hints: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_the_same_everywhere_and_ends_at_midnight() {
        let noon = Day(20_000).begins() + DAY / 2;
        assert_eq!(Day::of(noon), Day(20_000));
        assert_eq!(Day(20_000).hours_left(noon), 12);
        let week: Vec<u64> = Day(20_000).week().map(|day| day.0).collect();
        assert_eq!((week.len(), week[0], week[6]), (7, 19_994, 20_000));
        let open = [19_998, 19_999, 20_000, 20_001].map(|day| Day(day).is_open(noon));
        assert_eq!(open, [false, true, true, false]);
    }

    #[test]
    fn every_game_has_another_seed_every_day() {
        let seed = |day, game| Day(day).seed(game);
        assert_eq!(seed(1, "praga"), seed(1, "praga"));
        assert_ne!(seed(1, "praga"), seed(2, "praga"));
        assert_ne!(seed(1, "praga"), seed(1, "amalfi"));
    }

    #[test]
    fn an_id_names_its_daily_and_no_other_table_does() {
        let id = Day(20_000).id("praga", Company::Masters);
        assert_eq!(of_id(&id), Some((Day(20_000), "praga", Company::Masters)));
        for other in ["daily", "daily-x-praga-alone", "daily-1-praga-friends", "study 1"] {
            assert_eq!(of_id(other), None, "{other}");
        }
    }

    #[test]
    fn a_streak_goes_back_from_today_or_yesterday_without_a_gap() {
        let streak = |days: &[u64]| streak(days.iter().map(|&day| Day(day)), Day(100));
        assert_eq!(streak(&[100, 99, 98, 96]), 3);
        assert_eq!(streak(&[99, 98]), 2, "today may still come");
        assert_eq!(streak(&[98, 97]), 0);
        assert_eq!(streak(&[100, 100]), 1);
        assert_eq!(streak(&[]), 0);
    }
}
