//! Which clauses of a game's `RULES.md` no test cites.
//!
//! A clause is a line that begins with `- **F.AU.13**`. A test cites it in a comment (`// F.AU.13`), in a file under
//! `tests/` or in a `#[cfg(test)]` module. The section `DC` lists decisions and does not count.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Failed, root};

/// Games whose every clause is cited: from here on it must stay so.
const COMPLETE: &[&str] = &["florence", "lorenzo", "praga", "amalfi"];

/// Lists the uncited clauses of one game or of all.
pub fn list(game: Option<&str>) -> Result<(), Failed> {
    let games = match game {
        Some(game) => vec![game.to_owned()],
        None => games()?,
    };
    for game in games {
        let Report {
            clauses,
            uncited,
            unknown,
        } = report(&game)?;
        println!("{game}: {} clauses, {} uncited", clauses, uncited.len());
        uncited.iter().for_each(|clause| println!("  {clause}"));
        for (clause, file) in unknown {
            println!("  {clause} is cited in {file}, but is no clause");
        }
    }
    Ok(())
}

/// Fails if a complete game has an uncited clause, or a test cites a clause that does not exist.
pub fn enforce() -> Result<(), Failed> {
    for game in COMPLETE {
        let Report {
            clauses,
            uncited,
            unknown,
        } = report(game)?;
        if !uncited.is_empty() {
            return Err(Failed(format!("{game}: no test cites {}", uncited.join(", "))));
        }
        if let Some((clause, file)) = unknown.first() {
            return Err(Failed(format!(
                "{game}: {file} cites {clause}, which is no clause of RULES.md"
            )));
        }
        println!("{game}: all {clauses} clauses are cited");
    }
    Ok(())
}

fn games() -> Result<Vec<String>, Failed> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root().join("games"))? {
        let entry = entry?;
        if entry.path().join("RULES.md").exists() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

struct Report {
    clauses: usize,
    uncited: Vec<String>,
    unknown: Vec<(String, String)>,
}

fn report(game: &str) -> Result<Report, Failed> {
    let folder = root().join("games").join(game);
    let rules = folder.join("RULES.md");
    let text =
        fs::read_to_string(&rules).map_err(|error| Failed(format!("games/{game}/RULES.md: {error}")))?;
    let clauses: Vec<String> = text.lines().filter_map(clause_of_line).collect();
    let prefix = clauses
        .first()
        .and_then(|clause| clause.split('.').next())
        .unwrap_or_default()
        .to_owned();
    let known: BTreeSet<&String> = clauses.iter().collect();
    let mut cited = BTreeSet::new();
    let mut unknown = Vec::new();
    for (file, test_code) in test_code(&folder)? {
        for clause in citations(&test_code, &prefix) {
            if !known.contains(&clause) {
                unknown.push((clause.clone(), file.clone()));
            }
            cited.insert(clause);
        }
    }
    let counts = |clause: &&String| clause.split('.').nth(1) != Some("DC");
    let counted: Vec<&String> = clauses.iter().filter(counts).collect();
    let uncited = counted
        .iter()
        .filter(|clause| !cited.contains(**clause))
        .map(|clause| (*clause).clone())
        .collect();
    Ok(Report {
        clauses: counted.len(),
        uncited,
        unknown,
    })
}

/// The id of a line that states a clause.
fn clause_of_line(line: &str) -> Option<String> {
    let id = line.strip_prefix("- **")?.split("**").next()?;
    is_clause(id).then(|| id.to_owned())
}

fn is_clause(id: &str) -> bool {
    let parts: Vec<&str> = id.split('.').collect();
    matches!(parts.as_slice(), [game, section, number]
        if game.len() == 1
            && section.len() == 2
            && section.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The clauses named in comments.
fn citations(code: &str, prefix: &str) -> Vec<String> {
    let comments = code
        .lines()
        .filter_map(|line| line.split_once("//").map(|(_, comment)| comment));
    let words =
        comments.flat_map(|comment| comment.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.')));
    words
        .map(|word| word.trim_matches('.'))
        .filter(|word| is_clause(word) && word.starts_with(prefix))
        .map(str::to_owned)
        .collect()
}

/// The test code of a crate: all of `tests/`, and what follows `#[cfg(test)]` in `src/`.
fn test_code(folder: &Path) -> Result<Vec<(String, String)>, Failed> {
    let mut found = Vec::new();
    for (sub, whole) in [("tests", true), ("src", false)] {
        for path in rust_files(&folder.join(sub))? {
            let text = fs::read_to_string(&path)?;
            let code = if whole {
                text
            } else {
                text.split_once("#[cfg(test)]")
                    .map_or(String::new(), |(_, tests)| tests.into())
            };
            let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
            found.push((name, code));
        }
    }
    Ok(found)
}

fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        if !folder.exists() {
            continue;
        }
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_a_bold_id_at_the_start_of_a_line() {
        assert_eq!(
            clause_of_line("- **F.AU.13** If the opener won"),
            Some("F.AU.13".into())
        );
        assert_eq!(clause_of_line("- **Note** F.AU.13"), None);
        assert_eq!(clause_of_line("see **F.AU.13**"), None);
    }

    #[test]
    fn only_comments_cite_and_only_whole_ids() {
        let code =
            "// F.AU.1, F.AU.13: both\nlet x = \"F.AU.2\";\nfn f() {} // F.RD.4.\n// L.AU.9 F.AU F.AU.x\n";
        assert_eq!(citations(code, "F"), ["F.AU.1", "F.AU.13", "F.RD.4"]);
    }
}
