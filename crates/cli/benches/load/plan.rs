//! What to measure, as the flags say it.

use std::io;
use std::time::Duration;

use crate::shared::targets::Targets;
use crate::shared::{flags, wrong};

/// Sockets that may watch one table.
pub const WATCHERS: usize = 200;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: String,
    pub tables: usize,
    /// Actions a second of all tables together; none: as fast as possible.
    pub rate: Option<f64>,
    pub time: Duration,
    pub database: Option<String>,
    /// Whether to start a PostgreSQL.
    pub postgres: bool,
    pub processes: usize,
    /// The other seat of every table is a bot of that level.
    pub bots: Option<String>,
    pub spectators: usize,
    pub idle: usize,
    pub targets: Targets,
}

impl Plan {
    pub fn from_args() -> io::Result<Self> {
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
