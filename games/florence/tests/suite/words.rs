//! Every message of the game has words in every language.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use signoria_engine::prelude::*;
use signoria_florence::pieces::{
    Building, Card, Character, Deed, Freedom, Landscape, Pile, Size, Stack, Turn,
};
use signoria_florence::{Action, Event, Florence, Refusal};

fn ids(text: &str) -> BTreeSet<&str> {
    let defines = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    text.lines()
        .filter(defines)
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .collect()
}

#[test]
fn all_languages_have_the_same_messages() {
    let [(_, en), others @ ..] = Florence::WORDS else {
        panic!("there are words")
    };
    assert_eq!(others.len(), 2);
    for (language, text) in others {
        let difference: Vec<_> = ids(en)
            .symmetric_difference(&ids(text))
            .copied()
            .map(str::to_owned)
            .collect();
        assert!(difference.is_empty(), "{language}: {difference:?}");
    }
}

#[test]
fn every_message_has_words() {
    let mut names: Vec<&str> = [Action::IDS, Event::IDS, Refusal::IDS].concat();
    names.extend(Card::ALL.iter().map(|card| card.name()));
    names.extend(Stack::ALL.iter().map(|stack| stack.name()));
    names.extend(Building::ALL.iter().map(|building| building.name()));
    names.extend(Landscape::ALL.iter().map(|landscape| landscape.name()));
    names.extend(Freedom::ALL.iter().map(|freedom| freedom.name()));
    names.extend(Character::ALL.iter().map(|character| character.name()));
    names.extend(Deed::ALL.iter().map(|deed| deed.name()));
    names.extend(Pile::ALL.iter().map(|pile| pile.name()));
    names.extend(Size::ALL.iter().map(|size| size.name()));
    names.extend(Turn::ALL.iter().map(|turn| turn.name()));
    for (language, text) in Florence::WORDS {
        let known = ids(text);
        let missing: Vec<String> = names
            .iter()
            .map(|name| name.replace('.', "-"))
            .filter(|id| !known.contains(id.as_str()))
            .collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn every_event_for_the_actor_has_a_sentence_for_the_others() {
    for (language, text) in Florence::WORDS {
        let known = ids(text);
        let to_oneself: Vec<&str> = known.iter().filter_map(|id| id.strip_suffix("-you")).collect();
        assert!(to_oneself.len() > 20, "{language}");
        for id in to_oneself {
            assert!(known.contains(id), "{language}: {id}");
        }
    }
}

/// A term of `GLOSSARY.toml`.
#[derive(Deserialize)]
struct Term {
    en: String,
    ru: String,
    pl: String,
    /// The messages that are exactly this term.
    #[serde(default)]
    names: Vec<String>,
}

fn glossary() -> BTreeMap<String, Term> {
    toml::from_str(include_str!("../../GLOSSARY.toml")).expect("the glossary can be read")
}

/// The first lines of all messages.
fn messages(text: &str) -> BTreeMap<&str, &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" = ")).collect()
}

#[test]
fn things_are_called_what_the_rulebook_calls_them() {
    for (language, text) in Florence::WORDS {
        let messages = messages(text);
        for (key, term) in glossary() {
            let word = match *language {
                "en" => &term.en,
                "ru" => &term.ru,
                _ => &term.pl,
            };
            for name in &term.names {
                let said = messages.get(name.as_str()).copied().unwrap_or_default();
                assert_eq!(
                    said.to_lowercase(),
                    word.to_lowercase(),
                    "{language}: {key}, {name}"
                );
            }
        }
    }
}

/// Signs of a badly assembled sentence: a double colon, a price of nothing, a plural that fits no number, a guess at
/// somebody's sex.
#[test]
fn sentences_are_not_glued_together() {
    for (language, text) in Florence::WORDS {
        for line in text.lines() {
            for sign in ["× 100", "(а)", "(a)", "(s)", "за каждое:", "za każde:"] {
                assert!(!line.contains(sign), "{language}: {line}");
            }
        }
    }
}
