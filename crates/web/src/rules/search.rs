//! Searching in the rules: where words occur in a text, whatever their capitals and accents, and how they are marked.

/// What is searched for: its letters as they are compared. None for nothing.
#[must_use]
pub fn needle(typed: &str) -> Option<Vec<char>> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let letters: Vec<char> = words.join(" ").chars().map(folded).collect();
    // A single letter is everywhere.
    (letters.len() > 1).then_some(letters)
}

/// A letter as it is compared: small, without the accents that people leave out when they type.
fn folded(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'ё' => 'е',
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        '’' => '\'',
        '–' | '—' => '-',
        other if other.is_whitespace() => ' ',
        other => other,
    }
}

/// A letter that the reader sees, and where it stands in the text.
struct Glyph {
    start: usize,
    end: usize,
    letter: char,
}

/// The letters of a text between its tags.
fn glyphs(html: &str) -> Vec<Glyph> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(first) = rest.chars().next() {
        let start = html.len() - rest.len();
        let (length, letter) = match first {
            '<' => (rest.find('>').map_or(rest.len(), |end| end + 1), None),
            '&' => entity(rest),
            other => (other.len_utf8(), Some(other)),
        };
        if let Some(letter) = letter {
            found.push(Glyph {
                start,
                end: start + length,
                letter: folded(letter),
            });
        }
        rest = &rest[length..];
    }
    found
}

/// The letter that is written as `&amp;` and the like.
fn entity(text: &str) -> (usize, Option<char>) {
    let known = [("&amp;", '&'), ("&lt;", '<'), ("&gt;", '>'), ("&quot;", '"')];
    let found = known.iter().find(|(name, _)| text.starts_with(name));
    found.map_or((1, Some('&')), |(name, letter)| (name.len(), Some(*letter)))
}

/// How often something occurs in a text.
#[must_use]
pub fn count(html: &str, needle: &[char]) -> usize {
    places(&glyphs(html), needle).len()
}

/// The numbers of the first letters, none inside another occurrence.
fn places(glyphs: &[Glyph], needle: &[char]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut from = 0;
    while from + needle.len() <= glyphs.len() {
        let here = &glyphs[from..from + needle.len()];
        if here
            .iter()
            .zip(needle)
            .all(|(glyph, wanted)| glyph.letter == *wanted)
        {
            found.push(from);
            from += needle.len();
        } else {
            from += 1;
        }
    }
    found
}

/// The text with every occurrence marked. One that goes across tags is marked in pieces; all but the first have the class `more`.
#[must_use]
pub fn marked(html: &str, needle: &[char]) -> String {
    let glyphs = glyphs(html);
    let mut out = String::with_capacity(html.len());
    let mut written = 0;
    for first in places(&glyphs, needle) {
        let run = &glyphs[first..first + needle.len()];
        let pieces = run.chunk_by(|one, next| one.end == next.start);
        for (number, piece) in pieces.enumerate() {
            let (start, end) = (piece[0].start, piece[piece.len() - 1].end);
            out.push_str(&html[written..start]);
            out.push_str(if number == 0 {
                "<mark>"
            } else {
                "<mark class=\"more\">"
            });
            out.push_str(&html[start..end]);
            out.push_str("</mark>");
            written = end;
        }
    }
    out.push_str(&html[written..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(html: &str, typed: &str) -> (usize, String) {
        let needle = needle(typed).unwrap();
        (count(html, &needle), marked(html, &needle))
    }

    #[test]
    fn words_are_found_whatever_their_capitals_and_accents() {
        assert_eq!(
            found("<p>The Floor of a tower, the floor above.</p>", "floor"),
            (
                2,
                "<p>The <mark>Floor</mark> of a tower, the <mark>floor</mark> above.</p>".into()
            )
        );
        assert_eq!(found("<p>Płać złotem</p>", "plac  ZLOTEM").0, 1);
        assert_eq!(found("<p>Шёлк</p>", "шелк").1, "<p><mark>Шёлк</mark></p>");
    }

    #[test]
    fn words_are_found_across_tags_and_never_inside_them() {
        assert_eq!(
            found("<p>the <strong>floor</strong> value</p>", "floor value"),
            (
                1,
                "<p>the <strong><mark>floor</mark></strong><mark class=\"more\"> value</mark></p>".into()
            )
        );
        assert_eq!(found("<p class=\"ruling\">x</p>", "ruling").0, 0);
        assert_eq!(
            found("<p>a &amp; b</p>", "& b").1,
            "<p>a <mark>&amp; b</mark></p>"
        );
    }

    #[test]
    fn nothing_and_a_single_letter_are_not_searched_for() {
        assert_eq!(needle("  "), None);
        assert_eq!(needle("a"), None);
    }
}
