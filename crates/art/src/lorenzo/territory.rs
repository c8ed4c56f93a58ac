//! Territories: sky, hills, and the one thing that each is known by.

use super::scenery::*;
use crate::canvas::Canvas;
use crate::paint::{BLACK, Paint as P};

const BRIGHT: (&str, &str) = ("#bfdcd2", "#f6eccb");
const WARM: (&str, &str) = ("#f3d7a6", "#f8ecd0");
const COOL: (&str, &str) = ("#a9cfd0", "#eaf0d8");
const HAZE: (&str, &str) = ("#c8d6cf", "#efe6cd");

fn land(
    c: &mut Canvas,
    (above, below): (&'static str, &'static str),
    far: &'static str,
    near: &'static str,
    shift: f32,
) {
    sky(c, above, below);
    hill(c, 32.0, 5.0, far, shift);
    hill(c, 43.0, 4.0, near, shift + 1.7);
}

fn meadow(c: &mut Canvas, colour: &'static str) {
    c.shape("M-4,50C20,44 100,54 144,48V64H-4Z", P(colour), PEN);
}

/// A rock face of that colour, cut into steps.
fn pit(c: &mut Canvas, light: &'static str, dark: &'static str) {
    c.shape("M22,62L34,22L60,14L96,18L118,34L126,62Z", P(light), PEN);
    c.shape("M44,62V40H62V30H84V40H104V62Z", P(dark), PEN);
    c.line(
        "M44,51H104M62,40H84M53,40V51M74,40V51M95,40V51M64,51V62M84,51V62",
        0.8,
    );
    c.wash("M96,18L118,34L126,62H104V40H84V30Z", BLACK, 0.12);
}

fn walls(c: &mut Canvas, wall: P) {
    castle(c, 30.0, 52.0, 84.0, 14.0, wall);
    castle(c, 26.0, 53.0, 12.0, 22.0, wall);
    castle(c, 104.0, 53.0, 12.0, 22.0, wall);
    window(c, 64.0, 41.0, 12.0, 12.0);
}

/// Draws a territory by its word; an unknown one is open land.
pub fn territory(c: &mut Canvas, name: &str) {
    match name {
        "commercial-hub" => commercial_hub(c),
        "woods" => woods(c),
        "forest" => forest(c),
        "village" => village(c),
        "gravel-pit" => gravel_pit(c),
        "rock-pit" => rock_pit(c),
        "marble-pit" => marble_pit(c),
        "monastery" => monastery(c),
        "citadel" => citadel(c),
        "city" => city(c),
        "gold-mine" => gold_mine(c),
        "mountain-town" => mountain_town(c),
        "mining-town" => mining_town(c),
        "estate" => estate(c),
        "hermitage" => hermitage(c),
        "manor-house" => manor_house(c),
        "dukedom" => dukedom(c),
        "trading-town" => trading_town(c),
        "farm" => farm(c),
        "colony" => colony(c),
        "province" => province(c),
        "sanctuary" => sanctuary(c),
        "castle" => castle_picture(c),
        "fortified-town" => fortified_town(c),
        _ => {
            land(c, BRIGHT, "#a9bd84", "#8fae63", 0.6);
            meadow(c, "#86a552");
        }
    }
}

fn commercial_hub(c: &mut Canvas) {
    land(c, WARM, "#b4c08a", "#9fb06a", 0.4);
    gable(c, 40.0, 46.0, 34.0, 16.0, 9.0, PLASTER, ROOF);
    gable(c, 78.0, 46.0, 26.0, 13.0, 8.0, SANDSTONE, ROOF_DARK);
    for x in [46.0, 60.0, 84.0] {
        window(c, x, 36.0, 9.0, 10.0);
    }
    water(c, 48.0, "#7fb3b8");
    c.shape("M58,52h30l-5,6H63z", TIMBER, PEN);
    c.rect((66.0, 46.0, 7.0, 6.0), P("#d9b98a"), PEN);
    c.rect((75.0, 46.0, 7.0, 6.0), P("#c9a06a"), PEN);
}

