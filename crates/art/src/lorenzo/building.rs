//! Buildings: a street, its neighbours, and one façade.

use super::scenery::*;
use crate::canvas::Canvas;
use crate::paint::{BLACK, Paint as P};

const STRIPE: P = P("#3f6b5c");

fn place(c: &mut Canvas) {
    sky(c, "#f6dfa8", "#fbf1d6");
    neighbours(c);
    street(c);
}

/// A palace front: wall, cornice, a door and windows.
fn front(c: &mut Canvas, wall: P, cornice: P) {
    c.rect((28.0, 12.0, 84.0, 42.0), wall, PEN);
    c.shape("M22,12H118L112,5H28Z", cornice, PEN);
    c.wash("M96,12H112V54H96Z", BLACK, 0.1);
}

fn awnings(c: &mut Canvas, y: f32, xs: &[f32]) {
    let cloths = ["#b8322c", "#3f7f74", "#d39a22", "#7b4488"];
    for (&x, cloth) in xs.iter().zip(cloths) {
        c.shape(format_args!("M{x},{y}h23l3,8h-29z"), P(cloth), PEN);
        c.stroke(
            format_args!("M{},{y}l-1,8M{},{y}l1,8", x + 7.0, x + 16.0),
            P("#fff3d8"),
            2.2,
        );
        c.rect((x, y + 12.0, 23.0, 6.0), P("#9b6a35"), PEN);
    }
}

/// A church front with a round window and a door.
fn church_front(c: &mut Canvas, glass: P) {
    c.shape("M46,54V26L70,8L94,26V54Z", MARBLE, PEN);
    c.circle((70.0, 28.0), 6.0, glass, PEN);
    window(c, 63.0, 40.0, 14.0, 14.0);
    cross(c, 70.0, 8.0);
}

/// A workshop: timbered gable with an open front.
fn shop(c: &mut Canvas) {
    gable(c, 34.0, 54.0, 72.0, 31.0, 16.0, P("#f0d59a"), ROOF);
    c.stroke("M34,40H106M50,23L42,40M90,23L98,40", P("#7a4d24"), 2.2);
    windows(c, &[44.0, 88.0], 27.0, 7.0, 10.0);
    c.rect((58.0, 40.0, 26.0, 14.0), P("#4a331f"), PEN);
}

/// Draws a building by its word.
pub fn building(c: &mut Canvas, name: &str) {
    place(c);
    match name {
        "mint" => mint(c),
        "tax-office" => tax_office(c),
        "triumphal-arch" => triumphal_arch(c),
        "theater" => theater(c),
        "carpenters-shop" => {
            shop(c);
            logs(c, 90.0, 55.0);
            c.shape("M60,29H78L76,34H60Z", P("#d8d2c4"), PEN);
        }
        "stonemasons-shop" => {
            shop(c);
            blocks(c, 84.0, 55.0, P("#d3cdbf"));
            c.shape("M60,32l10,-6l3,4l-10,6z", P("#9fa4a6"), PEN);
        }
        "chapel" => chapel(c),
        "residence" => residence(c),
        "marketplace" => marketplace(c),
        "treasury" => treasury(c),
        "painters-guild" => painters_guild(c),
        "sculptors-guild" => sculptors_guild(c),
        "stonemasons-guild" => stonemasons_guild(c),
        "baptistery" => baptistery(c),
        "barracks" => barracks(c),
        "stronghold" => stronghold(c),
        "bank" => bank(c),
        "fair" => fair(c),
        "garden" => garden(c),
        "fortress" => fortress(c),
        "palace" => palace(c),
        "church" => {
            gable(c, 28.0, 54.0, 26.0, 18.0, 6.0, P("#efe3c4"), ROOF);
            gable(c, 86.0, 54.0, 26.0, 18.0, 6.0, P("#e4d8b8"), ROOF);
            church_front(c, P("#6f9fc0"));
        }
        "military-academy" => military_academy(c),
        "cathedral" => cathedral(c),
        _ => front(c, P("#f0dcb4"), ROOF),
    }
}

