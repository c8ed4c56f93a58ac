//! What the program `signoria` calls: whole commands, each with a runtime of its own.

use std::fs;
use std::future::Future;
use std::io::{self, IsTerminal as _};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::time::Duration;

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt, registry};

use crate::config::Config;
use crate::doctor::{self, Report};
use crate::machine::{self, Check};
use crate::serve::{ServeError, Server, asked_to_stop};
use crate::store::{Kind, Store, make_private_file};

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// Writes the log to stderr. `filter` is a level, or levels of modules: `info`, or `warn,signoria_server=debug`.
///
/// # Errors
/// If the filter makes no sense.
pub fn start_log(format: LogFormat, filter: &str) -> Result<(), String> {
    let filter: Targets = filter.parse().map_err(|error| format!("{error}"))?;
    let log = fmt::layer()
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal());
    let log = match format {
        LogFormat::Text => log.boxed(),
        LogFormat::Json => log.json().boxed(),
    };
    // A second log in the same process is ignored: the first stays.
    let _ = registry().with(log.with_filter(filter)).try_init();
    Ok(())
}

/// How long work that cannot be cancelled (looking up a host name, hashing a password) may delay the end of the program.
const LAST_WORK: Duration = Duration::from_secs(5);

/// Runs work with a runtime of its own. When it is done the program can end, whatever is still running.
fn complete<T, E: From<io::Error>>(work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let outcome = runtime.block_on(work);
    runtime.shutdown_timeout(LAST_WORK);
    outcome
}

/// Called once the server accepts connections. Boxed, not generic: otherwise the whole server would be compiled again in the calling crate.
pub type Ready<'a> = Box<dyn FnOnce(SocketAddr) -> io::Result<()> + 'a>;

/// Serves until the system asks it to stop. `ready` gets the address once the server accepts connections.
///
/// # Errors
/// If the database or the address is not available.
pub fn serve(config: Config, ready: Ready<'_>) -> Result<(), ServeError> {
    complete(async {
        let stop = asked_to_stop()?;
        let server = Server::open(config.clone(), passed_listener()?).await?;
        warn_about(&config).await;
        ready(server.address()?)?;
        server.run(stop).await;
        Ok(())
    })
}

/// Logs what is probably wrong with the settings or the machine.
async fn warn_about(config: &Config) {
    for warning in config.warnings() {
        tracing::warn!("{warning}");
    }
    for check in machine::examine(config)
        .await
        .iter()
        .filter(|check| !check.is_fine)
    {
        tracing::warn!("{}: {}", check.subject, check.told);
    }
}

/// The listener that systemd passes to a service with a socket unit; none otherwise.
#[cfg(unix)]
fn passed_listener() -> io::Result<Option<TcpListener>> {
    let listener = listenfd::ListenFd::from_env().take_tcp_listener(0)?;
    if let Some(listener) = &listener {
        tracing::info!(address = %listener.local_addr()?, "the listener was passed in; --listen is not used");
    }
    Ok(listener)
}

#[cfg(not(unix))]
fn passed_listener() -> io::Result<Option<TcpListener>> {
    Ok(None)
}

/// Thinks for the bots of other processes until the system asks to stop. At `watched` its health and metrics can be looked at.
///
/// # Errors
/// If the database or the address is not available.
pub fn work(config: Config, watched: Option<SocketAddr>) -> Result<(), ServeError> {
    complete(async {
        let stop = asked_to_stop()?;
        warn_about(&config).await;
        let watched = match watched {
            Some(address) => Some(crate::serve::listen(address).await?),
            None => None,
        };
        crate::serve::work(config, watched, stop).await
    })
}

/// Why a backup was not made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// PostgreSQL has tools of its own.
    #[error("this database is a PostgreSQL server: back it up with pg_dump (docs/OPERATIONS.md)")]
    Postgres,
    /// The file already exists.
    #[error("{0} is there already; a backup overwrites nothing")]
    Exists(String),
    /// It failed.
    #[error(transparent)]
    Serve(#[from] ServeError),
}

impl From<io::Error> for BackupError {
    fn from(error: io::Error) -> Self {
        Self::Serve(error.into())
    }
}

/// Copies a SQLite database to a new file, while a server may be running on it.
///
/// # Errors
/// If it is not SQLite, the file exists, or it cannot be written.
pub fn backup(url: &str, file: &Path) -> Result<(), BackupError> {
    if file.exists() {
        return Err(BackupError::Exists(file.display().to_string()));
    }
    complete(async {
        let store = Store::connect_to_read(url).await.map_err(ServeError::from)?;
        if store.kind() == Kind::Postgres {
            return Err(BackupError::Postgres);
        }
        // Under a temporary name until it is complete: a file with the final name is always a complete backup.
        let mut partial = file.as_os_str().to_owned();
        partial.push(".partial");
        let partial = Path::new(&partial);
        let _ = fs::remove_file(partial);
        // It contains everything that the database does, so nobody else may read it either.
        make_private_file(partial).map_err(ServeError::from)?;
        let copied = store.copy_to(partial).await.map_err(ServeError::from);
        store.close().await;
        if copied.is_err() {
            let _ = fs::remove_file(partial);
        }
        copied?;
        fs::rename(partial, file).map_err(ServeError::from)?;
        Ok(())
    })
}

/// Replays everything that is stored.
///
/// # Errors
/// If the database is not available.
pub fn examine(url: &str) -> Result<Report, ServeError> {
    complete(async {
        let store = Store::connect_to_read(url).await?;
        let report = doctor::examine(&store).await?;
        store.close().await;
        Ok(report)
    })
}

/// Checks the machine that a server with these settings would run on.
///
/// # Errors
/// If no runtime can be started.
pub fn examine_machine(config: &Config) -> io::Result<Vec<Check>> {
    complete(async { Ok(machine::examine(config).await) })
}
