//! The engine protocol: whole games through it, every error by its code, and garbage.

use std::io::{self, BufReader, Read};

use proptest::prelude::*;
use serde_json::{Value, json};
use signoria_cli::{LONGEST_LINE, Session, serve};
use signoria_words::Language;

fn session() -> Session {
    Session::new(Language::En).unwrap()
}

fn ask(session: &mut Session, request: Value) -> Value {
    session.answer(&request.to_string())
}

fn code(reply: &Value) -> &str {
    reply["error"]["code"]
        .as_str()
        .unwrap_or_else(|| panic!("an error was expected: {reply}"))
}

fn begun() -> Session {
    let mut session = session();
    let reply = ask(
        &mut session,
        json!({"cmd": "new", "game": "pebbles", "seats": 2, "seed": 7}),
    );
    assert_eq!(reply["waiting"], json!([0]));
    session
}

#[test]
fn every_game_plays_to_its_end_through_the_protocol() {
    let mut session = session();
    let games = ask(&mut session, json!({"cmd": "games"}));
    for game in games["games"].as_array().unwrap() {
        let seats = game["fewest_seats"].as_u64().unwrap().max(2);
        let reply = ask(
            &mut session,
            json!({"cmd": "new", "game": game["id"], "seats": seats, "seed": 3}),
        );
        assert!(reply.get("error").is_none(), "{reply}");
        loop {
            let turn = ask(&mut session, json!({"cmd": "turn"}));
            if turn["over"] == true {
                break;
            }
            let bot = ask(&mut session, json!({"cmd": "bot", "kind": "random", "seed": 5}));
            let seat = &bot["seat"];
            assert!(
                turn["actions"][seat.to_string()]
                    .as_array()
                    .unwrap()
                    .contains(&bot["action"])
            );
            let prompt = ask(&mut session, json!({"cmd": "prompt", "seat": seat}));
            assert!(
                prompt["question"].as_str().is_some_and(|text| text.contains(' ')),
                "{prompt}"
            );
            let played = ask(
                &mut session,
                json!({"cmd": "play", "seat": seat, "action": bot["action"]}),
            );
            assert!(played.get("error").is_none(), "{played}");
        }
        let standings = ask(&mut session, json!({"cmd": "standings"}));
        assert_eq!(standings["over"], true);
        assert!(standings["standings"].as_array().unwrap().len() >= seats as usize);
        let journal = ask(&mut session, json!({"cmd": "journal"}))["journal"].clone();
        let state = ask(&mut session, json!({"cmd": "state"}));
        let replayed = ask(&mut session, json!({"cmd": "replay", "journal": journal}));
        assert_eq!(replayed["waiting"], json!([]));
        assert_eq!(ask(&mut session, json!({"cmd": "state"})), state);
        let loaded = ask(&mut session, json!({"cmd": "load", "state": state["state"]}));
        assert_eq!(loaded["waiting"], json!([]), "{loaded}");
    }
}

#[test]
fn play_undo_view_and_state_belong_together() {
    let mut session = begun();
    let before = ask(&mut session, json!({"cmd": "state"}));
    let played = ask(
        &mut session,
        json!({"cmd": "play", "seat": 0, "action": "take 2", "id": 41}),
    );
    assert_eq!(played["id"], 41);
    assert_eq!(played["waiting"], json!([1]));
    assert_eq!(played["events"][0]["to"], "all");
    assert!(
        played["events"][0]["text"]
            .as_str()
            .unwrap()
            .contains("takes 2 pebbles")
    );
    assert!(ask(&mut session, json!({"cmd": "view", "seat": 1}))["view"].is_object());
    assert!(ask(&mut session, json!({"cmd": "view"}))["view"].is_object());
    assert_eq!(
        ask(&mut session, json!({"cmd": "perft", "depth": 2}))["leaves"],
        9
    );
    assert_eq!(ask(&mut session, json!({"cmd": "undo"}))["waiting"], json!([0]));
    assert_eq!(ask(&mut session, json!({"cmd": "state"})), before);
}

