//! How many people a server can handle: many tables at once over real sockets, at a fixed rate or as fast as possible.
//!
//! `cargo xtask load -- --tables 500 --rate 500 --seconds 20`. The real program in a process of its own (or several on one database), and the people in this one; nothing leaves the
//! loopback. The last line is the report as JSON. docs/LOAD.md says what the flags are for.

mod shared;

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use signoria_table::wire::{Stage, VERSION};

use shared::client::{Browser, Heard, Server, Socket};
use shared::glance::{Asked, News};
use shared::targets::{Measured, Targets};
use shared::{flags, wrong};

// The people share the machine with the server that is measured: they should cost as little as they can.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Threads that play. Each waits for one answer at a time, so no more than these are in flight.
const PLAYERS: usize = 64;
/// The longest that anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a table that waits for a bot is listened to before the next one is looked at.
const GLANCE: Duration = Duration::from_millis(1);
/// How often the sockets of tables that are open already are read while others are being opened: a server hangs up on people who do not answer its pings.
const LISTEN_EVERY: Duration = Duration::from_secs(15);
/// How many messages of each are read then. A ping is answered by the read after it.
const LISTEN_TO: usize = 4;
/// The refusal of a command that answers a question that has changed.
const STALE: &str = "table.refused.stale";
/// Sockets that may watch one table.
const WATCHERS: usize = 200;
/// The stack of a thread that only listens.
const SMALL_STACK: usize = 128 << 10;
/// How long the server gets to free what it used for opening sockets.
const SETTLING: Duration = Duration::from_secs(2);

/// What to measure.
#[derive(Clone, Debug)]
struct Plan {
    game: String,
    tables: usize,
    /// Actions a second of all tables together; none: as fast as possible.
    rate: Option<f64>,
    time: Duration,
    database: Option<String>,
    /// Whether to start a PostgreSQL.
    postgres: bool,
    processes: usize,
    /// The other seat of every table is a bot of that level.
    bots: Option<String>,
    spectators: usize,
    idle: usize,
    targets: Targets,
}

impl Plan {
    fn from_args() -> io::Result<Self> {
        // `cargo test --benches` calls it without this argument: then a moment is enough to show that it runs.
        let real = std::env::args().any(|arg| arg == "--bench");
        let mut plan = Self {
            game: "florence".into(),
            tables: if real { 500 } else { 4 },
            rate: real.then_some(500.0),
            time: Duration::from_secs(if real { 20 } else { 1 }),
            database: None,
            postgres: false,
            processes: 1,
            bots: None,
            spectators: 0,
            idle: 0,
            targets: Targets::default(),
        };
        flags(&["--postgres"], |flag, value| {
            let number = || value.parse::<usize>().map_err(|_| wrong(value));
            let measure = || value.parse::<f64>().map_err(|_| wrong(value));
            match flag {
                "--postgres" => plan.postgres = true,
                "--game" => plan.game = value.into(),
                "--tables" => plan.tables = number()?.max(1),
                "--rate" => plan.rate = Some(measure()?).filter(|rate| *rate > 0.0),
                "--seconds" => plan.time = Duration::from_secs(number()?.clamp(1, 600) as u64),
                "--database" => plan.database = Some(value.into()),
                "--processes" => plan.processes = number()?.clamp(1, 8),
                "--bots" => plan.bots = Some(value.into()),
                "--spectators" => plan.spectators = number()?,
                "--idle" => plan.idle = number()?,
                "--most-p99" => plan.targets.most_p99 = Some(measure()?),
                "--least-rate" => plan.targets.least_rate = Some(measure()?),
                _ => return Err(wrong(flag)),
            }
            Ok(())
        })?;
        if plan.processes > 1 && plan.database.is_none() && !plan.postgres {
            return Err(io::Error::other(
                "several processes need --postgres, or --database postgres://…",
            ));
        }
        if plan.spectators > WATCHERS * plan.tables {
            return Err(io::Error::other("a table has room for 200 who watch"));
        }
        Ok(plan)
    }
}

/// The processes of the server.
struct Site(Vec<Server>);

