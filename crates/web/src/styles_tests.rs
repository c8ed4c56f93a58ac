//! Finds style sheets that a browser would read differently from how they look: it silently skips what it does not
//! understand.

use std::fs;
use std::path::{Path, PathBuf};

/// All style sheets of the client.
fn sheets() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "css") {
                found.push(path);
            }
        }
    }
    found
}

/// The first line at which a block is closed that was never opened, or the last line where one stays open.
fn unbalanced(text: &str) -> Option<usize> {
    let (mut depth, mut line) = (0_u32, 1);
    let mut rest = text.chars().peekable();
    let (mut is_comment, mut quote) = (false, None);
    while let Some(letter) = rest.next() {
        if letter == '\n' {
            line += 1;
        }
        match (letter, quote) {
            ('*', _) if is_comment && rest.peek() == Some(&'/') => is_comment = false,
            _ if is_comment => {}
            (letter, Some(open)) => quote = (letter != open).then_some(open),
            ('/', None) if rest.peek() == Some(&'*') => is_comment = true,
            ('"' | '\'', None) => quote = Some(letter),
            ('{', None) => depth += 1,
            ('}', None) if depth == 0 => return Some(line),
            ('}', None) => depth -= 1,
            _ => {}
        }
    }
    (depth > 0).then_some(line)
}

#[test]
fn every_block_of_a_style_sheet_is_closed_once() {
    assert!(sheets().len() > 5);
    for path in sheets() {
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(unbalanced(&text), None, "{}", path.display());
    }
}

#[test]
fn a_brace_too_many_is_found_and_words_are_not_counted() {
    assert_eq!(unbalanced("a { }\n}\nb { }"), Some(2));
    assert_eq!(unbalanced("a {\n b { }"), Some(2));
    assert_eq!(unbalanced("a::after { content: '}'; /* } */ }"), None);
}

/// Styles know light and dark; the theme of the system is resolved before it is shown.
#[test]
fn no_style_sheet_has_rules_for_the_theme_of_the_system() {
    for path in sheets() {
        let text = fs::read_to_string(&path).unwrap();
        assert!(!text.contains("data-theme=\"system\""), "{}", path.display());
        assert!(!text.contains("prefers-color-scheme"), "{}", path.display());
    }
}

/// The selectors of a sheet, each with what stands before its block.
fn selectors(text: &str) -> impl Iterator<Item = &str> {
    let blocks = text
        .split('{')
        .filter_map(|block| block.rsplit(['}', ';', '/']).next());
    blocks.flat_map(|selector| selector.split(',')).map(str::trim)
}

/// The classes of a selector.
fn classes(selector: &str) -> impl Iterator<Item = &str> {
    let class = |part: &str| {
        part.find(|letter: char| !letter.is_alphanumeric() && letter != '-')
            .unwrap_or(part.len())
    };
    selector.split('.').skip(1).map(move |part| &part[..class(part)])
}

/// A room's sheet stays when its room is left. What it says of one class alone would hold on every board that is opened afterwards.
#[test]
fn the_sheets_of_rooms_say_nothing_about_the_boards() {
    let text = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let is_board = |path: &&PathBuf| path.components().any(|part| part.as_os_str() == "boards");
    let boards: String = sheets().iter().filter(is_board).map(text).collect();
    let used: Vec<&str> = selectors(&boards).flat_map(classes).collect();
    for room in ["rooms.css", "study.css", "room.css"] {
        let path = sheets().into_iter().find(|path| path.ends_with(room)).unwrap();
        let sheet = text(&path);
        let alone = |selector: &&str| {
            selector.strip_prefix('.').is_some_and(|class| {
                class
                    .chars()
                    .all(|letter| letter.is_alphanumeric() || letter == '-')
            })
        };
        for selector in selectors(&sheet).filter(alone) {
            // The page in which no board is shown, and what the frame says to those who watch.
            if [".home", ".watching"].contains(&selector) {
                continue;
            }
            assert!(
                !used.contains(&&selector[1..]),
                "{room} and a board style {selector}"
            );
        }
    }
}
