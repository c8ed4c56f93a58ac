//! Where strangers may make the server connect to: only the public internet. Otherwise anybody who can name an address could reach what is behind the
//! firewall: the database, the proxy, the neighbours, the cloud provider's own services.
//!
//! A name is looked up once, every address it resolves to is checked, and the connection goes to one of exactly these addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use signoria_table::wire::LONGEST_ADDRESS;
use tokio::net::lookup_host;
use url::{Host, Url};

/// Why nothing is sent there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsafe {
    /// It is not an address of the web, or not one with `https`, or it carries a password.
    Address,
    /// It leads to nowhere.
    Unknown,
    /// It leads to a place that is not on the public internet.
    Private,
}

/// How strict we are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// Only to the public internet, and only with TLS.
    Strict,
    /// Anywhere, even without TLS: for tests, which talk to themselves.
    Off,
}

impl Guard {
    /// An address that somebody typed, if we could send to it.
    ///
    /// # Errors
    /// If it cannot.
    pub fn read(self, text: &str) -> Result<Url, Unsafe> {
        let url: Url = text.trim().parse().map_err(|_| Unsafe::Address)?;
        let has_tls = match url.scheme() {
            "https" => true,
            "http" => self == Self::Off,
            _ => false,
        };
        let is_plain = url.username().is_empty() && url.password().is_none();
        if !has_tls || !is_plain || url.as_str().len() > LONGEST_ADDRESS {
            return Err(Unsafe::Address);
        }
        match url.host() {
            Some(Host::Ipv4(ip)) => self.check(ip.into())?,
            Some(Host::Ipv6(ip)) => self.check(ip.into())?,
            Some(Host::Domain(name)) if !name.is_empty() => {}
            _ => return Err(Unsafe::Address),
        }
        Ok(url)
    }

    /// The socket addresses that an address resolves to, all of them safe.
    ///
    /// # Errors
    /// If it resolves to nothing, or to anything unsafe.
    pub async fn resolve(self, url: &Url) -> Result<Vec<SocketAddr>, Unsafe> {
        let port = url.port_or_known_default().ok_or(Unsafe::Address)?;
        let places: Vec<SocketAddr> = match url.host().ok_or(Unsafe::Address)? {
            Host::Ipv4(ip) => vec![(ip, port).into()],
            Host::Ipv6(ip) => vec![(ip, port).into()],
            Host::Domain(name) => lookup_host((name, port))
                .await
                .map_err(|_| Unsafe::Unknown)?
                .collect(),
        };
        if places.is_empty() {
            return Err(Unsafe::Unknown);
        }
        for place in &places {
            self.check(place.ip())?;
        }
        Ok(places)
    }

    fn check(self, ip: IpAddr) -> Result<(), Unsafe> {
        match self {
            Self::Strict if !is_public(ip) => Err(Unsafe::Private),
            Self::Strict | Self::Off => Ok(()),
        }
    }
}

/// Whether an address is on the public internet. What the registries of special addresses (RFC 6890) list is not.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = matches!(
        (a, b, c),
        // This network; carriers' own; protocols; relays to IPv6; measuring; and all that is reserved.
        (0, ..) | (100, 64..=127, _) | (192, 0, 0) | (192, 88, 99) | (198, 18..=19, _) | (240.., ..)
    );
    !(special
        || ip.is_loopback()
        || ip.is_private()
        || ip.is_link_local()
        || ip.is_multicast()
        || ip.is_broadcast()
        || ip.is_documentation())
}

/// All that is public lies in 2000::/3. Of it, we go to nothing that stands for an IPv4 address (6to4, Teredo) or for nothing at all. Mapped addresses,
/// loopback, ULA, link-local and multicast lie elsewhere.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [first, second, ..] = ip.segments();
    let special = match first {
        0x2001 => second < 0x0200 || second == 0x0db8,
        0x2002 => true,
        0x3fff => second < 0x1000,
        _ => false,
    };
    first & 0xe000 == 0x2000 && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_open_internet_are_public() {
        let table = [
            ("1.1.1.1", true),
            ("93.184.215.14", true),
            ("172.15.255.255", true),
            ("172.32.0.1", true),
            ("100.63.255.255", true),
            ("198.20.0.1", true),
            ("223.255.255.255", true),
            ("0.0.0.0", false),
            ("0.1.2.3", false),
            ("10.0.0.1", false),
            ("100.64.0.1", false),
            ("100.127.255.255", false),
            ("127.0.0.1", false),
            ("127.255.255.254", false),
            ("169.254.169.254", false),
            ("172.16.0.1", false),
            ("172.31.255.255", false),
            ("192.0.0.8", false),
            ("192.0.2.1", false),
            ("192.88.99.1", false),
            ("192.168.1.1", false),
            ("198.18.0.1", false),
            ("198.19.255.255", false),
            ("198.51.100.1", false),
            ("203.0.113.1", false),
            ("224.0.0.1", false),
            ("239.255.255.255", false),
            ("240.0.0.1", false),
            ("255.255.255.255", false),
            ("2606:4700:4700::1111", true),
            ("2a00:1450:4001::1", true),
            ("2001:4860:4860::8888", true),
            ("::", false),
            ("::1", false),
            ("::127.0.0.1", false),
            ("::ffff:127.0.0.1", false),
            ("::ffff:1.1.1.1", false),
            ("64:ff9b::7f00:1", false),
            ("64:ff9b:1::1", false),
            ("100::1", false),
            ("2001::1", false),
            ("2001:db8::1", false),
            ("2002:7f00:1::", false),
            ("3fff::1", false),
            ("5f00::1", false),
            ("fc00::1", false),
            ("fd12:3456::1", false),
            ("fe80::1", false),
            ("fec0::1", false),
            ("ff02::1", false),
        ];
        for (text, public) in table {
            assert_eq!(is_public(text.parse().unwrap()), public, "{text}");
        }
    }

    #[test]
    fn an_address_must_be_whole_and_encrypted_and_lead_outside() {
        let read = |text: &str| Guard::Strict.read(text).map(|url| url.to_string());
        assert_eq!(
            read(" https://hooks.example/a?b=c ").as_deref(),
            Ok("https://hooks.example/a?b=c")
        );
        assert!(read("https://hooks.example:8443/").is_ok());
        for wrong in [
            "",
            "hooks.example",
            "http://hooks.example/",
            "ftp://hooks.example/",
            "file:///etc/passwd",
            "https://",
            "https://anna:secret@hooks.example/",
            "https://anna@hooks.example/",
            &format!("https://hooks.example/{}", "a".repeat(LONGEST_ADDRESS)),
        ] {
            assert_eq!(read(wrong), Err(Unsafe::Address), "{wrong}");
        }
        // However it is written.
        for inside in [
            "https://127.0.0.1/",
            "https://127.1/",
            "https://0x7f.0.0.1/",
            "https://2130706433/",
            "https://0177.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://192.168.0.1:8443/",
        ] {
            assert_eq!(read(inside), Err(Unsafe::Private), "{inside}");
        }
        assert!(Guard::Off.read("http://127.0.0.1:1/").is_ok());
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_refused_too() {
        let url: Url = "https://localhost/".parse().unwrap();
        assert_eq!(Guard::Strict.resolve(&url).await, Err(Unsafe::Private));
        assert!(Guard::Off.resolve(&url).await.is_ok());
        let nowhere: Url = "https://nowhere.invalid/".parse().unwrap();
        assert_eq!(Guard::Strict.resolve(&nowhere).await, Err(Unsafe::Unknown));
    }
}
