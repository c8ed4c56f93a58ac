//! The river between what is common and what is one's own: the road's first three spaces, Charles Bridge, rafts.

use crate::canvas::{Canvas, round};
use crate::paint::{INK, NONE, Paint};
use crate::praga::hex::SHADE;
use crate::praga::paint::{
    BRIDGE, GOLD_LINE, NIGHT, NIGHT_DEEP, ON_PAPER_GOLD, PAPER, PAVING, RAFT, RIVER_DEEP, ROOF_BLUE, STAR,
    TOWER,
};
use crate::praga::shape::{Point, rounded};
use crate::praga::sign::LEAST;

/// The upper left corner of the area on the stage, and its size.
pub const AREA: (f32, f32, f32, f32) = (412.0, 352.0, 724.0, 88.0);
/// The size of a plaque of the road.
pub const PLAQUE: (f32, f32) = (112.0, 58.0);
/// The width of a bridge tower.
const TOWER_WIDTH: f32 = 46.0;

/// The upper left corner of a plaque, counted from 0.
#[must_use]
pub fn plaque(index: usize) -> Point {
    (AREA.0 + 6.0 + index as f32 * (PLAQUE.0 + 6.0), AREA.1 + 5.0)
}

/// The left edge and the width of the bridge.
fn bridge() -> (f32, f32) {
    let left = AREA.0 + 6.0 + 3.0 * (PLAQUE.0 + 6.0) + 4.0;
    (left, AREA.0 + AREA.2 - 6.0 - left)
}

/// The rectangle of a pair of the bridge, counted from 0.
#[must_use]
pub fn pair(index: usize) -> (f32, f32, f32, f32) {
    let (left, width) = bridge();
    let step = (width - 2.0 * TOWER_WIDTH) / 5.0;
    (
        round(left + TOWER_WIDTH + index as f32 * step + 2.5),
        AREA.1 + 10.0,
        round(step - 5.0),
        AREA.3 - 34.0,
    )
}

/// The left edge of a bridge tower: IV (0) or V (1).
#[must_use]
pub fn tower(index: usize) -> f32 {
    let (left, width) = bridge();
    if index == 0 {
        left + 1.0
    } else {
        left + width - TOWER_WIDTH + 3.0
    }
}

/// The middle of a raft, counted from 0; eight of them fit in front of the plaques.
#[must_use]
pub fn raft(index: usize) -> Point {
    (AREA.0 + 27.0 + index as f32 * 43.6, AREA.1 + AREA.3 - 11.0)
}

/// Water between its banks.
pub fn water(canvas: &mut Canvas, left: f32, width: f32) {
    let (_, top, _, height) = AREA;
    let foot = top + height;
    canvas.rect((left, top, width, height), Paint("url(#praga-river-water)"), 0.0);
    canvas.rect((left, top, width, height), Paint("url(#praga-waves)"), 0.0);
    canvas.stroke(
        format_args!("M{left} {top}h{width}M{left} {foot}h{width}"),
        GOLD_LINE,
        1.6,
    );
}

