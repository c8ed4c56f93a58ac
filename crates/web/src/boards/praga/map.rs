//! The action board as a hex map: the ring of six actions, and the wall spaces around it.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{INK, NONE, Paint, WHITE};
use signoria_art::praga::hex::Lie;
use signoria_art::praga::paint::{GOLD_LINE, LIT, PAPER, PLAQUE, SPACE, SPACE_LINE, STAR};
use signoria_art::praga::shape::{Point, between, corner, hexagon, rounded, star};
use signoria_art::praga::{Act, line_of};
use signoria_engine::{Seat, Token as _};
use signoria_praga::action::Action;
use signoria_praga::hex::{Cell, Hex};
use signoria_praga::pieces::{Deed, Row};
use signoria_praga::view::{PlacedView, PlayerView, View, WayView};

use crate::boards::praga::look::{act, drawn, hex_drawing, things};
use crate::boards::praga::thing::Thing;
use crate::boards::praga::{Praga, player};
use crate::rows::rows;
use crate::words::t;

/// The radius of a hex on one's own board.
const RADIUS: f32 = 34.2;
/// The middle of the board.
const MIDDLE: Point = (568.0, 584.0);

/// From how many letters on the name of an action is too wide for its hex, and how wide it is drawn then.
const LONG_NAME: usize = 6;
const NAME_WIDTH: f32 = 47.0;

/// Where a cell lies around a middle.
fn placed((x, y): Point, radius: f32, cell: Cell) -> Point {
    let (q, r) = cell.axial();
    let (q, r) = (f32::from(q), f32::from(r));
    (x + radius * 3.0_f32.sqrt() * (q + r / 2.0), y + radius * 1.5 * r)
}

fn at(cell: Cell) -> Point {
    placed(MIDDLE, RADIUS, cell)
}

/// The id of the short name of an action.
pub const fn short_name(deed: Deed) -> &'static str {
    match deed {
        Deed::Mines => "web.praga.act-mines",
        Deed::Quarries => "web.praga.act-quarries",
        Deed::Upgrade => "web.praga.act-upgrade",
        Deed::Wall => "web.praga.act-wall",
        Deed::Building => "web.praga.act-building",
        Deed::Road => "web.praga.act-road",
    }
}

fn draw_centre(canvas: &mut Canvas) {
    canvas.outlined(
        hexagon(MIDDLE, RADIUS - 1.0),
        Paint("url(#praga-lapis)"),
        GOLD_LINE,
        1.6,
    );
    for index in 0..6 {
        star(canvas, corner(MIDDLE, RADIUS * 0.8, index), 3.0, STAR, 1.0);
    }
    canvas.classed("pg-lily", |canvas| canvas.picture("praga-lily", MIDDLE, 24.0));
}

/// What lies on a place of a player's board.
fn lying(player: &PlayerView, cell: Cell) -> Option<&PlacedView> {
    player.board.iter().find(|placed| placed.cell == cell)
}

fn space_drawing(view: &View, player: &PlayerView, place: usize, cell: Cell) -> String {
    drawn(|canvas| draw_space(canvas, view, player, (place, cell), Lie::new(at(cell), RADIUS)))
}

/// A place of a board with what lies on it.
fn draw_space(canvas: &mut Canvas, view: &View, player: &PlayerView, (place, cell): (usize, Cell), lie: Lie) {
    let Lie {
        at: middle, radius, ..
    } = lie;
    match (lying(player, cell), Act::ALL.get(place)) {
        (Some(placed), _) => {
            let turned = Lie::new(middle, radius - 0.6).turned(placed.rotation);
            let face = view.figures.face(placed.hex);
            hex_drawing(placed.hex, &face).draw(canvas, turned.spent(lie.spent & placed.used));
        }
        (None, Some(action)) => {
            canvas.shape(hexagon(middle, radius - 1.0), PLAQUE, 1.4);
            canvas.faded(0.6, |canvas| {
                canvas.dashed(hexagon(middle, radius * 0.86), NONE, INK, 0.7, "3 2");
            });
            canvas.picture(action.name(), (middle.0, middle.1 - radius * 0.24), radius * 0.8);
        }
        (None, None) => {
            canvas.dashed(hexagon(middle, radius - 2.5), SPACE, SPACE_LINE, 1.1, "4 3");
            canvas.faded(0.28, |canvas| canvas.picture("praga-wall", middle, radius * 0.55));
        }
    }
}

