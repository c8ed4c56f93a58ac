//! The messages between server and client: what travels over the WebSocket and in the bodies of the REST API.
//!
//! Both sides use these very types. Views and events are JSON as the game makes them; whatever is said to a person is a
//! [`Message`], so that the reader's side makes words of it in the reader's language. Nothing here is built from more than one
//! eye may know.
//!
//! A conversation over the WebSocket of a table (`docs/API.md` has it in full):
//!
//! ```text
//! → {"type":"hello","version":1}
//! ← {"type":"snapshot","number":14,"table":{…},"position":{…},"log":[…],"chat":[…],…}
//! → {"type":"do","number":14,"key":"b7","command":{"do":"play","seat":0,"action":"take 2"}}
//! ← {"type":"accepted","key":"b7","number":15}
//! ← {"type":"update","number":15,"table":{…},"position":{…},"lines":[…]}
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::erased::Prompt;
use signoria_engine::{Message, Outlook, Panel, Seat, Standings};

use crate::clock::{ClockRule, Millis, OnExpiry};
use crate::command::Command;
use crate::people::BotLevel;

/// The version of these messages. A server refuses a client that speaks another.
pub const VERSION: u32 = 1;

/// The longest text message a client may send over the socket, in bytes.
pub const LONGEST_CLIENT_MESSAGE: usize = 16 << 10;
/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 500;
/// The longest idempotency key, in bytes.
pub const LONGEST_KEY: usize = 64;
/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 32;
/// The shortest and the longest password, in bytes. The upper bound keeps hashing cheap to refuse.
pub const PASSWORD_LENGTH: (usize, usize) = (8, 200);

// ---------------------------------------------------------------------------------------------- the socket of a table

/// What a client says on the socket of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message; also later, to look with another own eye or to ask for everything again.
    Hello {
        /// [`VERSION`].
        version: u32,
        /// The number of the last entry that the client has seen, when it comes back.
        #[serde(default)]
        last: Option<u64>,
        /// The own seat to look from; when there is none, the one that is waited for, else the first, else a spectator's.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// A command.
    Do {
        /// The number of the last entry that the client has seen.
        number: u64,
        /// An idempotency key, new for each intention: the same key never acts twice.
        key: String,
        /// What to do.
        command: Command,
    },
    /// What would that action bring the seat that this socket looks from? Ask the next when this one is answered.
    Preview {
        /// To know the answer by, up to [`LONGEST_KEY`] bytes.
        key: String,
        /// The text of the action.
        action: String,
    },
    /// A line of chat.
    Chat {
        /// The text, up to [`LONGEST_CHAT`] characters.
        text: String,
    },
    /// Are you there?
    Ping,
}

/// What the server says on the socket of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// Everything that this eye may know. It replaces all that the client had.
    Snapshot(Box<Snapshot>),
    /// What an entry changed.
    Update(Box<Update>),
    /// A command was carried out, and is stored.
    Accepted {
        /// Its key.
        key: String,
        /// The number of its entry.
        number: u64,
    },
    /// A command was refused; nothing has changed. When the number was stale, a snapshot follows.
    Refused {
        /// Its key, where it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// Why.
        problem: Reason,
    },
    /// What an action would bring.
    Preview {
        /// The key of the question.
        key: String,
        /// What is known of it; none where somebody would learn something by asking, where nobody plays (a spectator, a game
        /// that does not run), and where too much was asked.
        outlook: Option<Outlook>,
    },
    /// The bots that think, and those that queue for the pool.
    Thinking {
        /// Each bot that is waited for.
        bots: Vec<Thought>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// Who is here.
    Presence(Presence),
    /// The server closes the socket; the client should come back with the last number it saw.
    Bye {
        /// Why.
        reason: ByeReason,
    },
    /// I am.
    Pong,
}

/// Why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeReason {
    /// The client reads too slowly.
    Slow,
    /// The client says too much.
    Flood,
    /// The server stops.
    Stopping,
    /// The session was revoked.
    SignedOut,
    /// The client speaks another version.
    Version,
}

/// Everything that an eye may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The number of the last entry.
    pub number: u64,
    /// Seats, stage, clocks.
    pub table: TableInfo,
    /// The game as this eye sees it; none before it begins.
    pub position: Option<Position>,
    /// What has happened so far, as this eye heard it.
    pub log: Vec<LogLine>,
    /// How the scores went, oldest first, for a chart.
    pub marks: Vec<Mark>,
    /// The last lines of chat, oldest first.
    pub chat: Vec<ChatLine>,
    /// Who is here.
    pub presence: Presence,
    /// The bots that think.
    pub thinking: Vec<Thought>,
}

/// What an entry changed, for an eye. After a take-back a [`Snapshot`] comes instead, because lines of the log are gone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update {
    /// The number of the entry: one more than the last one, else something was missed.
    pub number: u64,
    /// Seats, stage, clocks.
    pub table: TableInfo,
    /// The game as this eye sees it now.
    pub position: Option<Position>,
    /// What this eye hears of it.
    pub lines: Vec<LogLine>,
    /// The scores, if they have changed: the next of the [`Snapshot::marks`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

/// The scores of all seats after an action that changed one, and at the beginning. While the game runs these are the public ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// After how many actions.
    pub moves: u32,
    /// By seat.
    pub scores: Vec<i32>,
}

