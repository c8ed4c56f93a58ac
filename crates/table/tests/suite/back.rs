//! Looking back, scores over time, previews: at a table of every game of the catalog.

use serde_json::Value;
use signoria_catalog::{Entry as Listing, GAMES};
use signoria_engine::erased::{AnyGame, Order};
use signoria_engine::{Barrier, Eye, Outlook, Seat, Seats, Seed};
use signoria_table::wire::{Mark, Position};
use signoria_table::{Command, Occupant, Opening, PersonId, Reader, Refusal, Rule, Table};

/// How many actions of each game are played: past its first hidden draws, and quick.
const ACTIONS: usize = 60;

fn person(name: &str) -> PersonId {
    PersonId::try_from(name.to_owned()).unwrap()
}

/// Anna on the first seat, Boris on all others.
fn begun(listing: &Listing) -> Table {
    let game = listing.arena.game();
    let info = game.info();
    let seats = 3.clamp(info.fewest_seats, info.most_seats);
    let order = Order {
        edition: None,
        options: Value::Null,
        seats: Seats::new(seats),
        seed: Seed::from(5),
    };
    let sitter = |seat: u8| Occupant::Person {
        person: person(if seat == 0 { "anna" } else { "boris" }),
    };
    let seats = (0..seats).map(sitter).collect();
    let opening = Opening::new(game, &order, "t".into(), person("anna"), seats, 0).unwrap();
    let mut table = Table::open(game, opening).unwrap();
    table.perform(0, &person("anna"), Command::Start).unwrap();
    table
}

fn eyes(table: &Table) -> Vec<Eye> {
    let seats = table.occupants().map(|(seat, _)| Eye::Seat(seat));
    seats.chain([Eye::Spectator]).collect()
}

/// Plays some legal action and returns it.
fn play(table: &mut Table, turn: usize) -> Option<(Seat, String)> {
    let seat = table.waiting().first()?;
    let actions = table.state()?.actions(seat);
    let action = actions[turn * 7 % actions.len()].clone();
    let by = person(if seat == Seat::new(0) { "anna" } else { "boris" });
    let command = Command::Play {
        seat,
        action: action.clone(),
    };
    table.perform(0, &by, command).unwrap();
    Some((seat, action))
}

fn without_prompt(position: Option<Position>) -> Position {
    Position {
        prompt: None,
        ..position.unwrap()
    }
}

fn reader(names: &dyn Fn(Seat, &PersonId) -> String) -> Reader<'_> {
    Reader {
        person: None,
        seat: None,
        names,
        now: 0,
    }
}

fn restored(game: &'static dyn AnyGame, table: &Table) -> Table {
    let text = serde_json::to_string(&table.save()).unwrap();
    Table::restore(
        game,
        table.opening().clone(),
        serde_json::from_str(&text).unwrap(),
    )
    .unwrap()
}

#[test]
fn an_eye_that_looks_back_sees_what_it_was_shown_then() {
    for listing in GAMES {
        let mut table = begun(listing);
        let eyes = eyes(&table);
        let mut shown: Vec<Vec<Position>> = Vec::new();
        for turn in 0..ACTIONS {
            shown.push(
                eyes.iter()
                    .map(|&eye| without_prompt(table.position(eye)))
                    .collect(),
            );
            if play(&mut table, turn).is_none() {
                break;
            }
        }
        let names = |_: Seat, _: &PersonId| String::new();
        // A table that was loaded from its store replays what it does not hold in memory, whatever is looked at first.
        let mut loaded = restored(listing.arena.game(), &table);
        for turn in 0..3 {
            play(&mut loaded, turn);
        }
        for table in [&table, &loaded] {
            for (moves, positions) in shown.iter().enumerate().rev() {
                for (eye, position) in eyes.iter().zip(positions) {
                    let back = table.look_back(moves as u32, *eye, reader(&names)).unwrap();
                    assert_eq!(&back.position, position, "{} {moves} {eye:?}", listing.id);
                    assert!(back.log.iter().all(|line| line.moves <= back.moves));
                    assert!(back.marks.iter().all(|mark| mark.moves <= back.moves));
                }
            }
        }
    }
}

#[test]
fn while_a_game_runs_nobody_looks_back_through_the_eyes_of_another() {
    let mut table = begun(&GAMES[0]);
    let (anna, celina) = (person("anna"), person("celina"));
    let (first, second, nobody) = (Seat::new(0), Seat::new(1), Seat::new(7));
    let foreign = Err(Refusal::Table(Rule::NotYours { seat: second }));
    assert_eq!(table.eye_back(Some(&anna), Some(first)), Ok(Eye::Seat(first)));
    assert_eq!(table.eye_back(Some(&anna), Some(second)), foreign);
    assert_eq!(table.eye_back(Some(&celina), Some(second)), foreign);
    assert_eq!(table.eye_back(None, Some(second)), foreign);
    assert_eq!(table.eye_back(None, None), Ok(Eye::Spectator));
    assert!(table.eye_back(Some(&anna), Some(nobody)).is_err());
    table.perform(0, &person("boris"), Command::Concede).unwrap();
    assert!(table.stage().is_over());
    assert_eq!(table.eye_back(None, Some(second)), Ok(Eye::Seat(second)));
}

