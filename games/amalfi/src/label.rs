//! What the buttons say: what will be paid and gained, as the position has it.

use signoria_engine::{Arg, IntoArg, Message, Seat};

use crate::action::{Action, Place};
use crate::describe;
use crate::effect::{Effect, ListId, Market};
use crate::pieces::{Character, Masterpiece, Route, Tile};
use crate::rules::{Ask, Price};
use crate::state::{Amalfi, size};
use crate::step::{Step, Thing};

impl Amalfi {
    /// What a legal action says on its button; none where the position adds nothing to what the action says itself.
    pub(crate) fn button(&self, seat: Seat, action: Action) -> Option<Message> {
        Some(match action {
            Action::Sail { route } => self.sail_button(seat, route),
            Action::Buy { card } => self.buy_button(seat, card)?,
            Action::Explore { tile } => self.explore_button(seat, tile)?,
            Action::Invite { card } => self.invite_button(seat, card)?,
            Action::Activate { card } => Message::new("amalfi.label.activate")
                .with("card", card)
                .with("what", describe::character(&self.edition, card)),
            Action::Build { ships } => self.build_button(seat, ships.get() as u8)?,
            Action::Lower { hold } => self
                .bread_button(seat, "amalfi.label.lower", self.terms(seat).hold(hold))
                .with("hold", hold),
            Action::Supply => self.bread_button(seat, "amalfi.label.supply", self.terms(seat).emergency),
            Action::Discard { card } => self
                .bread_button(seat, "amalfi.label.discard", self.edition.board.card_bread.into())
                .with("card", card),
            Action::Pay { from } => self.pay_button(seat, from)?,
            Action::Take { card } => self.take_button(seat, card)?,
            Action::Lighthouse { route } => self.lighthouse_button(seat, route)?,
            Action::Beacon { hold } => Message::new("amalfi.label.beacon")
                .with("bread", self.terms(seat).beacon_price)
                .with("hold", hold),
            Action::Glean => {
                self.bread_button(seat, "amalfi.label.glean", self.terms(seat).beacon_bread.into())
            }
            Action::Choose { .. } => self.choose_button(action)?,
            Action::Recall { route } => {
                Message::new("amalfi.do.recall").with("route", self.route_name(route))
            }
            Action::Copy { route } => self.priced("amalfi.label.copy", route, self.route_price(seat, route)),
            Action::Spend { card } => self.spend_button(card)?,
            Action::Skip => self.skip_button()?,
            Action::Done => self.done_button(seat)?,
            Action::Guild { .. }
            | Action::Keep { .. }
            | Action::Return { .. }
            | Action::Pass
            | Action::Send { .. }
            | Action::Unturn { .. }
            | Action::Launch
            | Action::Move { .. } => return None,
        })
    }

    /// A route as it is now: a changing cell is named with the tile that covers it.
    pub(crate) fn route_name(&self, route: Route) -> Arg {
        match self.cover(route) {
            Some(tile) => Message::new("amalfi.label.covered")
                .with("route", route)
                .with("tile", tile)
                .into_arg(),
            None => route.into_arg(),
        }
    }

    /// A route for its price, with what it does.
    fn priced(&self, id: &'static str, route: Route, price: u8) -> Message {
        let effects = self.edition.route(self.valid(route)).effects;
        Message::new(id)
            .with("route", self.route_name(route))
            .with("price", price)
            .with("what", describe::effects(&self.edition, effects))
    }

    fn sail_button(&self, seat: Seat, route: Route) -> Message {
        let extra = self.may_sail(seat, route, &self.terms(seat)).unwrap_or(0);
        let price = self.route_price(seat, route).saturating_add(extra);
        // Without the bread for it, a changing route can only be sailed with that of a character beside it.
        let id = if self.player(seat).bread < price {
            "amalfi.label.sail-taking"
        } else {
            "amalfi.label.sail"
        };
        self.priced(id, route, price)
    }

    /// How much cheaper the extra action under way makes things.
    fn discount(&self) -> u8 {
        match self.ask() {
            Ask::Effect {
                effect: Effect::Extra { discount, .. },
                ..
            } => discount,
            _ => 0,
        }
    }

    fn price_now(&self, seat: Seat, thing: Thing) -> Option<Price> {
        self.price(seat, thing, self.discount(), &self.terms(seat)).ok()
    }

    fn buy_button(&self, seat: Seat, card: Masterpiece) -> Option<Message> {
        let price = self.price_now(seat, Thing::Masterpiece(card))?;
        let bread = self.edition.workshop[self.workshop.cell(card)?];
        let figures = self.edition.masterpiece(card);
        let (gain, lost) = self.kept(seat, self.terms(seat).cell(Market::Workshop, bread).1.into());
        Some(
            Message::new("amalfi.label.buy")
                .with("card", card)
                .with("craft", figures.craft)
                .with("cost", describe::price(&price))
                .with("due", price.due())
                .with("bread", price.surcharge)
                .with("gain", gain)
                .with("lost", lost)
                .with("vp", figures.vp)
                .with("what", describe::effects(&self.edition, figures.bonus)),
        )
    }

    fn explore_button(&self, seat: Seat, tile: Tile) -> Option<Message> {
        let price = self.price_now(seat, Thing::Tile(tile))?;
        let bread = self.edition.atlas[self.atlas.cell(tile)?];
        let (gain, lost) = self.kept(seat, self.terms(seat).cell(Market::Atlas, bread).1.into());
        Some(
            Message::new("amalfi.label.explore")
                .with("tile", tile)
                .with("cost", describe::price(&price))
                .with("due", price.due())
                .with("bread", price.surcharge)
                .with("gain", gain)
                .with("lost", lost)
                .with("vp", self.edition.tile(tile).vp)
                .with("what", describe::route(&self.edition, tile.into())),
        )
    }