/// Water, plaques, bridge and towers without what stands on them.
pub fn ground(canvas: &mut Canvas) {
    let (left, top, width, height) = AREA;
    let foot = top + height;
    water(canvas, left, width);
    for (index, numeral) in ["I", "II", "III"].into_iter().enumerate() {
        let (x, y) = plaque(index);
        let (w, h) = PLAQUE;
        let outline = format!(
            "M{x} {0}V{1}q0-8 8-8H{2}q8 0 8 8V{0}Z",
            y + h,
            y + 8.0,
            x + w - 8.0
        );
        canvas.group("translate(0 2)", |canvas| canvas.wash(&outline, SHADE, 0.35));
        canvas.shape(&outline, PAVING, 1.3);
        canvas.fill(&outline, Paint("url(#praga-cobble)"));
        canvas.figure((x + 13.0, y + 14.0), 15.0, ON_PAPER_GOLD, NONE, numeral);
        let ribbon = rounded((x + 5.0, y + 30.0, w - 10.0, 24.0), 12.0);
        canvas.dashed(ribbon, PAPER, INK, 0.8, "3 2");
    }
    for index in 1..3 {
        let (x, y) = plaque(index);
        canvas.stroke(
            format_args!("M{} {}h7l-3-3.5m3 3.5l-3 3.5", x - 6.5, y + 26.0),
            GOLD_LINE,
            1.8,
        );
    }
    let (x, w) = bridge();
    let body = format!("M{x} {foot}V{}H{}V{foot}Z", top + 6.0, x + w);
    canvas.shape(&body, BRIDGE, 1.3);
    canvas.fill(&body, Paint("url(#praga-ashlar)"));
    for index in 0..5 {
        let (x, _, w, _) = pair(index);
        let (a, b, spring) = (x + 2.5, x + w - 2.5, foot - 6.0);
        canvas.shape(
            format_args!(
                "M{a} {foot}V{spring}Q{a} {c} {m} {c}Q{b} {c} {b} {spring}V{foot}Z",
                c = foot - 19.0,
                m = round(f32::midpoint(a, b))
            ),
            RIVER_DEEP,
            1.1,
        );
    }
    for (index, numeral) in ["IV", "V"].into_iter().enumerate() {
        draw_tower(canvas, tower(index), numeral);
    }
}

fn draw_tower(canvas: &mut Canvas, x: f32, numeral: &str) {
    let (top, foot, width) = (AREA.1, AREA.1 + AREA.3, TOWER_WIDTH - 4.0);
    let middle = x + width / 2.0;
    canvas.shape(
        format_args!("M{x} {foot}V{}h{width}V{foot}Z", top + 26.0),
        TOWER,
        1.2,
    );
    canvas.shape(
        format_args!(
            "M{} {eaves}L{middle} {}L{} {eaves}Z",
            x - 2.0,
            top - 12.0,
            x + width + 2.0,
            eaves = top + 26.0
        ),
        ROOF_BLUE,
        1.2,
    );
    canvas.circle((middle, top - 12.0), 2.0, GOLD_LINE, 0.0);
    canvas.figure((middle, top + 16.5), 15.0, Paint("#F4E3B0"), NONE, numeral);
    canvas.shape(
        format_args!("M{} {foot}v-12q0-9 11-12q11 3 11 12v12z", x + 10.0),
        NIGHT_DEEP,
        1.0,
    );
}

/// A pair of the bridge that is not covered.
pub fn free_pair(canvas: &mut Canvas, index: usize) {
    let (x, y, w, h) = pair(index);
    canvas.shape(rounded((x, y, w, h), 3.0), PAVING, 1.0);
    let middle = y + h / 2.0;
    canvas.faint(
        format_args!("M{} {middle}H{}", x + 3.0, x + w - 3.0),
        INK,
        0.7,
        0.5,
    );
}

/// A bridge tile: night blue with a gold edge, or for a gold tile gold with a dark one.
pub fn bridge_tile(canvas: &mut Canvas, around: (f32, f32, f32, f32), numeral: &str) {
    let (x, y, w, h) = around;
    canvas.wash(rounded((x, y + 2.0, w, h), 3.0), SHADE, 0.4);
    canvas.outlined(rounded(around, 3.0), NIGHT, GOLD_LINE, 1.6);
    canvas.figure((x + 11.0, y + 11.0), LEAST, STAR, NONE, numeral);
}

/// A raft with a plate for a production tile.
pub fn draw_raft(canvas: &mut Canvas, (x, y): Point) {
    canvas.shape(
        format_args!(
            "M{} {}h34l3.5 8l-3.5 8h-34l-3.5-8z",
            round(x - 17.0),
            round(y - 8.0)
        ),
        RAFT,
        1.1,
    );
    canvas.faint(
        format_args!("M{0} {1}h34M{0} {2}h34", round(x - 17.0), y - 3.0, y + 3.0),
        INK,
        0.7,
        0.5,
    );
    canvas.shape(rounded((x - 14.0, y - 9.0, 28.0, 18.0), 3.0), PAPER, 1.0);
}
