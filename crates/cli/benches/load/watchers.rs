//! Sockets that play nothing: people who watch, and what an idle one costs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{io, thread};

use serde_json::json;

use crate::Site;
use crate::plan::{Plan, WATCHERS};
use crate::seated::{PATIENCE, hung_up, socket};
use crate::shared::client::Heard;

/// The stack of a thread that only listens.
const SMALL_STACK: usize = 128 << 10;
/// How long the server gets to free what it used for opening sockets.
const SETTLING: Duration = Duration::from_secs(2);

/// Spectators, each with a thread that reads everything.
pub struct Watchers {
    enough: Arc<AtomicBool>,
    threads: Vec<thread::JoinHandle<bool>>,
}

impl Watchers {
    pub fn start(site: &Site, tables: &[String], plan: &Plan) -> io::Result<Self> {
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

    /// How many were sent away before the end.
    pub fn end(self) -> usize {
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
pub fn memory_of_idle(site: &Site, plan: &Plan) -> io::Result<Option<f64>> {
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