    fn invite_button(&self, seat: Seat, card: Character) -> Option<Message> {
        let price = self.price_now(seat, Thing::Character(card))?;
        Some(
            Message::new("amalfi.label.invite")
                .with("card", card)
                .with("role", self.edition.character(card).role)
                .with("cost", describe::price(&price))
                .with("due", price.due())
                .with("what", describe::character(&self.edition, card)),
        )
    }

    fn build_button(&self, seat: Seat, ships: u8) -> Option<Message> {
        if matches!(self.ask(), Ask::Effect { .. }) {
            return Some(Message::new("amalfi.label.build-free").with("ships", ships));
        }
        let price = self.price_now(seat, Thing::Ships(ships))?;
        Some(
            Message::new("amalfi.label.build")
                .with("ships", ships)
                .with("cost", describe::price(&price)),
        )
    }

    /// Bread to gain: as much as the barn has room for, and what is lost.
    fn kept(&self, seat: Seat, n: u16) -> (u16, u16) {
        let room = self.capacity(seat).saturating_sub(self.player(seat).bread);
        let kept = n.min(room.into());
        (kept, n - kept)
    }

    fn bread_button(&self, seat: Seat, id: &'static str, n: u16) -> Message {
        let (kept, lost) = self.kept(seat, n);
        Message::new(id).with("n", kept).with("lost", lost)
    }

    fn pay_button(&self, seat: Seat, from: Place) -> Option<Message> {
        let Some(Step::Payment(payment)) = self.steps.top() else {
            return None;
        };
        let terms = self.terms(seat);
        let Some(hold) = from.hold() else {
            return Some(Message::new("amalfi.label.pay-bay").with("n", terms.emergency));
        };
        let id = if payment.of.contains(hold) {
            "amalfi.label.pay-hold"
        } else {
            "amalfi.label.pay-other"
        };
        let goods = describe::resources(terms.hold(hold), &[hold]);
        Some(Message::new(id).with("hold", hold).with("goods", goods))
    }

    fn take_button(&self, seat: Seat, card: Character) -> Option<Message> {
        let waive = matches!(
            self.ask(),
            Ask::Effect {
                effect: Effect::Take { waive: true, .. },
                ..
            }
        );
        let cell = self.council.cell(card)?;
        let (bread, gain) = self.take_price(&self.terms(seat), cell, waive);
        let room = self.capacity(seat) - (self.player(seat).bread.checked_sub(bread)?);
        Some(
            Message::new("amalfi.label.take")
                .with("card", card)
                .with("role", self.edition.character(card).role)
                .with("bread", bread)
                .with("gain", gain.min(room)),
        )
    }

    fn lighthouse_button(&self, seat: Seat, route: Route) -> Option<Message> {
        let space = usize::from(size(self.player(seat).lights));
        let symbol = *self.edition.lighthouse_spaces.get(space)?;
        let route = self.route_name(route);
        if self.edition.effects(symbol).is_empty() {
            return Some(Message::new("amalfi.do.lighthouse").with("route", route));
        }
        Some(
            Message::new("amalfi.label.lighthouse")
                .with("route", route)
                .with("what", describe::effects(&self.edition, symbol)),
        )
    }

    fn choose_button(&self, action: Action) -> Option<Message> {
        let Action::Choose { kind } = action else {
            return None;
        };
        let Ask::Effect { effect, .. } = self.ask() else {
            return None;
        };
        let list = match effect {
            Effect::Choose(options) => self.option(&options, kind)?,
            Effect::Lighthouse(_) => self.option(&self.edition.no_lighthouse, kind)?,
            _ => return None,
        };
        Some(self.doing("amalfi.label.choose", list))
    }

    fn doing(&self, id: &'static str, list: ListId) -> Message {
        Message::new(id).with("what", describe::effects(&self.edition, list))
    }

    fn spend_button(&self, card: Character) -> Option<Message> {
        match self.ask() {
            Ask::Effect {
                effect: Effect::DiscardHand { each, .. },
                ..
            } => Some(self.doing("amalfi.label.spend", each).with("card", card)),
            _ => None,
        }
    }

    fn skip_button(&self) -> Option<Message> {
        Some(Message::new(match self.ask() {
            Ask::Before { .. } => "amalfi.label.skip-before",
            Ask::After { .. } => "amalfi.label.skip-take",
            Ask::Beacon { .. } => "amalfi.label.skip-beacon",
            Ask::Effect { effect, .. } => match effect {
                Effect::Send { .. } => "amalfi.label.skip-send",
                Effect::Take { .. } => "amalfi.label.skip-take",
                Effect::Lighthouse(_) => "amalfi.label.skip-lighthouse",
                Effect::PayBread(_) => "amalfi.label.skip-pay",
                _ => return None,
            },
            _ => return None,
        }))
    }

    fn done_button(&self, seat: Seat) -> Option<Message> {
        match self.ask() {
            Ask::Keep => Some(Message::new("amalfi.label.settle")),
            Ask::Feeding => {
                let owed = self.feeding_owed(seat);
                let paid = owed.min(self.player(seat).bread);
                let lost = u16::from(owed - paid) * u16::from(self.edition.board.feed_penalty);
                Some(Message::new("amalfi.label.feed").with("n", paid).with("vp", lost))
            }
            Ask::Decree => Some(Message::new("amalfi.label.decree")),
            _ => None,
        }
    }
}
