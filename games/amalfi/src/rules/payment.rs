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

use serde::{Deserialize, Serialize};
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

/// A way to complete a payment: from where ships are lowered, and what that leaves in the barn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PayWay {
    /// How many ships, by [`Place`].
    pub from: [u8; 6],
    /// What they raise, with what was raised before.
    pub raised: u16,
    /// Bread in the barn afterwards.
    pub bread: u8,
    /// Surplus that finds no room in the barn.
    pub lost: u16,
}

/// No more ways than a person can weigh at a glance.
const MOST_WAYS: usize = 4;

impl Amalfi {
    /// The ways to complete a payment from which no ship could be left out. First those that send the fewest ships to the port, then
    /// those with the fewest ships, then those that lose the least.
    pub(crate) fn ways_to_pay(&self, payment: &Payment) -> Vec<PayWay> {
        let (board, terms) = (self.player(payment.seat), self.terms(payment.seat));
        let (capacity, price) = (self.capacity(payment.seat), Price::from(payment));
        let raise = |from: &[u8; 6]| {
            let (mut useful, mut other) = (payment.useful, payment.other);
            for (&ships, &place) in from.iter().zip(Place::ALL) {
                let yields = place.hold().map_or(terms.emergency, |hold| terms.hold(hold));
                let counts = place.hold().is_none_or(|hold| payment.of.has(hold));
                *(if counts { &mut useful } else { &mut other }) += u16::from(ships) * yields;
            }
            (useful, other)
        };
        let covers = |from: &[u8; 6]| {
            let (useful, other) = raise(from);
            price.is_covered(board.bread, capacity, useful, other)
        };
        let mut ways = Vec::new();
        for from in lowerings(board) {
            let spare = |place: usize| {
                let mut less = from;
                less[place] = less[place].saturating_sub(1);
                // Ships go on to the port only from the bay.
                let bay = board.bay + less[..Hold::ALL.len()].iter().sum::<u8>();
                less != from && less[Place::Bay as usize] <= bay && covers(&less)
            };
            if !covers(&from) || (0..from.len()).any(spare) {
                continue;
            }
            let (useful, other) = raise(&from);
            let surplus = useful.saturating_sub(payment.cost).saturating_add(other);
            let bread = surplus.saturating_add(board.bread.into());
            ways.push(PayWay {
                from,
                raised: useful.saturating_add(other),
                bread: (bread.min(capacity.into()) as u8).saturating_sub(payment.surcharge),
                lost: bread.saturating_sub(capacity.into()),
            });
        }
        let cost = |way: &PayWay| {
            (
                way.from[Place::Bay as usize],
                way.from.iter().sum::<u8>(),
                way.lost,
            )
        };
        ways.sort_by_key(cost);
        ways.truncate(MOST_WAYS);
        ways
    }

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

/// Every number of ships that can be lowered from each place; those from holds can be lowered again, from the bay.
fn lowerings(board: &Player) -> Vec<[u8; 6]> {
    let mut all = vec![[0; 6]];
    for &place in Place::ALL {
        let longer = |from: &[u8; 6]| {
            let most = match place.hold() {
                Some(hold) => board.hold(hold),
                None => board.bay + from.iter().sum::<u8>(),
            };
            let from = *from;
            (0..=most).map(move |ships| {
                let mut next = from;
                next[place as usize] = ships;
                next
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
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
