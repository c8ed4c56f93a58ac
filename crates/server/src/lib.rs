//! Tables that people share: HTTP and WebSocket, people, lobby, storage.
//!
//! | module | what it is |
//! |---|---|
//! | [`config`], [`serve`] | the life of a server |
//! | `http`, [`client`] | routes, sessions, the socket, the files of the browser client |
//! | `others` | what other processes on the same PostgreSQL database have changed |
//! | [`hub`], `pool` | the tables in memory, who reads them, and the bots |
//! | [`store`] | SQLite or PostgreSQL |
//! | [`notify`] | notifying people who have no page open: Web Push and webhooks |
//! | [`admin`] | what the operator can do while it runs |
//! | `crowd`, `limiter`, `unread`, [`limits`] | how many, how often and how long; every limit, with the reason for its number |
//! | `names` | what people may be called |
//! | `numbers`, `ratings` | statistics from results, and how strong players are |
//! | [`doctor`] | does everything that is stored replay? |
//! | `health` | can the store be written to? |
//! | [`machine`] | disk space, permissions, limits and clock of the machine |
//! | `editions` | figures that the owner of the server adds |
//!
//! An action is stored before anybody is told about it, and nothing leaves the server but what an eye may know (`signoria_table::Reader`).

#![warn(missing_docs)]
#![cfg_attr(
    not(feature = "postgres"),
    allow(dead_code, unused_imports, reason = "what several processes tell each other")
)]

pub mod admin;
pub mod client;
pub mod config;
mod crowd;
pub mod doctor;
mod editions;
mod health;
mod http;
pub mod hub;
mod limiter;
pub mod limits;
pub mod machine;
mod metrics;
mod names;
pub mod notify;
mod numbers;
mod opening;
#[cfg(feature = "postgres")]
mod others;
#[cfg(not(feature = "postgres"))]
mod others {
    //! A file has one process: there are no others.

    use std::sync::Arc;

    use crate::hub::Hub;

    pub async fn follow(_: Arc<Hub>, _: bool) {}
}
mod pool;
mod problem;
pub mod program;
mod ratings;
#[cfg(test)]
mod rehearsal;
mod secret;
pub mod serve;
pub mod store;
mod unread;

pub use config::Config;
pub use problem::Trouble;
pub use serve::{ServeError, Server, asked_to_stop};
