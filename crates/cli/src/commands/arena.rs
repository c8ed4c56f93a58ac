//! `signoria arena`.

use std::io::Write;
use std::num::NonZeroUsize;

use indicatif::{ProgressBar, ProgressStyle};
use signoria_bots::{BotSpec, Contest, Tally};
use signoria_engine::Seats;
use signoria_words::Language;

use crate::args::ArenaArgs;
use crate::failure::{Exit, Failure};
use crate::table;

pub fn run(args: &ArenaArgs, out: &mut dyn Write) -> Result<Exit, Failure> {
    let entry = table::find(&args.game)?;
    if args.games == 0 {
        return Err(Failure::Usage("--games is at least 1".into()));
    }
    if args.bar.is_some_and(|bar| !(0.0..=1.0).contains(&bar)) {
        return Err(Failure::Usage("--bar is a share from 0 to 1".into()));
    }
    let players = line_up(args)?;
    let seats = u8::try_from(players.len())
        .ok()
        .and_then(|count| Seats::try_from(count).ok())
        .ok_or_else(|| Failure::Usage("--players names no more than one player for each seat".into()))?;
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
    let contest = Contest {
        arena: entry.arena,
        order: &order,
        players: &players,
        games: args.games,
        bar: args.bar,
        jobs,
    };
    let tallies = contest.run(&|done| bar.set_position(done.into()));
    bar.finish_and_clear();
    let tallies = tallies.map_err(|fault| Failure::fault(&fault, Language::En))?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &tallies).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(Exit::Fine);
    }
    if players.iter().any(|spec| spec.is_learned()) {
        match entry.arena.learned() {
            Ok(true) => {}
            Ok(false) => writeln!(
                out,
                "nothing has been learned about {}: every level plays like an apprentice",
                entry.id
            )?,
            Err(error) => writeln!(out, "{error}: every level plays like an apprentice")?,
        }
    }
    let games = tallies.first().map_or(0, |tally| tally.games);
    writeln!(
        out,
        "{games} games of {} at {} seats, seed {}, seats rotated; intervals are 95 %",
        entry.id,
        seats.count(),
        order.seed
    )?;
    print(&tallies, out)?;
    Ok(Exit::Fine)
}

/// One player for each seat: the last one named takes the seats that are left.
fn line_up(args: &ArenaArgs) -> Result<Vec<BotSpec>, Failure> {
    let mut players = args.players.clone();
    if let Some(seats) = args.seats {
        if players.len() > seats.count() {
            return Err(Failure::Usage(format!(
                "--players names {} players for {} seats",
                players.len(),
                seats.count()
            )));
        }
        if let Some(&last) = players.last() {
            players.resize(seats.count(), last);
        }
    }
    Ok(players)
}

fn print(tallies: &[Tally], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(
        out,
        "{:<16} {:>5} {:>22} {:>15} {:>15} {:>7} {:>7} {:>7} {:>9}",
        "player", "seats", "win share", "score", "margin", "lowest", "highest", "rating", "decisions"
    )?;
    for tally in tallies {
        writeln!(
            out,
            "{:<16} {:>5} {:>8.1}% ({:>4.1}–{:>4.1}%) {:>7.1} ± {:>5.1} {:>7.1} ± {:>5.1} {:>7} {:>7} {:>7.0} {:>9.0}",
            tally.name,
            tally.seats,
            100.0 * tally.win_share,
            100.0 * tally.low,
            100.0 * tally.high,
            tally.mean_score,
            tally.score_error,
            tally.mean_margin,
            tally.margin_error,
            tally.lowest_score,
            tally.highest_score,
            tally.rating,
            tally.mean_decisions
        )?;
    }
    if let Some(tally) = tallies.first() {
        writeln!(out, "winners have {:.1} points on average", tally.winning_score)?;
    }
    Ok(())
}
