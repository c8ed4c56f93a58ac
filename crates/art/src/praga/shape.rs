//! Points, hexes and sectors of a ring.

use std::fmt::Write as _;

use crate::canvas::{Canvas, round};
use crate::paint::Paint;

/// A point of the drawing.
pub type Point = (f32, f32);

/// Where a corner of a pointy-top hex lies, clockwise from the top one.
#[must_use]
pub fn corner((x, y): Point, radius: f32, index: usize) -> Point {
    let angle = (60.0 * index as f32 - 90.0).to_radians();
    (x + radius * angle.cos(), y + radius * angle.sin())
}

/// A point between the middle and the middle of a side, clockwise from the north-east one; 1 is on the side.
#[must_use]
pub fn towards_side((x, y): Point, radius: f32, side: usize, share: f32) -> Point {
    let angle = (60.0 * side as f32 - 60.0).to_radians();
    let reach = radius * 0.866 * share;
    (x + reach * angle.cos(), y + reach * angle.sin())
}

/// A point on the way from one to another.
#[must_use]
pub fn between(a: Point, b: Point, share: f32) -> Point {
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

/// A closed line through points.
#[must_use]
pub fn polygon(points: impl IntoIterator<Item = Point>) -> String {
    let mut path = String::new();
    for (index, (x, y)) in points.into_iter().enumerate() {
        let pen = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{pen}{},{}", round(x), round(y));
    }
    path.push('Z');
    path
}

/// The outline of a hex.
#[must_use]
pub fn hexagon(middle: Point, radius: f32) -> String {
    polygon((0..6).map(|index| corner(middle, radius, index)))
}

/// A point at a distance in a direction: degrees clockwise from the top.
#[must_use]
pub fn polar((x, y): Point, distance: f32, degrees: f32) -> Point {
    let angle = (degrees - 90.0).to_radians();
    (x + distance * angle.cos(), y + distance * angle.sin())
}

/// A part of a ring between two distances and two directions.
#[must_use]
pub fn sector(middle: Point, (inner, outer): (f32, f32), (from, to): (f32, f32)) -> String {
    let large = u8::from(to - from > 180.0);
    let at = |distance, degrees| {
        let (x, y) = polar(middle, distance, degrees);
        format!("{},{}", round(x), round(y))
    };
    let (inner, outer) = (round(inner), round(outer));
    format!(
        "M{}A{outer} {outer} 0 {large} 1 {}L{}A{inner} {inner} 0 {large} 0 {}Z",
        at(outer, from),
        at(outer, to),
        at(inner, to),
        at(inner, from)
    )
}

/// A star of six rays.
pub fn star(canvas: &mut Canvas, middle: Point, radius: f32, paint: Paint, opacity: f32) {
    let ray = |index: u8| {
        let reach = if index % 2 == 1 { radius * 0.36 } else { radius };
        polar(middle, reach, 30.0 * f32::from(index))
    };
    canvas.wash(polygon((0..12).map(ray)), paint, round(opacity));
}

/// A rectangle with rounded corners as a path, for lines that are dashed or lit.
#[must_use]
pub fn rounded((x, y, width, height): (f32, f32, f32, f32), radius: f32) -> String {
    let (w, h, r) = (
        round(width - 2.0 * radius),
        round(height - 2.0 * radius),
        round(radius),
    );
    let (x, y) = (round(x), round(y + radius));
    format!("M{x},{y}q0,-{r} {r},-{r}h{w}q{r},0 {r},{r}v{h}q0,{r} -{r},{r}h-{w}q-{r},0 -{r},-{r}z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_go_clockwise_from_the_top() {
        let (x, y) = corner((0.0, 0.0), 10.0, 0);
        assert!(x.abs() < 0.01 && (y + 10.0).abs() < 0.01);
        let (x, y) = corner((0.0, 0.0), 10.0, 1);
        assert!(x > 8.0 && (y + 5.0).abs() < 0.01);
    }

    #[test]
    fn a_side_lies_between_its_corners() {
        let (a, b) = (corner((0.0, 0.0), 10.0, 1), corner((0.0, 0.0), 10.0, 2));
        let (x, y) = towards_side((0.0, 0.0), 10.0, 1, 1.0);
        assert!((x - f32::midpoint(a.0, b.0)).abs() < 0.1 && (y - f32::midpoint(a.1, b.1)).abs() < 0.1);
    }
}
