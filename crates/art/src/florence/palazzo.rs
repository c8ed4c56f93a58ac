//! The palazzo of an estate, with the banners of its seat.

use std::fmt::Write as _;

use crate::canvas::{Canvas, arch};
use crate::mark::Mark;
use crate::paint::*;

/// Draws a palazzo, three cells wide and two high, with banners of that pigment and mark.
pub fn palazzo(canvas: &mut Canvas, banner: Paint, mark: Mark) {
    canvas.rect((0.0, 0.0, 300.0, 200.0), PALAZZO, 0.0);
    canvas.fill("M0,0H300V34H0Z", TERRACOTTA_S);
    canvas.fill("M0,0H300V34H0Z", Paint("url(#art-courses)"));
    canvas.faint("M0,17H300", INK, 2.0, 0.6);
    canvas.wash("M0,0H300V17H0Z", WHITE, 0.1);
    canvas.rect((0.0, 34.0, 300.0, 10.0), PALAZZO_DARK, 2.0);
    for corbel in 0..15u8 {
        canvas.rect(
            (4.0 + f32::from(corbel) * 20.0, 44.0, 9.0, 6.0),
            PALAZZO_DARK,
            1.2,
        );
    }
    for pair in 0..5u8 {
        twin_window(canvas, 20.0 + f32::from(pair) * 56.0);
    }
    canvas.rect((0.0, 114.0, 300.0, 7.0), PALAZZO_DARK, 1.8);
    canvas.wash("M0,121h300v79h-300z", PALAZZO_DARK, 0.6);
    canvas.faint(rustication(), INK, 1.1, 0.45);
    for x in [28, 88, 188, 246] {
        canvas.shape(format_args!("M{x},136h26v26h-26z"), WINDOW, 1.8);
        canvas.line(format_args!("M{},136v26M{x},149h26", x + 13), 1.4);
    }
    canvas.shape(arch(124.0, 200.0, 52.0, 68.0), PALAZZO, 2.0);
    canvas.shape(arch(131.0, 200.0, 38.0, 58.0), DOOR, 2.0);
    canvas.line("M150,200v-58M131,166h38", 1.4);
    for x in [74, 226] {
        canvas.group(format_args!("translate({x},52)"), |canvas| {
            canvas.shape("M-13,0h26v48l-13,-9l-13,9z", banner, 2.0);
            canvas.group("translate(0,20)", |canvas| {
                mark.draw(canvas, 9.0, Paint("#FFF6E2"))
            });
        });
    }
    canvas.line("M0,0H300V200H0Z", 3.4);
}

fn twin_window(canvas: &mut Canvas, x: f32) {
    canvas.shape(arch(x, 112.0, 36.0, 50.0), PALAZZO_DARK, 1.8);
    canvas.shape(arch(x + 5.0, 112.0, 12.0, 34.0), WINDOW, 1.3);
    canvas.shape(arch(x + 19.0, 112.0, 12.0, 34.0), WINDOW, 1.3);
    canvas.circle((x + 18.0, 73.0), 4.0, WINDOW, 1.0);
}

/// The joints between the rough stones of the ground floor.
fn rustication() -> String {
    let mut joints = String::new();
    for course in 0..5 {
        let shift = if course % 2 == 1 { -18 } else { 0 };
        for stone in 0..9 {
            let _ = write!(joints, "M{},{}v16", shift + stone * 37, 121 + course * 16);
        }
        if course > 0 {
            let _ = write!(joints, "M0,{}h300", 121 + course * 16);
        }
    }
    joints
}
