//! Characters and leaders: portraits from the kit in front of the wall of their card.

use crate::canvas::{Canvas, round};
use crate::paint::{Paint as P, WHITE};
use crate::portrait::{Backdrop, Beard, Collar, Hair, Hat, Person, Skin, Tool, bust};

macro_rules! people {
    ($list:ident: $($name:literal: $skin:ident $hair:ident $hair_colour:literal, $hat:ident $hat_colour:literal, $beard:ident, $collar:ident $robe:literal, $tool:ident;)*) => {
        const $list: &[(&str, Person)] = &[$(($name, Person {
            skin: Skin::$skin,
            hair: Hair::$hair,
            hair_colour: P($hair_colour),
            hat: Hat::$hat,
            hat_colour: P($hat_colour),
            beard: Beard::$beard,
            collar: Collar::$collar,
            robe: P($robe),
            tool: Tool::$tool,
            backdrop: Backdrop::Plain,
            cloth: P("#fff"),
        })),*];
    };
}

people! { CHARACTERS:
    "warlord": Tan Short "#3a2617", Helm "#b8322c", Moustache, Armour "#7a2a28", Sword;
    "stonemason": Warm Short "#6b4a2c", Paper "#f3e3c2", Full, Apron "#8a7a64", Chisel;
    "dame": Pale Bun "#8a4a22", Balzo "#c99a2e", None, Lace "#2f68a0", Rose;
    "knight": Fair Bob "#8a5a2a", Helm "#2f68a0", None, Armour "#2f4a7a", Sword;
    "farmer": Warm Short "#b07a3a", Straw "#e6c56a", None, Plain "#5d7f48", Sickle;
    "artisan": Tan Curls "#2d211a", Band "#a83226", Goatee, Apron "#a8772c", Ring;
    "preacher": Pale Bald "#9b9184", Skullcap "#2f2a33", Full, Plain "#3a3238", Cross;
    "abbess": Pale Bald "#f6efe0", Veil "#f6efe0", None, Plain "#2f2a3e", Book;
    "captain": Tan Bob "#3a2517", Floppy "#7a2a28", Moustache, Armour "#4a5578", Banner;
    "architect": Warm Short "#8c8478", Beret "#2f2a33", Full, Fur "#3f5f6f", Compass;
    "patron": Fair Short "#5a4634", Chaperon "#7a2e2e", None, Fur "#8a5a2a", Purse;
    "hero": Fair Long "#c98f3a", Laurel "#000", None, Armour "#7a2a28", Sword;
    "peasant": Tan Short "#7a4a22", Straw "#ddb65a", Full, Scarf "#8a7a4a", Fork;
    "scholar": Pale Bob "#cfc4b0", Doctor "#2f2a3e", Long, Fur "#4a5578", Book;
    "papal-messenger": Fair Short "#6b4a2c", Skullcap "#f8f1e0", None, Plain "#a3322c", Letter;
    "royal-messenger": Fair Bob "#8a5a2a", Floppy "#2c5f8f", None, Lace "#c98f2a", Scroll;
    "noble": Pale Curls "#4a3423", Beret "#5a2e4e", Goatee, Lace "#5a2e4e", Ring;
    "governor": Warm Short "#777777", Chaperon "#2f6b4a", None, Fur "#2f4a3a", Scroll;
    "paramour": Fair Long "#9a5526", Coronet "#000", None, Lace "#b9486a", Mask;
    "herald": Warm Bob "#b07a34", Floppy "#a83226", None, Lace "#7c4a86", Banner;
    "cardinal": Pale Bald "#b7ac9c", Galero "#b32430", None, Plain "#b32430", Cross;
    "bishop": Warm Short "#cfc4b0", Mitre "#f6efe0", Full, Plain "#6a4a8a", Crozier;
    "general": Tan Short "#57504a", Helm "#c99a2e", Full, Armour "#4a3a2a", Sword;
    "ambassador": Tan Curls "#2d211a", Beret "#2b5e5a", Goatee, Fur "#2b5e5a", Letter;
}

