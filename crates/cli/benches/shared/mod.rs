//! What load and crash share: the program as a process and its clients, which are those of the tests, and how flags are read.

#![allow(dead_code, reason = "each bench and the tests use a part of it")]

#[path = "../../tests/suite/server/client.rs"]
pub mod client;
#[path = "../../../server/tests/storage/patience.rs"]
pub mod patience;
#[cfg(unix)]
#[path = "../../../server/tests/storage/postgres.rs"]
pub mod postgres;

pub mod glance;
pub mod targets;

use std::io;

/// A flag or a value that makes no sense.
pub fn wrong(what: &str) -> io::Error {
    io::Error::other(format!("{what}: what is that?"))
}

/// Reads the flags of the command line: those in `switches` stand alone and come without a value, all others have one.
pub fn flags(switches: &[&str], mut take: impl FnMut(&str, &str) -> io::Result<()>) -> io::Result<()> {
    // Cargo adds a flag of its own.
    let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    while let Some(flag) = args.next() {
        if switches.contains(&flag.as_str()) {
            take(&flag, "")?;
        } else {
            let value = args.next().ok_or_else(|| wrong(&flag))?;
            take(&flag, &value)?;
        }
    }
    Ok(())
}
