//! `signoria bench`.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use signoria_bots::Speed;
use signoria_catalog::{Entry, GAMES};
use signoria_engine::Seed;
use signoria_engine::erased::Order;
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
        let speed = entry
            .arena
            .speed(&order, Duration::from_secs_f64(args.seconds))
            .map_err(|fault| Failure::fault(&fault, Language::En))?;
        rows.push(Row {
            game: entry.id,
            seats: seats.count(),
            speed,
        });
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &rows).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(Exit::Fine);
    }
    writeln!(
        out,
        "{:<10} {:>5} {:>14} {:>11} {:>12} {:>9}",
        "game", "seats", "decisions/s", "games/s", "state bytes", "clone ns"
    )?;
    for Row { game, seats, speed } in rows {
        writeln!(
            out,
            "{game:<10} {seats:>5} {:>14.0} {:>11.0} {:>12} {:>9.0}",
            speed.decisions_per_second, speed.games_per_second, speed.state_bytes, speed.clone_nanoseconds
        )?;
    }
    Ok(Exit::Fine)
}
