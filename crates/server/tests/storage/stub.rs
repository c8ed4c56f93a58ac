//! A push service, a chat service and a browser, on the loopback.

use std::sync::Arc;

use aes_gcm::aead::{Aead as _, KeyInit as _};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use serde_json::Value;
use sha2::Sha256;
use signoria_table::wire::PushKeys;
use tokio::sync::{Mutex, Semaphore};

/// What the stub received.
#[derive(Clone, Debug)]
pub struct Received {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

/// A push service and a chat service in one.
#[derive(Clone)]
pub struct Stub {
    pub url: String,
    received: Arc<Mutex<Vec<Received>>>,
    /// What it answers.
    status: Arc<Mutex<StatusCode>>,
    /// Answers are given only while there is one of these.
    pub answers: Arc<Semaphore>,
    /// One for each message that came.
    pub came: Arc<Semaphore>,
}

async fn take(
    State(stub): State<Stub>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, HeaderMap) {
    let path = uri.path().to_owned();
    let body = body.to_vec();
    stub.received.lock().await.push(Received { path, headers, body });
    stub.came.add_permits(1);
    drop(stub.answers.acquire().await);
    let status = *stub.status.lock().await;
    let mut headers = HeaderMap::new();
    if status.is_redirection() {
        headers.insert("location", "/elsewhere".parse().unwrap());
    }
    (status, headers)
}

impl Stub {
    pub async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let stub = Self {
            url: format!("http://{}", listener.local_addr().unwrap()),
            received: Arc::default(),
            status: Arc::new(Mutex::new(StatusCode::CREATED)),
            answers: Arc::new(Semaphore::new(1)),
            came: Arc::new(Semaphore::new(0)),
        };
        let router = Router::new().fallback(take).with_state(stub.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        stub
    }

    pub async fn answer(&self, status: u16) {
        *self.status.lock().await = StatusCode::from_u16(status).unwrap();
    }

    /// The messages since it was last asked.
    pub async fn heard(&self) -> Vec<Received> {
        std::mem::take(&mut *self.received.lock().await)
    }

    /// The messages to webhooks since it was last asked.
    pub async fn told(&self) -> Vec<Value> {
        let heard = self.heard().await;
        heard
            .iter()
            .map(|heard| serde_json::from_slice(&heard.body).unwrap())
            .collect()
    }

    /// The texts of the messages to webhooks since it was last asked.
    pub async fn occasions(&self) -> Vec<String> {
        let told = self.told().await;
        told.iter()
            .map(|told| told["occasion"].as_str().unwrap().to_owned())
            .collect()
    }
}

/// A browser and its secrets.
pub struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new() -> Self {
        Self {
            key: SecretKey::from_slice(&[7; 32]).unwrap(),
            auth: [9; 16],
        }
    }

    pub fn keys(&self) -> PushKeys {
        PushKeys {
            p256dh: Base64UrlUnpadded::encode_string(&self.key.public_key().to_sec1_bytes()),
            auth: Base64UrlUnpadded::encode_string(&self.auth),
        }
    }

    /// Reads a message as RFC 8291 says a browser does.
    pub fn open(&self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        let (theirs, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let shared = self
            .key
            .diffie_hellman(&PublicKey::from_sec1_bytes(theirs).unwrap());
        let ours = self.key.public_key().to_sec1_bytes();
        let (mut secret, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
        Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes())
            .expand(&[b"WebPush: info\0", &*ours, theirs].concat(), &mut secret)
            .unwrap();
        let derive = Hkdf::<Sha256>::new(Some(salt), &secret);
        derive.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        derive.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let record = Aes128Gcm::new(&key.into())
            .decrypt(&Nonce::from(nonce), sealed)
            .unwrap();
        serde_json::from_slice(record.strip_suffix(&[2]).unwrap()).unwrap()
    }
}
