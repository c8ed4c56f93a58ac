//! No label lies: what a button, a question or a panel says is what happens.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use signoria_amalfi::options::Options;
use signoria_engine::prelude::*;
use signoria_engine::testing::wander;
use signoria_engine::{Arg, Eye, Message, Purpose, Rng, Seat, Seats, Seed, Setup, Told};
use signoria_words::{Language, Lexicon};

use crate::scenario::*;

static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(Amalfi::WORDS.iter().copied()).unwrap());

fn number(label: &Message, name: &str) -> i64 {
    match label.args.get(name) {
        Some(Arg::Number(n)) => *n,
        other => panic!("{name} of {}: {other:?}", label.id),
    }
}

/// What a ship yields in a payment is what its button says. The law of labels sees payments as a whole.
fn a_ship_pays_what_it_says(game: &Amalfi, seat: Seat, action: Action) {
    let label = game.label(seat, action);
    let said = match (&*label.id, label.args.get("goods")) {
        ("amalfi.label.pay-bay", _) => number(&label, "n"),
        (_, Some(Arg::Message(goods))) => number(goods, "n"),
        other => panic!("{action}: {other:?}"),
    };
    let mut log: Vec<Told<Event>> = Vec::new();
    game.clone().apply(seat, action, &mut log).unwrap();
    let yielded = log.iter().find_map(|told| match told.event {
        Event::PaidFromHold { n, .. } | Event::PaidFromBay { n, .. } => Some(i64::from(n)),
        _ => None,
    });
    assert_eq!(yielded, Some(said), "{action}");
}

/// Words in which something went wrong: a doubled colon, a stray space, an id, a bare argument.
fn reads_well(language: Language, words: &str) {
    for wrong in [
        "::", ": :", " .", " ,", ",,", "..", "  :", "amalfi.", "{", "}", "()", "«»", "„”",
    ] {
        assert!(!words.contains(wrong), "{language}: {words}");
    }
    assert_eq!(words.trim_end(), words, "{language}");
    assert!(!words.is_empty());
}

/// Every table: seats, ways to deal, opponents.
fn tables() -> impl Iterator<Item = (u8, Options)> {
    let ways = [
        Way::Guild,
        Way::Blind,
        Way::Personal,
        Way::FullDraft,
        Way::SelectiveDraft,
    ];
    (1..=4_u8).flat_map(move |seats| {
        ways.into_iter().flat_map(move |start| {
            let opponents: &[Opponent] = if seats == 1 {
                Opponent::ALL
            } else {
                &[Opponent::Naples]
            };
            opponents.iter().map(move |&opponent| {
                (
                    seats,
                    Options {
                        start,
                        opponent,
                        first: None,
                    },
                )
            })
        })
    })
}

#[test]
fn ships_pay_what_they_say() {
    let mut checked = 0;
    for (seats, options) in tables() {
        let setup = Setup::<Amalfi>::new(Seats::new(seats), 5).with_options(options);
        let Ok(mut game) = setup.start() else { continue };
        let mut rng = Rng::new(Seed::from(u64::from(seats)), Purpose::Playout);
        wander(&mut game, &mut rng, |game, seat, actions| {
            for &action in actions {
                if let Action::Pay { .. } = action {
                    a_ship_pays_what_it_says(game, seat, action);
                    checked += 1;
                }
            }
        });
    }
    assert!(checked > 40, "{checked} payments");
}

