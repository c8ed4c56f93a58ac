//! `signoria serve`.

use std::io::Write;
use std::num::NonZeroUsize;
use std::time::Duration;

use signoria_server::program::{self, LogFormat};
use signoria_server::{Config, ServeError};

use crate::failure::{Exit, Failure};
use crate::server_args::{Format, ServeArgs, StoreArgs};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub fn run(args: ServeArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let format = match args.log_format {
        Format::Text => LogFormat::Text,
        Format::Json => LogFormat::Json,
    };
    program::start_log(format, &args.log)
        .map_err(|reason| Failure::Usage(format!("--log {}: {reason}", args.log)))?;
    let all_but_one = || {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        NonZeroUsize::new(cores.saturating_sub(1)).unwrap_or(NonZeroUsize::MIN)
    };
    let config = Config {
        database: args.store.database,
        public_url: args.public_url,
        behind_proxy: args.behind_proxy,
        bot_threads: args.bot_threads.unwrap_or_else(all_but_one),
        bot_time: Duration::from_millis(args.bot_millis),
        idle: Duration::from_secs(args.idle_seconds),
        editions: args.editions,
        forget_guests: (args.guest_days > 0).then(|| DAY * args.guest_days),
        ..Config::new(args.listen, args.store.data)
    };
    program::serve(config, |address| {
        writeln!(out, "listening on http://{address}")?;
        out.flush()
    })
    .map_err(failure)?;
    Ok(Exit::Fine)
}

/// A failure of the server as one of the program.
pub fn failure(error: ServeError) -> Failure {
    match error {
        ServeError::Io(error) => error.into(),
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
