//! What the buttons say: what will be paid and gained by this seat in this position.
//!
//! The figures are counted by the rules themselves, with discounts, surcharges, excommunications and the ends of the tracks.

use signoria_engine::message::{Arg, IntoArg, Message};
use signoria_engine::{Action as _, Seat, Set, Told};

use crate::action::Action;
use crate::board::{Kind, Place, Space};
use crate::card::Card;
use crate::describe;
use crate::edition::Ability;
use crate::effect::{Bundle, Grant};
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::pieces::Leader;
use crate::rules::{Servants, Situation};
use crate::state::Lorenzo;
use crate::step::{Lines, Step, Task};

impl Lorenzo {
    pub(crate) fn church_button(&self, seat: Seat, action: Action, message: Message) -> Message {
        let tile = self.tiles[self.period()];
        match action {
            Action::Support => {
                let (faith, points) = (self.player(seat).held(Good::Faith), self.support_points(seat));
                message
                    .with("faith", describe::amount(Good::Faith, faith))
                    .with("gain", describe::amount(Good::Victory, points))
            }
            Action::Refuse => message
                .with("tile", tile)
                .with("effect", describe::modifiers(&self.edition.tile(tile).always)),
            _ => message,
        }
    }

    pub(crate) fn turn_button(&self, at: &Situation, action: Action, message: Message) -> Message {
        match action {
            Action::Place { member } => message.with("value", self.member_value(at, member)),
            Action::Play { leader } => {
                message.with("effect", describe::ability(self.edition.figures().leader(leader)))
            }
            Action::Activate { leader } => message.with("effect", self.activation(at, leader)),
            _ => message,
        }
    }

    pub(crate) fn answer_button(
        &self,
        at: &Situation,
        step: Step,
        action: Action,
        message: Message,
    ) -> Message {
        match (step, action) {
            (Step::Space { member, .. }, Action::On { space }) => match self.placement(at, member, space) {
                Ok(servants) => {
                    let value = self.placement_value(at, member, space);
                    self.space_button(at, space, value, servants)
                }
                Err(_) => message,
            },
            (Step::Servants { task }, Action::Servants { count }) => {
                let more = (count.get() / at.powers.rate.max(1)) as i16;
                message.with("value", self.value_for(at, task).0 + more)
            }
            (Step::Cost { task, servants }, Action::Pay { cost }) => {
                let cost = self.cost_parts(at, task, servants, cost.get() as u8 - 1);
                Message::new("lorenzo.do.pay").with("price", self.whole_price(at, task, servants, cost))
            }
            (Step::Discount { task, servants, cost }, Action::Discount { good }) => {
                let cost = self.price_after(at, task, cost).less(&Goods::of(good, 1));
                message
                    .with("off", describe::amount(good, 1_u8))
                    .with("price", self.whole_price(at, task, servants, cost.into_arg()))
            }
            (Step::Exchange { value, lines, .. }, _) => self.production_button(at, (value, lines), action),
            (Step::Privilege { .. }, Action::Privilege { privilege }) => {
                let goods = &self.edition.privileges[privilege as usize];
                message.with("gain", self.gain_words(at, goods, 0))
            }
            (Step::Lose { .. }, Action::Lose { good }) => message.with("less", describe::amount(good, 1_u8)),
            (Step::Take { by }, Action::Take { card }) => self.take_button(at, by, card),
            (Step::Strengthen { by }, Action::Strengthen { member }) => {
                let value = match self.leader_grant(by) {
                    Some(Grant::Strengthen(value)) => i16::from(value) + at.powers.member(member),
                    _ => self.member_value(at, member),
                };
                message.with("value", value)
            }
            (Step::Copy, Action::Copy { leader }) => {
                message.with("effect", describe::ability(self.edition.figures().leader(leader)))
            }
            (
                Step::Space { .. }
                | Step::Servants { .. }
                | Step::Cost { .. }
                | Step::Discount { .. }
                | Step::Choices { .. }
                | Step::Privilege { .. }
                | Step::Lose { .. }
                | Step::Take { .. }
                | Step::Strengthen { .. }
                | Step::Copy,
                _,
            ) => self.turn_button(at, action, message),
        }
    }

