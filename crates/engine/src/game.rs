//! The contract: what every game is.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::account::{Account, Forecast, Named};
use crate::audit::Verdict;
use crate::edition::{Edition, Figures};
use crate::log::{Log, Told};
use crate::message::{Amount, Message, Say};
use crate::notation::Action;
use crate::observe::Observe;
use crate::rng::{Rng, Seed};
use crate::seat::{Eye, Seat, SeatSet, Seats};
use crate::standings::{Finish, Standings};

/// A complete game: every part of the contract. It is never implemented by hand; a type that has all the parts is a game.
///
/// A state is a value. It does no I/O, reads no clock and owns its randomness, so that the same set-up and the same actions
/// give the same state everywhere. The laws (feature `laws`) check what is promised here; a game runs them in its tests.
///
/// The contract has a part for each file of a game, so that each is implemented where its code is:
///
/// | part | methods | file of a game |
/// |---|---|---|
/// | [`Declaration`] | types, bounds, words | `lib.rs` |
/// | [`Start`] | [`new`](Start::new) | `setup.rs` |
/// | [`Rules`] | [`seats`](Rules::seats), [`version`](Rules::version), [`waiting`](Rules::waiting), [`actions`](Rules::actions), [`apply`](Rules::apply) | `rules/mod.rs` |
/// | [`Ask`] | [`question`](Ask::question), [`label`](Ask::label), [`purse`](Ask::purse) | `question.rs` |
/// | [`Show`] | [`view`](Show::view) | `view.rs` |
/// | [`Describe`] | [`panels`](Describe::panels) | `panels.rs` |
/// | [`Redeal`] | [`redeal`](Redeal::redeal), [`remember`](Redeal::remember) | `redeal.rs` |
/// | [`Score`] | [`standings`](Score::standings) | `score.rs` |
/// | [`Audit`] | [`audit`](Audit::audit) | `audit.rs` |
/// | [`Evaluate`] | [`evaluate`](Evaluate::evaluate) | `evaluate.rs` |
/// | [`Observe`] | [`observe`](Observe::observe) | `observe.rs` |
///
/// `use signoria_engine::prelude::*` brings all their methods into scope.
pub trait Game: Start + Rules + Ask + Show + Describe + Redeal + Score + Audit + Evaluate + Observe {}

impl<G: Start + Rules + Ask + Show + Describe + Redeal + Score + Audit + Evaluate + Observe> Game for G {}

/// What a game consists of: its types, its bounds and its words.
pub trait Declaration:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The figures of its editions; `()` for a game without any.
    type Figures: Figures;
    /// What a table can choose. Unknown members must be refused (`#[serde(deny_unknown_fields, default)]`).
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat can do; made by [`actions!`](crate::actions).
    type Action: Action;
    /// What an eye may know, built from what is public upward, never by blanking a copy of the state. It can be read back, so that
    /// a board works with the game's own types.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What happens; made by [`messages!`](crate::messages).
    type Event: Clone + Debug + PartialEq + Serialize + Say + Send;
    /// Why an action is not allowed; made by [`messages!`](crate::messages). Its id names the rule.
    type Refusal: Clone + Debug + PartialEq + Serialize + Say;

    /// The id: short, lower case, the first part of all its message ids.
    const ID: &'static str;
    /// The version of the rules. It is raised when a stored game would play differently; [`Start::new`] must keep
    /// building every earlier version.
    const RULES: u32 = 1;
    /// The fewest and the most seats over all editions and options.
    const SEATS: (u8, u8);
    /// No game takes more decisions than this.
    const MOST_DECISIONS: usize;
    /// No decision offers more actions than this.
    const MOST_ACTIONS: usize;
    /// The options, in the order in which a person is asked.
    const OPTIONS: &'static [OptionSpec] = &[];
    /// The words: language and Fluent source, for each of en, ru and pl.
    const WORDS: &'static [(&'static str, &'static str)] = &[];
}

/// How a game begins.
pub trait Start: Declaration {
    /// The first position.
    ///
    /// # Errors
    /// If edition, options and seats cannot be combined.
    fn new(setup: &Setup<Self>) -> Result<Self, SetupError>;
}

