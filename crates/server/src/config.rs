//! What the server is told when it starts.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::client::Client;
use crate::limits::LONGEST_SEARCH;

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
    /// Whether a proxy stands in front: then the address of a person is the last one in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many bots think at the same time; none: processes started with `signoria worker` think for them.
    pub bot_threads: usize,
    /// How long a search thinks.
    pub bot_time: Duration,
    /// After how long without anybody a table leaves memory.
    pub idle: Duration,
    /// A folder with figures that the owner adds: `GAME/NAME.toml`.
    pub editions: Option<PathBuf>,
    /// After how long a guest who plays nowhere and has not come back is forgotten; none: never.
    pub forget_guests: Option<Duration>,
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
            bot_threads: 1,
            bot_time: Duration::from_millis(500),
            idle: Duration::from_secs(300),
            editions: None,
            forget_guests: None,
            client: Client::Embedded(Vec::new()),
        }
    }

    /// What is wrong with the settings, if something is.
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

#[cfg(test)]
mod tests {
    use super::*;

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