/// The game as an eye sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The seat that looks; none for a spectator.
    pub seat: Option<Seat>,
    /// What it may know, as the game shows it.
    pub view: Value,
    /// The same in labelled panels.
    pub panels: Vec<Panel>,
    /// What this seat is asked, when it is waited for.
    pub prompt: Option<Prompt>,
    /// The scores: final when the game is over, before only what is public.
    pub standings: Standings,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogLine {
    /// After how many actions of the game it was said.
    pub moves: u32,
    /// In words.
    pub message: Message,
    /// The game's event as data; none for what the table itself says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Value>,
}

/// What everybody may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its id, which is also the link to it.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The edition.
    pub edition: Option<String>,
    /// The options.
    pub options: Value,
    /// Where the table stands.
    pub stage: Stage,
    /// Who can find it.
    pub visibility: Visibility,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// What becomes of a seat whose clock has run out.
    pub on_expiry: OnExpiry,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// The seats that must decide now.
    pub waiting: Vec<Seat>,
    /// How many actions have been played.
    pub moves: u32,
    /// A request to take back that waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
    /// What the reader's wish to take back the own last decision would come to.
    pub take_back: TakeBack,
    /// The table where the same people meet again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game runs.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The game ended because people gave up.
    Conceded,
    /// Everybody has left.
    Abandoned,
}

impl Stage {
    /// Whether nothing more can happen in the game.
    #[must_use]
    pub fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Conceded | Self::Abandoned)
    }
}

/// Who can find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// It is in the lobby.
    #[default]
    Public,
    /// Only who has the link.
    Link,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Who sits there.
    pub who: Sitter,
    /// Whether it is the reader's own.
    pub yours: bool,
    /// Whether this person opened the table.
    pub host: bool,
    /// Whether who sat here gave up.
    pub conceded: bool,
    /// Whether the reader may sit down here.
    pub may_sit: bool,
    /// The clock; none where nobody counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockFace>,
}

/// Who sits on a seat, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody.
    Open,
    /// A person.
    Person {
        /// Their name.
        name: String,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

/// A clock as it stood when the message was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockFace {
    /// What was left, in milliseconds.
    pub left: Millis,
    /// Whether it runs.
    pub runs: bool,
    /// Whether it has run out.
    pub expired: bool,
}

/// A request to take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Whether the reader asked.
    pub yours: bool,
    /// The first seat of who asked.
    pub seat: Seat,
    /// How many actions would remain.
    pub to: u32,
    /// Whether the reader has still to answer.
    pub answer: bool,
}

/// What a wish to take back the own last decision would come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TakeBack {
    /// There is nothing to take back.
    Nothing,
    /// It is done at once.
    Free {
        /// How many actions would remain.
        to: u32,
    },
    /// The others are asked.
    Ask {
        /// How many actions would remain.
        to: u32,
    },
}

/// A bot that is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// Its seat.
    pub seat: Seat,
    /// Whether it still waits for the pool.
    pub queued: bool,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// Who.
    pub name: String,
    /// The first seat of who said it; none for a spectator.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
}

/// Who is here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// The seats of people who are connected.
    pub seats: Vec<Seat>,
    /// How many people watch.
    pub spectators: u32,
}

/// Why something was refused: a code for programs, a message for people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The code: `table.…`, `server.…`, or the rule of the game (`florence.build.adjacent`).
    pub code: String,
    /// What to say about it.
    pub message: Message,
}

impl Reason {
    /// A reason whose code is the id of its message.
    #[must_use]
    pub fn new(message: Message) -> Self {
        Self {
            code: message.id.to_string(),
            message,
        }
    }
}

// --------------------------------------------------------------------------------------------------------- the REST API

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
    /// The code, as in [`Reason`].
    pub code: String,
    /// What to say about it.
    pub message: Message,
}

/// `GET /api/me`, and the answer when one becomes somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Me {
    /// The name; none for a stranger.
    pub name: Option<String>,
    /// Whether there is a password.
    pub account: bool,
}

/// `POST /api/guests`: play at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name, 1 to [`LONGEST_NAME`] characters.
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

/// `PUT /api/me/password`. All other sessions end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now.
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
    /// Whoever sits down.
    Open,
    /// The one who opens the table; several seats for a hot-seat game.
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
    /// What becomes of a seat whose clock has run out.
    #[serde(default)]
    pub on_expiry: OnExpiry,
    /// Who can find the table.
    #[serde(default)]
    pub visibility: Visibility,
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
    /// Where it stands.
    pub stage: Stage,
    /// Who can find it.
    pub visibility: Visibility,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// The seats, clockwise.
    pub seats: Vec<Sitter>,
    /// How many actions have been played.
    pub moves: u32,
    /// Whether it waits for the reader.
    pub waits_for_me: bool,
    /// When something last happened.
    pub changed: Millis,
}

/// `GET /api/tables` (the lobby), `GET /api/me/tables` (those that wait for the reader first), `GET /api/me/tables?over=true`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableSummary>,
    /// Where the next page begins; none on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// `GET /api/tables/ID/replay?moves=N&seat=S`: the position after N actions, through the eye of a seat (any seat of a game that is over,
/// an own one while it runs) or of a spectator.
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
    /// What had been said by then.
    pub log: Vec<LogLine>,
    /// How the scores had gone by then.
    pub marks: Vec<Mark>,
}
