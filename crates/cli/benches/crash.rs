//! Is anything acknowledged lost when the program is killed in the middle of games, again and again, or when the database goes away?
//!
//! `cargo xtask crash -- --kills 100`. The real program, on SQLite or on a PostgreSQL started for the purpose; people play as fast as they can over the loopback interface, against
//! themselves or (`--bots LEVEL`) a bot, and processes are ended with `kill -9`: the system keeps what they had written, as it would not when the power fails. Of several processes one
//! is killed, then another, then all at once. Whoever loses their process must find everything acknowledged at one that survived. After every restart, before anybody plays on, everything
//! acknowledged so far must be stored, at every table that was ever played at, and the last commands are sent again with their keys: the server must answer with the same numbers as
//! before. In the end everybody must be able to play on, which requires that the bots do too.
//!
//! `cargo xtask crash -- --postgres --away 40`. PostgreSQL is stopped for that long in the middle of games against bots. Afterwards the same must hold, people and bots play on by
//! themselves, and a clock that ran out in the meantime has run out.
//!
//! The doctor has the last word. The last line is the report as JSON.

mod shared;

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_table::wire::FromServer;

use shared::client::{Browser, Heard, Server};
use shared::{flags, wrong};

/// The longest time that processes are killed for.
const LONGEST: Duration = Duration::from_secs(60 * 60);
/// Commands that are sent again after every restart, for each person: each takes a connection of its own.
const SENT_AGAIN: usize = 25;
/// The same at the end, at every table: what a table surely still knows.
const KEYS: usize = 100;
/// How long people play before the database goes away, and at least after it is back.
const PLAYING: Duration = Duration::from_secs(3);
/// How long a person who was refused waits before trying again, and how long one listens before asking whether it is time to stop.
const PAUSE: Duration = Duration::from_millis(200);
/// Commands of each person that must be acknowledged by the end. With a bot between any two of them.
const PLAYED_ON: u64 = 3;

/// The bot that people play against while the database is away: one that answers at once.
const QUICK_BOT: &str = "apprentice";

/// What to try.
struct Plan {
    kills: u32,
    /// After this long there are no more of them.
    time: Duration,
    people: usize,
    /// How many processes share the database.
    processes: usize,
    /// The level of the bots that people play against; none: they play against themselves.
    bots: Option<String>,
    postgres: bool,
    /// How long the database is away; none: the program is killed instead.
    away: Option<Duration>,
}

impl Plan {
    fn from_args() -> io::Result<Self> {
        let mut plan = Self {
            kills: 3,
            time: LONGEST,
            people: 4,
            processes: 1,
            bots: None,
            postgres: false,
            away: None,
        };
        flags(&["--postgres"], |flag, value| {
            match flag {
                "--postgres" => {
                    plan.postgres = true;
                    return Ok(());
                }
                "--bots" => {
                    plan.bots = Some(value.into());
                    return Ok(());
                }
                _ => {}
            }
            let number: u32 = value.parse().map_err(|_| wrong(value))?;
            match flag {
                "--seconds" => plan.time = Duration::from_secs(number.into()).min(LONGEST),
                "--kills" => plan.kills = number.clamp(1, 10_000),
                "--people" => plan.people = number.clamp(1, 64) as usize,
                "--processes" => plan.processes = number.clamp(1, 4) as usize,
                "--away" => plan.away = Some(Duration::from_secs(number.clamp(1, 600).into())),
                _ => return Err(wrong(flag)),
            }
            Ok(())
        })?;
        if (plan.processes > 1 || plan.away.is_some()) && !plan.postgres {
            return Err(io::Error::other("several processes and --away need --postgres"));
        }
        Ok(plan)
    }
}

/// A command that was acknowledged: its key and the number of its entry.
type Promise = (String, u64);

/// Somebody who plays for as long as the server lives.
struct Player {
    browser: Browser,
    /// The process that they are connected to.
    home: usize,
    /// The level of the bot in the other seat; none: they have both.
    bot: Option<String>,
    table: String,
    /// The acknowledged commands, by table.
    promises: BTreeMap<String, Vec<Promise>>,
    keys: u64,
    number: usize,
    /// How often a table was looked at for what is lost.
    checks: u32,
    /// How many commands were acknowledged so far.
    count: Arc<AtomicU64>,
}

