//! Messages as words, in the reader's language.
//!
//! A [`Lexicon`] holds the Fluent sources of the engine and of every game for English, Russian and Polish. It turns a
//! [`Message`] into a sentence. Arguments become Fluent variables:
//!
//! - a seat is the name of the person there, a number is a number (so plurals work);
//! - a named thing is its name, and each attribute of that name is a variable too: with `.acc = сцену` on
//!   `florence-stack-park`, the argument `stack` gives `{$stack}` and `{$stack-acc}`;
//! - a message inside a message is its words, and its attributes are variables like those of a name: with `.acc` on the message
//!   of an amount, `{$price-acc}` is the amount in the accusative;
//! - a list is its parts, joined by commas, in every form that one of its parts has.

#![warn(missing_docs)]

pub mod guide;
pub mod lesson;
pub mod reading;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentAttribute, FluentError, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use signoria_engine::{Arg, Message, Seat};

/// The languages of Signoria.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Polish.
    Pl,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::Ru, Self::Pl];

    /// The two-letter code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Pl => "pl",
        }
    }

    /// The language of a tag such as `pl_PL.UTF-8` or `ru-RU`, if it is one of ours.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        tag.get(..2)
            .and_then(|code| code.to_ascii_lowercase().parse().ok())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| format!("\"{text}\" is not one of en, ru, pl"))
    }
}

/// Words of the engine, of the table and of the server, which belong to no game.
const ENGINE: &[(&str, &str)] = &[
    ("en", include_str!("../words/en/engine.ftl")),
    ("ru", include_str!("../words/ru/engine.ftl")),
    ("pl", include_str!("../words/pl/engine.ftl")),
    ("en", include_str!("../words/en/server.ftl")),
    ("ru", include_str!("../words/ru/server.ftl")),
    ("pl", include_str!("../words/pl/server.ftl")),
];

/// Why a lexicon cannot be made, or a message cannot be put into words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordsError {
    /// A source is in none of our languages.
    #[error("\"{0}\" is none of our languages")]
    Language(String),
    /// A source is not Fluent.
    #[error("{language}: line {line}: {reason}")]
    Syntax {
        /// Its language.
        language: Language,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// A message is defined twice.
    #[error("{language}: {id} is defined twice")]
    Twice {
        /// Its language.
        language: Language,
        /// The message.
        id: String,
    },
    /// A message is missing.
    #[error("{language}: there is no message {id}")]
    Missing {
        /// The language.
        language: Language,
        /// The message.
        id: String,
    },
    /// A message needs an argument that it does not get, or the like.
    #[error("{language}: {id}: {reason}")]
    Incomplete {
        /// The language.
        language: Language,
        /// The message.
        id: String,
        /// What is missing.
        reason: String,
    },
}

/// What the seats are called.
pub trait Names {
    /// The name of the person there; without one the lexicon names the seat by its number.
    fn name(&self, seat: Seat) -> Option<String>;
}

/// No names are known: "Seat 1", "Место 1", "Miejsce 1".
impl Names for () {
    fn name(&self, _: Seat) -> Option<String> {
        None
    }
}

impl Names for [String] {
    fn name(&self, seat: Seat) -> Option<String> {
        self.get(seat.index()).cloned()
    }
}

/// One language.
struct Book {
    bundle: FluentBundle<FluentResource>,
    ids: BTreeSet<String>,
}

/// All words in all languages.
pub struct Lexicon {
    books: [Book; 3],
}

