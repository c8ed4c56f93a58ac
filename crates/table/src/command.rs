//! Commands that people send to a table, and the entries that the table records.

use serde::{Deserialize, Serialize};
use signoria_engine::Seat;

use crate::BotLevel;
use crate::clock::Millis;
use crate::people::PersonId;

/// A command from a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take an open seat, or return to one's former seat.
    Sit {
        /// Where; anywhere when there is none.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Leave all of one's seats. While the game runs they stay open.
    Leave,
    /// Put a bot on a seat, or open it: the host before the game; in the game anybody at the table, on a seat that
    /// is open or whose clock has run out.
    Place {
        /// Where.
        seat: Seat,
        /// Which bot; none opens the seat.
        #[serde(default)]
        bot: Option<BotLevel>,
    },
    /// Begin the game. Only the host, when no seat is open.
    Start,
    /// Play an action for one of one's own seats.
    Play {
        /// The seat.
        seat: Seat,
        /// The text form of the action.
        action: String,
    },
    /// Take actions back, or ask the others to agree where that needs their consent.
    TakeBack {
        /// How many actions of the game remain; before one's own last decision when there is none.
        #[serde(default)]
        to: Option<u32>,
    },
    /// Answer a request to take back. The person who asked withdraws it with a no.
    Answer {
        /// Yes or no.
        agree: bool,
    },
    /// Give up. A bot takes the seats, unless that leaves nobody to play against.
    Concede,
}

/// A change to a table. The list of all entries is the table: carrying them out in order always gives the same one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// Who asked; none for bots and clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonId>,
    /// The key of the command, so that the same one sent twice applies once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What changed.
    pub change: Change,
}

/// What can change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
    },
    /// A person left all their seats.
    Left,
    /// A seat was given to a bot, or opened.
    Placed {
        /// Which.
        seat: Seat,
        /// The bot.
        bot: Option<BotLevel>,
    },
    /// The game began.
    Started,
    /// A seat acted.
    Played {
        /// Which.
        seat: Seat,
        /// How.
        action: String,
    },
    /// Actions were taken back without anybody's consent being needed.
    TakenBack {
        /// How many actions remain.
        to: u32,
    },
    /// Consent to a take-back is asked for.
    Asked {
        /// How many actions would remain.
        to: u32,
    },
    /// Somebody answered. When the last one agrees, the actions are taken back.
    Answered {
        /// How.
        agree: bool,
    },
    /// A person gave up.
    Conceded,
    /// The clock of a seat ran out.
    Expired {
        /// Which.
        seat: Seat,
    },
    /// The same people meet again at another table.
    Rematched {
        /// Its id.
        table: String,
    },
    /// The operator closed the table, or it waited too long for players.
    Closed,
    /// Everything about a finished game was shown to somebody: it can never be reopened.
    Shown,
    /// A whole game was uploaded to look at.
    Uploaded {
        /// Its actions.
        actions: Vec<(Seat, String)>,
    },
}
