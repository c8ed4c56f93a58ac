//! The solo game against Diego.

use signoria_engine::{Stream, prelude::*};
use signoria_florence::options::{DiegoFinish, Difficulty, SoloTable};
use signoria_florence::pieces::Card::{self, *};
use signoria_florence::pieces::{Building, Deed, Freedom, Landscape, Pile, Stack};
use signoria_florence::state::{Bid, Florence, Phase, RECRUITING, Step};
use signoria_florence::{Event, Options};

use crate::scenario::*;

mod auction;
mod setup;
mod turn;

fn solo() -> Scenario {
    Scenario::with(1, "2022", Options::default()).state(|table| table.solo.starts = false)
}

fn five() -> Scenario {
    Scenario::with(
        1,
        "2022",
        Options {
            solo_table: SoloTable::Five,
            ..Options::default()
        },
    )
}

/// A number of Diego's card with this first row, upper or lower, that comes in no case of must-work.
fn card_with(table: &Florence, upper: bool, row: &[Deed], but: Option<u8>) -> u8 {
    let cards = &table.figures().diego.as_ref().unwrap().cards;
    let found = (0..cards.len()).find(|&index| {
        let card = &cards[index];
        but != Some(index as u8)
            && if upper {
                card.upper == row
            } else {
                card.lower == row
            }
    });
    found.unwrap_or_else(|| panic!("no card has the row {row:?}")) as u8
}

trait Alone {
    /// Diego's next two cards: these rows.
    fn rows(self, upper: &[Deed], lower: &[Deed]) -> Self;
    /// Exactly these cards face down before Diego, the first leftmost.
    fn row(self, cards: &[Card]) -> Self;
    /// Your turn; Diego's follows.
    fn your_turn(self) -> Self;
    fn diego_coins(self, coins: u16) -> Self;
}

impl Alone for Scenario {
    fn rows(self, upper: &[Deed], lower: &[Deed]) -> Self {
        self.state(|table| {
            let first = card_with(table, true, upper, None);
            let second = card_with(table, false, lower, Some(first));
            let rest: Vec<u8> = table
                .solo
                .cards
                .as_slice()
                .iter()
                .copied()
                .filter(|&card| card != first && card != second)
                .collect();
            table.solo.cards = signoria_engine::deck::Deck::new(rest.into_iter().chain([second, first]));
        })
    }

    fn row(self, cards: &[Card]) -> Self {
        self.state(|table| {
            let old: Vec<u8> = table.solo.diego.row.as_slice().to_vec();
            for number in old {
                table.professions.deck.put_under(number);
            }
            for &card in cards {
                take_out(table, card);
            }
            table.solo.diego.row =
                signoria_engine::deck::Deck::new(cards.iter().rev().map(|card| card.number()));
        })
    }

    fn your_turn(self) -> Self {
        self.turn(A).state(|table| {
            table.solo.acted = false;
            table.solo.starts = false;
        })
    }

    fn diego_coins(self, coins: u16) -> Self {
        self.state(|table| table.solo.diego.coins = coins / 100)
    }
}

/// Takes a profession out of the deck, the hand and every row.
fn take_out(table: &mut Florence, card: Card) {
    let number = card.number();
    for player in &mut table.solo.virtuals {
        player.row = without(player.row.as_slice(), number);
    }
    table.solo.diego.row = without(table.solo.diego.row.as_slice(), number);
    table.professions.deck = without(table.professions.deck.as_slice(), number);
    table.players[A].hand.remove(number);
}

fn without<const N: usize>(cards: &[u8], number: u8) -> signoria_engine::deck::Deck<u8, N> {
    signoria_engine::deck::Deck::new(cards.iter().copied().filter(|&other| other != number))
}

/// Diego does these two rows.
fn diego(scenario: Scenario, upper: &[Deed], lower: &[Deed]) -> Play {
    let mut play = scenario.your_turn().rows(upper, lower).play();
    play.act(A, "end");
    play
}
