//! Where connections that write come from. In tests something may go wrong at every call.

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _};

use super::StoreError;

/// A call of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Call {
    /// Something is read.
    Read,
    /// A connection that writes is opened.
    Connect,
    /// A statement is carried out.
    Statement,
    /// A transaction is committed.
    Commit,
    /// The answer to a commit comes back.
    Committed,
}

/// How a connection is opened.
#[derive(Clone, Debug)]
pub(super) struct Source {
    options: AnyConnectOptions,
    #[cfg(test)]
    pub faults: super::faults::Faults,
}

impl Source {
    pub fn new(options: AnyConnectOptions) -> Self {
        Self {
            options,
            #[cfg(test)]
            faults: super::faults::Faults::default(),
        }
    }

    /// A connection to a SQLite file that may write.
    pub async fn sqlite(&self) -> Result<AnyConnection, StoreError> {
        self.pass(Call::Connect).await?;
        let mut link = self.options.connect().await?;
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode = WAL")
            .fetch_one(&mut link)
            .await?;
        if mode != "wal" {
            return Err(StoreError::NoLog(mode));
        }
        for pragma in [
            "PRAGMA synchronous = FULL",
            "PRAGMA foreign_keys = ON",
            "PRAGMA busy_timeout = 5000",
        ] {
            sqlx::query(pragma).execute(&mut link).await?;
        }
        #[cfg(test)]
        self.faults.spoil(&mut link).await?;
        Ok(link)
    }

    /// Passed before every call to the database. Only tests let it fail or take time.
    #[cfg_attr(not(test), expect(clippy::unused_async, reason = "tests make it slow"))]
    pub async fn pass(&self, call: Call) -> Result<(), StoreError> {
        #[cfg(test)]
        self.faults.at(call).await?;
        #[cfg(not(test))]
        let _ = call;
        Ok(())
    }
}
