//! What a seat is asked, in one sentence, and what its buttons say.

use signoria_engine::{Account, Action as _, Amount, Forecast, Message, Named, Seat, Told};

use crate::account;
use crate::action::Action;
use crate::effect::{Effect, Extra};
use crate::event::Event;
use crate::rules::Ask;
use crate::state::{Amalfi, SPACES, size};

impl signoria_engine::Ask for Amalfi {
    fn question(&self, seat: Seat) -> Message {
        let bread = self.player(seat).bread;
        match self.ask() {
            Ask::Over => Message::new("amalfi.ask.over"),
            Ask::Guild => Message::new("amalfi.ask.guild"),
            Ask::Keep => Message::new("amalfi.ask.keep").with("left", self.cards_to_keep(seat)),
            Ask::Pick => Message::new("amalfi.ask.pick"),
            Ask::Reserve => Message::new("amalfi.ask.reserve"),
            Ask::Turn => Message::new("amalfi.ask.turn").with("round", self.round + 1),
            Ask::Before { route, extra } => Message::new("amalfi.ask.before")
                .with("route", self.route_name(route))
                .with("price", self.route_price(seat, route).saturating_add(extra)),
            Ask::After { route } => Message::new("amalfi.ask.after").with("route", self.route_name(route)),
            Ask::Effect {
                list, effect, done, ..
            } => self
                .effect_question(seat, effect, done)
                .with("cause", self.edition.cause(list)),
            Ask::Beacon { route } => Message::new("amalfi.ask.beacon").with("route", self.route_name(route)),
            Ask::Payment(payment) => Self::payment_question(&payment),
            Ask::Feeding => Message::new("amalfi.ask.feeding")
                .with("owed", self.feeding_owed(seat))
                .with("bread", bread),
            Ask::Decree => {
                Message::new("amalfi.ask.decree").with("decree", self.decrees[usize::from(self.round)])
            }
        }
    }
    fn label(&self, seat: Seat, action: Action) -> Message {
        self.button(seat, action).unwrap_or_else(|| action.message())
    }

    fn purse(&self, seat: Seat) -> Vec<Amount> {
        self.belongings(seat)
    }

    fn named(&self, message: &Message) -> Named {
        self.named_by_question(message)
            .unwrap_or_else(|| account::named(message))
    }

    fn account(events: &[Told<Event>], seat: Seat) -> Option<Account> {
        Some(account::account(events, seat))
    }

    fn pays_next(&self, seat: Seat) -> Option<Action> {
        self.goes_on_paying(seat)
    }

    fn forecasts(&self, _: Seat) -> Vec<Forecast<Action>> {
        self.forecast_payment()
    }
}

impl Amalfi {
    fn effect_question(&self, seat: Seat, effect: Effect, done: u8) -> Message {
        let board = self.player(seat);
        // No more than there is, counting what could be lowered first.
        let lowered = if self.can_lower(seat) { board.stowed() } else { 0 };
        let of = |there: u8, n: u8| n.saturating_sub(done).min(there);
        match effect {
            Effect::Send { hold: Some(hold), n } => Message::new("amalfi.ask.send")
                .with("hold", hold)
                .with("left", of(board.bay + lowered, n)),
            Effect::Send { hold: None, n } => {
                Message::new("amalfi.ask.send-any").with("left", of(board.bay + lowered, n))
            }
            Effect::Take { n, .. } => {
                Message::new("amalfi.ask.take").with("left", of(self.characters_to_come(), n))
            }
            Effect::Lighthouse(_) if board.has_lighthouse() => Message::new("amalfi.ask.lighthouse"),
            Effect::Lighthouse(_) => Message::new("amalfi.ask.no-lighthouse"),
            Effect::Untap(n) => Message::new("amalfi.ask.unturn").with("left", of(size(board.turned), n)),
            Effect::Extra { action, discount } => Message::new(match action {
                Extra::Buy => "amalfi.ask.extra-buy",
                Extra::Explore => "amalfi.ask.extra-explore",
                Extra::Invite => "amalfi.ask.extra-invite",
            })
            .with("discount", discount),
            Effect::BuildFree(n) => {
                Message::new("amalfi.ask.build-free").with("left", of(SPACES.saturating_sub(board.built), n))
            }
            Effect::Recall(n) => Message::new("amalfi.ask.recall").with("left", of(board.docked(), n)),
            Effect::FromPort(n) => {
                let filled = if self.can_lower(seat) {
                    board.bay + lowered
                } else {
                    0
                };
                Message::new("amalfi.ask.launch").with("left", of(board.port + filled, n))
            }
            Effect::Copy { .. } => Message::new("amalfi.ask.copy"),
            Effect::DiscardHand { max, .. } => {
                Message::new("amalfi.ask.spend").with("left", of(size(board.hand), max))
            }
            Effect::MoveHold(n) => Message::new("amalfi.ask.move").with("left", of(board.stowed(), n)),
            Effect::PayBread(n) => Message::new("amalfi.ask.pay-bread")
                .with("n", n)
                .with("bread", board.bread),
            Effect::Choose(_)
            | Effect::Bread(_)
            | Effect::Vp(_)
            | Effect::VpPer(_)
            | Effect::UntapAll
            | Effect::DiscardWorkshop
            | Effect::DiscardCouncil => Message::new("amalfi.ask.choose"),
        }
    }
}
