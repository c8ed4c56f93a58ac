//! Harvest and production (section WK).

use signoria_engine::{Log, Seat};

use super::members::Situation;
use crate::action::{Event, Refusal};
use crate::board::{Kind, Work};
use crate::card::Card;
use crate::edition::{Exchange, SLOTS};
use crate::goods::Goods;
use crate::source::Source;
use crate::state::Lorenzo;
use crate::step::Step;

/// The line chosen for a slot, counted from 1; 0 for none.
pub(crate) fn line_of(lines: u16, slot: usize) -> usize {
    usize::from(lines >> (2 * slot) & 0b11)
}

fn with_line(lines: u16, slot: usize, line: u16) -> u16 {
    lines & !(0b11 << (2 * slot)) | line << (2 * slot)
}

/// How often a layout can be changed: four times for each building, so that no turn goes on for ever.
pub(crate) const MOST_CHANGES: u8 = 4 * SLOTS as u8;

impl Lorenzo {
    /// Begins work of that action value, after servants were given.
    pub(crate) fn work(&mut self, at: &Situation, work: Work, value: i16, log: &mut impl Log<Event>) {
        let seat = at.seat;
        log.all(|| Event::Worked { seat, work, value });
        let value = u8::try_from(value.clamp(0, 255)).unwrap_or(0);
        match work {
            Work::Harvest => self.collect(at, work, value, 0, log),
            Work::Production => self.ask_exchange(at, value, log),
        }
    }

    /// The lines of the building in a slot, if it works at that value.
    pub(crate) fn exchanges_of(
        &self,
        at: &Situation,
        value: u8,
        slot: usize,
    ) -> Option<(Card, &'static [Exchange])> {
        let buildings = self.family(at.seat).cards[Kind::Building as usize].as_slice();
        let &card = buildings.get(slot)?;
        let work = self.edition.figures().card(card).work.as_ref()?;
        (work.value <= value && !work.exchanges.is_empty()).then_some((card, work.exchanges.as_slice()))
    }

    /// What the lines laid out cost together.
    pub(crate) fn laid_out(&self, at: &Situation, value: u8, lines: u16) -> Goods {
        (0..SLOTS)
            .filter_map(|slot| {
                let line = line_of(lines, slot).checked_sub(1)?;
                Some(self.exchanges_of(at, value, slot)?.1.get(line)?.pay)
            })
            .fold(Goods::default(), |sum, pay| sum.plus(&pay))
    }

