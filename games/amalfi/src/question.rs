//! What a seat is asked, in one sentence, and what its buttons say.

use signoria_engine::{Action as _, Message, Seat};

use crate::action::Action;
use crate::rules::ask::Ask;
use crate::state::Amalfi;

impl signoria_engine::Ask for Amalfi {
    fn question(&self, seat: Seat) -> Message {
        let bread = self.board(seat).bread;
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
            Ask::Step { step, done, .. } => self.step_question(seat, step, done),
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
}
