//! The guides to the games: `games/GAME/guide/LANGUAGE.md`, each made into a small file that the page loads when somebody opens the rules.
//!
//! A guide begins with `# Title` and an introduction. A section begins with `## id: Title` and ends with a quotation that lists the clauses it holds:
//! `> L.TU.1 L.TU.2`. A picture, `![words](SYMBOL)`, is a drawing of the game's sheet, the same as on the board. `clauses.txt` beside the
//! languages says which clause a refusal or a question of the rules comes from, `chapters.txt` which chapter a section stands in, `signs.txt`
//! which sign stands before which words in tables.

pub mod signs;
mod table;
pub mod text;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use signoria_words::Language;
use signoria_words::guide::{Guide, Section};

use crate::Outcome;
use signs::Signs;
use text::Drawings;

/// Writes the guides of all games that have one, and for the reference of their pieces the positions that show all of them.
pub fn write(games: &Path, bundle: &Path) -> Outcome {
    fs::create_dir_all(bundle.join("guide"))?;
    for entry in signoria_catalog::GAMES {
        let game = entry.arena.game().info().id;
        let folder = games.join(game).join("guide");
        let pieces = signoria_catalog::showcase(game);
        if !pieces.is_empty() {
            let name = format!("guide/{game}.pieces.json");
            fs::write(bundle.join(name), serde_json::to_string(&pieces)?)?;
        }
        let drawings = Drawings::of(&signoria_art::sheet::of(game).unwrap_or_default());
        for language in Language::ALL {
            let file = folder.join(format!("{language}.md"));
            if !file.exists() {
                continue;
            }
            let guide = read(&folder, game, language, &drawings)?;
            let name = format!("guide/{game}.{language}.json");
            fs::write(bundle.join(name), serde_json::to_string(&guide)?)?;
        }
    }
    Ok(())
}

/// Reads the guide to a game.
fn read(folder: &Path, game: &str, language: Language, drawings: &Drawings) -> Outcome<Guide> {
    let file = folder.join(format!("{language}.md"));
    let faulty = |fault: String| format!("{}: {fault}", file.display());
    let signs = fs::read_to_string(folder.join("signs.txt")).unwrap_or_default();
    let signs = Signs::read(&signs, language)?;
    let mut guide = parse(&fs::read_to_string(&file)?, game, drawings, &signs).map_err(faulty)?;
    let clauses = fs::read_to_string(folder.join("clauses.txt")).unwrap_or_default();
    guide.clauses = clauses_of_messages(&clauses)?;
    let chapters = fs::read_to_string(folder.join("chapters.txt")).unwrap_or_default();
    into_chapters(&mut guide.sections, &chapters)?;
    Ok(guide)
}

/// Lines such as `lorenzo.tower.surcharge L.TW.6`; a `#` begins a comment.
fn clauses_of_messages(text: &str) -> Result<BTreeMap<String, String>, String> {
    let lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default());
    let mut found = BTreeMap::new();
    for line in lines.filter(|line| !line.trim().is_empty()) {
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            [message, clause] if is_clause(clause) => {
                found.insert((*message).to_owned(), (*clause).to_owned());
            }
            _ => return Err(format!("clauses.txt: not a message and a clause: {line}")),
        }
    }
    Ok(found)
}

/// Lines such as `end: round-end scoring`, which hold the sections in their order.
fn into_chapters(sections: &mut [Section], text: &str) -> Result<(), String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let held = lines
        .filter_map(|line| line.split_once(':'))
        .flat_map(|(chapter, ids)| ids.split_whitespace().map(move |id| (chapter, id)));
    let held: Vec<(&str, &str)> = held.collect();
    let ids: Vec<&str> = sections.iter().map(|section| section.id.as_str()).collect();
    if !held.iter().map(|(_, id)| *id).eq(ids.iter().copied()) {
        return Err(format!("chapters.txt: {held:?} instead of {ids:?}"));
    }
    for (section, (chapter, _)) in sections.iter_mut().zip(held) {
        section.chapter = chapter.to_owned();
    }
    Ok(())
}

/// Whether it is the id of a clause, such as `F.AU.13`.
fn is_clause(text: &str) -> bool {
    let upper = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase());
    let digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    match text.split('.').collect::<Vec<_>>().as_slice() {
        [game, area, number] => upper(game) && upper(area) && digits(number),
        _ => false,
    }
}

/// A guide from its source.
fn parse(source: &str, game: &str, drawings: &Drawings, signs: &Signs) -> Result<Guide, String> {
    let mut parts = source.split("\n## ");
    let head = parts.next().unwrap_or_default();
    let (title, intro) = head
        .strip_prefix("# ")
        .ok_or("it does not begin with `# Title`")?
        .split_once('\n')
        .unwrap_or((head, ""));
    let sections = parts.map(|part| section(part, game, drawings, signs));
    Ok(Guide {
        title: title.trim().to_owned(),
        intro: text::blocks(intro, game, drawings, signs)?,
        sections: sections.collect::<Result<_, _>>()?,
        clauses: BTreeMap::new(),
    })
}

/// A section without its `## `.
fn section(source: &str, game: &str, drawings: &Drawings, signs: &Signs) -> Result<Section, String> {
    let (head, body) = source.split_once('\n').unwrap_or((source, ""));
    let (id, title) = head
        .split_once(':')
        .ok_or_else(|| format!("not `## id: Title`: ## {head}"))?;
    let lines: Vec<&str> = body.trim_end().lines().collect();
    let quoted = lines
        .iter()
        .rev()
        .take_while(|line| line.starts_with('>'))
        .count();
    let (text, quotation) = lines.split_at(lines.len() - quoted);
    let words = quotation
        .iter()
        .flat_map(|line| line.trim_start_matches('>').split_whitespace());
    let clauses: Vec<String> = words.map(|word| word.trim_end_matches(',').to_owned()).collect();
    if let Some(word) = clauses.iter().find(|word| !is_clause(word)) {
        return Err(format!("section {id}: not a clause: {word}"));
    }
    Ok(Section {
        id: id.trim().to_owned(),
        title: title.trim().to_owned(),
        chapter: String::new(),
        blocks: text::blocks(&text.join("\n"), game, drawings, signs)
            .map_err(|fault| format!("section {id}: {fault}"))?,
        clauses,
    })
}
