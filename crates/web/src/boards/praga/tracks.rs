//! Beside the map: the four tracks with what each step gives.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{NONE, Paint};
use signoria_art::praga::hex::{Owner, SEATS};
use signoria_art::praga::paint::{
    BLOCK, COIN, COURT, GOLD_LINE, NIGHT, ON_PAPER, PAPER, RAFT, STAR, TEXT, TEXT_QUIET, TRACK,
};
use signoria_art::praga::shape::rounded;
use signoria_art::praga::sign::LEAST;
use signoria_art::praga::{Sign, amount, line_of};
use signoria_engine::Token as _;
use signoria_praga::action::Action;
use signoria_praga::effect::Good;
use signoria_praga::pieces::{FinalStep, Track};
use signoria_praga::step::Step;
use signoria_praga::view::{PlayerView, View};

use crate::boards::praga::Praga;
use crate::boards::praga::look::{drawn, thing, things};
use crate::boards::praga::thing::Thing;

/// The left edge of the column, its width, and its top.
pub const LEFT: f32 = 726.0;
pub const WIDTH: f32 = 404.0;
pub const TOP: f32 = 442.0;
/// The first track and how far apart they are.
pub const TRACKS: f32 = TOP + 71.0;
pub const STEP: f32 = 33.5;
/// A cell of a track.
const CELL: f32 = 29.5;
const HEIGHT: f32 = 29.0;

/// A track as it is drawn.
struct Row {
    /// The sign before it.
    sign: Sign,
    /// Its place from the top.
    nth: usize,
    /// The first cell.
    first: u8,
    /// How many cells.
    cells: u8,
    /// Where the marker is.
    at: u8,
    /// What fills the cells that are done.
    fill: Paint,
}

fn cell_box(nth: usize, index: u8) -> (f32, f32, f32, f32) {
    let y = TRACKS + nth as f32 * STEP;
    (
        LEFT + 33.0 + f32::from(index) * CELL - 0.5,
        y - 1.5,
        CELL - 1.5,
        HEIGHT + 3.0,
    )
}

impl Row {
    fn draw(&self, canvas: &mut Canvas, seat: usize, cell: impl Fn(&mut Canvas, u8, (f32, f32)) -> bool) {
        let y = TRACKS + self.nth as f32 * STEP;
        let x = |index: u8| LEFT + 33.0 + f32::from(index) * CELL;
        canvas.picture(self.sign.name(), (LEFT + 14.0, y + HEIGHT / 2.0), 28.0);
        let ground = (
            x(0) - 2.0,
            y + 1.0,
            f32::from(self.cells) * CELL + 2.0,
            HEIGHT - 2.0,
        );
        canvas.shape(rounded(ground, 6.0), TRACK, 1.1);
        for index in 0..self.cells {
            let value = self.first + index;
            let middle = (x(index) + CELL / 2.0 - 1.0, y + HEIGHT / 2.0);
            if index > 0 {
                let line = format!("M{:.1} {}v{}", x(index) - 1.0, y + 5.0, HEIGHT - 10.0);
                canvas.faint(line, signoria_art::paint::INK, 0.8, 0.45);
            }
            if value < self.at {
                let done = (x(index) + 1.0, y + 4.0, CELL - 5.0, HEIGHT - 8.0);
                canvas.faded(0.55, |canvas| canvas.fill(rounded(done, 4.0), self.fill));
            }
            if value == self.at {
                canvas.outlined(
                    rounded(cell_box(self.nth, index), 5.0),
                    PAPER,
                    SEATS[seat % 5],
                    2.0,
                );
                canvas.classed("pg-raised", |canvas| Owner::Seat(seat).draw(canvas, middle, 19.0));
            } else if !cell(canvas, value, middle) {
                let ink = if value < self.at { TEXT } else { TEXT_QUIET };
                canvas.figure(middle, LEAST, ink, NONE, value);
            }
        }
    }
}

