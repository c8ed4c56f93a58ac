//! `signoria backup`.

use std::io::Write;

use signoria_server::program::{self, BackupError};

use super::serve::{existing_database, failure};
use crate::failure::{Exit, Failure};
use crate::server_args::BackupArgs;

pub fn run(args: &BackupArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let url = existing_database(&args.store)?;
    program::backup(&url, &args.file).map_err(|error| match error {
        BackupError::Serve(error) => failure(error),
        other => Failure::Usage(other.to_string()),
    })?;
    writeln!(out, "{}", args.file.display())?;
    Ok(Exit::Fine)
}