impl Site {
    /// Somebody new at one of the processes, with an address of their own: the limits for one address are not what is measured.
    fn browser(&self, number: usize) -> Browser {
        let mut browser = Browser::new(self.0[number % self.0.len()].address);
        let [_, a, b, c] = (number as u32).to_be_bytes();
        browser.from = Some(format!("10.{a}.{b}.{c}"));
        browser
    }

    /// A Prometheus metric, summed over the processes.
    fn metric(&self, name: &str) -> f64 {
        let of = |server: &Server| {
            let text = Browser::new(server.address).get("/metrics").body;
            let line = text
                .lines()
                .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.parse::<f64>().ok())
                .unwrap_or_default()
        };
        self.0.iter().map(of).sum()
    }

    /// The most memory that the processes have used, in MiB; 0 where the system does not say.
    fn peak_memory(&self) -> u64 {
        let of = |server: &Server| {
            let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
            let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
            let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
            kilobytes.unwrap_or_default() / 1024
        };
        self.0.iter().map(of).sum()
    }
}

fn socket(browser: &Browser, table: &str) -> io::Result<Socket> {
    let refused = |status: u16| io::Error::other(format!("a socket was refused with {status}"));
    let mut socket = browser.raw_socket(table, &[]).map_err(refused)?;
    let hello = json!({"type": "hello", "version": VERSION});
    socket.say_text(hello.to_string()).ok_or_else(hung_up)?;
    Ok(socket)
}

fn hung_up() -> io::Error {
    io::Error::other("the server hung up")
}

/// One of those who play at a table.
struct Side {
    browser: Browser,
    socket: Socket,
    number: u64,
    keys: u64,
    asked: Asked,
    stage: Stage,
    /// Whether the last command came too late.
    is_stale: bool,
}

impl Side {
    fn at(browser: Browser, table: &str) -> io::Result<Self> {
        let socket = socket(&browser, table)?;
        let mut side = Self {
            browser,
            socket,
            number: 0,
            keys: 0,
            asked: Asked::default(),
            stage: Stage::Playing,
            is_stale: false,
        };
        side.catch_up(1)?;
        Ok(side)
    }

    /// Reads until that entry has arrived.
    fn catch_up(&mut self, number: u64) -> io::Result<()> {
        let began = Instant::now();
        while self.number < number {
            self.hear(PATIENCE)?;
            if began.elapsed() > PATIENCE {
                return Err(io::ErrorKind::TimedOut.into());
            }
        }
        Ok(())
    }

    /// Reads one message, if one comes. Returns the key of the command that it answers.
    fn hear(&mut self, wait: Duration) -> io::Result<Option<String>> {
        let text = match self.socket.hear_within(wait) {
            Heard::Text(text) => text,
            Heard::Nothing => return Ok(None),
            Heard::Gone => return Err(hung_up()),
        };
        let news: News<'_> = serde_json::from_str(&text)?;
        match news.kind {
            "accepted" => return Ok(news.key),
            "refused" => {
                let code = news.problem.map(|problem| problem.code).unwrap_or_default();
                if code != STALE {
                    return Err(io::Error::other(code));
                }
                // Somebody was faster; a snapshot comes next.
                self.is_stale = true;
                return Ok(news.key);
            }
            "snapshot" | "update" => {
                self.asked.follow(&news)?;
                self.number = news.number.unwrap_or(self.number);
                self.stage = news.table.map_or(self.stage, |table| table.stage);
            }
            "bye" => return Err(io::Error::other("sent away")),
            _ => {}
        }
        Ok(None)
    }

    /// Plays one action: how long it took until it was acknowledged. None when it came too late, or there is nothing to play.
    fn play(&mut self) -> io::Result<Option<Duration>> {
        let Some((seat, action)) = self.asked.choice() else {
            return Ok(None);
        };
        let before = self.number;
        self.keys += 1;
        let key = format!("k{}", self.keys);
        let command = json!({"do": "play", "seat": seat, "action": action});
        let began = Instant::now();
        self.socket.command(before, &key, command).ok_or_else(hung_up)?;
        while self.hear(PATIENCE)?.as_ref() != Some(&key) {
            if began.elapsed() > PATIENCE {
                return Err(io::ErrorKind::TimedOut.into());
            }
        }
        let took = began.elapsed();
        self.catch_up(before + 1)?;
        Ok((!std::mem::take(&mut self.is_stale)).then_some(took))
    }
}

