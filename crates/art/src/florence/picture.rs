//! Small pictures on a grid of 60: what is auctioned, granted, drawn, paid and counted.

use crate::canvas::{Canvas, arch};
use crate::paint::*;
use crate::tree::{cypress, oak, pine};

/// The small pictures by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Picture {
    Forest,
    Lake,
    Park,
    Jester,
    Builder,
    Prestige,
    Recruiting,
    Travel,
    Religion,
    Opinion,
    Profession,
    Bonus,
    Hammer,
    Coin,
    Work,
    Hand,
    House,
    Star,
    Laurel,
}

impl Picture {
    /// All of them.
    pub const ALL: [Self; 19] = [
        Self::Forest,
        Self::Lake,
        Self::Park,
        Self::Jester,
        Self::Builder,
        Self::Prestige,
        Self::Recruiting,
        Self::Travel,
        Self::Religion,
        Self::Opinion,
        Self::Profession,
        Self::Bonus,
        Self::Hammer,
        Self::Coin,
        Self::Work,
        Self::Hand,
        Self::House,
        Self::Star,
        Self::Laurel,
    ];

    /// Its name in the sheet of symbols.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::Lake => "lake",
            Self::Park => "park",
            Self::Jester => "jester",
            Self::Builder => "builder",
            Self::Prestige => "prestige",
            Self::Recruiting => "recruiting",
            Self::Travel => "travel",
            Self::Religion => "religion",
            Self::Opinion => "opinion",
            Self::Profession => "profession",
            Self::Bonus => "bonus",
            Self::Hammer => "hammer",
            Self::Coin => "coin",
            Self::Work => "work",
            Self::Hand => "hand",
            Self::House => "house",
            Self::Star => "star",
            Self::Laurel => "laurel",
        }
    }
}

/// Draws a small picture, 60 by 60.
pub fn picture(canvas: &mut Canvas, kind: Picture) {
    match kind {
        Picture::Forest => {
            oak(canvas, (20.0, 50.0), 0.84, LEAF);
            cypress(canvas, (44.0, 52.0), 0.86);
            pine(canvas, (30.0, 57.0), 0.84);
        }
        Picture::Lake => lake(canvas),
        Picture::Park => park(canvas),
        Picture::Jester => jester(canvas),
        Picture::Builder => builder(canvas),
        Picture::Prestige => {
            canvas.card((13.0, 6.0, 34.0, 48.0, 4.0), Paint("#8A2E3E"), INK, 1.8);
            canvas.card((17.0, 10.0, 26.0, 40.0, 2.0), NONE, GOLD, 1.3);
            let star = "M30,20l3,6.5l7,.8l-5.2,4.7l1.5,7l-6.3,-3.6l-6.3,3.6l1.5,-7l-5.2,-4.7l7,-.8z";
            canvas.shape(star, GOLD, 1.4);
        }
        Picture::Recruiting => {
            canvas.shape("M6,16h48v32h-48z", Paint("#F3E2BC"), 1.8);
            canvas.line("M6,16L30,36L54,16M6,48L24,31M54,48L36,31", 1.5);
            canvas.circle((30.0, 35.0), 8.0, Paint("#A8322B"), 1.7);
            canvas.stroke("M30,31v8M26,35h8", Paint("#F3D6A8"), 1.5);
        }
        Picture::Travel => flag(canvas, Paint("#3A6E8F"), |canvas, white| {
            canvas.fill("M20,29h26l-5,7h-16z", white);
            canvas.stroke("M32,28V13", white, 2.0);
            canvas.fill("M34,13C43,17 45,23 44,27H34ZM30,15L21,27H30Z", white);
        }),
        Picture::Religion => flag(canvas, Paint("#9A6A1E"), |canvas, white| {
            canvas.stroke("M33,12v22M25,19h16", white, 4.4);
        }),
        Picture::Opinion => flag(canvas, PLUM, |canvas, white| {
            canvas.fill("M22,35C26,22 34,14 46,12C45,22 38,30 27,31", white);
            canvas.stroke("M22,35C28,26 34,20 41,16", PLUM, 1.4);
        }),
        Picture::Profession => deck(canvas, Paint("#33596B"), Paint("#E9D9B0"), |canvas, light| {
            canvas.circle((29.5, 25.0), 6.0, light, 0.0);
            canvas.fill("M19,44C19,35 24,33 29.5,33C35,33 40,35 40,44Z", light);
        }),
        Picture::Bonus => deck(canvas, Paint("#7C6A2E"), Paint("#F3E2B0"), |canvas, light| {
            canvas.stroke("M29.5,20v21M19,30.5h21", light, 5.0);
        }),
        Picture::Hammer => {
            canvas.line("M8,52L34,26", 8.0);
            canvas.stroke("M8,52L34,26", HANDLE, 4.6);
            canvas.group("rotate(45 38 20)", |canvas| {
                canvas.shape("M22,10h32v20h-32z", WOOD, 1.8);
                canvas.line("M27,10v20M49,10v20", 1.6);
            });
            canvas.shape("M30,54h26v4h-26z", WOOD, 1.6);
        }
        Picture::Coin => coin(canvas),
        Picture::Work => {
            canvas.shape(
                "M12,12h32c6,0 6,9 0,9h-2v29h-32c-6,0 -6,-9 0,-9h2z",
                Paint("#F6E9C9"),
                2.6,
            );
            canvas.line("M19,24h16M19,31h16M19,38h11", 2.6);
        }
        Picture::Hand => {
            canvas.group("rotate(-9 22 31)", |canvas| {
                canvas.card((8.0, 10.0, 28.0, 42.0, 4.0), Paint("#E9D9B0"), INK, 2.6);
            });
            canvas.group("rotate(5 36 31)", |canvas| {
                canvas.card((22.0, 9.0, 29.0, 43.0, 4.0), Paint("#F8EED6"), INK, 2.6);
            });
            canvas.circle((37.0, 25.0), 5.0, INK, 0.0);
            canvas.fill("M28,41C28,33 32,31 37,31C42,31 46,33 46,41Z", INK);
        }
        Picture::House => {
            canvas.shape("M6,30L30,10L54,30Z", TERRACOTTA_S, 2.6);
            canvas.shape("M12,30h36v24h-36z", Paint("#F0DDB2"), 2.6);
            canvas.shape(arch(23.0, 54.0, 14.0, 18.0), DOOR, 2.0);
        }
        Picture::Star => {
            let star = "M30,6l7,16l17,2l-12.5,11.5l3.5,17l-15,-8.5l-15,8.5l3.5,-17L6,24l17,-2z";
            canvas.shape(star, GOLD, 2.8);
        }
        Picture::Laurel => {
            laurel(canvas);
            canvas.group("translate(60 0) scale(-1 1)", laurel);
            canvas.shape("M22,48h16l-4,5l4,6h-16l4,-6z", RED, 1.8);
        }
    }
}

