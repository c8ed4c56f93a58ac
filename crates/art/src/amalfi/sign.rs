//! Signs of 20 by 20: goods, bread, points, and what effects do. The same sign in pills, on cards and in explanations.

use std::f32::consts::PI;

use crate::canvas::{Canvas, round};
use crate::paint::*;

macro_rules! signs {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// The signs by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum Sign { $($variant),* }

        impl Sign {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// Its name in the sheet of symbols.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }
        }
    };
}

signs! {
    Bread = "bread",
    BreadLost = "bread-lost",
    Spices = "spices",
    Wood = "wood",
    Wine = "wine",
    Gems = "gems",
    Cloth = "cloth",
    Any = "any",
    Points = "points",
    Take = "take",
    Lighthouse = "lighthouse",
    Unturn = "unturn",
    DiscardWork = "discard-work",
    DiscardPerson = "discard-person",
    DiscardHand = "discard-hand",
    Book = "book",
    Painting = "painting",
    Monument = "monument",
    Work = "work",
    Route = "route",
    Ship = "ship",
    Launch = "launch",
    Recall = "recall",
    Repeat = "repeat",
    Move = "move",
    Hand = "hand",
    Title = "title",
    Set = "set",
    Dock = "dock",
    Compass = "compass",
    Instant = "instant",
    Permanent = "permanent",
    Activation = "activation",
    Endgame = "endgame",
}

const FACE: Paint = Paint("#F0C9A0");
const TEAL: Paint = Paint("#0E6F7B");
const RUST: Paint = Paint("#A23414");
/// The five goods in the order of the holds.
const GOODS: [Paint; 5] = [
    Paint("#E2901F"),
    Paint("#A5703C"),
    Paint("#93264A"),
    Paint("#2B72C4"),
    Paint("#7E57B3"),
];

/// Draws a sign around the origin, 10 in each direction.
pub fn sign(canvas: &mut Canvas, which: Sign) {
    match which {
        Sign::Bread => bread(canvas),
        Sign::BreadLost => {
            bread(canvas);
            canvas.stroke("M-7,6.6L7,-6.6", RUST, 1.8);
        }
        Sign::Spices | Sign::Wood | Sign::Wine | Sign::Gems | Sign::Cloth | Sign::Any => goods(canvas, which),
        Sign::Points => points(canvas),
        Sign::Take => bust(canvas, (0.0, 0.0), 1.0),
        Sign::Lighthouse => lighthouse(canvas),
        Sign::Unturn => {
            canvas.card((-3.4, -4.6, 6.8, 9.2, 1.0), PARCHMENT, INK, 1.2);
            canvas.stroke("M-6.8,3.4A7.4,7.4 0 0 1 2,-7.2M0,-9.6L3.4,-7L.2,-4.6", TEAL, 1.7);
        }
        Sign::DiscardWork => {
            canvas.rect((-6.0, -7.0, 9.0, 11.0), GILT, 1.0);
            canvas.rect((-4.0, -5.0, 5.0, 7.0), Paint("#9BD3D6"), 1.0);
            discard(canvas);
        }
        Sign::DiscardPerson => {
            canvas.card((-6.0, -7.0, 9.0, 11.0, 1.0), PARCHMENT, INK, 1.0);
            bust(canvas, (-1.5, -1.6), 0.5);
            discard(canvas);
        }
        Sign::DiscardHand => {
            cards(canvas);
            discard(canvas);
        }
        Sign::Hand => cards(canvas),
        Sign::Book => {
            canvas.shape("M-6,-7H4Q6,-7 6,-5V7H-4Q-6,7 -6,5Z", Paint("#9A3B34"), 1.0);
            canvas.line("M-6,5Q-6,3 -4,3H6", 1.0);
            canvas.stroke("M-2.5,-3.5H3", PARCHMENT, 1.0);
        }
        Sign::Painting => picture(canvas, (0.0, 0.0)),
        Sign::Monument => temple(canvas, (0.0, 0.0)),
        Sign::Work => work(canvas),
        Sign::Set => set(canvas),
        Sign::Route => route(canvas),
        Sign::Ship => boat(canvas),
        Sign::Launch => {
            boat(canvas);
            canvas.stroke("M-8,-2V-8M-10.2,-5.6L-8,-8.4L-5.8,-5.6", TEAL, 1.6);
        }
        Sign::Recall => {
            boat(canvas);
            canvas.stroke("M-8,-8V-2M-10.2,-4.4L-8,-1.6L-5.8,-4.4", TEAL, 1.6);
        }
        Sign::Repeat => repeat(canvas),
        Sign::Move => transfer(canvas),
        Sign::Title => title(canvas),
        Sign::Dock => dock(canvas),
        Sign::Compass => {
            canvas.circle((0.0, 0.0), 9.0, PAPER, 1.0);
            canvas.shape("M0,-9L2,-2L9,0L2,2L0,9L-2,2L-9,0L-2,-2Z", LEMON, 0.9);
        }
        Sign::Instant | Sign::Permanent | Sign::Activation | Sign::Endgame => seal(canvas, which),
    }
}

