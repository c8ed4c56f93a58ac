//! Hunger Wall and cathedral as two slopes to climb, with possible steps lit.

use std::fmt::Write as _;

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{INK, NONE, WHITE};
use signoria_art::praga::hex::{Owner, SEATS};
use signoria_art::praga::paint::{GOLD_LINE, MULTIPLIER, MULTIPLIER_INK, PAPER};
use signoria_art::praga::shape::rounded;
use signoria_art::praga::sign::LEAST;
use signoria_art::praga::slope::{CELL_HEIGHT, CELL_WIDTH, FOOT, GAP, MIDDLE, Slope};
use signoria_art::praga::{Sign, amount};
use signoria_engine::{Seat, Token as _};
use signoria_praga::action::Action;
use signoria_praga::edition::GridCell;
use signoria_praga::pieces::Grid;
use signoria_praga::step::Step;
use signoria_praga::view::View;

use crate::boards::praga::look::{drawn, things};
use crate::boards::praga::thing::Thing;
use crate::boards::praga::{Praga, player};
use crate::words::{t, tr};

fn slope(grid: Grid) -> Slope {
    match grid {
        Grid::HungerWall => Slope::HungerWall,
        Grid::Cathedral => Slope::Cathedral,
    }
}

/// The cells with their signs, the lines between tiers, row points and multipliers: all that does not move.
fn cells(view: &View) -> String {
    let mut hits = String::new();
    let drawing = drawn(|canvas| {
        for &grid in Grid::ALL {
            let (slope, figures) = (slope(grid), view.figures.grid(grid));
            for (row, cells) in figures.cells.iter().enumerate() {
                for (column, cell) in cells.iter().enumerate() {
                    let outline = slope.outline(row as i32, column);
                    canvas.shape(&outline, slope.stone(figures.tiers[row]), 1.0);
                    if let Some(courses) = slope.courses(row as i32, column) {
                        canvas.faint(courses, INK, 0.6, 0.3);
                    }
                    sign(canvas, slope, *cell, slope.middle(row as i32, column));
                    let _ = write!(
                        hits,
                        "<path class=\"hit\" d=\"{outline}\" data-explains=\"praga.cell.{}.{row}.{column}\"/>",
                        grid.index()
                    );
                }
            }
            for row in 1..figures.tiers.len() {
                if figures.tiers[row] != figures.tiers[row - 1] {
                    let line = slope.tier_line(row as i32);
                    canvas.stroke(&line, GOLD_LINE, 3.0);
                    canvas.group("translate(0 2)", |canvas| canvas.line(&line, 0.8));
                }
            }
            for (row, points) in figures.row_vp.iter().enumerate() {
                let (x, y) = slope.cell(row as i32, 5);
                let x = match slope {
                    Slope::HungerWall => x - 12.5,
                    Slope::Cathedral => x + CELL_WIDTH + 12.5,
                };
                amount(
                    canvas,
                    (Sign::Points, *points),
                    (x, y + CELL_HEIGHT * 0.55),
                    24.0,
                    true,
                );
            }
        }
        prices(canvas, view);
    });
    drawing + &hits
}

fn sign(canvas: &mut Canvas, slope: Slope, cell: GridCell, at: (f32, f32)) {
    match cell {
        GridCell::Plain => {}
        GridCell::Points(points) => amount(canvas, (Sign::Points, points), at, 18.0, true),
        GridCell::Upward => canvas.picture("praga-up", at, 18.0),
        GridCell::Onward => {
            let half = if slope == Slope::HungerWall { 180 } else { 0 };
            canvas.group(format_args!("rotate({half} {:.1} {:.1})", at.0, at.1), |canvas| {
                canvas.picture("praga-onward", at, 18.0);
            });
        }
    }
}

