//! The two slopes, mirrored, a valley: the Hunger Wall climbs to the left, the cathedral to the right.

use crate::canvas::{Canvas, round};
use crate::paint::{INK, Paint};
use crate::praga::paint::{
    CATHEDRAL_1, CATHEDRAL_2, CATHEDRAL_3, GOLD_LINE, HILL, PANE, RED_TOKEN, ROOF_BLUE, SANDSTONE, TOWER,
    TREE, WALL_1, WALL_2, WALL_3,
};
use crate::praga::shape::Point;

/// Which slope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slope {
    /// Merlons on a green hill; columns go to the left.
    HungerWall,
    /// Lancets of a sandstone front; columns go to the right.
    Cathedral,
}

/// The width of a cell.
pub const CELL_WIDTH: f32 = 25.9;
/// The height of a cell.
pub const CELL_HEIGHT: f32 = 40.0;
/// How much higher each column lies than the one before.
const STEP: f32 = 9.5;
/// The tower between the slopes.
pub const GAP: f32 = 34.0;
/// The middle of the tower.
pub const MIDDLE: f32 = 206.0;
/// The foot of the lowest row in the first column.
pub const FOOT: f32 = 690.0;
/// The left and right edge of the valley.
const EDGES: (f32, f32) = (10.0, 402.0);
/// Rows and columns.
const SIZE: (usize, usize) = (5, 6);

impl Slope {
    /// The upper left corner of a cell; rows count from 0 at the bottom. Row -1 is the ground below.
    #[must_use]
    pub fn cell(self, row: i32, column: usize) -> Point {
        let column = column as f32;
        let x = match self {
            Self::HungerWall => MIDDLE - GAP / 2.0 - (column + 1.0) * CELL_WIDTH,
            Self::Cathedral => MIDDLE + GAP / 2.0 + column * CELL_WIDTH,
        };
        (x, FOOT - (row as f32 + 1.0) * CELL_HEIGHT - column * STEP)
    }

    /// The middle of a cell, where its sign or a marker stands.
    #[must_use]
    pub fn middle(self, row: i32, column: usize) -> Point {
        let (x, y) = self.cell(row, column);
        (x + CELL_WIDTH / 2.0, y + CELL_HEIGHT * 0.6)
    }

    /// The outline of a cell: a merlon, or a lancet.
    #[must_use]
    pub fn outline(self, row: i32, column: usize) -> String {
        let (x, y) = self.cell(row, column);
        let (w, h) = (CELL_WIDTH - 2.0, CELL_HEIGHT - 2.0);
        let (left, foot) = (round(x + 1.0), round(y + h));
        match self {
            Self::HungerWall => format!(
                "M{left} {foot}V{}h{side}v5h{}v-5h{side}V{foot}Z",
                round(y + 1.0),
                round(w * 0.4),
                side = round(w * 0.3)
            ),
            Self::Cathedral => {
                let (spring, bend) = (round(y + h * 0.36), round(y + h * 0.12));
                let (middle, right) = (round(x + 1.0 + w / 2.0), round(x + 1.0 + w));
                format!(
                    "M{left} {foot}V{spring}Q{left} {bend} {middle} {}Q{right} {bend} {right} {spring}V{foot}Z",
                    round(y + 1.0)
                )
            }
        }
    }

    /// The stone of a tier, from 1.
    #[must_use]
    pub const fn stone(self, tier: u8) -> Paint {
        match (self, tier) {
            (Self::HungerWall, 1) => WALL_1,
            (Self::HungerWall, 2) => WALL_2,
            (Self::HungerWall, _) => WALL_3,
            (Self::Cathedral, 1) => CATHEDRAL_1,
            (Self::Cathedral, 2) => CATHEDRAL_2,
            (Self::Cathedral, _) => CATHEDRAL_3,
        }
    }

    /// The courses of a merlon.
    #[must_use]
    pub fn courses(self, row: i32, column: usize) -> Option<String> {
        let (x, y) = self.cell(row, column);
        let (w, h) = (CELL_WIDTH - 2.0, CELL_HEIGHT - 2.0);
        (self == Self::HungerWall).then(|| {
            format!(
                "M{} {}h{}M{} {}v{}",
                round(x + 1.0),
                round(y + h * 0.55),
                round(w),
                round(x + w * 0.36),
                round(y + h * 0.55),
                round(h * 0.45)
            )
        })
    }

    /// The line below a row, where another tier begins.
    #[must_use]
    pub fn tier_line(self, row: i32) -> String {
        let mut path = String::new();
        for column in 0..SIZE.1 {
            let (x, y) = self.cell(row, column);
            let (from, to) = match self {
                Self::HungerWall => (x + CELL_WIDTH, x),
                Self::Cathedral => (x, x + CELL_WIDTH),
            };
            let (y, pen) = (round(y + CELL_HEIGHT), if column == 0 { 'M' } else { 'L' });
            path += &format!("{pen}{} {y}L{} {y}", round(from), round(to));
        }
        path
    }
}

