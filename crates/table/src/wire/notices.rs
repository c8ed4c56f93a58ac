//! What a person wants to be notified about while no page is open: the bodies under `/api/me/notifications`.

use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// The longest delay of a notification about a turn, in minutes: a day.
pub const LONGEST_DELAY: u32 = 24 * 60;
/// The longest address that is notified, in bytes. Those of browsers have two to four hundred.
pub const LONGEST_ADDRESS: usize = 1000;
/// Minutes of a day.
pub const DAY_MINUTES: u16 = 24 * 60;
/// How far a time zone may be from UTC, in minutes: the Line Islands are 14 hours ahead, Baker Island 12 behind.
pub const OFFSETS: std::ops::RangeInclusive<i16> = -12 * 60..=14 * 60;

const MINUTE: Millis = 60_000;

/// What a person can be notified of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// It is the person's turn at a table with a day clock.
    Turn,
    /// A table begins.
    Begins,
    /// A game is over.
    Ended,
    /// Somebody asks to take back.
    TakeBack,
}

impl Occasion {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Turn, Self::Begins, Self::Ended, Self::TakeBack];

    /// The word that stands for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Begins => "begins",
            Self::Ended => "ended",
            Self::TakeBack => "take_back",
        }
    }

    /// What a word stands for.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|occasion| occasion.code() == code)
    }

    /// Whether the table waits until the person does something: only then can the notification be delayed.
    #[must_use]
    pub const fn waits(self) -> bool {
        matches!(self, Self::Turn | Self::TakeBack)
    }
}

/// Quiet hours, in which nothing is sent. They may go past midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// When it begins, in minutes after midnight.
    pub from: u16,
    /// When it ends, in minutes after midnight.
    pub to: u16,
    /// How many minutes the person's clock is ahead of UTC.
    pub offset: i16,
}

impl QuietHours {
    /// Whether the numbers are in range.
    #[must_use]
    pub fn is_sensible(&self) -> bool {
        self.from < DAY_MINUTES && self.to < DAY_MINUTES && OFFSETS.contains(&self.offset)
    }

    /// When the quiet hours end, if it is quiet now.
    #[must_use]
    pub fn end_after(&self, now: Millis) -> Option<Millis> {
        let day = i64::from(DAY_MINUTES);
        let around = |minutes: i64| minutes.rem_euclid(day);
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        let minute = i64::try_from(now / MINUTE).unwrap_or_default() + i64::from(self.offset);
        // Hours that end when they begin are empty.
        let is_quiet = around(minute - from) < around(to - from);
        is_quiet.then(|| now - now % MINUTE + around(to - minute).unsigned_abs() * MINUTE)
    }
}

/// What a person wants to be notified about, and when: `PUT /api/me/notifications`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wishes {
    /// It is their turn.
    pub turn: bool,
    /// A table begins.
    pub begins: bool,
    /// A game is over.
    pub ended: bool,
    /// Somebody asks to take back.
    pub take_back: bool,
    /// Only after a table has waited this long, in minutes; 0: at once.
    pub after_minutes: u32,
    /// When nothing is sent.
    pub quiet: Option<QuietHours>,
    /// In which language: `en`, `ru` or `pl`.
    pub language: String,
}

impl Default for Wishes {
    fn default() -> Self {
        Self {
            turn: true,
            begins: true,
            ended: true,
            take_back: true,
            after_minutes: 0,
            quiet: None,
            language: "en".into(),
        }
    }
}

impl Wishes {
    /// Whether the numbers are in range.
    #[must_use]
    pub fn is_sensible(&self) -> bool {
        self.after_minutes <= LONGEST_DELAY && self.quiet.is_none_or(|quiet| quiet.is_sensible())
    }

    /// Whether the person wants this notification.
    #[must_use]
    pub const fn want(&self, occasion: Occasion) -> bool {
        match occasion {
            Occasion::Turn => self.turn,
            Occasion::Begins => self.begins,
            Occasion::Ended => self.ended,
            Occasion::TakeBack => self.take_back,
        }
    }

    /// When to send a notification about something that has been so since then: at once, after the delay, or
    /// after the quiet hours.
    #[must_use]
    pub fn when(&self, occasion: Occasion, since: Millis, now: Millis) -> Millis {
        let delay = if occasion.waits() { self.after_minutes } else { 0 };
        let then = now.max(since.saturating_add(Millis::from(delay) * MINUTE));
        let quiet = self.quiet.and_then(|quiet| quiet.end_after(then));
        quiet.unwrap_or(then)
    }
}

