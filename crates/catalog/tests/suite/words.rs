//! Every game has words for everything in every language: random games are played through the erased contract, and
//! every message they produce must have words.

use std::collections::BTreeSet;

use signoria_catalog::{GAMES, lexicon};
use signoria_engine::erased::{AnyState, GameInfo, Order};
use signoria_engine::{Arg, Eye, Message, OptionKind, Purpose, Rng, Seats, Seed};
use signoria_words::reading::{reads_well, says_no_zero};
use signoria_words::{Language, Lexicon};

/// Games played for each set-up; rare messages show up in some of them.
const GAMES_EACH: u64 = 2;

/// Tables played for each game; if its options allow more, this many of them at random.
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

/// Sentences that say how much somebody has or what is left: that may be 0.
const MAY_HAVE_NONE: [&str; 4] = [
    "amalfi.ask.feeding",
    "amalfi.ask.pay-bread",
    "amalfi.log.titles-too-few",
    "pebbles.log.took",
];

/// Says a question, a label or an event in all languages, and looks at how it reads.
fn check_sentence(lexicon: &Lexicon, message: &Message, said: &mut BTreeSet<String>) {
    if MAY_HAVE_NONE.contains(&&*message.id) {
        check_reading(lexicon, message, said, reads_well);
    } else {
        check_reading(lexicon, message, said, says_no_zero);
    }
}

/// Says something in all languages, and looks at how it reads.
fn check_reading(
    lexicon: &Lexicon,
    message: &Message,
    said: &mut BTreeSet<String>,
    read: fn(&str) -> Result<(), String>,
) {
    check(lexicon, message, said);
    for language in Language::ALL {
        let words = lexicon.try_say(language, message, &()).unwrap_or_default();
        read(&words).unwrap_or_else(|fault| panic!("{language}, {}: {fault}", message.id));
    }
}

/// Lines of Praga's map, whose marks are those of its key.
const MAP: [&str; 3] = [
    "praga.panel.drawing",
    "praga.panel.plaza",
    "praga.panel.plaza-bare",
];

/// Says a line of a panel in all languages, and looks at how its columns read. What a panel counts may be 0.
fn check_line(lexicon: &Lexicon, message: &Message, said: &mut BTreeSet<String>) {
    if MAP.contains(&&*message.id) {
        return check(lexicon, message, said);
    }
    check_reading(lexicon, message, said, |words| {
        let mut columns = words.split("  ").filter(|column| !column.is_empty());
        columns.try_for_each(reads_well)
    });
}

/// Arguments of labels and questions that are numbers because they count or measure something.
const COUNTED: [&str; 28] = [
    "bread",
    "coins",
    "corners",
    "count",
    "degrees",
    "discount",
    "due",
    "each",
    "every",
    "gain",
    "hundreds",
    "left",
    "lost",
    "max",
    "minimum",
    "modifier",
    "n",
    "owed",
    "points",
    "price",
    "rate",
    "round",
    "row",
    "ships",
    "sum",
    "surcharge",
    "value",
    "vp",
];

/// Things that have only a number: the next leader to be kept, the players without a name at the solo table of Florence, and the line of an
/// exchange, which its words leave out.
const NUMBERED: [(&str, &str); 3] = [
    ("lorenzo.ask.draft", "number"),
    ("florence.do.recruit-virtual", "number"),
    ("lorenzo.do.exchange", "line"),
];

/// Nothing is named by a bare number: a number in a label or question counts or measures.
fn check_numbers(message: &Message) {
    for (key, arg) in &message.args {
        check_number(&message.id, key, arg);
    }
}

fn check_number(id: &str, key: &str, arg: &Arg) {
    match arg {
        Arg::Number(number) => assert!(
            COUNTED.contains(&key) || NUMBERED.contains(&(id, key)),
            "{id} names {key} by the number {number}"
        ),
        Arg::List(several) => several.iter().for_each(|one| check_number(id, key, one)),
        Arg::Message(message) => check_numbers(message),
        Arg::Seat(_) | Arg::Name(_) | Arg::Text(_) => {}
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
            check_numbers(&choice.label);
        }
        check_numbers(&prompt.question);
        if rng.below(8) == 0 {
            for eye in state.seats().iter().map(Eye::Seat).chain([Eye::Spectator]) {
                for panel in state.panels(eye) {
                    check_line(lexicon, &panel.title, said);
                    panel
                        .lines
                        .iter()
                        .for_each(|line| check_line(lexicon, line, said));
                }
            }
            // Actions that are no longer legal are refused in words; these may say that somebody has 0 of something.
            for action in &wrong {
                if let Err(fault) = state.clone().play(seat, action) {
                    check_reading(lexicon, &fault.message(), said, reads_well);
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
        rng.shuffle(&mut tables);
        let mut played = 0;
        for order in tables {
            match game.start(&order) {
                Ok(_) => played += 1,
                // Not all options go together, and the refusal says why.
                Err(fault) => {
                    check_reading(&lexicon, &fault.message(), &mut said, reads_well);
                    continue;
                }
            }
            for number in 0..GAMES_EACH {
                let seed = Seed::from(number);
                let (state, _) = game
                    .start(&Order {
                        seed,
                        ..order.clone()
                    })
                    .expect("it starts");
                play(&lexicon, state, &mut rng, &mut said);
            }
            if played == MOST_TABLES {
                break;
            }
        }
        assert!(played > 0, "no table of {} starts", entry.id);
        assert!(said.len() > 5, "{} says hardly anything", entry.id);
    }
}

#[test]
#[should_panic(expected = "names card by the number 4")]
fn a_thing_named_by_a_bare_number_is_found() {
    let pays = Message::new("florence.amount.coins").with("count", 4);
    let inside = Message::new("florence.do.work").with("card", 4);
    check_numbers(
        &Message::new("florence.do.add")
            .with("what", pays)
            .with("inside", inside),
    );
}
