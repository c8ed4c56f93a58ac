//! What strangers do to each other, and what others and the operator can do about it.

use serde_json::{Value, json};
use signoria_table::wire::{ByeReason, FromServer};

use super::client::{Browser, Socket};
use super::{House, patience, program};

fn table_of(anna: &mut Browser, boris: &mut Browser) -> String {
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    boris.command(&table, "sit", json!({"do": "sit"}));
    anna.command(&table, "start", json!({"do": "start"}));
    table
}

fn say(who: &mut Browser, table: &str, text: &str) -> u64 {
    let answer = who.post(&format!("/api/tables/{table}/chat"), &json!({"text": text}));
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["number"].as_u64().unwrap()
}

/// The next line of chat on a socket.
fn heard(socket: &mut Socket) -> String {
    socket.wait_for(|message| match message {
        FromServer::Chat(line) => Some(line.text.clone()),
        _ => None,
    })
}

/// The reason with which the server ends a connection.
fn goodbye(socket: &mut Socket) -> ByeReason {
    socket.wait_for(|message| match message {
        FromServer::Bye { reason } => Some(*reason),
        _ => None,
    })
}

fn shown(who: &mut Browser, table: &str) -> Vec<String> {
    let snapshot = who.look(table);
    snapshot.chat.into_iter().map(|line| line.text).collect()
}

impl House {
    /// What `signoria admin` prints.
    fn admin(&self, order: &[&str]) -> (Option<i32>, String) {
        let data = self.data.path().display().to_string();
        let args: Vec<&str> = ["admin", "--data", &data]
            .into_iter()
            .chain(order.iter().copied())
            .collect();
        program(&args)
    }

    fn account(&self, name: &str) -> Browser {
        let mut person = self.guest(name);
        let made = person.post(
            "/api/accounts",
            &json!({"name": name, "password": "correct horse"}),
        );
        assert_eq!(made.status, 201, "{}", made.body);
        person
    }
}

#[test]
fn nobody_takes_a_name_that_looks_like_an_account() {
    let house = House::new();
    house.account("Anna");
    for name in ["anna", "Аnnа", "Ａｎｎａ", "A\u{200b}nna"] {
        let answer = house.stranger().post("/api/guests", &json!({ "name": name }));
        assert_eq!(answer.code(), "server.problem.name-taken", "{name}");
        let mut boris = house.guest("Boris");
        let wanted = json!({"name": name, "password": "correct horse"});
        assert_eq!(
            boris.post("/api/accounts", &wanted).code(),
            "server.problem.name-taken"
        );
        let body = json!({ "name": name }).to_string();
        let kind = [("content-type", "application/json")];
        let renamed = boris.send("PUT", "/api/me", &kind, Some(&body));
        assert_eq!(renamed.code(), "server.problem.name-taken", "{name}");
    }
    let nothing = house.stranger().post("/api/guests", &json!({"name": "\u{3164}"}));
    assert_eq!(nothing.code(), "server.problem.bad-name");
    house.guest("Hanna");
}

#[test]
fn a_guest_gives_way_to_an_account_of_the_same_name_and_the_table_is_told() {
    let house = House::new();
    let (mut guest, mut boris) = (house.guest("Аnna"), house.guest("Boris"));
    let table = table_of(&mut guest, &mut boris);
    let mut socket = boris.socket(&table);
    socket.snapshot();
    house.account("Anna 2");
    house.account("Anna");
    let name = |snapshot: &signoria_table::wire::Snapshot| {
        serde_json::to_value(&snapshot.table.seats[0].who).unwrap()["name"].clone()
    };
    let told = socket.wait_for(|message| match message {
        FromServer::Snapshot(snapshot) => Some(name(snapshot)),
        _ => None,
    });
    assert_eq!(told, "Anna 3", "2 belongs to somebody too");
    assert_eq!(guest.get("/api/me").json()["name"], "Anna 3");
    assert_eq!(name(&guest.look(&table)), "Anna 3");
}