impl Lexicon {
    /// The words of the engine and these sources.
    ///
    /// # Errors
    /// If a source is not Fluent, defines something twice, or is in another language.
    pub fn new<'a>(sources: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, WordsError> {
        let book = |language: Language| {
            // The codes are well-formed language tags.
            let tag = language.code().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![tag]);
            bundle.set_use_isolating(false);
            Book {
                bundle,
                ids: BTreeSet::new(),
            }
        };
        let mut lexicon = Self {
            books: Language::ALL.map(book),
        };
        for (code, source) in ENGINE.iter().copied().chain(sources) {
            let language: Language = code.parse().map_err(|_| WordsError::Language(code.into()))?;
            lexicon.add(language, source)?;
        }
        Ok(lexicon)
    }

    fn add(&mut self, language: Language, source: &str) -> Result<(), WordsError> {
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let error = errors.first();
            let line = error.map_or(1, |error| 1 + source[..error.pos.start].matches('\n').count());
            let reason = error.map(ToString::to_string).unwrap_or_default();
            WordsError::Syntax {
                language,
                line,
                reason,
            }
        })?;
        let book = &mut self.books[language as usize];
        for line in source.lines() {
            let Some((id, _)) = line.split_once('=') else {
                continue;
            };
            let starts_message = id.starts_with(|c: char| c.is_ascii_lowercase());
            if starts_message && !book.ids.insert(id.trim().to_owned()) {
                return Err(WordsError::Twice {
                    language,
                    id: id.trim().into(),
                });
            }
        }
        book.bundle.add_resource(resource).map_err(|errors| {
            let id = errors.first().map(ToString::to_string).unwrap_or_default();
            WordsError::Twice { language, id }
        })
    }

    /// The ids of all messages of a language, with hyphens.
    #[must_use]
    pub fn ids(&self, language: Language) -> &BTreeSet<String> {
        &self.books[language as usize].ids
    }

    /// The message in words. Missing words are replaced by the id, so that a reader can at least guess what was meant.
    #[must_use]
    pub fn say(&self, language: Language, message: &Message, names: &(impl Names + ?Sized)) -> String {
        let mut errors = Vec::new();
        self.format(language, message, &|seat| names.name(seat), &mut errors)
    }

    /// The message in words.
    ///
    /// # Errors
    /// If it or one of its parts is missing in this language.
    pub fn try_say(
        &self,
        language: Language,
        message: &Message,
        names: &(impl Names + ?Sized),
    ) -> Result<String, WordsError> {
        let mut errors = Vec::new();
        let words = self.format(language, message, &|seat| names.name(seat), &mut errors);
        errors.into_iter().next().map_or(Ok(words), Err)
    }

    fn format(
        &self,
        language: Language,
        message: &Message,
        names: &dyn Fn(Seat) -> Option<String>,
        errors: &mut Vec<WordsError>,
    ) -> String {
        self.forms(language, message, names, errors).0
    }

    /// The message in words, and the forms that its attributes give.
    fn forms(
        &self,
        language: Language,
        message: &Message,
        names: &dyn Fn(Seat) -> Option<String>,
        errors: &mut Vec<WordsError>,
    ) -> (String, Forms) {
        let bundle = &self.books[language as usize].bundle;
        let key = message.id.replace('.', "-");
        let found = bundle.get_message(&key);
        let Some((pattern, found)) = found.and_then(|found| Some((found.value()?, found))) else {
            errors.push(WordsError::Missing { language, id: key });
            return (message.id.to_string(), Forms::new());
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let (value, forms) = self.value(language, arg, names, errors);
            args.set(name.to_string(), value);
            for (form, words) in forms {
                args.set(format!("{name}-{form}"), words);
            }
        }
        let mut faults = Vec::new();
        let words = bundle
            .format_pattern(pattern, Some(&args), &mut faults)
            .into_owned();
        let form = |attribute: FluentAttribute<'_>, faults: &mut Vec<FluentError>| {
            let words = bundle.format_pattern(attribute.value(), Some(&args), faults);
            (attribute.id().to_owned(), words.into_owned())
        };
        let forms = found
            .attributes()
            .map(|attribute| form(attribute, &mut faults))
            .collect();
        errors.extend(faults.into_iter().map(|fault| WordsError::Incomplete {
            language,
            id: key.clone(),
            reason: fault.to_string(),
        }));
        (words, forms)
    }

    fn value(
        &self,
        language: Language,
        arg: &Arg,
        names: &dyn Fn(Seat) -> Option<String>,
        errors: &mut Vec<WordsError>,
    ) -> (FluentValue<'static>, Forms) {
        let said = |(words, forms): (String, Forms)| (FluentValue::from(words), forms);
        let plain = |value: FluentValue<'static>| (value, Forms::new());
        match arg {
            Arg::Number(number) => plain(FluentValue::from(*number)),
            Arg::Text(text) => plain(FluentValue::from(text.clone())),
            Arg::Seat(seat) => plain(FluentValue::from(names(*seat).unwrap_or_else(|| {
                let unnamed = Message::new("engine.seat").with("number", seat.index() + 1);
                self.format(language, &unnamed, names, errors)
            }))),
            Arg::Name(id) => said(self.forms(language, &Message::new(id.clone()), names, errors)),
            Arg::Message(message) => said(self.forms(language, message, names, errors)),
            Arg::List(parts) => {
                let parts: Vec<(String, Forms)> = parts
                    .iter()
                    .map(|part| {
                        let (value, forms) = self.value(language, part, names, errors);
                        let words = match value {
                            FluentValue::String(text) => text.into_owned(),
                            FluentValue::Number(number) => number.as_string().into_owned(),
                            _ => String::new(),
                        };
                        (words, forms)
                    })
                    .collect();
                said(joined(&parts))
            }
        }
    }
}

/// The forms of a thing's name or of a message, by the name of the attribute.
type Forms = BTreeMap<String, String>;

