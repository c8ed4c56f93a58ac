//! Parts of landscapes, streets and scenes, in the box of a card's picture (140 by 60); things are placed by a point on the ground.

use std::fmt::Write as _;

use crate::canvas::{Canvas, round};
use crate::paint::{BLACK, Paint as P};

/// The pen of these small pictures.
pub const PEN: f32 = 1.0;
pub const ROOF: P = P("#c9623c");
pub const ROOF_DARK: P = P("#b5532f");
pub const PLASTER: P = P("#f3e2c0");
pub const MARBLE: P = P("#fbf4e2");
pub const SANDSTONE: P = P("#e9cf94");
pub const DARK: P = P("#3b291b");
pub const TIMBER: P = P("#8d5a2c");
pub const RED: P = P("#b8322c");
pub const GOLD: P = P("#eab73c");

/// Sky from above to the horizon.
pub fn sky(c: &mut Canvas, above: &'static str, below: &'static str) {
    c.fade((0.0, 0.0, 140.0, 60.0), P(above), P(below));
}

/// A range of hills at a height, rising and falling by so much; the number shifts the waves.
pub fn hill(c: &mut Canvas, y: f32, height: f32, colour: &'static str, shift: f32) {
    let top =
        |x: f32| y - (x * 0.045 + shift).sin() * height - (x * 0.11 + shift * 2.0).sin() * height * 0.35;
    let mut path = format!("M-6,64V{}", round(top(-6.0)));
    for step in 0..8u8 {
        let (from, to) = (f32::from(step) * 19.0 - 6.0, f32::from(step) * 19.0 + 13.0);
        let middle = round((from + to) / 2.0);
        let _ = write!(
            path,
            "C{middle},{} {middle},{1} {to},{1}",
            round(top(from)),
            round(top(to))
        );
    }
    path.push_str("V64Z");
    c.shape(path, P(colour), PEN);
}

pub fn cypress(c: &mut Canvas, x: f32, y: f32, h: f32) {
    let (w, n) = (round(h * 0.24), round(h * 0.19));
    c.shape(
        format_args!(
            "M{x},{y}c-{w},-{} -{n},-{} 0,-{h}c{n},{} {w},{} 0,{h}z",
            round(h * 0.1),
            round(h * 0.7),
            round(h * 0.3),
            round(h * 0.9)
        ),
        P("#3c6a3a"),
        PEN,
    );
}

pub fn tree(c: &mut Canvas, x: f32, y: f32, s: f32, colour: &'static str) {
    c.stroke(format_args!("M{x},{y}v-{}", round(s * 0.5)), P("#6b4423"), 1.8);
    c.ellipse(
        (x, round(y - s * 0.7)),
        (round(s * 0.52), round(s * 0.42)),
        P(colour),
        PEN,
    );
    c.wash(
        format_args!(
            "M{x},{}q{1},{2} 0,{3}z",
            round(y - s * 1.1),
            round(s * 0.6),
            round(s * 0.3),
            round(s * 0.75)
        ),
        BLACK,
        0.14,
    );
}

/// A house with a gable, two windows and a shaded side.
pub fn house(c: &mut Canvas, x: f32, y: f32, w: f32, h: f32, wall: P, roof: P) {
    gable(c, x, y, w, h, round(w * 0.38), wall, roof);
    let (ww, wh) = (round((w * 0.15).max(2.0)), round((h * 0.26).max(2.4)));
    for at in [0.2, 0.62] {
        c.rect(
            (round(x + w * at), round(y - h * 0.72), ww, wh),
            P("#4a3626"),
            0.0,
        );
    }
}

/// The same without windows, its roof of that height.
#[allow(clippy::too_many_arguments)]
pub fn gable(c: &mut Canvas, x: f32, y: f32, w: f32, h: f32, rise: f32, wall: P, roof: P) {
    c.rect((x, y - h, w, h), wall, PEN);
    c.wash(
        format_args!(
            "M{},{}h{}v{h}h-{}z",
            round(x + w * 0.62),
            y - h,
            round(w * 0.38),
            round(w * 0.38)
        ),
        BLACK,
        0.13,
    );
    let half = round(w / 2.0 + 1.6);
    c.shape(
        format_args!("M{},{}l{half},-{rise}l{half},{rise}z", x - 1.6, y - h),
        roof,
        PEN,
    );
}

/// A bell tower.
pub fn campanile(c: &mut Canvas, x: f32, y: f32, w: f32, h: f32) {
    c.rect((x, y - h, w, h), P("#efdcb5"), PEN);
    c.shape(
        format_args!(
            "M{},{}l{2},-{3}l{2},{3}z",
            x - 1.0,
            y - h,
            round(w / 2.0 + 1.0),
            round(w * 0.9)
        ),
        ROOF,
        PEN,
    );
    c.fill(
        window_path(
            round(x + w * 0.28),
            round(y - h + w * 0.35),
            round(w * 0.44),
            round(w * 0.7),
        ),
        P("#4a3626"),
    );
}

