//! The journal: a game as a seed and a list of actions.
//!
//! It is the save file, the replay, the bug report and the test fixture. It is JSON, with one action a line:
//!
//! ```json
//! {
//!   "signoria": "journal",
//!   "version": 1,
//!   "game": "pebbles",
//!   "rules": 1,
//!   "edition": "standard@2d06800538d394c2",
//!   "options": {},
//!   "seats": 2,
//!   "seed": 7,
//!   "actions": [
//!     "0 take 2",
//!     "1 take 3"
//!   ],
//!   "checksum": "6b9c1d0a7f3e5824"
//! }
//! ```
//!
//! Figures that the game does not ship with are included as the member `figures`, so that a journal is self-contained. A reader trusts
//! nothing: whatever is wrong is an error that names the line.

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use xxhash_rust::xxh3::xxh3_64;

use crate::edition::{Edition, EditionError, line_of};
use crate::game::{Game, Setup};
use crate::message::Message;
use crate::notation::quoted;
use crate::rng::Seed;
use crate::seat::{Seat, Seats};

/// The version of the format. A reader refuses a higher one.
pub const VERSION: u32 = 1;

/// The longest journal: our longest game has a hundredth of this.
pub const LONGEST: usize = 8 << 20;

/// One action of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who acted.
    pub seat: Seat,
    /// The text form of the action.
    pub action: String,
    /// The line of the file it was read from; 0 when it was not read from one.
    line: usize,
}

/// A game as a seed and a list of actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The edition as `name@digest`.
    pub edition: String,
    /// The figures, where the game does not ship with them.
    pub figures: Option<String>,
    /// What the table chose.
    pub options: Value,
    /// The number of seats.
    pub seats: Seats,
    /// Where the randomness came from.
    pub seed: Seed,
    /// What was done.
    pub actions: Vec<Entry>,
    /// The checksum of the state after the last action.
    pub checksum: Option<u64>,
}

/// What is wrong with a journal, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct JournalError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with a journal.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    /// It is longer than any game.
    #[error("a journal has at most {LONGEST} bytes")]
    TooLong,
    /// It is not JSON, or ends in the middle.
    #[error("not a whole JSON object: {0}")]
    Json(String),
    /// It is JSON, but not a journal.
    #[error("this is not a journal of Signoria: the member \"signoria\" is not \"journal\"")]
    Foreign,
    /// It was written by a newer program.
    #[error("journal format {found} is newer than this program, which reads up to {VERSION}")]
    Newer {
        /// The version of the file.
        found: u64,
    },
    /// A member is not what it should be.
    #[error("\"{member}\": {reason}")]
    Member {
        /// Its name.
        member: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// No game has that id.
    #[error("there is no game \"{0}\" here")]
    UnknownGame(String),
    /// The edition is not available.
    #[error("{0}")]
    Edition(EditionError),
    /// The set-up is not allowed.
    #[error("the set-up is refused ({})", .0.id)]
    Setup(Message),
    /// An action is not one of this game.
    #[error("action {number} (\"{text}\") cannot be read: {reason}")]
    Action {
        /// Its number, from 1.
        number: usize,
        /// Its text.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// An action is not legal where it stands.
    #[error("action {number} (\"{text}\") is not legal here ({})", .refusal.id)]
    Illegal {
        /// Its number, from 1.
        number: usize,
        /// Its text.
        text: String,
        /// The rule that forbids it.
        refusal: Box<Message>,
    },
    /// The actions lead to a state that differs from the recorded one.
    #[error("the checksum is {recorded:016x}, but the actions lead to {found:016x}")]
    Checksum {
        /// What the journal says.
        recorded: u64,
        /// What the replay gave.
        found: u64,
    },
}

/// The checksum of a state: a digest of its JSON.
///
/// # Panics
/// If the state cannot be written as JSON, which the laws rule out.
#[must_use]
pub fn checksum<G: Game>(game: &G) -> u64 {
    xxh3_64(&serde_json::to_vec(game).expect("a state can be written"))
}

/// What is read before anything else is trusted.
#[derive(Deserialize)]
struct Envelope {
    #[serde(default)]
    signoria: Value,
    #[serde(default)]
    version: Value,
}

/// The members as written in the text, so that each error can name its line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<'a> {
    #[serde(rename = "signoria")]
    _signoria: Value,
    #[serde(borrow)]
    version: &'a RawValue,
    #[serde(borrow)]
    game: &'a RawValue,
    #[serde(borrow)]
    rules: &'a RawValue,
    #[serde(borrow)]
    edition: &'a RawValue,
    #[serde(borrow, default)]
    figures: Option<&'a RawValue>,
    #[serde(borrow)]
    options: &'a RawValue,
    #[serde(borrow)]
    seats: &'a RawValue,
    #[serde(borrow)]
    seed: &'a RawValue,
    #[serde(borrow)]
    actions: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    checksum: Option<&'a RawValue>,
}

