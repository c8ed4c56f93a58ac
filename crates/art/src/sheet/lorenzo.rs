//! The sheet of Lorenzo: a card, a leader or a good is `lorenzo-NAME` by the game's word for it, a member `lorenzo-member-0`, a die `lorenzo-die-6`.

use signoria_lorenzo::board::Kind;
use signoria_lorenzo::card::Card;
use signoria_lorenzo::edition::CARDS_OF_KIND;
use signoria_lorenzo::pieces::Leader;

use crate::canvas::Canvas;
use crate::lorenzo::{self, City, LEADER_PICTURE, PICTURE, ROOFS, Symbol};
use crate::mark::Mark;

/// Seats of the game.
const SEATS: usize = 4;

/// Everything that the table shows and that needs no live data.
pub fn symbols() -> Vec<String> {
    let signs = Symbol::ALL.into_iter().map(|sign| {
        let mut canvas = canvas(sign.name());
        lorenzo::symbol(&mut canvas, sign);
        canvas.symbol("0 0 24 24")
    });
    let cards = Card::ALL.iter().map(|&card| {
        let mut canvas = canvas(&format!("card-{card}"));
        draw_card(&mut canvas, card);
        canvas.filling_symbol(PICTURE)
    });
    let leaders = Leader::ALL.iter().map(|&leader| {
        let mut canvas = canvas(&format!("leader-{leader}"));
        lorenzo::leader(&mut canvas, leader.word());
        canvas.filling_symbol(LEADER_PICTURE)
    });
    let parts = City::ALL.into_iter().map(|(part, name, view_box, is_stretched)| {
        let mut canvas = canvas(name);
        lorenzo::city(&mut canvas, part);
        if is_stretched {
            canvas.stretched_symbol(view_box)
        } else {
            canvas.symbol(view_box)
        }
    });
    let dice = (1..=6).map(|value| {
        let mut canvas = canvas(&format!("die-{value}"));
        lorenzo::die(&mut canvas, value);
        canvas.symbol("0 0 40 42")
    });
    signs
        .chain(cards)
        .chain(leaders)
        .chain(parts)
        .chain(dice)
        .chain(families())
        .chain([roofs()])
        .collect()
}

fn canvas(name: &str) -> Canvas {
    Canvas::new(format!("lorenzo-{name}"))
}

/// Cards of one kind stand together in the order of their numbers.
fn draw_card(canvas: &mut Canvas, card: Card) {
    // The numbers go green, yellow, blue, purple; the towers stand in another order.
    const KINDS: [Kind; Kind::COUNT] = [Kind::Territory, Kind::Building, Kind::Character, Kind::Venture];
    match KINDS[card as usize / CARDS_OF_KIND] {
        Kind::Territory => lorenzo::territory(canvas, card.word()),
        Kind::Building => lorenzo::building(canvas, card.word()),
        Kind::Character => lorenzo::character(canvas, card.word()),
        Kind::Venture => lorenzo::venture(canvas, card.word()),
    }
}

fn families() -> impl Iterator<Item = String> {
    (0..SEATS).flat_map(|seat| {
        let mark = Mark::of_seat(seat);
        let member = |name: String, neutral: bool| {
            let mut canvas = canvas(&name);
            lorenzo::member(&mut canvas, mark, neutral);
            canvas.symbol("0 0 40 57")
        };
        let mut shield = canvas(&format!("shield-{seat}"));
        lorenzo::shield(&mut shield, mark);
        [
            member(format!("member-{seat}"), false),
            member(format!("neutral-{seat}"), true),
            shield.symbol("0 0 26 26"),
        ]
    })
}

/// The pattern of roofs under the board.
fn roofs() -> String {
    let mut canvas = canvas("roof");
    lorenzo::roofs(&mut canvas);
    let (width, height) = ROOFS;
    format!(
        "<pattern id=\"lorenzo-roofs\" width=\"{width}\" height=\"{height}\" patternUnits=\"userSpaceOnUse\">{}</pattern>",
        canvas.finish()
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_card_and_leader_has_a_face_of_its_own() {
        let faces: BTreeSet<String> = Card::ALL
            .iter()
            .map(|&card| {
                let mut canvas = Canvas::new("face");
                draw_card(&mut canvas, card);
                canvas.finish()
            })
            .chain(Leader::ALL.iter().map(|&leader| {
                let mut canvas = Canvas::new("face");
                lorenzo::leader(&mut canvas, leader.word());
                canvas.finish()
            }))
            .collect();
        assert_eq!(faces.len(), Card::COUNT + Leader::COUNT);
    }

    #[test]
    fn goods_are_drawn_under_the_words_of_the_game() {
        let sheet = symbols().concat();
        let goods = signoria_lorenzo::goods::Good::ALL.iter().map(ToString::to_string);
        for word in goods.chain(Kind::ALL.iter().map(ToString::to_string)) {
            assert!(sheet.contains(&format!("id=\"lorenzo-{word}\"")), "{word}");
        }
    }
}
