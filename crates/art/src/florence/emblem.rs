//! What identifies a building at a glance: a gable with a clock, smoking chimneys, domes, masks, a belfry.

use crate::canvas::{Canvas, arch};
use crate::outline::{CELL, Cell, Cells, Run};
use crate::paint::*;

use super::Building;

/// Where emblems can go.
struct Site<'a> {
    cells: &'a Cells,
    /// The longest façade; of those, the lowest.
    main: Run,
    /// The lowest façade.
    low: Run,
    /// The cells at the top of the piece.
    tops: Vec<Cell>,
    wall: Paint,
}

/// The middle of a cell, across.
fn middle(cell: Cell) -> f32 {
    cell.1 as f32 * CELL + CELL / 2.0
}

/// The top of a cell.
fn top(cell: Cell) -> f32 {
    cell.0 as f32 * CELL
}

/// Draws the emblem of a building.
pub fn draw(canvas: &mut Canvas, kind: Building, cells: &Cells) {
    let runs = cells.runs();
    let (Some(&main), Some(&low)) = (
        runs.iter().max_by_key(|run| (run.length, run.row, -run.column)),
        runs.iter().max_by_key(|run| (run.row, -run.column)),
    ) else {
        return;
    };
    let site = Site {
        cells,
        main,
        low,
        tops: cells.tops(),
        wall: kind.walls().0,
    };
    match kind {
        Building::University => university(canvas, &site),
        Building::Laboratory => laboratory(canvas, &site),
        Building::Workshop => workshop(canvas, &site),
        Building::Library => library(canvas, &site),
        Building::Opera => opera(canvas, &site),
        Building::Studio => studio(canvas, &site),
        Building::Hospital => hospital(canvas, &site),
        Building::Theatre => theatre(canvas, &site),
        Building::Tower => tower(canvas, &site),
        Building::Chapel => chapel(canvas, &site),
    }
}

fn dome(canvas: &mut Canvas, (x, y): (f32, f32), scale: f32, skin: Paint, ribs: Paint) {
    canvas.group(format_args!("translate({x},{y}) scale({scale})"), |canvas| {
        canvas.rect((-20.0, -14.0, 40.0, 16.0), PAPER, 2.0);
        canvas.line("M-14,-2v-8M-5,-2v-8M5,-2v-8M14,-2v-8", 2.0);
        canvas.shape("M-23,-14C-23,-42 -8,-48 0,-50C8,-48 23,-42 23,-14Z", skin, 2.4);
        canvas.stroke(
            "M-11,-14C-11,-34 -4,-46 0,-50M11,-14C11,-34 4,-46 0,-50M0,-14V-50",
            ribs,
            2.0,
        );
        canvas.shape("M-4,-50h8v-8h-8zM0,-58v-9", PAPER, 2.0);
        canvas.circle((0.0, -69.0), 2.6, GILT, 1.2);
    });
}

fn chimney(canvas: &mut Canvas, (x, y): (f32, f32), scale: f32, smoke: Paint) {
    canvas.group(format_args!("translate({x},{y}) scale({scale})"), |canvas| {
        canvas.wash(
            "M8,-42q-10,-6 -4,-14q8,-8 14,0q8,-6 12,2q6,10 -6,12z",
            smoke,
            0.75,
        );
        canvas.faint(
            "M8,-42q-10,-6 -4,-14q8,-8 14,0q8,-6 12,2q6,10 -6,12z",
            INK,
            1.2,
            0.75,
        );
        canvas.rect((-2.0, -34.0, 18.0, 34.0), STONE, 2.0);
        canvas.rect((-5.0, -38.0, 24.0, 7.0), STONE_DARK, 2.0);
    });
}

fn gable(canvas: &mut Canvas, (x, y): (f32, f32), (width, height): (f32, f32), wall: Paint) {
    let half = width / 2.0;
    canvas.shape(
        format_args!("M{},{y}L{x},{}L{},{y}Z", x - half, y - height, x + half),
        wall,
        2.4,
    );
}

fn university(canvas: &mut Canvas, site: &Site) {
    let (x, y) = (site.main.middle(), site.main.top() + 50.0);
    gable(canvas, (x, y + 2.0), (78.0, 34.0), site.wall);
    canvas.circle((x, y - 9.0), 9.0, PAPER, 1.8);
    canvas.line(format_args!("M{x},{}v-5M{x},{}h4", y - 9.0, y - 9.0), 1.6);
    canvas.shape(arch(x - 14.0, y + 48.0, 28.0, 42.0), DOOR, 1.6);
    canvas.line(format_args!("M{x},{}v-40", y + 48.0), 1.2);
    for &cell in site
        .tops
        .iter()
        .filter(|cell| cell.0 != site.main.row || site.main.length < 3)
    {
        canvas.line(format_args!("M{},{}v-36", middle(cell), top(cell) + 46.0), 2.2);
        canvas.shape(
            format_args!("M{},{}l26,7l-26,9z", middle(cell), top(cell) + 10.0),
            RED,
            1.4,
        );
    }
}

