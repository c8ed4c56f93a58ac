//! Why a table says no.

use signoria_engine::erased::Fault;
use signoria_engine::{Message, Say, Seat, messages};

use crate::wire::Reason;

messages! {
    /// A rule of the table (not of the game) that a command breaks.
    pub enum Rule {
        /// The client has not seen what happened since.
        Stale { number: usize } = "table.refused.stale",
        /// The key is empty, too long, or not of visible ASCII characters.
        BadKey = "table.refused.key",
        /// The person has no seat at this table.
        NotSeated = "table.refused.not-seated",
        /// Somebody else has that seat.
        NotYours { seat: Seat } = "table.refused.not-yours",
        /// The table has no such seat.
        NoSuchSeat { number: u8 } = "table.refused.no-such-seat",
        /// The seat is taken.
        Taken { number: u8 } = "table.refused.taken",
        /// The seat is kept for the person who played there.
        Kept { number: u8 } = "table.refused.kept",
        /// No seat is open.
        Full = "table.refused.full",
        /// The person sits already.
        SeatedAlready = "table.refused.seated-already",
        /// The person has seen the hand of another seat of this game.
        KnowsTooMuch = "table.refused.knows-too-much",
        /// Only the host may.
        NotHost = "table.refused.not-host",
        /// The game has begun.
        Begun = "table.refused.begun",
        /// The game has not begun.
        NotBegun = "table.refused.not-begun",
        /// The game is over.
        Over = "table.refused.over",
        /// Seats are open.
        OpenSeats = "table.refused.open-seats",
        /// The seat cannot be given to a bot now.
        NotOffered { number: u8 } = "table.refused.not-offered",
        /// There is nothing to take back.
        NothingToTakeBack = "table.refused.nothing-to-take-back",
        /// Something hidden was shown or others have acted since, and only bots could agree.
        NobodyToAgree = "table.refused.nobody-to-agree",
        /// Another request waits for answers.
        RequestPending = "table.refused.request-pending",
        /// There is no request to answer.
        NoRequest = "table.refused.no-request",
        /// The person has answered already.
        Answered = "table.refused.answered",
    }
}

/// Why a command was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// By a rule of the table.
    Table(Rule),
    /// By the game; the message names its rule.
    Game(Message),
}

impl From<Rule> for Refusal {
    fn from(rule: Rule) -> Self {
        Self::Table(rule)
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::Game(fault.message())
    }
}

impl Refusal {
    /// Whether the client must catch up first.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        matches!(self, Self::Table(Rule::Stale { .. }))
    }

    /// What to say about it.
    #[must_use]
    pub fn reason(&self) -> Reason {
        Reason::new(match self {
            Self::Table(rule) => rule.message(),
            Self::Game(message) => message.clone(),
        })
    }
}
