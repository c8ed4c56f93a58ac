//! What people may be called: visible names that do not resemble anybody else's.
//!
//! Two names are alike when a reader could take one for the other: `Anna` and `Аnnа` with Cyrillic letters, `Ivan` and `lvan`. The table of such letters is that
//! of Unicode (UTS 39).

use signoria_table::chat::clean_name;
use signoria_table::wire::LONGEST_NAME;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The most marks, such as accents, on one letter. Languages need two; more would cover the lines above and below.
const MOST_MARKS: usize = 2;

/// Letters and marks that take part in writing but are invisible.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// The name as it is stored and shown: in one form of writing (NFKC), of letters, digits, marks and plain punctuation. None if it cannot be one.
#[must_use]
pub fn checked(text: &str) -> Option<String> {
    // First, because a long text is not worth the work.
    if text.chars().count() > 4 * LONGEST_NAME {
        return None;
    }
    let mut marks = 0;
    let shown = |c: &char| {
        let is_mark = is_combining_mark(*c);
        marks = if is_mark { marks + 1 } else { 0 };
        let fits = c.is_alphanumeric() || matches!(c, ' ' | '’' | '·' | '–') || c.is_ascii_punctuation();
        !is_blank(*c) && (fits || (is_mark && marks <= MOST_MARKS))
    };
    let name = clean_name(&text.nfkc().filter(shown).collect::<String>())?;
    name.chars().any(char::is_alphanumeric).then_some(name)
}

/// The look of a name: names that look alike have the same one.
#[must_use]
pub fn likeness(name: &str) -> String {
    let name: String = name.nfkc().collect();
    // Twice, since letters that look alike as capitals may differ as small ones, and the other way round.
    let once = skeleton(&name).collect::<String>().to_lowercase();
    skeleton(&once).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_can_be_seen() {
        assert_eq!(checked("Łucja Iwanowa").as_deref(), Some("Łucja Iwanowa"));
        assert_eq!(
            checked("  Анна-Мария  O’Neill 2 ").as_deref(),
            Some("Анна-Мария O’Neill 2")
        );
        assert_eq!(
            checked("Ａｎｎａ").as_deref(),
            Some("Anna"),
            "one form of writing"
        );
        assert_eq!(checked("An\u{200b}na\u{fe0f}").as_deref(), Some("Anna"));
        let piled = format!("a{}", "\u{301}".repeat(20));
        assert!(checked(&piled).unwrap().chars().count() <= 3);
        for nothing in [
            "",
            " \u{202e} ",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "-",
            &"x".repeat(33),
            &"x".repeat(9999),
        ] {
            assert_eq!(checked(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_recognised() {
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("Anna", "ANNA"),
            ("Ivan", "lvan"),
            ("Marmion", "rnarmion"),
            ("Olga", "0lga"),
            ("Борис", "БОРИС"),
        ] {
            assert_eq!(likeness(one), likeness(other), "{one} {other}");
        }
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Anna", "Анна"),
            ("Łucja", "Lucja"),
            ("Boris", "Борис"),
        ] {
            assert_ne!(likeness(one), likeness(other), "{one} {other}");
        }
    }
}
