//! The contract with text and JSON instead of types.
//!
//! The server, the protocol, the terminal and Python drive any game through [`AnyGame`] and [`AnyState`]; a registry of
//! `&dyn AnyGame` is all they know about the games. [`Erased`] turns any [`Game`] into one.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::edition::{Edition, EditionError, Figures, Provenance};
use crate::game::{Barrier, Game, OptionSpec, Panel, Setup};
use crate::journal::{Journal, JournalError, Problem, checksum};
use crate::log::{Audience, Told};
use crate::message::{Message, Say};
use crate::notation::Action;
use crate::observe::{Feature, Features, observe};
use crate::rng::{Rng, Seed};
use crate::seat::{Eye, Seat, SeatSet, Seats};
use crate::standings::Standings;

/// The description of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameInfo {
    /// The id.
    pub id: &'static str,
    /// The version of the rules.
    pub rules: u32,
    /// The fewest seats.
    pub fewest_seats: u8,
    /// The most seats.
    pub most_seats: u8,
    /// The editions, the default first.
    pub editions: Vec<EditionInfo>,
    /// The options.
    pub options: Vec<OptionSpec>,
    /// The default options.
    pub default_options: Value,
    /// How many actions there are in all: the size of the action space for learning.
    pub action_count: usize,
    /// No game takes more decisions than this.
    pub most_decisions: usize,
}

/// The description of an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EditionInfo {
    /// The name.
    pub name: String,
    /// The digest of its figures, 16 hexadecimal digits.
    pub digest: String,
    /// Whether the game ships with it.
    pub built_in: bool,
    /// Where its figures come from.
    pub provenance: Provenance,
}

/// What a table asks for.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The name of the edition; the default one when there is none.
    #[serde(default)]
    pub edition: Option<String>,
    /// The options; those not named have their default.
    #[serde(default)]
    pub options: Value,
    /// The number of seats.
    pub seats: Seats,
    /// Where the randomness comes from.
    pub seed: Seed,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The options are not options of the game.
    Options(String),
    /// The edition is not available, or a file is not an edition.
    Edition(EditionError),
    /// The set-up is not allowed; the id names the rule.
    Setup(Message),
    /// The seat is not at the table.
    Seat(Seat),
    /// The text is not an action.
    Notation(String),
    /// The action is not legal; the id names the rule.
    Illegal(Message),
    /// The state cannot be read.
    State(String),
    /// The state is well-formed but impossible.
    Impossible(String),
    /// The journal is wrong.
    Journal(Box<JournalError>),
}

impl Fault {
    /// A short name for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Options(_) => "options",
            Self::Edition(_) => "edition",
            Self::Setup(_) => "setup",
            Self::Seat(_) => "seat",
            Self::Notation(_) => "notation",
            Self::Illegal(_) => "illegal",
            Self::State(_) => "state",
            Self::Impossible(_) => "impossible",
            Self::Journal(_) => "journal",
        }
    }

    /// The rule that was broken, where it was one of the game's.
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::Setup(message) | Self::Illegal(message) => Some(&message.id),
            Self::Journal(error) => match &error.problem {
                Problem::Illegal { refusal, .. } => Some(&refusal.id),
                Problem::Setup(message) => Some(&message.id),
                _ => None,
            },
            _ => None,
        }
    }

    /// What to say about it, in words of the reader's language.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Setup(message) | Self::Illegal(message) => message.clone(),
            Self::Seat(seat) => Message::new("engine.fault.seat").with("number", u8::from(*seat)),
            Self::Options(reason)
            | Self::Notation(reason)
            | Self::State(reason)
            | Self::Impossible(reason) => {
                Message::new(format!("engine.fault.{}", self.code())).with("reason", reason.clone())
            }
            Self::Edition(error) => Message::new("engine.fault.edition").with("reason", error.to_string()),
            Self::Journal(error) => Message::new("engine.fault.journal")
                .with("line", error.line)
                .with("reason", error.problem.to_string()),
        }
    }
}

/// A game of the registry.
pub trait AnyGame: Send + Sync {
    /// The description of the game.
    fn info(&self) -> GameInfo;

    /// Its words: language and Fluent source.
    fn words(&self) -> &'static [(&'static str, &'static str)];

    /// Sets a game up, with an empty journal.
    ///
    /// # Errors
    /// If the order cannot be met.
    fn start(&self, order: &Order) -> Result<(Box<dyn AnyState>, Journal), Fault>;

    /// The first position of a journal.
    ///
    /// # Errors
    /// If it is not a journal of this game or its set-up is refused.
    fn open(&self, journal: &Journal) -> Result<Box<dyn AnyState>, Fault>;

    /// An untrusted position, once it has passed the audit.
    ///
    /// # Errors
    /// If it is not a state of this game, or an impossible one.
    fn load(&self, state: &Value) -> Result<Box<dyn AnyState>, Fault>;

