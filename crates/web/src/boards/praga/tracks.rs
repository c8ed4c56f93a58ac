//! Beside the map: the purse, the four tracks with what each step gives, and the technologies.

use leptos::prelude::*;
use signoria_art::Canvas;
use signoria_art::paint::{NONE, Paint};
use signoria_art::praga::hex::{Owner, SEATS};
use signoria_art::praga::paint::{
    BLOCK, COIN, COURT, FELT, FELT_DIM, FELT_INK, FELT_NOTE, GOLD_LINE, NIGHT, ON_PAPER, PAPER, RAFT,
    SPACE_LINE, STAR, TEXT, TEXT_QUIET, TRACK,
};
use signoria_art::praga::shape::rounded;
use signoria_art::praga::sign::LEAST;
use signoria_art::praga::{Sign, amount, line_of};
use signoria_engine::{Message, Token as _};
use signoria_praga::edition::{Gives, Produces, TechnologyFigures, Trigger};
use signoria_praga::pieces::{FinalStep, Grid, Level, Technology, Track};
use signoria_praga::step::Step;
use signoria_praga::view::{PlayerView, View};

use crate::boards::praga::Praga;
use crate::boards::praga::look::{act, any_of, drawn, thing, things};
use crate::boards::praga::thing::Thing;
use crate::words::say;

/// The left edge of the column, its width, and its top.
const LEFT: f32 = 726.0;
const WIDTH: f32 = 404.0;
const TOP: f32 = 442.0;
/// The first track and how far apart they are.
const TRACKS: f32 = TOP + 71.0;
const STEP: f32 = 33.5;
/// A cell of a track.
const CELL: f32 = 29.5;
const HEIGHT: f32 = 29.0;

/// What lies in the purse, in order.
const PURSE: [Sign; 7] = [
    Sign::Gold,
    Sign::Stone,
    Sign::SilverWindow,
    Sign::GoldWindow,
    Sign::Egg,
    Sign::RedToken,
    Sign::BlueToken,
];

fn purse_item(index: usize) -> (f32, f32, f32, f32) {
    let width = WIDTH / 8.0;
    (LEFT + index as f32 * width + 1.5, TOP + 8.0, width - 3.0, 54.0)
}

fn held(player: &PlayerView) -> [u8; 8] {
    [
        player.gold,
        player.stone,
        player.silver,
        player.gold_windows,
        player.eggs,
        player.red,
        player.blue,
        player.supply,
    ]
}

fn purse_drawing(view: &View, player: &PlayerView) -> String {
    let width = WIDTH / 8.0;
    drawn(|canvas| {
        let felt = rounded((LEFT, TOP + 6.0, WIDTH, 58.0), 5.0);
        canvas.outlined(felt, FELT, GOLD_LINE, 1.3);
        for (index, count) in held(player).into_iter().enumerate() {
            let x = LEFT + (index as f32 + 0.5) * width;
            let opacity = if count == 0 { 0.4 } else { 1.0 };
            canvas.faded(opacity, |canvas| match PURSE.get(index) {
                Some(sign) => canvas.picture(sign.name(), (x - 10.0, TOP + 25.0), 26.0),
                None => canvas.classed(seat_class(player), |canvas| {
                    canvas.picture("praga-cube", (x - 9.0, TOP + 25.0), 24.0);
                }),
            });
            let ink = if count == 0 { FELT_DIM } else { FELT_INK };
            canvas.figure((x + 14.0, TOP + 25.0), 20.0, ink, NONE, count);
            if index > 0 && index != 3 {
                let line = format!("M{:.1} {}v42", LEFT + index as f32 * width, TOP + 14.0);
                canvas.faint(line, GOLD_LINE, 0.8, 0.4);
            }
            note(canvas, view, player, index, x);
        }
    })
}

/// The class that gives pieces the colour of a seat.
fn seat_class(player: &PlayerView) -> &'static str {
    ["pg-seat-0", "pg-seat-1", "pg-seat-2", "pg-seat-3"][player.seat.index() % 4]
}

/// What a good leads to, below it.
fn note(canvas: &mut Canvas, view: &View, player: &PlayerView, index: usize, x: f32) {
    let y = TOP + 52.5;
    let mut text = |words: String, x: f32| canvas.figure((x, y), LEAST, FELT_NOTE, NONE, words);
    let multiplier = |grid: Grid| {
        let column = usize::from(player.grids[grid.index()].column);
        view.figures
            .grid(grid)
            .per_token
            .get(column)
            .copied()
            .unwrap_or(0)
    };
    match index {
        0 | 1 => {
            // The wealth bonus of this good, or the one for either.
            let next = [index, 2].into_iter().find(|&place| player.wealth[place]);
            let bonus = next.and_then(|place| view.figures.wealth.get(place));
            if let Some(bonus) = bonus {
                text(format!("{}:", bonus.amount), x - 9.0);
                let shown = things(&bonus.bonus);
                line_of(canvas, &shown, (x + 9.0, y), 14.0, false);
            }
        }
        2 => text(format!("≤ {}", view.figures.windows_kept), x + 24.0),
        4 => {
            let worth = player.last[FinalStep::Eggs.index()].min(99) as u8;
            text("=".into(), x - 12.0);
            amount(canvas, (Sign::Points, worth), (x + 6.0, y), 15.0, true);
        }
        5 => text(format!("× {}", multiplier(Grid::Cathedral)), x),
        6 => text(format!("× {}", multiplier(Grid::HungerWall)), x),
        _ => {}
    }
}

