//! The words of the game are those of `GLOSSARY.toml`: one thing, one word, in each language.

use std::sync::LazyLock;

use signoria_amalfi::action::Place;
use signoria_engine::prelude::*;
use signoria_engine::testing::words::Glossary;
use signoria_engine::{Arg, Message, Token};
use signoria_words::{Language, Lexicon};

use crate::scenario::*;

static GLOSSARY: LazyLock<Glossary> = LazyLock::new(|| Glossary::read(include_str!("../../GLOSSARY.toml")));

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(Amalfi::WORDS.iter().copied()).unwrap());

fn said(language: Language, id: &str) -> String {
    LEXICON
        .try_say(language, &Message::new(id.to_owned()), &())
        .unwrap()
}

/// The names of a deck of cards are those of the glossary, in the order of the data.
fn same_names<T: Token>(prefix: &str, digits: usize, tokens: &[T]) {
    for (number, token) in tokens.iter().enumerate() {
        let key = format!("{prefix}{:0digits$}", number + 1);
        let Arg::Name(name) = token.into_arg() else {
            panic!("{token} has no name");
        };
        for language in Language::ALL {
            assert_eq!(
                said(language, &name),
                GLOSSARY.term(&key, language.code()),
                "{key} in {language}"
            );
        }
    }
}

#[test]
fn cards_tiles_titles_decrees_and_guilds_bear_the_names_of_the_glossary() {
    same_names("chr", 2, Character::ALL);
    let (books, rest) = Masterpiece::ALL.split_at(18);
    let (paintings, monuments) = rest.split_at(18);
    same_names("mas_b", 2, books);
    same_names("mas_p", 2, paintings);
    same_names("mas_m", 2, monuments);
    same_names("pub", 2, &Route::ALL[..10]);
    same_names("pri", 2, Tile::ALL);
    same_names("dec", 2, Decree::ALL);
    same_names("tit", 2, Title::ALL);
    same_names("g", 1, Guild::ALL);
}

/// Messages that are a term of the glossary, but for a capital letter.
const TERMS: &[(&str, &str)] = &[
    ("game_title", "amalfi.title"),
    ("spices", "amalfi.hold.spices"),
    ("wood", "amalfi.hold.wood"),
    ("wine", "amalfi.hold.wine"),
    ("gems", "amalfi.hold.gems"),
    ("cloth", "amalfi.hold.cloth"),
    ("bay", "amalfi.place.bay"),
    ("book", "amalfi.craft.book"),
    ("painting", "amalfi.craft.painting"),
    ("monument", "amalfi.craft.monument"),
    ("instant", "amalfi.role.instant"),
    ("permanent", "amalfi.role.permanent"),
    ("activation_effect", "amalfi.role.activation"),
    ("endgame", "amalfi.role.endgame"),
    ("naples", "amalfi.opponent.naples"),
    ("genoa", "amalfi.opponent.genoa"),
    ("naples", "amalfi.option.opponent.naples"),
    ("genoa", "amalfi.option.opponent.genoa"),
    ("first_player", "amalfi.option.first"),
    ("variant_guild", "amalfi.option.start.guild"),
    ("council", "amalfi.panel.council"),
    ("workshop", "amalfi.panel.workshop"),
    ("atlas", "amalfi.panel.atlas"),
    ("feeding", "amalfi.panel.phase-feeding"),
    ("decree", "amalfi.panel.phase-decrees"),
    ("feeding", "amalfi.source.feeding"),
    ("rank_novice", "amalfi.verdict.novice"),
    ("rank_promising_ruler", "amalfi.verdict.promising-ruler"),
    ("rank_pride", "amalfi.verdict.pride"),
    ("done", "amalfi.do.done"),
];

/// Messages that contain a term of the glossary.
const WITHIN: &[(&str, &str)] = &[
    ("variant_blind", "amalfi.option.start.blind"),
    ("variant_personal", "amalfi.option.start.personal"),
    ("variant_full_draft", "amalfi.option.start.full-draft"),
    ("variant_selective_draft", "amalfi.option.start.selective-draft"),
    ("rank_patron", "amalfi.verdict.patron"),
    ("changing_route", "amalfi.route.cell-ii"),
    ("changing_route", "amalfi.route.cell-iii"),
    ("changing_route", "amalfi.route.cell-iv"),
];

#[test]
fn terms_are_those_of_the_glossary() {
    for language in Language::ALL {
        for &(key, id) in TERMS {
            let (term, words) = (GLOSSARY.term(key, language.code()), said(language, id));
            assert_eq!(words.to_lowercase(), term.to_lowercase(), "{id} in {language}");
        }
        for &(key, id) in WITHIN {
            let (term, words) = (GLOSSARY.term(key, language.code()), said(language, id));
            assert!(
                words.to_lowercase().contains(&term.to_lowercase()),
                "{id} in {language}: {words}"
            );
        }
        for place in Place::ALL.iter().filter(|place| place.hold().is_some()) {
            let (hold, words) = (
                GLOSSARY.term("hold", language.code()),
                said(language, place.name()),
            );
            assert!(words.contains(hold), "{place} in {language}: {words}");
        }
    }
}
