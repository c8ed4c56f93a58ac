//! Checks how sentences read: signs that one was put together badly. The tests apply them to everything that
//! people read.

/// Signs of badly assembled sentences.
const CLUMSY: [&str; 10] = ["::", ": :", "  ", " ,", " .", ",,", "0 of 0", "()", "«»", "„”"];

/// The words of a text: letters and digits, with the signs that codes have inside.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))
}

/// A code of a data file, such as U1-04 or s3_m2: a letter, and digits after it. The cells of Florence's estates (c4) are printed so.
fn is_code(word: &str) -> bool {
    let is_cell = matches!(word.as_bytes(), [b'a'..=b'g', b'1'..=b'7']);
    word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().any(|c| c.is_ascii_digit())
        && !is_cell
}

/// Whether words read well: nothing is named by a code, and no part is missing or doubled.
///
/// # Errors
/// What is wrong with them.
pub fn reads_well(text: &str) -> Result<(), String> {
    if let Some(code) = parts(text).find(|word| is_code(word)) {
        return Err(format!("the code {code} in: {text}"));
    }
    match CLUMSY.into_iter().find(|clumsy| text.contains(clumsy)) {
        Some(clumsy) => Err(format!("\"{clumsy}\" in: {text}")),
        None => Ok(()),
    }
}

/// How the games call the value of an action or of a family member, which may well be 0.
const VALUES: [&str; 6] = ["value", "wartość", "wartości", "siłą akcji", "важность", "сил"];

/// The same for a sentence that says what costs or brings something: nobody pays or gains "0", but "nothing". Only a value can
/// be 0.
///
/// # Errors
/// What is wrong with it.
pub fn says_no_zero(text: &str) -> Result<(), String> {
    reads_well(text)?;
    let lower = text.to_lowercase();
    if parts(text).any(|word| word == "0") && !VALUES.iter().any(|value| lower.contains(value)) {
        return Err(format!("a zero in: {text}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_gaps_and_zeros_do_not_read_well() {
        for wrong in [
            "takes U1-04",
            "(s3_m2)",
            "Pay: : 2",
            "3 of 5 , then",
            "up to 0 of 0",
            "a ()",
        ] {
            assert!(reads_well(wrong).is_err(), "{wrong}");
        }
        for right in ["3 VP, 60°", "Place at c4.", "You have 0 coins.", "King’s Road II"] {
            assert_eq!(reads_well(right), Ok(()));
        }
        assert!(says_no_zero("You need 0 military points.").is_err());
        assert_eq!(says_no_zero("10 coins"), Ok(()));
        assert_eq!(says_no_zero("The action value 0 is too low."), Ok(()));
    }
}
