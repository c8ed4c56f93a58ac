//! Tables: tabs, repeats, take-backs, clocks, journals.

use serde_json::{Value, json};
use signoria_engine::{Outlook, Seat};
use signoria_table::wire::{FromClient, FromServer, Replay, Sitter, Stage, TakeBack};

use super::client::{Browser, Socket};
use super::{House, patience, program};

/// Anna and Boris at a game of pebbles that has begun.
fn two_people(house: &House, more: Value) -> (Browser, Browser, String) {
    let mut anna = house.guest("Anna");
    let mut boris = house.guest("Boris");
    let mut order = json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]});
    for (name, value) in more.as_object().into_iter().flatten() {
        order[name] = value.clone();
    }
    let table = anna.open(&order);
    boris.command(&table, "sit", json!({"do": "sit", "seat": 1}));
    anna.command(&table, "start", json!({"do": "start"}));
    (anna, boris, table)
}

fn take(seat: u8, count: u8) -> Value {
    json!({"do": "play", "seat": seat, "action": format!("take {count}")})
}

/// Plays pebbles to its end, one at a time.
fn play_out(anna: &mut Browser, boris: &mut Browser, table: &str) {
    for turn in 0.. {
        let look = anna.look(table);
        if look.table.stage.is_over() {
            return;
        }
        let seat = u8::from(look.table.waiting[0]);
        let who = if seat == 0 { &mut *anna } else { &mut *boris };
        who.command(table, &format!("end-{turn}"), take(seat, 1));
    }
}

fn update(socket: &mut Socket) -> u64 {
    socket.wait_for(|message| match message {
        FromServer::Update(update) => Some(update.number),
        _ => None,
    })
}

#[test]
fn presence_is_shown_after_joining_a_table() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let mut boris = house.guest("Boris");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    let mut watching = anna.socket(&table);
    let _boris_watches = boris.socket(&table);
    let see = |watching: &mut Socket, seats: usize, spectators: u32| {
        watching.wait_for(|message| match message {
            FromServer::Presence(presence) => {
                ((presence.seats.len(), presence.spectators) == (seats, spectators)).then_some(())
            }
            _ => None,
        });
    };
    see(&mut watching, 1, 1);
    boris.command(&table, "sit", json!({"do": "sit", "seat": 1}));
    see(&mut watching, 2, 0);
}

#[test]
fn several_tabs_of_one_person_agree_and_a_spectator_sees_no_prompt() {
    let house = House::new();
    let (anna, boris, table) = two_people(&house, json!({}));
    let mut tabs = [
        anna.socket(&table),
        anna.socket(&table),
        boris.socket(&table),
        house.stranger().socket(&table),
    ];
    let first: Vec<_> = tabs.iter_mut().map(Socket::snapshot).collect();
    assert!(first[0].position.as_ref().unwrap().prompt.is_some());
    assert!(
        first[2].position.as_ref().unwrap().prompt.is_none(),
        "not Boris' turn"
    );
    assert_eq!(first[3].position.as_ref().unwrap().seat, None);
    assert_eq!(first[3].table.take_back, TakeBack::Nothing);
    tabs[0].command(first[0].number, "one", take(0, 1));
    let numbers: Vec<u64> = tabs.iter_mut().map(update).collect();
    assert!(
        numbers.iter().all(|&number| number == first[0].number + 1),
        "{numbers:?}"
    );
    tabs[3].command(numbers[0], "x", take(1, 1));
    let code = tabs[3].wait_for(|message| match message {
        FromServer::Refused { problem, .. } => Some(problem.code.clone()),
        _ => None,
    });
    assert_eq!(code, "server.problem.sign-in-first");
}

#[test]
fn the_same_command_sent_twice_applies_once_and_a_stale_one_brings_a_snapshot() {
    let house = House::new();
    let (anna, mut boris, table) = two_people(&house, json!({}));
    let mut socket = anna.socket(&table);
    let number = socket.snapshot().number;
    let accepted = |message: &FromServer| match message {
        FromServer::Accepted { number, .. } => Some(*number),
        _ => None,
    };
    socket.command(number, "once", take(0, 1));
    let first = socket.wait_for(accepted);
    socket.command(number, "once", take(0, 1));
    assert_eq!(socket.wait_for(accepted), first);
    boris.command(&table, "b", take(1, 1));
    socket.command(number, "late", take(0, 1));
    let code = socket.wait_for(|message| match message {
        FromServer::Refused { problem, .. } => Some(problem.code.clone()),
        _ => None,
    });
    assert_eq!(code, "table.refused.stale");
    assert_eq!(socket.snapshot().table.moves, 2);
    let illegal = boris.try_command(&table, "c", take(1, 1));
    assert_eq!(illegal.code(), "engine.turn.seat");
    let foreign = boris.try_command(&table, "d", take(0, 1));
    assert_eq!(foreign.code(), "table.refused.not-yours");
}

