//! The pending steps.

use signoria_engine::{Observer, Rules, Seat, SeatSet, Token as _};

use super::cards;
use crate::pieces::{Building, Character, Landscape, Pile, SIDE, Stack};
use crate::state::{Deal, Florence, Site, Step};

/// The kinds of steps, see [`kind`].
const KINDS: usize = 27;

/// The figures of what is under way. Where one decision interrupts another (selling in the middle of a bid), those of both.
#[derive(Default)]
pub(super) struct Pending {
    /// Who must decide.
    pub(super) waiting: SeatSet,
    /// Who made the highest bid.
    pub(super) leader: Option<Seat>,
    /// Who has passed in this auction.
    pub(super) passed: SeatSet,
    /// With whom the active player talks about a joint building.
    pub(super) partner: Option<Seat>,
    /// Who will be asked afterwards whether to recruit.
    pub(super) later: SeatSet,
    stack: Option<Stack>,
    /// What the one who decides would pay, or what the bid is.
    price: u16,
    landscape: Option<Landscape>,
    building: Option<Building>,
    pile: Option<Pile>,
    character: Option<Character>,
    work: Option<u8>,
    value: u16,
    site: Option<Site>,
    sum: u8,
    offers: u8,
    /// Who looks at cards, which one it keeps, and what it has put under the deck.
    look: Option<Look>,
}

#[derive(Clone, Copy)]
struct Look {
    by: Seat,
    pile: Pile,
    kept: Option<u8>,
    put: [u8; 3],
    count: u8,
}

impl Pending {
    pub(super) fn of(table: &Florence) -> Self {
        let mut pending = Self {
            waiting: table.waiting(),
            ..Self::default()
        };
        for &step in table.steps.iter() {
            pending.add(table, step);
        }
        pending
    }

    fn add(&mut self, table: &Florence, step: Step) {
        match step {
            Step::Bid {
                stack,
                price,
                leader,
                passed,
                ..
            } => {
                self.stack = Some(stack);
                self.price = price + table.figures().money.raise;
                self.leader = Some(leader);
                self.passed = passed;
            }
            Step::Open => self.price = table.opening_price(),
            Step::Last => self.price = table.last_price(),
            Step::LastAuction => self.price = table.last_auction_price(),
            Step::Merchant { stack, price, .. } => (self.stack, self.price) = (Some(stack), price),
            Step::Rolled { stack, bid } => {
                (self.stack, self.price) = (Some(stack), table.price_over(bid));
            }
            Step::Land { landscape, .. } => self.landscape = Some(landscape),
            Step::Look { pile, by, .. } => self.add_look(by, pile, None, &[]),
            Step::Order {
                pile,
                by,
                kept,
                put,
                count,
                ..
            } => self.add_look(by, pile, Some(kept), &put[..usize::from(count)]),
            Step::Bought { character } | Step::Call { character, .. } => self.character = Some(character),
            Step::Window { left, .. } => self.later = left,
            Step::Bonus { card, value } => (self.work, self.value) = (Some(card), value),
            Step::Pay { value } => self.value = value,
            Step::Build { building } => {
                self.building = Some(building);
                self.price = table.building_price(table.players[table.turn].builders);
            }
            Step::Site { deal } => self.add_deal(table, deal),
            Step::Sum { deal, site } => {
                self.add_deal(table, deal);
                self.site = Some(site);
            }
            Step::Answer { deal, site, sum } => {
                self.add_deal(table, deal);
                (self.site, self.sum) = (Some(site), sum);
            }
            Step::Hand
            | Step::Landscape { .. }
            | Step::Hire { .. }
            | Step::Court
            | Step::Turn
            | Step::Sell { .. }
            | Step::Banker { .. }
            | Step::PutUp => {}
        }
    }

    fn add_look(&mut self, by: Seat, pile: Pile, kept: Option<u8>, put: &[u8]) {
        let mut look = Look {
            by,
            pile,
            kept,
            put: [0; 3],
            count: put.len() as u8,
        };
        look.put[..put.len()].copy_from_slice(put);
        self.pile = Some(pile);
        self.look = Some(look);
    }

    fn add_deal(&mut self, table: &Florence, deal: Deal) {
        self.building = Some(deal.building);
        self.partner = Some(deal.partner);
        self.offers = deal.offers;
        self.price = table.building_price(table.players[table.turn].builders);
    }