    /// A space with what is paid and gained there; `value` is the action value before servants.
    fn space_button(&self, at: &Situation, space: Space, value: i16, servants: Servants) -> Message {
        let mut price = Vec::new();
        let place = match space.place() {
            Place::Floor(kind, floor) => {
                price = self.card_price(at, (kind, floor), &Goods::NOTHING, servants.least);
                let card = self.towers[kind as usize][floor];
                let card = card.map_or_else(describe::nothing, IntoArg::into_arg);
                Message::new("lorenzo.do.on-floor").with("card", card)
            }
            Place::Work(work, _) => {
                let given = (servants.least / servants.rate.max(1)) as i16;
                Message::new("lorenzo.do.on-work")
                    .with("work", work)
                    .with("value", value + given)
            }
            Place::Market | Place::Council => {
                let gives = self.edition.space(space).gives;
                Message::new("lorenzo.do.on").with("gain", self.gain_words(at, &gives.gain, gives.privileges))
            }
        };
        let name = match space.place() {
            Place::Market => Arg::Name("lorenzo.place.market".into()),
            _ => space.into_arg(),
        };
        price.extend(servants_price(servants));
        priced(place.with("space", name), price)
    }

    fn take_button(&self, at: &Situation, by: Card, card: Card) -> Message {
        let taking = Message::new("lorenzo.do.take").with("card", card);
        let Some(space) = self.floor_of(card) else {
            return taking;
        };
        let Some((floor, off)) = self.floor_for(Task::Take { by, space }) else {
            return taking;
        };
        let Ok(servants) = self.granted_taking(at, by, space) else {
            return taking;
        };
        let mut price = self.card_price(at, floor, &off, servants.least);
        price.extend(servants_price(servants));
        priced(taking, price)
    }

    /// What the card of a floor costs this seat: its costs that can be paid, one or the other, and the surcharge.
    fn card_price(
        &self,
        at: &Situation,
        (kind, floor): (Kind, usize),
        off: &Goods,
        servants: u16,
    ) -> Vec<Arg> {
        let mut parts = Vec::new();
        if let Some(card) = self.towers[kind as usize][floor]
            && let Ok(purse) = self.purse_for(at, kind, floor, servants)
        {
            let figures = self.edition.figures().card(card);
            let payable =
                (0..figures.costs.len()).filter(|&cost| self.can_pay(at, &purse, figures, cost, off));
            let costs: Vec<Arg> = payable
                .map(|cost| {
                    let choices = self.discounts(at, &purse, figures, cost, off);
                    with_discount(self.reduced_cost(at, figures, cost, off), choices)
                })
                .collect();
            if costs != [describe::nothing()] && !costs.is_empty() {
                parts.push(describe::amounts_or(costs));
            }
        }
        parts.extend(self.surcharge_price(at, kind));
        parts
    }

    fn surcharge_price(&self, at: &Situation, kind: Kind) -> Option<Arg> {
        let surcharge = self.surcharge(at, kind);
        (surcharge > 0).then(|| {
            let coins = describe::amount(Good::Coins, surcharge);
            let price = Message::new("lorenzo.price.surcharge").with("coins", coins);
            price.into_arg()
        })
    }

    /// All that is paid when the cost of the card under way is settled: the cost, the surcharge and the servants.
    fn whole_price(&self, at: &Situation, task: Task, servants: u8, cost: Arg) -> Arg {
        let mut parts = Vec::new();
        if cost != describe::nothing() {
            parts.push(cost);
        }
        parts.extend(
            self.floor_for(task)
                .and_then(|((kind, _), _)| self.surcharge_price(at, kind)),
        );
        if servants > 0 {
            parts.push(describe::amount(Good::Servants, servants).into_arg());
        }
        describe::list(parts)
    }

    /// What remains of the cost under way after all discounts but the one of choice.
    fn price_after(&self, at: &Situation, task: Task, cost: u8) -> Goods {
        let Some(((kind, floor), off)) = self.floor_for(task) else {
            return Goods::default();
        };
        self.towers[kind as usize][floor].map_or_else(Goods::default, |card| {
            self.reduced_cost(at, self.edition.figures().card(card), usize::from(cost), &off)
        })
    }

    /// One of the costs of the card under way.
    fn cost_parts(&self, at: &Situation, task: Task, servants: u8, cost: u8) -> Arg {
        let choices = self.discount_options(at, task, servants, cost);
        with_discount(self.price_after(at, task, cost), choices)
    }

    /// What a source really gives this seat, excommunication and the ends of the tracks counted.
    fn gain_words(&self, at: &Situation, goods: &Goods, privileges: u8) -> Arg {
        let (goods, chooses) = at.powers.reduced(goods);
        let goods = self.received(at.seat, &goods);
        let mut parts: Vec<Arg> = describe::amounts(&goods).collect();
        if privileges > 0 {
            parts.push(describe::privileges(privileges).into_arg());
        }
        if chooses {
            less_one(describe::list(parts), at.powers.less_one_of)
        } else {
            describe::list(parts)
        }
    }

