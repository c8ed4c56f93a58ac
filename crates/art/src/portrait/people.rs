//! Who they are: people of the trades, and a face for any name.

use crate::chance::Chance;
use crate::paint::Paint;

use super::{Backdrop, Beard, Collar, Hair, Hat, Person, Skin, Tool};

macro_rules! people {
    ($($name:literal: $skin:ident $hair:ident $hair_colour:literal, $hat:ident $hat_colour:literal, $beard:ident, $collar:ident $robe:literal,
        $tool:ident, $backdrop:ident $cloth:literal;)*) => {
        /// The trades and characters that have a portrait of their own.
        pub const TRADES: &[(&str, Person)] = &[$(($name, Person {
            skin: Skin::$skin,
            hair: Hair::$hair,
            hair_colour: Paint($hair_colour),
            hat: Hat::$hat,
            hat_colour: Paint($hat_colour),
            beard: Beard::$beard,
            collar: Collar::$collar,
            robe: Paint($robe),
            tool: Tool::$tool,
            backdrop: Backdrop::$backdrop,
            cloth: Paint($cloth),
        })),*];
    };
}

people! {
    "mathematician": Warm Short "#4A3A2C", Skullcap "#3B3550", Moustache, Plain "#4A5578", Compass, Loggia "#A9A27E";
    "theologian": Pale Bald "#9B9184", Skullcap "#6E2230", Full, Plain "#3A3238", Cross, Loggia "#8C7A90";
    "philosopher": Tan Curls "#8D8378", None "#000", Long, Scarf "#6F6350", Scroll, Hills "#9CA76C";
    "botanist": Pale Bun "#8A4A24", Straw "#DDB65A", None, Plain "#5F7F46", Herb, Hills "#9CA76C";
    "alchemist": Warm Long "#57504A", Doctor "#4C3A66", Goatee, Plain "#4C3A66", Flask, Night "#31406E";
    "physicist": Fair Bob "#A8743A", Beret "#2E5E57", Moustache, Fur "#2E5E57", Lens, Loggia "#9DB0A6";
    "watchmaker": Warm Bald "#7A6C5D", None "#000", Moustache, Plain "#3F5F6B", Watch, Loggia "#B59A6A";
    "goldsmith": Tan Curls "#2D211A", None "#000", Goatee, Apron "#A8772C", Ring, Loggia "#7A5A3A";
    "bell-maker": Tan Short "#5A3820", Paper "#E9D7B1", Full, Apron "#7A3F2A", Bell, Loggia "#A58A6A";
    "cartographer": Pale Bob "#6B4526", Floppy "#7A5A2A", Goatee, Scarf "#4A6B5A", Map, Hills "#9CA76C";
    "jurist": Fair Short "#4A3A2C", Beret "#2F2A3E", None, Fur "#2F2A3E", Book, Cloth "#9A4A3A";
    "choreographer": Fair Bun "#3B2A20", Band "#C8567A", None, Lace "#7C4A86", Ribbon, Cloth "#C79AA6";
    "composer": Fair Bob "#5A3820", Chaperon "#8A3B6B", Goatee, Plain "#33596B", Lute, Cloth "#B99A54";
    "sculptor": Tan Short "#8D8378", Paper "#F3E3C2", Long, Plain "#7C6A57", Chisel, Loggia "#B98F63";
    "painter": Pale Bob "#B07A34", Floppy "#2F5D7C", None, Scarf "#C26A3A", Brush, Hills "#6F8EA0";
    "pharmacist": Warm Short "#6B5A4A", Doctor "#3D3A5C", Goatee, Fur "#5B6F4A", Herb, Cloth "#A9B27A";
    "physician": Tan Bald "#8B8277", Doctor "#8A2E2E", Full, Fur "#7A2E2E", Book, Loggia "#8FA3A0";
    "dramatist": Warm Curls "#6B4526", Beret "#5A2E4E", Moustache, Lace "#5A2E4E", Mask, Cloth "#B5894A";
    "poet": Fair Curls "#6B4526", Laurel "#000", None, Plain "#8E3B4E", Quill, Hills "#C7A24A";
    "astronomer": Pale Bob "#CFC4B0", Floppy "#31406E", Long, Plain "#31406E", Sphere, Night "#31406E";
    "organ-builder": Warm Bob "#3B2A20", Beret "#7A2E2E", Full, Apron "#5E6B3A", Pipes, Loggia "#8C7A58";
    "banker": Warm Short "#6B5A4A", Chaperon "#7A2E2E", None, Fur "#3A4A3A", Purse, Cloth "#A8834A";
    "cardinal": Pale Bald "#B7AC9C", Galero "#B32430", None, Plain "#B32430", Cross, Loggia "#B99A8A";
    "merchant": Tan Bob "#2D211A", Beret "#2B5E5A", Full, Fur "#8A5A2A", Scales, Loggia "#A9A07A";
    "muse": Fair Long "#B5722E", Laurel "#000", None, Lace "#6F8FA8", Scroll, Hills "#9CA76C";
    "princess": Pale Long "#D2A24E", Coronet "#000", None, Lace "#A83A5E", Rose, Cloth "#8E6FA0";
    "professor": Fair Bald "#CFC4B0", Doctor "#2F2A3E", Long, Fur "#2F2A3E", Book, Cloth "#8A9A7A";
    "diego": Tan Curls "#2D211A", Floppy "#8A2A2A", Goatee, Fur "#4A2A2A", Scroll, Loggia "#C08A5A";
}