    /// The lines that can be laid out beside the others, each in the place of another line of its own building: building,
    /// line counted from 1, and what is laid out then.
    pub(crate) fn layable<'a>(
        &'a self,
        at: &'a Situation,
        value: u8,
        lines: u16,
    ) -> impl Iterator<Item = (Card, u16, u16)> + 'a {
        let goods = self.family(at.seat).goods;
        (0..SLOTS)
            .filter_map(move |slot| Some((slot, self.exchanges_of(at, value, slot)?)))
            .flat_map(move |(slot, (card, exchanges))| {
                (1..=exchanges.len() as u16).map(move |line| (card, line, with_line(lines, slot, line)))
            })
            .filter(move |&(_, _, then)| then != lines && goods.covers(&self.laid_out(at, value, then)))
    }

    /// The buildings on which a line is laid out.
    pub(crate) fn laid<'a>(&'a self, at: &Situation, lines: u16) -> impl Iterator<Item = Card> + 'a {
        let buildings = self.family(at.seat).cards[Kind::Building as usize].as_slice();
        let laid = move |&(slot, _): &(usize, &Card)| line_of(lines, slot) > 0;
        buildings.iter().enumerate().filter(laid).map(|(_, &card)| card)
    }

    /// Asks which exchanges are used if there is any that can be paid for.
    fn ask_exchange(&mut self, at: &Situation, value: u8, log: &mut impl Log<Event>) {
        if self.layable(at, value, 0).next().is_some() {
            self.push(Step::Exchange {
                value,
                lines: 0,
                changes: MOST_CHANGES,
            });
        } else {
            self.collect(at, Work::Production, value, 0, log);
        }
    }

    /// Lays a line of a building out, in the place of the one that lay there. Nothing is paid yet.
    pub(crate) fn lay_out(
        &mut self,
        at: &Situation,
        (value, lines, changes): (u8, u16, u8),
        card: Card,
        line: u16,
    ) -> Result<(), Refusal> {
        let buildings = self.family(at.seat).cards[Kind::Building as usize].as_slice();
        let slot = buildings.iter().position(|&own| own == card);
        let exchanges = slot.and_then(|slot| Some((slot, self.exchanges_of(at, value, slot)?.1)));
        let (slot, _) = exchanges
            .filter(|(_, exchanges)| usize::from(line) <= exchanges.len())
            .ok_or(Refusal::ExchangeInactive { card })?;
        let then = with_line(lines, slot, line);
        if then == lines {
            return Err(Refusal::ExchangeTwice { card });
        }
        if !self.family(at.seat).goods.covers(&self.laid_out(at, value, then)) {
            return Err(Refusal::ExchangeUnpayable { card });
        }
        self.change_layout(value, then, changes)
    }

    /// Takes the line of a building back.
    pub(crate) fn clear(
        &mut self,
        at: &Situation,
        (value, lines, changes): (u8, u16, u8),
        card: Card,
    ) -> Result<(), Refusal> {
        let buildings = self.family(at.seat).cards[Kind::Building as usize].as_slice();
        let slot = buildings.iter().position(|&own| own == card);
        match slot.filter(|&slot| line_of(lines, slot) > 0) {
            Some(slot) => self.change_layout(value, with_line(lines, slot, 0), changes),
            None => Err(Refusal::ExchangeNotLaid { card }),
        }
    }

    fn change_layout(&mut self, value: u8, lines: u16, changes: u8) -> Result<(), Refusal> {
        let changes = changes.checked_sub(1).ok_or(Refusal::ExchangeFinal)?;
        self.steps.draw();
        self.push(Step::Exchange {
            value,
            lines,
            changes,
        });
        Ok(())
    }

    /// Pays for all lines laid out from what was there before, then collects (L.WK.11, L.WK.12).
    pub(crate) fn produce(&mut self, at: &Situation, value: u8, lines: u16, log: &mut impl Log<Event>) {
        self.steps.draw();
        let seat = at.seat;
        for slot in 0..SLOTS {
            let line = line_of(lines, slot).checked_sub(1);
            if let Some((card, exchanges)) = self.exchanges_of(at, value, slot)
                && let Some(exchange) = line.and_then(|line| exchanges.get(line))
            {
                let goods = exchange.pay;
                self.families[seat].goods.pay(&goods);
                log.all(|| Event::Exchanged { seat, card, goods });
            }
        }
        self.collect(at, Work::Production, value, lines, log);
    }

    /// What a card gives when it works at that value with a line of its exchange (counted from 1, 0 for none): goods, and the
    /// privileges of the card and of the line. None if it does not work.
    pub(crate) fn yields(&self, seat: Seat, card: Card, value: u8, line: usize) -> Option<(Goods, [u8; 2])> {
        let working = self.edition.figures().card(card).work.as_ref()?;
        if working.value > value {
            return None;
        }
        let mut goods = working.gives.gain;
        if let Some(each) = &working.gives.each {
            goods = goods.plus(&self.family(seat).counted(each));
        }
        let mut privileges = [working.gives.privileges, 0];
        if let Some(exchange) = line.checked_sub(1).and_then(|line| working.exchanges.get(line)) {
            goods = goods.plus(&exchange.gives.gain);
            privileges[1] = exchange.gives.privileges;
        }
        Some((goods, privileges))
    }

    /// Tile and cards give what they give, each a source of its own; losses and privileges are chosen afterwards, source by source.
    fn collect(&mut self, at: &Situation, work: Work, value: u8, lines: u16, log: &mut impl Log<Event>) {
        let seat = at.seat;
        let cards = self.family(seat).cards[work.kind() as usize];
        let mut tile_loses = None;
        if let Some(tile) = self.family(seat).bonus {
            let goods = *self.edition.bonus(tile, work);
            tile_loses = self
                .gain_reduced(at, &goods, Source::Bonus(tile), log)
                .then_some(tile);
        }
        let mut losing = [false; SLOTS];
        for (slot, &card) in cards.as_slice().iter().enumerate() {
            if let Some((goods, _)) = self.yields(seat, card, value, line_of(lines, slot)) {
                losing[slot] = self.gain_reduced(at, &goods, Source::Card(card), log);
            }
        }
        // What is asked first goes on the stack last.
        for (slot, &card) in cards.as_slice().iter().enumerate().rev() {
            if let Some((_, privileges)) = self.yields(seat, card, value, line_of(lines, slot)) {
                for count in privileges {
                    self.push_privileges(count, Source::Card(card));
                }
            }
        }
        for (slot, &card) in cards.as_slice().iter().enumerate().rev() {
            if losing[slot] {
                self.push(Step::Lose {
                    source: Source::Card(card),
                });
            }
        }
        if let Some(tile) = tile_loses {
            self.push(Step::Lose {
                source: Source::Bonus(tile),
            });
        }
    }
}
