//! Praga: the zones of the wheel, sides and corners that meet, buildings round a plaza, steps on the slopes, what windows buy.

use super::{PEN, Picture, Point, arrow, number, way};
use crate::canvas::{Canvas, round};
use crate::paint::{INK, NONE, Paint};
use crate::praga::city::{self, PlazaColour};
use crate::praga::hex::{Lie, Owner};
use crate::praga::paint::{
    LIT, PAPER, SHIELD_INK, TILE, WALL_1, WALL_2, WALL_3, ZONE_BLUE, ZONE_GREEN, ZONE_RED,
};
use crate::praga::shape::{hexagon, rounded};
use crate::praga::sign::{Act, Sign, amount, line_of};
use crate::praga::{HexDrawing, HexKind};

pub const PICTURES: [Picture; 6] = [
    ("wheel", (268, 58), wheel),
    ("sides", (210, 84), sides),
    ("corners", (212, 140), corners),
    ("plaza", (212, 140), plaza),
    ("climb", (170, 112), climb),
    ("windows", (190, 92), windows),
];

/// From the middle of a hex to a corner.
const RADIUS: f32 = 36.0;
/// From the middle of a hex to that of its neighbour.
const NEXT: f32 = RADIUS * 1.732;

/// What a tile costs or brings on its way around the wheel: gold in red, nothing in green, points in blue.
fn wheel(canvas: &mut Canvas) {
    const WIDTH: f32 = 22.0;
    let places = [ZONE_RED; 4]
        .into_iter()
        .chain([ZONE_GREEN; 3])
        .chain([ZONE_BLUE; 5]);
    for (index, zone) in places.enumerate() {
        let middle = 13.0 + WIDTH * index as f32;
        canvas.shape(rounded((middle - WIDTH / 2.0, 4.0, WIDTH, 32.0), 3.0), zone, 1.0);
        let at = (middle, 20.0);
        match index {
            0..4 => amount(
                canvas,
                (Sign::Gold, if index == 0 { 2 } else { 1 }),
                at,
                17.0,
                true,
            ),
            4..7 => canvas.figure(at, 14.0, SHIELD_INK, NONE, 0),
            _ => amount(canvas, (Sign::Points, index as u8 - 6), at, 18.0, true),
        }
    }
    way(canvas, (13.0, 48.0), (255.0, 48.0), PEN);
}

fn hex(kind: HexKind, sides: &[(usize, Sign)], corners: u8, bonus: &[(Sign, u8)]) -> HexDrawing {
    let mut printed = [None; 6];
    for (side, sign) in sides {
        printed[*side] = Some((*sign, 1));
    }
    HexDrawing {
        name: "b1-s1".into(),
        kind,
        special: false,
        bonus: bonus.to_vec(),
        sides: printed,
        corners,
    }
}

/// The edge of what was just laid.
fn laid(canvas: &mut Canvas, at: Point) {
    canvas.stroke(hexagon(at, RADIUS - 1.0), LIT, 3.0);
}

/// A symbol that faces a symbol: both are gained.
fn sides(canvas: &mut Canvas) {
    let (new, old) = ((38.0, 42.0), (38.0 + NEXT, 42.0));
    let upgrade = hex(
        HexKind::Upgrade(Act::Building),
        &[(1, Sign::SilverWindow)],
        0,
        &[(Sign::Points, 2)],
    );
    let wall = hex(HexKind::Wall, &[(4, Sign::Technology)], 0, &[(Sign::Points, 1)]);
    wall.draw(canvas, Lie::new(old, RADIUS));
    upgrade.draw(canvas, Lie::new(new, RADIUS));
    laid(canvas, new);
    arrow(canvas, (146.0, 42.0));
    for (sign, y) in [(Sign::SilverWindow, 27.0), (Sign::Technology, 57.0)] {
        number(canvas, (171.0, y), "+1");
        amount(canvas, (sign, 1), (194.0, y), 22.0, false);
    }
}