#[test]
fn every_refusal_has_its_code_and_changes_nothing() {
    let mut session = session();
    for request in ["turn", "state", "standings", "undo", "journal", "view"] {
        assert_eq!(code(&ask(&mut session, json!({"cmd": request}))), "no-game");
    }
    assert_eq!(
        code(&ask(&mut session, json!({"cmd": "load", "state": {}}))),
        "no-game"
    );
    assert_eq!(
        code(&ask(
            &mut session,
            json!({"cmd": "new", "game": "chess", "seats": 2})
        )),
        "unknown-game"
    );
    let mut session = begun();
    let before = ask(&mut session, json!({"cmd": "state"}));
    for (request, expected) in [
        (json!({"cmd": "fly"}), "request"),
        (json!({"cmd": "turn", "more": 1}), "request"),
        (json!({"cmd": "play", "seat": 9, "action": "take 1"}), "request"),
        (json!({"cmd": "play", "seat": 5, "action": "take 1"}), "seat"),
        (json!({"cmd": "play", "seat": 0, "action": "steal 1"}), "notation"),
        (json!({"cmd": "play", "seat": 1, "action": "take 1"}), "illegal"),
        (json!({"cmd": "view", "seat": 4}), "seat"),
        (json!({"cmd": "prompt", "seat": 1}), "seat"),
        (json!({"cmd": "new", "game": "pebbles", "seats": 7}), "setup"),
        (
            json!({"cmd": "new", "game": "pebbles", "seats": 2, "edition": "1499"}),
            "edition",
        ),
        (
            json!({"cmd": "new", "game": "pebbles", "seats": 2, "options": {"sharp": true}}),
            "options",
        ),
        (
            json!({"cmd": "new", "game": "pebbles", "seats": 2, "seed": "x"}),
            "request",
        ),
        (
            json!({"cmd": "edition", "game": "pebbles", "name": "mine", "text": "a = 1"}),
            "edition",
        ),
        (json!({"cmd": "load", "state": {"heap": 3}}), "state"),
        (
            json!({"cmd": "load", "state": {"seats": 2, "turn": 0, "left": 99}}),
            "impossible",
        ),
        (
            json!({"cmd": "replay", "journal": {"signoria": "journal", "version": 9}}),
            "journal",
        ),
        (json!({"cmd": "replay", "journal": 3}), "journal"),
        (json!({"cmd": "bot", "kind": "genius"}), "request"),
        (json!({"cmd": "bot", "kind": "greedy", "millis": 3}), "request"),
        (json!({"cmd": "bot", "kind": "random", "seat": 1}), "seat"),
        (json!({"cmd": "bot", "kind": "plan", "playouts": 0}), "request"),
        (
            json!({"cmd": "bot", "kind": "plan", "playouts": 9, "millis": 9}),
            "request",
        ),
        (json!({"cmd": "advise", "seat": 1}), "seat"),
        (json!({"cmd": "advise", "playouts": 0}), "request"),
        (json!({"cmd": "perft", "depth": 99}), "request"),
        (json!({"cmd": "undo"}), "nothing-to-undo"),
        (json!([]), "request"),
    ] {
        let reply = ask(&mut session, request.clone());
        assert_eq!(code(&reply), expected, "{request}: {reply}");
        assert!(
            reply["error"]["message"]
                .as_str()
                .is_some_and(|text| text.len() > 8),
            "{reply}"
        );
    }
    assert_eq!(code(&session.answer("{\"cmd\":")), "json");
    let illegal = ask(
        &mut session,
        json!({"cmd": "play", "seat": 1, "action": "take 1"}),
    );
    assert_eq!(illegal["error"]["rule"], "engine.turn.seat");
    assert_eq!(ask(&mut session, json!({"cmd": "state"})), before);
}

#[test]
fn advice_ranks_the_legal_actions_and_a_bot_follows_it() {
    let mut session = Session::new(Language::En).unwrap();
    ask(
        &mut session,
        json!({"cmd": "new", "game": "lorenzo", "seats": 2, "seed": 7}),
    );
    let turn = ask(&mut session, json!({"cmd": "turn"}));
    let seat = &turn["waiting"][0];
    let mut legal: Vec<String> = serde_json::from_value(turn["actions"][seat.to_string()].clone()).unwrap();
    let request = json!({"cmd": "advise", "playouts": 60, "seed": 3});
    let advised = ask(&mut session, request.clone());
    assert_eq!(advised["seat"], *seat);
    let advice = advised["advice"].as_array().unwrap();
    let mut actions: Vec<String> = advice
        .iter()
        .map(|one| one["action"].as_str().unwrap().to_owned())
        .collect();
    let best = actions[0].clone();
    let shares: Vec<f64> = advice.iter().map(|one| one["share"].as_f64().unwrap()).collect();
    assert!(shares.is_sorted_by(|one, two| one >= two));
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-3);
    assert!(
        advice
            .iter()
            .all(|one| one["chance"].is_number() && one["margin"].is_number())
    );
    actions.sort();
    legal.sort();
    assert_eq!(actions, legal);
    assert_eq!(
        ask(&mut session, request),
        advised,
        "the same seed, the same advice"
    );
    let bot = json!({"cmd": "bot", "kind": "plan", "playouts": 60, "seed": 3});
    assert_eq!(ask(&mut session, bot)["action"], best);
    // Of the sample game nothing has been learned.
    let mut session = begun();
    let advised = ask(&mut session, json!({"cmd": "advise"}));
    assert_eq!(advised["advice"], json!([]));
}

