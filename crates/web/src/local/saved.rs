//! A game as it is kept in the browser: its journal, and who sits where.

use serde::de::value::StrDeserializer;
use serde::{Deserialize, Deserializer, Serialize};
use signoria_engine::{Message, Source};
use signoria_table::BotLevel;

/// Somebody at a table in this browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Their name.
    pub name: String,
    /// How well a bot plays; none for a person.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "level_of_bot"
    )]
    pub bot: Option<BotLevel>,
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
    /// Whether it is not a game of one's own: from somebody's file or link, or a copy of a game from some moment on. It is nobody's result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub borrowed: bool,
    /// How it stood then; none in games kept by earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glance: Option<Glance>,
}

/// How a game stands, at a glance: what lists show of it, since the page has no rules to ask.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glance {
    /// The seats that must decide.
    pub waiting: Vec<usize>,
    /// The points by seat, as everybody may know them.
    pub scores: Vec<i32>,
    /// The place of each seat, from 1.
    pub ranks: Vec<u8>,
    /// The round, as the game writes it, where it counts rounds.
    pub round: Option<String>,
    /// The turn and how many there are, where the game counts turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<(i64, i64)>,
    /// Whether whoever plays alone has won, once the game is over; none where there is nobody to win against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_alone: Option<bool>,
    /// What the result means where the rules have a word for it, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Message>,
    /// Where the points of each seat come from, once the game is over. Games kept by earlier versions do not say it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Vec<Source>>,
}

/// The level of a bot. Games kept by earlier versions also say how long it may search ("search:400ms"), which is no longer kept.
fn level_of_bot<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<BotLevel>, D::Error> {
    let Some(text) = Option::<String>::deserialize(deserializer)? else {
        return Ok(None);
    };
    let name = text.split(':').next().unwrap_or_default();
    BotLevel::deserialize(StrDeserializer::<D::Error>::new(name))
        .map(Some)
        .map_err(|_| serde::de::Error::custom(format!("unknown bot \"{text}\"")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_kept_by_an_earlier_version_can_be_read() {
        let read = |text: &str| serde_json::from_str::<Player>(text).ok().map(|player| player.bot);
        assert_eq!(read(r#"{"name":"Anna"}"#), Some(None));
        assert_eq!(
            read(r#"{"name":"Bianca","bot":"greedy"}"#),
            Some(Some(BotLevel::Apprentice))
        );
        assert_eq!(
            read(r#"{"name":"Bianca","bot":"search:400ms"}"#),
            Some(Some(BotLevel::Master))
        );
        assert_eq!(read(r#"{"name":"Bianca","bot":"clever"}"#), None);
    }
}
