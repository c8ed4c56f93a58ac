//! Long names in a narrower cut of the font: never clipped, and never too small to read.

/// A narrower cut than this cannot be read.
const NARROWEST: f64 = 0.6;

/// How many letters fit in a line at full width.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Of the Latin alphabet.
    pub latin: f64,
    /// Of Cyrillic, whose letters are wider.
    pub cyrillic: f64,
}

impl Line {
    fn letters(self, name: &str) -> f64 {
        let is_cyrillic = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
        if name.chars().any(is_cyrillic) {
            self.cyrillic
        } else {
            self.latin
        }
    }

    /// How narrow a name is cut that has to fit in one such line.
    pub fn cut(self, name: &str) -> f64 {
        let fit = self.letters(name);
        (fit / (name.chars().count() as f64).max(fit)).max(NARROWEST)
    }

    /// How narrow a name is cut whose longest word has to fit in such a line, and all of it in three of them.
    pub fn cut_in_three(self, name: &str) -> f64 {
        let fit = self.letters(name);
        let words = name.split([' ', '-']).map(|word| word.chars().count());
        let longest = words.max().unwrap_or(0) as f64;
        // Lines are never full to the last letter.
        let third = name.chars().count() as f64 / 2.5;
        (fit / longest.max(third).max(fit)).max(NARROWEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: Line = Line {
        latin: 9.5,
        cyrillic: 8.0,
    };

    #[test]
    fn long_names_are_cut_narrower_but_stay_readable() {
        assert_eq!(LINE.cut_in_three("Utopia"), 1.0);
        assert_eq!(LINE.cut_in_three("Вазари"), 1.0);
        assert!(LINE.cut_in_three("De re aedificatoria") < 0.8);
        assert!(LINE.cut_in_three("Алессандра Скала") < 0.85);
        let longest = "Книга о разнообразии удивительнейших вещей мира";
        assert_eq!(LINE.cut_in_three(longest), NARROWEST);
    }

    #[test]
    fn a_name_in_one_line_is_cut_by_all_its_letters() {
        assert_eq!(LINE.cut("Buildings"), 1.0);
        assert!((LINE.cut("Предприятия") - 8.0 / 11.0).abs() < 1e-9);
    }
}
