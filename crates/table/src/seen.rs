//! What leaves a table: for one reader, through one eye, made from views, prompts and the lines that this eye heard.

use signoria_engine::erased::{AnyState, Fault};
use signoria_engine::{Eye, Outlook, Seat, preview};

use crate::clock::Millis;
use crate::people::{Occupant, PersonId};
use crate::refusal::{Refusal, Rule};
use crate::table::{Line, Table};
use crate::wire::{
    ClockFace, LogLine, Mark, Position, Replay, Request, SeatInfo, Sitter, Stage, TableInfo, TakeBack,
};

/// Who reads.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The person; none for a stranger.
    pub person: Option<&'a PersonId>,
    /// How people are called.
    pub names: &'a dyn Fn(&PersonId) -> String,
    /// When they read: clocks show that moment.
    pub now: Millis,
}

impl Table {
    /// The eye that a person looks with: an own seat, the wanted one if it is one's own, else one that is waited for.
    #[must_use]
    pub fn eye_of(&self, person: Option<&PersonId>, wanted: Option<Seat>) -> Eye {
        let own = person.map(|person| self.seats_of(person)).unwrap_or_default();
        if let Some(seat) = wanted
            && own.contains(seat)
        {
            return Eye::Seat(seat);
        }
        let waiting = self.waiting();
        let asked = own.iter().find(|&seat| waiting.contains(seat));
        asked.or(own.first()).map_or(Eye::Spectator, Eye::Seat)
    }

    /// What everybody may know of the table, as this reader is told it.
    #[must_use]
    pub fn info(&self, reader: Reader<'_>) -> TableInfo {
        let opening = &self.opening;
        TableInfo {
            id: opening.id.clone(),
            game: opening.journal.game.clone(),
            edition: Some(opening.edition().into()),
            options: opening.journal.options.clone(),
            stage: self.stage,
            visibility: opening.visibility,
            clock: opening.clock,
            on_expiry: opening.on_expiry,
            seats: self
                .seats()
                .iter()
                .map(|seat| self.seat_info(seat, reader))
                .collect(),
            waiting: self.waiting().iter().collect(),
            moves: self.moves(),
            request: self.request_for(reader.person),
            take_back: reader
                .person
                .map_or(TakeBack::Nothing, |person| self.take_back_offer(person, None)),
            rematch: self.rematch.clone(),
        }
    }

    /// Who sits where, by name.
    #[must_use]
    pub fn sitters(&self, names: &dyn Fn(&PersonId) -> String) -> Vec<Sitter> {
        self.occupants()
            .map(|(_, occupant)| sitter(occupant, names))
            .collect()
    }

    fn seat_info(&self, seat: Seat, reader: Reader<'_>) -> SeatInfo {
        let chair = &self.chairs[seat.index()];
        let face = |clock: crate::clock::Clock| ClockFace {
            left: clock.left_at(reader.now),
            runs: clock.runs(),
            expired: clock.expired,
        };
        let sits_down = |person: &PersonId| {
            !self.stage.is_over() && self.seats_of(person).is_empty() && self.may_sit(person, seat).is_ok()
        };
        SeatInfo {
            who: sitter(&chair.occupant, reader.names),
            yours: reader.person.is_some_and(|person| chair.occupant.is(person)),
            host: chair.occupant.is(&self.host),
            conceded: chair.conceded,
            may_sit: reader.person.is_some_and(sits_down),
            clock: self.clocks.of(seat).map(face),
        }
    }

    fn request_for(&self, person: Option<&PersonId>) -> Option<Request> {
        let request = self.request.as_ref()?;
        let answers =
            |person: &PersonId| !self.seats_of(person).is_empty() && !request.agreed.contains(person);
        Some(Request {
            yours: person == Some(&request.by),
            seat: self.seats_of(&request.by).first()?,
            to: request.to,
            answer: person.is_some_and(answers),
        })
    }

    /// The game as an eye sees it; none before it begins.
    #[must_use]
    pub fn position(&self, eye: Eye) -> Option<Position> {
        let mut position = position_of(self.state()?, eye);
        if self.stage.is_over() {
            position.prompt = None;
        }
        Some(position)
    }

    /// What an action would bring the seat that looks; none for a spectator, and where somebody would learn something by asking.
    #[must_use]
    pub fn preview(&self, eye: Eye, action: &str) -> Option<Outlook> {
        match (&self.state, eye) {
            (Some(state), Eye::Seat(seat)) if self.stage == Stage::Playing => preview(&**state, seat, action),
            _ => None,
        }
    }

    /// The log as an eye heard it.
    #[must_use]
    pub fn log(&self, eye: Eye) -> Vec<LogLine> {
        lines_for(&self.log, eye)
    }

    /// How the scores went, oldest first.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The eye that a reader may look back with: a spectator's, an own seat's, or any seat's of a game that is over.
    ///
    /// # Errors
    /// If there is no such seat, or the game runs and it is somebody else's.
    pub fn eye_back(&self, person: Option<&PersonId>, wanted: Option<Seat>) -> Result<Eye, Refusal> {
        let Some(seat) = wanted else {
            return Ok(Eye::Spectator);
        };
        if !self.seats().has(seat) {
            return Err(Fault::Seat(seat).into());
        }
        if self.stage.is_over() || person.is_some_and(|person| self.seats_of(person).contains(seat)) {
            return Ok(Eye::Seat(seat));
        }
        Err(Rule::NotYours { seat }.into())
    }

    /// The game as an eye saw it after so many actions, without a prompt: nothing that was not shown to that eye then.
    ///
    /// # Errors
    /// If the game has not begun, or the actions do not replay, which only a damaged store can bring about.
    pub fn look_back(&self, moves: u32, eye: Eye, reader: Reader<'_>) -> Result<Replay, Refusal> {
        if self.state.is_none() {
            return Err(Rule::NotBegun.into());
        }
        let moves = moves.min(self.moves());
        let mut position = position_of(&*self.position_after(moves)?, eye);
        position.prompt = None;
        let mut log = self.log(eye);
        log.retain(|line| line.moves <= moves);
        let marks = self.marks.iter().filter(|mark| mark.moves <= moves);
        Ok(Replay {
            moves,
            of: self.moves(),
            table: self.info(reader),
            position,
            log,
            marks: marks.cloned().collect(),
        })
    }
}

/// The lines that an eye hears.
pub(crate) fn lines_for(lines: &[Line], eye: Eye) -> Vec<LogLine> {
    lines
        .iter()
        .filter(|line| line.to.include(eye))
        .map(|line| LogLine {
            moves: line.moves,
            message: line.message.clone(),
            event: line.event.clone(),
        })
        .collect()
}

impl crate::table::Effect {
    /// What an eye hears of it.
    #[must_use]
    pub fn lines_for(&self, eye: Eye) -> Vec<LogLine> {
        lines_for(&self.lines, eye)
    }
}

fn sitter(occupant: &Occupant, names: &dyn Fn(&PersonId) -> String) -> Sitter {
    match occupant {
        Occupant::Open => Sitter::Open,
        Occupant::Person { person } => Sitter::Person { name: names(person) },
        Occupant::Bot { level } => Sitter::Bot { level: *level },
    }
}

fn position_of(state: &dyn AnyState, eye: Eye) -> Position {
    let seat = match eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Spectator => None,
    };
    Position {
        seat,
        view: state.view(eye),
        panels: state.panels(eye),
        prompt: seat.and_then(|seat| state.prompt(seat)),
        standings: state.standings(),
    }
}
