//! Monuments: buildings under the sky, from domes, towers, arcades, gables and bridges.

use crate::canvas::{Canvas, arch};
use crate::paint::*;

const WALL: Paint = Paint("#FFF7E2");
const WARM: Paint = Paint("#F0D9A4");
const RUST: Paint = Paint("#D0724A");
const GLASS: Paint = Paint("#5B8FA8");
const SHADE: Paint = Paint("#8FA9A4");
const BROWN: Paint = Paint("#C79A63");

/// Under a sky, on a ground of that colour.
fn site(canvas: &mut Canvas, ground: &'static str) {
    canvas.fill("M0,0H60V46H0Z", Paint("#CDEAEA"));
    canvas.fill("M0,8Q10,4 20,8T44,7T60,9V14H0Z", Paint("#DDF2F0"));
    canvas.fill("M0,36H60V46H0Z", Paint(ground));
}

fn wall(canvas: &mut Canvas, (x, y, width, height): (f32, f32, f32, f32), of: Paint) {
    canvas.rect((x, y, width, height), of, 1.0);
}

fn roof(canvas: &mut Canvas, (x, y): (f32, f32), width: f32, height: f32) {
    let (left, right) = (x - 1.5, x + width + 1.5);
    canvas.shape(
        format_args!("M{left},{y}L{},{}L{right},{y}Z", x + width / 2.0, y - height),
        RUST,
        1.0,
    );
}

/// A row of arches on a line, each of that size.
fn arcade(
    canvas: &mut Canvas,
    (x, y): (f32, f32),
    count: u8,
    (width, height): (f32, f32),
    gap: f32,
    fill: Paint,
) {
    for place in 0..count {
        canvas.shape(
            arch(x + f32::from(place) * (width + gap), y, width, height),
            fill,
            0.8,
        );
    }
}

fn dome(canvas: &mut Canvas, (x, y): (f32, f32), radius: f32, of: Paint) {
    let top = y - radius * 1.35;
    canvas.shape(
        format_args!(
            "M{},{y}Q{},{top} {x},{top}Q{},{top} {},{y}Z",
            x - radius,
            x - radius,
            x + radius,
            x + radius
        ),
        of,
        1.0,
    );
    canvas.stroke(
        format_args!(
            "M{},{y}Q{},{} {x},{top}M{},{y}Q{},{} {x},{top}",
            x - radius * 0.4,
            x - radius * 0.4,
            y - radius,
            x + radius * 0.4,
            x + radius * 0.4,
            y - radius
        ),
        WALL,
        1.1,
    );
    canvas.shape(
        format_args!("M{},{top}v-4h3v4ZM{x},{}v-3", x - 1.5, top - 4.0),
        WALL,
        0.9,
    );
}

fn tower(canvas: &mut Canvas, (x, y): (f32, f32), width: f32, height: f32, of: Paint) {
    wall(canvas, (x, y - height, width, height), of);
    canvas.line(
        format_args!(
            "M{x},{}h{width}M{x},{}h{width}",
            y - height * 0.33,
            y - height * 0.66
        ),
        0.7,
    );
}

fn battlements(canvas: &mut Canvas, (x, y): (f32, f32), count: u8, of: Paint) {
    for merlon in 0..count {
        wall(canvas, (x + f32::from(merlon) * 3.0, y - 2.4, 1.8, 2.4), of);
    }
}

pub fn draw(canvas: &mut Canvas, name: &str) {
    match name {
        "ponte-vecchio" => bridge(canvas),
        "gates-of-paradise" => gates(canvas),
        "laurentian-library" => stairs(canvas),
        "sistine-chapel" => vault(canvas),
        _ => {
            site(
                canvas,
                if matches!(name, "doges-palace") {
                    "#7CC9CB"
                } else {
                    "#E9D7A6"
                },
            );
            building(canvas, name);
        }
    }
}

