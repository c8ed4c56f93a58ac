//! Results, ratings, dailies and hints, as people meet them.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use signoria_engine::erased::Order;
use signoria_engine::record::Record;
use signoria_engine::{Eye, Seats};
use signoria_table::daily::{Company, Day};
use signoria_table::wire::{DailyTable, FromClient, FromServer, GameNumbers, Leaders, OwnNumbers, Stage};

use super::House;
use super::client::Browser;
use super::patience;

/// Begins a game of pebbles against a bot and plays it to its end.
fn play_out(anna: &mut Browser, table: &str) {
    anna.command(table, "start", json!({"do": "start"}));
    play_on(anna, table);
}

/// Plays Anna's seat to the end.
fn play_on(anna: &mut Browser, table: &str) {
    for step in 0..50 {
        let looked = patience::until("it is Anna's turn or the end", || {
            let looked = anna.look(table);
            let asked = looked
                .position
                .as_ref()
                .is_some_and(|position| position.prompt.is_some());
            (asked || looked.table.stage == Stage::Finished).then_some(looked)
        });
        if looked.table.stage == Stage::Finished {
            return;
        }
        let play = json!({"do": "play", "seat": 0, "action": "take 1"});
        anna.command(table, &format!("p{step}"), play);
    }
    panic!("pebbles end");
}

fn put(who: &mut Browser, path: &str, body: &Value) -> u16 {
    let headers = [("content-type", "application/json")];
    who.send("PUT", path, &headers, Some(&body.to_string())).status
}

fn against_a_bot(hints: bool) -> Value {
    json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "bot", "level": "apprentice"}], "hints": hints})
}

#[test]
fn a_finished_game_counts_for_its_people_and_its_bots() {
    let house = House::new();
    let mut anna = house.guest("Anna");
    let table = anna.open(&against_a_bot(false));
    play_out(&mut anna, &table);
    let own: OwnNumbers = anna.get("/api/me/numbers").read();
    let [game] = &own.games[..] else {
        panic!("{own:?}");
    };
    let rating = game.rating.expect("it counts");
    assert_eq!((game.game.as_str(), rating.games), ("pebbles", 1));
    assert_eq!((game.seats[0].seats, game.seats[0].games), (2, 1));
    let numbers: GameNumbers = house.stranger().get("/api/numbers/pebbles").read();
    assert_eq!((numbers.seats[0].games, numbers.bots.len()), (1, 1));
    assert_eq!(numbers.seats[0].wins_by_seat.iter().sum::<f32>(), 100.0);
    assert_eq!(house.stranger().get("/api/numbers/marbles").status, 422);

    let leaders = |who: &mut Browser| who.get("/api/leaders/pebbles").read::<Leaders>().leaders;
    assert_eq!(leaders(&mut anna), []);
    assert_eq!(
        put(&mut anna, "/api/me/listed", &json!({"listed": true})),
        409,
        "no guest is listed"
    );
    let credentials = json!({"name": "Anna", "password": "palazzo vecchio"});
    assert_eq!(anna.post("/api/accounts", &credentials).status, 201);
    assert_eq!(anna.get("/api/me").json()["listed"], json!(false));
    assert_eq!(leaders(&mut anna), [], "nobody is listed who has not said so");
    assert_eq!(put(&mut anna, "/api/me/listed", &json!({"listed": true})), 200);
    assert_eq!(anna.get("/api/me").json()["listed"], json!(true));
    let listed = leaders(&mut anna);
    assert!(listed.len() == 1 && listed[0].me && listed[0].name == "Anna" && listed[0].games == 1);
    assert!(!leaders(&mut house.stranger())[0].me);

    let export = anna.get("/api/me/export").json();
    assert_eq!(
        (&export["listed"], &export["results"][0]["table"]),
        (&json!(true), &json!(table))
    );
    let farewell = json!({"password": "palazzo vecchio"}).to_string();
    let headers = [("content-type", "application/json")];
    assert_eq!(
        anna.send("DELETE", "/api/me", &headers, Some(&farewell)).status,
        204
    );
    assert_eq!(leaders(&mut house.stranger()), []);
}

/// That day's daily of pebbles, played until this many pebbles are left.
fn daily(day: Day, left: u64) -> String {
    let game = signoria_catalog::find("pebbles").unwrap().arena.game();
    let order = Order {
        edition: None,
        options: Value::Null,
        seats: Seats::new(3),
        seed: day.seed("pebbles"),
    };
    let mut record = Record::start(game, &order).unwrap();
    while record.state().view(Eye::Spectator)["left"].as_u64().unwrap() > left {
        let seat = record.state().waiting().first().unwrap();
        record.play(seat, "take 1").unwrap();
    }
    record.journal().unwrap().to_text()
}

