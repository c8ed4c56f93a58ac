//! The portolan: a coast roughened by the hand of its draughtsman, wind lines, hills, trees, a compass rose and what swims in the sea.

use std::f32::consts::PI;
use std::fmt::Write as _;

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::*;

use super::town::{cypress, lemon_tree, town};
use super::{Layout, coast};

/// A place on the chart.
pub type Point = (f32, f32);

/// A smooth line through points (Catmull and Rom).
#[must_use]
pub fn smooth(points: &[Point], closed: bool) -> String {
    /// How softly it bends: 6 is the plain spline.
    const TENSION: f32 = 6.2;
    let count = points.len();
    let Some(first) = points.first() else {
        return String::new();
    };
    let at = |index: isize| {
        if closed {
            points[index.rem_euclid(count as isize) as usize]
        } else {
            points[index.clamp(0, count as isize - 1) as usize]
        }
    };
    let mut path = format!("M{},{}", round(first.0), round(first.1));
    for index in 0..(count - usize::from(!closed)) as isize {
        let (before, from, to, after) = (at(index - 1), at(index), at(index + 1), at(index + 2));
        let _ = write!(
            path,
            "C{},{} {},{} {},{}",
            round(from.0 + (to.0 - before.0) / TENSION),
            round(from.1 + (to.1 - before.1) / TENSION),
            round(to.0 - (after.0 - from.0) / TENSION),
            round(to.1 - (after.1 - from.1) / TENSION),
            round(to.0),
            round(to.1)
        );
    }
    if closed {
        path.push('Z');
    }
    path
}

/// The same line drawn by a trembling hand: long stretches get points of their own.
fn rough(points: &[Point], name: &str, tremor: f32) -> Vec<Point> {
    let mut chance = Chance::of(name);
    let mut line = Vec::new();
    for pair in points.windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        line.push((ax, ay));
        let between = ((bx - ax).hypot(by - ay) / 11.0).min(2.0) as u8;
        for step in 1..=between {
            let part = f32::from(step) / f32::from(between + 1);
            let mut shake = || (chance.next() - 0.5) * 2.0 * tremor;
            line.push((ax + (bx - ax) * part + shake(), ay + (by - ay) * part + shake()));
        }
    }
    line.extend(points.last());
    line
}

fn lines(points: &[Point]) -> String {
    let each: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{},{}", round(*x), round(*y)))
        .collect();
    each.join("L")
}

fn points(of: &[(i16, i16)]) -> Vec<Point> {
    of.iter().map(|&(x, y)| (f32::from(x), f32::from(y))).collect()
}

/// All land as one path.
#[must_use]
pub fn coast(layout: Layout) -> String {
    let land = match layout {
        Layout::Wide => &coast::WIDE,
        Layout::Tall => &coast::TALL,
    };
    let mut path = String::new();
    for (name, coast, corners) in land.coasts {
        let _ = write!(path, "M{}L{corners}Z", lines(&rough(&points(coast), name, 1.8)));
    }
    for (number, island) in land.islands.iter().enumerate() {
        let shore = points(island);
        path += &smooth(&rough(&shore, &format!("island {number}"), 1.2), true);
    }
    path
}

/// Lines of the winds from three roses.
pub fn winds(canvas: &mut Canvas, layout: Layout) {
    let (roses, reach): (&[Point], f32) = match layout {
        Layout::Wide => (&[(340.0, 176.0), (640.0, 286.0), (860.0, 240.0)], 1300.0),
        Layout::Tall => (&[(52.0, 306.0), (300.0, 310.0)], 700.0),
    };
    for &(x, y) in roses {
        let mut of_colour = [String::new(), String::new(), String::new()];
        for wind in 0..32u8 {
            let angle = f32::from(wind) * PI / 16.0;
            let colour = if wind % 4 == 0 {
                2
            } else {
                usize::from(wind % 2 == 0)
            };
            let _ = write!(
                of_colour[colour],
                "M{x},{y}l{},{}",
                (angle.cos() * reach).round(),
                (angle.sin() * reach).round()
            );
        }
        for (path, colour) in of_colour.iter().zip([WIND_WHOLE, WIND_HALF, WIND_QUARTER]) {
            canvas.faint(path, colour, 0.6, 0.4);
        }
    }
}

