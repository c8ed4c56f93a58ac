//! Defences against strangers, forgers and floods.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use serde_json::{Value, json};
use signoria_table::wire::{ByeReason, FromServer};

use super::patience::{self, PATIENCE};
use super::{House, program};

#[test]
fn every_answer_has_safe_headers() {
    let house = House::new();
    let mut stranger = house.stranger();
    for path in [
        "/",
        "/api/me",
        "/api/docs",
        "/healthz",
        "/nothing.js",
        "/api/nothing",
    ] {
        let answer = stranger.get(path);
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
    }
    assert_eq!(stranger.get("/healthz").body, "ok\n");
    assert!(stranger.get("/metrics").body.contains("signoria_requests_total"));
    let cookie = house.stranger().post("/api/guests", &json!({"name": "Anna"}));
    let cookie = cookie.header("set-cookie").unwrap();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
}

#[test]
fn an_unknown_path_says_so_in_a_page() {
    let house = House::new();
    let mut stranger = house.stranger();
    for path in ["/nothing", "/no/such/place", "/nothing.html"] {
        let answer = stranger.send("GET", path, &[("accept", "text/html,*/*;q=0.8")], None);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("Nothing is here"), "{path}");
        assert_eq!(stranger.get(path).code(), "server.problem.not-found", "{path}");
    }
    assert_eq!(stranger.get("/").status, 200);
}

#[test]
fn over_tls_the_cookie_is_bound_to_it() {
    let house = House::with(&["--public-url", "https://table.example"]);
    let answer = house.stranger().post("/api/guests", &json!({"name": "Anna"}));
    let cookie = answer.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with("__Host-") && cookie.contains("Secure"),
        "{cookie}"
    );
    assert!(answer.header("strict-transport-security").is_some());
}

#[test]
fn another_site_cannot_act_for_a_person() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    let body = json!({"key": "k", "command": {"do": "leave"}}).to_string();
    let path = format!("/api/tables/{table}/commands");
    for forged in [
        ("origin", "https://evil.example"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let headers = [("content-type", "application/json"), forged];
        let answer = anna.send("POST", &path, &headers, Some(&body));
        assert_eq!(answer.code(), "server.problem.other-site");
    }
    let form = [("content-type", "text/plain")];
    assert_eq!(
        anna.send("POST", &path, &form, Some(&body)).code(),
        "server.problem.bad-request"
    );
    assert_eq!(
        anna.raw_socket(&table, &[("origin", "https://evil.example")])
            .err(),
        Some(403)
    );
    assert!(anna.raw_socket(&table, &[]).is_ok());
    assert_eq!(anna.raw_socket("nowhere", &[]).err(), Some(404));
}

#[test]
fn garbage_is_refused_with_a_problem_and_harms_nobody() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let long = json!({"name": "x".repeat(100_000)}).to_string();
    let kind = [("content-type", "application/json")];
    assert_eq!(anna.send("POST", "/api/guests", &kind, Some(&long)).status, 413);
    for body in [
        "",
        "{",
        "[]",
        "{\"name\":7}",
        "{\"name\":\"A\",\"admin\":true}",
        "\u{0}",
    ] {
        assert_eq!(
            anna.send("POST", "/api/guests", &kind, Some(body)).code(),
            "server.problem.bad-request"
        );
    }
    assert_eq!(
        anna.post("/api/guests", &json!({"name": " \u{202e} "})).code(),
        "server.problem.bad-name"
    );
    for seats in [
        json!([]),
        json!(vec![json!({"who": "me"}); 9]),
        json!([{"who": "open"}, {"who": "open"}]),
    ] {
        let answer = anna.post("/api/tables", &json!({"game": "pebbles", "seats": seats}));
        assert_eq!(answer.status, 422, "{}", answer.body);
    }
    let order = |game: &str, options: Value| json!({"game": game, "options": options, "seats": [{"who": "me"}, {"who": "open"}]});
    assert_eq!(
        anna.post("/api/tables", &order("chess", json!({}))).code(),
        "server.problem.no-game"
    );
    assert_eq!(
        anna.post("/api/tables", &order("pebbles", json!({"x": 1})))
            .code(),
        "engine.fault.options"
    );
    let mut clock = order("pebbles", json!({}));
    clock["clock"] = json!({"kind": "correspondence", "days": 4_000_000_000_u32});
    assert_eq!(
        anna.post("/api/tables", &clock).code(),
        "server.problem.bad-clock"
    );
    for path in [
        "/api/tables/x",
        "/api/tables/%00",
        "/api/tables/x/journal",
        "/api/tables/x/replay",
    ] {
        assert_eq!(anna.get(path).code(), "server.problem.no-table", "{path}");
    }
    assert_eq!(
        anna.get("/api/tables/x/replay?moves=-1").code(),
        "server.problem.bad-request"
    );
    assert_eq!(anna.send("PATCH", "/api/me", &[], None).status, 405);
    let upload = [("content-type", "text/plain")];
    assert_eq!(
        anna.send("POST", "/api/replays", &upload, Some("{}")).code(),
        "engine.fault.journal"
    );
    let long = "x".repeat(9 << 20);
    assert_eq!(
        anna.send("POST", "/api/replays", &upload, Some(&long)).status,
        413
    );
    let table = anna.open(&order("pebbles", json!({})));
    for key in ["", "a b", "\u{0}", &"x".repeat(65)] {
        assert_eq!(
            anna.try_command(&table, key, json!({"do": "leave"})).code(),
            "table.refused.key"
        );
    }
    assert_eq!(anna.get("/healthz").status, 200);
}

