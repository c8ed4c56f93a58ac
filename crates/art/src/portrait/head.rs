//! Head, face, beard and hair.

use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::*;

use super::{Beard, Hair, Hat, Person};

/// Ages show in brows and lines.
fn is_old(person: &Person) -> bool {
    person.beard == Beard::Long || person.hair == Hair::Bald
}

pub fn hair_behind(canvas: &mut Canvas, person: &Person) {
    let colour = person.hair_colour;
    match person.hair {
        Hair::Bob => canvas.shape(
            "M28,50C24,76 26,86 31,90L69,90C74,86 76,76 72,50C70,30 30,30 28,50Z",
            colour,
            2.0,
        ),
        Hair::Long => {
            canvas.shape(
                "M27,52C20,84 22,108 26,118L74,118C78,108 80,84 73,52C70,28 30,28 27,52Z",
                colour,
                2.0,
            );
        }
        Hair::Curls => {
            let curls = [
                (29.0, 48.0),
                (27.0, 58.0),
                (29.0, 68.0),
                (33.0, 77.0),
                (71.0, 48.0),
                (73.0, 58.0),
                (71.0, 68.0),
                (67.0, 77.0),
                (36.0, 38.0),
                (64.0, 38.0),
                (50.0, 33.0),
            ];
            for curl in curls {
                canvas.circle(curl, 8.5, colour, 1.8);
            }
        }
        Hair::Bun => {
            canvas.shape(
                "M29,50C26,68 30,78 34,80L66,80C70,78 74,68 71,50C70,28 30,28 29,50Z",
                colour,
                2.0,
            );
            canvas.circle((50.0, 24.0), 11.0, colour, 2.0);
        }
        Hair::Short | Hair::Bald => {}
    }
    if person.hat == Hat::Veil {
        let veil = "M26,44C18,74 20,96 24,106L76,106C80,96 82,74 74,44C68,22 32,22 26,44Z";
        canvas.shape(veil, person.hat_colour, 2.0);
    }
}

pub fn face(canvas: &mut Canvas, person: &Person, name: &str) {
    let skin = person.skin.paint();
    canvas.ellipse((31.5, 60.0), (4.0, 6.0), skin, 1.8);
    canvas.ellipse((68.5, 60.0), (4.0, 6.0), skin, 1.8);
    let head = "M32,52C32,34 68,34 68,52C69,66 65,78 58,83C53,86.5 47,86.5 42,83C35,78 31,66 32,52Z";
    canvas.shape(head, skin, 2.2);
    canvas.wash(
        "M60,40C67,44 68.5,50 67.5,58C67,70 63,79 57,83C61,72 63,56 60,40Z",
        BLACK,
        0.1,
    );
    for x in [39.5, 60.5] {
        canvas.oval((x, 68.0), (5.0, 3.6), Paint("#D2523A"), NONE, 0.0, 0.26);
    }
    brows(canvas, person, name);
    let whites = "M37.5,59Q42,55.5 46,59Q42,62 37.5,59ZM54,59Q58,55.5 62.5,59Q58,62 54,59Z";
    canvas.shape(whites, WHITE, 1.0);
    for x in [42.2, 58.2] {
        canvas.circle((x, 58.8), 2.2, INK, 0.0);
    }
    canvas.line("M37,58.5Q42,54.8 46.5,58.5M53.5,58.5Q58,54.8 63,58.5", 1.7);
    canvas.line("M51.5,56Q55,66 53.5,69Q51,71.5 47,69.5", 1.9);
    if is_old(person) {
        canvas.line("M40,45Q50,42 60,45M36,64q2,2 4,2M64,64q-2,2 -4,2", 1.0);
    }
    beard(canvas, person.beard, person.hair_colour);
}

/// No two people raise their brows alike.
fn brows(canvas: &mut Canvas, person: &Person, name: &str) {
    let lift = round(Chance::of(name).next() * 2.0 - 1.0);
    let path = format!(
        "M37,{}Q42,{} 46,53M54,53Q58,{} 63,{}",
        53.0 + lift,
        50.0 - lift,
        50.0 + lift,
        53.0 - lift
    );
    canvas.stroke(path, if is_old(person) { Paint("#8B8277") } else { INK }, 2.1);
}

fn beard(canvas: &mut Canvas, beard: Beard, colour: Paint) {
    match beard {
        Beard::None => {}
        Beard::Full => {
            canvas.shape(
                "M33,64C35,78 40,96 50,97C60,96 65,78 67,64C64,72 60,74 57,72.5Q50,69 43,72.5C40,74 36,72 33,64Z",
                colour,
                2.0,
            );
            canvas.line("M45,84q2,6 4,8M55,84q-2,6 -3,8", 1.0);
        }
        Beard::Long => {
            canvas.shape(
                "M33,64C33,84 38,112 50,118C62,112 67,84 67,64C64,72 60,74 57,72.5Q50,69 43,72.5C40,74 36,72 33,64Z",
                colour,
                2.0,
            );
            canvas.line("M44,86q1,12 4,22M56,86q-1,12 -3,22M50,84v22", 1.1);
        }
        Beard::Goatee => {
            canvas.shape("M44,79Q50,76 56,79Q55,91 50,93Q45,91 44,79Z", colour, 1.6);
            canvas.shape("M41,73Q50,68 59,73Q54,75 50,73.5Q46,75 41,73Z", colour, 1.4);
        }
        Beard::Moustache => {
            canvas.shape(
                "M37,76Q42,69 50,72Q58,69 63,76Q55,77 50,74.5Q45,77 37,76Z",
                colour,
                1.6,
            );
        }
    }
    match beard {
        Beard::None | Beard::Moustache => {
            let lips = "M43.5,75.5Q47,75.5 50,76.5Q53,75.5 56.5,75.5Q50,82.5 43.5,75.5Z";
            canvas.shape(lips, Paint("#B4523F"), 1.1);
        }
        Beard::Full | Beard::Long | Beard::Goatee => {
            canvas.shape("M45,76Q50,74.5 55,76Q50,79.5 45,76Z", Paint("#A4483A"), 1.0);
        }
    }
}

pub fn hair_before(canvas: &mut Canvas, person: &Person) {
    let colour = person.hair_colour;
    match person.hair {
        Hair::Bob => canvas.shape(
            "M31,62C27,36 40,33 50,34C60,33 73,36 69,62C68,52 66,46 62,43Q50,48 38,43C34,46 32,52 31,62Z",
            colour,
            2.0,
        ),
        Hair::Long | Hair::Bun => {
            canvas.shape(
                "M31,60C28,38 40,32 50,33C60,32 72,38 69,60C67,50 60,44 50,40C40,44 33,50 31,60Z",
                colour,
                2.0,
            );
            canvas.line("M50,40V34", 1.2);
        }
        Hair::Curls => {
            for curl in [(36.0, 42.0), (44.0, 38.0), (52.0, 37.0), (60.0, 40.0), (66.0, 46.0), (33.0, 49.0)] {
                canvas.circle(curl, 6.5, colour, 1.6);
            }
        }
        Hair::Short => canvas.shape(
            "M31,58C29,36 42,33 50,33C58,33 71,36 69,58C67,50 65,45 60,43C52,45 46,42 40,43C34,46 33,51 31,58Z",
            colour,
            2.0,
        ),
        Hair::Bald => canvas.shape(
            "M30.5,64C28,56 29,50 32,47L34,58ZM69.5,64C72,56 71,50 68,47L66,58Z",
            colour,
            1.6,
        ),
    }
}
