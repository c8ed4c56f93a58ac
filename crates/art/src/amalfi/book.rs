//! Books: closed ones with an emblem on the cover, and two that lie open.

use crate::canvas::Canvas;
use crate::paint::*;

const GOLD_LEAF: Paint = Paint("#E7C46A");
const RED_INK: Paint = Paint("#C7472F");

pub fn draw(canvas: &mut Canvas, name: &str) {
    canvas.fill("M0,0H60V46H0Z", Paint("#EFE3C2"));
    canvas.fill("M0,40H60V46H0Z", Paint("#D9C295"));
    if matches!(name, "divine-comedy" | "de-revolutionibus" | "travels") {
        open(canvas);
    } else {
        closed(canvas, Paint(cover(name)));
    }
    emblem(canvas, name);
}

fn cover(name: &str) -> &'static str {
    match name {
        "the-prince" | "orlando-furioso" => "#8E2E3E",
        "canzoniere" | "arcadia" => "#4F6B3A",
        "decameron" | "the-book-of-the-courtier" => "#8A4B24",
        "platonic-theology" | "utopia" => "#2F5E7E",
        "in-praise-of-folly" | "hypnerotomachia-poliphili" => "#5B3A6B",
        "morgante" => "#6E3B2B",
        "summa-de-arithmetica" => "#2F5E6E",
        "stanze-per-la-giostra" => "#A0522F",
        _ => "#3D4A5C",
    }
}

fn closed(canvas: &mut Canvas, cover: Paint) {
    canvas.shape("M16,4H44Q46,4 46,6V42H18Q15,42 15,39V6Q15,4 16,4Z", cover, 1.0);
    canvas.shape("M15,39Q15,36 18,36H46V42H18Q15,42 15,39Z", CREAM, 1.0);
    canvas.line("M18,38H45M18,40H45", 0.6);
    canvas.stroke("M20,8H42V32H20Z", GOLD_LEAF, 1.0);
    canvas.stroke("M20,8l3,3M42,8l-3,3M20,32l3,-3M42,32l-3,-3", GOLD_LEAF, 1.0);
}

fn open(canvas: &mut Canvas) {
    canvas.shape(
        "M8,38Q20,32 30,37Q40,32 52,38V42Q40,36.5 30,41Q20,36.5 8,42Z",
        Paint("#6E2B2B"),
        1.0,
    );
    canvas.shape("M9,9Q20,4 30,9V37Q20,32 9,37Z", CREAM, 1.0);
    canvas.shape("M51,9Q40,4 30,9V37Q40,32 51,37Z", Paint("#FFF3D2"), 1.0);
    canvas.stroke(
        "M33.5,14H47M33.5,18H47M33.5,22H44M33.5,26H46M33.5,30H42",
        Paint("#8C8468"),
        1.1,
    );
}

/// A shape of gold leaf.
fn gilt(canvas: &mut Canvas, path: &str) {
    canvas.outlined(path, GOLD_LEAF, GOLD_LEAF, 0.8);
}

/// What the book is about, in gold on its cover or in colour on its page.
fn emblem(canvas: &mut Canvas, name: &str) {
    let gold = GOLD_LEAF;
    match name {
        "divine-comedy" => {
            canvas.shape("M12,32Q19,9 27,31Z", RED_INK, 0.8);
            canvas.stroke("M14.5,28H25.6M15.8,24H24.4M17.2,20H23", CREAM, 1.1);
            canvas.circle((20.0, 11.5), 2.2, LEMON, 0.8);
        }
        "de-revolutionibus" => de_revolutionibus(canvas),
        "travels" => {
            canvas.fill("M11,28Q20,23 28,28V34Q20,31 11,34Z", Paint("#7CC9CB"));
            canvas.shape("M12,25Q14,30 20,30Q25,30 27,25L23,27H15Z", TIMBER, 0.8);
            canvas.shape("M15,24L21,11Q25,18 22,25Q18,22 15,24Z", RED_INK, 0.8);
        }
        "the-prince" => gilt(canvas, "M24,24L23,14L27.5,18L31,12L34.5,18L39,14L38,24ZM24,27H38"),
        "canzoniere" => canzoniere(canvas, gold),
        "decameron" => {
            canvas.stroke("M31,20m-8,0a8,8 0 1 0 16,0a8,8 0 1 0 -16,0", gold, 1.1);
            gilt(canvas, "M31,14a6,5 0 0 1 5,7h-10a6,5 0 0 1 5,-7ZM30,21h2v6h-2Z");
        }
        "morgante" => gilt(
            canvas,
            "M27,28V21Q24,19 25,15Q28,10 31,12Q34,10 37,15Q38,19 35,21V28H32V24H30V28Z",
        ),
        "arcadia" => arcadia(canvas, gold),
        "stanze-per-la-giostra" => stanze_per_la_giostra(canvas, gold),
        "oration-on-the-dignity-of-man" => {
            canvas.stroke("M31,20m-9,0a9,9 0 1 0 18,0a9,9 0 1 0 -18,0", gold, 1.0);
            canvas.stroke("M31,16V22L27,28M31,22L35,28M24,17L31,19L38,17", gold, 1.6);
            canvas.circle((31.0, 13.6), 2.2, gold, 0.0);
        }
        "platonic-theology" => {
            canvas.stroke("M31,11v4M31,25v4M22,20h4M36,20h4M25,14l2.6,2.6M37,26l-2.6,-2.6M37,14l-2.6,2.6M25,26l2.6,-2.6", gold, 1.4);
            canvas.circle((31.0, 20.0), 4.0, gold, 0.0);
        }
        "summa-de-arithmetica" => summa_de_arithmetica(canvas, gold),
        "de-re-aedificatoria" => gilt(
            canvas,
            "M25,12h12v2.4h-12ZM27,15.4h2v10h-2ZM30,15.4h2v10h-2ZM33,15.4h2v10h-2ZM25,26.4h12v2.4h-12Z",
        ),
        "the-book-of-the-courtier" => {
            gilt(canvas, "M23,20Q22,14 31,13Q40,14 39,20Q31,16 23,20Z");
            canvas.stroke("M37,15Q42,11 41,22", gold, 1.6);
            canvas.stroke("M25,28Q31,22 37,28", gold, 1.4);
        }
        "hypnerotomachia-poliphili" => gilt(
            canvas,
            "M30,9L32,9L33,20H29ZM25,20Q31,17 37,20Q39,22 38,24V28H35.6V25H27V28H24.6V23Q21,24 22,20Z",
        ),
        "in-praise-of-folly" => in_praise_of_folly(canvas, gold),
        "orlando-furioso" => orlando_furioso(canvas, gold),
        _ => any_other(canvas, gold),
    }
}

