//! The table itself: a fold over its entries.
//!
//! [`Table::apply`] carries out recorded entries; whether a command may become one is decided beforehand, in `decide.rs`. The same
//! entries give the same table everywhere.

use std::collections::{BTreeSet, VecDeque};
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use signoria_engine::erased::{AnyGame, AnyState, Fault, Happened, Prompt};
use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{Barrier, BySeat, Journal, Seat, SeatSet, Seats};

use crate::BotLevel;
use crate::clock::{Clocks, Millis};
use crate::command::{Change, Entry};
use crate::log::Line;
use crate::opening::Opening;
use crate::people::{Occupant, PersonId};
use crate::wire::{Mark, Stage};

/// How many command keys are remembered. A client repeats a command within seconds, not after a hundred others.
const KEYS_KEPT: usize = 256;

/// A seat and its past.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub occupant: Occupant,
    /// Who had this seat before a bot took over or it became open, and may come back.
    pub former: Option<PersonId>,
    /// Who has seen this seat's hand.
    pub seen_by: BTreeSet<PersonId>,
    pub conceded: bool,
}

/// An action of the game.
#[derive(Clone)]
pub(crate) struct Move {
    pub seat: Seat,
    pub action: String,
    pub barrier: Barrier,
    /// What it added to the clock of its seat.
    pub added: Millis,
    /// The position before it; empty when the table was restored after it, until somebody looks back: then it is replayed.
    pub before: OnceLock<Box<dyn AnyState>>,
}

/// A request to take back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Request {
    pub by: PersonId,
    pub to: u32,
    /// The entry that made it.
    pub number: u64,
    /// The seats whose people have agreed.
    pub agreed: SeatSet,
}

/// A command that was carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Key {
    pub by: PersonId,
    pub key: String,
    pub number: u64,
}

/// What an entry did to the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum GameEffect {
    /// Nothing.
    #[default]
    None,
    /// An action was played.
    Played,
    /// It began, or is back at an earlier position.
    Rebuilt,
}

/// What an entry did.
#[derive(Clone, Debug, Default)]
pub struct Effect {
    /// The log lines, each with its audience.
    pub lines: Vec<Line>,
    /// Whether actions were taken back: lines of the log are gone.
    pub rewound: bool,
    /// The scores, if they have changed.
    pub mark: Option<Mark>,
    pub(crate) game: GameEffect,
}

/// Entries that are inconsistent: the store was damaged.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("entry {number}: {reason}")]
pub struct Broken {
    /// The number of the entry.
    pub number: u64,
    /// What is wrong.
    pub reason: String,
}

/// One match.
#[derive(Clone)]
pub struct Table {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) opening: Opening,
    pub(crate) host: PersonId,
    pub(crate) stage: Stage,
    pub(crate) chairs: Vec<Chair>,
    /// The game; none before it begins.
    pub(crate) state: Option<Box<dyn AnyState>>,
    pub(crate) played: Vec<Move>,
    pub(crate) log: Vec<Line>,
    pub(crate) marks: Vec<Mark>,
    pub(crate) clocks: Clocks,
    pub(crate) request: Option<Request>,
    pub(crate) rematch: Option<String>,
    /// Whether everything about it was shown to somebody, with the seed.
    pub(crate) shown: bool,
    pub(crate) number: u64,
    /// The entry that last changed which actions have been played.
    pub(crate) moved_at: u64,
    /// By seat, the entry that asked its current question.
    pub(crate) asked_since: BySeat<u64, MAX_SEATS>,
    pub(crate) keys: VecDeque<Key>,
}

