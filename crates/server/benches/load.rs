//! How many people a server can carry: many tables at once over real sockets, at a fixed rate or as fast as possible.
//!
//! `cargo xtask load -- --tables 500 --rate 500 --seconds 20`. Server and clients share this machine and this
//! process; nothing leaves the loopback. The last line is the report as JSON.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_engine::Seat;
use signoria_server::{Config, Server};
use signoria_table::wire::{FromServer, Position, VERSION};
use tungstenite::{Message, WebSocket};

/// Threads that play. Each waits for one answer at a time, so that no more than these are under way.
const PLAYERS: usize = 64;
/// The longest that anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// What is measured.
#[derive(Clone, Debug)]
struct Plan {
    game: String,
    tables: usize,
    /// Actions a second of all tables together; none: as fast as possible.
    rate: Option<f64>,
    time: Duration,
    database: Option<String>,
}

impl Plan {
    fn from_args() -> io::Result<Self> {
        // `cargo test --benches` calls it without this argument: then a moment is enough to see that it runs.
        let real = std::env::args().any(|arg| arg == "--bench");
        let mut plan = Self {
            game: "florence".into(),
            tables: if real { 500 } else { 4 },
            rate: real.then_some(500.0),
            time: Duration::from_secs(if real { 20 } else { 1 }),
            database: None,
        };
        let wrong = |what: &str| io::Error::other(format!("{what}: what is that?"));
        let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
        while let Some(flag) = args.next() {
            let value = args.next().ok_or_else(|| wrong(&flag))?;
            match flag.as_str() {
                "--game" => plan.game = value,
                "--tables" => plan.tables = value.parse().map_err(|_| wrong(&value))?,
                "--rate" => {
                    let rate: f64 = value.parse().map_err(|_| wrong(&value))?;
                    plan.rate = (rate > 0.0).then_some(rate);
                }
                "--seconds" => {
                    let seconds: u64 = value.parse().map_err(|_| wrong(&value))?;
                    plan.time = Duration::from_secs(seconds.clamp(1, 600));
                }
                "--database" => plan.database = Some(value),
                _ => return Err(wrong(&flag)),
            }
        }
        Ok(plan)
    }
}

/// Somebody with a cookie and an address of their own, so that the limits for one address are not what is measured.
#[derive(Clone)]
struct Client {
    server: SocketAddr,
    address: String,
    cookie: String,
}

impl Client {
    fn new(server: SocketAddr, number: usize) -> io::Result<Self> {
        let mut client = Self {
            server,
            address: format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255),
            cookie: String::new(),
        };
        let (_, cookie) = client.post("/api/guests", &json!({"name": "Anna"}))?;
        client.cookie = cookie.unwrap_or_default();
        Ok(client)
    }

    fn post(&self, path: &str, body: &Value) -> io::Result<(Value, Option<String>)> {
        let body = body.to_string();
        let mut stream = TcpStream::connect(self.server)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             x-forwarded-for: {}\r\ncookie: {}\r\ncontent-length: {}\r\n\r\n{body}",
            self.server,
            self.address,
            self.cookie,
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

    /// A number that the server tells Prometheus.
    fn metric(&self, name: &str) -> io::Result<f64> {
        let mut stream = TcpStream::connect(self.server)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "GET /metrics HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            self.server
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let line = answer
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|number| number.parse().ok())
            .ok_or_else(|| io::Error::other(format!("no {name}")))
    }

    fn socket(&self, table: &str) -> io::Result<WebSocket<TcpStream>> {
        let stream = TcpStream::connect(self.server)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let request = tungstenite::http::Request::builder()
            .uri(format!("ws://{}/api/tables/{table}/socket", self.server))
            .header("host", self.server.to_string())
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "c2lnbm9yaWEgc2lnbm9yYQ==")
            .header("x-forwarded-for", &self.address)
            .header("cookie", &self.cookie)
            .body(())
            .map_err(io::Error::other)?;
        let (mut socket, _) =
            tungstenite::client(request, stream).map_err(|error| io::Error::other(error.to_string()))?;
        say(&mut socket, &json!({"type": "hello", "version": VERSION}))?;
        Ok(socket)
    }
}

