//! The hall, spoken to by messages alone.

use serde_json::Value;
use signoria_engine::Outlook;
use signoria_table::BotLevel;
use signoria_table::daily;
use signoria_table::wire::{NewTable, SeatOrder, TableInfo, TakeBack, VERSION};

use super::kept::read;
use super::*;
use crate::local::bots;

use page::{Page, new_game, order};

#[path = "hall_tests/page.rs"]
mod page;

const NOW: Millis = 1_000;

const BOT: Option<BotLevel> = Some(BotLevel::Apprentice);

#[test]
fn every_game_is_played_to_its_end_by_messages_alone() {
    for entry in signoria_catalog::GAMES {
        let mut page = Page::open(entry.id, &[None, BOT]);
        for number in 0_usize.. {
            assert!(number < 20_000, "{} does not end", entry.id);
            if page.table().stage.is_over() {
                break;
            }
            if !page.let_bot_play() {
                let choices = &page.prompt().unwrap().actions;
                let action = choices[number * 7 % choices.len()].action.clone();
                page.play(0, &action);
            }
        }
        let Some(FromEngine::Keep { saved, .. }) = page.hall.keep() else {
            panic!("nothing to keep")
        };
        assert!(saved.over);
        let checksum = |hall: &Hall| hall.open.as_ref().unwrap().table.state().unwrap().checksum();
        let before = checksum(&page.hall);
        page.send(ToEngine::Open {
            id: "t".into(),
            saved,
            seed: Seed::from(1),
            studied: false,
        });
        assert_eq!(checksum(&page.hall), before, "{}: opened again", entry.id);
    }
}

#[test]
fn a_game_that_was_given_up_stays_so() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    page.ask(Command::Concede);
    let Some(FromEngine::Keep { saved, .. }) = page.hall.keep() else {
        panic!("nothing to keep")
    };
    assert!(saved.over);
    assert_eq!(
        saved.glance.as_ref().unwrap().ranks,
        [2, 1],
        "who gave up has not won"
    );
    page.send(ToEngine::Open {
        id: "t".into(),
        saved,
        seed: Seed::from(1),
        studied: false,
    });
    assert!(page.table().stage.is_over(), "opened again");
}

fn hint() -> ToEngine {
    ToEngine::Say {
        id: "t".into(),
        message: FromClient::Hint,
    }
}

#[test]
fn a_lone_player_is_advised_and_nothing_changes() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    let before = page.table().clone();
    assert!(page.send(hint()).is_empty());
    assert!(page.hall.waits_for_bot());
    let request = page.hall.next_bot_request().unwrap();
    assert!(request.advises && request.seat == Seat::new(0));
    assert!(!page.hall.waits_for_bot(), "it is asked once");
    let said = page.hall.hear_bot(&bots::answer(&request), NOW);
    page.learn(&said);
    let [
        FromEngine::Said {
            message: FromServer::Hint { number, advice },
            ..
        },
    ] = said.as_slice()
    else {
        panic!("{said:?}");
    };
    assert_eq!(*number, page.number);
    let prompt = page.prompt().unwrap();
    let best = &advice.first().unwrap().action;
    assert!(prompt.actions.iter().any(|choice| choice.action == *best));
    assert_eq!(*page.table(), before);
}

#[test]
fn nobody_is_advised_out_of_turn_or_against_another_person() {
    let mut shared = Page::open("pebbles", &[None, None]);
    shared.send(hint());
    assert_eq!(shared.hall.next_bot_request(), None);
    let mut waiting = Page::open("pebbles", &[None, BOT]);
    waiting.play(0, "take 1");
    waiting.send(hint());
    let request = waiting.hall.next_bot_request().unwrap();
    assert!(!request.advises && request.seat == Seat::new(1));
}

#[test]
fn nobody_is_advised_in_a_daily() {
    let mut hall = Hall::default();
    let saved = new_game(&mut hall, "pebbles", &[None, BOT]);
    let id = daily::Day(20_000).id("pebbles", daily::Company::Masters);
    let said = hall.hear(
        ToEngine::Open {
            id: id.clone(),
            saved,
            seed: Seed::from(1),
            studied: false,
        },
        NOW,
    );
    let [
        FromEngine::Said {
            message: FromServer::Snapshot(snapshot),
            ..
        },
    ] = said.as_slice()
    else {
        panic!("{said:?}");
    };
    assert!(!snapshot.table.hints);
    let message = FromClient::Hint;
    hall.hear(ToEngine::Say { id, message }, NOW);
    assert_eq!(hall.next_bot_request(), None);
}

