//! Lorenzo: a floor of a tower with its value and its card, and how servants help to reach it.

use super::{Picture, Point, arrow, number};
use crate::canvas::{Canvas, arch};
use crate::paint::{INK, NONE, PAPER, Paint};

pub const PICTURES: [Picture; 3] = [
    ("floor", (186, 74), floor),
    ("tower", (152, 172), tower),
    ("surcharge", (190, 74), surcharge),
];

const FACADE: Paint = Paint("#E7D8B4");
const DOOR: Paint = Paint("#3A2C22");
const TERRITORY: Paint = Paint("#4C7F45");

/// A floor: its value, the space for a member, its card. The upper left corner is given.
fn storey(canvas: &mut Canvas, (x, y): Point, value: u8, card: &str) {
    canvas.rect((x, y, 140.0, 38.0), FACADE, 1.2);
    canvas.ring((x + 14.0, y + 19.0), 10.0, PAPER, INK, 1.2);
    canvas.figure((x + 14.0, y + 19.0), 13.0, INK, NONE, value);
    canvas.shape(arch(x + 29.0, y + 37.0, 22.0, 32.0), DOOR, 1.0);
    canvas.rect((x + 57.0, y + 3.0, 80.0, 32.0), PAPER, 1.2);
    canvas.place(
        format_args!("lorenzo-card-{card}"),
        (x + 57.0, y + 3.0, 80.0, 32.0),
    );
    canvas.stroke(
        format_args!("M{} {}h80v32h-80z", x + 57.0, y + 3.0),
        TERRITORY,
        1.8,
    );
}

/// A member with the value of its die.
fn member(canvas: &mut Canvas, (x, y): Point, height: f32) {
    canvas.place("lorenzo-member-0", (x, y, height * 0.7, height));
}

/// A die of 6 reaches a floor that asks for 5.
fn floor(canvas: &mut Canvas) {
    canvas.place("lorenzo-die-6", (4.0, 22.0, 28.0, 30.0));
    arrow(canvas, (46.0, 37.0));
    canvas.group("translate(62 8) scale(.86 1.5)", |canvas| {
        canvas.rect((0.0, 0.0, 140.0, 38.0), FACADE, 1.2);
    });
    canvas.ring((76.0, 37.0), 11.0, PAPER, INK, 1.2);
    canvas.figure((76.0, 37.0), 14.0, INK, NONE, 5);
    canvas.shape(arch(90.0, 64.0, 28.0, 48.0), DOOR, 1.0);
    member(canvas, (90.0, 22.0), 42.0);
    canvas.place("lorenzo-card-gravel-pit", (122.0, 18.0, 56.0, 38.0));
    canvas.stroke("M122 18h56v38h-56z", TERRITORY, 2.0);
}

/// The four floors of a tower.
fn tower(canvas: &mut Canvas) {
    for (index, (value, card)) in [
        (7, "monastery"),
        (5, "commercial-hub"),
        (3, "gravel-pit"),
        (1, "village"),
    ]
    .into_iter()
    .enumerate()
    {
        storey(canvas, (6.0, 14.0 + 38.0 * index as f32), value, card);
    }
    canvas.place("lorenzo-merlons", (6.0, 2.0, 140.0, 12.0));
    member(canvas, (37.0, 88.0), 34.0);
}

/// A tower with somebody in it costs 3 coins more.
fn surcharge(canvas: &mut Canvas) {
    canvas.rect((4.0, 8.0, 88.0, 58.0), FACADE, 1.2);
    for left in [12.0, 54.0] {
        canvas.shape(arch(left, 62.0, 30.0, 48.0), DOOR, 1.0);
    }
    canvas.classed("seat-1", |canvas| {
        canvas.place("lorenzo-member-1", (12.0, 20.0, 29.0, 42.0));
    });
    arrow(canvas, (108.0, 37.0));
    number(canvas, (136.0, 37.0), "+3");
    canvas.picture("lorenzo-coins", (164.0, 37.0), 28.0);
}
