//! What is worn on the head.

use crate::canvas::Canvas;
use crate::paint::*;

use super::{Hat, Person};

pub fn draw(canvas: &mut Canvas, person: &Person) {
    let cloth = person.hat_colour;
    match person.hat {
        Hat::None => {}
        Hat::Laurel => laurel(canvas),
        Hat::Beret => beret(canvas, cloth),
        Hat::Floppy => floppy(canvas, cloth),
        Hat::Paper => {
            canvas.shape("M29,44L34,22L50,16L66,22L71,44Q50,36 29,44Z", cloth, 2.0);
            canvas.line("M34,22Q50,30 66,22M50,16V27", 1.3);
        }
        Hat::Chaperon => chaperon(canvas, cloth),
        Hat::Doctor => doctor(canvas, cloth),
        Hat::Straw => {
            canvas.shape("M12,46Q50,26 88,46Q50,38 12,46Z", cloth, 2.0);
            canvas.shape("M32,39C32,22 68,22 68,39Q50,33 32,39Z", cloth, 2.0);
            canvas.stroke("M32,37Q50,31 68,37", Paint("#8A3B4E"), 3.0);
        }
        Hat::Band => {
            canvas.stroke("M32,45Q50,36 68,45", cloth, 4.0);
            canvas.circle((50.0, 41.0), 3.6, Paint("#F4E7C2"), 1.4);
        }
        Hat::Veil => veil(canvas, cloth),
        Hat::Balzo => balzo(canvas, cloth),
        Hat::Galero => galero(canvas, cloth),
        Hat::Turban => turban(canvas, cloth),
        Hat::Skullcap => {
            canvas.shape("M33,42C35,27 65,27 67,42Q50,34 33,42Z", cloth, 2.0);
            canvas.circle((50.0, 29.0), 2.0, cloth, 1.2);
        }
        Hat::Helm => helm(canvas, cloth),
        Hat::Mitre => {
            canvas.shape("M32,44C28,26 40,8 50,2C60,8 72,26 68,44Q50,36 32,44Z", cloth, 2.0);
            canvas.stroke("M50,4V38M34,40Q50,32 66,40", GOLD, 3.0);
            canvas.circle((50.0, 20.0), 3.0, RED, 1.2);
        }
        Hat::Tiara => tiara(canvas, cloth),
        Hat::Coronet => coronet(canvas),
    }
}

fn beret(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape(
        "M30,44C28,26 36,20 50,20C64,20 72,26 70,44Q50,36 30,44Z",
        cloth,
        2.0,
    );
    canvas.shape("M28,46Q50,34 72,46L71,39Q50,28 29,39Z", cloth, 2.0);
    canvas.stroke("M40,24Q50,21 58,23", Paint("#FFFFFF66"), 1.2);
}

fn floppy(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape(
        "M26,44C14,36 22,18 44,18C66,14 88,24 82,36C80,42 76,44 72,45Q50,34 26,44Z",
        cloth,
        2.0,
    );
    canvas.shape("M29,46Q50,33 71,46L70,41Q50,29 30,41Z", cloth, 2.0);
    canvas.shape(
        "M66,30C76,14 88,8 92,10C92,18 84,26 70,34Z",
        Paint("#F0E3C4"),
        1.6,
    );
    canvas.line("M70,31Q80,20 90,11", 1.1);
}

fn chaperon(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape(
        "M27,45C20,34 30,26 50,26C70,26 80,34 73,45Q50,34 27,45Z",
        cloth,
        2.0,
    );
    canvas.shape("M40,27C42,14 58,12 68,18C78,22 78,30 70,32", cloth, 2.0);
    canvas.shape("M28,42C18,50 18,76 23,86L31,84C27,70 29,54 34,44Z", cloth, 2.0);
    canvas.line("M34,38Q50,29 66,38", 1.3);
}

fn doctor(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape(
        "M31,44C30,34 30,26 29,20L50,14L71,20C70,26 70,34 69,44Q50,35 31,44Z",
        cloth,
        2.0,
    );
    canvas.line("M29,20Q50,27 71,20M50,14V24", 1.4);
    canvas.circle((50.0, 14.0), 3.0, GILT, 1.2);
}

