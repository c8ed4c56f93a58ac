//! Forest, lake and park.

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::outline::{CELL, Cells};
use crate::paint::*;
use crate::tree::{cypress, oak, pine};

/// The landscapes by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Landscape {
    Forest,
    Lake,
    Park,
}

impl Landscape {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Forest, Self::Lake, Self::Park];
}

/// Draws a landscape on its cells.
pub fn landscape(canvas: &mut Canvas, kind: Landscape, cells: &Cells) {
    let outline = cells.path();
    let (rows, columns) = cells.size();
    let size = (columns as f32 * CELL, rows as f32 * CELL);
    canvas.clipped(&outline, |canvas| match kind {
        Landscape::Forest => forest(canvas, &outline, size),
        Landscape::Lake => lake(canvas, &outline, size),
        Landscape::Park => park(canvas, &outline, cells),
    });
    canvas.line(outline, 3.0);
}

/// Trees in staggered rows, painted from the back.
fn forest(canvas: &mut Canvas, outline: &str, (width, height): (f32, f32)) {
    canvas.fill(outline, HILL_NEAR);
    let mut chance = Chance::of("forest");
    let (across, down) = ((width / 41.0).round() as u8, (height / 39.0).round() as u8);
    let mut trees = Vec::new();
    for row in 0..down {
        let odd = row % 2;
        for column in 0..across - odd {
            let step = (width - 52.0) / f32::from(across - 1);
            let x = 26.0 + (f32::from(column) + f32::from(odd) / 2.0) * step + (chance.next() - 0.5) * 9.0;
            let y = 62.0 + f32::from(row) * (height - 68.0) / f32::from(down.max(2) - 1);
            trees.push((x, y + (chance.next() - 0.5) * 6.0, chance.next()));
        }
    }
    trees.sort_by(|one, other| one.1.total_cmp(&other.1));
    for (x, y, kind) in trees {
        match kind {
            kind if kind < 0.26 => cypress(canvas, (x, y), 0.86),
            kind if kind < 0.5 => pine(canvas, (x, y), 0.9),
            kind if kind < 0.75 => oak(canvas, (x, y), 1.0, LEAF),
            kind if kind < 0.9 => oak(canvas, (x, y), 1.0, LEAF_LIGHT),
            _ => oak(canvas, (x, y), 1.0, LEAF_YELLOW),
        }
    }
}

fn lake(canvas: &mut Canvas, outline: &str, (width, height): (f32, f32)) {
    canvas.fill(outline, HILL);
    let (x, y) = (width / 2.0, height / 2.0);
    let shore = |part: f32| {
        let (a, b) = ((width / 2.0 - 7.0) * part, (height / 2.0 - 7.0) * part);
        let at = |dx: f32, dy: f32| format!("{},{}", round(x + a * dx), round(y + b * dy));
        format!(
            "M{}C{} {} {}C{} {} {}C{} {} {}C{} {} {}Z",
            at(-1.0, 0.0),
            at(-1.0, -0.75),
            at(-0.6, -1.0),
            at(-0.1, -0.94),
            at(0.5, -1.02),
            at(1.0, -0.6),
            at(0.97, -0.05),
            at(1.02, 0.6),
            at(0.6, 1.0),
            at(0.0, 0.97),
            at(-0.7, 1.0),
            at(-1.0, 0.6),
            at(-1.0, 0.0)
        )
    };
    canvas.shape(shore(1.0), SHORE, 1.8);
    canvas.shape(shore(0.9), WATER, 2.0);
    canvas.wash(shore(0.66), WATER_DEEP, 0.6);
    let (a, b) = (width / 2.0 - 7.0, height / 2.0 - 7.0);
    let mut chance = Chance::of("lake");
    for _ in 0..7 {
        let left = round(x + (chance.next() - 0.5) * a * 1.1 - 13.0);
        let level = round(y + (chance.next() - 0.5) * b * 1.2);
        canvas.faint(
            format_args!("M{left},{level}q6.5,-5 13,0q6.5,5 13,0"),
            WATER_LINE,
            1.7,
            0.75,
        );
    }
    canvas.group(
        format_args!(
            "translate({},{}) scale(1.05)",
            round(x + a * 0.18),
            round(y + b * 0.12)
        ),
        boat,
    );
    canvas.group(
        format_args!("translate({},{})", round(x - a * 0.48), round(y - b * 0.3)),
        swan,
    );
    for (dx, dy) in [(-0.82, 0.62), (0.8, -0.66)] {
        canvas.group(
            format_args!("translate({},{})", round(x + a * dx), round(y + b * dy)),
            |canvas| {
                canvas.stroke(
                    "M0,0q-3,-14 -8,-20M4,0q0,-16 2,-24M8,0q2,-12 9,-17",
                    LEAF_DARK,
                    2.2,
                );
                canvas.stroke("M-8,-20l-2,-7M6,-24v-8M17,-17l3,-6", TRUNK, 4.0);
            },
        );
    }
}

