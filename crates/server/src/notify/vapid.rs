//! Identifies the sender: Voluntary Application Server Identification for Web Push (RFC 8292). A push service sees which server a message comes from and, for a
//! browser, only the server that it subscribed to can send.

use axum::http::HeaderValue;
use base64ct::{Base64UrlUnpadded, Encoding as _};
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use signoria_table::Millis;
use url::Url;

use super::seal::new_key;
use crate::store::{Store, StoreError};

/// How long a signature is valid, in seconds. More than a day is refused; the clocks of push services may differ.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// The key of this server.
pub struct Vapid {
    key: SigningKey,
    public: String,
    /// The contact for the operators of a push service.
    subject: String,
}

/// The key that is stored as this text, if it is one.
fn read(text: &str) -> Option<SecretKey> {
    let bytes = Base64UrlUnpadded::decode_vec(text).ok()?;
    SecretKey::from_slice(&bytes).ok()
}

/// Whether this text is a key.
#[must_use]
pub fn is_push_key(text: &str) -> bool {
    read(text).is_some()
}

impl Vapid {
    /// The key of this server, created when it first starts.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn of(store: &Store, subject: String) -> Result<Self, StoreError> {
        let new = Base64UrlUnpadded::encode_string(&new_key().to_bytes());
        let stored = store.push_key(new).await?;
        let damaged = || StoreError::Damaged("the key for push services".into());
        let key = read(&stored).ok_or_else(damaged)?;
        Ok(Self::new(&key, subject))
    }

    fn new(key: &SecretKey, subject: String) -> Self {
        Self {
            public: Base64UrlUnpadded::encode_string(&key.public_key().to_sec1_bytes()),
            key: key.into(),
            subject,
        }
    }

    /// The public key, as a browser wants it.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The header that identifies the sender to the push service at that address.
    #[must_use]
    pub fn authorization(&self, endpoint: &Url, now: Millis) -> Option<HeaderValue> {
        let encode =
            |value: serde_json::Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
        let head = encode(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = encode(json!({
            "aud": endpoint.origin().ascii_serialization(),
            "exp": now / 1000 + GOOD_FOR,
            "sub": self.subject,
        }));
        let signed = format!("{head}.{claims}");
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        HeaderValue::try_from(format!("vapid t={signed}.{signature}, k={}", self.public)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    #[test]
    fn a_push_service_can_tell_who_sends_and_until_when() {
        let vapid = Vapid::new(&new_key(), "https://table.example".into());
        let endpoint: Url = "https://push.example/send/abc?d=e".parse().unwrap();
        let header = vapid.authorization(&endpoint, 1_000_000_000_000).unwrap();
        let (token, public) = header.to_str().unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.strip_prefix("vapid t=").unwrap().rsplit_once('.').unwrap();
        let decoded = |text: &str| Base64UrlUnpadded::decode_vec(text).unwrap();
        let public = VerifyingKey::from_sec1_bytes(&decoded(public)).unwrap();
        let signature = Signature::from_slice(&decoded(signature)).unwrap();
        public.verify(signed.as_bytes(), &signature).unwrap();
        let (head, claims) = signed.split_once('.').unwrap();
        let read = |text: &str| -> serde_json::Value { serde_json::from_slice(&decoded(text)).unwrap() };
        assert_eq!(read(head), json!({"typ": "JWT", "alg": "ES256"}));
        assert_eq!(
            read(claims),
            json!({"aud": "https://push.example", "exp": 1_000_043_200, "sub": "https://table.example"})
        );
    }
}
