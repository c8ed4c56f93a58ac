//! The signs: one shape for each thing that is gained, paid or done, the same everywhere. A sign is 24 by 24.

use crate::canvas::Canvas;
use crate::paint::{INK, NONE, Paint, WHITE};
use crate::praga::paint::{
    BLOCK, BLOCK_SIDE, BLOCK_TOP, BLUE_TOKEN, COIN, COIN_DARK, RED_TOKEN, SHIELD, SHIELD_INK, SHIELD_LINE,
    WAX,
};
use crate::praga::shape::{Point, rounded};

/// What can be gained, in the order of the game's goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A coin.
    Gold,
    /// A block of stone.
    Stone,
    /// An egg.
    Egg,
    /// A single lancet.
    SilverWindow,
    /// A twin lancet with a rose.
    GoldWindow,
    /// A diamond.
    RedToken,
    /// A hexagon.
    BlueToken,
    /// A shield with the number inside.
    Points,
    /// A pit.
    GoldMine,
    /// Blocks and a pickaxe.
    Quarry,
    /// A gear.
    Technology,
    /// An open book.
    University,
    /// A stepped wall.
    HungerWall,
    /// Two spires.
    Cathedral,
}

impl Sign {
    /// All signs, in the order of the game's goods.
    pub const ALL: [Self; 14] = [
        Self::Gold,
        Self::Stone,
        Self::Egg,
        Self::SilverWindow,
        Self::GoldWindow,
        Self::RedToken,
        Self::BlueToken,
        Self::Points,
        Self::GoldMine,
        Self::Quarry,
        Self::Technology,
        Self::University,
        Self::HungerWall,
        Self::Cathedral,
    ];

    /// The name of its drawing.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gold => "praga-gold",
            Self::Stone => "praga-stone",
            Self::Egg => "praga-egg",
            Self::SilverWindow => "praga-silver-window",
            Self::GoldWindow => "praga-gold-window",
            Self::RedToken => "praga-red-token",
            Self::BlueToken => "praga-blue-token",
            Self::Points => "praga-vp",
            Self::GoldMine => "praga-mines",
            Self::Quarry => "praga-quarries",
            Self::Technology => "praga-technology",
            Self::University => "praga-university",
            Self::HungerWall => "praga-hunger-wall",
            Self::Cathedral => "praga-cathedral",
        }
    }
}

/// The six actions, in the order of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Mines.
    Mines,
    /// Quarries.
    Quarries,
    /// Upgrade.
    Upgrade,
    /// Wall.
    Wall,
    /// Building.
    Building,
    /// The King's Road.
    Road,
}

impl Act {
    /// All actions.
    pub const ALL: [Self; 6] = [
        Self::Mines,
        Self::Quarries,
        Self::Upgrade,
        Self::Wall,
        Self::Building,
        Self::Road,
    ];

    /// The name of its drawing.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mines => "praga-mines",
            Self::Quarries => "praga-quarries",
            Self::Upgrade => "praga-upgrade",
            Self::Wall => "praga-wall",
            Self::Building => "praga-building",
            Self::Road => "praga-road",
        }
    }
}

/// The figure on coins.
const ON_COIN: Paint = Paint("#3B2606");
/// The figure on stones.
const ON_STONE: Paint = Paint("#1B1D2B");
/// The line around figures on stones.
const HALO: Paint = Paint("#F3EAD6");

/// The smallest figure: 11 pixels where a table of 1280 by 720 draws 0.79 of a pixel for each unit.
pub const LEAST: f32 = 14.0;

/// A thing with its number. `always` shows the number of a single coin or stone too.
pub fn amount(canvas: &mut Canvas, (sign, count): (Sign, u8), at: Point, size: f32, always: bool) {
    let figure = (size * 0.64).max(LEAST);
    match sign {
        Sign::Points => {
            canvas.picture(sign.name(), at, size);
            let figure = if count > 9 {
                (size * 0.58).max(12.0)
            } else {
                figure
            };
            canvas.figure((at.0, at.1 - size * 0.03), figure, SHIELD_INK, NONE, count);
        }
        Sign::Gold if count > 1 || always => {
            canvas.picture("praga-coin", at, size);
            canvas.figure(at, figure, ON_COIN, NONE, count);
        }
        Sign::Stone if count > 1 || always => {
            canvas.picture(sign.name(), at, size);
            canvas.figure(at, figure, ON_STONE, HALO, count);
        }
        Sign::SilverWindow | Sign::GoldWindow if count == 2 => {
            canvas.picture(sign.name(), (at.0 - size * 0.28, at.1), size);
            canvas.picture(sign.name(), (at.0 + size * 0.28, at.1), size);
        }
        _ => {
            canvas.picture(sign.name(), at, size);
            if count > 1 {
                let corner = (at.0 + size * 0.42, at.1 + size * 0.34);
                canvas.figure(corner, (size * 0.5).max(LEAST), ON_STONE, HALO, count);
            }
        }
    }
}