    pub(super) fn tell(&self, table: &Florence, seat: Seat, to: &mut impl Observer) {
        let mut steps = table.steps.iter().rev();
        to.one_of("kind", Some(steps.next().map_or(0, |&step| kind(step))), KINDS);
        to.flag("interrupts", steps.next().is_some());
        to.token("stack", self.stack);
        to.capped("price", self.price, 30);
        let spare = i32::from(table.players[seat].coins) - i32::from(self.price);
        to.signed("spare-coins", if self.price > 0 { spare } else { 0 }, -30, 60);
        to.token("landscape", self.landscape);
        to.token("building", self.building);
        to.token("character", self.character);
        to.token("pile", self.pile);
        cards(to, "work", Pile::Profession, 1, |number| {
            (self.work == Some(number)).into()
        });
        to.capped("value", self.value, 60);
        let missing = match self.work {
            Some(_) => table.minimum().saturating_sub(self.value),
            None => 0,
        };
        to.capped("missing", missing, 20);
        to.capped("sum", self.sum, 40);
        to.capped("offers", self.offers, 5);
        let cell = self.site.map(|site| site.cell.index());
        let side = usize::from(SIDE);
        to.one_of("row", cell.map(|cell| cell / side), side);
        to.one_of("column", cell.map(|cell| cell % side), side);
        to.token("turned", self.site.map(|site| site.turn));
        self.tell_look(table, seat, to);
    }

    /// The cards looked at, for the one who looks: those still to be put somewhere and what they are worth, and the one kept.
    fn tell_look(&self, table: &Florence, seat: Seat, to: &mut impl Observer) {
        let look = self.look.filter(|look| look.by == seat);
        let mut left = 0u32;
        if let Some(look) = look {
            let put = &look.put[..usize::from(look.count)];
            for &number in table.seen(look.pile).as_slice() {
                if look.kept != Some(number) && !put.contains(&number) {
                    left |= 1 << number;
                }
            }
        }
        let holdings = look.map(|_| table.holdings_with_work(seat));
        let others = look.map(|_| table.other_holdings(Some(seat)));
        for &pile in Pile::ALL {
            let here = look.filter(|look| look.pile == pile);
            let left = if here.is_some() { left } else { 0 };
            let kept = here.and_then(|look| look.kept);
            cards(to, "seen", pile, 1, |number| (left >> number & 1) as u16);
            cards(to, "kept", pile, 1, |number| (kept == Some(number)).into());
            cards(to, "worth", pile, 40, |number| {
                let (Some(holdings), Some((others, len))) = (&holdings, &others) else {
                    return 0;
                };
                if left >> number & 1 == 0 {
                    return 0;
                }
                match (pile, pile.card(number)) {
                    (Pile::Profession, Some(card)) => table.work_value(seat, card) + 1,
                    (Pile::Bonus, _) => holdings.bonus(table.figures(), number),
                    (Pile::Prestige, _) => {
                        let card = &table.figures().prestiges[usize::from(number)];
                        table.holdings(seat).prestige(card, &others[..*len]).into()
                    }
                    _ => 0,
                }
            });
        }
    }
}

/// The number of a kind of step, 0 being for none: positions in the middle of a move are told apart by it.
fn kind(step: Step) -> usize {
    match step {
        Step::Hand => 1,
        Step::Open => 2,
        Step::Bid { .. } => 3,
        Step::Last => 4,
        Step::Merchant { .. } => 5,
        Step::Landscape { .. } => 6,
        Step::Land { .. } => 7,
        Step::Look { .. } => 8,
        Step::Order { .. } => 9,
        Step::Hire { .. } => 10,
        Step::Court => 11,
        Step::Bought { .. } => 12,
        Step::Call { .. } => 13,
        Step::Window { .. } => 14,
        Step::Turn => 15,
        Step::Bonus { .. } => 16,
        Step::Pay { .. } => 17,
        Step::Sell { .. } => 18,
        Step::Build { .. } => 19,
        Step::Site { .. } => 20,
        Step::Sum { .. } => 21,
        Step::Answer { .. } => 22,
        Step::Banker { .. } => 23,
        Step::PutUp => 24,
        Step::Rolled { .. } => 25,
        Step::LastAuction => 26,
    }
}