fn bread(canvas: &mut Canvas) {
    canvas.ellipse((0.0, 0.0), (8.0, 6.0), Paint("#E2A44E"), 1.0);
    canvas.stroke(
        "M-4,-3.2l2.5,5.4M-.2,-4l2.4,5.8M3.6,-3.4l2,4.6",
        Paint("#8A4F17"),
        1.3,
    );
}

fn points(canvas: &mut Canvas) {
    let lemon = "M-8.4,1Q-9.6,.6 -9,-1C-7,-6.4 -3,-6.6 0,-6.6C3,-6.6 6.4,-5.6 8.2,-1.2Q9.6,-.6 9,1C7,6 4,6.8 0,6.8C-4,6.8 -6.6,5.6 -8.4,1Z";
    canvas.shape(lemon, LEMON, 1.0);
    canvas.stroke("M-5.6,-3.4Q-3,-5.4 0,-5.4", Paint("#FFF6C4"), 1.2);
    canvas.shape("M4,-5.6Q6.4,-9.6 10,-8.4Q8.6,-4.6 4,-5.6Z", Paint("#4F8243"), 0.8);
}

fn lighthouse(canvas: &mut Canvas) {
    canvas.shape("M-3,8L-2,-3H2L3,8Z", CREAM, 1.0);
    canvas.stroke("M-2.7,4.5H2.7M-2.4,1H2.4", Paint("#C7472F"), 1.7);
    canvas.shape("M-3.2,-3H3.2V-6.4H-3.2Z", LEMON, 1.0);
    canvas.shape("M-3.6,-6.4L0,-9.6L3.6,-6.4Z", Paint("#C7472F"), 1.0);
    canvas.stroke("M-5,-5L-8.2,-6.2M5,-5L8.2,-6.2", Paint("#D9A21A"), 1.3);
}

fn work(canvas: &mut Canvas) {
    canvas.group("translate(-3,-2.5) scale(.72)", |canvas| {
        picture(canvas, (0.0, 0.0))
    });
    canvas.group("translate(3.4,3) scale(.72)", |canvas| temple(canvas, (0.0, 0.0)));
}

fn set(canvas: &mut Canvas) {
    canvas.group("translate(-4.6,3.4) scale(.56)", |canvas| {
        sign(canvas, Sign::Book)
    });
    canvas.group("translate(4.6,3.4) scale(.56)", |canvas| {
        picture(canvas, (0.0, 0.0))
    });
    canvas.group("translate(0,-4.4) scale(.56)", |canvas| {
        temple(canvas, (0.0, 0.0))
    });
}

fn route(canvas: &mut Canvas) {
    canvas.shape(
        "M-7.5,-6L-2.5,-4.5L2.5,-6.5L7.5,-5V6.5L2.5,5L-2.5,7L-7.5,5.5Z",
        Paint("#CBEBE6"),
        1.1,
    );
    canvas.stroke("M-5,3q1.6,-3.6 3,-2.6M.4,.6q2,1.2 4.8,-3", RUST, 1.2);
}

