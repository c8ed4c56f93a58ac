//! Taking a card: surcharge, floor bonus, cost, discounts, limits (sections TW and CA).

use signoria_engine::{Log, Set};

use super::members::{Servants, Situation};
use crate::board::{Kind, Space};
use crate::card::Card;
use crate::edition::{CardFigures, SLOTS};
use crate::event::{Event, Refusal};
use crate::goods::{Good, Goods, Purse};
use crate::source::Source;
use crate::state::Lorenzo;
use crate::step::Task;

/// How a card is paid for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Payment {
    /// Which of the card's costs, counted from 0.
    pub(crate) cost: u8,
    /// The resource that the discount of choice is taken off.
    pub(crate) discount: Option<Good>,
}

impl Lorenzo {
    /// Whether the card of a floor can be taken with an action value, and with how many servants (L.TW.2).
    pub(crate) fn taking(
        &self,
        at: &Situation,
        kind: Kind,
        floor: usize,
        value: i16,
        off: &Goods,
    ) -> Result<Servants, Refusal> {
        let (card, mut servants, purse) = self.reaching(at, kind, floor, value)?;
        let spare = self.spare_servants(at, &purse, card, off)?;
        servants.most = servants.most.min(servants.least + spare);
        servants.most -= (servants.most - servants.least) % servants.rate.max(1);
        Ok(servants)
    }

    /// Whether it can be taken, without the number of servants: a third of the work, and a list asks it of 16 floors.
    pub(crate) fn can_take(&self, at: &Situation, kind: Kind, floor: usize, value: i16, off: &Goods) -> bool {
        self.reaching(at, kind, floor, value)
            .is_ok_and(|(card, _, purse)| self.affords(at, &purse, self.edition.card(card), off))
    }

    /// The card of a floor that an action value reaches, with how many servants, and what is held after the fewest of them.
    // Inlined, since most do not ask for the reason: then none is made up.
    #[inline(always)]
    fn reaching(
        &self,
        at: &Situation,
        kind: Kind,
        floor: usize,
        value: i16,
    ) -> Result<(Card, Servants, Purse), Refusal> {
        let card = self.towers[kind as usize][floor].ok_or(Refusal::NoCard)?;
        let player = self.player(at.seat);
        if player.count(kind) >= SLOTS {
            return Err(Refusal::CardLimit { kind });
        }
        let held = player.held(Good::Servants);
        let minimum = self.edition.floor_minimum[floor];
        let servants = Servants::reaching(value, minimum, held, at.powers.rate)?;
        let purse = self.purse_for(at, kind, floor, servants.least)?;
        if kind == Kind::Territory && !at.powers.no_slot_requirement {
            let needs = self.edition.slot_military[player.count(kind)];
            if purse.get(Good::Military) < u16::from(needs) {
                return Err(Refusal::MilitaryForSlot { needs });
            }
        }
        Ok((card, servants, purse))
    }

    /// Whether a seat with that purse can pay for a card in any way.
    pub(crate) fn affords(&self, at: &Situation, purse: &Purse, figures: &CardFigures, off: &Goods) -> bool {
        let mut costs = 0..figures.costs.len();
        figures.costs.is_empty() || costs.any(|cost| self.payable(at, purse, figures, cost, off).is_some())
    }

    /// What a seat holds when it pays for a card: after servants, surcharge and floor bonus (L.TW.11).
    #[inline(always)]
    pub(crate) fn purse_for(
        &self,
        at: &Situation,
        kind: Kind,
        floor: usize,
        servants: u16,
    ) -> Result<Purse, Refusal> {
        let mut purse = self.player(at.seat).goods;
        purse.take(Good::Servants, servants);
        let surcharge = self.surcharge(at, kind);
        if purse.get(Good::Coins) < u16::from(surcharge) {
            return Err(Refusal::Surcharge { coins: surcharge });
        }
        purse.take(Good::Coins, u16::from(surcharge));
        for (good, amount) in self.floor_bonus(at, kind, floor).kinds() {
            purse.add(good, u16::from(amount), self.edition.most(good));
        }
        Ok(purse)
    }

