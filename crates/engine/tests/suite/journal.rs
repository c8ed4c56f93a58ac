//! Nothing in an untrusted journal is believed: whatever is wrong with it is an error that names the line.

use proptest::prelude::*;
use signoria_engine::journal::{Journal, LONGEST, Problem};
use signoria_engine::sample::Pebbles;
use signoria_engine::{Seats, Setup, prelude::*};

fn whole_game() -> Journal {
    let setup = Setup::<Pebbles>::new(Seats::new(3), 7);
    let mut journal = Journal::begin(&setup);
    let mut game = setup.start().unwrap();
    let mut actions = Vec::new();
    while let Some(seat) = game.waiting().first() {
        actions.clear();
        game.actions(seat, &mut actions);
        game.apply(seat, actions[0], &mut ()).unwrap();
        journal.push(seat, &actions[0]);
    }
    journal.seal(&game);
    journal
}

/// The line and the problem of a text that should not replay.
fn fault(text: &str) -> (usize, Problem) {
    let error = match Journal::from_text(text) {
        Err(error) => error,
        Ok(journal) => journal
            .replay::<Pebbles>()
            .expect_err("the journal should be refused"),
    };
    (error.line, error.problem)
}

#[test]
fn a_journal_leads_back_to_the_game() {
    let journal = whole_game();
    let read = Journal::from_text(&journal.to_text()).unwrap();
    assert_eq!(read.to_text(), journal.to_text());
    assert!(read.replay::<Pebbles>().unwrap().waiting().is_empty());
    assert_eq!(
        Journal::from_text(&journal.to_value().to_string())
            .unwrap()
            .to_value(),
        journal.to_value()
    );
}

/// This file never changes: a game that was stored once must load in every later version.
#[test]
fn a_stored_game_loads_for_ever() {
    let stored = include_str!("../fixtures/pebbles-1.json");
    let journal = Journal::from_text(stored).unwrap();
    assert!(journal.checksum.is_some());
    journal.replay::<Pebbles>().unwrap();
    assert_eq!(journal.to_text(), stored);
}

#[test]
fn a_truncated_file_names_the_line_where_it_ends() {
    let text = whole_game().to_text();
    for cut in (0..text.len() - 2).filter(|&cut| text.is_char_boundary(cut)) {
        let (line, problem) = fault(&text[..cut]);
        assert!(matches!(problem, Problem::Json(_)), "{problem}");
        assert!(line <= 1 + text[..cut].matches('\n').count());
    }
}

#[test]
fn a_foreign_file_is_called_foreign() {
    for text in [
        "{}",
        "{\"signoria\": \"view\"}",
        "{\"name\": \"something\", \"version\": 99}",
        "[]",
    ] {
        assert_eq!(fault(text), (1, Problem::Foreign));
    }
    for text in ["", "7", "null", "not json", "\u{feff}{}"] {
        assert!(matches!(fault(text).1, Problem::Json(_)), "{text}");
    }
}

#[test]
fn a_newer_file_says_so_even_if_nothing_else_in_it_is_known() {
    let text = "{\n  \"signoria\": \"journal\",\n  \"version\": 7,\n  \"marvels\": []\n}";
    assert_eq!(fault(text), (3, Problem::Newer { found: 7 }));
    let rules = whole_game().to_text().replace("\"rules\": 1", "\"rules\": 9");
    assert!(matches!(fault(&rules).1, Problem::Setup(_)));
}

#[test]
fn a_wrong_member_names_its_line() {
    let text = whole_game().to_text();
    for (from, to, member) in [
        ("\"seats\": 3", "\"seats\": 99", "seats"),
        ("\"seed\": 7", "\"seed\": -7", "seed"),
        ("\"rules\": 1", "\"rules\": \"one\"", "rules"),
        ("\"version\": 1", "\"version\": 0", "version"),
    ] {
        let line = 1 + text[..text.find(from).unwrap()].matches('\n').count();
        let (found, problem) = fault(&text.replace(from, to));
        assert_eq!(found, line, "{problem}");
        assert!(
            matches!(problem, Problem::Member { member: named, .. } if named == member),
            "{problem}"
        );
    }
    let (line, problem) = fault(&text.replace("\"seats\": 3", "\"seatz\": 3"));
    assert_eq!(
        line,
        1 + text[..text.find("\"seats\"").unwrap()].matches('\n').count()
    );
    assert!(problem.to_string().contains("seatz"), "{problem}");
}

#[test]
fn a_damaged_action_names_its_line_and_number() {
    let text = whole_game().to_text();
    let third = text.match_indices("take").nth(2).unwrap().0;
    let line = 1 + text[..third].matches('\n').count();
    let damaged = |action: &str| format!("{}{action}{}", &text[..third], &text[third + 4..]);
    for (action, readable) in [("grab", false), ("take 1 and", false), ("take 9", false)] {
        let (found, problem) = fault(&damaged(action));
        assert_eq!(found, line);
        assert_eq!(
            matches!(problem, Problem::Action { number: 3, .. }),
            !readable,
            "{problem}"
        );
    }
    let out_of_turn = text.replacen("\"2 take 1\"", "\"0 take 1\"", 1);
    let (found, problem) = fault(&out_of_turn);
    assert_eq!(found, line);
    assert!(matches!(problem, Problem::Illegal { number: 3, .. }), "{problem}");
}

#[test]
fn another_end_than_recorded_is_noticed() {
    let mut journal = whole_game();
    journal.checksum = journal.checksum.map(|sum| sum ^ 1);
    let (_, problem) = fault(&journal.to_text());
    assert!(matches!(problem, Problem::Checksum { .. }), "{problem}");
}

#[test]
fn other_figures_than_recorded_are_noticed() {
    let text = whole_game().to_text();
    let edition = text
        .split("\"edition\": \"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap()
        .to_owned();
    for other in [
        "standard@0000000000000001",
        "2099@0000000000000001",
        "standard",
        "@",
        "standard@xyz",
    ] {
        assert!(
            Journal::from_text(&text.replace(&edition, other))
                .unwrap()
                .replay::<Pebbles>()
                .is_err(),
            "{other}"
        );
    }
}

#[test]
fn an_endless_file_is_refused_before_it_is_read() {
    assert_eq!(fault(&" ".repeat(LONGEST + 1)).1, Problem::TooLong);
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,400}") {
        if let Ok(journal) = Journal::from_text(&text) {
            let _ = journal.replay::<Pebbles>();
        }
    }

    #[test]
    fn no_damage_makes_it_panic(at in any::<prop::sample::Index>(), with in "\\PC{0,6}", length in 0_usize..9) {
        let text = whole_game().to_text();
        let start = at.index(text.len());
        let end = (start + length).min(text.len());
        if text.is_char_boundary(start) && text.is_char_boundary(end) {
            let damaged = format!("{}{with}{}", &text[..start], &text[end..]);
            if let Ok(journal) = Journal::from_text(&damaged) {
                let _ = journal.replay::<Pebbles>();
            }
        }
    }
}
