//! The settings of the server.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::client::Client;
use crate::limits::{HEAD_TIME, HELLO_TIME, LEAST_ROOM, LONGEST_SEARCH, PING_EVERY, SILENCE};

/// How long a client may be silent. Only tests use less than the defaults.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the head of a request.
    pub head: Duration,
    /// Until the first message on a socket.
    pub hello: Duration,
    /// After which a client is pinged.
    pub ping_every: Duration,
    /// After which a client that does not answer is gone.
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            head: HEAD_TIME,
            hello: HELLO_TIME,
            ping_every: PING_EVERY,
            silence: SILENCE,
        }
    }
}

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the SQLite file.
    pub data: PathBuf,
    /// Another database: `postgres://…`.
    pub database: Option<String>,
    /// The address that people type, when it is not the one listened on. With `https` cookies are marked as secure.
    pub public_url: Option<String>,
    /// Whether there is a proxy in front: then the address of a person is the last one in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether anybody may read the metrics, not only programs on this machine.
    pub open_metrics: bool,
    /// Below this many free bytes on the disk of the data folder nobody may upload; tests set another.
    pub least_room: u64,
    /// How long a client may be silent.
    pub patience: Patience,
    /// How many bots think at the same time; none: processes started with `signoria worker` think for them.
    pub bot_threads: usize,
    /// How long a search thinks.
    pub bot_time: Duration,
    /// How long a table with nobody connected stays in memory.
    pub idle: Duration,
    /// A folder with figures that the owner adds: `GAME/NAME.toml`.
    pub editions: Option<PathBuf>,
    /// After how long a guest who plays nowhere and has not come back is deleted; none: never.
    pub forget_guests: Option<Duration>,
    /// Whether notifications may be sent anywhere, even unencrypted and to this machine: for tests, which talk to themselves.
    pub notify_anywhere: bool,
    /// Where the browser client comes from.
    pub client: Client,
}

impl Config {
    /// The settings for a family's table.
    #[must_use]
    pub fn new(listen: SocketAddr, data: PathBuf) -> Self {
        Self {
            listen,
            data,
            database: None,
            public_url: None,
            behind_proxy: false,
            open_metrics: false,
            least_room: LEAST_ROOM,
            patience: Patience::default(),
            bot_threads: 1,
            bot_time: Duration::from_millis(500),
            idle: Duration::from_secs(300),
            editions: None,
            forget_guests: None,
            notify_anywhere: false,
            client: Client::Embedded(Vec::new()),
        }
    }

    /// What is wrong with the settings, if anything.
    #[must_use]
    pub fn fault(&self) -> Option<String> {
        if self.bot_time > Duration::from_millis(LONGEST_SEARCH) {
            return Some(format!(
                "--bot-millis: at most {LONGEST_SEARCH}; nobody waits longer for a bot"
            ));
        }
        if self.bot_threads == 0 && self.database.is_none() {
            return Some(
                "--bot-threads 0: only with --database can other processes think for the bots".into(),
            );
        }
        if cfg!(not(feature = "postgres")) && self.database.is_some() {
            return Some(
                "--database: this program was built without PostgreSQL, as `cargo xtask play` builds it; an installed one has it".into(),
            );
        }
        if let Client::Folder(folder) = &self.client
            && !folder.join("index.html").is_file()
        {
            return Some(format!("--client {}: there is no index.html", folder.display()));
        }
        let url = self.public_url.as_deref()?;
        let wrong = |why: &str| Some(format!("--public-url {url}: {why}"));
        let Ok(uri) = url.parse::<axum::http::Uri>() else {
            return wrong("this is not an address");
        };
        if !matches!(uri.scheme_str(), Some("http" | "https")) {
            return wrong("it begins with http:// or https://");
        }
        if uri.authority().is_none_or(|host| host.as_str().contains('@')) || uri.host() == Some("") {
            return wrong("a host is missing");
        }
        if uri.path() != "/" || uri.query().is_some() {
            return wrong("the client is at the root of its host, without a path");
        }
        None
    }

    /// Settings that may be intended, but are more likely a mistake.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        if self.behind_proxy && !self.listen.ip().is_loopback() {
            let listen = self.listen;
            warnings.push(format!(
                "--behind-proxy on {listen}: whoever reaches this address without the proxy comes from any address they like; listen on 127.0.0.1, or let only the proxy in"
            ));
        }
        if self.is_secure() && !self.behind_proxy {
            warnings.push(
                "--public-url is https, so that a proxy stands in front, but without --behind-proxy everybody shares the limits of its address".into(),
            );
        }
        if let Some(host) = self.database.as_deref().and_then(unsealed_host) {
            warnings.push(format!(
                "the way to the database at {host} is not sealed: anybody on it can read and write; add ?sslmode=verify-full to --database"
            ));
        }
        warnings
    }

    /// Whether people come over TLS.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }

    /// The address of the database.
    #[must_use]
    pub fn database_url(&self) -> String {
        self.database
            .clone()
            .unwrap_or_else(|| crate::store::sqlite_url(&self.data))
    }
}

