//! Paintings: a gilt frame, and within it what one remembers of the picture.

use crate::canvas::Canvas;
use crate::paint::*;

const SKIN: Paint = Paint("#F0C9A0");
const SKY_BLUE: Paint = Paint("#9CC9E0");
const GRASS: Paint = Paint("#7DA35F");
const EARTH: Paint = Paint("#B98A4A");
const DARK: Paint = Paint("#2E2A2B");
const MADDER: Paint = Paint("#B8443A");
const ULTRAMARINE: Paint = Paint("#2A55A5");
const ROSE: Paint = Paint("#E29AA6");
const OCHRE: Paint = Paint("#D9A93C");
const PINE: Paint = Paint("#3E5A2C");

pub fn draw(canvas: &mut Canvas, name: &str) {
    canvas.fill("M0,0H60V46H0Z", Paint("#E9DDBB"));
    if name == "doni-tondo" {
        canvas.circle((30.0, 23.0), 21.0, OCHRE, 1.1);
        canvas.clipped("M30,5.5A17.5,17.5 0 1 1 29.99,5.5Z", |canvas| {
            canvas.group("translate(11.5,7.5)", |canvas| scene(canvas, name));
        });
        canvas.circle((30.0, 23.0), 17.5, NONE, 0.9);
        return;
    }
    canvas.rect((7.0, 3.0, 46.0, 40.0), OCHRE, 1.1);
    canvas.stroke("M9.4,5.4H50.6V40.6H9.4Z", Paint("#8B6514"), 0.7);
    canvas.clipped("M11.5,7.5h37v31h-37z", |canvas| {
        canvas.group("translate(11.5,7.5)", |canvas| scene(canvas, name));
    });
    canvas.rect((11.5, 7.5, 37.0, 31.0), NONE, 0.9);
}

fn ground(canvas: &mut Canvas, colour: Paint) {
    canvas.fill("M-4,-4H41V35H-4Z", colour);
}

/// Somebody who stands: feet at that point, in a robe.
fn figure(canvas: &mut Canvas, (x, y): (f32, f32), scale: f32, robe: Paint) {
    canvas.group(format_args!("translate({x},{y}) scale({scale})"), |canvas| {
        canvas.shape("M-4,0Q-5,-11 -1.6,-14H1.6Q5,-11 4,0Z", robe, 0.8);
        canvas.circle((0.0, -16.6), 2.7, SKIN, 0.8);
    });
}

fn halo(canvas: &mut Canvas, at: (f32, f32), radius: f32) {
    canvas.ring(at, radius, NONE, Paint("#D9A21A"), 0.9);
}

/// A lady before a background, half length, hair and dress of these colours.
fn lady(canvas: &mut Canvas, hair: Paint, dress: Paint) {
    canvas.shape("M6,31Q7,20 15,18H23Q30,20 31,31Z", dress, 0.8);
    canvas.shape("M14,17L15,12H20L21,17Q18,21 14,17Z", SKIN, 0.8);
    canvas.shape(
        "M12.5,8Q12.5,2.5 17.5,2.5Q22.5,2.5 22.4,8Q22,14.5 18,14.5Q13,14 12.5,8Z",
        SKIN,
        0.8,
    );
    canvas.shape(
        "M12,12Q10,2 17.5,1.4Q24,2 22.8,9Q20,4 15,6Q13,8 13.6,14Z",
        hair,
        0.8,
    );
    canvas.line("M16,8h1.4M19.6,8h1.4M17,11.4q1.4,.8 2.6,0", 0.9);
}

fn arches(canvas: &mut Canvas) {
    canvas.shape(
        "M0,31V12Q6,4 12,12V31M12,31V12Q18,4 24,12V31M24,31V12Q30.5,4 37,12V31",
        Paint("#DCE9E4"),
        0.8,
    );
}

fn landscape(canvas: &mut Canvas) {
    ground(canvas, SKY_BLUE);
    canvas.fill("M0,16Q8,11 16,15T37,12V31H0Z", Paint("#8FB5A0"));
    canvas.fill("M0,22Q12,17 22,21T37,19V31H0Z", GRASS);
}

