//! Everything in the box of Praga, for the reference.

use serde::Deserialize;
use serde_json::Value;
use signoria_engine::{Message, Seat};
use signoria_praga::hex::Hex;
use signoria_praga::pieces::{BridgeTile, ProductionTile, Row, Seal, Space, Technology};
use signoria_praga::view::View;

use super::explain::{hex, plaza_tile, told};
use crate::boards::Shelf;

/// The pieces by kind.
pub fn pieces(shown: &[Value]) -> Vec<Shelf> {
    let views = shown.iter().filter_map(|view| View::deserialize(view).ok());
    let views: Vec<View> = views.collect();
    let Some(view) = views.first() else {
        return Vec::new();
    };
    let hexes = |kind, row: Row| Shelf {
        kind,
        pieces: (0..Hex::COUNT)
            .filter_map(Hex::from_number)
            .filter(|hex| hex.row() == row)
            .map(|one| hex(view, one))
            .collect(),
    };
    let shelf =
        |kind, ids: Vec<String>| Shelf::of(kind, ids, |id| told(view, Seat::new(0), &format!("praga.{id}")));
    vec![
        hexes("web.pieces.upgrades", Row::Upgrade),
        hexes("web.pieces.walls", Row::Wall),
        hexes("web.pieces.buildings", Row::Building),
        shelf(
            "web.pieces.technologies",
            Technology::ALL
                .iter()
                .map(|it| format!("technology.{it}"))
                .collect(),
        ),
        Shelf {
            kind: "web.pieces.plazas",
            pieces: views.iter().flat_map(plaza_tiles).collect(),
        },
        shelf(
            "web.pieces.seals",
            Seal::ALL.iter().map(|it| format!("seal.{it}")).collect(),
        ),
        shelf(
            "web.pieces.bridge-tiles",
            BridgeTile::ALL
                .iter()
                .map(|it| format!("bridge-tile.{it}"))
                .collect(),
        ),
        shelf(
            "web.pieces.production-tiles",
            ProductionTile::ALL
                .iter()
                .map(|it| format!("production.{it}"))
                .collect(),
        ),
        shelf(
            "web.pieces.road",
            Space::ALL.iter().map(|it| format!("road.{it}")).collect(),
        ),
    ]
}

/// The plaza tiles that lie in a view.
fn plaza_tiles(view: &View) -> impl Iterator<Item = crate::boards::kit::told::Told> {
    let places = view.plazas.iter().zip(&view.figures.plazas);
    places.filter_map(move |(tile, drawing)| {
        let title = Message::new("web.pieces.plaza-tile");
        Some(plaza_tile(view, title, (*tile)?, drawing.tile.as_ref()?))
    })
}