    /// Loads an owner's file with figures under a name.
    ///
    /// # Errors
    /// If it is not an edition of this game.
    fn load_edition(&self, name: &str, text: &str) -> Result<EditionInfo, Fault>;

    /// The text form of the action with that number; none from [`GameInfo::action_count`] on.
    fn action(&self, index: usize) -> Option<String>;

    /// The number of an action.
    ///
    /// # Errors
    /// If the text is not an action of this game.
    fn action_index(&self, action: &str) -> Result<usize, Fault>;
}

/// The outcome of an action.
#[derive(Clone, Debug)]
pub struct Played {
    /// What happened, and who may know it.
    pub events: Vec<Happened>,
    /// Whether it can be taken back without harm.
    pub barrier: Barrier,
}

/// An event for its audience.
#[derive(Clone, Debug)]
pub struct Happened {
    /// Who hears it.
    pub to: Audience,
    /// The event as data.
    pub event: Value,
    /// The event as a message.
    pub message: Message,
}

/// What a seat is asked, and what it can answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prompt {
    /// The question, with its reason.
    pub question: Message,
    /// The answers.
    pub actions: Vec<Choice>,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// The text form of the action.
    pub action: String,
    /// Its number.
    pub index: usize,
    /// The words on its button.
    pub label: Message,
}

/// A position of a game whose types are hidden.
pub trait AnyState: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// How many seats the table has.
    fn seats(&self) -> Seats;
    /// Who must decide now.
    fn waiting(&self) -> SeatSet;
    /// The legal actions of a seat as text.
    fn actions(&self, seat: Seat) -> Vec<String>;
    /// The question to a seat and its answers; none if it has nothing to decide.
    fn prompt(&self, seat: Seat) -> Option<Prompt>;
    /// Carries an action out.
    ///
    /// # Errors
    /// If it is not an action, or not legal; then nothing has changed.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Played, Fault>;
    /// Appends the numbers of the legal actions of a seat, in the order of [`AnyState::actions`].
    fn legal(&self, seat: Seat, out: &mut Vec<usize>);
    /// Carries out the action with that number without building events: fast, for learning.
    ///
    /// # Errors
    /// If no action has that number, or it is not legal; then nothing has changed.
    fn act(&mut self, seat: Seat, index: usize) -> Result<Barrier, Fault>;
    /// Encodes what a seat may know as numbers and returns how many there are; those that do not fit in the buffer are
    /// dropped.
    fn observe(&self, seat: Seat, to: &mut [f32]) -> usize;
    /// The names and ranges of these numbers: the same for every position of the game.
    fn features(&self) -> Vec<Feature>;
    /// What an eye may know.
    fn view(&self, eye: Eye) -> Value;
    /// What an eye may know, in labelled panels.
    fn panels(&self, eye: Eye) -> Vec<Panel>;
    /// The full position.
    fn state(&self) -> Value;
    /// The scores.
    fn standings(&self) -> Standings;
    /// The checksum of the position.
    fn checksum(&self) -> u64;
    /// Replaces what the eye cannot know with a random possibility.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng);
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyState>;
    /// The typed state inside, for code that works on types (bots).
    fn as_any(&self) -> &dyn std::any::Any;
}

impl Clone for Box<dyn AnyState> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// Any game without its types.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The game, for a registry.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// A state without its type.
struct Position<G>(G);

impl<G: Game> Erased<G> {
    fn setup(order: &Order) -> Result<Setup<G>, Fault> {
        let edition = match &order.edition {
            Some(name) => Edition::named(name).map_err(Fault::Edition)?,
            None => Edition::standard(),
        };
        let options = match &order.options {
            Value::Null => G::Options::default(),
            given => G::Options::deserialize(given).map_err(|error| Fault::Options(error.to_string()))?,
        };
        Ok(Setup {
            edition,
            options,
            seats: order.seats,
            seed: order.seed,
            rules: G::RULES,
        })
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID,
            rules: G::RULES,
            fewest_seats: G::SEATS.0,
            most_seats: G::SEATS.1,
            editions: Edition::<G::Figures>::all().iter().map(describe).collect(),
            options: G::OPTIONS.to_vec(),
            default_options: serde_json::to_value(G::Options::default()).unwrap_or_default(),
            action_count: G::Action::COUNT,
            most_decisions: G::MOST_DECISIONS,
        }
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        G::WORDS
    }

    fn start(&self, order: &Order) -> Result<(Box<dyn AnyState>, Journal), Fault> {
        let setup = Self::setup(order)?;
        let game = setup.start().map_err(|error| Fault::Setup(error.message()))?;
        Ok((Box::new(Position(game)), Journal::begin(&setup)))
    }

    fn open(&self, journal: &Journal) -> Result<Box<dyn AnyState>, Fault> {
        let setup = journal
            .setup::<G>()
            .map_err(|error| Fault::Journal(Box::new(error)))?;
        let game = setup.start().map_err(|error| Fault::Setup(error.message()))?;
        Ok(Box::new(Position(game)))
    }

    fn load(&self, state: &Value) -> Result<Box<dyn AnyState>, Fault> {
        let game = G::deserialize(state).map_err(|error| Fault::State(error.to_string()))?;
        game.audit()
            .map_err(|error| Fault::Impossible(error.to_string()))?;
        let version = game.version();
        if version == 0 || version > G::RULES {
            return Err(Fault::Impossible(format!(
                "rules version {version}; this program knows 1 to {}",
                G::RULES
            )));
        }
        Ok(Box::new(Position(game)))
    }

    fn load_edition(&self, name: &str, text: &str) -> Result<EditionInfo, Fault> {
        let edition = Edition::<G::Figures>::load(name, text).map_err(Fault::Edition)?;
        Ok(describe(&edition))
    }

    fn action(&self, index: usize) -> Option<String> {
        G::Action::from_index(index).map(|action| action.to_string())
    }

    fn action_index(&self, action: &str) -> Result<usize, Fault> {
        read_action::<G>(action).map(Action::index)
    }
}

