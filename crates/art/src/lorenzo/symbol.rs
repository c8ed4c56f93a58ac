//! Goods and signs, each in a box of 24.

use crate::canvas::Canvas;
use crate::paint::{NONE, Paint as P};

/// Everything that stands for a word on cards, spaces and tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Symbol {
    Wood,
    Stone,
    Servants,
    Coins,
    Military,
    Faith,
    Victory,
    Laurel,
    Privilege,
    Bolt,
    Harvest,
    Production,
    Territory,
    Character,
    Building,
    Venture,
    AnyCard,
    Church,
    Exchange,
    Check,
    Cross,
    Tower,
    Member,
    Leader,
    Lily,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Self; 25] = [
        Self::Wood,
        Self::Stone,
        Self::Servants,
        Self::Coins,
        Self::Military,
        Self::Faith,
        Self::Victory,
        Self::Laurel,
        Self::Privilege,
        Self::Bolt,
        Self::Harvest,
        Self::Production,
        Self::Territory,
        Self::Character,
        Self::Building,
        Self::Venture,
        Self::AnyCard,
        Self::Church,
        Self::Exchange,
        Self::Check,
        Self::Cross,
        Self::Tower,
        Self::Member,
        Self::Leader,
        Self::Lily,
    ];

    /// Its name in the sheet, where it is the same as the game's word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Servants => "servants",
            Self::Coins => "coins",
            Self::Military => "military",
            Self::Faith => "faith",
            Self::Victory => "victory",
            Self::Laurel => "laurel",
            Self::Privilege => "privilege",
            Self::Bolt => "bolt",
            Self::Harvest => "harvest",
            Self::Production => "production",
            Self::Territory => "territory",
            Self::Character => "character",
            Self::Building => "building",
            Self::Venture => "venture",
            Self::AnyCard => "any-card",
            Self::Church => "church-sign",
            Self::Exchange => "exchange",
            Self::Check => "check",
            Self::Cross => "cross",
            Self::Tower => "tower-sign",
            Self::Member => "member-sign",
            Self::Leader => "leader-sign",
            Self::Lily => "lily",
        }
    }
}

/// The ink of whoever uses the sign.
const TEXT: P = P("currentColor");
const PEN: f32 = 1.5;