/// The person of that trade or character.
#[must_use]
pub fn trade(name: &str) -> Option<&'static Person> {
    TRADES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, person)| person)
}

/// Men's names that end like women's.
const MEN_IN_A: [&str; 12] = [
    "andrea",
    "barnaba",
    "battista",
    "elia",
    "kuba",
    "luca",
    "mattia",
    "nicola",
    "никита",
    "илья",
    "саша",
    "кузьма",
];

/// The hair that goes with a first name, as far as its ending tells: Simonetta has no beard, Giuliano no bun.
fn hair_for(name: &str) -> &'static [Hair] {
    let first = name.split_whitespace().next().unwrap_or_default().to_lowercase();
    let is_cyrillic = first.chars().any(|letter| ('а'..='я').contains(&letter));
    if first.ends_with(['a', 'а', 'я']) && !MEN_IN_A.contains(&first.as_str()) {
        &[Hair::Long, Hair::Bun]
    } else if first.ends_with('o') || is_cyrillic || MEN_IN_A.contains(&first.as_str()) {
        &[Hair::Bob, Hair::Curls, Hair::Short, Hair::Bald]
    } else {
        &[
            Hair::Bob,
            Hair::Long,
            Hair::Curls,
            Hair::Bun,
            Hair::Short,
            Hair::Bald,
        ]
    }
}

/// A face for any name, the same every time, dressed in that colour before that cloth.
#[must_use]
pub fn named(name: &str, robe: Paint, cloth: Paint) -> Person {
    let mut chance = Chance::of(name);
    let hair = chance.pick(hair_for(name));
    // Buns and long hair are worn without a beard, bald heads with a hat as often as not.
    let (hats, beards): (&[Hat], &[Beard]) = match hair {
        Hair::Long | Hair::Bun => (
            &[Hat::None, Hat::Band, Hat::Veil, Hat::Balzo, Hat::Straw],
            &[Beard::None],
        ),
        Hair::Curls => (
            &[Hat::None, Hat::None, Hat::Beret, Hat::Laurel, Hat::Band],
            &[Beard::None, Beard::None, Beard::Goatee, Beard::Full],
        ),
        Hair::Bob | Hair::Short | Hair::Bald => (
            &[Hat::None, Hat::Beret, Hat::Floppy, Hat::Chaperon, Hat::Doctor],
            &[
                Beard::None,
                Beard::Goatee,
                Beard::Moustache,
                Beard::Full,
                Beard::Long,
            ],
        ),
    };
    Person {
        skin: chance.pick(&[Skin::Fair, Skin::Warm, Skin::Tan, Skin::Pale]),
        hair,
        hair_colour: Paint(chance.pick(&[
            "#9A5526", "#C9A04A", "#4A3423", "#2E1F18", "#6B4526", "#B07A34", "#8D8378", "#CFC4B0",
        ])),
        hat: chance.pick(hats),
        hat_colour: Paint(chance.pick(&["#A83226", "#F6EFE0", "#C99A2E", "#2F5D7C", "#3D3A5C", "#5E6B3A"])),
        beard: chance.pick(beards),
        collar: chance.pick(&[Collar::Plain, Collar::Fur, Collar::Lace, Collar::Scarf]),
        robe,
        tool: Tool::None,
        backdrop: Backdrop::Plain,
        cloth,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_always_has_the_same_face() {
        let face = |name| named(name, Paint("#123"), Paint("#456"));
        assert_eq!(face("Bianca"), face("Bianca"));
        let faces: Vec<Person> = ["Bianca", "Cosimo", "Lucrezia", "Isabella", "Piero"]
            .map(face)
            .to_vec();
        assert!(faces.iter().any(|other| *other != faces[0]));
    }

    #[test]
    fn a_face_goes_with_the_name() {
        let face = |name| named(name, Paint("#123"), Paint("#456"));
        for name in ["Simonetta", "Bianca Rossi", "Анна", "Софья"] {
            let face = face(name);
            assert!(
                matches!(face.hair, Hair::Long | Hair::Bun),
                "{name}: {:?}",
                face.hair
            );
            assert_eq!(face.beard, Beard::None, "{name}");
        }
        for name in ["Giuliano", "Luca", "Борис", "Никита"] {
            let face = face(name);
            assert!(
                !matches!(face.hair, Hair::Long | Hair::Bun),
                "{name}: {:?}",
                face.hair
            );
        }
    }
}
