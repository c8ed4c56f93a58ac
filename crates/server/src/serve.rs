//! The life of a server: start, background work, and an end that loses nothing.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use signoria_table::wire::ByeReason;
use sqlx::postgres::PgListener;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::config::Config;
use crate::http::{self, App};
use crate::hub::Hub;
use crate::limiter::Limiter;
use crate::limits::{CLOCK_TICK, STOPPING_TIME, SWEEP_EVERY};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::secret::Passwords;
use crate::store::{CHANNEL, Kind, Store, StoreError};

/// How long to wait before PostgreSQL is listened to again.
const LISTEN_AGAIN: Duration = Duration::from_secs(3);

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database is not to be had.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on, or the like.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// A server that listens but does not answer yet.
pub struct Server {
    app: App,
    pool: Pool,
    listener: TcpListener,
}

impl Server {
    /// Connects to the database and takes the address.
    ///
    /// # Errors
    /// If either is not to be had.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        if config.database.is_none() {
            std::fs::create_dir_all(&config.data)?;
        }
        let store = Store::connect(&config.database_url()).await?;
        let metrics = Arc::new(Metrics::default());
        let pool = Pool::new(config.bot_threads, config.bot_time, metrics.clone());
        let listener = TcpListener::bind(config.listen).await?;
        let app = App {
            hub: Hub::new(store, pool.clone(), metrics.clone()),
            config: Arc::new(config),
            metrics,
            passwords: Passwords::new(),
            limiter: Arc::new(Limiter::default()),
        };
        Ok(Self { app, pool, listener })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// If the system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The tables, for tests that look behind the counter.
    #[must_use]
    pub fn hub(&self) -> Arc<Hub> {
        self.app.hub.clone()
    }

    /// Answers until `stop` comes, then lets requests in flight finish, says goodbye on every socket and closes the database.
    ///
    /// # Errors
    /// If the network fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Self { app, pool, listener } = self;
        let hub = app.hub.clone();
        hub.wake_all().await;
        let mut background = vec![
            tokio::spawn(clocks(hub.clone())),
            tokio::spawn(sweeps(hub.clone(), app.config.idle)),
        ];
        if hub.store().kind() == Kind::Postgres {
            background.push(tokio::spawn(follow_others(hub.clone())));
        }
        let (stopping, mut stopped) = tokio::sync::watch::channel(false);
        let announced = {
            let (hub, pool) = (hub.clone(), pool.clone());
            async move {
                stop.await;
                tracing::info!("stopping");
                pool.close();
                hub.bye(None, ByeReason::Stopping).await;
                let _ = stopping.send(true);
            }
        };
        let serving = async {
            axum::serve(listener, http::service(app))
                .with_graceful_shutdown(announced)
                .await
        };
        let patience = async {
            let _ = stopped.wait_for(|stopped| *stopped).await;
            sleep(STOPPING_TIME).await;
        };
        tokio::select! {
            served = serving => served?,
            () = patience => tracing::warn!("some requests did not finish in time"),
        }
        for task in background {
            task.abort();
        }
        hub.store().close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

async fn clocks(hub: Arc<Hub>) {
    let mut ticks = interval(CLOCK_TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        hub.tick_all().await;
    }
}

async fn sweeps(hub: Arc<Hub>, idle: Duration) {
    let mut ticks = interval(SWEEP_EVERY.min(idle.max(Duration::from_millis(50))));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        hub.sweep(idle).await;
    }
}

/// Hears from PostgreSQL which tables other processes have changed.
async fn follow_others(hub: Arc<Hub>) {
    loop {
        let heard = async {
            let mut listener = PgListener::connect(hub.store().url()).await?;
            listener.listen(CHANNEL).await?;
            // What was said while nobody listened.
            hub.catch_up_all().await;
            loop {
                let notice = listener.recv().await?;
                hub.catch_up(notice.payload()).await;
            }
        };
        let ended: Result<std::convert::Infallible, sqlx::Error> = heard.await;
        let Err(error) = ended;
        tracing::warn!(%error, "PostgreSQL is not heard; trying again");
        sleep(LISTEN_AGAIN).await;
    }
}

/// Comes when the system asks the program to stop.
pub async fn asked_to_stop() {
    let interrupt = async {
        // Without signals the program runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