/// The outcome of a turn at a table.
enum Turn {
    /// An action was acknowledged after this time.
    Played(Duration),
    /// A bot thinks.
    Waits,
    /// The game is over.
    Over,
}

/// A table of two people, or of one and a bot.
struct Seated {
    id: String,
    sides: Vec<Side>,
}

impl Seated {
    fn open(mut people: Vec<Browser>, plan: &Plan) -> io::Result<Self> {
        let other = match &plan.bots {
            Some(level) => json!({"who": "bot", "level": level}),
            None => json!({"who": "open"}),
        };
        let order = json!({"game": plan.game, "seats": [{"who": "me"}, other], "visibility": "link"});
        let opened = people[0].post("/api/tables", &order);
        let id = opened.json()["id"].as_str().map(ToOwned::to_owned);
        let id = id.ok_or_else(|| io::Error::other(opened.body))?;
        if let [_, guest] = &mut people[..] {
            done(guest, &id, "sit", json!({"do": "sit"}))?;
        }
        done(&mut people[0], &id, "start", json!({"do": "start"}))?;
        let sides = people.into_iter().map(|browser| Side::at(browser, &id));
        Ok(Self {
            sides: sides.collect::<io::Result<_>>()?,
            id,
        })
    }

    fn again(&self, plan: &Plan) -> io::Result<Self> {
        Self::open(self.sides.iter().map(|side| side.browser.clone()).collect(), plan)
    }

    /// Reads what has come, so that pings are answered.
    fn listen(&mut self) -> io::Result<()> {
        for side in &mut self.sides {
            for _ in 0..LISTEN_TO {
                side.hear(GLANCE)?;
            }
        }
        Ok(())
    }

    fn turn(&mut self) -> io::Result<Turn> {
        if self.sides.iter().any(|side| side.stage.is_over()) {
            return Ok(Turn::Over);
        }
        let next = self.sides.iter().position(|side| side.asked.choice().is_some());
        let Some(next) = next else {
            for side in &mut self.sides {
                side.hear(GLANCE)?;
            }
            return Ok(Turn::Waits);
        };
        let side = &mut self.sides[next];
        let Some(took) = side.play()? else {
            return Ok(Turn::Waits);
        };
        let number = side.number;
        for side in &mut self.sides {
            side.catch_up(number)?;
        }
        Ok(Turn::Played(took))
    }
}

fn done(browser: &mut Browser, table: &str, key: &str, command: Value) -> io::Result<()> {
    let answer = browser.try_command(table, key, command);
    match answer.status {
        200 => Ok(()),
        _ => Err(io::Error::other(answer.body)),
    }
}

/// What all players share.
struct Game {
    plan: Plan,
    failures: AtomicU64,
    /// Why the first one failed.
    first_failure: OnceLock<String>,
    began: Instant,
}

impl Game {
    fn failed(&self, error: &io::Error) {
        self.failures.fetch_add(1, Ordering::Relaxed);
        self.first_failure.get_or_init(|| error.to_string());
    }
}

/// Plays at these tables in turn until the time is over, as one of `players` threads. The threads take turns too, since people do not all play at
/// the same moment.
fn play(game: &Game, mut tables: Vec<Seated>, number: usize, of: usize) -> Vec<Duration> {
    let plan = &game.plan;
    let mut times = Vec::new();
    let pace = plan.rate.map(|rate| Duration::from_secs_f64(of as f64 / rate));
    let first = plan.rate.map_or(Duration::ZERO, |rate| {
        Duration::from_secs_f64(number as f64 / rate)
    });
    let (mut which, mut turn) = (0, 0_u32);
    while game.began.elapsed() < plan.time && !tables.is_empty() {
        let due = pace.map_or(Duration::ZERO, |pace| first + pace * turn);
        thread::sleep(due.saturating_sub(game.began.elapsed()));
        which = (which + 1) % tables.len();
        match tables[which].turn() {
            Ok(Turn::Played(took)) => {
                turn += 1;
                // An answer that came late because the one before it was late counts from when it was due; where bots think, nobody knows when that was.
                times.push(match pace {
                    Some(_) if plan.bots.is_none() => took.max(game.began.elapsed().saturating_sub(due)),
                    _ => took,
                });
            }
            Ok(Turn::Waits) => {}
            Ok(Turn::Over) => match tables[which].again(plan) {
                Ok(again) => tables[which] = again,
                Err(error) => {
                    game.failed(&error);
                    tables.swap_remove(which);
                }
            },
            Err(error) => {
                game.failed(&error);
                tables.swap_remove(which);
            }
        }
    }
    times
}