/// What stands on land and swims in the sea.
pub fn decoration(canvas: &mut Canvas, layout: Layout) {
    match layout {
        Layout::Wide => wide(canvas),
        Layout::Tall => tall(canvas),
    }
    for port in layout.ports() {
        town(canvas, (port.at.0, port.at.1 - 3.0), port.town);
    }
}

fn wide(canvas: &mut Canvas) {
    for (area, count, name) in [
        ((230.0, 100.0, 300.0, 232.0), 9, "west"),
        ((384.0, 200.0, 440.0, 226.0), 3, "sardinia"),
        ((620.0, 284.0, 830.0, 312.0), 12, "ionian"),
        ((740.0, 276.0, 960.0, 290.0), 5, "crete"),
        ((585.0, 90.0, 640.0, 120.0), 3, "adriatic"),
    ] {
        waves(canvas, area, count, name);
    }
    hills(
        canvas,
        &[
            (206, 120),
            (236, 98),
            (184, 140),
            (450, 20),
            (600, 24),
            (630, 44),
            (690, 60),
            (780, 140),
            (690, 30),
            (760, 150),
            (940, 150),
            (960, 180),
            (915, 190),
            (960, 60),
            (300, 20),
            (560, -40),
            (820, -10),
            (240, 40),
            (1000, 120),
        ],
    );
    for at in [
        (226_i16, 124_i16),
        (560, 100),
        (592, 150),
        (716, 140),
        (780, 70),
        (918, 168),
        (952, 134),
        (300, 262),
        (330, 256),
        (200, 292),
        (250, 282),
    ] {
        cypress(canvas, (f32::from(at.0), f32::from(at.1)));
    }
    for at in [(276.0, 276.0), (180.0, 216.0), (664.0, 196.0), (604.0, 196.0)] {
        lemon_tree(canvas, at, 0.62);
    }
    rose(canvas, (340.0, 176.0), 38.0);
    serpent(canvas, (318.0, 228.0), 0.62);
    dolphin(canvas, (262.0, 166.0), 0.7);
    for (x, y, name, turn) in [
        (176, 178, "HISPANIA", -62),
        (250, 292, "BARBARIA", -6),
        (640, 56, "SCLAVONIA", 24),
        (752, 176, "GRAECIA", 64),
        (900, 172, "NATOLIA", 30),
    ] {
        canvas.group(format_args!("translate({x},{y}) rotate({turn})"), |canvas| {
            canvas.text((30.0, 0.0), 12.0, LAND_NAME, name);
        });
    }
}

fn tall(canvas: &mut Canvas) {
    waves(canvas, (20.0, 240.0, 150.0, 340.0), 9, "west");
    waves(canvas, (250.0, 340.0, 380.0, 372.0), 7, "east");
    rose(canvas, (52.0, 306.0), 28.0);
    serpent(canvas, (300.0, 374.0), 0.5);
    hills(
        canvas,
        &[
            (30, 120),
            (200, 40),
            (300, 110),
            (330, 130),
            (60, 430),
            (24, 410),
            (20, 60),
        ],
    );
    for at in [
        (236.0, 150.0),
        (300.0, 440.0),
        (30.0, 420.0),
        (100.0, 420.0),
        (286.0, 60.0),
    ] {
        cypress(canvas, at);
    }
}

fn hills(canvas: &mut Canvas, at: &[(i16, i16)]) {
    for (x, y) in at {
        canvas.faint(
            format_args!("M{},{}q5,-12 10,0m-3,0q6,-10 11,0", x - 9, y + 3),
            COAST,
            1.0,
            0.7,
        );
    }
}

fn waves(canvas: &mut Canvas, (left, top, right, bottom): (f32, f32, f32, f32), count: u8, name: &str) {
    let mut chance = Chance::of(name);
    let mut path = String::new();
    for _ in 0..count {
        let x = (left + chance.next() * (right - left)).round();
        let y = (top + chance.next() * (bottom - top)).round();
        let _ = write!(path, "M{x},{y}q3,-3 6,0q3,3 6,0");
        if chance.next() > 0.5 {
            path.push_str("q3,-3 6,0");
        }
    }
    canvas.faint(path, FOAM, 1.3, 0.8);
}

