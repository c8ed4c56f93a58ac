//! `signoria simulate`.

use std::io::Write;
use std::num::NonZeroUsize;

use indicatif::{ProgressBar, ProgressStyle};
use signoria_bots::simulate;
use signoria_engine::Seats;
use signoria_words::Language;

use crate::args::SimulateArgs;
use crate::failure::{Exit, Failure};
use crate::table;

pub fn run(args: &SimulateArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let entry = table::find(&args.game)?;
    if args.games == 0 {
        return Err(Failure::Usage("--games is at least 1".into()));
    }
    let seats = u8::try_from(args.bots.len())
        .ok()
        .and_then(|count| Seats::try_from(count).ok())
        .ok_or_else(|| Failure::Usage("--bots names one bot for each seat".into()))?;
    let order = table::order(entry, &args.table, seats, Language::En)?;
    let jobs = args
        .jobs
        .or_else(|| std::thread::available_parallelism().ok())
        .unwrap_or(NonZeroUsize::MIN);
    // The bar goes to stderr and only to a person: indicatif hides it elsewhere.
    let bar = ProgressBar::new(args.games.into());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let tallies = simulate(entry.arena, &order, &args.bots, args.games, jobs, &|done| {
        bar.set_position(done.into())
    });
    bar.finish_and_clear();
    let tallies = tallies.map_err(|fault| Failure::fault(&fault, Language::En))?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &tallies).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(Exit::Fine);
    }
    writeln!(
        out,
        "{} games of {}, seed {}, seats rotated",
        args.games, entry.id, order.seed
    )?;
    writeln!(
        out,
        "{:<16} {:>9} {:>11} {:>7} {:>7} {:>15}",
        "bot", "win share", "mean score", "lowest", "highest", "mean decisions"
    )?;
    for tally in tallies {
        writeln!(
            out,
            "{:<16} {:>8.1}% {:>11.1} {:>7} {:>7} {:>15.0}",
            tally.name,
            100.0 * tally.win_share,
            tally.mean_score,
            tally.lowest_score,
            tally.highest_score,
            tally.mean_decisions
        )?;
    }
    Ok(Exit::Fine)
}