fn laboratory(canvas: &mut Canvas, site: &Site) {
    let (first, last) = (site.tops[0], site.tops[site.tops.len() - 1]);
    chimney(canvas, (middle(first) - 18.0, top(first) + 40.0), 0.72, SMOKE);
    chimney(canvas, (middle(last) + 4.0, top(last) + 40.0), 0.72, SMOKE_GREEN);
    let (x, y) = (site.main.middle(), site.main.top() + 52.0);
    canvas.circle((x, y), 21.0, site.wall, 2.2);
    canvas.shape(
        format_args!(
            "M{},{}v9l-8,12q-2,4 3,4h18q5,0 3,-4l-8,-12v-9z",
            x - 4.0,
            y - 13.0
        ),
        WHITE,
        1.6,
    );
    let potion = format!("M{},{}h18l3,5q1,3 -3,3h-18q-4,0 -3,-3z", x - 9.0, y + 4.0);
    canvas.fill(potion, Paint("#7B4E9B"));
}

fn workshop(canvas: &mut Canvas, site: &Site) {
    let first = site.tops[0];
    chimney(canvas, (middle(first) - 6.0, top(first) + 48.0), 1.0, SMOKE_GREY);
    // The sign hangs apart from the chimney: on the third cell of the ridge, or one cell down.
    let sign = site.tops.get(2).copied().unwrap_or((first.0 + 1, first.1));
    canvas.group(
        format_args!("translate({},{})", middle(sign) + 6.0, top(sign) + 30.0),
        |canvas| {
            canvas.line("M0,-20v22", 2.0);
            canvas.shape("M-16,-14h32v18h-32z", PARCHMENT, 2.0);
            canvas.line("M-8,-1l12,-8M1,-12l6,6", 3.2);
        },
    );
}

fn library(canvas: &mut Canvas, site: &Site) {
    let first = site.tops[0];
    // Over the ridge of two cells side by side, or over the one.
    let wide = if site.tops.contains(&(first.0, first.1 + 1)) {
        50.0
    } else {
        0.0
    };
    dome(
        canvas,
        (middle(first) + wide, top(first) + 74.0),
        0.86,
        LEAD_W,
        LEAD_E,
    );
    let (x, y) = (site.main.middle(), site.main.top() + 54.0);
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.circle((0.0, 0.0), 17.0, PAPER, 2.0);
        canvas.shape(
            "M0,-6C-4,-10 -10,-9 -12,-8V6C-9,5 -4,5 0,8C4,5 9,5 12,6V-8C10,-9 4,-10 0,-6ZV8",
            WHITE,
            1.8,
        );
    });
}

fn opera(canvas: &mut Canvas, site: &Site) {
    let (x, y) = (site.main.middle(), site.main.top() + 52.0);
    gable(canvas, (x, y), (92.0, 40.0), site.wall);
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.stroke(
            "M-9,-22C-16,-8 -7,-4 0,-4C7,-4 16,-8 9,-22M-10,-18h20M-3,-18v13M3,-18v13",
            GOLD_LINE,
            2.2,
        );
    });
    let domed = |cell: &&Cell| cell.0 != site.main.row || site.main.length == 1;
    for &cell in site.tops.iter().filter(domed) {
        let down = if site.cells.has_below(cell) { 80.0 } else { 54.0 };
        dome(
            canvas,
            (middle(cell), top(cell) + down),
            0.62,
            Paint("#C99A2E"),
            Paint("#8F6A1B"),
        );
    }
}

fn studio(canvas: &mut Canvas, site: &Site) {
    for &cell in site
        .cells
        .all()
        .iter()
        .filter(|&&cell| site.cells.has_below(cell))
    {
        let (x, y) = (middle(cell), top(cell));
        canvas.shape(
            format_args!("M{},{}l26,-4v34l-26,6z", x - 36.0, y + 30.0),
            SKYLIGHT,
            1.8,
        );
        let bars = format!("M{},{}v36M{},{}l26,-5", x - 23.0, y + 28.0, x - 36.0, y + 47.0);
        canvas.line(bars, 1.2);
    }
    let right = site.main.left() + site.main.length as f32 * CELL;
    let at = format!(
        "translate({},{}) rotate(-8)",
        right - 26.0,
        site.main.top() + 84.0
    );
    canvas.group(at, |canvas| {
        canvas.shape(
            "M-18,2C-18,-14 16,-16 18,-2C19,8 8,4 6,10C4,16 -18,14 -18,2Z",
            PARCHMENT,
            2.0,
        );
        let dabs = [
            ((-9.0, -3.0), RED),
            ((0.0, -7.0), BLUE),
            ((9.0, -4.0), Paint("#C99A2E")),
            ((-9.0, 6.0), Paint("#5E7A34")),
        ];
        for (at, pigment) in dabs {
            canvas.circle(at, 3.3, pigment, 0.0);
        }
    });
}