fn building(canvas: &mut Canvas, name: &str) {
    match name {
        "ospedale-degli-innocenti" => ospedale_degli_innocenti(canvas),
        "tempio-malatestiano" => tempio_malatestiano(canvas),
        "loggia-dei-lanzi" => loggia_dei_lanzi(canvas),
        "giottos-campanile" => giottos_campanile(canvas),
        "palazzo-medici" => palazzo_medici(canvas),
        "ducal-palace" => ducal_palace(canvas),
        "amalfi-cathedral" => amalfi_cathedral(canvas),
        "castel-nuovo" => castel_nuovo(canvas),
        "certosa-di-pavia" => certosa_di_pavia(canvas),
        "tempietto" => tempietto(canvas),
        "doges-palace" => doges_palace(canvas),
        "palazzo-pitti" => palazzo_pitti(canvas),
        "st-peters-basilica" => st_peters_basilica(canvas),
        _ => any_other(canvas),
    }
}

fn ospedale_degli_innocenti(canvas: &mut Canvas) {
    wall(canvas, (2.0, 16.0, 56.0, 23.0), WALL);
    canvas.shape("M0,16L4,10H56L60,16Z", RUST, 1.0);
    arcade(canvas, (4.0, 39.0), 5, (9.0, 15.0), 1.8, SHADE);
    for x in [14.0, 24.8, 35.6, 46.4] {
        canvas.circle((x, 22.0), 1.8, Paint("#2B72C4"), 0.7);
    }
    canvas.line("M0,39H60M0,42H60", 1.0);
}

fn tempio_malatestiano(canvas: &mut Canvas) {
    wall(canvas, (10.0, 18.0, 40.0, 22.0), WALL);
    canvas.shape("M22,18V10H38V18", WALL, 1.0);
    canvas.shape(arch(25.0, 18.0, 10.0, 7.0), SHADE, 0.8);
    arcade(canvas, (13.0, 40.0), 3, (9.0, 16.0), 3.5, SHADE);
    canvas.line("M11,18V40M23.6,18V40M36.4,18V40M49,18V40M10,21H50", 1.0);
}

fn loggia_dei_lanzi(canvas: &mut Canvas) {
    wall(canvas, (5.0, 10.0, 50.0, 30.0), WARM);
    arcade(canvas, (8.0, 40.0), 3, (13.0, 24.0), 2.5, Paint("#7C6A57"));
    canvas.line("M5,14H55", 1.0);
    battlements(canvas, (5.0, 10.0), 17, WARM);
    canvas.shape("M29,40V32Q30,29 31,32V40", STEEL, 0.8);
}

fn giottos_campanile(canvas: &mut Canvas) {
    wall(canvas, (36.0, 26.0, 24.0, 14.0), WARM);
    roof(canvas, (36.0, 26.0), 24.0, 6.0);
    tower(canvas, (19.0, 40.0), 15.0, 37.0, WALL);
    canvas.stroke("M19,34H34M19,22H34M19,12H34", Paint("#4F7A5C"), 1.4);
    for y in [33.0, 21.0, 11.0] {
        arcade(canvas, (22.0, y), 2, (3.2, 7.0), 2.2, GLASS);
    }
    canvas.stroke("M17,3H36", Paint("#B8706A"), 1.8);
}

fn palazzo_medici(canvas: &mut Canvas) {
    wall(canvas, (8.0, 10.0, 44.0, 30.0), WARM);
    wall(canvas, (6.0, 7.0, 48.0, 3.4), BROWN);
    canvas.line(
        "M8,20H52M8,30H52M12,33h4M20,36h5M30,33h4M40,37h5M46,33h4M12,38h3",
        0.7,
    );
    arcade(canvas, (12.0, 19.0), 5, (4.4, 6.0), 3.6, GLASS);
    arcade(canvas, (12.0, 29.0), 5, (4.4, 6.0), 3.6, GLASS);
    canvas.shape(arch(26.0, 40.0, 8.0, 8.0), DOOR, 0.9);
}

