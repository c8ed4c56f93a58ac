//! Token buckets: how often an address may do something.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::limits::{ADDRESSES, Limit};

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

    /// Takes a token. False when there is none.
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

/// Who shares a bucket: one IPv4 address, or one IPv6 network of 64 bits, of which a provider gives each house a whole one.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// The buckets of all addresses.
#[derive(Debug, Default)]
pub struct Limiter {
    buckets: Mutex<HashMap<(IpAddr, Limit), Bucket>>,
}

impl Limiter {
    /// Whether that address may do that now.
    pub fn allows(&self, address: IpAddr, limit: Limit, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES {
            buckets.clear();
        }
        let bucket = buckets
            .entry((household(address), limit))
            .or_insert_with(|| Bucket::full(limit.burst(), now));
        bucket.take(limit.burst(), limit.per_minute() / 60.0, now)
    }
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
    fn all_addresses_of_a_house_share_its_buckets() {
        let of = |text: &str| household(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }
}