#[test]
fn a_socket_that_talks_nonsense_or_too_much_is_closed_and_the_table_goes_on() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    let mut wrong_version = anna.raw_socket(&table, &[]).unwrap();
    wrong_version.say_text(json!({"type": "hello", "version": 99}).to_string());
    let reason = wrong_version.wait_for(|message| match message {
        FromServer::Bye { reason } => Some(*reason),
        _ => None,
    });
    assert_eq!(reason, ByeReason::Version);

    let mut nonsense = anna.socket(&table);
    nonsense.say_text("nonsense".into());
    nonsense.wait_for(|message| matches!(message, FromServer::Refused { .. }).then_some(()));
    nonsense.say_text("x".repeat(100_000));
    while nonsense.hear().is_some() {}

    let mut flood = anna.socket(&table);
    for _ in 0..500 {
        if flood.say_text("{\"type\":\"ping\"}".into()).is_none() {
            break;
        }
    }
    while flood.hear().is_some() {}
    assert_eq!(anna.look(&table).number, 0, "the table is as it was");
}

#[test]
fn rate_limits_say_when_to_come_back() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    let mut refused = None;
    for _ in 0..100 {
        let answer = anna.post(&format!("/api/tables/{table}/chat"), &json!({"text": "x"}));
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("nobody talks without end");
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (429, "server.problem.too-often")
    );
    assert!(refused.header("retry-after").is_some());
    let mut socket = anna.socket(&table);
    socket.snapshot();
    socket.say_text(json!({"type": "chat", "text": "x"}).to_string());
    let code = socket.wait_for(|message| match message {
        FromServer::Refused { problem, .. } => Some(problem.code.clone()),
        _ => None,
    });
    assert_eq!(code, "server.problem.too-often", "nor over the socket");
    assert_eq!(anna.look(&table).number, 0, "reading goes on");
}

/// The status with which the server answers the head of an upload whose body never comes; 100: it waits for the body.
fn upload_begun(anna: &super::client::Browser) -> (TcpStream, String) {
    let mut stream = TcpStream::connect(anna.address).expect("the server listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
    let head = format!(
        "POST /api/replays HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: text/plain\r\n\
         content-length: 1000000\r\nexpect: 100-continue\r\n\r\n",
        anna.address,
        anna.cookie.as_deref().unwrap_or_default()
    );
    stream.write_all(head.as_bytes()).expect("a head");
    let mut status = [0; 12];
    stream.read_exact(&mut status).expect("an answer");
    (stream, String::from_utf8_lossy(&status[9..]).into_owned())
}

#[test]
fn a_second_upload_of_one_address_is_refused_before_anything_of_it_is_read() {
    let house = House::new();
    let (anna, boris) = (house.guest("Anna"), house.guest("Boris"));
    let (first, status) = upload_begun(&anna);
    assert_eq!(status, "100", "it has its turn");
    assert_eq!(upload_begun(&boris).1, "429", "whoever it is");
    drop(first);
    patience::until("the next one has its turn", || {
        (upload_begun(&boris).1 == "100").then_some(())
    });
}

#[test]
fn an_unreachable_database_is_named_without_its_password() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().display().to_string();
    let url = "postgres://anna:secret@127.0.0.1:1/tables";
    // A server waits ten seconds for it to come up.
    let answers = std::thread::scope(|scope| {
        let data = data.as_str();
        let ask = |command| scope.spawn(move || program(&[command, "--data", data, "--database", url]));
        ["serve", "doctor"]
            .map(|command| (command, ask(command)))
            .map(|(command, asked)| (command, asked.join().expect("the program ends")))
    });
    for (command, (code, told)) in answers {
        assert_ne!(code, Some(0), "{command}");
        assert!(
            told.contains("postgres://127.0.0.1:1/tables"),
            "{command}: {told}"
        );
        assert!(!told.contains("secret"), "{command}: {told}");
    }
}