fn woods(c: &mut Canvas) {
    sky(c, "#9cc5c0", "#e6efcf");
    hill(c, 30.0, 5.0, "#84a96a", 0.3);
    for (index, x) in [12.0, 34.0, 56.0, 78.0, 100.0, 124.0].into_iter().enumerate() {
        if index % 2 == 0 {
            tree(c, x, 44.0, 20.0, "#5c8a46")
        } else {
            cypress(c, x, 42.0, 24.0)
        }
    }
    for x in [2.0, 24.0, 46.0, 68.0, 90.0, 112.0, 134.0] {
        tree(c, x, 59.0, 21.0, "#6f9f4e");
    }
}

fn forest(c: &mut Canvas) {
    sky(c, "#7fae9f", "#d5e5c4");
    hill(c, 26.0, 6.0, "#5f8a5a", 2.0);
    for x in [6.0, 20.0, 34.0, 48.0, 62.0, 76.0, 90.0, 104.0, 118.0, 132.0] {
        cypress(c, x, 48.0, 32.0);
    }
    hill(c, 58.0, 2.0, "#45703c", 1.0);
    logs(c, 62.0, 59.0);
    tree(c, 26.0, 60.0, 18.0, "#4f7f40");
    tree(c, 116.0, 60.0, 18.0, "#4f7f40");
}

fn village(c: &mut Canvas) {
    land(c, WARM, "#b4c08a", "#96ae66", 1.2);
    house(c, 34.0, 47.0, 18.0, 12.0, PLASTER, ROOF);
    house(c, 50.0, 45.0, 16.0, 10.0, PLASTER, ROOF_DARK);
    campanile(c, 68.0, 46.0, 9.0, 27.0);
    house(c, 78.0, 47.0, 20.0, 13.0, PLASTER, ROOF);
    house(c, 97.0, 48.0, 14.0, 9.0, PLASTER, ROOF_DARK);
    meadow(c, "#7f9f4c");
    cypress(c, 28.0, 50.0, 19.0);
    cypress(c, 117.0, 51.0, 21.0);
    c.stroke("M60,62C64,56 74,54 72,49", P("#ecd9a6"), 4.6);
}

fn gravel_pit(c: &mut Canvas) {
    land(c, HAZE, "#b9b98e", "#a5aa74", 2.2);
    pit(c, "#c6b58e", "#b09f78");
    for (x, y) in [
        (40.0, 58.0),
        (50.0, 60.0),
        (94.0, 59.0),
        (104.0, 57.0),
        (112.0, 60.0),
    ] {
        c.circle((x, y), 2.4, P("#d9cba8"), PEN);
    }
    c.shape("M62,52h20l-3,8H65z", TIMBER, PEN);
    c.circle((72.0, 61.0), 2.6, DARK, PEN);
}

fn rock_pit(c: &mut Canvas) {
    land(c, COOL, "#a9b08a", "#93a06a", 0.9);
    pit(c, "#b3ac9f", "#98917f");
    blocks(c, 58.0, 61.0, P("#d3cdbf"));
    tree(c, 16.0, 60.0, 16.0, "#6b9a4a");
}

fn marble_pit(c: &mut Canvas) {
    land(c, BRIGHT, "#a9bd84", "#8fae63", 1.4);
    pit(c, "#f1ede2", "#dcd6c8");
    blocks(c, 52.0, 61.0, MARBLE);
    c.line("M96,60V36L108,44M96,38h-8", 1.5);
    cypress(c, 14.0, 60.0, 24.0);
}

fn monastery(c: &mut Canvas) {
    land(c, COOL, "#9fb585", "#86a768", 2.0);
    c.rect((38.0, 36.0, 70.0, 14.0), PLASTER, PEN);
    c.shape("M35,36H111L105,29H41Z", ROOF, PEN);
    for x in [43.0, 54.0, 65.0, 82.0, 94.0] {
        window(c, x, 39.0, 7.0, 11.0);
    }
    campanile(c, 74.0, 37.0, 8.0, 24.0);
    cross(c, 78.0, 7.0);
    hill(c, 56.0, 2.0, "#5f8a48", 3.0);
    cypress(c, 24.0, 56.0, 24.0);
    cypress(c, 120.0, 56.0, 22.0);
}

