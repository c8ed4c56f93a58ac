//! The families: members, shields and dice. The colour of the seat is `--seat`, that of the die `--die`: one drawing serves all.

use crate::canvas::Canvas;
use crate::mark::Mark;
use crate::paint::{BLACK, INK, NONE, Paint as P, WHITE};

const SEAT: P = P("var(--seat)");
const DIE: P = P("var(--die)");
const PALE: P = P("#fff7e6");

/// A family member in a box of 40 by 56: robe in the colour of the seat with its mark, hat and plinth in that of the die; the neutral one is bareheaded.
pub fn member(c: &mut Canvas, mark: Mark, neutral: bool) {
    c.oval((20.0, 52.0), (19.0, 4.0), BLACK, NONE, 0.0, 0.28);
    c.shape("M4 46.5v3.2C4 54.5 36 54.5 36 49.7v-3.2Z", DIE, 1.6);
    c.shape(
        "M20 15C12.5 15 10.5 21 9.5 29L4 46.5C10 51 30 51 36 46.5L30.5 29C29.5 21 27.5 15 20 15Z",
        SEAT,
        1.7,
    );
    c.faint(
        "M11 33C10.5 40 9 45 8 48M29 33C29.5 40 31 45 32 48",
        BLACK,
        1.6,
        0.4,
    );
    c.wash(
        "M20 15C27.5 15 29.5 21 30.5 29L36 46.5C33 48.7 28 49.8 24 49.9C28 40 27 24 20 15Z",
        BLACK,
        0.16,
    );
    c.group("translate(20 33)", |c| mark.draw(c, 5.0, PALE));
    c.stroke("M13.5 19.5C16 23 24 23 26.5 19.5", P("#fff3dc"), 2.4);
    c.circle((20.0, 11.5), 6.6, P("#f1d0ac"), 1.5);
    c.circle((17.6, 12.4), 1.0, INK, 0.0);
    c.circle((22.4, 12.4), 1.0, INK, 0.0);
    c.stroke("M18.4 15.4C19.4 16.2 20.6 16.2 21.6 15.4", P("#a8543c"), 1.0);
    if neutral {
        c.shape(
            "M13.2 11C12.5 3.5 27.5 3.5 26.8 11C24 8 16 8 13.2 11Z",
            P("#7a4d28"),
            1.3,
        );
    } else {
        c.shape("M10 11.5C8.5 2 31 0 30.5 10.8C26.5 7.4 15 7.6 10 11.5Z", DIE, 1.5);
        c.line("M28.5 8.5C33 9 33.5 15 31 19", 4.4);
        c.stroke("M28.5 8.5C33 9 33.5 15 31 19", DIE, 2.0);
    }
}

/// The shield of a seat in a box of 26: what marks it on tracks.
pub fn shield(c: &mut Canvas, mark: Mark) {
    let outline = "M3 3H23V13C23 19 18 23 13 24.5C8 23 3 19 3 13Z";
    c.stroke(outline, P("#fff4dc"), 3.6);
    c.shape(outline, SEAT, 1.4);
    c.group("translate(13 12)", |c| mark.draw(c, 5.2, PALE));
}

/// A die in a box of 40; its pips are `--pip`.
pub fn die(c: &mut Canvas, value: u8) {
    const PIPS: P = P("var(--pip)");
    c.oval((21.0, 23.0), (17.0, 17.0), BLACK, NONE, 0.0, 0.22);
    c.card((4.0, 4.0, 32.0, 32.0, 6.5), DIE, INK, 1.5);
    c.faint("M7 32V9Q7 7 9 7H31", WHITE, 1.5, 0.5);
    let spots: &[(i8, i8)] = match value {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, 1), (-1, 1), (1, -1)],
        5 => &[(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
        _ => &[(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
    };
    for &(across, down) in spots {
        let at = (20.0 + f32::from(across) * 8.0, 20.0 + f32::from(down) * 8.0);
        c.circle(at, 3.0, PIPS, 0.0);
    }
}
