//! The bots' interface, and their names.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use signoria_engine::erased::AnyState;
use signoria_engine::{Eye, Game, Purpose, Rng, Seat, Seed};

use web_time::Instant;

use crate::mind::shelf;
use crate::plan::{Manner, Planner};
use crate::{Greedy, Random, Search};

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions, which are the legal ones of `seat` and never empty. In `seen` everything that the seat cannot know
    /// is invented; it may be redealt again.
    fn choose(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action;

    /// How long it thinks from now on, if it thinks at all.
    fn set_budget(&mut self, _budget: Budget) {}
}

/// How long a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Budget {
    /// That many simulated games: the same choice on every machine.
    Playouts(u32),
    /// That much time for all decisions of a turn.
    Time(Duration),
    /// That many simulations a decision, but no more time for the turn than that: the same choice on every machine that is quick enough.
    Within(u32, Duration),
}

impl Budget {
    /// That many milliseconds for a turn, capped at the limit.
    #[must_use]
    pub fn millis(millis: u64) -> Self {
        Self::Time(Duration::from_millis(millis).min(LONGEST_TIME))
    }

    /// Whether a search that has done this many simulations since `started` goes on.
    pub(crate) fn goes_on(self, done: u32, started: Instant) -> bool {
        if done >= MOST_SIMULATIONS {
            return false;
        }
        match self {
            Self::Playouts(playouts) => done < playouts,
            Self::Time(time) => started.elapsed() < time,
            // The clock is slow to read in a browser.
            Self::Within(playouts, time) => {
                done < playouts && (!done.is_multiple_of(16) || started.elapsed() < time)
            }
        }
    }

    /// The part of a turn's budget that the next decision may use, after `spent` of it: since a turn has an unknown number of decisions,
    /// each may use three quarters of the rest.
    pub(crate) fn after(self, spent: Duration) -> Self {
        let share = |time: Duration| time.saturating_sub(spent) * 3 / 4;
        match self {
            Self::Playouts(playouts) => Self::Playouts(playouts),
            Self::Time(time) => Self::Time(share(time)),
            Self::Within(playouts, time) => Self::Within(playouts, share(time)),
        }
    }

    /// Whether at least half of the time is left, where there is a limit.
    pub(crate) fn has_half_left(self, started: Instant) -> bool {
        match self {
            Self::Playouts(_) => true,
            Self::Time(time) | Self::Within(_, time) => started.elapsed() * 2 < time,
        }
    }
}

/// The default thinking time, which a person hardly notices.
const DEFAULT_TIME: Duration = Duration::from_millis(500);

/// The upper limit for one decision: a tree of that many simulations takes some hundred megabytes.
pub const MOST_SIMULATIONS: u32 = 1_000_000;

/// The upper limit for one turn.
const LONGEST_TIME: Duration = Duration::from_secs(600);

/// How strong an opponent is: what people choose. Tables saved by earlier versions use other names for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Looks one step ahead and takes what looks best: a good opponent for a first game.
    #[default]
    #[serde(alias = "random", alias = "greedy")]
    Apprentice,
    /// Has learned the game from many thousands of games, and thinks for a moment.
    Journeyman,
    /// Thinks through a turn and the replies to it, within a second.
    #[serde(alias = "search")]
    Master,
    /// Thinks ten times as long as a master: it plays on from every position that it comes to.
    Grandmaster,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [
        Self::Apprentice,
        Self::Journeyman,
        Self::Master,
        Self::Grandmaster,
    ];

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
            Self::Grandmaster => "grandmaster",
        }
    }

    /// Whether it answers at once.
    #[must_use]
    pub const fn is_quick(self) -> bool {
        matches!(self, Self::Apprentice | Self::Journeyman)
    }

    /// How it searches.
    fn manner(self) -> Manner {
        match self {
            Self::Apprentice | Self::Journeyman | Self::Master => Manner::default(),
            Self::Grandmaster => Manner::far_sighted(),
        }
    }

    /// How long it thinks: simulations of a decision, and time for a whole turn; none for one that does not search. The time is for slow
    /// machines only: elsewhere the simulations are done long before.
    #[must_use]
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Apprentice => None,
            Self::Journeyman => Some(Budget::Within(12, Duration::from_millis(500))),
            Self::Master => Some(Budget::Within(500, Duration::from_millis(1000))),
            Self::Grandmaster => Some(Budget::Within(1000, Duration::from_secs(10))),
        }
    }
}

/// Which bot: a level, or `random`, `greedy-1`, `search:500ms`, `search:2000`, `plan:2000`, `far:1000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// Any action.
    Random,
    /// The best after one step.
    Greedy,
    /// The best after a search with random playouts.
    Search(Budget),
    /// The best after a search with a learned judgement.
    Plan(Budget),
    /// The same, but the network plays on from every leaf before it is judged.
    Far(Budget),
    /// An opponent for people.
    Level(Level),
}

impl BotSpec {
    /// The kinds, for help and completion.
    pub const KINDS: [&'static str; 9] = [
        "random",
        "apprentice",
        "journeyman",
        "master",
        "grandmaster",
        "greedy-1",
        "search",
        "plan",
        "far",
    ];

    /// Whether it uses the trained network of the game.
    #[must_use]
    pub const fn is_learned(self) -> bool {
        match self {
            Self::Random | Self::Greedy | Self::Search(_) => false,
            Self::Plan(_) | Self::Far(_) => true,
            Self::Level(level) => level.budget().is_some(),
        }
    }