/// The neighbourhood of a hex on its way, at a larger scale around a point.
pub fn draw_near(canvas: &mut Canvas, view: &View, player: &PlayerView, shown: (&WayView, Hex), lie: Lie) {
    let (way, hex) = shown;
    let Some(cell) = way.cell else { return };
    let home = placed((0.0, 0.0), lie.radius, cell);
    let middle = (lie.at.0 - home.0, lie.at.1 - home.1);
    let reach = lie.radius * 2.3;
    canvas.outlined(
        hexagon(middle, lie.radius - 1.0),
        Paint("url(#praga-lapis)"),
        GOLD_LINE,
        2.0,
    );
    for (place, near) in view.figures.board.iter().enumerate() {
        let at = placed(middle, lie.radius, *near);
        let far = (at.0 - lie.at.0).hypot(at.1 - lie.at.1) > reach;
        if *near != cell && !far {
            // Here it matters which signs have paid already.
            let near_lie = Lie::new(at, lie.radius).spent(u8::MAX);
            draw_space(canvas, view, player, (place, *near), near_lie);
        }
    }
    let turned = Lie::new(lie.at, lie.radius - 1.0).turned(way.rotation);
    canvas.classed("pg-held", |canvas| {
        hex_drawing(hex, &view.figures.face(hex)).draw(canvas, turned);
    });
    canvas.dashed(hexagon(lie.at, lie.radius - 1.0), NONE, LIT, 3.0, "9 5");
    draw_paying(canvas, turned, way);
}

/// The map of the board that is shown.
#[component]
pub fn HexMap(board: Praga) -> impl IntoView {
    let cells = board.memo(|view| view.figures.board.to_vec());
    let centre = drawn(draw_centre);
    let space = move |(place, cell): &(usize, Cell)| {
        let (place, cell) = (*place, *cell);
        let lies = board.own(move |view, player| (view.edition.clone(), lying(player, cell).cloned()));
        let drawing = Memo::new(move |_| {
            lies.with(|_| ());
            let seat = board.shown();
            let drawing = board.view.with_untracked(|view| {
                let view = view.as_ref()?;
                Some(space_drawing(view, player(view, seat)?, place, cell))
            });
            drawing.unwrap_or_default()
        });
        let hex = board.own(move |_, player| lying(player, cell).map(|placed| placed.hex));
        let deed = Deed::ALL.get(place).copied();
        let actions = Signal::derive(move || {
            let own = board.visited.get().is_none();
            let action = match deed {
                Some(action) => Action::Act { action },
                None => Action::Wall { cell },
            };
            own.then_some(action).into_iter().collect::<Vec<_>>()
        });
        let name = deed.map(|deed| {
            let (x, y) = at(cell);
            let words = move || hex.get().is_none().then(|| t(short_name(deed)));
            // A long word is drawn narrower rather than smaller.
            let squeezed = move || words().filter(|words| words.chars().count() > LONG_NAME).map(|_| NAME_WIDTH.to_string());
            view! {
                <text class="pg-act-name" x=x y=y + RADIUS * 0.48 textLength=squeezed lengthAdjust="spacingAndGlyphs">{words}</text>
            }
        });
        let explains = match deed {
            Some(deed) => format!("praga.action.{deed}"),
            None => format!("praga.wall-space.{cell}"),
        };
        let thing = Thing::new(Vec::new(), explains, hexagon(at(cell), RADIUS - 2.0))
            .actions(actions)
            .class(if deed.is_some() { "pg-act" } else { "pg-space" })
            .drawn(drawing)
            .looked(board.bench.over_cell(cell))
            .opening(
                Signal::derive(move || {
                    let own = board.visited.get().is_none();
                    own.then(|| board.bench.opens_cell(cell)).flatten()
                }),
                Callback::new(move |()| board.bench.pin_cell(cell)),
            )
            .view(board);
        view! { {thing} {name} }
    };
    view! {
        <g data-explains="praga.centre" inner_html=centre></g>
        {rows(move || cells.get().into_iter().enumerate().collect(), |(place, _)| place.to_string(), space)}
        <Fits board />
        <Claims board />
        <Ghost board />
    }
}