fn hospital(canvas: &mut Canvas, site: &Site) {
    let (x, y) = (site.low.middle(), site.low.top() + 52.0);
    gable(canvas, (x, y), (74.0, 42.0), site.wall);
    canvas.stroke(
        format_args!("M{x},{}v20M{},{}h16", y - 28.0, x - 8.0, y - 21.0),
        RED,
        5.0,
    );
    let mut lanterns = vec![site.tops[0], site.tops[site.tops.len() - 1]];
    lanterns.dedup();
    for cell in lanterns {
        let (x, y) = (middle(cell), top(cell));
        canvas.rect((x - 10.0, y + 8.0, 20.0, 16.0), site.wall, 2.0);
        canvas.shape(
            format_args!("M{},{}l14,-9l14,9z", x - 14.0, y + 9.0),
            TERRACOTTA_S,
            2.0,
        );
    }
}

fn theatre(canvas: &mut Canvas, site: &Site) {
    let (x, y) = (site.main.middle(), site.main.top() + 50.0);
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.shape("M-26,-22q11,-6 22,0q0,24 -11,28q-11,-4 -11,-28z", PAPER, 2.0);
        canvas.line("M-21,-13h5M-14,-13h5M-20,-5q5,6 10,0", 2.0);
        canvas.shape("M2,-18q11,-6 22,0q0,24 -11,28q-11,-4 -11,-28z", GOLD, 2.0);
        canvas.line("M7,-9h5M14,-9h5M8,1q5,-6 10,0", 2.0);
    });
    let far: Vec<Cell> = site
        .tops
        .iter()
        .copied()
        .filter(|cell| cell.0 != site.main.row)
        .collect();
    let flags = if far.is_empty() { vec![site.tops[0]] } else { far };
    for cell in flags {
        canvas.line(format_args!("M{},{}v-42", middle(cell), top(cell) + 52.0), 2.2);
        let pennant = format!("M{},{}q14,-6 26,4q-12,2 -26,12z", middle(cell), top(cell) + 10.0);
        canvas.shape(pennant, PLUM, 1.4);
    }
}

/// A tower that lies: the clock tower rises over its long house.
fn tower(canvas: &mut Canvas, site: &Site) {
    let (x, y) = (site.main.middle(), site.main.top());
    canvas.rect((x - 30.0, y + 22.0, 60.0, 77.0), site.wall, 2.4);
    canvas.wash(format_args!("M{},{}h19v75h-19z", x + 10.0, y + 23.0), BLACK, 0.12);
    canvas.shape(
        format_args!(
            "M{},{}L{x},{}L{},{}Z",
            x - 36.0,
            y + 24.0,
            y + 2.0,
            x + 36.0,
            y + 24.0
        ),
        TERRACOTTA_W,
        2.4,
    );
    canvas.circle((x, y + 42.0), 12.0, PAPER, 2.0);
    canvas.line(format_args!("M{x},{}v-8M{x},{}l6,3", y + 42.0, y + 42.0), 2.0);
    canvas.shape(arch(x - 10.0, y + 98.0, 20.0, 32.0), DOOR, 1.8);
}

fn chapel(canvas: &mut Canvas, site: &Site) {
    let front = site.main;
    let (x, y) = (front.middle(), front.top() + 52.0);
    let width = if front.length > 1 { 96.0 } else { 80.0 };
    gable(canvas, (x, y), (width, 44.0), site.wall);
    canvas.circle((x, y - 15.0), 10.5, ROSE_WINDOW, 2.0);
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.line("M0,-25v20M-10,-15h20M-7,-22l14,14M7,-22l-14,14", 1.1);
        canvas.line("M0,-44v-14M-5,-53h10", 2.6);
    });
    canvas.shape(arch(x - 12.0, y + 46.0, 24.0, 36.0), DOOR, 1.6);
    let belfry = site.tops.iter().copied().find(|cell| cell.0 != front.row);
    let belfry = belfry.unwrap_or(site.tops[0]);
    canvas.group(
        format_args!("translate({},{})", middle(belfry), top(belfry)),
        |canvas| {
            canvas.rect((-17.0, 22.0, 34.0, 42.0), site.wall, 2.2);
            canvas.shape(arch(-9.0, 58.0, 18.0, 28.0), WINDOW, 1.6);
            canvas.shape("M-5,50q0,-9 5,-10q5,1 5,10z", GILT, 1.3);
            canvas.shape("M-22,23L0,4L22,23Z", TERRACOTTA_S, 2.2);
        },
    );
}
