//! What a seat is asked, and whether what it did can be taken back.

use signoria_engine::{Ask, Barrier, Message, Seat, Stream};

use crate::pieces::{Card, Pile};
use crate::state::{Solo, Step, Table};

/// What decides whether an action can be taken back.
pub(crate) struct Mark {
    stream: Stream,
    looks: usize,
    looking: bool,
    revealed: bool,
    solo: Option<Solo>,
}

impl Ask for Table {
    fn question(&self, seat: Seat) -> Message {
        let ask = Message::new;
        let price = |hundreds: u16| u32::from(hundreds) * 100;
        match self.step {
            Step::Nothing => ask("florence.ask.nothing"),
            Step::Hand => ask("florence.ask.hand"),
            Step::Open => ask("florence.ask.open").with("coins", price(self.opening_price())),
            Step::Bid {
                stack,
                price: bid,
                leader,
                ..
            } => ask("florence.ask.bid")
                .with("stack", stack)
                .with("coins", price(bid))
                .with("seat", leader),
            Step::Last => ask("florence.ask.last").with("coins", price(self.last_price())),
            Step::Merchant {
                stack, price: bid, ..
            } => ask("florence.ask.merchant")
                .with("stack", stack)
                .with("coins", price(bid)),
            Step::Landscape { .. } => ask("florence.ask.landscape"),
            Step::Land { landscape, .. } => ask("florence.ask.place").with("tile", landscape),
            Step::Look { pile, .. } => ask("florence.ask.keep").with("deck", pile),
            Step::Order { pile, .. } => ask("florence.ask.order").with("deck", pile),
            Step::Hire { .. } => ask("florence.ask.hire"),
            Step::Court => ask("florence.ask.court"),
            Step::Bought { character } => ask("florence.ask.bought").with("character", character),
            Step::Call { character, .. } => ask("florence.ask.call").with("character", character),
            Step::Window { .. } => ask("florence.ask.window"),
            Step::Turn => ask("florence.ask.turn").with("left", self.deeds.left),
            Step::Bonus { card, value, .. } => {
                let card = Pile::Profession.card(card).unwrap_or(Card::Mathematician);
                ask("florence.ask.bonus")
                    .with("card", card)
                    .with("value", value)
                    .with("minimum", self.minimum())
            }
            Step::Pay { value } => ask("florence.ask.pay")
                .with("value", value)
                .with("coins", price(value * self.figures().money.per_work_value))
                .with("rate", price(self.figures().money.per_point_converted)),
            Step::Sell { .. } => {
                ask("florence.ask.sell").with("rate", price(self.figures().money.per_point_sold))
            }
            Step::Build { building } => ask("florence.ask.place").with("tile", building),
            Step::Site { deal } => {
                let other = if seat == deal.partner {
                    self.turn
                } else {
                    deal.partner
                };
                ask("florence.ask.site")
                    .with("tile", deal.building)
                    .with("seat", other)
            }
            Step::Sum { deal, .. } => {
                let id = if seat == deal.partner {
                    "florence.ask.sum-partner"
                } else {
                    "florence.ask.sum"
                };
                ask(id).with("tile", deal.building)
            }
            Step::Answer { deal, site, sum } => {
                let id = if seat == deal.partner {
                    "florence.ask.answer-partner"
                } else {
                    "florence.ask.answer"
                };
                ask(id)
                    .with("tile", deal.building)
                    .with("cell", site.cell)
                    .with("turn", site.turn)
                    .with("coins", price(sum.into()))
            }
            Step::Banker { .. } => {
                ask("florence.ask.banker").with("rate", price(self.figures().banker.per_point))
            }
            Step::PutUp => ask("florence.ask.put-up"),
            Step::Rolled { stack, bid } => {
                let over = self.diego_figures().map_or(0, |diego| diego.over_last_bid);
                ask("florence.ask.rolled")
                    .with("stack", stack)
                    .with("coins", price(bid + over))
            }
            Step::LastAuction => {
                let last = self.diego_figures().map_or(0, |diego| diego.last_auction);
                ask("florence.ask.last-auction").with("coins", price(last))
            }
        }
    }
}

impl Table {
    fn looks(&self) -> usize {
        self.professions.looks.len() + self.bonuses.looks.len() + self.prestiges.looks.len()
    }

    fn is_looking(&self) -> bool {
        matches!(self.step, Step::Look { .. } | Step::Order { .. })
    }

    /// What was hidden before an action.
    pub(crate) fn barrier_mark(&self) -> Mark {
        Mark {
            stream: self.stream,
            looks: self.looks(),
            looking: self.is_looking(),
            revealed: self.revealed(),
            solo: self.is_solo().then_some(self.solo),
        }
    }

    /// Closed if chance was asked or something hidden came to light since.
    pub(crate) fn barrier_since(&self, before: Mark) -> Barrier {
        let looked = !before.looking && (self.is_looking() || self.looks() != before.looks);
        let diego = before
            .solo
            .is_some_and(|solo| solo.diego != self.solo.diego || solo.cards != self.solo.cards);
        let chance = self.stream != before.stream;
        if looked || diego || chance || self.revealed() != before.revealed {
            Barrier::Closed
        } else {
            Barrier::Open
        }
    }
}
