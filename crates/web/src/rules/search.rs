//! Searching in the rules: where words occur in a text, whatever their capitals, accents and endings, and how they are marked.

use std::ops::Range;

/// What is searched for: the stems of the words, in the letters in which they are compared. Each must occur, in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needle(Vec<Vec<char>>);

impl Needle {
    /// What was typed. None for nothing: a single letter is everywhere.
    #[must_use]
    pub fn of(typed: &str) -> Option<Self> {
        let words = typed.split_whitespace().map(|word| word.chars().map(folded));
        let words: Vec<Vec<char>> = words.map(Iterator::collect).collect();
        let words = words.into_iter().filter(|word| word.len() > 1).map(stem);
        Some(Self(words.collect())).filter(|needle| !needle.0.is_empty())
    }

    /// Whether every word occurs in one of these texts.
    #[must_use]
    pub fn is_in<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        let mut missing: Vec<&Vec<char>> = self.0.iter().collect();
        for text in texts {
            let glyphs = glyphs(text);
            missing.retain(|word| !(0..glyphs.len()).any(|at| begins(&glyphs, at, word)));
        }
        missing.is_empty()
    }

    /// How many marks a text gets.
    #[must_use]
    pub fn count(&self, html: &str) -> usize {
        self.places(&glyphs(html)).len()
    }

    /// The words of a text that begin with one of the stems; neighbours in one go.
    fn places(&self, glyphs: &[Glyph]) -> Vec<Range<usize>> {
        let mut found: Vec<Range<usize>> = Vec::new();
        let mut from = 0;
        while from < glyphs.len() {
            let Some(stem) = self.0.iter().find(|stem| begins(glyphs, from, stem)) else {
                from += 1;
                continue;
            };
            let mut end = from + stem.len();
            while end < glyphs.len() && !starts_word(glyphs, end) && glyphs[end].letter.is_alphanumeric() {
                end += 1;
            }
            match found.last_mut() {
                Some(last) if is_gap(&glyphs[last.end..from]) => last.end = end,
                _ => found.push(from..end),
            }
            from = end;
        }
        found
    }

    /// The text with every occurrence marked. One that goes across tags is marked in pieces; all but the first have the class `more`.
    #[must_use]
    pub fn marked(&self, html: &str) -> String {
        let glyphs = glyphs(html);
        let mut out = String::with_capacity(html.len());
        let mut written = 0;
        for place in self.places(&glyphs) {
            let pieces = glyphs[place].chunk_by(|one, next| one.end == next.start);
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
}

/// The endings of English, Russian and Polish words, the longer ones first, in the letters in which they are compared.
const ENDINGS: &str = "\
    ами ями ого его ому ему ыми ими ing ami ego emu ymi imi ach ych ich \
    ах ях ов ев ей ой ый ий ая яя ое ее ые ие ую юю ам ям ом ем ым им ых их es ed ow om em ej ie ia ym im \
    а я о е ы и у ю ь й s a e i o u y";

/// What must be left of a word without its ending.
const SHORTEST_STEM: usize = 3;

/// A word without its ending: “башня” is also looked for as “башни” and “башне”. What is no word, such as the number of a clause, stays as it is.
fn stem(mut word: Vec<char>) -> Vec<char> {
    if word.iter().all(|letter| letter.is_alphabetic()) {
        let ending = ENDINGS.split_whitespace().find(|ending| {
            let ending: Vec<char> = ending.chars().collect();
            word.len() >= ending.len() + SHORTEST_STEM && word.ends_with(&ending)
        });
        word.truncate(word.len() - ending.map_or(0, |ending| ending.chars().count()));
    }
    word
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
    /// Whether a paragraph, a cell or a picture ends before it.
    is_apart: bool,
}

/// Tags inside of words and sentences.
const INLINE: [&str; 4] = ["strong", "em", "a", "code"];

fn is_inline(tag: &str) -> bool {
    let name = tag.trim_start_matches(['<', '/']);
    INLINE.contains(&name.split([' ', '>']).next().unwrap_or_default())
}

/// The letters of a text between its tags.
fn glyphs(html: &str) -> Vec<Glyph> {
    let mut found = Vec::new();
    let mut rest = html;
    let mut is_apart = false;
    while let Some(first) = rest.chars().next() {
        let start = html.len() - rest.len();
        let (length, letter) = match first {
            '<' => (rest.find('>').map_or(rest.len(), |end| end + 1), None),
            '&' => entity(rest),
            other => (other.len_utf8(), Some(other)),
        };
        match letter {
            Some(letter) => {
                found.push(Glyph {
                    start,
                    end: start + length,
                    letter: folded(letter),
                    is_apart,
                });
                is_apart = false;
            }
            None => is_apart |= !is_inline(&rest[..length]),
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

/// Whether a word begins here.
fn starts_word(glyphs: &[Glyph], at: usize) -> bool {
    at == 0 || glyphs[at].is_apart || !glyphs[at - 1].letter.is_alphanumeric()
}

/// Whether a word with that stem begins here.
fn begins(glyphs: &[Glyph], at: usize, stem: &[char]) -> bool {
    let here = glyphs.get(at..at + stem.len());
    starts_word(glyphs, at)
        && here.is_some_and(|here| {
            here.iter()
                .zip(stem)
                .all(|(glyph, letter)| glyph.letter == *letter)
        })
}

/// Whether only space lies between two words of a sentence.
fn is_gap(between: &[Glyph]) -> bool {
    !between.is_empty() && between.iter().all(|glyph| glyph.letter == ' ' && !glyph.is_apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(html: &str, typed: &str) -> (usize, String) {
        let needle = Needle::of(typed).unwrap();
        (needle.count(html), needle.marked(html))
    }

    #[test]
    fn words_are_found_regardless_of_capitals_and_accents() {
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
    fn words_are_found_with_other_endings() {
        for (typed, text) in [
            ("башня", "этаж башни"),
            ("слугами", "двое слуг"),
            ("ценность этажа", "ценности этажей"),
            ("wieża", "w wieży"),
            ("służący", "dwóch służących"),
            ("towers", "a tower"),
            ("placing", "place it"),
        ] {
            assert_eq!(found(text, typed).0, 1, "{typed}: {text}");
        }
        assert_eq!(
            found("a sword, words", "word").0,
            1,
            "only from the beginning of a word"
        );
        assert_eq!(found("L.TW.6, L.TW.16", "l.tw.6").0, 1);
    }

    #[test]
    fn all_words_must_occur_in_any_order() {
        let needle = Needle::of("value floors").unwrap();
        assert!(needle.is_in(["<p>The floor asks for a value.</p>"]));
        assert!(needle.is_in(["Floors", "<p>their value</p>"]));
        assert!(!needle.is_in(["<p>The floor</p>"]));
        assert_eq!(
            needle.marked("<li>floor</li><li>value</li>"),
            "<li><mark>floor</mark></li><li><mark>value</mark></li>"
        );
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
        assert_eq!(found("<p>x&amp;y</p>", "x&y").1, "<p><mark>x&amp;y</mark></p>");
    }

    #[test]
    fn nothing_and_a_single_letter_are_not_searched_for() {
        assert_eq!(Needle::of("  "), None);
        assert_eq!(Needle::of("a"), None);
    }
}
