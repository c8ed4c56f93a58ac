//! From the command line to a set-up.

use std::fs;
use std::io::Read;
use std::path::Path;

use serde_json::{Map, Value};
use signoria_catalog::Entry;
use signoria_engine::erased::Order;
use signoria_engine::{Seats, Seed};
use signoria_words::Language;

use crate::args::TableArgs;
use crate::failure::Failure;

/// The longest file with figures: our largest has 200 KiB.
const LONGEST_EDITION: u64 = 4 << 20;

/// The game of an id; the command line has checked it, but other callers may not.
pub fn find(id: &str) -> Result<&'static Entry, Failure> {
    signoria_catalog::find(id)
        .ok_or_else(|| Failure::Usage(format!("there is no game \"{id}\"; see signoria games")))
}

/// The order that the arguments ask for.
pub fn order(entry: &Entry, args: &TableArgs, seats: Seats, language: Language) -> Result<Order, Failure> {
    let edition = match &args.edition {
        Some(name) => Some(edition(entry, name, language)?),
        None => None,
    };
    Ok(Order {
        edition,
        options: options(&args.options)?,
        seats,
        seed: args.seed.unwrap_or_else(fresh_seed),
    })
}

/// A name as it is; a file loaded under its own name.
fn edition(entry: &Entry, name: &str, language: Language) -> Result<String, Failure> {
    let game = entry.arena.game();
    if game.info().editions.iter().any(|edition| edition.name == name) || !Path::new(name).exists() {
        return Ok(name.into());
    }
    let path = Path::new(name);
    let text = read_bounded(path, LONGEST_EDITION)?;
    let stem = path
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default();
    match game.load_edition(&stem, &text) {
        Ok(info) => Ok(info.name),
        Err(fault) => {
            let Failure::Input(words) = Failure::fault(&fault, language) else {
                return Err(Failure::fault(&fault, language));
            };
            Err(Failure::Input(format!("{name}: {words}")))
        }
    }
}

/// Reads a text file that cannot be longer than that.
pub fn read_bounded(path: &Path, longest: u64) -> Result<String, Failure> {
    let file = fs::File::open(path).map_err(|error| Failure::file(path, error))?;
    let mut bytes = Vec::new();
    file.take(longest + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::file(path, error))?;
    if bytes.len() as u64 > longest {
        return Err(Failure::Input(format!(
            "{}: longer than {longest} bytes",
            path.display()
        )));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count();
        Failure::Input(format!("{}: line {line}: not UTF-8 text", path.display()))
    })
}

/// `key=value` pairs as an object. A value that is JSON (true, 3, null) is that, any other is a string.
fn options(pairs: &[String]) -> Result<Value, Failure> {
    let mut object = Map::new();
    for pair in pairs {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| Failure::Usage(format!("--option takes KEY=VALUE, not \"{pair}\"")))?;
        let value = match serde_json::from_str(value) {
            Ok(value @ (Value::Bool(_) | Value::Number(_) | Value::Null)) => value,
            _ => value.into(),
        };
        if object.insert(key.into(), value).is_some() {
            return Err(Failure::Usage(format!("--option {key} is given twice")));
        }
    }
    Ok(Value::Object(object))
}

/// A random seed, short enough to be passed on to a friend.
pub fn fresh_seed() -> Seed {
    use std::hash::{BuildHasher, RandomState};
    // The standard library keys its hash maps from the system's randomness.
    Seed::from(RandomState::new().hash_one(std::time::SystemTime::now()) % 1_000_000_000)
}

/// The number of seats nearest to `wanted` that the game allows.
pub fn nearest_seats(entry: &Entry, wanted: u8) -> Seats {
    let info = entry.arena.game().info();
    Seats::new(wanted.clamp(info.fewest_seats, info.most_seats))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn options_are_read_as_intended() {
        let pairs = [
            "a=true".into(),
            "b=3".into(),
            "c=hard".into(),
            "d=null".into(),
            "e={}".into(),
        ];
        assert_eq!(
            options(&pairs).unwrap(),
            json!({"a": true, "b": 3, "c": "hard", "d": null, "e": "{}"})
        );
        assert!(options(&["a".into()]).is_err());
        assert!(options(&["a=1".into(), "a=2".into()]).is_err());
    }
}
