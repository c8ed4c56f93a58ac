//! How many connections, sockets and uploads there may be at once, per household and in all.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use crate::limits::{
    CONNECTIONS_PER_ADDRESS, DAILIES, HOUSES_PER_SITE, REPLAYS, SOCKETS_PER_ADDRESS, UPLOADS,
    UPLOADS_PER_ADDRESS,
};

/// What counts as one household: an IPv4 address, or an IPv6 /64, since a provider gives each house a whole one.
#[must_use]
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => prefix(address, 64),
        address => address,
    }
}

/// What may be a single customer although it looks like many households: an IPv6 /48, which contains 65,536 of them. None for
/// IPv4.
#[must_use]
pub fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(prefix(address, 48)),
        IpAddr::V4(_) => None,
    }
}

fn prefix(address: Ipv6Addr, bits: u32) -> IpAddr {
    let rest = 128 - bits;
    Ipv6Addr::from_bits(address.to_bits() >> rest << rest).into()
}

#[derive(Debug, Default)]
struct Inside {
    all: usize,
    /// By household, and by customer where one may hold many households.
    of: HashMap<(IpAddr, Range), usize>,
}

/// The household and the customer behind an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Range {
    House,
    Site,
}

/// Everybody behind an address.
fn ranges(address: IpAddr) -> impl Iterator<Item = (IpAddr, Range)> {
    let site = site(address).map(|site| (site, Range::Site));
    [(household(address), Range::House)].into_iter().chain(site)
}

/// Those who are inside now.
#[derive(Debug)]
pub struct Crowd {
    inside: Mutex<Inside>,
    most_each: usize,
    most: usize,
}

/// Its holder counts as inside.
#[derive(Debug)]
pub struct Ticket {
    crowd: Arc<Crowd>,
    address: IpAddr,
}

impl Crowd {
    fn new(most_each: usize, most: usize) -> Arc<Self> {
        Arc::new(Self {
            inside: Mutex::default(),
            most_each,
            most,
        })
    }

    /// Lets somebody in, unless the limit of the household or the total is reached.
    #[must_use]
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Ticket> {
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = |range: &(IpAddr, Range)| {
            let most = match range.1 {
                Range::House => self.most_each,
                Range::Site => self.most_each.saturating_mul(HOUSES_PER_SITE),
            };
            inside.of.get(range).is_none_or(|count| *count < most)
        };
        if inside.all >= self.most || !ranges(address).all(|range| has_room(&range)) {
            return None;
        }
        inside.all += 1;
        for range in ranges(address) {
            *inside.of.entry(range).or_default() += 1;
        }
        Some(Ticket {
            crowd: self.clone(),
            address,
        })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut inside = self.crowd.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        for range in ranges(self.address) {
            if let Some(count) = inside.of.get_mut(&range) {
                *count -= 1;
                if *count == 0 {
                    inside.of.remove(&range);
                }
            }
        }
    }
}

/// All doors of the server.
#[derive(Debug)]
pub struct Doors {
    /// Connections. Behind a proxy all of them come from it: then only the total counts.
    pub connections: Arc<Crowd>,
    /// Sockets of tables.
    pub sockets: Arc<Crowd>,
    /// Journals being received.
    pub uploads: Arc<Crowd>,
    /// Those of dailies.
    pub dailies: Arc<Crowd>,
    /// Journals being replayed.
    pub replays: Arc<Semaphore>,
}

impl Doors {
    /// Doors for at most that many connections.
    #[must_use]
    pub fn new(connections: usize, behind_proxy: bool) -> Self {
        let each = if behind_proxy {
            connections
        } else {
            CONNECTIONS_PER_ADDRESS
        };
        Self {
            connections: Crowd::new(each, connections),
            sockets: Crowd::new(SOCKETS_PER_ADDRESS, usize::MAX),
            uploads: Crowd::new(UPLOADS_PER_ADDRESS, UPLOADS),
            dailies: Crowd::new(UPLOADS_PER_ADDRESS, DAILIES),
            replays: Arc::new(Semaphore::new(REPLAYS)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_its_limit_and_whoever_leaves_makes_room() {
        let crowd = Crowd::new(2, 3);
        let (anna, boris) = (IpAddr::from([192, 0, 2, 7]), IpAddr::from([192, 0, 2, 8]));
        let first = crowd.enter(anna).unwrap();
        let _second = crowd.enter(anna).unwrap();
        assert!(crowd.enter(anna).is_none(), "two of one household");
        let third = crowd.enter(boris).unwrap();
        assert!(crowd.enter(boris).is_none(), "three in all");
        drop(first);
        assert!(crowd.enter(anna).is_some());
        drop(third);
        let inside = crowd.inside.lock().unwrap();
        assert_eq!(
            (inside.all, inside.of.len()),
            (1, 1),
            "nobody is remembered who went"
        );
    }

    #[test]
    fn a_customer_with_many_networks_counts_as_a_few_households() {
        let crowd = Crowd::new(2, usize::MAX);
        let of = |network: u16| IpAddr::from([0x2001, 0xdb8, 7, network, 0, 0, 0, 1]);
        let tickets: Vec<Ticket> = (0..5_000)
            .filter_map(|network| crowd.enter(of(network)))
            .collect();
        assert_eq!(tickets.len(), 2 * HOUSES_PER_SITE);
        drop(tickets);
        assert!(crowd.inside.lock().unwrap().of.is_empty());
    }

    #[test]
    fn all_addresses_of_a_household_count_together() {
        let of = |text: &str| household(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }
}