/// A wall or tower with merlons.
pub fn castle(c: &mut Canvas, x: f32, y: f32, w: f32, h: f32, wall: P) {
    let count = (w / 5.0) as u8;
    let pitch = w / f32::from(count.max(1));
    let mut path = format!("M{x},{y}V{}", round(y - h));
    for _ in 0..count {
        let _ = write!(path, "v-3.4h{}v3.4h{}", round(pitch * 0.6), round(pitch * 0.4));
    }
    path.push_str(&format!("V{y}Z"));
    c.shape(path, wall, PEN);
    c.wash(
        format_args!(
            "M{},{}h{}v{h}h-{2}z",
            round(x + w * 0.65),
            round(y - h),
            round(w * 0.35)
        ),
        BLACK,
        0.14,
    );
}

fn window_path(x: f32, y: f32, w: f32, h: f32) -> String {
    let r = round(w / 2.0);
    format!("M{x},{}V{}a{r},{r} 0 0 1 {w},0V{0}Z", round(y + h), round(y + r))
}

/// A window or door with a round top.
pub fn window(c: &mut Canvas, x: f32, y: f32, w: f32, h: f32) {
    c.shape(window_path(x, y, w, h), P("#43301f"), 0.9);
}

/// A row of them.
pub fn windows(c: &mut Canvas, xs: &[f32], y: f32, w: f32, h: f32) {
    for &x in xs {
        window(c, x, y, w, h);
    }
}

pub fn sun(c: &mut Canvas, x: f32, y: f32, r: f32) {
    let light = P("#fff2c0");
    c.oval((x, y), (r * 1.8, r * 1.8), light, crate::paint::NONE, 0.0, 0.35);
    c.circle((x, y), r, light, 0.0);
}

pub fn cloud(c: &mut Canvas, x: f32, y: f32, s: f32) {
    let (a, b, d) = (round(s * 0.1), round(s * 0.4), round(s * 0.6));
    c.wash(
        format_args!(
            "M{x},{y}c-{a},-{b} {},-{d} {},-{}c{},-{b} {},-{a} {},{2}z",
            round(s * 0.5),
            round(s * 0.7),
            round(s * 0.25),
            round(s * 0.3),
            round(s * 0.9),
            round(s * 0.75)
        ),
        P("#fff8ea"),
        0.8,
    );
}

/// A paved street along the lower edge.
pub fn street(c: &mut Canvas) {
    c.shape("M-4,54H144V64H-4Z", P("#d9c494"), PEN);
    c.stroke(
        "M10,54l-10,8M40,54l-6,8M70,54v8M100,54l6,8M130,54l10,8",
        P("#b39a63"),
        1.0,
    );
}

/// The houses left and right of a building.
pub fn neighbours(c: &mut Canvas) {
    c.rect((-4.0, 24.0, 26.0, 34.0), SANDSTONE, PEN);
    c.shape("M-4,24H24L18,17H-4Z", ROOF_DARK, PEN);
    c.rect((120.0, 20.0, 24.0, 38.0), P("#ddbb78"), PEN);
    c.shape("M118,20H144V13H124Z", ROOF_DARK, PEN);
    windows(c, &[6.0], 30.0, 6.0, 11.0);
    windows(c, &[127.0], 27.0, 6.0, 11.0);
}

/// Water with small waves.
pub fn water(c: &mut Canvas, y: f32, colour: &'static str) {
    c.shape(
        format_args!("M-6,{y}{}V64H-6Z", "q6,-4 12,0".repeat(13)),
        P(colour),
        PEN,
    );
}

pub fn tent(c: &mut Canvas, x: f32, y: f32, s: f32, colour: &'static str) {
    let (half, top) = (round(s * 0.5), round(s * 1.35));
    c.shape(
        format_args!(
            "M{},{y}C{},{} {},{} {x},{}C{},{4} {},{2} {},{y}Z",
            round(x - s),
            round(x - half),
            round(y - half),
            round(x - s * 0.2),
            round(y - s),
            round(y - top),
            round(x + s * 0.2),
            round(x + half),
            round(x + s)
        ),
        P(colour),
        PEN,
    );
    c.shape(
        format_args!(
            "M{},{y}L{x},{}L{},{y}Z",
            round(x - s * 0.25),
            round(y - s * 0.75),
            round(x + s * 0.25)
        ),
        P("#3b2440"),
        PEN,
    );
    c.line(format_args!("M{x},{}v-{}", round(y - top), half), PEN);
    c.shape(
        format_args!("M{x},{}l{half},2l-{half},2z", round(y - s * 1.85)),
        RED,
        PEN,
    );
}