    pub(crate) fn surcharge(&self, at: &Situation, kind: Kind) -> u8 {
        if self.is_occupied(at, kind) && !at.powers.no_surcharge {
            self.edition.surcharge
        } else {
            0
        }
    }

    /// The floor bonus as this seat receives it.
    pub(crate) fn floor_bonus(&self, at: &Situation, kind: Kind, floor: usize) -> Goods {
        let bonus = &self.edition.floor_bonus[kind as usize][floor];
        if !bonus.is_empty() && at.powers.has_floor_bonus(floor) {
            at.powers.reduced(bonus).0
        } else {
            Goods::default()
        }
    }

    /// How many servants would be left over after the cheapest way to pay for the card.
    fn spare_servants(&self, at: &Situation, purse: &Purse, card: Card, off: &Goods) -> Result<u16, Refusal> {
        let figures = self.edition.card(card);
        if figures.costs.is_empty() {
            return Ok(purse.get(Good::Servants));
        }
        let payable = (0..figures.costs.len())
            .filter_map(|cost| self.payable(at, purse, figures, cost, off))
            .map(|price| price.get(Good::Servants))
            .min();
        match payable {
            Some(servants) => Ok(purse.get(Good::Servants).saturating_sub(u16::from(servants))),
            None => {
                let held = purse.get(Good::Military);
                let blocked = figures
                    .costs
                    .iter()
                    .all(|cost| u16::from(cost.needs_military) > held);
                Err(if blocked {
                    Refusal::MilitaryForCard { card }
                } else {
                    let missing = self.missing(at, purse, figures, off);
                    Refusal::CannotPay { card, missing }
                })
            }
        }
    }

    /// What a seat with that purse would need besides, for the cost that comes nearest.
    fn missing(&self, at: &Situation, purse: &Purse, figures: &CardFigures, off: &Goods) -> Goods {
        let held = purse.get(Good::Military);
        let missing = |cost: usize| {
            let mut missing = Goods::NOTHING;
            for (good, amount) in self.reduced_cost(at, figures, cost, off).kinds() {
                let held = u8::try_from(purse.get(good)).unwrap_or(u8::MAX);
                missing.set(good, amount.saturating_sub(held));
            }
            // The discount of choice helps where something is missing.
            let mut choices = at.powers.one_of[figures.kind as usize].iter();
            match choices.find(|good| missing.get(*good) > 0) {
                Some(good) => missing.less(&Goods::of(good, 1)),
                None => missing,
            }
        };
        let allowed = |cost: &usize| u16::from(figures.costs[*cost].needs_military) <= held;
        let all = (0..figures.costs.len()).filter(allowed).map(missing);
        all.min_by_key(|goods| goods.kinds().map(|(_, amount)| u16::from(amount)).sum::<u16>())
            .unwrap_or_default()
    }

    /// A cost less all discounts but the one of choice (L.CA.9, L.CA.10).
    #[inline]
    pub(crate) fn reduced_cost(
        &self,
        at: &Situation,
        figures: &CardFigures,
        cost: usize,
        off: &Goods,
    ) -> Goods {
        let pay = figures
            .costs
            .get(cost)
            .map_or_else(Goods::default, |cost| cost.pay);
        pay.less(&at.powers.off[figures.kind as usize]).less(off)
    }

    /// The resources that the discount of choice can be taken off, so that the rest can be paid; none if it has no use.
    pub(crate) fn discounts(
        &self,
        at: &Situation,
        purse: &Purse,
        figures: &CardFigures,
        cost: usize,
        off: &Goods,
    ) -> Set<Good> {
        let reduced = self.reduced_cost(at, figures, cost, off);
        at.powers.discounts(purse, figures.kind, &reduced)
    }

