//! Storage: one schema and one set of queries for SQLite and PostgreSQL.
//!
//! Queries use `$1`, which both understand. What is appended is durable when the call returns: SQLite runs with a write-ahead
//! log that is synced at every commit, PostgreSQL as it is configured.

mod people;
mod tables;

use std::path::Path;
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, ConnectOptions as _, Connection as _};

pub use people::{Found, Person};
pub(crate) use tables::CHANNEL;
pub use tables::{Listed, Stored, Summary};

/// Connections to PostgreSQL. Each is a process there; commands are short, so a few serve many people.
const CONNECTIONS: u32 = 8;
/// A request that gets no connection within this time is refused: better than to let all of them pile up.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest id that is looked for.
const LONGEST_ID: usize = 64;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// Why the store did not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("migration: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Somebody else wrote that entry first.
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
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Damaged(error.to_string())
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

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    kind: Kind,
    url: String,
}

/// The address of the SQLite file in a data folder.
#[must_use]
pub fn sqlite_url(data: &Path) -> String {
    format!("sqlite://{}?mode=rwc", data.join("signoria.sqlite").display())
}

/// Whether a text can be an id at all. PostgreSQL refuses some characters loudly; those are nobody's id.
fn is_plain(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    id.len() <= LONGEST_ID && id.bytes().all(plain)
}

impl Store {
    /// Connects and brings the schema up to date.
    ///
    /// # Errors
    /// If the database cannot be reached or is newer than this program.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let kind = if url.starts_with("sqlite:") {
            Kind::Sqlite
        } else {
            Kind::Postgres
        };
        let options: AnyConnectOptions = url.parse()?;
        let options = options.disable_statement_logging();
        if kind == Kind::Sqlite {
            // A pool would try a damaged file again and again and then speak of time; one connection says what is wrong.
            let mut first = options.connect().await?;
            sqlx::query("SELECT count(*) FROM sqlite_schema")
                .execute(&mut first)
                .await?;
            first.close().await?;
        }
        // SQLite has one writer. One connection for all makes the queue ours: no "database is locked".
        let most = match kind {
            Kind::Sqlite => 1,
            Kind::Postgres => CONNECTIONS,
        };
        let pool = AnyPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if kind == Kind::Sqlite {
                        for pragma in [
                            "PRAGMA journal_mode = WAL",
                            "PRAGMA synchronous = FULL",
                            "PRAGMA foreign_keys = ON",
                            "PRAGMA busy_timeout = 5000",
                        ] {
                            sqlx::query(pragma).execute(&mut *connection).await?;
                        }
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        MIGRATIONS.run(&pool).await?;
        Ok(Self {
            pool,
            kind,
            url: url.into(),
        })
    }

    /// Which database it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Where it is.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Whether it answers.
    ///
    /// # Errors
    /// If it does not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Writes a copy of a SQLite database to a new file, while others go on working with it.
    ///
    /// # Errors
    /// If it is not SQLite or the file cannot be written.
    pub async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1")
            .bind(file.display().to_string())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Closes all connections once their work is done.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}