/// A list in words; it has every form that one of its parts has.
fn joined(parts: &[(String, Forms)]) -> (String, Forms) {
    let words: Vec<&str> = parts.iter().map(|(words, _)| words.as_str()).collect();
    let known: BTreeSet<&String> = parts.iter().flat_map(|(_, forms)| forms.keys()).collect();
    let forms = known.into_iter().map(|form| {
        let words: Vec<&str> = parts
            .iter()
            .map(|(words, forms)| forms.get(form).unwrap_or(words).as_str())
            .collect();
        (form.clone(), words.join(", "))
    });
    (words.join(", "), forms.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: [(&str, &str); 3] = [
        (
            "en",
            "test-took = { $seat } took { $count ->\n    [one] a pebble\n   *[other] { $count } pebbles\n }\n",
        ),
        (
            "ru",
            "test-took = { $seat }: { $count ->\n    [one] { $count } камень\n    [few] { $count } камня\n   *[many] { $count } камней\n }\ntest-park = парк\n    .gen = парка\ntest-near = около { $what-gen }\n",
        ),
        ("pl", "test-list = { $things }\ntest-a = lasy\ntest-b = jeziora\n"),
    ];

    fn took(count: u8) -> Message {
        Message::new("test.took")
            .with("seat", Seat::new(1))
            .with("count", count)
    }

    #[test]
    fn plurals_follow_the_language() {
        let lexicon = Lexicon::new(SOURCES).unwrap();
        let names = ["Anna".to_owned(), "Boris".to_owned()];
        assert_eq!(
            lexicon.say(Language::En, &took(1), &names[..]),
            "Boris took a pebble"
        );
        assert_eq!(lexicon.say(Language::Ru, &took(3), &()), "Место 2: 3 камня");
        assert_eq!(lexicon.say(Language::Ru, &took(5), &()), "Место 2: 5 камней");
    }

    #[test]
    fn a_named_thing_has_its_cases() {
        let lexicon = Lexicon::new(SOURCES).unwrap();
        let message = Message::new("test.near").with("what", Arg::Name("test.park".into()));
        assert_eq!(
            lexicon.try_say(Language::Ru, &message, &()).unwrap(),
            "около парка"
        );
    }

    #[test]
    fn lists_are_joined() {
        let lexicon = Lexicon::new(SOURCES).unwrap();
        let things = Arg::List(vec![Arg::Name("test.a".into()), Arg::Name("test.b".into())]);
        assert_eq!(
            lexicon.say(
                Language::Pl,
                &Message::new("test.list").with("things", things),
                &()
            ),
            "lasy, jeziora"
        );
    }

    #[test]
    fn amounts_and_lists_of_them_have_their_cases() {
        let coins = "test-coins = { $count } монета\n    .acc = { $count } монету\n";
        let rest = "test-wood = { $count } дерево\ntest-pay = платит { $price-acc }\n";
        let lexicon = Lexicon::new([("ru", coins), ("ru", rest)]).unwrap();
        let amount = |id: &'static str| Message::new(id).with("count", 1);
        let price = vec![amount("test.coins"), amount("test.wood")];
        let say = |message: &Message| lexicon.try_say(Language::Ru, message, &()).unwrap();
        assert_eq!(
            say(&Message::new("test.pay").with("price", price)),
            "платит 1 монету, 1 дерево"
        );
        assert_eq!(
            say(&Message::new("test.pay").with("price", amount("test.coins"))),
            "платит 1 монету"
        );
    }

    #[test]
    fn a_missing_message_is_reported_and_shown_by_its_id() {
        let lexicon = Lexicon::new(SOURCES).unwrap();
        assert_eq!(lexicon.say(Language::Pl, &took(1), &()), "test.took");
        assert!(matches!(
            lexicon.try_say(Language::Pl, &took(1), &()),
            Err(WordsError::Missing { .. })
        ));
        let incomplete = Message::new("test.took").with("seat", Seat::new(0));
        assert!(matches!(
            lexicon.try_say(Language::En, &incomplete, &()),
            Err(WordsError::Incomplete { .. })
        ));
    }

    #[test]
    fn a_wrong_source_is_refused_with_its_line() {
        let error = Lexicon::new([("en", "good = fine\nbad = { $open\n")])
            .err()
            .unwrap();
        assert!(
            matches!(
                error,
                WordsError::Syntax {
                    language: Language::En,
                    line: 2 | 3,
                    ..
                }
            ),
            "{error}"
        );
        assert!(Lexicon::new([("en", "a = 1\na = 2\n")]).is_err());
        assert!(Lexicon::new([("de", "a = 1\n")]).is_err());
    }

    #[test]
    fn the_engine_speaks_all_languages_alike() {
        let lexicon = Lexicon::new([]).unwrap();
        assert_eq!(lexicon.ids(Language::En), lexicon.ids(Language::Ru));
        assert_eq!(lexicon.ids(Language::En), lexicon.ids(Language::Pl));
    }

    #[test]
    fn a_locale_of_the_system_is_understood() {
        assert_eq!(Language::of_tag("pl_PL.UTF-8"), Some(Language::Pl));
        assert_eq!(Language::of_tag("C"), None);
    }
}

/// The first example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