/// Where the hex of a row that is looked at would lie; red where it would cover an upgrade.
#[component]
fn Fits(board: Praga) -> impl IntoView {
    let fits = Memo::new(move |_| {
        let hex = board.peeked.get()?;
        if board.visited.get().is_some() {
            return None;
        }
        let eye = board.eye();
        board.read(|view| {
            let cells = match hex.row() {
                Row::Upgrade => view
                    .figures
                    .board
                    .get(view.figures.face(hex).action.index())
                    .copied()
                    .into_iter()
                    .collect(),
                Row::Wall => view
                    .reach
                    .as_ref()
                    .map_or_else(Vec::new, |reach| reach.walls.clone()),
                Row::Building => Vec::new(),
            };
            let covers = player(view, eye).is_some_and(|player| {
                let mut cells = cells.iter();
                cells.any(|cell| lying(player, *cell).is_some())
            });
            Some((cells, covers))
        })
    });
    move || {
        fits.get().map(|(cells, covers)| {
            let outline = move |cell: Cell| view! { <path class="pg-fits" class:covers=covers d=hexagon(at(cell), RADIUS - 2.0)></path> };
            cells.into_iter().map(outline).collect_view()
        })
    }
}

/// A bonus of an upgrade that can be taken.
#[derive(Clone, Debug, PartialEq)]
struct Claim {
    action: Action,
    deed: Deed,
    hex: Hex,
    nth: usize,
}

/// Bonuses of upgraded actions that are open, as ribbons on their hexes.
#[component]
fn Claims(board: Praga) -> impl IntoView {
    let claims = Memo::new(move |_| {
        let own = board.visited.get().is_none();
        let eye = board.eye();
        let mut claims = Vec::new();
        board.read(|view| {
            let Some(player) = player(view, eye).filter(|_| own) else {
                return;
            };
            for placed in &player.board {
                let Some(deed) = placed.action else { continue };
                let action = Action::Claim { action: deed };
                if board.offers(action) {
                    claims.push(Claim {
                        action,
                        deed,
                        hex: placed.hex,
                        nth: 0,
                    });
                }
            }
            for (nth, hex) in view.turn.covered.iter().enumerate() {
                let action = Action::ClaimCovered { hex };
                if board.offers(action) {
                    claims.push(Claim {
                        action,
                        deed: Deed::Upgrade,
                        hex,
                        nth: nth + 1,
                    });
                }
            }
        });
        claims
    });
    let cells = board.memo(|view| view.figures.board.to_vec());
    let claim = move |claim: &Claim| {
        let cell = cells
            .with_untracked(|cells| cells.get(claim.deed.index()).copied())
            .unwrap_or_default();
        let (x, y) = at(cell);
        let y = y + RADIUS * 0.78 - 19.0 * claim.nth as f32;
        let shown = board.read(|view| things(&view.figures.face(claim.hex).bonus));
        let width = 24.0 + 18.0 * shown.len() as f32;
        let around = rounded((x - width / 2.0, y - 9.5, width, 19.0), 9.0);
        let drawing = drawn(|canvas| {
            canvas.shape(&around, PAPER, 1.0);
            canvas.picture(act(claim.deed).name(), (x - width / 2.0 + 11.0, y), 14.0);
            line_of(canvas, &shown, (x + 9.0, y), 16.0, true);
        });
        Thing::new(vec![claim.action], format!("praga.claim.{}", claim.deed), around)
            .class("pg-claim")
            .drawn(drawing)
            .view(board)
    };
    view! { {rows(move || claims.get(), |claim| format!("{claim:?}"), claim)} }
}

