//! The action wheel: the fixed ring of positions, the turning wheel with its pockets, and the sun in the hub.

use crate::canvas::{Canvas, round};
use crate::paint::{INK, NONE, Paint, WHITE};
use crate::praga::paint::{
    COIN, GOLD_LINE, PLAQUE, POCKET, STAR, WOOD_LIGHT, ZONE_BLUE, ZONE_GREEN, ZONE_GREEN_DARK, ZONE_RED,
};
use crate::praga::shape::{Point, polar, polygon, sector};
use crate::praga::sign::{LEAST, Sign, amount};

/// The measures of a wheel by its outer radius.
#[derive(Clone, Copy, Debug)]
pub struct Wheel {
    /// The middle.
    pub at: Point,
    /// The outer radius.
    pub radius: f32,
}

/// The zones of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// Costs gold.
    Red,
    /// Costs and gives nothing.
    Green,
    /// Gives points.
    Blue,
}

/// A position under the wheel: its zone, its price, its points.
pub type Position = (Zone, u8, u8);

impl Wheel {
    /// Measures are those of a wheel of radius 196.
    #[must_use]
    pub fn scale(self) -> f32 {
        self.radius / 196.0
    }

    /// The inner edge of the ring of positions.
    #[must_use]
    pub fn ring(self) -> f32 {
        self.radius - 31.0 * self.scale()
    }

    /// The edge of the turning wheel.
    #[must_use]
    pub fn rim(self) -> f32 {
        self.ring() - 3.0 * self.scale()
    }

    /// The inner edge of the pockets.
    #[must_use]
    pub fn pockets(self) -> f32 {
        89.0 * self.scale()
    }

    /// The edge of the hub.
    #[must_use]
    pub fn hub(self) -> f32 {
        50.0 * self.scale()
    }

    /// The outline of a tile in the sector at that angle.
    #[must_use]
    pub fn tile(self, degrees: f32) -> String {
        sector(
            self.at,
            (self.pockets() + 5.0, self.rim() - 8.0 * self.scale()),
            (degrees - 11.4, degrees + 11.4),
        )
    }

    /// The outline of the plaque of a sector's bonus.
    #[must_use]
    pub fn plaque(self, degrees: f32) -> String {
        sector(
            self.at,
            (self.hub() + 3.0, self.pockets() - 2.0),
            (degrees - 12.0, degrees + 12.0),
        )
    }

    /// Where the bonus of a sector stands.
    #[must_use]
    pub fn bonus(self, degrees: f32) -> Point {
        polar(self.at, (self.pockets() + self.hub()) / 2.0 + 1.0, degrees)
    }

    /// Where the two actions of a tile stand, the outer one first.
    #[must_use]
    pub fn actions(self, degrees: f32) -> [Point; 2] {
        let middle = f32::midpoint(self.pockets(), self.rim());
        let k = self.scale();
        [14.5, -16.0].map(|away| polar(self.at, middle + away * k, degrees))
    }

    /// Where the price or the points of the position at that angle stand.
    #[must_use]
    pub fn price(self, degrees: f32) -> Point {
        polar(self.at, f32::midpoint(self.radius, self.ring()) - 0.5, degrees)
    }

    /// The ring of positions with prices and points, and its rim.
    pub fn draw_ring(self, canvas: &mut Canvas, positions: &[Position]) {
        let Self { at, radius, .. } = self;
        let k = self.scale();
        canvas.wash(
            format_args!(
                "M{} {}a{r},{r} 0 1 0 {d},0a{r},{r} 0 1 0 -{d},0z",
                round(at.0 - radius - 4.0),
                at.1 + 6.0,
                r = round(radius + 4.0),
                d = round(2.0 * radius + 8.0)
            ),
            Paint("#050818"),
            0.35,
        );
        canvas.circle(at, round(radius + 2.5), Paint("url(#praga-gilding)"), 1.2);
        for (index, (zone, gold, points)) in positions.iter().enumerate() {
            let degrees = 30.0 * index as f32;
            let fill = match zone {
                Zone::Red => ZONE_RED,
                Zone::Green => ZONE_GREEN,
                Zone::Blue => ZONE_BLUE,
            };
            // A little overlap hides the seam between neighbours of one zone.
            let part = sector(at, (self.ring(), radius - 1.5), (degrees - 15.2, degrees + 15.0));
            canvas.fill(part, fill);
            let place = self.price(degrees);
            let size = (23.0 * k).max(21.0);
            match zone {
                Zone::Red => amount(canvas, (Sign::Gold, *gold), place, size, true),
                Zone::Green => {
                    canvas.ring(place, round(size * 0.42), ZONE_GREEN_DARK, GOLD_LINE, 1.2);
                    canvas.figure(place, LEAST, Paint("#F4EBD0"), NONE, 0);
                }
                Zone::Blue => amount(canvas, (Sign::Points, *points), place, size + 1.0, true),
            }
        }
        for index in 0..12 {
            let degrees = 30.0 * index as f32 + 15.0;
            let (a, b) = (polar(at, radius - 2.0, degrees), polar(at, self.ring(), degrees));
            canvas.faint(line(a, b), GOLD_LINE, 1.2, 0.75);
        }
        canvas.ring(at, round(self.ring()), NONE, INK, 1.2);
    }