fn read_action<G: Game>(text: &str) -> Result<G::Action, Fault> {
    text.parse()
        .map_err(|error: crate::notation::ParseError| Fault::Notation(error.to_string()))
}

fn describe<F: Figures>(edition: &Edition<F>) -> EditionInfo {
    EditionInfo {
        name: edition.name().into(),
        digest: format!("{:016x}", edition.digest()),
        built_in: edition.is_built_in(),
        provenance: edition.provenance(),
    }
}

/// Serializing what the contract promises cannot fail; the laws hold every game to it.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_else(|error| Value::String(format!("cannot be written: {error}")))
}

impl<G: Game> AnyState for Position<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> Seats {
        self.0.seats()
    }

    fn waiting(&self) -> SeatSet {
        self.0.waiting()
    }

    fn actions(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.0.seats().has(seat) {
            self.0.actions(seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.0.waiting().contains(seat) {
            return None;
        }
        let mut actions = Vec::new();
        self.0.actions(seat, &mut actions);
        let choice = |action: &G::Action| Choice {
            action: action.to_string(),
            index: action.index(),
            label: self.0.label(seat, *action),
        };
        Some(Prompt {
            question: self.0.question(seat),
            actions: actions.iter().map(choice).collect(),
        })
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Played, Fault> {
        if !self.0.seats().has(seat) {
            return Err(Fault::Seat(seat));
        }
        let action = read_action::<G>(action)?;
        let mut log: Vec<Told<G::Event>> = Vec::new();
        let barrier = self
            .0
            .apply(seat, action, &mut log)
            .map_err(|illegal| Fault::Illegal(illegal.message()))?;
        let happened = |told: Told<G::Event>| Happened {
            to: told.to,
            event: json(&told.event),
            message: told.event.message(),
        };
        Ok(Played {
            events: log.into_iter().map(happened).collect(),
            barrier,
        })
    }

    fn legal(&self, seat: Seat, out: &mut Vec<usize>) {
        let mut actions = Vec::new();
        if self.0.seats().has(seat) {
            self.0.actions(seat, &mut actions);
        }
        out.extend(actions.into_iter().map(Action::index));
    }

    fn act(&mut self, seat: Seat, index: usize) -> Result<Barrier, Fault> {
        if !self.0.seats().has(seat) {
            return Err(Fault::Seat(seat));
        }
        let action = G::Action::from_index(index).ok_or_else(|| {
            Fault::Notation(format!(
                "there is no action {index}; they are numbered from 0 to {}",
                G::Action::COUNT - 1
            ))
        })?;
        self.0
            .apply(seat, action, &mut ())
            .map_err(|illegal| Fault::Illegal(illegal.message()))
    }

    fn observe(&self, seat: Seat, to: &mut [f32]) -> usize {
        if self.0.seats().has(seat) {
            observe(&self.0, seat, to)
        } else {
            0
        }
    }

    fn features(&self) -> Vec<Feature> {
        Features::of(&self.0)
    }

    fn view(&self, eye: Eye) -> Value {
        json(&self.0.view(eye))
    }

    fn panels(&self, eye: Eye) -> Vec<Panel> {
        G::panels(&self.0.view(eye))
    }

    fn state(&self) -> Value {
        json(&self.0)
    }

    fn standings(&self) -> Standings {
        self.0.standings()
    }

    fn checksum(&self) -> u64 {
        checksum(&self.0)
    }

    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        self.0.redeal(eye, rng);
    }

    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(Self(self.0.clone()))
    }

    fn as_any(&self) -> &dyn std::any::Any {
        &self.0
    }
}
