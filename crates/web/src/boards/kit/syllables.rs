//! Where a long word may be parted: browsers know that for some languages and on some machines alone, and a name must fit its card everywhere.

/// Shorter words are never parted.
const LONG: usize = 9;

/// The fewest letters on either side of a hyphen.
const FEWEST: usize = 3;

/// Marks where a word may be parted; nothing is seen of it where the word fits.
const SOFT_HYPHEN: char = '\u{ad}';

fn is_vowel(letter: char) -> bool {
    "aeiouyąęóаеёиоуыэюя".contains(letter)
}

/// Two letters that write one sound.
fn are_one(first: char, second: char) -> bool {
    matches!(
        (first, second),
        ('c' | 's' | 'r' | 'd', 'z') | ('c' | 'p' | 's' | 't', 'h')
    )
}

/// Consonants that stay with the one before them.
fn is_liquid(letter: char) -> bool {
    matches!(letter, 'l' | 'r' | 'л' | 'р')
}

/// Whether a letter only says how the one before it is spoken.
fn is_sign(letter: char) -> bool {
    matches!(letter, 'ь' | 'ъ')
}

/// The places at which a word may be parted: before the consonants that begin the next syllable.
fn places(word: &[char]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut last_vowel: Option<usize> = None;
    for index in (0..word.len()).filter(|index| is_vowel(word[*index])) {
        if let Some(before) = last_vowel.replace(index)
            && index > before + 1
        {
            let mut at = index - 1;
            if at > before + 1 && (are_one(word[at - 1], word[at]) || is_liquid(word[at])) {
                at -= 1;
            }
            if at >= FEWEST && word.len() - at >= FEWEST && !is_sign(word[at]) {
                found.push(at);
            }
        }
    }
    found
}

/// The words, with marks where long ones may be parted.
#[must_use]
pub fn breakable(words: &str) -> String {
    let part = |piece: &str| {
        let word = piece.trim_end_matches([' ', '-']);
        let letters: Vec<char> = word.chars().collect();
        if letters.len() < LONG {
            return piece.to_owned();
        }
        let lower: Vec<char> = word.chars().flat_map(char::to_lowercase).collect();
        // A letter whose small form is longer is none of ours.
        let places = if lower.len() == letters.len() {
            places(&lower)
        } else {
            Vec::new()
        };
        let mut parted = String::with_capacity(word.len() + 4);
        for (index, letter) in letters.into_iter().enumerate() {
            if places.contains(&index) {
                parted.push(SOFT_HYPHEN);
            }
            parted.push(letter);
        }
        parted + &piece[word.len()..]
    };
    words.split_inclusive([' ', '-']).map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(words: &str) -> String {
        breakable(words).replace(SOFT_HYPHEN, "-")
    }

    #[test]
    fn long_words_are_parted_between_syllables() {
        assert_eq!(seen("Choreographer"), "Cho-reo-gra-pher");
        assert_eq!(seen("Хореограф"), "Хорео-граф");
        assert_eq!(seen("Композитор"), "Ком-по-зи-тор");
        assert_eq!(seen("Профессия"), "Про-фес-сия");
        assert_eq!(seen("Laboratorium"), "Labo-ra-to-rium");
        assert_eq!(seen("Uniwersytet"), "Uni-wer-sy-tet");
    }

    #[test]
    fn short_words_stay_whole_and_spaces_stay_where_they_are() {
        assert_eq!(seen("Organ Builder"), "Organ Builder");
        assert_eq!(seen("Понте-Веккьо"), "Понте-Веккьо", "it has a hyphen of its own");
        assert_eq!(seen(""), "");
    }

    #[test]
    fn nothing_else_is_changed() {
        for words in ["Wolny Zawód", "Драматург и Композитор", "Łaźnia Ýmir ŉŉŉŉŉŉŉŉŉŉ"]
        {
            assert_eq!(breakable(words).replace(SOFT_HYPHEN, ""), words);
        }
    }
}