fn veil(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape(
        "M27,50C26,28 40,24 50,24C60,24 74,28 73,50C70,40 62,35 50,34C38,35 30,40 27,50Z",
        cloth,
        2.0,
    );
    canvas.line("M33,44Q50,32 67,44", 1.2);
    canvas.circle((50.0, 36.0), 2.8, Paint("#2B5EA7"), 1.2);
}

fn balzo(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape(
        "M28,44C22,22 40,14 50,14C60,14 78,22 72,44Q50,32 28,44Z",
        cloth,
        2.0,
    );
    let lattice =
        "M32,38L44,16M40,36L56,15M50,35L66,19M60,36L71,28M40,36L30,26M50,35L36,18M60,36L46,15M68,39L57,15";
    canvas.stroke(lattice, Paint("#7A5A12"), 1.0);
}

fn galero(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape("M10,42Q50,22 90,42Q50,50 10,42Z", cloth, 2.0);
    canvas.shape("M33,36C33,20 67,20 67,36Q50,41 33,36Z", cloth, 2.0);
    canvas.stroke("M15,43C14,60 18,74 20,86M85,43C86,60 82,74 80,86", cloth, 2.4);
    for x in [20.0, 80.0] {
        canvas.shape(format_args!("M{},84h8l2,12h-12z", x - 4.0), cloth, 1.4);
    }
}

fn turban(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape("M27,45C16,20 34,8 50,8C66,8 84,20 73,45Q50,33 27,45Z", cloth, 2.0);
    canvas.line("M27,40Q48,16 70,16M34,38Q54,26 76,28M22,28Q34,16 52,9", 1.3);
    canvas.shape("M54,26Q58,6 68,2Q64,14 60,26Z", WHITE, 1.2);
    canvas.circle((56.0, 28.0), 3.6, RED, 1.2);
}

fn helm(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape(
        "M30,52C26,22 40,16 50,16C60,16 74,22 70,52L64,46Q50,38 36,46Z",
        Paint("#B9BCBC"),
        2.0,
    );
    canvas.line("M50,16V41M33,44Q50,34 67,44", 1.6);
    canvas.shape("M50,16C54,2 74,2 80,16C70,12 60,12 50,16Z", cloth, 1.8);
}

fn tiara(canvas: &mut Canvas, cloth: Paint) {
    canvas.shape("M31,44C26,22 42,6 50,2C58,6 74,22 69,44Q50,35 31,44Z", cloth, 2.0);
    canvas.stroke(
        "M31,40Q50,31 69,40M32,29Q50,21 68,29M38,18Q50,11 62,18",
        GOLD,
        3.2,
    );
    canvas.circle((50.0, 2.0), 2.6, GOLD, 1.2);
}

fn coronet(canvas: &mut Canvas) {
    canvas.shape(
        "M32,43L30,26L40,34L50,22L60,34L70,26L68,43Q50,35 32,43Z",
        GOLD,
        2.0,
    );
    for (at, stone) in [((50.0, 33.0), RED), ((39.0, 37.0), BLUE), ((61.0, 37.0), BLUE)] {
        canvas.circle(at, 2.4, stone, 1.0);
    }
}

fn laurel(canvas: &mut Canvas) {
    let mut leaf = |x: f32, y: f32, turn: f32, green: Paint| {
        canvas.group(format_args!("translate({x},{y}) rotate({turn})"), |canvas| {
            canvas.shape("M0,0C4,-6 12,-6 16,0C12,6 4,6 0,0Z", green, 1.4);
        });
    };
    for pair in 0..5u8 {
        let step = f32::from(pair);
        let y = crate::canvas::round(36.0 + step * step * 0.55);
        let (left, right) = if pair % 2 == 1 {
            (LEAF_LIGHT, LEAF)
        } else {
            (LEAF, LEAF_LIGHT)
        };
        leaf(47.0 - step * 5.0, y, 200.0 - step * 14.0, left);
        leaf(53.0 + step * 5.0, y, -20.0 + step * 14.0, right);
    }
    canvas.circle((50.0, 36.0), 3.0, GILT, 1.2);
}
