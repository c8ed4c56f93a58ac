//! Road and bridge along the river, and the production tiles on their rafts.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::NONE;
use signoria_art::praga::hex::Owner;
use signoria_art::praga::paint::{GOLD_LINE, NIGHT, ON_PAPER, STAR};
use signoria_art::praga::river as draw;
use signoria_art::praga::shape::{Point, rounded};
use signoria_art::praga::sign::{LEAST, width_of};
use signoria_art::praga::{Sign, amount, line_of};
use signoria_engine::Token as _;
use signoria_praga::action::{Action, Pair};
use signoria_praga::edition::Trigger;
use signoria_praga::effect::{Bonus, Gains, Good};
use signoria_praga::pieces::{BridgeTile, Per, ProductionTile, Space};
use signoria_praga::step::Step;
use signoria_praga::view::View;

use crate::boards::praga::Praga;
use crate::boards::praga::look::{alternatives, drawn, thing, things};
use crate::boards::praga::thing::Thing;
use crate::rows::rows;
use crate::words::tr;

/// The sign of what points are counted by.
pub fn per_sign(per: Per) -> Sign {
    match per {
        Per::University => Sign::University,
        Per::Upgrade | Per::EraOneUpgrade => Sign::Technology,
        Per::Wall | Per::Rows => Sign::HungerWall,
        Per::GoldMine => Sign::GoldMine,
        Per::Quarry => Sign::Quarry,
        Per::SilverWindow => Sign::SilverWindow,
    }
}

/// An alternative of a space: what it brings, the action, and where it stands.
#[derive(Clone, Debug, PartialEq)]
struct Offer {
    action: Action,
    things: Vec<(Sign, u8)>,
    at: Point,
    size: f32,
}

/// What a space offers, and the marks between.
fn offers(view: &View, space: Space) -> (Vec<Offer>, String) {
    let Some(road) = view.figures.roads.get(space.index()) else {
        return Default::default();
    };
    let (x, y) = draw::plaque(space.index());
    let mut offers = Vec::new();
    let marks = drawn(|canvas| {
        let printed = &road.printed;
        let (when, per, bonus) = match &road.tile {
            Some(tile) => (tile.when, tile.per, tile.bonus),
            None => (None, printed.per, printed.free),
        };
        let price = printed.price.parts().filter(|_| road.tile.is_none());
        let mut lead: Vec<Lead> = price.map(|paid| Lead::Pays(thing(paid))).collect();
        lead.extend(when.map(Lead::While));
        lead.extend(per.map(Lead::Per));
        // Four signs in a line leave room for the number of the space only if they are smaller.
        let size = if when.is_some() && bonus.either.is_some() {
            15.0
        } else {
            19.0
        };
        lay_out(
            canvas,
            &mut offers,
            (x + 62.0, y + 15.0),
            size,
            lead,
            &bonus,
            // What works while the pawn stands here comes by itself: nothing is offered.
            |good| when.is_none().then_some(Action::Free { space, good }),
        );
        lay_out(
            canvas,
            &mut offers,
            (x + 56.0, y + 42.0),
            17.0,
            vec![Lead::Pays((Sign::Egg, 1))],
            &printed.egg,
            |good| Some(Action::Egg { space, good }),
        );
    });
    (offers, marks)
}

/// What stands before the alternatives.
enum Lead {
    /// What is paid.
    Pays((Sign, u8)),
    /// What is counted.
    Per(Per),
    /// What brings it while the pawn stands there.
    While(Trigger),
    /// What comes in any case.
    Sure((Sign, u8)),
}

/// The picture of what a road tile waits for.
fn awaited(when: Trigger) -> &'static str {
    match when {
        Trigger::Wall | Trigger::HungerWall => "praga-wall",
        Trigger::PlainBuilding => "praga-building",
        Trigger::CathedralBuilding => "praga-cathedral",
        _ => "praga-upgrade",
    }
}

/// Whether the number of these things is always shown.
fn shows_number(things: &[(Sign, u8)]) -> bool {
    matches!(things.first(), Some((Sign::Gold | Sign::Stone, _)))
}