    /// The bot. Without a trained network for the game ([`shelf`]), the levels above apprentice play like an
    /// apprentice.
    #[must_use]
    pub fn make<G: Game>(self) -> Box<dyn Bot<G>> {
        let planner = |budget: Budget, manner: Manner| -> Box<dyn Bot<G>> {
            match shelf::get::<G>() {
                Some(network) => Box::new(Planner::new(network, budget, manner)),
                None => Box::new(Greedy),
            }
        };
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy),
            Self::Search(budget) => Box::new(Search::new(budget)),
            Self::Plan(budget) => planner(budget, Manner::default()),
            Self::Far(budget) => planner(budget, Manner::far_sighted()),
            Self::Level(level) => match level.budget() {
                Some(budget) => planner(budget, level.manner()),
                None => Box::new(Greedy),
            },
        }
    }
}

/// The error for a text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no bot; there are apprentice, journeyman, master, grandmaster, random, greedy-1, search, plan and far (plan:500ms for time, plan:2000 for simulations)"
)]
pub struct BotError(String);

impl FromStr for BotSpec {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Self, BotError> {
        let unknown = || BotError(signoria_engine::notation::quoted(text));
        let (kind, budget) = match text.split_once(':') {
            Some((kind, budget)) => (kind, Some(budget)),
            None => (text, None),
        };
        let budget = match budget {
            None => None,
            Some(budget) => Some(read_budget(budget).ok_or_else(unknown)?),
        };
        match (kind, budget) {
            ("random", None) => Ok(Self::Random),
            ("greedy" | "greedy-1", None) => Ok(Self::Greedy),
            ("search", budget) => Ok(Self::Search(budget.unwrap_or(Budget::Time(DEFAULT_TIME)))),
            ("plan", budget) => Ok(Self::Plan(budget.unwrap_or(Budget::Time(DEFAULT_TIME)))),
            ("far", budget) => Ok(Self::Far(budget.unwrap_or(Budget::Time(DEFAULT_TIME)))),
            (name, None) => Level::ALL
                .into_iter()
                .find(|level| level.name() == name)
                .map(Self::Level)
                .ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }
}

/// `500ms` or `2000`.
fn read_budget(text: &str) -> Option<Budget> {
    match text.strip_suffix("ms") {
        Some(millis) => Some(Budget::millis(millis.parse().ok()?)),
        None => text
            .parse()
            .ok()
            .filter(|playouts| (1..=MOST_SIMULATIONS).contains(playouts))
            .map(Budget::Playouts),
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Playouts(playouts) | Self::Within(playouts, _) => playouts.fmt(f),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy-1"),
            Self::Search(budget) => write!(f, "search:{budget}"),
            Self::Plan(budget) => write!(f, "plan:{budget}"),
            Self::Far(budget) => write!(f, "far:{budget}"),
            Self::Level(level) => f.write_str(level.name()),
        }
    }
}

/// A player of any game.
pub trait AnyBot: Send {
    /// Chooses for a seat, from the full position: what the seat cannot know is hidden from the bot here. None when
    /// the seat is not waited for or the state is of another game.
    fn choose(&mut self, state: &dyn AnyState, seat: Seat) -> Option<String>;

    /// How long it thinks from now on, if it thinks at all.
    fn set_budget(&mut self, budget: Budget);
}

/// A bot with its own random stream.
pub(crate) struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    redeals: Rng,
    choices: Rng,
    actions: Vec<G::Action>,
}

impl<G: Game> Seated<G> {
    pub(crate) fn new(spec: BotSpec, seed: Seed) -> Self {
        Self {
            bot: spec.make(),
            redeals: Rng::new(seed, Purpose::Redeal),
            choices: Rng::new(seed, Purpose::Bot),
            actions: Vec::new(),
        }
    }

    pub(crate) fn decide(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        self.actions.clear();
        if game.seats().has(seat) {
            game.actions(seat, &mut self.actions);
        }
        match self.actions.as_slice() {
            [] => None,
            [only] => Some(*only),
            actions => {
                let mut seen = game.clone();
                seen.redeal(Eye::Seat(seat), &mut self.redeals);
                Some(self.bot.choose(&seen, seat, actions, &mut self.choices))
            }
        }
    }
}

impl<G: Game> AnyBot for Seated<G> {
    fn choose(&mut self, state: &dyn AnyState, seat: Seat) -> Option<String> {
        let game = state.as_any().downcast_ref::<G>()?;
        self.decide(game, seat).map(|action| action.to_string())
    }

    fn set_budget(&mut self, budget: Budget) {
        self.bot.set_budget(budget);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_named_and_read_back() {
        for text in [
            "random",
            "greedy-1",
            "search:500ms",
            "search:2000",
            "plan:64",
            "far:1000",
            "master",
        ] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("search".parse::<BotSpec>().unwrap().to_string(), "search:500ms");
        for bad in [
            "",
            "gready",
            "search:",
            "search:0",
            "plan:4000000000",
            "search:-1",
            "greedy:3",
            "master:3",
            "search:5s",
        ] {
            assert!(bad.parse::<BotSpec>().is_err(), "{bad}");
        }
    }

    #[test]
    fn thinking_time_is_capped() {
        assert_eq!(Budget::millis(u64::MAX), Budget::Time(LONGEST_TIME));
    }
}
