//! The three markets: what lies on which cell, and what it costs this seat.

use signoria_engine::{Observer, Seat, Set, Token};

use crate::edition::Fee;
use crate::effect::Market;
use crate::pieces::Hold;
use crate::rules::{Means, Price, Terms};
use crate::state::{Amalfi, Row};
use crate::step::Thing;

/// Where each thing of the market lies: 1 for the leftmost cell, 0 where it does not lie there.
fn places<T: Token, const N: usize>(row: &Row<T, N>, to: &mut impl Observer) {
    let places = row.iter().map(|(cell, thing)| (thing, cell as u32 + 1));
    to.few("at", N as u16, places);
}

/// The price of a thing, and whether it can be paid now.
fn price(price: Option<Price>, means: &Means, to: &mut impl Observer) {
    let of = price.map_or(Set::EMPTY, |price| price.of);
    to.capped("cost", price.map_or(0, |price| price.n), 15);
    to.each("of", 1, |hold: Hold| of.contains(hold).into());
    to.capped("surcharge", price.map_or(0, |price| price.surcharge), 4);
    let payable = price.is_some_and(|price| price.is_payable(means));
    to.flag("payable", payable);
}

pub(super) fn council(game: &Amalfi, seat: Seat, terms: &Terms, to: &mut impl Observer) {
    places(&game.council, to);
    let bread = game.player(seat).bread;
    for (cell, card) in game.council.0.iter().enumerate() {
        let figures = card.map(|card| game.edition.character(card));
        to.part(("cell", cell), |to| {
            to.token("role", figures.map(|figures| figures.role));
            let (in_bread, in_goods) = match figures.map(|figures| figures.fee) {
                Some(Fee::Bread(bread)) => (bread, 0),
                Some(Fee::Resources(cost)) => (0, cost.n),
                None => (0, 0),
            };
            to.capped("bread", in_bread, 12);
            to.capped("goods", in_goods, 15);
            let (pays, _) = terms.cell(Market::Council, game.edition.council[cell]);
            to.capped("surcharge", pays, 4);
            to.flag("payable", figures.is_some() && pays <= bread);
        });
    }
}

pub(super) fn workshop(game: &Amalfi, seat: Seat, terms: &Terms, to: &mut impl Observer) {
    places(&game.workshop, to);
    let means = game.means(seat, terms);
    for (cell, card) in game.workshop.0.iter().enumerate() {
        let figures = card.map(|card| game.edition.masterpiece(card));
        let due = card.and_then(|card| game.price(seat, Thing::Masterpiece(card), 0, terms).ok());
        to.part(("cell", cell), |to| {
            to.token("craft", figures.map(|figures| figures.craft));
            to.capped("vp", figures.map_or(0, |figures| figures.vp), 25);
            price(due, &means, to);
        });
    }
}

pub(super) fn atlas(game: &Amalfi, seat: Seat, terms: &Terms, to: &mut impl Observer) {
    places(&game.atlas, to);
    let means = game.means(seat, terms);
    for (cell, tile) in game.atlas.0.iter().enumerate() {
        let due = tile.and_then(|tile| game.price(seat, Thing::Tile(tile), 0, terms).ok());
        to.part(("cell", cell), |to| {
            to.capped("vp", tile.map_or(0, |tile| game.edition.tile(tile).vp), 15);
            price(due, &means, to);
        });
    }
}
