//! Names on cards: in two lines where they can be, in a smaller cut where they must be, in three lines at the most; a word that is wider than a card is parted
//! between syllables. No name is squeezed.

use crate::boards::kit::syllables::breakable;

/// How wide a line of a card is, in sizes of its type.
const ROOM: f64 = 5.6;

/// The smallest cut, of the size of the others.
const SMALL: f64 = 0.92;

/// The width of a space and of a hyphen.
const SPACE: f64 = 0.25;
const HYPHEN: f64 = 0.33;

/// How wide a letter of our sturdier type is, in sizes of the type: measured, and rounded up to a few kinds of letters.
fn letter(letter: char) -> f64 {
    match letter {
        'i' | 'l' | 'ł' | '\'' | '.' => 0.28,
        'f' | 'j' | 't' | 'I' | 's' | 'ś' | '’' | '-' | 'з' | 'э' => 0.4,
        'c' | 'e' | 'r' | 'z' | 'г' | 'т' | 'е' | 'ё' | 'с' => 0.46,
        'm' | 'ш' | 'щ' | 'Ф' => 0.85,
        'M' | 'М' | 'W' | 'Ж' => 0.98,
        'Ш' | 'Щ' | 'Ю' => 1.12,
        'ж' | 'ю' | 'м' | 'ф' | 'ы' | 'w' => 0.75,
        _ if letter.is_uppercase() => 0.72,
        _ => 0.55,
    }
}

fn width(word: &str) -> f64 {
    word.chars().map(letter).sum()
}

/// How many lines words need in a line of that width; none if one of them is wider.
fn lines(words: &[&str], room: f64) -> Option<usize> {
    let (mut count, mut used) = (1, 0.0);
    for word in words {
        let wide = width(word);
        if wide > room {
            return None;
        }
        if used > 0.0 && used + SPACE + wide > room {
            count += 1;
            used = wide;
        } else {
            used += if used > 0.0 { SPACE + wide } else { wide };
        }
    }
    Some(count)
}

/// A name as a card shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The size of its letters, of the size of others.
    pub cut: f64,
    /// The name, with marks where a word may be parted that is too wide.
    pub words: String,
}

/// How a name fits a card.
pub fn fitted(name: &str) -> Fitted {
    let words: Vec<&str> = name.split(' ').collect();
    let plain = |cut| Fitted {
        cut,
        words: name.to_owned(),
    };
    for most in [2, 3] {
        for cut in [1.0, SMALL] {
            if lines(&words, ROOM / cut).is_some_and(|count| count <= most) {
                return plain(cut);
            }
        }
    }
    let parted = words.iter().map(|word| {
        if width(word) + HYPHEN > ROOM / SMALL {
            breakable(word)
        } else {
            (*word).to_owned()
        }
    });
    Fitted {
        cut: SMALL,
        words: parted.collect::<Vec<_>>().join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_fits_two_lines_is_as_large_as_any() {
        assert_eq!(fitted("Utopia").cut, 1.0);
        assert_eq!(fitted("Johannes Gutenberg").cut, 1.0);
        assert_eq!(fitted("Пьетро Бембо").cut, 1.0);
    }

    #[test]
    fn a_longer_one_is_set_smaller_and_stays_whole() {
        let name = fitted("Michelangelo");
        assert_eq!((name.cut, name.words.as_str()), (SMALL, "Michelangelo"));
    }

    #[test]
    fn a_word_wider_than_a_card_is_parted_between_syllables() {
        let seen = |name: &str| fitted(name).words.replace('\u{ad}', "|");
        assert_eq!(seen("Transfiguration"), "Trans|fi|gu|ra|tion");
        assert_eq!(
            seen("Купол Флорентийского собора"),
            "Купол Фло|рен|тийс|кого собора"
        );
    }
}
