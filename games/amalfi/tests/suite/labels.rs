//! No label lies: what a button, a question or a panel says is what happens.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use signoria_amalfi::options::Options;
use signoria_engine::prelude::*;
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

/// The number in a cost: "9 gems", "3 bread"; 0 for nothing.
fn amount(label: &Message) -> i64 {
    match label.args.get("cost") {
        Some(Arg::Message(cost)) if cost.id == "amalfi.cost.nothing" => 0,
        Some(Arg::Message(cost)) => number(cost, "n"),
        other => panic!("cost of {}: {other:?}", label.id),
    }
}

/// Bread paid by a seat, summed over the log.
fn paid(log: &[Told<Event>], payer: Seat) -> i64 {
    let paid = log.iter().filter_map(|told| match told.event {
        Event::BreadPaid { seat, n } if seat == payer => Some(i64::from(n)),
        _ => None,
    });
    paid.sum()
}

/// Plays an action on a copy, and holds it against its label.
fn check(game: &Amalfi, seat: Seat, action: Action) {
    let label = game.label(seat, action);
    let mut after = game.clone();
    let mut log = Vec::new();
    after.apply(seat, action, &mut log).unwrap();
    let player = |game: &Amalfi| game.view(Eye::Spectator).players[seat.index()].clone();
    let (old, new) = (player(game), player(&after));
    match &*label.id {
        "amalfi.label.lower" | "amalfi.label.supply" | "amalfi.label.discard" => {
            // What the bread makes possible may follow at once.
            let begun = |event: &&Event| {
                matches!(
                    event,
                    Event::Lowered { .. } | Event::Supplied { .. } | Event::Discarded { .. }
                )
            };
            let mut events = log
                .iter()
                .map(|told| &told.event)
                .skip_while(|event| !begun(event))
                .skip(1)
                .peekable();
            let gained = events.next_if(|event| matches!(event, Event::BreadGained { .. }));
            let lost = events.next_if(|event| matches!(event, Event::BreadLost { .. }));
            let amount = |event: Option<&Event>| match event {
                Some(&(Event::BreadGained { n, .. } | Event::BreadLost { n, .. })) => i64::from(n),
                _ => 0,
            };
            assert_eq!(amount(gained), number(&label, "n"), "{action}");
            // An effect that follows may lose bread too.
            let named = number(&label, "lost");
            assert!(named == 0 || named == amount(lost), "{action}");
        }
        "amalfi.label.take" => {
            let first = log.iter().find_map(|told| match told.event {
                Event::BreadPaid { n, .. } => Some(i64::from(n)),
                Event::Took { .. } => Some(0),
                _ => None,
            });
            assert_eq!(first, Some(number(&label, "bread")), "{action}");
        }
        "amalfi.label.beacon" => assert_eq!(paid(&log, seat), number(&label, "bread"), "{action}"),
        "amalfi.label.buy" | "amalfi.label.explore" | "amalfi.label.build" => {
            if let Some(payment) = after
                .view(Eye::Spectator)
                .payment
                .filter(|payment| payment.useful == 0)
            {
                assert_eq!(i64::from(payment.cost), amount(&label), "{action}");
                let surcharge = label.args.get("bread").map_or(0, |_| number(&label, "bread"));
                assert_eq!(i64::from(payment.surcharge), surcharge, "{action}");
            }
            let vp = log.iter().find_map(|told| match told.event {
                Event::Bought { vp, .. } | Event::Explored { vp, .. } => Some(i64::from(vp)),
                _ => None,
            });
            if let Some(vp) = vp {
                assert_eq!(vp, number(&label, "vp"), "{action}");
            }
        }
        "amalfi.label.sail" | "amalfi.label.copy" => {
            let asked_first = new.docked > old.docked
                && after.question(after.waiting().first().unwrap_or(seat)).id == "amalfi.ask.before";
            if !asked_first {
                let price = number(&label, "price");
                let first = log.iter().find_map(|told| match told.event {
                    Event::BreadPaid { n, .. } => Some(i64::from(n)),
                    _ => None,
                });
                assert_eq!(first.unwrap_or(0), price, "{action}");
            }
        }
        "amalfi.label.feed" => {
            let fed = log.iter().find_map(|told| match told.event {
                Event::Fed { seat: fed, n } if fed == seat => Some(i64::from(n)),
                _ => None,
            });
            assert_eq!(fed, Some(number(&label, "n")));
            let lost = log.iter().find_map(|told| match told.event {
                Event::Hungry { seat: fed, vp, .. } if fed == seat => Some(i64::from(vp)),
                _ => None,
            });
            assert_eq!(lost.unwrap_or(0), number(&label, "vp"));
        }
        _ => {}
    }
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
fn no_label_lies() {
    let mut checked = BTreeSet::new();
    for (seats, options) in tables() {
        let setup = Setup::<Amalfi>::new(Seats::new(seats), 5).with_options(options);
        let Ok(mut game) = setup.start() else { continue };
        let mut rng = Rng::new(Seed::from(u64::from(seats)), Purpose::Playout);
        let mut actions = Vec::new();
        while let Some(seat) = game.waiting().first() {
            actions.clear();
            game.actions(seat, &mut actions);
            for &action in &actions {
                check(&game, seat, action);
                checked.insert(game.label(seat, action).id.to_string());
            }
            let action = *rng.pick(&actions).unwrap();
            game.apply(seat, action, &mut ()).unwrap();
        }
    }
    for id in [
        "sail", "buy", "explore", "invite", "build", "lower", "supply", "discard", "take", "beacon", "glean",
        "feed",
    ] {
        assert!(
            checked.contains(&format!("amalfi.label.{id}")),
            "{id} was never offered"
        );
    }
}

#[test]
fn whatever_is_said_reads_well_in_every_language() {
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
    assert_eq!(view.printed.ship_prices, [5, 4, 4, 3]);
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
        "Sail changing route II (Candia): send up to 3 ships to the wine hold"
    );
}