fn ducal_palace(canvas: &mut Canvas) {
    wall(canvas, (12.0, 14.0, 36.0, 26.0), Paint("#DDA878"));
    for x in [8.0, 46.0] {
        tower(canvas, (x, 40.0), 6.0, 32.0, Paint("#DDA878"));
        canvas.shape(format_args!("M{},8l4,-8l4,8Z", x - 1.0), SHADE, 0.9);
    }
    for y in [18.0, 25.0, 32.0] {
        arcade(canvas, (25.0, y + 3.0), 2, (4.0, 5.6), 2.0, GLASS);
    }
}

fn amalfi_cathedral(canvas: &mut Canvas) {
    canvas.shape("M10,46L16,40H44L50,46Z", Paint("#EADFC0"), 0.9);
    canvas.line("M13,43H47", 0.7);
    wall(canvas, (14.0, 20.0, 32.0, 20.0), WALL);
    canvas.stroke("M14,24H46M14,28H46", Paint("#7C6A57"), 1.4);
    arcade(canvas, (16.0, 40.0), 4, (6.0, 9.0), 1.4, Paint("#5B6F6A"));
    canvas.shape("M18,20L30,8L42,20Z", OCHRE_GOLD, 1.0);
    canvas.circle((30.0, 15.0), 2.0, GLASS, 0.7);
    tower(canvas, (4.0, 40.0), 8.0, 28.0, WALL);
    canvas.shape("M3,12Q8,2 13,12Z", Paint("#3F9A8A"), 0.9);
}

fn castel_nuovo(canvas: &mut Canvas) {
    wall(canvas, (8.0, 20.0, 44.0, 20.0), Paint("#A99A7C"));
    for x in [4.0, 24.0, 44.0] {
        tower(canvas, (x, 40.0), 12.0, 28.0, Paint("#B9A988"));
        battlements(canvas, (x, 12.0), 4, Paint("#B9A988"));
    }
    canvas.shape("M36,40V18Q40,13 44,18V40Z", WALL, 0.9);
    canvas.shape(arch(37.6, 40.0, 5.0, 9.0), DOOR, 0.8);
    canvas.line("M36,26H44M36,22H44", 0.7);
}

fn certosa_di_pavia(canvas: &mut Canvas) {
    wall(canvas, (8.0, 22.0, 44.0, 18.0), WALL);
    wall(canvas, (18.0, 12.0, 24.0, 10.0), WALL);
    for x in [8.0, 18.0, 27.0, 33.0, 42.0, 52.0] {
        let top = if (18.0..=42.0).contains(&x) { 7.0 } else { 16.0 };
        canvas.shape(
            format_args!("M{},40V{}l1.4,-4l1.4,4V40Z", x - 1.4, top + 3.0),
            ROSE_STONE,
            0.8,
        );
    }
    canvas.circle((30.0, 17.0), 3.4, GLASS, 0.9);
    canvas.shape(arch(26.5, 40.0, 7.0, 12.0), DOOR, 0.9);
    arcade(canvas, (11.0, 38.0), 2, (4.0, 9.0), 1.6, GLASS);
    arcade(canvas, (40.0, 38.0), 2, (4.0, 9.0), 1.6, GLASS);
}

fn tempietto(canvas: &mut Canvas) {
    canvas.shape("M10,44L14,38H46L50,44Z", Paint("#EADFC0"), 0.9);
    wall(canvas, (21.0, 15.0, 18.0, 10.0), WALL);
    dome(canvas, (30.0, 15.0), 9.0, SHADE);
    wall(canvas, (14.0, 24.0, 32.0, 3.0), WALL);
    canvas.shape("M20,27H40V38H20Z", Paint("#C9BE9C"), 0.8);
    for x in [15.0, 20.0, 25.5, 32.0, 37.5, 42.4] {
        wall(canvas, (x, 27.0, 2.4, 11.0), WALL);
    }
}

