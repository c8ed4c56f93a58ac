//! Who has which seat: people by an opaque id, bots by their level.

use std::fmt;

use serde::{Deserialize, Serialize};
use signoria_bots::Level;

/// A person, known to the table only by an id. Names are kept elsewhere, so that a table
/// stored for ever contains nothing personal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId(String);

/// The longest id of a person: room for 256 bits in hexadecimal.
const LONGEST_ID: usize = 64;

/// The error for a text that is not the id of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has 1 to {LONGEST_ID} letters, digits, hyphens and underscores")]
pub struct NotAnId;

impl TryFrom<String> for PersonId {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let fits = (1..=LONGEST_ID).contains(&text.len());
        if fits && text.bytes().all(plain) {
            Ok(Self(text))
        } else {
            Err(NotAnId)
        }
    }
}

impl From<PersonId> for String {
    fn from(id: PersonId) -> Self {
        id.0
    }
}

impl PersonId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet, or nobody any more.
    #[default]
    Open,
    /// A person.
    Person {
        /// Who.
        person: PersonId,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Occupant {
    /// The person on the seat.
    #[must_use]
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Self::Person { person } => Some(person),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// Whether that person has this seat.
    #[must_use]
    pub fn is(&self, person: &PersonId) -> bool {
        self.person() == Some(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_holds_nothing_but_letters_and_digits() {
        for good in ["a", "3f-9_Z", &"x".repeat(64)] {
            assert!(PersonId::try_from(good.to_owned()).is_ok(), "{good}");
        }
        for bad in ["", "a b", "ä", "a'--", &"x".repeat(65)] {
            assert!(PersonId::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
