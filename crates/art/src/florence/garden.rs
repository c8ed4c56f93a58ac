//! An estate without its tiles: a lawn of seven by seven cells behind a wall.

use std::fmt::Write as _;

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::*;

/// Rows and columns.
const SIDE: u16 = 7;
/// The lawn from side to side.
const SIZE: f32 = SIDE as f32 * 100.0;

/// How much of an estate is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Garden {
    /// With wall, grass and the names of the cells: the player's own estate.
    Large,
    /// The lawn and a low wall: a neighbour's.
    Small,
}

impl Garden {
    fn wall(self) -> f32 {
        match self {
            Self::Large => 27.0,
            Self::Small => 10.0,
        }
    }

    /// How far the drawing reaches beyond the lawn, on every side.
    #[must_use]
    pub fn margin(self) -> f32 {
        match self {
            Self::Large => 39.0,
            Self::Small => 14.0,
        }
    }

    /// The part of the plane that shows all of it; the lawn begins at 0,0.
    #[must_use]
    pub fn view_box(self) -> String {
        let margin = self.margin();
        let size = SIZE + 2.0 * margin;
        format!("-{margin} -{margin} {size} {size}")
    }
}

/// Draws an empty estate.
pub fn garden(canvas: &mut Canvas, size: Garden) {
    let wall = size.wall();
    let whole = SIZE + 2.0 * wall;
    canvas.card((-wall, -wall, whole, whole, 5.0), STONE, INK, 2.6);
    lawn(canvas);
    match size {
        Garden::Large => {
            masonry(canvas, wall);
            grass(canvas);
            canvas.faint(grid(), LAWN_LINE, 1.6, 0.9);
            canvas.line(format_args!("M0,0H{SIZE}V{SIZE}H0Z"), 3.0);
            posts(canvas, wall);
        }
        Garden::Small => {
            canvas.stroke(grid(), LAWN_LINE, 3.0);
            canvas.line(format_args!("M0,0H{SIZE}V{SIZE}H0Z"), 4.0);
        }
    }
}

fn lawn(canvas: &mut Canvas) {
    canvas.rect((0.0, 0.0, SIZE, SIZE), LAWN, 0.0);
    let mut darker = String::new();
    for row in 0..SIDE {
        for column in (0..SIDE).filter(|column| (row + column) % 2 == 1) {
            let _ = write!(darker, "M{},{}h100v100h-100z", column * 100, row * 100);
        }
    }
    canvas.fill(darker, LAWN_DARK);
}

fn grid() -> String {
    let mut lines = String::new();
    for index in 1..SIDE {
        let _ = write!(lines, "M{0},0V{SIZE}M0,{0}H{SIZE}", index * 100);
    }
    lines
}

fn grass(canvas: &mut Canvas) {
    let mut chance = Chance::of("tuft");
    let mut tufts = String::new();
    for _ in 0..70 {
        let (x, y) = (
            round(chance.next() * 690.0 + 5.0),
            round(chance.next() * 690.0 + 8.0),
        );
        if chance.next() < 0.75 {
            let _ = write!(tufts, "M{x},{y}l-3,-7M{x},{y}v-9M{x},{y}l4,-6");
        } else {
            let petals = if chance.next() < 0.5 {
                Paint("#FFF3D0")
            } else {
                Paint("#E7A78C")
            };
            canvas.ring((x, y), 2.6, petals, TUFT, 0.8);
        }
    }
    canvas.faint(tufts, TUFT, 1.3, 0.8);
}

/// The joints between the stones of the wall.
fn masonry(canvas: &mut Canvas, wall: f32) {
    let (half, whole) = (wall / 2.0, SIZE + 2.0 * wall);
    let mut joints = String::new();
    let mut at = 0.0;
    while at < whole {
        let (near, far) = (at - wall, SIZE + half);
        let next = near + 23.0;
        let _ = write!(
            joints,
            "M{near},-{wall}v{half}M{next},-{half}v{half}M{near},{SIZE}v{half}M{next},{far}v{half}\
             M-{wall},{near}h{half}M-{half},{next}h{half}M{SIZE},{near}h{half}M{far},{next}h{half}"
        );
        at += 46.0;
    }
    let _ = write!(joints, "M-{half},-{half}H{0}V{0}H-{half}Z", SIZE + half);
    canvas.faint(joints, STONE_LINE, 1.0, 0.55);
}

fn posts(canvas: &mut Canvas, wall: f32) {
    let (near, far) = (-wall / 2.0, SIZE + wall / 2.0);
    for (x, y) in [(near, near), (far, near), (near, far), (far, far)] {
        let side = wall * 1.24;
        canvas.card(
            (x - side / 2.0, y - side / 2.0, side, side, 3.0),
            STONE_DARK,
            INK,
            2.2,
        );
        canvas.circle((x, y), 46.0, TORCHLIGHT, 0.0);
        canvas.circle((x, y), wall * 0.36, TORCH, 2.0);
    }
    for index in 0..SIDE {
        let middle = f32::from(index) * 100.0 + 50.0;
        let letter = char::from(b'a' + index as u8);
        for (x, y, sign) in [
            (middle, near, letter.to_string()),
            (near, middle, (index + 1).to_string()),
        ] {
            canvas.card((x - 14.0, y - 11.5, 28.0, 23.0, 5.0), STONE, NONE, 0.0);
            canvas.text((x, y + 6.5), 19.0, CARVED, &sign);
        }
    }
}

/// The gate in the wall of a large garden, 100 by 35: it stands below the palazzo, wherever that is.
pub fn gate(canvas: &mut Canvas) {
    let (x, y, wall) = (50.0, 4.0, Garden::Large.wall());
    canvas.rect((x - 34.0, y, 68.0, wall), GRAVEL, 2.0);
    let mut bars = String::new();
    for offset in [-20.0, -7.0, 7.0, 20.0] {
        let _ = write!(bars, "M{},{}v{}", x + offset, y + 3.0, wall - 6.0);
    }
    let _ = write!(bars, "M{},{}h60", x - 30.0, y + wall / 2.0);
    canvas.line(bars, 2.0);
    for x in [x - 40.0, x + 40.0] {
        canvas.card((x - 8.0, y - 4.0, 16.0, wall + 8.0, 3.0), STONE_DARK, INK, 2.0);
    }
}
