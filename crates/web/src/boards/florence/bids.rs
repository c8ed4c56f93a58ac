//! The auction of the round as the log tells it: who bid what for the lot under the hammer, and who bought what.

use std::sync::Arc;

use signoria_engine::{Arg, Message, Seat};
use signoria_florence::pieces::Stack;

use crate::session::Logged;

/// What was told of the auction since the round began.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bids {
    /// The bids for the lot that was put up last, in coins, the first one first.
    pub bids: Vec<(Seat, u32)>,
    /// What was sold: the stack, who bought it (none: Diego), and for how many coins.
    pub sold: Vec<(Stack, Option<Seat>, u32)>,
}

impl Bids {
    /// Reads the log, oldest line first.
    pub fn told(log: &[Arc<Logged>]) -> Self {
        let messages = || log.iter().map(|logged| &logged.line.message);
        let is_round = |message: &Message| message.id.starts_with("florence.log.round");
        let first = messages().rev().take_while(|message| !is_round(message)).count();
        let mut told = Self::default();
        for message in messages().skip(log.len() - first) {
            told.hear(message);
        }
        told
    }

    /// Who bought of a stack this round, and for how much.
    pub fn sale(&self, stack: Stack) -> Option<(Option<Seat>, u32)> {
        let sale = self.sold.iter().find(|sale| sale.0 == stack)?;
        Some((sale.1, sale.2))
    }

    fn hear(&mut self, message: &Message) {
        let seat = match message.args.get("seat") {
            Some(Arg::Seat(seat)) => Some(*seat),
            _ => None,
        };
        let coins = match message.args.get("coins") {
            Some(Arg::Number(coins)) => u32::try_from(*coins).unwrap_or(0),
            _ => 0,
        };
        let stack = match message.args.get("stack") {
            Some(Arg::Name(id)) => id
                .strip_prefix("florence.stack.")
                .and_then(|name| name.parse().ok()),
            _ => None,
        };
        match (&*message.id, seat, stack) {
            ("florence.log.opened", Some(seat), _) => self.bids = vec![(seat, coins)],
            ("florence.log.raised", Some(seat), _) => self.bids.push((seat, coins)),
            ("florence.log.bought" | "florence.log.diego-bought", buyer, Some(stack)) => {
                self.sold.push((stack, buyer, coins));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_table::wire::LogLine;

    use super::*;

    fn log(messages: Vec<Message>) -> Vec<Arc<Logged>> {
        let logged = |message| {
            let line = LogLine {
                moves: 0,
                message,
                event: None,
            };
            Arc::new(Logged { serial: 0, line })
        };
        messages.into_iter().map(logged).collect()
    }

    fn said(id: &'static str, seat: u8, stack: &'static str, coins: i64) -> Message {
        let message = Message::new(format!("florence.log.{id}"))
            .with("seat", Seat::new(seat))
            .with("coins", coins);
        if stack.is_empty() {
            message
        } else {
            message.with("stack", Arg::Name(format!("florence.stack.{stack}").into()))
        }
    }

    #[test]
    fn bids_are_those_for_the_last_lot_and_sales_those_of_the_round() {
        let told = Bids::told(&log(vec![
            said("bought", 2, "lake", 900),
            said("round", 0, "", 0),
            said("opened", 0, "forest", 200),
            said("raised", 1, "", 300),
            said("bought", 1, "forest", 300),
            said("opened", 0, "jester", 200),
            said("raised", 2, "", 300),
            said("passed", 0, "", 0),
            said("raised", 0, "", 400),
        ]));
        let seats = |index| Seat::new(index);
        assert_eq!(told.bids, [(seats(0), 200), (seats(2), 300), (seats(0), 400)]);
        assert_eq!(told.sale(Stack::Forest), Some((Some(seats(1)), 300)));
        assert_eq!(told.sale(Stack::Lake), None);
    }
}
