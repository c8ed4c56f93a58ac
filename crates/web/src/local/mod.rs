//! A game without a server: the engine and the bots in workers, the journal in the browser's store.
//!
//! The page ([`host`], [`mod@line`], [`store`]) and the engine's program ([`worker`], [`engine`], [`game`]) are two programs that share [`talk`] and
//! [`saved`]. The page is small and shown first; the rules are loaded when a table in this browser needs them.

pub mod engine;
pub mod game;
pub mod host;
pub mod line;
pub mod saved;
pub mod store;
pub mod talk;
pub mod worker;
