//! The characters, from the parts of the portrait kit: what somebody was known for gives hat and tool, the name gives the face.

use crate::chance::Chance;
use crate::paint::Paint;
use crate::portrait::{Backdrop, Beard, Collar, Hair, Hat, Person, Skin, Tool};

/// What somebody was known for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Fame {
    Painter,
    Builder,
    Sculptor,
    Poet,
    Scholar,
    Printer,
    Captain,
    Mapmaker,
    Banker,
    Prince,
    Lady,
    Cleric,
    Soldier,
    Singer,
    Ottoman,
}

/// All characters by name.
pub const PEOPLE: &[(&str, Fame)] = &[
    ("aldus-manutius", Fame::Printer),
    ("johannes-gutenberg", Fame::Printer),
    ("sandro-botticelli", Fame::Painter),
    ("isabella-deste", Fame::Lady),
    ("michelozzo", Fame::Builder),
    ("giuliano-da-sangallo", Fame::Builder),
    ("henry-the-navigator", Fame::Prince),
    ("piri-reis", Fame::Ottoman),
    ("paolo-toscanelli", Fame::Mapmaker),
    ("antonio-pigafetta", Fame::Mapmaker),
    ("francesco-datini", Fame::Banker),
    ("agostino-chigi", Fame::Banker),
    ("vittoria-colonna", Fame::Lady),
    ("josquin-des-prez", Fame::Singer),
    ("bartolomeu-dias", Fame::Captain),
    ("giovanni-caboto", Fame::Captain),
    ("bartolomeo-colleoni", Fame::Soldier),
    ("luca-della-robbia", Fame::Sculptor),
    ("niccolo-de-conti", Fame::Captain),
    ("flavio-biondo", Fame::Scholar),
    ("poggio-bracciolini", Fame::Scholar),
    ("bessarion", Fame::Cleric),
    ("pietro-perugino", Fame::Painter),
    ("giovanni-bellini", Fame::Painter),
    ("donato-bramante", Fame::Builder),
    ("francesco-di-giorgio", Fame::Builder),
    ("vettor-fausto", Fame::Scholar),
    ("mariano-taccola", Fame::Builder),
    ("fra-mauro", Fame::Mapmaker),
    ("alvise-cadamosto", Fame::Captain),
    ("jakob-fugger", Fame::Banker),
    ("giovanni-di-bicci-de-medici", Fame::Banker),
    ("isotta-nogarola", Fame::Lady),
    ("caterina-sforza", Fame::Lady),
    ("lucrezia-borgia", Fame::Lady),
    ("vasco-da-gama", Fame::Captain),
    ("giovanni-da-verrazzano", Fame::Captain),
    ("hayreddin-barbarossa", Fame::Ottoman),
    ("ciriaco-dancona", Fame::Scholar),
    ("giorgio-vasari", Fame::Painter),
    ("marsilio-ficino", Fame::Scholar),
    ("leon-battista-alberti", Fame::Builder),
    ("lorenzo-ghiberti", Fame::Sculptor),
    ("andrea-mantegna", Fame::Painter),
    ("sebastiano-venier", Fame::Soldier),
    ("ferdinand-magellan", Fame::Captain),
    ("luca-pacioli", Fame::Cleric),
    ("piero-della-francesca", Fame::Painter),
    ("lorenzo-valla", Fame::Scholar),
    ("juan-sebastian-elcano", Fame::Captain),
    ("federico-da-montefeltro", Fame::Prince),
    ("giulia-gonzaga", Fame::Lady),
    ("pedro-nunes", Fame::Mapmaker),
    ("filippo-lippi", Fame::Painter),
    ("michael-of-rhodes", Fame::Mapmaker),
    ("alessandra-scala", Fame::Lady),
    ("pedro-alvares-cabral", Fame::Captain),
    ("gerolamo-cardano", Fame::Scholar),
    ("suleiman-the-magnificent", Fame::Ottoman),
    ("pietro-bembo", Fame::Cleric),
    ("raphael", Fame::Painter),
    ("ludovico-ariosto", Fame::Poet),
    ("filippo-brunelleschi", Fame::Builder),
    ("andrea-doria", Fame::Soldier),
    ("christopher-columbus", Fame::Captain),
    ("cosimo-de-medici", Fame::Banker),
    ("leonardo-da-vinci", Fame::Painter),
    ("lorenzo-de-medici", Fame::Prince),
    ("amerigo-vespucci", Fame::Mapmaker),
    ("pico-della-mirandola", Fame::Scholar),
    ("niccolo-machiavelli", Fame::Scholar),
    ("michelangelo", Fame::Sculptor),
    ("erasmus-of-rotterdam", Fame::Scholar),
    ("girolamo-savonarola", Fame::Cleric),
    ("antonio-piccolomini", Fame::Prince),
];

