//! Is anything lost that was acknowledged, when the program is killed in the middle of it, again and again?
//!
//! `cargo xtask crash -- --kills 100`. The real program, on SQLite or on a PostgreSQL that is started for it; people play as fast as they may over the loopback, and
//! a power cut ends it (`kill -9`). Afterwards every acknowledged command is sent once more with its key: the server must know it, under the number that it told then. The
//! doctor has the last word. The last line is the report as JSON.

#[allow(dead_code, reason = "the tests use all of it")]
#[path = "../tests/suite/server/client.rs"]
mod client;
#[allow(dead_code, reason = "the tests use all of it")]
#[path = "../../server/tests/storage/patience.rs"]
mod patience;
#[cfg(unix)]
#[allow(dead_code, reason = "the tests use all of it")]
#[path = "../../server/tests/storage/postgres.rs"]
mod postgres;

use std::io::{self, Write as _};
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use signoria_table::wire::FromServer;

use client::{Browser, Server};

/// What is tried.
struct Plan {
    kills: u32,
    people: usize,
    /// How many processes share the database.
    processes: usize,
    postgres: bool,
}

impl Plan {
    fn from_args() -> io::Result<Self> {
        let mut plan = Self {
            kills: 3,
            people: 4,
            processes: 1,
            postgres: false,
        };
        let wrong = |what: &str| io::Error::other(format!("{what}: what is that?"));
        let mut args = std::env::args().skip(1).filter(|arg| arg != "--bench");
        while let Some(flag) = args.next() {
            if flag == "--postgres" {
                plan.postgres = true;
                continue;
            }
            let value = args.next().ok_or_else(|| wrong(&flag))?;
            let number: u32 = value.parse().map_err(|_| wrong(&value))?;
            match flag.as_str() {
                "--kills" => plan.kills = number.clamp(1, 10_000),
                "--people" => plan.people = number.clamp(1, 64) as usize,
                "--processes" => plan.processes = number.clamp(1, 4) as usize,
                _ => return Err(wrong(&flag)),
            }
        }
        if plan.processes > 1 && !plan.postgres {
            return Err(io::Error::other("several processes need --postgres"));
        }
        Ok(plan)
    }
}

/// A command that was acknowledged: its key and the number of its entry.
type Promise = (String, u64);

/// Somebody who plays both seats of a table for as long as the server lives.
struct Player {
    browser: Browser,
    table: String,
    /// What was promised at this table, and at those before it.
    promises: Vec<Promise>,
    kept: Vec<(String, Promise)>,
    keys: u64,
}

impl Player {
    fn new(server: &Server, number: usize) -> Self {
        let mut browser = Browser::guest(server.address, &format!("Player {number}"));
        let table = open(&mut browser);
        Self {
            browser,
            table,
            promises: Vec::new(),
            kept: Vec::new(),
            keys: 0,
        }
    }

    /// Plays until the line breaks.
    fn play(&mut self) {
        let Some(mut socket) = self.browser.try_socket(&self.table, None) else {
            return;
        };
        let (mut number, mut known, mut asked) = (0, None, false);
        while let Some((message, _)) = socket.hear() {
            match message {
                FromServer::Snapshot(snapshot) => (number, known) = (snapshot.number, snapshot.position),
                FromServer::Update(mut update) => {
                    known = update
                        .position_after(known)
                        .expect("a change of what was told before");
                    number = update.number;
                }
                FromServer::Accepted { key, number } => {
                    self.promises.push((key, number));
                    asked = false;
                }
                FromServer::Refused { .. } => asked = false,
                _ => continue,
            }
            let prompt = known
                .as_ref()
                .and_then(|position| Some((position.seat?, position.prompt.as_ref()?)));
            if asked {
                continue;
            }
            let Some((seat, prompt)) = prompt else { continue };
            self.keys += 1;
            let pick = self.keys as usize * 7 % prompt.actions.len();
            let command = json!({"do": "play", "seat": seat, "action": prompt.actions[pick].action});
            asked = true;
            if socket
                .command(number, &format!("k{}", self.keys), command)
                .is_none()
            {
                return;
            }
        }
    }

    /// Sends everything once more that was acknowledged last. How many commands the server does not know.
    fn lost(&mut self, most: usize) -> usize {
        let last = self.promises.iter().rev().take(most);
        let last: Vec<Promise> = last.cloned().collect();
        let mut lost = 0;
        for (key, number) in last {
            let answer = self
                .browser
                .try_command(&self.table, &key, json!({"do": "take_back"}));
            let known = answer.status == 200 && answer.json()["number"] == json!(number);
            lost += usize::from(!known);
        }
        let stored = self.browser.look(&self.table).number;
        lost + self
            .promises
            .iter()
            .filter(|(_, number)| *number > stored)
            .count()
    }