/// Who must decide, what they can do, and what comes of it.
pub trait Rules: Declaration {
    /// How many seats the table has.
    fn seats(&self) -> Seats;

    /// The version of the rules by which this game is played: that of its set-up. A state keeps it and consults it where a
    /// rule was corrected, so that a stored game continues as it began. A game that has had only one version need not keep it.
    fn version(&self) -> u32 {
        Self::RULES
    }

    /// Who must decide now, in any order; empty when the game is over.
    fn waiting(&self) -> SeatSet;

    /// Appends exactly the legal actions of a seat, each once, in a stable order; none if it has nothing to decide.
    /// It does not allocate except to grow `out`.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out an action, logs its events, and says whether it can be taken back without harm.
    ///
    /// # Errors
    /// If the action is not legal for that seat now. Then nothing has changed and nothing was told, and the error says only what the
    /// seat may know.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Barrier, Illegal<Self::Refusal>>;

    /// Carries out an action that [`actions`](Self::actions) listed for the seat in this very position, tells nobody, and replaces the
    /// list with what the seat that decides next can do: the fast way through a game. Gives that seat, the first of several; none when
    /// the game is over. A game saves here what it would work out twice; the result is that of [`apply`](Self::apply) and `actions`.
    fn play_listed(
        &mut self,
        seat: Seat,
        action: Self::Action,
        actions: &mut Vec<Self::Action>,
    ) -> Option<Seat> {
        // Listed is legal: a law of every game.
        let _ = self.apply(seat, action, &mut ());
        actions.clear();
        let next = self.waiting().first()?;
        self.actions(next, actions);
        Some(next)
    }
}

/// What a seat is asked, and what its buttons say.
pub trait Ask: Declaration {
    /// What a seat is asked when it must decide, and why, in one sentence.
    fn question(&self, seat: Seat) -> Message;

    /// What a legal action of that seat says on its button. A game says more here than the action's own words where
    /// the position decides what will be paid or gained.
    fn label(&self, seat: Seat, action: Self::Action) -> Message {
        let _ = seat;
        action.message()
    }

    /// How much the seat has of each thing that labels speak of in [`pays`](Message::pays) and [`gains`](Message::gains), as far
    /// as it may know itself.
    fn purse(&self, seat: Seat) -> Vec<Amount> {
        let _ = seat;
        Vec::new()
    }

    /// What a question or label says is paid and gained, where it says so exactly: the arguments [`pays`](Message::pays) and
    /// [`gains`](Message::gains), unless a game's words name it by others.
    fn named(&self, message: &Message) -> Named {
        Named::of(message)
    }

    /// What the seat paid and gained by an action whose events these are, without what merely followed from it. `None` where the
    /// change in its [`purse`](Self::purse) decides.
    fn account(events: &[Told<Self::Event>], seat: Seat) -> Option<Account> {
        let _ = (events, seat);
        None
    }

    /// The answer that continues an action whose price has been named but not yet paid; none where nothing is left to pay, or
    /// where the price is no longer the one that was named.
    fn pays_next(&self, seat: Seat) -> Option<Self::Action> {
        let _ = seat;
        None
    }

    /// What the view of a seat that must decide predicts.
    fn forecasts(&self, seat: Seat) -> Vec<Forecast<Self::Action>> {
        let _ = seat;
        Vec::new()
    }
}

/// What an eye may know.
pub trait Show: Declaration {
    /// What that eye may know. Two states that differ only in what it cannot know give equal views.
    fn view(&self, eye: Eye) -> Self::View;
}

/// A view in words.
pub trait Describe: Declaration {
    /// The view in labelled panels, for the terminal, the screen reader and a plain board.
    fn panels(view: &Self::View) -> Vec<Panel>;
}

/// What an eye cannot know, replaced at random.
pub trait Redeal: Declaration {
    /// Replaces everything the eye cannot know (others' hands, deck orders, the random stream) with a random possibility that
    /// fits everything it has seen. Its view, questions and legal actions stay the same.
    fn redeal(&mut self, eye: Eye, rng: &mut Rng);

