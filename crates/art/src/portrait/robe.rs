//! Shoulders, neck and collar.

use crate::canvas::Canvas;
use crate::paint::*;

use super::{Collar, Person};

pub fn draw(canvas: &mut Canvas, person: &Person) {
    canvas.shape(
        "M4,126C5,104 22,97 38,93L62,93C78,97 95,104 96,126Z",
        person.robe,
        2.4,
    );
    canvas.line("M24,100Q30,112 28,125M76,100Q70,112 72,125", 1.4);
    canvas.shape("M41,74V94Q50,101 59,94V74Z", person.skin.paint(), 2.0);
    canvas.wash("M41,80Q50,90 59,80V86Q50,96 41,86Z", BLACK, 0.12);
    collar(canvas, person.collar);
}

fn collar(canvas: &mut Canvas, collar: Collar) {
    let linen = Paint("#E9D9B0");
    match collar {
        Collar::Plain => canvas.shape("M37,92Q50,104 63,92L68,97Q50,113 32,97Z", PAPER, 2.0),
        Collar::Fur => {
            canvas.shape(
                "M36,91Q30,104 34,126H44Q40,106 50,101Q60,106 56,126H66Q70,104 64,91Q50,104 36,91Z",
                Paint("#E6D3B2"),
                2.0,
            );
            canvas.line(
                "M36,108l3,3M37,116l3,3M62,108l-3,3M61,116l-3,3M41,99l2,4M59,99l-2,4",
                1.4,
            );
        }
        Collar::Apron => {
            canvas.shape("M34,126V104Q50,110 66,104V126Z", Paint("#B58A58"), 2.0);
            canvas.line("M34,104L38,93M66,104L62,93", 3.0);
        }
        Collar::Scarf => {
            canvas.shape("M36,89Q50,101 64,89L66,97Q50,110 34,97Z", linen, 2.0);
            canvas.shape("M54,102l8,18h-10l-4,-16z", linen, 2.0);
        }
        Collar::Armour => {
            for side in [
                "M10,126C8,106 22,98 36,95L40,126Z",
                "M90,126C92,106 78,98 64,95L60,126Z",
            ] {
                canvas.shape(side, STEEL, 2.0);
            }
            canvas.line(
                "M14,112Q26,103 37,106M86,112Q74,103 63,106M13,120Q26,112 38,115M87,120Q74,112 62,115",
                1.2,
            );
            canvas.shape("M37,90Q50,100 63,90L65,98Q50,108 35,98Z", Paint("#C9CDD0"), 2.0);
        }
        Collar::Lace => {
            canvas.shape("M30,97Q50,118 70,97L64,92Q50,106 36,92Z", PAPER, 2.0);
            canvas.line("M36,100q3,4 6,3M44,106q4,3 8,1M56,105q4,0 7,-5", 1.2);
            canvas.circle((50.0, 105.0), 3.0, GILT, 1.2);
        }
    }
}