/// How wide things side by side are.
#[must_use]
pub fn width_of(things: &[(Sign, u8)], size: f32) -> f32 {
    let wide = |&(sign, count): &(Sign, u8)| {
        let twin = matches!(sign, Sign::SilverWindow | Sign::GoldWindow) && count == 2;
        if twin { size * 1.45 } else { size * 1.1 }
    };
    things.iter().map(wide).sum()
}

/// Things side by side around a point.
pub fn line_of(canvas: &mut Canvas, things: &[(Sign, u8)], at: Point, size: f32, always: bool) {
    let mut left = at.0 - width_of(things, size) / 2.0;
    for thing in things {
        let width = width_of(&[*thing], size);
        amount(canvas, *thing, (left + width / 2.0, at.1), size, always);
        left += width;
    }
}

/// A white plate under signs.
pub fn plate(canvas: &mut Canvas, (x, y): Point, (width, height): (f32, f32), fill: Paint, line: Paint) {
    let around = (x - width / 2.0, y - height / 2.0, width, height);
    canvas.outlined(rounded(around, 4.0), fill, line, 1.2);
}

/// A name, and what draws it.
pub type Drawn = (&'static str, fn(&mut Canvas));

/// Every sign with its drawing.
#[must_use]
pub fn signs() -> Vec<Drawn> {
    vec![
        ("praga-coin", coin),
        ("praga-gold", gold),
        ("praga-stone", stone),
        ("praga-egg", egg),
        ("praga-silver-window", silver_window),
        ("praga-gold-window", gold_window),
        ("praga-vp", shield),
        ("praga-red-token", red_token),
        ("praga-blue-token", blue_token),
        ("praga-technology", gear),
        ("praga-university", book),
        ("praga-mines", mines),
        ("praga-quarries", quarries),
        ("praga-upgrade", upgrade),
        ("praga-wall", wall),
        ("praga-building", building),
        ("praga-road", road),
        ("praga-cathedral", cathedral),
        ("praga-hunger-wall", hunger_wall),
        ("praga-seal", seal),
        ("praga-lock", lock),
        ("praga-cube", cube),
        ("praga-pawn", pawn),
        ("praga-lily", lily),
        ("praga-up", up),
        ("praga-onward", onward),
        ("praga-refresh", refresh),
        ("praga-special", special),
        ("praga-plaza", plaza),
        ("praga-tile", tile),
        ("praga-bridge", bridge),
        ("praga-cards", cards),
    ]
}

fn coin(c: &mut Canvas) {
    c.circle((12.0, 12.0), 10.5, COIN, 1.4);
    c.ring((12.0, 12.0), 7.6, NONE, COIN_DARK, 1.2);
    c.stroke("M4.6 9A8 8 0 0 1 10 4.3", Paint("#FFF6CF"), 1.5);
}

fn gold(c: &mut Canvas) {
    coin(c);
    c.fill(
        "M12 6.6l1.3 3.6 3.6-1-2.2 3 2.2 3-3.6-1-1.3 3.6-1.3-3.6-3.6 1 2.2-3-2.2-3 3.6 1z",
        COIN_DARK,
    );
}

fn stone(c: &mut Canvas) {
    c.shape("M12 2L22.5 7V17.5L12 22.7L1.5 17.5V7Z", BLOCK, 1.4);
    c.fill("M1.7 7.1L12 12.2L22.3 7.1L12 2.3Z", BLOCK_TOP);
    c.fill("M12 12.2V22.4L22.2 17.3V7.2Z", BLOCK_SIDE);
    c.line("M1.5 7L12 12.2L22.5 7M12 12.2V22.7", 1.0);
}

fn egg(c: &mut Canvas) {
    c.shape(
        "M12 1.8C17 1.8 20.2 9.5 20.2 14.3A8.2 8 0 0 1 3.8 14.3C3.8 9.5 7 1.8 12 1.8Z",
        Paint("#FBF4E2"),
        1.4,
    );
    c.stroke("M8 6.5Q5.8 10 6 14", WHITE, 2.0);
    c.stroke("M14 20q4-1.5 4.6-5.5", Paint("#D9C59A"), 1.6);
}

fn silver_window(c: &mut Canvas) {
    c.shape(
        "M5.5 23V10.5Q5.5 4.5 12 .8Q18.5 4.5 18.5 10.5V23Z",
        Paint("#DCE5EE"),
        1.5,
    );
    c.stroke("M12 2V23M5.5 10.5H18.5M5.5 16.5H18.5", Paint("#6F8096"), 1.2);
    c.fill(
        "M7.5 12h3v3.5h-3zM13.5 6.5l2 2h-2zM13.5 18h3.5v3.8h-3.5z",
        Paint("#AFC2D6"),
    );
}

fn gold_window(c: &mut Canvas) {
    let (leading, glass) = (Paint("#8C6516"), Paint("#FFE9A0"));
    c.shape("M2.5 23V11Q2.5 4 12 .6Q21.5 4 21.5 11V23Z", Paint("#F0C64A"), 1.5);
    c.ring((12.0, 7.2), 3.3, Paint("#FFF1B8"), leading, 1.2);
    c.outlined(
        "M4.5 22.3V15Q4.5 12.5 8.1 11.2Q11.4 12.5 11.4 15V22.3ZM12.6 22.3V15Q12.6 12.5 15.9 11.2Q19.5 12.5 19.5 15V22.3Z",
        glass,
        leading,
        1.1,
    );
    c.stroke("M12 4v6.5M8.8 7.2h6.4", leading, 0.9);
}

fn shield(c: &mut Canvas) {
    c.outlined(
        "M2.5 1.8H21.5V12Q21.5 19.5 12 23.2Q2.5 19.5 2.5 12Z",
        SHIELD,
        SHIELD_LINE,
        1.7,
    );
}

fn red_token(c: &mut Canvas) {
    c.shape("M12 1L23 12L12 23L1 12Z", RED_TOKEN, 1.4);
    c.stroke("M12 5.5L18.5 12L12 18.5L5.5 12Z", Paint("#FFD9C9"), 1.3);
}

fn blue_token(c: &mut Canvas) {
    c.shape("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z", BLUE_TOKEN, 1.4);
    c.stroke(
        "M12 5.2L17.9 8.6V15.4L12 18.8L6.1 15.4V8.6Z",
        Paint("#CFE3FF"),
        1.3,
    );
}

fn gear(c: &mut Canvas) {
    c.group("translate(1.2 1.2) scale(.9)", |c| {
        c.shape(
            "M10.2 1.5h3.6l.6 3 2.4 1 2.5-1.7 2.5 2.5-1.7 2.5 1 2.4 3 .6v3.6l-3 .6-1 2.4 1.7 2.5-2.5 2.5-2.5-1.7-2.4 1-.6 3h-3.6l-.6-3-2.4-1-2.5 1.7-2.5-2.5 1.7-2.5-1-2.4-3-.6v-3.6l3-.6 1-2.4L2.2 6.3l2.5-2.5 2.5 1.7 2.4-1z",
            Paint("#B5713A"),
            1.4,
        );
    });
    c.circle((12.0, 12.7), 4.0, Paint("#F5E6C8"), 1.3);
}

fn book(c: &mut Canvas) {
    c.shape(
        "M1.5 5.5Q7 2.5 12 6Q17 2.5 22.5 5.5V20.5Q17 17.5 12 21Q7 17.5 1.5 20.5Z",
        Paint("#8E2F3A"),
        1.3,
    );
    c.shape(
        "M3.6 5.6Q8 3.8 12 6.9V18.8Q8 16 3.6 17.6ZM20.4 5.6Q16 3.8 12 6.9V18.8Q16 16 20.4 17.6Z",
        Paint("#FFF8E6"),
        0.8,
    );
    c.stroke(
        "M5.5 9q2.5-.8 4.8.6M5.5 12.2q2.5-.8 4.8.6M18.5 9q-2.5-.8-4.8.6M18.5 12.2q-2.5-.8-4.8.6",
        Paint("#8A7C66"),
        1.0,
    );
}

fn mines(c: &mut Canvas) {
    c.shape("M1 22L6 11Q12 3 18 11L23 22Z", Paint("#C9A24A"), 1.4);
    c.shape(
        "M7.5 22V16.5Q7.5 12 12 12Q16.5 12 16.5 16.5V22Z",
        Paint("#2A2233"),
        1.0,
    );
    c.stroke("M7.5 16.5h9", Paint("#8A5A2A"), 1.8);
    for (at, radius, paint) in [
        ((10.3, 20.3), 1.7, "#FFD75A"),
        ((13.7, 20.6), 1.5, "#FFD75A"),
        ((12.0, 18.6), 1.4, "#FFE9A0"),
    ] {
        c.circle(at, radius, Paint(paint), 0.0);
    }
}

fn quarries(c: &mut Canvas) {
    c.shape("M1.5 22V14H8V8.5H14.5V22Z", BLOCK, 1.4);
    c.line("M8 14h6.5M5 18h9.5M8 14v4M5 18v4M11.5 8.5V14M11 18v4", 0.9);
    c.stroke("M13 3.5L22.5 21", Paint("#7A4A22"), 2.6);
    c.shape("M8.5 6Q13 .5 19.5 2.5Q15.5 4 14 6.8Z", Paint("#8794A3"), 1.2);
}

fn upgrade(c: &mut Canvas) {
    c.shape("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z", Paint("#E9DDF3"), 1.4);
    c.shape("M12 4.8L18 11.2H14.6V18.8H9.4V11.2H6Z", Paint("#6B4A9A"), 1.1);
}

fn wall(c: &mut Canvas) {
    c.shape(
        "M1.5 22V3.5H6V7.5H9.5V3.5H14.5V7.5H18V3.5H22.5V22Z",
        Paint("#B98A63"),
        1.4,
    );
    c.line(
        "M1.5 11.5H22.5M1.5 16H22.5M6.5 11.5V16M12.5 11.5V16M18.5 11.5V16M4 16v6M9.5 16v6M15 16v6M20 16v6",
        0.9,
    );
}

fn building(c: &mut Canvas) {
    c.shape("M3.5 22.3V12H20.5V22.3Z", Paint("#F1DFB8"), 1.4);
    c.shape("M1.2 12.5L7 5.5L9.8 8.8L13.8 2L22.8 12.5Z", Paint("#BF5334"), 1.4);
    c.shape(
        "M10 22.3V18Q10 15.8 12 15.8Q14 15.8 14 18V22.3Z",
        Paint("#4A3426"),
        1.0,
    );
    c.shape(
        "M5.8 15h2.4v3.2H5.8zM15.8 15h2.4v3.2h-2.4z",
        Paint("#8FB0C9"),
        0.8,
    );
}

fn road(c: &mut Canvas) {
    c.shape(
        "M3 22.5Q13 19 8 14.5Q4 10.8 12.5 9.5L15.5 9.5Q10.5 11.8 14.5 14.5Q20 18.5 16.5 22.5Z",
        Paint("#D9C49A"),
        1.3,
    );
    c.shape(
        "M7.5 8.5L6 1.8L10 4.5L12.5 1L15 4.5L19 1.8L17.5 8.5Z",
        Paint("#E9BD45"),
        1.3,
    );
    c.stroke("M8 7h9", Paint("#8C6516"), 1.0);
}

/// Lead and glass of the small churches.
const GLASS: Paint = Paint("#33406B");

fn cathedral(c: &mut Canvas) {
    c.shape(
        "M3 22.5V11L6.5 2L10 11V12L12 9.5L14 12V11L17.5 2L21 11V22.5Z",
        Paint("#CFAF74"),
        1.3,
    );
    c.fill("M9.5 22.5V18.5Q9.5 16.5 12 15.2Q14.5 16.5 14.5 18.5V22.5Z", GLASS);
    c.circle((12.0, 12.8), 1.5, GLASS, 0.0);
    c.fill("M5.5 12h2v4h-2zM16.5 12h2v4h-2z", GLASS);
}

fn hunger_wall(c: &mut Canvas) {
    c.shape(
        "M1 22.5L1 6H4V8.5H6.5V6.5H9V11.5H12V9.5H14.5V14H17V12H20V17H23V22.5Z",
        Paint("#E0D0AC"),
        1.3,
    );
    c.line("M1 13.5h7M1 18h16M5 13.5V18M11.5 16v2M9 18v4.5", 0.8);
}

fn seal(c: &mut Canvas) {
    c.group("translate(-1 1)", |c| {
        c.shape(
            "M12 1.5q2.4 1.8 4.8 1 1 2.3 3.5 2.9-.3 2.6 1.7 4.3-1.7 2-1 4.6-2.5.8-3.3 3.2-2.6-.4-4.5 1.4-2-1.7-4.6-1.3-.9-2.4-3.4-3.2.6-2.5-1.1-4.5Q5.9 8 5.5 5.3q2.5-.6 3.4-2.9 1.5.6 3.1-.9z",
            WAX,
            1.2,
        );
    });
    c.ring((11.5, 11.5), 5.3, NONE, Paint("#F6C6B4"), 1.0);
}

fn lock(c: &mut Canvas) {
    let iron = Paint("#15131D");
    c.card((4.0, 10.0, 16.0, 12.0, 1.5), Paint("#4B4652"), iron, 1.4);
    c.stroke("M7.5 10V7a4.5 4.5 0 0 1 9 0v3", Paint("#BFB7A6"), 2.0);
    c.circle((12.0, 15.5), 1.8, Paint("#E9BD45"), 0.0);
}

/// What takes the colour of the seat it stands for.
const SEAT: Paint = Paint("currentColor");

fn cube(c: &mut Canvas) {
    c.shape("M12 2L21.5 7V17L12 22L2.5 17V7Z", SEAT, 1.4);
    c.wash("M2.5 7L12 12L21.5 7L12 2Z", WHITE, 0.35);
    c.wash("M12 12V22L21.5 17V7Z", Paint("#000"), 0.18);
}

fn pawn(c: &mut Canvas) {
    c.shape(
        "M4 24Q4 17 9 13Q6 10 7.500 6Q9 2 12 2Q15 2 16.500 6Q18 10 15 13Q20 17 20 24Z",
        SEAT,
        1.8,
    );
}

fn lily(c: &mut Canvas) {
    c.fill(
        "M12 1.5C15 5 15.2 8.5 13.6 12.5C14.8 9.5 19.5 7.5 20.8 11.2C21.7 14 18.8 15.5 17.2 13.6C18 17 14.5 16.5 13.8 16.5L14.3 20L16 22H8L9.7 20L10.2 16.5C9.5 16.5 6 17 6.8 13.6C5.2 15.5 2.3 14 3.2 11.2C4.5 7.5 9.2 9.5 10.4 12.5C8.8 8.5 9 5 12 1.5Z",
        SEAT,
    );
}

/// Arrows on the slopes.
const ARROW: Paint = Paint("#F3D578");

fn up(c: &mut Canvas) {
    c.shape("M12 3L20 12H15V21H9V12H4Z", ARROW, 1.5);
}

fn onward(c: &mut Canvas) {
    c.shape("M21 12L12 20V15H3V9H12V4Z", ARROW, 1.5);
}

fn refresh(c: &mut Canvas) {
    c.stroke(
        "M5 9.5A7.5 7.5 0 0 1 18.5 8M19 3.5V8.5H14M19 14.5A7.5 7.5 0 0 1 5.5 16M5 20.5V15.5H10",
        SEAT,
        2.2,
    );
}

fn special(c: &mut Canvas) {
    c.outlined(
        "M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z",
        SHIELD,
        SHIELD_LINE,
        2.4,
    );
}

fn plaza(c: &mut Canvas) {
    c.shape("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z", Paint("#D98440"), 1.4);
    c.shape(
        "M12 4.5L18.500 8.300V15.700L12 19.500L5.500 15.700V8.300Z",
        Paint("#FBF4E2"),
        0.8,
    );
    c.line("M5.5 12H18.5", 1.0);
}

fn tile(c: &mut Canvas) {
    c.shape("M3 3Q12 -1 21 3L17 21Q12 19 7 21Z", Paint("#FFF7E3"), 1.4);
    c.line("M5 11.5Q12 9 19 11.5", 1.0);
    // Its two actions, so small that only their shapes are told: a house and a wall.
    c.shape("M9 9.200V6.200L12 3.600L15 6.200V9.200Z", Paint("#D8744A"), 0.9);
    c.shape(
        "M8.600 18V13.200H10.200V14.600H11.200V13.200H12.800V14.600H13.800V13.200H15.400V18Z",
        Paint("#C9A56B"),
        0.9,
    );
}

fn bridge(c: &mut Canvas) {
    c.shape(
        "M1 21V9H23V21H20Q20 15 16 15T12.500 21H11.500Q11.500 15 8 15T4 21Z",
        Paint("#CDB078"),
        1.3,
    );
    c.shape(
        "M3 9V5L5.500 1L8 5V9ZM16 9V5L18.500 1L21 5V9Z",
        Paint("#2C4A86"),
        1.1,
    );
}

fn cards(c: &mut Canvas) {
    c.card((8.0, 2.0, 13.0, 18.0, 2.0), Paint("#EBDCB6"), INK, 1.3);
    c.card((3.0, 4.5, 13.0, 18.0, 2.0), Paint("#FBF4E2"), INK, 1.3);
}
