//! Messages in the reader's language. A view that calls [`t`] or [`say`] is rendered again when the language changes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::RwLock;

use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{Arg, Message, Seat};
use signoria_words::{Language, Lexicon, Names};

use crate::app::app;
use crate::{browser, build};

/// The words in the languages that were asked for so far, and everything that can be said with them.
struct Spoken {
    /// The parts of the page whose words are wanted besides those that every screen needs.
    parts: BTreeSet<&'static str>,
    /// The words by language and file.
    words: BTreeMap<(Language, String), String>,
    lexicon: Option<Lexicon>,
}

static SPOKEN: RwLock<Spoken> = RwLock::new(Spoken {
    parts: BTreeSet::new(),
    words: BTreeMap::new(),
    lexicon: None,
});

/// Fetches the words of a language. False if they cannot be fetched.
pub async fn learn(language: Language) -> bool {
    let parts = with_spoken(|spoken| spoken.parts.clone()).unwrap_or_default();
    for part in parts {
        // A part without words is better than a page without any.
        fetch(language, format!("words/{part}/{language}.ftl")).await;
    }
    fetch(language, format!("words/{language}.ftl")).await
}

/// Fetches the words of a part of the page that is loaded later, in all languages that were asked for so far and, from now on, in every further one.
/// False if they cannot be fetched.
pub async fn learn_part(part: &'static str) -> bool {
    let languages: Option<BTreeSet<Language>> =
        with_spoken(|spoken| spoken.words.keys().map(|(language, _)| *language).collect());
    if let Ok(mut spoken) = SPOKEN.write() {
        spoken.parts.insert(part);
    }
    let mut all_known = true;
    for language in languages.unwrap_or_default() {
        all_known &= fetch(language, format!("words/{part}/{language}.ftl")).await;
    }
    all_known
}

async fn fetch(language: Language, file: String) -> bool {
    let key = (language, file);
    if with_spoken(|spoken| spoken.words.contains_key(&key)).unwrap_or(false) {
        return true;
    }
    let Some(text) = browser::fetch_text(&build::file(&key.1)).await else {
        return false;
    };
    let Ok(mut spoken) = SPOKEN.write() else {
        return false;
    };
    spoken.words.insert(key, text);
    let words = spoken.words.iter();
    let words = words.map(|((language, _), text)| (language.code(), text.as_str()));
    spoken.lexicon = Lexicon::new(words).ok();
    spoken.lexicon.is_some()
}

fn with_spoken<T>(read: impl FnOnce(&Spoken) -> T) -> Option<T> {
    SPOKEN.read().ok().map(|spoken| read(&spoken))
}

fn with_lexicon<T>(read: impl FnOnce(&Lexicon) -> T) -> Option<T> {
    with_spoken(|spoken| spoken.lexicon.as_ref().map(read)).flatten()
}

/// A message in a language, with these names for the seats.
#[must_use]
pub fn say_in(language: Language, message: &Message, names: &[String]) -> String {
    with_lexicon(|lexicon| lexicon.say(language, message, names)).unwrap_or_else(|| message.id.to_string())
}

/// A message in the reader's language, with these names for the seats.
#[must_use]
pub fn say(message: &Message, names: &[String]) -> String {
    say_in(app().language(), message, names)
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words.
    Words(String),
    /// The person on that seat.
    Seat(Seat),
}

/// Stands for each seat by a character of its own while a sentence is made, so that the seats are found without searching for names: a person may be
/// named like any word of the sentence.
struct Markers;

/// The character for the first seat: of a plane that is reserved for private use, where nobody writes.
const FIRST_MARKER: u32 = 0xF_0000;

impl Names for Markers {
    fn name(&self, seat: Seat) -> Option<String> {
        char::from_u32(FIRST_MARKER + u32::from(u8::from(seat))).map(String::from)
    }
}

fn marked_seat(character: char) -> Option<Seat> {
    let number = u8::try_from(u32::from(character).checked_sub(FIRST_MARKER)?).ok()?;
    Seat::try_from(number)
        .ok()
        .filter(|seat| seat.index() < MAX_SEATS)
}

fn pieces_of(sentence: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut words = String::new();
    for character in sentence.chars() {
        match marked_seat(character) {
            Some(seat) => {
                if !words.is_empty() {
                    pieces.push(Piece::Words(std::mem::take(&mut words)));
                }
                pieces.push(Piece::Seat(seat));
            }
            None => words.push(character),
        }
    }
    if !words.is_empty() {
        pieces.push(Piece::Words(words));
    }
    pieces
}

