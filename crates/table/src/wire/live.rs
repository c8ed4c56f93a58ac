//! The messages on the socket of a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::erased::{Choice, Prompt};
use signoria_engine::{Message, Outlook, Panel, Seat, Standings};

use crate::BotLevel;
use crate::clock::{ClockRule, Millis, OnExpiry};
use crate::command::Command;
use crate::wire::patch::{Misfit, Patch};

/// Messages from the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The first message; also later, to look from another of one's seats or to ask for everything again.
    Hello {
        /// [`VERSION`](super::VERSION).
        version: u32,
        /// The number of the last entry that the client has seen, when it comes back.
        #[serde(default)]
        last: Option<u64>,
        /// Which of one's seats to look from; by default the one that must decide, else the first, else as a spectator.
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
    /// What would that action bring the seat that this socket looks from? Ask the next question when this one is
    /// answered.
    Preview {
        /// Repeated in the answer; up to [`LONGEST_KEY`](super::LONGEST_KEY) bytes.
        key: String,
        /// The text of the action.
        action: String,
    },
    /// What would a strong player do in the seat that this socket looks from? Only at a table that allows it.
    Hint,
    /// A line of chat.
    Chat {
        /// The text, up to [`LONGEST_CHAT`](super::LONGEST_CHAT) characters.
        text: String,
    },
    /// Are you there?
    Ping,
}

/// Messages from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromServer {
    /// Everything that this eye may know. It replaces everything the client had.
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
        /// What is known of it; none where the answer would reveal something hidden, where there is nothing to play (a spectator, a game
        /// that does not run), and where too many were asked.
        outlook: Option<Outlook>,
    },
    /// What a strong player would do, from what the seat that asked may know. Nobody else is sent this.
    Hint {
        /// The number of the last entry when that was asked.
        number: u64,
        /// Its choices, best first; none where it has no advice, there is nothing to decide, or the rate limit was reached.
        advice: Vec<Advice>,
    },
    /// The bots that think, and those that queue for the pool.
    Thinking {
        /// Each bot that must decide.
        bots: Vec<Thought>,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// Who is here.
    Presence(Presence),
    /// An announcement by the operator.
    Announced {
        /// What, in their own words.
        text: String,
    },
    /// The server closes the socket; the client should come back with the last number it saw.
    Bye {
        /// Why.
        reason: ByeReason,
    },
    /// The answer to a ping.
    Pong,
}

/// What a strong player thinks of an action.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The action.
    pub action: String,
    /// The share of its simulations spent on it, from 0 to 1; none if unknown.
    pub share: Option<f32>,
    /// By how many points it expects to be ahead at the end; none if unknown.
    pub margin: Option<f32>,
    /// Of the best action and of the second choice: the answers that complete it, where a move is asked for in several steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Choice>,
}

/// Why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeReason {
    /// The client reads too slowly.
    Slow,
    /// The client sends too much.
    Flood,
    /// The server stops.
    Stopping,
    /// The session was revoked.
    SignedOut,
    /// The table was deleted.
    Gone,
    /// The client speaks another version.
    Version,
}

/// Everything that an eye may know about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// The number of the last entry.
    pub number: u64,
    /// Seats, stage, clocks.
    pub table: TableInfo,
    /// The game as this eye sees it; none before it begins.
    pub position: Option<Position>,
    /// The log so far, as this eye may know it.
    pub log: Vec<LogLine>,
    /// The history of the scores, oldest first, for a chart.
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
    /// The number of the entry: one more than the last one; otherwise something was missed.
    pub number: u64,
    /// Seats, stage, clocks.
    pub table: TableInfo,
    /// The game as this eye sees it now, unless a patch is sent; none before it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// What changed in the position that this eye saw before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patch: Option<Patch>,
    /// The new log lines for this eye.
    pub lines: Vec<LogLine>,
    /// The scores, if they have changed: the next of the [`Snapshot::marks`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
}

impl Update {
    /// The game as this eye sees it now, given the position it saw before.
    ///
    /// # Errors
    /// If that is not the position the patch was made for: then a new snapshot must be requested.
    pub fn position_after(&mut self, before: Option<Position>) -> Result<Option<Position>, Misfit> {
        let Some(patch) = self.patch.take() else {
            return Ok(self.position.take());
        };
        if patch == Patch::NOTHING {
            return Ok(before);
        }
        let mut position = serde_json::to_value(before.ok_or(Misfit)?).map_err(|_| Misfit)?;
        patch.apply(&mut position)?;
        serde_json::from_value(position).map(Some).map_err(|_| Misfit)
    }
}

/// The scores of all seats, and of the opponent that the rules play, at the beginning and after each action that changed one. While the game runs these are the
/// public ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mark {
    /// After how many actions.
    pub moves: u32,
    /// By seat, then that of the opponent.
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
    /// What this seat is asked, if it must decide.
    pub prompt: Option<Prompt>,
    /// The scores: final when the game is over, until then only what is public.
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

/// What everybody may know about a table.
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
    /// What happens to a seat whose clock has run out.
    pub on_expiry: OnExpiry,
    /// Whether a person here may ask what a strong player would do.
    #[serde(default)]
    pub hints: bool,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// The seats that must decide now.
    pub waiting: Vec<Seat>,
    /// How many actions have been played.
    pub moves: u32,
    /// A request to take back that waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
    /// What would happen if the reader asked to take back their own last decision.
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
    /// The game was played to the end.
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
    /// It is found only by its link.
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
    /// Whether the person who sat here gave up.
    pub conceded: bool,
    /// Whether the reader may take this seat.
    pub may_sit: bool,
    /// The clock; none at a table without clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockFace>,
}

/// Who has a seat, by name.
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
    /// The seat that asks.
    pub seat: Seat,
    /// How many actions would remain.
    pub to: u32,
    /// Whether the reader still has to answer.
    pub answer: bool,
}

/// What would happen if one asked to take back one's own last decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TakeBack {
    /// There is nothing to take back.
    Nothing,
    /// Nobody has acted since and nothing hidden was shown: it is done at once.
    Free {
        /// How many actions would remain.
        to: u32,
    },
    /// The others are asked.
    Ask {
        /// How many actions would remain.
        to: u32,
    },
    /// Something hidden was shown or a bot has acted since, and there is nobody who could agree.
    Closed,
}

/// A bot that must decide.
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
    /// The first seat of the person who said it; none for a spectator.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// Whether the reader said it, perhaps without a seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub yours: bool,
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
