//! Every thing that can lie on the board says what it is, in every language.

use serde::Deserialize;
use signoria_engine::erased::{AnyGame, Erased, Order};
use signoria_engine::{Declaration, Eye, Seat, Seats, Seed};
use signoria_lorenzo::Lorenzo;
use signoria_words::{Language, Lexicon};

use super::*;
use signoria_lorenzo::board::Member;

fn view(seats: u8, advanced: bool) -> View {
    let order = Order {
        edition: None,
        options: serde_json::json!({ "advanced": advanced }),
        seats: Seats::new(seats),
        seed: Seed::from(7),
    };
    let (state, _) = Erased::<Lorenzo>::new().start(&order).unwrap();
    View::deserialize(&state.view(Eye::Seat(Seat::new(0)))).unwrap()
}

fn ids(view: &View) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    ids.extend(view.figures.cards.keys().map(|it| format!("card:{it}")));
    ids.extend(Leader::ALL.iter().map(|it| format!("leader:{it}")));
    ids.extend(view.tiles.iter().map(|it| format!("tile:{it}")));
    ids.extend([BonusTile::Basic, BonusTile::A].map(|it| format!("bonus:{it}")));
    ids.extend(Space::ALL.iter().map(|it| format!("space:{it}")));
    ids.extend(Good::ALL.iter().map(|it| format!("good:{it}")));
    ids.extend(Member::ALL.iter().map(|it| format!("member:{it}")));
    ids.extend(Kind::ALL.iter().map(|it| format!("kind:{it}")));
    ids.extend(
        Kind::ALL
            .iter()
            .flat_map(|it| (0..6).map(move |slot| format!("slot:{it}:{slot}"))),
    );
    ids.extend(["harvest", "production"].map(|it| format!("work:{it}")));
    ids.extend((0..=15).map(|it| format!("faith:{it}")));
    ids.extend((0..=25).map(|it| format!("military:{it}")));
    ids.extend((1..=6).map(|it| format!("round:{it}")));
    ids.extend(["surcharge", "dice", "order", "score"].map(String::from));
    ids
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    let mut faults = Vec::new();
    let lexicon = Lexicon::new(Lorenzo::WORDS.iter().copied()).unwrap();
    let names = ["Bianca", "Cosimo", "Piero", "Lucrezia"].map(String::from);
    for (seats, advanced) in [(2, false), (4, false), (3, true)] {
        let view = view(seats, advanced);
        for id in ids(&view) {
            let told = told(&view, &id).unwrap_or_else(|| panic!("{id} is not explained"));
            for language in Language::ALL {
                let say = |message: &Message| {
                    let words = lexicon.try_say(language, message, &names[..]);
                    words.unwrap_or_else(|error| panic!("{id} in {language}: {error}"))
                };
                let said = told.clone().said(say);
                faults.extend(said.faults());
                assert!(
                    !said.title.is_empty() && !said.kind.is_empty(),
                    "{id} in {language}"
                );
                assert!(!said.clauses.is_empty(), "{id}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_clause_that_an_explanation_names_is_in_the_rules() {
    let rules = include_str!("../../../../../../games/lorenzo/RULES.md");
    let view = view(4, true);
    for id in ids(&view) {
        let said = told(&view, &id).unwrap().said(|message| message.id.to_string());
        for clause in said.clauses {
            assert!(rules.contains(&format!("**{clause}**")), "{id} names {clause}");
        }
    }
}

#[test]
fn too_little_faith_promises_no_support_and_an_open_slot_needs_nothing() {
    let view = view(2, false);
    let first = |id: String| {
        told(&view, &id)
            .unwrap()
            .said(|message| message.id.to_string())
            .says
            .swap_remove(0)
    };
    let least = usize::from(*view.figures.church_needs.iter().min().unwrap());
    for faith in 0..view.figures.faith_points.len() {
        let expected = match faith {
            0 => "lorenzo.explain.faith-nothing",
            faith if faith < least => "lorenzo.explain.faith-last",
            _ => "lorenzo.explain.faith-says",
        };
        assert_eq!(first(format!("faith:{faith}")), expected, "{faith}");
    }
    for (slot, &needs) in view.figures.slot_military.iter().enumerate() {
        let id = if needs == 0 { "slot-open" } else { "slot-needs" };
        assert_eq!(
            first(format!("slot:territory:{slot}")),
            format!("lorenzo.explain.{id}")
        );
    }
}
