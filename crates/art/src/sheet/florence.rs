//! The sheet of Florence: a tile is `florence-opera-101-111` (its rows of cells), a portrait `portrait-poet`.

use std::collections::BTreeMap;

use signoria_engine::Edition;
use signoria_florence::Components;
use signoria_florence::pieces::{self, Cell, Tile};

use crate::canvas::Canvas;
use crate::florence::{
    Building, Garden, Landscape, Picture, building, garden, gate, landscape, palazzo, picture,
};
use crate::mark::Mark;
use crate::outline::Cells;
use crate::paint::Paint;
use crate::portrait::TRADES;

/// Every way to lay every tile of every edition, the small pictures and the people.
pub fn symbols() -> Vec<String> {
    let mut symbols = BTreeMap::new();
    let buildings = pieces::Building::ALL
        .iter()
        .map(|&building| Tile::Building(building));
    let landscapes = pieces::Landscape::ALL
        .iter()
        .map(|&landscape| Tile::Landscape(landscape));
    for tile in buildings.chain(landscapes) {
        for edition in Edition::<Components>::all() {
            let corner = Cell::at(0, 0);
            let places = edition.figures().places(tile).inside.iter();
            for place in places.filter(|place| Some(place.cell) == corner) {
                let cells = cells_of(place.mask);
                let name = format!("florence-{tile}-{}", cells.rows());
                symbols.entry(name.clone()).or_insert_with(|| {
                    let mut canvas = Canvas::new(name);
                    draw_tile(&mut canvas, tile, &cells);
                    let (rows, columns) = cells.size();
                    canvas.symbol(&format!("0 0 {} {}", columns * 100, rows * 100))
                });
            }
        }
    }
    let pictures = Picture::ALL.iter().map(|&kind| {
        let mut canvas = Canvas::new(format!("florence-{}", kind.name()));
        picture(&mut canvas, kind);
        canvas.symbol("0 0 60 60")
    });
    symbols
        .into_values()
        .chain(pictures)
        .chain(estates())
        .chain(super::people(TRADES))
        .collect()
}

/// The banners of the seats.
const BANNERS: [Paint; 5] = [
    Paint("var(--seat-0)"),
    Paint("var(--seat-1)"),
    Paint("var(--seat-2)"),
    Paint("var(--seat-3)"),
    Paint("var(--seat-4)"),
];

/// Empty estates, and a palazzo for every seat.
fn estates() -> impl Iterator<Item = String> {
    let gardens = [
        (Garden::Large, "florence-garden"),
        (Garden::Small, "florence-lawn"),
    ];
    let gardens = gardens.into_iter().map(|(size, name)| {
        let mut canvas = Canvas::new(name);
        garden(&mut canvas, size);
        canvas.symbol(&size.view_box())
    });
    let palazzi = BANNERS.into_iter().enumerate().map(|(seat, banner)| {
        let mut canvas = Canvas::new(format!("florence-palazzo-{seat}"));
        palazzo(&mut canvas, banner, Mark::of_seat(seat));
        canvas.symbol("0 0 300 200")
    });
    let mut canvas = Canvas::new("florence-gate");
    gate(&mut canvas);
    gardens.chain([canvas.symbol("0 0 100 35")]).chain(palazzi)
}

fn cells_of(mask: u64) -> Cells {
    let side = i32::from(pieces::SIDE);
    let cells = (0..side * side).filter(|bit| mask >> bit & 1 != 0);
    Cells::new(cells.map(|bit| (bit / side, bit % side)))
}

fn draw_tile(canvas: &mut Canvas, tile: Tile, cells: &Cells) {
    match tile {
        Tile::Building(kind) => building(canvas, Building::ALL[kind as usize], cells),
        Tile::Landscape(kind) => landscape(canvas, Landscape::ALL[kind as usize], cells),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_profession_and_character_has_a_portrait() {
        let sheet = symbols().concat();
        let professions = pieces::Pile::Profession.cards().iter().map(ToString::to_string);
        let characters = pieces::Character::ALL.iter().map(ToString::to_string);
        for name in professions.chain(characters) {
            assert!(sheet.contains(&format!("id=\"portrait-{name}\"")), "{name}");
        }
    }

    #[test]
    fn every_tile_has_a_symbol_for_every_orientation() {
        let sheet = symbols().concat();
        // The studio is the one building without any symmetry among the long ones.
        assert_eq!(sheet.matches("<symbol id=\"florence-studio-").count(), 8);
        assert!(sheet.contains("id=\"florence-lake-11-11\""));
    }
}
