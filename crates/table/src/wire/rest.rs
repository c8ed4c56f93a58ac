//! The bodies of the REST API.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::Message;

use super::live::{LogLine, Mark, Position, Sitter, Stage, TableInfo, Visibility};
use crate::BotLevel;
use crate::clock::{ClockRule, Millis, OnExpiry};
use crate::command::Command;

/// An error of the REST API: RFC 9457 problem details with a code and a message that the client can translate.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Problem {
    /// `/problems/CODE`.
    #[serde(rename = "type")]
    pub kind: String,
    /// In English.
    pub title: String,
    /// The status of the response.
    pub status: u16,
    /// The code, as in [`Reason`](super::Reason).
    pub code: String,
    /// What to say about it.
    pub message: Message,
}

/// `GET /api/me`, and the answer when somebody becomes a guest or signs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The name; none for a stranger.
    pub name: Option<String>,
    /// Whether there is a password.
    pub account: bool,
    /// Whether the name may appear among the leaders.
    #[serde(default)]
    pub listed: bool,
}

/// `POST /api/guests`: play at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name, 1 to [`LONGEST_NAME`](super::LONGEST_NAME) characters.
    pub name: String,
}

/// `POST /api/accounts` (a guest keeps all games) and `POST /api/sessions` (sign in).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// `PUT /api/me`: another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name, 1 to [`LONGEST_NAME`](super::LONGEST_NAME) characters.
    pub name: String,
}

/// `PUT /api/me/password`. All other sessions end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The current one.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// `DELETE /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password; none for a guest.
    #[serde(default)]
    pub password: Option<String>,
}

/// A session of the reader: `GET /api/me/sessions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionInfo {
    /// Its public id, for `DELETE /api/me/sessions/ID`.
    pub id: String,
    /// When it began.
    pub created: Millis,
    /// When it was last used, to the hour.
    pub used: Millis,
    /// Whether it is this one.
    pub current: bool,
}

/// What a seat of a new table is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatOrder {
    /// Anybody who takes the seat.
    Open,
    /// The person who opens the table; several seats for a hot-seat game.
    Me,
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

/// `POST /api/tables`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The edition; the default one when there is none.
    #[serde(default)]
    pub edition: Option<String>,
    /// The options; those not named have their default.
    #[serde(default)]
    pub options: Value,
    /// The seats, clockwise; at least one is [`SeatOrder::Me`].
    pub seats: Vec<SeatOrder>,
    /// How long a seat may think.
    #[serde(default)]
    pub clock: ClockRule,
    /// What happens to a seat whose clock has run out.
    #[serde(default)]
    pub on_expiry: OnExpiry,
    /// Who can find the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether a person there may ask what a strong player would do.
    #[serde(default)]
    pub hints: bool,
}

/// The answer to `POST /api/tables`, to an upload and to a rematch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The id of the table.
    pub id: String,
}

/// `POST /api/tables/ID/commands`: the same as on the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The number of the last entry that the client has seen; none where it does not matter (sit, leave, start).
    #[serde(default)]
    pub number: Option<u64>,
    /// The idempotency key.
    pub key: String,
    /// What to do.
    pub command: Command,
}

/// The answer to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// The number of its entry.
    pub number: u64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The edition; none where an older server does not say.
    #[serde(default)]
    pub edition: Option<String>,
    /// The options.
    #[serde(default)]
    pub options: Value,
    /// Where it stands.
    pub stage: Stage,
    /// Who can find it.
    pub visibility: Visibility,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// The name of the person who opened it; empty if they no longer exist.
    #[serde(default)]
    pub host: String,
    /// When it was opened.
    #[serde(default)]
    pub opened: Millis,
    /// The seats, clockwise.
    pub seats: Vec<Sitter>,
    /// How many actions have been played.
    pub moves: u32,
    /// Whether it waits for the reader.
    pub waits_for_me: bool,
    /// When something last happened.
    pub changed: Millis,
}

/// `GET /api/tables` (the lobby: those with a free seat), `GET /api/me/tables` (those that wait for the reader first), `GET /api/me/tables?over=true`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableSummary>,
    /// Where the next page begins; none on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// `GET /api/tables/ID/replay?moves=N&seat=S`: the position after N actions, through the eye of a seat (any seat of a game that is over,
/// one's own while it runs) or of a spectator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Replay {
    /// After how many actions.
    pub moves: u32,
    /// How many there are.
    pub of: u32,
    /// The table.
    pub table: TableInfo,
    /// The position.
    pub position: Position,
    /// The log up to then.
    pub log: Vec<LogLine>,
    /// The history of the scores up to then.
    pub marks: Vec<Mark>,
}