/// The left branch of a wreath, open at its top.
fn laurel(canvas: &mut Canvas) {
    canvas.line("M30,53C14,50 8,36 12,16", 2.2);
    for (x, y, turn) in [(19, 47, -80), (9, 38, -48), (6, 25, -20), (11, 12, 16)] {
        canvas.group(format!("translate({x} {y}) rotate({turn})"), |canvas| {
            canvas.shape("M0,8C-6,3 -5.5,-5 0,-10C5.5,-5 6,3 0,8Z", LEAF_LIGHT, 1.6);
        });
    }
}

fn lake(canvas: &mut Canvas) {
    let bank = "M4,36C4,20 20,16 34,18C50,18 58,28 56,38C54,50 38,52 26,51C12,51 4,46 4,36Z";
    canvas.shape(bank, SHORE, 1.6);
    let water = "M9,36C9,24 22,21 34,22C46,22 53,29 51,37C49,46 38,47 27,47C16,47 9,44 9,36Z";
    canvas.shape(water, WATER, 1.6);
    canvas.stroke("M16,34q4,-3 8,0t8,0M28,41q4,-3 8,0t8,0", WATER_LINE, 1.6);
    canvas.shape("M30,28h16l-3,5h-10zM38,28v-16l9,13h-9", Paint("#F3E0B4"), 1.6);
}

fn park(canvas: &mut Canvas) {
    canvas.shape("M6,44h48v10h-48z", LEAF_LIGHT, 1.6);
    canvas.ellipse((30.0, 44.0), (17.0, 8.0), STONE, 1.8);
    canvas.ellipse((30.0, 42.0), (13.0, 5.0), WATER, 1.4);
    canvas.shape("M27,42V24h6v18z", STONE, 1.6);
    canvas.ellipse((30.0, 24.0), (9.0, 3.5), STONE, 1.6);
    canvas.stroke("M30,22V9M30,13q-9,-3 -10,11M30,13q9,-3 10,11", WATER_LINE, 1.8);
    cypress(canvas, (9.0, 46.0), 0.6);
    cypress(canvas, (51.0, 46.0), 0.6);
}

