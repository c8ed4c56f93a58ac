//! A route as a small chart: a coast, perhaps an island, the course and the port. The same name always gives the same chart.

use std::f32::consts::PI;

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::*;

use super::chart::smooth;

/// The size of the drawing.
const WIDTH: f32 = 72.0;
const HEIGHT: f32 = 44.0;

/// Draws the chart of a route, 72 by 44.
pub fn route(canvas: &mut Canvas, name: &str) {
    let mut chance = Chance::of(name);
    // The first numbers of similar names are similar.
    for _ in 0..9 {
        chance.next();
    }
    canvas.clipped(format_args!("M0,0H{WIDTH}V{HEIGHT}H0Z"), |canvas| {
        canvas.fill(format_args!("M0,0H{WIDTH}V{HEIGHT}H0Z"), LAGOON);
        for (parity, colour) in [(0u8, WIND_HALF), (1, WIND_WHOLE)] {
            let rays: String = (0..8u8)
                .filter(|ray| ray % 2 == parity)
                .map(|ray| {
                    let angle = f32::from(ray) * PI / 8.0;
                    let (x, y) = ((angle.cos() * 90.0).round(), (angle.sin() * 90.0).round());
                    format!("M{},{}L{},{}", 18.0 - x, 30.0 - y, 18.0 + x, 30.0 + y)
                })
                .collect();
            canvas.faint(rays, colour, 0.6, 0.5);
        }
        let shore = WIDTH * (0.56 + chance.next() * 0.16);
        let lean = if chance.next() > 0.5 { 16.0 } else { -16.0 };
        let coast: Vec<(f32, f32)> = (0..8u8)
            .map(|step| {
                let part = f32::from(step) / 7.0;
                let x = shore + 6.0 + (chance.next() - 0.5) * 14.0 + (part - 0.5) * lean;
                (round(x), round(-4.0 + (HEIGHT + 8.0) * part))
            })
            .collect();
        canvas.outlined(
            format_args!("{}L90,50L90,-6Z", smooth(&coast, false)),
            CHARTED,
            COAST,
            1.1,
        );
        if chance.next() > 0.35 {
            let at = (
                round(WIDTH * (0.4 + chance.next() * 0.14)),
                round(HEIGHT * (0.24 + chance.next() * 0.5)),
            );
            canvas.oval(at, (6.0, 3.4), CHARTED, COAST, 1.0, 1.0);
        }
        let (x, y) = coast[2 + (chance.next() * 3.0) as usize];
        let (start, bend) = if chance.next() > 0.45 {
            (HEIGHT - 7.0, HEIGHT * 0.2)
        } else {
            (8.0, HEIGHT * 0.86)
        };
        course(canvas, (8.0, start), (WIDTH * 0.35, bend), (x - 5.0, y));
        canvas.circle((x - 1.0, y), 3.0, CREAM, 1.2);
        canvas.group(
            format_args!("translate({},{})", round(x + 8.0), round(y + 2.0)),
            |canvas| {
                canvas.shape("M-4,4V-2H-1V-6H3V-1H6V4Z", CREAM, 0.8);
                canvas.shape("M-1,-6L1,-8.8L3,-6Z", TILES, 0.8);
            },
        );
    });
}

/// A bent line in dashes.
fn course(canvas: &mut Canvas, from: (f32, f32), bend: (f32, f32), to: (f32, f32)) {
    let at = |part: f32| {
        let mix = |a: f32, b: f32, c: f32| {
            (1.0 - part).powi(2) * a + 2.0 * part * (1.0 - part) * b + part * part * c
        };
        (round(mix(from.0, bend.0, to.0)), round(mix(from.1, bend.1, to.1)))
    };
    let dashes: String = (0..7u8)
        .map(|dash| {
            let (start, end) = (at(f32::from(dash) / 7.0), at((f32::from(dash) + 0.6) / 7.0));
            format!("M{},{}L{},{}", start.0, start.1, end.0, end.1)
        })
        .collect();
    canvas.stroke(dashes, Paint("#A23414"), 1.4);
}
