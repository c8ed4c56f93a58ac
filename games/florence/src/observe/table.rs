//! What lies open before everybody: how far the game is, what is left in the box, the characters.

use signoria_engine::Observer;

use crate::edition::{MOST_SEATS, ROUNDS};
use crate::options::{DiegoFinish, Difficulty, SoloTable};
use crate::pieces::{Building, Character, Deed, Freedom, Landscape, Pile, Stack};
use crate::state::Florence;

/// The parts of the game, see [`Phase`](crate::state::Phase).
const PHASES: usize = 5;

pub(super) fn tell(table: &Florence, to: &mut impl Observer) {
    choices(table, to);
    progress(table, to);
    supply(table, to);
    to.part("court", |to| court(table, to));
}

fn choices(table: &Florence, to: &mut impl Observer) {
    let (options, figures) = (&table.options, table.figures());
    to.one_of("seats", Some(table.seats.count() - 1), MOST_SEATS);
    to.flag("muse-and-princess", options.muse_and_princess);
    to.flag("cooperative-building", options.cooperative_building);
    to.flag("hard-freedoms", options.hard_freedoms);
    to.flag("secret-coins", table.hides_coins());
    to.flag("recruit-in-any-turn", figures.recruit_in_any_turn);
    let solo = table.is_solo();
    to.flag("solo-of-five", solo && options.solo_table == SoloTable::Five);
    to.flag("easy", solo && options.difficulty == Difficulty::Easy);
    to.flag("hard", solo && options.difficulty == Difficulty::Hard);
    to.flag(
        "finish-by-actions",
        solo && options.diego_finish == DiegoFinish::Actions,
    );
}

fn progress(table: &Florence, to: &mut impl Observer) {
    let round = usize::from(table.round);
    to.one_of("round", round.checked_sub(1), ROUNDS);
    to.capped("rounds-left", ROUNDS.saturating_sub(round) as u32, ROUNDS as u16);
    to.one_of("phase", Some(table.phase as usize), PHASES);
    to.capped("minimum", table.minimum(), 20);
    let later = table.figures().minimum.get(round).copied();
    to.capped("next-minimum", later.unwrap_or(0), 20);
    to.capped("actions-left", table.deeds.left, 5);
    to.each("done", 5, |deed: Deed| table.deeds.done[deed as usize].into());
    to.capped("talks", table.deeds.talks, 5);
}

fn supply(table: &Florence, to: &mut impl Observer) {
    let supply = &table.supply;
    to.each("left", 6, |kind: Landscape| {
        supply.landscapes[kind as usize].into()
    });
    to.capped("jesters", supply.jesters, 7);
    to.capped("builders", supply.builders, 6);
    to.capped("recruiting", supply.recruiting, 5);
    to.each("left", 4, |freedom: Freedom| {
        supply.freedoms[freedom as usize].into()
    });
    to.each("left", 4, |building: Building| {
        supply.buildings[building as usize].into()
    });
    to.each("deck", 21, |pile: Pile| table.deck_len(pile) as u32);
    to.each("on-offer", 1, |stack: Stack| {
        table.may_be_sold(stack).is_ok().into()
    });
}

fn court(table: &Florence, to: &mut impl Observer) {
    let court = &table.court;
    to.set("aside", court.aside);
    to.each("bid", 20, |character: Character| {
        court.marker[character as usize].map_or(0, |(_, space)| space.into())
    });
    to.capped("coins", court.coins, 30);
}
