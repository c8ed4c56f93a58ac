//! Games kept in the browser. Each is one entry of the local storage, so that one damaged entry harms no other.

use crate::browser;
use crate::local::game::{LocalGame, OpenError, Saved};

const PREFIX: &str = "signoria.game.";

/// A kept game with its id.
pub struct Kept {
    /// The id.
    pub id: String,
    /// What is kept.
    pub saved: Saved,
}

/// Keeps a game. False when the browser has no room for it.
pub fn keep(id: &str, game: &LocalGame) -> bool {
    serde_json::to_string(&game.saved(browser::now()))
        .is_ok_and(|text| browser::store(&format!("{PREFIX}{id}"), &text))
}

/// The kept game of that id.
///
/// # Errors
/// If there is none or it cannot be read.
pub fn open(id: &str) -> Result<LocalGame, OpenError> {
    let text = browser::stored(&format!("{PREFIX}{id}")).ok_or(OpenError::Missing)?;
    let saved: Saved =
        serde_json::from_str(&text).map_err(|error| OpenError::Unreadable(error.to_string()))?;
    LocalGame::open(&saved)
}

/// All kept games that can be read, the last played first.
#[must_use]
pub fn all() -> Vec<Kept> {
    let mut kept: Vec<Kept> = browser::stored_keys()
        .into_iter()
        .filter_map(|key| {
            let saved = serde_json::from_str(&browser::stored(&key)?).ok()?;
            Some(Kept {
                id: key.strip_prefix(PREFIX)?.to_owned(),
                saved,
            })
        })
        .collect();
    kept.sort_by_key(|kept| std::cmp::Reverse(kept.saved.touched));
    kept
}

/// Forgets a game.
pub fn forget(id: &str) {
    browser::forget(&format!("{PREFIX}{id}"));
}