/// What changing tiers costs, on the tower, and the windows of a step at its foot.
fn prices(canvas: &mut Canvas, view: &View) {
    let figures = view.figures.grid(Grid::HungerWall);
    for (row, price) in figures.prices.iter().enumerate() {
        let parts = things(price);
        if parts.is_empty() {
            continue;
        }
        let y = Slope::HungerWall.cell(row as i32, 0).1;
        let around = (MIDDLE - GAP / 2.0 + 2.5, y - 23.0, GAP - 5.0, 46.0);
        canvas.outlined(rounded(around, 5.0), PAPER, GOLD_LINE, 1.6);
        let first = y - 10.5 * (parts.len() as f32 - 1.0);
        for (index, part) in parts.into_iter().enumerate() {
            amount(canvas, part, (MIDDLE, first + 21.0 * index as f32), 20.0, true);
        }
    }
    canvas.picture("praga-up", (MIDDLE, FOOT - CELL_HEIGHT * 0.98), 15.0);
    canvas.picture(
        "praga-silver-window",
        (MIDDLE - 6.0, FOOT - CELL_HEIGHT * 0.42),
        19.0,
    );
    canvas.picture(
        "praga-silver-window",
        (MIDDLE + 7.0, FOOT - CELL_HEIGHT * 0.42),
        19.0,
    );
    canvas.picture("praga-blue-token", (MIDDLE - 9.0, FOOT + 11.0), 15.0);
    canvas.picture("praga-red-token", (MIDDLE + 9.0, FOOT + 11.0), 15.0);
}

/// What each token is worth by column; one's own column has one's colour.
fn multipliers(view: &View, eye: Seat) -> String {
    drawn(|canvas| {
        for &grid in Grid::ALL {
            let mine = player(view, eye).map(|player| usize::from(player.grids[grid.index()].column));
            for (column, each) in view.figures.grid(grid).per_token.iter().enumerate() {
                let (x, y) = slope(grid).cell(-1, column);
                let is_mine = mine == Some(column);
                let fill = if is_mine { SEATS[eye.index()] } else { MULTIPLIER };
                let ink = if is_mine { WHITE } else { MULTIPLIER_INK };
                canvas.shape(
                    rounded((x + 1.5, y + 1.5, CELL_WIDTH - 3.0, 18.0), 3.0),
                    fill,
                    0.9,
                );
                let middle = (x + CELL_WIDTH / 2.0, y + 10.5);
                canvas.figure(middle, LEAST, ink, NONE, format_args!("×{each}"));
            }
        }
    })
}

/// Where the marker of a seat stands; those that share a cell stand beside each other.
fn marker_at(view: &View, grid: Grid, seat: Seat) -> Option<(f32, f32)> {
    let place = |seat: Seat| player(view, seat).map(|player| player.grids[grid.index()]);
    let marker = place(seat)?;
    let together: Vec<Seat> = view
        .players
        .iter()
        .map(|player| player.seat)
        .filter(|other| place(*other) == Some(marker))
        .collect();
    let nth = together.iter().position(|other| *other == seat).unwrap_or(0) as f32;
    // Wide enough that a part of each mark is seen beside one's own.
    let spread = (21.0 / (together.len().max(2) - 1) as f32).min(10.0);
    let (x, y) = slope(grid).middle(marker.row.into(), marker.column.into());
    let shift = (nth - (together.len() as f32 - 1.0) / 2.0) * spread;
    Some((x + shift, y - shift * 0.75))
}

/// The marker of a seat, around the middle.
fn marker_drawing(seat: Seat, own: bool) -> String {
    drawn(|canvas| {
        let size = if own { 20.0 } else { 17.0 };
        canvas.classed("pg-raised", |canvas| {
            Owner::Seat(seat.index()).draw(canvas, (0.0, 0.0), size)
        });
        if own {
            canvas.ring((0.0, 0.0), 12.0, NONE, WHITE, 1.6);
        }
    })
}

/// The markers; each glides to its new cell. One's own stand on top.
#[component]
fn Markers(board: Praga) -> impl IntoView {
    let order = Memo::new(move |_| {
        let eye = board.eye();
        board.read(|view| {
            let mut seats: Vec<Seat> = view.players.iter().map(|player| player.seat).collect();
            seats.sort_by_key(|seat| *seat == eye);
            let of = |grid: &Grid| seats.iter().map(|seat| (*grid, *seat)).collect::<Vec<_>>();
            let all: Vec<(Grid, Seat)> = Grid::ALL.iter().flat_map(of).collect();
            (all, Some(eye))
        })
    });
    let marker = move |&(grid, seat, own): &(Grid, Seat, bool)| {
        let at = board.memo(move |view| marker_at(view, grid, seat));
        let place = move || {
            let (x, y) = at.get().unwrap_or_default();
            format!("translate({x:.1}px, {y:.1}px)")
        };
        view! { <g class="pg-marker" style:transform=place inner_html=marker_drawing(seat, own)></g> }
    };
    let list = move || {
        let (all, eye) = order.get();
        all.into_iter()
            .map(|(grid, seat)| (grid, seat, Some(seat) == eye))
            .collect()
    };
    view! { <g class="pg-still">{crate::rows::rows(list, |marker| format!("{marker:?}"), marker)}</g> }
}