#[test]
fn an_action_that_another_has_answered_is_taken_back_only_with_consent() {
    let house = House::new();
    let (mut anna, mut boris, table) = two_people(&house, json!({}));
    anna.command(&table, "1", take(0, 1));
    anna.command(&table, "2", json!({"do": "take_back"}));
    assert_eq!(anna.look(&table).table.moves, 0, "nobody had answered");
    anna.command(&table, "3", take(0, 2));
    boris.command(&table, "4", take(1, 3));
    anna.command(&table, "5", json!({"do": "take_back"}));
    let look = boris.look(&table);
    assert_eq!(look.table.moves, 2);
    assert!(look.table.request.is_some_and(|request| request.answer));
    let mut socket = anna.socket(&table);
    socket.snapshot();
    boris.command(&table, "6", json!({"do": "answer", "agree": true}));
    let after = socket.snapshot();
    assert_eq!(after.table.moves, 0);
    assert!(
        after.log.iter().all(|line| line.event.is_none()),
        "the lines are gone"
    );
}

#[test]
fn a_game_is_kept_as_a_journal_when_it_is_over_and_only_then() {
    let house = House::new();
    let (mut anna, mut boris, table) = two_people(&house, json!({}));
    let running = house
        .stranger()
        .get(&format!("/api/tables/{table}/journal"))
        .json();
    assert_eq!(running["signoria"], "view");
    assert!(running.get("seed").is_none() && running["position"]["prompt"].is_null());
    let replay = format!("/api/tables/{table}/replay?moves=1");
    play_out(&mut anna, &mut boris, &table);
    let journal = anna.get(&format!("/api/tables/{table}/journal")).body;
    assert!(journal.contains("\"signoria\": \"journal\"") && journal.contains("checksum"));
    assert_eq!(anna.get(&replay).json()["moves"], 1);

    let answer = boris.send(
        "POST",
        "/api/replays",
        &[("content-type", "text/plain")],
        Some(&journal),
    );
    assert_eq!(answer.status, 201, "{}", answer.body);
    let copy = answer.json()["id"].as_str().unwrap().to_owned();
    let whole = boris.get(&format!("/api/tables/{copy}/replay")).json();
    assert_eq!(whole["moves"], whole["of"]);
    let damaged = journal.replacen("take 1", "take 9", 1);
    let answer = boris.send(
        "POST",
        "/api/replays",
        &[("content-type", "text/plain")],
        Some(&damaged),
    );
    assert_eq!(answer.code(), "engine.fault.journal");

    let finished = anna.get("/api/me/tables?over=true").json();
    assert_eq!(finished["tables"][0]["id"], json!(table));
}

#[test]
fn while_a_game_runs_everybody_looks_back_through_their_own_eyes() {
    let house = House::new();
    let (mut anna, mut boris, table) = two_people(&house, json!({"game": "florence"}));
    let mut shown = Vec::new();
    for turn in 0..8 {
        let looks = [
            anna.look(&table),
            boris.look(&table),
            house.stranger().look(&table),
        ];
        let asked = looks.iter().find_map(|look| {
            let position = look.position.as_ref()?;
            Some((
                position.seat?,
                position.prompt.as_ref()?.actions.last()?.action.clone(),
            ))
        });
        shown.push(looks.map(|look| look.position.map(|position| position.view)));
        let (seat, action) = asked.expect("somebody is asked");
        let who = if seat == Seat::new(0) {
            &mut anna
        } else {
            &mut boris
        };
        who.command(
            &table,
            &format!("k{turn}"),
            json!({"do": "play", "seat": seat, "action": action}),
        );
    }
    let mut stranger = house.stranger();
    for (moves, views) in shown.iter().enumerate() {
        let address = format!("/api/tables/{table}/replay?moves={moves}");
        let back = [
            anna.get(&format!("{address}&seat=0")),
            boris.get(&format!("{address}&seat=1")),
            stranger.get(&address),
        ];
        for (answer, view) in back.iter().zip(views) {
            let replay: Replay = answer.read();
            assert_eq!(Some(&replay.position.view), view.as_ref(), "{moves}");
            assert_eq!((replay.position.prompt, replay.of), (None, 8));
        }
        for who in [&mut anna, &mut stranger] {
            let foreign = who.get(&format!("{address}&seat=1"));
            assert_eq!(
                (foreign.status, foreign.code().as_str()),
                (403, "table.refused.not-yours")
            );
        }
    }
    assert_ne!(shown[0][0], shown[0][1], "something is hidden in this game");
}

