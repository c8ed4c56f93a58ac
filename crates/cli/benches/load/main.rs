//! How many people a server can handle: many tables at once over real sockets, at a fixed rate or as fast as possible.
//!
//! `cargo xtask load -- --tables 500 --rate 500 --seconds 20`. The real program in a process of its own (or several on one database), and the people in this one; nothing leaves the
//! loopback. The last line is the report as JSON. docs/LOAD.md says what the flags are for.

mod plan;
mod seated;
#[path = "../shared/mod.rs"]
mod shared;
mod watchers;

use std::io::{self, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use plan::Plan;
use seated::{Seated, Turn};
use shared::client::{Browser, Server};
use shared::targets::Measured;
use watchers::{Watchers, memory_of_idle};

// The people share the machine with the server that is measured: they should cost as little as they can.
#[cfg(feature = "mimalloc")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Threads that play. Each waits for one answer at a time, so no more than these are in flight.
const PLAYERS: usize = 64;
/// How often the sockets of tables that are open already are read while others are being opened: a server hangs up on people who do not answer its pings.
const LISTEN_EVERY: Duration = Duration::from_secs(15);

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

/// What the server has counted.
struct Counted {
    sent_bytes: f64,
    processor_seconds: f64,
    bot_decisions: f64,
}

impl Counted {
    fn by(site: &Site) -> Self {
        Self {
            sent_bytes: site.metric("signoria_sent_bytes_total"),
            processor_seconds: site.metric("signoria_cpu_seconds_total"),
            bot_decisions: site.metric("signoria_bot_decisions_total"),
        }
    }

    fn since(self, before: &Self) -> Self {
        Self {
            sent_bytes: self.sent_bytes - before.sent_bytes,
            processor_seconds: self.processor_seconds - before.processor_seconds,
            bot_decisions: self.bot_decisions - before.bot_decisions,
        }
    }
}

/// Plays until the time is over, each player in a thread: how long each action took, the shortest first.
fn play_all(game: &Arc<Game>, hands: Vec<Vec<Seated>>) -> io::Result<Vec<Duration>> {
    let players = hands.len();
    let begin = |(number, tables)| {
        let game = game.clone();
        thread::spawn(move || play(&game, tables, number, players))
    };
    let threads: Vec<_> = hands.into_iter().enumerate().map(begin).collect();
    let mut times = Vec::new();
    for thread in threads {
        times.extend(thread.join().map_err(|_| io::Error::other("a player failed"))?);
    }
    times.sort_unstable();
    Ok(times)
}

/// The time that so many in a thousand did not exceed, in milliseconds.
fn millis_at(times: &[Duration], per_mille: usize) -> f64 {
    let index = times.len() * per_mille / 1000;
    let time = times.get(index.min(times.len().saturating_sub(1)));
    (time.copied().unwrap_or_default().as_secs_f64() * 10_000.0).round() / 10.0
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
    let ids: Vec<String> = hands.iter().flatten().map(|table| table.id.clone()).collect();
    let watchers = Watchers::start(&site, &ids, &plan)?;
    let before = Counted::by(&site);
    let game = Arc::new(Game {
        plan,
        failures: AtomicU64::new(0),
        first_failure: OnceLock::new(),
        began: Instant::now(),
    });
    let times = play_all(&game, hands)?;
    let took = game.began.elapsed().as_secs_f64();
    let counted = Counted::by(&site).since(&before);
    let lost_watchers = watchers.end();
    let plan = &game.plan;
    let actions = times.len().max(1) as f64;
    let measured = Measured {
        failures: game.failures.load(Ordering::Relaxed) + lost_watchers as u64,
        actions: times.len(),
        rate: times.len() as f64 / took,
        p99: millis_at(&times, 990),
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
        "p50_ms": millis_at(&times, 500),
        "p90_ms": millis_at(&times, 900),
        "p99_ms": measured.p99,
        "max_ms": millis_at(&times, 1000),
        "bot_decisions_per_second": (counted.bot_decisions / took).round(),
        "bytes_per_action": (counted.sent_bytes / actions).round(),
        "cpu_ms_per_action": (counted.processor_seconds / actions * 10_000.0).round() / 10.0,
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
