//! What lies behind the pieces: the night over the wheel, patterns and gradients.

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::{INK, Paint};
use crate::praga::paint::{
    DUSK_HIGH, DUSK_LOW, DUSK_MIDDLE, GOLD_LINE, GRAIN, NIGHT, NIGHT_DEEP, NIGHT_LIGHT, RIVER, RIVER_DEEP,
    STAR, WAVE, WOOD, WOOD_DARK, WOOD_LIGHT,
};
use crate::praga::shape::star;

/// The night: stars.
pub fn night(canvas: &mut Canvas) {
    canvas.rect((8.0, 8.0, 396.0, 720.0), Paint("url(#praga-lapis)"), 0.0);
    let mut chance = Chance::of("the night over the wheel");
    for _ in 0..70 {
        let at = (14.0 + chance.next() * 384.0, 14.0 + chance.next() * 470.0);
        star(
            canvas,
            at,
            1.5 + chance.next() * 3.0,
            STAR,
            0.35 + chance.next() * 0.6,
        );
    }
}

/// The moon, and the crane on which the points of the end hang: beside the wheel.
pub fn crane(canvas: &mut Canvas) {
    canvas.fill("M372 30a17 17 0 1 0 14 24a14 14 0 1 1-14-24z", STAR);
    canvas.shape("M24 84L70 24L79 24L30 92Z", WOOD_DARK, 1.2);
    canvas.shape("M18 14h11V160H18Z", WOOD, 1.2);
    canvas.shape("M14 17h96l6 5l-6 5H14z", WOOD_LIGHT, 1.2);
    canvas.circle((54.0, 22.0), 5.5, WOOD_DARK, 1.2);
    canvas.circle((54.0, 22.0), 1.8, GOLD_LINE, 0.0);
    canvas.stroke("M56 27v20M48 50l8-6l8 6", STAR, 1.6);
}

/// Gradients and patterns that the drawings refer to.
#[must_use]
pub fn patterns() -> String {
    let stops = |stops: &[(f32, Paint)]| -> String {
        let stop =
            |(at, paint): &(f32, Paint)| format!("<stop offset=\"{}\" stop-color=\"{paint}\"/>", round(*at));
        stops.iter().map(stop).collect()
    };
    let radial = |id: &str, place: &str, list: &[(f32, Paint)]| {
        format!(
            "<radialGradient id=\"{id}\" {place}>{}</radialGradient>",
            stops(list)
        )
    };
    let linear = |id: &str, place: &str, list: &[(f32, Paint)]| {
        format!(
            "<linearGradient id=\"{id}\" {place}>{}</linearGradient>",
            stops(list)
        )
    };
    let pattern = |id: &str, (width, height): (u8, u8), line: Paint, opacity: f32, path: &str| {
        format!(
            "<pattern id=\"{id}\" width=\"{width}\" height=\"{height}\" patternUnits=\"userSpaceOnUse\"><path d=\"{path}\" fill=\"none\" stroke=\"{line}\" stroke-width=\".8\" opacity=\"{opacity}\"/></pattern>"
        )
    };
    let down = "x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"";
    [
        radial(
            "praga-lapis",
            "cx=\".5\" cy=\".45\" r=\".75\"",
            &[(0.0, NIGHT_LIGHT), (0.6, NIGHT), (1.0, NIGHT_DEEP)],
        ),
        radial(
            "praga-wheel",
            "cx=\".5\" cy=\".5\" r=\".5\"",
            &[(0.0, WOOD_LIGHT), (0.8, WOOD), (1.0, WOOD_DARK)],
        ),
        linear("praga-river-water", down, &[(0.0, RIVER), (1.0, RIVER_DEEP)]),
        linear(
            "praga-dusk",
            down,
            &[(0.0, DUSK_HIGH), (0.6, DUSK_MIDDLE), (1.0, DUSK_LOW)],
        ),
        linear(
            "praga-gilding",
            "x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"",
            &[
                (0.0, Paint("#F7E09A")),
                (0.5, Paint("#C9962C")),
                (1.0, Paint("#8C6516")),
            ],
        ),
        pattern("praga-cobble", (12, 10), INK, 0.16, "M0 5H12M3 0V5M9 5V10"),
        pattern(
            "praga-ashlar",
            (16, 12),
            INK,
            0.22,
            "M0 .5H16M0 6.5H16M4 .5V6.5M12 6.5V12",
        ),
        pattern(
            "praga-wood",
            (40, 9),
            GRAIN,
            0.35,
            "M0 4q10-3 20 0t20 0M0 8q10 2 20 0t20 0",
        ),
        pattern("praga-waves", (36, 10), WAVE, 0.55, "M0 6q4.5-5 9 0t9 0t9 0t9 0"),
    ]
    .concat()
}
