//! Guests, accounts, sessions.

use serde_json::{Value, json};
use signoria_table::wire::{ByeReason, FromServer};

use super::House;
use super::client::Browser;

fn pebbles_against_a_bot() -> Value {
    json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "level": "random"}]})
}

fn sign_in(house: &House, name: &str, password: &str) -> (Browser, u16, String) {
    let mut browser = house.stranger();
    let answer = browser.post("/api/sessions", &json!({"name": name, "password": password}));
    (browser, answer.status, answer.body)
}

#[test]
fn a_guest_who_takes_a_password_keeps_the_games() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&pebbles_against_a_bot());
    let cookie_before = anna.cookie.clone();
    let answer = anna.post(
        "/api/accounts",
        &json!({"name": "Anna", "password": "palazzo vecchio"}),
    );
    assert_eq!(answer.status, 201, "{}", answer.body);
    assert_eq!(
        answer.json(),
        json!({"name": "Anna", "account": true, "listed": false})
    );
    assert_ne!(anna.cookie, cookie_before, "a new right, a new cookie");
    let (mut elsewhere, status, _) = sign_in(&house, "anna", "palazzo vecchio");
    assert_eq!(status, 201, "names are the same in capitals");
    let mine = elsewhere.get("/api/me/tables").json();
    assert_eq!(mine["tables"][0]["id"], json!(table));
}

#[test]
fn a_guest_and_an_account_can_change_their_name() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&pebbles_against_a_bot());
    let rename = |who: &mut Browser, name: &str| {
        let body = json!({ "name": name }).to_string();
        who.send(
            "PUT",
            "/api/me",
            &[("content-type", "application/json")],
            Some(&body),
        )
    };
    assert_eq!(rename(&mut anna, "Bianca").json()["name"], "Bianca");
    let seats = anna.look(&table).table.seats;
    assert_eq!(
        serde_json::to_value(&seats[0].who).unwrap()["name"],
        "Bianca",
        "the table knows it too"
    );
    anna.post(
        "/api/accounts",
        &json!({"name": "Bianca", "password": "palazzo vecchio"}),
    );
    let mut boris = house.guest("Boris");
    assert_eq!(rename(&mut boris, "bianca").code(), "server.problem.name-taken");
    assert_eq!(rename(&mut anna, "Chiara").status, 200);
    assert_eq!(
        sign_in(&house, "Chiara", "palazzo vecchio").1,
        201,
        "it is the one to sign in with"
    );
    assert_eq!(
        rename(&mut boris, "Bianca").status,
        200,
        "the old one is free again"
    );
}

#[test]
fn nobody_learns_from_a_refusal_who_has_an_account() {
    let house = House::new();
    let mut anna = house.stranger();
    anna.post(
        "/api/accounts",
        &json!({"name": "Anna", "password": "palazzo vecchio"}),
    );
    let (_, wrong, wrong_body) = sign_in(&house, "Anna", "palazzo nuovo");
    let (_, unknown, unknown_body) = sign_in(&house, "Nobody", "palazzo nuovo");
    assert_eq!((wrong, wrong_body), (unknown, unknown_body));
    assert_eq!(wrong, 401);
    let mut second = house.guest("Second");
    let taken = second.post(
        "/api/accounts",
        &json!({"name": "ANNA", "password": "palazzo nuovo"}),
    );
    assert_eq!(taken.code(), "server.problem.name-taken");
    let short = second.post("/api/accounts", &json!({"name": "Second", "password": "short"}));
    assert_eq!(short.code(), "server.problem.bad-password");
}

#[test]
fn sessions_can_be_seen_and_ended_and_a_new_password_ends_the_others() {
    let house = House::new();
    let mut anna = house.stranger();
    anna.post(
        "/api/accounts",
        &json!({"name": "Anna", "password": "palazzo vecchio"}),
    );
    let (mut phone, ..) = sign_in(&house, "Anna", "palazzo vecchio");
    let (mut tablet, ..) = sign_in(&house, "Anna", "palazzo vecchio");
    let sessions = anna.get("/api/me/sessions").json();
    let all = sessions.as_array().unwrap();
    assert_eq!(all.len(), 3);
    let own = phone.get("/api/me/sessions").json();
    let phone_id = own
        .as_array()
        .unwrap()
        .iter()
        .find(|session| session["current"] == true)
        .unwrap()["id"]
        .clone();
    let ended = anna.send(
        "DELETE",
        &format!("/api/me/sessions/{}", phone_id.as_str().unwrap()),
        &[],
        None,
    );
    assert_eq!(ended.status, 204);
    assert_eq!(phone.get("/api/me").json()["name"], Value::Null);
    assert_eq!(tablet.get("/api/me").json()["name"], "Anna");

    let body = json!({"old": "palazzo vecchio", "new": "palazzo nuovo"}).to_string();
    let kind = [("content-type", "application/json")];
    assert_eq!(
        anna.send("PUT", "/api/me/password", &kind, Some(&body)).status,
        204
    );
    assert_eq!(
        anna.send("PUT", "/api/me/password", &kind, Some(&body)).code(),
        "server.problem.wrong-password"
    );
    assert_eq!(tablet.get("/api/me").json()["name"], Value::Null, "signed out");
    assert_eq!(anna.get("/api/me").json()["name"], "Anna");
    assert_eq!(sign_in(&house, "Anna", "palazzo vecchio").1, 401);

    assert_eq!(
        anna.send("DELETE", "/api/sessions/current", &[], None).status,
        204
    );
    assert_eq!(anna.get("/api/me").json()["name"], Value::Null);
}

