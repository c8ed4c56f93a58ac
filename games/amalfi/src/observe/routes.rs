//! The routes: docks, lighthouses, prices.

use signoria_engine::{Observer, Seat};

use crate::pieces::{BOARD_ROUTES, CELLS, Hold, Route, Tile};
use crate::rules::Terms;
use crate::state::Amalfi;

pub(super) fn tell(game: &Amalfi, seat: Seat, terms: &Terms, to: &mut impl Observer) {
    let board = game.player(seat);
    let lit = game.lit();
    for &route in &Route::ALL[..BOARD_ROUTES] {
        let number = route as usize;
        to.flag(("free", number), !game.has_ship(route));
        to.capped(("own-ships", number), board.docks[number], 3);
        to.flag(("sailable", number), game.may_sail(seat, route, terms).is_ok());
        let own = board.lights.contains(route);
        to.flag(("own-light", number), own);
        to.flag(("other-light", number), !own && lit.contains(route));
    }
    for cell in 0..CELLS {
        let valid = Route::cell(cell).map(|route| game.valid(route));
        let figures = valid.map(|route| game.edition.route(route));
        to.part(("cell", cell), |to| {
            to.flag("covered", game.covers[cell].is_some());
            to.capped("price", figures.map_or(0, |figures| figures.price), 6);
            to.each("shows", 1, |hold: Hold| {
                figures.is_some_and(|figures| figures.holds.contains(hold)).into()
            });
        });
    }
    // 2 for the seat's own private route that is free, 1 for one with its ship on the dock.
    to.each("own", 2, |tile: Tile| {
        u32::from(board.tiles.contains(tile)) * (2 - u32::from(board.sailed.contains(tile)))
    });
    let own = board.tiles.iter().map(Route::from);
    to.capped(
        "own-lit",
        own.filter(|&route| lit.contains(route)).count() as u32,
        6,
    );
}
