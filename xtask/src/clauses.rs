//! Which clauses of a game's `RULES.md` no test proves.
//!
//! A clause is a line that begins with `- **F.AU.13**`. A test that fails without it proves it, and says so in its own header: a comment
//! (`// F.AU.13`) directly above the test, next to `#[test]`, with at most two clauses. Tests live under `tests/` and in `#[cfg(test)]`
//! modules. The section `DC` lists decisions and does not count.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Failed, root};

/// A test that proves more clauses than this proves none of them well.
const MOST_CLAUSES: usize = 2;

/// Lists what is wrong with the citations of one game or of all.
pub fn list(game: Option<&str>) -> Result<(), Failed> {
    let games = match game {
        Some(game) => vec![game.to_owned()],
        None => games()?,
    };
    for name in games {
        let report = report(&name)?;
        println!(
            "{name}: {} clauses, {} without a test, {} crowded tests, {} citations outside a header",
            report.clauses,
            report.unproved.len(),
            report.crowded.len(),
            report.stray.len()
        );
        report.unknown.iter().for_each(|line| println!("  {line}"));
        if game.is_some() {
            report.unproved.iter().for_each(|line| println!("  {line}"));
            report.crowded.iter().for_each(|line| println!("  {line}"));
            report.stray.iter().for_each(|line| println!("  {line}"));
        }
    }
    Ok(())
}

/// Fails unless every clause of every game is cited in the header of a test, no header names more than two, and nothing is cited elsewhere.
pub fn enforce() -> Result<(), Failed> {
    for game in games()? {
        let report = report(&game)?;
        let wrong = report.unknown.iter().chain(&report.unproved);
        let mut wrong = wrong.chain(&report.crowded).chain(&report.stray);
        if let Some(first) = wrong.next() {
            return Err(Failed(format!(
                "{game}: {first}; cargo xtask clauses {game} lists all"
            )));
        }
        println!("{game}: all {} clauses are cited", report.clauses);
    }
    Ok(())
}

/// The games: the folders with rules.
pub fn games() -> Result<Vec<String>, Failed> {
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

#[derive(Default)]
struct Report {
    clauses: usize,
    /// Cited in no header of a test.
    unproved: Vec<String>,
    /// Tests that cite too many.
    crowded: Vec<String>,
    /// Citations that belong to no test.
    stray: Vec<String>,
    /// Citations of unknown clauses.
    unknown: Vec<String>,
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
    let mut proved = BTreeSet::new();
    let mut report = Report::default();
    for (file, code) in test_code(&folder)? {
        for citation in citations(&code, &prefix) {
            let place = format!("{file}:{}", citation.line);
            for clause in &citation.clauses {
                if !known.contains(clause) {
                    report
                        .unknown
                        .push(format!("{place} cites {clause}, which is no clause"));
                }
            }
            match citation.test {
                Some(test) if citation.clauses.len() > MOST_CLAUSES => {
                    let count = citation.clauses.len();
                    report
                        .crowded
                        .push(format!("{place} {test} cites {count} clauses"));
                    proved.extend(citation.clauses);
                }
                Some(_) => proved.extend(citation.clauses),
                None => report.stray.push(format!(
                    "{place} cites {} outside the header of a test",
                    citation.clauses.join(" ")
                )),
            }
        }
    }
    let counts = |clause: &&String| clause.split('.').nth(1) != Some("DC");
    let counted: Vec<&String> = clauses.iter().filter(counts).collect();
    report.clauses = counted.len();
    let unproved = counted.into_iter().filter(|clause| !proved.contains(*clause));
    report.unproved = unproved
        .map(|clause| format!("{clause} stands in no header"))
        .collect();
    Ok(report)
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

/// The clauses that are named together: in the header of a test, or on a line that belongs to none.
#[derive(Debug, PartialEq)]
struct Citation {
    line: usize,
    test: Option<String>,
    clauses: Vec<String>,
}

/// The clauses that a line names in a comment.
fn clauses_of_comment(line: &str, prefix: &str) -> Vec<String> {
    let Some((_, comment)) = line.split_once("//") else {
        return Vec::new();
    };
    let words = comment.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
    words
        .map(|word| word.trim_matches('.'))
        .filter(|word| is_clause(word) && word.starts_with(prefix))
        .map(str::to_owned)
        .collect()
}

/// The citations of a file. A header is the block of comments and attributes directly above a function; it is a test's when `#[test]`
/// is among them.
fn citations(code: &str, prefix: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut block: Vec<(usize, &str)> = Vec::new();
    for (number, line) in (1..).zip(code.lines()) {
        let trimmed = line.trim_start();
        // The head of a file may say what it is about; it proves nothing.
        if trimmed.starts_with("//!") {
            continue;
        }
        if trimmed.starts_with("//") || trimmed.starts_with("#[") {
            block.push((number, trimmed));
            continue;
        }
        let function = trimmed.strip_prefix("fn ");
        let is_test = block.iter().any(|(_, line)| line.starts_with("#[test]"));
        let test = function
            .filter(|_| is_test)
            .map(|rest| rest.split('(').next().unwrap_or_default());
        found.extend(of_block(&block, test, prefix));
        block.clear();
        found.extend(of_block(&[(number, line)], None, prefix));
    }
    found.extend(of_block(&block, None, prefix));
    found
}

fn of_block(block: &[(usize, &str)], test: Option<&str>, prefix: &str) -> Vec<Citation> {
    let citing = block
        .iter()
        .map(|&(line, text)| (line, clauses_of_comment(text, prefix)))
        .filter(|(_, clauses)| !clauses.is_empty());
    let citation = |line, clauses| Citation {
        line,
        test: test.map(str::to_owned),
        clauses,
    };
    if test.is_none() {
        return citing.map(|(line, clauses)| citation(line, clauses)).collect();
    }
    let (lines, clauses): (Vec<usize>, Vec<Vec<String>>) = citing.unzip();
    let first = lines.first().copied();
    first
        .map(|line| citation(line, clauses.into_iter().flatten().collect()))
        .into_iter()
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
        let code = "let x = \"F.AU.2\";\nfn f() {} // F.RD.4.\n// L.AU.9 F.AU F.AU.x\n";
        let [stray] = &citations(code, "F")[..] else {
            panic!("one line cites");
        };
        assert_eq!(
            (stray.line, stray.clauses.as_slice()),
            (2, &["F.RD.4".to_owned()][..])
        );
    }

    #[test]
    fn a_citation_belongs_to_the_test_below_it() {
        let code =
            "// F.AU.1\n#[test]\n// F.AU.2\nfn one() {\n    // F.AU.3\n}\n\n// F.AU.4\nfn helper() {}\n";
        let cited: Vec<(Option<String>, Vec<String>)> = citations(code, "F")
            .into_iter()
            .map(|citation| (citation.test, citation.clauses))
            .collect();
        let clause = |number: u8| format!("F.AU.{number}");
        assert_eq!(
            cited,
            [
                (Some("one".into()), vec![clause(1), clause(2)]),
                (None, vec![clause(3)]),
                (None, vec![clause(4)]),
            ]
        );
    }
}
