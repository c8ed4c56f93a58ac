//! Token buckets: how often an address may do something, and how often the password of an account may be tried.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use signoria_table::PersonId;

use crate::crowd::household;
use crate::limits::{BUCKETS, BUCKETS_FORGOTTEN, Limit};

/// A bucket of tokens that fills up with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    #[must_use]
    pub fn full(burst: f64, now: Instant) -> Self {
        Self {
            tokens: burst,
            at: now,
        }
    }

    /// Takes a token. False if there is none.
    pub fn take(&mut self, burst: f64, per_second: f64, now: Instant) -> bool {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * per_second;
        self.tokens = (self.tokens + gained).min(burst);
        self.at = now;
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }
}

/// Whose bucket it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Whose {
    /// Of one household.
    House(IpAddr),
    /// Of one person, wherever they are and in however many windows.
    Person(PersonId),
    /// Of all who try the password of an account, wherever they are.
    Account(String),
}

/// All buckets.
#[derive(Debug, Default)]
pub struct Limiter {
    buckets: Mutex<HashMap<(Whose, Limit), Bucket>>,
}

impl Limiter {
    /// Whether that address may do that now.
    pub fn allows(&self, address: IpAddr, limit: Limit, now: Instant) -> bool {
        self.take(Whose::House(household(address)), limit, now)
    }

    /// Whether that person and their household may send one more message on a socket now: one house can make many guests. Strangers share with their
    /// household.
    pub fn allows_message(&self, person: Option<&PersonId>, address: IpAddr, now: Instant) -> bool {
        let own = match person {
            Some(person) => self.take(Whose::Person(person.clone()), Limit::Message, now),
            None => self.allows(address, Limit::Message, now),
        };
        own && self.allows(address, Limit::HouseMessage, now)
    }

    /// Whether another password may be tried at that account now.
    pub fn allows_guess(&self, account: &str, now: Instant) -> bool {
        self.take(Whose::Account(account.to_lowercase()), Limit::Guess, now)
    }

    /// The guess was right: only wrong ones count.
    pub fn was_right(&self, account: &str) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(&(Whose::Account(account.to_lowercase()), Limit::Guess)) {
            bucket.tokens += 1.0;
        }
    }

    fn take(&self, whose: Whose, limit: Limit, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= BUCKETS {
            forget_oldest(&mut buckets);
        }
        let bucket = buckets
            .entry((whose, limit))
            .or_insert_with(|| Bucket::full(limit.burst(), now));
        bucket.take(limit.burst(), limit.per_minute() / 60.0, now)
    }
}

/// The least recently used are as good as full; frequent visitors are remembered.
fn forget_oldest(buckets: &mut HashMap<(Whose, Limit), Bucket>) {
    let mut times: Vec<Instant> = buckets.values().map(|bucket| bucket.at).collect();
    let last = BUCKETS_FORGOTTEN.min(times.len()).saturating_sub(1);
    let (_, oldest, _) = times.select_nth_unstable(last);
    let oldest = *oldest;
    // Many may have come at once.
    let mut left = BUCKETS_FORGOTTEN;
    buckets.retain(|_, bucket| {
        let goes = bucket.at <= oldest && left > 0;
        left -= usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_let_through_and_then_a_trickle() {
        let limiter = Limiter::default();
        let address = IpAddr::from([127, 0, 0, 1]);
        let now = Instant::now();
        let burst = Limit::Password.burst() as usize;
        assert!((0..burst).all(|_| limiter.allows(address, Limit::Password, now)));
        assert!(!limiter.allows(address, Limit::Password, now));
        assert!(limiter.allows(address, Limit::Guest, now), "another bucket");
        let later = now + Duration::from_secs(6);
        assert!(limiter.allows(address, Limit::Password, later));
        assert!(!limiter.allows(address, Limit::Password, later));
    }

    #[test]
    fn many_addresses_make_nobody_forgotten_who_comes_often() {
        let limiter = Limiter::default();
        let guesser = IpAddr::from([192, 0, 2, 7]);
        let now = Instant::now();
        while limiter.allows(guesser, Limit::Password, now) {}
        for number in 0..2 * BUCKETS as u32 {
            let address = IpAddr::from((0x0a00_0000 + number).to_be_bytes());
            limiter.allows(address, Limit::Read, now + Duration::from_millis(1));
            if number % 1000 == 0 {
                let later = now + Duration::from_millis(2);
                assert!(!limiter.allows(guesser, Limit::Password, later), "{number}");
            }
        }
    }

    #[test]
    fn guesses_at_an_account_slow_down_wherever_they_come_from() {
        let limiter = Limiter::default();
        let now = Instant::now();
        for _ in 0..50 {
            assert!(limiter.allows_guess("Anna", now));
            limiter.was_right("anna");
        }
        let burst = Limit::Guess.burst() as usize;
        assert!((0..burst).all(|_| limiter.allows_guess("ANNA", now)));
        assert!(!limiter.allows_guess("anna", now));
        assert!(limiter.allows_guess("boris", now), "nobody else has to wait");
        assert!(limiter.allows_guess("anna", now + Duration::from_secs(60)));
    }

    #[test]
    fn a_person_has_one_bucket_wherever_they_are() {
        let limiter = Limiter::default();
        let now = Instant::now();
        let person = |name: &str| PersonId::try_from(name.to_owned()).unwrap();
        let (anna, here, there) = (
            person("anna"),
            IpAddr::from([192, 0, 2, 7]),
            IpAddr::from([192, 0, 2, 8]),
        );
        let burst = Limit::Message.burst() as usize;
        assert!((0..burst).all(|_| limiter.allows_message(Some(&anna), here, now)));
        assert!(!limiter.allows_message(Some(&anna), there, now));
        assert!(limiter.allows_message(Some(&person("boris")), here, now));
        assert!(limiter.allows_message(None, here, now));
    }

    #[test]
    fn one_house_does_not_say_more_by_being_more_guests() {
        let limiter = Limiter::default();
        let now = Instant::now();
        let (here, there) = (IpAddr::from([192, 0, 2, 7]), IpAddr::from([192, 0, 2, 8]));
        let guest = |number: usize| PersonId::try_from(format!("guest{number}")).unwrap();
        let said = (0..10_000)
            .take_while(|number| limiter.allows_message(Some(&guest(number % 100)), here, now))
            .count();
        assert_eq!(said, Limit::HouseMessage.burst() as usize);
        assert!(
            limiter.allows_message(Some(&guest(100)), there, now),
            "others go on"
        );
    }
}
