//! `signoria serve`.

use std::io::Write;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::process::{Command, Stdio};
use std::time::Duration;

use signoria_server::client::{Client, File};
use signoria_server::program::{self, LogFormat};
use signoria_server::{Config, ServeError};

use crate::failure::{Exit, Failure};
use crate::server_args::{BotArgs, Format, LogArgs, ServeArgs, StoreArgs, WorkerArgs};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub fn run(args: ServeArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    start_log(&args.log)?;
    let config = Config {
        database: args.store.database,
        public_url: args.public_url,
        behind_proxy: args.behind_proxy,
        open_metrics: args.open_metrics,
        bot_threads: threads(&args.bots),
        bot_time: Duration::from_millis(args.bots.bot_millis),
        idle: Duration::from_secs(args.idle_seconds),
        editions: args.editions,
        notify_anywhere: args.notify_anywhere,
        client: args.client.map_or_else(embedded, Client::Folder),
        forget_guests: (args.guest_days > 0).then(|| DAY * args.guest_days),
        ..Config::new(args.listen, args.store.data)
    };
    let ready = |address| {
        writeln!(out, "listening on http://{address}")?;
        out.flush()?;
        if args.open {
            open_page(address);
        }
        Ok(())
    };
    program::serve(config, Box::new(ready)).map_err(failure)?;
    Ok(Exit::Fine)
}

fn start_log(log: &LogArgs) -> Result<(), Failure> {
    let format = match log.log_format {
        Format::Text => LogFormat::Text,
        Format::Json => LogFormat::Json,
    };
    program::start_log(format, &log.log)
        .map_err(|reason| Failure::Usage(format!("--log {}: {reason}", log.log)))
}

fn threads(bots: &BotArgs) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    bots.bot_threads.unwrap_or_else(|| (cores() - 1).max(1))
}

/// `signoria worker`.
pub fn work(args: WorkerArgs) -> Result<Exit, Failure> {
    start_log(&args.log)?;
    let config = Config {
        database: args.store.database,
        bot_threads: threads(&args.bots),
        bot_time: Duration::from_millis(args.bots.bot_millis),
        editions: args.editions,
        open_metrics: args.open_metrics,
        ..Config::new(([127, 0, 0, 1], 0).into(), args.store.data)
    };
    program::work(config, args.listen).map_err(failure)?;
    Ok(Exit::Fine)
}

/// Opens the page in the browser, unless there is no desktop. Failing to is not an error: the address was printed.
fn open_page(address: SocketAddr) {
    let has_desktop = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    let host = match address.ip() {
        ip if !ip.is_unspecified() => address.to_string(),
        _ => format!("localhost:{}", address.port()),
    };
    let mut opener = if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", "start", ""]);
        shell
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else if has_desktop {
        Command::new("xdg-open")
    } else {
        return;
    };
    let opener = opener
        .arg(format!("http://{host}"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if let Ok(mut child) = opener.spawn() {
        // It ends soon, and has to be waited for.
        std::thread::spawn(move || child.wait());
    }
}

/// The client built into the program.
fn embedded() -> Client {
    let file = |file: &signoria_client::File| File {
        path: file.path.into(),
        digest: file.digest.into(),
        body: file.body.into(),
        brotli: file.brotli,
        gzip: file.gzip,
    };
    Client::Embedded(signoria_client::FILES.iter().map(file).collect())
}

/// Converts a server error into one of the program.
pub fn failure(error: ServeError) -> Failure {
    match error {
        ServeError::Io(error) => error.into(),
        ServeError::Setting(fault) => Failure::Usage(fault),
        ServeError::Store(error) => Failure::Input(error.to_string()),
    }
}

/// The address of the database; a SQLite file must be there already.
pub fn existing_database(store: &StoreArgs) -> Result<String, Failure> {
    let config = Config {
        database: store.database.clone(),
        ..Config::new(([127, 0, 0, 1], 0).into(), store.data.clone())
    };
    if store.database.is_none() && !store.data.join("signoria.sqlite").is_file() {
        return Err(Failure::Input(format!(
            "{}: there is no signoria.sqlite in this folder",
            store.data.display()
        )));
    }
    Ok(config.database_url())
}