#[test]
fn a_game_that_is_not_ones_own_stays_so() {
    let mut hall = Hall::default();
    let saved = new_game(&mut hall, "pebbles", &[None, BOT]);
    assert!(!saved.borrowed);
    let adopted = match hall.hear(ToEngine::Adopt(saved), NOW).pop() {
        Some(FromEngine::Begun(saved)) => saved,
        other => panic!("{other:?}"),
    };
    assert!(adopted.borrowed);
    let id = "t".to_owned();
    hall.hear(
        ToEngine::Open {
            id: id.clone(),
            saved: adopted,
            seed: Seed::from(1),
            studied: false,
        },
        NOW,
    );
    let message = FromClient::Do {
        number: 1,
        key: "k".into(),
        command: Command::Play {
            seat: Seat::new(0),
            action: "take 1".into(),
        },
    };
    hall.hear(
        ToEngine::Say {
            id: id.clone(),
            message,
        },
        NOW,
    );
    let Some(FromEngine::Keep { saved, .. }) = hall.keep() else {
        panic!("it has changed");
    };
    assert!(saved.borrowed);
    let again = hall.hear(
        ToEngine::Again {
            id,
            seed: Seed::from(2),
        },
        NOW,
    );
    assert!(matches!(again.as_slice(), [FromEngine::Begun(saved)] if !saved.borrowed));
}

#[test]
fn a_request_that_makes_no_sense_has_no_answer() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    page.play(0, "take 1");
    let sensible = page.hall.next_bot_request().unwrap();
    assert!(bots::answer(&sensible).action.is_some());
    let unknown = BotRequest {
        game: "marbles".into(),
        ..sensible.clone()
    };
    assert_eq!(bots::answer(&unknown).action, None);
    let empty = BotRequest {
        state: Value::Null,
        ..sensible
    };
    assert_eq!(bots::answer(&empty).action, None);
}

#[test]
fn an_action_is_free_to_take_back_while_a_bot_still_thinks_and_its_late_answer_has_no_effect() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    page.play(0, "take 1");
    let request = page.hall.next_bot_request().unwrap();
    assert_eq!(page.hall.next_bot_request(), None, "one at a time");
    assert_eq!(page.table().take_back, TakeBack::Free { to: 0 });
    page.ask(Command::TakeBack { to: None });
    assert_eq!(page.table().moves, 0);
    let said = page.hall.hear_bot(&bots::answer(&request), NOW);
    assert!(said.is_empty());
    page.play(0, "take 2");
    assert!(page.let_bot_play());
    assert_eq!(page.table().take_back, TakeBack::Closed);
    let said = page.ask(Command::TakeBack { to: None });
    assert!(matches!(
        said.as_slice(),
        [FromEngine::Said {
            message: FromServer::Refused { .. },
            ..
        }]
    ));
}

#[test]
fn a_message_about_another_table_has_no_effect() {
    let mut page = Page::open("pebbles", &[None, None]);
    let elsewhere = ToEngine::Say {
        id: "other".into(),
        message: FromClient::Ping,
    };
    assert!(page.send(elsewhere).is_empty());
}

#[test]
fn a_shared_screen_withholds_the_hand_until_its_owner_is_there() {
    let mut page = Page::open("florence", &[None, None]);
    assert_eq!(page.position.as_ref().unwrap().seat, None);
    assert!(page.prompt().is_none());
    let first = page.table().waiting[0];
    page.uncover(first);
    let action = page.prompt().unwrap().actions[0].action.clone();
    page.play(u8::from(first), &action);
    assert_eq!(
        page.position.as_ref().unwrap().seat,
        None,
        "now it is the other's turn"
    );
    let second = page.table().waiting[0];
    assert_ne!(first, second);
    page.uncover(second);
    assert!(page.prompt().is_some());
}

#[test]
fn at_a_shared_screen_the_other_must_agree_once_they_have_acted() {
    let mut page = Page::open("pebbles", &[None, None]);
    page.uncover(Seat::new(0));
    page.play(0, "take 1");
    page.uncover(Seat::new(1));
    page.play(1, "take 1");
    page.uncover(Seat::new(0));
    assert_eq!(
        page.table().take_back,
        TakeBack::Ask { to: 0 },
        "the first seat looks at its own last decision, not at the other's"
    );
    page.ask(Command::TakeBack { to: Some(0) });
    let request = page.table().request.clone().unwrap();
    assert!(request.answer && request.seat == Seat::new(0));
    page.ask(Command::Answer { agree: true });
    assert_eq!(page.table().moves, 0);
    assert_eq!(
        page.position.as_ref().unwrap().seat,
        Some(Seat::new(0)),
        "whoever asked is still there"
    );
}

