//! Sheets of symbols: all that a game's table shows and that needs no live data, in one file that is loaded with the table.
//!
//! The page puts the sheet into itself once and refers to its symbols by name. Each game has a file here that says what its sheet holds.

mod amalfi;
mod florence;
mod lorenzo;
mod praga;

use crate::canvas::Canvas;
use crate::portrait::{Frame, Person, portrait};
use crate::{roof, rule};

/// The sheet of a game; none for a game without drawings of its own.
#[must_use]
pub fn of(game: &str) -> Option<String> {
    let symbols = match game {
        "amalfi" => amalfi::symbols(),
        "florence" => florence::symbols(),
        "lorenzo" => lorenzo::symbols(),
        "praga" => praga::symbols(),
        _ => return None,
    };
    Some(sheet(&[symbols, rule::pictures(game)].concat()))
}

/// The file around symbols.
fn sheet(symbols: &[String]) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>{}{}</defs></svg>",
        roof::patterns(),
        symbols.concat()
    )
}

/// Portraits of people in both frames: `portrait-NAME`, and `portrait-NAME-round`.
fn people<'a>(people: &'a [(&'a str, Person)]) -> impl Iterator<Item = String> + 'a {
    let frames = [(Frame::Arch, ""), (Frame::Round, "-round")];
    people.iter().flat_map(move |(name, person)| {
        frames.map(|(frame, ending)| {
            let mut canvas = Canvas::new(format!("portrait-{name}{ending}"));
            portrait(&mut canvas, name, person, frame);
            canvas.symbol(frame.view_box())
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::all_pigments;

    /// The sheets that there are.
    fn sheets() -> impl Iterator<Item = (&'static str, String)> {
        let games = ["florence", "lorenzo", "praga", "amalfi"];
        games.into_iter().filter_map(|game| Some((game, of(game)?)))
    }

    #[test]
    fn every_variable_of_the_drawings_is_a_pigment() {
        for (game, sheet) in sheets() {
            for part in sheet.split("var(--art-").skip(1) {
                let name = part.split(')').next().unwrap_or_default();
                assert!(all_pigments().any(|(known, ..)| *known == name), "{game}: {name}");
            }
        }
    }

    #[test]
    fn no_name_stands_twice() {
        for (game, sheet) in sheets() {
            let mut names: Vec<&str> = sheet
                .split("id=\"")
                .skip(1)
                .filter_map(|part| part.split('"').next())
                .collect();
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count, "{game}");
        }
    }
}
