//! Everything the game can say has words in every language.

use std::collections::BTreeSet;

use signoria_engine::{Say, prelude::*};
use signoria_lorenzo::board::{Deed, Kind, Member, Space, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::effect::{Basis, Counted, Members};
use signoria_lorenzo::goods::{Good, Privilege};
use signoria_lorenzo::leader::Leader;
use signoria_lorenzo::tile::{BonusTile, Tile};
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
    assert_eq!(Refusal::WrongStep.id(), "lorenzo.turn.step");
}
