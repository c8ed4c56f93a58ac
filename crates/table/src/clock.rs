//! Clocks: how long a seat may think. Time comes in as an argument, in milliseconds since 1970.

use serde::{Deserialize, Serialize};
use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{BySeat, Seat, SeatSet};

/// A point in time: milliseconds since 1970.
pub type Millis = u64;

/// The longest base time: a day. Longer games are played by correspondence.
pub const LONGEST_BASE_SECONDS: u32 = 24 * 60 * 60;
/// The longest increment: an hour.
pub const LONGEST_INCREMENT_SECONDS: u32 = 60 * 60;
/// The most days for a move.
pub const MOST_DAYS: u32 = 30;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// How long a seat may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    /// As long as it likes.
    #[default]
    None,
    /// A base time for the whole game, and an increment for each decision.
    RealTime {
        /// The base time.
        base_seconds: u32,
        /// What each decision adds.
        increment_seconds: u32,
    },
    /// A number of days for each move.
    Correspondence {
        /// The days.
        days: u32,
    },
}

impl ClockRule {
    /// Whether the numbers are within reason.
    #[must_use]
    pub fn is_sensible(self) -> bool {
        match self {
            Self::None => true,
            Self::RealTime {
                base_seconds,
                increment_seconds,
            } => {
                (1..=LONGEST_BASE_SECONDS).contains(&base_seconds)
                    && increment_seconds <= LONGEST_INCREMENT_SECONDS
            }
            Self::Correspondence { days } => (1..=MOST_DAYS).contains(&days),
        }
    }

    /// The time a seat begins with; for correspondence also what each move gets.
    fn allowance(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::RealTime { base_seconds, .. } => Some(Millis::from(base_seconds) * SECOND),
            Self::Correspondence { days } => Some(Millis::from(days) * DAY),
        }
    }
}

/// What happens to a seat whose clock has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnExpiry {
    /// The others may give the seat to a bot.
    #[default]
    OfferBot,
    /// The table keeps waiting.
    Wait,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// What was left when the clock last stopped or started.
    left: Millis,
    /// Since when it runs.
    since: Option<Millis>,
    /// Whether it has run out in this decision.
    pub expired: bool,
}

impl Clock {
    /// What is left at that moment.
    #[must_use]
    pub fn left_at(self, now: Millis) -> Millis {
        let gone = self.since.map_or(0, |since| now.saturating_sub(since));
        self.left.saturating_sub(gone)
    }

    /// Whether it runs.
    #[must_use]
    pub fn runs(self) -> bool {
        self.since.is_some()
    }
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Clocks {
    rule: ClockRule,
    seats: BySeat<Clock, MAX_SEATS>,
}

impl Clocks {
    /// The clocks of a new table, all of them stopped.
    #[must_use]
    pub fn new(rule: ClockRule) -> Self {
        let left = rule.allowance().unwrap_or_default();
        Self {
            rule,
            seats: BySeat::from_fn(|_| Clock {
                left,
                ..Clock::default()
            }),
        }
    }

    /// The clock of a seat; none at a table without clocks.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<Clock> {
        self.rule.allowance().map(|_| self.seats[seat])
    }

    /// A seat has decided: its clock stops and gains what a decision adds. Returns how much that was.
    pub fn decided(&mut self, seat: Seat, now: Millis) -> Millis {
        let rule = self.rule;
        let clock = &mut self.seats[seat];
        let left = clock.left_at(now);
        let added = match rule {
            ClockRule::None => return 0,
            ClockRule::RealTime {
                increment_seconds, ..
            } => Millis::from(increment_seconds) * SECOND,
            ClockRule::Correspondence { .. } => rule.allowance().unwrap_or_default().saturating_sub(left),
        };
        *clock = Clock {
            left: left + added,
            ..Clock::default()
        };
        added
    }

