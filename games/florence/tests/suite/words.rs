//! Every message of the game has words in every language.

use signoria_engine::prelude::*;
use signoria_engine::testing::words::{Glossary, every_language_has, said};
use signoria_florence::pieces::{
    Building, Card, Character, Deed, Freedom, Landscape, Pile, Size, Stack, Turn,
};
use signoria_florence::{Action, Event, Florence, Refusal};

#[test]
fn every_message_has_words_in_every_language() {
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
    assert_eq!(Florence::WORDS.len(), 3);
    every_language_has::<Florence>(names);
}

#[test]
fn every_event_for_the_actor_has_a_sentence_for_the_others() {
    for (language, text) in Florence::WORDS {
        let ids = text.lines().filter_map(|line| line.split_once(" ="));
        let to_oneself: Vec<&str> = ids.filter_map(|(id, _)| id.strip_suffix("-you")).collect();
        assert!(to_oneself.len() > 20, "{language}");
        every_language_has::<Florence>(to_oneself);
    }
}

#[test]
fn things_are_called_what_the_rulebook_calls_them() {
    let glossary = Glossary::read(include_str!("../../GLOSSARY.toml"));
    assert!(glossary.names().count() > 50);
    for (language, _) in Florence::WORDS {
        for (key, name) in glossary.names() {
            assert_eq!(
                said::<Florence>(language, name).to_lowercase(),
                glossary.term(key, language).to_lowercase(),
                "{language}: {key}, {name}"
            );
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
