//! TLS to the host that is notified, verified against the certificates that browsers trust, which are built in: a container has none.

use std::io;
use std::sync::Arc;

use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Opens encrypted connections.
pub struct Tls(TlsConnector);

impl Tls {
    /// # Errors
    /// If encryption cannot be set up.
    pub fn new() -> io::Result<Self> {
        let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Self(TlsConnector::from(Arc::new(config))))
    }

    /// A TLS connection to that host over a stream; none if its certificate is not valid.
    pub async fn connect(&self, host: &str, stream: TcpStream) -> Option<TlsStream<TcpStream>> {
        let name = ServerName::try_from(host.to_owned()).ok()?;
        self.0.connect(name, stream).await.ok()
    }
}