/// Spectators, each with a thread that reads everything. Returns how many were turned away.
struct Watchers {
    enough: Arc<AtomicBool>,
    threads: Vec<thread::JoinHandle<bool>>,
}

impl Watchers {
    fn start(site: &Site, tables: &[String], plan: &Plan) -> io::Result<Self> {
        let enough = Arc::new(AtomicBool::new(false));
        let watch = |number: usize| {
            let browser = site.browser(3 * plan.tables + number);
            let mut socket = socket(&browser, &tables[number % tables.len()])?;
            let enough = enough.clone();
            let listen = move || {
                while !enough.load(Ordering::Relaxed) {
                    if let Heard::Gone = socket.hear_within(Duration::from_millis(100)) {
                        return false;
                    }
                }
                true
            };
            thread::Builder::new().stack_size(SMALL_STACK).spawn(listen)
        };
        let threads = (0..plan.spectators).map(watch).collect::<io::Result<_>>()?;
        Ok(Self { enough, threads })
    }

    fn end(self) -> usize {
        self.enough.store(true, Ordering::Relaxed);
        let stayed = |watcher: thread::JoinHandle<bool>| watcher.join().unwrap_or(false);
        self.threads
            .into_iter()
            .map(stayed)
            .filter(|stayed| !stayed)
            .count()
    }
}

/// What an idle socket costs, in KiB of server memory.
fn memory_of_idle(site: &Site, plan: &Plan) -> io::Result<Option<f64>> {
    if plan.idle == 0 {
        return Ok(None);
    }
    let mut host = site.browser(2 * plan.tables);
    host.become_guest("Host");
    let order = json!({"game": plan.game, "seats": [{"who": "me"}, {"who": "open"}], "visibility": "link"});
    let tables: Vec<String> = (0..plan.idle.div_ceil(WATCHERS))
        .map(|_| host.open(&order))
        .collect();
    let open = |count: usize| {
        let sockets = (0..count).map(|number| {
            let browser = site.browser(4 * plan.tables + plan.spectators + number);
            let mut socket = socket(&browser, &tables[number % tables.len()])?;
            match socket.hear_within(PATIENCE) {
                Heard::Text(_) => Ok(socket),
                _ => Err(hung_up()),
            }
        });
        sockets.collect::<io::Result<Vec<_>>>()
    };
    // The first ones warm up what all of them share.
    let first = open(plan.idle.min(WATCHERS / 4))?;
    thread::sleep(SETTLING);
    let before = site.metric("signoria_memory_bytes");
    let more = open(plan.idle - first.len())?;
    thread::sleep(SETTLING);
    let after = site.metric("signoria_memory_bytes");
    Ok((!more.is_empty()).then(|| ((after - before) / more.len() as f64 / 102.4).round() / 10.0))
}

/// Opens the tables, and gives each player theirs. All players at the same time, and those who already have a seat keep reading: a server hangs up on
/// people who are silent.
fn open_all(site: &Site, plan: &Plan) -> io::Result<Vec<Vec<Seated>>> {
    let players = PLAYERS.min(plan.tables);
    let people = if plan.bots.is_some() { 1 } else { 2 };
    let open = |number: usize| {
        let browsers = (0..people).map(|place| {
            let mut browser = site.browser(2 * number + place);
            browser.become_guest("Anna");
            browser
        });
        Seated::open(browsers.collect(), plan)
    };
    thread::scope(|scope| {
        let open = &open;
        let hand = |first: usize| {
            scope.spawn(move || {
                let (mut tables, mut listened) = (Vec::<Seated>::new(), Instant::now());
                for number in (first..plan.tables).step_by(players) {
                    tables.push(open(number)?);
                    if listened.elapsed() > LISTEN_EVERY {
                        tables.iter_mut().try_for_each(Seated::listen)?;
                        listened = Instant::now();
                    }
                }
                Ok(tables)
            })
        };
        let hands: Vec<thread::ScopedJoinHandle<'_, io::Result<Vec<Seated>>>> =
            (0..players).map(hand).collect();
        let opened = |hand: thread::ScopedJoinHandle<'_, io::Result<Vec<Seated>>>| {
            hand.join()
                .unwrap_or_else(|_| Err(io::Error::other("a table could not be opened")))
        };
        hands.into_iter().map(opened).collect()
    })
}