fn say(socket: &mut WebSocket<TcpStream>, message: &Value) -> io::Result<()> {
    let message = Message::text(message.to_string());
    socket.send(message).map_err(io::Error::other)
}

fn choice(position: Option<&Position>) -> Option<(Seat, String)> {
    let position = position?;
    let action = position.prompt.as_ref()?.actions.first()?;
    Some((position.seat?, action.action.clone()))
}

/// One of two people at a table.
struct Side {
    client: Client,
    socket: WebSocket<TcpStream>,
    number: u64,
    position: Option<Position>,
}

impl Side {
    fn at(client: Client, table: &str) -> io::Result<Self> {
        let socket = client.socket(table)?;
        let mut side = Self {
            client,
            socket,
            number: 0,
            position: None,
        };
        side.catch_up(1)?;
        Ok(side)
    }

    /// Hears until that entry was told.
    fn catch_up(&mut self, number: u64) -> io::Result<()> {
        while self.number < number {
            self.hear()?;
        }
        Ok(())
    }

    /// Whether the message says that a command was accepted.
    fn hear(&mut self) -> io::Result<bool> {
        let message = self.socket.read().map_err(io::Error::other)?;
        let Message::Text(text) = message else {
            return Ok(false);
        };
        match serde_json::from_str(&text)? {
            FromServer::Accepted { .. } => return Ok(true),
            FromServer::Refused { problem, .. } => return Err(io::Error::other(problem.code)),
            FromServer::Snapshot(all) => (self.number, self.position) = (all.number, all.position),
            FromServer::Update(mut news) => {
                let known = news.position_after(self.position.take());
                (self.number, self.position) = (news.number, known.map_err(io::Error::other)?);
            }
            FromServer::Bye { .. } => return Err(io::Error::other("sent away")),
            _ => {}
        }
        Ok(false)
    }
}

/// A table of two people, each with a socket.
struct Seated {
    sides: [Side; 2],
}

impl Seated {
    fn open(anna: Client, boris: Client, game: &str) -> io::Result<Self> {
        let order = json!({"game": game, "seats": [{"who": "me"}, {"who": "open"}], "visibility": "link"});
        let (opened, _) = anna.post("/api/tables", &order)?;
        let id = opened["id"].as_str().unwrap_or_default().to_owned();
        let path = format!("/api/tables/{id}/commands");
        boris.post(&path, &json!({"key": "sit", "command": {"do": "sit"}}))?;
        anna.post(&path, &json!({"key": "start", "command": {"do": "start"}}))?;
        Ok(Self {
            sides: [Side::at(anna, &id)?, Side::at(boris, &id)?],
        })
    }

    fn again(&self, game: &str) -> io::Result<Self> {
        let [anna, boris] = &self.sides;
        Self::open(anna.client.clone(), boris.client.clone(), game)
    }

    /// Plays one action: how long it took until it was acknowledged. None when the game is over.
    fn step(&mut self) -> io::Result<Option<Duration>> {
        let next = |side: &Side| choice(side.position.as_ref());
        let Some((which, (seat, action))) = (0..2).find_map(|which| Some((which, next(&self.sides[which])?)))
        else {
            return Ok(None);
        };
        let [anna, boris] = &mut self.sides;
        let (side, other) = if which == 0 { (anna, boris) } else { (boris, anna) };
        let before = side.number;
        let command = json!({"do": "play", "seat": seat, "action": action});
        let began = Instant::now();
        say(
            &mut side.socket,
            &json!({"type": "do", "number": before, "key": format!("k{before}"), "command": command}),
        )?;
        while !side.hear()? {}
        let took = began.elapsed();
        side.catch_up(before + 1)?;
        other.catch_up(before + 1)?;
        Ok(Some(took))
    }
}

