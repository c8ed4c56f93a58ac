//! Pictures for the rules: several pieces together and their effect, such as two hexes whose sides meet.
//!
//! A picture is `GAME-rule-NAME`, a symbol of the game's sheet made of the drawings of its board. It has no words: those stand below it, in the
//! reader's language. One unit is about a pixel and a half in the text.

mod amalfi;
mod florence;
mod lorenzo;
mod praga;

use std::fmt::Display;

use crate::canvas::{Canvas, round};
use crate::paint::{NONE, PAPER, Paint};

/// The pictures of a game's rules as symbols.
#[must_use]
pub fn pictures(game: &str) -> Vec<String> {
    let drawn: &[Picture] = match game {
        "amalfi" => &amalfi::PICTURES,
        "florence" => &florence::PICTURES,
        "lorenzo" => &lorenzo::PICTURES,
        "praga" => &praga::PICTURES,
        _ => &[],
    };
    let symbol = |(name, (width, height), draw): &Picture| {
        let mut canvas = Canvas::new(format!("{game}-rule-{name}"));
        draw(&mut canvas);
        canvas.symbol(&format!("0 0 {width} {height}"))
    };
    drawn.iter().map(symbol).collect()
}

/// A name, the size, and what draws it.
type Picture = (&'static str, (u16, u16), fn(&mut Canvas));

/// A point of a picture.
type Point = (f32, f32);

/// The ink of the text around: arrows and numbers stand on its paper, not on a board.
const PEN: Paint = Paint("var(--pen)");
/// What is good, and what is not.
const GOOD: Paint = Paint("#2F8F5B");
const BAD: Paint = Paint("#B3342F");

/// An arrow to the right, around a point.
fn arrow(canvas: &mut Canvas, (x, y): Point) {
    way(canvas, (x - 9.0, y), (x + 9.0, y), PEN);
}

/// A straight arrow.
fn way(canvas: &mut Canvas, from: Point, to: Point, paint: Paint) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length * 6.0, dy / length * 6.0);
    let barb = |side: f32| {
        (
            round(to.0 - ux - side * uy * 0.8),
            round(to.1 - uy + side * ux * 0.8),
        )
    };
    let ((ax, ay), (bx, by)) = (barb(1.0), barb(-1.0));
    let (fx, fy, tx, ty) = (round(from.0), round(from.1), round(to.0), round(to.1));
    canvas.stroke(
        format_args!("M{fx} {fy}L{tx} {ty}M{ax} {ay}L{tx} {ty}L{bx} {by}"),
        paint,
        2.2,
    );
}

/// A tick or a cross on a small plate.
fn verdict(canvas: &mut Canvas, (x, y): Point, is_good: bool) {
    let (paint, sign) = if is_good {
        (GOOD, "l3.500 3.500l7-8")
    } else {
        (BAD, "m0 -5l9 9m0-9l-9 9")
    };
    canvas.ring((round(x), round(y)), 10.0, PAPER, paint, 1.8);
    let start = if is_good {
        (x - 5.5, y + 0.8)
    } else {
        (x - 4.5, y + 0.5)
    };
    canvas.stroke(
        format_args!("M{} {}{sign}", round(start.0), round(start.1)),
        paint,
        2.4,
    );
}

/// A number in the size of the text around.
fn number(canvas: &mut Canvas, at: Point, text: impl Display) {
    canvas.figure(at, 15.0, PEN, NONE, text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_pictures_show_is_in_the_sheet_of_their_game() {
        for game in ["florence", "lorenzo", "praga", "amalfi"] {
            let sheet = crate::sheet::of(game).unwrap_or_default();
            let pictures = pictures(game);
            assert!(!pictures.is_empty(), "{game}");
            for picture in pictures {
                for part in picture.split("href=\"#").skip(1) {
                    let name = part.split('"').next().unwrap_or_default();
                    assert!(sheet.contains(&format!("id=\"{name}\"")), "{game}: {name}");
                }
            }
        }
    }
}
