//! What leaves a table: for one reader and one eye, built from views, prompts and the log lines addressed to that eye.

use signoria_engine::erased::{AnyState, Fault};
use signoria_engine::{Eye, Outlook, Seat, preview};

use crate::clock::Millis;
use crate::log::Line;
use crate::people::{Occupant, PersonId};
use crate::refusal::{Refusal, Rule};
use crate::table::{Effect, Table};
use crate::wire::{
    ClockFace, LogLine, Mark, Position, Presence, Replay, Request, SeatInfo, Sitter, Snapshot, Stage,
    TableInfo, TakeBack,
};

/// Who reads.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The person; none for a stranger.
    pub person: Option<&'a PersonId>,
    /// The seat that a person with several seats looks from; none where that does not matter.
    pub seat: Option<Seat>,
    /// What people are called. One person may have several seats, with a name for each.
    pub names: &'a dyn Fn(Seat, &PersonId) -> String,
    /// When they read: clocks show that moment.
    pub now: Millis,
}

impl Table {
    /// The eye of a person: one of their seats, the wanted one if it is theirs, otherwise one that must decide.
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

    /// The eye for a screen that several people share as one person. A hand is withheld until its owner confirms being there
    /// (`uncovered`), and again as soon as another of the seats is asked.
    #[must_use]
    pub fn eye_at_shared_screen(&self, person: &PersonId, uncovered: Option<Seat>) -> Eye {
        let own = self.seats_of(person);
        if own.len() < 2 {
            return self.eye_of(Some(person), None);
        }
        let waiting = self.waiting();
        let nobody_else = own.iter().all(|seat| !waiting.contains(seat));
        match uncovered.filter(|seat| own.contains(*seat)) {
            Some(seat) if nobody_else || waiting.contains(seat) => Eye::Seat(seat),
            _ => Eye::Spectator,
        }
    }

    /// The person, if the table treats them differently from a stranger: people who have a seat here or may take one.
    #[must_use]
    pub fn somebody<'a>(&self, person: Option<&'a PersonId>) -> Option<&'a PersonId> {
        person.filter(|person| {
            let own = self.seats_of(person);
            let may_sit = || self.seats().iter().any(|seat| self.may_sit(person, seat).is_ok());
            !own.is_empty() || (!self.stage.is_over() && may_sit())
        })
    }

    /// What everybody may know about the table, in the form for this reader.
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
            hints: opening.hints,
            seats: self
                .seats()
                .iter()
                .map(|seat| self.seat_info(seat, reader))
                .collect(),
            waiting: self.waiting().iter().collect(),
            moves: self.moves(),
            request: self.request_for(reader.person),
            take_back: reader.person.map_or(TakeBack::Nothing, |person| {
                let to = self.last_decision(person, reader.seat);
                to.map_or(TakeBack::Nothing, |to| self.take_back_offer(person, Some(to)))
            }),
            rematch: self.rematch.clone(),
        }
    }

    /// Who sits where, by name.
    #[must_use]
    pub fn sitters(&self, names: &dyn Fn(Seat, &PersonId) -> String) -> Vec<Sitter> {
        self.occupants()
            .map(|(seat, occupant)| sitter(seat, occupant, names))
            .collect()
    }

    /// Everything that an eye may know, for a reader. Chat, presence and thinking bots are added by the host of the table.
    #[must_use]
    pub fn snapshot(&self, eye: Eye, reader: Reader<'_>) -> Snapshot {
        Snapshot {
            number: self.number,
            table: self.info(reader),
            position: self.position(eye),
            log: self.log(eye),
            marks: self.marks.clone(),
            chat: Vec::new(),
            presence: Presence::default(),
            thinking: Vec::new(),
        }
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
            who: sitter(seat, &chair.occupant, reader.names),
            yours: reader.person.is_some_and(|person| chair.occupant.is(person)),
            host: chair.occupant.is(&self.host),
            conceded: chair.conceded,
            may_sit: reader.person.is_some_and(sits_down),
            clock: self.clocks.of(seat).map(face),
        }
    }

    fn request_for(&self, person: Option<&PersonId>) -> Option<Request> {
        let request = self.request.as_ref()?;
        let unanswered = self.unanswered(request);
        let answers = |person: &PersonId| self.seats_of(person).iter().any(|seat| unanswered.contains(seat));
        Some(Request {
            yours: person == Some(&request.by),
            seat: self.asking_seat(&request.by, request.to)?,
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
            position.standings = self.standings()?;
        }
        Some(position)
    }

    /// What an action would bring the seat that looks; none for a spectator, and where the answer would reveal something hidden.
    #[must_use]
    pub fn preview(&self, eye: Eye, action: &str) -> Option<Outlook> {
        match (&self.state, eye) {
            (Some(state), Eye::Seat(seat)) if self.stage == Stage::Playing => preview(&**state, seat, action),
            _ => None,
        }
    }

    /// The log of an eye.
    #[must_use]
    pub fn log(&self, eye: Eye) -> Vec<LogLine> {
        lines_for(&self.log, eye)
    }

    /// The history of the scores, oldest first.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The eye that a reader may look back with: a spectator's, that of their own seat, or any seat's once the game is over.
    ///
    /// # Errors
    /// If there is no such seat, or the game is running and the seat belongs to another person.
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

    /// The game as an eye saw it after that many actions, without a prompt: nothing that was not shown to that eye then.
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

impl Effect {
    /// What happened is unknown, so everything must be sent again.
    #[must_use]
    pub fn of_everything() -> Self {
        Self {
            rewound: true,
            ..Self::default()
        }
    }

    /// What an eye hears of it.
    #[must_use]
    pub fn lines_for(&self, eye: Eye) -> Vec<LogLine> {
        lines_for(&self.lines, eye)
    }
}

fn sitter(seat: Seat, occupant: &Occupant, names: &dyn Fn(Seat, &PersonId) -> String) -> Sitter {
    match occupant {
        Occupant::Open => Sitter::Open,
        Occupant::Person { person } => Sitter::Person {
            name: names(seat, person),
        },
        Occupant::Bot { level } => Sitter::Bot { level: *level },
    }
}

pub(crate) fn position_of(state: &dyn AnyState, eye: Eye) -> Position {
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