/// The members as they are written.
#[derive(Serialize)]
struct Written<'a> {
    signoria: &'static str,
    version: u32,
    game: &'a str,
    rules: u32,
    edition: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    figures: Option<&'a str>,
    options: &'a Value,
    seats: Seats,
    seed: Seed,
    actions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
}

/// A text and the positions of its parts.
struct Source<'a>(&'a str);

impl<'a> Source<'a> {
    fn line(&self, piece: &str) -> usize {
        let offset = (piece.as_ptr() as usize).wrapping_sub(self.0.as_ptr() as usize);
        line_of(self.0, offset)
    }

    fn member<T: Deserialize<'a>>(&self, member: &'static str, raw: &'a RawValue) -> Result<T, JournalError> {
        serde_json::from_str(raw.get()).map_err(|error| {
            let reason = without_place(&error);
            JournalError {
                line: self.line(raw.get()) + error.line().saturating_sub(1),
                problem: Problem::Member { member, reason },
            }
        })
    }
}

/// The text of a JSON error without its line and column, which are counted from the wrong place.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

impl Journal {
    /// The journal of a game that has just been set up.
    ///
    /// # Panics
    /// If the options cannot be written as JSON, which the laws rule out.
    #[must_use]
    pub fn begin<G: Game>(setup: &Setup<G>) -> Self {
        let edition = setup.edition;
        Self {
            game: G::ID.into(),
            rules: setup.rules,
            edition: edition.to_string(),
            figures: (!edition.is_built_in()).then(|| edition.text().into()),
            options: serde_json::to_value(&setup.options).expect("options can be written"),
            seats: setup.seats,
            seed: setup.seed,
            actions: Vec::new(),
            checksum: None,
        }
    }

    /// Adds an action and drops the checksum, which no longer fits.
    pub fn push(&mut self, seat: Seat, action: &impl Display) {
        self.actions.push(Entry {
            seat,
            action: action.to_string(),
            line: 0,
        });
        self.checksum = None;
    }

    /// Removes the last action.
    pub fn pop(&mut self) -> Option<Entry> {
        self.checksum = None;
        self.actions.pop()
    }

    /// Records the checksum of the state after the last action.
    pub fn seal<G: Game>(&mut self, state: &G) {
        self.checksum = Some(checksum(state));
    }