/// What some are always painted with: hair and its colour, hat and its colour, beard, robe.
type Known = (Hair, &'static str, Hat, &'static str, Beard, &'static str);

const KNOWN: [(&str, Known); 21] = [
    (
        "leonardo-da-vinci",
        (
            Hair::Long,
            "#D9D2C2",
            Hat::Floppy,
            "#5B2E57",
            Beard::Long,
            "#7A2F3B",
        ),
    ),
    (
        "suleiman-the-magnificent",
        (
            Hair::Short,
            "#3A2A20",
            Hat::Turban,
            "#FBF6E8",
            Beard::Full,
            "#2F6E4B",
        ),
    ),
    (
        "hayreddin-barbarossa",
        (
            Hair::Short,
            "#B5602A",
            Hat::Turban,
            "#F3E6C8",
            Beard::Long,
            "#7A2F3B",
        ),
    ),
    (
        "caterina-sforza",
        (Hair::Bun, "#C98A3B", Hat::Band, "#E7C46A", Beard::None, "#3B2A55"),
    ),
    (
        "flavio-biondo",
        (
            Hair::Short,
            "#5E4630",
            Hat::Chaperon,
            "#A52A2F",
            Beard::None,
            "#A52A2F",
        ),
    ),
    (
        "pietro-perugino",
        (
            Hair::Bob,
            "#5A3A22",
            Hat::Skullcap,
            "#26262C",
            Beard::None,
            "#3E4A2C",
        ),
    ),
    (
        "isabella-deste",
        (
            Hair::Long,
            "#B4763A",
            Hat::Balzo,
            "#E7C46A",
            Beard::None,
            "#274C40",
        ),
    ),
    (
        "lucrezia-borgia",
        (Hair::Long, "#E0B860", Hat::None, "#000", Beard::None, "#8E2E4E"),
    ),
    (
        "raphael",
        (
            Hair::Long,
            "#4A2F1E",
            Hat::Beret,
            "#1F1E22",
            Beard::None,
            "#222227",
        ),
    ),
    (
        "sandro-botticelli",
        (Hair::Curls, "#B5742F", Hat::None, "#000", Beard::None, "#C0782E"),
    ),
    (
        "michelangelo",
        (Hair::Curls, "#4A3423", Hat::None, "#000", Beard::Full, "#2E2A2B"),
    ),
    (
        "christopher-columbus",
        (
            Hair::Bob,
            "#8D8378",
            Hat::Beret,
            "#2F3A4A",
            Beard::None,
            "#2F3A4A",
        ),
    ),
    (
        "vasco-da-gama",
        (
            Hair::Short,
            "#3A2A20",
            Hat::Beret,
            "#7A2E2E",
            Beard::Long,
            "#4A2E3E",
        ),
    ),
    (
        "lorenzo-de-medici",
        (Hair::Bob, "#2E1F18", Hat::None, "#000", Beard::None, "#7A2030"),
    ),
    (
        "cosimo-de-medici",
        (
            Hair::Short,
            "#8D8378",
            Hat::Chaperon,
            "#B32430",
            Beard::None,
            "#B32430",
        ),
    ),
    (
        "federico-da-montefeltro",
        (
            Hair::Curls,
            "#2E1F18",
            Hat::Doctor,
            "#B32430",
            Beard::None,
            "#B32430",
        ),
    ),
    (
        "girolamo-savonarola",
        (
            Hair::Bald,
            "#2E1F18",
            Hat::Veil,
            "#2A2624",
            Beard::None,
            "#2A2624",
        ),
    ),
    (
        "erasmus-of-rotterdam",
        (
            Hair::Short,
            "#8D8378",
            Hat::Doctor,
            "#26262C",
            Beard::None,
            "#2E2A2B",
        ),
    ),
    (
        "niccolo-machiavelli",
        (Hair::Short, "#2E1F18", Hat::None, "#000", Beard::None, "#6E2230"),
    ),
    (
        "bessarion",
        (
            Hair::Bald,
            "#CFC4B0",
            Hat::Galero,
            "#B32430",
            Beard::Long,
            "#2A2624",
        ),
    ),
    (
        "vittoria-colonna",
        (
            Hair::Long,
            "#6B4526",
            Hat::Veil,
            "#F6EFE0",
            Beard::None,
            "#3A3A4E",
        ),
    ),
];

fn known(name: &str, person: &mut Person) {
    let found = KNOWN.iter().find(|(known, _)| *known == name);
    if let Some(&(_, (hair, hair_colour, hat, hat_colour, beard, robe))) = found {
        (person.hair, person.hair_colour) = (hair, Paint(hair_colour));
        (person.hat, person.hat_colour) = (hat, Paint(hat_colour));
        (person.beard, person.robe) = (beard, Paint(robe));
    }
}

/// Hats, tools, collars and robes to choose from.
type Wardrobe = (
    &'static [Hat],
    &'static [Tool],
    &'static [Collar],
    &'static [&'static str],
);

