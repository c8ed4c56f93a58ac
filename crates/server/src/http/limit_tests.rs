//! Limits as strangers meet them: a running server, and what comes over real connections.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_engine::erased::Order;
use signoria_engine::{Seats, Seed};
use signoria_table::PersonId;
use signoria_table::wire::VERSION;
use tungstenite::{Message, WebSocket};

use super::handshake::handshake;
use crate::config::Patience;
use crate::hub::{Hub, now};
use crate::limiter::Limiter;
use crate::limits::{CONNECTIONS_PER_ADDRESS, Limit, UPLOADS_KEPT, UPLOADS_PER_PERSON};
use crate::{Config, Server, opening, secret};

/// Nothing takes this long, even on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// A server behind a proxy, so that everybody can come from their own address.
struct House {
    _folder: tempfile::TempDir,
    hub: Arc<Hub>,
    limiter: Arc<Limiter>,
    address: SocketAddr,
}

impl House {
    async fn with(set: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().into());
        config.behind_proxy = true;
        set(&mut config);
        let server = Server::bind(config).await.unwrap();
        let (hub, address) = (server.hub(), server.address().unwrap());
        let limiter = server.limiter();
        tokio::spawn(server.run(std::future::pending()));
        Self {
            _folder: folder,
            hub,
            limiter,
            address,
        }
    }

    /// Sends the head of a request, which announces `length`, and as much of the body as is given.
    fn begin(&self, what: &str, from: &str, cookie: &str, body: &str, length: usize) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        write!(
            stream,
            "{what} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{from}cookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        stream
    }

    /// The status, the whole answer.
    fn ask(&self, what: &str, from: Option<&str>, cookie: &str, body: &str) -> (u16, String) {
        let from = from.map_or(String::new(), |from| format!("x-forwarded-for: {from}\r\n"));
        let mut stream = self.begin(what, &from, cookie, body, body.len());
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        (status, answer)
    }

    /// A socket at a table on which nothing has been said yet.
    fn upgraded(&self, table: &str, cookie: &str) -> WebSocket<TcpStream> {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        tungstenite::client(handshake(self.address, table, cookie), stream)
            .unwrap()
            .0
    }

    /// A new guest, and the cookie.
    async fn guest(&self, name: &str) -> (PersonId, String) {
        let id = PersonId::try_from(name.to_owned()).unwrap();
        let token = secret::new_token();
        let store = self.hub.store();
        store.add_guest(&id, name, now()).await.unwrap();
        let hash = secret::token_hash(&token);
        store.add_session(name, &hash, &id, now()).await.unwrap();
        (id, format!("signoria={token}"))
    }
}

/// The journal of a game in which nothing has happened.
fn journal() -> String {
    let game = signoria_catalog::GAMES[0].arena.game();
    let order = Order {
        edition: None,
        options: Value::Null,
        seats: Seats::new(2),
        seed: Seed::from(3),
    };
    let (_, journal) = game.start(&order).unwrap();
    journal.to_value().to_string()
}