/// Sets a line: what is paid, counted or awaited and what is sure, then the alternatives with strokes between them.
fn lay_out(
    canvas: &mut Canvas,
    offers: &mut Vec<Offer>,
    middle: Point,
    size: f32,
    mut lead: Vec<Lead>,
    bonus: &Bonus,
    action: impl Fn(Good) -> Option<Action>,
) {
    if bonus.either.is_some() {
        lead.extend(bonus.sure.iter().map(|sure| Lead::Sure(thing(sure))));
    }
    let options = alternatives(bonus);
    let things_of: Vec<Vec<(Sign, u8)>> = options.iter().map(things).collect();
    let mark = 8.0;
    let wide: f32 = things_of.iter().map(|things| width_of(things, size)).sum();
    let between = mark * options.len().saturating_sub(1) as f32;
    let leads = lead.len() as f32 * (size * 1.1 + mark);
    let mut x = middle.0 - (wide + between + leads) / 2.0;
    for part in &lead {
        let place = (x + size * 0.55, middle.1);
        let sign = match part {
            Lead::Pays(paid) => {
                amount(canvas, *paid, place, size, false);
                ":"
            }
            Lead::While(when) => {
                canvas.picture(awaited(*when), place, size);
                ":"
            }
            Lead::Sure(sure) => {
                amount(canvas, *sure, place, size, false);
                "+"
            }
            Lead::Per(Per::EraOneUpgrade | Per::Upgrade) => {
                canvas.picture("praga-upgrade", place, size);
                "×"
            }
            Lead::Per(per) => {
                canvas.picture(per_sign(*per).name(), place, size);
                "×"
            }
        };
        x += size * 1.1;
        canvas.figure((x + mark / 2.0, middle.1), LEAST, ON_PAPER, NONE, sign);
        x += mark;
    }
    for (index, (gains, shown)) in options.iter().zip(things_of).enumerate() {
        if index > 0 {
            canvas.figure((x + mark / 2.0, middle.1), LEAST, ON_PAPER, NONE, "/");
            x += mark;
        }
        let width = width_of(&shown, size);
        let at = (x + width / 2.0, middle.1);
        match action(gains.first()) {
            _ if gains.is_empty() => {}
            Some(action) => offers.push(Offer {
                action,
                things: shown,
                at,
                size,
            }),
            None => line_of(canvas, &shown, at, size, shows_number(&shown)),
        }
        x += width;
    }
}

fn pair_drawing(view: &View, index: usize) -> String {
    let around = draw::pair(index);
    let (x, y, w, h) = around;
    drawn(|canvas| match view.pairs[index] {
        None => {
            draw::free_pair(canvas, index);
            let [one, other] = view.figures.pairs[index].map(thing);
            amount(canvas, one, (x + w / 2.0, y + h * 0.26), 20.0, false);
            amount(canvas, other, (x + w / 2.0, y + h * 0.75), 20.0, false);
        }
        Some(tile) => {
            tile_on_bridge(canvas, view, tile, around);
            let on_it = view
                .players
                .iter()
                .find(|player| player.five.contains(tile) && player.road == 5);
            if let Some(player) = on_it {
                pawn(canvas, player.seat.index(), (x + w - 11.0, y + 12.0), 20.0);
            }
        }
    })
}

/// A bridge tile with what it brings now and, for a gold one, what it counts at the end.
pub fn tile_on_bridge(canvas: &mut Canvas, view: &View, tile: BridgeTile, around: (f32, f32, f32, f32)) {
    let (x, y, w, h) = around;
    draw::bridge_tile(canvas, around, if tile.is_five() { "V" } else { "IV" });
    let Some(figures) = view.figures.bridge_tiles.get(&tile) else {
        return;
    };
    let mut shown = things(&figures.bonus);
    if let Some((per, points)) = figures.last {
        shown.push((per_sign(per), 1));
        shown.push((Sign::Points, points));
    }
    let size = (w / (shown.len() as f32 * 1.1 + 0.2)).min(20.0);
    line_of(canvas, &shown, (x + w / 2.0, y + h - 16.0), size, true);
}

/// A pawn with its mark.
pub fn pawn(canvas: &mut Canvas, seat: usize, (x, y): Point, size: f32) {
    canvas.classed(
        ["pg-seat-0", "pg-seat-1", "pg-seat-2", "pg-seat-3"][seat % 4],
        |canvas| {
            canvas.picture("praga-pawn", (x, y), size);
        },
    );
    Owner::Seat(seat).draw(canvas, (x, y + size * 0.28), size * 0.42);
}