/// The purse. A gold window buys an extra action.
#[component]
pub fn Purse(board: Praga) -> impl IntoView {
    let drawing = board.own(purse_drawing);
    let extra = move |pay: &'static str, index: usize| {
        Thing::new(
            vec![format!("extra {pay}")],
            "praga.extra",
            rounded(purse_item(index), 5.0),
        )
        .class("pg-extra")
        .view(board)
    };
    let goods = [
        "gold",
        "stone",
        "silver-window",
        "gold-window",
        "egg",
        "red-token",
        "blue-token",
        "cube",
    ];
    let hits = goods.into_iter().enumerate().map(|(index, good)| {
        view! { <path class="hit" d=rounded(purse_item(index), 5.0) data-explains=format!("praga.good.{good}")></path> }
    });
    view! {
        <g inner_html=move || drawing.get()></g>
        {hits.collect_view()}
        {extra("mixed", 2)}
        {extra("gold", 3)}
    }
}

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
        let good = if track == Track::GoldMine { "gold" } else { "stone" };
        let actions = move |actions: Vec<String>| {
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
            .actions(actions(vec!["produce".into(), format!("pick {good}")]))
            .class("pg-yield")
            .drawn(yields);
        produce.outline = around.into();
        let next = board.own(move |view, player| {
            let most = view
                .figures
                .tracks
                .get(track.index())
                .map_or(9, |track| track.cells);
            let cell = (player.tracks[track.index()] + 1).min(most);
            rounded(cell_box(track.index(), cell.saturating_sub(1)), 5.0)
        });
        let mut advance = Thing::new(Vec::new(), format!("praga.track.{track}"), String::new())
            .actions(actions(vec!["advance".into()]))
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

/// A part of what a technology shows.
pub enum Part {
    /// A thing with its number.
    Amount((Sign, u8)),
    /// A picture by its name.
    Picture(&'static str),
    /// A mark between.
    Mark(&'static str),
}

/// What a technology shows: when it works, then what it brings.
pub fn technology_parts(tile: &TechnologyFigures) -> Vec<Part> {
    let mut parts = Vec::new();
    if let Some(when) = tile.when {
        parts.extend(
            match when {
                Trigger::WheelGold => [Some("praga-tile"), Some("praga-gold")],
                Trigger::WheelStone => [Some("praga-tile"), Some("praga-stone")],
                Trigger::GoldMineStep => [Some("praga-mines"), None],
                Trigger::QuarryStep => [Some("praga-quarries"), None],
                Trigger::RowUp => [Some("praga-up"), None],
                Trigger::TilePoints => [Some("praga-tile"), Some("praga-vp")],
                Trigger::CathedralBuilding => [Some("praga-building"), Some("praga-cathedral")],
                Trigger::PlainBuilding => [Some("praga-building"), None],
                Trigger::HungerWall => [Some("praga-wall"), Some("praga-hunger-wall")],
                Trigger::RedToken => [Some("praga-red-token"), None],
                Trigger::BlueToken => [Some("praga-blue-token"), None],
                Trigger::Egg => [Some("praga-egg"), None],
                Trigger::Upgrade => [Some("praga-upgrade"), None],
                Trigger::Wall => [Some("praga-wall"), None],
            }
            .into_iter()
            .flatten()
            .map(Part::Picture),
        );
        parts.push(Part::Mark("→"));
    }
    if let Some([one, other]) = tile.bonus.either {
        parts.extend(tile.bonus.sure.iter().map(thing).map(Part::Amount));
        parts.extend(one.iter().map(thing).map(Part::Amount));
        parts.push(Part::Mark("/"));
        parts.extend(other.iter().map(thing).map(Part::Amount));
    } else {
        parts.extend(any_of(&tile.bonus).into_iter().map(Part::Amount));
    }
    if tile.rise {
        parts.extend(["praga-hunger-wall", "praga-cathedral", "praga-up"].map(Part::Picture));
    }
    match tile.produces {
        Produces::Nothing => {}
        Produces::From(Track::GoldMine) => parts.extend(["praga-mines", "praga-gold"].map(Part::Picture)),
        Produces::From(Track::Quarry) => parts.extend(["praga-quarries", "praga-stone"].map(Part::Picture)),
        Produces::Either => {
            parts.push(Part::Picture("praga-gold"));
            parts.push(Part::Mark("/"));
            parts.push(Part::Picture("praga-stone"));
        }
    }
    if tile.plaza {
        parts.push(Part::Picture("praga-plaza"));
    }
    match tile.gives {
        Gives::Nothing => {}
        Gives::AnyAction => parts.push(Part::Picture("praga-special")),
        Gives::Action(deed, discount) => {
            parts.push(Part::Picture(act(deed).name()));
            for part in discount.parts() {
                parts.push(Part::Mark("−"));
                parts.push(Part::Amount(thing(part)));
            }
        }
    }
    parts
}

/// Draws the parts of a technology side by side.
pub fn draw_parts(canvas: &mut Canvas, parts: &[Part], (x, y): (f32, f32), width: f32) {
    let wide = |part: &Part| match part {
        Part::Mark(_) => 14.0_f32,
        _ => 23.0,
    };
    let total: f32 = parts.iter().map(wide).sum();
    let scale = (width / total.max(1.0)).min(1.0);
    let mut left = x - total * scale / 2.0;
    for part in parts {
        let step = wide(part) * scale;
        let at = (left + step / 2.0, y);
        match part {
            Part::Amount(shown) => amount(canvas, *shown, at, 21.0 * scale, true),
            Part::Picture(name) => canvas.picture(name, at, 21.0 * scale),
            Part::Mark(mark) => canvas.figure(at, 15.0 * scale, ON_PAPER, NONE, mark),
        }
        left += step;
    }
}

/// Where the card of a level lies.
fn level_box(level: usize) -> (f32, f32, f32, f32) {
    let top = TRACKS + 4.0 * STEP + 4.0;
    let width = (WIDTH - 18.0) / 4.0;
    (
        LEFT + level as f32 * (width + 6.0),
        top,
        width,
        TOP + 286.0 - top - 7.0,
    )
}

fn level_drawing(view: &View, player: &PlayerView, level: Level) -> String {
    let (x, y, w, h) = level_box(level.index());
    let tile = player.technologies[level.index()];
    let used = player.used.contains(level);
    drawn(|canvas| {
        let around = rounded((x, y, w, h), 7.0);
        match tile {
            Some(_) => canvas.shape(&around, PAPER, 1.2),
            None => canvas.dashed(&around, NONE, SPACE_LINE, 1.2, "5 3"),
        }
        let shield = format!("M{:.1} {:.1}h24v14q0 6-12 9q-12-3-12-9z", x + 7.0, y - 1.0);
        canvas.outlined(shield, NIGHT, GOLD_LINE, 1.2);
        let numeral = ["I", "II", "III", "IV"][level.index()];
        canvas.figure((x + 19.0, y + 9.5), LEAST, STAR, NONE, numeral);
        if let Some(figures) = tile.and_then(|tile| view.figures.technologies.get(&tile)) {
            canvas.faded(if used { 0.35 } else { 1.0 }, |canvas| {
                draw_parts(
                    canvas,
                    &technology_parts(figures),
                    (x + w / 2.0, y + h - 17.0),
                    w - 6.0,
                );
            });
        }
    })
}

/// The four technologies.
#[component]
pub fn Technologies(board: Praga) -> impl IntoView {
    let card = move |level: Level| {
        let drawing = board.own(move |view, player| level_drawing(view, player, level));
        let tile = board.own(move |_, player| player.technologies[level.index()]);
        let state = board.own(move |view, player| {
            let step = view.figures.levels.get(level.index()).copied().unwrap_or(0);
            Some(match player.technologies[level.index()] {
                None => ("web.praga.at-step", step),
                Some(_) if player.used.contains(level) => ("web.praga.used", 0),
                Some(_) if player.fresh.contains(level) && level.is_permanent() => {
                    ("web.praga.from-next-turn", 0)
                }
                Some(_) if level.is_permanent() => ("web.praga.always", 0),
                Some(_) => ("web.praga.once", 0),
            })
        });
        let actions = Signal::derive(move || {
            let own = board.visited.get().is_none();
            let tile: Option<Technology> = tile.get().filter(|_| own);
            tile.map(|tile| format!("use {tile}"))
                .into_iter()
                .collect::<Vec<_>>()
        });
        let (x, y, w, h) = level_box(level.index());
        let words = move || {
            let (id, step) = state.get().unwrap_or(("web.praga.at-step", 0));
            say(&Message::new(id).with("step", step), &[])
        };
        let thing = Thing::new(
            Vec::new(),
            format!("praga.level.{level}"),
            rounded((x, y, w, h), 7.0),
        )
        .actions(actions)
        .class("pg-technology")
        .drawn(drawing)
        .view(board);
        view! {
            {thing}
            <text class="pg-note" x=x + w - 7.0 y=y + 15.0 text-anchor="end" class:on-paper=move || tile.get().is_some()>{words}</text>
        }
    };
    view! { {Level::ALL.iter().copied().map(card).collect_view()} }
}
