//! The city: parchment islands in a meadow, sites and plazas, the King's Road, and the skyline at dusk above.

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::{INK, NONE, Paint};
use crate::praga::hex::SHADE;
use crate::praga::paint::{
    BLUE_TOKEN, FACADE, FACADE_LIGHT, GOLD_DARK, GOLD_LINE, LAND, MEADOW, NIGHT, OLD_TOWN, PAPER, PAVING,
    PLAZA_BLUE, PLAZA_GREY, PLAZA_ORANGE, PLAZA_YELLOW, ROOF_BLUE, ROOF_RED, SITE, SITE_OLD, TREE, WINDOW,
};
use crate::praga::shape::{Point, corner, hexagon, star};
use crate::praga::sign::{Sign, amount, width_of};

/// The radius of a site.
pub const RADIUS: f32 = 22.5;

/// The upper left corner of the area on the stage, and its size.
pub const AREA: (f32, f32, f32, f32) = (682.0, 8.0, 454.0, 340.0);

/// The middle of a cell of the map, by row and column. Odd rows stand half a hex further right.
#[must_use]
pub fn spot(row: i8, column: i8) -> Point {
    let width = RADIUS * 3.0_f32.sqrt();
    let shift = if row.rem_euclid(2) == 1 { 0.5 } else { 0.0 };
    (
        692.0 + (f32::from(column) + 7.0 + shift) * width,
        88.0 + (f32::from(row) + 1.0) * 1.5 * RADIUS + RADIUS,
    )
}

/// The colour of a plaza.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlazaColour {
    /// Yellow.
    Yellow,
    /// Grey.
    Grey,
    /// Light blue.
    LightBlue,
    /// Orange.
    Orange,
}

impl PlazaColour {
    const fn paint(self) -> Paint {
        match self {
            Self::Yellow => PLAZA_YELLOW,
            Self::Grey => PLAZA_GREY,
            Self::LightBlue => PLAZA_BLUE,
            Self::Orange => PLAZA_ORANGE,
        }
    }
}

/// The land under sites and plazas; the Old Town is golden.
pub fn land(canvas: &mut Canvas, all: &[(Point, bool)]) {
    for &(at, _) in all {
        canvas.circle(at, round(RADIUS * 1.2), INK, 0.0);
    }
    for &(at, _) in all {
        canvas.circle(at, round(RADIUS * 1.2 - 1.3), LAND, 0.0);
    }
    for &(at, old) in all {
        if old {
            canvas.circle(at, round(RADIUS * 1.1), OLD_TOWN, 0.0);
        }
    }
}

/// An empty site: golden with price and points in the Old Town, else dashed with a faint house.
pub fn site(canvas: &mut Canvas, at: Point, old: bool, gold: u8, points: u8) {
    let outline = hexagon(at, RADIUS - 1.0);
    if old {
        canvas.outlined(outline, SITE_OLD, GOLD_DARK, 1.4);
        amount(canvas, (Sign::Gold, gold), (at.0 - 9.0, at.1 + 0.5), 18.0, true);
        amount(
            canvas,
            (Sign::Points, points),
            (at.0 + 9.5, at.1 + 0.5),
            18.0,
            true,
        );
    } else {
        canvas.dashed(outline, SITE, INK, 1.0, "4 2.5");
        let house = format!("M{} {}v-8l7-6l7 6v8z", round(at.0 - 7.0), round(at.1 + 6.0));
        canvas.faint(house, INK, 1.0, 0.35);
    }
}

/// A printed blue corner.
pub fn printed_corner(canvas: &mut Canvas, at: Point, index: usize) {
    let place = corner(at, RADIUS, index);
    canvas.outlined(hexagon(place, 5.0), BLUE_TOKEN, Paint("#EAF2FF"), 1.1);
}

/// A plaza tile: a coloured frame and two halves.
pub fn plaza(canvas: &mut Canvas, at: Point, radius: f32, colour: PlazaColour, halves: [&[(Sign, u8)]; 2]) {
    canvas.wash(hexagon((at.0, at.1 + 1.5), radius), SHADE, 0.3);
    canvas.shape(hexagon(at, radius - 0.5), colour.paint(), 1.4);
    canvas.shape(hexagon(at, radius - 4.0), PAPER, 0.7);
    let half = radius * 0.68;
    canvas.line(
        format_args!(
            "M{} {y}H{}",
            round(at.0 - half),
            round(at.0 + half),
            y = round(at.1)
        ),
        1.0,
    );
    for (things, way) in halves.into_iter().zip([-1.0, 1.0]) {
        let size = (radius * 0.66).min(radius * 1.3 / (things.len() as f32).max(1.5));
        let mut left = at.0 - width_of(things, size) / 2.0;
        for thing in things {
            let width = width_of(&[*thing], size);
            let place = (left + width / 2.0, at.1 + way * radius * 0.385);
            amount(canvas, *thing, place, size, true);
            left += width;
        }
    }
}

/// A plaza space without a tile: a bare gate.
pub fn bare_plaza(canvas: &mut Canvas, at: Point) {
    canvas.faded(0.7, |canvas| canvas.shape(hexagon(at, RADIUS - 1.0), SITE, 1.0));
    let gate = format!(
        "M{} {}h16m-13 0v-9q0-5 5-7q5 2 5 7v9",
        round(at.0 - 8.0),
        round(at.1 + 9.0)
    );
    canvas.faint(gate, INK, 1.1, 0.5);
}

