//! One thing, one word: the words of each game, those of its board in the client, its guide and its lesson are held to the printed terms
//! of the game's `GLOSSARY.toml`, in every language.

use std::collections::BTreeMap;

use serde::Deserialize;

const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// A term of a glossary, as far as it is checked here.
#[derive(Deserialize)]
struct Term {
    en: String,
    ru: String,
    pl: String,
    /// The stems of the term's inflected forms: where the English words use it, the others must too. `|`: one or the other.
    #[serde(default)]
    stems: BTreeMap<String, Vec<String>>,
    /// Messages that deliberately say it in another way.
    #[serde(default)]
    free: Vec<String>,
    /// By language: what must not be printed, because this term is the word for it; case-sensitive.
    #[serde(default)]
    not: BTreeMap<String, Vec<String>>,
    /// The same for beginnings of words, case-insensitive.
    #[serde(default)]
    never: BTreeMap<String, Vec<String>>,
}

/// The texts of a language.
#[derive(Clone, Copy)]
struct Texts {
    /// Files of messages.
    words: &'static [&'static str],
    /// Guide and lesson.
    prose: &'static [&'static str],
}

struct Book {
    /// The game; none for the client and the server themselves.
    game: Option<&'static str>,
    glossary: &'static str,
    /// In the order of [`LANGUAGES`].
    texts: [Texts; 3],
}

macro_rules! game {
    ($game:literal) => {
        Book {
            game: Some($game),
            glossary: include_str!(concat!("../../../../games/", $game, "/GLOSSARY.toml")),
            texts: [game!($game, "en"), game!($game, "ru"), game!($game, "pl")],
        }
    };
    ($game:literal, $language:literal) => {
        Texts {
            words: &[
                include_str!(concat!("../../../web/words/", $language, ".ftl")),
                include_str!(concat!("../../../../games/", $game, "/words/", $language, ".ftl")),
            ],
            prose: &[
                include_str!(concat!("../../../../games/", $game, "/guide/", $language, ".md")),
                include_str!(concat!("../../../../games/", $game, "/lesson/", $language, ".md")),
            ],
        }
    };
}

macro_rules! client {
    ($language:literal) => {
        Texts {
            words: &[
                include_str!(concat!("../../../web/words/", $language, ".ftl")),
                include_str!(concat!("../../../web/words/study/", $language, ".ftl")),
                include_str!(concat!("../../../words/words/", $language, "/server.ftl")),
                include_str!(concat!("../../../words/words/", $language, "/engine.ftl")),
            ],
            prose: &[],
        }
    };
}

const BOOKS: [Book; 5] = [
    game!("florence"),
    game!("lorenzo"),
    game!("praga"),
    game!("amalfi"),
    Book {
        game: None,
        glossary: include_str!("../../../words/GLOSSARY.toml"),
        texts: [client!("en"), client!("ru"), client!("pl")],
    },
];

impl Book {
    fn name(&self) -> &str {
        self.game.unwrap_or("client")
    }

    fn terms(&self) -> BTreeMap<String, Term> {
        toml::from_str(self.glossary).expect("the glossary can be read")
    }

    /// Whether a message is about this game; for the client's own glossary, about none.
    fn has(&self, id: &str) -> bool {
        let about = id.strip_prefix("web-").unwrap_or(id);
        let is_about = |game: &str| about.strip_prefix(game).is_some_and(|rest| rest.starts_with('-'));
        match self.game {
            Some(game) => is_about(game),
            None => !BOOKS.iter().filter_map(|book| book.game).any(is_about),
        }
    }

    /// The messages, by id, with all their variants and without their arguments.
    fn messages(&self, language: usize) -> BTreeMap<&'static str, String> {
        let files = self.texts[language].words.iter();
        let all = files.flat_map(|source| messages(source));
        all.filter(|(id, _)| self.has(id)).collect()
    }

    /// The paragraphs of guide and lesson, without markup.
    fn paragraphs(&self, language: usize) -> Vec<String> {
        let lines = self.texts[language].prose.iter().flat_map(|text| text.lines());
        // "### play knight" names an action of the lesson.
        lines
            .filter(|line| !line.starts_with("### "))
            .map(|line| without_targets(without_key(line)))
            .collect()
    }

    /// Everything that a reader of a language sees: where it is from, the words, and the same in lower case.
    fn all(&self, language: usize) -> Vec<(String, String, String)> {
        let messages = self.messages(language).into_iter();
        let messages = messages.map(|(id, words)| (id.to_owned(), words));
        let paragraphs = self.paragraphs(language).into_iter();
        messages
            .chain(paragraphs.map(|text| ("guide or lesson".to_owned(), text)))
            .map(|(place, text)| {
                let lower = text.to_lowercase();
                (place, text, lower)
            })
            .collect()
    }

    /// Names of cards, people and places: the glossary gives them as a whole.
    fn is_name(&self, id: &str) -> bool {
        const NAMES: [&str; 10] = [
            "card-",
            "character-",
            "leader-",
            "masterpiece-",
            "profession-",
            "route-",
            "source-",
            "technology-",
            "tile-",
            "title-",
        ];
        self.game
            .and_then(|game| id.strip_prefix(game)?.strip_prefix('-'))
            .is_some_and(|rest| NAMES.iter().any(|names| rest.starts_with(names)))
    }
}