#[test]
fn spectators_talk_among_themselves_until_the_game_is_over() {
    let house = House::new();
    let (mut anna, mut boris, mut celina) =
        (house.guest("Anna"), house.guest("Boris"), house.guest("Celina"));
    let table = table_of(&mut anna, &mut boris);
    let mut player = anna.socket(&table);
    player.snapshot();
    say(&mut celina, &table, "take two!");
    say(&mut boris, &table, "good luck");
    assert_eq!(heard(&mut player), "good luck", "nobody helps a player");
    assert_eq!(shown(&mut anna, &table), ["good luck"]);
    assert_eq!(shown(&mut celina, &table), ["take two!", "good luck"]);
    let own = |who: &mut Browser| -> Vec<bool> {
        let chat = who.look(&table).chat;
        chat.into_iter().map(|line| line.yours).collect()
    };
    assert_eq!(
        own(&mut celina),
        [true, false],
        "she knows what she said without a seat"
    );
    assert_eq!(own(&mut boris), [true]);
    let mut watcher = celina.socket(&table);
    assert!(watcher.snapshot().chat[0].yours);
    say(&mut celina, &table, "well played");
    let yours = watcher.wait_for(|message| match message {
        FromServer::Chat(line) => Some(line.yours),
        _ => None,
    });
    assert!(yours);
    anna.command(&table, "end", json!({"do": "concede"}));
    assert_eq!(
        shown(&mut anna, &table),
        ["take two!", "good luck", "well played"]
    );
}

#[test]
fn a_muted_person_is_not_heard_by_the_one_who_muted_them() {
    let house = House::new();
    let (mut anna, mut boris) = (house.guest("Anna"), house.guest("Boris"));
    let table = table_of(&mut anna, &mut boris);
    let mut socket = anna.socket(&table);
    socket.snapshot();
    let line = say(&mut boris, &table, "you are slow");
    assert_eq!(heard(&mut socket), "you are slow");
    let own = say(&mut anna, &table, "am I?");
    let mute = |who: &mut Browser, line: &str| {
        let path = format!("/api/tables/{table}/chat/{line}/mute");
        who.send("PUT", &path, &[], None).status
    };
    assert_eq!(mute(&mut anna, &own.to_string()), 404, "nobody mutes themselves");
    assert_eq!(mute(&mut anna, "999"), 404);
    assert_eq!(mute(&mut anna, "x"), 404);
    assert_eq!(mute(&mut anna, &line.to_string()), 204);
    say(&mut boris, &table, "very slow");
    say(&mut anna, &table, "peace");
    assert_eq!(heard(&mut socket), "am I?");
    assert_eq!(heard(&mut socket), "peace");
    assert_eq!(shown(&mut anna, &table), ["am I?", "peace"]);
    assert_eq!(shown(&mut boris, &table).len(), 4, "he does not notice");
    assert_eq!(anna.send("DELETE", "/api/me/mutes", &[], None).status, 204);
    assert_eq!(shown(&mut anna, &table).len(), 4);
}

#[test]
fn the_operator_sees_complaints_mutes_and_announces() {
    let house = House::new();
    let (mut anna, mut boris) = (house.account("Anna"), house.account("Boris"));
    let table = table_of(&mut anna, &mut boris);
    let line = say(&mut boris, &table, "something rude");
    let report = format!("/api/tables/{table}/chat/{line}/report");
    assert_eq!(anna.send("PUT", &report, &[], None).status, 204);
    let (code, told) = house.admin(&["reports"]);
    assert!(
        code == Some(0) && told.contains("Boris: something rude"),
        "{told}"
    );

    assert!(
        house
            .admin(&["mute", "boris"])
            .1
            .contains("Boris is silent for 7 days")
    );
    let mut socket = boris.socket(&table);
    socket.say_text(json!({"type": "chat", "text": "why"}).to_string());
    let refused = socket.wait_for(|message| match message {
        FromServer::Refused { problem, .. } => Some(problem.code.clone()),
        _ => None,
    });
    assert_eq!(refused, "server.problem.silenced");
    house.admin(&["mute", "boris", "--days", "0"]);
    say(&mut boris, &table, "sorry");

    house.admin(&["announce", "The server stops at eight."]);
    let announced = socket.wait_for(|message| match message {
        FromServer::Announced { text } => Some(text.clone()),
        _ => None,
    });
    assert_eq!(announced, "The server stops at eight.");
}

