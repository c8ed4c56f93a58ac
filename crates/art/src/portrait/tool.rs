//! The tool of the trade, and the hand that holds it.

use crate::canvas::Canvas;
use crate::paint::*;

use super::{Person, Tool};

pub fn draw(canvas: &mut Canvas, person: &Person) {
    let skin = person.skin.paint();
    match person.tool {
        Tool::None => {}
        Tool::Quill => quill(canvas, skin),
        Tool::Pipes => pipes(canvas),
        Tool::Brush => {
            brush(canvas, skin);
            palette(canvas);
        }
        Tool::Chisel => chisel(canvas, skin),
        Tool::Lute => lute(canvas),
        Tool::Herb => herb(canvas, skin),
        Tool::Book => {
            canvas.shape("M62,100L92,94L97,120L68,126Z", Paint("#8A2E2E"), 1.9);
            canvas.stroke("M66,103l22,-4M67,108l22,-4", GOLD, 1.3);
            hand(canvas, (70, 116), skin);
        }
        Tool::Watch => watch(canvas, skin),
        Tool::Sphere => sphere(canvas),
        Tool::Ring => ring_picture(canvas, skin),
        Tool::Compass => compass(canvas, skin),
        Tool::Cross => {
            canvas.line("M83,124V76M71,89h24", 7.4);
            canvas.stroke("M83,124V76M71,89h24", GOLD, 4.4);
            hand(canvas, (83, 115), skin);
        }
        Tool::Scroll => scroll(canvas, skin),
        Tool::Flask => flask(canvas, skin),
        Tool::Lens => lens(canvas, skin),
        Tool::Bell => bell(canvas, skin),
        Tool::Map => map(canvas, skin),
        Tool::Ribbon => ribbon(canvas, skin),
        Tool::Mask => mask(canvas, skin),
        Tool::Purse => purse(canvas, skin),
        Tool::Scales => scales(canvas, skin),
        Tool::Sword => sword(canvas, skin),
        Tool::Letter => letter(canvas, skin),
        Tool::Fork => {
            canvas.stroke("M85,124V58", WOOD, 4.6);
            canvas.line("M76,40V52C76,60 94,60 94,52V40M85,40V58", 3.0);
            hand(canvas, (85, 112), skin);
        }
        Tool::Sickle => sickle(canvas, skin),
        Tool::Banner => {
            canvas.stroke("M84,124V30", WOOD, 4.0);
            canvas.shape("M85,32C92,28 94,38 100,34V62C94,66 92,56 85,60Z", RED, 1.8);
            hand(canvas, (84, 114), skin);
        }
        Tool::Crozier => {
            canvas.line("M84,124V62C84,44 100,48 97,60C95,67 88,64 90,58", 6.0);
            canvas.stroke("M84,124V62C84,44 100,48 97,60C95,67 88,64 90,58", GOLD, 3.4);
            hand(canvas, (84, 114), skin);
        }
        Tool::Rose => rose(canvas, skin),
    }
}

fn quill(canvas: &mut Canvas, skin: Paint) {
    canvas.group("translate(82,108) rotate(14)", |canvas| {
        canvas.shape(
            "M0,10C-2,-18 -2,-36 10,-56C18,-40 12,-20 4,-2Z",
            Paint("#F7EFDC"),
            1.8,
        );
        canvas.line("M0,12Q2,-20 9,-48", 1.2);
    });
    hand(canvas, (82, 114), skin);
}

fn herb(canvas: &mut Canvas, skin: Paint) {
    let sprig = "M80,122C80,104 84,92 90,80M82,104q-10,-4 -12,-13q11,1 12,11M84,98q10,-1 13,-11q-12,-1 -13,9M86,90q-8,-5 -8,-12q9,2 9,10";
    canvas.shape(sprig, LEAF_LIGHT, 1.7);
    canvas.circle((90.0, 78.0), 4.5, Paint("#B9486A"), 1.4);
    hand(canvas, (80, 116), skin);
}

fn watch(canvas: &mut Canvas, skin: Paint) {
    canvas.circle((82.0, 104.0), 15.0, GOLD, 2.0);
    canvas.circle((82.0, 104.0), 11.0, PAPER, 1.4);
    canvas.line("M82,104v-8M82,104l6,3", 1.8);
    hand(canvas, (84, 121), skin);
}

fn ring_picture(canvas: &mut Canvas, skin: Paint) {
    canvas.ring((84.0, 102.0), 10.0, NONE, INK, 7.0);
    canvas.ring((84.0, 102.0), 10.0, NONE, GOLD, 4.0);
    canvas.shape("M84,84l7,6l-7,8l-7,-8z", Paint("#5C9BC2"), 1.6);
    hand(canvas, (82, 119), skin);
}

fn compass(canvas: &mut Canvas, skin: Paint) {
    canvas.line("M80,76L70,112M80,76L93,110M73,100Q81,104 89,98", 4.4);
    canvas.stroke("M80,76L70,112M80,76L93,110M73,100Q81,104 89,98", GOLD, 2.0);
    canvas.circle((80.0, 76.0), 4.0, GOLD, 1.4);
    hand(canvas, (82, 117), skin);
}