#[test]
fn every_sentence_reads_well_in_every_language() {
    let mut heard: [BTreeSet<(String, String)>; 3] = Default::default();
    let mut say = |message: &Message| {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            let words = LEXICON.try_say(language, message, &()).unwrap();
            reads_well(language, &words);
            heard[place].insert((message.id.to_string(), words));
        }
    };
    for (seats, options) in tables() {
        let setup = Setup::<Amalfi>::new(Seats::new(seats), 5).with_options(options);
        let Ok(mut game) = setup.start() else { continue };
        let mut rng = Rng::new(Seed::from(u64::from(seats)), Purpose::Playout);
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            say(&game.question(seat));
            actions.clear();
            game.actions(seat, &mut actions);
            actions.iter().for_each(|&action| say(&game.label(seat, action)));
            if rng.below(10) == 0 {
                for panel in Amalfi::panels(&game.view(Eye::Seat(seat))) {
                    say(&panel.title);
                    panel.lines.iter().for_each(&mut say);
                }
            }
            let action = *rng.pick(&actions).unwrap();
            let mut log = Vec::new();
            game.apply(seat, action, &mut log).unwrap();
            log.iter()
                .for_each(|told| say(&signoria_engine::Say::message(&told.event)));
        }
    }
    // To read it all: SIGNORIA_WORDS=/tmp/words cargo test reads_well
    if let Ok(path) = std::env::var("SIGNORIA_WORDS") {
        for (language, heard) in Language::ALL.into_iter().zip(&heard) {
            let lines: Vec<String> = heard.iter().map(|(id, words)| format!("{id}\t{words}")).collect();
            std::fs::write(format!("{path}.{language}"), lines.join("\n")).unwrap();
        }
    }
}

// A.SO.6
#[test]
fn the_opponent_and_the_route_of_the_same_name_are_told_apart() {
    for language in Language::ALL {
        let name = |id: &'static str| LEXICON.try_say(language, &Message::new(id), &()).unwrap();
        assert_ne!(name("amalfi.opponent.naples"), name("amalfi.route.naples"));
        assert_ne!(name("amalfi.opponent.genoa"), name("amalfi.route.genoa"));
    }
}

#[test]
fn the_printed_figures_of_the_boards_are_shown() {
    let game = Scenario::solo(Opponent::Genoa)
        .bay(0, 1)
        .invited(0, &[Character::IsottaNogarola, Character::MarianoTaccola])
        .build();
    let view = game.view(Eye::Spectator);
    let player = &view.players[0];
    assert_eq!(player.yields, [2, 3, 4, 3, 3], "Isotta Nogarola raises wine");
    assert_eq!(
        (player.supply, player.ship_price),
        (3, 4),
        "Mariano Taccola lowers 5"
    );
    assert_eq!(view.figures.ship_prices, [5, 4, 4, 3]);
    let rival = view.rival.as_ref().unwrap();
    assert_eq!(rival.by_resource[2], (Hold::Wine, Route::Naples));
    assert_eq!(rival.by_bonus.len(), 5);
    let said = |view: &View| -> String {
        let panels = Amalfi::panels(view);
        let lines = panels.iter().flat_map(|panel| &panel.lines);
        let words: Vec<String> = lines.map(|line| LEXICON.say(Language::En, line, &())).collect();
        words.join("\n")
    };
    let words = said(&view);
    for line in [
        "A ship costs, by round: I – 5 wood, II – 4 wood, III – 4 wood, IV – 3 wood",
        "wine · (a ship yields 4)",
        "4 – build a lighthouse",
        "8 – unturn a character",
        "Routes of the resources: spices – Alexandria, wood – Ragusa, wine – Naples",
        "Routes of the bonuses: gain bread – Tunis",
        "You activate: a ship on the topmost changing route without a ship",
        "I – 0, II – 1, III – 2, IV – 3",
    ] {
        assert!(words.contains(line), "{line}\n{words}");
    }
    let naples = said(
        &Scenario::solo(Opponent::Naples)
            .bay(0, 1)
            .build()
            .view(Eye::Spectator),
    );
    assert!(!naples.contains("Routes of the bonuses"));
}

#[test]
fn a_covered_cell_is_named_with_its_tile() {
    let game = Scenario::new(2).round(2).bay(0, 1).cover(0, Tile::Candia).build();
    let sail = "sail cell-ii".parse().unwrap();
    let words = LEXICON.say(Language::En, &game.label(Seat::new(0), sail), &());
    assert_eq!(
        words,
        "Sail to changing route II (Candia): send up to 3 ships to the wine hold"
    );
}

