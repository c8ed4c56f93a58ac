//! How many connections, sockets and uploads there may be at once, per household and in all.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use crate::limits::{CONNECTIONS_PER_ADDRESS, SOCKETS_PER_ADDRESS, UPLOADS, UPLOADS_PER_ADDRESS};

/// What counts as one household: an IPv4 address, or an IPv6 /64, since a provider gives each house a whole one.
#[must_use]
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

#[derive(Debug, Default)]
struct Inside {
    all: usize,
    of: HashMap<IpAddr, usize>,
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
    house: IpAddr,
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
        let house = household(address);
        let mut inside = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if inside.all >= self.most
            || inside
                .of
                .get(&house)
                .is_some_and(|count| *count >= self.most_each)
        {
            return None;
        }
        inside.all += 1;
        *inside.of.entry(house).or_default() += 1;
        Some(Ticket {
            crowd: self.clone(),
            house,
        })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut inside = self.crowd.inside.lock().unwrap_or_else(PoisonError::into_inner);
        inside.all -= 1;
        if let Some(count) = inside.of.get_mut(&self.house) {
            *count -= 1;
            if *count == 0 {
                inside.of.remove(&self.house);
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
    /// Journals being uploaded.
    pub uploads: Arc<Crowd>,
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
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_has_its_number_and_who_goes_makes_room() {
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
    fn all_addresses_of_a_house_are_one() {
        let of = |text: &str| household(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }
}
