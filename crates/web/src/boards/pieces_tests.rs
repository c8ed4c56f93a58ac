//! The reference: every piece of every box is there and says what it does, in every language.

use signoria_engine::Message;
use signoria_words::{Language, Lexicon};

use super::{Shelf, amalfi, florence, lorenzo, praga};

const SCREENS: [(&str, &str); 3] = [
    ("en", include_str!("../../words/en.ftl")),
    ("ru", include_str!("../../words/ru.ftl")),
    ("pl", include_str!("../../words/pl.ftl")),
];

/// The shelves of every edition.
fn editions(game: &str) -> Vec<Vec<Shelf>> {
    let pieces = match game {
        "amalfi" => amalfi::pieces,
        "florence" => florence::pieces,
        "lorenzo" => lorenzo::pieces,
        _ => praga::pieces,
    };
    let editions = signoria_catalog::showcase(game).into_iter();
    editions.map(|(_, shown)| pieces(&shown)).collect()
}

#[test]
fn every_piece_of_the_box_is_in_the_reference() {
    let counts = |game: &str| -> Vec<Vec<usize>> {
        let count = |shelves: Vec<Shelf>| shelves.iter().map(|shelf| shelf.pieces.len()).collect();
        editions(game).into_iter().map(count).collect()
    };
    assert_eq!(counts("florence"), [[21, 10, 3, 3, 20, 14, 6]; 2]);
    assert_eq!(counts("lorenzo"), [[24, 24, 24, 24, 20, 21, 5]]);
    assert_eq!(counts("praga"), [[30, 36, 36, 24, 11, 5, 12, 8, 3]]);
    assert_eq!(counts("amalfi"), [[54, 75, 13, 36, 16, 10]]);
}

#[test]
fn every_piece_says_what_it_does_in_every_language() {
    let games = signoria_catalog::GAMES.iter();
    let words = games.flat_map(|entry| entry.arena.game().words().iter().copied());
    let lexicon = Lexicon::new(words.chain(SCREENS)).unwrap();
    let names: [String; 0] = [];
    let mut faults = Vec::new();
    for game in ["florence", "lorenzo", "praga", "amalfi"] {
        for shelf in editions(game).into_iter().flatten() {
            for piece in shelf.pieces {
                for language in Language::ALL {
                    let say = |message: &Message| {
                        let words = lexicon.try_say(language, message, &names[..]);
                        words.unwrap_or_else(|error| panic!("{game}, {} in {language}: {error}", shelf.kind))
                    };
                    let said = piece.clone().said(say);
                    faults.extend(said.faults());
                    assert!(!said.title.is_empty(), "{game}, {} in {language}", shelf.kind);
                    let speaks = said.says.iter().any(|says| says.len() > 8) || !said.rows.is_empty();
                    assert!(speaks, "{game}: {} in {language}", said.title);
                    assert!(!said.clauses.is_empty(), "{game}: {}", said.title);
                    assert!(
                        said.source.is_some(),
                        "{game}, {}: no source of {}",
                        shelf.kind,
                        said.title
                    );
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