fn production_row(view: &View, player: &PlayerView, track: Track) -> String {
    let Some(figures) = view.figures.tracks.get(track.index()) else {
        return String::new();
    };
    let row = Row {
        sign: if track == Track::GoldMine {
            Sign::GoldMine
        } else {
            Sign::Quarry
        },
        nth: track.index(),
        first: 1,
        cells: figures.cells,
        at: player.tracks[track.index()],
        fill: if track == Track::GoldMine { COIN } else { BLOCK },
    };
    let tile = player.production[track.index()].map(|tile| things(&view.figures.production(tile)));
    drawn(|canvas| {
        row.draw(canvas, player.seat.index(), |canvas, cell, at| {
            if let (1, Some(tile)) = (cell, &tile) {
                let (x, y, w, h) = cell_box(row.nth, 0);
                canvas.shape(rounded((x, y + 3.0, w, h - 6.0), 4.0), RAFT, 1.2);
                canvas.fill(rounded((x + 2.0, y + 5.0, w - 4.0, h - 10.0), 3.0), PAPER);
                line_of(canvas, tile, at, if tile.len() > 1 { 12.0 } else { 18.0 }, false);
                return true;
            }
            let bonus = figures
                .bonus
                .get(usize::from(cell))
                .map(things)
                .unwrap_or_default();
            if cell == figures.seal {
                canvas.picture("praga-seal", at, 22.0);
            } else if !bonus.is_empty() {
                line_of(canvas, &bonus, at, 19.0, false);
            } else if cell == figures.production_tile {
                canvas.faded(0.8, |canvas| {
                    signoria_art::praga::sign::plate(
                        canvas,
                        at,
                        (20.0, 15.0),
                        RAFT,
                        signoria_art::paint::INK,
                    );
                });
                canvas.figure(at, LEAST, PAPER, NONE, cell - 1);
            } else {
                canvas.figure(
                    at,
                    LEAST,
                    if cell < row.at { TEXT } else { TEXT_QUIET },
                    NONE,
                    cell - 1,
                );
            }
            true
        });
    })
}

fn technology_row(view: &View, player: &PlayerView) -> String {
    let row = Row {
        sign: Sign::Technology,
        nth: 2,
        first: 0,
        cells: view.figures.technology_top + 1,
        at: player.technology,
        fill: Paint("#D9A878"),
    };
    drawn(|canvas| {
        row.draw(canvas, player.seat.index(), |canvas, step, (x, y)| {
            let level = view.figures.levels.iter().position(|at| *at == step);
            if let Some(level) = level {
                let shield = format!("M{:.1} {:.1}h18v13q0 6-9 8q-9-2-9-8z", x - 9.0, y - 10.0);
                canvas.outlined(shield, NIGHT, GOLD_LINE, 1.2);
                canvas.figure((x, y), LEAST, STAR, NONE, ["I", "II", "III", "IV"][level.min(3)]);
            }
            level.is_some()
        });
    })
}

fn university_row(view: &View, player: &PlayerView) -> String {
    let worth = &view.figures.university;
    let row = Row {
        sign: Sign::University,
        nth: 3,
        first: 0,
        cells: u8::try_from(worth.len()).unwrap_or(9),
        at: player.university,
        fill: Paint("#C98D8D"),
    };
    drawn(|canvas| {
        row.draw(canvas, player.seat.index(), |canvas, step, at| {
            let each = worth.get(usize::from(step)).copied().unwrap_or(0);
            let ink = if step < row.at { TEXT } else { TEXT_QUIET };
            canvas.figure(at, LEAST, ink, NONE, format_args!("×{each}"));
            true
        });
        scholars(canvas, view, player);
    })
}

