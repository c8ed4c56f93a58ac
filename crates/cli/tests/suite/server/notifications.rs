//! Notifying people who have no page open: what they can choose, which addresses are refused, and that a server that is killed loses nothing.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};

use serde_json::{Value, json};

use super::House;
use super::client::{Answer, Browser, Server};
use super::patience::PATIENCE;

const KIND: [(&str, &str); 1] = [("content-type", "application/json")];

fn send(browser: &mut Browser, method: &str, path: &str, body: &Value) -> Answer {
    let path = format!("/api/me/notifications{path}");
    browser.send(method, &path, &KIND, Some(&body.to_string()))
}

fn wishes() -> Value {
    json!({"turn": true, "begins": false, "ended": true, "take_back": true, "after_minutes": 0, "quiet": null, "language": "en"})
}

/// A browser's subscription: the keys of the example in RFC 8291.
fn subscription(endpoint: &str) -> Value {
    json!({
        "endpoint": endpoint,
        "expirationTime": null,
        "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
    })
}

#[test]
fn wishes_are_kept_and_impossible_ones_are_refused() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let known = anna.get("/api/me/notifications").json();
    assert_eq!(known["wishes"]["turn"], true);
    assert_eq!(known["key"].as_str().unwrap().len(), 87, "a point of 65 bytes");
    let night = json!({"from": 1320, "to": 420, "offset": 60});
    let mut wanted = wishes();
    wanted["quiet"] = night;
    assert_eq!(send(&mut anna, "PUT", "", &wanted).status, 204);
    assert_eq!(anna.get("/api/me/notifications").json()["wishes"], wanted);
    for (member, value) in [
        ("after_minutes", json!(1441)),
        ("language", json!("tlh")),
        ("quiet", json!({"from": 1440, "to": 0, "offset": 0})),
        ("quiet", json!({"from": 0, "to": 60, "offset": 900})),
    ] {
        let mut wrong = wishes();
        wrong[member] = value;
        let answer = send(&mut anna, "PUT", "", &wrong);
        assert_eq!(answer.code(), "server.problem.bad-wishes", "{wrong}");
    }
    assert_eq!(house.stranger().get("/api/me/notifications").status, 401);
}

#[test]
fn nobody_sends_the_server_into_its_own_network() {
    let house = House::with(&["--behind-proxy"]);
    let mut anna = house.guest("Anna");
    anna.from = Some("192.0.2.1".into());
    for (address, code) in [
        ("http://hooks.example/", "bad-webhook"),
        ("hooks", "bad-webhook"),
        ("https://anna:secret@hooks.example/", "bad-webhook"),
        ("https://127.0.0.1/", "private-webhook"),
        ("https://2130706433/", "private-webhook"),
        ("https://[::ffff:10.0.0.1]/", "private-webhook"),
        ("https://169.254.169.254/latest/meta-data/", "private-webhook"),
        ("https://localhost/", "private-webhook"),
        ("https://nowhere.invalid/", "unknown-webhook"),
    ] {
        let answer = send(&mut anna, "PUT", "/webhooks", &json!({ "address": address }));
        assert_eq!(answer.code(), format!("server.problem.{code}"), "{address}");
    }
    for endpoint in ["https://127.0.0.1/push", "http://push.example/", ""] {
        let answer = send(&mut anna, "PUT", "/push", &subscription(endpoint));
        assert_eq!(answer.code(), "server.problem.bad-subscription", "{endpoint}");
    }
    let mut wrong = subscription("https://push.example/1");
    wrong["keys"]["auth"] = json!("short");
    let answer = send(&mut anna, "PUT", "/push", &wrong);
    assert_eq!(answer.code(), "server.problem.bad-subscription");
    let nowhere = send(
        &mut anna,
        "POST",
        "/test",
        &json!({"address": "https://hooks.example/"}),
    );
    assert_eq!(nowhere.status, 404, "only what is one's own is tried");
    let tries = (0..30).map(|_| {
        send(
            &mut anna,
            "POST",
            "/test",
            &json!({"address": "https://hooks.example/"}),
        )
        .status
    });
    assert!(tries.into_iter().any(|status| status == 429), "and not too often");
}

