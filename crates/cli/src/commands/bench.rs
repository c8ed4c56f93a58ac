//! `signoria bench`.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use signoria_bots::Speed;
use signoria_catalog::{Entry, GAMES};
use signoria_engine::Seed;
use signoria_engine::erased::{Fault, Order};
use signoria_words::Language;

use crate::args::BenchArgs;
use crate::failure::{Exit, Failure};
use crate::table;

#[derive(Serialize)]
struct Row {
    game: &'static str,
    seats: usize,
    #[serde(flatten)]
    speed: Speed,
    /// The simulations of the learned search and a master's decisions; none where they were not measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    simulations_per_second: Option<f64>,
}

pub fn run(args: &BenchArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(Failure::Usage("--seconds is more than 0 and at most 3600".into()));
    }
    let entries: Vec<&Entry> = match &args.game {
        Some(id) => vec![table::find(id)?],
        None => GAMES.iter().collect(),
    };
    let mut rows = Vec::new();
    for entry in entries {
        let seats = args.seats.unwrap_or_else(|| table::nearest_seats(entry, 4));
        let order = table::order(entry, &args.table, seats, Language::En)?;
        let order = Order {
            seed: args.table.seed.unwrap_or(Seed::from(0)),
            ..order
        };
        let time = Duration::from_secs_f64(args.seconds);
        let failed = |fault: Fault| Failure::fault(&fault, Language::En);
        let speed = entry.arena.speed(&order, time).map_err(failed)?;
        let simulations_per_second = match args.search {
            true => entry.arena.search_speed(&order, time).map_err(failed)?,
            false => None,
        };
        rows.push(Row {
            game: entry.id,
            seats: seats.count(),
            speed,
            simulations_per_second,
        });
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &rows).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(Exit::Fine);
    }
    writeln!(
        out,
        "{:<10} {:>5} {:>14} {:>11} {:>12} {:>9} {:>14}",
        "game", "seats", "decisions/s", "games/s", "state bytes", "clone ns", "simulations/s"
    )?;
    for row in rows {
        let simulations = row
            .simulations_per_second
            .map_or_else(String::new, |count| format!("{count:.0}"));
        let Speed {
            decisions_per_second,
            games_per_second,
            state_bytes,
            clone_nanoseconds,
        } = row.speed;
        writeln!(
            out,
            "{:<10} {:>5} {decisions_per_second:>14.0} {games_per_second:>11.0} {state_bytes:>12} {clone_nanoseconds:>9.0} {simulations:>14}",
            row.game, row.seats,
        )?;
    }
    Ok(Exit::Fine)
}