/// Draws a symbol.
pub fn symbol(c: &mut Canvas, symbol: Symbol) {
    match symbol {
        Symbol::Wood => wood(c),
        Symbol::Stone => {
            c.shape("M12 2.5L21.5 8L12 13.2L2.5 8Z", P("#e6e1d6"), PEN);
            c.shape("M2.5 8L12 13.2V22L2.5 16.5Z", P("#b3ac9f"), PEN);
            c.shape("M21.5 8L12 13.2V22L21.5 16.5Z", P("#8c857a"), PEN);
        }
        Symbol::Servants => {
            c.shape("M3 22C3 15.5 6.5 12.6 12 12.6S21 15.5 21 22Z", P("#d58a78"), PEN);
            c.shape("M8.6 13.4L12 18L15.4 13.4L14.6 22H9.4Z", P("#fff3e0"), 1.1);
            c.circle((12.0, 8.0), 4.7, P("#f3d2b0"), PEN);
            c.shape("M6.6 8.4C6 1.6 18 1.6 17.4 8.4C15.5 5.6 8.5 5.6 6.6 8.4Z", P("#fbf3e4"), PEN);
        }
        Symbol::Coins => {
            c.circle((12.0, 12.0), 9.6, P("#eab73c"), PEN);
            c.ring((12.0, 12.0), 6.9, NONE, P("#8f6413"), 1.1);
            let lily = "M12 7C13.6 9 13.6 10.4 12 12.4C10.4 10.4 10.4 9 12 7ZM9 9.6C6.8 10.4 8 13.6 10.8 13M15 9.6C17.2 10.4 16 13.6 13.2 13M9.4 14.2H14.6M12 12.4V17";
            c.outlined(lily, P("#8f6413"), P("#7a5410"), 1.1);
        }
        Symbol::Military => {
            c.shape("M12 1.8L20.6 4.6V11C20.6 16.8 16.6 20.4 12 22.4C7.4 20.4 3.4 16.8 3.4 11V4.6Z", P("#a3322c"), PEN);
            c.stroke("M7.2 6.8L16 16.2M16.8 6.8L8 16.2", P("#fff0d8"), 2.1);
            c.stroke("M6.8 13.6L10.2 17M17.2 13.6L13.8 17", P("#f0c35a"), 1.9);
        }
        Symbol::Faith => {
            c.shape("M3.8 22V11C3.8 5.6 8 2.4 12 1.6C16 2.4 20.2 5.6 20.2 11V22Z", P("#2c3a72"), PEN);
            c.stroke("M12 5.6V18.6M7.8 10H16.2", P("#f7d878"), 2.9);
        }
        Symbol::Victory => victory(c),
        Symbol::Laurel => {
            c.ring((12.0, 12.0), 8.4, P("#fff3cc"), P("#8a7430"), 1.0);
            let leaves = "M10.6 23C6.8 22.5 5.2 21 4.8 19.2C7.6 19.2 9.8 20.4 10.6 23ZM4.6 18.8C2 17.2 1 15.2 1.3 13C3.9 14 5 16.2 4.6 18.8ZM1.8 12.2C.3 9.6.5 7.6 1.8 5.8C3.6 7.8 3.7 10.2 1.8 12.2ZM3.2 6.2C3 3.6 4.4 2.1 6.4 1.1C7 3.5 5.6 5.4 3.2 6.2ZM13.4 23C17.2 22.5 18.8 21 19.2 19.2C16.4 19.2 14.2 20.4 13.4 23ZM19.4 18.8C22 17.2 23 15.2 22.7 13C20.1 14 19 16.2 19.4 18.8ZM22.2 12.2C23.7 9.6 23.5 7.6 22.2 5.8C20.4 7.8 20.3 10.2 22.2 12.2ZM20.8 6.2C21 3.6 19.6 2.1 17.6 1.1C17 3.5 18.4 5.4 20.8 6.2Z";
            c.outlined(leaves, P("#7f9a3c"), P("#3f4d17"), 0.9);
        }
        Symbol::Privilege => {
            c.shape("M5 4.5H18.5C21.5 4.5 21.5 8.5 18.5 8.5V18.5C18.5 21.5 15 21.5 15 18.5H4C1.5 18.5 1.5 15 4 15H5Z", P("#fdf2d6"), PEN);
            c.line("M5 4.5C2.4 4.5 2.4 8 5 8M8 8.5h7.5M8 11.5h7", 1.2);
            c.circle((9.6, 17.6), 4.2, P("#b8322c"), PEN);
            c.stroke("M8.2 17.4l1.2 1.3 1.9-2.4", P("#ffe3c4"), 1.4);
        }
        Symbol::Bolt => c.outlined("M14 1.5L4.5 13.5H10.5L8 22.5L19.5 9.2H12.8Z", P("#e8591c"), P("#4a1a06"), PEN),
        Symbol::Harvest => {
            c.shape("M6 20C2 10 9 2 19 4.2C12 5.4 9.4 11 10 16.4Z", P("#e9eee2"), PEN);
            c.shape("M7 15.8L10.6 17.6L8.8 22.6L5.4 21Z", P("#8d5a2c"), PEN);
        }
        Symbol::Production => {
            c.group("translate(1.2 0) scale(.9)", |c| {
                c.shape("M10.2 1.8h3.6l.5 2.8 2 .9 2.4-1.7 2.5 2.5-1.7 2.4.9 2 2.8.5v3.6l-2.8.5-.9 2 1.7 2.4-2.5 2.5-2.4-1.7-2 .9-.5 2.8h-3.6l-.5-2.8-2-.9-2.4 1.7-2.5-2.5 1.7-2.4-.9-2-2.8-.5v-3.6l2.8-.5.9-2L3.2 6.3l2.5-2.5 2.4 1.7 2-.9z", P("#e9b13a"), PEN);
            });
            c.circle((12.0, 11.7), 3.4, P("#fff3d6"), PEN);
        }
        Symbol::Territory => {
            c.shape("M1.5 20C5 12 9 12 12 15.5C15 11 19 12 22.5 20Z", P("#6f9a4f"), PEN);
            c.shape("M8 16C4.4 12 6.5 4 8 2C9.5 4 11.6 12 8 16Z", P("#3d6b35"), PEN);
            c.shape("M16.5 15C14 12 15.4 7 16.5 5.6C17.6 7 19 12 16.5 15Z", P("#3d6b35"), PEN);
        }
        Symbol::Character => person(c, P("#3a76b0"), P("#244f80")),
        Symbol::Leader => {
            person(c, P("#7a2f3c"), P("#d9b45a"));
            c.circle((12.0, 18.5), 2.2, P("#eab73c"), 1.0);
        }
        Symbol::Building => {
            c.shape("M3.5 22V10L12 3L20.5 10V22Z", P("#edb94a"), PEN);
            c.stroke("M1.8 11.2L12 2.4L22.2 11.2", P("#8a4a22"), 2.6);
            c.shape("M9.4 22V16.5C9.4 13 14.6 13 14.6 16.5V22Z", P("#6b4415"), PEN);
        }
        Symbol::Venture => {
            c.line("M6 22.5V2", 2.2);
            c.shape("M6 3C11 .6 14 6 21.5 3.4L18.6 8.6L21.5 14C14 16 11 11.4 6 13.6Z", P("#8a4f98"), PEN);
        }
        Symbol::AnyCard => {
            for (x, y, colour) in [(3.0, 3.0, "#6f9a4f"), (13.0, 3.0, "#3a76b0"), (3.0, 13.0, "#edb94a"), (13.0, 13.0, "#8a4f98")] {
                c.card((x, y, 8.0, 8.0, 1.5), P(colour), crate::paint::INK, 1.3);
            }
        }
        Symbol::Church => {
            c.shape("M4 22V13C4 7 8 5 12 5S20 7 20 13V22Z", P("#c9623c"), PEN);
            c.line("M12 5V1M10.4 2.4h3.2", PEN);
            c.line("M8 22V12M16 22V12M12 22V6", 1.0);
        }
        Symbol::Exchange => {
            c.shape("M3 8.5H16V4.5L22 10L16 13.5V11H3Z", P("#f2c65a"), PEN);
            c.shape("M21 16H9V13L2.5 18L9 22.5V19.5H21Z", P("#e0a23a"), PEN);
        }
        Symbol::Check => c.stroke("M4 12.5L10 18.5L20.5 5.5", TEXT, 3.6),
        Symbol::Cross => c.stroke("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", TEXT, 3.6),
        Symbol::Tower => c.shape("M5 22V8L3.4 6.4V2H7V4.4H10V2H14V4.4H17V2H20.6V6.4L19 8V22Z", TEXT, PEN),
        Symbol::Member => {
            c.shape("M12 8.5C7.5 8.5 6.6 13 5.8 16.5L3.5 22H20.5L18.2 16.5C17.4 13 16.5 8.5 12 8.5Z", P("#a9884f"), PEN);
            c.circle((12.0, 6.0), 4.2, P("#f1d0ac"), PEN);
        }
        Symbol::Lily => c.outlined("M12 1.5C15 5 15 8.6 12.8 12.4H11.2C9 8.6 9 5 12 1.5ZM10.4 12.2C6 15.6 2.6 11.6 4.6 8.6C5.4 7.4 7.2 7.8 7 9.2M13.6 12.2C18 15.6 21.4 11.6 19.4 8.6C18.6 7.4 16.8 7.8 17 9.2M7.6 13.6H16.4M12 13.6C12 17 10.6 20 12 22.5C13.4 20 12 17 12 13.6M9.8 14C9.6 17 8.6 18.6 7 19.4M14.2 14C14.4 17 15.4 18.6 17 19.4", TEXT, TEXT, 1.4),
    }
}