fn wardrobe(fame: Fame) -> Wardrobe {
    match fame {
        Fame::Painter => (
            &[Hat::Beret, Hat::Floppy, Hat::Skullcap, Hat::None],
            &[Tool::Brush],
            &[Collar::Plain, Collar::Scarf],
            &["#3E4A2C", "#34507F", "#8A4B24", "#6E2B3B"],
        ),
        Fame::Builder => (
            &[Hat::Paper, Hat::Skullcap, Hat::Chaperon],
            &[Tool::Compass],
            &[Collar::Apron, Collar::Plain],
            &["#5E6B3A", "#7A3F2A", "#3F5F6B"],
        ),
        Fame::Sculptor => (
            &[Hat::None, Hat::Paper],
            &[Tool::Chisel],
            &[Collar::Apron],
            &["#7C6A57", "#5A4A3A"],
        ),
        Fame::Poet => (
            &[Hat::Laurel],
            &[Tool::Quill],
            &[Collar::Plain],
            &["#8E3B4E", "#3D4A5C"],
        ),
        Fame::Scholar => (
            &[Hat::Doctor, Hat::Skullcap, Hat::Chaperon, Hat::None],
            &[Tool::Book, Tool::Quill, Tool::Scroll],
            &[Collar::Fur, Collar::Plain],
            &["#3D3A5C", "#2F5E6E", "#5B3A6B", "#7A2F3B"],
        ),
        Fame::Printer => (
            &[Hat::Floppy, Hat::Beret],
            &[Tool::Book],
            &[Collar::Apron, Collar::Fur],
            &["#4A3A2C", "#2F5D4C"],
        ),
        Fame::Captain => (
            &[Hat::Beret, Hat::Floppy, Hat::None],
            &[Tool::Compass, Tool::Map, Tool::Sphere],
            &[Collar::Lace, Collar::Fur, Collar::Scarf],
            &["#29475A", "#4A2E3E", "#2F5D4C", "#7A3F2A"],
        ),
        Fame::Mapmaker => (
            &[Hat::Skullcap, Hat::Floppy, Hat::None],
            &[Tool::Map, Tool::Sphere],
            &[Collar::Plain, Collar::Scarf],
            &["#4A6B5A", "#31406E", "#6F6350"],
        ),
        Fame::Banker => (
            &[Hat::Chaperon, Hat::Balzo, Hat::Beret],
            &[Tool::Purse, Tool::Scales],
            &[Collar::Fur],
            &["#3A4A3A", "#7A2E2E", "#2B3E5A"],
        ),
        Fame::Prince => (
            &[Hat::Coronet, Hat::Chaperon, Hat::Floppy],
            &[Tool::Scroll, Tool::Ring],
            &[Collar::Fur, Collar::Lace],
            &["#7A2030", "#26262C", "#2F3A5A"],
        ),
        Fame::Lady => (
            &[Hat::Balzo, Hat::Band, Hat::Veil, Hat::None],
            &[Tool::Rose, Tool::Book, Tool::Quill],
            &[Collar::Lace],
            &["#8E2E4E", "#274C40", "#5B3A6B", "#34507F"],
        ),
        Fame::Cleric => (
            &[Hat::Skullcap, Hat::Galero, Hat::Veil],
            &[Tool::Cross, Tool::Book],
            &[Collar::Plain],
            &["#6B5238", "#2A2624", "#B32430"],
        ),
        Fame::Soldier => (
            &[Hat::Beret, Hat::Doctor],
            &[Tool::Ring, Tool::Scroll],
            &[Collar::Fur, Collar::Lace],
            &["#6E2230", "#3A3A3A"],
        ),
        Fame::Singer => (&[Hat::Chaperon], &[Tool::Lute], &[Collar::Plain], &["#33596B"]),
        Fame::Ottoman => (
            &[Hat::Turban],
            &[Tool::Map, Tool::Scroll],
            &[Collar::Fur],
            &["#2F6E4B", "#7A2F3B"],
        ),
    }
}

