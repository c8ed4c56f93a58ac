//! What the page and its workers say to each other, as JSON.
//!
//! A table in the engine's worker is spoken to with the messages of [`wire`](signoria_table::wire), the same as one on a server. Around
//! them is only what a server offers over HTTP: beginning a game, looking back, playing again. The worker has one table open at a time; whatever
//! is about a table carries its id, so that a late message about one that was left has no effect.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_bots::Decision;
use signoria_engine::{Message, Seat, Seed};
use signoria_table::BotLevel;
use signoria_table::wire::{Advice, FromClient, FromServer, NewTable, Replay};

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
        /// Whether it is studied: then the screen shows the view of the seat that decides.
        studied: bool,
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
    /// What would a strong player do at a moment of the open table? Answered by [`FromEngine::Advised`] where nothing is secret any more: the game is
    /// over, or it is studied.
    Advise {
        /// Its id.
        id: String,
        /// After how many actions.
        moves: u32,
    },
    /// What have the decisions of the open table cost? Answered by one [`FromEngine::Judged`] after the other, under the same condition.
    Analyse {
        /// Its id.
        id: String,
    },
    /// Stop the analysis.
    StopAnalysis,
    /// How long the move of a bot is held back, in milliseconds, so that people can follow.
    Pace(u32),
    /// How fast is a game played at random and searched here? No page asks; `cargo xtask compare` does. Answered by [`FromEngine::Measured`].
    Measure {
        /// The game.
        game: String,
        /// How long each of the two is measured.
        milliseconds: u32,
    },
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
    /// What a strong player would do at a moment.
    Advised {
        /// The id of the table.
        id: String,
        /// What is advised.
        advised: Counsel,
    },
    /// How far an analysis is.
    Judged {
        /// The id of the table.
        id: String,
        /// How many actions were looked at.
        done: u32,
        /// How many there are.
        total: u32,
        /// What was found out about the last one, if there was something to decide.
        verdict: Option<Box<Verdict>>,
    },
    /// What the bots have learned could not be loaded: they play like apprentices.
    Unlearned {
        /// The id of the table.
        id: String,
    },
    /// A bot is waited for, and there is no port to the worker of the bots yet.
    NeedsBots,
    /// How fast a game goes.
    Measured {
        /// In random games; none if there is no such game.
        decisions_per_second: Option<f64>,
        /// In searches, as many as a master's; none where nothing has been learned.
        simulations_per_second: Option<f64>,
    },
}

/// How many choices of a moment come as whole moves beside the best: as many as a study shows.
pub const STUDIED: usize = 4;

/// What a strong player would do at a moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Counsel {
    /// After how many actions.
    pub moves: u32,
    /// Who is to decide.
    pub seat: Seat,
    /// Its choices with their words, best first; none if it has no advice.
    pub choices: Vec<(Advice, Message)>,
}

/// A decision of a game, what a strong player thinks of it, and both in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// What is thought of it.
    pub decision: Decision,
    /// What was played, in words.
    pub played: Message,
    /// What would have been better, in words.
    pub better: Message,
}

/// What the engine's worker says to the worker of the bots, through a port of their own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToBots {
    /// Decide or advise; answered by [`FromBots::Answered`].
    Think(Box<BotRequest>),
    /// Judge all decisions of a game, in the place of any that was judged so far; answered by one [`FromBots::Judged`] after the other.
    Analyse {
        /// The id of the table; the answers repeat it.
        table: String,
        /// The journal.
        journal: String,
        /// Where the randomness comes from.
        seed: Seed,
    },
    /// Judge no further.
    StopAnalysis,
}

/// What the worker of the bots says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromBots {
    /// A decision or advice.
    Answered(BotAnswer),
    /// What was learned about the game could not be loaded. Said once, at the table of that id.
    Unlearned(String),
    /// How far an analysis is.
    Judged {
        /// The id of the table.
        table: String,
        /// How many actions were looked at.
        done: u32,
        /// How many there are.
        total: u32,
        /// What was found out about the last one, if there was something to decide.
        decision: Option<Decision>,
    },
}

/// What a bot is asked.
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
    /// The moment that the advice is for, where it is not the present; the answer repeats it.
    pub moment: Option<u32>,
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
    /// The moment that the advice is for, where it is not the present.
    pub moment: Option<u32>,
}