#[test]
fn browsers_and_webhooks_are_few_and_go_with_their_person() {
    let house = House::with(&["--notify-anywhere"]);
    let mut anna = house.guest("Anna");
    let hook = |number: u8| json!({"address": format!("http://127.0.0.1:9/{number}")});
    for number in 0..3 {
        assert_eq!(send(&mut anna, "PUT", "/webhooks", &hook(number)).status, 204);
    }
    assert_eq!(
        send(&mut anna, "PUT", "/webhooks", &hook(2)).status,
        204,
        "the same again"
    );
    let answer = send(&mut anna, "PUT", "/webhooks", &hook(3));
    assert_eq!(answer.code(), "server.problem.too-many-webhooks");
    for number in 0..10 {
        let browser = subscription(&format!("https://push.example/{number}"));
        assert_eq!(send(&mut anna, "PUT", "/push", &browser).status, 204);
    }
    let answer = send(
        &mut anna,
        "PUT",
        "/push",
        &subscription("https://push.example/10"),
    );
    assert_eq!(answer.code(), "server.problem.too-many-browsers");
    assert_eq!(send(&mut anna, "DELETE", "", &hook(0)).status, 204);
    assert_eq!(send(&mut anna, "DELETE", "", &hook(0)).status, 404);
    let answer = send(&mut anna, "POST", "/test", &hook(1));
    assert_eq!(answer.code(), "server.problem.no-answer", "nothing listens there");
    let known = anna.get("/api/me/notifications").json();
    assert_eq!(
        known["webhooks"],
        json!(["http://127.0.0.1:9/1", "http://127.0.0.1:9/2"])
    );
    assert_eq!(known["browsers"].as_array().unwrap().len(), 10);
    let own = anna.get("/api/me/export").json();
    assert_eq!(own["notifications"]["channels"].as_array().unwrap().len(), 12);
    assert_eq!(anna.send("DELETE", "/api/me", &KIND, Some("{}")).status, 204);
    let mut boris = house.guest("Boris");
    let known = boris.get("/api/me/notifications").json();
    assert_eq!((&known["webhooks"], &known["browsers"]), (&json!([]), &json!([])));
}

/// Listens like a webhook, and returns what it is sent.
fn webhook() -> (String, Receiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}/", listener.local_addr().expect("an address"));
    let (told, hears) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { return };
            let mut reader = BufReader::new(stream.try_clone().expect("a second handle"));
            let mut length = 0;
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).expect("a line");
                if line.trim().is_empty() {
                    break;
                }
                if let Some(digits) = line.to_lowercase().strip_prefix("content-length:") {
                    length = digits.trim().parse().expect("a number");
                }
            }
            let mut body = vec![0; length];
            reader.read_exact(&mut body).expect("a body");
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n");
            if told.send(serde_json::from_slice(&body).expect("JSON")).is_err() {
                return;
            }
        }
    });
    (address, hears)
}

#[test]
fn a_power_cut_neither_loses_nor_repeats_a_notification() {
    let data = tempfile::tempdir().expect("a folder");
    let start = || Server::start(data.path(), &["--notify-anywhere"]);
    let (address, hears) = webhook();
    let next = |what: &str| -> Value {
        hears
            .recv_timeout(PATIENCE)
            .unwrap_or_else(|_| panic!("nothing was told of {what}"))
    };
    let server = start();
    let (mut anna, mut boris) = (
        Browser::guest(server.address, "Anna"),
        Browser::guest(server.address, "Boris"),
    );
    assert_eq!(
        send(&mut boris, "PUT", "/webhooks", &json!({ "address": address })).status,
        204
    );
    assert_eq!(
        send(&mut boris, "POST", "/test", &json!({ "address": address })).status,
        204
    );
    assert_eq!(next("a test")["occasion"], "test");
    // It is night: nothing is sent yet.
    let mut quiet = wishes();
    let minute = std::time::UNIX_EPOCH.elapsed().expect("a clock").as_secs() / 60 % 1440;
    quiet["quiet"] = json!({"from": (minute + 1439) % 1440, "to": (minute + 600) % 1440, "offset": 0});
    assert_eq!(send(&mut boris, "PUT", "", &quiet).status, 204);
    let table = anna.open(&json!({
        "game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}],
        "clock": {"kind": "correspondence", "days": 3},
    }));
    boris.command(&table, "sit", json!({"do": "sit"}));
    anna.command(&table, "start", json!({"do": "start"}));
    anna.command(
        &table,
        "take",
        json!({"do": "play", "seat": 0, "action": "take 1"}),
    );
    server.kill();
    let server = start();
    (anna.address, boris.address) = (server.address, server.address);
    assert_eq!(send(&mut boris, "PUT", "", &wishes()).status, 204);
    let told = next("a turn");
    assert_eq!(
        (&told["occasion"], &told["table"]),
        (&json!("turn"), &json!(table))
    );
    server.kill();
    let server = start();
    anna.address = server.address;
    anna.command(&table, "concede", json!({"do": "concede"}));
    let told = next("the end");
    assert_eq!(told["occasion"], "ended", "the turn is not told again");
}
