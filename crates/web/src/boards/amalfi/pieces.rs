//! Everything in the box of Amalfi, for the reference.

use serde::Deserialize;
use serde_json::Value;
use signoria_amalfi::pieces::{Character, Decree, Masterpiece, Route, Tile, Title};

use super::View;
use super::explain::told;
use crate::boards::Shelf;

/// The pieces by kind.
pub fn pieces(shown: &[Value]) -> Vec<Shelf> {
    let views = shown.iter().filter_map(|view| View::deserialize(view).ok());
    let views: Vec<View> = views.collect();
    let shelf = |kind, ids: Vec<String>| {
        Shelf::of(kind, ids, |id| {
            let shows = |view: &&View| match id.strip_prefix("amalfi.decree.") {
                Some(decree) => view.decrees.iter().any(|shown| shown.to_string() == decree),
                None => true,
            };
            views.iter().filter(shows).find_map(|view| told(view, id))
        })
    };
    let board = Route::ALL.iter().filter(|route| route.tile().is_none());
    vec![
        shelf(
            "web.pieces.masterpieces",
            Masterpiece::ALL
                .iter()
                .map(|it| format!("amalfi.masterpiece.{it}"))
                .collect(),
        ),
        shelf(
            "web.pieces.characters",
            Character::ALL
                .iter()
                .map(|it| format!("amalfi.character.{it}"))
                .collect(),
        ),
        shelf(
            "web.pieces.public-routes",
            board.map(|it| format!("amalfi.route.{it}")).collect(),
        ),
        shelf(
            "web.pieces.private-routes",
            Tile::ALL
                .iter()
                .map(|&it| format!("amalfi.route.{}", Route::from(it)))
                .collect(),
        ),
        shelf(
            "web.pieces.titles",
            Title::ALL.iter().map(|it| format!("amalfi.title.{it}")).collect(),
        ),
        shelf(
            "web.pieces.decrees",
            Decree::ALL
                .iter()
                .map(|it| format!("amalfi.decree.{it}"))
                .collect(),
        ),
    ]
}
