//! Storage: one schema and one set of queries for SQLite and PostgreSQL.
//!
//! Queries use `$1`, which both understand. What is written is durable when the call returns: SQLite runs with a write-ahead
//! log that is synced at every commit, PostgreSQL with `synchronous_commit`, however it is configured. A SQLite file has one process, one connection that writes
//! (`writer`) and a few that read, which never wait for it.

mod channels;
mod dailies;
#[cfg(test)]
mod disk_tests;
#[cfg(test)]
mod faults;
mod file;
mod inspect;
mod link;
mod migrations;
mod notices;
mod oversight;
#[cfg(test)]
#[allow(dead_code, reason = "the tests of the program use all of it")]
#[path = "../../tests/storage/patience.rs"]
mod patience;
mod people;
#[cfg(all(test, unix))]
#[allow(dead_code, reason = "the tests of the program use all of it")]
#[path = "../../tests/storage/postgres.rs"]
mod postgres;
mod results;
mod source;
mod tables;
mod talk;
mod write;
mod writer;

use std::future::Future;
use std::path::Path;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow};
use sqlx::{AnyPool, ConnectOptions as _, Row as _};
use tokio::time::timeout;

use crate::machine::free_room;
use crate::metrics::Gauges;
use crate::secret;
pub use channels::Channel;
pub use dailies::{Daily, HandedIn};
use file::Lock;
pub use inspect::Kept;
use link::Link;
pub use notices::{Delivery, Due, Told};
pub use oversight::{Audited, Event, Reported};
pub use people::{Found, Person};
pub use results::{Candidate, Player, Rated, SeatResult};
use source::{Call, Source};
pub(crate) use tables::{CHANNEL, NEWS, News, Notice};
pub use tables::{Listed, Stored, Summary};
pub use talk::Said;
use write::{Statement, Step, Written};
use writer::Writer;

pub use file::{make_folder, make_private_file};

/// Connections to PostgreSQL. Each is a process there; commands are short, so a few serve many people.
const CONNECTIONS: u32 = 8;
/// Connections that read a SQLite file. Each is a thread; reads are short and the pages are in memory.
const READERS: u32 = 4;
/// Every commit waits for the disk, even where the server or the role has switched that off. Settings that wait for still more stay as they are.
const SYNCED: &str = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";
/// A request that gets no connection within this time is refused: better than letting all of them pile up.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest that a database server may take to answer. Nothing that a table needs takes a second; a machine that vanished would never answer, and whoever
/// waits holds a table. What was not acknowledged by then may be stored or not, as after any error.
const ANSWER_TIME: Duration = Duration::from_secs(20);
/// How long pending work may delay the shutdown.
const CLOSING_TIME: Duration = Duration::from_secs(10);

/// The longest id that is looked for.
const LONGEST_ID: usize = 64;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("database: {0}")]
    Database(sqlx::Error),
    /// The same, where it is known which database.
    #[error("{which}: {reason}")]
    Failed {
        /// Which, without its password.
        which: String,
        /// Why.
        reason: sqlx::Error,
    },
    /// The database does not answer.
    #[error("{which} is not to be reached: {reason}")]
    Unreachable {
        /// Which, without its password.
        which: String,
        /// Why not.
        reason: sqlx::Error,
    },
    /// The schema could not be brought up to date.
    #[error("migration: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Another process wrote that entry first.
    #[error("another process has changed the table")]
    Conflict,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// What is stored cannot be read.
    #[error("stored data cannot be read: {0}")]
    Damaged(String),
    /// The data folder cannot be made.
    #[error("{0}")]
    Folder(#[from] std::io::Error),
    /// Another process has the file.
    #[error(
        "{0} is in use by another process: one server for one file (several can share a PostgreSQL database)"
    )]
    InUse(String),
    /// The file system does not support a write-ahead log.
    #[error(
        "the database keeps its journal as {0:?} instead of a write-ahead log; is it on a network drive?"
    )]
    NoLog(String),
    /// One of the writes to be committed together failed; none of them is stored.
    #[error("not written: {0}")]
    NotWritten(String),
    /// Too many writes wait.
    #[error("too many writes wait for the disk")]
    Busy,
    /// The database server does not answer.
    #[error("{which} has not answered for {} seconds", ANSWER_TIME.as_secs())]
    Silent {
        /// Which, without its password.
        which: String,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// It was opened for reading only.
    #[error("the database was opened only to be read")]
    ReadOnly,
    /// The schema is that of another version.
    #[error(
        "the database has the schema of version {found}, this program that of version {ours}: start the server once"
    )]
    Schema {
        /// The last migration that was made.
        found: i64,
        /// The last that this program knows.
        ours: i64,
    },
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => Self::Conflict,
            _ => Self::Database(error),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Damaged(error.to_string())
    }
}

impl StoreError {
    /// The same, with the name of the database that could not be opened.
    fn opening(self, url: &str) -> Self {
        match self {
            Self::Database(reason) => Self::Unreachable {
                which: named(url),
                reason,
            },
            error => error,
        }
    }