/// The pawns on the road.
fn on_road(view: &View) -> String {
    drawn(|canvas| {
        for space in 1..=3_usize {
            let here = view
                .players
                .iter()
                .filter(|player| usize::from(player.road) == space);
            for (nth, player) in here.enumerate() {
                let (x, y) = draw::plaque(space - 1);
                // The longer line of a road tile keeps its last sign in sight.
                let road = view.figures.roads.get(space - 1);
                let lift = if road.is_some_and(|road| road.tile.is_some()) {
                    11.0
                } else {
                    0.0
                };
                let place = (
                    x + draw::PLAQUE.0 - 10.0 - 12.0 * nth as f32 + lift / 3.0,
                    y + 14.0 - lift,
                );
                pawn(canvas, player.seat.index(), place, 22.0);
            }
        }
    })
}

/// The pawns before the bridge, and what is left of its tiles.
fn at_towers(view: &View) -> String {
    drawn(|canvas| {
        let here = view.players.iter().filter(|player| player.road == 4);
        for (nth, player) in here.enumerate() {
            let place = (draw::tower(0) + 12.0 + 12.0 * nth as f32, draw::AREA.1 + 66.0);
            pawn(canvas, player.seat.index(), place, 20.0);
        }
        for (index, left) in [view.bridge_stack.len(), view.bridge_five.size]
            .into_iter()
            .enumerate()
        {
            let (x, y) = (draw::tower(index), draw::AREA.1);
            canvas.picture("praga-egg", (x + 12.0, y + 38.0), 16.0);
            canvas.outlined(
                rounded((x + 20.0, y + 30.0, 17.0, 17.0), 2.0),
                NIGHT,
                GOLD_LINE,
                1.2,
            );
            canvas.figure((x + 28.5, y + 38.5), LEAST, STAR, NONE, left);
        }
    })
}

/// The water that a wide stage shows beyond the banks, from a left edge on.
fn beyond(left: f32) -> String {
    drawn(|canvas| draw::water(canvas, left, draw::AREA.2))
}

/// The bridge tile that is being laid, beside the question.
#[component]
pub fn InHand(board: Praga) -> impl IntoView {
    let tile = board.memo(|view| match view.step {
        Some(Step::Lay { tile }) => Some(tile),
        _ => None,
    });
    let picture = move |tile: BridgeTile| {
        board.read(|view| drawn(|canvas| tile_on_bridge(canvas, view, tile, (1.0, 1.0, 78.0, 40.0))))
    };
    move || {
        let tile = tile.get().filter(|_| board.desk.is_my_turn())?;
        let explains = format!("praga.bridge-tile.{tile}");
        Some(
            view! { <svg class="pg-tile-in-hand" viewBox="0 0 80 42" data-explains=explains aria-hidden="true" inner_html=picture(tile)></svg> },
        )
    }
}

/// A space of the road: what it offers can be pressed, the marks between cannot.
fn space_view(board: Praga, space: Space) -> impl IntoView {
    let fixed = board.memo(|view| (view.edition.clone(), Some(view.options)));
    let shown = Memo::new(move |_| {
        fixed.with(|_| ());
        let shown = board
            .view
            .with_untracked(|view| view.as_ref().map(|view| offers(view, space)));
        shown.unwrap_or_default()
    });
    let marks = Memo::new(move |_| shown.with(|shown| shown.1.clone()));
    let (x, y) = draw::plaque(space.index());
    let around = rounded((x, y, draw::PLAQUE.0, draw::PLAQUE.1), 8.0);
    let offer = move |offer: &Offer| offer_view(board, space, offer);
    view! {
        <path class="hit" d=around data-explains=format!("praga.road.{space}")></path>
        <g class="pg-still" inner_html=move || marks.get()></g>
        {rows(move || shown.with(|shown| shown.0.clone()), |offer| format!("{offer:?}"), offer)}
    }
}