    /// The turning wheel, empty: wood, spokes and pockets; the closed box stands at the top.
    pub fn draw_wood(self, canvas: &mut Canvas) {
        let at = self.at;
        let (rim, hub) = (round(self.rim()), self.hub());
        canvas.circle(at, rim, Paint("url(#praga-wheel)"), 1.4);
        canvas.circle(at, rim, Paint("url(#praga-wood)"), 0.0);
        canvas.ring(at, round(rim - 2.5), NONE, GOLD_LINE, 1.2);
        for index in 0..12 {
            let degrees = 30.0 * index as f32;
            let spoke = line(polar(at, rim, degrees - 15.0), polar(at, hub, degrees - 15.0));
            canvas.line(&spoke, 3.4);
            canvas.stroke(&spoke, WOOD_LIGHT, 1.4);
            if index == 0 {
                self.draw_box(canvas);
            } else {
                self.draw_pocket(canvas, degrees);
            }
        }
    }

    fn draw_pocket(self, canvas: &mut Canvas, degrees: f32) {
        let (inner, outer) = (self.pockets(), self.rim());
        let pocket = sector(
            self.at,
            (inner + 2.0, outer - 5.0 * self.scale()),
            (degrees - 12.8, degrees + 12.8),
        );
        canvas.shape(pocket, POCKET, 1.0);
        for share in [0.32, 0.64] {
            let reach = round(inner + (outer - inner) * share);
            let (a, b) = (
                polar(self.at, reach, degrees - 12.0),
                polar(self.at, reach, degrees + 12.0),
            );
            let groove = format!(
                "M{} {}A{reach} {reach} 0 0 1 {} {}",
                round(a.0),
                round(a.1),
                round(b.0),
                round(b.1)
            );
            canvas.faint(groove, INK, 1.0, 0.35);
        }
        canvas.shape(self.plaque(degrees), PLAQUE, 0.9);
    }

    /// The closed box with its white arrow.
    fn draw_box(self, canvas: &mut Canvas) {
        let (k, iron) = (self.scale(), Paint("#15131D"));
        let (inner, outer) = (self.hub(), self.rim());
        canvas.outlined(
            sector(self.at, (inner + 3.0, outer - 4.0), (-13.0, 13.0)),
            Paint("#37323D"),
            iron,
            1.5,
        );
        canvas.stroke(
            sector(self.at, (inner + 9.0, outer - 10.0), (-10.5, 10.5)),
            Paint("#7D7585"),
            1.4,
        );
        for (reach, degrees) in [
            (inner + 9.0, -9.0),
            (inner + 9.0, 9.0),
            (outer - 10.0, -9.0),
            (outer - 10.0, 9.0),
        ] {
            let (x, y) = polar(self.at, reach, degrees);
            canvas.circle((round(x), round(y)), 2.0, Paint("#B7AE9C"), 0.0);
        }
        let (x, y) = polar(self.at, outer - 16.0 * k, 0.0);
        canvas.group(format_args!("translate({} {})", round(x), round(y)), |canvas| {
            let arrow = [
                (0.0, -9.0 * k),
                (10.0 * k, 7.0 * k),
                (0.0, 3.0 * k),
                (-10.0 * k, 7.0 * k),
            ];
            canvas.outlined(polygon(arrow), Paint("#FBF6E8"), iron, 1.2);
        });
    }

    /// The hub: a sun with a face among stars.
    pub fn draw_hub(self, canvas: &mut Canvas) {
        let (at, k, hub) = (self.at, self.scale(), self.hub());
        canvas.circle(at, round(hub + 2.0), Paint("url(#praga-gilding)"), 1.2);
        canvas.circle(at, round(hub - 3.0), Paint("url(#praga-lapis)"), 1.0);
        for index in 0..24 {
            let (x, y) = polar(at, hub - 7.0 * k, 15.0 * index as f32);
            let size = if index % 2 == 1 { 1.0 } else { 1.7 };
            canvas.circle((round(x), round(y)), size, STAR, 0.0);
        }
        let ray = |index: u16| {
            let reach = match index % 4 {
                0 => 40.0,
                2 => 34.0,
                _ => 23.0,
            };
            polar(at, reach * k, 11.25 * f32::from(index))
        };
        canvas.shape(polygon((0..32).map(ray)), COIN, 1.1);
        canvas.circle(at, round(22.0 * k), Paint("#F7DF95"), 1.2);
        let pen = Paint("#5B3C0C");
        canvas.group(
            format_args!("translate({} {}) scale({})", at.0, at.1, round(k * 10.0) / 10.0),
            |canvas| {
                canvas.stroke("M-12 -5q4-4 8-1M4 -6q4-3 8 1", pen, 1.5);
                canvas.outlined(
                    "M-10 -1q3-2.5 6 0q-3 2-6 0M4 -1q3-2.5 6 0q-3 2-6 0",
                    WHITE,
                    pen,
                    1.5,
                );
                canvas.circle((-7.0, -0.8), 1.2, pen, 0.0);
                canvas.circle((7.0, -0.8), 1.2, pen, 0.0);
                canvas.stroke("M0 -3q-3 6-2 8q2 1.5 4 0M-6 10q6 4.5 12 0", pen, 1.5);
                for x in [-11.0, 11.0] {
                    canvas.oval((x, 6.0), (2.6, 2.6), Paint("#E79B6B"), NONE, 0.0, 0.7);
                }
            },
        );
    }
}

fn line(a: Point, b: Point) -> String {
    format!("M{} {}L{} {}", round(a.0), round(a.1), round(b.0), round(b.1))
}
