//! `signoria analyse`.

use std::io::Write;

use indicatif::ProgressBar;
use serde_json::json;
use signoria_bots::{Budget, Decision, analyse, costliest};
use signoria_engine::erased::{AnyGame, AnyState};
use signoria_engine::record::Record;
use signoria_engine::{Journal, Message, Seat, Seed};
use signoria_words::{Language, Lexicon};

use crate::args::AnalyseArgs;
use crate::commands::replay;
use crate::failure::{Exit, Failure};

/// Decisions that cost less than this many points are not listed.
const LEAST: f32 = 0.5;

pub fn run(args: &AnalyseArgs, language: Language, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (entry, journal) = replay::open(&args.file)?;
    if !entry.arena.learned().unwrap_or(false) {
        return Err(Failure::Input(format!(
            "{}: nobody has taught the bots {}, so they have no opinion of it",
            args.file.display(),
            journal.game
        )));
    }
    let progress = ProgressBar::new(journal.actions.len() as u64);
    let budget = Budget::Playouts(args.playouts.get());
    let seed = args.seed.unwrap_or(Seed::from(0));
    let decisions = analyse(entry.arena, &journal, budget, seed, |done| {
        progress.set_position(done as u64);
    })
    .map_err(|fault| {
        let fault = Failure::fault(&fault, language);
        Failure::Input(format!("{}: {fault}", args.file.display()))
    })?;
    progress.finish_and_clear();
    let costly = costliest(&decisions, LEAST, args.most);
    if args.json {
        let losses = losses(&journal, &decisions);
        let written = json!({ "game": journal.game, "losses": losses, "decisions": decisions });
        writeln!(out, "{written}")?;
        return Ok(Exit::Fine);
    }
    let lexicon = super::lexicon()?;
    write_losses(&lexicon, language, &losses(&journal, &decisions), out)?;
    for decision in costly {
        write_decision(entry.arena.game(), &journal, decision, &lexicon, language, out)?;
    }
    Ok(Exit::Fine)
}

/// What each seat gave away in all.
fn losses(journal: &Journal, decisions: &[Decision]) -> Vec<f32> {
    let of_seat = |seat: Seat| {
        let own = decisions.iter().filter(|decision| decision.seat == seat);
        own.map(Decision::loss).sum()
    };
    journal.seats.iter().map(of_seat).collect()
}

fn name(lexicon: &Lexicon, language: Language, seat: Seat) -> String {
    lexicon.say(language, &Message::new("engine.who").with("seat", seat), &())
}

fn write_losses(
    lexicon: &Lexicon,
    language: Language,
    losses: &[f32],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    for (index, loss) in losses.iter().enumerate() {
        let seat = u8::try_from(index)
            .ok()
            .and_then(|index| Seat::try_from(index).ok());
        if let Some(seat) = seat {
            writeln!(
                out,
                "{:<12} {loss:>7.1} points given away",
                name(lexicon, language, seat)
            )?;
        }
    }
    Ok(())
}

/// When, who, how much; what was played, and what would have been better.
fn write_decision(
    game: &dyn AnyGame,
    journal: &Journal,
    decision: &Decision,
    lexicon: &Lexicon,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let until = decision.moves as usize;
    let record = Record::replay(game, journal, until, |_, _, _, _| {})
        .map_err(|fault| Failure::fault(&fault, language))?;
    let words = |action: &str| in_words(record.state(), decision.seat, action, lexicon, language);
    writeln!(out)?;
    writeln!(
        out,
        "{:>4}  {}  −{:.1}",
        decision.moves + 1,
        name(lexicon, language, decision.seat),
        decision.loss()
    )?;
    for (label, judged) in [("played", &decision.played), ("better", &decision.best)] {
        writeln!(
            out,
            "      {label} {:>+6.1}  {}",
            judged.margin,
            words(&judged.action)
        )?;
    }
    Ok(())
}

fn in_words(state: &dyn AnyState, seat: Seat, action: &str, lexicon: &Lexicon, language: Language) -> String {
    let choices = state
        .prompt(seat)
        .map(|prompt| prompt.actions)
        .unwrap_or_default();
    let found = choices.into_iter().find(|choice| choice.action == action);
    found.map_or_else(
        || action.to_owned(),
        |choice| lexicon.say(language, &choice.label, &()),
    )
}