/// Whether the server hangs up, with or without an answer.
fn hangs_up(stream: &mut TcpStream) -> bool {
    // Nothing more is sent on the connections of these tests.
    stream.read_to_end(&mut Vec::new()).is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_of_one_address_are_counted_where_they_are_accepted() {
    let house = House::with(|config| config.behind_proxy = false).await;
    let connect = || {
        let stream = TcpStream::connect(house.address).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        stream
    };
    let mut all: Vec<TcpStream> = (0..CONNECTIONS_PER_ADDRESS).map(|_| connect()).collect();
    assert!(hangs_up(&mut connect()), "one too many");
    let answered = |stream: &mut TcpStream| {
        write!(
            stream,
            "GET /healthz HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.starts_with("HTTP/1.1 200")
    };
    assert!(answered(&mut all[0]), "the others stay");
    drop(all.remove(0));
    std::thread::sleep(Duration::from_millis(200));
    assert!(answered(&mut connect()), "and one that ends makes room");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_client_is_given_up() {
    let little = Duration::from_millis(300);
    let house = House::with(|config| {
        config.patience = Patience {
            head: little,
            hello: little,
            ping_every: little / 3,
            silence: little,
        };
    })
    .await;
    let (id, cookie) = house.guest("anna").await;
    let order = json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}], "visibility": "link"});
    let opening = opening::from_order(serde_json::from_value(order).unwrap(), &id).unwrap();
    let table = opening.id.clone();
    house.hub.open(opening, &[]).await.unwrap();

    let mut half = TcpStream::connect(house.address).unwrap();
    half.set_read_timeout(Some(LONG)).unwrap();
    write!(half, "GET / HTTP/1.1\r\nhost:").unwrap();
    assert!(hangs_up(&mut half), "half a head");

    let mut mute = house.upgraded(&table, &cookie);
    assert!(hangs_up(mute.get_mut()), "no greeting");

    let hello = json!({"type": "hello", "version": VERSION}).to_string();
    let mut deaf = house.upgraded(&table, &cookie);
    deaf.send(Message::text(hello.clone())).unwrap();
    // The bytes are read, but no ping is answered.
    assert!(hangs_up(deaf.get_mut()), "no answer to pings");

    let mut awake = house.upgraded(&table, &cookie);
    awake.send(Message::text(hello)).unwrap();
    let began = Instant::now();
    while began.elapsed() < 4 * little {
        // Reading answers pings.
        awake.read().expect("whoever answers stays");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_metrics_are_for_this_machine() {
    let house = House::with(|_| {}).await;
    let (status, answer) = house.ask("GET /metrics", None, "", "");
    assert_eq!(status, 200);
    assert!(answer.contains("\nsignoria_free_bytes "), "{answer}");
    assert_eq!(house.ask("GET /metrics", Some("192.0.2.7"), "", "").0, 404);
    let open = House::with(|config| config.open_metrics = true).await;
    assert_eq!(open.ask("GET /metrics", Some("192.0.2.7"), "", "").0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_uploads_keep_nobody_from_uploading_or_submitting_a_daily() {
    let house = House::with(|_| {}).await;
    let (_, anna) = house.guest("anna").await;
    let slow: Vec<TcpStream> = (0..8)
        .map(|number| {
            let from = format!("x-forwarded-for: 10.0.0.{number}\r\n");
            house.begin("POST /api/replays", &from, &anna, "{", 1000)
        })
        .collect();
    std::thread::sleep(Duration::from_millis(200));
    let (status, answer) = house.ask("POST /api/replays", Some("10.0.0.4"), &anna, &journal());
    assert_eq!(status, 429, "one at a time for each address: {answer}");
    let (status, answer) = house.ask("POST /api/replays", Some("10.0.1.1"), &anna, &journal());
    assert_eq!(status, 201, "{answer}");
    let day = format!("POST /api/daily/{}/pebbles/solo", now() / 86_400_000);
    let (status, answer) = house.ask(&day, Some("10.0.1.1"), &anna, &journal());
    assert_ne!(status, 429, "{answer}");
    drop(slow);
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_are_few_for_each_person_and_are_deleted_after_a_while() {
    let house = House::with(|_| {}).await;
    let (id, anna) = house.guest("anna").await;
    for _ in 0..UPLOADS_PER_PERSON {
        let (opening, entry) = opening::from_journal(&journal(), &id).unwrap();
        house.hub.open(opening, &[entry]).await.unwrap();
    }
    let upload = || house.ask("POST /api/replays", Some("10.0.0.1"), &anna, &journal());
    let (status, answer) = upload();
    assert!(
        status == 429 && answer.contains("server.problem.too-many-uploads"),
        "{answer}"
    );
    assert_eq!(house.hub.delete_old_uploads(now()).await, 0);
    let later = now() + UPLOADS_KEPT + 1;
    assert_eq!(house.hub.delete_old_uploads(later).await, UPLOADS_PER_PERSON);
    assert_eq!(upload().0, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_household_cannot_fill_the_disk_under_many_names() {
    let house = House::with(|_| {}).await;
    let neighbours = ["10.0.0.1", "10.0.0.2"];
    let (_, anna) = house.guest("anna").await;
    let upload = |from| house.ask("POST /api/replays", Some(from), &anna, &journal()).0;
    assert_eq!(upload(neighbours[0]), 201);
    // What other guests of the same house have uploaded in the course of the day, as often as they may in a minute.
    let address: IpAddr = neighbours[0].parse().unwrap();
    let mut when = Instant::now();
    let mut day = 0;
    for _ in 0..24 * 60 * 4 {
        when += Duration::from_secs(15);
        day += usize::from(house.limiter.allows(address, Limit::HouseUpload, when));
    }
    assert!((100..=200).contains(&day), "{day} in a day");
    assert_eq!(upload(neighbours[0]), 429);
    assert_eq!(upload(neighbours[1]), 201, "the neighbours have their own");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_uploaded_when_the_disk_is_nearly_full() {
    let house = House::with(|config| config.least_room = u64::MAX).await;
    let (_, anna) = house.guest("anna").await;
    let (status, answer) = house.ask("POST /api/replays", Some("10.0.0.1"), &anna, &journal());
    assert!(
        status == 507 && answer.contains("server.problem.no-room"),
        "{answer}"
    );
    let table = json!({"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}], "visibility": "link"});
    let (status, answer) = house.ask("POST /api/tables", Some("10.0.0.1"), &anna, &table.to_string());
    assert_eq!(status, 201, "games go on: {answer}");
}