// A.CR.3
#[test]
fn a_voyage_that_only_a_character_can_pay_says_so() {
    let said = |bread: u8| {
        let game = Scenario::new(2).bay(0, 2).bread(0, bread).build();
        let sail = "sail cell-iii".parse().unwrap();
        LEXICON.say(Language::En, &game.label(Seat::new(0), sail), &())
    };
    assert!(said(0).contains("first take a character for its bread, pay 1 bread, then"));
    assert!(said(1).contains(": pay 1 bread, then"));
}

#[test]
fn bread_that_a_full_barn_cannot_hold_is_said_to_be_lost() {
    let card = Masterpiece::ALL[0];
    let game = rich().workshop(4, card).build();
    let buy = Action::Buy { card };
    let label = game.label(Seat::new(0), buy);
    assert_eq!((number(&label, "gain"), number(&label, "lost")), (0, 1));
    for (language, lost) in [
        (Language::En, "(1 bread lost)"),
        (Language::Ru, "(сгорит хлеба: 1)"),
        (Language::Pl, "(przepadnie 1 chleb)"),
    ] {
        let words = LEXICON.say(language, &label, &());
        assert!(words.contains(lost), "{words}");
    }
}

#[test]
fn a_question_offers_no_more_than_there_is() {
    let left = |play: &Play| number(&play.game.question(Seat::new(0)), "left");
    for ships in 1..=3 {
        let play = activate(
            Character::PietroBembo,
            Scenario::new(2).hold(0, Hold::Wood, ships),
        );
        assert_eq!(left(&play), i64::from(ships.min(2)), "{ships} ships in a hold");
    }
}

#[test]
fn a_button_says_how_many_resources_are_due() {
    let play: Play = Scenario::new(2)
        .hold(0, Hold::Wine, 2)
        .workshop(3, Masterpiece::OrlandoFurioso)
        .into();
    let buy = play.label(0, "buy orlando-furioso");
    assert_eq!((number(&buy, "due"), number(&buy, "bread")), (8, 0));
}

/// The law of labels compares these questions with their answers; this test makes sure that each of them has something to
/// compare.
#[test]
fn questions_that_name_a_price_are_compared_with_their_answers() {
    let mut compared = BTreeSet::new();
    for seed in 0..4 {
        for (seats, options) in tables() {
            let setup = Setup::<Amalfi>::new(Seats::new(seats), seed).with_options(options);
            let Ok(mut game) = setup.start() else { continue };
            let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
            wander(&mut game, &mut rng, |game, seat, _| {
                let question = game.question(seat);
                if !game.named(&question).is_silent() {
                    compared.insert(question.id);
                }
            });
        }
    }
    for asked in [
        "before",
        "feeding",
        "pay-masterpiece",
        "pay-tile",
        "pay-character",
        "pay-ships",
    ] {
        let id = format!("amalfi.ask.{asked}");
        assert!(compared.contains(&*id), "{id}: {compared:?}");
    }
}

/// A question in the middle of a move names the thing that brings it.
#[test]
fn a_question_names_the_thing_that_it_comes_from() {
    let cause = |play: &Play| match play.game.question(Seat::new(0)).args.get("cause") {
        Some(Arg::Name(name)) => name.to_string(),
        Some(Arg::Message(place)) => place.id.to_string(),
        other => panic!("{other:?}"),
    };
    let bembo = activate(Character::PietroBembo, Scenario::new(2).hold(0, Hold::Wood, 1));
    assert_eq!(cause(&bembo), "amalfi.character.pietro-bembo");
    // The fourth lighthouse uncovers a character.
    let mut play: Play = Scenario::new(2).lighthouses(0, 3).bay(0, 1).bread(0, 3).into();
    play.act(0, "sail messina");
    assert_eq!(cause(&play), "amalfi.route.messina");
    play.act(0, "lighthouse tunis");
    assert_eq!(cause(&play), "amalfi.cause.barn");
}