fn scene(canvas: &mut Canvas, name: &str) {
    match name {
        "ginevra-de-benci" => ginevra_de_benci(canvas),
        "lady-with-an-ermine" => lady_with_an_ermine(canvas),
        "mona-lisa" => mona_lisa(canvas),
        "flagellation-of-christ" => flagellation_of_christ(canvas),
        "battle-of-san-romano" => battle_of_san_romano(canvas),
        "annunciation" => annunciation(canvas),
        "the-tempest" => the_tempest(canvas),
        "arnolfini-portrait" => arnolfini_portrait(canvas),
        "holy-trinity" => holy_trinity(canvas),
        "primavera" => primavera(canvas),
        "lamentation-of-christ" => lamentation_of_christ(canvas),
        "bacchus-and-ariadne" => bacchus(canvas),
        "sistine-madonna" => sistine_madonna(canvas),
        "doni-tondo" => doni_tondo(canvas),
        "the-birth-of-venus" => the_birth_of_venus(canvas),
        "assumption-of-the-virgin" => assumption_of_the_virgin(canvas),
        "the-school-of-athens" => the_school_of_athens(canvas),
        "transfiguration" => transfiguration(canvas),
        _ => landscape(canvas),
    }
}

fn ginevra_de_benci(canvas: &mut Canvas) {
    ground(canvas, PINE);
    canvas.fill("M0,24Q6,18 9,26V31H0ZM37,20Q31,18 28,26V31H37Z", Paint("#7FA8B0"));
    for at in [
        (4.0, 6.0),
        (10.0, 12.0),
        (28.0, 4.0),
        (32.0, 12.0),
        (26.0, 16.0),
        (6.0, 16.0),
    ] {
        canvas.line(format_args!("M{},{}l-2,4M{},{}l2,4", at.0, at.1, at.0, at.1), 0.7);
    }
    lady(canvas, Paint("#B5742F"), Paint("#8A5A34"));
}

fn lady_with_an_ermine(canvas: &mut Canvas) {
    ground(canvas, DARK);
    lady(canvas, Paint("#7A4A24"), Paint("#8E2E3E"));
    canvas.shape(
        "M9,29Q11,24 17,24Q23,24 26,20Q29,18 30,21Q30,24 26,26Q20,30 12,30Z",
        CREAM,
        0.8,
    );
    canvas.line("M28.6,20.6h.1", 1.3);
}

fn mona_lisa(canvas: &mut Canvas) {
    landscape(canvas);
    canvas.stroke(
        "M2,19Q6,16 4,22T9,26M34,15Q30,17 33,20T30,24",
        Paint("#C9B27A"),
        1.4,
    );
    lady(canvas, Paint("#2E241D"), Paint("#3A3A2A"));
    canvas.shape("M12,29Q18,25 24,29Q20,31 14,31Z", SKIN, 0.8);
}

fn flagellation_of_christ(canvas: &mut Canvas) {
    ground(canvas, Paint("#D9E3E0"));
    canvas.shape("M0,31V4H20V31Z", Paint("#EFE6CF"), 0.8);
    canvas.line("M0,24L20,20M0,28L20,22M6,31L10,21M14,31L13,21", 0.6);
    canvas.shape("M9,21V6h2.6V21Z", CREAM, 0.8);
    canvas.circle((10.3, 5.0), 1.6, OCHRE, 0.6);
    figure(canvas, (10.3, 22.0), 0.55, CREAM);
    figure(canvas, (5.0, 24.0), 0.6, MADDER);
    figure(canvas, (24.0, 30.0), 1.05, Paint("#8E2E3E"));
    figure(canvas, (29.0, 30.0), 1.05, ROSE);
    figure(canvas, (34.0, 30.0), 1.05, ULTRAMARINE);
}

