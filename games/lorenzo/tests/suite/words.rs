//! Everything the game can say has words in every language.

use std::collections::BTreeSet;

use signoria_engine::testing::words::{Glossary, every_language_has, said};
use signoria_engine::{Say, prelude::*};
use signoria_lorenzo::board::{Deed, Kind, Member, Space, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::effect::{Basis, Counted, Members};
use signoria_lorenzo::goods::{Good, Privilege};
use signoria_lorenzo::pieces::{BonusTile, Leader, Tile};
use signoria_lorenzo::{Action, Event, Lorenzo, Refusal};

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
    assert_eq!(Lorenzo::WORDS.len(), 3);
    every_language_has::<Lorenzo>(needed);
    assert_eq!(Refusal::NotAsked.id(), "lorenzo.turn.asked");
}

#[test]
fn things_are_called_as_the_glossary_calls_them() {
    let glossary = Glossary::read(include_str!("../../GLOSSARY.toml"));
    for &(language, _) in Lorenzo::WORDS {
        let called = |key: String, id: &str| {
            let term = glossary.term(&key, language);
            assert_eq!(said::<Lorenzo>(language, id), term, "{language}: {key}");
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