fn boat(canvas: &mut Canvas) {
    canvas.shape("M-30,0h52l-9,13h-34z", WOOD, 2.0);
    canvas.line("M-6,0v-44", 2.2);
    canvas.shape("M-4,-42C14,-34 20,-18 20,-6H-4Z", PAPER, 2.0);
    canvas.shape("M-8,-38L-24,-6H-8Z", Paint("#D98E4A"), 2.0);
}

fn swan(canvas: &mut Canvas) {
    canvas.shape(
        "M-14,4C-12,12 10,12 14,2C16,-2 8,-4 2,-1C-2,0 -6,0 -8,-2C-4,-8 -4,-18 -10,-18C-16,-18 -15,-10 -17,-11",
        WHITE,
        1.8,
    );
    canvas.shape("M-15,-13l-6,2l6,1.5z", Paint("#D98E4A"), 1.0);
}

/// Parterres with a fountain in the middle.
fn park(canvas: &mut Canvas, outline: &str, cells: &Cells) {
    canvas.fill(outline, GRAVEL);
    for (index, &(row, column)) in cells.all().iter().enumerate() {
        let at = format!("translate({},{})", column as f32 * CELL, row as f32 * CELL);
        let middle = index == cells.all().len() / 2;
        canvas.group(at, if middle { fountain } else { parterre });
    }
}

fn fountain(canvas: &mut Canvas) {
    for (x, y) in [(10, 10), (54, 10), (10, 54), (54, 54)] {
        canvas.shape(format_args!("M{x},{y}h36v36h-36z"), LEAF_LIGHT, 1.6);
    }
    canvas.circle((50.0, 52.0), 30.0, GRAVEL, 1.6);
    canvas.ellipse((50.0, 58.0), (24.0, 17.0), STONE, 2.0);
    canvas.ellipse((50.0, 55.0), (19.0, 12.0), WATER, 1.6);
    canvas.shape("M46,55v-18h8v18z", STONE, 1.8);
    canvas.ellipse((50.0, 36.0), (12.0, 4.5), STONE, 1.8);
    canvas.stroke(
        "M50,33v-14M50,22q-12,-4 -13,12M50,22q12,-4 13,12",
        WATER_LINE,
        2.0,
    );
}

fn parterre(canvas: &mut Canvas) {
    canvas.shape("M9,9h82v82h-82z", LEAF_LIGHT, 1.6);
    canvas.shape("M24,24h52v52h-52z", GRAVEL, 1.6);
    canvas.shape("M38,38h24v24h-24z", HEDGE, 1.6);
    for at in [(30.0, 31.0), (70.0, 31.0), (30.0, 71.0), (70.0, 71.0)] {
        canvas.circle(at, 4.0, Paint("#B9486A"), 1.0);
    }
    cypress(canvas, (50.0, 60.0), 0.74);
    for at in [(17.0, 27.0), (83.0, 27.0), (17.0, 92.0), (83.0, 92.0)] {
        oak(canvas, at, 0.42, LEAF);
    }
}
