//! Randomness from the system, and what is made of it: ids, cookies, seeds, and the hashes that are stored.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use sha2::{Digest as _, Sha256};
use signoria_engine::Seed;
use signoria_table::PersonId;
use tokio::sync::Semaphore;

use crate::limits::HASHES;

/// Bytes that nobody can guess.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives randomness; without it nothing here is safe");
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A new id: 128 bits, which nobody can guess. The id of a table is the link to it.
#[must_use]
pub fn new_id() -> String {
    hex(&random::<16>())
}

/// The id of a new person.
#[must_use]
pub fn new_person() -> PersonId {
    PersonId::try_from(new_id()).expect("hexadecimal digits are an id")
}

/// A new cookie: 256 bits.
#[must_use]
pub fn new_token() -> String {
    hex(&random::<32>())
}

/// The hash of a cookie that is stored.
#[must_use]
pub fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// A seed that nobody can work out from a deal.
#[must_use]
pub fn new_seed() -> Seed {
    Seed::from_bytes(random())
}

/// Hashes passwords with argon2id, a few at a time, off the async threads.
#[derive(Clone, Debug)]
pub struct Passwords {
    places: Arc<Semaphore>,
    /// The hash of a password that nobody has: checked when there is no account, so that both cases take equally long.
    decoy: Arc<str>,
}

impl Passwords {
    /// A hasher for a server.
    #[must_use]
    pub fn new() -> Self {
        let decoy = hash_now(&new_token()).unwrap_or_default();
        Self {
            places: Arc::new(Semaphore::new(HASHES)),
            decoy: decoy.into(),
        }
    }

    /// The hash of a password; none if it cannot be made.
    pub async fn hash(&self, password: String) -> Option<String> {
        let _place = self.places.clone().acquire_owned().await.ok()?;
        tokio::task::spawn_blocking(move || hash_now(&password))
            .await
            .ok()?
    }

    /// Whether it is that password. Without a hash the answer is no, after the same time.
    pub async fn verify(&self, password: String, hash: Option<String>) -> bool {
        let Ok(_place) = self.places.clone().acquire_owned().await else {
            return false;
        };
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.decoy.to_string());
        let check = move || {
            Argon2::default()
                .verify_password(password.as_bytes(), hash.as_str())
                .is_ok()
        };
        tokio::task::spawn_blocking(check).await.unwrap_or(false) && known
    }
}

impl Default for Passwords {
    fn default() -> Self {
        Self::new()
    }
}

fn hash_now(password: &str) -> Option<String> {
    Argon2::default()
        .hash_password_with_salt(password.as_bytes(), &random::<16>())
        .ok()
        .map(|hash| hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_accepted() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.verify("correct horse".into(), Some(hash.clone())).await);
        assert!(!passwords.verify("wrong horse".into(), Some(hash)).await);
        assert!(!passwords.verify("correct horse".into(), None).await);
    }

    #[test]
    fn random_values_do_not_repeat() {
        assert_ne!(new_id(), new_id());
        assert_ne!(new_token(), new_token());
        assert_eq!(token_hash("a").len(), 64);
    }
}
