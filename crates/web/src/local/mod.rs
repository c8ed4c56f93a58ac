//! Tables without a server: the engine and the bots in workers, the journal in the browser's store.
//!
//! The page ([`here`], [`hold`], [`mod@line`], [`store`]) and the engine's program ([`worker`], [`hall`], [`bots`]) are two programs that share [`talk`]
//! and [`saved`]. The page is small and shown first; the rules are loaded when a table in this browser needs them.

pub mod bots;
pub mod hall;
pub mod here;
pub mod hold;
pub mod line;
pub mod saved;
pub mod store;
pub mod talk;
pub mod worker;
