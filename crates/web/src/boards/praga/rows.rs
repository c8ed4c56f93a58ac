//! The three rows of open hexes with their prices, what is left in the stacks, and refreshing.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{INK, NONE};
use signoria_art::praga::hex::Lie;
use signoria_art::praga::paint::{
    GOLD_CARD, GOLD_LINE, ON_PAPER, PAPER, PLAQUE, RED_TOKEN, SPACE_LINE, TEXT_QUIET,
};
use signoria_art::praga::shape::{Point, hexagon, rounded};
use signoria_art::praga::sign::{LEAST, plate};
use signoria_art::praga::{Sign, amount};
use signoria_engine::Token as _;
use signoria_praga::action::{Action, Place};
use signoria_praga::hex::Hex;
use signoria_praga::pieces::{Coin, Row};
use signoria_praga::step::Step;
use signoria_praga::view::View;

use crate::boards::praga::Praga;
use crate::boards::praga::look::{cross, drawn, hex_drawing, thing};
use crate::boards::praga::thing::Thing;
use crate::words::{t, tr};

/// The radius of a hex in a row.
const RADIUS: f32 = 34.0;
/// The upper left corner of the rows and how far apart they are.
const CORNER: Point = (420.0, 16.0);
const STEP: f32 = 113.0;
const WIDTH: f32 = 256.0;

/// The middle of a place, counted from 0; the special one stands a little apart.
fn middle(row: Row, place: usize) -> Point {
    let apart = if place == 3 { 5.0 } else { 0.0 };
    (
        CORNER.0 + RADIUS * 0.866 + 1.0 + place as f32 * (RADIUS * 1.732 + 4.0) + apart,
        CORNER.1 + row.index() as f32 * STEP + 22.0 + RADIUS,
    )
}

/// The card behind the special hex.
fn card(row: Row) -> (f32, f32, f32, f32) {
    let (x, y) = middle(row, 3);
    (
        x - RADIUS * 0.866 - 3.5,
        y - RADIUS + 2.0,
        RADIUS * 1.732 + 7.0,
        2.0 * RADIUS + 14.0,
    )
}

fn place_drawing(view: &View, row: Row, place: usize) -> String {
    let at = middle(row, place);
    drawn(|canvas| {
        if place == 3 {
            canvas.outlined(rounded(card(row), 5.0), GOLD_CARD, GOLD_LINE, 1.2);
        }
        match view.rows[row.index()][place] {
            Some(hex) => {
                let face = view.figures.face(hex);
                hex_drawing(hex, &face).draw(canvas, Lie::new(at, RADIUS));
            }
            None => canvas.dashed(hexagon(at, RADIUS - 2.0), NONE, SPACE_LINE, 1.1, "4 3"),
        }
        let parler = view.parler.as_ref().map(|parler| parler.places[row.index()]);
        if parler == Some(place as u8 + 1) {
            let corner = (at.0 - RADIUS * 0.7, at.1 - RADIUS * 0.75);
            signoria_art::praga::hex::Owner::Rules.draw(canvas, corner, 17.0);
        }
    })
}

/// The price of what lies on a place, below it.
fn tag_drawing(view: &View, row: Row, place: usize) -> String {
    let at = middle(row, place);
    drawn(|canvas| {
        if let Some(hex) = view.rows[row.index()][place] {
            price(canvas, view, hex, (at.0, at.1 + RADIUS + 2.0));
        }
    })
}

/// What a hex costs, and what it does besides its bonus.
fn price(canvas: &mut Canvas, view: &View, hex: Hex, at: Point) {
    let face = view.figures.face(hex);
    let parts: Vec<_> = face.price.parts().map(thing).collect();
    let symbol = face.symbol.then_some(match hex.row() {
        Row::Building => Sign::Cathedral,
        _ => Sign::HungerWall,
    });
    let count = parts.len() + usize::from(symbol.is_some()) + usize::from(face.university > 0);
    if count == 0 {
        return;
    }
    // Three signs are set closer, so that the price stays below its hex.
    let (step, size) = if count > 2 { (18.0, 16.5) } else { (20.0, 18.0) };
    let width = count as f32 * step + 6.0 + if face.university > 0 { 14.0 } else { 0.0 };
    let line = if parts.is_empty() { INK } else { RED_TOKEN };
    plate(canvas, at, (width, 21.0), PAPER, line);
    let mut x = at.0 - width / 2.0 + 3.0 + step / 2.0;
    for part in parts {
        amount(canvas, part, (x, at.1), size, true);
        cross(canvas, (x, at.1), 8.0);
        x += step;
    }
    if let Some(sign) = symbol {
        canvas.picture(sign.name(), (x, at.1), size);
    }
    if face.university > 0 {
        canvas.picture(Sign::University.name(), (x - 1.0, at.1), 17.0);
        canvas.figure(
            (x + 17.0, at.1),
            LEAST,
            ON_PAPER,
            NONE,
            format_args!("+{}", face.university),
        );
    }
}