/// The addresses that the server answers, as they stand in its own source.
fn served() -> Vec<String> {
    let source = include_str!("../../../../server/src/http/mod.rs");
    let (_, api) = source.split_once("let api = Router::new()").expect("the routes");
    let (api, _) = api.split_once(".fallback(").expect("the end of the routes");
    let path = |route: &str| {
        Some(
            route
                .trim_start()
                .strip_prefix('"')?
                .split_once('"')?
                .0
                .to_owned(),
        )
    };
    let paths: Vec<String> = api.split(".route(").filter_map(path).collect();
    assert_eq!(paths.len(), api.matches(".route(").count(), "all of them");
    paths
}

#[test]
fn every_address_that_is_served_is_described() {
    let house = House::with(&["--behind-proxy"]);
    let api = house.stranger().get("/api/openapi.json").json();
    for (number, path) in served().iter().enumerate() {
        let described = &api["paths"][format!("/api{path}")];
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            let concrete = path
                .replace("{id}", "x")
                .replace("{number}", "1")
                .replace("{day}/{game}/{company}", "1/pebbles/masters")
                .replace("{game}", "pebbles");
            let mut stranger = house.stranger();
            stranger.from = Some(format!("10.0.0.{number}"));
            let answer = stranger.send(method, &format!("/api{concrete}"), &[], None);
            let is_served = answer.status != 405;
            let is_described = described.get(method.to_lowercase()).is_some();
            assert!(is_described || !is_served, "{method} /api{path} is not described");
        }
    }
}

#[test]
fn the_guide_to_the_api_names_the_current_version() {
    let guide = include_str!("../../../../../docs/API.md");
    let version = signoria_table::wire::VERSION;
    assert!(guide.contains(&format!("The version is {version}.")));
    assert!(guide.contains(&format!("\"type\":\"hello\",\"version\":{version},")));
}

#[test]
fn greetings_after_the_first_count_like_previews() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    let mut socket = anna.socket(&table);
    for _ in 0..50 {
        let hello = json!({"type": "hello", "version": signoria_table::wire::VERSION});
        socket.say_text(hello.to_string());
    }
    let code = socket.wait_for(|message| match message {
        FromServer::Refused { problem, .. } => Some(problem.code.clone()),
        _ => None,
    });
    assert_eq!(code, "server.problem.too-often", "each would be a whole snapshot");
    socket.say_text(json!({"type": "ping"}).to_string());
    socket.wait_for(|message| matches!(message, FromServer::Pong).then_some(()));
}

#[test]
fn the_description_names_every_address_and_the_server_knows_it() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let api = anna.get("/api/openapi.json").json();
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}));
    anna.command(&table, "start", json!({"do": "start"}));
    for (schema, path) in [("Snapshot", ""), ("Replay", "/replay")] {
        let members = |value: &Value| -> Vec<String> {
            let mut names: Vec<_> = value.as_object().unwrap().keys().cloned().collect();
            names.sort();
            names
        };
        let described = &api["components"]["schemas"][schema]["properties"];
        let answer = anna.get(&format!("/api/tables/{table}{path}")).json();
        assert_eq!(members(described), members(&answer), "{schema}");
    }
    for (path, methods) in api["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path
                .replace("{id}", "x")
                .replace("{number}", "1")
                .replace("{day}/{game}/{company}", "1/pebbles/masters")
                .replace("{game}", "pebbles");
            let answer = house.guest("B").send(&method.to_uppercase(), &path, &[], None);
            let known = answer.status != 405 && !answer.body.contains("server.problem.not-found\"");
            // A session or a line of chat that does not exist is "not found".
            assert!(
                known || path.starts_with("/api/me/sessions/") || path.contains("/chat/1/"),
                "{method} {path}: {}",
                answer.body
            );
        }
    }
}