fn doges_palace(canvas: &mut Canvas) {
    wall(canvas, (4.0, 8.0, 52.0, 14.0), ROSE_STONE);
    canvas.stroke(
        "M6,10l5,5l5,-5l5,5l5,-5l5,5l5,-5l5,5l5,-5l5,5M6,18l5,-5",
        WALL,
        0.8,
    );
    arcade(canvas, (10.0, 21.0), 6, (3.6, 5.4), 3.6, GLASS);
    wall(canvas, (4.0, 22.0, 52.0, 16.0), WALL);
    arcade(canvas, (5.0, 29.4), 10, (4.0, 6.4), 1.1, SHADE);
    arcade(canvas, (5.6, 38.0), 7, (5.6, 7.4), 1.6, SHADE);
    battlements(canvas, (4.0, 8.0), 17, WALL);
    canvas.stroke("M4,42Q12,40 20,42T36,42T56,42", CREAM, 1.0);
}

fn palazzo_pitti(canvas: &mut Canvas) {
    wall(canvas, (2.0, 20.0, 56.0, 20.0), BROWN);
    wall(canvas, (14.0, 10.0, 32.0, 10.0), BROWN);
    canvas.line("M2,29H58M14,19.6H46M4,33h5M14,36h5M26,33h6M40,36h5M50,33h5", 0.7);
    arcade(canvas, (17.0, 19.0), 5, (3.6, 6.0), 2.4, GLASS);
    arcade(canvas, (5.0, 28.0), 8, (3.6, 6.0), 3.0, GLASS);
    arcade(canvas, (12.0, 40.0), 3, (7.0, 8.0), 8.0, DOOR);
}

fn st_peters_basilica(canvas: &mut Canvas) {
    wall(canvas, (4.0, 26.0, 52.0, 14.0), WALL);
    wall(canvas, (20.0, 17.0, 20.0, 9.0), WALL);
    canvas.line("M23,26V19M27,26V19M33,26V19M37,26V19", 0.8);
    dome(canvas, (30.0, 17.0), 10.0, Paint("#8FB0B8"));
    canvas.shape("M22,26L30,21L38,26Z", WALL, 0.9);
    for x in [6.0, 13.0, 20.0, 38.0, 45.0, 52.0] {
        wall(canvas, (x, 27.0, 2.0, 13.0), WARM);
    }
    arcade(canvas, (24.0, 40.0), 3, (3.4, 8.0), 1.0, DOOR);
}

fn any_other(canvas: &mut Canvas) {
    // The dome of Florence.
    canvas.shape("M0,34L8,29H20V46H0ZM42,46V26L50,22L60,27V46Z", WARM, 1.0);
    canvas.shape("M0,34L8,29H20", RUST, 1.0);
    wall(canvas, (14.0, 33.0, 32.0, 13.0), WALL);
    for x in [21.0, 30.0, 39.0] {
        canvas.circle((x, 39.0), 2.6, GLASS, 0.8);
    }
    canvas.shape("M15,33Q15,12 30,9Q45,12 45,33Z", RUST, 1.0);
    canvas.stroke(
        "M20,33Q20,15 30,9M26,33Q26,16 30,9M34,33Q34,16 30,9M40,33Q40,15 30,9",
        WALL,
        1.3,
    );
    canvas.line("M13,33H47", 2.0);
    canvas.shape("M28,9V4H32V9Z", WALL, 1.0);
    canvas.shape("M28,4L30,0L32,4Z", RUST, 1.0);
}

const OCHRE_GOLD: Paint = Paint("#D9A93C");
const ROSE_STONE: Paint = Paint("#E8BFAE");

