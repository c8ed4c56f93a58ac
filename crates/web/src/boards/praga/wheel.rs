//! The crane wheel: it turns with the position, its signs stay upright.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{NONE, Paint};
use signoria_art::praga::paint::{GOLD_LINE, SHIELD_INK, TILE};
use signoria_art::praga::shape::{Point, hexagon};
use signoria_art::praga::sign::LEAST;
use signoria_art::praga::wheel::Wheel;
use signoria_art::praga::{Act, Sign, amount};
use signoria_engine::Token as _;
use signoria_praga::action::Action;
use signoria_praga::edition::SectorBonus;
use signoria_praga::view::{TileView, View};

use crate::boards::praga::Praga;
use crate::boards::praga::look::{cross, drawn, thing, zone};
use crate::boards::praga::sight;
use crate::boards::praga::thing::Thing;
use crate::rows::rows;
use crate::words::tr;

/// The wheel of the stage.
const WHEEL: Wheel = Wheel {
    at: (206.0, 212.0),
    radius: 190.0,
};

/// The angle of a sector on the wheel when the box stands at the top.
fn angle(sector: u8) -> f32 {
    30.0 * f32::from(sector)
}

/// A drawing that stays upright while the wheel turns.
fn upright(canvas: &mut Canvas, (x, y): Point, draw: impl FnOnce(&mut Canvas)) {
    canvas.group(format_args!("translate({x:.1} {y:.1})"), |canvas| {
        canvas.classed("pg-upright", draw);
    });
}

fn bonus_drawing(bonus: SectorBonus, sector: u8) -> String {
    let k = WHEEL.scale();
    drawn(|canvas| {
        upright(canvas, WHEEL.bonus(angle(sector)), |canvas| match bonus {
            SectorBonus::Closed => canvas.picture("praga-lock", (0.0, 0.0), 26.0 * k),
            SectorBonus::SpecialOr(points) => {
                canvas.outlined(
                    hexagon((0.0, 0.0), 13.5 * k),
                    Paint("var(--art-praga-shield)"),
                    GOLD_LINE,
                    2.2,
                );
                canvas.figure((0.0, 0.0), LEAST, SHIELD_INK, NONE, points);
            }
            SectorBonus::Offer(price, goods) => {
                for gain in goods.iter() {
                    canvas.picture(Sign::ALL[gain.good.index()].name(), (-4.0 * k, 1.0), 20.0 * k);
                }
                for part in price.parts() {
                    canvas.picture(Sign::ALL[part.good.index()].name(), (9.0 * k, 6.0 * k), 14.0 * k);
                }
            }
            SectorBonus::Goods(goods) => {
                for gain in goods.iter() {
                    let (sign, count) = thing(gain);
                    let always = matches!(sign, Sign::Gold | Sign::Stone);
                    amount(canvas, (sign, count), (0.0, 0.0), 22.0 * k, always);
                }
            }
        });
    })
}

fn tile_drawing(tile: &TileView, worth: bool) -> String {
    let k = WHEEL.scale();
    let degrees = angle(tile.sector);
    drawn(|canvas| {
        let outline = WHEEL.tile(degrees);
        canvas.classed("pg-shade", |canvas| canvas.wash(&outline, Paint("#0A0E22"), 0.5));
        canvas.shape(&outline, TILE, 1.4);
        for (deed, at) in tile.actions.into_iter().zip(WHEEL.actions(degrees)) {
            upright(canvas, at, |canvas| {
                canvas.picture(Act::ALL[deed.index()].name(), (0.0, 0.0), 29.0 * k);
            });
        }
        if tile.gold > 0 {
            let price = WHEEL.price(degrees);
            upright(canvas, price, |canvas| cross(canvas, (0.0, 0.0), 9.0));
        }
        if worth {
            let [outer, _] = WHEEL.actions(degrees);
            upright(canvas, outer, |canvas| {
                amount(
                    canvas,
                    (Sign::Points, tile.vp),
                    (15.0 * k, -13.0 * k),
                    22.0 * k,
                    true,
                );
            });
        }
    })
}

/// Whether the place of a tile brings other points than are printed there: the 5 of a tile that was overrun.
fn is_overrun(view: &View, tile: &TileView) -> bool {
    let printed = view.figures.positions.get(usize::from(tile.position));
    printed.is_some_and(|printed| printed.vp != tile.vp)
}