impl Table {
    /// A table where nothing has happened yet.
    ///
    /// # Errors
    /// If the opening is not one of that game.
    pub fn open(game: &'static dyn AnyGame, opening: Opening) -> Result<Self, Fault> {
        game.open(&opening.journal)?;
        let chair = |occupant: &Occupant| Chair {
            occupant: occupant.clone(),
            ..Chair::default()
        };
        Ok(Self {
            game,
            host: opening.host.clone(),
            stage: Stage::Gathering,
            chairs: opening.occupants.iter().map(chair).collect(),
            state: None,
            played: Vec::new(),
            log: Vec::new(),
            marks: Vec::new(),
            clocks: Clocks::new(opening.clock),
            request: None,
            rematch: None,
            shown: false,
            number: 0,
            moved_at: 0,
            asked_since: BySeat::default(),
            keys: VecDeque::new(),
            opening,
        })
    }

    /// How it was opened.
    #[must_use]
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// The number of the last entry.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Where it stands.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How many actions have been played.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.played.len() as u32
    }

    /// The game; none before it begins.
    #[must_use]
    pub fn state(&self) -> Option<&dyn AnyState> {
        self.state.as_deref()
    }

    /// The seats that must decide now.
    #[must_use]
    pub fn waiting(&self) -> SeatSet {
        match &self.state {
            Some(state) if self.stage == Stage::Playing => state.waiting(),
            _ => SeatSet::EMPTY,
        }
    }

    /// Who sits where.
    pub fn occupants(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        self.seats()
            .iter()
            .zip(self.chairs.iter().map(|chair| &chair.occupant))
    }

    /// The people at the table, each once.
    #[must_use]
    pub fn people(&self) -> BTreeSet<&PersonId> {
        self.chairs
            .iter()
            .filter_map(|chair| chair.occupant.person())
            .collect()
    }

    /// The seats of a person.
    #[must_use]
    pub fn seats_of(&self, person: &PersonId) -> SeatSet {
        self.occupants()
            .filter(|(_, occupant)| occupant.is(person))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The bots that must decide.
    #[must_use]
    pub fn bots_to_move(&self) -> Vec<(Seat, BotLevel)> {
        let waiting = self.waiting();
        self.occupants()
            .filter_map(|(seat, occupant)| match occupant {
                Occupant::Bot { level } if waiting.contains(seat) => Some((seat, *level)),
                _ => None,
            })
            .collect()
    }

    /// When the next clock runs out, if nothing happens.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        (self.stage == Stage::Playing)
            .then(|| self.clocks.next_deadline())
            .flatten()
    }

    /// The table where the same people meet again.
    #[must_use]
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The journal with the checksum of this position. It tells everything: only for a game that is over, or for its store.
    #[must_use]
    pub fn journal(&self) -> Journal {
        let mut journal = self.opening.journal.clone();
        for step in &self.played {
            journal.push(step.seat, &step.action);
        }
        journal.checksum = self.state.as_ref().map(|state| state.checksum());
        journal
    }

    pub(crate) fn seats(&self) -> Seats {
        self.opening.journal.seats
    }

    /// Carries out the next entry.
    ///
    /// # Errors
    /// If it is not the next one, or cannot be carried out. Then the table must not be used any more.
    pub fn apply(&mut self, entry: &Entry) -> Result<Effect, Broken> {
        let broken = |reason: String| Broken {
            number: entry.number,
            reason,
        };
        if entry.number != self.number + 1 {
            return Err(broken(format!("follows entry {}", self.number)));
        }
        let before = self.prompts_of_waiting();
        let marks = self.marks.len();
        let mut effect = self
            .change(entry)
            .map_err(|fault| broken(format!("{} ({:?})", fault.message().id, entry.change)))?;
        if self.marks.len() > marks {
            effect.mark = self.marks.last().cloned();
        }
        self.number = entry.number;
        self.remember_who_is_asked(&before);
        self.clocks.wait_for(self.clocks_that_run(), entry.at);
        if let (Some(by), Some(key)) = (&entry.by, &entry.key) {
            self.keys.push_back(Key {
                by: by.clone(),
                key: key.clone(),
                number: entry.number,
            });
            if self.keys.len() > KEYS_KEPT {
                self.keys.pop_front();
            }
        }
        Ok(effect)
    }

    fn change(&mut self, entry: &Entry) -> Result<Effect, Fault> {
        let by = entry.by.as_ref();
        let mut effect = Effect::default();
        match &entry.change {
            Change::Sat { seat } => {
                let chair = self.chair_mut(*seat)?;
                if let Some(person) = by {
                    chair.occupant = Occupant::Person {
                        person: person.clone(),
                    };
                    chair.former = None;
                }
                self.note_who_sees();
                self.say(&mut effect, "table.log.sat", Some(*seat));
            }
            Change::Left => self.leave(by, &mut effect),
            Change::Placed { seat, bot } => {
                let playing = self.stage == Stage::Playing;
                let chair = self.chair_mut(*seat)?;
                // Only those who have played come back.
                if playing && let Some(person) = chair.occupant.person() {
                    chair.former = Some(person.clone());
                }
                chair.occupant = bot.map_or(Occupant::Open, |level| Occupant::Bot { level });
                self.request = None;
                let line = if bot.is_some() {
                    "table.log.bot"
                } else {
                    "table.log.opened"
                };
                self.say(&mut effect, line, Some(*seat));
            }
            Change::Started => {
                self.begin()?;
                effect.game = GameEffect::Rebuilt;
                self.say(&mut effect, "table.log.started", None);
            }
            Change::Played { seat, action } => {
                let happened = self.play(*seat, action)?;
                let added = self.clocks.decided(*seat, entry.at);
                if let Some(step) = self.played.last_mut() {
                    step.added = added;
                }
                self.moved_at = entry.number;
                self.request = None;
                effect.game = GameEffect::Played;
                self.tell(&mut effect, happened);
            }
            Change::TakenBack { to } => self.take_back(*to, entry.number, &mut effect)?,
            Change::Asked { to } => {
                if let Some(person) = by {
                    self.request = Some(Request {
                        by: person.clone(),
                        to: *to,
                        number: entry.number,
                        agreed: SeatSet::EMPTY,
                    });
                    let seat = self.asking_seat(person, *to);
                    self.say(&mut effect, "table.log.asked", seat);
                }
            }
            Change::Answered { agree } => self.answer(by, *agree, entry.number, &mut effect)?,
            Change::Conceded => self.concede(by, &mut effect),
            Change::Expired { seat } => {
                self.chair_mut(*seat)?;
                self.clocks.expire(*seat);
                self.say(&mut effect, "table.log.expired", Some(*seat));
            }
            Change::Rematched { table } => self.rematch = Some(table.clone()),
            Change::Shown => self.shown = true,
            Change::Closed => {
                self.stage = Stage::Abandoned;
                self.request = None;
                self.say(&mut effect, "table.log.closed", None);
            }
            Change::Uploaded { actions } => {
                self.begin()?;
                effect.game = GameEffect::Rebuilt;
                for (seat, action) in actions {
                    let happened = self.play(*seat, action)?;
                    self.tell(&mut effect, happened);
                }
                if self.stage == Stage::Playing {
                    self.stage = Stage::Abandoned;
                }
            }
        }
        Ok(effect)
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Fault> {
        self.chairs.get_mut(seat.index()).ok_or(Fault::Seat(seat))
    }

    fn begin(&mut self) -> Result<(), Fault> {
        self.state = Some(self.game.open(&self.opening.journal)?);
        self.stage = Stage::Playing;
        self.note_who_sees();
        self.mark();
        Ok(())
    }

    /// Notes the scores if they have changed.
    fn mark(&mut self) {
        let Some(state) = &self.state else { return };
        let standings = state.standings();
        let score = |seat| standings.of(seat).map_or(0, |row| row.score);
        let opponent = standings.rows.iter().find(|row| row.seat.is_none());
        let scores = self.seats().iter().map(score);
        let scores: Vec<i32> = scores.chain(opponent.map(|row| row.score)).collect();
        if self.marks.last().is_none_or(|mark| mark.scores != scores) {
            let moves = self.moves();
            self.marks.push(Mark { moves, scores });
        }
    }

    fn note_who_sees(&mut self) {
        if self.stage == Stage::Gathering {
            return;
        }
        for chair in &mut self.chairs {
            if let Occupant::Person { person } = &chair.occupant {
                chair.seen_by.insert(person.clone());
            }
        }
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<Happened>, Fault> {
        let Some(state) = &mut self.state else {
            return Err(Fault::State("the game has not begun".into()));
        };
        let before = state.boxed();
        let played = state.play(seat, action)?;
        if state.waiting().is_empty() {
            self.stage = Stage::Finished;
        }
        self.played.push(Move {
            seat,
            action: action.into(),
            barrier: played.barrier,
            added: 0,
            before: before.into(),
        });
        self.mark();
        Ok(played.events)
    }

    fn leave(&mut self, by: Option<&PersonId>, effect: &mut Effect) {
        let Some(person) = by else { return };
        let playing = self.stage == Stage::Playing;
        for seat in self.seats_of(person).iter() {
            let chair = &mut self.chairs[seat.index()];
            chair.occupant = Occupant::Open;
            chair.former = playing.then(|| person.clone());
            self.say(effect, "table.log.left", Some(seat));
        }
        self.request = None;
        if self.host == *person
            && let Some(heir) = self.chairs.iter().find_map(|chair| chair.occupant.person())
        {
            self.host = heir.clone();
        }
        if self.people().is_empty() && !self.stage.is_over() {
            self.stage = Stage::Abandoned;
        }
    }

    fn concede(&mut self, by: Option<&PersonId>, effect: &mut Effect) {
        let Some(person) = by else { return };
        for seat in self.seats_of(person).iter() {
            self.chairs[seat.index()].conceded = true;
            self.say(effect, "table.log.conceded", Some(seat));
        }
        self.request = None;
        let still_in = self.chairs.iter().filter(|chair| !chair.conceded);
        let people_left = still_in
            .clone()
            .filter(|chair| chair.occupant.person().is_some())
            .count();
        if people_left == 0 || still_in.count() < 2 {
            self.stage = Stage::Conceded;
            return;
        }
        for seat in self.seats_of(person).iter() {
            self.chairs[seat.index()].occupant = Occupant::Bot {
                level: BotLevel::default(),
            };
        }
    }

    /// The seats that must decide, without those of bots. The clock of a seat that its person left keeps running: otherwise leaving would
    /// be a way to think for free.
    fn clocks_that_run(&self) -> SeatSet {
        let waiting = self.waiting();
        let is_bot = |occupant: &Occupant| matches!(occupant, Occupant::Bot { .. });
        self.occupants()
            .filter(|(seat, occupant)| waiting.contains(*seat) && !is_bot(occupant))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The prompts, when several seats are asked at once: only then can a question outlive another seat's answer.
    fn prompts_of_waiting(&self) -> Vec<(Seat, Option<Prompt>)> {
        let waiting = self.waiting();
        match &self.state {
            Some(state) if waiting.len() > 1 => {
                waiting.iter().map(|seat| (seat, state.prompt(seat))).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A seat whose prompt has not changed was asked before this entry: an answer sent in the meantime is still valid.
    fn remember_who_is_asked(&mut self, before: &[(Seat, Option<Prompt>)]) {
        if self.moved_at != self.number {
            return;
        }
        for seat in self.seats().iter() {
            let same = before.iter().any(|(asked, prompt)| {
                *asked == seat
                    && prompt.is_some()
                    && *prompt == self.state.as_ref().and_then(|state| state.prompt(seat))
            });
            if !same {
                self.asked_since[seat] = self.number;
            }
        }
    }
}
