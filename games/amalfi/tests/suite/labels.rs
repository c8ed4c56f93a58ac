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

/// An action carried out on a copy, to be held against its label.
struct Trial {
    seat: Seat,
    action: Action,
    label: Message,
    events: Vec<Event>,
    after: Amalfi,
}

impl Trial {
    fn new(game: &Amalfi, seat: Seat, action: Action) -> Self {
        let label = game.label(seat, action);
        let (mut after, mut log) = (game.clone(), Vec::new());
        after.apply(seat, action, &mut log).unwrap();
        let events = log.into_iter().map(|told: Told<Event>| told.event).collect();
        Self {
            seat,
            action,
            label,
            events,
            after,
        }
    }

    fn check(&self) {
        match &*self.label.id {
            "amalfi.label.lower" | "amalfi.label.supply" | "amalfi.label.discard" | "amalfi.label.glean" => {
                self.gains_the_bread();
            }
            "amalfi.label.take" | "amalfi.label.beacon" => self.pays_first(number(&self.label, "bread")),
            "amalfi.label.buy" | "amalfi.label.explore" | "amalfi.label.build" => self.costs_what_it_says(),
            "amalfi.label.invite" => self.costs_bread_or_resources(),
            "amalfi.label.sail" | "amalfi.label.copy" => self.sails_for_the_price(),
            "amalfi.label.feed" => self.feeds(),
            _ => {}
        }
    }

    /// The first payment in bread is that, before anything else that could cost some.
    fn pays_first(&self, bread: i64) {
        let first = self.events.iter().find_map(|event| match *event {
            Event::BreadPaid { n, .. } => Some(i64::from(n)),
            Event::Took { .. } | Event::BeaconSent { .. } => Some(0),
            _ => None,
        });
        assert_eq!(first.unwrap_or(0), bread, "{}", self.action);
    }

    /// What the bread makes possible may follow at once, and gain or lose more.
    fn gains_the_bread(&self) {
        let begins = |event: &&Event| {
            matches!(
                event,
                Event::Lowered { .. }
                    | Event::Supplied { .. }
                    | Event::Discarded { .. }
                    | Event::BeaconBread { .. }
            )
        };
        let told = self.events.iter().skip_while(|event| !begins(event)).skip(1);
        let mut told = told.peekable();
        let mut next = |gained: bool| match told.peek() {
            Some(&&Event::BreadGained { n, .. }) if gained => told.next().map_or(0, |_| i64::from(n)),
            Some(&&Event::BreadLost { n, .. }) if !gained => i64::from(n),
            _ => 0,
        };
        assert_eq!(next(true), number(&self.label, "n"), "{}", self.action);
        let lost = number(&self.label, "lost");
        assert!(lost == 0 || lost == next(false), "{}", self.action);
    }

    fn costs_what_it_says(&self) {
        let payment = self.after.view(Eye::Spectator).payment;
        if let Some(payment) = payment.filter(|payment| payment.useful == 0 && payment.other == 0) {
            assert_eq!(i64::from(payment.cost), amount(&self.label), "{}", self.action);
            let surcharge = self
                .label
                .args
                .get("bread")
                .map_or(0, |_| number(&self.label, "bread"));
            assert_eq!(i64::from(payment.surcharge), surcharge, "{}", self.action);
        }
        let vp = self.events.iter().find_map(|event| match *event {
            Event::Bought { vp, .. } | Event::Explored { vp, .. } => Some(i64::from(vp)),
            _ => None,
        });
        assert!(
            vp.is_none_or(|vp| vp == number(&self.label, "vp")),
            "{}",
            self.action
        );
    }

    fn costs_bread_or_resources(&self) {
        let in_bread =
            matches!(&self.label.args["cost"], Arg::Message(cost) if cost.id == "amalfi.cost.bread");
        if in_bread {
            self.pays_first(amount(&self.label));
        } else {
            self.costs_what_it_says();
        }
    }

    fn sails_for_the_price(&self) {
        let asked = self.after.waiting().first().unwrap_or(self.seat);
        let question = self.after.question(asked).id;
        if question != "amalfi.ask.before" {
            self.pays_first(number(&self.label, "price"));
        }
    }

    fn feeds(&self) {
        let paid = self.events.iter().find_map(|event| match *event {
            Event::Fed { seat, n } if seat == self.seat => Some(i64::from(n)),
            _ => None,
        });
        assert_eq!(paid, Some(number(&self.label, "n")));
        let lost = self.events.iter().find_map(|event| match *event {
            Event::Hungry { seat, vp, .. } if seat == self.seat => Some(i64::from(vp)),
            _ => None,
        });
        assert_eq!(lost.unwrap_or(0), number(&self.label, "vp"));
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
                Trial::new(&game, seat, action).check();
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
        (Language::Pl, "(przepadnie chleba: 1)"),
    ] {
        let words = LEXICON.say(language, &label, &());
        assert!(words.contains(lost), "{words}");
    }
}
