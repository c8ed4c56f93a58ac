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
use signoria_engine::{Log, Message, Seat, Set};

use super::terms::Terms;
use crate::action::{Action, Place};
use crate::describe;
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
    pub of: Set<Hold>,
    /// Bread due in addition; surplus of the payment may pay it.
    pub surcharge: u8,
    /// Bread that must be in the barn beforehand (a cost in bread).
    pub bread: u8,
}

impl Price {
    /// What is due beside the surcharge, in resources or in bread: nothing if it is free.
    #[must_use]
    pub fn due(&self) -> u16 {
        self.n + u16::from(self.bread)
    }

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
    pub fn is_payable(&self, means: &Means) -> bool {
        if self.bread > means.bread {
            return false;
        }
        // Without jumps: a turn asks this for some fifteen prices, each of other resources.
        let raised = Hold::ALL.iter().zip(means.holds);
        let counting: u32 = raised
            .map(|(&hold, raised)| u32::from(raised) * u32::from(self.of.contains(hold)))
            .sum();
        let amount = |sum: u32| u16::try_from(sum).unwrap_or(u16::MAX);
        let useful = amount(u32::from(means.supplied) + counting);
        self.is_covered(
            means.bread,
            means.capacity,
            useful,
            amount(means.stowed - counting),
        )
    }
}

/// What a player can raise by lowering every ship as far as the port, worked out once for many prices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Means {
    bread: u8,
    capacity: u8,
    /// Raised from each hold, in its resource.
    holds: [u16; Hold::ALL.len()],
    /// Raised from all holds together.
    stowed: u32,
    /// Raised from the bay, in any resource.
    supplied: u16,
}

impl Means {
    /// What a board with that room in the barn can raise.
    #[must_use]
    pub fn of(board: &Player, capacity: u8, terms: &Terms) -> Self {
        let raised = |index: usize| {
            let hold = Hold::ALL[index];
            u16::from(board.hold(hold)).saturating_mul(terms.hold(hold))
        };
        let holds: [u16; Hold::ALL.len()] = std::array::from_fn(raised);
        Self {
            bread: board.bread,
            capacity,
            holds,
            stowed: holds.iter().map(|&raised| u32::from(raised)).sum(),
            supplied: u16::from(board.bay + board.stowed()).saturating_mul(terms.emergency),
        }
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

/// How many ships are lowered from each [`Place`].
pub type Ships = [u8; Place::ALL.len()];

/// A way to complete a payment: from where ships are lowered, and what that leaves in the barn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PayWay {
    /// How many ships, by [`Place`].
    pub from: Ships,
    /// What they raise, with what was raised before.
    pub raised: u16,
    /// The surplus that becomes bread.
    pub surplus: u16,
    /// Bread in the barn afterwards.
    pub bread: u8,
    /// Bread that finds no room in the barn.
    pub lost: u16,
    /// Ships that come from holds into the bay and stay there.
    pub arriving: u8,
}

/// What a payment still needs and what ships can give to it: enough to say what any choice of ships leads to. All of it lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Till {
    /// Resources of the cost.
    pub cost: u16,
    /// Bread due in addition.
    pub surcharge: u8,
    /// Bread that the place of the thing gives once it is paid for.
    pub gift: u8,
    /// Raised so far: what counts for the cost, and what does not.
    pub raised: (u16, u16),
    /// Bread in the barn.
    pub bread: u8,
    /// What the barn holds.
    pub capacity: u8,
    /// The ships of each place.
    pub ships: Ships,
    /// What a ship from each place yields.
    pub yields: [u16; Place::ALL.len()],
    /// Whether that counts for the cost.
    pub counts: [bool; Place::ALL.len()],
}

impl PayWay {
    /// The answers that pay like this: ships from holds first, since they may go on to the port.
    pub fn answers(&self) -> impl Iterator<Item = Action> + use<> {
        let lowered = Place::ALL.iter().zip(self.from);
        lowered.flat_map(|(&from, ships)| (0..ships).map(move |_| Action::Pay { from }))
    }
}

impl Till {
    /// What was raised before, of any kind.
    #[must_use]
    pub fn raised_before(&self) -> u16 {
        let (useful, other) = self.raised;
        useful.saturating_add(other)
    }

    /// What ships from a place yield.
    #[must_use]
    pub fn yielded(&self, place: Place, ships: u8) -> u16 {
        self.yields[place as usize] * u16::from(ships)
    }

