//! What the page and the engine's worker say to each other, as JSON.
//!
//! The page holds no rules and the worker no screen. The worker has one table open at a time; everything about a table carries its id,
//! so that a late word about one that was left harms nobody.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::{Message, Outlook, Seat, Seed};

use crate::local::saved::{Player, Saved};
use crate::scene::{Scene, Told};

/// What the page says.
#[derive(Debug, Serialize, Deserialize)]
pub enum ToEngine {
    /// A new game; answered by [`FromEngine::Begun`].
    Begin(Box<NewGame>),
    /// A journal from elsewhere as a new table, with at least as many players as it has seats; answered by [`FromEngine::Begun`].
    Adopt(Box<Saved>),
    /// Open a kept game.
    Open {
        /// Its id.
        id: String,
        /// What is kept of it.
        saved: Box<Saved>,
        /// The moment to look at; none: now.
        moment: Option<usize>,
    },
    /// Something about the table that is open.
    At {
        /// Its id.
        id: String,
        /// What.
        wish: Wish,
    },
    /// Think for a bot; answered by [`FromEngine::Solved`].
    Solve(Box<Riddle>),
}

/// A game to be begun.
#[derive(Debug, Serialize, Deserialize)]
pub struct NewGame {
    /// The id of the game.
    pub game: String,
    /// The edition; the default one when there is none.
    pub edition: Option<String>,
    /// The options.
    pub options: Value,
    /// Who sits there, clockwise.
    pub players: Vec<Player>,
    /// Where the game's randomness comes from.
    pub seed: Seed,
}

/// What is wished of the open table.
#[derive(Debug, Serialize, Deserialize)]
pub enum Wish {
    /// Carry an action out for the seat whose eyes are shown.
    Play(String),
    /// Take the last action of a person back.
    TakeBack,
    /// Look at the moment after so many actions; none: the present.
    Look(Option<usize>),
    /// Hot seat: that seat is there, show its hand.
    Uncover(Seat),
    /// Tell what an action would bring.
    Foresee(String),
    /// Carry out what a bot has thought of.
    BotMove(Solved),
    /// The same again as a new table; answered by [`FromEngine::Begun`].
    Again(Seed),
}

/// What a bot is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Riddle {
    /// The number of the question; the answer repeats it.
    pub ticket: u32,
    /// The game.
    pub game: String,
    /// The full position; the bot is shown only what its seat may know.
    pub state: Value,
    /// For whom.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// Where its randomness comes from.
    pub seed: Seed,
}

/// What it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// The number of the question.
    pub ticket: u32,
    /// The action; none if the riddle made no sense.
    pub action: Option<String>,
}

/// What the worker says.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum FromEngine {
    /// It is loaded. What was said before is lost: the page waits for this word.
    Ready,
    /// A game that was asked for, to be kept under a new id.
    Begun(Box<Saved>),
    /// A game that was asked for cannot be.
    NotBegun(Message),
    /// A kept game cannot be opened.
    NotOpened {
        /// Its id.
        id: String,
        /// Why.
        reason: Message,
    },
    /// Something about a table.
    At {
        /// Its id.
        id: String,
        /// What.
        news: News,
    },
    /// A riddle is solved.
    Solved(Solved),
}

/// What there is to say of the open table.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum News {
    /// It looks like this now, and this was told since it was last said how it looks.
    Scene(Box<Scene>, Told),
    /// It has changed and is to be kept.
    Keep(Box<Saved>),
    /// An action was refused; nothing has changed.
    Refused(Message),
    /// What an action would bring; none where somebody would learn something by asking.
    Foreseen(String, Option<Outlook>),
    /// A bot is waited for.
    Asks(Box<Riddle>),
}