/// The messages of a file.
fn messages(source: &'static str) -> Vec<(&'static str, String)> {
    let mut found: Vec<(&'static str, String)> = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, words)) = line.split_once(" =")
            && line.starts_with(|c: char| c.is_ascii_lowercase())
        {
            found.push((id, words.trim().to_owned()));
        } else if let Some((_, words)) = found.last_mut() {
            words.push('\n');
            words.push_str(line.trim());
        }
    }
    // Glossaries have the straight apostrophe.
    let spoken = |(id, words): (_, String)| (id, spoken(&words).replace('’', "'"));
    found.into_iter().map(spoken).collect()
}

/// The words of a message without its arguments; the variants of a selector are words.
fn spoken(text: &str) -> String {
    let mut parts = text.split('{');
    let mut words = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let after = match (part.find("->"), part.find('}')) {
            (Some(arrow), Some(end)) if arrow < end => &part[arrow + 2..],
            (Some(arrow), None) => &part[arrow + 2..],
            (_, Some(end)) => &part[end + 1..],
            (None, None) => part,
        };
        words.push(' ');
        words.push_str(after);
    }
    words
}

/// A heading or station without the key before its colon.
fn without_key(line: &str) -> &str {
    let marked = line.strip_prefix("## ").or_else(|| line.strip_prefix("- "));
    match marked.and_then(|rest| rest.split_once(": ")) {
        Some((key, words))
            if key
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') =>
        {
            words
        }
        _ => line,
    }
}

/// Links and pictures without their targets.
fn without_targets(line: &str) -> String {
    let mut parts = line.split("](");
    let mut words = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        words.push(']');
        words.push_str(part.split_once(')').map_or(part, |(_, after)| after));
    }
    words
}

/// Whether some word of the text begins with that.
fn begins_a_word(text: &str, stem: &str) -> bool {
    let begins = |(at, _): (usize, _)| !text[..at].ends_with(char::is_alphabetic);
    text.match_indices(stem).any(begins)
}

/// Whether the English words use the term, in the singular or plural.
fn uses(text: &str, term: &str) -> bool {
    let ends = |rest: &str| !rest.starts_with(char::is_alphabetic);
    text.match_indices(term).any(|(at, _)| {
        let rest = &text[at + term.len()..];
        !text[..at].ends_with(char::is_alphabetic)
            && (ends(rest)
                || rest
                    .strip_prefix("es")
                    .or(rest.strip_prefix('s'))
                    .is_some_and(ends))
    })
}

#[test]
fn no_thing_has_two_words() {
    let mut wrong = Vec::new();
    for book in &BOOKS {
        let terms = book.terms();
        for (index, language) in LANGUAGES.into_iter().enumerate() {
            let texts = book.all(index);
            for (key, term) in &terms {
                let others = term.not.get(language).into_iter().flatten();
                let never = term.never.get(language).into_iter().flatten();
                for (place, text, lower) in &texts {
                    let said = others.clone().filter(|other| text.contains(other.as_str()));
                    let begun = never.clone().filter(|stem| begins_a_word(lower, stem));
                    for other in said.chain(begun).filter(|_| !book.is_name(place)) {
                        wrong.push(format!(
                            "{} {language}: {key}, not \"{other}\": {place}: {text}",
                            book.name()
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn where_the_english_words_use_a_term_the_others_do() {
    let mut wrong = Vec::new();
    for book in &BOOKS {
        let [english, russian, polish] = [0, 1, 2].map(|language| book.messages(language));
        for (key, term) in book.terms() {
            if term.stems.is_empty() {
                continue;
            }
            let plain = term.en.split(" (").next().unwrap_or_default().to_lowercase();
            let mut used = 0;
            for (language, texts, printed) in [("ru", &russian, &term.ru), ("pl", &polish, &term.pl)] {
                let stems = &term.stems[language];
                let has = |text: &str| {
                    let text = text.to_lowercase();
                    stems
                        .iter()
                        .all(|stem| stem.split('|').any(|stem| text.contains(stem)))
                };
                assert!(
                    has(printed),
                    "{} {language}: {key} is {printed}, without {stems:?}",
                    book.name()
                );
                for (id, words) in &english {
                    if book.is_name(id) || !uses(&words.to_lowercase(), &plain) {
                        continue;
                    }
                    used += 1;
                    let said = texts.get(id).map_or("", String::as_str);
                    if !has(said) && !term.free.iter().any(|free| free == id) {
                        wrong.push(format!("{language}: {id} says {said:?}, without {stems:?}"));
                    }
                }
            }
            assert!(used > 0, "{}: {key} is never used", book.name());
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
