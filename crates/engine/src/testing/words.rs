//! The words of a game, as its tests read them: which messages each language has, and the printed terms of its glossary.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use crate::game::Declaration;

/// The messages of a file: by id, as it stands there, the first line.
fn messages(words: &str) -> BTreeMap<&str, &str> {
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let lines = words.lines().filter(begins);
    lines
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, text)| (id, text.trim()))
        .collect()
}

/// Checks that every language has the same messages, and that these ids are among them.
///
/// # Panics
/// If a message is missing somewhere.
pub fn every_language_has<'a, G: Declaration>(ids: impl IntoIterator<Item = &'a str>) {
    let mut needed: BTreeSet<String> = ids.into_iter().map(|id| id.replace('.', "-")).collect();
    for (_, words) in G::WORDS {
        needed.extend(messages(words).into_keys().map(str::to_owned));
    }
    for (language, words) in G::WORDS {
        let known = messages(words);
        let missing: Vec<&String> = needed
            .iter()
            .filter(|id| !known.contains_key(id.as_str()))
            .collect();
        assert!(missing.is_empty(), "{language} has no {missing:?}");
    }
}

/// The first line of a message in a language; empty where there is none.
#[must_use]
pub fn said<G: Declaration>(language: &str, id: &str) -> &'static str {
    let words = G::WORDS.iter().find(|(code, _)| *code == language);
    let found = words.and_then(|(_, words)| messages(words).remove(id.replace('.', "-").as_str()));
    found.unwrap_or_default()
}

/// The terms that the box prints, from a game's `GLOSSARY.toml`.
pub struct Glossary(BTreeMap<String, Term>);

/// A term in the languages of the box.
#[derive(Deserialize)]
struct Term {
    en: String,
    ru: String,
    pl: String,
    /// The messages that are exactly this term.
    #[serde(default)]
    names: Vec<String>,
}

impl Glossary {
    /// Reads a glossary.
    ///
    /// # Panics
    /// If it cannot be read.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self(toml::from_str(text).unwrap_or_else(|error| panic!("the glossary: {error}")))
    }

    /// A term in a language.
    ///
    /// # Panics
    /// If there is no such term, or it is not printed in that language.
    #[must_use]
    pub fn term(&self, key: &str, language: &str) -> &str {
        let term = self
            .0
            .get(key)
            .unwrap_or_else(|| panic!("no {key} in the glossary"));
        match language {
            "en" => &term.en,
            "ru" => &term.ru,
            "pl" => &term.pl,
            other => panic!("{key} is not printed in {other}"),
        }
    }

    /// The messages that the glossary itself names as being exactly a term: the key of the term, and the id.
    pub fn names(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .flat_map(|(key, term)| term.names.iter().map(|name| (key.as_str(), name.as_str())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Pebbles;

    #[test]
    fn the_sample_has_its_words_in_every_language() {
        every_language_has::<Pebbles>(["pebbles.title", "pebbles.ask.take"]);
        assert!(!said::<Pebbles>("pl", "pebbles.title").is_empty());
    }

    #[test]
    #[should_panic(expected = "en has no [\"pebbles-nothing\"]")]
    fn a_message_without_words_is_found() {
        every_language_has::<Pebbles>(["pebbles.nothing"]);
    }

    #[test]
    fn a_glossary_says_terms_and_which_messages_they_are() {
        let glossary =
            Glossary::read("[lake]\nen = \"Lake\"\nru = \"Озеро\"\npl = \"Jezioro\"\nnames = [\"a-lake\"]");
        assert_eq!(glossary.term("lake", "ru"), "Озеро");
        assert_eq!(glossary.names().collect::<Vec<_>>(), [("lake", "a-lake")]);
    }
}