fn mint(c: &mut Canvas) {
    front(c, P("#efd79c"), P("#c99b52"));
    windows(c, &[34.0, 50.0, 82.0, 98.0], 18.0, 8.0, 12.0);
    c.shape("M56,54V40A14,14 0 0 1 84,40V54Z", DARK, PEN);
    for x in [62.0, 70.0, 78.0] {
        c.circle((x, 50.0), 4.4, GOLD, PEN);
    }
}

fn tax_office(c: &mut Canvas) {
    front(c, P("#e4cfa4"), ROOF_DARK);
    windows(c, &[34.0, 48.0, 84.0, 98.0], 18.0, 7.0, 12.0);
    c.rect((58.0, 34.0, 24.0, 20.0), DARK, PEN);
    c.shape("M60,20h20v12h-20z", P("#fdf2d6"), PEN);
    c.line("M63,24h14M63,28h9", 1.1);
    c.shape("M54,48h32v6H54z", TIMBER, PEN);
}

fn triumphal_arch(c: &mut Canvas) {
    c.rect((34.0, 8.0, 72.0, 46.0), MARBLE, PEN);
    c.shape("M30,8H110V2H30Z", P("#efe3c4"), PEN);
    c.shape("M56,54V32A14,14 0 0 1 84,32V54Z", P("#bfd6d8"), PEN);
    c.line("M34,16H106M42,20V54M50,20V54M90,20V54M98,20V54", 0.9);
    c.shape("M62,-1l8,-5l8,5z", GOLD, PEN);
}

fn theater(c: &mut Canvas) {
    c.shape("M26,54V24C26,6 114,6 114,24V54Z", P("#eccf95"), PEN);
    for x in [31.0, 46.0, 82.0, 97.0] {
        window(c, x, 17.0, 9.0, 12.0);
        window(c, x, 36.0, 9.0, 18.0);
    }
    c.rect((60.0, 24.0, 20.0, 30.0), P("#3b1e28"), PEN);
    c.shape("M60,24h10q-1,16 -10,24zM80,24h-10q1,16 10,24z", RED, PEN);
}

fn chapel(c: &mut Canvas) {
    gable(c, 48.0, 54.0, 44.0, 24.0, 18.0, MARBLE, ROOF);
    c.circle((70.0, 30.0), 5.0, P("#6f9fc0"), PEN);
    window(c, 63.0, 38.0, 14.0, 16.0);
    campanile(c, 96.0, 54.0, 9.0, 34.0);
    cross(c, 70.0, 13.0);
    cypress(c, 36.0, 55.0, 26.0);
}

fn residence(c: &mut Canvas) {
    front(c, P("#f0dcb4"), ROOF);
    windows(c, &[34.0, 48.0, 84.0, 98.0], 17.0, 7.0, 11.0);
    windows(c, &[34.0, 48.0, 84.0, 98.0], 35.0, 7.0, 11.0);
    c.shape("M60,54V38A10,10 0 0 1 80,38V54Z", P("#6b3a22"), PEN);
    c.shape("M64,16h12v8l-6,5l-6,-5z", RED, PEN);
}

fn marketplace(c: &mut Canvas) {
    c.rect((16.0, 10.0, 108.0, 44.0), P("#f3dfae"), PEN);
    c.shape("M10,10H130L124,3H16Z", ROOF, PEN);
    for x in [22.0, 48.0, 74.0, 100.0] {
        window(c, x, 22.0, 19.0, 32.0);
    }
    awnings(c, 36.0, &[20.0, 46.0, 72.0, 98.0]);
}

fn treasury(c: &mut Canvas) {
    front(c, P("#efd79c"), P("#c99b52"));
    c.stroke(
        "M28,32H112M28,38H112M28,44H112M28,49H112M40,32V38M100,32V38M34,38V44M106,38V44M40,44V49M100,44V49",
        P("#a9843f"),
        1.0,
    );
    windows(c, &[36.0, 54.0, 79.0, 97.0], 16.0, 8.0, 13.0);
    c.shape("M58,54V42A12,12 0 0 1 82,42V54Z", P("#5b3a1c"), PEN);
    c.circle((70.0, 44.0), 6.0, GOLD, PEN);
    c.line("M70,41v6M67,44h6", 1.2);
}