/// Plays at its tables in turn until the time is over.
fn play(plan: &Plan, mut tables: Vec<Seated>, failures: &AtomicU64, share: f64) -> Vec<Duration> {
    let mut times = Vec::new();
    let began = Instant::now();
    let pace = plan.rate.map(|rate| Duration::from_secs_f64(share / rate));
    for turn in 0_u32.. {
        if began.elapsed() >= plan.time || tables.is_empty() {
            break;
        }
        let due = pace.map_or(Duration::ZERO, |pace| pace * turn);
        std::thread::sleep(due.saturating_sub(began.elapsed()));
        let which = turn as usize % tables.len();
        match tables[which].step() {
            // An answer that came late because the one before it was late counts from when it was due.
            Ok(Some(took)) => times.push(match pace {
                Some(_) => took.max(began.elapsed().saturating_sub(due)),
                None => took,
            }),
            Ok(None) => match tables[which].again(&plan.game) {
                Ok(again) => tables[which] = again,
                Err(_) => drop(tables.swap_remove(which)),
            },
            Err(_) => {
                failures.fetch_add(1, Ordering::Relaxed);
                tables.swap_remove(which);
            }
        }
    }
    times
}

/// The most memory that this process has used, in MiB; 0 where the system does not say.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1024
}

fn main() -> io::Result<()> {
    let plan = Plan::from_args()?;
    let folder = tempfile::tempdir()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let config = Config {
        behind_proxy: true,
        database: plan.database.clone(),
        ..Config::new(([127, 0, 0, 1], 0).into(), folder.path().join("data"))
    };
    let server = runtime
        .block_on(Server::bind(config))
        .map_err(|error| io::Error::other(error.to_string()))?;
    let address = server.address()?;
    runtime.spawn(server.run(std::future::pending()));
    let mut hands: Vec<Vec<Seated>> = Vec::new();
    hands.resize_with(PLAYERS.min(plan.tables), Vec::new);
    let players = hands.len();
    for number in 0..plan.tables {
        let (anna, boris) = (
            Client::new(address, 2 * number)?,
            Client::new(address, 2 * number + 1)?,
        );
        hands[number % players].push(Seated::open(anna, boris, &plan.game)?);
    }
    let (plan, failures) = (Arc::new(plan), Arc::new(AtomicU64::new(0)));
    let watcher = Client {
        server: address,
        address: String::new(),
        cookie: String::new(),
    };
    let sent_before = watcher.metric("signoria_sent_bytes_total")?;
    let began = Instant::now();
    let threads: Vec<_> = hands
        .into_iter()
        .map(|tables| {
            let (plan, failures) = (plan.clone(), failures.clone());
            std::thread::spawn(move || play(&plan, tables, &failures, players as f64))
        })
        .collect();
    let mut times = Vec::new();
    for thread in threads {
        times.extend(thread.join().map_err(|_| io::Error::other("a player failed"))?);
    }
    let took = began.elapsed().as_secs_f64();
    let sent = watcher.metric("signoria_sent_bytes_total")? - sent_before;
    times.sort_unstable();
    let at = |per_mille: usize| {
        let index = times.len() * per_mille / 1000;
        times
            .get(index.min(times.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    let millis = |time: Duration| (time.as_secs_f64() * 10_000.0).round() / 10.0;
    let report = json!({
        "game": plan.game,
        "database": plan.database.as_deref().map_or("sqlite", |_| "postgresql"),
        "tables": plan.tables,
        "wanted_per_second": plan.rate,
        "actions": times.len(),
        "per_second": (times.len() as f64 / took).round(),
        "p50_ms": millis(at(500)),
        "p90_ms": millis(at(900)),
        "p99_ms": millis(at(990)),
        "max_ms": millis(at(1000)),
        "bytes_per_action": (sent / times.len().max(1) as f64).round(),
        "failures": failures.load(Ordering::Relaxed),
        "peak_memory_mib": peak_memory(),
    });
    let mut out = io::stdout().lock();
    for (name, value) in report.as_object().into_iter().flatten() {
        writeln!(out, "{name:<20} {value}")?;
    }
    writeln!(out, "{report}")
}