    /// The same, with the name of the database.
    fn at(self, which: &str) -> Self {
        match self {
            Self::Database(reason) => Self::Failed {
                which: which.into(),
                reason,
            },
            Self::NotWritten(reason) => Self::NotWritten(format!("{which}: {reason}")),
            error => error,
        }
    }

    /// Whether the database worked correctly and refused: then the connection can be used again.
    fn is_refusal(&self) -> bool {
        match self {
            Self::Conflict => true,
            Self::Database(sqlx::Error::Database(error)) => {
                !matches!(error.kind(), sqlx::error::ErrorKind::Other)
            }
            _ => false,
        }
    }
}

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

impl Kind {
    fn of(url: &str) -> Self {
        if url.starts_with("sqlite:") {
            Self::Sqlite
        } else {
            Self::Postgres
        }
    }
}

/// How writes are carried out.
#[derive(Clone, Debug)]
enum Hand {
    /// SQLite: by one writer.
    One(Writer),
    /// PostgreSQL: each by a connection of the pool.
    Many,
    /// Nobody writes.
    None,
}

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    /// Connections that read; with PostgreSQL also those that write.
    pool: AnyPool,
    hand: Hand,
    source: Source,
    kind: Kind,
    url: String,
    /// The name of this process among those that share a database.
    process: String,
}

/// The address of the SQLite file in a data folder.
#[must_use]
pub fn sqlite_url(data: &Path) -> String {
    format!("sqlite://{}?mode=rwc", data.join("signoria.sqlite").display())
}

/// Whether a text can be an id at all. PostgreSQL rejects some characters with an error; no id has them.
pub(crate) fn is_plain(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    id.len() <= LONGEST_ID && id.bytes().all(plain)
}

fn options(url: &str) -> Result<AnyConnectOptions, StoreError> {
    sqlx::any::install_default_drivers();
    let options: AnyConnectOptions = url.parse()?;
    Ok(options.disable_statement_logging())
}

/// A pool whose connections all execute something first.
async fn pool(options: AnyConnectOptions, most: u32, first: &'static str) -> Result<AnyPool, StoreError> {
    let pool = AnyPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                sqlx::query(first).execute(&mut *connection).await?;
                Ok(())
            })
        });
    let which = named(options.database_url.as_str());
    let unreachable = |reason| StoreError::Unreachable { which, reason };
    pool.connect_with(options).await.map_err(unreachable)
}

/// Which database it is, without its password.
pub(crate) fn named(url: &str) -> String {
    let Ok(options) = options(url) else {
        return "the database".into();
    };
    let url = &options.database_url;
    let port = url.port().map(|port| format!(":{port}")).unwrap_or_default();
    let host = url.host_str().unwrap_or_default();
    let elsewhere = url.query_pairs().find(|(name, _)| name == "host");
    let elsewhere = elsewhere
        .map(|(_, host)| format!(" at {host}"))
        .unwrap_or_default();
    format!(
        "the database {}://{host}{port}{}{elsewhere}",
        url.scheme(),
        url.path()
    )
}

