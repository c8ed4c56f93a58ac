//! Florence: buildings that stand apart.

use super::{Picture, verdict};
use crate::canvas::Canvas;
use crate::paint::{LAWN, LAWN_LINE};

pub const PICTURES: [Picture; 1] = [("apart", (244, 112), apart)];

/// The side of a cell.
const CELL: f32 = 20.0;

/// A piece of an estate with a Chapel and, in that row, a Tower beside it.
fn estate(canvas: &mut Canvas, left: f32, row: f32, is_good: bool) {
    let (top, width, height) = (22.0, 5.0 * CELL, 4.0 * CELL);
    canvas.rect((left, top, width, height), LAWN, 1.6);
    for line in 1..5_u8 {
        let x = left + CELL * f32::from(line);
        canvas.faint(format_args!("M{x} {top}v{height}"), LAWN_LINE, 0.8, 0.9);
    }
    for line in 1..4_u8 {
        let y = top + CELL * f32::from(line);
        canvas.faint(format_args!("M{left} {y}h{width}"), LAWN_LINE, 0.8, 0.9);
    }
    canvas.place(
        "florence-chapel-10-11",
        (left + CELL, top + 2.0 * CELL, 2.0 * CELL, 2.0 * CELL),
    );
    canvas.place(
        "florence-tower-1-1-1",
        (left + 3.0 * CELL, top + row * CELL, CELL, 3.0 * CELL),
    );
    verdict(canvas, (left + width - 2.0, top - 2.0), is_good);
}

/// Two buildings may touch at a corner, but not along an edge.
fn apart(canvas: &mut Canvas) {
    estate(canvas, 6.0, 0.0, true);
    estate(canvas, 132.0, 1.0, false);
}