fn battle_of_san_romano(canvas: &mut Canvas) {
    ground(canvas, PINE);
    canvas.fill("M0,26H37V31H0Z", EARTH);
    canvas.stroke(
        "M4,25L16,2M9,26L24,3M18,25L29,2M24,24L35,6M12,24L3,4",
        Paint("#F0E0B0"),
        1.1,
    );
    for (x, coat) in [(9.0, CREAM), (26.0, Paint("#8A4B24"))] {
        canvas.group(format_args!("translate({x},27)"), |canvas| {
            canvas.shape(
                "M-8,0V-6Q-9,-10 -4,-11Q2,-12 5,-10L8,-14L9,-10L7,-6V0H5V-5H-5V0Z",
                coat,
                0.8,
            );
            canvas.shape("M-3,-11V-17H2V-11Z", MADDER, 0.8);
            canvas.circle((-0.5, -18.6), 2.0, STEEL, 0.8);
        });
    }
}

fn annunciation(canvas: &mut Canvas) {
    ground(canvas, Paint("#F3E3BD"));
    arches(canvas);
    canvas.fill("M1,22H11V31H1Z", GRASS);
    canvas.shape("M13,31Q13,19 18,17Q21,22 20,31Z", ROSE, 0.8);
    canvas.shape("M13,20Q4,14 4,24Q8,24 13,27Z", OCHRE, 0.8);
    canvas.circle((18.0, 14.0), 2.5, SKIN, 0.8);
    canvas.shape("M26,31Q25,20 30,17Q35,22 35,31Z", ULTRAMARINE, 0.8);
    canvas.circle((29.5, 14.4), 2.5, SKIN, 0.8);
    halo(canvas, (29.5, 14.4), 4.0);
}

fn the_tempest(canvas: &mut Canvas) {
    ground(canvas, Paint("#4E6B6B"));
    canvas.fill("M0,0H37V12Q24,8 12,12T0,10Z", Paint("#35525A"));
    canvas.stroke("M24,1L21,6H24L20,12", Paint("#FFF2A8"), 1.3);
    canvas.shape(
        "M12,18V10H16V18M17,18V8H21V18M22,18V11H27V18",
        Paint("#C9B98A"),
        0.7,
    );
    canvas.fill("M0,20Q12,16 24,20T37,18V31H0Z", PINE);
    canvas.stroke("M14,31Q16,24 22,22", Paint("#9CC9D0"), 2.4);
    figure(canvas, (5.0, 30.0), 0.85, MADDER);
    figure(canvas, (30.0, 30.0), 0.7, CREAM);
}

fn arnolfini_portrait(canvas: &mut Canvas) {
    ground(canvas, Paint("#8A5A3A"));
    canvas.fill("M26,6H37V24H26Z", MADDER);
    canvas.shape("M1,4H8V18H1Z", SKY_BLUE, 0.7);
    canvas.circle((18.0, 9.0), 2.6, STEEL, 0.8);
    canvas.stroke("M18,0V4M15,3h6", OCHRE, 1.1);
    figure(canvas, (11.0, 30.0), 1.15, Paint("#4A2E3E"));
    canvas.shape("M6.6,10Q11,4 15.4,10Z", DARK, 0.7);
    figure(canvas, (25.0, 30.0), 1.15, Paint("#3F7D4F"));
    canvas.shape("M22,13Q25,6 28,13Z", CREAM, 0.7);
    canvas.stroke("M14,20L22,20", SKIN, 1.4);
}

fn holy_trinity(canvas: &mut Canvas) {
    ground(canvas, Paint("#E6C9A8"));
    canvas.shape("M6,31V12Q18.5,-2 31,12V31Z", Paint("#B8706A"), 0.8);
    canvas.line("M10,31V13Q18.5,3 27,13V31M14,13L18.5,6L23,13", 0.6);
    canvas.stroke("M18.5,8V26M12,13H25", Paint("#6B4526"), 1.8);
    canvas.stroke("M18.5,13V22M13,13.6H24", SKIN, 1.4);
    canvas.circle((18.5, 11.4), 1.8, SKIN, 0.7);
    figure(canvas, (9.0, 30.0), 0.8, ULTRAMARINE);
    figure(canvas, (28.0, 30.0), 0.8, MADDER);
}

