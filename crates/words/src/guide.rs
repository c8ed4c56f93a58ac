//! The guide to a game: its rules in our own words, in the order in which a player meets them.
//!
//! It is written as `games/GAME/guide/LANGUAGE.md`, converted to this form when the bundle is made, and read by the page when somebody opens the
//! rules: so both sides share the type, and the words are not part of the program.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A guide in one language. Its texts are HTML that the bundler made of our own files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guide {
    /// What it is called.
    pub title: String,
    /// The introduction: paragraphs.
    pub intro: Vec<String>,
    /// The sections, in the order of reading; the first says how a turn goes.
    pub sections: Vec<Section>,
    /// The clause that a message of the rules comes from, by the id of the message: refusals and questions.
    pub clauses: BTreeMap<String, String>,
}

/// A section of a guide.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Its name in addresses, the same in every language.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The name of the chapter it stands in, the same in every language.
    pub chapter: String,
    /// Paragraphs, lists, tables, pictures.
    pub blocks: Vec<String>,
    /// The clauses of the rules that it covers.
    pub clauses: Vec<String>,
}

/// A place in a guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage<'a> {
    /// The number of the section.
    pub section: usize,
    /// The clause that was asked for.
    pub clause: Option<&'a str>,
}

impl Guide {
    /// Where something is explained: a section by its id, a clause by its number, a refusal or a question by the id of its message.
    #[must_use]
    pub fn find(&self, wanted: &str) -> Option<Passage<'_>> {
        if let Some(section) = self.sections.iter().position(|section| section.id == wanted) {
            return Some(Passage {
                section,
                clause: None,
            });
        }
        let clause = self.clauses.get(wanted).map_or(wanted, String::as_str);
        self.sections.iter().enumerate().find_map(|(number, section)| {
            let clause = section.clauses.iter().find(|held| *held == clause)?;
            Some(Passage {
                section: number,
                clause: Some(clause),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_found_by_its_id_by_a_clause_and_by_what_the_rules_say() {
        let section = |id: &str, clauses: [&str; 2]| Section {
            id: id.into(),
            clauses: clauses.map(String::from).into(),
            ..Section::default()
        };
        let guide = Guide {
            sections: vec![
                section("turn", ["L.TU.1", "L.TU.2"]),
                section("towers", ["L.TW.1", "L.TW.6"]),
            ],
            clauses: [("lorenzo.tower.surcharge".into(), "L.TW.6".into())].into(),
            ..Guide::default()
        };
        let found = |wanted| {
            guide
                .find(wanted)
                .map(|passage| (passage.section, passage.clause))
        };
        assert_eq!(found("towers"), Some((1, None)));
        assert_eq!(found("L.TU.2"), Some((0, Some("L.TU.2"))));
        assert_eq!(found("lorenzo.tower.surcharge"), Some((1, Some("L.TW.6"))));
        assert_eq!(found("L.XX.9"), None);
    }
}
