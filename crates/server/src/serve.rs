//! The life of a server: start, background work, and an end that loses nothing.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::config::Config;
use crate::crowd::{Doors, Ticket};
use crate::http::watching::Watch;
use crate::http::{self, App};
use crate::hub::{Hub, now};
use crate::limiter::Limiter;
use crate::limits::{CLOCK_TICK, STOPPING_TIME, SWEEP_EVERY, TIDY_EVERY, UNREAD_TIME, WAKE_EVERY};
use crate::machine;
use crate::metrics::Metrics;
use crate::notify::{self, Notifier};
use crate::others;
use crate::pool::{Bots, Pool, Thinker};
use crate::secret::Passwords;
use crate::store::{Kind, Store, StoreError};
use crate::unread::Impatient;

/// How long to wait when no connection can be accepted: some may be closed by then.
const ACCEPT_AGAIN: Duration = Duration::from_secs(1);

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database is not available.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A setting makes no sense.
    #[error("{0}")]
    Setting(String),
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
    /// If either is not available.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        Self::open(config, None).await
    }

    /// The same with a listener that the parent process also holds: while one process replaces another, no connection is refused.
    ///
    /// # Errors
    /// If the database is not available, or the listener does not work.
    pub async fn open(config: Config, listener: Option<std::net::TcpListener>) -> Result<Self, ServeError> {
        Self::with(config, listener, Arc::new(Bots::new())).await
    }

    /// The same with a stand-in for the bots.
    pub(crate) async fn with(
        config: Config,
        listener: Option<std::net::TcpListener>,
        thinker: Arc<dyn Thinker>,
    ) -> Result<Self, ServeError> {
        if let Some(fault) = config.fault() {
            return Err(ServeError::Setting(fault));
        }
        if config.database.is_none() {
            crate::store::make_folder(&config.data)?;
        }
        if let Some(folder) = &config.editions {
            let editions = crate::editions::load(folder)?;
            tracing::info!(editions, "figures loaded");
        }
        let store = Store::connect(&config.database_url()).await?;
        let metrics = Arc::new(Metrics::default());
        let pool = Pool::new(config.bot_threads, config.bot_time, metrics.clone(), thinker);
        let listener = match listener {
            Some(listener) => {
                listener.set_nonblocking(true)?;
                TcpListener::from_std(listener)?
            }
            None => listen(config.listen).await?,
        };
        let doors = Doors::new(machine::most_connections(), config.behind_proxy);
        let hub = Hub::new(store, pool.clone(), metrics.clone());
        let app = App {
            notifier: Notifier::new(hub.clone(), &config, metrics.clone()).await?,
            hub,
            doors: Arc::new(doors),
            config: Arc::new(config),
            metrics,
            passwords: Passwords::new(),
            health: Arc::default(),
            numbers: Arc::default(),
            limiter: Arc::new(Limiter::default()),
            stopping: Arc::new(watch::Sender::new(false)),
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

    /// The tables, for tests that look inside.
    #[must_use]
    pub fn hub(&self) -> Arc<Hub> {
        self.app.hub.clone()
    }

    /// The rate limits, for tests that cannot wait for a day.
    #[cfg(test)]
    pub(crate) fn limiter(&self) -> Arc<Limiter> {
        self.app.limiter.clone()
    }

    /// The notifier, for tests with a clock of their own.
    #[must_use]
    pub fn notifier(&self) -> Arc<Notifier> {
        self.app.notifier.clone()
    }

    /// Answers until `stop` comes, then lets requests in flight finish, says goodbye on every socket and closes the database.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Self { app, pool, listener } = self;
        let hub = app.hub.clone();
        // Before the first request is answered: then a server that answers also takes orders.
        #[cfg(unix)]
        let orders = crate::admin::first(&app.config.data).await;
        let mut background = vec![
            tokio::spawn(clocks(hub.clone())),
            tokio::spawn(waking(hub.clone())),
            tokio::spawn(sweeps(hub.clone(), app.config.idle)),
            tokio::spawn(tidying(hub.clone(), app.config.forget_guests)),
            tokio::spawn(notify::telling(app.notifier.clone())),
        ];
        #[cfg(unix)]
        background.push(tokio::spawn(crate::admin::hear(app.clone(), orders)));
        if hub.store().kind() == Kind::Postgres {
            background.push(tokio::spawn(others::follow(hub.clone(), false)));
        }
        let (stopping, doors, metrics) = (app.stopping.clone(), app.doors.clone(), app.metrics.clone());
        let admit = move |peer: SocketAddr| {
            let ticket = doors.connections.enter(peer.ip());
            if ticket.is_none() {
                Metrics::count(&metrics.turned_away);
            }
            ticket
        };
        let announced = async {
            stop.await;
            tracing::info!("stopping");
            pool.close();
        };
        let head = app.config.patience.head;
        answer(listener, admit, http::router(app), (&stopping, head), announced).await;
        if timeout(STOPPING_TIME, stopping.closed()).await.is_err() {
            tracing::warn!("some requests did not finish in time");
        }
        for task in background {
            task.abort();
        }
        hub.leave_bots().await;
        hub.store().close().await;
        tracing::info!("stopped");
    }
}