fn de_revolutionibus(canvas: &mut Canvas) {
    for radius in [9.0, 6.0, 3.2] {
        canvas.circle((20.0, 21.0), radius, NONE, 0.8);
    }
    canvas.circle((20.0, 21.0), 1.8, LEMON, 0.8);
    canvas.circle((26.0, 19.4), 1.3, Paint("#2B72C4"), 0.6);
    canvas.circle((13.2, 15.2), 1.3, RED_INK, 0.6);
}

fn canzoniere(canvas: &mut Canvas, gold: Paint) {
    gilt(
        canvas,
        "M31,13C35,16 35,21 31,25C27,21 27,16 31,13ZM25,16C29,18 30,22 29,26C25,24 24,20 25,16ZM37,16C33,18 32,22 33,26C37,24 38,20 37,16Z",
    );
    canvas.stroke("M31,25V30", gold, 1.2);
}

fn arcadia(canvas: &mut Canvas, gold: Paint) {
    gilt(
        canvas,
        "M24,14h2.4v14h-2.4ZM27.8,14h2.4v11.5h-2.4ZM31.6,14h2.4v9h-2.4ZM35.4,14h2.4v6.5h-2.4Z",
    );
    canvas.stroke("M23,17.5H39", gold, 1.4);
}

fn stanze_per_la_giostra(canvas: &mut Canvas, gold: Paint) {
    canvas.stroke("M23,30L40,11M39,30L22,11", gold, 1.6);
    gilt(
        canvas,
        "M40,10l-4,1l3,3ZM22,10l4,1l-3,3ZM26,18h10v5q-1,5 -5,7q-4,-2 -5,-7Z",
    );
}

fn summa_de_arithmetica(canvas: &mut Canvas, gold: Paint) {
    canvas.stroke("M24,12V28H38V12M24,15H38M24,19.5H38M24,24H38", gold, 1.0);
    for bead in [
        (27.0, 15.0),
        (30.0, 15.0),
        (35.0, 15.0),
        (26.0, 19.5),
        (34.0, 19.5),
        (29.0, 24.0),
        (32.0, 24.0),
        (36.0, 24.0),
    ] {
        canvas.circle(bead, 1.3, gold, 0.0);
    }
}

fn in_praise_of_folly(canvas: &mut Canvas, gold: Paint) {
    gilt(canvas, "M24,24Q21,13 28,17Q31,9 34,17Q41,13 38,24Q31,21 24,24Z");
    for bell in [(23.6, 13.8), (31.0, 10.6), (38.4, 13.8)] {
        canvas.circle(bell, 1.5, gold, 0.0);
    }
    canvas.stroke("M25,27H37", gold, 1.6);
}

fn orlando_furioso(canvas: &mut Canvas, gold: Paint) {
    canvas.stroke("M31,10V29M27,14H35", gold, 1.8);
    gilt(
        canvas,
        "M24,17q-3,4 0,8q1,2 4,4q-6,0 -7,-7q0,-4 3,-5ZM38,17q3,4 0,8q-1,2 -4,4q6,0 7,-7q0,-4 -3,-5Z",
    );
}

fn any_other(canvas: &mut Canvas, gold: Paint) {
    // Utopia, and any other: an island under the sun.
    gilt(canvas, "M23,26Q31,19 39,26Q31,30 23,26Z");
    canvas.circle((31.0, 15.0), 3.0, gold, 0.0);
    canvas.stroke("M28,24V20M34,24V20.5", gold, 1.2);
}
