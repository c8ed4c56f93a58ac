//! Every thing that can lie on the board says what it is, in every language.

use serde::Deserialize;
use signoria_amalfi::Amalfi;
use signoria_amalfi::pieces::{Craft, Guild, Hold};
use signoria_engine::erased::{AnyGame, Erased, Order};
use signoria_engine::{Declaration, Eye, Seats, Seed};
use signoria_words::{Language, Lexicon};

use super::*;

fn view(seats: u8) -> View {
    let order = Order {
        edition: None,
        options: Default::default(),
        seats: Seats::new(seats),
        seed: Seed::from(7),
    };
    let (state, _) = Erased::<Amalfi>::new().start(&order).unwrap();
    View::deserialize(&state.view(Eye::Seat(Seat::new(0)))).unwrap()
}

/// All that the first position shows.
fn ids(view: &View) -> Vec<String> {
    let faces = &view.figures;
    let mut ids: Vec<String> = Vec::new();
    ids.extend(faces.works.iter().map(|face| face.card.name().into()));
    ids.extend(faces.characters.iter().map(|face| face.card.name().into()));
    ids.extend(faces.routes.iter().map(|face| face.route.name().into()));
    ids.extend(
        view.routes
            .iter()
            .map(|route| format!("amalfi.light.{}", route.route)),
    );
    ids.extend(view.decrees.iter().map(|decree| decree.name().into()));
    ids.extend(view.titles.iter().map(|title| title.title.name().into()));
    ids.extend(Hold::ALL.iter().map(|hold| hold.name().into()));
    ids.extend(Craft::ALL.iter().map(|craft| craft.name().into()));
    ids.extend(Guild::ALL.iter().map(|guild| guild.name().into()));
    ids.extend((0..6).map(|space| format!("amalfi.slip.{space}")));
    ids.extend((0..6).map(|space| format!("amalfi.barn.{space}")));
    ids.extend(["workshop", "council", "atlas"].map(|name| format!("amalfi.panel.{name}")));
    ids.extend(["bay", "port"].map(|name| format!("amalfi.place.{name}")));
    ids.extend(["shipyard", "barn"].map(|name| format!("amalfi.yard.{name}")));
    ids.extend(["lower", "supply", "discard", "glean"].map(|name| format!("amalfi.tray.{name}")));
    let facts = [
        "bread", "ships", "works", "guests", "routes", "lights", "compass", "rival",
    ];
    ids.extend(facts.map(|name| format!("amalfi.fact.{name}")));
    ids
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    let mut faults = Vec::new();
    let lexicon = Lexicon::new(Amalfi::WORDS.iter().copied()).unwrap();
    for seats in [1, 4] {
        let view = view(seats);
        for id in ids(&view) {
            let told = told(&view, &id).unwrap_or_else(|| panic!("{id} is not explained"));
            for language in Language::ALL {
                let say = |message: &Message| {
                    let words = lexicon.try_say(language, message, &[] as &[String]);
                    words.unwrap_or_else(|error| panic!("{id} in {language}: {error}"))
                };
                let said = told.clone().said(say);
                faults.extend(said.faults());
                assert!(!said.title.is_empty(), "{id} in {language}");
                assert!(said.says.iter().any(|says| says.len() > 10), "{id} in {language}");
                assert!(!said.clauses.is_empty(), "{id}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn the_clauses_stand_in_the_rules() {
    let rules = include_str!("../../../../../../games/amalfi/RULES.md");
    let view = view(2);
    for id in ids(&view) {
        let said = told(&view, &id).unwrap().said(|message| message.id.to_string());
        for clause in said.clauses {
            assert!(rules.contains(&format!("**{clause}**")), "{id}: {clause}");
        }
    }
}

#[test]
fn the_bay_says_what_a_ship_yields_on_this_board() {
    let lexicon = Lexicon::new(Amalfi::WORDS.iter().copied()).unwrap();
    let mut view = view(2);
    for supply in [3, 4] {
        view.players[0].supply = supply;
        let say = |message: &Message| lexicon.try_say(Language::En, message, &()).unwrap();
        let said = told(&view, "amalfi.place.bay").unwrap().said(say).says.concat();
        assert!(said.contains(&format!("yields {supply} of any kind")), "{said}");
    }
}
