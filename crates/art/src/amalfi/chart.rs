//! The portolan: a coast roughened by the hand of its draughtsman, wind lines, hills, trees, a compass rose and what swims in the sea.

use std::f32::consts::PI;
use std::fmt::Write as _;

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::*;

use super::Layout;
use super::town::{cypress, lemon_tree, town};

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

/// The coasts of a chart: each from where it enters the sheet to where it leaves it, and the corners that close it over land.
struct Land {
    coasts: &'static [(&'static str, &'static [(i16, i16)], &'static str)],
    islands: &'static [&'static [(i16, i16)]],
}

fn points(of: &[(i16, i16)]) -> Vec<Point> {
    of.iter().map(|&(x, y)| (f32::from(x), f32::from(y))).collect()
}

/// All land as one path.
#[must_use]
pub fn coast(layout: Layout) -> String {
    let land = match layout {
        Layout::Wide => &WIDE,
        Layout::Tall => &TALL,
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

/// The Mediterranean, Italy larger than it is: six ports need room. Land goes far beyond the sheet, for windows of any shape.
const WIDE: Land = Land {
    coasts: &[
        (
            "europe",
            &[
                (1150, 36),
                (1024, 36),
                (1000, 40),
                (968, 24),
                (930, 30),
                (890, 34),
                (872, 50),
                (880, 76),
                (900, 100),
                (906, 120),
                (896, 136),
                (876, 134),
                (852, 144),
                (846, 164),
                (834, 150),
                (824, 166),
                (812, 148),
                (796, 158),
                (794, 180),
                (806, 204),
                (824, 232),
                (812, 238),
                (794, 220),
                (776, 222),
                (790, 232),
                (798, 254),
                (788, 274),
                (780, 256),
                (770, 272),
                (758, 250),
                (746, 228),
                (730, 210),
                (728, 186),
                (716, 160),
                (694, 142),
                (668, 122),
                (640, 98),
                (620, 70),
                (604, 76),
                (600, 56),
                (586, 44),
                (566, 50),
                (560, 70),
                (572, 96),
                (592, 122),
                (616, 142),
                (640, 150),
                (634, 164),
                (660, 178),
                (682, 196),
                (700, 216),
                (694, 226),
                (674, 214),
                (654, 206),
                (634, 214),
                (640, 232),
                (622, 248),
                (610, 264),
                (598, 262),
                (600, 246),
                (588, 222),
                (572, 200),
                (556, 186),
                (541, 180),
                (524, 166),
                (500, 152),
                (478, 134),
                (456, 116),
                (440, 92),
                (424, 66),
                (398, 58),
                (372, 70),
                (344, 84),
                (312, 80),
                (292, 96),
                (268, 118),
                (240, 142),
                (222, 168),
                (232, 190),
                (222, 214),
                (205, 240),
                (176, 252),
                (150, 262),
                (60, 264),
                (-400, 268),
            ],
            "-400,-420L1540,-420L1540,36",
        ),
        (
            "asia",
            &[
                (1540, 56),
                (1024, 56),
                (990, 66),
                (950, 74),
                (926, 92),
                (918, 112),
                (924, 124),
                (904, 134),
                (884, 148),
                (872, 168),
                (884, 178),
                (874, 196),
                (890, 208),
                (896, 226),
                (916, 224),
                (930, 232),
                (950, 222),
                (972, 228),
                (984, 244),
                (980, 268),
                (968, 290),
                (962, 330),
                (960, 700),
            ],
            "1540,700",
        ),
        (
            "africa",
            &[
                (962, 330),
                (948, 306),
                (926, 296),
                (904, 304),
                (880, 308),
                (858, 316),
                (840, 336),
                (800, 420),
                (560, 420),
                (520, 336),
                (508, 314),
                (496, 290),
                (482, 268),
                (474, 248),
                (480, 234),
                (464, 224),
                (440, 228),
                (410, 232),
                (376, 236),
                (340, 240),
                (290, 248),
                (240, 260),
                (204, 274),
                (168, 280),
                (140, 276),
                (60, 280),
                (-400, 282),
            ],
            "-400,700L962,700",
        ),
    ],
    islands: &[
        &[
            (524, 240),
            (546, 234),
            (568, 240),
            (580, 246),
            (576, 266),
            (566, 274),
            (546, 266),
            (530, 258),
        ],
        &[
            (392, 166),
            (402, 158),
            (412, 166),
            (410, 184),
            (404, 198),
            (392, 200),
            (388, 182),
        ],
        &[
            (398, 126),
            (405, 118),
            (411, 130),
            (407, 146),
            (399, 150),
            (394, 138),
        ],
        &[
            (796, 288),
            (816, 283),
            (842, 288),
            (850, 286),
            (846, 294),
            (818, 294),
        ],
        &[(292, 200), (304, 194), (314, 200), (306, 208)],
        &[(268, 212), (276, 209), (278, 216), (271, 218)],
        &[(884, 236), (892, 232), (894, 242), (888, 246)],
        &[(812, 206), (824, 216), (834, 230), (828, 230), (816, 218)],
        &[(720, 196), (725, 206), (727, 214), (721, 206)],
        &[(856, 176), (866, 174), (866, 184), (858, 186)],
    ],
};

const TALL: Land = Land {
    coasts: &[
        (
            "europe",
            &[
                (600, 74),
                (372, 78),
                (360, 100),
                (366, 126),
                (374, 150),
                (362, 168),
                (344, 176),
                (352, 196),
                (346, 226),
                (354, 250),
                (362, 276),
                (352, 292),
                (338, 268),
                (334, 238),
                (322, 210),
                (318, 180),
                (296, 158),
                (270, 128),
                (250, 104),
                (244, 84),
                (226, 82),
                (214, 104),
                (222, 134),
                (240, 166),
                (264, 184),
                (262, 200),
                (290, 222),
                (312, 250),
                (306, 262),
                (284, 244),
                (262, 250),
                (268, 272),
                (256, 294),
                (242, 292),
                (244, 268),
                (232, 240),
                (212, 220),
                (196, 196),
                (188, 170),
                (168, 144),
                (150, 116),
                (146, 84),
                (128, 58),
                (104, 76),
                (78, 84),
                (62, 110),
                (40, 142),
                (18, 170),
                (26, 196),
                (14, 226),
                (-10, 250),
                (-200, 250),
            ],
            "-200,-300L600,-300",
        ),
        (
            "asia",
            &[
                (600, 112),
                (400, 112),
                (384, 120),
                (378, 146),
                (366, 164),
                (362, 190),
                (372, 214),
                (368, 238),
                (384, 252),
                (400, 250),
                (600, 250),
            ],
            "600,112",
        ),
        (
            "africa",
            &[
                (600, 398),
                (400, 398),
                (372, 388),
                (344, 396),
                (320, 412),
                (300, 470),
                (180, 470),
                (160, 420),
                (152, 388),
                (160, 366),
                (144, 352),
                (112, 358),
                (70, 362),
                (30, 376),
                (-10, 382),
                (-200, 382),
            ],
            "-200,800L600,800",
        ),
    ],
    islands: &[
        &[
            (176, 330),
            (204, 322),
            (232, 334),
            (226, 362),
            (212, 366),
            (186, 354),
        ],
        &[(84, 190), (98, 182), (106, 194), (102, 226), (88, 232), (82, 210)],
        &[(92, 142), (102, 134), (108, 150), (100, 170), (92, 162)],
        &[(330, 330), (352, 324), (374, 330), (366, 338), (338, 338)],
        &[(36, 252), (52, 246), (60, 256), (46, 262)],
    ],
};

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