    fn written(&self) -> Written<'_> {
        Written {
            signoria: "journal",
            version: VERSION,
            game: &self.game,
            rules: self.rules,
            edition: &self.edition,
            figures: self.figures.as_deref(),
            options: &self.options,
            seats: self.seats,
            seed: self.seed,
            actions: self
                .actions
                .iter()
                .map(|entry| format!("{} {}", entry.seat, entry.action))
                .collect(),
            checksum: self.checksum.map(|sum| format!("{sum:016x}")),
        }
    }

    /// The journal as a file: one action a line.
    ///
    /// # Panics
    /// Never: all members can be written as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string_pretty(&self.written()).expect("a journal can be written");
        text.push('\n');
        text
    }

    /// The journal as a JSON value.
    ///
    /// # Panics
    /// Never: all members can be written as JSON.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self.written()).expect("a journal can be written")
    }

    /// Reads a file. Whether its actions are legal shows only when it is replayed.
    ///
    /// # Errors
    /// If it is damaged, truncated, foreign or newer, with the line.
    pub fn from_text(text: &str) -> Result<Self, JournalError> {
        if text.len() > LONGEST {
            return Err(JournalError {
                line: 1,
                problem: Problem::TooLong,
            });
        }
        let broken = |error: serde_json::Error| JournalError {
            line: error.line().max(1),
            problem: Problem::Json(without_place(&error)),
        };
        let envelope: Envelope = serde_json::from_str(text).map_err(broken)?;
        if envelope.signoria != "journal" {
            return Err(JournalError {
                line: 1,
                problem: Problem::Foreign,
            });
        }
        if let Some(found) = envelope
            .version
            .as_u64()
            .filter(|&found| found > u64::from(VERSION))
        {
            let line = text.find("\"version\"").map_or(1, |offset| line_of(text, offset));
            return Err(JournalError {
                line,
                problem: Problem::Newer { found },
            });
        }
        let raw: Raw<'_> = serde_json::from_str(text).map_err(broken)?;
        let source = Source(text);
        let version: u32 = source.member("version", raw.version)?;
        if version == 0 {
            let problem = Problem::Member {
                member: "version",
                reason: "counts from 1".into(),
            };
            return Err(JournalError {
                line: source.line(raw.version.get()),
                problem,
            });
        }
        let checksum = match raw.checksum {
            None => None,
            Some(raw) => {
                let digits: String = source.member("checksum", raw)?;
                let sum = u64::from_str_radix(&digits, 16).map_err(|_| JournalError {
                    line: source.line(raw.get()),
                    problem: Problem::Member {
                        member: "checksum",
                        reason: "not 16 hexadecimal digits".into(),
                    },
                })?;
                Some(sum)
            }
        };
        let mut actions = Vec::with_capacity(raw.actions.len());
        for (index, raw) in raw.actions.iter().enumerate() {
            actions.push(read_entry(&source, index + 1, raw)?);
        }
        Ok(Self {
            game: source.member("game", raw.game)?,
            rules: source.member("rules", raw.rules)?,
            edition: source.member("edition", raw.edition)?,
            figures: raw.figures.map(|raw| source.member("figures", raw)).transpose()?,
            options: source.member("options", raw.options)?,
            seats: source.member("seats", raw.seats)?,
            seed: source.member("seed", raw.seed)?,
            actions,
            checksum,
        })
    }

    /// How the game began.
    ///
    /// # Errors
    /// If it is another game, the edition is not available, or the options are not options of the game.
    pub fn setup<G: Game>(&self) -> Result<Setup<G>, JournalError> {
        // The members are in the first lines of the file; actions record their own lines.
        let at = |problem| JournalError { line: 1, problem };
        if self.game != G::ID {
            return Err(at(Problem::UnknownGame(quoted(&self.game))));
        }
        let bad_edition = || {
            at(Problem::Member {
                member: "edition",
                reason: "is written name@digest".into(),
            })
        };
        let (name, digest) = self.edition.rsplit_once('@').ok_or_else(bad_edition)?;
        let digest = u64::from_str_radix(digest, 16).map_err(|_| bad_edition())?;
        if let Some(text) = &self.figures {
            Edition::<G::Figures>::load(name, text).map_err(|error| at(Problem::Edition(error)))?;
        }
        let edition = Edition::recorded(name, digest).map_err(|error| at(Problem::Edition(error)))?;
        let options = G::Options::deserialize(&self.options).map_err(|error| {
            at(Problem::Member {
                member: "options",
                reason: error.to_string(),
            })
        })?;
        Ok(Setup {
            edition,
            options,
            seats: self.seats,
            seed: self.seed,
            rules: self.rules,
        })
    }

    /// Replays the journal and compares the checksum at its end.
    ///
    /// # Errors
    /// If the set-up or an action is refused, or the end differs from the recorded one.
    pub fn replay<G: Game>(&self) -> Result<G, JournalError> {
        let setup = self.setup::<G>()?;
        let mut game = setup.start().map_err(|error| JournalError {
            line: 1,
            problem: Problem::Setup(error.message()),
        })?;
        for (index, entry) in self.actions.iter().enumerate() {
            entry.play(index + 1, &mut game)?;
        }
        self.verify(checksum(&game))?;
        Ok(game)
    }

    /// Compares the checksum of the state that the actions led to.
    ///
    /// # Errors
    /// If another was recorded.
    pub fn verify(&self, found: u64) -> Result<(), JournalError> {
        match self.checksum {
            Some(recorded) if recorded != found => {
                let line = self.actions.last().map_or(1, |entry| entry.line.max(1));
                Err(JournalError {
                    line,
                    problem: Problem::Checksum { recorded, found },
                })
            }
            _ => Ok(()),
        }
    }
}

impl Entry {
    fn play<G: Game>(&self, number: usize, game: &mut G) -> Result<(), JournalError> {
        let action: G::Action = self
            .action
            .parse()
            .map_err(|error: crate::notation::ParseError| self.unreadable(number, error.to_string()))?;
        match game.apply(self.seat, action, &mut ()) {
            Ok(_) => Ok(()),
            Err(illegal) => Err(self.illegal(number, illegal.message())),
        }
    }

    /// The error for a text that is not an action.
    #[must_use]
    pub fn unreadable(&self, number: usize, reason: String) -> JournalError {
        let text = quoted(&self.action);
        JournalError {
            line: self.line.max(1),
            problem: Problem::Action { number, text, reason },
        }
    }

    /// The error for an action that is not legal here.
    #[must_use]
    pub fn illegal(&self, number: usize, refusal: Message) -> JournalError {
        let text = quoted(&self.action);
        JournalError {
            line: self.line.max(1),
            problem: Problem::Illegal {
                number,
                text,
                refusal: Box::new(refusal),
            },
        }
    }
}

fn read_entry(source: &Source<'_>, number: usize, raw: &RawValue) -> Result<Entry, JournalError> {
    let line = source.line(raw.get());
    let wrong = |text: &str, reason: String| JournalError {
        line,
        problem: Problem::Action {
            number,
            text: quoted(text),
            reason,
        },
    };
    let text: String =
        serde_json::from_str(raw.get()).map_err(|_| wrong(raw.get(), "not a string".into()))?;
    let (seat, action) = text
        .split_once(' ')
        .ok_or_else(|| wrong(&text, "an action is written as seat, space, action".into()))?;
    let seat: Seat = seat
        .parse()
        .map_err(|error: crate::notation::ParseError| wrong(&text, error.to_string()))?;
    Ok(Entry {
        seat,
        action: action.into(),
        line,
    })
}
