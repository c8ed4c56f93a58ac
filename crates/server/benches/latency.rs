//! How long it takes until an action is acknowledged: received over the socket, decided, stored and synced in SQLite, announced.
//!
//! `cargo bench -p signoria-server`. For comparison, in the same run on the same disk, one bare synced insert, and the same actions at a table in
//! memory: only the ratios mean anything on another machine.

#[path = "../src/http/handshake.rs"]
mod handshake;

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_engine::Seat;
use signoria_server::store::{Store, sqlite_url};
use signoria_server::{Config, Server};
use signoria_table::wire::{FromServer, Position};
use signoria_table::{Command, Occupant, Opening, PersonId, Table};
use tungstenite::{Message, WebSocket};

/// The game, played by one person on both seats.
const GAME: &str = "florence";
/// Actions that are measured: enough for the slowest of a hundred to be more than a few.
const ACTIONS: usize = 1_000;
/// Actions on one socket. More would hit the limit of a socket, which is made for people.
const PER_SOCKET: usize = 40;

struct Times(Vec<Duration>);

impl Times {
    fn at(&self, percent: usize) -> Duration {
        self.0[(self.0.len() * percent / 100).min(self.0.len() - 1)]
    }

    fn line(mut self, what: &str) -> io::Result<Duration> {
        self.0.sort_unstable();
        let (median, slow) = (self.at(50), self.at(99));
        writeln!(
            io::stdout(),
            "{what:<44} median {median:>10.1?}   p99 {slow:>10.1?}"
        )?;
        Ok(median)
    }
}

/// The first text after the head of an answer, and the cookie that it sets.
fn post(address: SocketAddr, cookie: &str, path: &str, body: &Value) -> io::Result<(Value, Option<String>)> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address)?;
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         cookie: {cookie}\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .ok_or_else(|| io::Error::other("no answer"))?;
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    Ok((serde_json::from_str(body)?, cookie.map(Into::into)))
}

struct Client {
    address: SocketAddr,
    cookie: String,
}

impl Client {
    fn open_table(&self) -> io::Result<String> {
        let seats = json!({"game": GAME, "seats": [{"who": "me"}, {"who": "me"}], "visibility": "link"});
        let (opened, _) = post(self.address, &self.cookie, "/api/tables", &seats)?;
        let id = opened["id"].as_str().unwrap_or_default().to_owned();
        let start = json!({"key": "start", "command": {"do": "start"}});
        post(
            self.address,
            &self.cookie,
            &format!("/api/tables/{id}/commands"),
            &start,
        )?;
        Ok(id)
    }

    fn socket(&self, table: &str) -> io::Result<WebSocket<TcpStream>> {
        let stream = TcpStream::connect(self.address)?;
        stream.set_nodelay(true)?;
        let request = handshake::handshake(self.address, table, &self.cookie);
        let (mut socket, _) =
            tungstenite::client(request, stream).map_err(|error| io::Error::other(error.to_string()))?;
        say(
            &mut socket,
            &json!({"type": "hello", "version": signoria_table::wire::VERSION}),
        )?;
        Ok(socket)
    }
}

fn say(socket: &mut WebSocket<TcpStream>, message: &Value) -> io::Result<()> {
    socket
        .send(Message::text(message.to_string()))
        .map_err(io::Error::other)
}

fn hear(socket: &mut WebSocket<TcpStream>) -> io::Result<FromServer> {
    loop {
        if let Message::Text(text) = socket.read().map_err(io::Error::other)? {
            return Ok(serde_json::from_str(&text)?);
        }
    }
}

/// The first choice of the seat that is asked; none when the game is over.
fn choice(position: Option<&Position>) -> Option<(Seat, String)> {
    let position = position?;
    let action = position.prompt.as_ref()?.actions.first()?;
    Some((position.seat?, action.action.clone()))
}