pub(crate) async fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| {
        let told = format!("{address} cannot be listened on: {error}; --listen takes another");
        io::Error::new(error.kind(), told)
    })
}

/// Thinks for the bots at tables of other processes until `stop` comes. Health and metrics can be looked at where it listens, if it does.
///
/// # Errors
/// If the database is not available, or is a file, which has one process.
pub async fn work(
    config: Config,
    watched: Option<TcpListener>,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    if let Some(fault) = config.fault() {
        return Err(ServeError::Setting(fault));
    }
    if config.database.is_none() || config.bot_threads == 0 {
        let fault = "a worker needs --database, which it shares with a server, and threads to think with";
        return Err(ServeError::Setting(fault.into()));
    }
    if let Some(folder) = &config.editions {
        crate::editions::load(folder)?;
    }
    let store = Store::connect(&config.database_url()).await?;
    let metrics = Arc::new(Metrics::default());
    let bots = Arc::new(Bots::new());
    let pool = Pool::new(config.bot_threads, config.bot_time, metrics.clone(), bots);
    let hub = Hub::new(store, pool.clone(), metrics.clone());
    let mut background = vec![
        tokio::spawn(waking(hub.clone())),
        tokio::spawn(sweeps(hub.clone(), config.idle)),
        tokio::spawn(others::follow(hub.clone(), true)),
    ];
    if let Some(listener) = watched {
        let head = config.patience.head;
        let doors = Doors::new(machine::most_connections(), false);
        let router = http::watching::router(Watch {
            hub: hub.clone(),
            config: Arc::new(config),
            metrics,
            health: Arc::default(),
        });
        background.push(tokio::spawn(async move {
            let admit = |peer: SocketAddr| doors.connections.enter(peer.ip());
            let stopping = watch::Sender::new(false);
            answer(listener, admit, router, (&stopping, head), std::future::pending()).await;
        }));
    }
    stop.await;
    pool.close();
    for task in background {
        task.abort();
    }
    hub.leave_bots().await;
    hub.store().close().await;
    Ok(())
}

/// Accepts connections until `stop` resolves, and then tells all of them. Every task still at work holds a receiver of `stopping`.
async fn answer(
    listener: TcpListener,
    admit: impl Fn(SocketAddr) -> Option<Ticket>,
    router: Router,
    (stopping, head): (&watch::Sender<bool>, Duration),
    stop: impl Future<Output = ()>,
) {
    let mut http = Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(ACCEPT_AGAIN).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        // A connection over the limit is closed without an answer, which would cost more than the request.
        let Some(ticket) = admit(peer) else { continue };
        // A response and the updates after it are small and close together: neither should wait for the other.
        let _ = stream.set_nodelay(true);
        let service = router.clone().layer(Extension(ConnectInfo(peer)));
        let stream = TokioIo::new(Impatient::new(stream, UNREAD_TIME));
        let connection = http.serve_connection(stream, TowerToHyperService::new(service));
        let mut stopped = stopping.subscribe();
        tokio::spawn(async move {
            let _ticket = ticket;
            let mut connection = pin!(connection.with_upgrades());
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = stopped.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    stopping.send_replace(true);
}

async fn clocks(hub: Arc<Hub>) {
    let mut ticks = interval(CLOCK_TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        hub.tick_all().await;
    }
}

async fn waking(hub: Arc<Hub>) {
    let mut ticks = interval(WAKE_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        hub.wake_all().await;
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

/// Once an hour, deletes sessions that have ended, old uploads and guests who never came back.
async fn tidying(hub: Arc<Hub>, forget_guests: Option<Duration>) {
    let mut ticks = interval(TIDY_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let tables = hub.close_forgotten(now()).await;
        if tables > 0 {
            tracing::info!(tables, "tables that gathered for too long are closed");
        }
        let uploads = hub.delete_old_uploads(now()).await;
        if uploads > 0 {
            tracing::info!(uploads, "old uploads are deleted");
        }
        match hub.tidy(now(), forget_guests).await {
            Ok(0) => {}
            Ok(guests) => tracing::info!(guests, "guests who never came back are forgotten"),
            Err(error) => tracing::warn!(%error, "could not tidy up"),
        }
    }
}

/// Resolves when the system asks the program to stop. It listens from the moment it is called, even before it is awaited.
///
/// # Errors
/// If the system gives no signals.
pub fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Without signals the program runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