    /// One of the costs less all discounts but the one of choice, if a seat with that purse can pay it.
    #[inline(always)]
    fn payable(
        &self,
        at: &Situation,
        purse: &Purse,
        figures: &CardFigures,
        cost: usize,
        off: &Goods,
    ) -> Option<Goods> {
        let printed = figures.costs.get(cost)?;
        let reduced = self.reduced_cost(at, figures, cost, off);
        let payable = purse.get(Good::Military) >= u16::from(printed.needs_military)
            && (purse.covers(&reduced)
                || !at.powers.one_of[figures.kind as usize].is_empty()
                    && !at.powers.discounts(purse, figures.kind, &reduced).is_empty());
        payable.then_some(reduced)
    }

    /// Whether a seat with that purse can pay one of the costs.
    pub(crate) fn can_pay(
        &self,
        at: &Situation,
        purse: &Purse,
        figures: &CardFigures,
        cost: usize,
        off: &Goods,
    ) -> bool {
        figures.costs.is_empty() || self.payable(at, purse, figures, cost, off).is_some()
    }

    /// Surcharge, floor bonus, cost, card and its immediate effect; servants and the member come before.
    pub(crate) fn take_card(
        &mut self,
        at: &Situation,
        space: Space,
        (kind, floor): (Kind, usize),
        payment: Payment,
        off: &Goods,
        log: &mut impl Log<Event>,
    ) {
        let seat = at.seat;
        let Some(card) = self.towers[kind as usize][floor].take() else {
            return;
        };
        let edition = self.edition;
        let figures = edition.card(card);
        let bonus = self.floor_bonus(at, kind, floor);
        self.gain(seat, &bonus, Source::Space(space), log);
        let mut price = self.reduced_cost(at, figures, usize::from(payment.cost), off);
        if let Some(good) = payment.discount {
            price = price.less(&Goods::of(good, 1));
        }
        self.players[seat].goods.pay(&price);
        if !price.is_empty() {
            log.all(|| Event::Paid { seat, goods: price });
        }
        self.players[seat].cards[kind as usize].push(card);
        log.all(|| Event::Took { seat, card });
        self.take_effect(at, card, log);
    }

    /// What is there to pay with, and the card to pay for.
    fn payment_base(&self, at: &Situation, task: Task, servants: u8) -> Option<(Purse, Card)> {
        let ((kind, floor), _) = self.floor_for(task)?;
        let card = self.towers[kind as usize][floor]?;
        let purse = self.purse_for(at, kind, floor, u16::from(servants)).ok()?;
        Some((purse, card))
    }

    /// The costs that can be paid.
    pub(crate) fn payable_costs<'a>(
        &'a self,
        at: &'a Situation,
        task: Task,
        servants: u8,
    ) -> impl Iterator<Item = u8> + 'a {
        let base = self.payment_base(at, task, servants);
        let off = self.floor_for(task).map(|(_, off)| off).unwrap_or_default();
        base.into_iter().flat_map(move |(purse, card)| {
            let figures = self.edition.figures().card(card);
            (0..figures.costs.len())
                .filter(move |&cost| self.can_pay(at, &purse, figures, cost, &off))
                .map(|cost| cost as u8)
        })
    }

    /// What the discount of choice can be taken off.
    pub(crate) fn discount_options(&self, at: &Situation, task: Task, servants: u8, cost: u8) -> Set<Good> {
        let off = self.floor_for(task).map(|(_, off)| off).unwrap_or_default();
        self.payment_base(at, task, servants)
            .map(|(purse, card)| {
                let figures = self.edition.figures().card(card);
                self.discounts(at, &purse, figures, usize::from(cost), &off)
            })
            .unwrap_or_default()
    }

    pub(crate) fn may_discount(
        &self,
        at: &Situation,
        (task, servants, cost): (Task, u8, u8),
        good: Good,
    ) -> Result<(), Refusal> {
        if self.discount_options(at, task, servants, cost).contains(good) {
            Ok(())
        } else {
            Err(Refusal::NoDiscount { good })
        }
    }

    /// Servants, cost and discount are chosen: carries out the action.
    pub(crate) fn settle_payment(
        &mut self,
        at: &Situation,
        (task, servants, cost): (Task, u8, u8),
        discount: Option<Good>,
        log: &mut impl Log<Event>,
    ) {
        self.perform(at, task, u16::from(servants), Payment { cost, discount }, log);
    }
}
