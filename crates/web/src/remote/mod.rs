//! The server, as the client sees it: the REST API, the lists of tables, and a table over a WebSocket.

pub mod api;
pub mod lists;
pub mod socket;