fn citadel(c: &mut Canvas) {
    land(c, WARM, "#b6ad7e", "#a0a066", 0.2);
    c.shape("M24,62L40,34H104L120,62Z", P("#a8946a"), PEN);
    castle(c, 42.0, 40.0, 58.0, 14.0, SANDSTONE);
    castle(c, 62.0, 38.0, 18.0, 26.0, P("#eed69e"));
    window(c, 67.0, 18.0, 7.0, 9.0);
    flag(c, 71.0, 10.0, 10.0, RED);
}

fn city(c: &mut Canvas) {
    land(c, BRIGHT, "#a9bd84", "#93aa66", 0.7);
    walls(c, SANDSTONE);
    for (x, h) in [(40.0, 20.0), (54.0, 16.0), (84.0, 19.0), (94.0, 15.0)] {
        house(c, x, 40.0, 12.0, h - 8.0, PLASTER, ROOF);
    }
    c.shape("M60,38V28C60,18 80,18 80,28V38Z", P("#cf6a42"), PEN);
    c.line("M70,20V13M65,36C65,26 68,22 70,21M75,36C75,26 72,22 70,21", 1.0);
}

fn gold_mine(c: &mut Canvas) {
    sky(c, "#f7cf8e", "#fbe9c4");
    sun(c, 28.0, 16.0, 7.0);
    hill(c, 34.0, 5.0, "#b9a36a", 1.0);
    c.shape("M38,62L74,8L92,22L128,62Z", P("#8c7a55"), PEN);
    c.fill("M74,8L92,22L104,34L88,40L80,28Z", P("#a8966a"));
    c.shape("M74,8L68,18L76,24L80,17L86,20Z", P("#fdf5e0"), PEN);
    mine(c);
    c.shape("M99,52H120L117,60H102Z", P("#6b4423"), PEN);
    for x in [104.0, 110.0, 116.0] {
        c.circle((x, 50.0), 3.6, P("#f2bd36"), PEN);
    }
    tree(c, 24.0, 58.0, 15.0, "#6b9a4a");
}

fn mountain_town(c: &mut Canvas) {
    sky(c, "#b9d3d6", "#eee8d2");
    c.shape("M-6,62L30,14L52,36L76,4L110,44L124,30L146,62Z", P("#93a08a"), PEN);
    c.shape("M76,4L70,14L78,19L82,12Z", P("#fdf8ea"), PEN);
    for (x, y, w) in [
        (34.0, 50.0, 14.0),
        (48.0, 46.0, 13.0),
        (62.0, 50.0, 15.0),
        (78.0, 47.0, 12.0),
        (90.0, 51.0, 15.0),
    ] {
        house(c, x, y, w, 10.0, PLASTER, ROOF);
    }
    hill(c, 56.0, 2.0, "#7d9a58", 0.4);
}

fn mining_town(c: &mut Canvas) {
    sky(c, "#c8d6cf", "#efe6cd");
    c.shape("M-10,62L26,10L44,28L62,4L96,40L112,26L150,62Z", P("#9a9080"), PEN);
    c.wash("M62,4L96,40L84,50L70,34Z", BLACK, 0.13);
    house(c, 22.0, 50.0, 18.0, 12.0, PLASTER, ROOF);
    house(c, 42.0, 50.0, 15.0, 10.0, PLASTER, ROOF_DARK);
    c.group("translate(10,-6)", mine);
    c.line("M106,60L114,38L122,60M108,54h12", 1.5);
    c.circle((114.0, 38.0), 7.0, crate::paint::NONE, 1.8);
    hill(c, 60.0, 1.0, "#8b9a5c", 1.7);
}

fn estate(c: &mut Canvas) {
    land(c, BRIGHT, "#a9bd84", "#8fae63", 0.6);
    gable(c, 52.0, 39.0, 34.0, 13.0, 7.0, P("#f6e6c6"), ROOF);
    house(c, 80.0, 39.0, 14.0, 17.0, PLASTER, ROOF);
    windows(c, &[57.0, 66.0, 75.0], 29.0, 4.0, 6.0);
    cypress(c, 46.0, 40.0, 22.0);
    cypress(c, 99.0, 40.0, 19.0);
    field(c, 44.0, "#a5b957", "#5c7a34");
    for x in 0..10u8 {
        c.circle((f32::from(x) * 14.6 + 5.0, 51.0), 2.7, P("#5d8a3c"), 0.0);
        c.circle((f32::from(x) * 14.6 + 9.0, 53.5), 1.3, P("#7b3f79"), 0.0);
    }
}

