//! Numbers for Prometheus, in its text format.

use std::fmt::{Display, Write as _};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Upper bounds of the buckets of a histogram, in milliseconds: from an answer out of memory to one that nobody waits for.
const BOUNDS: [u64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/// How long something took, counted in buckets.
#[derive(Debug, Default)]
pub struct Times {
    classes: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Times {
    /// Counts one that started then and ends now.
    pub fn since(&self, began: Instant) {
        self.took(began.elapsed());
    }

    fn took(&self, time: Duration) {
        let class = BOUNDS
            .iter()
            .position(|bound| time <= Duration::from_millis(*bound));
        self.classes[class.unwrap_or(BOUNDS.len())].fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut count = 0;
        for (class, bound) in self.classes.iter().zip(BOUNDS) {
            count += class.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {count}", bound as f64 / 1000.0);
        }
        count += self.classes[BOUNDS.len()].load(Ordering::Relaxed);
        let sum = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}"
        );
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// HTTP requests.
    pub requests: AtomicU64,
    /// HTTP requests that the server itself failed.
    pub failures: AtomicU64,
    /// Connections that found no room.
    pub turned_away: AtomicU64,
    /// Requests and messages over a rate limit.
    pub too_often: AtomicU64,
    /// Sign-ins that failed.
    pub wrong_passwords: AtomicU64,
    /// Entries that were stored.
    pub entries: AtomicU64,
    /// Commands that were refused.
    pub refusals: AtomicU64,
    /// Sockets that are open.
    pub sockets: AtomicI64,
    /// Readers that were dropped because they were slow.
    pub slow_readers: AtomicU64,
    /// Bytes of messages on sockets.
    pub sent_bytes: AtomicU64,
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Bots that wait for the pool.
    pub bots_queued: AtomicI64,
    /// Bots that think.
    pub bots_thinking: AtomicI64,
    /// Decisions of bots.
    pub bot_decisions: AtomicU64,
    /// Messages to browsers and webhooks that arrived.
    pub notices: AtomicU64,
    /// Those that were given up.
    pub notices_lost: AtomicU64,
    /// How long requests took.
    pub request_times: Times,
    /// How long commands took until they were stored or refused.
    pub command_times: Times,
    /// How long the store took to write an entry.
    pub write_times: Times,
    /// How long bots thought.
    pub bot_times: Times,
}

/// What the store and the system report.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gauges {
    /// Connections to the database, and how many of them are idle.
    pub connections: (u32, usize),
    /// Writes that wait.
    pub writes_queued: usize,
    /// Room on the disk of the data folder, where there is one.
    pub free_bytes: Option<u64>,
}

impl Metrics {
    /// Counts one more.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// What only grows.
    fn counters(&self) -> [(&str, &str, &AtomicU64); 12] {
        [
            ("requests_total", "HTTP requests", &self.requests),
            (
                "failures_total",
                "HTTP requests that the server failed",
                &self.failures,
            ),
            (
                "turned_away_total",
                "Connections that found no room",
                &self.turned_away,
            ),
            (
                "too_often_total",
                "Requests and messages beyond a rate limit",
                &self.too_often,
            ),
            (
                "wrong_passwords_total",
                "Sign-ins that failed",
                &self.wrong_passwords,
            ),
            ("entries_total", "Entries stored", &self.entries),
            ("refusals_total", "Commands refused", &self.refusals),
            (
                "slow_readers_total",
                "Readers dropped for being slow",
                &self.slow_readers,
            ),
            (
                "sent_bytes_total",
                "Bytes of messages on sockets",
                &self.sent_bytes,
            ),
            ("bot_decisions_total", "Decisions of bots", &self.bot_decisions),
            ("notices_total", "Notifications that arrived", &self.notices),
            (
                "notices_lost_total",
                "Notifications that were given up",
                &self.notices_lost,
            ),
        ]
    }

