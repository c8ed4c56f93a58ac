//! Paying resources (PA). Ships are the money.
//!
//! A cost of `n` resources of certain kinds, with a bread surcharge `b`, is paid by lowering ships one by one. A ship from a hold yields
//! the hold's value in its resource and stands in the bay afterwards; a ship from the bay yields resources of any kind and stands in
//! the port. `useful` is what counts for the cost, `other` what does not. The payment ends with the first ship after which
//!
//! ```text
//! useful >= n   and   min(capacity, bread + useful - n + other) >= b
//! ```
//!
//! The left side of the second line is the bread then in the barn: all surplus becomes bread, what does not fit is lost, and only then the
//! surcharge is paid from it. No ship can be lowered in part, and no order of ships matters.

use signoria_engine::{Log, Message, Seat};

use super::list::Allowed;
use super::terms::Terms;
use crate::action::{Action, Place};
use crate::describe;
use crate::edition::Holds;
use crate::event::{Event, Refusal};
use crate::pieces::Hold;
use crate::state::{Amalfi, Player};
use crate::step::{Payment, Step, Thing};

/// What a thing costs a player now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Resources.
    pub n: u16,
    /// Of these kinds.
    pub of: Holds,
    /// Bread due in addition; surplus of the payment may pay it.
    pub surcharge: u8,
    /// Bread that must be in the barn beforehand (a cost in bread).
    pub bread: u8,
}

impl Price {
    /// The bread in the barn after a payment that raised this much, before the surcharge; none if the cost is not covered.
    #[must_use]
    pub fn bread_after(&self, bread: u8, capacity: u8, useful: u16, other: u16) -> Option<u8> {
        let surplus = useful.checked_sub(self.n)?.saturating_add(other);
        Some(surplus.saturating_add(bread.into()).min(capacity.into()) as u8)
    }

    /// Whether a payment that raised this much is complete.
    #[must_use]
    pub fn is_covered(&self, bread: u8, capacity: u8, useful: u16, other: u16) -> bool {
        self.bread_after(bread, capacity, useful, other)
            .is_some_and(|after| after >= self.surcharge)
    }

    /// Whether lowering every ship as far as the port would cover it (A.PA.12).
    #[must_use]
    pub fn is_payable(&self, board: &Player, capacity: u8, terms: &Terms) -> bool {
        if self.bread > board.bread {
            return false;
        }
        let (mut useful, mut other) = (0_u16, 0_u16);
        for &hold in Hold::ALL {
            let yields = u16::from(board.hold(hold)).saturating_mul(terms.hold(hold));
            let raised = if self.of.has(hold) {
                &mut useful
            } else {
                &mut other
            };
            *raised = yields.saturating_add(*raised);
        }
        let supplied = u16::from(board.bay + board.stowed()).saturating_mul(terms.emergency);
        let useful = supplied.saturating_add(useful);
        self.is_covered(board.bread, capacity, useful, other)
    }
}

impl From<&Payment> for Price {
    fn from(payment: &Payment) -> Self {
        Self {
            n: payment.cost,
            of: payment.of,
            surcharge: payment.surcharge,
            bread: 0,
        }
    }
}

impl Amalfi {
    fn is_paid(&self, payment: &Payment) -> bool {
        Price::from(payment).is_covered(
            self.player(payment.seat).bread,
            self.capacity(payment.seat),
            payment.useful,
            payment.other,
        )
    }

    /// The places from which a ship can be lowered.
    fn sources(&self, seat: Seat) -> impl Iterator<Item = Place> + Clone + '_ {
        let board = self.player(seat);
        Place::ALL
            .iter()
            .copied()
            .filter(move |place| match place.hold() {
                Some(hold) => board.hold(hold) > 0,
                None => board.bay > 0,
            })
    }

    /// A payment asks while it is not complete and there is more than one place to lower a ship from.
    pub(crate) fn payment_asks(&self, payment: &Payment) -> bool {
        !self.is_paid(payment) && self.sources(payment.seat).nth(1).is_some()
    }

    pub(crate) fn list_payment(&self, payment: &Payment, out: &mut Vec<Action>) {
        out.extend(self.sources(payment.seat).map(|from| Action::Pay { from }));
    }

    pub(crate) fn may_pay(&self, seat: Seat, action: Action) -> Allowed {
        match action {
            Action::Pay { from } if self.sources(seat).any(|place| place == from) => Ok(()),
            Action::Pay { from } => Err(Refusal::NoShipThere { place: from }),
            _ => Err(Refusal::Paying),
        }
    }

    pub(crate) fn payment_question(payment: &Payment) -> Message {
        let of: Vec<Hold> = payment.of.iter().collect();
        let due = payment.cost.saturating_sub(payment.useful);
        let message = Message::new(match payment.thing {
            Thing::Masterpiece(_) | Thing::Tile(_) if due == 0 => "amalfi.ask.pay-surcharge",
            Thing::Masterpiece(_) => "amalfi.ask.pay-masterpiece",
            Thing::Tile(_) => "amalfi.ask.pay-tile",
            Thing::Character(_) => "amalfi.ask.pay-character",
            Thing::Ships(_) => "amalfi.ask.pay-ships",
        })
        .with("due", describe::resources(due, &of))
        .with("surcharge", payment.surcharge);
        match payment.thing {
            Thing::Masterpiece(card) => message.with("thing", card),
            Thing::Tile(tile) => message.with("thing", tile),
            Thing::Character(card) => message.with("thing", card),
            Thing::Ships(ships) => message.with("ships", ships),
        }
    }
}

impl Amalfi {
    /// Lowers one ship for the payment under way.
    pub(super) fn pay(&mut self, from: Place, log: &mut impl Log<Event>) {
        let Some(Step::Payment(Payment { seat, of, .. })) = self.steps.top() else {
            return;
        };
        let terms = self.terms(seat);
        let board = &mut self.players[seat];
        let (yields, useful) = match from.hold() {
            Some(hold) => {
                board.holds[hold as usize] -= 1;
                board.bay += 1;
                (terms.hold(hold), of.has(hold))
            }
            None => {
                board.bay -= 1;
                board.port += 1;
                (terms.emergency, true)
            }
        };
        if let Some(Step::Payment(payment)) = self.steps.top_mut() {
            let raised = if useful {
                &mut payment.useful
            } else {
                &mut payment.other
            };
            *raised = raised.saturating_add(yields);
        }
        log.all(|| match from.hold() {
            Some(hold) => Event::PaidFromHold {
                seat,
                hold,
                n: yields,
            },
            None => Event::PaidFromBay { seat, n: yields },
        });
    }

    /// Completes a payment, or lowers the next ship where there is no choice.
    pub(super) fn payment_goes_on(&mut self, payment: Payment, log: &mut impl Log<Event>) {
        let seat = payment.seat;
        if !self.is_paid(&payment) {
            let next = self.sources(seat).next();
            match next {
                Some(from) => self.pay(from, log),
                None => self.finish(),
            }
            return;
        }
        self.finish();
        let surplus = payment
            .useful
            .saturating_sub(payment.cost)
            .saturating_add(payment.other);
        self.gain_bread(seat, surplus, log);
        self.pay_bread(seat, payment.surcharge, log);
        self.receive(seat, payment.thing, log);
    }
}
