//! A whole game in an address: who played, the journal, and the lines of a study, compressed and written in letters that an address may have.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use signoria_engine::Message;
use signoria_engine::journal::LONGEST;

use crate::study::tree::Study;

/// The version of the format, the first letter of what is packed.
const VERSION: char = '1';

/// The letters of base64 that need no escape in an address.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Packs a game with its lines.
///
/// # Errors
/// If it cannot be written.
pub fn pack(study: &Study) -> Result<String, Message> {
    let text = serde_json::to_vec(study).map_err(|_| damaged())?;
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let bytes = encoder.write_all(&text).and_then(|()| encoder.finish());
    Ok(format!("{VERSION}{}", to_letters(&bytes.map_err(|_| damaged())?)))
}

/// Reads a game that was packed. Whether it can be played shows only when the engine opens it.
///
/// # Errors
/// If it was cut off or changed on its way, or comes from a newer page.
pub fn unpack(packed: &str) -> Result<Study, Message> {
    let letters = packed.strip_prefix(VERSION).ok_or_else(|| {
        let is_later = packed.starts_with(|first: char| first.is_ascii_digit() && first > VERSION);
        Message::new(if is_later {
            "web.shared.newer"
        } else {
            "web.shared.damaged"
        })
    })?;
    let bytes = from_letters(letters).ok_or_else(damaged)?;
    let mut text = String::new();
    // A few letters could stand for gigabytes.
    let mut decoder = DeflateDecoder::new(bytes.as_slice()).take(LONGEST as u64);
    decoder.read_to_string(&mut text).map_err(|_| damaged())?;
    serde_json::from_str(&text).map_err(|_| damaged())
}

fn damaged() -> Message {
    Message::new("web.shared.damaged")
}

/// Three bytes are four letters; what is left at the end is filled up with zeroes.
fn to_letters(bytes: &[u8]) -> String {
    let mut letters = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..=chunk.len() {
            let letter = LETTERS[(bits >> (18 - 6 * place)) as usize & 63];
            letters.push(char::from(letter));
        }
    }
    letters
}

fn from_letters(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    for chunk in letters.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in chunk {
            let value = LETTERS.iter().position(|known| known == letter)?;
            bits = bits << 6 | value as u32;
        }
        bits <<= 6 * (4 - chunk.len());
        let [_, all @ ..] = bits.to_be_bytes();
        // A single letter is not even one byte.
        bytes.extend(all.get(..chunk.len().checked_sub(2)? + 1)?);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use signoria_table::BotLevel;

    use super::*;
    use crate::local::saved::Player;
    use crate::study::tree::{Against, GAME};

    const JOURNAL: &str =
        r#"{"signoria": "journal", "game": "pebbles", "actions": ["0 take 2", "1 take 3"]}"#;

    fn study() -> Study {
        let player = |name: &str, bot| Player {
            name: name.into(),
            bot,
        };
        let players = vec![
            player("Zofia Żółć", None),
            player("Косимо", Some(BotLevel::Master)),
        ];
        let mut study = Study::of_game(players, JOURNAL).unwrap();
        study.branch(GAME, 1, Some("1 take 1".into()), Against::Alone);
        study
    }

    #[test]
    fn a_game_survives_the_round_trip() {
        let packed = pack(&study()).unwrap();
        assert!(
            packed
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        );
        assert_eq!(unpack(&packed).unwrap(), study());
    }

    #[test]
    fn bytes_of_every_number_survive_as_letters() {
        for count in 0..20_u8 {
            let bytes: Vec<u8> = (0..count).map(|byte| byte.wrapping_mul(37) ^ 0xA5).collect();
            assert_eq!(from_letters(&to_letters(&bytes)), Some(bytes));
        }
        assert_eq!(from_letters("A"), None);
        assert_eq!(from_letters("A A="), None);
    }

    #[test]
    fn a_link_that_was_damaged_says_so() {
        let packed = pack(&study()).unwrap();
        let id = |packed: &str| unpack(packed).unwrap_err().id;
        assert_eq!(id(""), "web.shared.damaged");
        assert_eq!(id("1"), "web.shared.damaged");
        assert_eq!(id("1%%%"), "web.shared.damaged");
        assert_eq!(id(&packed[..packed.len() / 2]), "web.shared.damaged");
        assert_eq!(id(&packed.replacen('1', "2", 1)), "web.shared.newer");
    }

    #[test]
    fn a_link_with_lines_that_go_in_a_circle_is_refused() {
        let mut study = study();
        study.lines[0].parent = 1;
        assert_eq!(
            unpack(&pack(&study).unwrap()).unwrap_err().id,
            "web.shared.damaged"
        );
    }

    #[test]
    fn a_link_that_would_fill_the_memory_is_refused() {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&vec![b' '; 2 * LONGEST]).unwrap();
        let packed = format!("1{}", to_letters(&encoder.finish().unwrap()));
        assert_eq!(unpack(&packed).unwrap_err().id, "web.shared.damaged");
    }
}
