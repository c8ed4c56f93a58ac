//! Façades: half a cell high, repeated bay by bay.

use crate::canvas::{Canvas, arch};
use crate::outline::{CELL, Run};
use crate::paint::*;

use super::Building;

/// The height of a façade.
const HEIGHT: f32 = 50.0;

/// Draws the façade of a run of cells: its lower half.
pub fn draw(canvas: &mut Canvas, kind: Building, run: Run) {
    let (wall, trim) = kind.walls();
    let (x, y) = (run.left(), run.top() + CELL - HEIGHT);
    let width = run.length as f32 * CELL;
    canvas.rect((x, y, width, HEIGHT), wall, 0.0);
    if kind == Building::Chapel {
        for band in 0..3u8 {
            canvas.rect((x, y + 8.0 + f32::from(band) * 15.0, width, 6.0), trim, 0.0);
        }
    } else {
        canvas.wash(
            format_args!("M{x},{}h{width}v8h-{width}z", y + HEIGHT - 8.0),
            trim,
            0.75,
        );
    }
    for bay in 0..run.length {
        self::bay(canvas, kind, x + bay as f32 * CELL, y);
    }
    // The eaves throw a shade.
    canvas.wash(format_args!("M{x},{y}h{width}v6h-{width}z"), BLACK, 0.16);
    canvas.line(format_args!("M{x},{y}h{width}"), 2.6);
}

fn window(canvas: &mut Canvas, path: impl std::fmt::Display) {
    canvas.outlined(path, WINDOW, FRAME, 1.4);
}

/// A striped awning over a bay, with the given number of strips.
fn awning(canvas: &mut Canvas, (x, y): (f32, f32), strips: u8, width: f32, depth: f32, cloth: Paint) {
    let radius = width / 2.0;
    for strip in 0..strips {
        let pigment = if strip % 2 == 1 { CREAM } else { cloth };
        let left = x + f32::from(strip) * width;
        let path = format!("M{left},{y}h{width}v{depth}a{radius},{radius} 0 0 1 -{width},0z");
        canvas.shape(path, pigment, 1.0);
    }
}

/// One cell's width of a façade.
fn bay(canvas: &mut Canvas, kind: Building, x: f32, y: f32) {
    let (wall, trim) = kind.walls();
    let base = y + HEIGHT;
    match kind {
        Building::University => {
            window(canvas, arch(x + 11.0, base - 4.0, 32.0, 36.0));
            window(canvas, arch(x + 55.0, base - 4.0, 32.0, 36.0));
            canvas.stroke(format_args!("M{},{base}v-38", x + 50.0), trim, 2.4);
        }
        Building::Laboratory => {
            for left in [x + 14.0, x + 58.0] {
                window(canvas, format_args!("M{left},{}h26v24h-26z", y + 12.0));
                let bars = format!("M{},{}v24M{left},{}h26", left + 13.0, y + 12.0, y + 24.0);
                canvas.stroke(bars, wall, 1.6);
            }
        }
        Building::Workshop => {
            window(canvas, arch(x + 18.0, base - 2.0, 64.0, 34.0));
            canvas.fill(arch(x + 34.0, base - 2.0, 32.0, 20.0), FORGE);
            awning(canvas, (x + 10.0, y + 6.0), 5, 16.0, 8.0, Paint("#B9502F"));
        }
        Building::Library => {
            for left in [x + 14.0, x + 41.0, x + 68.0] {
                window(canvas, arch(left, base - 9.0, 17.0, 33.0));
            }
        }
        Building::Opera => {
            window(canvas, arch(x + 20.0, base - 3.0, 60.0, 44.0));
            let curtains = format!(
                "M{},{bottom}v-16a30,30 0 0 1 28,-25q-2,26 -16,30q-4,4 -4,11zM{},{bottom}v-16a30,30 0 0 0 -28,-25q2,26 16,30q4,4 4,11z",
                x + 20.0,
                x + 80.0,
                bottom = base - 3.0
            );
            canvas.shape(curtains, RED, 1.2);
            canvas.stroke(
                format_args!("M{},{base}v-42M{},{base}v-42", x + 8.0, x + 92.0),
                trim,
                3.0,
            );
        }
        Building::Studio => {
            let (left, top) = (x + 12.0, y + 9.0);
            canvas.outlined(format_args!("M{left},{top}h76v28h-76z"), GLASS, FRAME, 1.6);
            let bars = format!(
                "M{},{top}v28M{},{top}v28M{},{top}v28M{left},{}h76",
                x + 31.0,
                x + 50.0,
                x + 69.0,
                y + 23.0
            );
            canvas.stroke(bars, GLAZING, 1.4);
        }
        Building::Hospital => {
            for left in [x + 7.0, x + 37.0, x + 67.0] {
                window(canvas, arch(left, base - 2.0, 25.0, 30.0));
            }
            for middle in [x + 35.0, x + 65.0] {
                canvas.circle((middle, y + 12.0), 6.5, BLUE, 1.2);
                canvas.circle((middle, y + 12.0), 2.4, WHITE, 0.0);
            }
        }
        Building::Theatre => {
            window(canvas, arch(x + 12.0, base - 2.0, 30.0, 32.0));
            window(canvas, arch(x + 58.0, base - 2.0, 30.0, 32.0));
            awning(canvas, (x + 5.0, y + 5.0), 6, 15.0, 7.0, PLUM);
        }
        Building::Tower => {
            window(canvas, arch(x + 22.0, base - 10.0, 14.0, 26.0));
            window(canvas, arch(x + 64.0, base - 10.0, 14.0, 26.0));
            let stones = format!(
                "M{},{}h12M{},{}h12M{},{}h12M{},{}h10",
                x + 44.0,
                y + 14.0,
                x + 4.0,
                y + 30.0,
                x + 84.0,
                y + 38.0,
                x + 46.0,
                y + 36.0
            );
            canvas.stroke(stones, trim, 1.2);
            for merlon in 0..4u8 {
                canvas.rect(
                    (x + 4.0 + f32::from(merlon) * 25.0, y - 9.0, 16.0, 13.0),
                    wall,
                    1.6,
                );
            }
        }
        Building::Chapel => {
            window(canvas, arch(x + 22.0, base - 3.0, 18.0, 34.0));
            window(canvas, arch(x + 60.0, base - 3.0, 18.0, 34.0));
        }
    }
}
