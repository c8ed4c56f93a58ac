//! What the tile that is pointed at brings, beside the question: its two actions, points, the bonus of its sector, its price.

use leptos::prelude::*;
use signoria_art::praga::{Sign, amount};
use signoria_engine::Message;
use signoria_praga::action::Action;
use signoria_praga::edition::SectorBonus;
use signoria_praga::effect::{Gain, Good};
use signoria_praga::pieces::ActionTile;
use signoria_praga::view::{TileView, View};

use crate::art::drawing;
use crate::boards::praga::Praga;
use crate::boards::praga::bench::{chip, price_chip};
use crate::boards::praga::look::{act, drawn, thing};
use crate::words::tr;

/// The tile that is pointed at or waits to be confirmed.
fn pointed(board: Praga) -> Option<ActionTile> {
    match board.desk.pointed()?.parse() {
        Ok(Action::Tile { tile }) => Some(tile),
        _ => None,
    }
}

/// Remembers the tile that was pointed at last, until something else is asked: so the way to the button that takes it may lead over other things.
pub fn follow(board: Praga) {
    Effect::new(move || {
        if let Some(tile) = pointed(board).filter(|_| !board.listed.get()) {
            board.aimed.set(Some(tile));
        }
    });
    let is_taken = board.memo(|view| (view.turns, view.turn.tile.is_some()));
    Effect::new(move || {
        is_taken.get();
        board.aimed.set(None);
    });
}

/// The tile in sight: the one that is pointed at, else the last that was.
pub fn in_sight(board: Praga) -> Option<ActionTile> {
    if board.listed.get() {
        return None;
    }
    let is_resting = board.desk.considered.with(Option::is_none) && board.desk.pending.with(Option::is_none);
    let aimed = board.aimed.get().filter(|_| is_resting);
    pointed(board)
        .or(aimed)
        .filter(|&tile| board.offers(Action::Tile { tile }))
}

/// What the tile in sight brings, in words: its actions, what its place costs or gives, and what the wheel adds and when.
pub fn words(view: &View, tile: ActionTile) -> Option<Vec<Message>> {
    let lies = view.wheel.tiles.iter().find(|lies| lies.tile == tile)?;
    let [first, second] = lies.actions;
    let told = Message::new("praga.guide.tile-does")
        .with("first", first)
        .with("second", second);
    let adds = match *view.figures.sectors.get(usize::from(lies.sector))? {
        SectorBonus::Closed => None,
        SectorBonus::Goods(goods) => Some(Message::new("praga.guide.wheel-goods").with("bonus", goods)),
        SectorBonus::Offer(price, goods) => Some(
            Message::new("praga.guide.wheel-offer")
                .with("bonus", goods)
                .with("price", price),
        ),
        SectorBonus::SpecialOr(points) => {
            Some(Message::new("praga.guide.wheel-special").with("points", points))
        }
    };
    Some([told].into_iter().chain(adds).collect())
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
    in_sight(board).is_some()
}

/// The tile with chips.
#[component]
pub fn Sight(board: Praga) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let name = in_sight(board)?;
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
                gold => price_chip(Gain::new(Good::Gold, gold)).into_any(),
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
