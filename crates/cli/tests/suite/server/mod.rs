//! The server as people meet it: the real program, over real sockets.

#[allow(dead_code, reason = "the benches use all of it")]
mod client;
mod described;
mod fuzz;
mod games;
mod notifications;
mod numbers;
#[path = "../../../../server/tests/storage/patience.rs"]
pub mod patience;
mod people;
#[cfg(unix)]
#[allow(dead_code, reason = "other tests use all of it")]
#[path = "../../../../server/tests/storage/postgres.rs"]
mod postgres;
mod proxy;
#[cfg(unix)]
mod restart;
mod safety;
#[cfg(unix)]
mod strangers;
mod tables;

use std::process::Command;

/// Runs the program to its end and gives its exit code and what it wrote.
fn program(args: &[&str]) -> (Option<i32>, String) {
    let mut signoria = Command::new(env!("CARGO_BIN_EXE_signoria"));
    let output = patience::output(signoria.args(args), "the program");
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    (output.status.code(), told.into_owned())
}

/// A server with a folder of its own, deleted with it.
struct House {
    server: client::Server,
    data: tempfile::TempDir,
}

impl House {
    fn new() -> Self {
        Self::with(&[])
    }

    fn with(more: &[&str]) -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let server = client::Server::start(data.path(), more);
        Self { server, data }
    }

    fn guest(&self, name: &str) -> client::Browser {
        client::Browser::guest(self.server.address, name)
    }

    fn stranger(&self) -> client::Browser {
        client::Browser::new(self.server.address)
    }
}
