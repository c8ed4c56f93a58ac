//! Token buckets: how often an address may do something, and how often the password of an account may be tried.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use signoria_table::PersonId;

use crate::crowd::{household, site};
use crate::limits::{BUCKETS, BUCKETS_FORGOTTEN, HOUSES_PER_SITE, Limit};

/// A bucket of tokens that fills up with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    burst: f64,
    per_second: f64,
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    #[must_use]
    pub fn full(burst: f64, per_second: f64, now: Instant) -> Self {
        Self {
            burst,
            per_second,
            tokens: burst,
            at: now,
        }
    }

    /// How many tokens are in it at that time.
    fn tokens_at(&self, now: Instant) -> f64 {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * self.per_second;
        (self.tokens + gained).min(self.burst)
    }

    /// Takes a token. False if there is none.
    pub fn take(&mut self, now: Instant) -> bool {
        self.tokens = self.tokens_at(now);
        self.at = now;
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }
}

/// Many buckets, each with its owner.
#[derive(Debug)]
struct Buckets<K>(Mutex<HashMap<K, Bucket>>);

impl<K> Default for Buckets<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Buckets<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, Bucket>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a token out of a bucket that may hold `times` as many as the limit says.
    fn take(&self, key: K, limit: Limit, times: f64, now: Instant) -> bool {
        let mut buckets = self.lock();
        if buckets.len() >= BUCKETS {
            forget_fullest(&mut buckets, now);
        }
        let new = || Bucket::full(times * limit.burst(), times * limit.per_minute() / 60.0, now);
        buckets.entry(key).or_insert_with(new).take(now)
    }

    fn give_back(&self, key: &K) {
        if let Some(bucket) = self.lock().get_mut(key) {
            bucket.tokens += 1.0;
        }
    }
}

/// A full bucket can be forgotten: a new one is the same. An empty one is what an attacker would like us to forget, so it goes last, however many
/// others are filled in the meantime.
fn forget_fullest<K: Eq + Hash>(buckets: &mut HashMap<K, Bucket>, now: Instant) {
    let missing = |bucket: &Bucket| 1.0 - bucket.tokens_at(now) / bucket.burst;
    let mut all: Vec<f64> = buckets.values().map(missing).collect();
    let last = BUCKETS_FORGOTTEN.min(all.len()).saturating_sub(1);
    let (_, most, _) = all.select_nth_unstable_by(last, f64::total_cmp);
    let most = *most;
    // Many may be equally full.
    let mut left = BUCKETS_FORGOTTEN;
    buckets.retain(|_, bucket| {
        let goes = missing(bucket) <= most && left > 0;
        left -= usize::from(goes);
        !goes
    });
}

/// Whose bucket it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Whose {
    /// Of one household.
    House(IpAddr),
    /// Of all households of one customer of a provider.
    Site(IpAddr),
    /// Of one person, wherever they are and in however many windows.
    Person(PersonId),
}

/// All buckets.
#[derive(Debug, Default)]
pub struct Limiter {
    buckets: Buckets<(Whose, Limit)>,
    /// For tries at the password of an account, from wherever they come. Kept apart from the others, so that no number of addresses can
    /// push one out.
    accounts: Buckets<String>,
}

impl Limiter {
    /// Whether that address may do that now.
    pub fn allows(&self, address: IpAddr, limit: Limit, now: Instant) -> bool {
        let house = Whose::House(household(address));
        let of_site = |site| {
            let whole = (Whose::Site(site), limit);
            self.buckets.take(whole, limit, HOUSES_PER_SITE as f64, now)
        };
        self.buckets.take((house, limit), limit, 1.0, now) && site(address).is_none_or(of_site)
    }

    /// Whether that person may do that now, wherever they are.
    pub fn allows_person(&self, person: &PersonId, limit: Limit, now: Instant) -> bool {
        self.buckets
            .take((Whose::Person(person.clone()), limit), limit, 1.0, now)
    }

    /// Whether that person and their household may send one more message on a socket now: one house can make many guests. Strangers share with their
    /// household.
    pub fn allows_message(&self, person: Option<&PersonId>, address: IpAddr, now: Instant) -> bool {
        let own = match person {
            Some(person) => self.allows_person(person, Limit::Message, now),
            None => self.allows(address, Limit::Message, now),
        };
        own && self.allows(address, Limit::HouseMessage, now)
    }

    /// Whether another password may be tried at that account now.
    pub fn allows_guess(&self, account: &str, now: Instant) -> bool {
        self.accounts.take(account.to_lowercase(), Limit::Guess, 1.0, now)
    }

    /// The guess was right: only wrong ones count.
    pub fn was_right(&self, account: &str) {
        self.accounts.give_back(&account.to_lowercase());
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_passes_and_then_a_trickle() {
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
    fn many_addresses_do_not_push_out_a_frequent_visitor() {
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
    fn no_number_of_addresses_pushes_out_an_empty_bucket() {
        let limiter = Limiter::default();
        let guesser = IpAddr::from([192, 0, 2, 7]);
        let now = Instant::now();
        while limiter.allows(guesser, Limit::Password, now) {}
        while limiter.allows_guess("anna", now) {}
        let later = now + Duration::from_secs(1);
        for number in 0..2 * BUCKETS as u32 {
            limiter.allows(
                IpAddr::from((0x0a00_0000 + number).to_be_bytes()),
                Limit::Read,
                later,
            );
            limiter.allows_guess(&format!("account {number}"), later);
        }
        assert!(!limiter.allows(guesser, Limit::Password, later), "his address");
        assert!(!limiter.allows_guess("anna", later), "her account");
    }

    #[test]
    fn one_customer_with_many_networks_gets_no_more_than_a_few_households() {
        let limiter = Limiter::default();
        let now = Instant::now();
        let of = |network: u16| IpAddr::from([0x2001, 0xdb8, 7, network, 0, 0, 0, 1]);
        let guests = (0..5_000)
            .filter(|number| limiter.allows(of(*number), Limit::Guest, now))
            .count();
        assert_eq!(guests, HOUSES_PER_SITE * Limit::Guest.burst() as usize);
        let elsewhere = IpAddr::from([0x2001, 0xdb8, 8, 0, 0, 0, 0, 1]);
        assert!(limiter.allows(elsewhere, Limit::Guest, now));
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
    fn a_household_gains_nothing_by_making_more_guests() {
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
