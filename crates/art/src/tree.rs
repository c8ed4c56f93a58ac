//! Trees of Tuscany, standing on a point.

use crate::canvas::{Canvas, round};
use crate::paint::*;

fn standing(canvas: &mut Canvas, (x, y): (f32, f32), scale: f32, draw: impl FnOnce(&mut Canvas)) {
    canvas.group(
        format_args!(
            "translate({},{}) scale({})",
            round(x),
            round(y),
            (scale * 100.0).round() / 100.0
        ),
        draw,
    );
}

/// A cypress.
pub fn cypress(canvas: &mut Canvas, at: (f32, f32), scale: f32) {
    standing(canvas, at, scale, |canvas| {
        canvas.stroke("M0,2v-8", TRUNK, 3.0);
        canvas.shape(
            "M0,-58C10,-38 13,-16 7,-4C4,0 -4,0 -7,-4C-13,-16 -10,-38 0,-58Z",
            CYPRESS,
            1.8,
        );
        canvas.faint("M2,-46C6,-32 7,-18 4,-8", WHITE, 2.4, 0.18);
    });
}

/// An oak with leaves of that pigment.
pub fn oak(canvas: &mut Canvas, at: (f32, f32), scale: f32, leaves: Paint) {
    standing(canvas, at, scale, |canvas| {
        canvas.stroke("M0,2v-16", TRUNK, 4.4);
        canvas.shape(
            "M-20,-16C-28,-26 -20,-38 -12,-37C-10,-47 8,-49 11,-39C21,-40 27,-27 19,-18C14,-9 -13,-9 -20,-16Z",
            leaves,
            1.8,
        );
        canvas.faint(
            "M-11,-26q4,-6 10,-4M3,-31q6,-3 10,3M-4,-18q5,-4 10,0",
            INK,
            1.3,
            0.55,
        );
    });
}

/// An umbrella pine.
pub fn pine(canvas: &mut Canvas, at: (f32, f32), scale: f32) {
    standing(canvas, at, scale, |canvas| {
        canvas.stroke("M0,2C2,-14 -2,-26 1,-36M0,-24l8,-9M0,-28l-8,-7", TRUNK, 3.2);
        canvas.shape(
            "M-26,-36C-24,-50 -8,-55 2,-54C16,-54 27,-46 27,-36C20,-31 10,-35 2,-33C-8,-36 -18,-31 -26,-36Z",
            LEAF_DARK,
            1.8,
        );
        canvas.faint("M-14,-43q6,-5 12,-4M6,-46q7,0 11,5", WHITE, 2.0, 0.2);
    });
}
