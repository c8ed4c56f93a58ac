//! Ventures: scenes at dusk.

use super::scenery::*;
use crate::canvas::Canvas;
use crate::paint::Paint as P;

const PURPLE: P = P("#7b4488");

fn dusk(c: &mut Canvas, shift: f32) {
    sky(c, "#b987b8", "#f7cfa0");
    sun(c, 108.0, 30.0, 9.0);
    hill(c, 40.0, 4.0, "#9a6f93", shift);
    hill(c, 49.0, 3.0, "#7f5a7d", shift + 1.6);
}

fn ground(c: &mut Canvas) {
    hill(c, 58.0, 2.0, "#5b3f5b", 1.2);
}

fn piazza(c: &mut Canvas) {
    sky(c, "#cbb0d0", "#f6e4cd");
    street(c);
}

/// Soldiers: a number of figures with pikes under a flag.
fn company(c: &mut Canvas, count: u8, coat: P, flag_colour: P) {
    dusk(c, 0.8);
    ground(c);
    let from = 74.0 - f32::from(count) * 8.0;
    for number in 0..count {
        let x = from + f32::from(number) * 17.0;
        pikes(c, &[x + 6.0], 60.0, 40.0);
        figure(c, x, 61.0, 26.0, coat);
        c.shape(format_args!("M{},39q5,-7 10,0z", x - 5.0), P("#b9bcbc"), PEN);
    }
    flag(c, 24.0, 58.0, 50.0, flag_colour);
}

/// A masonry wall under construction, with scaffolding.
fn works(c: &mut Canvas, draw: impl FnOnce(&mut Canvas)) {
    dusk(c, 2.2);
    street(c);
    draw(c);
    figure(c, 20.0, 61.0, 18.0, P("#c98d50"));
    blocks(c, 112.0, 60.0, P("#d3cdbf"));
}

/// A sign of office before curtains.
fn audience(c: &mut Canvas, cloth: &'static str, draw: impl FnOnce(&mut Canvas)) {
    sky(c, "#8a5a94", "#c79ac0");
    curtains(c, cloth);
    draw(c);
}

