//! Replaces `seal`, `tls` and `vapid` in a program built without the feature `notify`: there is no key that a browser could subscribe with,
//! and since nothing can be encrypted, nothing is sent at all.

use std::convert::Infallible;
use std::io;

use axum::http::HeaderValue;
use signoria_table::Millis;
use signoria_table::wire::PushKeys;
use tokio::net::TcpStream;
use url::Url;

use crate::store::{Store, StoreError};

/// No browser.
#[derive(Debug)]
pub struct Receiver(Infallible);

impl Receiver {
    /// No keys are accepted.
    #[must_use]
    pub fn new(_: &PushKeys) -> Option<Self> {
        None
    }

    /// Never called, since there is no value of this type.
    #[must_use]
    pub fn seal(&self, _: &[u8]) -> Option<Vec<u8>> {
        match self.0 {}
    }
}

/// Keys are not used here, so they are not checked.
#[must_use]
pub fn is_push_key(_: &str) -> bool {
    true
}

/// No key.
pub struct Vapid;

impl Vapid {
    /// # Errors
    /// Never.
    pub async fn of(_: &Store, _: String) -> Result<Self, StoreError> {
        Ok(Self)
    }

    /// No browser can subscribe with this.
    #[must_use]
    pub fn public(&self) -> &str {
        ""
    }

    /// Nothing is proved.
    #[must_use]
    pub fn authorization(&self, _: &Url, _: Millis) -> Option<HeaderValue> {
        None
    }
}

/// No encryption.
pub struct Tls;

impl Tls {
    /// # Errors
    /// Never.
    pub fn new() -> io::Result<Self> {
        Ok(Self)
    }

    /// Nothing is sent unencrypted instead.
    pub async fn connect(&self, _: &str, _: TcpStream) -> Option<TcpStream> {
        None
    }
}
