//! What a seat is asked, and what its buttons say: what will be paid and gained, and what the card or tile is.

use signoria_engine::notation::Action as _;
use signoria_engine::{Amount, Arg, Ask, Message, Named, Rules as _, Seat};

use crate::Action;
use crate::event::coins;
use crate::label::{COINS, POINTS, brings, button, coins_of, costs, points_of};
use crate::pieces::{Card, Pile};
use crate::state::{Deal, Florence, Step};

/// Coins less those that the seat has bid or is about to pay for what it won.
const UNSPENT: &str = "florence.account.unspent";

impl Ask for Florence {
    fn question(&self, seat: Seat) -> Message {
        let ask = Message::new;
        let price = |hundreds: u16| u32::from(hundreds) * 100;
        let Some(step) = self.step() else {
            return ask("florence.ask.nothing");
        };
        match step {
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
                .with("coins", price(self.figures().money.pay(value)))
                .with("rate", price(self.figures().money.per_point_converted)),
            Step::Sell { .. } => {
                ask("florence.ask.sell").with("rate", price(self.figures().money.per_point_sold))
            }
            Step::Build { building } => ask("florence.ask.place").with("tile", building),
            Step::Site { deal } => ask("florence.ask.site")
                .with("tile", deal.building)
                .with("seat", self.other_side(deal, seat)),
            Step::Sum { deal, .. } => self
                .ask_side(deal, seat, "florence.ask.sum", "florence.ask.sum-partner")
                .with("tile", deal.building),
            Step::Answer { deal, site, sum } => self
                .ask_side(deal, seat, "florence.ask.answer", "florence.ask.answer-partner")
                .with("tile", deal.building)
                .with("cell", site.cell)
                .with("turn", site.turn)
                .with("coins", price(sum.into())),
            Step::Banker { .. } => {
                ask("florence.ask.banker").with("rate", price(self.figures().banker.per_point))
            }
            Step::PutUp => ask("florence.ask.put-up"),
            Step::Rolled { stack, bid } => ask("florence.ask.rolled")
                .with("stack", stack)
                .with("coins", price(self.price_over(bid))),
            Step::LastAuction => {
                ask("florence.ask.last-auction").with("coins", price(self.last_auction_price()))
            }
        }
    }

    fn label(&self, seat: Seat, action: Action) -> Message {
        let own = action.message();
        let money = &self.figures().money;
        match action {
            Action::Open { .. } => own.with("coins", coins(self.opening_price())),
            Action::Raise => self.raise_label(own),
            Action::Pass if self.step() == Some(Step::Court) => button("pass-court"),
            Action::Take { stack } => self.take_label(seat, stack),
            Action::Buy => self.buy_label(own),
            Action::Decline if matches!(self.step(), Some(Step::Rolled { .. })) => button("decline-object"),
            Action::PutUp { stack } => self.put_up_label(own, stack),
            Action::Place { .. } => self.place_label(seat, own),
            Action::Recruit { card } => self.recruit_label(seat, card),
            Action::Hold => self.hold_label(own),
            Action::Sell => own.with("rate", coins(money.per_point_sold)),
            Action::GiveUp { points } => {
                let brings = points.get() * money.per_point_sold;
                let own = own.pays([points_of(points.get())]).gains([coins_of(brings)]);
                own.with("coins", coins(brings))
            }
            Action::Work { card } => self.work_label(seat, card),
            Action::Add { card } => {
                let worth = self.holdings(seat).bonus(self.figures(), card.number());
                own.with("value", worth)
            }
            Action::Done => match self.step() {
                Some(Step::Bonus { value, .. }) => self.work_pays(own, value),
                _ => own,
            },
            Action::Princess => self.work_pays(own, self.princess_value(seat)),
            Action::Convert { points } => self.convert_label(own, points.get()),
            Action::Build { .. } => own.with("coins", coins(self.price_for(seat))),
            Action::Ask { hundreds } => self.sum_label(seat, hundreds.get()),
            Action::Accept => self.accept_label(own),
            Action::Introduce { .. } => costs(own, money.freedom),
            Action::Draw { deck } => costs(own, money.card(deck)),
            Action::Bid { hundreds, .. } => own.with("coins", coins(hundreds.get())),
            Action::Merchant => brings(own, self.place(seat)),
            Action::Pay => match self.step() {
                Some(Step::Merchant { price, .. }) => costs(own, price),
                _ => own,
            },
            Action::Return { .. }
            | Action::SitOut
            | Action::Pass
            | Action::Nothing
            | Action::Choose { .. }
            | Action::Keep { .. }
            | Action::Under { .. }
            | Action::Rest
            | Action::Propose { .. }
            | Action::Withdraw
            | Action::Decline
            | Action::Counter
            | Action::End
            | Action::Professor { .. }
            | Action::Free => own,
        }
    }

    /// Coins, and prestige but for that of best works: those come from the end of the round, not from what is chosen.
    fn purse(&self, seat: Seat) -> Vec<Amount> {
        let player = &self.players[seat];
        let points = player.prestige() - i32::from(player.points.best_works);
        let bid = match self.step() {
            Some(
                Step::Bid {
                    price, leader: by, ..
                }
                | Step::Merchant { price, by, .. },
            ) if by == seat => price,
            _ => 0,
        };
        let unspent = i64::from(coins(player.coins)) - i64::from(coins(bid));
        vec![
            coins_of(player.coins),
            Amount::new(POINTS, points),
            Amount::new(UNSPENT, unspent),
        ]
    }

    /// Some questions name the price of an answer. Where the seat cannot pay it, no answer of that kind is listed, and there is nothing to compare.
    fn named(&self, message: &Message) -> Named {
        let number = |key: &str| match message.args.get(key) {
            Some(&Arg::Number(number)) => number,
            _ => 0,
        };
        let pays = |of| Named::paying([Amount::new(of, number("coins"))]);
        let listed = |is: fn(&Action) -> bool| {
            let mut actions = Vec::new();
            let asked = self.waiting().first();
            asked
                .into_iter()
                .for_each(|seat| self.actions(seat, &mut actions));
            actions.iter().any(is)
        };
        let takes = |action: &Action| matches!(action, Action::Take { .. });
        match &*message.id {
            "florence.ask.open" if listed(|action| matches!(action, Action::Open { .. })) => pays(UNSPENT),
            "florence.ask.last" if listed(takes) => pays(UNSPENT),
            "florence.ask.last-auction" if listed(takes) => pays(COINS),
            "florence.ask.merchant" if listed(|action| *action == Action::Pay) => pays(COINS),
            "florence.ask.rolled" if listed(|action| *action == Action::Buy) => pays(COINS),
            // As many points as all the coins of the work buy.
            "florence.ask.pay" => {
                let points = number("coins") / number("rate").max(1);
                Named {
                    pays: Some(vec![Amount::new(COINS, points * number("rate"))]),
                    gains: Some(vec![Amount::new(POINTS, points)]),
                }
            }
            _ => Named::of(message),
        }
    }
}

impl Florence {
    /// Who sits on the other side of a negotiation.
    fn other_side(&self, deal: Deal, seat: Seat) -> Seat {
        if seat == deal.partner {
            self.turn
        } else {
            deal.partner
        }
    }

    /// A question about a joint building, as the active player or as the partner is asked it.
    fn ask_side(&self, deal: Deal, seat: Seat, active: &'static str, partner: &'static str) -> Message {
        let id = if seat == deal.partner { partner } else { active };
        Message::new(id).with("seat", self.other_side(deal, seat))
    }
}