fn jester(canvas: &mut Canvas) {
    let teal = Paint("#3F7D8A");
    canvas.shape("M14,56C14,44 22,42 30,42C38,42 46,44 46,56Z", RED, 1.8);
    canvas.shape("M30,42V56H46C46,44 38,42 30,42Z", GOLD, 1.4);
    canvas.shape(
        "M18,26C10,22 2,26 4,36C8,32 14,34 18,36ZM42,26C50,22 58,26 56,36C52,32 46,34 42,36Z",
        teal,
        1.8,
    );
    canvas.shape("M18,32C14,12 24,4 30,2C36,4 46,12 42,32Z", RED, 1.8);
    canvas.shape("M30,2C36,4 46,12 42,32H30Z", GOLD, 1.4);
    canvas.circle((30.0, 33.0), 11.5, SKIN_FAIR, 1.8);
    canvas.shape("M19,30Q30,20 41,30L40,25Q30,16 20,25Z", teal, 1.5);
    canvas.circle((26.0, 32.0), 1.6, INK, 0.0);
    canvas.circle((34.0, 32.0), 1.6, INK, 0.0);
    canvas.line("M24,37Q30,43 36,37", 1.7);
    for bell in [(4.5, 37.0), (55.5, 37.0), (30.0, 3.5)] {
        canvas.circle(bell, 3.0, GILT, 1.2);
    }
}

fn builder(canvas: &mut Canvas) {
    canvas.shape(
        "M10,58C10,46 20,43 28,43C36,43 46,46 46,58Z",
        Paint("#8A6A44"),
        1.8,
    );
    canvas.shape("M20,58V46h16v12z", Paint("#D9C29A"), 1.5);
    canvas.circle((28.0, 32.0), 12.0, SKIN_WARM, 1.8);
    canvas.shape(
        "M15,28L18,12L28,8L38,12L41,28Q28,22 15,28Z",
        Paint("#F3E6C8"),
        1.8,
    );
    canvas.line("M18,12Q28,17 38,12", 1.2);
    canvas.shape(
        "M20,38Q28,34 36,38Q36,46 28,47Q20,46 20,38Z",
        Paint("#5A3A22"),
        1.5,
    );
    canvas.circle((24.0, 31.0), 1.5, INK, 0.0);
    canvas.circle((32.0, 31.0), 1.5, INK, 0.0);
    canvas.stroke("M50,56V36", WOOD, 3.4);
    canvas.shape("M43,36h14l-7,-18z", Paint("#B9BEC0"), 1.7);
}

fn coin(canvas: &mut Canvas) {
    canvas.circle((30.0, 30.0), 25.0, GOLD, 3.4);
    canvas.ring((30.0, 30.0), 18.5, NONE, GOLD_LINE, 2.0);
    let lily = "M30,17C34,21 34,26 30,30C26,26 26,21 30,17ZM30,30C36,24 42,25 41,31C40,35 35,34 34,32M30,30C24,24 18,25 19,31\
                C20,35 25,34 26,32M30,30V43M24,36h12";
    canvas.stroke(lily, Paint("#7E560B"), 3.0);
}

/// A flag of freedom, with its sign.
fn flag(canvas: &mut Canvas, cloth: Paint, sign: impl FnOnce(&mut Canvas, Paint)) {
    canvas.stroke("M8,58V4", WOOD, 3.2);
    canvas.circle((8.0, 4.0), 3.0, GILT, 1.2);
    canvas.shape("M9,8C24,3 38,13 56,8V40C38,45 24,35 9,40Z", cloth, 1.8);
    sign(canvas, Paint("#FFF3D6"));
}

/// The back of a deck, with its sign.
fn deck(canvas: &mut Canvas, back: Paint, light: Paint, sign: impl FnOnce(&mut Canvas, Paint)) {
    canvas.group("rotate(7 35 28)", |canvas| {
        canvas.card((19.0, 5.0, 32.0, 46.0, 4.0), Paint("#C9B489"), INK, 1.6);
    });
    canvas.card((13.0, 7.0, 33.0, 47.0, 4.0), back, INK, 1.8);
    canvas.card((17.0, 11.0, 25.0, 39.0, 2.0), NONE, light, 1.2);
    sign(canvas, light);
}
