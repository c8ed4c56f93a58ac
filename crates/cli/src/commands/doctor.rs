//! `signoria doctor`.

use std::io::Write;

use signoria_server::{Config, program};

use super::serve::{existing_database, failure};
use crate::failure::{Exit, Failure};
use crate::server_args::DoctorArgs;

pub fn run(args: &DoctorArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let config = Config {
        database: args.store.database.clone(),
        ..Config::new(([127, 0, 0, 1], 0).into(), args.store.data.clone())
    };
    for check in program::examine_machine(&config)? {
        let mark = if check.is_fine { "ok" } else { "warning" };
        writeln!(out, "{mark}: {}: {}", check.subject, check.told)?;
    }
    let url = existing_database(&args.store)?;
    let report = program::examine(&url).map_err(failure)?;
    for fault in &report.database {
        writeln!(out, "database: {fault}")?;
    }
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
    Ok(if report.is_well() { Exit::Fine } else { Exit::No })
}
