//! What everybody sees of a player.

use signoria_engine::{Observer, Seat, SeatSet};

use super::step::Pending;
use crate::pieces::{Building, CELLS, Character, Landscape};
use crate::state::{Florence, Phase, Player};

/// Tells a player, or zeros for a seat that the table does not have.
pub(super) fn tell(
    table: &Florence,
    pending: &Pending,
    eye: Seat,
    seat: Option<Seat>,
    to: &mut impl Observer,
) {
    let nobody = Player::default();
    let player = seat.map_or(&nobody, |seat| &table.players[seat]);
    to.flag("there", seat.is_some());
    points(table, eye, seat, player, to);
    property(table, seat, player, to);
    place(table, pending, eye, seat, to);
    to.part("court", |to| court(table, seat, to));
}

fn points(table: &Florence, eye: Seat, seat: Option<Seat>, player: &Player, to: &mut impl Observer) {
    let prestige = player.prestige();
    to.signed("prestige", prestige, 0, 120);
    let ahead = prestige - table.players[eye].prestige();
    to.signed("ahead", if seat.is_some() { ahead } else { 0 }, -60, 60);
    let over = table.revealed();
    let cards: u32 = match seat {
        Some(seat) if over => {
            let values = player
                .prestiges
                .numbers()
                .map(|number| table.prestige_value(seat, number));
            values.map(u32::from).sum()
        }
        _ => 0,
    };
    to.capped("prestige-of-cards", cards, 60);
    to.capped("sold", player.points.sold, 40);
    to.capped("best-work", player.best, 50);
    to.flag("leads-works", player.best > 0 && player.best == table.best_work());
    let shown = seat == Some(eye) || over || !table.hides_coins();
    let coins = if shown { player.coins } else { 0 };
    to.flag("coins-known", shown && seat.is_some());
    to.capped("coins", coins, 80);
    to.capped("first-coins", coins, 10);
}

fn property(table: &Florence, seat: Option<Seat>, player: &Player, to: &mut impl Observer) {
    to.each("has", 1, |building: Building| {
        player.has_building(building).into()
    });
    to.capped("buildings", player.building_count(), 10);
    to.each("landscapes", 3, |kind: Landscape| {
        player.landscapes[kind as usize].into()
    });
    to.set("freedom", player.freedoms);
    to.capped("jesters", player.jesters, 7);
    to.one_of("builders", seat.map(|_| usize::from(player.builders)), 4);
    let price = seat.map_or(0, |_| table.building_price(player.builders));
    to.capped("building-price", price, 10);
    to.capped("recruiting", player.recruiting, 5);
    to.capped("hand", player.hand.len(), 10);
    to.capped("bonuses", player.bonuses.len(), 10);
    to.capped("prestiges", player.prestiges.len(), 7);
    to.capped("works", player.table.len() + player.recruited, 14);
    let work = &table.figures().work;
    let any_work = work.cards(player.own_cards()) + work.jesters(player.jesters);
    to.capped("any-work", any_work, 30);
    let empty = seat.map_or(0, |_| CELLS.saturating_sub(player.covered.count_ones() as u8));
    to.capped("empty-cells", empty, CELLS.into());
}

/// Where the player is in the order of play, and what part it has in what is under way.
fn place(table: &Florence, pending: &Pending, eye: Seat, seat: Option<Seat>, to: &mut impl Observer) {
    let among = |set: SeatSet| seat.is_some_and(|seat| set.contains(seat));
    let is = |other: Option<Seat>| seat.is_some() && seat == other;
    to.capped(
        "after-start",
        seat.map_or(0, |seat| table.start.distance(seat, table.seats)),
        4,
    );
    to.flag("starts", is(table.start_player()));
    to.flag("turn", is(Some(table.turn)));
    to.flag("decides", among(pending.waiting));
    to.flag("in-auction", among(table.auction.inside));
    to.flag("leads", is(pending.leader));
    to.flag("passed", among(pending.passed));
    to.flag("partner", is(pending.partner));
    to.flag("asked-later", among(pending.later));
    to.capped("actions", seat.map_or(0, |seat| actions_left(table, seat)), 5);
    let [left, right] = table.neighbours(eye);
    to.flag("left-neighbour", is(left));
    to.flag("right-neighbour", is(right));
}

/// How many actions the seat still has in this round.
fn actions_left(table: &Florence, seat: Seat) -> u8 {
    let whole = if table.holds(seat, Character::Cardinal) {
        table.figures().actions.cardinal
    } else {
        table.figures().actions.turn
    };
    let seats = table.seats;
    match table.phase {
        Phase::Actions if table.turn == seat => table.deeds.left,
        Phase::Actions if table.start.distance(seat, seats) < table.start.distance(table.turn, seats) => 0,
        Phase::End => 0,
        _ => whole,
    }
}

fn court(table: &Florence, seat: Option<Seat>, to: &mut impl Observer) {
    let court = &table.court;
    to.each("has", 1, |character: Character| {
        seat.is_some_and(|seat| court.has(seat, character)).into()
    });
    to.each("bids", 1, |character: Character| {
        let bidder = court.marker[character as usize].map(|(bidder, _)| bidder);
        (seat.is_some() && bidder == seat).into()
    });
    to.flag("done", seat.is_some_and(|seat| court.done.contains(seat)));
    to.flag("banker", seat.is_some() && court.banker == seat);
    let princess = match seat {
        Some(seat) if table.options.muse_and_princess => table.princess_value(seat),
        _ => 0,
    };
    to.capped("princess", princess, 60);
}
