//! `signoria games`.

use std::io::Write;

use signoria_engine::erased::GameInfo;
use signoria_engine::{Message, OptionKind};
use signoria_words::{Language, Lexicon};

use crate::args::GamesArgs;
use crate::failure::{Exit, Failure};

pub fn run(args: &GamesArgs, language: Language, out: &mut dyn Write) -> Result<Exit, Failure> {
    let lexicon = super::lexicon()?;
    let games: Vec<GameInfo> = signoria_catalog::GAMES
        .iter()
        .map(|entry| entry.arena.game().info())
        .collect();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &games).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(Exit::Fine);
    }
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        describe(game, &lexicon, language, out)?;
    }
    Ok(Exit::Fine)
}

fn describe(
    game: &GameInfo,
    lexicon: &Lexicon,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let say = |id: String| lexicon.say(language, &Message::new(id), &());
    let id = game.id;
    writeln!(out, "{id:<10} {}", say(format!("{id}.title")))?;
    writeln!(out, "{:<10} {}", "", say(format!("{id}.tagline")))?;
    writeln!(
        out,
        "{:<10} seats     {} to {}",
        "", game.fewest_seats, game.most_seats
    )?;
    for (index, edition) in game.editions.iter().enumerate() {
        let label = if index == 0 { "editions" } else { "" };
        let title = if edition.built_in {
            say(format!("{id}.edition.{}", edition.name))
        } else {
            String::new()
        };
        let provenance = edition.provenance;
        let records = provenance.printed + provenance.reconstructed;
        let source = if records == 0 {
            String::new()
        } else {
            format!(
                " ({} of {records} figures printed, the rest reconstructed)",
                provenance.printed
            )
        };
        writeln!(out, "{:<10} {label:<9} {:<12} {title}{source}", "", edition.name)?;
    }
    for (index, option) in game.options.iter().enumerate() {
        let label = if index == 0 { "options" } else { "" };
        let values = match option.kind {
            OptionKind::Flag => "true, false".into(),
            OptionKind::Choice(values) => values.join(", "),
            OptionKind::Seat => "a seat, or null for chance".into(),
        };
        let default = game
            .default_options
            .get(option.key)
            .map_or_else(String::new, ToString::to_string);
        let title = say(format!("{id}.option.{}", option.key.replace('_', "-")));
        let tables = match option.seats {
            None => String::new(),
            Some((1, 1)) => " (1 seat)".into(),
            Some((fewest, most)) if fewest == most => format!(" ({most} seats)"),
            Some((fewest, most)) => format!(" ({fewest} to {most} seats)"),
        };
        writeln!(
            out,
            "{:<10} {label:<9} {} = {values} [{}]{tables}  {title}",
            "",
            option.key,
            default.trim_matches('"')
        )?;
    }
    Ok(())
}
