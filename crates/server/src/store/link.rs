//! A connection that goes back to its pool only if all went well.
//!
//! After an error the state of a connection is unknown: SQLite may have rolled back by itself, a server may have dropped it half-way. It is then
//! closed, as is one whose work was cancelled. The pool opens another.

use std::ops::{Deref, DerefMut};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};

use super::StoreError;

/// A connection on loan. Dropped before [`Link::keep`], it is closed.
pub(super) struct Link {
    connection: PoolConnection<Any>,
    good: bool,
}

impl Link {
    pub async fn of(pool: &AnyPool) -> Result<Self, StoreError> {
        let connection = pool.acquire().await?;
        Ok(Self {
            connection,
            good: false,
        })
    }

    /// All went well: the connection may be used again.
    pub fn keep(mut self) {
        self.good = true;
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        if !self.good {
            self.connection.close_on_drop();
        }
    }
}

impl Deref for Link {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Link {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}