    /// Shows every seat what lies hidden on the table although it follows from what everybody saw, as a player who forgets nothing
    /// knows it. Only bots think in such positions: nothing else about them changes.
    fn remember(&mut self) {}
}

/// The scores.
pub trait Score: Declaration {
    /// The scores with their sources. When the game is over: final. Before: only what is public.
    fn standings(&self) -> Standings;

    /// When the game is over: the same as numbers only. Searches need it often; a game gives it without allocating.
    fn finish(&self) -> Finish {
        Finish::of(&self.standings())
    }
}

/// What every position must satisfy.
pub trait Audit: Declaration {
    /// Checks that the position is possible: every piece accounted for, every number in its range.
    /// An untrusted state passes this before it is used for anything else.
    ///
    /// # Errors
    /// If it is not.
    fn audit(&self) -> Verdict;
}

/// An estimate for players that do not look far ahead.
pub trait Evaluate: Score {
    /// How good the position is for a seat: an estimate of its final margin in points, from what that seat may know.
    fn evaluate(&self, seat: Seat) -> f32 {
        let standings = self.standings();
        let own = standings.of(seat).map_or(0, |row| row.score);
        let others = standings
            .rows
            .iter()
            .filter(|row| row.seat != Some(seat))
            .map(|row| row.score);
        (own - others.max().unwrap_or(0)) as f32
    }
}

/// Everything that decides the first position.
#[derive(Debug)]
pub struct Setup<G: Declaration> {
    /// The figures in play.
    pub edition: Edition<G::Figures>,
    /// What the table chose.
    pub options: G::Options,
    /// The number of seats.
    pub seats: Seats,
    /// Where the randomness comes from.
    pub seed: Seed,
    /// The version of the rules: [`Declaration::RULES`], or an earlier one for a stored game.
    pub rules: u32,
}

// Not derived: that would require the figures to be `Clone` too.
impl<G: Declaration> Clone for Setup<G> {
    fn clone(&self) -> Self {
        let Self {
            edition,
            ref options,
            seats,
            seed,
            rules,
        } = *self;
        Self {
            edition,
            options: options.clone(),
            seats,
            seed,
            rules,
        }
    }
}

impl<G: Declaration> Setup<G> {
    /// The default edition and options.
    #[must_use]
    pub fn new(seats: Seats, seed: impl Into<Seed>) -> Self {
        Self {
            edition: Edition::standard(),
            options: G::Options::default(),
            seats,
            seed: seed.into(),
            rules: G::RULES,
        }
    }

    /// The same with other options.
    #[must_use]
    pub fn with_options(mut self, options: G::Options) -> Self {
        self.options = options;
        self
    }

    /// The same with another edition.
    #[must_use]
    pub fn with_edition(mut self, edition: Edition<G::Figures>) -> Self {
        self.edition = edition;
        self
    }

    /// The first position.
    ///
    /// # Errors
    /// If the number of seats or the rules version is not one of this game's, or the game refuses the combination.
    pub fn start(&self) -> Result<G, SetupError>
    where
        G: Start,
    {
        let (low, high) = G::SEATS;
        let seats = u8::from(self.seats);
        if !(low..=high).contains(&seats) {
            return Err(SetupError::Seats {
                asked: seats,
                low,
                high,
            });
        }
        if self.rules == 0 || self.rules > G::RULES {
            return Err(SetupError::Rules {
                asked: self.rules,
                newest: G::RULES,
            });
        }
        G::new(self)
    }
}

/// Why a game cannot be set up like that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Unsupported number of seats.
    Seats {
        /// The number asked for.
        asked: u8,
        /// The fewest.
        low: u8,
        /// The most.
        high: u8,
    },
    /// The rules are of a version that this program does not know.
    Rules {
        /// The version asked for.
        asked: u32,
        /// The newest known.
        newest: u32,
    },
    /// Edition, options and seats cannot be combined; the id names the rule.
    Rule(Message),
}

impl SetupError {
    /// The combination breaks the rule of that id.
    #[must_use]
    pub fn rule(id: &'static str) -> Self {
        Self::Rule(Message::new(id))
    }