/// Draws a venture by its word.
pub fn venture(c: &mut Canvas, name: &str) {
    match name {
        "hiring-recruits" => company(c, 3, P("#c9a572"), RED),
        "hiring-soldiers" => company(c, 4, P("#a3322c"), RED),
        "hiring-mercenaries" => hiring_mercenaries(c),
        "repairing-the-church" => repairing_the_church(c),
        "repairing-the-abbey" => repairing_the_abbey(c),
        "repairing-the-cathedral" => repairing_the_cathedral(c),
        "building-the-walls" => works(c, |c| {
            castle(c, 30.0, 54.0, 50.0, 24.0, P("#d6b98a"));
            c.shape("M80,54V36h18v6h10V54Z", P("#c9a872"), PEN);
            scaffold(c, 84.0, 54.0, 40.0);
        }),
        "building-the-bastions" => works(c, |c| {
            c.shape("M28,54L42,24H76L94,40L104,54Z", P("#d6b98a"), PEN);
            c.line("M34,44H97M39,34H86M52,24L48,54M66,24V54", 0.9);
            scaffold(c, 88.0, 54.0, 36.0);
        }),
        "building-the-towers" => works(c, |c| {
            castle(c, 34.0, 54.0, 16.0, 42.0, P("#d6b98a"));
            castle(c, 58.0, 54.0, 16.0, 32.0, P("#c9a872"));
            c.rect((82.0, 36.0, 16.0, 18.0), P("#d6b98a"), PEN);
            scaffold(c, 85.0, 54.0, 46.0);
        }),
        "raising-a-statue" => raising_a_statue(c),
        "military-campaign" => military_campaign(c),
        "military-conquest" => military_conquest(c),
        "sacred-war" => sacred_war(c),
        "crusade" => crusade(c),
        "hosting-panhandlers" => hosting_panhandlers(c),
        "hosting-foreigners" => hosting_foreigners(c),
        "fighting-heresies" => fighting_heresies(c),
        "support-to-the-bishop" => audience(c, "#4a5a86", |c| {
            c.shape(
                "M48,44C44,26 58,12 70,4C82,12 96,26 92,44Q70,36 48,44Z",
                P("#fbf1dc"),
                PEN,
            );
            c.stroke("M70,6V38M51,40Q70,32 89,40", GOLD, 3.4);
            c.circle((70.0, 22.0), 3.6, RED, PEN);
            c.shape("M52,44l-4,14h8l4,-14zM84,44l4,14h8l-8,-14z", P("#fbf1dc"), PEN);
        }),
        "support-to-the-king" => audience(c, "#2f4a7a", |c| {
            c.shape("M42,42L38,16L54,28L70,10L86,28L102,16L98,42Z", GOLD, PEN);
            c.shape("M42,42h56v8H42z", P("#d9a02c"), PEN);
            for (x, stone) in [(54.0, "#b8322c"), (70.0, "#2f68a0"), (86.0, "#b8322c")] {
                c.circle((x, 46.0), 3.0, P(stone), PEN);
            }
            c.circle((70.0, 9.0), 3.0, RED, PEN);
        }),
        "support-to-the-cardinal" => audience(c, "#5c2f66", |c| {
            c.shape(
                "M70,18C52,18 42,26 36,31C48,36 92,36 104,31C98,26 88,18 70,18Z",
                P("#c4342e"),
                PEN,
            );
            c.shape("M54,23C54,8 86,8 86,23C80,27 60,27 54,23Z", P("#d4443c"), PEN);
            c.stroke("M44,32C38,40 44,44 38,52M96,32C102,40 96,44 102,52M52,34C52,42 57,44 55,52M88,34C88,42 83,44 85,52", P("#8e1f1c"), 1.6);
            for x in [35.0, 52.0, 82.0, 99.0] {
                c.shape(format_args!("M{x},50h6l1,8h-8z"), P("#c4342e"), PEN);
            }
        }),
        "support-to-the-pope" => audience(c, "#7a2f3c", |c| {
            c.shape(
                "M50,46C42,26 60,10 70,4C80,10 98,26 90,46Q70,38 50,46Z",
                P("#fbf1dc"),
                PEN,
            );
            c.stroke(
                "M50,42Q70,33 90,42M51,31Q70,23 89,31M57,20Q70,13 83,20",
                GOLD,
                3.6,
            );
            c.circle((70.0, 4.0), 3.0, GOLD, PEN);
            c.line("M40,58L62,40M100,58L78,40", 3.6);
            c.stroke("M40,58L62,40M100,58L78,40", GOLD, 2.0);
        }),
        "improving-the-canals" => improving_the_canals(c),
        "improving-the-roads" => improving_the_roads(c),
        "promoting-sacred-art" => audience(c, "#3f5f6f", |c| {
            c.shape("M44,58V22A26,20 0 0 1 96,22V58Z", GOLD, 1.4);
            c.shape("M50,58V25A20,15 0 0 1 90,25V58Z", P("#2c3a72"), PEN);
            c.circle((70.0, 27.0), 9.0, P("#f2cf6a"), PEN);
            c.shape("M56,58C56,42 62,36 70,36S84,42 84,58Z", P("#a3322c"), PEN);
            c.circle((70.0, 28.0), 5.4, P("#f1d0ac"), PEN);
        }),
        _ => {
            dusk(c, 0.0);
            ground(c);
        }
    }
}

fn hiring_mercenaries(c: &mut Canvas) {
    company(c, 4, P("#3a3a4a"), P("#262220"));
    for (x, colour) in [(52.0, "#eab73c"), (86.0, "#3f7f74")] {
        c.shape(format_args!("M{x},38q6,-10 12,-6q-4,2 -7,8z"), P(colour), PEN);
    }
}

fn repairing_the_church(c: &mut Canvas) {
    piazza(c);
    c.shape("M46,54V24L70,8L94,24V54Z", P("#fbf1dc"), PEN);
    c.circle((70.0, 27.0), 6.5, PURPLE, PEN);
    window(c, 62.0, 36.0, 16.0, 18.0);
    cross(c, 70.0, 9.0);
    scaffold(c, 34.0, 54.0, 40.0);
    scaffold(c, 96.0, 54.0, 40.0);
}

