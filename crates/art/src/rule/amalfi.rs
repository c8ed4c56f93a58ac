//! Amalfi: the way of ships from hold to bay to port, and what a lighthouse brings.

use super::{Picture, Point, arrow, number, way};
use crate::canvas::{Canvas, round};
use crate::paint::{INK, NONE, PAPER, Paint};

pub const PICTURES: [Picture; 2] = [
    ("paying", (226, 132), paying),
    ("lighthouse", (226, 100), lighthouse),
];

const SEA: Paint = Paint("#8FD3CF");
const PORT: Paint = Paint("#5FA9AB");
const QUAY: Paint = Paint("#D8BC85");
const LIT: Paint = Paint("#0B7F86");

fn ship(canvas: &mut Canvas, name: &str, (x, y): Point) {
    canvas.place(
        format_args!("amalfi-{name}"),
        (round(x - 17.0), round(y - 30.0), 34.0, 38.6),
    );
}

/// What a ship pays when it is lowered.
fn worth(canvas: &mut Canvas, (x, y): Point, sign: &str) {
    canvas.card((x - 21.0, y - 11.0, 42.0, 22.0, 11.0), PAPER, INK, 0.9);
    canvas.figure((x - 9.0, y), 14.0, INK, NONE, 3);
    canvas.picture(format_args!("amalfi-{sign}"), (x + 8.0, y), 18.0);
}

/// From a hold to the bay, ready again; from the bay to the port, where it rests.
fn paying(canvas: &mut Canvas) {
    canvas.rect((4.0, 62.0, 218.0, 66.0), SEA, 1.2);
    canvas.rect((150.0, 62.0, 72.0, 66.0), PORT, 1.2);
    canvas.rect((4.0, 58.0, 218.0, 6.0), QUAY, 1.0);
    canvas.place("amalfi-arch", (18.0, 2.0, 56.0, 60.0));
    canvas.picture("amalfi-gems", (46.0, 14.0), 18.0);
    ship(canvas, "ship-0", (46.0, 54.0));
    ship(canvas, "ship-0", (46.0, 112.0));
    ship(canvas, "ship-0", (112.0, 112.0));
    ship(canvas, "ship-furled", (188.0, 112.0));
    way(canvas, (70.0, 44.0), (70.0, 92.0), LIT);
    worth(canvas, (100.0, 36.0), "gems");
    way(canvas, (132.0, 100.0), (166.0, 100.0), LIT);
    worth(canvas, (150.0, 80.0), "any");
}

/// A ship of anybody passes the lighthouse: a bread, or for two bread a ship goes along to a hold of the route.
fn lighthouse(canvas: &mut Canvas) {
    canvas.rect((4.0, 8.0, 104.0, 84.0), SEA, 1.2);
    canvas.dashed("M8 76Q50 60 100 66", NONE, INK, 1.3, "5 4");
    canvas.classed("seat-1", |canvas| ship(canvas, "ship-1", (36.0, 70.0)));
    canvas.place("amalfi-lighthouse-0", (72.0, 20.0, 30.0, 39.0));
    canvas.faint("M84 30L58 22M84 33L56 36", Paint("#E9BD45"), 2.6, 0.9);
    arrow(canvas, (124.0, 30.0));
    number(canvas, (150.0, 30.0), "+1");
    canvas.picture("amalfi-bread", (172.0, 30.0), 22.0);
    arrow(canvas, (124.0, 70.0));
    number(canvas, (150.0, 70.0), "−2");
    canvas.picture("amalfi-bread", (172.0, 70.0), 22.0);
    ship(canvas, "ship-0", (204.0, 76.0));
}
