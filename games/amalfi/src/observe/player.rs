//! What everybody sees of a player, and what it comes to.

use signoria_engine::{Observer, Seat, SeatSet};

use crate::effect::Count;
use crate::pieces::{Hold, Role};
use crate::state::{Amalfi, Phase, Player, ROUNDS, TITLES, size};

/// Tells a player, or zeros for a seat that the table does not have.
pub(super) fn tell(game: &Amalfi, waiting: SeatSet, eye: Seat, seat: Option<Seat>, to: &mut impl Observer) {
    let nobody = Player::default();
    let board = seat.map_or(&nobody, |seat| game.player(seat));
    to.flag("there", seat.is_some());
    let ahead = i32::from(board.vp()) - i32::from(game.player(eye).vp());
    to.signed("vp", board.vp().into(), -60, 250);
    to.signed("ahead", if seat.is_some() { ahead } else { 0 }, -120, 120);
    bread(game, seat, board, to);
    ships(game, seat, board, to);
    people(game, waiting, seat, board, to);
    order(game, waiting, seat, to);
    goals(game, seat, board, to);
}

fn bread(game: &Amalfi, seat: Option<Seat>, board: &Player, to: &mut impl Observer) {
    let (owed, capacity) = seat.map_or((0, 0), |seat| (game.feeding_owed(seat), game.capacity(seat)));
    to.capped("bread", board.bread, 16);
    to.capped("barn-room", capacity.saturating_sub(board.bread), 16);
    to.capped("owed", owed, 10);
    to.capped("hungry", owed.saturating_sub(board.bread), 10);
}

fn ships(game: &Amalfi, seat: Option<Seat>, board: &Player, to: &mut impl Observer) {
    to.capped("bay", board.bay, 10);
    to.capped("port", board.port, 10);
    to.capped("docked", board.docked(), 10);
    to.capped("stowed", board.stowed(), 10);
    to.each("hold", 10, |hold: Hold| board.hold(hold).into());
    let terms = seat.map(|seat| game.terms(seat));
    to.each("yield", 8, |hold: Hold| {
        terms.map_or(0, |terms| terms.hold(hold).into())
    });
    to.capped("supply", terms.map_or(0, |terms| terms.emergency), 8);
    let price = game.edition.board.ship_cost[usize::from(game.round)];
    to.capped("ship-price", terms.map_or(0, |terms| terms.ship.on(price)), 8);
    to.capped("crowded", board.crowded, 4);
}

fn people(game: &Amalfi, waiting: SeatSet, seat: Option<Seat>, board: &Player, to: &mut impl Observer) {
    // As in the view: while cards are kept, their number would tell which they are.
    let keeps = game.phase == Phase::Keeping && seat.is_some_and(|seat| waiting.contains(seat));
    to.capped("hand", if keeps { 0 } else { size(board.hand) }, 15);
    let active = board.invited & game.edition.of_role(Role::Activation);
    to.capped("ready", size(active - board.turned), 10);
    to.token("guild", board.guild);
}

fn order(game: &Amalfi, waiting: SeatSet, seat: Option<Seat>, to: &mut impl Observer) {
    let among = |set: SeatSet| seat.is_some_and(|seat| set.contains(seat));
    to.flag("decides", among(waiting));
    to.flag("passed", among(game.passed));
    to.flag("turn", seat == Some(game.turn));
    to.flag("compass", seat == Some(game.compass));
    let place = seat.map_or(0, |seat| game.first.distance(seat, game.seats));
    to.capped("after-first", place, 3);
}

/// What titles, decrees and end-game characters count, how far it is to the titles, and what is in sight.
fn goals(game: &Amalfi, seat: Option<Seat>, board: &Player, to: &mut impl Observer) {
    let tallied = seat.map(|seat| game.tally(seat));
    let count = |count| {
        tallied
            .as_ref()
            .map_or(0, |tallied| game.count_tallied(tallied, count))
    };
    to.each("count", 20, |thing: Count| count(thing).into());
    for number in 0..TITLES {
        to.flag(("title", number), board.titles >> number & 1 != 0);
        let requires = game.edition.title(game.titles[number]).requires.iter();
        let missing = requires.map(|&(thing, least)| u32::from(least.saturating_sub(count(thing))));
        let missing = if seat.is_some() { missing.sum() } else { 0_u32 };
        to.capped(("title-missing", number), missing, 12);
    }
    for round in 0..ROUNDS {
        let points = match &tallied {
            Some(tallied) if round >= game.round => {
                game.decree_points_tallied(tallied, game.decrees[usize::from(round)], round)
            }
            _ => 0,
        };
        to.signed(("decree", usize::from(round) + 1), points.into(), 0, 60);
    }
    let (mut points, mut most) = (0, 0);
    if seat.is_some() {
        let endgame = board.invited & game.edition.of_role(Role::Endgame);
        for score in endgame
            .iter()
            .filter_map(|card| game.edition.character(card).score)
        {
            points += i32::from(score.points(count(score.count)));
            most += i32::from(score.max);
        }
    }
    to.signed("endgame", points, 0, 80);
    to.signed("endgame-room", most - points, 0, 80);
}