/// Three red corners at one point: a token for each that was there before.
fn corners(canvas: &mut Canvas) {
    let (left, right, new) = ((38.0, 42.0), (38.0 + NEXT, 42.0), (38.0 + NEXT / 2.0, 96.0));
    hex(HexKind::Wall, &[], 1 << 2, &[(Sign::Points, 2)]).draw(canvas, Lie::new(left, RADIUS));
    hex(HexKind::Upgrade(Act::Road), &[], 1 << 4, &[(Sign::Egg, 1)]).draw(canvas, Lie::new(right, RADIUS));
    hex(HexKind::Wall, &[], 1, &[(Sign::Gold, 1)]).draw(canvas, Lie::new(new, RADIUS));
    laid(canvas, new);
    arrow(canvas, (146.0, 74.0));
    number(canvas, (171.0, 74.0), "+2");
    amount(canvas, (Sign::RedToken, 1), (196.0, 74.0), 24.0, false);
}

/// The second building at a plaza: two points.
fn plaza(canvas: &mut Canvas) {
    let (middle, left, right) = ((38.0 + NEXT / 2.0, 96.0), (38.0, 42.0), (38.0 + NEXT, 42.0));
    let halves: [&[(Sign, u8)]; 2] = [&[(Sign::SilverWindow, 2)], &[(Sign::Points, 4)]];
    city::plaza(canvas, middle, RADIUS, PlazaColour::Orange, halves);
    let house = |name: &str| HexDrawing {
        name: name.into(),
        ..hex(HexKind::Building, &[], 0, &[])
    };
    house("b1-02").draw_in_city(canvas, Lie::new(left, RADIUS), Some(Owner::Seat(1)));
    house("b1-05").draw_in_city(canvas, Lie::new(right, RADIUS), None);
    laid(canvas, right);
    arrow(canvas, (146.0, 74.0));
    number(canvas, (171.0, 74.0), "+2");
    canvas.picture("praga-vp", (196.0, 74.0), 24.0);
}

/// A slope: a hex takes one sideways, two silver windows take one up.
fn climb(canvas: &mut Canvas) {
    const SIDE: f32 = 26.0;
    let corner = |row: usize, column: usize| (8.0 + SIDE * column as f32, 82.0 - SIDE * row as f32);
    for (row, paint) in [WALL_1, WALL_2, WALL_3].into_iter().enumerate() {
        for column in row..4 {
            let (x, y) = corner(row, column);
            canvas.shape(rounded((x, y, SIDE, SIDE), 2.0), paint, 1.0);
        }
    }
    let middle = |row: usize, column: usize| {
        let (x, y) = corner(row, column);
        (x + SIDE / 2.0, y + SIDE / 2.0)
    };
    let (start, aside, above) = (middle(0, 1), middle(0, 2), middle(1, 2));
    canvas.classed("seat-0", |canvas| {
        canvas.ring(
            (round(start.0), round(start.1)),
            7.0,
            Paint("var(--seat)"),
            INK,
            1.4,
        );
    });
    way(canvas, (start.0 + 9.0, start.1), (aside.0 + 3.0, aside.1), LIT);
    way(
        canvas,
        (aside.0 + 4.0, aside.1 - 6.0),
        (above.0 + 4.0, above.1 - 2.0),
        LIT,
    );
    line_of(canvas, &[(Sign::HungerWall, 1)], (142.0, 95.0), 20.0, false);
    line_of(canvas, &[(Sign::SilverWindow, 2)], (142.0, 66.0), 20.0, false);
    canvas.picture("praga-onward", (122.0, 95.0), 16.0);
    canvas.picture("praga-up", (122.0, 66.0), 16.0);
}

/// What windows and eggs buy: an extra action, a row up, the second gift of the road.
fn windows(canvas: &mut Canvas) {
    let card = |canvas: &mut Canvas, y: f32| {
        canvas.outlined(rounded((3.0, y - 13.0, 184.0, 26.0), 5.0), TILE, INK, 0.9);
    };
    let rows: [(&[(Sign, u8)], &str); 3] = [
        (&[(Sign::GoldWindow, 1), (Sign::SilverWindow, 1)], "praga-tile"),
        (&[(Sign::SilverWindow, 2)], "praga-up"),
        (&[(Sign::Egg, 1)], "praga-road"),
    ];
    for (index, (paid, bought)) in rows.into_iter().enumerate() {
        let y = 16.0 + 30.0 * index as f32;
        card(canvas, y);
        line_of(canvas, paid, (46.0, y), 21.0, false);
        arrow(canvas, (100.0, y));
        canvas.ring((148.0, y), 11.5, PAPER, INK, 0.8);
        canvas.picture(bought, (148.0, y), 19.0);
    }
}
