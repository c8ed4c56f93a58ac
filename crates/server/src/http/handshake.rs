//! How tests and measurements ask for the socket of a table.

use std::net::SocketAddr;

use tungstenite::http::Request;

/// The request for the socket of a table, by somebody with that cookie.
pub fn handshake(server: SocketAddr, table: &str, cookie: &str) -> Request<()> {
    Request::builder()
        .uri(format!("ws://{server}/api/tables/{table}/socket"))
        .header("host", server.to_string())
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "c2lnbm9yaWEgc2lnbm9yYQ==")
        .header("cookie", cookie)
        .body(())
        .expect("a request")
}