/// The rows.
#[component]
pub fn Rows(board: Praga) -> impl IntoView {
    let asked = board.memo(|view| match view.step {
        Some(Step::Take { row, .. }) => Some((row.index(), false)),
        Some(Step::Remove { row }) => Some((row.index(), true)),
        _ => None,
    });
    view! {
        <div class="pg-area pg-rows" role="group" aria-label=tr("web.praga.area-rows")>
            {Row::ALL.iter().map(|&row| row_view(board, row, asked)).collect_view()}
        </div>
    }
}

/// The row of buildings once more, to be read above the city: a high phone shows one area at a time and has room for it there.
#[component]
pub fn Buildings(board: Praga) -> impl IntoView {
    let row = Row::Building;
    let top = CORNER.1 + row.index() as f32 * STEP;
    let place = move |place: usize| {
        let (drawing, tag) = (lying_drawing(board, row, place), tag(board, row, place));
        let dear = is_dear(board, row, place);
        let explains = format!("praga.place.{}.{place}", row.index());
        view! { <g class:pg-dear=move || dear.get() data-explains=explains><g inner_html=move || drawing.get()></g><g inner_html=move || tag.get()></g></g> }
    };
    view! {
        <svg class="pg-area pg-buildings" viewBox=row_box(row) role="group" aria-label=tr("web.praga.row-building")>
            <text class="pg-title" x=CORNER.0 + 2.0 y=top + 15.0>{move || t("web.praga.row-building")}</text>
            {(0..4).map(place).collect_view()}
        </svg>
    }
}

/// The part of the board that a row takes.
fn row_box(row: Row) -> String {
    format!("412 {} 270 {STEP}", CORNER.1 - 7.0 + row.index() as f32 * STEP)
}

/// Which row is asked about, and whether hexes are to be removed from it.
type Asked = Memo<Option<(usize, bool)>>;

/// What lies on a place of a row, drawn.
fn lying_drawing(board: Praga, row: Row, place: usize) -> Memo<String> {
    let lies = move |view: &View| {
        let parler = view.parler.as_ref().map(|parler| parler.places[row.index()]);
        (view.edition.clone(), view.rows[row.index()][place], parler)
    };
    board.drawn_by(lies, move |view| place_drawing(view, row, place))
}

/// Its price, drawn.
fn tag(board: Praga, row: Row, place: usize) -> Memo<String> {
    let lies = move |view: &View| (view.edition.clone(), view.rows[row.index()][place]);
    board.drawn_by(lies, move |view| tag_drawing(view, row, place))
}

/// Whether the hex of a place cannot be paid.
fn is_dear(board: Praga, row: Row, place: usize) -> Memo<bool> {
    board.memo(move |view| {
        let reach = view.reach.as_ref();
        reach.is_some_and(|reach| !reach.hexes[row.index()][place])
    })
}

/// The id of the name of a row.
pub const fn title(row: Row) -> &'static str {
    match row {
        Row::Upgrade => "web.praga.row-upgrade",
        Row::Wall => "web.praga.row-wall",
        Row::Building => "web.praga.row-building",
    }
}

fn row_view(board: Praga, row: Row, asked: Asked) -> impl IntoView {
    let top = CORNER.1 + row.index() as f32 * STEP;
    let arrows = drawn(|canvas| canvas.picture("praga-refresh", (CORNER.0 + WIDTH - 49.0, top + 10.0), 14.0));
    let around = move |place: Place| hexagon(middle(row, place.index()), RADIUS + 1.0);
    let removed = Signal::derive(move || match board.leaving.get() {
        Some((of, first)) if of == row => around(first),
        _ => String::new(),
    });
    let held = Signal::derive(move || {
        let is_asked = asked.get() == Some((row.index(), false));
        let held = board.bench.held().filter(|_| is_asked);
        held.map(around).unwrap_or_default()
    });
    let place = move |number: Place| place_view(board, row, number, asked);
    // Each row is a picture of its own, so that a high board spreads them.
    view! {
      <svg viewBox=row_box(row)>
        // The name stands on the line and hides it.
        <path class="pg-rule" d=format!("M{} {}H{}", CORNER.0 + 2.0, top + 10.0, CORNER.0 + WIDTH - 133.0)></path>
        <text class="pg-title" x=CORNER.0 + 2.0 y=top + 15.0>{move || t(title(row))}</text>
        <g data-explains=format!("praga.stack.{}", row.index()) inner_html=stacks(board, row, top)></g>
        <g class="pg-refresh-sign" inner_html=arrows></g>
        {refresh(board, row, Coin::Gold)}
        {refresh(board, row, Coin::Stone)}
        {(0..4).filter_map(Place::from_index).map(place).collect_view()}
        <path class="pg-picked" d=removed></path>
        <path class="pg-picked pg-in-hand-of-row" d=held></path>
      </svg>
    }
}