/// The host of a database on another machine whose certificate is not checked. Without that check somebody in between could impersonate it.
fn unsealed_host(url: &str) -> Option<String> {
    let uri: axum::http::Uri = url.parse().ok()?;
    let settings: Vec<(&str, &str)> = uri
        .query()
        .unwrap_or_default()
        .split('&')
        .filter_map(|setting| setting.split_once('='))
        .collect();
    let setting = |wanted: &[&str]| {
        let last = settings.iter().rfind(|(name, _)| wanted.contains(name));
        last.map(|(_, value)| *value)
    };
    if setting(&["sslmode", "ssl-mode"]).is_some_and(|mode| matches!(mode, "verify-full" | "verify-ca")) {
        return None;
    }
    let host = setting(&["host", "hostaddr"])
        .or_else(|| uri.host())
        .unwrap_or_default();
    let address = host
        .trim_start_matches('[')
        .trim_end_matches(']')
        .parse::<IpAddr>();
    // A socket file is local, even if its path is written with escapes.
    let is_here = host.is_empty()
        || host.starts_with('/')
        || host.starts_with('%')
        || host == "localhost"
        || address.is_ok_and(|address| address.is_loopback());
    (!is_here).then(|| host.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remote_database_without_a_checked_certificate_is_reported() {
        for here in [
            "postgres://anna:secret@localhost/tables",
            "postgres://127.0.0.1:5433/tables",
            "postgres://[::1]/tables",
            "postgres://anna@localhost/tables?host=/var/run/postgresql",
            "postgres://anna@%2Fvar%2Frun%2Fpostgresql/tables",
            "postgres://db.example/tables?sslmode=verify-full&sslrootcert=/etc/ca.pem",
        ] {
            assert_eq!(unsealed_host(here), None, "{here}");
        }
        for there in [
            "postgres://anna:secret@db.example/tables",
            "postgres://db.example:5432/tables?sslmode=require",
            "postgres://localhost/tables?host=db.example",
        ] {
            assert_eq!(unsealed_host(there).as_deref(), Some("db.example"), "{there}");
        }
    }

    #[test]
    fn settings_that_cannot_work_are_refused() {
        let config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        assert_eq!(config.fault(), None);
        let slow = Config {
            bot_time: Duration::from_secs(3600),
            ..config.clone()
        };
        assert!(slow.fault().is_some_and(|fault| fault.contains("--bot-millis")));
        let thoughtless = Config {
            bot_threads: 0,
            ..config.clone()
        };
        assert!(thoughtless.fault().is_some());
        let nowhere = Config {
            client: Client::Folder("nowhere".into()),
            ..config
        };
        assert!(nowhere.fault().is_some_and(|fault| fault.contains("nowhere")));
    }

    #[test]
    fn settings_that_are_probably_a_mistake_are_reported() {
        let plain = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
        let proxied = Config {
            behind_proxy: true,
            public_url: Some("https://table.example".into()),
            ..plain.clone()
        };
        assert_eq!((plain.warnings(), proxied.warnings()), (vec![], vec![]));
        let open = Config {
            listen: ([0, 0, 0, 0], 8080).into(),
            ..proxied.clone()
        };
        assert!(open.warnings()[0].contains("--behind-proxy on 0.0.0.0:8080"));
        let direct = Config {
            behind_proxy: false,
            ..proxied
        };
        assert!(direct.warnings()[0].contains("without --behind-proxy"));
    }

    #[test]
    fn a_public_address_that_no_browser_would_send_is_refused() {
        let fault = |url: &str| {
            let mut config = Config::new(([127, 0, 0, 1], 0).into(), "data".into());
            config.public_url = Some(url.into());
            config.fault()
        };
        for good in [
            "https://table.example",
            "http://localhost:8080/",
            "https://[::1]:8443",
        ] {
            assert_eq!(fault(good), None);
        }
        for bad in [
            "table.example",
            "ftp://table.example",
            "https://",
            "https://table.example/signoria",
            "https://anna@table.example",
            "https://table.example/?x=1",
            "not an address",
        ] {
            assert!(fault(bad).is_some(), "{bad}");
        }
    }
}
