//! The other processes that share a PostgreSQL database, which announces what they have changed.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use sqlx::postgres::PgListener;
use tokio::time::{sleep, timeout};

use crate::hub::Hub;
use crate::store::{CHANNEL, NEWS, Notice};

/// How long to wait before listening to PostgreSQL again.
const LISTEN_AGAIN: Duration = Duration::from_secs(3);
/// After this long without news the connection to PostgreSQL is tested: a machine that vanished is silent too.
const LISTEN_CHECK: Duration = Duration::from_secs(30);
/// How long that may take.
const LISTEN_ANSWER: Duration = Duration::from_secs(10);

/// Listens to PostgreSQL for tables that other processes have changed. A worker checks whether their bots wait.
pub async fn follow(hub: Arc<Hub>, is_worker: bool) {
    loop {
        let ended: Result<std::convert::Infallible, sqlx::Error> = hear(&hub, is_worker).await;
        let Err(error) = ended;
        tracing::warn!(%error, database = hub.store().which(), "PostgreSQL is not heard; trying again");
        sleep(LISTEN_AGAIN).await;
    }
}

async fn hear(hub: &Arc<Hub>, is_worker: bool) -> Result<std::convert::Infallible, sqlx::Error> {
    let mut listener = PgListener::connect(hub.store().url()).await?;
    listener.listen_all([CHANNEL, NEWS]).await?;
    // Catch up on what was announced while nobody listened.
    hub.catch_up_all().await;
    loop {
        let notice = match timeout(LISTEN_CHECK, listener.try_recv()).await {
            Ok(notice) => notice?,
            Err(_) => {
                let question = sqlx::query("SELECT 1").execute(&mut listener);
                timeout(LISTEN_ANSWER, question)
                    .await
                    .map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
                continue;
            }
        };
        let Some(notice) = notice else {
            // The connection broke and is back. What was announced in between is not repeated.
            hub.catch_up_all().await;
            continue;
        };
        match notice.channel() {
            CHANNEL => {
                if let Some(table) = said_by_another::<String>(hub, notice.payload()) {
                    hub.catch_up(&table).await;
                    if is_worker {
                        hub.wake(&table).await;
                    }
                }
            }
            _ => {
                if let Some(news) = said_by_another(hub, notice.payload()) {
                    hub.hear(&news).await;
                }
            }
        }
    }
}

/// News from another process; its own it knows already.
fn said_by_another<T: DeserializeOwned>(hub: &Hub, notice: &str) -> Option<T> {
    match serde_json::from_str::<Notice<T>>(notice) {
        Ok(notice) => (notice.from != hub.store().process()).then_some(notice.says),
        Err(error) => {
            tracing::warn!(%error, "another version speaks here");
            None
        }
    }
}