    /// A decision is undone, and so is what it added. The time that was spent on it stays spent.
    pub fn take_back(&mut self, seat: Seat, added: Millis) {
        let clock = &mut self.seats[seat];
        clock.left = clock.left.saturating_sub(added);
    }

    /// From now on exactly these seats must decide.
    pub fn wait_for(&mut self, waiting: SeatSet, now: Millis) {
        let Some(allowance) = self.rule.allowance() else {
            return;
        };
        let by_move = matches!(self.rule, ClockRule::Correspondence { .. });
        for seat in signoria_engine::Seats::new(MAX_SEATS as u8).iter() {
            let clock = &mut self.seats[seat];
            if waiting.contains(seat) && clock.since.is_none() {
                clock.since = Some(now);
            } else if !waiting.contains(seat) && clock.since.is_some() {
                // Another seat's action removed the question: the next one gets its full time.
                *clock = Clock {
                    left: if by_move { allowance } else { clock.left_at(now) },
                    ..Clock::default()
                };
            }
        }
    }

    /// Marks the clock of a seat as run out.
    pub fn expire(&mut self, seat: Seat) {
        self.seats[seat].expired = true;
    }

    /// The seats whose clock has run out and has not been marked yet.
    #[must_use]
    pub fn run_out(&self, now: Millis) -> SeatSet {
        if self.rule.allowance().is_none() {
            return SeatSet::EMPTY;
        }
        self.seats
            .iter()
            .filter(|(_, clock)| clock.runs() && !clock.expired && clock.left_at(now) == 0)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// When the next clock runs out, if nothing happens.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        self.rule.allowance()?;
        self.seats
            .values()
            .filter(|clock| !clock.expired)
            .filter_map(|clock| clock.since.map(|since| since + clock.left))
            .min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BORIS: Seat = Seat::new(1);

    #[test]
    fn real_time_runs_only_for_the_seat_to_move_and_each_decision_adds() {
        let mut clocks = Clocks::new(ClockRule::RealTime {
            base_seconds: 60,
            increment_seconds: 5,
        });
        clocks.wait_for(SeatSet::only(ANNA), 0);
        clocks.decided(ANNA, 10_000);
        clocks.wait_for(SeatSet::only(BORIS), 10_000);
        assert_eq!(clocks.of(ANNA).unwrap().left_at(99_000), 55_000);
        assert_eq!(clocks.of(BORIS).unwrap().left_at(30_000), 40_000);
        assert_eq!(clocks.next_deadline(), Some(70_000));
    }

    #[test]
    fn each_move_by_correspondence_has_all_its_days() {
        let mut clocks = Clocks::new(ClockRule::Correspondence { days: 2 });
        clocks.wait_for(SeatSet::only(ANNA), 0);
        clocks.decided(ANNA, DAY);
        clocks.wait_for(SeatSet::only(ANNA), DAY);
        assert_eq!(clocks.of(ANNA).unwrap().left_at(DAY), 2 * DAY);
    }

    #[test]
    fn a_clock_runs_out_once() {
        let mut clocks = Clocks::new(ClockRule::Correspondence { days: 1 });
        clocks.wait_for(SeatSet::only(BORIS), 0);
        assert!(clocks.run_out(DAY - 1).is_empty());
        assert_eq!(clocks.run_out(DAY), SeatSet::only(BORIS));
        clocks.expire(BORIS);
        assert!(clocks.run_out(DAY).is_empty());
        assert_eq!(clocks.next_deadline(), None);
    }

    #[test]
    fn a_clock_that_goes_back_takes_nothing_away() {
        let mut clocks = Clocks::new(ClockRule::RealTime {
            base_seconds: 60,
            increment_seconds: 0,
        });
        clocks.wait_for(SeatSet::only(ANNA), 50_000);
        clocks.decided(ANNA, 10_000);
        assert_eq!(clocks.of(ANNA).unwrap().left_at(10_000), 60_000);
    }
}
