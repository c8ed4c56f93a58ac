//! Towns, Amalfi itself, cypresses and lemon trees.

use crate::canvas::Canvas;
use crate::paint::*;

use super::SEAT;
use super::chart::Point;

fn standing(canvas: &mut Canvas, (x, y): Point, scale: f32, draw: impl FnOnce(&mut Canvas)) {
    canvas.group(format_args!("translate({x},{y}) scale({scale})"), draw);
}

/// A port: two houses and what it is known by: 0 a spire, 1 a dome, 2 a tower, 3 a mosque.
pub fn town(canvas: &mut Canvas, at: Point, kind: u8) {
    standing(canvas, at, 1.05, |canvas| {
        canvas.shape("M-9,4V-3H-4V4ZM3,4V-2H9V4Z", TOWN, 0.9);
        canvas.shape("M-10,-3L-6.5,-6.4L-3,-3ZM2,-2L6,-5.4L10,-2Z", TILES, 0.9);
        match kind {
            1 => {
                canvas.shape("M-4,4V-5H4V4Z", TOWN, 0.9);
                canvas.shape("M-4,-5Q0,-13 4,-5ZM0,-9.4V-12", COPPER, 0.9);
            }
            2 => {
                canvas.shape("M-3,4V-10H3V4ZM-4,-10V-13H-1.6V-11H1.6V-13H4V-10Z", TOWN, 0.9);
            }
            3 => {
                canvas.shape("M-4,4V-5H4V4Z", TOWN, 0.9);
                canvas.shape("M-4.6,-5Q0,-12 4.6,-5Z", COPPER, 0.9);
                canvas.shape("M-7,-1V-11L-6,-14L-5,-11V-1M7,-1V-11L6,-14L5,-11V-1", TOWN, 0.9);
            }
            _ => {
                canvas.shape("M-3,4V-8H3V4Z", TOWN, 0.9);
                canvas.shape("M-3.6,-8L0,-13.4L3.6,-8Z", TILES, 0.9);
            }
        }
    });
}

/// Amalfi with its cathedral, in the colours of whoever looks at it.
pub fn amalfi(canvas: &mut Canvas) {
    canvas.oval((0.0, 0.0), (40.0, 40.0), LAMPLIGHT, NONE, 0.0, 1.0);
    canvas.shape("M-20,8Q-16,-10 -6,-12Q6,-18 14,-8Q20,-2 21,8Z", LAND_DARK, 1.0);
    canvas.shape(
        "M-14,7V-2H-7V7ZM-7,7V-7H0V7ZM8,7V-3H15V7ZM0,7V-10H8V7Z",
        CREAM,
        1.0,
    );
    canvas.shape("M-1,-10Q4,-20 9,-10Z", LEMON, 1.0);
    canvas.shape("M4,-15V-22L11,-20L4,-18", SEAT, 1.0);
    canvas.shape(
        "M-14.6,-2L-10.5,-6L-6.4,-2ZM7.4,-3L11.5,-6.6L15.6,-3Z",
        TILES,
        1.0,
    );
    canvas.stroke("M-5,2h2M2,0h2M2,-5h2M10,2h2", WINDOW, 2.0);
}

/// A cypress as charts have them.
pub fn cypress(canvas: &mut Canvas, at: Point) {
    standing(canvas, at, 0.8, |canvas| {
        canvas.line("M0,6V2", 1.0);
        canvas.shape("M0,-10Q4,-2 2.6,3H-2.6Q-4,-2 0,-10Z", GROVE, 0.8);
    });
}

/// A lemon tree.
pub fn lemon_tree(canvas: &mut Canvas, at: Point, scale: f32) {
    standing(canvas, at, scale, |canvas| {
        canvas.stroke("M0,8V1", TRUNK, 2.0);
        canvas.shape(
            "M-9,-3a5.5,5.5 0 0 1 4,-5a5.5,5.5 0 0 1 10,0a5.5,5.5 0 0 1 4,5a5.5,5.5 0 0 1 -9,4.3a5.5,5.5 0 0 1 -9,-4.3Z",
            GROVE,
            0.9,
        );
        for lemon in [(-5.0, -2.0), (4.0, -5.0), (1.0, 0.0), (-1.0, -9.0)] {
            canvas.ellipse(lemon, (2.2, 1.8), LEMON, 0.6);
        }
    });
}
