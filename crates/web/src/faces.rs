//! The games as the shell knows them: the description of each, read from `catalog.json` of the bundle, so that the page needs no rules.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{browser, build};

/// The description of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Face {
    /// The id.
    pub id: String,
    /// Whether it is only a sample for trying things out.
    #[serde(default)]
    pub sample: bool,
    /// The fewest seats.
    pub fewest_seats: u8,
    /// The most seats.
    pub most_seats: u8,
    /// The editions, the default first.
    pub editions: Vec<EditionFace>,
    /// The options.
    pub options: Vec<OptionFace>,
    /// The options as they are when nothing is chosen.
    pub default_options: Value,
}

/// An edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EditionFace {
    /// Its name.
    pub name: String,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionFace {
    /// The member of the options object.
    pub key: String,
    /// What it can be.
    #[serde(flatten)]
    pub kind: KindFace,
    /// The fewest and the most seats for which it has a meaning; none means any number.
    #[serde(default)]
    pub seats: Option<(u8, u8)>,
}

impl OptionFace {
    /// Whether it has a meaning at a table of that size.
    #[must_use]
    pub fn is_for(&self, seats: usize) -> bool {
        self.seats
            .is_none_or(|(fewest, most)| (usize::from(fewest)..=usize::from(most)).contains(&seats))
    }
}

impl Face {
    /// The chosen options that have a meaning at a table of that size. The others are left out.
    #[must_use]
    pub fn options_for(&self, chosen: &Value, seats: usize) -> Value {
        let Value::Object(chosen) = chosen else {
            return chosen.clone();
        };
        let is_other = |key: &str| {
            let spec = self.options.iter().find(|spec| spec.key == key);
            spec.is_some_and(|spec| !spec.is_for(seats))
        };
        let mut chosen = chosen.clone();
        chosen.retain(|key, _| !is_other(key));
        Value::Object(chosen)
    }
}

/// What an option can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "values", rename_all = "lowercase")]
pub enum KindFace {
    /// Yes or no.
    Flag,
    /// One of these.
    Choice(Vec<String>),
    /// A seat, or chance.
    Seat,
}

static FACES: OnceLock<Vec<Face>> = OnceLock::new();

/// Reads the catalog, once, before anything is shown. False if it is missing: then nothing can be shown.
pub async fn load() -> bool {
    let text = browser::fetch_text(&build::file("catalog.json")).await;
    let faces: Option<Vec<Face>> = text.and_then(|text| serde_json::from_str(&text).ok());
    faces.is_some_and(|faces| FACES.set(faces).is_ok())
}

/// The games.
pub fn all() -> &'static [Face] {
    FACES.get().map(Vec::as_slice).unwrap_or_default()
}

/// The game of that id.
pub fn find(id: &str) -> Option<&'static Face> {
    all().iter().find(|face| face.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_of_the_games_can_be_read() {
        for entry in signoria_catalog::GAMES {
            let info = serde_json::to_value(entry.arena.game().info()).unwrap();
            let face: Face = serde_json::from_value(info).unwrap();
            assert_eq!(face.options.len(), entry.arena.game().info().options.len());
        }
    }

    #[test]
    fn options_for_another_number_of_seats_are_left_out() {
        let entry = signoria_catalog::find("florence").unwrap();
        let info = serde_json::to_value(entry.arena.game().info()).unwrap();
        let face: Face = serde_json::from_value(info).unwrap();
        let chosen = serde_json::json!({"muse_and_princess": true, "difficulty": "hard"});
        assert_eq!(
            face.options_for(&chosen, 1),
            serde_json::json!({"difficulty": "hard"})
        );
        assert_eq!(
            face.options_for(&chosen, 3),
            serde_json::json!({"muse_and_princess": true})
        );
    }
}