impl Player {
    fn new(site: &Site, number: usize, bot: Option<&str>) -> Self {
        let home = number % site.ports.len();
        let mut browser = Browser::new(site.address(home));
        // Each from an address of their own: rate limits are not what is tested here.
        browser.from = Some(format!("10.0.{number}.1"));
        browser.become_guest(&format!("Player {number}"));
        let table = open(&mut browser, bot);
        Self {
            browser,
            home,
            bot: bot.map(Into::into),
            table,
            promises: BTreeMap::new(),
            keys: 0,
            number,
            checks: 0,
            count: Arc::default(),
        }
    }

    /// Plays until the connection breaks, the game is over, or the time is up.
    fn play(&mut self, enough: &AtomicBool) {
        let Some(mut socket) = self.browser.try_socket(&self.table, None) else {
            return;
        };
        let (mut number, mut known, mut asked) = (0, None, false);
        while !enough.load(Ordering::Relaxed) {
            let text = match socket.hear_within(PAUSE) {
                Heard::Text(text) => text,
                Heard::Nothing => continue,
                Heard::Gone => return,
            };
            match serde_json::from_str(&text).expect("a message") {
                FromServer::Snapshot(snapshot) => {
                    (number, known) = (snapshot.number, snapshot.position);
                    if snapshot.table.stage.is_over() {
                        return;
                    }
                }
                FromServer::Update(mut update) => {
                    known = update
                        .position_after(known)
                        .expect("a change of what was told before");
                    number = update.number;
                    if update.table.stage.is_over() {
                        return;
                    }
                }
                FromServer::Accepted { key, number } => {
                    self.promises
                        .entry(self.table.clone())
                        .or_default()
                        .push((key, number));
                    self.count.fetch_add(1, Ordering::Relaxed);
                    asked = false;
                }
                FromServer::Refused { .. } => {
                    thread::sleep(PAUSE);
                    asked = false;
                }
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

    /// Plays one game after another until the time is up, and reconnects when the connection breaks.
    fn play_on(&mut self, enough: &AtomicBool) {
        while !enough.load(Ordering::Relaxed) {
            self.play(enough);
            thread::sleep(PAUSE);
            let over = |look: signoria_table::wire::Snapshot| look.table.stage.is_over();
            if self.browser.try_look(&self.table).is_some_and(over) {
                self.table = open(&mut self.browser, self.bot.as_deref());
            }
        }
    }

    /// How many promises were broken: entries that are not stored, at any table, and repeated commands that the server does not know.
    fn lost(&mut self, keys: usize, all_tables: bool) -> usize {
        let before = self.browser.from.clone();
        let mut lost = 0;
        for (table, promises) in &self.promises {
            // From a new address, so that earlier requests do not count against its limits.
            self.checks += 1;
            self.browser.from = Some(format!(
                "10.{}.{}.{}",
                1 + self.number,
                self.checks >> 8 & 255,
                self.checks & 255
            ));
            let stored = self.browser.look(table).number;
            lost += promises.iter().filter(|(_, number)| *number > stored).count();
            if !all_tables && *table != self.table {
                continue;
            }
            for (key, number) in promises.iter().rev().take(keys) {
                let answer = self.browser.try_command(table, key, json!({"do": "take_back"}));
                let known = answer.status == 200 && answer.json()["number"] == json!(number);
                lost += usize::from(!known);
            }
        }
        self.browser.from = before;
        lost
    }

    /// A game that is over makes room for the next one.
    fn go_on(&mut self) {
        if self.browser.look(&self.table).table.stage.is_over() {
            self.table = open(&mut self.browser, self.bot.as_deref());
        }
    }

    fn acknowledged(&self) -> usize {
        self.promises.values().map(Vec::len).sum()
    }
}

fn open(browser: &mut Browser, bot: Option<&str>) -> String {
    let other = match bot {
        None => json!({"who": "me"}),
        Some(level) => json!({"who": "bot", "level": level}),
    };
    begin(
        browser,
        &json!({"game": "florence", "seats": [{"who": "me"}, other], "visibility": "link"}),
    )
}

fn begin(browser: &mut Browser, order: &Value) -> String {
    let table = browser.open(order);
    browser.command(&table, "start", json!({"do": "start"}));
    table
}

/// Where the program runs: its processes, always on the same ports, as for a real server.
struct Site {
    ports: Vec<u16>,
    data: PathBuf,
    database: Option<String>,
}

impl Site {
    fn new(plan: &Plan, folder: &Path, database: Option<String>) -> io::Result<Self> {
        let free = (0..plan.processes)
            .map(|_| TcpListener::bind("127.0.0.1:0"))
            .collect::<io::Result<Vec<_>>>()?;
        let ports = free.iter().map(|port| Ok(port.local_addr()?.port()));
        Ok(Self {
            ports: ports.collect::<io::Result<_>>()?,
            data: folder.join("data"),
            database,
        })
    }

    fn address(&self, process: usize) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.ports[process]))
    }

