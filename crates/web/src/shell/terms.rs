//! What is to be played, in words: the edition and the options that were chosen.

use serde_json::Value;
use signoria_engine::{Arg, Message};

use crate::faces::{self, Face, KindFace, OptionFace};
use crate::words::{is_known, say, t};

/// The edition, without the remarks on where its figures come from; none where it has no words.
#[must_use]
pub fn edition(game: &str, edition: Option<&str>) -> Option<String> {
    let id = format!("{game}.edition.{}", edition?.replace('_', "-"));
    is_known(&id).then(|| without_remark(&t(&id)).to_owned())
}

fn without_remark(text: &str) -> &str {
    text.split_once(" (").map_or(text, |(name, _)| name)
}

/// The options that differ from what is played when nothing is chosen, for a table of that size.
#[must_use]
pub fn options(game: &str, chosen: &Value, seats: usize) -> Vec<String> {
    let Some(face) = faces::find(game) else {
        return Vec::new();
    };
    differing(face, chosen, seats)
        .map(|(spec, value)| in_words(game, spec, value))
        .collect()
}

fn differing<'a>(
    face: &'a Face,
    chosen: &'a Value,
    seats: usize,
) -> impl Iterator<Item = (&'a OptionFace, &'a Value)> {
    face.options
        .iter()
        .filter(move |spec| spec.is_for(seats))
        .filter_map(|spec| {
            let value = chosen.get(&spec.key)?;
            (face.default_options.get(&spec.key) != Some(value)).then_some((spec, value))
        })
}

fn in_words(game: &str, spec: &OptionFace, value: &Value) -> String {
    let id = format!("{game}.option.{}", spec.key.replace('_', "-"));
    let value = match (&spec.kind, value) {
        (KindFace::Flag, Value::Bool(true)) => return t(&id),
        (KindFace::Flag, _) => t("web.terms.no"),
        (KindFace::Choice(_), Value::String(value)) => t(&format!("{id}.{}", value.replace('_', "-"))),
        (KindFace::Seat, Value::Number(seat)) => {
            let number = seat.as_i64().unwrap_or_default() + 1;
            say(
                &Message::new("engine.seat").with("number", Arg::Number(number)),
                &[],
            )
        }
        (_, other) => other.to_string(),
    };
    format!("{}: {value}", t(&id))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_chosen_options_are_named() {
        let entry = signoria_catalog::find("florence").unwrap();
        let info = serde_json::to_value(entry.arena.game().info()).unwrap();
        let face: Face = serde_json::from_value(info).unwrap();
        let told = |chosen: Value, seats| -> Vec<String> {
            differing(&face, &chosen, seats)
                .map(|(spec, _)| spec.key.clone())
                .collect()
        };
        assert!(told(face.default_options.clone(), 3).is_empty());
        assert!(told(Value::Null, 3).is_empty());
        assert_eq!(told(json!({"muse_and_princess": true}), 3), ["muse_and_princess"]);
        // The difficulty is for one player alone.
        assert!(told(json!({"difficulty": "hard"}), 3).is_empty());
        assert_eq!(told(json!({"difficulty": "hard"}), 1), ["difficulty"]);
    }

    #[test]
    fn an_edition_is_named_without_its_provenance() {
        assert_eq!(
            without_remark("Edition 2022 (outlines reconstructed)"),
            "Edition 2022"
        );
        assert_eq!(without_remark("Base game"), "Base game");
    }
}
