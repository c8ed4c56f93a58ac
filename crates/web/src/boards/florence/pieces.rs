//! Everything in the box of Florence, for the reference.

use serde::Deserialize;
use serde_json::Value;
use signoria_florence::View;
use signoria_florence::pieces::{Building, Character, Freedom, Landscape, Pile};

use super::explain::told;
use crate::boards::Shelf;

/// The pieces by kind.
pub fn pieces(shown: &[Value]) -> Vec<Shelf> {
    let Some(view) = shown.first().and_then(|view| View::deserialize(view).ok()) else {
        return Vec::new();
    };
    let shelf = |kind, ids: Vec<String>| Shelf::of(kind, ids, |id| told(&view, id));
    let cards = |pile: Pile| {
        pile.cards()
            .iter()
            .map(|card| format!("florence.card.{card}"))
            .collect()
    };
    vec![
        shelf("web.pieces.professions", cards(Pile::Profession)),
        shelf(
            "web.pieces.buildings",
            Building::ALL
                .iter()
                .map(|it| format!("florence.building.{it}"))
                .collect(),
        ),
        shelf(
            "web.pieces.landscapes",
            Landscape::ALL
                .iter()
                .map(|it| format!("florence.landscape.{it}"))
                .collect(),
        ),
        shelf(
            "web.pieces.freedoms",
            Freedom::ALL
                .iter()
                .map(|it| format!("florence.freedom.{it}"))
                .collect(),
        ),
        shelf("web.pieces.bonus-cards", cards(Pile::Bonus)),
        shelf("web.pieces.prestige-cards", cards(Pile::Prestige)),
        shelf(
            "web.pieces.court",
            Character::ALL
                .iter()
                .map(|it| format!("florence.character.{it}"))
                .collect(),
        ),
    ]
}