/// A step that could be made: where, and by which actions.
#[derive(Clone, Debug, PartialEq)]
struct Way {
    grid: Grid,
    row: i32,
    column: usize,
    actions: Vec<Action>,
}

/// Where one's markers could go, and by what.
fn ways(view: &View, eye: Seat) -> Vec<Way> {
    let Some(own) = player(view, eye) else {
        return Vec::new();
    };
    let mut ways = Vec::new();
    for &grid in Grid::ALL {
        let marker = own.grids[grid.index()];
        let (row, column) = (i32::from(marker.row), usize::from(marker.column));
        let arrow = matches!(view.step, Some(Step::Arrow { grid: on, .. }) if on == grid);
        let mut up = vec![Action::Climb { grid }];
        let mut along = vec![Action::Step { grid }];
        match view.step {
            Some(Step::Rise) => up.push(Action::Pick { good: grid.into() }),
            Some(Step::Either { .. }) => along.push(Action::Pick { good: grid.into() }),
            _ => {}
        }
        if arrow {
            up.push(Action::Up);
            let actions = vec![Action::Stay];
            ways.push(Way {
                grid,
                row,
                column,
                actions,
            });
        }
        for (to, actions) in [(marker.above(), up), (marker.beside(), along)] {
            if let Some(to) = to {
                let (row, column) = (to.row.into(), to.column.into());
                ways.push(Way {
                    grid,
                    row,
                    column,
                    actions,
                });
            }
        }
    }
    ways
}

/// The slopes.
#[component]
pub fn Slopes(board: Praga) -> impl IntoView {
    let still = board.drawn_once(cells);
    let eye = Memo::new(move |_| board.eye());
    let per_token = Memo::new(move |_| board.read(|view| multipliers(view, eye.get())));
    let open = Memo::new(move |_| {
        let ways = board.read(|view| ways(view, eye.get()));
        let is_open = |way: &Way| way.actions.iter().any(|action| board.offers(*action));
        ways.into_iter().filter(is_open).collect::<Vec<_>>()
    });
    let way = move |way: &Way| {
        let slope = slope(way.grid);
        Thing::new(
            way.actions.clone(),
            format!("praga.cell.{}.{}.{}", way.grid.index(), way.row, way.column),
            slope.outline(way.row, way.column),
        )
        .class("pg-cell")
        .view(board)
    };
    view! {
        <svg class="pg-area pg-slopes" viewBox="8 360 396 368" preserveAspectRatio="xMidYMax meet" role="group" aria-label=tr("web.praga.area-slopes")>
            // On a wide stage hill and cathedral go on beyond their edges, as in a mirror; the copies begin a little inside, so that no seam is seen.
            <use href="#praga-valley" x="8" y="360" width="396" height="368" transform="translate(18 0) scale(-1 1)"></use>
            <use href="#praga-valley" x="8" y="360" width="396" height="368" transform="translate(806 0) scale(-1 1)"></use>
            <use href="#praga-valley" x="8" y="360" width="396" height="368"></use>
            <g inner_html=move || still.get()></g>
            <g data-explains="praga.multiplier" inner_html=move || per_token.get()></g>
            {crate::rows::rows(move || open.get(), |way| format!("{way:?}"), way)}
            <Markers board />
            <text class="pg-title pg-on-hill" x="20" y="719">{move || t("praga.good.hunger-wall")}</text>
            <text class="pg-title pg-on-hill" x="392" y="719" text-anchor="end">{move || t("praga.good.cathedral")}</text>
        </svg>
    }
}