/// A message in the reader's language, in pieces: the seats it speaks of stand apart from the words around them.
#[must_use]
pub fn say_pieces(message: &Message) -> Vec<Piece> {
    let language = app().language();
    let sentence = with_lexicon(|lexicon| lexicon.say(language, message, &Markers));
    pieces_of(&sentence.unwrap_or_else(|| message.id.to_string()))
}

/// The words of an id without arguments, in the reader's language.
#[must_use]
pub fn t(id: &str) -> String {
    say(&Message::new(id.to_owned()), &[])
}

/// The same as something to put into a view.
pub fn tr(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || t(id)
}

/// A message as something to put into a view.
pub fn tell(message: Message) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    move || say(&message, &[])
}

/// Whether there are words for an id at all: games may say more of themselves than they must.
#[must_use]
pub fn is_known(id: &str) -> bool {
    let language = app().language();
    with_lexicon(|lexicon| lexicon.ids(language).contains(&id.replace('.', "-"))).unwrap_or(false)
}

/// The message as it is told to whoever does what it says, with their seat, where there are words for that: "You bid" instead of a name.
#[must_use]
pub fn to_oneself(message: &Message, own: Option<Seat>) -> Option<(Message, Seat)> {
    let seat = own.filter(|own| message.args.get("seat") == Some(&Arg::Seat(*own)))?;
    let id = format!("{}.you", message.id);
    is_known(&id).then(|| {
        let told = Message {
            id: id.into(),
            ..message.clone()
        };
        (told, seat)
    })
}

/// The first of the reader's languages that is one of ours.
#[must_use]
pub fn preferred() -> Language {
    browser::languages()
        .iter()
        .find_map(|tag| Language::of_tag(tag))
        .unwrap_or_default()
}

/// What a language calls itself.
#[must_use]
pub const fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::Ru => "Русский",
        Language::Pl => "Polski",
    }
}

/// A day and time as the language writes it.
#[must_use]
pub fn moment(milliseconds: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(milliseconds as f64));
    let options = js_sys::Object::new();
    let set = |key: &str, value: &str| js_sys::Reflect::set(&options, &key.into(), &value.into());
    // Setting members of a fresh object does not fail.
    let _ = set("dateStyle", "medium");
    let _ = set("timeStyle", "short");
    date.to_locale_string(app().language().code(), &options)
        .as_string()
        .unwrap_or_default()
}

/// The day of the week of a moment in UTC, as a letter.
#[must_use]
pub fn day_of_week(milliseconds: u64) -> String {
    day_in_utc(milliseconds, &[("weekday", "narrow")])
}

/// The month of a moment in UTC, with its year.
#[must_use]
pub fn month(milliseconds: u64) -> String {
    day_in_utc(milliseconds, &[("month", "long"), ("year", "numeric")])
}

/// What the language writes of a day in UTC.
fn day_in_utc(milliseconds: u64, parts: &[(&str, &str)]) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(milliseconds as f64));
    let options = js_sys::Object::new();
    for (key, value) in parts.iter().chain(&[("timeZone", "UTC")]) {
        // Setting members of a fresh object does not fail.
        let _ = js_sys::Reflect::set(&options, &(*key).into(), &(*value).into());
    }
    date.to_locale_date_string(app().language().code(), &options)
        .as_string()
        .unwrap_or_default()
}