    /// What activating a leader brings.
    fn activation(&self, at: &Situation, leader: Leader) -> Arg {
        let whose = self.ability_of(at.seat, leader);
        let Ability::Once(once) = &self.edition.figures().leader(whose).ability else {
            return describe::nothing();
        };
        match once.grant {
            Some(grant) if once.gain.is_empty() && once.privileges == 0 => describe::grant(grant).into_arg(),
            Some(grant) => Arg::List(vec![
                self.gain_words(at, &once.gain, once.privileges),
                describe::grant(grant).into_arg(),
            ]),
            None => self.gain_words(at, &once.gain, once.privileges),
        }
    }

    fn production_button(&self, at: &Situation, (value, lines): (u8, Lines), action: Action) -> Message {
        let message = action.message();
        match action {
            Action::Exchange { card, line } => {
                let working = self.edition.figures().card(card).work.as_ref();
                let line = working.and_then(|work| work.exchanges.get(usize::from(line.get()) - 1));
                match line {
                    Some(line) => message
                        .with("pay", line.pay)
                        .with("gain", self.exchange_gain(at, card, &line.gives)),
                    None => message,
                }
            }
            Action::Produce => self.produce_button(at, value, lines),
            _ => message,
        }
    }

    /// What an exchange adds to what its building gives without it.
    fn exchange_gain(&self, at: &Situation, card: Card, gives: &Bundle) -> Arg {
        let working = self.edition.figures().card(card).work.as_ref();
        let fixed = working.map_or_else(Goods::default, |work| work.gives.gain);
        if fixed.is_empty() {
            self.gain_words(at, &gives.gain, gives.privileges)
        } else {
            let (with, _) = at.powers.reduced(&fixed.plus(&gives.gain));
            let (without, _) = at.powers.reduced(&fixed);
            let mut parts: Vec<Arg> = describe::amounts(&with.less(&without)).collect();
            parts.extend((gives.privileges > 0).then(|| describe::privileges(gives.privileges).into_arg()));
            describe::list(parts)
        }
    }

    /// All that the production pays and brings, found by carrying it out on a copy.
    fn produce_button(&self, at: &Situation, value: u8, lines: Lines) -> Message {
        let mut after = self.clone();
        let mut log: Vec<Told<Event>> = Vec::new();
        after.steps.pop();
        let kept = after.steps.len();
        after.produce(at, value, lines, &mut log);
        let gained = log.iter().fold(Goods::NOTHING, |sum, told| match &told.event {
            Event::Gained { goods, .. } => sum.plus(goods),
            _ => sum,
        });
        let mut parts: Vec<Arg> = describe::amounts(&gained).collect();
        let mut losses = 0;
        while after.steps.len() > kept {
            match after.steps.pop() {
                Some(Step::Choices {
                    work,
                    value,
                    lines,
                    next,
                }) => {
                    after.ask_choices(at, work, (value, lines), next);
                }
                Some(Step::Privilege { left, .. }) => parts.push(describe::privileges(left).into_arg()),
                Some(Step::Lose { .. }) => losses += 1,
                _ => {}
            }
        }
        let gain = (0..losses).fold(describe::list(parts), |gain, _| {
            less_one(gain, at.powers.less_one_of)
        });
        let pay = self.laid_out(at, value, lines);
        if pay.is_empty() {
            Message::new("lorenzo.do.produce").with("gain", gain)
        } else {
            Message::new("lorenzo.do.produce-paying")
                .with("gain", gain)
                .with("pay", pay)
        }
    }
}

/// A cost less the discount of choice: 1 of one of these.
fn with_discount(cost: Goods, choices: Set<Good>) -> Arg {
    if choices.len() > 1 {
        less_one(cost.into_arg(), choices)
    } else {
        cost.less_only(choices).into_arg()
    }
}

/// Less 1 of one of these, at the seat's choice.
fn less_one(amount: Arg, goods: Set<Good>) -> Arg {
    Message::new("lorenzo.price.less-one")
        .with("amount", amount)
        .with("less", describe::one_of(goods))
        .into_arg()
}

/// The servants that an action needs at least.
fn servants_price(servants: Servants) -> Option<Arg> {
    (servants.least > 0).then(|| {
        let id = if servants.is_forced() {
            Good::Servants.amount_id()
        } else {
            "lorenzo.price.servants"
        };
        Message::new(id).with("count", servants.least).into_arg()
    })
}

/// With its price, if it has one.
fn priced(button: Message, price: Vec<Arg>) -> Message {
    if price.is_empty() {
        button
    } else {
        Message::new("lorenzo.do.for")
            .with("action", button)
            .with("price", Arg::List(price))
    }
}