fn painters_guild(c: &mut Canvas) {
    front(c, P("#e9c9a8"), ROOF);
    windows(c, &[34.0, 98.0], 18.0, 8.0, 12.0);
    c.rect((52.0, 16.0, 36.0, 22.0), P("#f6eccb"), 1.6);
    c.fill("M52,38V30Q62,22 70,30T88,27V38Z", P("#7d9e4e"));
    c.circle((80.0, 22.0), 3.0, GOLD, 0.0);
    c.shape("M60,54V44h20V54Z", DARK, PEN);
    c.shape(
        "M32,44C32,36 50,36 50,42C50,48 44,45 42,49C40,53 32,51 32,44Z",
        P("#e8c98f"),
        PEN,
    );
}

fn sculptors_guild(c: &mut Canvas) {
    front(c, P("#e2dac8"), P("#a9805a"));
    windows(c, &[34.0, 98.0], 18.0, 8.0, 12.0);
    c.shape("M54,54V26A16,16 0 0 1 86,26V54Z", P("#8a7a64"), PEN);
    c.rect((62.0, 46.0, 16.0, 8.0), MARBLE, PEN);
    c.shape("M64,46C63,38 66,34 70,34S77,38 76,46Z", MARBLE, PEN);
    c.circle((70.0, 29.0), 4.6, MARBLE, PEN);
}

fn stonemasons_guild(c: &mut Canvas) {
    front(c, P("#d9cdb4"), ROOF_DARK);
    windows(c, &[36.0, 52.0, 80.0, 96.0], 18.0, 8.0, 13.0);
    c.shape("M60,54V42A10,10 0 0 1 80,42V54Z", DARK, PEN);
    c.line("M62,22L78,34M78,22L62,34", 4.0);
    c.stroke("M62,22L78,34M78,22L62,34", P("#c9cdd0"), 2.0);
    blocks(c, 86.0, 55.0, P("#e6e1d6"));
}

fn baptistery(c: &mut Canvas) {
    c.shape("M38,54V26L52,22H88L102,26V54Z", MARBLE, PEN);
    c.fill("M88,22L102,26V54H88Z", P("#d8cdb4"));
    c.stroke(
        "M38,31L52,28H88L102,31M38,42H102M38,51H102M52,22V54M88,22V54M61,30V42M70,30V42M79,30V42",
        STRIPE,
        1.7,
    );
    c.shape("M35,27L70,3L105,27L88,22H52Z", P("#efe3c4"), PEN);
    c.line("M70,3L52,22M70,3L88,22M70,3V22", 0.8);
    c.shape("M63,54V46A7,7 0 0 1 77,46V54Z", P("#b8862c"), PEN);
}

fn barracks(c: &mut Canvas) {
    castle(c, 30.0, 54.0, 80.0, 34.0, P("#e6c88a"));
    c.shape("M56,54V38A14,14 0 0 1 84,38V54Z", DARK, PEN);
    for x in [36.0, 92.0] {
        c.shape(format_args!("M{x},24v22l6,-4l6,4v-22z"), RED, PEN);
    }
    pikes(c, &[63.0, 70.0, 77.0], 54.0, 20.0);
}

fn stronghold(c: &mut Canvas) {
    castle(c, 22.0, 54.0, 96.0, 26.0, SANDSTONE);
    castle(c, 26.0, 54.0, 18.0, 40.0, P("#e4c684"));
    castle(c, 96.0, 54.0, 18.0, 40.0, P("#dfbf7a"));
    castle(c, 60.0, 40.0, 20.0, 30.0, P("#eed69e"));
    c.shape("M61,54V44A9,9 0 0 1 79,44V54Z", P("#33231a"), PEN);
    c.stroke("M65,37V54M70,35V54M75,37V54M61,46H79", P("#8a7a64"), 1.1);
    windows(c, &[32.0, 67.0, 102.0], 20.0, 6.0, 9.0);
}

fn bank(c: &mut Canvas) {
    front(c, P("#ead9b0"), P("#8a5a3a"));
    for x in [32.0, 52.0, 88.0] {
        window(c, x, 26.0, 16.0, 28.0);
    }
    c.rect((30.0, 46.0, 80.0, 8.0), P("#2f6b4a"), PEN);
    for x in [40.0, 52.0, 64.0, 78.0, 90.0, 100.0] {
        c.ellipse((x, 45.0), (4.0, 2.2), GOLD, PEN);
    }
}