/// How long ago something happened, in words; what is older than a month by its date.
#[must_use]
pub fn ago(milliseconds: u64) -> String {
    let minutes = browser::now().saturating_sub(milliseconds) / 60_000;
    let (id, count) = match minutes {
        0 => return t("web.ago.now"),
        1..=59 => ("web.ago.minutes", minutes),
        60..=1439 => ("web.ago.hours", minutes / 60),
        1440..=43_199 => ("web.ago.days", minutes / 1440),
        _ => return moment(milliseconds),
    };
    say(&Message::new(id).with("count", count as usize), &[])
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use signoria_engine::erased::{AnyGame, Order};
    use signoria_engine::{Purpose, Rng, Seats, Seed};

    use super::*;

    const WEB: [(&str, &str); 6] = [
        ("en", include_str!("../words/en.ftl")),
        ("ru", include_str!("../words/ru.ftl")),
        ("pl", include_str!("../words/pl.ftl")),
        ("en", include_str!("../words/study/en.ftl")),
        ("ru", include_str!("../words/study/ru.ftl")),
        ("pl", include_str!("../words/study/pl.ftl")),
    ];

    fn ids_in(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                ids_in(&path, found);
            } else {
                let source = fs::read_to_string(&path).unwrap();
                let quoted = source.split('"').skip(1).step_by(2);
                let is_id = |text: &&str| {
                    text.starts_with("web.")
                        && text.len() > 4
                        && text
                            .chars()
                            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || ".-".contains(c))
                };
                found.extend(quoted.filter(is_id).map(|id| id.replace('.', "-")));
            }
        }
    }

    #[test]
    fn every_message_of_the_client_exists_in_every_language() {
        let lexicon = Lexicon::new(WEB).unwrap();
        let mut used = BTreeSet::new();
        ids_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
        assert!(used.len() > 50);
        for language in Language::ALL {
            let missing: Vec<&String> = used
                .iter()
                .filter(|id| !id.ends_with('-') && !lexicon.ids(language).contains(*id))
                .collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }

    #[test]
    fn seats_are_found_whatever_people_are_called() {
        let source = "test-pays = { $seat } pays { $to } a bread\n";
        let lexicon = Lexicon::new([("en", source)]).unwrap();
        let message = Message::new("test.pays")
            .with("seat", Seat::new(1))
            .with("to", Seat::new(0));
        // Nobody's name takes part in it, not even "a" or "bread".
        assert_eq!(
            pieces_of(&lexicon.say(Language::En, &message, &Markers)),
            [
                Piece::Seat(Seat::new(1)),
                Piece::Words(" pays ".into()),
                Piece::Seat(Seat::new(0)),
                Piece::Words(" a bread".into()),
            ]
        );
        assert_eq!(pieces_of(""), []);
        assert_eq!(
            pieces_of("Cosimo de’ Medici"),
            [Piece::Words("Cosimo de’ Medici".into())]
        );
    }

    /// Everything that a random game says to its seats: questions, buttons, events.
    fn said_in(game: &dyn AnyGame, seed: u64) -> Vec<Message> {
        let info = game.info();
        let order = Order {
            edition: None,
            // With leaders.
            options: match info.id {
                "lorenzo" => serde_json::json!({ "advanced": true }),
                _ => serde_json::Value::Null,
            },
            seats: Seats::new(info.most_seats.min(4)),
            seed: Seed::from(seed),
        };
        let (mut state, _) = game.start(&order).unwrap();
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut said = Vec::new();
        // Long enough to meet most of what a game says.
        for _ in 0..200 {
            let Some(seat) = state.waiting().first() else {
                break;
            };
            let prompt = state.prompt(seat).unwrap();
            let action = rng.pick(&prompt.actions).unwrap().action.clone();
            said.push(prompt.question);
            said.extend(prompt.actions.into_iter().map(|choice| choice.label));
            let played = state.play(seat, &action).unwrap();
            said.extend(played.events.into_iter().map(|event| event.message));
        }
        said
    }

    #[test]
    fn people_called_like_a_thing_a_letter_or_a_card_change_nothing_else_on_a_line() {
        let words = signoria_catalog::GAMES
            .iter()
            .flat_map(|entry| entry.arena.game().words().iter().copied());
        let lexicon = Lexicon::new(words).unwrap();
        let names = ["bread", "a", "Cosimo de' Medici", "0"].map(str::to_owned);
        for game in ["florence", "lorenzo", "praga", "amalfi"] {
            let entry = signoria_catalog::find(game).unwrap();
            let (mut seats, mut cards) = (0, 0);
            for message in (15..19).flat_map(|seed| said_in(entry.arena.game(), seed)) {
                for language in Language::ALL {
                    let pieces = pieces_of(&lexicon.say(language, &message, &Markers));
                    let put = |piece: &Piece| match piece {
                        Piece::Words(words) => words.clone(),
                        Piece::Seat(seat) => names[seat.index()].clone(),
                    };
                    let line: String = pieces.iter().map(put).collect();
                    assert_eq!(line, lexicon.say(language, &message, &names[..]), "{message:?}");
                    let has =
                        |piece: &Piece| matches!(piece, Piece::Words(words) if words.contains("Medici"));
                    cards += usize::from(pieces.iter().any(has));
                    seats += usize::from(pieces.iter().any(|piece| matches!(piece, Piece::Seat(_))));
                }
            }
            assert!(seats > 100, "{game} hardly speaks of people");
            // The boxes with cards of that family.
            assert!(
                cards > 0 || !matches!(game, "lorenzo" | "amalfi"),
                "{game} names no card"
            );
        }
    }

    #[test]
    fn the_languages_say_the_same_things() {
        let lexicon = Lexicon::new(WEB).unwrap();
        let web = |language| -> BTreeSet<String> {
            lexicon
                .ids(language)
                .iter()
                .filter(|id| id.starts_with("web-"))
                .cloned()
                .collect()
        };
        assert_eq!(web(Language::En), web(Language::Ru));
        assert_eq!(web(Language::En), web(Language::Pl));
    }
}