/// Plays, with a bare insert before each action: both see the same machine load.
fn over_the_socket(
    client: &Client,
    actions: usize,
    mut insert: impl FnMut(usize) -> io::Result<()>,
) -> io::Result<(Times, Times)> {
    let (mut times, mut inserts) = (Vec::new(), Vec::new());
    let mut table = client.open_table()?;
    while times.len() < actions {
        let mut socket = client.socket(&table)?;
        let mut known = None;
        for _ in 0..PER_SOCKET {
            let number = loop {
                match hear(&mut socket)? {
                    FromServer::Snapshot(all) => {
                        known = all.position;
                        break all.number;
                    }
                    FromServer::Update(mut news) => {
                        known = news.position_after(known).map_err(io::Error::other)?;
                        break news.number;
                    }
                    _ => {}
                }
            };
            let Some((seat, action)) = choice(known.as_ref()) else {
                table = client.open_table()?;
                break;
            };
            let command = json!({"do": "play", "seat": seat, "action": action});
            let began = Instant::now();
            insert(times.len())?;
            inserts.push(began.elapsed());
            let began = Instant::now();
            say(
                &mut socket,
                &json!({"type": "do", "number": number, "key": format!("k{number}"), "command": command}),
            )?;
            loop {
                match hear(&mut socket)? {
                    FromServer::Accepted { .. } => break,
                    FromServer::Refused { problem, .. } => return Err(io::Error::other(problem.code)),
                    _ => {}
                }
            }
            times.push(began.elapsed());
        }
    }
    Ok((Times(times), Times(inserts)))
}

fn in_memory(actions: usize) -> io::Result<Times> {
    let game = signoria_catalog::find(GAME)
        .ok_or_else(|| io::Error::other("no game"))?
        .arena
        .game();
    let anna = PersonId::try_from("anna".to_owned()).map_err(|_| io::Error::other("no person"))?;
    let mut times = Vec::new();
    for seed in 0_u64.. {
        let order = signoria_engine::erased::Order {
            edition: None,
            options: Value::Null,
            seats: signoria_engine::Seats::new(2),
            seed: seed.into(),
        };
        let seats = vec![Occupant::Person { person: anna.clone() }; 2];
        let opening = Opening::new(game, &order, "t".into(), anna.clone(), seats, 0)
            .map_err(|fault| io::Error::other(fault.code()))?;
        let mut table = Table::open(game, opening).map_err(|fault| io::Error::other(fault.code()))?;
        let _ = table.perform(0, &anna, Command::Start);
        while let Some((seat, action)) = choice(table.position(table.eye_of(Some(&anna), None)).as_ref()) {
            let began = Instant::now();
            let _ = table.perform(0, &anna, Command::Play { seat, action });
            times.push(began.elapsed());
            if times.len() == actions {
                return Ok(Times(times));
            }
        }
    }
    Ok(Times(times))
}

fn main() -> io::Result<()> {
    // `cargo test --benches` calls it without this argument: then a few are enough to show that it runs.
    let actions = if std::env::args().any(|arg| arg == "--bench") {
        ACTIONS
    } else {
        PER_SOCKET
    };
    let folder = tempfile::tempdir()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let failed = |error: &dyn std::fmt::Display| io::Error::other(error.to_string());
    let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("server"));
    let server = runtime
        .block_on(Server::bind(config))
        .map_err(|error| failed(&error))?;
    let address = server.address()?;
    runtime.spawn(server.run(std::future::pending()));
    let (_, cookie) = post(address, "", "/api/guests", &json!({"name": "Anna"}))?;
    let client = Client {
        address,
        cookie: cookie.unwrap_or_default(),
    };
    let bare = folder.path().join("bare");
    std::fs::create_dir_all(&bare)?;
    let store = runtime
        .block_on(Store::connect(&sqlite_url(&bare)))
        .map_err(|error| failed(&error))?;
    let insert = |number: usize| -> io::Result<()> {
        let guest =
            PersonId::try_from(format!("guest-{number}")).map_err(|_| io::Error::other("no person"))?;
        let added = runtime.block_on(store.add_guest(&guest, "Anna", 1));
        added.map_err(|error| failed(&error))
    };
    let (actions_told, inserts) = over_the_socket(&client, actions, insert)?;
    let memory = in_memory(actions)?.line("an action at a table in memory")?;
    let insert = inserts.line("one bare insert in SQLite, synced")?;
    let acknowledged = actions_told.line("an action over the socket until acknowledged")?;
    let times = |other: Duration| acknowledged.as_secs_f64() / other.as_secs_f64().max(f64::MIN_POSITIVE);
    writeln!(
        io::stdout(),
        "acknowledged: {:.1} bare inserts, {:.0} actions in memory",
        times(insert),
        times(memory)
    )
}