fn fair(c: &mut Canvas) {
    tent(c, 46.0, 54.0, 18.0, "#d6573c");
    tent(c, 92.0, 54.0, 18.0, "#3f7f74");
    tent(c, 69.0, 55.0, 14.0, "#eab73c");
    c.line("M10,14Q40,26 70,12T132,14", 0.9);
    for (x, colour) in [
        (26.0, "#b8322c"),
        (44.0, "#eab73c"),
        (90.0, "#3f7f74"),
        (110.0, "#7b4488"),
    ] {
        c.shape(format_args!("M{x},18h7l-3.5,7z"), P(colour), PEN);
    }
}

fn garden(c: &mut Canvas) {
    c.shape("M14,62L30,36H110L126,62Z", P("#a5b957"), PEN);
    c.stroke("M70,36V62M24,48H116", P("#eadcb4"), 3.4);
    for (x, y) in [(44.0, 44.0), (96.0, 44.0), (36.0, 58.0), (104.0, 58.0)] {
        c.ellipse((x, y), (11.0, 4.0), P("#6e8443"), PEN);
        c.circle((x, y), 1.8, P("#c8567a"), 0.0);
    }
    c.ellipse((70.0, 48.0), (12.0, 5.0), P("#8fc3c8"), PEN);
    c.line("M70,46V32M70,34q-6,2 -7,9M70,34q6,2 7,9", 1.4);
    cypress(c, 26.0, 38.0, 26.0);
    cypress(c, 114.0, 38.0, 26.0);
}

fn fortress(c: &mut Canvas) {
    c.shape("M16,54L30,26H110L124,54Z", P("#d3b67c"), PEN);
    castle(c, 34.0, 30.0, 72.0, 10.0, SANDSTONE);
    castle(c, 58.0, 26.0, 24.0, 18.0, P("#eed69e"));
    c.shape("M58,54V42A12,12 0 0 1 82,42V54Z", P("#33231a"), PEN);
    for x in [36.0, 96.0] {
        c.shape(format_args!("M{x},40h10v4h-10z"), P("#4a4a4a"), PEN);
    }
    flag(c, 70.0, 6.0, 8.0, RED);
}

fn palace(c: &mut Canvas) {
    front(c, P("#e2c48b"), P("#a9703a"));
    castle(c, 62.0, 14.0, 16.0, 14.0, P("#e9d09b"));
    windows(c, &[33.0, 46.0, 60.0, 74.0, 88.0, 101.0], 17.0, 6.0, 11.0);
    windows(c, &[33.0, 46.0, 88.0, 101.0], 35.0, 6.0, 12.0);
    c.shape("M58,54V42A12,12 0 0 1 82,42V54Z", P("#6b3a22"), PEN);
}

fn military_academy(c: &mut Canvas) {
    front(c, P("#dccba2"), P("#7a2f3c"));
    windows(c, &[34.0, 48.0, 84.0, 98.0], 18.0, 7.0, 12.0);
    c.shape("M56,54V38A14,14 0 0 1 84,38V54Z", DARK, PEN);
    c.shape("M62,16l8,-3l8,3v8q-1,8 -8,11q-7,-3 -8,-11z", P("#a3322c"), PEN);
    c.stroke("M65,18l10,11M75,18l-10,11", P("#fff0d8"), 1.8);
    flag(c, 34.0, 6.0, 12.0, RED);
    flag(c, 100.0, 6.0, 12.0, RED);
}

fn cathedral(c: &mut Canvas) {
    c.rect((30.0, 34.0, 80.0, 20.0), MARBLE, PEN);
    c.stroke("M30,40H110M30,49H110", STRIPE, 1.7);
    c.shape("M46,34C48,14 60,6 70,2C80,6 92,14 94,34Z", P("#cf6a42"), PEN);
    c.stroke(
        "M70,2V34M70,2C62,12 57,22 57,34M70,2C78,12 83,22 83,34",
        P("#fbead0"),
        1.8,
    );
    campanile(c, 102.0, 54.0, 11.0, 46.0);
    window(c, 63.0, 38.0, 14.0, 16.0);
    c.shape("M66,2V-4h8V2Z", MARBLE, PEN);
}
