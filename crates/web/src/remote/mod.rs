//! The server, as the client sees it: the REST API, its news for all screens, and a table over a WebSocket.

pub mod api;
pub mod news;
pub mod notices;
pub mod socket;
