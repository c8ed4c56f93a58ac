//! Roofs: the straight skeleton of a piece without its façades.
//!
//! All edges of a piece are level or upright, so that the plane over a point is that of the nearest edge. It is found on a fine grid of triangles:
//! every half cell is cut into eight, and each triangle lies wholly in one plane.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::canvas::Canvas;
use crate::outline::Cells;
use crate::paint::*;

/// The pigments of a roof: of the planes that face north, west, south and east.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles([Paint; 4]);

impl Tiles {
    /// Red clay.
    pub const TERRACOTTA: Self = Self([TERRACOTTA_N, TERRACOTTA_W, TERRACOTTA_S, TERRACOTTA_E]);
    /// Weathered clay.
    pub const ROSE: Self = Self([ROSE_N, ROSE_W, ROSE_S, ROSE_E]);
    /// Yellow clay.
    pub const OCHRE: Self = Self([OCHRE_N, OCHRE_W, OCHRE_S, OCHRE_E]);
    /// Sheets of lead.
    pub const LEAD: Self = Self([LEAD_N, LEAD_W, LEAD_S, LEAD_E]);
}

/// Which way a plane of the roof falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Facing {
    North,
    West,
    South,
    East,
}

/// Points on the grid, in quarters of a cell: whole numbers compare exactly.
type Point = (i32, i32);

/// The half cells under the roof: a cell without a cell below gives its lower half to the façade.
fn halves(cells: &Cells) -> BTreeSet<(i32, i32)> {
    let mut halves = BTreeSet::new();
    for &(row, column) in cells.all() {
        for down in 0..=i32::from(cells.has_below((row, column))) {
            halves.insert((2 * row + down, 2 * column));
            halves.insert((2 * row + down, 2 * column + 1));
        }
    }
    halves
}

/// The plane over a point, given in half cells: that of the nearest place without roof.
fn facing(outside: &[(i32, i32)], x: f32, y: f32) -> Facing {
    let mut nearest = f32::MAX;
    let mut facing = Facing::North;
    for &(row, column) in outside {
        let away = |at: f32, low: i32| {
            let low = low as f32;
            if at < low {
                low - at
            } else if at > low + 1.0 {
                low + 1.0 - at
            } else {
                0.0
            }
        };
        let (across, down) = (away(x, column), away(y, row));
        let distance = across.abs().max(down.abs());
        if distance < nearest - 1e-6 {
            nearest = distance;
            facing = match (across.abs() > down.abs(), across > 0.0, down > 0.0) {
                (true, true, _) => Facing::East,
                (true, false, _) => Facing::West,
                (false, _, true) => Facing::South,
                (false, _, false) => Facing::North,
            };
        }
    }
    facing
}

/// Draws the roof over a piece.
pub fn draw(canvas: &mut Canvas, cells: &Cells, tiles: Tiles) {
    let halves = halves(cells);
    let (rows, columns) = cells.size();
    let outside: Vec<(i32, i32)> = (-1..=2 * rows)
        .flat_map(|row| (-1..=2 * columns).map(move |column| (row, column)))
        .filter(|half| !halves.contains(half))
        .collect();
    let mut planes: BTreeMap<Facing, String> = BTreeMap::new();
    let mut edges: BTreeMap<(Point, Point), Vec<Facing>> = BTreeMap::new();
    for &(row, column) in &halves {
        let middle = (2 * column + 1, 2 * row + 1);
        let (x, y) = (2 * column, 2 * row);
        let ring = [
            (x, y),
            (x + 1, y),
            (x + 2, y),
            (x + 2, y + 1),
            (x + 2, y + 2),
            (x + 1, y + 2),
            (x, y + 2),
            (x, y + 1),
        ];
        for index in 0..ring.len() {
            let corners = [middle, ring[index], ring[(index + 1) % ring.len()]];
            let centre = |of: fn(&Point) -> i32| corners.iter().map(of).sum::<i32>() as f32 / 6.0;
            let plane = facing(&outside, centre(|point| point.0), centre(|point| point.1));
            let path = planes.entry(plane).or_default();
            for (order, (x, y)) in corners.iter().enumerate() {
                let pen = if order == 0 { 'M' } else { 'L' };
                let _ = write!(path, "{pen}{},{}", x * 25, y * 25);
            }
            path.push('Z');
            for side in 0..3 {
                let (a, b) = (corners[side], corners[(side + 1) % 3]);
                edges.entry((a.min(b), a.max(b))).or_default().push(plane);
            }
        }
    }
    for (plane, path) in &planes {
        let pigment = tiles.0[*plane as usize];
        // A hairline of its own pigment closes the seams between triangles.
        canvas.outlined(path, pigment, pigment, 1.0);
        let courses = match plane {
            Facing::North | Facing::South => "url(#art-courses)",
            Facing::West | Facing::East => "url(#art-courses-across)",
        };
        canvas.fill(path, Paint(courses));
    }
    let mut ridges = String::new();
    for (((x1, y1), (x2, y2)), planes) in &edges {
        if matches!(planes[..], [one, other] if one != other) {
            let _ = write!(ridges, "M{},{}L{},{}", x1 * 25, y1 * 25, x2 * 25, y2 * 25);
        }
    }
    canvas.faint(ridges, INK, 2.0, 0.7);
}

/// The patterns that roofs refer to, once in a page.
#[must_use]
pub fn patterns() -> String {
    let pattern = |id: &str, size: &str, path: &str| {
        format!(
            "<pattern id=\"{id}\" {size} patternUnits=\"userSpaceOnUse\"><path d=\"{path}\" fill=\"none\" stroke=\"{COURSES}\" \
             stroke-width=\"1.1\"/></pattern>"
        )
    };
    pattern(
        "art-courses",
        "width=\"9\" height=\"11\"",
        "M4.5,0V11M0,5.5a4.5,3 0 0 0 9,0",
    ) + &pattern(
        "art-courses-across",
        "width=\"11\" height=\"9\"",
        "M0,4.5H11M5.5,0a3,4.500 0 0 0 0,9",
    )
}