#[test]
fn names_are_those_of_the_seats() {
    let page = Page::open("pebbles", &[None, None]);
    let who: Vec<_> = page.table().seats.iter().map(|seat| seat.who.clone()).collect();
    let person = |name: &str| signoria_table::wire::Sitter::Person { name: name.into() };
    assert_eq!(who, [person("Player 1"), person("Player 2")]);
}

#[test]
fn refusals_and_previews_change_nothing() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    let refused = page.play(0, "take 99");
    assert!(matches!(
        refused.as_slice(),
        [FromEngine::Said {
            message: FromServer::Refused { .. },
            ..
        }]
    ));
    let previewed = page.say(FromClient::Preview {
        key: "p".into(),
        action: "take 99".into(),
    });
    assert!(matches!(
        previewed.as_slice(),
        [FromEngine::Said {
            message: FromServer::Preview {
                outlook: Some(Outlook::Forbidden { .. }),
                ..
            },
            ..
        }]
    ));
    assert_eq!(page.hall.keep(), None);
}

#[test]
fn nonsense_is_not_begun_and_not_opened() {
    let mut hall = Hall::default();
    let begin = ToEngine::Begin {
        order: Box::new(order("marbles", &[None, None])),
        names: vec![String::new(); 2],
        seed: Seed::from(1),
    };
    assert!(matches!(
        hall.hear(begin, NOW).as_slice(),
        [FromEngine::NotBegun(_)]
    ));
    let whole = new_game(&mut hall, "pebbles", &[None, None]);
    let damaged = [
        "{}".to_owned(),
        whole.journal.replace("pebbles", "marbles"),
        whole.journal.replace("\"seats\": 2", "\"seats\": 3"),
    ];
    for journal in damaged {
        assert_ne!(journal, whole.journal);
        let open = ToEngine::Open {
            id: "t".into(),
            saved: Box::new(Saved {
                journal,
                ..*whole.clone()
            }),
            seed: Seed::from(1),
            studied: false,
        };
        assert!(matches!(
            hall.hear(open, NOW).as_slice(),
            [FromEngine::NotOpened { .. }]
        ));
    }
}

#[test]
fn a_journal_from_elsewhere_has_as_many_players_as_seats() {
    let mut hall = Hall::default();
    let mut saved = new_game(&mut hall, "pebbles", &[None, BOT]);
    saved.players = vec![saved.players[0].clone(); 8];
    match hall.hear(ToEngine::Adopt(saved), NOW).as_slice() {
        [FromEngine::Begun(adopted)] => assert_eq!(adopted.players.len(), 2),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_change_is_saved_once() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    assert_eq!(page.hall.keep(), None);
    page.play(0, "take 1");
    let Some(FromEngine::Keep { saved, .. }) = page.hall.keep() else {
        panic!("nothing to keep")
    };
    assert!(saved.journal.contains("take 1"));
    assert_eq!(page.hall.keep(), None);
}

#[test]
fn the_same_again_is_a_new_table_with_the_same_people() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    let again = page.send(ToEngine::Again {
        id: "t".into(),
        seed: Seed::from(9),
    });
    let [FromEngine::Begun(saved)] = again.as_slice() else {
        panic!("{again:?}")
    };
    let open = page.hall.open.as_ref().unwrap();
    assert_eq!(saved.players, open.players);
    assert_ne!(read(&saved.journal).unwrap().seed, open.table.journal().seed);
}

#[test]
fn a_game_can_be_played_on_from_an_earlier_moment_as_another_one() {
    let mut page = Page::open("pebbles", &[None, BOT]);
    page.play(0, "take 1");
    page.let_bot_play();
    let (id, seat) = ("t".to_owned(), Some(Seat::new(0)));
    let replayed = page.send(ToEngine::Replay {
        id: id.clone(),
        moves: 1,
        seat,
    });
    let [FromEngine::Replayed { replay: Ok(past), .. }] = replayed.as_slice() else {
        panic!("{replayed:?}")
    };
    assert_eq!((past.moves, past.of), (1, 2));
    let branched = page.send(ToEngine::Branch { id, moves: 1 });
    let [FromEngine::Begun(saved)] = branched.as_slice() else {
        panic!("{branched:?}")
    };
    let copy = table_of("copy", saved, NOW).unwrap();
    assert_eq!(
        copy.position(Eye::Seat(Seat::new(0))).unwrap().view,
        past.position.view
    );
    assert_eq!(page.table().moves, 2, "the game itself stays as it is");
}