#[test]
fn a_position_set_up_by_hand_plays_on_but_has_no_journal() {
    let mut session = begun();
    let loaded = ask(
        &mut session,
        json!({"cmd": "load", "state": {"seats": 3, "turn": 2, "left": 2}}),
    );
    assert_eq!(loaded["waiting"], json!([2]));
    assert_eq!(code(&ask(&mut session, json!({"cmd": "journal"}))), "no-journal");
    assert_eq!(
        code(&ask(
            &mut session,
            json!({"cmd": "play", "seat": 2, "action": "take 3"})
        )),
        "illegal"
    );
    let played = ask(
        &mut session,
        json!({"cmd": "play", "seat": 2, "action": "take 2"}),
    );
    assert_eq!(played["over"], true);
    assert_eq!(
        code(&ask(&mut session, json!({"cmd": "bot", "kind": "greedy"}))),
        "illegal"
    );
}

#[test]
fn errors_speak_the_language_of_the_reader() {
    let mut session = Session::new(Language::Pl).unwrap();
    let reply = ask(&mut session, json!({"cmd": "new", "game": "pebbles", "seats": 7}));
    assert!(
        reply["error"]["message"].as_str().unwrap().contains("osób"),
        "{reply}"
    );
}

/// A line of 100 MB that exists nowhere as a whole.
struct LongLine {
    left: usize,
    tail: &'static [u8],
}

impl Read for LongLine {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left > 0 {
            let count = buffer.len().min(self.left);
            buffer[..count].fill(b'a');
            self.left -= count;
            return Ok(count);
        }
        self.tail.read(buffer)
    }
}

#[test]
fn a_line_of_100_megabytes_is_refused_and_the_next_one_answered() {
    let line = LongLine {
        left: 100_000_000,
        tail: b"\n\n{\"cmd\":\"games\"}\n\xff\xfe\n{\"cmd\":\"turn\"}",
    };
    let mut replies = Vec::new();
    // What is kept of the line is bounded by the limit, not by the line: the peak shows it.
    let measured = allocation_counter::measure(|| {
        serve(
            &mut BufReader::with_capacity(1 << 16, line),
            &mut replies,
            Language::En,
        )
        .unwrap();
    });
    assert!(
        measured.bytes_max < 4 * LONGEST_LINE as u64,
        "{} bytes",
        measured.bytes_max
    );
    let replies: Vec<Value> = String::from_utf8(replies)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(replies.len(), 4);
    assert_eq!(code(&replies[0]), "json");
    assert!(replies[1]["games"].is_array());
    assert_eq!(code(&replies[2]), "json");
    assert_eq!(code(&replies[3]), "no-game");
}

proptest! {
    #[test]
    fn no_line_makes_it_panic(line in "\\PC{0,200}") {
        let _ = begun().answer(&line);
    }

    #[test]
    fn no_request_makes_it_panic(
        command in "games|new|turn|prompt|play|view|state|load|standings|undo|journal|replay|bot|perft|edition",
        members in prop::collection::vec((
            "game|seats|seed|options|edition|seat|action|state|journal|kind|millis|playouts|depth|name|text",
            "[0-9]{1,20}|-1|1e99|null|true|\"pebbles\"|\"take 2\"|\"search\"|\"random\"|\\{\\}|\\[\\]|\\{\"left\":3\\}|\"\"",
        ), 0..5),
    ) {
        // A search that thinks for minutes is not garbage: leave it little time.
        let members: Vec<_> = members.iter().filter(|(name, _)| name != "millis" && name != "playouts" && name != "depth").collect();
        let body: String = members.iter().map(|(name, value)| format!(",\"{name}\":{value}")).collect();
        let mut session = begun();
        let _ = session.answer(&format!("{{\"cmd\":\"{command}\"{body}}}"));
        let turn = session.answer("{\"cmd\":\"turn\"}");
        prop_assert!(turn.get("error").is_none());
    }
}