/// Hill, cathedral and tower without the cells.
pub fn ground(canvas: &mut Canvas) {
    let top = SIZE.0 as i32 - 1;
    let (left, right) = EDGES;
    let high = Slope::HungerWall.cell(top, 5).1;
    let low = Slope::HungerWall.cell(top, 0).1;
    let below = FOOT + 44.0;
    canvas.shape(
        format_args!(
            "M{} {below}V{}Q{} {} {} {}Q{} {} {} {}V{below}Z",
            left - 6.0,
            high - 26.0,
            left + 40.0,
            high - 40.0,
            left + 80.0,
            high - 4.0,
            MIDDLE - 90.0,
            round(Slope::HungerWall.cell(top, 2).1 - 6.0),
            MIDDLE - GAP / 2.0,
            low + 6.0
        ),
        HILL,
        1.2,
    );
    for (dx, dy, size) in [
        (8.0, -24.0, 9.0),
        (24.0, -31.0, 11.0),
        (42.0, -30.0, 10.0),
        (60.0, -20.0, 9.0),
        (78.0, -9.0, 8.0),
        (98.0, -2.0, 8.0),
        (120.0, 6.0, 8.0),
    ] {
        let (x, y) = (left + dx, high + dy);
        canvas.line(format_args!("M{x} {}v5", y + 9.0), 1.4);
        canvas.ellipse((x, y + 2.0), (round(size * 0.8), size), TREE, 0.9);
    }
    canvas.shape(
        format_args!(
            "M{} {below}V{}L{} {}H{}V{below}Z",
            MIDDLE + GAP / 2.0 - 5.0,
            low - 4.0,
            round(right - CELL_WIDTH * 1.5),
            high - 6.0,
            right + 6.0
        ),
        SANDSTONE,
        1.2,
    );
    for column in 0..SIZE.1 {
        let (x, y) = Slope::Cathedral.cell(top, column);
        let (x, rise) = (x + CELL_WIDTH / 2.0, if column == 5 { 4.0 } else { 16.0 });
        let half = CELL_WIDTH * 0.42;
        canvas.shape(
            format_args!(
                "M{} {}L{} {}L{} {}Z",
                round(x - half),
                round(y - 2.0),
                round(x),
                round(y - rise),
                round(x + half),
                round(y - 2.0)
            ),
            SANDSTONE,
            1.0,
        );
        if column < 5 {
            canvas.line(
                format_args!(
                    "M{x} {}v-5M{} {}h5",
                    round(y - 16.0),
                    round(x - 2.5),
                    round(y - 18.5),
                    x = round(x)
                ),
                1.0,
            );
        }
    }
    spires(canvas, high);
    tower(canvas, low);
}

/// The two spires of the cathedral.
fn spires(canvas: &mut Canvas, high: f32) {
    let x = |column: usize, share: f32| Slope::Cathedral.cell(0, column).0 + CELL_WIDTH * share;
    for (x, rise, width) in [(x(4, 0.7), 62.0, 17.0), (x(5, 0.9), 72.0, 19.0)] {
        let tip = high - rise;
        canvas.shape(
            format_args!(
                "M{} {foot}V{eaves}L{} {}L{} {eaves}V{foot}Z",
                round(x - width / 2.0),
                round(x),
                round(tip),
                round(x + width / 2.0),
                foot = round(high + 2.0),
                eaves = round(tip + width * 1.5)
            ),
            SANDSTONE,
            1.1,
        );
        canvas.stroke(format_args!("M{} {}v-6", round(x), round(tip)), GOLD_LINE, 1.6);
        canvas.shape(
            format_args!(
                "M{} {}v-12q0-4 3-6q3 2 3 6v12z",
                round(x - 3.0),
                round(high - 8.0)
            ),
            PANE,
            0.8,
        );
    }
}

/// The stair tower between the slopes.
fn tower(canvas: &mut Canvas, low: f32) {
    let (x, top, half) = (MIDDLE, low - 2.0, GAP / 2.0);
    let around = (x - half + 1.5, top, GAP - 3.0, SIZE.0 as f32 * CELL_HEIGHT + 50.0);
    canvas.rect(around, TOWER, 1.2);
    canvas.rect(around, Paint("url(#praga-ashlar)"), 0.0);
    canvas.shape(
        format_args!(
            "M{} {top}L{x} {}L{} {top}Z",
            x - half - 3.0,
            top - 32.0,
            x + half + 3.0
        ),
        ROOF_BLUE,
        1.2,
    );
    canvas.outlined(
        format_args!("M{x} {}v-9l9 3.5l-9 3.5", top - 32.0),
        RED_TOKEN,
        INK,
        1.1,
    );
}
