//! Harvest and production (section WK).

use signoria_engine::{Log, Seat};

use super::members::Situation;
use crate::board::{Kind, Work};
use crate::card::Card;
use crate::edition::{Exchange, SLOTS};
use crate::event::{Event, Refusal};
use crate::goods::Goods;
use crate::source::Source;
use crate::state::Lorenzo;
use crate::step::{Lines, Step};

/// How often a layout can be changed: four times for each building, so that no turn goes on for ever.
pub(crate) const MOST_CHANGES: u8 = 4 * SLOTS as u8;

/// The lines with that of one slot replaced.
fn with_line(mut lines: Lines, slot: usize, line: u8) -> Lines {
    lines[slot] = line;
    lines
}

impl Lorenzo {
    /// Begins work of that action value, after servants were given.
    pub(crate) fn work(&mut self, at: &Situation, work: Work, value: i16, log: &mut impl Log<Event>) {
        let seat = at.seat;
        log.all(|| Event::Worked { seat, work, value });
        let value = u8::try_from(value.clamp(0, 255)).unwrap_or(0);
        let none = [0; SLOTS];
        if work == Work::Production && self.layable(at, value, none).next().is_some() {
            self.steps.push(Step::Exchange {
                value,
                lines: none,
                changes: MOST_CHANGES,
            });
        } else {
            self.collect(at, work, (value, none), log);
        }
    }

    fn building(&self, seat: Seat, slot: usize) -> Option<Card> {
        self.player(seat).cards[Kind::Building as usize]
            .get(slot)
            .copied()
    }

    /// The lines of the building in a slot, if it works at that value.
    pub(crate) fn exchanges_of(
        &self,
        at: &Situation,
        value: u8,
        slot: usize,
    ) -> Option<(Card, &'static [Exchange])> {
        let card = self.building(at.seat, slot)?;
        let work = self.edition.figures().card(card).work.as_ref()?;
        (work.value <= value && !work.exchanges.is_empty()).then_some((card, work.exchanges.as_slice()))
    }

    /// The line of a building that is laid out.
    fn laid_line(
        &self,
        at: &Situation,
        value: u8,
        lines: Lines,
        slot: usize,
    ) -> Option<(Card, &'static Exchange)> {
        let line = usize::from(lines[slot]).checked_sub(1)?;
        let (card, exchanges) = self.exchanges_of(at, value, slot)?;
        Some((card, exchanges.get(line)?))
    }

    /// What the lines laid out cost together.
    pub(crate) fn laid_out(&self, at: &Situation, value: u8, lines: Lines) -> Goods {
        (0..SLOTS)
            .filter_map(|slot| self.laid_line(at, value, lines, slot))
            .fold(Goods::NOTHING, |sum, (_, line)| sum.plus(&line.pay))
    }

    /// Whether the lines can be paid together from what is held (L.WK.11, L.WK.12).
    pub(crate) fn is_payable(&self, at: &Situation, value: u8, lines: Lines) -> bool {
        self.player(at.seat)
            .goods
            .covers(&self.laid_out(at, value, lines))
    }