fn hermitage(c: &mut Canvas) {
    sky(c, "#a9cfd0", "#eaf0d8");
    cloud(c, 14.0, 14.0, 20.0);
    cloud(c, 106.0, 12.0, 16.0);
    hill(c, 36.0, 6.0, "#9fb585", 2.0);
    c.shape("M44,62L56,34L66,30H92L104,40L112,62Z", P("#b5a98e"), PEN);
    c.wash("M92,30L104,40L112,62H90Z", BLACK, 0.15);
    gable(c, 66.0, 31.0, 18.0, 11.0, 8.0, PLASTER, ROOF);
    campanile(c, 84.0, 31.0, 6.0, 18.0);
    cypress(c, 58.0, 35.0, 20.0);
    cypress(c, 98.0, 39.0, 17.0);
    hill(c, 60.0, 2.0, "#5f8a48", 3.0);
    cypress(c, 24.0, 58.0, 24.0);
    cypress(c, 122.0, 60.0, 22.0);
}

fn manor_house(c: &mut Canvas) {
    land(c, BRIGHT, "#9db57e", "#8aa864", 1.0);
    campanile(c, 42.0, 47.0, 11.0, 24.0);
    campanile(c, 88.0, 47.0, 11.0, 24.0);
    gable(c, 52.0, 47.0, 37.0, 17.0, 9.0, PLASTER, ROOF);
    windows(c, &[57.0, 68.0, 79.0], 34.0, 5.0, 8.0);
    hill(c, 52.0, 2.0, "#7d9e4e", 0.4);
    cypress(c, 34.0, 52.0, 22.0);
    cypress(c, 108.0, 52.0, 22.0);
}

fn dukedom(c: &mut Canvas) {
    land(c, WARM, "#b1bb82", "#93aa5e", 2.6);
    c.rect((34.0, 28.0, 74.0, 22.0), SANDSTONE, PEN);
    c.shape("M30,28H112L106,21H36Z", ROOF, PEN);
    castle(c, 62.0, 50.0, 18.0, 36.0, P("#eed69e"));
    for x in [39.0, 50.0, 84.0, 96.0] {
        window(c, x, 33.0, 6.0, 10.0);
    }
    flag(c, 71.0, 12.0, 11.0, P("#2f68a0"));
    meadow(c, "#86a552");
    tree(c, 20.0, 56.0, 15.0, "#6b9a4a");
    tree(c, 124.0, 56.0, 15.0, "#587f3e");
}

fn trading_town(c: &mut Canvas) {
    land(c, BRIGHT, "#a9bd84", "#98ad6c", 1.9);
    for (x, w) in [
        (28.0, 16.0),
        (44.0, 14.0),
        (58.0, 18.0),
        (78.0, 15.0),
        (94.0, 18.0),
    ] {
        house(c, x, 44.0, w, 14.0, PLASTER, ROOF);
    }
    water(c, 46.0, "#7fb3b8");
    c.group("translate(44,60) scale(.55)", |c| ship(c, 0.0, 0.0, RED));
    c.group("translate(98,61) scale(.45)", |c| ship(c, 0.0, 0.0, P("#2f68a0")));
}

fn farm(c: &mut Canvas) {
    land(c, BRIGHT, "#b3c084", "#9db560", 0.1);
    gable(c, 42.0, 44.0, 26.0, 14.0, 12.0, P("#e2c08a"), ROOF_DARK);
    window(c, 50.0, 34.0, 10.0, 10.0);
    house(c, 74.0, 44.0, 22.0, 11.0, PLASTER, ROOF);
    tree(c, 104.0, 46.0, 18.0, "#6b9a4a");
    field(c, 47.0, "#d7bf63", "#a98a30");
    for x in [22.0, 60.0, 112.0] {
        c.shape(
            format_args!("M{x},58c-8,0 -7,-9 0,-11c7,2 8,11 0,11z"),
            P("#e6c56a"),
            PEN,
        );
    }
}