    /// Starts one of the processes.
    fn start(&self, process: usize) -> Server {
        let mut more = vec!["--behind-proxy"];
        more.extend(self.database.iter().flat_map(|url| ["--database", url]));
        Server::start_on(&self.address(process).to_string(), &self.data, &more)
    }

    fn start_all(&self) -> Vec<Server> {
        (0..self.ports.len()).map(|process| self.start(process)).collect()
    }
}

/// Which of the processes die at that kill: each alone in turn, then all at once.
fn victims(kill: u32, processes: usize) -> Range<usize> {
    match kill as usize % (processes + 1) {
        one if one < processes && processes > 1 => one..one + 1,
        _ => 0..processes,
    }
}

/// The outcome: the people with what they were promised, how much of it was lost, and what else went wrong.
struct Outcome {
    players: Vec<Player>,
    servers: Vec<Server>,
    kills: u32,
    lost: usize,
    faults: Vec<String>,
}

/// People play, and processes are killed in the middle of it, again and again.
fn kill_it(plan: &Plan, site: &Site) -> io::Result<Outcome> {
    let mut servers: BTreeMap<usize, Server> = site.start_all().into_iter().enumerate().collect();
    let mut players: Vec<Player> = (0..plan.people)
        .map(|number| Player::new(site, number, plan.bots.as_deref()))
        .collect();
    let mut lost = 0;
    let began = Instant::now();
    let mut kills = 0;
    while kills < plan.kills && began.elapsed() < plan.time {
        let enough = Arc::new(AtomicBool::new(false));
        let playing = play_all(players, &enough, Player::play);
        // Sooner and later, but the same in every run.
        thread::sleep(Duration::from_millis(200 + u64::from(kills) * 97 % 700));
        let victims = victims(kills, plan.processes);
        for victim in victims.clone() {
            if let Some(server) = servers.remove(&victim) {
                server.kill();
            }
        }
        kills += 1;
        enough.store(true, Ordering::Relaxed);
        players = joined(playing)?;
        if let Some(survivor) = servers.keys().next() {
            for player in players.iter_mut().filter(|player| victims.contains(&player.home)) {
                player.browser.address = site.address(*survivor);
                lost += player.lost(SENT_AGAIN, false);
                player.browser.address = site.address(player.home);
            }
        }
        servers.extend(victims.map(|victim| (victim, site.start(victim))));
        for player in &mut players {
            lost += player.lost(SENT_AGAIN, false);
            player.go_on();
        }
    }
    let mut faults = Vec::new();
    let counts = counts_of(&players);
    let enough = Arc::new(AtomicBool::new(false));
    let playing = play_all(players, &enough, Player::play_on);
    expect_all_to_play_on(&counts, &mut faults);
    enough.store(true, Ordering::Relaxed);
    players = joined(playing)?;
    for player in &mut players {
        lost += player.lost(KEYS, true);
    }
    Ok(Outcome {
        players,
        servers: servers.into_values().collect(),
        kills,
        lost,
        faults,
    })
}

type Counts = Vec<Arc<AtomicU64>>;

fn counts_of(players: &[Player]) -> Counts {
    players.iter().map(|player| player.count.clone()).collect()
}

/// Waits for a condition, or notes that it was never met.
fn expect(what: &str, faults: &mut Vec<String>, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        if began.elapsed() > shared::patience::PATIENCE {
            faults.push(what.to_owned());
            return;
        }
        thread::sleep(PAUSE);
    }
}

/// Everybody gets several more commands acknowledged, with their bots in between.
fn expect_all_to_play_on(counts: &Counts, faults: &mut Vec<String>) {
    let then: Vec<u64> = counts.iter().map(|count| count.load(Ordering::Relaxed)).collect();
    expect("somebody, or a bot, does not play on", faults, || {
        let plays =
            |(count, then): (&Arc<AtomicU64>, &u64)| count.load(Ordering::Relaxed) >= then + PLAYED_ON;
        counts.iter().zip(&then).all(plays)
    });
}

type Playing = Vec<thread::JoinHandle<Player>>;

fn play_all(players: Vec<Player>, enough: &Arc<AtomicBool>, play: fn(&mut Player, &AtomicBool)) -> Playing {
    let start = |mut player: Player| {
        let enough = enough.clone();
        thread::spawn(move || {
            play(&mut player, &enough);
            player
        })
    };
    players.into_iter().map(start).collect()
}

