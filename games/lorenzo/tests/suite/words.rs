//! Everything the game can say has words in every language.

use std::collections::{BTreeMap, BTreeSet};

use signoria_engine::{Say, prelude::*};
use signoria_lorenzo::board::{Deed, Kind, Member, Space, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::effect::{Basis, Counted, Members};
use signoria_lorenzo::goods::{Good, Privilege};
use signoria_lorenzo::pieces::{BonusTile, Leader, Tile};
use signoria_lorenzo::{Action, Event, Lorenzo, Refusal};

/// The ids that a language has words for.
fn ids(words: &str) -> BTreeSet<String> {
    words
        .lines()
        .filter(|line| line.starts_with("lorenzo-"))
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id.to_owned())
        .collect()
}

fn names<'a, T: Copy + 'a>(
    all: &'a [T],
    name: impl Fn(T) -> &'static str + 'a,
) -> impl Iterator<Item = &'static str> + 'a {
    all.iter().map(move |&each| name(each))
}

#[test]
fn every_id_has_words_in_every_language() {
    let mut needed: BTreeSet<&str> = BTreeSet::new();
    needed.extend(Action::IDS.iter().chain(Event::IDS).chain(Refusal::IDS));
    needed.extend(names(Card::ALL, Card::name));
    needed.extend(names(Leader::ALL, Leader::name));
    needed.extend(names(Tile::ALL, Tile::name));
    needed.extend(names(BonusTile::ALL, BonusTile::name));
    needed.extend(names(Space::ALL, Space::name));
    needed.extend(names(Member::ALL, Member::name));
    needed.extend(names(Kind::ALL, Kind::name));
    needed.extend(names(Work::ALL, Work::name));
    needed.extend(names(Deed::ALL, Deed::name));
    needed.extend(names(Good::ALL, Good::name));
    needed.extend(names(Good::ALL, Good::amount_id));
    needed.extend(names(Privilege::ALL, Privilege::name));
    needed.extend(names(Counted::ALL, Counted::name));
    needed.extend(names(Members::ALL, Members::name));
    needed.extend(names(Basis::ALL, Basis::name));
    for (language, words) in Lorenzo::WORDS {
        let known = ids(words);
        for id in &needed {
            assert!(known.contains(&id.replace('.', "-")), "{language} has no {id}");
        }
    }
}

#[test]
fn all_languages_say_the_same() {
    let (_, english) = Lorenzo::WORDS[0];
    for (language, words) in Lorenzo::WORDS {
        assert_eq!(ids(words), ids(english), "{language}");
    }
    assert_eq!(Refusal::NotAsked.id(), "lorenzo.turn.asked");
}

/// A glossary term in the languages of the game.
#[derive(serde::Deserialize)]
struct Term {
    en: String,
    ru: String,
    pl: String,
}

impl Term {
    fn of(&self, language: &str) -> &str {
        match language {
            "en" => &self.en,
            "ru" => &self.ru,
            _ => &self.pl,
        }
    }
}

fn glossary() -> BTreeMap<String, Term> {
    toml::from_str(include_str!("../../GLOSSARY.toml")).unwrap()
}

/// The messages of a language with all their variants and attributes.
fn messages(words: &str) -> BTreeMap<&str, String> {
    let mut messages: BTreeMap<&str, String> = BTreeMap::new();
    let mut current = "";
    for line in words.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, text)) = line.split_once(" =").filter(|_| line.starts_with("lorenzo-")) {
            current = id;
            messages.insert(id, text.trim().into());
        } else if let Some(text) = messages.get_mut(current) {
            text.push('\n');
            text.push_str(line.trim());
        }
    }
    messages
}

#[test]
fn things_are_called_as_the_glossary_calls_them() {
    let glossary = glossary();
    for &(language, words) in Lorenzo::WORDS {
        let messages = messages(words);
        let name = |id: &str| {
            messages[id.replace('.', "-").as_str()]
                .lines()
                .next()
                .unwrap()
                .to_owned()
        };
        let called = |key: String, id: &str| {
            let term = glossary
                .get(&key)
                .unwrap_or_else(|| panic!("no {key} in the glossary"));
            assert_eq!(name(id), term.of(language), "{language}: {key}");
        };
        let key = |prefix: &str, word: &str| format!("{prefix}_{}", word.replace('-', "_"));
        for card in Card::ALL {
            called(key("card", card.word()), card.name());
        }
        for leader in Leader::ALL {
            called(key("leader", leader.word()), leader.name());
        }
        for tile in Tile::ALL {
            called(key("tile", tile.word()), tile.name());
        }
        for tile in BonusTile::ALL {
            called(key("bonus_tile", tile.word()), tile.name());
        }
        for kind in Kind::ALL {
            called(kind.word().into(), kind.name());
        }
        for work in Work::ALL {
            called(work.word().into(), work.name());
        }
        for space in [
            Space::HarvestSmall,
            Space::HarvestLarge,
            Space::ProductionSmall,
            Space::ProductionLarge,
        ] {
            called(space.word().replace('-', "_"), space.name());
        }
        for (term, id) in [
            ("game", "lorenzo.title"),
            ("council_palace", "lorenzo.space.council"),
            ("market", "lorenzo.place.market"),
            ("bonus_tile", "lorenzo.place.bonus-tile"),
            ("wood", "lorenzo.good.wood"),
            ("stone", "lorenzo.good.stone"),
            ("neutral_member", "lorenzo.member.neutral"),
            ("phase_actions", "lorenzo.phase.actions"),
            ("phase_vatican_report", "lorenzo.phase.vatican"),
            ("end_of_game", "lorenzo.phase.over"),
            ("score_territories", "lorenzo.source.territories"),
            ("score_characters", "lorenzo.source.characters"),
            ("score_ventures", "lorenzo.source.ventures"),
            ("score_military", "lorenzo.source.military"),
            ("score_resources", "lorenzo.source.resources"),
            ("score_faith", "lorenzo.source.faith"),
            ("excommunication", "lorenzo.source.losses"),
        ] {
            called(term.into(), id);
        }
    }
}