    /// A game that is over makes room for the next one.
    fn go_on(&mut self) {
        if self.browser.look(&self.table).table.stage.is_over() {
            let table = open(&mut self.browser);
            let before = std::mem::replace(&mut self.table, table);
            let promises = std::mem::take(&mut self.promises);
            self.kept
                .extend(promises.into_iter().map(|promise| (before.clone(), promise)));
        }
    }
}

/// Commands that are sent once more, of all people together: what one address may do at once.
const SENT_AGAIN: usize = 400;
/// The same of one person: what a table surely still knows.
const KEYS: usize = 100;

fn open(browser: &mut Browser) -> String {
    let table = browser
        .open(&json!({"game": "florence", "seats": [{"who": "me"}, {"who": "me"}], "visibility": "link"}));
    browser.command(&table, "start", json!({"do": "start"}));
    table
}

fn start(plan: &Plan, ports: &[u16], data: &Path, database: Option<&str>) -> Vec<Server> {
    let more: Vec<&str> = database.into_iter().flat_map(|url| ["--database", url]).collect();
    let server = |port: &u16| Server::start_on(&format!("127.0.0.1:{port}"), data, &more);
    ports.iter().take(plan.processes).map(server).collect()
}

fn main() -> io::Result<()> {
    let plan = Plan::from_args()?;
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("data");
    #[cfg(unix)]
    let postgres = plan.postgres.then(postgres::Postgres::start).flatten();
    #[cfg(unix)]
    let database = postgres.as_ref().map(postgres::Postgres::url);
    #[cfg(not(unix))]
    let database: Option<String> = None;
    if plan.postgres && database.is_none() {
        return Err(io::Error::other("PostgreSQL is not installed here"));
    }
    // The same ports after every restart, as for a real server.
    let free = (0..plan.processes)
        .map(|_| TcpListener::bind("127.0.0.1:0"))
        .collect::<io::Result<Vec<_>>>()?;
    let ports: Vec<u16> = free
        .iter()
        .map(|port| Ok(port.local_addr()?.port()))
        .collect::<io::Result<_>>()?;
    drop(free);
    let began = Instant::now();
    let mut servers = start(&plan, &ports, &data, database.as_deref());
    let mut players: Vec<Player> = (0..plan.people)
        .map(|number| Player::new(&servers[number % servers.len()], number))
        .collect();
    for kill in 0..plan.kills {
        let playing: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                thread::spawn(move || {
                    player.play();
                    player
                })
            })
            .collect();
        // Sooner and later, but the same in every run.
        thread::sleep(Duration::from_millis(200 + u64::from(kill) * 97 % 700));
        for server in servers.drain(..) {
            server.kill();
        }
        for player in playing {
            players.push(player.join().map_err(|_| io::Error::other("a player failed"))?);
        }
        servers = start(&plan, &ports, &data, database.as_deref());
        for player in &mut players {
            player.go_on();
        }
    }
    let each = (SENT_AGAIN / plan.people).min(KEYS);
    let lost: usize = players.iter_mut().map(|player| player.lost(each)).sum();
    let acknowledged: usize = players
        .iter()
        .map(|player| player.promises.len() + player.kept.len())
        .sum();
    for server in servers {
        server.stop();
    }
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_signoria"));
    doctor.arg("doctor").arg("--data").arg(&data);
    if let Some(url) = &database {
        doctor.args(["--database", url]);
    }
    let doctor = doctor.output()?;
    let report = json!({
        "database": if plan.postgres { "postgresql" } else { "sqlite" },
        "processes": plan.processes,
        "kills": plan.kills,
        "acknowledged": acknowledged,
        "lost": lost,
        "doctor_is_content": doctor.status.success(),
        "seconds": began.elapsed().as_secs(),
    });
    let mut out = io::stdout().lock();
    for (name, value) in report.as_object().into_iter().flatten() {
        writeln!(out, "{name:<20} {value}")?;
    }
    writeln!(out, "{report}")?;
    if lost > 0 || !doctor.status.success() {
        out.write_all(&doctor.stdout)?;
        return Err(io::Error::other("something was lost"));
    }
    Ok(())
}