/// Technology times university, over both tracks.
fn scholars(canvas: &mut Canvas, view: &View, player: &PlayerView) {
    let left = LEFT + 33.0 + 10.0 * CELL + 4.0;
    let around = (left, TRACKS + 2.0 * STEP + 2.0, LEFT + WIDTH - left, STEP + 25.0);
    canvas.shape(rounded(around, 6.0), PAPER, 1.0);
    let middle = left + around.2 / 2.0;
    let each = view
        .figures
        .university
        .get(usize::from(player.university))
        .copied()
        .unwrap_or(0);
    let sum = format!("{}×{each}", player.technology);
    canvas.figure((middle, around.1 + 15.0), LEAST, ON_PAPER, NONE, sum);
    let points = player.last[FinalStep::Scholars.index()].min(99) as u8;
    amount(
        canvas,
        (Sign::Points, points),
        (middle, around.1 + 39.0),
        24.0,
        true,
    );
}

/// Where the yield of a production stands.
fn yield_box(view: &View, track: Track) -> (f32, f32, f32, f32) {
    let cells = view
        .figures
        .tracks
        .get(track.index())
        .map_or(9, |track| track.cells);
    let left = LEFT + 33.0 + f32::from(cells) * CELL + 4.0;
    (
        left,
        TRACKS + track.index() as f32 * STEP + 2.0,
        LEFT + WIDTH - left,
        25.0,
    )
}

/// The four tracks.
#[component]
pub fn Tracks(board: Praga) -> impl IntoView {
    let rows = [
        board.own(|view, player| production_row(view, player, Track::GoldMine)),
        board.own(|view, player| production_row(view, player, Track::Quarry)),
        board.own(technology_row),
        board.own(university_row),
    ];
    let names = ["gold-mine", "quarry", "technology", "university"];
    let drawn_rows = rows.into_iter().zip(names).enumerate().map(|(nth, (row, name))| {
        let ground = rounded(
            (LEFT, TRACKS + nth as f32 * STEP, 33.0 + 10.0 * CELL, HEIGHT),
            6.0,
        );
        view! {
            <g inner_html=move || row.get()></g>
            <path class="hit" d=ground data-explains=format!("praga.track.{name}")></path>
        }
    });
    let production = |track: Track| {
        let asked = board.memo(move |view| match view.step {
            Some(Step::Mode { track: on }) => on == track,
            Some(Step::ProduceEither) => true,
            _ => false,
        });
        let good = if track == Track::GoldMine {
            Good::Gold
        } else {
            Good::Stone
        };
        let actions = move |actions: Vec<Action>| {
            Signal::derive(move || {
                let own = board.visited.get().is_none() && asked.get();
                if own { actions.clone() } else { Vec::new() }
            })
        };
        let around = board.memo(move |view| rounded(yield_box(view, track), 5.0));
        let yields = board.own(move |view, player| {
            let (x, y, w, _) = yield_box(view, track);
            let gains: Vec<_> = player.yields[track.index()]
                .iter()
                .map(|gain| thing(*gain))
                .collect();
            let size = (w / (gains.len() as f32 * 1.1 + 0.3)).min(20.0);
            drawn(|canvas| {
                canvas.shape(rounded(yield_box(view, track), 5.0), COURT, 1.0);
                line_of(canvas, &gains, (x + w / 2.0, y + 12.5), size, true);
            })
        });
        let mut produce = Thing::new(Vec::new(), format!("praga.yield.{track}"), String::new())
            .actions(actions(vec![Action::Produce, Action::Pick { good }]))
            .class("pg-yield")
            .drawn(yields);
        produce.outline = around.into();
        let next = board.own(move |view, player| {
            let now = player.tracks[track.index()];
            let figures = view.figures.tracks.get(track.index());
            let cell = figures.and_then(|track| track.after(now)).unwrap_or(now);
            rounded(cell_box(track.index(), cell.saturating_sub(1)), 5.0)
        });
        let mut advance = Thing::new(Vec::new(), format!("praga.track.{track}"), String::new())
            .actions(actions(vec![Action::Advance]))
            .class("pg-advance");
        advance.outline = next.into();
        view! { {produce.view(board)} {advance.view(board)} }
    };
    view! {
        {drawn_rows.collect_view()}
        {production(Track::GoldMine)}
        {production(Track::Quarry)}
    }
}