fn main() -> io::Result<()> {
    let mut plan = Plan::from_args()?;
    let folder = tempfile::tempdir()?;
    #[cfg(unix)]
    let _postgres = if plan.postgres {
        let started = shared::postgres::Postgres::start_synced();
        plan.database = started.as_ref().map(shared::postgres::Postgres::url);
        started
    } else {
        None
    };
    if plan.postgres && plan.database.is_none() {
        return Err(io::Error::other("PostgreSQL is not installed here"));
    }
    let mut more = vec!["--behind-proxy"];
    more.extend(plan.database.iter().flat_map(|url| ["--database", url]));
    let data = folder.path().join("data");
    let servers = (0..plan.processes).map(|_| Server::start(&data, &more));
    let site = Site(servers.collect());
    let idle = memory_of_idle(&site, &plan)?;
    let hands = open_all(&site, &plan)?;
    let players = hands.len();
    let ids: Vec<String> = hands.iter().flatten().map(|table| table.id.clone()).collect();
    let watchers = Watchers::start(&site, &ids, &plan)?;
    let before = (
        site.metric("signoria_sent_bytes_total"),
        site.metric("signoria_cpu_seconds_total"),
        site.metric("signoria_bot_decisions_total"),
    );
    let game = Arc::new(Game {
        plan,
        failures: AtomicU64::new(0),
        first_failure: OnceLock::new(),
        began: Instant::now(),
    });
    let threads: Vec<_> = hands
        .into_iter()
        .enumerate()
        .map(|(number, tables)| {
            let game = game.clone();
            thread::spawn(move || play(&game, tables, number, players))
        })
        .collect();
    let mut times = Vec::new();
    for thread in threads {
        times.extend(thread.join().map_err(|_| io::Error::other("a player failed"))?);
    }
    let took = game.began.elapsed().as_secs_f64();
    let sent = site.metric("signoria_sent_bytes_total") - before.0;
    let computed = site.metric("signoria_cpu_seconds_total") - before.1;
    let decisions = site.metric("signoria_bot_decisions_total") - before.2;
    let lost_watchers = watchers.end();
    times.sort_unstable();
    let at = |per_mille: usize| {
        let index = times.len() * per_mille / 1000;
        times
            .get(index.min(times.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    let millis = |time: Duration| (time.as_secs_f64() * 10_000.0).round() / 10.0;
    let plan = &game.plan;
    let actions = times.len().max(1) as f64;
    let measured = Measured {
        failures: game.failures.load(Ordering::Relaxed) + lost_watchers as u64,
        actions: times.len(),
        rate: times.len() as f64 / took,
        p99: millis(at(990)),
    };
    let report = json!({
        "game": plan.game,
        "database": plan.database.as_deref().map_or("sqlite", |_| "postgresql"),
        "processes": plan.processes,
        "tables": plan.tables,
        "bots": plan.bots,
        "spectators": plan.spectators,
        "wanted_per_second": plan.rate,
        "actions": times.len(),
        "per_second": measured.rate.round(),
        "p50_ms": millis(at(500)),
        "p90_ms": millis(at(900)),
        "p99_ms": measured.p99,
        "max_ms": millis(at(1000)),
        "bot_decisions_per_second": (decisions / took).round(),
        "bytes_per_action": (sent / actions).round(),
        "cpu_ms_per_action": (computed / actions * 10_000.0).round() / 10.0,
        "failures": game.failures.load(Ordering::Relaxed),
        "first_failure": game.first_failure.get(),
        "spectators_sent_away": lost_watchers,
        "idle_sockets": plan.idle,
        "kib_per_idle_socket": idle,
        "peak_memory_mib": site.peak_memory(),
    });
    let mut out = io::stdout().lock();
    for (name, value) in report.as_object().into_iter().flatten() {
        writeln!(out, "{name:<26} {value}")?;
    }
    writeln!(out, "{report}")?;
    plan.targets.check(&measured)
}
