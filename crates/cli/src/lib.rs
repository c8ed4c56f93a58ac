//! The program `signoria`: the command line, the terminal table and the engine protocol.
//!
//! Everything is written to a given output and read from a given input, so that tests drive it without a process.

#![warn(missing_docs)]

mod args;
mod commands;
mod failure;
mod protocol;
mod server_args;
mod table;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use args::{Args, Command};
pub use failure::{Exit, Failure};
pub use protocol::{LONGEST_LINE, Session, serve};

/// Runs the program and returns its exit code.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let command = Args::command();
    let parsed = command
        .try_get_matches_from(args)
        .and_then(|matches| Args::from_arg_matches(&matches));
    let args = match parsed {
        Ok(args) => args,
        Err(error) => {
            // Help and version are not errors: clap writes them to stdout and gives 0.
            let code = if error.use_stderr() {
                Exit::Usage
            } else {
                Exit::Fine
            };
            return if error.print().is_ok() {
                code.into()
            } else {
                Exit::Io.into()
            };
        }
    };
    let stdout = io::stdout();
    let mut out = io::BufWriter::new(stdout.lock());
    let outcome = dispatch(args, &mut out).and_then(|exit| {
        out.flush()?;
        Ok(exit)
    });
    match outcome {
        Ok(exit) => exit.into(),
        Err(failure) if failure.is_closed_pipe() => Exit::Fine.into(),
        Err(failure) => {
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "signoria: {failure}");
            failure.exit().into()
        }
    }
}

fn dispatch(args: Args, out: &mut dyn Write) -> Result<Exit, Failure> {
    let language = args.language();
    match args.command {
        Command::Games(args) => commands::games::run(&args, language, out),
        Command::Play(args) => commands::play::run(&args, language, &mut io::stdin().lock(), out),
        Command::Replay(args) => commands::replay::run(&args, language, out),
        Command::Analyse(args) => commands::analyse::run(&args, language, out),
        Command::Arena(args) => commands::arena::run(&args, out),
        Command::Bench(args) => commands::bench::run(&args, out),
        Command::Perft(args) => commands::perft::run(&args, out),
        Command::Engine => {
            serve(&mut io::stdin().lock(), out, language)?;
            Ok(Exit::Fine)
        }
        Command::Serve(args) => commands::serve::run(args, out),
        Command::Worker(args) => commands::serve::work(args),
        Command::Backup(args) => commands::backup::run(&args, out),
        Command::Doctor(args) => commands::doctor::run(&args, out),
        Command::Admin(args) => commands::admin::run(args, out),
        Command::Health(args) => commands::health::run(&args, out),
        Command::Manual { folder } => {
            clap_mangen::generate_to(Args::command(), &folder)
                .map_err(|error| Failure::file(&folder, error))?;
            Ok(Exit::Fine)
        }
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Args::command(), "signoria", out);
            Ok(Exit::Fine)
        }
    }
}
