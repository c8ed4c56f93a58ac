//! What the server is told when it starts.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use crate::client::Client;

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
    /// How many bots think at the same time.
    pub bot_threads: NonZeroUsize,
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
            bot_threads: NonZeroUsize::MIN,
            bot_time: Duration::from_millis(500),
            idle: Duration::from_secs(300),
            editions: None,
            forget_guests: None,
            client: Client::Embedded(Vec::new()),
        }
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