fn primavera(canvas: &mut Canvas) {
    ground(canvas, PINE);
    for x in [2.0, 9.0, 16.0, 23.0, 30.0, 36.0] {
        canvas.stroke(format_args!("M{x},0V20"), Paint("#6B4526"), 1.2);
        canvas.circle((x + 2.0, 4.0), 1.4, Paint("#E2901F"), 0.5);
    }
    canvas.fill("M0,24H37V31H0Z", Paint("#4F7A45"));
    for (x, robe) in [
        (4.0, MADDER),
        (11.0, CREAM),
        (15.0, CREAM),
        (21.0, MADDER),
        (28.0, ROSE),
        (33.0, SKY_BLUE),
    ] {
        figure(canvas, (x, 29.0), 0.85, robe);
    }
    canvas.stroke("M8,27h.1M18,29h.1M25,28h.1M30,29h.1M13,30h.1", LEMON, 1.4);
}

fn lamentation_of_christ(canvas: &mut Canvas) {
    ground(canvas, Paint("#5A4A46"));
    canvas.shape("M4,24L14,12H30L34,24Z", Paint("#C98F86"), 0.8);
    canvas.shape("M12,23Q14,14 22,14Q29,15 30,23Z", Paint("#EDE6DA"), 0.8);
    canvas.circle((24.0, 11.6), 3.0, SKIN, 0.8);
    canvas.shape("M6,25h5v-4h-5ZM12,25h5v-4h-5Z", SKIN, 0.8);
    figure(canvas, (3.0, 18.0), 0.7, DARK);
}

fn sistine_madonna(canvas: &mut Canvas) {
    ground(canvas, Paint("#F6EBCB"));
    canvas.shape("M0,0H9Q7,16 0,24ZM37,0H28Q30,16 37,24Z", Paint("#4F7A45"), 0.8);
    figure(canvas, (18.5, 25.0), 1.2, ULTRAMARINE);
    canvas.circle((21.5, 11.5), 2.0, SKIN, 0.7);
    halo(canvas, (18.5, 5.2), 4.2);
    figure(canvas, (7.5, 27.0), 0.8, OCHRE);
    figure(canvas, (30.0, 27.0), 0.8, Paint("#3F7D4F"));
    for x in [14.0, 22.0] {
        canvas.shape(format_args!("M{x},31q-3,-3 -4,-1M{x},31q3,-3 4,-1"), CREAM, 0.7);
        canvas.circle((x, 28.4), 2.0, SKIN, 0.7);
    }
}

fn doni_tondo(canvas: &mut Canvas) {
    landscape(canvas);
    canvas.shape("M8,30Q8,18 17,16Q28,17 30,30Z", Paint("#3F6FB0"), 0.8);
    canvas.shape("M11,22Q14,15 20,15L24,24Q16,26 11,22Z", ROSE, 0.8);
    canvas.circle((16.5, 12.5), 3.0, SKIN, 0.8);
    canvas.circle((24.0, 8.0), 2.8, SKIN, 0.8);
    canvas.circle((22.0, 13.0), 2.0, SKIN, 0.8);
}

fn the_birth_of_venus(canvas: &mut Canvas) {
    ground(canvas, SKY_BLUE);
    canvas.fill("M0,16H37V31H0Z", Paint("#8FC7B8"));
    canvas.stroke(
        "M3,20q2,-2 4,0M28,22q2,-2 4,0M8,27q2,-2 4,0M26,28q2,-2 4,0",
        CREAM,
        0.9,
    );
    canvas.shape("M10,28Q18.5,20 27,28Q18.5,32 10,28Z", ROSE, 0.8);
    canvas.line("M18.5,24V30M14,25.6L16,30M23,25.6L21,30", 0.6);
    canvas.shape("M17,26Q15,16 18.5,11Q22,16 20,26Z", SKIN, 0.8);
    canvas.circle((18.5, 8.4), 2.6, SKIN, 0.8);
    canvas.shape(
        "M16,8Q18,3 21,6Q25,12 22,20Q22,12 20.6,7.4Q18,6 16,8Z",
        Paint("#C9812F"),
        0.8,
    );
    canvas.shape("M30,28Q29,14 33,11Q36,16 37,28Z", ROSE, 0.8);
    canvas.circle((32.0, 9.0), 2.2, SKIN, 0.7);
    canvas.shape("M1,12Q6,6 10,10Q6,11 5,16Z", Paint("#7FA8B0"), 0.8);
}

