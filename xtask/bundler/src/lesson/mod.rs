//! The guided first games: `games/GAME/lesson/first.toml` with its words in `LANGUAGE.md` beside it.
//!
//! The script names the table and what is played: `before` the lesson begins, and at each step by the learner (`play`) and by the others (`then`), as in
//! a journal. `others` are further actions of the learner about which something is said; `free` names verbs of which any action will do; `light`
//! names what is lit besides the thing to be pressed, `opens` the drawer of a phone in which that is, `way` from where to where a piece goes, and `clear`
//! what else the card must not hide. A script that cannot be played makes no bundle.
//!
//! The words begin with `# Title` and the stations of the lesson, `- id: Name` with the step at which each begins. A step is `## id: Heading` and its text;
//! a paragraph of it that begins with `= ` is a sum in pictures; `### ACTION` below it is the remark about another action.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use serde_json::Value;
use signoria_engine::erased::{AnyState, Order};
use signoria_engine::{Journal, Seat, Seats, Seed};
use signoria_words::Language;
use signoria_words::lesson::{Said, Script, Station, Step, Talk};

use crate::Outcome;
use crate::guide::signs::Signs;
use crate::guide::text::{Drawings, blocks};

/// A script as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    edition: String,
    #[serde(default)]
    options: Value,
    seats: u8,
    seed: u64,
    #[serde(default)]
    seat: u8,
    before: Vec<String>,
    steps: Vec<SourceStep>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SourceStep {
    id: String,
    light: Vec<String>,
    room: Option<String>,
    opens: Option<String>,
    play: Vec<String>,
    free: Vec<String>,
    others: Vec<String>,
    then: Vec<String>,
    way: Vec<String>,
    clear: Vec<String>,
}

/// Writes the lessons of all games that have one.
pub fn write(games: &Path, bundle: &Path) -> Outcome {
    fs::create_dir_all(bundle.join("lesson"))?;
    for entry in signoria_catalog::GAMES {
        let folder = games.join(entry.id).join("lesson");
        if !folder.exists() {
            continue;
        }
        let source = source(&folder)?;
        let script = played(entry.id, &source).map_err(|fault| format!("{}: {fault}", folder.display()))?;
        let name = format!("lesson/{}.json", entry.id);
        fs::write(bundle.join(name), serde_json::to_string(&script)?)?;
        let drawings = Drawings::of(&signoria_art::sheet::of(entry.id).unwrap_or_default());
        for language in Language::ALL {
            let talk = read(&folder, entry.id, language, &drawings)?;
            let name = format!("lesson/{}.{language}.json", entry.id);
            fs::write(bundle.join(name), serde_json::to_string(&talk)?)?;
        }
    }
    Ok(())
}

fn source(folder: &Path) -> Outcome<Source> {
    let file = folder.join("first.toml");
    let text = fs::read_to_string(&file)?;
    toml::from_str(&text).map_err(|fault| format!("{}: {fault}", file.display()).into())
}

/// What is said in a language.
fn read(folder: &Path, game: &str, language: Language, drawings: &Drawings) -> Outcome<Talk> {
    let file = folder.join(format!("{language}.md"));
    let talk = parse(&fs::read_to_string(&file)?, game, drawings);
    talk.map_err(|fault| format!("{}: {fault}", file.display()).into())
}

fn parse(source: &str, game: &str, drawings: &Drawings) -> Result<Talk, String> {
    let mut parts = source.split("\n## ");
    let head = parts.next().and_then(|head| head.strip_prefix("# "));
    let (title, below) = head_and_body(head.ok_or("it does not begin with `# Title`")?);
    let station = |line: &str| {
        let (step, name) = line.strip_prefix("- ")?.split_once(": ")?;
        Some(Station {
            step: step.to_owned(),
            name: name.trim().to_owned(),
        })
    };
    let lines = below.lines().filter(|line| !line.trim().is_empty());
    let stations = lines.map(|line| station(line).ok_or_else(|| format!("not `- id: Name`: {line}")));
    let mut steps = BTreeMap::new();
    for part in parts {
        let (id, said) = step(part, game, drawings)?;
        if steps.insert(id.clone(), said).is_some() {
            return Err(format!("{id} is there twice"));
        }
    }
    Ok(Talk {
        title: title.trim().to_owned(),
        stations: stations.collect::<Result<_, String>>()?,
        steps,
    })
}

/// A step without its `## `.
fn step(source: &str, game: &str, drawings: &Drawings) -> Result<(String, Said), String> {
    let mut parts = source.split("\n### ");
    let (head, text) = head_and_body(parts.next().unwrap_or_default());
    let (id, title) = head
        .split_once(':')
        .ok_or_else(|| format!("not `## id: Heading`: ## {head}"))?;
    let html = |text: &str| -> Result<String, String> {
        let blocks =
            blocks(text, game, drawings, &Signs::default()).map_err(|fault| format!("{id}: {fault}"))?;
        Ok(blocks.concat())
    };
    let remark = |part| {
        let (action, text) = head_and_body(part);
        Ok((action.trim().to_owned(), html(text)?))
    };
    let said = Said {
        title: title.trim().to_owned(),
        text: html(text)?,
        remarks: parts.map(remark).collect::<Result<_, String>>()?,
    };
    Ok((id.trim().to_owned(), said))
}

fn head_and_body(part: &str) -> (&str, &str) {
    part.split_once('\n').unwrap_or((part, ""))
}

/// A script that has been played through.
fn played(game: &str, source: &Source) -> Result<Script, String> {
    let (mut state, mut journal) = opened(game, source)?;
    let mut steps = Vec::new();
    for text in &source.before {
        act(&mut *state, &mut journal, text)?;
    }
    for step in &source.steps {
        let from = journal.actions.len();
        for action in &step.play {
            act(&mut *state, &mut journal, &format!("{} {action}", source.seat))?;
        }
        for text in &step.then {
            act(&mut *state, &mut journal, text)?;
        }
        steps.push(Step {
            id: step.id.clone(),
            light: step.light.clone(),
            room: step.room.clone(),
            opens: step.opens.clone(),
            from,
            own: step.play.len(),
            until: journal.actions.len(),
            free: step.free.clone(),
            way: step.way.clone(),
            clear: step.clear.clone(),
        });
    }
    Ok(Script {
        journal: journal.to_text(),
        seat: source.seat,
        steps,
    })
}

fn opened(game: &str, source: &Source) -> Result<(Box<dyn AnyState>, Journal), String> {
    let entry = signoria_catalog::find(game).ok_or("no such game")?;
    let order = Order {
        edition: Some(source.edition.clone()),
        options: source.options.clone(),
        seats: Seats::try_from(source.seats).map_err(|_| "so many seats are too many")?,
        seed: Seed::from(source.seed),
    };
    let started = entry.arena.game().start(&order);
    started.map_err(|fault| fault.message().id.to_string())
}

/// Plays an action that is written as in a journal: `1 pass`.
fn act(state: &mut dyn AnyState, journal: &mut Journal, text: &str) -> Result<(), String> {
    let unread = || format!("not `SEAT ACTION`: {text}");
    let (seat, action) = text.split_once(' ').ok_or_else(unread)?;
    let seat = seat
        .parse::<u8>()
        .ok()
        .and_then(|seat| Seat::try_from(seat).ok())
        .ok_or_else(unread)?;
    state.play(seat, action).map_err(|fault| {
        format!(
            "action {} (\"{text}\"): {}",
            journal.actions.len() + 1,
            fault.message().id
        )
    })?;
    journal.push(seat, &action);
    Ok(())
}