    /// What to say about it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            &Self::Seats { asked, low, high } => Message::new("engine.setup.seats")
                .with("asked", asked)
                .with("low", low)
                .with("high", high),
            &Self::Rules { asked, newest } => Message::new("engine.setup.rules")
                .with("asked", asked)
                .with("newest", newest),
            Self::Rule(message) => message.clone(),
        }
    }
}

/// Whether an action can be taken back without anybody having learned anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// Nothing hidden was revealed and nothing was drawn: the actor knew everything that would happen.
    Open,
    /// Something hidden was revealed, or the random stream was drawn from.
    Closed,
}

impl Barrier {
    /// Closed if either is.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        if self == Self::Closed { self } else { other }
    }
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal<R> {
    /// The game is over.
    Over,
    /// Nobody waits for that seat.
    NotWaitedFor {
        /// The seat that tried to act.
        seat: Seat,
    },
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R> From<R> for Illegal<R> {
    fn from(refusal: R) -> Self {
        Self::Rule(refusal)
    }
}

impl<R: Say> Illegal<R> {
    /// The rule, as a dotted path.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Over => "engine.turn.over",
            Self::NotWaitedFor { .. } => "engine.turn.seat",
            Self::Rule(refusal) => refusal.id(),
        }
    }

    /// What to say about it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Over => Message::new(self.rule()),
            Self::NotWaitedFor { seat } => Message::new(self.rule()).with("seat", *seat),
            Self::Rule(refusal) => refusal.message(),
        }
    }
}

/// Checks that it is that seat's turn; the first line of every [`Rules::apply`].
///
/// # Errors
/// If the game is over or it is not that seat's turn.
pub fn check_turn<G: Rules>(game: &G, seat: Seat) -> Result<(), Illegal<G::Refusal>> {
    let waiting = game.waiting();
    if waiting.contains(seat) {
        Ok(())
    } else if waiting.is_empty() {
        Err(Illegal::Over)
    } else {
        Err(Illegal::NotWaitedFor { seat })
    }
}

/// The options of a game that has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// An option of a game, for the screen that asks for it and for the tests that try every value.
///
/// Its words are the messages `GAME.option.KEY`, `GAME.option.KEY.help` and for each value `GAME.option.KEY.VALUE`, underscores
/// written as hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The member of the options object.
    pub key: &'static str,
    /// What it can be.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The fewest and the most seats that it is for; none: any number. At other tables it has no meaning and is not asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<(u8, u8)>,
}

impl OptionSpec {
    const fn new(key: &'static str, kind: OptionKind) -> Self {
        Self {
            key,
            kind,
            seats: None,
        }
    }

    /// Yes or no.
    #[must_use]
    pub const fn flag(key: &'static str) -> Self {
        Self::new(key, OptionKind::Flag)
    }

    /// One of these.
    #[must_use]
    pub const fn choice(key: &'static str, values: &'static [&'static str]) -> Self {
        Self::new(key, OptionKind::Choice(values))
    }

    /// A seat, or chance.
    #[must_use]
    pub const fn seat(key: &'static str) -> Self {
        Self::new(key, OptionKind::Seat)
    }

    /// The same, only for tables of that size.
    #[must_use]
    pub const fn for_seats(self, fewest: u8, most: u8) -> Self {
        Self {
            seats: Some((fewest, most)),
            ..self
        }
    }
}

/// What an option can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "values", rename_all = "lowercase")]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// One of these strings.
    Choice(&'static [&'static str]),
    /// A seat number, or `null` for chance.
    Seat,
}

/// A part of the view in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Panel {
    /// What it shows.
    pub title: Message,
    /// The lines; [`Arg::Text`](crate::message::Arg::Text) keeps drawings as they are.
    pub lines: Vec<Message>,
}

impl Panel {
    /// An empty panel.
    #[must_use]
    pub fn new(title: Message) -> Self {
        Self {
            title,
            lines: Vec::new(),
        }
    }

    /// The panel with one more line.
    #[must_use]
    pub fn line(mut self, line: Message) -> Self {
        self.lines.push(line);
        self
    }
}
