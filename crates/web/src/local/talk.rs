//! What the page and its workers say to each other, as JSON.
//!
//! A table in the engine's worker is spoken to with the messages of [`wire`](signoria_table::wire), the same as one on a server. Around
//! them is only what a server offers over HTTP: beginning a game, looking back, playing again. The worker has one table open at a time; whatever
//! is about a table carries its id, so that a late message about one that was left has no effect.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::{Message, Seat, Seed};
use signoria_table::BotLevel;
use signoria_table::wire::{FromClient, FromServer, NewTable, Replay};

use crate::local::saved::Saved;

/// What the page says to the engine's worker.
#[derive(Debug, Serialize, Deserialize)]
pub enum ToEngine {
    /// A new game; answered by [`FromEngine::Begun`].
    Begin {
        /// What is played, and who sits where.
        order: Box<NewTable>,
        /// The names of the seats.
        names: Vec<String>,
        /// Where the game's randomness comes from.
        seed: Seed,
    },
    /// A journal from elsewhere as a new table, with at least as many players as it has seats; answered by [`FromEngine::Begun`].
    Adopt(Box<Saved>),
    /// Open a kept game.
    Open {
        /// Its id.
        id: String,
        /// What is kept of it.
        saved: Box<Saved>,
        /// Where the randomness of its bots comes from.
        seed: Seed,
    },
    /// Open a table at which the others play from a script and no bot thinks: a lesson. Nothing of it is kept.
    Teach {
        /// Its id.
        id: String,
        /// The position.
        saved: Box<Saved>,
    },
    /// What another seat does at the table of a lesson.
    Script {
        /// Its id.
        id: String,
        /// After how many actions: what comes late has no effect.
        moves: usize,
        /// Who.
        seat: Seat,
        /// What.
        action: String,
    },
    /// A message to the open table.
    Say {
        /// Its id.
        id: String,
        /// The message.
        message: FromClient,
    },
    /// Show the open table as it was; answered by [`FromEngine::Replayed`].
    Replay {
        /// Its id.
        id: String,
        /// After how many actions.
        moves: u32,
        /// Through whose eyes; none for a spectator.
        seat: Option<Seat>,
    },
    /// The same game again, with the same people; answered by [`FromEngine::Begun`].
    Again {
        /// The id of the open table.
        id: String,
        /// Where the randomness of the new game comes from.
        seed: Seed,
    },
    /// A copy of the game up to a moment, to play on from there; answered by [`FromEngine::Begun`].
    Branch {
        /// The id of the open table.
        id: String,
        /// How many actions are kept.
        moves: u32,
    },
    /// What would a strong player do now? Answered by [`FromEngine::Hinted`] where the only person at the table is to decide.
    Hint {
        /// The id of the open table.
        id: String,
    },
    /// How long the move of a bot is held back, in milliseconds, so that people can follow.
    Pace(u32),
}

/// What the engine's worker says to the page.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum FromEngine {
    /// It is loaded. Whatever was said before is lost: the page waits for this.
    Ready {
        /// The build that it belongs to.
        build: String,
    },
    /// A game that was asked for, to be kept under a new id.
    Begun(Box<Saved>),
    /// A game that was asked for cannot be begun.
    NotBegun(Message),
    /// A kept game cannot be opened.
    NotOpened {
        /// Its id.
        id: String,
        /// Why.
        reason: Message,
    },
    /// A message from the open table.
    Said {
        /// Its id.
        id: String,
        /// The message.
        message: FromServer,
    },
    /// The open table as it was.
    Replayed {
        /// Its id.
        id: String,
        /// The position, or why it cannot be shown.
        replay: Result<Box<Replay>, Message>,
    },
    /// The open table has changed and is to be kept.
    Keep {
        /// Its id.
        id: String,
        /// What to keep.
        saved: Box<Saved>,
    },
    /// What a strong player would do.
    Hinted {
        /// The id of the table.
        id: String,
        /// The number of its last entry when that was asked.
        number: u64,
        /// Its choices, best first; none if it has no advice.
        advice: Vec<Advice>,
    },
    /// A bot is waited for, and there is no port to the worker of the bots yet.
    NeedsBots,
}

/// What the engine's worker asks the worker of the bots, through a port of their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BotRequest {
    /// The id of the table; the answer repeats it.
    pub table: String,
    /// The number of the table's last entry; the answer repeats it.
    pub number: u64,
    /// The game.
    pub game: String,
    /// The full position; the bot is shown only what its seat may know.
    pub state: Value,
    /// For whom.
    pub seat: Seat,
    /// How well.
    pub level: BotLevel,
    /// Where the bot's randomness comes from.
    pub seed: Seed,
    /// Whether a person asks for advice; otherwise the bot plays.
    pub advises: bool,
}

/// What a strong player thinks of an action.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The action.
    pub action: String,
    /// How much of its thinking it spent on it, from 0 to 1; none if it does not say.
    pub share: Option<f32>,
    /// By how many points it expects to be ahead at the end; none if it does not say.
    pub margin: Option<f32>,
}

/// What a bot decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BotAnswer {
    /// The id of the table.
    pub table: String,
    /// The number of its last entry when the bot was asked.
    pub number: u64,
    /// For whom.
    pub seat: Seat,
    /// The action; none if the request made no sense.
    pub action: Option<String>,
    /// What it thinks of the actions, best first, where a person asked for advice.
    pub advice: Option<Vec<Advice>>,
}