fn joined(playing: Playing) -> io::Result<Vec<Player>> {
    let failed = |_| io::Error::other("a player failed");
    playing
        .into_iter()
        .map(|player| player.join().map_err(failed))
        .collect()
}

/// People play against bots, and the database goes away for a while.
#[cfg(unix)]
fn take_it_away(
    plan: &Plan,
    site: &Site,
    postgres: &mut shared::postgres::Postgres,
    away: Duration,
) -> io::Result<Outcome> {
    let servers = site.start_all();
    let bot = plan.bots.as_deref().unwrap_or(QUICK_BOT);
    let players: Vec<Player> = (0..plan.people)
        .map(|number| Player::new(site, number, Some(bot)))
        .collect();
    let counts = counts_of(&players);
    // Somebody who does not move: the clock runs out while the database is away.
    let mut idler = Browser::new(servers[0].address);
    idler.from = Some("10.0.255.1".into());
    idler.become_guest("Idler");
    let seconds = (PLAYING + away / 2).as_secs().max(1);
    let clock = json!({"kind": "real_time", "base_seconds": seconds, "increment_seconds": 0});
    let timed = begin(
        &mut idler,
        &json!({"game": "florence", "seats": [{"who": "me"}, {"who": "me"}], "visibility": "link", "clock": clock}),
    );
    let before = idler.look(&timed).number;
    let enough = Arc::new(AtomicBool::new(false));
    let playing = play_all(players, &enough, Player::play_on);
    thread::sleep(PLAYING);
    postgres.go_away();
    thread::sleep(away);
    postgres.come_back();
    let mut faults = Vec::new();
    expect("the server is not well again", &mut faults, || {
        let well = |server: &Server| Browser::new(server.address).get("/healthz").status == 200;
        servers.iter().all(well)
    });
    expect_all_to_play_on(&counts, &mut faults);
    expect(
        "a clock that ran out meanwhile was not noticed",
        &mut faults,
        || idler.try_look(&timed).is_some_and(|look| look.number > before),
    );
    thread::sleep(PLAYING);
    enough.store(true, Ordering::Relaxed);
    let mut players = joined(playing)?;
    let lost = players.iter_mut().map(|player| player.lost(KEYS, true)).sum();
    Ok(Outcome {
        players,
        servers,
        kills: 0,
        lost,
        faults,
    })
}

fn main() -> io::Result<()> {
    let plan = Plan::from_args()?;
    let folder = tempfile::tempdir()?;
    #[cfg(unix)]
    let mut postgres = plan
        .postgres
        .then(shared::postgres::Postgres::start_synced)
        .flatten();
    #[cfg(unix)]
    let database = postgres.as_ref().map(shared::postgres::Postgres::url);
    #[cfg(not(unix))]
    let database: Option<String> = None;
    if plan.postgres && database.is_none() {
        return Err(io::Error::other("PostgreSQL is not installed here"));
    }
    let site = Site::new(&plan, folder.path(), database)?;
    let began = Instant::now();
    #[cfg(unix)]
    let outcome = match (plan.away, &mut postgres) {
        (Some(away), Some(postgres)) => take_it_away(&plan, &site, postgres, away)?,
        _ => kill_it(&plan, &site)?,
    };
    #[cfg(not(unix))]
    let outcome = kill_it(&plan, &site)?;
    for server in outcome.servers {
        server.stop();
    }
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_signoria"));
    doctor.arg("doctor").arg("--data").arg(&site.data);
    if let Some(url) = &site.database {
        doctor.args(["--database", url]);
    }
    let doctor = doctor.output()?;
    let report = json!({
        "database": if plan.postgres { "postgresql" } else { "sqlite" },
        "processes": plan.processes,
        "bots": plan.bots,
        "kills": outcome.kills,
        "away_seconds": plan.away.map_or(0, |away| away.as_secs()),
        "acknowledged": outcome.players.iter().map(Player::acknowledged).sum::<usize>(),
        "lost": outcome.lost,
        "faults": outcome.faults,
        "doctor_is_content": doctor.status.success(),
        "seconds": began.elapsed().as_secs(),
    });
    let mut out = io::stdout().lock();
    for (name, value) in report.as_object().into_iter().flatten() {
        writeln!(out, "{name:<20} {value}")?;
    }
    writeln!(out, "{report}")?;
    if outcome.lost > 0 || !outcome.faults.is_empty() || !doctor.status.success() {
        out.write_all(&doctor.stdout)?;
        return Err(io::Error::other("something was lost, or did not go on"));
    }
    Ok(())
}
