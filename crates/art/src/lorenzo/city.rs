//! The city: roofs seen from above, the river, and what stands at each place of the board.

use super::scenery::TIMBER;
use super::scenery::*;
use crate::canvas::{Canvas, round};
use crate::chance::Chance;
use crate::paint::*;

/// A part of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum City {
    /// The Arno with three bridges, stretched along the board.
    River,
    /// Merlons along the top of a tower, in the pigment `--facade`.
    Merlons,
    /// The pennant of a tower, in the pigment `--kind`.
    Pennant,
    /// An open floor from which the card is gone.
    Loggia,
    /// Dome, church and bell tower.
    Duomo,
    /// The council palace.
    Palace,
    /// Fields, where the harvest is.
    Fields,
    /// Workshops, where production is.
    Workshops,
    /// A market stall whose awning is `--awning`.
    Stall,
    /// The round piazza on which the dice lie.
    Piazza,
    /// A cell of the city wall.
    Merlon,
    /// A gate tower of the city wall.
    Gate,
    /// A pedestal for a member.
    Spot,
}

impl City {
    /// All parts, with name, box and whether they are stretched.
    pub const ALL: [(Self, &str, &str, bool); 13] = [
        (Self::River, "river", "0 0 40 480", true),
        (Self::Merlons, "merlons", "0 0 164 14", true),
        (Self::Pennant, "pennant", "0 0 30 32", false),
        (Self::Loggia, "loggia", "0 0 128 92", true),
        (Self::Duomo, "duomo", "0 0 112 120", false),
        (Self::Palace, "palace", "0 0 280 92", true),
        (Self::Fields, "fields", "0 0 187 98", true),
        (Self::Workshops, "workshops", "0 0 187 98", true),
        (Self::Stall, "stall", "0 0 92 80", true),
        (Self::Piazza, "piazza", "0 0 108 90", false),
        (Self::Merlon, "merlon", "0 0 39 14", true),
        (Self::Gate, "gate", "0 0 39 50", true),
        (Self::Spot, "spot", "0 0 44 24", false),
    ];
}

/// Draws a part of the city.
pub fn city(c: &mut Canvas, part: City) {
    match part {
        City::River => river(c),
        City::Merlons => {
            for index in 0..9u8 {
                let x = round(f32::from(index) * 18.2);
                c.shape(
                    format_args!("M{},15V2L{},7L{},2V15", x + 2.0, x + 9.1, x + 16.2),
                    Paint("var(--facade)"),
                    1.3,
                );
            }
        }
        City::Pennant => {
            c.line("M2,32V2", 2.0);
            c.shape(
                "M3,3C14,1 16,8 29,5L24,10L29,15C16,18 14,11 3,14Z",
                Paint("var(--kind)"),
                1.2,
            );
        }
        City::Loggia => loggia(c),
        City::Duomo => duomo(c),
        City::Palace => palace(c),
        City::Fields => fields(c),
        City::Workshops => workshops(c),
        City::Stall => stall(c),
        City::Piazza => {
            c.ellipse((54.0, 45.0), (52.0, 43.0), PIAZZA, 1.2);
            c.faint("M9,45H99M54,9V81M22,20L86,70M86,20L22,70", INK, 1.0, 0.16);
            c.oval((54.0, 45.0), (45.0, 36.0), NONE, INK, 1.0, 0.4);
        }
        City::Merlon => c.shape("M6,14V4L19.500,8L33,4V14", CITY_WALL, 1.3),
        City::Gate => {
            c.shape("M1,51V5V1h9v4h5V1h9v4h5V1h9V51Z", CITY_WALL_LIGHT, 1.4);
        }
        City::Spot => {
            c.ellipse((22.0, 12.0), (21.0, 10.5), PEDESTAL, 1.4);
            c.oval((22.0, 12.0), (17.5, 8.0), NONE, INK, 0.8, 0.55);
        }
    }
}

/// A tile of roofs that repeats: its size, and what it holds.
pub const ROOFS: (f32, f32) = (236.0, 105.0);

