//! Council, workshop, atlas (MK), and taking a character (TC).

use signoria_engine::{Log, Seat, Set};

use super::terms::Terms;
use crate::action::Action;
use crate::effect::{Market, Occasion};
use crate::event::{Event, Refusal};
use crate::pieces::{Character, Masterpiece, Tile};
use crate::state::Amalfi;

impl Amalfi {
    /// What taking the character of a cell costs and gives.
    pub(crate) fn take_price(&self, terms: &Terms, cell: usize, waive: bool) -> (u8, u8) {
        let (price, gain) = terms.cell(Market::Council, self.edition.council[cell]);
        (if waive { 0 } else { price }, gain)
    }

    /// Whether there is a card that can be taken, perhaps after optional actions (A.TC.5).
    pub(crate) fn could_take(&self, seat: Seat, waive: bool) -> bool {
        let terms = self.terms(seat);
        let bread = self.bread_in_reach(seat);
        self.council
            .iter()
            .any(|(cell, _)| self.take_price(&terms, cell, waive).0 <= bread)
    }

    /// The characters that can still lie in the council: its own and those that refill it.
    pub(crate) fn characters_to_come(&self) -> u8 {
        let there = self.council.iter().count() + self.council_deck.len() + self.council_discard.len();
        u8::try_from(there).unwrap_or(u8::MAX)
    }

    /// A tile of the larger stack, of the first if they are equal (A.RU.5).
    pub(crate) fn draw_tile(&mut self) -> Option<Tile> {
        let [one, two] = &mut self.stacks;
        if two.len() > one.len() {
            two.draw()
        } else {
            one.draw()
        }
    }

    pub(crate) fn may_take(&self, seat: Seat, card: Character, waive: bool) -> Result<(), Refusal> {
        let cell = self.council.cell(card).ok_or(Refusal::NotInCouncil { card })?;
        let (n, _) = self.take_price(&self.terms(seat), cell, waive);
        let bread = self.player(seat).bread;
        if n <= bread {
            Ok(())
        } else {
            Err(Refusal::Surcharge { n, bread })
        }
    }

    pub(crate) fn list_takes(&self, seat: Seat, waive: bool, out: &mut Vec<Action>) {
        let terms = self.terms(seat);
        let bread = self.player(seat).bread;
        out.extend(
            self.council
                .iter()
                .filter(|&(cell, _)| self.take_price(&terms, cell, waive).0 <= bread)
                .map(|(_, card)| Action::Take { card }),
        );
    }
}

impl Amalfi {
    /// Takes a character from the council (A.TC.1).
    pub(super) fn take(&mut self, seat: Seat, card: Character, waive: bool, log: &mut impl Log<Event>) {
        let Some(cell) = self.council.cell(card) else {
            return;
        };
        let (price, gain) = self.take_price(&self.terms(seat), cell, waive);
        self.pay_bread(seat, price, log);
        log.all(|| Event::Took { seat, card });
        self.gain_bread(seat, gain.into(), log);
        self.council.remove(cell);
        self.players[seat].hand.insert(card);
        self.seen.insert(card);
        self.refill_council(log);
        self.trigger(seat, Occasion::Take);
    }

    /// Lays new characters on the empty cells, as long as there are any (A.MK.5, A.MK.8). That is the leftmost cell, unless cards were
    /// lacking before.
    pub(super) fn refill_council(&mut self, log: &mut impl Log<Event>) {
        while let Some(cell) = self.council.gap() {
            let Some(card) = self.draw_character(log) else {
                return;
            };
            self.council.0[cell] = Some(card);
            log.reveal();
            log.all(|| Event::CouncilCard { card });
        }
    }

    /// The next character of the deck; if there is none, the discard pile becomes the deck (A.MK.7).
    fn draw_character(&mut self, log: &mut impl Log<Event>) -> Option<Character> {
        if self.council_deck.is_empty() && !self.council_discard.is_empty() {
            let game = &mut *self;
            for card in game.council_discard.iter() {
                game.council_deck.put_on_top(card);
            }
            game.council_discard = Set::EMPTY;
            game.council_renewed = true;
            game.stream.draw(|rng| game.council_deck.shuffle(rng));
            log.reveal();
            log.all(|| Event::CouncilRenewed);
        }
        self.council_deck.draw()
    }

    pub(super) fn discard_council(&mut self, log: &mut impl Log<Event>) {
        let last = self.council.0.len() - 1;
        if let Some(card) = self.council.remove(last) {
            self.council_discard.insert(card);
            log.all(|| Event::CouncilDiscard { card });
            self.refill_council(log);
        }
    }

    /// Takes a masterpiece out of the workshop.
    pub(super) fn remove_masterpiece(&mut self, cell: usize) -> Option<Masterpiece> {
        self.workshop.remove(cell)
    }

    /// Lays new masterpieces on the empty cells, as long as there are any.
    pub(super) fn refill_workshop(&mut self, log: &mut impl Log<Event>) {
        while let Some(cell) = self.workshop.gap() {
            let Some(card) = self.draw_masterpiece(log) else {
                return;
            };
            self.workshop.0[cell] = Some(card);
            log.reveal();
            log.all(|| Event::WorkshopCard { card });
        }
    }

    fn draw_masterpiece(&mut self, log: &mut impl Log<Event>) -> Option<Masterpiece> {
        if self.workshop_deck.is_empty() && !self.workshop_discard.is_empty() {
            let game = &mut *self;
            for card in game.workshop_discard.iter() {
                game.workshop_deck.put_on_top(card);
            }
            game.workshop_discard = Set::EMPTY;
            game.stream.draw(|rng| game.workshop_deck.shuffle(rng));
            log.reveal();
            log.all(|| Event::WorkshopRenewed);
        }
        self.workshop_deck.draw()
    }

    pub(super) fn discard_workshop(&mut self, log: &mut impl Log<Event>) {
        let last = self.workshop.0.len() - 1;
        if let Some(card) = self.remove_masterpiece(last) {
            self.workshop_discard.insert(card);
            log.all(|| Event::WorkshopDiscard { card });
            self.refill_workshop(log);
        }
    }

    /// Lays a new tile on the leftmost cell, if there is one.
    pub(super) fn refill_atlas(&mut self, log: &mut impl Log<Event>) {
        if let Some(tile) = self.draw_tile() {
            self.atlas.0[0] = Some(tile);
            log.reveal();
            log.all(|| Event::AtlasTile { tile });
        }
    }

    /// Takes the rightmost tile out of the atlas and refills it.
    pub(super) fn remove_last_tile(&mut self, log: &mut impl Log<Event>) -> Option<Tile> {
        let last = self.atlas.0.len() - 1;
        let tile = self.atlas.remove(last)?;
        self.refill_atlas(log);
        Some(tile)
    }
}
