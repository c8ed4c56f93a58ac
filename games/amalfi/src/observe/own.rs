//! The cards that only the seat itself knows, and its invited characters.

use signoria_engine::{Observer, Seat, Set};

use crate::pieces::{Character, Role};
use crate::rules::Terms;
use crate::state::{Amalfi, Phase, size};
use crate::step::Thing;

pub(super) fn tell(game: &Amalfi, seat: Seat, terms: &Terms, to: &mut impl Observer) {
    let (board, edition) = (game.player(seat), &game.edition);
    // What was chosen while others still choose is as good as in hand.
    let chosen: Set<Character> = game.deal.chosen[seat.index()].into_iter().collect();
    let hand = board.hand | chosen;
    to.set("has", hand);
    to.set("choice", choice(game, seat) - hand);
    to.each("invited", 2, |card: Character| {
        let ready = !board.turned.contains(card);
        u32::from(board.invited.contains(card)) * (1 + u32::from(ready))
    });
    let payable = payable(game, seat, terms);
    to.each("of", 8, |role: Role| size(hand & edition.of_role(role)).into());
    to.each("payable", 8, |role: Role| {
        size(payable & edition.of_role(role)).into()
    });
    let endgame = (hand & edition.of_role(Role::Endgame)).iter();
    let scores = endgame.filter_map(|card| edition.character(card).score);
    let best = scores.map(|score| score.points(game.count(seat, score.count)));
    to.signed("best-endgame", best.max().unwrap_or(0).into(), 0, 40);
    to.capped("to-keep", keeps(game, seat), 10);
}

/// The cards to choose from at the start.
fn choice(game: &Amalfi, seat: Seat) -> Set<Character> {
    match game.phase {
        Phase::Keeping if !game.deal.settled.contains(seat) => game.not_kept(seat),
        Phase::Drafting => game.pack(seat),
        Phase::Reserving => game.deal.own[seat.index()],
        _ => Set::EMPTY,
    }
}

fn keeps(game: &Amalfi, seat: Seat) -> u8 {
    match game.phase {
        Phase::Keeping => game.cards_to_keep(seat),
        _ => 0,
    }
}

/// The characters in hand that could be invited now.
fn payable(game: &Amalfi, seat: Seat, terms: &Terms) -> Set<Character> {
    let means = game.means(seat, terms);
    let affordable = |&card: &Character| {
        game.price(seat, Thing::Character(card), 0, terms)
            .is_ok_and(|price| price.is_payable(&means))
    };
    game.player(seat).hand.iter().filter(affordable).collect()
}