fn repeat(canvas: &mut Canvas) {
    canvas.group("scale(.72)", |canvas| sign(canvas, Sign::Route));
    canvas.stroke(
        "M-8,-4A9,9 0 0 1 7.4,-5M8.4,-8.6V-4.4H4.4M8,4A9,9 0 0 1 -7.4,5M-8.4,8.6V4.4H-4.4",
        TEAL,
        1.5,
    );
}

fn transfer(canvas: &mut Canvas) {
    canvas.shape(
        "M-9,7V0Q-9,-5 -5.6,-5Q-2.2,-5 -2.2,0V7ZM2.2,7V0Q2.2,-5 5.6,-5Q9,-5 9,0V7Z",
        Paint("#1D6470"),
        1.0,
    );
    canvas.stroke("M-6,-8H4.6M2.4,-10L5,-8L2.4,-6", TEAL, 1.5);
}

fn title(canvas: &mut Canvas) {
    canvas.shape("M-7,-8H7V8L0,4.4L-7,8Z", Paint("#23606B"), 1.0);
    canvas.fill(
        "M0,-5l1.7,3.4l3.7,.5l-2.7,2.6l.7,3.7l-3.4,-1.8l-3.4,1.8l.7,-3.7l-2.7,-2.6l3.7,-.5z",
        LEMON,
    );
}

fn dock(canvas: &mut Canvas) {
    canvas.stroke(
        "M0,-6v12M-5.4,1.4q.6,5 5.4,5q4.8,0 5.4,-5M-3,-3.4h6",
        Paint("currentColor"),
        1.8,
    );
    canvas.ring((0.0, -7.4), 1.5, NONE, Paint("currentColor"), 1.4);
}

fn goods(canvas: &mut Canvas, which: Sign) {
    match which {
        Sign::Spices => {
            canvas.shape("M-6,2Q-3,-8 0,-8Q3,-8 6,2Z", GOODS[0], 1.0);
            canvas.shape("M-8,2H8Q7,8 0,8Q-7,8 -8,2Z", Paint("#F3E3BD"), 1.0);
            canvas.stroke("M-1.5,-3.5h.1M1.6,-1h.1M-3,-.4h.1M1,-5h.1", Paint("#7A3F05"), 1.7);
        }
        Sign::Wood => {
            for (at, bark) in [
                ((-3.8, 3.4), GOODS[1]),
                ((4.0, 3.4), GOODS[1]),
                ((0.0, -3.2), Paint("#C08A53")),
            ] {
                canvas.circle(at, 4.0, bark, 1.0);
                canvas.circle(at, 1.7, NONE, 0.8);
            }
        }
        Sign::Wine => {
            canvas.shape(
                "M-2,-8H2V-4.5Q6,-3 5.4,1.5Q4.5,6.5 1.6,8.2H-1.6Q-4.5,6.5 -5.4,1.5Q-6,-3 -2,-4.5Z",
                GOODS[2],
                1.0,
            );
            canvas.line("M-2,-6.4Q-7.5,-6.5 -5.4,-.6M2,-6.4Q7.5,-6.5 5.4,-.6", 1.0);
            canvas.stroke("M-5,1.5H5", Paint("#F3D9DF"), 1.0);
        }
        Sign::Gems => {
            canvas.shape("M-7.6,-2.5L-4,-7H4L7.6,-2.5L0,8Z", GOODS[3], 1.0);
            canvas.stroke(
                "M-7.6,-2.5H7.6M-4,-7L-2.4,-2.5L0,8L2.4,-2.5L4,-7",
                Paint("#DCEBFF"),
                0.8,
            );
        }
        Sign::Cloth => {
            canvas.shape("M-7.5,-4.5L5,-7L7.5,4.5L-5,7.5Z", GOODS[4], 1.0);
            canvas.stroke("M-6.8,-.9L5.8,-3.4M-6,2.8L6.6,.4", Paint("#E9DDF7"), 1.1);
            canvas.group("rotate(-11 -6.2 1.5)", |canvas| {
                canvas.ellipse((-6.2, 1.5), (1.6, 6.1), Paint("#B99BE0"), 1.0);
            });
        }
        _ => {
            for (petal, colour) in GOODS.into_iter().enumerate() {
                let angle = petal as f32 * 2.0 * PI / 5.0 - PI / 2.0;
                canvas.circle(
                    (round(angle.cos() * 4.6), round(angle.sin() * 4.6)),
                    3.5,
                    colour,
                    0.8,
                );
            }
            canvas.circle((0.0, 0.0), 2.0, PARCHMENT, 0.8);
        }
    }
}