/// Rows of small houses; one roof in six is terracotta.
pub fn roofs(c: &mut Canvas) {
    let mut chance = Chance::of("firenze");
    for row in 0..7u8 {
        let y = f32::from(row) * 21.0 - 12.0;
        let mut x = -8.0;
        // Every fifth row repeats, so that the tile joins itself.
        if row == 5 {
            chance = Chance::of("firenze");
        }
        while x < ROOFS.0 - 14.0 {
            let w = round(17.0 + chance.next() * 15.0);
            let h = round(7.0 + chance.next() * 9.0);
            let down = round(y + chance.next() * 4.0);
            let roof = match (chance.next() * 6.0) as u8 {
                0 => CITY_TERRACOTTA,
                1 | 2 => CITY_ROOF,
                3 | 4 => CITY_ROOF_LIGHT,
                _ => CITY_ROOF_DARK,
            };
            c.outlined(
                format_args!("M{x},{down}v-{h}h{w}v{h}z"),
                CITY_HOUSE,
                CITY_LINE,
                0.8,
            );
            c.outlined(
                format_args!(
                    "M{},{}l4.5,-8.5h{}l4.5,8.5z",
                    round(x - 1.0),
                    round(down - h),
                    round(w - 7.0)
                ),
                roof,
                CITY_LINE,
                0.8,
            );
            if chance.next() < 0.5 {
                c.stroke(
                    format_args!(
                        "M{},{}v2.6M{},{1}v2.6",
                        round(x + w * 0.3),
                        round(down - h * 0.7),
                        round(x + w * 0.65)
                    ),
                    CITY_WINDOW,
                    1.8,
                );
            }
            x = round(x + w + if chance.next() < 0.14 { 9.0 } else { 1.5 });
        }
    }
}

fn river(c: &mut Canvas) {
    let bed = "M16,-10C38,40 8,92 24,150C38,205 12,250 25,310C36,360 12,410 20,492";
    // Wider than any pen: the banks are drawn as strokes of their own.
    for (shift, colour, width) in [(0.0, CITY_LINE, 9.0), (0.0, ARNO, 8.6), (0.0, ARNO_LIGHT, 4.8)] {
        c.group(format_args!("translate({shift},0)"), |c| {
            for side in [-8.0, 0.0, 8.0] {
                c.group(format_args!("translate({side},0)"), |c| {
                    c.stroke(bed, colour, width)
                });
            }
        });
    }
    c.faint(
        "M12,20q4,10 0,22M28,70q-4,12 0,24M20,180q4,12 -2,26M26,290q4,10 0,22M18,400q-3,12 0,24",
        WHITE,
        1.2,
        0.7,
    );
    for y in [128.0, 352.0] {
        c.shape(
            format_args!(
                "M0,{}v-8C12,{} 28,{1} 40,{2}v8C32,{2} 8,{2} 0,{0}Z",
                y + 7.0,
                y - 6.0,
                y - 1.0
            ),
            SANDSTONE,
            1.0,
        );
    }
    c.shape(
        "M0,257V245H40V257C32,249 24,249 20,257C16,249 8,249 0,257Z",
        SANDSTONE,
        1.0,
    );
    for (x, h) in [(1.0, 8.0), (9.0, 10.0), (17.0, 8.0), (25.0, 10.0), (32.0, 8.0)] {
        gable(c, x, 246.0, 7.0, h, 4.0, PLASTER, ROOF);
    }
}

fn loggia(c: &mut Canvas) {
    c.rect((0.0, 0.0, 128.0, 92.0), LOGGIA_WALL, 0.0);
    for x in [6.0, 45.0, 84.0] {
        let arch = format!("M{x},92V30A19,19 0 0 1 {},30V92Z", x + 38.0);
        c.clipped(&arch, |c| {
            c.fade((x, 8.0, 38.0, 84.0), LOGGIA_SKY, LOGGIA_LIGHT);
            c.fill(format_args!("M{x},92V64q10,-10 19,-3t19,-1V92Z"), LOGGIA_HILL);
        });
        c.line(arch, 2.0);
    }
    c.wash("M0,82H128V92H0Z", BLACK, 0.35);
}

fn duomo(c: &mut Canvas) {
    let stripe = Paint("#3f6b5c");
    let white = Paint("#f7efdd");
    c.rect((86.0, 22.0, 20.0, 98.0), white, 1.0);
    c.stroke("M86,34H106M86,50H106M86,66H106M86,82H106M86,98H106", stripe, 2.0);
    windows(c, &[93.0], 38.0, 6.0, 10.0);
    windows(c, &[93.0], 54.0, 6.0, 10.0);
    windows(c, &[93.0], 70.0, 6.0, 10.0);
    c.shape("M84,22H108L96,10Z", ROOF, 1.0);
    c.rect((10.0, 76.0, 72.0, 44.0), white, 1.0);
    c.stroke("M10,84H82M10,109H82", stripe, 2.0);
    c.shape("M4,120V93C4,85 24,85 24,93V120Z", Paint("#e9ddc2"), 1.0);
    c.shape("M68,120V93C68,85 88,85 88,93V120Z", Paint("#dccfae"), 1.0);
    c.rect((16.0, 66.0, 60.0, 10.0), Paint("#f0e4c8"), 1.0);
    for x in [26.0, 39.0, 53.0, 66.0] {
        c.circle((x, 71.0), 3.2, Paint("#5b4630"), 1.0);
    }
    c.shape(
        "M14,66C16,38 32,22 46,17C60,22 76,38 78,66Z",
        Paint("#cf6a42"),
        1.4,
    );
    c.wash("M46,17C60,22 76,38 78,66H60C61,44 56,28 46,17Z", BLACK, 0.17);
    c.stroke(
        "M46,17V66M46,17C36,28 31,44 31,66M46,17C56,28 61,44 61,66",
        Paint("#fbead0"),
        2.0,
    );
    c.shape("M41,18V9H51V18Z", white, 1.0);
    c.shape("M40,9L46,3L52,9Z", Paint("#cf6a42"), 1.0);
    c.circle((46.0, 2.8), 2.2, Paint("#eab73c"), 1.0);
    c.shape("M38,120V102A8,8 0 0 1 54,102V120Z", Paint("#5b3a1c"), 1.0);
    c.circle((46.0, 92.0), 5.0, Paint("#7fb0a8"), 1.0);
}