/// The sides and corners that would pay.
fn draw_paying(canvas: &mut Canvas, lie: Lie, way: &WayView) {
    for side in (0..6).filter(|side| way.sides >> side & 1 != 0) {
        let (a, b) = (
            corner(lie.at, lie.radius, side),
            corner(lie.at, lie.radius, (side + 1) % 6),
        );
        let (p, q) = (between(a, b, 0.08), between(a, b, 0.92));
        let line = format!("M{:.1} {:.1}L{:.1} {:.1}", p.0, p.1, q.0, q.1);
        canvas.stroke(&line, WHITE, 6.0);
        canvas.stroke(&line, LIT, 3.2);
    }
    for index in (0..6).filter(|index| way.corners >> index & 1 != 0) {
        let tip = corner(lie.at, lie.radius, index);
        let size = lie.radius * 0.26;
        canvas.ring(tip, size, NONE, WHITE, 5.0);
        canvas.ring(tip, size, NONE, LIT, 2.8);
    }
}

/// A hex before it lies, with what it would pay.
#[component]
fn Ghost(board: Praga) -> impl IntoView {
    let bench = board.bench;
    let shown = Memo::new(move |_| {
        let own = board.visited.get().is_none();
        bench.way().filter(|(way, _)| own && way.cell.is_some())
    });
    let drawing = Memo::new(move |_| {
        let Some((way, hex)) = shown.get() else {
            return String::new();
        };
        let lie = Lie::new(at(way.cell.unwrap_or_default()), RADIUS - 0.6).turned(way.rotation);
        let face = board.read(|view| view.figures.face(hex));
        drawn(|canvas| {
            canvas.faded(0.93, |canvas| hex_drawing(hex, &face).draw(canvas, lie));
            draw_paying(canvas, lie, &way);
        })
    });
    let actions = Signal::derive(move || bench.lays_with().into_iter().collect::<Vec<_>>());
    let mut ghost = Thing::new(Vec::new(), "praga.ghost", String::new())
        .actions(actions)
        .class("pg-ghost")
        .drawn(drawing)
        .playing(Callback::new(move |()| bench.lay()))
        .after_gesture(bench.twisted());
    ghost.outline = Signal::derive(move || {
        let cell = shown.get().and_then(|(way, _)| way.cell);
        cell.map(|cell| hexagon(at(cell), RADIUS - 0.6))
            .unwrap_or_default()
    });
    let ghost = ghost.view(board);
    let is_fixed = Memo::new(move |_| bench.is_turning());
    view! { <g class:pg-still=move || !is_fixed.get()>{ghost}</g> }
}

/// A player's board, small.
pub fn thumbnail(view: &View, seat: Seat) -> String {
    let Some(player) = player(view, seat) else {
        return String::new();
    };
    let (middle, radius) = ((42.0, 39.0), 9.7);
    drawn(|canvas| {
        canvas.shape(
            hexagon(middle, radius - 0.4),
            Paint("var(--art-praga-night)"),
            0.7,
        );
        for (place, cell) in view.figures.board.iter().enumerate() {
            let at = placed(middle, radius, *cell);
            let outline = hexagon(at, radius - 0.4);
            match (lying(player, *cell), Act::ALL.get(place)) {
                (Some(placed), action) => {
                    let face = view.figures.face(placed.hex);
                    let fill = match action {
                        Some(_) => signoria_art::praga::hex::tint(act(face.action)),
                        None => Paint("var(--art-praga-brick)"),
                    };
                    canvas.shape(outline, fill, 1.1);
                    canvas.picture(
                        action.map_or("praga-wall", |action| action.name()),
                        at,
                        radius * 1.15,
                    );
                }
                (None, Some(_)) => canvas.shape(outline, PLAQUE, 0.7),
                (None, None) => canvas.stroke(outline, SPACE_LINE, 0.7),
            }
        }
    })
}
