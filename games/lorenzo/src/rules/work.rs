//! Harvest and production (section WK).

use signoria_engine::Log;

use super::members::Situation;
use crate::action::{Event, Refusal, Thing};
use crate::board::{Kind, Work};
use crate::card::Card;
use crate::edition::{Exchange, SLOTS};
use crate::goods::Goods;
use crate::state::Lorenzo;
use crate::step::Step;

/// The line chosen for a slot, counted from 1; 0 for none.
pub(crate) fn line_of(lines: u16, slot: usize) -> usize {
    usize::from(lines >> (2 * slot) & 0b11)
}

impl Lorenzo {
    /// Begins work of that action value, after servants were given.
    pub(crate) fn work(&mut self, at: &Situation, work: Work, value: i16, log: &mut impl Log<Event>) {
        let seat = at.seat;
        log.all(|| Event::Worked { seat, work, value });
        let value = u8::try_from(value.clamp(0, 255)).unwrap_or(0);
        match work {
            Work::Harvest => self.collect(at, work, value, 0, log),
            Work::Production => self.ask_exchange(at, value, 0, 0, log),
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

    /// Asks for the next building that has a payable line, or collects when there is none left. Lines are paid when they are
    /// chosen and nothing comes in before the last: so they are payable together from what was there before (L.WK.11, L.WK.12).
    pub(crate) fn ask_exchange(
        &mut self,
        at: &Situation,
        value: u8,
        from: usize,
        lines: u16,
        log: &mut impl Log<Event>,
    ) {
        let goods = self.family(at.seat).goods;
        let next = (from..SLOTS).find(|&slot| {
            self.exchanges_of(at, value, slot)
                .is_some_and(|(_, exchanges)| exchanges.iter().any(|line| goods.covers(&line.pay)))
        });
        match next {
            Some(slot) => self.push(Step::Exchange {
                value,
                slot: slot as u8,
                lines,
            }),
            None => self.collect(at, Work::Production, value, lines, log),
        }
    }

    /// The building that is asked for, with its lines.
    pub(crate) fn asked_building(
        &self,
        at: &Situation,
        (value, slot): (u8, u8),
        card: Card,
    ) -> Result<&'static [Exchange], Refusal> {
        let slot = usize::from(slot);
        let family = self.family(at.seat);
        match self.exchanges_of(at, value, slot) {
            Some((asked, exchanges)) if asked == card => return Ok(exchanges),
            _ => {}
        }
        // A building that was passed over is one that could not be paid; one that was asked for is not asked again.
        let buildings = family.cards[Kind::Building as usize].as_slice();
        let earlier = buildings.iter().take(slot).position(|&earlier| earlier == card);
        match earlier.and_then(|earlier| self.exchanges_of(at, value, earlier)) {
            Some((_, exchanges)) if exchanges.iter().any(|line| family.goods.covers(&line.pay)) => {
                Err(Refusal::ExchangeTwice { card })
            }
            Some(_) => Err(Refusal::ExchangeUnpayable { card }),
            None => Err(Refusal::ExchangeInactive { card }),
        }
    }

    /// Pays for a line of the building that is asked for.
    pub(crate) fn exchange(
        &mut self,
        at: &Situation,
        (value, slot, lines): (u8, u8, u16),
        card: Card,
        line: u16,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        let exchanges = self.asked_building(at, (value, slot), card)?;
        let chosen = usize::from(line)
            .checked_sub(1)
            .and_then(|index| exchanges.get(index))
            .ok_or(Refusal::ExchangeInactive { card })?;
        if !self.family(at.seat).goods.covers(&chosen.pay) {
            return Err(Refusal::ExchangeUnpayable { card });
        }
        self.steps.draw();
        let seat = at.seat;
        let goods = chosen.pay;
        self.families[seat].goods.pay(&goods);
        log.all(|| Event::Exchanged { seat, card, goods });
        let slot = usize::from(slot);
        self.ask_exchange(at, value, slot + 1, lines | line << (2 * slot), log);
        Ok(())
    }

    /// Tile and cards give what they give, each a source of its own; privileges and losses are chosen afterwards.
    fn collect(&mut self, at: &Situation, work: Work, value: u8, lines: u16, log: &mut impl Log<Event>) {
        let edition = self.edition;
        let mut losses = 0;
        let mut privileges = 0;
        if let Some(tile) = self.family(at.seat).bonus {
            let goods = *edition.bonus(tile, work);
            losses += u8::from(self.receive_from(at, &goods, Thing(tile.name()), log));
        }
        let cards = self.family(at.seat).cards[work.kind() as usize];
        for (slot, &card) in cards.as_slice().iter().enumerate() {
            let Some(working) = &edition.card(card).work else {
                continue;
            };
            if working.value > value {
                continue;
            }
            let mut goods: Goods = working.gives.gain;
            if let Some(each) = &working.gives.each {
                goods = goods.plus(&self.family(at.seat).counted(each));
            }
            privileges += working.gives.privileges;
            let line = line_of(lines, slot).checked_sub(1);
            if let Some(exchange) = line.and_then(|line| working.exchanges.get(line)) {
                goods = goods.plus(&exchange.gives.gain);
                privileges += exchange.gives.privileges;
            }
            losses += u8::from(self.receive_from(at, &goods, Thing(card.name()), log));
        }
        self.push_privileges(privileges, false);
        if losses > 0 {
            self.push(Step::Lose { left: losses });
        }
    }
}
