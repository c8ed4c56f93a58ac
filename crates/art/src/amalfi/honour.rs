//! Titles and decrees as pictures of 60 by 46: a banner that hangs from its pole, a scroll with a seal. Each shows what it counts.

use crate::canvas::Canvas;
use crate::paint::*;

use super::{Sign, sign};

const WHOLE: &str = "M0,0H60V46H0Z";
const POLE: Paint = Paint("#9A6437");
const TEAL: Paint = Paint("#23606B");
const WAX: Paint = Paint("#A23414");

/// The titles: whether the banner is dark, and what is counted.
pub const TITLES: &[(&str, bool, &[Sign])] = &[
    ("admiral", true, &[Sign::Ship, Sign::Lighthouse]),
    ("discoverer", true, &[Sign::Route, Sign::Ship, Sign::Lighthouse]),
    ("ambassador", true, &[Sign::Take]),
    ("seer", true, &[Sign::Endgame, Sign::Lighthouse]),
    ("wanderer", true, &[Sign::Route, Sign::Take, Sign::Work]),
    (
        "scholar",
        true,
        &[Sign::Book, Sign::Painting, Sign::Monument, Sign::Take],
    ),
    (
        "humanist",
        false,
        &[Sign::Instant, Sign::Permanent, Sign::Activation, Sign::Endgame],
    ),
    ("explorer", false, &[Sign::Route, Sign::Lighthouse, Sign::Take]),
    ("collector", false, &[Sign::Work]),
    ("condottiere", false, &[Sign::Instant, Sign::Lighthouse]),
    ("merchant", false, &[Sign::Permanent, Sign::Route]),
    ("patron", false, &[Sign::Activation, Sign::Work]),
    ("navigator", false, &[Sign::Route, Sign::Ship]),
    ("courtier", false, &[Sign::Take]),
    ("creator", false, &[Sign::Set]),
    ("fanatic", false, &[Sign::Monument]),
];

/// The decrees, and what each counts.
pub const DECREES: &[(&str, &[Sign])] = &[
    ("blessing", &[Sign::Set]),
    ("colonization", &[Sign::Lighthouse]),
    ("conclave", &[Sign::Take]),
    ("flattery", &[Sign::Work]),
    ("mobilization", &[Sign::Ship]),
    ("provisions", &[Sign::Bread]),
    ("discovery", &[Sign::Route]),
    (
        "council",
        &[Sign::Instant, Sign::Permanent, Sign::Activation, Sign::Endgame],
    ),
    ("trade", &[Sign::Dock]),
    ("universalism", &[Sign::Work, Sign::Route, Sign::Take]),
];

/// Signs in a row around a point; one alone is larger.
fn row(canvas: &mut Canvas, signs: &[Sign], (x, y): (f32, f32), room: f32) {
    let step = (room / signs.len().max(1) as f32).min(18.0);
    let size = (step / 21.0).min(0.85);
    for (nth, which) in signs.iter().enumerate() {
        let from_middle = nth as f32 - (signs.len() as f32 - 1.0) / 2.0;
        let at = crate::canvas::round(x + from_middle * step);
        canvas.group(format_args!("translate({at},{y}) scale({size:.2})"), |canvas| {
            sign(canvas, *which);
        });
    }
}

/// The banner of a title.
pub fn title(canvas: &mut Canvas, dark: bool, signs: &[Sign]) {
    canvas.fill(WHOLE, SKY);
    canvas.fill("M0,34Q16,27 32,33T60,30V46H0Z", HILL);
    canvas.fill("M0,40Q20,34 60,40V46H0Z", HILL_NEAR);
    let cloth = if dark { TEAL } else { CREAM };
    canvas.shape("M9,7H51V40L30,34.500L9,40Z", cloth, 1.2);
    canvas.faint("M12,10V35.500M48,10V35.500", GILT, 1.0, 0.9);
    canvas.card((5.0, 4.0, 50.0, 4.0, 1.6), POLE, INK, 1.0);
    if dark {
        // Signs are drawn for light grounds.
        canvas.card((14.0, 12.5, 32.0, 17.0, 3.0), CREAM, GILT, 1.0);
    }
    row(canvas, signs, (30.0, 21.0), 31.0);
}

/// The scroll of a decree.
pub fn decree(canvas: &mut Canvas, signs: &[Sign]) {
    canvas.fill(WHOLE, LAGOON);
    canvas.shape("M10,8H50V38H10Z", PARCHMENT, 1.2);
    for y in [5.0, 35.0] {
        canvas.card((6.0, y, 48.0, 6.0, 3.0), CREAM, INK, 1.1);
    }
    row(canvas, signs, (30.0, 20.5), 38.0);
    canvas.faint("M17,31H38", INK, 0.9, 0.5);
    canvas.shape("M43,33L41,42L45,40L49,42L47,33Z", WAX, 0.9);
    canvas.circle((45.0, 32.0), 4.2, WAX, 1.0);
}
