//! A game as it is kept in the browser.

use serde::{Deserialize, Serialize};

/// Somebody at a table in this page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// Which bot plays, as `greedy` or `search:200ms`; none for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// A game as it is kept in the browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Saved {
    /// The id of the game.
    pub game: String,
    /// Who sits there.
    pub players: Vec<Player>,
    /// The journal.
    pub journal: String,
    /// Whether it is over.
    pub over: bool,
    /// When it was last played, in milliseconds since 1970.
    pub touched: u64,
}