fn colony(c: &mut Canvas) {
    sky(c, "#f6cf9a", "#fbeccb");
    sun(c, 112.0, 14.0, 8.0);
    hill(c, 34.0, 4.0, "#a9b07a", 1.0);
    castle(c, 70.0, 44.0, 30.0, 14.0, SANDSTONE);
    house(c, 54.0, 44.0, 16.0, 9.0, PLASTER, ROOF);
    flag(c, 85.0, 28.0, 16.0, RED);
    water(c, 45.0, "#6fa9b3");
    c.group("translate(36,61) scale(.62)", |c| ship(c, 0.0, 0.0, RED));
}

fn province(c: &mut Canvas) {
    sky(c, "#bfdcd2", "#f6eccb");
    hill(c, 28.0, 5.0, "#b3c394", 0.5);
    hill(c, 36.0, 4.0, "#9db574", 2.4);
    house(c, 30.0, 36.0, 10.0, 6.0, PLASTER, ROOF);
    campanile(c, 41.0, 36.0, 5.0, 13.0);
    hill(c, 46.0, 4.0, "#86a65a", 4.0);
    castle(c, 90.0, 43.0, 20.0, 12.0, SANDSTONE);
    c.stroke("M64,62C60,54 78,50 72,44C68,40 80,36 76,32", P("#ecd9a6"), 3.4);
    for x in [16.0, 50.0, 84.0, 122.0] {
        cypress(c, x, 58.0, 17.0);
    }
}

fn sanctuary(c: &mut Canvas) {
    land(c, ("#d9cfe0", "#f6ead6"), "#a9b58a", "#8ea769", 0.8);
    c.shape("M36,54L48,48H94L106,54Z", P("#d9c494"), PEN);
    c.rect((52.0, 28.0, 38.0, 20.0), MARBLE, PEN);
    c.shape("M48,28L71,14L94,28Z", P("#efe3c4"), PEN);
    for x in [55.0, 64.0, 75.0, 84.0] {
        c.rect((x, 30.0, 4.0, 18.0), P("#ece2c9"), 0.9);
    }
    window(c, 68.0, 35.0, 7.0, 13.0);
    cross(c, 71.0, 15.0);
    cypress(c, 30.0, 55.0, 26.0);
    cypress(c, 112.0, 55.0, 26.0);
}

fn castle_picture(c: &mut Canvas) {
    land(c, COOL, "#93a884", "#7d9a62", 2.9);
    c.shape("M30,62L46,40L100,38L116,62Z", P("#8d8a74"), PEN);
    castle(c, 46.0, 44.0, 50.0, 16.0, P("#d6c7a4"));
    castle(c, 42.0, 46.0, 13.0, 28.0, P("#e2cfa6"));
    castle(c, 88.0, 46.0, 13.0, 28.0, P("#cfbf97"));
    castle(c, 63.0, 32.0, 16.0, 16.0, P("#e2cfa6"));
    window(c, 66.0, 33.0, 10.0, 11.0);
    flag(c, 48.0, 16.0, 10.0, P("#2f68a0"));
    flag(c, 95.0, 16.0, 10.0, RED);
}

fn fortified_town(c: &mut Canvas) {
    land(c, WARM, "#bcae7c", "#a39d62", 1.5);
    for (x, h) in [(42.0, 12.0), (54.0, 15.0), (76.0, 14.0), (90.0, 11.0)] {
        house(c, x, 42.0, 12.0, h, PLASTER, ROOF);
    }
    castle(c, 66.0, 42.0, 9.0, 30.0, SANDSTONE);
    walls(c, P("#d9b97c"));
    pikes(c, &[18.0, 124.0], 60.0, 20.0);
}

/// The mouth of a mine, with its props.
fn mine(c: &mut Canvas) {
    c.shape("M72,60V44A10,10 0 0 1 92,44V60Z", P("#2e2115"), PEN);
    c.shape("M70,60V42H74V60M90,60V42H94V60M68,43H96V39H68Z", TIMBER, PEN);
}
