//! Positions in one line: a started game with what matters changed.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Play;
use crate::game::{Game, Setup};
use crate::seat::Seats;

/// A position in the making. It goes through JSON and the game's own audit, so that no test starts from an impossible position.
///
/// A game gives its own names to what tests need, in an extension trait of its `tests/suite/scenario.rs`:
///
/// ```
/// use signoria_engine::{Seats, Setup, sample::Pebbles, testing::Scenario};
///
/// trait Positions {
///     fn heap(self, pebbles: u8) -> Self;
/// }
///
/// impl Positions for Scenario<Pebbles> {
///     fn heap(self, pebbles: u8) -> Self {
///         self.set("/left", pebbles)
///     }
/// }
///
/// let mut play = Scenario::<Pebbles>::of(2).heap(2).play();
/// assert_eq!(play.list(0), ["take 1", "take 2"]);
/// ```
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    state: Value,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> From<&G> for Scenario<G> {
    fn from(game: &G) -> Self {
        Self {
            state: serde_json::to_value(game).expect("a state can be written"),
            game: PhantomData,
        }
    }
}

impl<G: Game> Scenario<G> {
    /// The first position of a table with default edition and options.
    #[track_caller]
    #[must_use]
    pub fn of(seats: u8) -> Self {
        Self::start(&Setup::new(Seats::new(seats), 7))
    }

    /// The first position of that table.
    #[track_caller]
    #[must_use]
    pub fn start(setup: &Setup<G>) -> Self {
        Self::from(&Play::start(setup).game)
    }

    /// The member at a JSON pointer, as a value of its type. It must be there.
    #[track_caller]
    pub fn get<T: DeserializeOwned>(&self, pointer: &str) -> T {
        let member = self.state.pointer(pointer);
        let member = member.unwrap_or_else(|| panic!("nothing at {pointer}"));
        match serde_json::from_value(member.clone()) {
            Ok(value) => value,
            Err(error) => panic!("{pointer}: {error}: {member}"),
        }
    }

    /// Sets the member at a JSON pointer. It must be there.
    #[track_caller]
    #[must_use]
    pub fn set(mut self, pointer: &str, value: impl Serialize) -> Self {
        let value = serde_json::to_value(value).expect("a value can be written");
        match self.state.pointer_mut(pointer) {
            Some(member) => *member = value,
            None => panic!("nothing at {pointer}"),
        }
        self
    }

    /// Changes the member at a JSON pointer as a value of its type: `.edit("/players/0", |player: &mut Player| player.coins = 9)`.
    #[track_caller]
    #[must_use]
    pub fn edit<T: Serialize + DeserializeOwned>(self, pointer: &str, change: impl FnOnce(&mut T)) -> Self {
        let mut value: T = self.get(pointer);
        change(&mut value);
        self.set(pointer, value)
    }

    /// Changes the position as JSON, for anything without a named method.
    #[must_use]
    pub fn raw(mut self, change: impl FnOnce(&mut Value)) -> Self {
        change(&mut self.state);
        self
    }

    /// The position if it is possible, otherwise why not.
    ///
    /// # Errors
    /// If it cannot be read or fails the audit.
    pub fn build(&self) -> Result<G, String> {
        let game: G = serde_json::from_value(self.state.clone()).map_err(|error| error.to_string())?;
        game.audit().map_err(|error| error.to_string())?;
        Ok(game)
    }

    /// Whether the position is possible.
    #[must_use]
    pub fn is_possible(&self) -> bool {
        self.build().is_ok()
    }

    /// The game from here, which must be possible.
    #[track_caller]
    #[must_use]
    pub fn play(&self) -> Play<G> {
        match self.build() {
            Ok(game) => Play::new(game),
            Err(error) => panic!("this position is impossible: {error}\n{}", self.state),
        }
    }
}
