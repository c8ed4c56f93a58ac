//! Every game says everything in every language: random games are played through the erased contract, and whatever they
//! say must have words.

use std::collections::BTreeSet;

use signoria_catalog::{GAMES, lexicon};
use signoria_engine::erased::{AnyState, GameInfo, Order};
use signoria_engine::{Eye, Message, OptionKind, Purpose, Rng, Seats, Seed};
use signoria_words::{Language, Lexicon};

/// Games played for each set-up; rare messages show up in some of them.
const GAMES_EACH: u64 = 3;

/// Tables played for each game; if its options allow more, this many at random.
const MOST_TABLES: usize = 16;

/// Says a message in all languages.
fn check(lexicon: &Lexicon, message: &Message, said: &mut BTreeSet<String>) {
    for language in Language::ALL {
        if let Err(error) = lexicon.try_say(language, message, &()) {
            panic!("{error}\n{message:?}");
        }
    }
    said.insert(message.id.replace('.', "-"));
}

/// A code of a data file, such as U1-04 or s3_m2: a letter, and digits after it. The cells of Florence's estates (c4) are printed so.
fn has_code(text: &str) -> bool {
    let is_cell = |word: &str| matches!(word.as_bytes(), [b'a'..=b'g', b'1'..=b'7']);
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))
        .filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic()) && !is_cell(word))
        .any(|word| word.chars().any(|c| c.is_ascii_digit()))
}

/// Signs of badly assembled sentences.
const CLUMSY: [&str; 10] = ["::", ": :", "  ", " ,", " .", ",,", "0 of 0", "()", "«»", "„”"];

/// Says a sentence in all languages, and looks at how it reads.
fn check_sentence(lexicon: &Lexicon, message: &Message, said: &mut BTreeSet<String>) {
    check(lexicon, message, said);
    for language in Language::ALL {
        let words = lexicon.try_say(language, message, &()).unwrap_or_default();
        assert!(!has_code(&words), "{language}: {words}\n{message:?}");
        for clumsy in CLUMSY {
            assert!(!words.contains(clumsy), "{language}: \"{clumsy}\" in {words}");
        }
    }
}

/// Two answers to one question never read the same: nobody could choose between them.
fn check_choices(lexicon: &Lexicon, prompt: &signoria_engine::erased::Prompt) {
    for language in Language::ALL {
        let mut known = std::collections::BTreeMap::new();
        for choice in &prompt.actions {
            let words = lexicon.try_say(language, &choice.label, &()).unwrap_or_default();
            if let Some(other) = known.insert(words.clone(), &choice.action) {
                panic!(
                    "{language}: \"{other}\" and \"{}\" both say: {words}",
                    choice.action
                );
            }
        }
    }
}

fn labels(info: &GameInfo) -> Vec<String> {
    let id = info.id;
    let mut labels = vec![format!("{id}.title"), format!("{id}.tagline")];
    labels.extend(
        info.editions
            .iter()
            .filter(|edition| edition.built_in)
            .map(|edition| format!("{id}.edition.{}", edition.name)),
    );
    for option in &info.options {
        let key = option.key.replace('_', "-");
        labels.push(format!("{id}.option.{key}"));
        labels.push(format!("{id}.option.{key}.help"));
        if let OptionKind::Choice(values) = option.kind {
            labels.extend(
                values
                    .iter()
                    .map(|value| format!("{id}.option.{key}.{}", value.replace('_', "-"))),
            );
        }
    }
    labels
}

/// All combinations of options that a person could ask for, seat options left alone.
fn options(info: &GameInfo) -> Vec<serde_json::Value> {
    let mut all = vec![serde_json::Map::new()];
    for option in &info.options {
        let values: Vec<serde_json::Value> = match option.kind {
            OptionKind::Flag => vec![false.into(), true.into()],
            OptionKind::Choice(values) => values.iter().map(|&value| value.into()).collect(),
            OptionKind::Seat => continue,
        };
        all = all
            .iter()
            .flat_map(|chosen| {
                values.iter().map(|value| {
                    let mut chosen = chosen.clone();
                    chosen.insert(option.key.into(), value.clone());
                    chosen
                })
            })
            .collect();
    }
    all.into_iter().map(serde_json::Value::Object).collect()
}

fn play(lexicon: &Lexicon, mut state: Box<dyn AnyState>, rng: &mut Rng, said: &mut BTreeSet<String>) {
    let mut wrong: Vec<String> = Vec::new();
    while let Some(seat) = state.waiting().first() {
        let prompt = state.prompt(seat).expect("who is waited for is asked");
        check_sentence(lexicon, &prompt.question, said);
        check_choices(lexicon, &prompt);
        let choice = rng
            .pick(&prompt.actions)
            .expect("there is something to do")
            .clone();
        for choice in &prompt.actions {
            check_sentence(lexicon, &choice.label, said);
        }
        if rng.below(8) == 0 {
            for eye in state.seats().iter().map(Eye::Seat).chain([Eye::Spectator]) {
                for panel in state.panels(eye) {
                    check(lexicon, &panel.title, said);
                    panel.lines.iter().for_each(|line| check(lexicon, line, said));
                }
            }
            // Actions that are no longer legal are refused in words.
            for action in &wrong {
                if let Err(fault) = state.clone().play(seat, action) {
                    check_sentence(lexicon, &fault.message(), said);
                }
            }
            wrong.clear();
        }
        if wrong.len() < 40 {
            wrong.extend(prompt.actions.iter().take(10).map(|choice| choice.action.clone()));
        }
        let played = state
            .play(seat, &choice.action)
            .expect("what is listed is accepted");
        played
            .events
            .iter()
            .for_each(|happened| check_sentence(lexicon, &happened.message, said));
    }
    let standings = state.standings();
    for source in standings.rows.iter().flat_map(|row| &row.sources) {
        check(lexicon, &source.name, said);
    }
    if let Some(verdict) = &standings.verdict {
        check(lexicon, verdict, said);
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    let lexicon = lexicon().unwrap();
    for language in [Language::Ru, Language::Pl] {
        let missing: Vec<_> = lexicon
            .ids(Language::En)
            .symmetric_difference(lexicon.ids(language))
            .collect();
        assert!(
            missing.is_empty(),
            "only in one of en and {language}: {missing:?}"
        );
    }
}

#[test]
fn every_game_says_everything_in_every_language() {
    let lexicon = lexicon().unwrap();
    for entry in GAMES {
        let game = entry.arena.game();
        let info = game.info();
        let mut said = BTreeSet::new();
        for label in labels(&info) {
            check(&lexicon, &Message::new(label), &mut said);
        }
        let mut rng = Rng::new(Seed::from(11), Purpose::Playout);
        let mut tables = Vec::new();
        for options in options(&info) {
            for edition in &info.editions {
                for seats in (info.fewest_seats..=info.most_seats).map(Seats::new) {
                    tables.push(Order {
                        edition: Some(edition.name.clone()),
                        options: options.clone(),
                        seats,
                        seed: Seed::from(0),
                    });
                }
            }
        }
        if tables.len() > MOST_TABLES {
            rng.shuffle(&mut tables);
            tables.truncate(MOST_TABLES);
        }
        for order in tables {
            for number in 0..GAMES_EACH {
                match game.start(&Order {
                    seed: Seed::from(number),
                    ..order.clone()
                }) {
                    Ok((state, _)) => play(&lexicon, state, &mut rng, &mut said),
                    Err(fault) => {
                        check(&lexicon, &fault.message(), &mut said);
                        break;
                    }
                }
            }
        }
        assert!(said.len() > 5, "{} says hardly anything", entry.id);
    }
}
