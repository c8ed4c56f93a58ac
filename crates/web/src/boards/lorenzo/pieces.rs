//! Everything in the box of Lorenzo, for the reference.

use serde::Deserialize;
use serde_json::Value;
use signoria_lorenzo::View;
use signoria_lorenzo::board::Kind;
use signoria_lorenzo::pieces::{BonusTile, Leader, Tile};

use super::explain::told;
use crate::boards::Shelf;

/// The pieces by kind.
pub fn pieces(shown: &[Value]) -> Vec<Shelf> {
    let views = shown.iter().filter_map(|view| View::deserialize(view).ok());
    let views: Vec<View> = views.collect();
    let shelf =
        |kind, ids: Vec<String>| Shelf::of(kind, ids, |id| views.iter().find_map(|view| told(view, id)));
    let cards = |kind: Kind| {
        let printed = views.iter().flat_map(|view| &view.figures.cards);
        printed
            .filter(|(_, figures)| figures.kind == kind)
            .map(|(card, _)| format!("card:{card}"))
            .collect()
    };
    vec![
        shelf("web.pieces.territories", cards(Kind::Territory)),
        shelf("web.pieces.characters", cards(Kind::Character)),
        shelf("web.pieces.buildings", cards(Kind::Building)),
        shelf("web.pieces.ventures", cards(Kind::Venture)),
        shelf(
            "web.pieces.leaders",
            Leader::ALL.iter().map(|it| format!("leader:{it}")).collect(),
        ),
        shelf(
            "web.pieces.excommunications",
            Tile::ALL.iter().map(|it| format!("tile:{it}")).collect(),
        ),
        shelf(
            "web.pieces.bonus-tiles",
            BonusTile::ALL.iter().map(|it| format!("bonus:{it}")).collect(),
        ),
    ]
}