fn scroll(canvas: &mut Canvas, skin: Paint) {
    canvas.shape(
        "M66,92h24c6,0 6,8 0,8h-2v22h-24c-6,0 -6,-8 0,-8h2z",
        Paint("#F6E9C9"),
        1.8,
    );
    canvas.line("M70,102h14M70,108h14M70,114h9", 1.4);
    hand(canvas, (90, 118), skin);
}

fn flask(canvas: &mut Canvas, skin: Paint) {
    canvas.shape(
        "M78,78h9v12l11,22q3,8 -6,8h-19q-9,0 -6,-8l11,-22z",
        Paint("#E9F0EA"),
        1.9,
    );
    canvas.fill("M73,106h19l4,8q1,4 -4,4h-19q-5,0 -4,-4z", Paint("#7B4E9B"));
    canvas.wash("M84,74q-6,-6 0,-11q6,-5 1,-11q9,4 7,11q-1,6 -8,11z", SMOKE, 0.8);
    hand(canvas, (72, 120), skin);
}

fn lens(canvas: &mut Canvas, skin: Paint) {
    canvas.line("M83,122V108", 5.4);
    canvas.stroke("M83,122V108", WOOD, 3.0);
    canvas.circle((83.0, 96.0), 13.0, Paint("#CFE3E6"), 3.4);
    canvas.faint("M75,93q3,-7 9,-7", WHITE, 2.2, 0.9);
    hand(canvas, (83, 119), skin);
}

fn bell(canvas: &mut Canvas, skin: Paint) {
    canvas.shape(
        "M82,80c10,0 11,14 12,22q1,6 5,9h-34q4,-3 5,-9c1,-8 2,-22 12,-22z",
        Paint("#C99A2E"),
        2.0,
    );
    canvas.line("M82,80v-8M68,106h28", 1.8);
    canvas.circle((82.0, 114.0), 3.6, Paint("#8F6A1B"), 1.4);
    hand(canvas, (66, 118), skin);
}

fn map(canvas: &mut Canvas, skin: Paint) {
    canvas.shape(
        "M60,96l12,-5l12,5l12,-5v28l-12,5l-12,-5l-12,5z",
        Paint("#F3E2BC"),
        1.8,
    );
    canvas.line("M72,91v28M84,96v28", 1.2);
    canvas.stroke("M64,106q6,-6 12,0t14,-4", WATER_LINE, 1.8);
    canvas.stroke("M86,108l5,5M91,108l-5,5", RED, 1.8);
    hand(canvas, (64, 120), skin);
}

fn ribbon(canvas: &mut Canvas, skin: Paint) {
    canvas.line("M82,116C70,100 96,96 84,84C74,74 94,68 90,58", 7.0);
    canvas.stroke(
        "M82,116C70,100 96,96 84,84C74,74 94,68 90,58",
        Paint("#C8567A"),
        4.6,
    );
    hand(canvas, (82, 117), skin);
}

fn mask(canvas: &mut Canvas, skin: Paint) {
    canvas.group("translate(82,100) scale(1.15)", |canvas| {
        canvas.shape("M-13,-12q13,-7 26,0q0,26 -13,31q-13,-5 -13,-31z", PAPER, 1.8);
        canvas.line("M-8,-3h6M2,-3h6M-7,6q7,7 14,0", 1.8);
    });
    hand(canvas, (70, 119), skin);
}

fn purse(canvas: &mut Canvas, skin: Paint) {
    canvas.shape(
        "M74,92q8,-6 16,0q12,14 6,26q-14,8 -28,0q-6,-12 6,-26z",
        Paint("#7A4A24"),
        1.9,
    );
    canvas.stroke("M72,93q10,6 20,0", GOLD, 2.4);
    canvas.circle((82.0, 107.0), 5.0, GOLD, 1.4);
    hand(canvas, (70, 119), skin);
}

fn scales(canvas: &mut Canvas, skin: Paint) {
    canvas.line(
        "M80,78v38M64,84h32M64,84l-6,16M64,84l6,16M96,84l-5,16M96,84l5,16",
        1.8,
    );
    for x in [64, 96] {
        canvas.shape(format_args!("M{},100h14q-1,7 -7,7t-7,-7z", x - 7), GOLD, 1.6);
    }
    hand(canvas, (80, 118), skin);
}

fn sword(canvas: &mut Canvas, skin: Paint) {
    canvas.shape("M80,104L83,34L87,28L90,34L88,104Z", Paint("#DFE2E2"), 1.8);
    canvas.line("M70,104H98", 6.0);
    canvas.stroke("M70,104H98", GOLD, 3.4);
    canvas.stroke("M84,106V122", WOOD, 4.6);
    hand(canvas, (84, 116), skin);
}

fn letter(canvas: &mut Canvas, skin: Paint) {
    canvas.group("translate(64,92) rotate(-10)", |canvas| {
        canvas.shape("M0,0H30V21H0Z", PAPER, 1.8);
        canvas.line("M0,0L15,11L30,0", 1.5);
        canvas.circle((15.0, 12.0), 4.6, RED, 1.4);
    });
    hand(canvas, (70, 116), skin);
}

