//! Ships and lighthouses in the colour of a seat, with its mark.

use crate::canvas::Canvas;
use crate::mark::Mark;
use crate::paint::*;

use super::SEAT;

/// How a ship lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sail {
    /// Under sail.
    Set,
    /// In the port: the sail is furled.
    Furled,
    /// Still in the shipyard: a hull.
    None,
}

const HULL: &str = "M-20,-7C-19,4 -13,10 0,10C12,10 18,4 21,-6L14,-2H-13Z";

/// A ship with a lateen sail, around the origin; 44 wide, 48 high.
pub fn ship(canvas: &mut Canvas, sail: Sail, mark: Mark) {
    match sail {
        Sail::Set => canvas.shape("M-15,-6L12,-32Q18,-17 13.5,-4Q0,-10 -15,-6Z", SEAT, 1.3),
        Sail::Furled => {
            canvas.stroke("M-15,-7L12,-31", INK, 6.4);
            canvas.stroke("M-15,-7L12,-31", SEAT, 4.4);
        }
        Sail::None => {}
    }
    canvas.line("M1,-2V-34", 1.3);
    canvas.shape(HULL, TIMBER, 1.3);
    canvas.faint("M-17,1Q0,5 18,0", INK, 0.9, 0.6);
    if sail != Sail::None {
        canvas.shape("M1,-34q6,-3 9,1q-4,0 -9,3z", SEAT, 0.9);
    }
    if sail == Sail::Set {
        canvas.group("translate(4.5,-15)", |canvas| mark.draw(canvas, 4.0, WHITE));
    }
}

/// A lighthouse.
pub fn lighthouse(canvas: &mut Canvas, mark: Mark) {
    canvas.oval((0.0, -17.0), (20.0, 20.0), LAMPLIGHT, NONE, 0.0, 1.0);
    canvas.shape("M-5,6L-3.4,-12H3.4L5,6Z", CREAM, 1.1);
    canvas.shape("M-4.7,2H4.7L4.3,-3H-4.3ZM-3.9,-7.5H3.9L3.5,-11H-3.5Z", SEAT, 1.1);
    canvas.shape("M-4.4,-12H4.4V-13.6H-4.4Z", CREAM, 1.0);
    canvas.shape("M-3,-13.6H3V-18.6H-3Z", LEMON, 1.0);
    canvas.shape("M-4,-18.6Q0,-24 4,-18.6Z", SEAT, 1.1);
    canvas.stroke(
        "M-6,-17L-12,-19.5M6,-17L12,-19.5M-6,-15L-11,-14M6,-15L11,-14",
        Paint("#D9A21A"),
        1.2,
    );
    canvas.group("translate(0,-.5)", |canvas| mark.draw(canvas, 1.9, WHITE));
}

/// Where a lighthouse may be built.
pub fn slot(canvas: &mut Canvas) {
    canvas.wash("M-4.4,5L-3,-12H3L4.4,5Z", PAPER, 0.8);
    let dashes = "M-4.4,5l.4,-3M-3.8,-1l.4,-3M-3.3,-6l.3,-3M-3,-12h2M1,-12h2M4.4,5l-.4,-3M3.8,-1l-.4,-3M3.3,-6l-.3,-3M-2,5h4";
    canvas.stroke(dashes, COAST, 1.0);
}
