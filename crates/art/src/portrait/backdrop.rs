//! What is behind a person.

use crate::canvas::{Canvas, arch, round};
use crate::chance::Chance;
use crate::paint::*;
use crate::tree::{cypress, oak};

use super::{Backdrop, Person};

/// The drawing and the air above it.
const WHOLE: &str = "M0,-20h100v144h-100z";

pub fn draw(canvas: &mut Canvas, person: &Person, name: &str) {
    match person.backdrop {
        Backdrop::Hills => hills(canvas),
        Backdrop::Loggia => loggia(canvas, person.cloth),
        Backdrop::Night => night(canvas, name),
        Backdrop::Cloth => {
            plain(canvas, person.cloth);
            for fold in 0..4 {
                let x = fold * 26;
                canvas.faint(
                    format_args!("M{},-20Q{},50 {},124", 12 + x, 6 + x, 14 + x),
                    BLACK,
                    5.0,
                    0.12,
                );
            }
        }
        Backdrop::Plain => plain(canvas, person.cloth),
    }
}

fn plain(canvas: &mut Canvas, cloth: Paint) {
    canvas.fill(WHOLE, cloth);
    canvas.fill(WHOLE, DUSK);
}

fn hills(canvas: &mut Canvas) {
    canvas.fill(WHOLE, SKY);
    canvas.fill("M0,40h100v40h-100z", SKY_LOW);
    canvas.fill("M0,70Q22,52 44,66T100,58V124H0Z", HILL);
    canvas.fill("M0,86Q30,70 60,82T100,78V124H0Z", HILL_NEAR);
    cypress(canvas, (12.0, 82.0), 0.5);
    cypress(canvas, (20.0, 84.0), 0.4);
    oak(canvas, (90.0, 80.0), 0.4, LEAF);
}

fn loggia(canvas: &mut Canvas, wall: Paint) {
    canvas.fill(WHOLE, wall);
    canvas.fill(WHOLE, DAYLIGHT);
    canvas.shape(arch(62.0, 66.0, 30.0, 50.0), SKY, 1.6);
    canvas.fill("M62,58q10,-8 30,-2v10h-30z", HILL_NEAR);
    canvas.shape(arch(8.0, 66.0, 30.0, 50.0), SKY, 1.6);
    canvas.fill("M8,60q12,-8 30,-4v10h-30z", HILL);
}

fn night(canvas: &mut Canvas, name: &str) {
    canvas.fill(WHOLE, NIGHT);
    let mut chance = Chance::of(name);
    for _ in 0..9 {
        let (x, y) = (round(chance.next() * 100.0), round(chance.next() * 60.0));
        canvas.stroke(
            format_args!("M{x},{y}m-2.5,0h5m-2.5,-2.5v5"),
            Paint("#FFE9A8"),
            1.4,
        );
    }
}
