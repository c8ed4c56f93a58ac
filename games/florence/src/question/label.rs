//! The buttons whose words depend on more than the action.

use signoria_engine::{Message, Seat};

use crate::event::coins;
use crate::pieces::{Card, Character, Stack};
use crate::state::{Deal, Florence, Step};

pub(super) fn button(name: &str) -> Message {
    Message::new(format!("florence.do.{name}"))
}

impl Florence {
    /// What a building costs the seat, in hundreds.
    pub(super) fn price_for(&self, seat: Seat) -> u16 {
        self.building_price(self.players[seat].builders)
    }

    pub(super) fn paid_for(&self, message: Message, value: u16) -> Message {
        let pay = value * self.figures().money.per_work_value;
        message.with("value", value).with("coins", coins(pay))
    }

    pub(super) fn take_label(&self, seat: Seat, stack: Stack) -> Message {
        let (name, price) = match self.step() {
            Step::LastAuction => ("take", self.last_auction_price()),
            _ if self.holds(seat, Character::Merchant) => ("take-merchant", self.last_price()),
            _ => ("take", self.last_price()),
        };
        button(name).with("stack", stack).with("coins", coins(price))
    }

    pub(super) fn place_label(&self, seat: Seat, own: Message) -> Message {
        let points = &self.figures().points;
        let args = own.args.clone();
        let named = |name| Message {
            args: args.clone(),
            ..button(name)
        };
        match self.step() {
            Step::Build { .. } => named("place-building")
                .with("coins", coins(self.price_for(seat)))
                .with("points", points.building),
            Step::Land { landscape, .. } if self.players[seat].landscapes[landscape as usize] > 0 => {
                named("place-again").with("points", points.repeated_landscape)
            }
            _ => own,
        }
    }

    pub(super) fn recruit_label(&self, seat: Seat, card: Card) -> Message {
        let number = card.number();
        let label = if !self.is_solo() {
            let mut others = self.seats.iter().filter(|&other| other != seat);
            let from = others.find(|&other| self.players[other].table.has(number));
            button("recruit").with("from", from.unwrap_or(seat))
        } else if self.solo.diego.table.has(number) {
            button("recruit-diego")
        } else {
            let mut virtuals = self.solo.virtuals.iter();
            let place = virtuals.position(|player| player.table.has(number));
            button("recruit-virtual").with("number", place.unwrap_or(0) + 1)
        };
        label.with("card", card)
    }

    pub(super) fn hold_label(&self, own: Message) -> Message {
        match self.step() {
            Step::Hire { .. } => button("hold-recruiting"),
            Step::Bought { character } => button("hold-character").with("character", character),
            Step::Call { character, .. } => button("let-go").with("character", character),
            _ => own,
        }
    }

    pub(super) fn work_label(&self, seat: Seat, card: Card) -> Message {
        let name = if self.players[seat].bonuses.is_empty() {
            "work"
        } else {
            "work-bonus"
        };
        button(name)
            .with("card", card)
            .with("value", self.work_value(seat, card))
    }

    pub(super) fn sum_label(&self, seat: Seat, hundreds: u16) -> Message {
        let name = match self.step() {
            Step::Sum { deal, .. } if deal.partner == seat => "ask-partner",
            _ => "ask",
        };
        button(name).with("coins", coins(hundreds))
    }

    pub(super) fn accept_label(&self, deal: Deal, sum: u8) -> Message {
        let label = if deal.by == deal.partner {
            button("accept-partner")
        } else {
            button("accept").with("coins", coins(self.price_for(self.turn)))
        };
        label
            .with("sum", coins(sum))
            .with("points", self.figures().points.building)
    }
}
