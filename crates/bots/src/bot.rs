//! What a bot is, and how one is named.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use signoria_engine::erased::AnyState;
use signoria_engine::{Eye, Game, Purpose, Rng, Seat, Seed};

use crate::{Greedy, Random, Search};

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the actions, which are the legal ones of `seat` and never empty. In `seen` everything that the seat cannot know
    /// is made up; it may be redealt again.
    fn choose(&mut self, seen: &G, seat: Seat, actions: &[G::Action], rng: &mut Rng) -> G::Action;
}

/// How long a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Budget {
    /// That many simulated games: the same choice on every machine.
    Playouts(u32),
    /// That much time.
    Time(Duration),
}

/// The search thinks this long unless told otherwise: a person hardly notices it.
const DEFAULT_TIME: Duration = Duration::from_millis(500);

/// The upper limit for one decision.
const LONGEST_TIME: Duration = Duration::from_secs(600);

/// Which bot: `random`, `greedy`, `search`, `search:500ms`, `search:2000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotSpec {
    /// Any action.
    Random,
    /// The best after one step.
    Greedy,
    /// The best after a search.
    Search(Budget),
}

impl BotSpec {
    /// The kinds, for help and completion.
    pub const KINDS: [&'static str; 3] = ["random", "greedy", "search"];

    /// A search of that many milliseconds, capped at the limit.
    #[must_use]
    pub fn search_millis(millis: u64) -> Self {
        Self::Search(Budget::Time(Duration::from_millis(millis).min(LONGEST_TIME)))
    }

    /// The bot.
    #[must_use]
    pub fn make<G: Game>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy),
            Self::Search(budget) => Box::new(Search::new(budget)),
        }
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "\"{0}\" is no bot; there are random, greedy and search (search:500ms for time, search:2000 for playouts)"
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
        match (kind, budget) {
            ("random", None) => Ok(Self::Random),
            ("greedy", None) => Ok(Self::Greedy),
            ("search", None) => Ok(Self::Search(Budget::Time(DEFAULT_TIME))),
            ("search", Some(budget)) => match budget.strip_suffix("ms") {
                Some(millis) => millis.parse().map(Self::search_millis).map_err(|_| unknown()),
                None => match budget.parse() {
                    Ok(playouts @ 1..) => Ok(Self::Search(Budget::Playouts(playouts))),
                    _ => Err(unknown()),
                },
            },
            _ => Err(unknown()),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(Budget::Playouts(playouts)) => write!(f, "search:{playouts}"),
            Self::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
        }
    }
}

/// A player of any game.
pub trait AnyBot: Send {
    /// Chooses for a seat, from the full position: what the seat cannot know is hidden from the bot here. None when
    /// the seat is not waited for or the state is of another game.
    fn choose(&mut self, state: &dyn AnyState, seat: Seat) -> Option<String>;
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_named_and_read_back() {
        for text in ["random", "greedy", "search:500ms", "search:2000"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("search".parse::<BotSpec>().unwrap().to_string(), "search:500ms");
        for bad in [
            "",
            "gready",
            "search:",
            "search:0",
            "search:-1",
            "greedy:3",
            "search:5s",
        ] {
            assert!(bad.parse::<BotSpec>().is_err(), "{bad}");
        }
    }

    #[test]
    fn thinking_time_is_capped() {
        let BotSpec::Search(Budget::Time(time)) = BotSpec::search_millis(u64::MAX) else {
            panic!("a search")
        };
        assert_eq!(time, LONGEST_TIME);
    }
}
