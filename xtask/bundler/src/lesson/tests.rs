//! The guided games can be played as written, whatever a learner chooses where the choice is free, and have all their texts in every language.

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::*;

const GAMES: [&str; 4] = ["florence", "lorenzo", "praga", "amalfi"];

/// A lesson takes about ten minutes.
const FEWEST_STEPS: usize = 12;
const MOST_STEPS: usize = 28;
/// The longest text of a card: nobody reads more.
const MOST_LETTERS: usize = 420;

fn folder(game: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games"))
        .join(game)
        .join("lesson")
}

fn lessons() -> impl Iterator<Item = (&'static str, Source, Script)> {
    GAMES.into_iter().map(|game| {
        let source = source(&folder(game)).unwrap();
        let script = played(game, &source).unwrap_or_else(|fault| panic!("{game}: {fault}"));
        (game, source, script)
    })
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

/// The position of a lesson after that many actions.
fn after(game: &str, source: &Source, script: &Script, moves: usize) -> Box<dyn AnyState> {
    let (mut state, mut journal) = opened(game, source).unwrap();
    let line = Journal::from_text(&script.journal).unwrap();
    for step in line.actions.iter().take(moves) {
        act(
            &mut *state,
            &mut journal,
            &format!("{} {}", step.seat, step.action),
        )
        .unwrap();
    }
    state
}

#[test]
fn every_script_is_played_to_its_end_with_the_learner_to_read_last() {
    for (game, source, script) in lessons() {
        let count = script.steps.len();
        assert!(
            (FEWEST_STEPS..=MOST_STEPS).contains(&count),
            "{game}: {count} steps"
        );
        let line = Journal::from_text(&script.journal).unwrap();
        assert_eq!(script.steps.last().unwrap().until, line.actions.len(), "{game}");
        assert!(!script.steps.last().unwrap().is_task(), "{game}: the end is read");
        let tasks = script.steps.iter().filter(|step| step.is_task()).count();
        assert!(tasks >= 5, "{game}: only {tasks} moves to make");
        for step in &source.steps {
            let is_own = |text: &&String| text.split(' ').next() == Some(&source.seat.to_string());
            assert_eq!(step.then.iter().find(is_own), None, "{game}: {} then", step.id);
        }
    }
}

#[test]
fn suggested_alternatives_are_legal() {
    for (game, source, script) in lessons() {
        let seat = Seat::new(script.seat);
        for (written, step) in source.steps.iter().zip(&script.steps) {
            let legal: Vec<String> = (step.from..step.from + step.own)
                .flat_map(|moves| after(game, &source, &script, moves).actions(seat))
                .collect();
            for other in &written.others {
                let fits = |action: &String| {
                    action == other
                        || action
                            .strip_prefix(other.as_str())
                            .is_some_and(|rest| rest.starts_with([' ', '-']))
                };
                assert!(
                    legal.iter().any(fits),
                    "{game}: {}: {other} is not legal",
                    step.id
                );
                assert!(
                    !written.play.contains(other),
                    "{game}: {}: {other} is asked for",
                    step.id
                );
            }
        }
    }
}

#[test]
fn after_any_free_choice_the_rest_can_be_played() {
    for (game, source, script) in lessons() {
        let line = Journal::from_text(&script.journal).unwrap();
        for step in &script.steps {
            for moves in step.from..step.from + step.own {
                let wanted = verb(&line.actions[moves].action);
                if !step.free.iter().any(|free| free == wanted) {
                    continue;
                }
                let before = after(game, &source, &script, moves);
                let choices = before.actions(Seat::new(script.seat));
                for choice in choices.iter().filter(|choice| verb(choice) == wanted) {
                    let mut state = before.boxed();
                    state.play(Seat::new(script.seat), choice).unwrap();
                    let rest = &line.actions[moves + 1..];
                    play_on(game, &script, &mut *state, moves + 1, rest, choice);
                }
            }
        }
    }
}

/// Plays the rest of a line, with the first choice of a kind where the choice is free and the scripted one is no longer available.
fn play_on(
    game: &str,
    script: &Script,
    state: &mut dyn AnyState,
    from: usize,
    rest: &[signoria_engine::journal::Entry],
    chosen: &str,
) {
    for (number, entry) in rest.iter().enumerate() {
        let step = script
            .steps
            .iter()
            .find(|step| from + number < step.until)
            .unwrap();
        let is_free = step.free.iter().any(|free| free == verb(&entry.action));
        let legal = state.actions(entry.seat);
        let same = |action: &&String| is_free && verb(action) == verb(&entry.action);
        let action = legal
            .iter()
            .find(|action| **action == entry.action)
            .or_else(|| legal.iter().find(same));
        let Some(action) = action else {
            panic!("{game}: after {chosen}: {} is not legal", entry.action);
        };
        state.play(entry.seat, action).unwrap();
    }
}

#[test]
fn every_step_and_every_remark_is_said_in_every_language_and_nothing_else() {
    for (game, source, script) in lessons() {
        let drawings = Drawings::of(&signoria_art::sheet::of(game).unwrap());
        let ids: BTreeSet<&str> = script.steps.iter().map(|step| step.id.as_str()).collect();
        assert_eq!(ids.len(), script.steps.len(), "{game}: a name is there twice");
        for language in Language::ALL {
            let talk = read(&folder(game), game, language, &drawings).unwrap();
            let said: BTreeSet<&str> = talk.steps.keys().map(String::as_str).collect();
            assert_eq!(said, ids, "{game}, {language}");
            for step in &source.steps {
                let said = &talk.steps[&step.id];
                let at = format!("{game}, {language}: {}", step.id);
                let letters = plain(&said.text).chars().count();
                assert!(!said.title.is_empty() && letters > 0, "{at} says nothing");
                assert!(letters <= MOST_LETTERS, "{at} has {letters} letters");
                let remarks: BTreeSet<&str> = said.remarks.keys().map(String::as_str).collect();
                let others: BTreeSet<&str> = step.others.iter().map(String::as_str).collect();
                assert_eq!(remarks, others, "{at}");
                assert!(said.remarks.values().all(|text| !text.is_empty()), "{at}");
            }
        }
    }
}

#[test]
fn every_task_is_shown_as_a_sum_in_pictures_in_every_language() {
    for (game, source, _) in lessons() {
        let drawings = Drawings::of(&signoria_art::sheet::of(game).unwrap());
        for language in Language::ALL {
            let talk = read(&folder(game), game, language, &drawings).unwrap();
            for step in source.steps.iter().filter(|step| !step.play.is_empty()) {
                let text = &talk.steps[&step.id].text;
                assert!(
                    text.contains("<p class=\"sum\">") && text.contains("<svg"),
                    "{game}, {language}: {} has no picture",
                    step.id
                );
            }
        }
    }
}

#[test]
fn the_stations_are_the_same_in_every_language_and_lead_through_the_whole_lesson() {
    for (game, _, script) in lessons() {
        let drawings = Drawings::of(&signoria_art::sheet::of(game).unwrap());
        let steps: Vec<&str> = script.steps.iter().map(|step| step.id.as_str()).collect();
        let mut known: Option<Vec<String>> = None;
        for language in Language::ALL {
            let talk = read(&folder(game), game, language, &drawings).unwrap();
            let at: Vec<String> = talk.stations.iter().map(|station| station.step.clone()).collect();
            assert_eq!(
                at.first().map(String::as_str),
                steps.first().copied(),
                "{game}, {language}"
            );
            assert!(
                (6..=8).contains(&at.len()),
                "{game}, {language}: {} stations",
                at.len()
            );
            let numbers: Vec<usize> = at
                .iter()
                .map(|id| {
                    let found = steps.iter().position(|step| step == id);
                    found.unwrap_or_else(|| panic!("{game}, {language}: no step {id}"))
                })
                .collect();
            assert!(numbers.is_sorted(), "{game}, {language}: {at:?}");
            assert!(
                talk.stations
                    .iter()
                    .all(|station| station.name.chars().count() <= 12),
                "{game}, {language}: a name is too long for the desk"
            );
            assert_eq!(known.get_or_insert_with(|| at.clone()), &at, "{game}, {language}");
        }
    }
}

#[test]
fn a_way_leads_from_one_thing_to_another() {
    for (game, source, _) in lessons() {
        for step in &source.steps {
            assert!(matches!(step.way.len(), 0 | 2), "{game}: {}", step.id);
            assert!(
                step.way.is_empty() || !step.play.is_empty(),
                "{game}: {} moves nothing",
                step.id
            );
        }
    }
}

/// A text without its marks.
fn plain(html: &str) -> String {
    let mut inside = false;
    html.chars()
        .filter(|letter| {
            let was = inside;
            inside = (inside || *letter == '<') && *letter != '>';
            !was && !inside
        })
        .collect()
}