    /// The lines that can be laid out beside the others, each replacing another line of its own building.
    pub(crate) fn layable<'a>(
        &'a self,
        at: &'a Situation,
        value: u8,
        lines: Lines,
    ) -> impl Iterator<Item = (Card, u8)> + 'a {
        let working = (0..SLOTS).filter_map(move |slot| Some((slot, self.exchanges_of(at, value, slot)?)));
        working.flat_map(move |(slot, (card, exchanges))| {
            let others = (1..=exchanges.len() as u8).filter(move |&line| line != lines[slot]);
            others
                .filter(move |&line| self.is_payable(at, value, with_line(lines, slot, line)))
                .map(move |line| (card, line))
        })
    }

    /// The buildings on which a line is laid out.
    pub(crate) fn laid(&self, seat: Seat, lines: Lines) -> impl Iterator<Item = Card> + '_ {
        let slots = (0..SLOTS).filter(move |&slot| lines[slot] > 0);
        slots.filter_map(move |slot| self.building(seat, slot))
    }

    fn slot_of(&self, seat: Seat, card: Card) -> Option<usize> {
        let buildings = &self.player(seat).cards[Kind::Building as usize];
        buildings.iter().position(|&own| own == card)
    }

    pub(crate) fn may_lay_out(
        &self,
        at: &Situation,
        (value, lines, changes): (u8, Lines, u8),
        card: Card,
        line: u8,
    ) -> Result<(), Refusal> {
        let slot = self.slot_of(at.seat, card).filter(|&slot| {
            let working = self.exchanges_of(at, value, slot);
            working.is_some_and(|(_, exchanges)| usize::from(line) <= exchanges.len())
        });
        let slot = slot.ok_or(Refusal::ExchangeInactive { card })?;
        if lines[slot] == line {
            Err(Refusal::ExchangeTwice { card })
        } else if !self.is_payable(at, value, with_line(lines, slot, line)) {
            Err(Refusal::ExchangeUnpayable { card })
        } else if changes == 0 {
            Err(Refusal::ExchangeFinal)
        } else {
            Ok(())
        }
    }

    pub(crate) fn may_clear(
        &self,
        at: &Situation,
        lines: Lines,
        changes: u8,
        card: Card,
    ) -> Result<(), Refusal> {
        if !self.laid(at.seat, lines).any(|laid| laid == card) {
            Err(Refusal::ExchangeNotLaid { card })
        } else if changes == 0 {
            Err(Refusal::ExchangeFinal)
        } else {
            Ok(())
        }
    }

    /// Lays out a line of a building, replacing the one that was there, or takes it back (line 0). Nothing is paid yet.
    pub(crate) fn lay_out(
        &mut self,
        seat: Seat,
        (value, lines, changes): (u8, Lines, u8),
        card: Card,
        line: u8,
    ) {
        let slot = self.slot_of(seat, card);
        self.steps.push(Step::Exchange {
            value,
            lines: slot.map_or(lines, |slot| with_line(lines, slot, line)),
            changes: changes.saturating_sub(1),
        });
    }

    /// Pays for all lines laid out from what was there before, then collects.
    pub(crate) fn produce(&mut self, at: &Situation, value: u8, lines: Lines, log: &mut impl Log<Event>) {
        let seat = at.seat;
        for slot in 0..SLOTS {
            if let Some((card, exchange)) = self.laid_line(at, value, lines, slot) {
                let goods = exchange.pay;
                self.players[seat].goods.pay(&goods);
                log.all(|| Event::Exchanged { seat, card, goods });
            }
        }
        self.collect(at, Work::Production, (value, lines), log);
    }

    /// A source of work, 0 for the bonus tile and then the cards by slot: what it gives, and the privileges of the card and of the
    /// line that is used. None if it does not work.
    pub(crate) fn yields(
        &self,
        seat: Seat,
        work: Work,
        (value, lines): (u8, Lines),
        source: usize,
    ) -> Option<(Source, Goods, [u8; 2])> {
        let Some(slot) = source.checked_sub(1) else {
            let tile = self.player(seat).bonus?;
            return Some((Source::Bonus(tile), *self.edition.bonus(tile, work), [0; 2]));
        };
        let card = *self.player(seat).cards[work.kind() as usize].get(slot)?;
        let working = self.edition.figures().card(card).work.as_ref()?;
        if working.value > value {
            return None;
        }
        let mut goods = working.gives.gain;
        if let Some(each) = &working.gives.each {
            goods = goods.plus(&self.player(seat).counted(each));
        }
        let mut privileges = [working.gives.privileges, 0];
        let line = usize::from(lines[slot]).checked_sub(1);
        if let Some(exchange) = line.and_then(|line| working.exchanges.get(line)) {
            goods = goods.plus(&exchange.gives.gain);
            privileges[1] = exchange.gives.privileges;
        }
        Some((Source::Card(card), goods, privileges))
    }

    /// Tile and cards give what they give, each a source of its own; what is left to choose comes afterwards (L.WK.13).
    fn collect(
        &mut self,
        at: &Situation,
        work: Work,
        (value, lines): (u8, Lines),
        log: &mut impl Log<Event>,
    ) {
        for source in 0..=SLOTS {
            if let Some((source, goods, _)) = self.yields(at.seat, work, (value, lines), source) {
                self.gain_reduced(at, &goods, source, log);
            }
        }
        self.steps.push(Step::Choices {
            work,
            value,
            lines,
            next: 0,
        });
    }

    /// Asks for the losses and privileges of the next source that leaves any to choose.
    pub(crate) fn ask_choices(&mut self, at: &Situation, work: Work, (value, lines): (u8, Lines), next: u8) {
        for number in next..=SLOTS as u8 {
            let Some((source, goods, privileges)) =
                self.yields(at.seat, work, (value, lines), usize::from(number))
            else {
                continue;
            };
            let (_, chooses) = at.powers.reduced(&goods);
            if !chooses && privileges == [0; 2] {
                continue;
            }
            self.steps.push(Step::Choices {
                work,
                value,
                lines,
                next: number + 1,
            });
            // What is asked first goes on the stack last.
            for count in privileges.into_iter().rev() {
                self.push_privileges(count, source);
            }
            if chooses {
                self.steps.push(Step::Lose { source });
            }
            return;
        }
    }
}
