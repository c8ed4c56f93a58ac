//! What the tile that is pointed at brings, beside the question: its two actions, points, the bonus of its sector, its price.

use leptos::prelude::*;
use signoria_art::praga::{Sign, amount};
use signoria_praga::action::Action;
use signoria_praga::edition::SectorBonus;
use signoria_praga::effect::{Gain, Good};
use signoria_praga::pieces::ActionTile;
use signoria_praga::view::TileView;

use crate::art::drawing;
use crate::boards::praga::Praga;
use crate::boards::praga::bench::chip;
use crate::boards::praga::look::{act, drawn, thing};
use crate::words::tr;

/// The tile that is pointed at or waits to be confirmed.
fn pointed(board: Praga) -> Option<ActionTile> {
    match board.desk.pointed()?.parse() {
        Ok(Action::Tile { tile }) => Some(tile),
        _ => None,
    }
}

/// Things drawn in a row.
fn signs(things: impl IntoIterator<Item = (Sign, u8)>) -> impl IntoView {
    let shown = |thing: (Sign, u8)| {
        let picture = drawn(|canvas| amount(canvas, thing, (14.0, 13.0), 21.0, true));
        view! { <svg viewBox="0 0 28 26" aria-hidden="true" inner_html=picture></svg> }
    };
    things.into_iter().map(shown).collect_view()
}

/// What the sector of a tile offers.
fn sector(bonus: SectorBonus) -> AnyView {
    match bonus {
        SectorBonus::Closed => ().into_any(),
        SectorBonus::SpecialOr(points) => {
            view! { <span class="pg-chip">{tr("web.praga.special-or")} {signs([(Sign::Points, points)])}</span> }
                .into_any()
        }
        SectorBonus::Offer(price, goods) => {
            let price = signs(price.parts().map(thing).collect::<Vec<_>>());
            view! { <span class="pg-chip pg-offered">{price} " → " {signs(goods.iter().map(thing).collect::<Vec<_>>())}</span> }
                .into_any()
        }
        SectorBonus::Goods(goods) => goods.iter().map(chip).collect_view().into_any(),
    }
}

/// Whether a tile of the wheel is pointed at, not one of the list: then its chips take the place of the list.
pub fn shows_tile(board: Praga) -> bool {
    !board.listed.get() && pointed(board).is_some()
}

/// The tile with chips.
#[component]
pub fn Sight(board: Praga) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let name = pointed(board).filter(|_| shows_tile(board))?;
        board.read(|view| {
            let tile = view.wheel.tiles.iter().find(|tile| tile.tile == name)?.clone();
            let bonus = view.figures.sectors.get(usize::from(tile.sector)).copied();
            Some((tile, bonus))
        })
    });
    move || {
        shown.get().map(|(tile, bonus): (TileView, Option<SectorBonus>)| {
            let points = (tile.vp > 0).then(|| chip(Gain::new(Good::Points, tile.vp)));
            let price = match tile.gold {
                0 => view! { <span class="pg-chip pg-free">{tr("web.praga.free-tile")}</span> }.into_any(),
                gold => view! { <span class="pg-chip pg-price">"−" {signs([(Sign::Gold, gold)])}</span> }
                    .into_any(),
            };
            let actions = tile.actions.map(|deed| drawing(act(deed).name()));
            view! {
                <div class="pg-sight" aria-hidden="true">
                    <span class="pg-sight-tile">{actions.into_iter().collect_view()}</span>
                    {points} {bonus.map(sector)} {price}
                </div>
            }
        })
    }
}