people! { LEADERS:
    "francesco-sforza": Warm Short "#57504a", Beret "#a83226", None, Armour "#7a2a28", Sword;
    "ludovico-ariosto": Tan Curls "#4a3423", Laurel "#000", Full, Fur "#4a3a52", Quill;
    "filippo-brunelleschi": Warm Bald "#6b5a4a", Chaperon "#a83226", None, Plain "#5e6b3a", Compass;
    "federico-da-montefeltro": Tan Short "#3a2a1c", Doctor "#a83226", None, Plain "#a83226", Book;
    "girolamo-savonarola": Pale Bald "#3a2a1c", Chaperon "#262220", None, Plain "#262220", Cross;
    "giovanni-dalle-bande-nere": Tan Short "#231a16", None "#000", Full, Armour "#262220", Sword;
    "sandro-botticelli": Fair Long "#c98f3a", None "#000", None, Plain "#c46a2a", Brush;
    "michelangelo-buonarroti": Tan Curls "#57504a", None "#000", Long, Plain "#3a3a4a", Chisel;
    "ludovico-iii-gonzaga": Warm Short "#8d8378", Beret "#7a2a28", None, Fur "#3a4a3a", Purse;
    "leonardo-da-vinci": Warm Long "#cfc4b0", Floppy "#5a2e2e", Long, Plain "#6f6350", Lens;
    "pico-della-mirandola": Pale Long "#b07a34", Beret "#a83226", None, Plain "#a83226", Scroll;
    "sisto-iv": Pale Bald "#b7ac9c", Tiara "#f6efe0", None, Plain "#fbf1dc", Crozier;
    "lucrezia-borgia": Fair Long "#d2a24e", Band "#2f68a0", None, Lace "#5a2e4e", Rose;
    "sigismondo-malatesta": Warm Bob "#3a2a1c", Skullcap "#9c2b2b", None, Armour "#4a3a52", Sword;
    "lorenzo-de-medici": Tan Bob "#231a16", Chaperon "#a83226", None, Fur "#5a2e2e", Letter;
    "ludovico-il-moro": Tan Bob "#231a16", None "#000", None, Lace "#3a2f52", Ring;
    "cesare-borgia": Fair Long "#2d211a", Beret "#262220", Full, Armour "#262220", Sword;
    "santa-rita": Pale Bald "#262220", Veil "#262220", None, Plain "#262220", Rose;
    "cosimo-de-medici": Warm Short "#57504a", Skullcap "#7a2e2e", None, Fur "#7a2e2e", Purse;
    "bartolomeo-colleoni": Tan Short "#777777", Helm "#a83226", None, Armour "#6b5a4a", Banner;
}

fn person<'a>(list: &'a [(&str, Person)], name: &str) -> Option<&'a Person> {
    list.iter()
        .find(|(known, _)| *known == name)
        .map(|(_, person)| person)
}

/// A wall with small diamonds and an arch; around the middle at `x`, in a box of that size.
fn niche(c: &mut Canvas, (width, height): (f32, f32), x: f32, (above, below): (P, P), arch: P) {
    c.fade((0.0, 0.0, width, height), above, below);
    let mut diamonds = String::new();
    for row in 0..(height / 12.0) as u8 + 1 {
        for column in 0..(width / 14.0) as u8 + 1 {
            let (px, py) = (
                f32::from(column) * 14.0 + f32::from(row % 2) * 7.0,
                f32::from(row) * 12.0 + 1.0,
            );
            diamonds.push_str(&format!("M{px},{py}l2.4,3.4l-2.4,3.4l-2.4,-3.4z"));
        }
    }
    c.wash(diamonds, WHITE, 0.1);
    let radius = round((height * 0.6).min(width * 0.46));
    let spring = round(height * 0.56);
    c.wash(
        format_args!(
            "M{},{height}V{spring}a{radius},{} 0 0 1 {},0V{height}Z",
            x - radius,
            round(radius * 0.9),
            radius * 2.0
        ),
        arch,
        0.55,
    );
}

/// A character by its word, in the box of a card's picture.
pub fn character(c: &mut Canvas, name: &str) {
    niche(c, (140.0, 60.0), 78.0, (P("#2d6394"), P("#8fb9cf")), P("#d9e7e4"));
    if let Some(person) = person(CHARACTERS, name) {
        c.group("translate(49 -7) scale(.58)", |c| bust(c, name, person));
    }
}

/// The box of a leader's picture.
pub const LEADER_PICTURE: &str = "0 0 72 60";

/// A leader by its word.
pub fn leader(c: &mut Canvas, name: &str) {
    niche(c, (72.0, 60.0), 36.0, (P("#3d3a52"), P("#6b5a4a")), P("#d8b46a"));
    if let Some(person) = person(LEADERS, name) {
        // From the top of the highest hat to where the shoulders end.
        c.group("translate(7.5 3) scale(.57)", |c| bust(c, name, person));
    }
    c.line("M0,60H72", 1.0);
}