    /// What has been raised once these ships are lowered, too.
    fn raise(&self, from: &Ships) -> (u16, u16) {
        let (mut useful, mut other) = self.raised;
        for (place, &ships) in from.iter().enumerate() {
            let raised = if self.counts[place] {
                &mut useful
            } else {
                &mut other
            };
            *raised += self.yielded(Place::ALL[place], ships);
        }
        (useful, other)
    }

    fn is_covered_by(&self, from: &Ships) -> bool {
        let (useful, other) = self.raise(from);
        let price = Price {
            n: self.cost,
            of: Set::EMPTY,
            surcharge: self.surcharge,
            bread: 0,
        };
        price.is_covered(self.bread, self.capacity, useful, other)
    }

    /// Whether one of these ships could be left out.
    fn has_spare(&self, from: &Ships) -> bool {
        let bay = Place::Bay as usize;
        (0..from.len()).any(|place| {
            let mut less = *from;
            less[place] = less[place].saturating_sub(1);
            // Ships go on to the port only from the bay.
            let in_bay = self.ships[bay] + less[..bay].iter().sum::<u8>();
            less != *from && less[bay] <= in_bay && self.is_covered_by(&less)
        })
    }

    /// Every number of ships that can be lowered from each place; those from holds can be lowered again, from the bay.
    fn lowerings(&self) -> Vec<Ships> {
        let mut all = vec![[0; Place::ALL.len()]];
        for (place, &there) in self.ships.iter().enumerate() {
            let longer = |from: &Ships| {
                let lowered = if place == Place::Bay as usize {
                    from.iter().sum()
                } else {
                    0
                };
                let from = *from;
                (0..=there + lowered).map(move |ships| {
                    let mut next = from;
                    next[place] = ships;
                    next
                })
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }

    /// The ways to complete the payment from which no ship could be left out. First those that send the fewest ships to the port, then
    /// those with the fewest ships, then those that lose the least.
    #[must_use]
    pub fn ways(&self) -> Vec<PayWay> {
        let complete = |from: &Ships| self.is_covered_by(from) && !self.has_spare(from);
        let way = |from: Ships| {
            let (useful, other) = self.raise(&from);
            let surplus = useful.saturating_sub(self.cost).saturating_add(other);
            let capacity = u16::from(self.capacity);
            let bread = surplus.saturating_add(self.bread.into());
            // The barn is filled before the surcharge is paid, and again by what the place gives.
            let paid = bread.min(capacity).saturating_sub(self.surcharge.into());
            let given = paid.saturating_add(self.gift.into());
            let bay = Place::Bay as usize;
            // Ships go on to the port when those that lay in the bay are not enough.
            let going_on = from[bay].saturating_sub(self.ships[bay]);
            PayWay {
                from,
                raised: useful.saturating_add(other),
                surplus,
                bread: given.min(capacity) as u8,
                lost: bread.saturating_sub(capacity) + given.saturating_sub(capacity),
                arriving: from[..bay].iter().sum::<u8>().saturating_sub(going_on),
            }
        };
        let found = self.lowerings().into_iter().filter(complete);
        let mut ways: Vec<PayWay> = found.map(way).collect();
        let cost = |way: &PayWay| {
            (
                way.from[Place::Bay as usize],
                way.from.iter().sum::<u8>(),
                way.lost,
            )
        };
        ways.sort_by_key(cost);
        ways
    }
}

impl Amalfi {
    /// What a seat can raise by these terms.
    pub(crate) fn means(&self, seat: Seat, terms: &Terms) -> Means {
        Means::of(self.player(seat), self.capacity(seat), terms)
    }

    /// What a payment in progress needs, and what the payer's ships can give.
    pub(crate) fn till(&self, payment: &Payment) -> Till {
        let (board, terms) = (self.player(payment.seat), self.terms(payment.seat));
        let mut till = Till {
            cost: payment.cost,
            surcharge: payment.surcharge,
            gift: self.place_bread(payment.thing),
            raised: (payment.useful, payment.other),
            bread: board.bread,
            capacity: self.capacity(payment.seat),
            ships: [0; Place::ALL.len()],
            yields: [0; Place::ALL.len()],
            counts: [false; Place::ALL.len()],
        };
        for (index, place) in Place::ALL.iter().enumerate() {
            let (ships, yields, counts) = match place.hold() {
                Some(hold) => (board.hold(hold), terms.hold(hold), payment.of.contains(hold)),
                None => (board.bay, terms.emergency, true),
            };
            (till.ships[index], till.yields[index], till.counts[index]) = (ships, yields, counts);
        }
        till
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

    pub(crate) fn may_pay(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
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
                (terms.hold(hold), of.contains(hold))
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
