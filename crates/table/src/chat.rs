//! Chat: plain text, and not part of the journal.

use crate::wire::{LONGEST_CHAT, LONGEST_NAME};

/// The text as it may be shown: one line without control characters; none when nothing is left or it is too long.
#[must_use]
pub fn clean_line(text: &str) -> Option<String> {
    clean(text, LONGEST_CHAT)
}

/// The name as it may be shown.
#[must_use]
pub fn clean_name(text: &str) -> Option<String> {
    clean(text, LONGEST_NAME)
}

fn clean(text: &str, longest: usize) -> Option<String> {
    // Characters that change the direction of writing or are invisible would let one name pass for another.
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{ad}')
    };
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.chars().filter(|&c| !unseen(c)).collect::<String>())
        .filter(|word| !word.is_empty())
        .collect();
    let line = words.join(" ");
    (!line.is_empty() && line.chars().count() <= longest).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_trimmed_and_has_no_hidden_characters() {
        assert_eq!(
            clean_line("  well\u{202e}\n played\u{7} "),
            Some("well played".into())
        );
        assert_eq!(clean_line(" \u{200b} \t"), None);
        assert_eq!(clean_line(&"x".repeat(LONGEST_CHAT + 1)), None);
        assert_eq!(clean_name("Łucja Iwanowa").as_deref(), Some("Łucja Iwanowa"));
    }
}