/// How many hexes the two stacks of a row still have.
fn stacks(board: Praga, row: Row, top: f32) -> Signal<String> {
    let sizes = board.memo(move |view| {
        let size = |stack: usize| view.stacks.get(stack).map_or(0, |stack| stack.size);
        (size(2 * row.index()), size(2 * row.index() + 1))
    });
    Signal::derive(move || {
        let (regular, special) = sizes.get();
        let (x, y) = (CORNER.0 + WIDTH, top + 10.0);
        drawn(|canvas| {
            canvas.shape(hexagon((x - 121.0, y), 7.0), PLAQUE, 1.0);
            canvas.figure((x - 105.0, y), LEAST, TEXT_QUIET, NONE, regular);
            canvas.outlined(hexagon((x - 88.0, y), 7.0), PLAQUE, GOLD_LINE, 2.0);
            canvas.figure((x - 74.0, y), LEAST, TEXT_QUIET, NONE, special);
        })
    })
}

/// Refreshing a row for gold or for stone.
fn refresh(board: Praga, row: Row, coin: Coin) -> AnyView {
    let top = CORNER.1 + row.index() as f32 * STEP;
    let x = CORNER.0 + WIDTH - if coin == Coin::Gold { 40.0 } else { 20.0 };
    let around = (x - 0.5, top, 20.5, 20.0);
    let dear = board.memo(move |view| {
        let reach = view.reach.as_ref();
        reach.is_some_and(|reach| !reach.refresh[coin.index()])
    });
    Thing::new(
        vec![Action::Refresh { row, coin }],
        format!("praga.refresh.{row}"),
        rounded(around, 9.0),
    )
    .class("pg-refresh")
    .drawn(drawn(|canvas| {
        canvas.shape(rounded(around, 9.0), PAPER, 0.9);
        canvas.picture(format_args!("praga-{coin}"), (x + 9.8, top + 10.0), 14.0);
    }))
    .dear(dear)
    .view(board)
}

/// A place of a row: its hex is picked up, or is one of the two that leave the row.
fn place_view(board: Praga, row: Row, number: Place, asked: Asked) -> AnyView {
    let leaving = board.leaving;
    let place = number.index();
    let there = board.memo(move |view| view.rows[row.index()][place]);
    let actions = Signal::derive(move || match asked.get() {
        Some((index, false)) if index == row.index() => vec![Action::Take { place: number }],
        Some((index, true)) if index == row.index() => {
            let pair = leaving.get().map(|(_, first)| Action::Remove {
                first: first.min(number),
                second: first.max(number),
            });
            pair.into_iter().collect()
        }
        _ => Vec::new(),
    });
    let opens = Signal::derive(move || {
        let removing = asked.get() == Some((row.index(), true));
        let is_first = leaving.get().is_none_or(|(_, first)| first == number);
        (removing && is_first && there.get().is_some()).then_some("remove")
    });
    let pick = Callback::new(move |()| {
        leaving.update(|leaving| {
            *leaving = match *leaving {
                Some((_, first)) if first == number => None,
                _ => Some((row, number)),
            };
        });
    });
    // A hex is only picked up; it is taken when it is laid.
    let proposes =
        Signal::derive(move || asked.get() == Some((row.index(), false)) && board.bench.offers(number));
    let pick_up = Callback::new(move |()| board.pick_up(number));
    let peek = Callback::new(move |at: bool| board.peeked.set(there.get_untracked().filter(|_| at)));
    let outline = if place == 3 {
        rounded(card(row), 5.0)
    } else {
        hexagon(middle(row, place), RADIUS)
    };
    Thing::new(
        Vec::new(),
        format!("praga.place.{}.{place}", row.index()),
        outline,
    )
    .actions(actions)
    .opening(opens, pick)
    .proposing(proposes, pick_up)
    .confirming(Callback::new(move |()| board.bench.lays_held(number)))
    .class("pg-hex")
    .drawn(lying_drawing(board, row, place))
    .over(tag(board, row, place))
    .dear(is_dear(board, row, place))
    .looked(peek)
    .view(board)
}

/// The two hexes that leave a row, beside the question: the first that was chosen, and the place of the second.
#[component]
pub fn Leaving(board: Praga) -> impl IntoView {
    let shown = board.memo(|view| match view.step {
        Some(Step::Remove { row }) => Some((row, view.rows[row.index()])),
        _ => None,
    });
    move || {
        let (row, hexes) = shown.get().filter(|_| board.desk.is_my_turn())?;
        let first = board.leaving.get().filter(|(of, _)| *of == row);
        let first = first.and_then(|(_, place)| hexes[place.index()]);
        let drawing = drawn(|canvas| {
            for (nth, hex) in [first, None].into_iter().enumerate() {
                let at = (20.0 + 44.0 * nth as f32, 20.0);
                match hex {
                    Some(hex) => canvas.picture(format_args!("praga-hex-{hex}"), at, 40.0),
                    None => canvas.dashed(hexagon(at, 18.0), NONE, SPACE_LINE, 1.4, "4 3"),
                }
            }
        });
        Some(
            view! { <svg class="pg-leaving" viewBox="0 0 84 40" aria-hidden="true" inner_html=drawing></svg> },
        )
    }
}
