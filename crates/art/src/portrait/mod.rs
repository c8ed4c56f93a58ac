//! Portraits from parts: the name chooses face, hair and dress, the trade chooses hat and tool.
//!
//! Layers, from the back: backdrop, hair behind, robe, neck, collar, head, face, beard, hair before, hat, hand and tool.

mod backdrop;
mod hat;
mod head;
mod people;
mod robe;
mod tool;

pub use people::{TRADES, named, trade};

use crate::canvas::Canvas;
use crate::paint::{Paint, SKIN_FAIR, SKIN_PALE, SKIN_TAN, SKIN_WARM};

/// The size of the drawing.
pub const VIEW_BOX: &str = "0 0 100 124";
/// The part of it that a round frame shows.
pub const ROUND_VIEW_BOX: &str = "2 6 96 96";
/// The part of it that a card shows: wider than high, so that a low picture still has the whole head; with air above it, where the tab of a market's place lies.
pub const CARD_VIEW_BOX: &str = "-60 -14 220 112";

/// Complexions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Skin {
    Fair,
    Warm,
    Tan,
    Pale,
}

impl Skin {
    fn paint(self) -> Paint {
        match self {
            Self::Fair => SKIN_FAIR,
            Self::Warm => SKIN_WARM,
            Self::Tan => SKIN_TAN,
            Self::Pale => SKIN_PALE,
        }
    }
}

/// How the hair is worn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hair {
    Bob,
    Long,
    Curls,
    Bun,
    Short,
    Bald,
}

/// Beards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Beard {
    None,
    Full,
    Long,
    Goatee,
    Moustache,
}

/// What is worn on the head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Hat {
    None,
    Laurel,
    Beret,
    Floppy,
    Paper,
    Chaperon,
    Doctor,
    Straw,
    Band,
    Veil,
    Balzo,
    Galero,
    Skullcap,
    Coronet,
    Turban,
    Helm,
    Mitre,
    Tiara,
}

/// What lies around the neck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Collar {
    Plain,
    Fur,
    Apron,
    Scarf,
    Lace,
    Armour,
}

/// The tool of the trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Tool {
    None,
    Quill,
    Pipes,
    Brush,
    Chisel,
    Lute,
    Herb,
    Book,
    Watch,
    Sphere,
    Ring,
    Compass,
    Cross,
    Scroll,
    Flask,
    Lens,
    Bell,
    Map,
    Ribbon,
    Mask,
    Purse,
    Scales,
    Rose,
    Sword,
    Letter,
    Fork,
    Sickle,
    Banner,
    Crozier,
}

/// What is behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Backdrop {
    Hills,
    Loggia,
    Night,
    Cloth,
    Plain,
}

/// A person, part by part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Person {
    pub skin: Skin,
    pub hair: Hair,
    pub hair_colour: Paint,
    pub hat: Hat,
    pub hat_colour: Paint,
    pub beard: Beard,
    pub collar: Collar,
    pub robe: Paint,
    pub tool: Tool,
    pub backdrop: Backdrop,
    pub cloth: Paint,
}

/// The frame around a portrait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// On cards and in explanations.
    Arch,
    /// As a small sign.
    Round,
    /// The upper part of a card, edge to edge.
    Card,
}

impl Frame {
    fn path(self) -> &'static str {
        match self {
            Self::Arch => "M2,122V40C2,14 24,2 50,2C76,2 98,14 98,40V122Z",
            Self::Round => "M50,8A46,46 0 1 1 49.990,8Z",
            Self::Card => "M-60,-20H160V124H-60Z",
        }
    }

    /// The part of the drawing that it shows.
    #[must_use]
    pub fn view_box(self) -> &'static str {
        match self {
            Self::Arch => VIEW_BOX,
            Self::Round => ROUND_VIEW_BOX,
            Self::Card => CARD_VIEW_BOX,
        }
    }
}

/// Draws a person without backdrop or frame, for pictures that bring their own.
pub fn bust(canvas: &mut Canvas, name: &str, person: &Person) {
    head::hair_behind(canvas, person);
    robe::draw(canvas, person);
    head::face(canvas, person, name);
    head::hair_before(canvas, person);
    hat::draw(canvas, person);
    tool::draw(canvas, person);
}

/// Draws a person. The name gives the small differences of the face.
pub fn portrait(canvas: &mut Canvas, name: &str, person: &Person, frame: Frame) {
    canvas.clipped(frame.path(), |canvas| {
        if frame == Frame::Card {
            // Mirrored, what is behind goes on without a seam.
            for beside in ["scale(-1,1)", "translate(200,0) scale(-1,1)"] {
                canvas.group(beside, |canvas| backdrop::draw(canvas, person, name));
            }
        }
        backdrop::draw(canvas, person, name);
        bust(canvas, name, person);
    });
    let line = match frame {
        Frame::Arch => 2.6,
        Frame::Round => 3.2,
        // The card has an edge of its own.
        Frame::Card => return,
    };
    canvas.line(frame.path(), line);
}