fn repairing_the_abbey(c: &mut Canvas) {
    piazza(c);
    c.rect((36.0, 30.0, 60.0, 24.0), P("#fbf1dc"), PEN);
    c.shape("M32,30H100L92,20H40Z", ROOF, PEN);
    windows(c, &[42.0, 56.0, 70.0], 36.0, 9.0, 18.0);
    campanile(c, 84.0, 54.0, 12.0, 42.0);
    scaffold(c, 98.0, 54.0, 44.0);
    scaffold(c, 24.0, 54.0, 32.0);
}

fn repairing_the_cathedral(c: &mut Canvas) {
    piazza(c);
    c.rect((34.0, 36.0, 72.0, 18.0), P("#fbf4e2"), PEN);
    c.shape("M48,36C50,16 62,8 70,4C78,8 90,16 92,36Z", P("#cf6a42"), PEN);
    c.stroke(
        "M70,4V36M58,36C58,24 63,14 70,4M82,36C82,24 77,14 70,4",
        P("#fbead0"),
        1.8,
    );
    window(c, 63.0, 40.0, 14.0, 14.0);
    scaffold(c, 90.0, 44.0, 38.0);
    scaffold(c, 40.0, 44.0, 30.0);
}

fn raising_a_statue(c: &mut Canvas) {
    piazza(c);
    castle(c, 92.0, 54.0, 30.0, 26.0, P("#d9bfd0"));
    c.rect((54.0, 42.0, 26.0, 12.0), MARBLE, PEN);
    c.shape("M60,42C58,30 62,22 67,21C72,22 76,30 74,42Z", MARBLE, PEN);
    c.line("M62,28L52,20M72,27l7,8", 3.4);
    c.stroke("M62,28L52,20M72,27l7,8", MARBLE, 1.8);
    c.circle((67.0, 15.0), 5.0, MARBLE, PEN);
    figure(c, 38.0, 61.0, 18.0, PURPLE);
}

fn military_campaign(c: &mut Canvas) {
    dusk(c, 0.3);
    ground(c);
    tent(c, 52.0, 56.0, 15.0, "#e8c7a0");
    tent(c, 82.0, 57.0, 12.0, "#fbf1dc");
    pikes(c, &[14.0, 22.0, 30.0, 112.0, 120.0], 60.0, 34.0);
    flag(c, 66.0, 52.0, 42.0, RED);
}

fn military_conquest(c: &mut Canvas) {
    sky(c, "#8a5a7a", "#f0a878");
    hill(c, 46.0, 3.0, "#7f4a5a", 1.4);
    castle(c, 40.0, 48.0, 60.0, 18.0, P("#c9a07a"));
    castle(c, 60.0, 44.0, 20.0, 30.0, P("#d6b08a"));
    c.shape("M62,12c-8,-8 4,-10 0,-18c8,6 4,10 10,18z", P("#e8742c"), PEN);
    flag(c, 90.0, 32.0, 26.0, RED);
    ground(c);
    pikes(c, &[12.0, 20.0, 28.0, 116.0, 124.0], 60.0, 28.0);
}

fn sacred_war(c: &mut Canvas) {
    sky(c, "#7a4a6a", "#f2b08a");
    sun(c, 70.0, 26.0, 12.0);
    hill(c, 50.0, 3.0, "#6b4560", 0.6);
    c.stroke("M70,60V6M58,18H82", P("#3b2413"), 5.0);
    c.stroke("M70,60V6M58,18H82", GOLD, 3.0);
    ground(c);
    pikes(
        c,
        &[16.0, 24.0, 32.0, 40.0, 100.0, 108.0, 116.0, 124.0],
        60.0,
        34.0,
    );
}