/// Sky, skyline, meadow, road and trees.
pub fn ground(canvas: &mut Canvas) {
    let (left, top, width, height) = AREA;
    let horizon = 84.0;
    canvas.rect(
        (left, top, width, horizon - top + 34.0),
        Paint("url(#praga-dusk)"),
        0.0,
    );
    let mut chance = Chance::of("the sky over the city");
    for _ in 0..16 {
        let at = (left + 8.0 + chance.next() * 440.0, 14.0 + chance.next() * 30.0);
        star(canvas, at, 1.2 + chance.next() * 2.0, super::paint::STAR, 0.7);
    }
    skyline(canvas, (left + 8.0, horizon), width - 8.0);
    canvas.rect((left, horizon, width, top + height - horizon), MEADOW, 0.0);
    let road = "M1136 118C1120 160 1096 262 1060 236S940 232 905 222S846 300 812 300S776 330 772 356";
    canvas.faint(road, INK, 9.0, 0.8);
    canvas.stroke(road, PAVING, 8.0);
    canvas.faded(0.5, |canvas| canvas.dashed(road, NONE, INK, 1.0, "3 5"));
    let mut tufts = String::new();
    for _ in 0..70 {
        let (x, y) = (
            round(left + 6.0 + chance.next() * 444.0),
            round(96.0 + chance.next() * 248.0),
        );
        tufts += &format!("M{x} {y}l-2-4M{x} {y}v-5M{x} {y}l2-4");
    }
    canvas.faint(tufts, INK, 0.8, 0.28);
    for (row, column) in [
        (1, -4.5),
        (2, -3.0),
        (1, -2.1),
        (2, 0.9),
        (5, -1.0),
        (5, 3.2),
        (2, 3.9),
        (4, -5.0),
    ] {
        let (x, y) = spot(row, 0);
        let x = round(x + column * RADIUS * 3.0_f32.sqrt());
        canvas.ellipse((x, round(y)), (5.0, 7.0), TREE, 0.8);
        canvas.ellipse((x + 8.0, round(y + 3.0)), (4.0, 5.5), TREE, 0.8);
    }
}

/// Towers and roofs of Prague.
pub fn skyline(canvas: &mut Canvas, (left, y): Point, width: f32) {
    let houses = (width / 22.0) as usize + 1;
    for index in 0..houses {
        let roof = if index % 4 == 2 { ROOF_BLUE } else { ROOF_RED };
        house(
            canvas,
            (left + index as f32 * 22.0 - 4.0, y),
            8.0 + ((index * 7) % 11) as f32,
            roof,
        );
    }
    for (x, width, height, roof, turrets) in [
        (46.0, 13.0, 30.0, 24.0, true),
        (130.0, 11.0, 24.0, 20.0, false),
        (206.0, 14.0, 36.0, 30.0, true),
        (228.0, 14.0, 36.0, 30.0, true),
        (300.0, 18.0, 40.0, 18.0, false),
        (372.0, 11.0, 26.0, 26.0, true),
        (420.0, 15.0, 32.0, 26.0, true),
    ] {
        tower(canvas, (left + x, y), (width, height, roof), turrets);
    }
    let clock = (left + 300.0, y - 22.0);
    canvas.ring(clock, 6.0, NIGHT, GOLD_LINE, 1.3);
    canvas.stroke(
        format_args!("M{0} {1}v-4M{0} {1}l3 1.5", clock.0, clock.1),
        GOLD_LINE,
        1.1,
    );
}

fn house(canvas: &mut Canvas, (x, y): Point, height: f32, roof: Paint) {
    let (width, eaves) = (20.0, y - height);
    let ridge = round(eaves - width * 0.55);
    canvas.shape(
        format_args!("M{x} {y}V{eaves}L{} {ridge}L{} {eaves}V{y}Z", x + 10.0, x + 20.0),
        FACADE_LIGHT,
        0.9,
    );
    canvas.shape(
        format_args!(
            "M{} {low}L{} {ridge}L{} {low}Z",
            x - 1.5,
            x + 10.0,
            x + 21.5,
            low = eaves + 1.0
        ),
        roof,
        0.9,
    );
    canvas.rect((x + 8.3, eaves + 3.0, 3.4, 4.5), WINDOW, 0.0);
}

fn tower(canvas: &mut Canvas, (x, y): Point, (width, height, roof): (f32, f32, f32), turrets: bool) {
    let (half, eaves) = (width / 2.0, y - height);
    canvas.shape(
        format_args!("M{} {y}V{eaves}H{}V{y}Z", x - half, x + half),
        FACADE,
        1.0,
    );
    let over = round(width * 0.62);
    canvas.shape(
        format_args!("M{} {eaves}L{x} {}L{} {eaves}Z", x - over, eaves - roof, x + over),
        ROOF_BLUE,
        1.0,
    );
    canvas.circle((x, eaves - roof), 1.5, GOLD_LINE, 0.0);
    for row in 0..2 {
        let top = eaves + 6.0 + row as f32 * 11.0;
        canvas.rect((x - 1.8, top, 3.6, 5.0), WINDOW, 0.6);
    }
    for side in [-1.0, 1.0].into_iter().filter(|_| turrets) {
        let at = x + side * half;
        canvas.shape(
            format_args!(
                "M{} {low}L{at} {}L{} {low}Z",
                at - 2.5,
                round(eaves - roof * 0.45),
                at + 2.5,
                low = eaves + 1.0
            ),
            ROOF_BLUE,
            0.8,
        );
    }
}
