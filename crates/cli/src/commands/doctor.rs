//! `signoria doctor`.

use std::io::Write;

use signoria_server::program;

use super::serve::{existing_database, failure};
use crate::failure::{Exit, Failure};
use crate::server_args::DoctorArgs;

pub fn run(args: &DoctorArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let url = existing_database(&args.store)?;
    let report = program::examine(&url).map_err(failure)?;
    for (table, finding) in &report.findings {
        writeln!(out, "table {table} {finding}")?;
    }
    writeln!(
        out,
        "{} tables, {} entries replayed, {} do not verify",
        report.tables,
        report.entries,
        report.findings.len()
    )?;
    Ok(if report.findings.is_empty() {
        Exit::Fine
    } else {
        Exit::No
    })
}
