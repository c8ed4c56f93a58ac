//! Games kept in the browser. Each is one entry of the local storage, so that one damaged entry harms no other.

use signoria_engine::Message;

use crate::browser;
use crate::local::saved::Saved;

const PREFIX: &str = "signoria.game.";

/// A kept game with its id.
pub struct Kept {
    /// The id.
    pub id: String,
    /// What is kept.
    pub saved: Saved,
}

/// Keeps a game. False when the browser has no room for it.
pub fn keep(id: &str, mut saved: Saved) -> bool {
    saved.touched = browser::now();
    serde_json::to_string(&saved).is_ok_and(|text| browser::store(&format!("{PREFIX}{id}"), &text))
}

/// The kept game of that id.
///
/// # Errors
/// If there is none or it cannot be read, with what to say about it.
pub fn open(id: &str) -> Result<Saved, Message> {
    let missing = || Message::new("web.open.missing");
    let text = browser::stored(&format!("{PREFIX}{id}")).ok_or_else(missing)?;
    serde_json::from_str(&text)
        .map_err(|error| Message::new("web.open.unreadable").with("reason", error.to_string()))
}

/// All kept games that can be read, the last played first.
#[must_use]
pub fn all() -> Vec<Kept> {
    let kept = |(id, saved): (String, Option<Saved>)| Some(Kept { id, saved: saved? });
    let mut kept: Vec<Kept> = entries().filter_map(kept).collect();
    kept.sort_by_key(|kept| std::cmp::Reverse(kept.saved.touched));
    kept
}

/// The ids of kept games that cannot be read: nothing is left to do with them but to forget them.
#[must_use]
pub fn damaged() -> Vec<String> {
    let is_damaged = |(id, saved): (String, Option<Saved>)| saved.is_none().then_some(id);
    entries().filter_map(is_damaged).collect()
}

fn entries() -> impl Iterator<Item = (String, Option<Saved>)> {
    browser::stored_keys().into_iter().filter_map(|key| {
        let id = key.strip_prefix(PREFIX)?.to_owned();
        let text = browser::stored(&key)?;
        Some((id, serde_json::from_str(&text).ok()))
    })
}

/// Gives the journal of a kept game to the person, as a file: a link would lead nowhere in another browser.
pub fn download(id: &str) {
    if let Ok(saved) = open(id) {
        browser::download(&format!("signoria-{}-{id}.json", saved.game), &saved.journal);
    }
}

/// Forgets a game.
pub fn forget(id: &str) {
    browser::forget(&format!("{PREFIX}{id}"));
}
