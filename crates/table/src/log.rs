//! The log: what happened in the game, and what the table itself says about people who come, go and take back.
//!
//! What happened in the game is bounded by the game. What the table says is not, since people can do and undo it: only the last lines of it are kept.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_engine::erased::Happened;
use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{Audience, Eye, Message, Seat, SeatSet, Seats};

use crate::table::{Effect, Table};

/// How many lines of the table itself are kept: enough for everybody at a full table to come, go and ask a few times.
const OWN_LINES: usize = 60;
const TAKEN_BACK: &str = "table.log.taken-back";

/// Who hears a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hearers {
    seats: SeatSet,
    spectators: bool,
}

impl Hearers {
    const ALL: Self = Self {
        seats: Seats::new(MAX_SEATS as u8).all(),
        spectators: true,
    };

    fn of(audience: Audience) -> Self {
        Self {
            seats: Seats::new(MAX_SEATS as u8)
                .iter()
                .filter(|&seat| audience.hears(Eye::Seat(seat)))
                .collect(),
            spectators: audience.hears(Eye::Spectator),
        }
    }

    pub fn include(self, eye: Eye) -> bool {
        match eye {
            Eye::Seat(seat) => self.seats.contains(seat),
            Eye::Spectator => self.spectators,
        }
    }
}

/// A line of the log and who hears it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    pub(crate) moves: u32,
    pub(crate) to: Hearers,
    pub(crate) message: Message,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) event: Option<Value>,
}

impl Table {
    /// A log line of the table itself. It names a seat by its number where its person comes or goes, otherwise by its person.
    pub(crate) fn say(&mut self, effect: &mut Effect, id: &'static str, seat: Option<Seat>) {
        let mut message = Message::new(id);
        if let Some(seat) = seat {
            message = message.with("number", seat.index() + 1).with("seat", seat);
        }
        let line = Line {
            moves: self.moves(),
            to: Hearers::ALL,
            message,
            event: None,
        };
        self.log.push(line.clone());
        effect.lines.push(line);
        self.forget_old_lines();
    }

    /// Drops what the table said long ago, so that nobody makes the log longer by coming and going, or by asking and withdrawing.
    fn forget_old_lines(&mut self) {
        let own = self.log.iter().filter(|line| line.event.is_none()).count();
        let mut too_many = own.saturating_sub(OWN_LINES);
        self.log.retain(|line| {
            let goes = line.event.is_none() && too_many > 0;
            too_many -= usize::from(goes);
            !goes
        });
    }

    /// Goes back to the log after `to` actions. A line that would repeat the one before is not kept, so that somebody who plays and takes back again
    /// and again is mentioned once; and where nothing was told of what is taken back, such as a piece picked up, nothing has to be said.
    pub(crate) fn rewind_log(&mut self, to: u32, effect: &mut Effect) {
        let was_told = self
            .log
            .iter()
            .any(|line| line.event.is_some() && line.moves > to);
        self.log.retain(|line| line.event.is_none() || line.moves <= to);
        for line in &mut self.log {
            line.moves = line.moves.min(to);
        }
        if !was_told {
            return;
        }
        while self.log.last().is_some_and(|line| line.message.id == TAKEN_BACK) {
            self.log.pop();
        }
        self.say(effect, TAKEN_BACK, None);
    }

    pub(crate) fn tell(&mut self, effect: &mut Effect, happened: Vec<Happened>) {
        let moves = self.moves();
        let lines = happened.into_iter().map(|happened| Line {
            moves,
            to: Hearers::of(happened.to),
            message: happened.message,
            event: Some(happened.event),
        });
        for line in lines {
            self.log.push(line.clone());
            effect.lines.push(line);
        }
    }
}