#[test]
fn a_socket_answers_a_limited_number_of_previews() {
    let house = House::new();
    let (anna, boris, table) = two_people(&house, json!({}));
    let ask = |who: &Browser, many: usize| -> Vec<Option<Outlook>> {
        let mut socket = who.socket(&table);
        socket.snapshot();
        let answer = |number: usize| {
            let (key, action) = (format!("p{number}"), "take 2".to_owned());
            socket.say(&FromClient::Preview {
                key: key.clone(),
                action,
            });
            socket.wait_for(|message| match message {
                FromServer::Preview { key: of, outlook } if *of == key => Some(outlook.clone()),
                _ => None,
            })
        };
        (0..many).map(answer).collect()
    };
    assert!(matches!(&ask(&anna, 1)[0], Some(Outlook::Brings { messages, .. }) if messages.len() == 1));
    assert!(
        matches!(&ask(&boris, 1)[0], Some(Outlook::Forbidden { .. })),
        "not his turn"
    );
    assert_eq!(ask(&house.stranger(), 1), [None]);
    let many = ask(&anna, 50);
    assert!(
        many[0].is_some() && many.contains(&None),
        "more are answered without being tried"
    );
    assert_eq!(anna.clone().look(&table).table.moves, 0, "nothing has happened");
}

#[test]
fn figures_that_the_owner_added_are_played_with_and_others_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("florence");
    std::fs::create_dir(&game).unwrap();
    let figures = include_str!("../../../../../games/florence/data/2022.toml");
    std::fs::write(game.join("mine.toml"), format!("{figures}\n# my own\n")).unwrap();
    let editions = folder.path().display().to_string();
    let owner = House::with(&["--editions", &editions]);
    let mut anna = owner.guest("Anna");
    let seats = json!([{"who": "me"}, {"who": "bot", "level": "random"}]);
    let table = anna.open(&json!({"game": "florence", "edition": "mine", "seats": seats}));
    anna.command(&table, "start", json!({"do": "start"}));
    anna.command(&table, "concede", json!({"do": "concede"}));
    let journal = anna.get(&format!("/api/tables/{table}/journal")).body;
    assert!(journal.contains("\"figures\"") && journal.contains("mine@"));
    let upload = |who: &mut Browser, journal: &str| {
        let kind = [("content-type", "text/plain")];
        who.send("POST", "/api/replays", &kind, Some(journal))
    };
    let answer = upload(&mut anna, &journal);
    assert_eq!(answer.status, 201, "{}", answer.body);
    let changed = journal.replacen("# my own", "# another's", 1);
    assert_eq!(
        upload(&mut anna, &changed).code(),
        "engine.fault.journal",
        "one name, one set of figures"
    );
    let elsewhere = House::new();
    assert_eq!(
        upload(&mut elsewhere.guest("Anna"), &journal).code(),
        "server.problem.foreign-figures"
    );
    std::fs::write(game.join("broken.toml"), "nonsense").unwrap();
    let data = owner.data.path().join("another").display().to_string();
    let (code, told) = program(&[
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--data",
        &data,
        "--editions",
        &editions,
    ]);
    assert!(code != Some(0) && told.contains("broken.toml: line 1"), "{told}");
}

#[test]
fn the_same_people_meet_again() {
    let house = House::new();
    let (mut anna, mut boris, table) = two_people(&house, json!({}));
    anna.command(&table, "c", json!({"do": "concede"}));
    assert_eq!(boris.look(&table).table.stage, Stage::Conceded);
    let again = |who: &mut Browser| {
        who.post(&format!("/api/tables/{table}/rematch"), &json!({}))
            .json()["id"]
            .clone()
    };
    let next = again(&mut boris);
    assert_eq!(again(&mut anna), next, "whoever asks second finds the same table");
    let next = next.as_str().unwrap();
    anna.command(next, "sit", json!({"do": "sit"}));
    boris.command(next, "start", json!({"do": "start"}));
    assert_eq!(anna.look(next).table.stage, Stage::Playing);
}

