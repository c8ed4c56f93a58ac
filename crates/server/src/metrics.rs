//! Numbers for Prometheus, in its text format.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// What is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// HTTP requests.
    pub requests: AtomicU64,
    /// HTTP requests that the server itself failed.
    pub failures: AtomicU64,
    /// Entries that were stored.
    pub entries: AtomicU64,
    /// Commands that were refused.
    pub refusals: AtomicU64,
    /// Sockets that are open.
    pub sockets: AtomicI64,
    /// Readers that were dropped because they were slow.
    pub slow_readers: AtomicU64,
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Bots that wait for the pool.
    pub bots_queued: AtomicI64,
    /// Bots that think.
    pub bots_thinking: AtomicI64,
    /// Decisions of bots.
    pub bot_decisions: AtomicU64,
}

impl Metrics {
    /// Counts one more.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// The text for Prometheus.
    #[must_use]
    pub fn text(&self) -> String {
        let load = |counter: &AtomicU64| i64::try_from(counter.load(Ordering::Relaxed)).unwrap_or(i64::MAX);
        let gauge = |gauge: &AtomicI64| gauge.load(Ordering::Relaxed);
        let rows = [
            (
                "signoria_requests_total",
                "counter",
                "HTTP requests",
                load(&self.requests),
            ),
            (
                "signoria_failures_total",
                "counter",
                "HTTP requests that the server failed",
                load(&self.failures),
            ),
            (
                "signoria_entries_total",
                "counter",
                "Entries stored",
                load(&self.entries),
            ),
            (
                "signoria_refusals_total",
                "counter",
                "Commands refused",
                load(&self.refusals),
            ),
            ("signoria_sockets", "gauge", "Open sockets", gauge(&self.sockets)),
            (
                "signoria_slow_readers_total",
                "counter",
                "Readers dropped for being slow",
                load(&self.slow_readers),
            ),
            (
                "signoria_tables",
                "gauge",
                "Tables in memory",
                gauge(&self.tables),
            ),
            (
                "signoria_bots_queued",
                "gauge",
                "Bots waiting for the pool",
                gauge(&self.bots_queued),
            ),
            (
                "signoria_bots_thinking",
                "gauge",
                "Bots thinking",
                gauge(&self.bots_thinking),
            ),
            (
                "signoria_bot_decisions_total",
                "counter",
                "Decisions of bots",
                load(&self.bot_decisions),
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in rows {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        }
        text
    }
}