#[test]
fn a_daily_is_checked_and_the_first_result_counts() {
    let house = House::new();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let today = Day::of(u64::try_from(now).unwrap());
    let address = |day: Day| format!("/api/daily/{}/pebbles/{}", day.0, Company::Masters.code());
    let mut anna = house.guest("Anna");
    let hand_in =
        |who: &mut Browser, day: Day, journal: &str| who.send("POST", &address(day), &[], Some(journal));
    let code = |who: &mut Browser, day: Day, journal: &str| hand_in(who, day, journal).code();
    let whole = daily(today, 0);
    assert_eq!(
        code(&mut anna, today, &daily(today, 1)),
        "server.problem.not-played-out"
    );
    assert_eq!(
        code(&mut anna, today, &daily(Day(7), 0)),
        "server.problem.not-the-daily"
    );
    assert_eq!(
        code(&mut anna, Day(7), &daily(Day(7), 0)),
        "server.problem.daily-over"
    );
    let more = whole.replace("\"seats\": 3", "\"seats\": 4");
    assert_ne!(more, whole);
    assert_eq!(code(&mut anna, today, &more), "server.problem.not-the-daily");
    assert_eq!(
        house
            .stranger()
            .send("POST", &address(today), &[], Some(&whole))
            .status,
        401
    );

    let first = hand_in(&mut anna, today, &whole);
    assert_eq!(first.status, 201, "{}", first.body);
    assert_eq!(hand_in(&mut anna, today, &whole).status, 200, "once");
    let mut boris = house.guest("Boris");
    assert_eq!(hand_in(&mut boris, today, &whole).status, 201);
    let table: DailyTable = boris.get(&address(today)).read();
    assert_eq!((table.count, table.streak, table.best.len()), (2, 1, 2));
    let mine = table.mine.unwrap();
    assert!(
        mine.me && mine.name == "Boris" && mine.rank == 1,
        "equals share the place"
    );
    let seen: DailyTable = house.stranger().get(&address(today)).read();
    assert!(seen.mine.is_none() && seen.best.iter().all(|row| !row.me));
    assert_eq!(
        anna.get("/api/me/export").json()["dailies"][0]["game"],
        json!("pebbles")
    );
    assert_eq!(anna.get("/api/daily/x/pebbles/masters").status, 404);
    assert_eq!(anna.get("/api/daily/1/pebbles/friends").status, 404);
}

#[test]
fn a_hint_goes_to_the_seat_that_asked_where_the_table_allows_it() {
    let house = House::new();
    let (mut anna, mut boris) = (house.guest("Anna"), house.guest("Boris"));
    let seats = json!([{"who": "me"}, {"who": "open"}]);
    let table = anna.open(&json!({"game": "pebbles", "seats": seats, "hints": true}));
    boris.command(&table, "sit", json!({"do": "sit"}));
    anna.command(&table, "start", json!({"do": "start"}));
    let hint = |message: &FromServer| match message {
        FromServer::Hint { number, advice } => Some((*number, advice.clone())),
        _ => None,
    };
    let mut hers = anna.socket(&table);
    let snapshot = hers.snapshot();
    assert!(snapshot.table.hints, "the table says so");
    let mut his = boris.socket(&table);
    his.snapshot();
    hers.say(&FromClient::Hint).unwrap();
    let (number, advice) = hers.wait_for(hint);
    assert_eq!(number, snapshot.number);
    let prompt = snapshot.position.unwrap().prompt.unwrap();
    assert!(
        prompt
            .actions
            .iter()
            .any(|choice| choice.action == advice[0].action)
    );
    his.say(&FromClient::Hint).unwrap();
    assert_eq!(
        his.wait_for(hint).1,
        [],
        "it is not his turn, and hers was not told him"
    );

    let silent = anna.open(&against_a_bot(false));
    anna.command(&silent, "start", json!({"do": "start"}));
    let mut socket = anna.socket(&silent);
    assert!(!socket.snapshot().table.hints);
    socket.say(&FromClient::Hint).unwrap();
    assert_eq!(socket.wait_for(hint).1, []);

    // A player who was advised has a result, but no rating for it.
    let advised = anna.open(&against_a_bot(true));
    anna.command(&advised, "start", json!({"do": "start"}));
    let mut socket = anna.socket(&advised);
    socket.snapshot();
    socket.say(&FromClient::Hint).unwrap();
    assert_ne!(socket.wait_for(hint).1, []);
    play_on(&mut anna, &advised);
    let own: OwnNumbers = anna.get("/api/me/numbers").read();
    assert_eq!((own.games[0].seats[0].games, own.games[0].rating), (1, None));
}
