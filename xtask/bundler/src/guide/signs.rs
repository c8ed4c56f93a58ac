//! Signs in the tables of a guide: `guide/signs.txt` says which drawing stands before which words.
//!
//! A line is `DRAWING: english | russian | polish`, in each language the beginnings of one or several words in a row, alternatives after a comma:
//! `praga-mines: gold mine | золот шахт | kopaln złot`. A dot ends a whole word: `praga-vp: VP.`. Of several that fit the longest counts.

use signoria_words::Language;

/// The drawings of a game and the words they stand for in one language.
#[derive(Default)]
pub struct Signs(Vec<(String, Vec<String>)>);

impl Signs {
    /// Reads the signs of a language.
    ///
    /// # Errors
    ///
    /// If a line is not a drawing and the words of every language.
    pub fn read(text: &str, language: Language) -> Result<Self, String> {
        let column = Language::ALL.iter().position(|known| *known == language);
        let mut found = Vec::new();
        for line in text
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        {
            let faulty = || format!("signs.txt: not a drawing and its words: {line}");
            let (drawing, words) = line.split_once(':').ok_or_else(faulty)?;
            let words: Vec<&str> = words.split('|').collect();
            if words.len() != Language::ALL.len() {
                return Err(faulty());
            }
            for way in words[column.unwrap_or(0)].split(',') {
                let stems: Vec<String> = way.split_whitespace().map(str::to_lowercase).collect();
                if !stems.is_empty() {
                    found.push((drawing.trim().to_owned(), stems));
                }
            }
        }
        found.sort_by_key(|(_, stems)| std::cmp::Reverse((stems.len(), stems.concat().len())));
        Ok(Self(found))
    }

    /// A text in parts: what stands before a sign, and the sign with the word at its side; the last part has none.
    pub fn within<'a>(&self, text: &'a str) -> Vec<(&'a str, Option<(&str, &'a str)>)> {
        let words = words(text);
        let (mut parts, mut from, mut index) = (Vec::new(), 0, 0);
        while index < words.len() {
            let fits = |(_, stems): &&(String, Vec<String>)| {
                stems.len() <= words.len() - index
                    && stems
                        .iter()
                        .zip(&words[index..])
                        .all(|(stem, (_, word))| begins(word, stem))
            };
            match self.0.iter().find(fits) {
                Some((drawing, stems)) => {
                    let at = words[index].0;
                    let rest = &text[at..];
                    let end = rest
                        .find(|letter: char| !letter.is_alphabetic())
                        .unwrap_or(rest.len());
                    parts.push((&text[from..at], Some((drawing.as_str(), &rest[..end]))));
                    from = at + end;
                    index += stems.len();
                }
                None => index += 1,
            }
        }
        parts.push((&text[from..], None));
        parts
    }
}

/// Whether a word begins like that; a stem with a dot is the whole word.
fn begins(word: &str, stem: &str) -> bool {
    stem.strip_suffix('.')
        .map_or_else(|| word.starts_with(stem), |whole| word == whole)
}

/// The words of a text in small letters, with where they begin.
fn words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut is_inside = false;
    for (at, letter) in text.char_indices() {
        if letter.is_alphabetic() {
            if !is_inside {
                words.push((at, String::new()));
            }
            if let Some((_, word)) = words.last_mut() {
                word.extend(letter.to_lowercase());
            }
        }
        is_inside = letter.is_alphabetic();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Signs.\npraga-vp: VP. | очк | PZ.\npraga-gold: gold | золот | złot\npraga-mines: gold mine | золот шахт | kopaln złot\n";

    fn told(language: Language, text: &str) -> String {
        let signs = Signs::read(TEXT, language).unwrap();
        let parts = signs.within(text).into_iter();
        let told = |(before, sign): (&str, Option<(&str, &str)>)| {
            let sign = sign.map(|(sign, word)| format!("[{sign} {word}]"));
            format!("{before}{}", sign.unwrap_or_default())
        };
        parts.map(told).collect()
    }

    #[test]
    fn a_sign_stands_before_its_words_and_the_longest_counts() {
        assert_eq!(
            told(Language::En, "2 gold, 1 gold mine"),
            "2 [praga-gold gold], 1 [praga-mines gold] mine"
        );
        assert_eq!(told(Language::Ru, "Золотая шахта"), "[praga-mines Золотая] шахта");
        assert_eq!(
            told(Language::Pl, "2 złota albo 1 kopalnia złota"),
            "2 [praga-gold złota] albo 1 [praga-mines kopalnia] złota"
        );
        assert_eq!(told(Language::En, "3 VP, not vps"), "3 [praga-vp VP], not vps");
    }

    #[test]
    fn a_line_without_every_language_is_refused() {
        assert!(Signs::read("praga-gold: gold | золот", Language::En).is_err());
    }
}
