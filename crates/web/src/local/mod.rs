//! A game in this page: the engine beside the screen, the bots in a worker, the journal in the browser's store.

pub mod game;
pub mod host;
pub mod store;
pub mod thinker;
