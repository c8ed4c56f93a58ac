//! Whatever it is sent, the server answers or closes the connection, and keeps running: nearly valid messages, bodies and journals.
//!
//! The tests try the same things in every run. With `SIGNORIA_FUZZ_SECONDS` each tries others for that long: `cargo xtask fuzz -- --seconds 60`.

mod raw;

use std::cell::Cell;
use std::fmt::Debug;
use std::hash::{BuildHasher as _, RandomState};
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};
use signoria_table::wire::VERSION;

use super::House;
use super::client::Browser;

/// A place in a text, and what replaces it.
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

/// Tries this many cases, the same in every run; or others until the requested time is over.
fn tries<T: Debug>(
    cases: u32,
    all: &impl Strategy<Value = T>,
    mut one: impl FnMut(T) -> Result<(), TestCaseError>,
) {
    let config = Config {
        cases,
        failure_persistence: None,
        // Cases change the server's state, so a case that failed might not fail again.
        max_shrink_iters: 0,
        ..Config::default()
    };
    let one = std::cell::RefCell::new(&mut one);
    let run = |rng: TestRng| {
        let mut runner = TestRunner::new_with_rng(config.clone(), rng);
        let outcome = runner.run(all, |case| (*one.borrow_mut())(case));
        outcome.unwrap_or_else(|failure| panic!("{failure}"));
    };
    let seconds = std::env::var("SIGNORIA_FUZZ_SECONDS").ok();
    let Some(seconds) = seconds.and_then(|seconds| seconds.parse().ok()) else {
        return run(TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    };
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(seconds) {
        let mut seed = [0; 32];
        for part in seed.chunks_exact_mut(8) {
            part.copy_from_slice(&RandomState::new().hash_one(began).to_le_bytes());
        }
        run(TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    }
}

/// Behind a proxy each of them comes from an address of their own: rate limits are not what is tested here.
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
    tries(40, &some, |some| {
        number.set(number.get() + 1);
        let mut anna = house.stranger();
        anna.from = Some(address(number.get()));
        anna.become_guest("Anna");
        let mut socket = anna.raw_socket(&table, &[]).unwrap();
        socket.say_text(messages[0].to_string());
        for (which, damages) in &some {
            let text = damaged(&messages[*which].to_string(), damages);
            if socket.say_text(text).is_none() {
                break;
            }
        }
        Ok(())
    });
    is_well(&house);
}

/// A journal of each game, the shortest that is stored.
fn journals() -> [String; 4] {
    ["florence", "lorenzo", "praga", "amalfi"].map(|game| {
        let folder = format!("{}/../../games/{game}/journals", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).expect("journals");
        let texts = files.filter_map(|file| std::fs::read_to_string(file.ok()?.path()).ok());
        texts.min_by_key(String::len).expect("a journal")
    })
}

/// The places of all texts, numbers and truth values in a document.
fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            for (name, member) in members {
                leaves(member, &format!("{path}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                leaves(item, &format!("{path}/{index}"), found);
            }
        }
        _ => found.push(path.to_owned()),
    }
}

/// What a player with an editor does to a journal: it stays valid JSON, with one value replaced by another.
fn edited(journal: &str, edits: &[(usize, usize)]) -> String {
    let mut document: Value = serde_json::from_str(journal).expect("a journal");
    let mut places = Vec::new();
    leaves(&document, "", &mut places);
    for (to, from) in edits {
        let (to, from) = (&places[to % places.len()], &places[from % places.len()]);
        let value = document.pointer(from).cloned();
        if let (Some(place), Some(value)) = (document.pointer_mut(to), value) {
            *place = value;
        }
    }
    document.to_string()
}

#[test]
fn edited_journals_of_every_game_are_answered() {
    let house = House::with(&["--behind-proxy"]);
    let anna = house.guest("Anna");
    let journals = journals();
    let edits = prop::collection::vec((any::<usize>(), any::<usize>()), 0..4);
    let number = Cell::new(0);
    tries(80, &(0..journals.len(), edits), |(game, edits)| {
        number.set(number.get() + 1);
        let from = address(number.get());
        let headers = [("content-type", "text/plain"), ("x-forwarded-for", from.as_str())];
        let body = edited(&journals[game], &edits);
        let answer = anna.clone().send("POST", "/api/replays", &headers, Some(&body));
        prop_assert!(answer.status < 500, "{}: {}", answer.body, body);
        prop_assert!(!edits.is_empty() || answer.status == 201, "{}", answer.body);
        Ok(())
    });
    is_well(&house);
}

#[test]
fn damaged_bodies_and_journals_are_answered() {
    let house = House::with(&["--behind-proxy"]);
    let (anna, table) = played(&house);
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
    ])
    .chain(journals().map(|journal| ("POST", "/api/replays".to_owned(), journal)))
    .collect();
    let number = Cell::new(0);
    tries(200, &(0..bodies.len(), damages()), |(which, damages)| {
        number.set(number.get() + 1);
        let (method, path, body) = &bodies[which];
        let from = address(number.get());
        let kind = if path.ends_with("replays") {
            "text/plain"
        } else {
            "application/json"
        };
        let headers = [("content-type", kind), ("x-forwarded-for", from.as_str())];
        // Becoming a guest again means being somebody else; the next one is Anna again.
        let mut browser = house.stranger();
        browser.cookie.clone_from(&anna.cookie);
        let answer = browser.send(method, path, &headers, Some(&damaged(body, &damages)));
        prop_assert!(answer.status < 500, "{} {}: {}", method, path, answer.body);
        Ok(())
    });
    is_well(&house);
}