#[test]
fn the_cookie_alone_does_not_help_to_guess_the_password() {
    let house = House::new();
    let mut anna = house.stranger();
    anna.post(
        "/api/accounts",
        &json!({"name": "Anna", "password": "palazzo vecchio"}),
    );
    let kind = [("content-type", "application/json")];
    let mut guess = |number: usize| {
        let body = json!({"old": format!("palazzo {number}"), "new": "palazzo nuovo"}).to_string();
        anna.send("PUT", "/api/me/password", &kind, Some(&body)).code()
    };
    let wrong = (0..15)
        .take_while(|number| guess(*number) == "server.problem.wrong-password")
        .count();
    assert!((1..15).contains(&wrong), "guessing slows down");
    assert_eq!(guess(99), "server.problem.too-often");
    assert_eq!(
        sign_in(&house, "Anna", "palazzo vecchio").1,
        429,
        "one limit for both ways"
    );
    let own = anna.get("/api/me/export").json();
    let noted = own["safety"].as_array().unwrap();
    let noted = noted.iter().filter(|line| line["what"] == "wrong-password");
    assert_eq!(noted.count(), wrong, "each is written down");
}

#[test]
fn the_socket_of_a_session_that_was_ended_is_closed_and_that_of_another_stays() {
    let house = House::new();
    let mut anna = house.stranger();
    let account = json!({"name": "Anna", "password": "palazzo vecchio"});
    anna.post("/api/accounts", &account);
    let table = anna.open(&pebbles_against_a_bot());
    let (mut phone, ..) = sign_in(&house, "Anna", "palazzo vecchio");
    let mut ends = phone.socket(&table);
    let mut stays = anna.socket(&table);
    ends.snapshot();
    stays.snapshot();
    let mut not_greeted = phone.raw_socket(&table, &[]).unwrap();
    assert_eq!(
        phone.send("DELETE", "/api/sessions/current", &[], None).status,
        204
    );
    let bye = |message: &FromServer| match message {
        FromServer::Bye { reason } => Some(*reason),
        _ => None,
    };
    assert_eq!(ends.wait_for(bye), ByeReason::SignedOut);
    assert!(ends.hear().is_none(), "and closed");
    not_greeted.say_text(json!({"type": "hello", "version": signoria_table::wire::VERSION}).to_string());
    assert_eq!(
        not_greeted.wait_for(bye),
        ByeReason::SignedOut,
        "nor can it come late"
    );
    stays.say_text(json!({"type": "ping"}).to_string());
    stays.wait_for(|message| matches!(message, FromServer::Pong).then_some(()));
}

#[test]
fn a_person_who_leaves_takes_everything_personal_along() {
    let house = House::new();
    let mut anna = house.guest("Annunziata");
    let mut boris = house.guest("Boris");
    let seats = json!([{"who": "me"}, {"who": "open"}]);
    let table = boris.open(&json!({"game": "pebbles", "seats": seats}));
    anna.command(&table, "s", json!({"do": "sit"}));
    anna.post(
        &format!("/api/tables/{table}/chat"),
        &json!({"text": "Buongiorno"}),
    );
    assert_eq!(boris.look(&table).chat[0].text, "Buongiorno");

    let all = anna.get("/api/me/export").json();
    assert_eq!(all["name"], "Annunziata");
    assert_eq!(all["chat"][0]["text"], "Buongiorno");
    assert_eq!(all["games"][0]["table"]["id"], json!(table));

    let kind = [("content-type", "application/json")];
    assert_eq!(anna.send("DELETE", "/api/me", &kind, Some("{}")).status, 204);
    let after = boris.get(&format!("/api/tables/{table}")).body;
    assert!(
        !after.contains("Annunziata") && !after.contains("Buongiorno"),
        "{after}"
    );
    assert!(after.contains("\"who\":\"open\""));
}
