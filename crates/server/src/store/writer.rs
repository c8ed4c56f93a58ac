//! The one writer of a SQLite file: writes that come together are committed together, so that they share one sync of the disk.
//!
//! Transactions are begun and ended here in plain SQL, and nowhere else. SQLite refuses BEGIN inside a transaction and COMMIT
//! outside one, so that both answers are proof. It ends a transaction by itself after some errors (a full disk, a failed read),
//! and a counter of open transactions, such as `sqlx` keeps, is wrong from then on: what it takes for a commit may be
//! the release of a savepoint in a transaction that nobody ever commits. A connection is used again only after its COMMIT was answered.

use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::file::Lock;
use super::source::{Call, Source};
use super::write::{self, Step, Written};
use super::{PATIENCE, StoreError};

/// Queued writes. Beyond it callers wait for a place: memory is bounded, and no write is dropped.
const QUEUE: usize = 1024;
/// Writes in one transaction. More would save no more syncs, and make the first wait for the last.
const MOST_AT_ONCE: usize = 128;

type Outcome = Result<Written, StoreError>;

/// What the writer is asked to do.
enum Order {
    /// To write, and to report the result.
    Write(Vec<Step>, oneshot::Sender<Outcome>),
    /// To finish what was ordered before, and stop.
    Stop(oneshot::Sender<()>),
}

/// A handle to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    orders: mpsc::Sender<Order>,
}

impl Writer {
    /// Starts it with a connection from `source`. It holds the lock of the file as long as it lives.
    pub fn start(first: AnyConnection, source: Source, lock: Lock) -> Self {
        let (orders, inbox) = mpsc::channel(QUEUE);
        let scribe = Scribe {
            idle: Some(first),
            source,
            _lock: lock,
        };
        tokio::spawn(scribe.work(inbox));
        Self { orders }
    }

    /// Carries out a write. When this returns, it is durable.
    pub async fn write(&self, steps: Vec<Step>) -> Outcome {
        let place = timeout(PATIENCE, self.orders.reserve()).await;
        let place = place
            .map_err(|_| StoreError::Busy)?
            .map_err(|_| StoreError::Closed)?;
        let (tell, told) = oneshot::channel();
        // From here on it may be written even if nobody waits for the result.
        place.send(Order::Write(steps, tell));
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// How many writes wait.
    pub fn queued(&self) -> usize {
        QUEUE - self.orders.capacity()
    }

    /// Returns when everything is written and the file is closed.
    pub async fn stop(&self) {
        let (tell, told) = oneshot::channel();
        if self.orders.send(Order::Stop(tell)).await.is_ok() {
            let _ = told.await;
        }
    }
}

/// The task that writes.
struct Scribe {
    /// None after an error.
    idle: Option<AnyConnection>,
    source: Source,
    _lock: Lock,
}

impl Scribe {
    async fn work(mut self, mut inbox: mpsc::Receiver<Order>) {
        let mut orders = Vec::with_capacity(MOST_AT_ONCE);
        let mut stops = Vec::new();
        while inbox.recv_many(&mut orders, MOST_AT_ONCE).await > 0 {
            let (mut writes, mut askers) = (Vec::new(), Vec::new());
            for order in orders.drain(..) {
                match order {
                    Order::Write(steps, tell) => {
                        writes.push(steps);
                        askers.push(tell);
                    }
                    Order::Stop(tell) => {
                        inbox.close();
                        stops.push(tell);
                    }
                }
            }
            self.answer(writes, askers).await;
        }
        if let Some(link) = self.idle.take() {
            let _ = link.close().await;
        }
        drop(self);
        for tell in stops {
            let _ = tell.send(());
        }
    }

    async fn answer(&mut self, writes: Vec<Vec<Step>>, askers: Vec<oneshot::Sender<Outcome>>) {
        if writes.is_empty() {
            return;
        }
        match self.together(writes).await {
            Ok(outcomes) => {
                for (tell, outcome) in askers.into_iter().zip(outcomes) {
                    let _ = tell.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, writes = askers.len(), "nothing was written; the connection is closed");
                let reason = error.to_string();
                for tell in askers {
                    let _ = tell.send(Err(StoreError::NotWritten(reason.clone())));
                }
            }
        }
    }

    /// All of them in one transaction. After an error none is written, and the connection is closed.
    async fn together(&mut self, writes: Vec<Vec<Step>>) -> Result<Vec<Outcome>, StoreError> {
        let mut link = match self.idle.take() {
            Some(link) => link,
            None => self.source.sqlite().await?,
        };
        match transaction(&self.source, &mut link, writes).await {
            Ok(outcomes) => {
                self.idle = Some(link);
                Ok(outcomes)
            }
            Err(error) => {
                // Closed when this returns: it holds no lock against its successor.
                let _ = link.close().await;
                Err(error)
            }
        }
    }
}

/// All of them in one transaction; each is undone alone if it is refused.
async fn transaction(
    source: &Source,
    link: &mut AnyConnection,
    writes: Vec<Vec<Step>>,
) -> Result<Vec<Outcome>, StoreError> {
    say(link, "BEGIN IMMEDIATE; SAVEPOINT one").await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for steps in writes {
        let outcome = write::run(source, steps, link).await;
        match &outcome {
            // Every statement is handed to another thread, which costs more than most of them do: the next write begins with the same.
            Ok(_) => say(link, "RELEASE one; SAVEPOINT one").await?,
            Err(error) if error.is_refusal() => say(link, "ROLLBACK TO one").await?,
            Err(_) => return outcome.map(|_| Vec::new()),
        }
        outcomes.push(outcome);
    }
    source.pass(Call::Commit).await?;
    say(link, "COMMIT").await?;
    source.pass(Call::Committed).await?;
    Ok(outcomes)
}

async fn say(link: &mut AnyConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(link).await?;
    Ok(())
}