fn assumption_of_the_virgin(canvas: &mut Canvas) {
    ground(canvas, Paint("#F4D98A"));
    canvas.shape(
        "M2,17Q10,12 18.5,15Q28,12 35,17Q28,21 18.5,19Q9,21 2,17Z",
        CREAM,
        0.8,
    );
    figure(canvas, (18.5, 17.0), 0.9, MADDER);
    canvas.stroke("M15,6L11,2M22,6L26,2", SKIN, 1.4);
    for (x, robe) in [
        (5.0, PINE),
        (10.0, MADDER),
        (16.0, ULTRAMARINE),
        (22.0, OCHRE),
        (28.0, MADDER),
        (33.0, PINE),
    ] {
        figure(canvas, (x, 32.0), 0.62, robe);
    }
}

fn the_school_of_athens(canvas: &mut Canvas) {
    ground(canvas, Paint("#E8DCC2"));
    canvas.shape("M3,31V14Q18.5,-6 34,14V31Z", Paint("#D3C29C"), 0.8);
    canvas.shape("M8,28V15Q18.5,1 29,15V28Z", SKY_BLUE, 0.8);
    canvas.shape("M12,26V16Q18.5,7 25,16V26Z", Paint("#C9E0EA"), 0.7);
    canvas.fill("M0,26H37V31H0Z", Paint("#B9A67C"));
    for (x, robe) in [
        (3.0, PINE),
        (7.0, OCHRE),
        (12.0, ULTRAMARINE),
        (17.0, MADDER),
        (20.5, SKY_BLUE),
        (26.0, OCHRE),
        (30.0, PINE),
        (34.0, ROSE),
    ] {
        figure(canvas, (x, 30.0), 0.5, robe);
    }
}

fn transfiguration(canvas: &mut Canvas) {
    ground(canvas, Paint("#6F8FB0"));
    canvas.oval((18.5, 9.0), (11.0, 9.0), Paint("#FFF6DC"), NONE, 0.0, 0.9);
    figure(canvas, (18.5, 15.0), 0.75, CREAM);
    canvas.stroke("M15.5,5L12,3M21.5,5L25,3", SKIN, 1.2);
    figure(canvas, (10.0, 14.0), 0.55, OCHRE);
    figure(canvas, (27.0, 14.0), 0.55, PINE);
    canvas.fill("M0,20Q18,15 37,20V31H0Z", Paint("#4A3A2A"));
    for (x, robe) in [
        (5.0, MADDER),
        (11.0, ULTRAMARINE),
        (17.0, ROSE),
        (26.0, PINE),
        (32.0, OCHRE),
    ] {
        figure(canvas, (x, 31.0), 0.7, robe);
    }
}

fn bacchus(canvas: &mut Canvas) {
    ground(canvas, Paint("#4E8FCB"));
    canvas.stroke("M3,3h.1M7,2h.1M10,5h.1M5,6h.1M12,2h.1", Paint("#FFF6C4"), 1.5);
    canvas.fill("M0,20Q8,16 14,20T26,18L37,14V31H0Z", EARTH);
    canvas.shape("M26,0Q40,-2 37,16Q30,14 28,18Q23,10 26,0Z", Paint("#4C7A3E"), 0.8);
    canvas.fill("M0,14Q6,12 10,15V20H0Z", Paint("#7FC4D6"));
    canvas.shape(
        "M17,11Q24,5 29,10Q25,12 22,16Q20,14 17,16Z",
        Paint("#D4507F"),
        0.8,
    );
    canvas.stroke("M17,9L21,15L19,22L23,26M21,15L25,20L23,25", SKIN, 2.6);
    canvas.circle((17.0, 8.0), 2.4, SKIN, 0.8);
    canvas.shape("M6,12Q2,20 5,29H10Q11,19 9,13Z", ULTRAMARINE, 0.8);
    canvas.circle((7.8, 10.0), 2.3, SKIN, 0.8);
    canvas.stroke("M9,14L14,13", SKIN, 1.8);
    canvas.stroke("M6,15Q11,18 10,25", MADDER, 1.6);
}