#[test]
fn the_lobby_shows_public_tables_and_my_list_begins_with_tables_that_wait_for_me() {
    let house = House::new();
    let (mut anna, mut boris, waits) = two_people(&house, json!({"visibility": "link"}));
    let gathers = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    let lobby = house.stranger().get("/api/tables").json();
    assert_eq!(lobby["tables"].as_array().unwrap().len(), 1, "one by link only");
    assert_eq!(lobby["tables"][0]["id"], json!(gathers));
    assert_eq!(lobby["tables"][0]["seats"][0]["name"], "Anna");
    let mine = anna.get("/api/me/tables").json();
    assert_eq!(mine["tables"][0]["id"], json!(waits));
    assert_eq!(mine["tables"][0]["waits_for_me"], true);
    assert_eq!(
        boris.get("/api/me/tables").json()["tables"][0]["waits_for_me"],
        false
    );
    anna.command(&gathers, "l", json!({"do": "leave"}));
    assert!(
        house.stranger().get("/api/tables").json()["tables"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[test]
fn the_lobby_lists_only_tables_with_a_free_seat_and_their_games() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let waits = anna.open(
        &json!({"game": "florence", "edition": "2006", "options": {"cooperative_building": true},
        "seats": [{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}]}),
    );
    let (_, _, plays) = two_people(&house, json!({"visibility": "public"}));
    let lobby = house.stranger().get("/api/tables").json();
    let ids: Vec<_> = lobby["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| &table["id"])
        .collect();
    assert_eq!(
        ids,
        [&json!(waits)],
        "a full game that runs ({plays}) waits for nobody"
    );
    let table = &lobby["tables"][0];
    assert_eq!(
        (&table["edition"], &table["host"]),
        (&json!("2006"), &json!("Anna"))
    );
    assert_eq!(table["options"]["cooperative_building"], true);
    assert!(table["opened"].as_u64() > Some(0));
}

#[test]
fn when_a_clock_runs_out_the_others_may_give_the_seat_to_a_bot() {
    let house = House::new();
    let clock = json!({"clock": {"kind": "real_time", "base_seconds": 1, "increment_seconds": 0}});
    let (anna, mut boris, table) = two_people(&house, clock);
    let mut socket = boris.socket(&table);
    socket.wait_for(|message| match message {
        FromServer::Update(update) => {
            let clock = update.table.seats[0].clock?;
            clock.expired.then_some(())
        }
        _ => None,
    });
    boris.command(&table, "bot", json!({"do": "place", "seat": 0, "bot": "random"}));
    socket.wait_for(|message| match message {
        FromServer::Update(update) => (update.table.moves > 0).then_some(()),
        _ => None,
    });
    let look = anna.clone().look(&table);
    assert!(matches!(look.table.seats[0].who, Sitter::Bot { .. }));
    assert!(look.table.seats[0].may_sit, "who comes back may sit down again");
}

#[test]
fn a_busy_pool_queues_and_the_table_says_so() {
    let house = House::with(&["--bot-threads", "1", "--bot-millis", "1500"]);
    let mut anna = house.guest("Anna");
    let bots = json!([{"who": "bot", "level": "search"}, {"who": "bot", "level": "search"}, {"who": "me"}]);
    let order = json!({"game": "pebbles", "seats": bots});
    let tables = [anna.open(&order), anna.open(&order)];
    let mut second = anna.socket(&tables[1]);
    second.snapshot();
    for table in &tables {
        anna.command(table, "start", json!({"do": "start"}));
    }
    second.wait_for(|message| match message {
        FromServer::Thinking { bots } => bots.iter().any(|bot| bot.queued).then_some(()),
        _ => None,
    });
    second.wait_for(|message| match message {
        FromServer::Update(update) => (update.table.waiting == [Seat::new(2)]).then_some(()),
        _ => None,
    });
}

#[test]
fn tables_that_left_memory_come_back_and_backups_are_whole() {
    let house = House::with(&["--idle-seconds", "0"]);
    let (mut anna, mut boris, table) = two_people(&house, json!({}));
    let left_memory = |browser: &mut Browser| browser.get("/metrics").body.contains("signoria_tables 0\n");
    for turn in 0..4 {
        let seat = turn % 2;
        let who = if seat == 0 { &mut anna } else { &mut boris };
        who.command(&table, &format!("t{turn}"), take(seat, 1));
        patience::until("the table has left memory", || {
            left_memory(&mut anna).then_some(())
        });
    }
    assert_eq!(anna.look(&table).table.moves, 4);
    let data = house.data.path().display().to_string();
    let copy = tempfile::tempdir().unwrap();
    let file = copy.path().join("signoria.sqlite").display().to_string();
    let (code, told) = program(&["backup", "--data", &data, &file]);
    assert_eq!(code, Some(0), "{told}");
    assert_eq!(
        program(&["backup", "--data", &data, &file]).0,
        Some(2),
        "nothing is overwritten"
    );
    let (code, told) = program(&["doctor", "--data", &copy.path().display().to_string()]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("1 tables"), "{told}");
}