fn crusade(c: &mut Canvas) {
    dusk(c, 0.8);
    tent(c, 62.0, 55.0, 15.0, "#fbf1dc");
    tent(c, 38.0, 57.0, 11.0, "#e8c7a0");
    tent(c, 122.0, 57.0, 10.0, "#f3dfc0");
    c.line("M84,56V10", 2.0);
    c.shape("M85,11H109L105,19.5L109,28H85Z", P("#fff7e6"), PEN);
    c.stroke("M95,13V26M88.500,19.5H102", RED, 3.2);
    ground(c);
    pikes(c, &[8.0, 14.0, 20.0], 60.0, 26.0);
}

fn hosting_panhandlers(c: &mut Canvas) {
    piazza(c);
    c.rect((52.0, 12.0, 70.0, 42.0), P("#e8d0b0"), PEN);
    c.shape("M46,12H128L122,4H52Z", ROOF_DARK, PEN);
    c.shape("M74,54V34A12,12 0 0 1 98,34V54Z", P("#f7c873"), PEN);
    for (x, coat) in [(24.0, "#8a7a5a"), (40.0, "#6b5a6b"), (60.0, "#7a6a4a")] {
        figure(c, x, 61.0, 22.0, P(coat));
    }
    figure(c, 86.0, 60.0, 24.0, PURPLE);
}

fn hosting_foreigners(c: &mut Canvas) {
    sky(c, "#d9b6d2", "#f9e3c4");
    sun(c, 22.0, 20.0, 8.0);
    hill(c, 34.0, 4.0, "#a98bb0", 0.2);
    c.rect((106.0, 22.0, 40.0, 34.0), P("#e8d0b0"), PEN);
    c.shape("M100,22H144V15H106Z", ROOF_DARK, PEN);
    windows(c, &[112.0, 126.0], 29.0, 6.0, 10.0);
    water(c, 48.0, "#6c7fa8");
    ship(c, 66.0, 58.0, PURPLE);
    water(c, 57.0, "#53668f");
}

fn fighting_heresies(c: &mut Canvas) {
    piazza(c);
    c.shape(
        "M46,54C40,40 56,38 52,24C66,30 62,18 70,8C74,20 86,22 84,34C94,36 96,46 90,54Z",
        P("#e8742c"),
        PEN,
    );
    c.fill("M60,54C56,46 66,44 66,34C76,38 80,46 76,54Z", P("#ffd97a"));
    for (x, turn) in [(48.0, -14), (70.0, 6), (90.0, 16)] {
        c.group(format_args!("translate({x},56) rotate({turn})"), |c| {
            c.rect((-9.0, -5.0, 18.0, 8.0), P("#6b3a22"), PEN)
        });
    }
    figure(c, 20.0, 60.0, 26.0, P("#3a3238"));
    figure(c, 118.0, 60.0, 26.0, P("#fbf1dc"));
}

fn improving_the_canals(c: &mut Canvas) {
    dusk(c, 1.9);
    c.shape("M-4,44L144,40V64H-4Z", P("#8a7a58"), PEN);
    c.shape(
        "M38,64C44,54 60,50 62,42H76C78,50 96,54 104,64Z",
        P("#6c7fa8"),
        PEN,
    );
    c.shape(
        "M52,46V38A17,13 0 0 1 86,38V46L80,46A11,9 0 0 0 58,46Z",
        P("#d6b98a"),
        PEN,
    );
    figure(c, 26.0, 58.0, 20.0, P("#c98d50"));
    figure(c, 114.0, 58.0, 20.0, PURPLE);
}

fn improving_the_roads(c: &mut Canvas) {
    dusk(c, 3.1);
    c.shape("M-4,46L144,43V64H-4Z", P("#7a5a76"), PEN);
    c.shape(
        "M20,64C50,54 54,48 70,44H80C72,50 84,56 100,64Z",
        P("#e3cdb0"),
        PEN,
    );
    c.line("M52,60l10,0M62,55l10,0M70,50l7,0", 1.0);
    c.shape("M86,48h22l-3,8H89z", TIMBER, PEN);
    c.circle((92.0, 57.0), 4.0, P("#c98d50"), PEN);
    c.circle((103.0, 57.0), 4.0, P("#c98d50"), PEN);
    cypress(c, 22.0, 52.0, 24.0);
    cypress(c, 124.0, 50.0, 22.0);
}
