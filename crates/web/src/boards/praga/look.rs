//! From the game's own types to drawings.

use signoria_art::Canvas;
use signoria_art::praga::city::PlazaColour;
use signoria_art::praga::hex::Owner;
use signoria_art::praga::paint::RED_TOKEN;
use signoria_art::praga::shape::Point;
use signoria_art::praga::wheel::Zone as WheelZone;
use signoria_art::praga::{Act, HexDrawing, HexKind, Sign};
use signoria_engine::Token as _;
use signoria_praga::edition::Face;
use signoria_praga::effect::{Bonus, Gain, Gains};
use signoria_praga::hex::Hex;
use signoria_praga::pieces::{Colour, Deed, Row, Zone};
use signoria_praga::state::Holder;

/// A drawing as text.
pub fn drawn(draw: impl FnOnce(&mut Canvas)) -> String {
    let mut canvas = Canvas::new("praga-live");
    draw(&mut canvas);
    canvas.finish()
}

/// Crosses a price out; it is seen only while the thing cannot be paid.
pub fn cross(canvas: &mut Canvas, (x, y): Point, size: f32) {
    let stroke = format!("M{:.1} {:.1}l{w:.1} -{w:.1}", x - size, y + size, w = 2.0 * size);
    canvas.classed("pg-cross", |canvas| {
        canvas.faint(&stroke, RED_TOKEN, 2.0, 0.85);
    });
}

/// A thing and its number.
pub fn thing(gain: Gain) -> (Sign, u8) {
    (Sign::ALL[gain.good.index()], gain.count)
}

/// Things that are gained together.
pub fn things(gains: &Gains) -> Vec<(Sign, u8)> {
    gains.iter().map(thing).collect()
}

/// The alternatives of a bonus; one where it leaves no choice.
pub fn alternatives(bonus: &Bonus) -> Vec<Gains> {
    bonus
        .either
        .map_or_else(|| vec![bonus.sure], |either| either.to_vec())
}

/// All that a bonus can bring.
pub fn any_of(bonus: &Bonus) -> Vec<(Sign, u8)> {
    let alternatives = bonus.either.iter().flatten().flat_map(Gains::iter);
    bonus.sure.iter().chain(alternatives).map(thing).collect()
}

/// The picture of an action.
pub fn act(deed: Deed) -> Act {
    Act::ALL[deed.index()]
}

/// The face of a hex.
pub fn hex_drawing(hex: Hex, face: &Face) -> HexDrawing {
    HexDrawing {
        name: hex.to_string(),
        kind: match hex.row() {
            Row::Upgrade => HexKind::Upgrade(act(face.action)),
            Row::Wall => HexKind::Wall,
            Row::Building => HexKind::Building,
        },
        special: hex.is_special(),
        bonus: things(&face.bonus),
        sides: face.sides.map(|side| side.map(thing)),
        corners: face.corners,
    }
}

/// Whose piece it is.
pub fn owner(holder: Holder) -> Owner {
    match holder {
        Holder::Seat(seat) => Owner::Seat(seat.index()),
        Holder::Parler => Owner::Rules,
    }
}

/// The colour of a plaza.
pub fn plaza_colour(colour: Colour) -> PlazaColour {
    match colour {
        Colour::Yellow => PlazaColour::Yellow,
        Colour::Grey => PlazaColour::Grey,
        Colour::LightBlue => PlazaColour::LightBlue,
        Colour::Orange => PlazaColour::Orange,
    }
}

/// A zone of the wheel.
pub fn zone(zone: Zone) -> WheelZone {
    match zone {
        Zone::Red => WheelZone::Red,
        Zone::Green => WheelZone::Green,
        Zone::Blue => WheelZone::Blue,
    }
}
