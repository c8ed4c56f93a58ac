//! Diego and the virtual players; zeros where people play against each other.

use signoria_engine::Observer;

use super::cards;
use crate::pieces::{Building, Freedom, Landscape, Pile, Stack};
use crate::rules::icon;
use crate::state::{Florence, Phase, RECRUITING};

pub(super) fn tell(table: &Florence, to: &mut impl Observer) {
    let (solo, diego) = (&table.solo, &table.solo.diego);
    let here = table.is_solo();
    to.flag("diego-starts", solo.starts);
    to.flag("diego-acted", solo.acted);
    to.flag("recruiting-taken", solo.recruiting_taken);
    to.flag("builder-taken", solo.builder_taken);
    auction(table, to);

    to.signed("prestige", diego.points.total(), -60, 120);
    let ahead = table
        .seats
        .iter()
        .next()
        .map_or(0, |you| diego.points.total() - table.players[you].prestige());
    to.signed("ahead", if here { ahead } else { 0 }, -60, 60);
    to.capped("coins", diego.coins, 60);
    to.capped("best-work", diego.best, 50);
    to.capped("jesters", diego.jesters, 7);
    to.capped("builders", diego.builders, 3);
    to.each("has", 3, |building: Building| {
        diego.buildings[building as usize].into()
    });
    to.each("landscapes", 6, |kind: Landscape| {
        diego.landscapes[kind as usize].into()
    });
    to.each("freedoms", 3, |freedom: Freedom| {
        diego.freedoms[freedom as usize].into()
    });

    let row = diego.row.as_slice();
    to.capped("row", row.len() as u32, 15);
    let recruiting = row.iter().filter(|&&card| card == RECRUITING).count();
    to.capped("recruiting", recruiting as u32, 5);
    let leftmost = row.iter().rev().copied().find(|&card| card != RECRUITING);
    let leftmost = leftmost.filter(|&card| table.professions.shown(card).is_some());
    cards(to, "leftmost", Pile::Profession, 1, |number| {
        (leftmost == Some(number)).into()
    });
    to.capped("works", diego.table.len() + diego.recruited, 15);
    to.capped("bonuses", diego.bonuses.len(), 10);
    cards(to, "has", Pile::Prestige, 1, |number| {
        diego.prestiges.has(number).into()
    });
    let cards_of_diego: u32 = if here {
        let values = diego
            .prestiges
            .numbers()
            .map(|number| table.prestige_value_of_diego(number));
        values.map(u32::from).sum()
    } else {
        0
    };
    to.capped("prestige-of-cards", cards_of_diego, 60);
    for (number, player) in solo.virtuals.iter().enumerate() {
        to.capped(("virtual-row", number), player.row.len() as u32, 10);
        to.capped(("virtual-works", number), player.table.len(), 15);
    }
}

/// The card of this round's auction, what was put up, and what was declined for which bid.
fn auction(table: &Florence, to: &mut impl Observer) {
    let solo = &table.solo;
    let card = table
        .auction_card()
        .filter(|_| table.is_solo() && table.phase != Phase::Hands);
    let place = |stack: Stack| {
        let objects = card.map_or(&[][..], |card| &card.objects[..]);
        objects.iter().position(|(object, _)| *object == icon(stack))
    };
    to.each("place", 5, |stack: Stack| {
        place(stack).map_or(0, |place| 5 - place as u32)
    });
    to.each("modifier", 20, |stack: Stack| match card {
        Some(_) => table.modifier(stack).into(),
        None => 0,
    });
    to.set("put-up", solo.put_up);
    to.each("declined", 26, |stack: Stack| {
        let declined = solo.declined.as_slice().iter().find(|bid| bid.stack == stack);
        declined.map_or(0, |bid| bid.bid.into())
    });
    to.capped("cards-left", solo.cards.len() as u32, 21);
}