#[test]
fn at_the_table_of_a_lesson_the_others_play_from_a_script_and_nothing_is_kept() {
    let mut page = Page::open("pebbles", &[None, Some(BotLevel::Apprentice)]);
    let saved = new_game(&mut page.hall, "pebbles", &[None, Some(BotLevel::Apprentice)]);
    page.send(ToEngine::Teach {
        id: "t".into(),
        saved,
    });
    page.play(0, "take 2");
    assert!(!page.hall.waits_for_bot() && page.hall.next_bot_request().is_none());
    let script = |action: &str| ToEngine::Script {
        id: "t".into(),
        moves: 1,
        seat: Seat::new(1),
        action: action.into(),
    };
    assert!(
        page.send(script("take 9")).is_empty(),
        "what is not legal is left out"
    );
    page.send(script("take 3"));
    assert!(
        page.send(script("take 1")).is_empty(),
        "what comes late is left out"
    );
    assert_eq!(page.table.as_ref().map(|table| table.moves), Some(2));
    assert!(page.hall.keep().is_none());
    // Played on from here, it is a game like any other.
    let branched = page.send(ToEngine::Branch {
        id: "t".into(),
        moves: 2,
    });
    let [FromEngine::Begun(saved)] = branched.as_slice() else {
        panic!("{branched:?}");
    };
    assert_eq!(saved.players[1].bot, Some(BotLevel::Apprentice));
}

fn studied(game: &str) -> Page {
    let mut page = Page::open(game, &[None, None]);
    let Some(open) = page.hall.open.take() else {
        panic!("no table");
    };
    page.send(ToEngine::Open {
        id: "t".into(),
        saved: Box::new(saved(&open.table, open.players)),
        seed: Seed::from(8),
        studied: true,
    });
    page
}

#[test]
fn in_a_study_the_eye_goes_to_whoever_is_to_decide() {
    let mut page = studied("pebbles");
    assert_eq!(page.position.as_ref().unwrap().seat, Some(Seat::new(0)));
    page.play(0, "take 1");
    assert_eq!(page.position.as_ref().unwrap().seat, Some(Seat::new(1)));
    page.play(1, "take 1");
    assert_eq!(page.table().moves, 2);
}

#[test]
fn a_moment_of_a_study_is_advised_in_words() {
    let mut page = studied("pebbles");
    page.play(0, "take 1");
    page.send(ToEngine::Advise {
        id: "t".into(),
        moves: 0,
    });
    assert!(page.hall.waits_for_bot());
    let orders = page.hall.next_for_bots();
    let [ToBots::Think(request)] = orders.as_slice() else {
        panic!("{orders:?}");
    };
    let said = page.hall.hear_bot(&bots::answer(request), NOW);
    page.learn(&said);
    let [FromEngine::Advised { advised, .. }] = said.as_slice() else {
        panic!("{said:?}");
    };
    assert_eq!((advised.moves, advised.seat), (0, Seat::new(0)));
    let (advice, words) = advised.choices.first().unwrap();
    assert!(advice.action.starts_with("take") && words.id.starts_with("pebbles."));
}

#[test]
fn a_study_is_judged_to_its_end_and_a_running_game_is_not() {
    let analyse = || ToEngine::Analyse { id: "t".into() };
    let mut running = Page::open("pebbles", &[None, BOT]);
    running.send(analyse());
    assert_eq!(running.hall.next_for_bots(), []);
    let mut page = studied("pebbles");
    page.play(0, "take 1");
    page.play(1, "take 1");
    page.send(analyse());
    let orders = page.hall.next_for_bots();
    let [ToBots::Analyse { table, journal, seed }] = orders.as_slice() else {
        panic!("{orders:?}");
    };
    let mut analysis = bots::analysis(journal, *seed).unwrap();
    let judged = bots::judge_next(&mut analysis, table).unwrap();
    let said = page.hall.hear_judgement(judged);
    page.learn(&said);
    // Nobody has taught the bots this game: there is no verdict, but an end.
    assert!(matches!(
        said.as_slice(),
        [FromEngine::Judged {
            done: 2,
            total: 2,
            verdict: None,
            ..
        }]
    ));
    assert_eq!(bots::judge_next(&mut analysis, table), None);
}