/// The person of that name.
#[must_use]
pub fn person(name: &str, fame: Fame) -> Person {
    let mut chance = Chance::of(name);
    let (hats, tools, collars, robes) = wardrobe(fame);
    let (hairs, beards): (&[Hair], &[Beard]) = match fame {
        Fame::Lady => (&[Hair::Long, Hair::Bun], &[Beard::None]),
        Fame::Captain | Fame::Soldier | Fame::Ottoman => (
            &[Hair::Short, Hair::Bob],
            &[Beard::Full, Beard::Long, Beard::Goatee, Beard::Moustache],
        ),
        Fame::Cleric => (&[Hair::Bald, Hair::Short], &[Beard::None, Beard::Long]),
        _ => (
            &[Hair::Bob, Hair::Short, Hair::Curls, Hair::Bald],
            &[
                Beard::None,
                Beard::None,
                Beard::Goatee,
                Beard::Full,
                Beard::Moustache,
            ],
        ),
    };
    let robe = chance.pick(robes);
    let mut person = Person {
        skin: chance.pick(&[Skin::Fair, Skin::Warm, Skin::Tan, Skin::Pale]),
        hair: chance.pick(hairs),
        hair_colour: Paint(chance.pick(&["#3A2A20", "#6B4526", "#A8702F", "#8D8378", "#2E1F18", "#C9A04A"])),
        hat: chance.pick(hats),
        hat_colour: Paint(chance.pick(&[
            "#A83226", "#26262C", "#C99A2E", "#2F5D7C", "#3D3A5C", "#5E6B3A", robe,
        ])),
        beard: chance.pick(beards),
        collar: chance.pick(collars),
        robe: Paint(robe),
        tool: chance.pick(tools),
        backdrop: chance.pick(&[
            Backdrop::Hills,
            Backdrop::Hills,
            Backdrop::Loggia,
            Backdrop::Cloth,
        ]),
        cloth: Paint(chance.pick(&["#A9C9C4", "#D9C08B", "#C79A8A", "#9DB0A6", "#B9A7C4"])),
    };
    known(name, &mut person);
    person
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ladies_have_no_beards() {
        for (name, fame) in PEOPLE.iter().filter(|(_, fame)| *fame == Fame::Lady) {
            assert_eq!(person(name, *fame).beard, Beard::None, "{name}");
        }
    }

    #[test]
    fn no_two_characters_look_the_same() {
        for (index, (name, fame)) in PEOPLE.iter().enumerate() {
            for (other, of) in &PEOPLE[..index] {
                assert_ne!(person(name, *fame), person(other, *of), "{name} and {other}");
            }
        }
    }
}