#[test]
fn the_scores_are_marked_when_they_change_and_survive_a_load_and_a_take_back() {
    for listing in GAMES {
        let mut table = begun(listing);
        let mut expected: Vec<Mark> = Vec::new();
        for turn in 0..ACTIONS {
            let standings = table.state().unwrap().standings();
            let scores: Vec<i32> = table
                .occupants()
                .map(|(seat, _)| standings.of(seat).unwrap().score)
                .collect();
            if expected.last().is_none_or(|mark| mark.scores != scores) {
                let moves = table.moves();
                expected.push(Mark { moves, scores });
            }
            assert_eq!(table.marks(), expected, "{}", listing.id);
            if play(&mut table, turn).is_none() {
                break;
            }
        }
        let game = listing.arena.game();
        let mut loaded = restored(game, &table);
        assert_eq!(loaded.marks(), table.marks(), "{}", listing.id);
        // In a finished game, an action that others have answered stays.
        if table.stage().is_over() {
            continue;
        }
        let half = table.moves() / 2;
        let (anna, boris) = (person("anna"), person("boris"));
        loaded
            .perform(0, &anna, Command::TakeBack { to: Some(half) })
            .unwrap();
        if loaded.moves() > half {
            loaded
                .perform(0, &boris, Command::Answer { agree: true })
                .unwrap();
        }
        assert_eq!(loaded.moves(), half, "{}", listing.id);
        expected.retain(|mark| mark.moves <= half);
        assert_eq!(loaded.marks(), expected, "{}", listing.id);
    }
}

/// The size of what a spectator is sent of a table, and of what is saved.
fn sizes(table: &Table) -> (usize, usize) {
    let names = |_: Seat, _: &PersonId| String::new();
    let length = |value: Value| value.to_string().len();
    (
        length(serde_json::to_value(table.snapshot(Eye::Spectator, reader(&names))).unwrap()),
        length(serde_json::to_value(table.save()).unwrap()),
    )
}

/// Room for the last lines of the table itself, of about a hundred bytes each.
const ROOM: usize = 10_000;

#[test]
fn playing_and_taking_back_again_and_again_does_not_grow_a_table() {
    let mut table = begun(&GAMES[0]);
    let before = sizes(&table);
    for _ in 0..500 {
        let (seat, _) = play(&mut table, 0).unwrap();
        let by = person(if seat == Seat::new(0) { "anna" } else { "boris" });
        table.perform(0, &by, Command::TakeBack { to: None }).unwrap();
        assert_eq!(table.moves(), 0, "freely");
    }
    let said = table.log(Eye::Spectator).into_iter();
    let taken_back = said.filter(|line| line.message.id == "table.log.taken-back");
    assert_eq!(taken_back.count(), 1);
    let after = sizes(&table);
    assert!(after.0 < before.0 + 500, "{before:?} {after:?}");
    assert!(after.1 < before.1 + 500, "{before:?} {after:?}");
}

#[test]
fn a_piece_that_was_only_picked_up_is_put_back_without_a_word() {
    let lorenzo = signoria_catalog::find("lorenzo").unwrap();
    let mut table = begun(lorenzo);
    let before = table.log(Eye::Spectator).len();
    let (seat, action) = play(&mut table, 0).unwrap();
    assert!(action.starts_with("place "), "{action}");
    let by = person(if seat == Seat::new(0) { "anna" } else { "boris" });
    table.perform(0, &by, Command::TakeBack { to: None }).unwrap();
    assert_eq!(table.moves(), 0);
    assert_eq!(table.log(Eye::Spectator).len(), before);
}

#[test]
fn asking_and_withdrawing_again_and_again_barely_grows_a_table() {
    let mut table = begun(&GAMES[0]);
    let (anna, boris) = (Seat::new(0), Seat::new(1));
    let mut acted = Vec::new();
    while !(acted.contains(&anna) && acted.contains(&boris)) {
        acted.extend(play(&mut table, acted.len()).map(|(seat, _)| seat));
    }
    let events = |table: &Table| {
        let log = table.log(Eye::Spectator).into_iter();
        log.filter(|line| line.event.is_some()).collect::<Vec<_>>()
    };
    let (before, told) = (sizes(&table), events(&table));
    for _ in 0..500 {
        let ask = Command::TakeBack { to: Some(0) };
        table.perform(0, &person("anna"), ask).unwrap();
        let withdraw = Command::Answer { agree: false };
        table.perform(0, &person("anna"), withdraw).unwrap();
    }
    let after = sizes(&table);
    assert!(after.0 < before.0 + ROOM, "{before:?} {after:?}");
    assert!(after.1 < before.1 + ROOM, "{before:?} {after:?}");
    assert_eq!(events(&table), told, "the game itself is told in full");
}

#[test]
fn a_preview_says_what_the_log_will_say() {
    for listing in GAMES {
        let mut table = begun(listing);
        let mut foreseen = 0;
        for turn in 0..ACTIONS {
            let before = table.clone();
            let Some((seat, action)) = play(&mut table, turn) else {
                break;
            };
            let eye = Eye::Seat(seat);
            let barrier = before
                .state()
                .unwrap()
                .boxed()
                .play(seat, &action)
                .unwrap()
                .barrier;
            match before.preview(eye, &action) {
                Some(Outlook::Brings { messages, .. }) if barrier == Barrier::Open => {
                    let told: Vec<_> = table
                        .log(eye)
                        .into_iter()
                        .filter(|line| line.moves == table.moves() && line.event.is_some())
                        .map(|line| line.message)
                        .collect();
                    assert_eq!(messages, told, "{}: {action}", listing.id);
                    foreseen += 1;
                }
                Some(Outlook::Forbidden { reason }) => panic!("{}: {action}: {}", listing.id, reason.id),
                // An action that reveals something hidden has no preview.
                _ => assert_eq!(barrier, Barrier::Closed, "{}: {action}", listing.id),
            }
        }
        assert!(foreseen > 0, "{}: nothing was foreseen", listing.id);
    }
}