fn victory(c: &mut Canvas) {
    c.circle((12.0, 12.0), 6.4, P("#fff3cc"), 1.1);
    let star = "M12 8.1L13.2 10.6L16 11L14 12.9L14.5 15.7L12 14.3L9.5 15.7L10 12.9L8 11L10.8 10.6Z";
    c.shape(star, P("#b6761b"), 0.9);
    let leaves = "M10.6 22C6.8 21.5 5.4 20 5 18.2C8 18 10 19.4 10.6 22ZM5.2 18C2.4 16.4 1.6 14.4 2 12.2C4.8 13.2 5.8 15.4 5.2 18ZM2.6 12C1 9.4 1.2 7.4 2.6 5.6C4.6 7.6 4.6 10 2.6 12ZM4 6.4C3.6 3.8 4.8 2.4 6.6 1.4C7.4 3.8 6.4 5.6 4 6.4ZM13.4 22C17.2 21.5 18.6 20 19 18.2C16 18 14 19.4 13.4 22ZM18.8 18C21.6 16.4 22.4 14.4 22 12.2C19.2 13.2 18.2 15.4 18.8 18ZM21.4 12C23 9.4 22.8 7.4 21.4 5.6C19.4 7.6 19.4 10 21.4 12ZM20 6.4C20.4 3.8 19.2 2.4 17.4 1.4C16.6 3.8 17.6 5.6 20 6.4Z";
    c.outlined(leaves, P("#7f9a3c"), P("#3f4d17"), 1.0);
}

fn wood(c: &mut Canvas) {
    let end = P("#f0d09c");
    for (x, y, bark) in [(1.5, 12.6, "#8d5a2c"), (4.0, 3.6, "#a56c37")] {
        c.card((x, y, 20.5 - x / 2.0, 8.4, 4.2), P(bark), crate::paint::INK, PEN);
        c.ellipse((x + 4.2, y + 4.2), (3.6, 4.0), end, PEN);
        c.circle((x + 4.2, y + 4.2), 1.4, NONE, PEN);
    }
    c.line("M14 6.2h4M13 15h6M14 18h4", 1.0);
}

fn person(c: &mut Canvas, robe: P, hat: P) {
    c.shape("M3 22C3 15.5 6.5 13 12 13S21 15.5 21 22Z", robe, PEN);
    c.circle((12.0, 9.0), 4.8, P("#f3d2b0"), PEN);
    c.shape("M5 8.5C4 1 20 .5 19.4 7.4C16 5.4 9 5.6 5 8.5Z", hat, PEN);
}
