//! Whatever is sent, the server answers or hangs up, and goes on: messages, bodies and journals that are nearly right.

use std::cell::Cell;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use signoria_table::wire::VERSION;

use super::House;
use super::client::Browser;

/// A place in a text, and what becomes of it.
#[derive(Clone, Debug)]
enum Damage {
    Cut(usize, usize),
    Put(usize, String),
    Repeat(usize, usize),
}

fn damages() -> impl Strategy<Value = Vec<Damage>> {
    let odd = prop_oneof![
        Just("\u{0}".to_owned()),
        Just("\u{fffd}\u{202e}".to_owned()),
        Just("[".repeat(3000)),
        Just("{\"a\":".repeat(300)),
        Just("99999999999999999999999".to_owned()),
        Just("-1".to_owned()),
        Just("1e999".to_owned()),
        Just("\"".to_owned()),
        Just("null".to_owned()),
        "[ -~]{1,4}",
    ];
    let one = prop_oneof![
        (any::<usize>(), 1..12_usize).prop_map(|(at, length)| Damage::Cut(at, length)),
        (any::<usize>(), odd).prop_map(|(at, text)| Damage::Put(at, text)),
        (any::<usize>(), 1..40_usize).prop_map(|(at, length)| Damage::Repeat(at, length)),
    ];
    prop::collection::vec(one, 0..4)
}

fn damaged(text: &str, damages: &[Damage]) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for damage in damages {
        let within = |at: usize| at % (signs.len() + 1);
        match damage {
            Damage::Cut(at, length) => {
                let at = within(*at);
                let end = (at + length).min(signs.len());
                signs.drain(at..end);
            }
            Damage::Put(at, text) => {
                let at = within(*at);
                signs.splice(at..at, text.chars());
            }
            Damage::Repeat(at, length) => {
                let at = within(*at);
                let end = (at + length).min(signs.len());
                let again: Vec<char> = signs[at..end].to_vec();
                signs.splice(at..at, again);
            }
        }
    }
    signs.into_iter().collect()
}

/// The same damages in every run.
fn runner(cases: u32) -> TestRunner {
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// Behind a proxy each of them comes from an address of their own: it is not the rate limits that are tried here.
fn address(number: usize) -> String {
    format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255)
}

fn is_well(house: &House) {
    let mut stranger = house.stranger();
    assert_eq!(stranger.get("/healthz").status, 200);
    let metrics = stranger.get("/metrics").body;
    assert!(metrics.contains("signoria_failures_total 0\n"), "{metrics}");
}

fn played(house: &House) -> (Browser, String) {
    let mut anna = house.guest("Anna");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}));
    anna.command(&table, "start", json!({"do": "start"}));
    (anna, table)
}

#[test]
fn damaged_messages_harm_nobody() {
    let house = House::with(&["--behind-proxy"]);
    let messages = [
        json!({"type": "hello", "version": VERSION, "last": 3, "seat": 1}),
        json!({"type": "do", "number": 1, "key": "k", "command": {"do": "play", "seat": 0, "action": "take 1"}}),
        json!({"type": "do", "number": 1, "key": "k2", "command": {"do": "take_back", "to": 0}}),
        json!({"type": "do", "number": 1, "key": "k3", "command": {"do": "place", "seat": 1, "bot": "master"}}),
        json!({"type": "preview", "key": "p", "action": "take 2"}),
        json!({"type": "chat", "text": "Buongiorno"}),
        json!({"type": "ping"}),
    ];
    let some = prop::collection::vec((0..messages.len(), damages()), 1..20);
    let number = Cell::new(0);
    let (_, table) = played(&house);
    let tried = runner(40).run(&some, |some| {
        number.set(number.get() + 1);
        let anna = house.guest("Anna");
        let mut socket = anna
            .raw_socket(&table, &[("x-forwarded-for", &address(number.get()))])
            .unwrap();
        socket.say_text(messages[0].to_string());
        for (which, damages) in &some {
            let text = damaged(&messages[*which].to_string(), damages);
            if socket.say_text(text).is_none() {
                break;
            }
        }
        Ok(())
    });
    tried.unwrap();
    is_well(&house);
}

#[test]
fn damaged_bodies_and_journals_are_answered() {
    let house = House::with(&["--behind-proxy"]);
    let (anna, table) = played(&house);
    let journal = include_str!("../../../../../games/florence/journals/11-2022-1p.json");
    let bodies: Vec<(&str, String, String)> = [
        ("POST", "/api/guests", json!({"name": "Łucja"})),
        ("POST", "/api/accounts", json!({"name": "Łucja", "password": "short"})),
        ("PUT", "/api/me", json!({"name": "Anna"})),
        (
            "POST",
            "/api/tables",
            json!({"game": "florence", "options": {"cooperative_building": true}, "seats": [{"who": "me"}, {"who": "bot", "level": "master"}],
                "clock": {"kind": "real_time", "base_seconds": 60, "increment_seconds": 5}, "visibility": "link"}),
        ),
    ]
    .map(|(method, path, body): (_, _, Value)| (method, path.to_owned(), body.to_string()))
    .into_iter()
    .chain([
        (
            "POST",
            format!("/api/tables/{table}/commands"),
            json!({"number": 1, "key": "k", "command": {"do": "play", "seat": 0, "action": "take 1"}}).to_string(),
        ),
        ("POST", format!("/api/tables/{table}/chat"), json!({"text": "Buongiorno"}).to_string()),
        ("POST", "/api/replays".to_owned(), journal.to_owned()),
    ])
    .collect();
    let number = Cell::new(0);
    let tried = runner(150).run(&(0..bodies.len(), damages()), |(which, damages)| {
        number.set(number.get() + 1);
        let (method, path, body) = &bodies[which];
        let from = address(number.get());
        let kind = if path.ends_with("replays") {
            "text/plain"
        } else {
            "application/json"
        };
        let headers = [("content-type", kind), ("x-forwarded-for", from.as_str())];
        // Whoever becomes a guest anew is somebody else from then on; the next one is Anna again.
        let mut browser = house.stranger();
        browser.cookie.clone_from(&anna.cookie);
        let answer = browser.send(method, path, &headers, Some(&damaged(body, &damages)));
        prop_assert!(answer.status < 500, "{} {}: {}", method, path, answer.body);
        Ok(())
    });
    tried.unwrap();
    is_well(&house);
}