impl Store {
    /// Connects and brings the schema up to date.
    ///
    /// # Errors
    /// If the database cannot be reached, is newer than this program, or is a file that another process has.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        let kind = Kind::of(url);
        let source = Source::new(options(url)?);
        let store = match kind {
            Kind::Sqlite => Self::connect_sqlite(url, source).await?,
            Kind::Postgres => {
                let pool = pool(options(url)?, CONNECTIONS, SYNCED).await?;
                migrations::all().run(&pool).await?;
                Self {
                    pool,
                    hand: Hand::Many,
                    source,
                    kind,
                    url: url.into(),
                    process: secret::new_id(),
                }
            }
        };
        store.note_likenesses().await?;
        Ok(store)
    }

    async fn connect_sqlite(url: &str, source: Source) -> Result<Self, StoreError> {
        let file = file::path_of(url);
        let lock = Lock::take(&file)?;
        file::keep_private(&file)?;
        // A pool would try a damaged file again and again and then report a timeout; one connection says what is wrong.
        let mut first = source.sqlite().await.map_err(|error| error.opening(url))?;
        migrations::all().run(&mut first).await?;
        let pool = pool(options(url)?, READERS, "PRAGMA query_only = ON").await?;
        Ok(Self {
            pool,
            hand: Hand::One(Writer::start(first, source.clone(), lock)),
            source,
            kind: Kind::Sqlite,
            url: url.into(),
            process: secret::new_id(),
        })
    }

    /// Connects only to read, perhaps beside a server that writes.
    ///
    /// # Errors
    /// If the database cannot be reached, or its schema is that of another version.
    pub async fn connect_to_read(url: &str) -> Result<Self, StoreError> {
        let kind = Kind::of(url);
        // Not `query_only`: that would refuse to write a copy elsewhere.
        let (reading, question, first) = match kind {
            Kind::Sqlite => (
                format!("sqlite://{}?mode=ro", file::path_of(url).display()),
                "SELECT count(*) FROM sqlite_schema",
                "PRAGMA busy_timeout = 5000",
            ),
            Kind::Postgres => (
                url.to_owned(),
                "SELECT 1",
                "SET default_transaction_read_only = on",
            ),
        };
        // As above: a single connection says at once what is wrong.
        let opened = async {
            let mut link = options(&reading)?.connect().await?;
            sqlx::query(question).execute(&mut link).await?;
            Ok(())
        };
        opened
            .await
            .map_err(|error: StoreError| error.opening(&reading))?;
        let pool = pool(options(&reading)?, 1, first).await?;
        let store = Self {
            pool,
            hand: Hand::None,
            source: Source::new(options(url)?),
            kind,
            url: url.into(),
            process: secret::new_id(),
        };
        let made = sqlx::query("SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations");
        let found: i64 = store.row(made).await?.map_or(Ok(0), |row| row.try_get(0))?;
        let ours = migrations::all().iter().map(|migration| migration.version).max();
        let ours = ours.unwrap_or_default();
        if found == ours {
            Ok(store)
        } else {
            Err(StoreError::Schema { found, ours })
        }
    }

    /// Which database it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The name of this process among those that share the database.
    pub(crate) fn process(&self) -> &str {
        &self.process
    }

    /// Which it is, for the operator: where it is, without its password.
    pub(crate) fn which(&self) -> String {
        named(&self.url)
    }

    /// Where it is.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Whether it can be written to: a full or read-only disk still answers questions.
    ///
    /// # Errors
    /// If it cannot.
    pub async fn ping(&self, now: u64) -> Result<(), StoreError> {
        let beat = sqlx::query(
            "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        );
        self.write_one(beat.bind(people::signed(now))).await?;
        Ok(())
    }

    /// Writes a copy of a SQLite database to a new file, while others keep working with it.
    ///
    /// # Errors
    /// If it is not SQLite or the file cannot be written.
    pub async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let mut link = Link::of(&self.pool).await?;
        sqlx::query("VACUUM INTO $1")
            .bind(file.display().to_string())
            .execute(&mut *link)
            .await?;
        link.keep();
        Ok(())
    }

    /// How busy it is.
    #[must_use]
    pub(crate) fn gauges(&self) -> Gauges {
        Gauges {
            connections: (self.pool.size(), self.pool.num_idle()),
            writes_queued: match &self.hand {
                Hand::One(writer) => writer.queued(),
                Hand::Many | Hand::None => 0,
            },
            free_bytes: match self.kind {
                Kind::Sqlite => file::path_of(&self.url).parent().and_then(free_room),
                Kind::Postgres => None,
            },
        }
    }

    /// Closes all connections once their work is done. A server that does not answer is not waited for; a file is, since its writes end.
    pub async fn close(&self) {
        if timeout(CLOSING_TIME, self.pool.close()).await.is_err() {
            tracing::warn!("some connections to the database could not be closed");
        }
        if let Hand::One(writer) = &self.hand {
            writer.stop().await;
        }
    }

    /// A call, with a time limit where a server must answer it. One that is cut off closes its connection.
    async fn in_time<T>(&self, call: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        match &self.hand {
            Hand::Many => timeout(ANSWER_TIME, call)
                .await
                .unwrap_or_else(|_| Err(StoreError::Silent { which: self.which() })),
            // The writer of a file answers in any case, and the doctor asks long questions.
            Hand::One(_) | Hand::None => call.await,
        }
    }

    /// Errors name the database.
    fn told<T>(&self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        outcome.map_err(|error| error.at(&self.which()))
    }

    /// Carries out all of it or nothing. When this returns, it is durable.
    async fn write(&self, steps: Vec<Step>) -> Result<Written, StoreError> {
        self.told(match &self.hand {
            Hand::One(writer) => writer.write(steps).await,
            Hand::Many => match Link::of(&self.pool).await {
                Ok(link) => self.in_time(write::alone(&self.source, link, steps)).await,
                Err(error) => Err(error),
            },
            Hand::None => Err(StoreError::ReadOnly),
        })
    }

    async fn write_one(&self, statement: Statement) -> Result<Written, StoreError> {
        self.write(vec![statement.into()]).await
    }

    /// All rows.
    async fn rows(&self, query: Statement) -> Result<Vec<AnyRow>, StoreError> {
        let asked = async {
            self.source.pass(Call::Read).await?;
            let mut link = Link::of(&self.pool).await?;
            let rows = self
                .in_time(async { Ok(query.fetch_all(&mut *link).await?) })
                .await?;
            link.keep();
            Ok(rows)
        };
        self.told(asked.await)
    }

    /// The row, if there is one.
    async fn row(&self, query: Statement) -> Result<Option<AnyRow>, StoreError> {
        Ok(self.rows(query).await?.into_iter().next())
    }

    /// The texts in the first column.
    async fn texts(&self, query: Statement) -> Result<Vec<String>, StoreError> {
        let rows = self.rows(query).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}