fn offer_view(board: Praga, space: Space, offer: &Offer) -> AnyView {
    let (x, y) = offer.at;
    let width = width_of(&offer.things, offer.size);
    let around = (x - width / 2.0 - 1.0, y - 11.0, width + 2.0, 22.0);
    let always = shows_number(&offer.things);
    let drawing = drawn(|canvas| line_of(canvas, &offer.things, offer.at, offer.size, always));
    let explains = format!("praga.road.{space}");
    Thing::new(vec![offer.action], explains, rounded(around, 6.0))
        .class("pg-offer")
        .drawn(drawing)
        .view(board)
}

/// A place for a tile on the bridge.
fn pair_view(board: Praga, index: usize) -> AnyView {
    let lies = move |view: &View| {
        let tile = view.pairs[index];
        let on_it = view
            .players
            .iter()
            .find(|player| player.road == 5 && tile.is_some_and(|tile| player.five.contains(tile)));
        (view.edition.clone(), tile, on_it.map(|player| player.seat))
    };
    let lays = Pair::from_index(index).map(|pair| Action::Lay { pair });
    Thing::new(
        lays.into_iter().collect(),
        format!("praga.pair.{index}"),
        rounded(draw::pair(index), 3.0),
    )
    .class("pg-pair")
    .drawn(board.drawn_by(lies, move |view| pair_drawing(view, index)))
    .view(board)
}

/// A production tile on its raft.
fn raft_view(board: Praga, index: usize, tile: ProductionTile, gains: &Gains) -> AnyView {
    let at = draw::raft(index);
    let shown = things(gains);
    let drawing = drawn(|canvas| {
        draw::draw_raft(canvas, at);
        let size = if shown.len() > 1 { 12.5 } else { 16.0 };
        line_of(canvas, &shown, at, size, false);
    });
    Thing::new(
        vec![Action::River { tile }],
        format!("praga.production.{tile}"),
        rounded((at.0 - 20.0, at.1 - 10.0, 40.0, 20.0), 5.0),
    )
    .class("pg-raft")
    .drawn(drawing)
    .view(board)
}

/// The river.
#[component]
pub fn River(board: Praga) -> impl IntoView {
    let (walking, waiting) = (board.memo(on_road), board.memo(at_towers));
    let rafts = board.memo(|view| {
        let tiles = view
            .river
            .iter()
            .map(|tile| (tile, view.figures.production(tile)));
        tiles.collect::<Vec<(ProductionTile, Gains)>>()
    });
    let raft = move |(index, (tile, gains)): &(usize, (ProductionTile, Gains))| {
        raft_view(board, *index, *tile, gains)
    };
    let space = move |space: Space| space_view(board, space);
    let pair = move |index: usize| pair_view(board, index);
    let tower = |index: usize| {
        let x = draw::tower(index);
        let around = rounded((x, draw::AREA.1, 42.0, draw::AREA.3), 3.0);
        view! { <path class="hit" d=around data-explains=format!("praga.tower.{index}")></path> }
    };
    view! {
        <div class="pg-area pg-river" role="group" aria-label=tr("web.praga.area-river")>
            // On a phone road and bridge lie one below the other, in a river that fills the page.
            <svg class="pg-water" aria-hidden="true"><rect width="100%" height="100%" fill="url(#praga-river-water)"></rect><rect width="100%" height="100%" fill="url(#praga-waves)"></rect></svg>
            <svg class="pg-road" viewBox="412 340 360 100" preserveAspectRatio="xMaxYMid meet">
                <g inner_html=beyond(draw::AREA.0 - draw::AREA.2)></g>
                <use href="#praga-vltava" x="412" y="340" width="724" height="100"></use>
                {Space::ALL.iter().copied().map(space).collect_view()}
                {rows(move || rafts.get().into_iter().enumerate().collect(), |(index, (tile, _))| format!("{index}{tile}"), raft)}
                <g class="pg-still" inner_html=move || walking.get()></g>
            </svg>
            <svg class="pg-bridge" viewBox="772 340 364 100" preserveAspectRatio="xMinYMid meet">
                <g inner_html=beyond(draw::AREA.0 + draw::AREA.2)></g>
                <use href="#praga-vltava" x="412" y="340" width="724" height="100"></use>
                {(0..5).map(pair).collect_view()}
                {(0..2).map(tower).collect_view()}
                <g class="pg-still" inner_html=move || waiting.get()></g>
            </svg>
        </div>
    }
}