#[test]
fn the_operator_keeps_somebody_out_and_resets_a_password() {
    let house = House::new();
    let (mut anna, mut boris) = (house.account("Anna"), house.account("Boris"));
    let table = table_of(&mut anna, &mut boris);
    let mut socket = boris.socket(&table);
    socket.snapshot();
    assert!(
        house
            .admin(&["ban", "boris", "--days", "3"])
            .1
            .contains("kept out for 3 days")
    );
    assert_eq!(goodbye(&mut socket), ByeReason::SignedOut);
    let credentials = json!({"name": "Boris", "password": "correct horse"});
    let answer = house.stranger().post("/api/sessions", &credentials);
    assert_eq!(answer.code(), "server.problem.kept-out");
    assert_eq!(boris.get("/api/me").json()["name"], Value::Null);
    house.admin(&["ban", "Boris", "--days", "0"]);
    assert_eq!(house.stranger().post("/api/sessions", &credentials).status, 201);

    let mut back = house.stranger();
    back.post("/api/sessions", &credentials);
    let mut socket = back.socket(&table);
    socket.snapshot();
    let (_, told) = house.admin(&["reset-password", "Boris"]);
    assert_eq!(
        goodbye(&mut socket),
        ByeReason::SignedOut,
        "whoever had the old password reads no more"
    );
    let password = told.split_whitespace().last().unwrap().to_owned();
    assert_eq!(house.stranger().post("/api/sessions", &credentials).status, 401);
    let new = json!({"name": "Boris", "password": password});
    assert_eq!(house.stranger().post("/api/sessions", &new).status, 201);

    house.admin(&["mute", "Boris"]);
    let (_, told) = house.admin(&["audit", "Boris"]);
    for what in [
        "sign-in 127.0.0.1",
        "wrong-password 127.0.0.1",
        "reset",
        "ban",
        "silence",
        "account 127.0.0.1",
    ] {
        assert!(told.contains(what), "{what}: {told}");
    }
    let own = anna.get("/api/me/export").json();
    assert_eq!(
        own["safety"][0]["what"], "account",
        "what is kept about her she can see"
    );
}

#[test]
fn the_operator_lists_closes_and_deletes_tables() {
    let house = House::new();
    let (mut anna, mut boris) = (house.account("Anna"), house.guest("Boris"));
    let table = table_of(&mut anna, &mut boris);
    assert!(house.admin(&["people", "ann"]).1.contains("account Anna"));
    assert!(house.admin(&["tables"]).1.contains("pebbles playing, 2 people"));
    assert!(house.admin(&["close", &table]).1.contains("is closed"));
    assert!(anna.look(&table).table.stage.is_over());
    let mut reader = anna.socket(&table);
    reader.snapshot();
    assert!(house.admin(&["delete", &table]).1.contains("is deleted"));
    assert_eq!(goodbye(&mut reader), ByeReason::Gone);
    assert_eq!(anna.get(&format!("/api/tables/{table}")).status, 404);
    assert_eq!(house.admin(&["delete", &table]).0, Some(1), "it is gone");
    assert_eq!(house.admin(&["ban", "nobody"]).0, Some(1));
    let empty = tempfile::tempdir().unwrap();
    let (code, told) = program(&["admin", "--data", &empty.path().display().to_string(), "tables"]);
    assert!(code == Some(4) && told.contains("no server is running"), "{told}");
}

#[test]
fn sockets_and_pings_of_one_address_are_limited() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}));
    let most = signoria_server::limits::SOCKETS_PER_ADDRESS;
    let mut watchers = Vec::new();
    let refused = loop {
        match house.stranger().raw_socket(&table, &[]) {
            Ok(watcher) => watchers.push(watcher),
            Err(status) => break status,
        }
        // Silent sockets are closed after a while: on a busy machine the first make room before the last has come.
        assert!(watchers.len() < 4 * most, "one address has sockets without end");
    };
    assert_eq!(refused, 429);
    assert!(watchers.len() >= most, "{} were let in", watchers.len());
    drop(watchers);
    let mut socket = patience::until("who goes makes room", || anna.raw_socket(&table, &[]).ok());
    socket.say_text(json!({"type": "hello", "version": signoria_table::wire::VERSION}).to_string());
    socket.snapshot();
    let mut sent = 0;
    while socket.ping().is_some() && sent < 100_000 {
        sent += 1;
    }
    assert!(sent < 100_000, "pings count too");
}
