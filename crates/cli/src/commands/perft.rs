//! `signoria perft`.

use std::io::Write;

use signoria_engine::Seed;
use signoria_engine::erased::Order;
use signoria_words::Language;

use crate::args::PerftArgs;
use crate::failure::{Exit, Failure};
use crate::table;

pub fn run(args: &PerftArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let entry = table::find(&args.game)?;
    let seats = args.seats.unwrap_or_else(|| table::nearest_seats(entry, 0));
    let order = table::order(entry, &args.table, seats, Language::En)?;
    // Counts are for comparing, so the seed is fixed unless it is given.
    let order = Order {
        seed: args.table.seed.unwrap_or(Seed::from(0)),
        ..order
    };
    for depth in 1..=args.depth {
        let leaves = entry
            .arena
            .perft(&order, depth)
            .map_err(|fault| Failure::fault(&fault, Language::En))?;
        writeln!(out, "{depth:>3} {leaves:>16}")?;
        out.flush()?;
    }
    Ok(Exit::Fine)
}