fn bridge(canvas: &mut Canvas) {
    canvas.fill("M0,0H60V30H0Z", Paint("#D6EEEA"));
    canvas.fill("M0,30H60V46H0Z", Paint("#7CC9CB"));
    canvas.shape("M0,32V20H60V32Z", WARM, 1.0);
    canvas.shape(
        "M4,34Q12,24 20,34ZM22,34Q30,23 38,34ZM40,34Q48,24 56,34Z",
        Paint("#3C8F98"),
        1.0,
    );
    canvas.shape(
        "M0,20V13H8V20M9,20V10H18V20M20,20V12H30V20M31,20V9H40V20M42,20V12H50V20M51,20V14H60V20",
        WALL,
        1.0,
    );
    canvas.shape(
        "M8,13L-2,13L3,9ZM18,10H9L13.5,6ZM30,12H20L25,8ZM40,9H31L35.5,5ZM50,12H42L46,8ZM60,14H51L56,10Z",
        RUST,
        1.0,
    );
    canvas.stroke("M12,15h3M24,16h3M34,14h3M45,16h2", GLASS, 2.4);
    canvas.stroke("M2,38Q8,36 14,38T26,38M34,41Q40,39 46,41T58,41", CREAM, 1.0);
}

fn gates(canvas: &mut Canvas) {
    canvas.fill("M0,0H60V46H0Z", Paint("#D9CDB0"));
    canvas.shape("M8,46V4H52V46Z", Paint("#8C7A58"), 1.0);
    canvas.shape("M13,46V7H29.4V46ZM30.6,46V7H47V46Z", GOLD, 1.0);
    for row in 0..4u8 {
        for x in [15.0, 32.6] {
            let y = 9.0 + f32::from(row) * 9.2;
            canvas.rect((x, y, 12.4, 7.6), Paint("#F0CE6A"), 0.8);
            let turn = if (row + u8::from(x > 20.0)) % 2 == 0 {
                "q3,-5 6,-1t6,-1"
            } else {
                "l3,-4l3,2l3,-3l3,4"
            };
            canvas.stroke(format_args!("M{x},{}{turn}", y + 6.0), GOLD_LINE, 0.9);
        }
    }
}

fn stairs(canvas: &mut Canvas) {
    canvas.fill("M0,0H60V46H0Z", Paint("#EFE6D2"));
    for x in [4.0, 14.0, 42.0, 52.0] {
        canvas.rect((x, 2.0, 4.0, 34.0), SHADE, 0.9);
    }
    canvas.shape(arch(23.0, 30.0, 14.0, 24.0), DOOR, 1.0);
    canvas.shape("M20,8L30,2L40,8Z", WALL, 0.9);
    for step in 0..5u8 {
        let (spread, y) = (f32::from(step) * 3.4, 30.0 + f32::from(step) * 3.2);
        canvas.shape(
            format_args!(
                "M{},{y}Q30,{} {},{y}V{}Q30,{} {},{}Z",
                22.0 - spread,
                y + 3.0,
                38.0 + spread,
                y + 3.4,
                y + 6.4,
                22.0 - spread,
                y + 3.4
            ),
            WALL,
            0.8,
        );
    }
}

fn vault(canvas: &mut Canvas) {
    canvas.fill("M0,0H60V46H0Z", Paint("#6F8FB0"));
    canvas.shape("M0,46V16Q30,-12 60,16V46Z", Paint("#EADFC0"), 1.0);
    canvas.shape("M8,46V20Q30,-2 52,20V46Z", Paint("#8FB5CF"), 1.0);
    canvas.shape("M18,46V22Q30,10 42,22V46Z", Paint("#C9A27A"), 0.9);
    canvas.line("M0,16L18,22M60,16L42,22M8,20V46M52,20V46M13,21V46M47,21V46", 0.8);
    canvas.stroke("M22,14Q26,10 29,12M38,14Q34,10 31.4,12", Paint("#F0C9A0"), 2.6);
    canvas.circle((20.4, 15.0), 2.0, Paint("#F0C9A0"), 0.8);
    canvas.circle((39.6, 15.0), 2.0, Paint("#F0C9A0"), 0.8);
    canvas.stroke("M24,42V32M30,42V30M36,42V32", Paint("#2A55A5"), 2.6);
}