/// A person's notification settings: `GET /api/me/notifications`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notifications {
    /// What is wanted.
    pub wishes: Wishes,
    /// One's webhooks.
    pub webhooks: Vec<String>,
    /// The push addresses of one's browsers.
    pub browsers: Vec<String>,
    /// The public key of the server, which a browser needs to subscribe: base64url of an uncompressed point on P-256.
    pub key: String,
}

/// The keys of a browser that has agreed, in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushKeys {
    /// Its public key.
    pub p256dh: String,
    /// A secret that it shares with the server.
    pub auth: String,
}

/// A browser's subscription, as it describes itself (`PushSubscription.toJSON`): `PUT /api/me/notifications/push`. Its other members are not
/// needed; when it has ended, its push service reports that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    /// The endpoint of its push service.
    pub endpoint: String,
    /// Its keys.
    pub keys: PushKeys,
}

/// An address that is or was notified: a webhook, or the endpoint of a browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Address {
    /// The address.
    pub address: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 60 * MINUTE;

    #[test]
    fn a_night_goes_past_midnight_and_ends_in_the_morning() {
        let night = QuietHours {
            from: 22 * 60,
            to: 7 * 60,
            offset: 0,
        };
        assert_eq!(night.end_after(12 * HOUR), None);
        assert_eq!(night.end_after(22 * HOUR - 1), None);
        assert_eq!(night.end_after(22 * HOUR), Some(31 * HOUR));
        assert_eq!(night.end_after(24 * HOUR + 5), Some(31 * HOUR));
        assert_eq!(night.end_after(31 * HOUR - 1), Some(31 * HOUR));
        assert_eq!(night.end_after(31 * HOUR), None);
    }

    #[test]
    fn a_siesta_is_within_one_day_and_in_the_persons_own_time() {
        let siesta = QuietHours {
            from: 13 * 60,
            to: 15 * 60,
            offset: -150,
        };
        // Half past ten in the morning there is one o'clock in UTC.
        assert_eq!(siesta.end_after(13 * HOUR), None);
        assert_eq!(
            siesta.end_after(15 * HOUR + 30 * MINUTE),
            Some(17 * HOUR + 30 * MINUTE)
        );
        assert_eq!(siesta.end_after(17 * HOUR + 30 * MINUTE), None);
    }

    #[test]
    fn hours_that_end_when_they_begin_are_never_quiet() {
        let never = QuietHours {
            from: 60,
            to: 60,
            offset: 0,
        };
        assert!((0..48).all(|hour| never.end_after(hour * HOUR).is_none()));
    }

    #[test]
    fn only_notifications_of_waiting_tables_are_delayed() {
        let wishes = Wishes {
            after_minutes: 30,
            ..Wishes::default()
        };
        assert_eq!(wishes.when(Occasion::Turn, HOUR, HOUR + 5), HOUR + 30 * MINUTE);
        assert_eq!(wishes.when(Occasion::TakeBack, HOUR, 3 * HOUR), 3 * HOUR);
        assert_eq!(wishes.when(Occasion::Begins, HOUR, HOUR + 5), HOUR + 5);
    }

    #[test]
    fn notifications_due_in_quiet_hours_come_after_them() {
        let wishes = Wishes {
            after_minutes: 60,
            quiet: Some(QuietHours {
                from: 10 * 60,
                to: 12 * 60,
                offset: 0,
            }),
            ..Wishes::default()
        };
        assert_eq!(wishes.when(Occasion::Turn, 9 * HOUR + 1, 9 * HOUR + 1), 12 * HOUR);
        assert_eq!(wishes.when(Occasion::Ended, 9 * HOUR, 9 * HOUR), 9 * HOUR);
    }

    #[test]
    fn impossible_numbers_are_recognised() {
        let quiet = |from, to, offset| Wishes {
            quiet: Some(QuietHours { from, to, offset }),
            ..Wishes::default()
        };
        assert!(quiet(0, 1439, 840).is_sensible());
        assert!(!quiet(1440, 0, 0).is_sensible() && !quiet(0, 1440, 0).is_sensible());
        assert!(!quiet(0, 60, 841).is_sensible());
        assert!(
            !Wishes {
                after_minutes: LONGEST_DELAY + 1,
                ..Wishes::default()
            }
            .is_sensible()
        );
    }
}