fn bust(canvas: &mut Canvas, (x, y): (f32, f32), scale: f32) {
    canvas.group(format_args!("translate({x},{y}) scale({scale})"), |canvas| {
        canvas.shape("M-7,8Q-7,1 0,1Q7,1 7,8Z", Paint("#3A8E97"), 1.0);
        canvas.circle((0.0, -3.0), 4.2, FACE, 1.0);
        canvas.shape(
            "M-5,-4Q-4,-9.5 1,-8.6Q6,-8 4.6,-4Q0,-6.4 -5,-4Z",
            Paint("#8E2E3E"),
            1.0,
        );
    });
}

fn discard(canvas: &mut Canvas) {
    canvas.stroke("M5,-4V7M2,4.4L5,7.6L8,4.4", RUST, 1.6);
}

fn cards(canvas: &mut Canvas) {
    canvas.group("rotate(-10)", |canvas| {
        canvas.card((-7.0, -6.6, 8.0, 12.0, 1.2), Paint("#E9D9B0"), INK, 1.0)
    });
    canvas.group("rotate(8)", |canvas| {
        canvas.card((-2.0, -6.6, 8.0, 12.0, 1.2), PARCHMENT, INK, 1.0)
    });
}

fn picture(canvas: &mut Canvas, (x, y): (f32, f32)) {
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.rect((-7.0, -6.5, 14.0, 13.0), Paint("#E3B94A"), 1.0);
        canvas.rect((-4.6, -4.2, 9.2, 8.4), Paint("#9BD3D6"), 1.0);
        canvas.shape("M-4.6,4.2L-1,-.6L1.4,2L3,.4L4.6,2.4V4.2Z", Paint("#5C8A49"), 0.7);
    });
}

fn temple(canvas: &mut Canvas, (x, y): (f32, f32)) {
    let stone = Paint("#EBD7A3");
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.shape("M-7.4,-3L0,-8L7.4,-3Z", stone, 1.0);
        canvas.stroke("M-6,-3V5M-2,-3V5M2,-3V5M6,-3V5", Paint("#8C8468"), 2.0);
        canvas.shape("M-7.6,5H7.6V7.6H-7.6Z", stone, 1.0);
    });
}

fn boat(canvas: &mut Canvas) {
    canvas.shape("M-5.5,0L4.5,-9Q6.6,-3 5,1Q0,-1.2 -5.5,0Z", CREAM, 1.0);
    canvas.shape(
        "M-8,1.4Q-6.6,7.4 0,7.4Q6.6,7.4 8,1.8L5,3H-5Z",
        Paint("#9A6437"),
        1.0,
    );
}

/// How a character works: at once, always, when it is turned, at the end.
fn seal(canvas: &mut Canvas, which: Sign) {
    let (ground, white) = match which {
        Sign::Instant => (Paint("#B98410"), WHITE),
        Sign::Permanent => (Paint("#2E7D8C"), WHITE),
        Sign::Activation => (Paint("#7A4BA0"), WHITE),
        _ => (Paint("#8E2E3E"), WHITE),
    };
    canvas.ring((0.0, 0.0), 9.0, ground, CREAM, 1.4);
    match which {
        Sign::Instant => canvas.fill("M1.5,-5.5L-3.5,1H0L-1.5,5.5L3.8,-1.4H.4Z", white),
        Sign::Permanent => canvas.stroke(
            "M-5,0C-5,-4 -1,-3.4 0,0C1,3.4 5,4 5,0C5,-4 1,-3.4 0,0C-1,3.4 -5,4 -5,0Z",
            white,
            1.7,
        ),
        Sign::Activation => canvas.stroke("M4,-3A5,5 0 1 0 5,1.4M4.6,-6V-2.4H1", white, 1.7),
        _ => canvas.outlined("M-3.5,6V-5.5H4L1.8,-2.6L4,.4H-3.5", white, white, 1.2),
    }
}
