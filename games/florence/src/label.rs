//! The buttons whose words depend on more than the action.

use signoria_engine::{Amount, Message, Seat};

use crate::event::coins;
use crate::pieces::{Card, Character, Priced, Stack};
use crate::rules::icon;
use crate::state::{Florence, Step};

/// What labels count as paid and gained.
pub(crate) const COINS: &str = "florence.amount.coins";
pub(crate) const POINTS: &str = "florence.amount.points";

pub(crate) fn button(name: &str) -> Message {
    Message::new(format!("florence.do.{name}"))
}

pub(crate) fn coins_of(hundreds: u16) -> Amount {
    Amount::new(COINS, coins(hundreds))
}

pub(crate) fn points_of(points: u16) -> Amount {
    Amount::new(POINTS, points)
}

/// A button that takes coins.
pub(crate) fn costs(button: Message, hundreds: u16) -> Message {
    button.pays([coins_of(hundreds)]).with("coins", coins(hundreds))
}

/// A button that gives prestige.
pub(crate) fn brings(button: Message, points: u8) -> Message {
    button.gains([points_of(points.into())]).with("points", points)
}

impl Florence {
    /// What a building costs the seat, in hundreds.
    pub(crate) fn price_for(&self, seat: Seat) -> u16 {
        self.building_price(self.players[seat].builders)
    }

    pub(crate) fn recruit_label(&self, seat: Seat, card: Card) -> Message {
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

    pub(crate) fn hold_label(&self, own: Message) -> Message {
        match self.step() {
            Some(Step::Hire { .. }) => button("hold-recruiting"),
            Some(Step::Bought { character }) => button("hold-character").with("character", character),
            Some(Step::Call { character, .. }) => button("let-go").with("character", character),
            _ => own,
        }
    }

    pub(crate) fn work_label(&self, seat: Seat, card: Card) -> Message {
        let name = if self.players[seat].bonuses.is_empty() {
            "work"
        } else {
            "work-bonus"
        };
        button(name)
            .with("card", card)
            .with("value", self.work_value(seat, card))
    }

    pub(crate) fn sum_label(&self, seat: Seat, hundreds: u16) -> Message {
        let name = match self.step() {
            Some(Step::Sum { deal, .. }) if deal.partner == seat => "ask-partner",
            _ => "ask",
        };
        button(name).with("coins", coins(hundreds))
    }

    /// A button that completes a work of that value.
    pub(crate) fn work_pays(&self, button: Message, value: u16) -> Message {
        let pay = self.figures().money.pay(value);
        button
            .gains([coins_of(pay)])
            .with("value", value)
            .with("coins", coins(pay))
    }

    pub(crate) fn raise_label(&self, own: Message) -> Message {
        match self.step() {
            Some(Step::Bid { price, .. }) => own.with("coins", coins(price + self.figures().money.raise)),
            _ => own,
        }
    }

    pub(crate) fn take_label(&self, seat: Seat, stack: Stack) -> Message {
        if self.step() == Some(Step::LastAuction) {
            return costs(button("take").with("stack", stack), self.last_auction_price());
        }
        let price = self.last_price();
        if self.holds(seat, Character::Merchant) {
            let label = button("take-merchant").with("stack", stack);
            return label.with("coins", coins(price));
        }
        costs(button("take").with("stack", stack), price)
    }

    pub(crate) fn buy_label(&self, own: Message) -> Message {
        match self.step() {
            Some(Step::Rolled { stack, bid }) => costs(own.with("stack", stack), self.price_over(bid)),
            _ => own,
        }
    }

    pub(crate) fn put_up_label(&self, own: Message, stack: Stack) -> Message {
        let modifier = self.modifier(icon(stack));
        own.with("object", Priced { stack, modifier })
    }

    pub(crate) fn convert_label(&self, own: Message, points: u16) -> Message {
        let rate = match self.step() {
            Some(Step::Banker { .. }) => self.figures().banker.per_point,
            _ => self.figures().money.per_point_converted,
        };
        costs(own, points * rate).gains([points_of(points)])
    }

    pub(crate) fn place_label(&self, seat: Seat, own: Message) -> Message {
        let points = &self.figures().points;
        let named = |name: &str| Message {
            id: button(name).id,
            args: own.args.clone(),
        };
        match self.step() {
            Some(Step::Build { .. }) => {
                let label = costs(named("place-building"), self.price_for(seat));
                brings(label, points.building)
            }
            Some(Step::Land { landscape, .. }) if self.players[seat].landscapes[landscape as usize] > 0 => {
                brings(named("place-again"), points.repeated_landscape)
            }
            _ => own,
        }
    }

    pub(crate) fn accept_label(&self, own: Message) -> Message {
        let Some(Step::Answer { deal, sum, .. }) = self.step() else {
            return own;
        };
        let (sum, points) = (u16::from(sum), self.figures().points.building);
        let label = if deal.by == deal.partner {
            let label = button("accept-partner").pays([coins_of(sum)]);
            label.gains([points_of(points.into())])
        } else {
            let label = costs(button("accept"), self.price_for(self.turn));
            label.gains([coins_of(sum), points_of(points.into())])
        };
        label.with("sum", coins(sum)).with("points", points)
    }
}