/// The bonus of a sector, which can be taken with its tile.
fn plaque_view(board: Praga, sector: u8, bonus: SectorBonus, at: Memo<Option<u8>>) -> AnyView {
    let actions = Signal::derive(move || {
        let here = at.get() == Some(sector);
        here.then_some(Action::Bonus).into_iter().collect::<Vec<_>>()
    });
    Thing::new(
        Vec::new(),
        format!("praga.sector.{sector}"),
        WHEEL.plaque(angle(sector)),
    )
    .actions(actions)
    .class("pg-plaque")
    .drawn(bonus_drawing(bonus, sector))
    .view(board)
}

/// A tile in its pocket.
fn tile_view(board: Praga, tile: &TileView, worth: bool) -> AnyView {
    let name = tile.tile;
    let dear = board.memo(move |view| {
        let reach = view.reach.as_ref();
        reach.is_some_and(|reach| !reach.tiles.contains(name))
    });
    Thing::new(
        vec![Action::Tile { tile: name }],
        format!("praga.tile.{name}"),
        WHEEL.tile(angle(tile.sector)),
    )
    .class("pg-tile")
    .drawn(tile_drawing(tile, worth))
    .dear(dear)
    .pays(Memo::new(move |_| sight::in_sight(board) == Some(name)))
    .view(board)
}

/// The points of an overrun tile, on the crane while no tile has them.
fn on_crane(view: &View) -> String {
    if view.wheel.tiles.iter().any(|tile| is_overrun(view, tile)) {
        return String::new();
    }
    let points = (Sign::Points, view.figures.overrun);
    drawn(|canvas| amount(canvas, points, (56.0, 62.0), 29.0, true))
}

/// The wheel.
#[component]
pub fn CraneWheel(board: Praga) -> impl IntoView {
    let ring = board.drawn_once(|view| {
        let positions = view.figures.positions.iter();
        let positions: Vec<_> = positions
            .map(|position| (zone(position.zone), position.gold, position.vp))
            .collect();
        drawn(|canvas| WHEEL.draw_ring(canvas, &positions))
    });
    let box_at = board.memo(|view| i32::from(view.wheel.box_at));
    // The shorter way round, so that the wheel goes on turning where its positions begin again.
    let turned = Memo::new(move |before: Option<&(i32, i32)>| {
        let now = box_at.get();
        match before {
            None => (now, now),
            Some(&(last, steps)) => (now, steps + (now - last + 18).rem_euclid(12) - 6),
        }
    });
    let sectors = board.memo(|view| view.figures.sectors.clone());
    let tiles = board.memo(|view| {
        let tiles = view.wheel.tiles.iter();
        tiles
            .map(|tile| (tile.clone(), is_overrun(view, tile)))
            .collect::<Vec<_>>()
    });
    let taken = board.memo(|view| {
        view.turn
            .tile
            .map(|_| WHEEL.tile(angle(view.turn.sector)))
            .unwrap_or_default()
    });
    let bonus_at = board.memo(|view| view.turn.tile.map(|_| view.turn.sector));
    let plaque = move |(sector, bonus): &(u8, SectorBonus)| plaque_view(board, *sector, *bonus, bonus_at);
    let tile = move |(tile, worth): &(TileView, bool)| tile_view(board, tile, *worth);
    let overrun = board.memo(on_crane);
    let numbered = move || (0..).zip(sectors.get()).collect::<Vec<(u8, SectorBonus)>>();
    view! {
        <svg class="pg-area pg-wheel" viewBox="8 8 396 432" role="group" aria-label=tr("web.praga.area-wheel")>
            <use href="#praga-crane" x="8" y="8" width="396" height="432"></use>
            <g inner_html=move || ring.get()></g>
            <g class="pg-turning" style=("--turn", move || (30 * turned.get().1).to_string())>
                <use href="#praga-wheel-wood" x="8" y="8" width="396" height="432"></use>
                {rows(numbered, |(sector, bonus)| format!("{sector}{bonus:?}"), plaque)}
                <path class="pg-taken" d=move || taken.get()></path>
                {rows(move || tiles.get(), |tile| format!("{tile:?}"), tile)}
            </g>
            <g data-explains="praga.sun"><use href="#praga-sun" x="8" y="8" width="396" height="432"></use></g>
            <g data-explains="praga.overrun" inner_html=move || overrun.get()></g>
        </svg>
    }
}
