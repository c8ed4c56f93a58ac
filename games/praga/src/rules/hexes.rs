//! HX: choosing a hex, replacing it, refreshing a row.

use signoria_engine::{Log, Seat};

use crate::action::Place;
use crate::effect::Price;
use crate::event::{Event, Refusal};
use crate::hex::Hex;
use crate::pieces::{Coin, Row};
use crate::state::Praga;
use crate::step::Step;

/// The place of the special hex, from 0.
const SPECIAL: usize = 3;

/// A place as an index.
pub(crate) fn index(place: Place) -> usize {
    usize::from(place.get()) - 1
}

impl Praga {
    /// Whether the hex of a place can be taken with these rights and this discount.
    pub(crate) fn may_take_hex(
        &self,
        seat: Seat,
        row: Row,
        place: Place,
        special: bool,
        discount: Price,
    ) -> Result<(), Refusal> {
        let place = index(place);
        if place == SPECIAL && !special {
            return Err(Refusal::NoSpecial);
        }
        let hex = self.rows[row as usize][place].ok_or(Refusal::EmptyPlace)?;
        let price = self.figures().face(hex).price.less(discount);
        if !self.can_pay(seat, price) {
            return Err(Refusal::HexPrice { price });
        }
        if row == Row::Building && !self.some_site_payable(seat, hex, discount) {
            return Err(Refusal::NoSiteLeft);
        }
        Ok(())
    }

    /// Whether a row can be refreshed with this coin.
    pub(crate) fn may_refresh(&self, seat: Seat, row: Row, coin: Coin) -> Result<(), Refusal> {
        if self.turn.refreshed {
            return Err(Refusal::RefreshTwice);
        }
        if !self.can_pay(seat, self.refresh_price(coin)) {
            return Err(Refusal::RefreshPrice);
        }
        if self.rows[row as usize].iter().flatten().count() < 2 {
            return Err(Refusal::RefreshRow);
        }
        Ok(())
    }

    /// What refreshing a row costs in that coin.
    pub(crate) fn refresh_price(&self, coin: Coin) -> Price {
        let amount = self.figures().prices.refresh;
        match coin {
            Coin::Gold => Price {
                gold: amount,
                ..Price::default()
            },
            Coin::Stone => Price {
                stone: amount,
                ..Price::default()
            },
        }
    }

    /// Whether these two hexes can leave the row.
    pub(crate) fn may_remove(&self, row: Row, first: Place, second: Place) -> Result<(), Refusal> {
        let there = |place: Place| self.rows[row as usize][index(place)].is_some();
        if first < second && there(first) && there(second) {
            Ok(())
        } else {
            Err(Refusal::RefreshPair)
        }
    }
}

impl Praga {
    /// Takes a hex: pays for it, replaces it, gains its bonus, and asks where it goes.
    pub(crate) fn take_hex(
        &mut self,
        seat: Seat,
        row: Row,
        place: Place,
        gold: u8,
        stone: u8,
        log: &mut impl Log<Event>,
    ) {
        let place = index(place);
        let Some(hex) = self.rows[row as usize][place] else {
            return;
        };
        let face = self.figures().face(hex);
        let discount = Price {
            gold,
            stone,
            ..Price::default()
        };
        let shown = self.described(hex);
        log.all(|| Event::TookHex { seat, hex: shown });
        self.pay(seat, face.price.less(discount), log);
        if place == SPECIAL {
            self.turn.special = false;
        }
        self.replace(row, place, log);
        match row {
            Row::Upgrade => self.steps.push(Step::TurnUpgrade { hex }),
            Row::Wall => {
                self.gain_all(seat, &face.bonus, log);
                self.steps.push(Step::Wall { hex });
            }
            Row::Building => {
                self.gain_all(seat, &face.bonus, log);
                let gold = gold.saturating_sub(face.price.gold);
                self.steps.push(Step::Site { hex, gold });
            }
        }
    }

    /// Deals a new hex to a place; with an empty stack it stays empty.
    pub(crate) fn replace(&mut self, row: Row, place: usize, log: &mut impl Log<Event>) {
        let stack = self.stack_mut(row, place == SPECIAL);
        let dealt = stack.deck.draw();
        let left = stack.deck.len();
        if usize::from(stack.known) > left {
            stack.known = left as u8;
        } else if dealt.is_some() {
            log.reveal();
        }
        self.rows[row as usize][place] = dealt;
        if let Some(hex) = dealt {
            let hex = self.described(hex);
            log.all(|| Event::Dealt { row, hex });
        }
    }

    /// Puts the hex of a place under its stack.
    pub(crate) fn discard(&mut self, row: Row, place: usize, log: &mut impl Log<Event>) -> Option<Hex> {
        let hex = self.rows[row as usize][place].take()?;
        let stack = self.stack_mut(row, place == SPECIAL);
        stack.deck.put_under(hex);
        stack.known += 1;
        let shown = self.described(hex);
        log.all(|| Event::Discarded { hex: shown });
        Some(hex)
    }

    /// Pays for refreshing a row.
    pub(crate) fn pay_refresh(&mut self, seat: Seat, row: Row, coin: Coin, log: &mut impl Log<Event>) {
        self.turn.refreshed = true;
        self.pay(seat, self.refresh_price(coin), log);
        log.all(|| Event::Refreshes { seat, row });
        self.steps.push(Step::Remove { row });
    }

    /// Removes two hexes of a row and deals new ones, the lowest place first.
    pub(crate) fn refresh(&mut self, row: Row, first: Place, second: Place, log: &mut impl Log<Event>) {
        let places = [index(first), index(second)];
        for place in places {
            self.discard(row, place, log);
        }
        for place in places {
            self.replace(row, place, log);
        }
    }
}
