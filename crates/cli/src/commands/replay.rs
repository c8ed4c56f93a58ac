//! `signoria replay`.

use std::io::Write;

use signoria_catalog::Entry;
use signoria_engine::Audience;
use signoria_engine::erased::{Fault, Happened, Played};
use signoria_engine::journal::{Journal, LONGEST, Problem};
use signoria_engine::record::Record;
use signoria_engine::standings::Standings;
use signoria_words::{Language, Lexicon, Names};

use crate::args::ReplayArgs;
use crate::failure::{Exit, Failure};
use crate::table;

pub fn run(args: &ReplayArgs, language: Language, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (entry, journal) = open(&args.file)?;
    let game = entry.arena.game();
    let in_file = |fault: &Fault| {
        Failure::Input(format!(
            "{}: {}",
            args.file.display(),
            Failure::fault(fault, language)
        ))
    };
    if args.verify {
        return match Record::replay(game, &journal, usize::MAX, |_, _, _, _| {}) {
            Ok(record) => {
                let sum = if journal.checksum.is_some() {
                    "the checksum agrees"
                } else {
                    "no checksum is recorded"
                };
                let end = if record.is_over() {
                    "the game is over"
                } else {
                    "the game is not over"
                };
                writeln!(
                    out,
                    "{}: {} actions replay, {sum}, {end}",
                    args.file.display(),
                    journal.actions.len()
                )?;
                Ok(Exit::Fine)
            }
            Err(fault) => {
                writeln!(out, "{}", in_file(&fault))?;
                Ok(Exit::No)
            }
        };
    }
    let lexicon = super::lexicon()?;
    let until = args.until.unwrap_or(usize::MAX);
    let mut told = Vec::new();
    let record = Record::replay(game, &journal, until, |number, _, action, played| {
        told.push((number, action.to_owned(), played.clone()));
    })
    .map_err(|fault| in_file(&fault))?;
    for (number, action, played) in &told {
        writeln!(out, "{number:>4}  {action}")?;
        for line in story(&lexicon, language, played, &()) {
            writeln!(out, "      {line}")?;
        }
    }
    if record.is_over() {
        writeln!(out)?;
        write_standings(&lexicon, language, &record.state().standings(), &(), out)?;
    }
    Ok(Exit::Fine)
}

/// Reads a journal and finds its game.
pub fn open(path: &std::path::Path) -> Result<(&'static Entry, Journal), Failure> {
    let text = table::read_bounded(path, LONGEST as u64)?;
    let wrong = |reason: &dyn std::fmt::Display| Failure::Input(format!("{}: {reason}", path.display()));
    let journal = Journal::from_text(&text).map_err(|error| wrong(&error))?;
    let entry = signoria_catalog::find(&journal.game)
        .ok_or_else(|| wrong(&Problem::UnknownGame(journal.game.clone())))?;
    Ok((entry, journal))
}

/// What happened, from an omniscient point of view: where one seat was told more than the others, the fuller version.
pub fn story(
    lexicon: &Lexicon,
    language: Language,
    played: &Played,
    names: &(impl Names + ?Sized),
) -> Vec<String> {
    let secret = |other: &Happened, seats| matches!(other.to, Audience::Only(only) if only == seats);
    let known_better = |index: usize| match played.events[index].to {
        Audience::AllBut(seats) => index > 0 && secret(&played.events[index - 1], seats),
        _ => false,
    };
    let told = played
        .events
        .iter()
        .enumerate()
        .filter(|&(index, _)| !known_better(index));
    told.map(|(_, happened)| lexicon.say(language, &happened.message, names))
        .collect()
}

/// The final table: place, score, and where the points come from.
pub fn write_standings(
    lexicon: &Lexicon,
    language: Language,
    standings: &Standings,
    names: &(impl Names + ?Sized),
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for row in &standings.rows {
        let who = match row.seat {
            Some(seat) => lexicon.say(
                language,
                &signoria_engine::Message::new("engine.who").with("seat", seat),
                names,
            ),
            None => lexicon.say(language, &signoria_engine::Message::new("engine.automa"), names),
        };
        writeln!(out, "{}. {who}: {}", row.rank, row.score)?;
        for source in row.sources.iter().filter(|source| source.points != 0) {
            writeln!(
                out,
                "     {:>4}  {}",
                source.points,
                lexicon.say(language, &source.name, names)
            )?;
        }
    }
    if let Some(verdict) = &standings.verdict {
        writeln!(out, "{}", lexicon.say(language, verdict, names))?;
    }
    Ok(())
}