/// A flag on a pole that stands on a point.
pub fn flag(c: &mut Canvas, x: f32, y: f32, h: f32, colour: P) {
    c.line(format_args!("M{x},{y}v-{h}"), 1.3);
    c.shape(
        format_args!("M{x},{}c5,-2 7,3 13,0l-2,4l2,4c-6,2 -8,-3 -13,-1z", round(y - h)),
        colour,
        PEN,
    );
}

/// Pikes in a row.
pub fn pikes(c: &mut Canvas, xs: &[f32], y: f32, h: f32) {
    for &x in xs {
        c.line(format_args!("M{x},{y}v-{h}"), 1.3);
        c.shape(
            format_args!("M{},{}l1.7,-6l1.7,6z", x - 1.7, round(y - h + 3.0)),
            P("#dfe2e2"),
            0.8,
        );
    }
}

/// A small figure with a coloured coat.
pub fn figure(c: &mut Canvas, x: f32, y: f32, s: f32, coat: P) {
    let w = round(s * 0.34);
    c.shape(
        format_args!(
            "M{},{y}c1,-{} 2,-{} {w},-{1}s{},{} {w},{1}z",
            round(x - w),
            round(s * 0.6),
            round(s * 0.72),
            round(w * 0.9),
            round(s * 0.12)
        ),
        coat,
        PEN,
    );
    c.circle((x, round(y - s * 0.86)), round(s * 0.17), P("#f1d0ac"), 0.9);
}

/// Scaffolding between two heights.
pub fn scaffold(c: &mut Canvas, x: f32, y: f32, h: f32) {
    let top = round(y - h);
    c.stroke(
        format_args!(
            "M{x},{y}V{top}M{},{y}V{top}M{},{}h14M{2},{}h14M{2},{}h14M{x},{4}l10,-12",
            x + 10.0,
            x - 2.0,
            round(top + 4.0),
            round(top + h * 0.45),
            round(top + h * 0.8)
        ),
        TIMBER,
        1.7,
    );
}

/// Cut blocks of stone in a heap.
pub fn blocks(c: &mut Canvas, x: f32, y: f32, colour: P) {
    for (dx, dy) in [(0.0, 0.0), (13.0, 0.0), (6.0, -7.0)] {
        c.rect((x + dx, y + dy - 7.0, 12.0, 7.0), colour, PEN);
    }
}

/// Logs in a heap.
pub fn logs(c: &mut Canvas, x: f32, y: f32) {
    for (dx, dy) in [(0.0, 0.0), (8.0, 0.0), (16.0, 0.0), (4.0, -6.5), (12.0, -6.5)] {
        c.circle((x + dx, y + dy - 4.0), 3.9, P("#e8c28a"), PEN);
        c.circle((x + dx, y + dy - 4.0), 1.4, TIMBER, 0.0);
    }
}

/// A cross on a gable.
pub fn cross(c: &mut Canvas, x: f32, y: f32) {
    c.line(format_args!("M{x},{y}v-8M{},{}h6", x - 3.0, y - 5.5), 1.5);
}

/// A ship under sail whose keel lies at that height.
pub fn ship(c: &mut Canvas, x: f32, y: f32, device: P) {
    c.group(format_args!("translate({x},{y})"), |c| {
        c.shape(
            "M-34,-10C-28,0 22,0 32,-14L36,-22L26,-18H-24L-34,-22Z",
            TIMBER,
            PEN,
        );
        c.line("M0,-17V-54", 2.0);
        c.shape(
            "M-18,-50C-4,-46 8,-46 18,-51C16,-40 16,-32 20,-24C8,-21 -6,-21 -20,-24C-15,-32 -15,-42 -18,-50Z",
            P("#fff4dc"),
            PEN,
        );
        c.stroke("M0,-46V-26M-8,-38H9", device, 3.0);
    });
}

/// A field with furrows from a height down.
pub fn field(c: &mut Canvas, y: f32, colour: &'static str, furrow: &'static str) {
    c.shape(format_args!("M-4,{y}L144,{}V64H-4Z", y - 1.5), P(colour), PEN);
    let mut rows = String::new();
    for row in 0..14 {
        let _ = write!(rows, "M{},{y}L{},62", 42 + row * 4, row * 20 - 60);
    }
    c.stroke(rows, P(furrow), 1.2);
}

/// A curtain left and right.
pub fn curtains(c: &mut Canvas, cloth: &'static str) {
    c.shape("M-4,-2H28C24,20 26,40 14,62H-4Z", P(cloth), PEN);
    c.shape("M144,-2H112C116,20 114,40 126,62H144Z", P(cloth), PEN);
    c.stroke(
        "M12,-2Q10,30 4,62M22,-2Q20,30 10,60M128,-2Q130,30 136,62M118,-2Q120,30 130,60",
        P("#d9a94a"),
        1.4,
    );
}