/// A compass rose with sixteen points.
pub fn rose(canvas: &mut Canvas, (x, y): Point, radius: f32) {
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.oval((0.0, 0.0), (radius * 0.84, radius * 0.84), SHALLOW, INK, 0.8, 0.85);
        for ray in [2, 6, 10, 14, 18, 22, 26, 30, 4, 12, 20, 28, 0, 8, 16, 24u8] {
            let (length, colour) = match ray {
                ray if ray % 8 == 0 => (radius, LEMON),
                ray if ray % 4 == 0 => (radius * 0.78, Paint("#C7472F")),
                _ => (radius * 0.55, Paint("#0E6F7B")),
            };
            let angle = f32::from(ray) * PI / 16.0 - PI / 2.0;
            let side = |turn: f32| {
                let (near, far) = (length * 0.34, angle + turn);
                format!(
                    "M0,0L{},{}L{},{}Z",
                    round(far.cos() * near),
                    round(far.sin() * near),
                    round(angle.cos() * length),
                    round(angle.sin() * length)
                )
            };
            canvas.shape(side(-0.22), colour, 0.8);
            canvas.shape(side(0.22), CREAM, 0.8);
        }
        canvas.circle((0.0, 0.0), radius * 0.15, CREAM, 0.8);
        let top = -radius;
        let lily = format!("M0,{}q-3.6,4.5 -1.2,8h2.4q2.4,-3.5 -1.2,-8zM-1.4,{}q-5,-3.4 -5.4,2.2q3,1 5.4,-2.2M1.4,{}q5,-3.4 5.4,2.2q-3,1 -5.4,-2.2", top - 11.0, top - 4.0, top - 4.0);
        canvas.fill(lily, Paint("#8E1856"));
    });
}

fn serpent(canvas: &mut Canvas, (x, y): Point, scale: f32) {
    canvas.group(format_args!("translate({x},{y}) scale({scale})"), |canvas| {
        for part in [
            "M-34,4Q-28,-14 -20,4ZM-16,4Q-8,-12 0,4ZM4,4Q9,-8 14,4Z",
            "M-40,4Q-46,-12 -54,-10Q-60,-14 -64,-8L-58,-7L-63,-4Q-56,-2 -50,-5Q-47,0 -47,4Z",
            "M18,4Q24,-2 22,-8Q28,-6 30,-10Q30,0 24,4",
        ] {
            canvas.outlined(part, BEAST, BEAST_LINE, 1.3);
        }
        canvas.stroke("M-57,-9.4h.1", BEAST_LINE, 2.0);
        canvas.faint("M-66,5h26M-20,6h8M0,6h10M28,5h8", BEAST_LINE, 1.3, 0.7);
    });
}

fn dolphin(canvas: &mut Canvas, (x, y): Point, scale: f32) {
    canvas.group(format_args!("translate({x},{y}) scale({scale})"), |canvas| {
        canvas.outlined(
            "M-14,4Q-10,-9 2,-8Q4,-13 8,-12Q6,-8 8,-6Q14,-2 14,4Q6,-2 -2,0Q-8,1 -14,4Z",
            BEAST,
            BEAST_LINE,
            1.2,
        );
        canvas.outlined("M14,3Q20,1 22,6Q17,5 15,9Q14,6 14,3Z", BEAST, BEAST_LINE, 1.2);
        canvas.stroke("M-9,-1h.1", BEAST_LINE, 1.8);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_hand_draws_the_same_coast() {
        assert_eq!(coast(Layout::Wide), coast(Layout::Wide));
        assert_ne!(coast(Layout::Wide), coast(Layout::Tall));
    }

    #[test]
    fn a_smooth_line_goes_through_its_ends() {
        let line = smooth(&[(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)], false);
        assert!(line.starts_with("M0,0C") && line.ends_with(" 20,0"), "{line}");
    }
}
