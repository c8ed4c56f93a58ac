//! Every thing that can lie on the board says what it is, in every language.

use serde_json::Value;
use signoria_amalfi::Amalfi;
use signoria_amalfi::pieces::{Craft, Guild, Hold};
use signoria_engine::Declaration;
use signoria_words::{Language, Lexicon};

use super::*;
use crate::boards::kit::explaining::{clauses_are_in, first_view, reads_well_everywhere};

fn view(seats: u8) -> View {
    first_view::<Amalfi, _>(None, seats, Value::Null)
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

/// What all that the first position of a table shows says of itself.
fn all(seats: u8) -> Vec<(String, Option<Told>)> {
    let view = view(seats);
    let ids = ids(&view).into_iter();
    ids.map(|id| (id.clone(), told(&view, &id))).collect()
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    let lexicon = Lexicon::new(Amalfi::WORDS.iter().copied()).unwrap();
    reads_well_everywhere(&lexicon, [1, 4].into_iter().flat_map(all));
}

#[test]
fn the_clauses_stand_in_the_rules() {
    clauses_are_in(include_str!("../../../../../../games/amalfi/RULES.md"), all(2));
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