    /// What goes up and down, here and in the system.
    fn levels(&self, gauges: Gauges) -> Vec<(&str, &str, i64)> {
        let level = |gauge: &AtomicI64| gauge.load(Ordering::Relaxed);
        let (connections, idle) = gauges.connections;
        let free = gauges
            .free_bytes
            .map(|free| i64::try_from(free).unwrap_or(i64::MAX));
        let (memory, files) = process();
        let mut levels = vec![
            ("sockets", "Open sockets", level(&self.sockets)),
            ("tables", "Tables in memory", level(&self.tables)),
            (
                "bots_queued",
                "Bots waiting for the pool",
                level(&self.bots_queued),
            ),
            ("bots_thinking", "Bots thinking", level(&self.bots_thinking)),
            (
                "database_connections",
                "Connections to the database",
                connections.into(),
            ),
            ("database_idle", "Of these the idle ones", idle as i64),
            (
                "writes_queued",
                "Writes that wait for the disk",
                gauges.writes_queued as i64,
            ),
        ];
        levels.extend(free.map(|free| ("free_bytes", "Room on the disk of the data folder", free)));
        levels.push(("memory_bytes", "Memory of the process", memory));
        levels.push(("open_files", "Files and sockets of the process", files));
        levels
    }

    /// The text for Prometheus.
    #[must_use]
    pub fn text(&self, gauges: Gauges) -> String {
        let mut text = String::new();
        for (name, help, counter) in self.counters() {
            let value = i64::try_from(counter.load(Ordering::Relaxed)).unwrap_or(i64::MAX);
            write_row(&mut text, name, "counter", help, value);
        }
        for (name, help, value) in self.levels(gauges) {
            write_row(&mut text, name, "gauge", help, value);
        }
        let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
        let (name, help) = ("cpu_seconds_total", "Time of the processors");
        write_row(&mut text, name, "counter", help, cpu_seconds(&stat));
        for (name, help, times) in [
            ("signoria_request_seconds", "HTTP requests", &self.request_times),
            (
                "signoria_command_seconds",
                "Commands until stored or refused",
                &self.command_times,
            ),
            ("signoria_write_seconds", "Writes of entries", &self.write_times),
            ("signoria_bot_seconds", "Decisions of bots", &self.bot_times),
        ] {
            times.write(&mut text, name, help);
        }
        text
    }
}

fn write_row(text: &mut String, name: &str, kind: &str, help: &str, value: impl Display) {
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "# HELP signoria_{name} {help}\n# TYPE signoria_{name} {kind}\nsignoria_{name} {value}"
    );
}

/// The processor time of all threads of a process, from its line in `/proc`; 0 where the system does not say.
fn cpu_seconds(stat: &str) -> f64 {
    // Linux reports hundredths of a second, whatever it counts in itself.
    const TICKS: f64 = 100.0;
    // The name of the program comes second, in brackets, and may have spaces and brackets itself.
    let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = after_name.split_whitespace().skip(11).take(2);
    ticks.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / TICKS
}

/// Memory and open files of this process; 0 where the system does not say.
fn process() -> (i64, i64) {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<i64>().ok());
    let files = std::fs::read_dir("/proc/self/fd").map_or(0, Iterator::count);
    (kilobytes.unwrap_or_default() * 1024, files as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_the_processors_is_read() {
        let line = "7 (a) b)) S 1 7 7 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 3 0 100 1000 200";
        assert!((cpu_seconds(line) - 3.0).abs() < 1e-9);
        assert!(cpu_seconds("").abs() < 1e-9);
        let text = Metrics::default().text(Gauges::default());
        assert!(text.contains("\nsignoria_cpu_seconds_total "));
    }

    #[test]
    fn times_are_counted_in_classes_that_add_up() {
        let metrics = Metrics::default();
        for millis in [0, 3, 3, 70, 60_000] {
            metrics.command_times.took(Duration::from_millis(millis));
        }
        let text = metrics.text(Gauges::default());
        for line in [
            "signoria_command_seconds_bucket{le=\"0.001\"} 1",
            "signoria_command_seconds_bucket{le=\"0.005\"} 3",
            "signoria_command_seconds_bucket{le=\"0.1\"} 4",
            "signoria_command_seconds_bucket{le=\"5\"} 4",
            "signoria_command_seconds_bucket{le=\"+Inf\"} 5",
            "signoria_command_seconds_sum 60.076",
            "signoria_command_seconds_count 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
