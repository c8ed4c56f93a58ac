//! How a table was opened: what never changes afterwards.

use serde::{Deserialize, Serialize};
use signoria_engine::Journal;
use signoria_engine::erased::{AnyGame, Fault, Order};

use crate::clock::{ClockRule, Millis, OnExpiry};
use crate::people::{Occupant, PersonId};
use crate::wire::Visibility;

/// How a table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opening {
    /// The id of the table.
    pub id: String,
    /// The set-up of the game as a journal without actions: it fixes edition, rules version and seed.
    #[serde(with = "as_json")]
    pub journal: Journal,
    /// Who opened it.
    pub host: PersonId,
    /// Who sat where at first.
    pub occupants: Vec<Occupant>,
    /// How long a seat may think.
    pub clock: ClockRule,
    /// What happens to a seat whose clock has run out.
    pub on_expiry: OnExpiry,
    /// Who can find the table.
    pub visibility: Visibility,
    /// Whether a person there may ask what a strong player would do.
    #[serde(default)]
    pub hints: bool,
    /// When.
    pub at: Millis,
}

impl Opening {
    /// A table for a new game, without a clock, found only by its link.
    ///
    /// # Errors
    /// If the game refuses the order.
    pub fn new(
        game: &dyn AnyGame,
        order: &Order,
        id: String,
        host: PersonId,
        occupants: Vec<Occupant>,
        at: Millis,
    ) -> Result<Self, Fault> {
        let (_, journal) = game.start(order)?;
        let seats = journal.seats.count();
        let mut occupants = occupants;
        occupants.resize(seats, Occupant::Open);
        Ok(Self {
            id,
            journal,
            host,
            occupants,
            clock: ClockRule::None,
            on_expiry: OnExpiry::default(),
            visibility: Visibility::Link,
            hints: false,
            at,
        })
    }

    /// The name of the edition.
    #[must_use]
    pub fn edition(&self) -> &str {
        let edition = &self.journal.edition;
        edition.rsplit_once('@').map_or(edition, |(name, _)| name)
    }
}

/// A journal as a JSON value inside another.
mod as_json {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use serde_json::Value;
    use signoria_engine::Journal;

    pub fn serialize<S: Serializer>(journal: &Journal, serializer: S) -> Result<S::Ok, S::Error> {
        journal.to_value().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Journal, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Journal::from_text(&value.to_string()).map_err(D::Error::custom)
    }
}