fn palace(c: &mut Canvas) {
    let wall = Paint("#ecd6a6");
    c.shape("M118,22V6H144V22Z", Paint("#e2c48b"), 1.0);
    c.shape("M114,10H148V0h-7v4h-6V0h-8v4h-6V0h-7Z", Paint("#e9d09b"), 1.0);
    for index in 0..13u8 {
        let x = 10.0 + f32::from(index) * 20.0;
        c.rect((x, 15.0, 12.0, 9.0), wall, 1.0);
    }
    c.rect((6.0, 22.0, 266.0, 10.0), Paint("#dfc186"), 1.0);
    c.rect((10.0, 32.0, 258.0, 34.0), wall, 1.0);
    c.shape("M4,66H276L280,92H0Z", STEPS, 1.3);
    c.faint("M3,75H277", INK, 1.0, 0.5);
}

fn fields(c: &mut Canvas) {
    c.rect((0.0, 0.0, 187.0, 98.0), Paint("#b9c66a"), 0.0);
    c.shape("M-2,-2H190V26C140,18 60,34 -2,22Z", Paint("#8fb06a"), 1.0);
    let rows: String = (0..22)
        .map(|row| format!("M{},98L{},26", row * 13 - 50, 46 + row * 5))
        .collect();
    c.stroke(rows, Paint("#8aa14a"), 1.5);
    cypress(c, 130.0, 29.0, 22.0);
    cypress(c, 140.0, 31.0, 18.0);
    cypress(c, 172.0, 31.0, 24.0);
    house(c, 149.0, 31.0, 17.0, 9.0, PLASTER, ROOF);
    tree(c, 116.0, 29.0, 13.0, "#6b9a4a");
}

fn workshops(c: &mut Canvas) {
    c.rect((0.0, 0.0, 187.0, 98.0), Paint("#d9bd86"), 0.0);
    c.rect((-1.0, 0.0, 189.0, 34.0), Paint("#eccf95"), 1.0);
    let courses: String = (0..8).map(|row| format!("M0,{}H187", 38 + row * 8)).collect();
    c.stroke(courses, Paint("#bfa067"), 1.0);
    c.shape("M-2,8H189V-2H-2Z", ROOF, 1.0);
    for x in [114.0, 138.0, 162.0] {
        window(c, x, 12.0, 16.0, 22.0);
    }
    c.circle((146.0, 28.0), 6.0, Paint("#e8742c"), 0.0);
    c.circle((146.0, 29.0), 3.4, Paint("#ffd97a"), 0.0);
    c.shape("M116,34v-8h12v8", TIMBER, 1.0);
    c.circle((170.0, 26.0), 5.4, Paint("#e9b13a"), 1.0);
    c.circle((170.0, 26.0), 1.8, Paint("#fff3d6"), 0.8);
}

fn stall(c: &mut Canvas) {
    c.rect((6.0, 18.0, 80.0, 40.0), STALL_SHADE, 0.0);
    c.stroke("M4,18V62M88,18V62", TIMBER, 3.0);
    for stripe in 0..8u8 {
        let x = f32::from(stripe) * 11.5;
        let colour = if stripe % 2 == 0 {
            Paint("var(--awning)")
        } else {
            Paint("#fff4dc")
        };
        c.shape(
            format_args!("M{x},1H{}V17A5.7,5 0 0 1 {x},17Z", x + 11.5),
            colour,
            0.9,
        );
    }
    c.rect((0.0, 52.0, 92.0, 26.0), Paint("#a56c37"), 1.3);
    c.fill("M0.500,52.500H91.500V56H0.500Z", Paint("#c98d50"));
}