fn sickle(canvas: &mut Canvas, skin: Paint) {
    canvas.shape(
        "M74,104C60,78 78,56 98,62C86,66 80,82 84,98Z",
        Paint("#E9EEE2"),
        1.8,
    );
    canvas.shape("M73,102l11,-4l4,18l-9,3z", WOOD, 1.6);
    hand(canvas, (82, 116), skin);
}

fn rose(canvas: &mut Canvas, skin: Paint) {
    canvas.stroke("M80,122C80,108 84,98 86,90M82,108q8,-1 10,-8", LEAF_DARK, 2.6);
    canvas.circle((87.0, 84.0), 8.0, Paint("#B9486A"), 1.8);
    canvas.line("M83,84q4,-6 8,0M85,87q3,3 6,-1", 1.2);
    hand(canvas, (80, 117), skin);
}

fn hand(canvas: &mut Canvas, (x, y): (i32, i32), skin: Paint) {
    canvas.group(format_args!("translate({x},{y})"), |canvas| {
        canvas.shape(
            "M-8,8C-10,-2 -6,-8 0,-8C7,-8 9,-2 8,8C4,11 -4,11 -8,8Z",
            skin,
            1.8,
        );
        canvas.line("M-3,-7v6M2,-7v6", 1.1);
    });
}

fn pipes(canvas: &mut Canvas) {
    for (index, height) in [34.0, 46.0, 54.0, 44.0, 32.0].into_iter().enumerate() {
        let x = 66.0 + index as f32 * 6.6;
        let tin = if index % 2 == 1 {
            Paint("#E8D9A8")
        } else {
            Paint("#D3BC7C")
        };
        canvas.shape(format_args!("M{x},122v-{height}h5.8v{height}z"), tin, 1.5);
        canvas.fill(format_args!("M{},{}h3.8l-1.9,5z", x + 1.0, 134.0 - height), INK);
    }
    canvas.shape("M63,112h38v6h-38z", WOOD, 1.6);
}

fn brush(canvas: &mut Canvas, skin: Paint) {
    canvas.group("translate(80,110) rotate(20)", |canvas| {
        canvas.shape("M-2,10V-34h4V10z", Paint("#B58A58"), 1.5);
        canvas.shape("M-3.5,-34h7v-7h-7z", Paint("#C9CDD0"), 1.3);
        canvas.shape("M-3.5,-41Q-5,-50 0,-56Q5,-50 3.5,-41Z", RED, 1.4);
    });
    hand(canvas, (79, 115), skin);
}

fn palette(canvas: &mut Canvas) {
    let board = "M2,112C2,98 32,98 34,108C35,116 26,113 24,119C23,126 2,126 2,112Z";
    canvas.shape(board, Paint("#E8C98F"), 1.8);
    let dabs = [
        ((10.0, 108.0), RED),
        ((18.0, 104.5), BLUE),
        ((26.0, 107.0), Paint("#C99A2E")),
        ((9.0, 116.0), Paint("#5E7A34")),
    ];
    for (at, pigment) in dabs {
        canvas.circle(at, 2.6, pigment, 0.0);
    }
}

fn chisel(canvas: &mut Canvas, skin: Paint) {
    canvas.group("translate(82,108) rotate(-22)", |canvas| {
        canvas.shape("M-2.5,12V-24h5V12z", HANDLE, 1.6);
        canvas.shape("M-14,-38h28v15h-28z", STEEL, 1.8);
    });
    hand(canvas, (82, 114), skin);
    canvas.group("translate(16,112) rotate(24)", |canvas| {
        canvas.shape("M-2,10v-26h4v26z", STEEL, 1.5);
        canvas.shape("M-3.5,-16h7l1,-10h-9z", HANDLE, 1.5);
    });
    hand(canvas, (15, 116), skin);
}

fn lute(canvas: &mut Canvas) {
    canvas.group("translate(78,112) rotate(28)", |canvas| {
        canvas.shape("M-3,-14V-56h6V-14z", WOOD, 1.6);
        canvas.shape("M-5,-56l-8,-6l4,-5l13,8z", WOOD, 1.6);
        canvas.shape(
            "M0,-26C16,-14 20,8 0,16C-20,8 -16,-14 0,-26Z",
            Paint("#D9A45A"),
            1.9,
        );
        canvas.circle((0.0, -2.0), 5.0, Paint("#5B3318"), 1.2);
        canvas.line("M-1.5,10V-54M1.5,10V-54", 0.8);
    });
}

fn sphere(canvas: &mut Canvas) {
    let brass = Paint("#C99A2E");
    canvas.ring((82.0, 100.0), 16.0, NONE, brass, 2.6);
    canvas.oval((82.0, 100.0), (16.0, 6.0), NONE, brass, 2.2, 1.0);
    canvas.oval((82.0, 100.0), (6.0, 16.0), NONE, brass, 2.2, 1.0);
    canvas.circle((82.0, 100.0), 3.5, Paint("#E08A3C"), 1.2);
    canvas.stroke("M82,116v8", WOOD, 3.0);
}
