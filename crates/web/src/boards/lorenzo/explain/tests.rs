//! Every thing that can lie on the board says what it is, in every language.

use signoria_engine::Declaration;
use signoria_lorenzo::Lorenzo;
use signoria_lorenzo::board::Member;
use signoria_words::Lexicon;

use super::*;
use crate::boards::kit::explaining::{clauses_are_in, first_view, reads_well_everywhere};

fn view(seats: u8, advanced: bool) -> View {
    first_view::<Lorenzo, _>(None, seats, serde_json::json!({ "advanced": advanced }))
}

fn ids(view: &View) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    ids.extend(view.figures.cards.keys().map(|it| format!("card:{it}")));
    ids.extend(view.figures.leaders.keys().map(|it| format!("leader:{it}")));
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

/// What every thing of a table says of itself.
fn all((seats, advanced): (u8, bool)) -> Vec<(String, Option<Told>)> {
    let view = view(seats, advanced);
    let ids = ids(&view).into_iter();
    ids.map(|id| (id.clone(), told(&view, &id))).collect()
}

#[test]
fn every_thing_explains_itself_in_every_language() {
    let lexicon = Lexicon::new(Lorenzo::WORDS.iter().copied()).unwrap();
    let tables = [(2, false), (4, false), (3, true)];
    reads_well_everywhere(&lexicon, tables.into_iter().flat_map(all));
}

#[test]
fn the_clauses_stand_in_the_rules() {
    clauses_are_in(
        include_str!("../../../../../../games/lorenzo/RULES.md"),
        all((4, true)),
    );
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
