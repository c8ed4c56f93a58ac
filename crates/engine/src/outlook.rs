//! What is known about an action before it is chosen: what it would bring, or the rule that forbids it.

use serde::{Deserialize, Serialize};

use crate::erased::{AnyState, Fault};
use crate::game::Barrier;
use crate::message::Message;
use crate::rng::{Purpose, Rng, Seed};
use crate::seat::{Eye, Seat};

/// What is known about an action beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Outlook {
    /// It would happen.
    Brings {
        /// What the seat would be told, in the words of the log.
        messages: Vec<Message>,
        /// Whether the seat would be asked nothing more for now.
        ends_turn: bool,
    },
    /// It is not legal.
    Forbidden {
        /// The rule that forbids it, as the refusal would name it.
        reason: Message,
    },
}

/// What an action would bring that seat, or the rule that forbids it; none where the answer would reveal something.
///
/// The action is tried on a copy in which everything the seat cannot know is redealt, so that no answer, not even a missing
/// one, depends on a secret. The seed of that redeal is unknown to everybody at the table, and always the same in a position:
/// asking often reveals nothing more.
///
/// ```
/// use signoria_engine::erased::{AnyGame, Erased, Order};
/// use signoria_engine::{Outlook, Seat, Seats, Seed, preview, sample::Pebbles};
///
/// let order = Order { edition: None, options: serde_json::Value::Null, seats: Seats::new(2), seed: Seed::from(7) };
/// let (state, _) = Erased::<Pebbles>::new().start(&order).unwrap();
/// let first = Seat::new(0);
/// assert!(matches!(preview(&*state, first, "take 3"), Some(Outlook::Brings { messages, ends_turn: true }) if messages.len() == 1));
/// assert!(matches!(preview(&*state, first, "take 9"), Some(Outlook::Forbidden { .. })));
/// ```
#[must_use]
pub fn preview(state: &dyn AnyState, seat: Seat, action: &str) -> Option<Outlook> {
    let forbidden = |fault: Fault| {
        Some(Outlook::Forbidden {
            reason: fault.message(),
        })
    };
    if !state.seats().has(seat) {
        return forbidden(Fault::Seat(seat));
    }
    let eye = Eye::Seat(seat);
    let mut copy = state.boxed();
    copy.redeal(eye, &mut Rng::new(Seed::from(state.checksum()), Purpose::Redeal));
    match copy.play(seat, action) {
        Ok(played) if played.barrier == Barrier::Open => {
            let heard = played.events.into_iter().filter(|event| event.to.hears(eye));
            Some(Outlook::Brings {
                messages: heard.map(|event| event.message).collect(),
                ends_turn: !copy.waiting().contains(seat),
            })
        }
        Ok(_) => None,
        Err(fault) => forbidden(fault),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::erased::{AnyGame, Erased, Order};
    use crate::sample::Pebbles;
    use crate::seat::Seats;

    fn pebbles() -> Box<dyn AnyState> {
        let order = Order {
            edition: None,
            options: serde_json::Value::Null,
            seats: Seats::new(2),
            seed: Seed::from(7),
        };
        let (state, _) = Erased::<Pebbles>::new().start(&order).unwrap();
        state
    }

    fn reason(outlook: Option<Outlook>) -> String {
        match outlook {
            Some(Outlook::Forbidden { reason }) => reason.id.into_owned(),
            other => panic!("not forbidden: {other:?}"),
        }
    }

    #[test]
    fn a_preview_says_what_the_log_would_and_changes_nothing() {
        let mut state = pebbles();
        let before = state.checksum();
        let foreseen = preview(&*state, Seat::new(0), "take 3");
        assert_eq!(state.checksum(), before);
        let told = state.play(Seat::new(0), "take 3").unwrap().events;
        let messages = told.into_iter().map(|event| event.message).collect();
        let ends_turn = true;
        assert_eq!(foreseen, Some(Outlook::Brings { messages, ends_turn }));
    }

    #[test]
    fn a_preview_names_what_forbids_an_action() {
        let mut state = pebbles();
        let (first, second) = (Seat::new(0), Seat::new(1));
        assert_eq!(reason(preview(&*state, first, "take 9")), "engine.fault.notation");
        assert_eq!(
            reason(preview(&*state, Seat::new(3), "take 1")),
            "engine.fault.seat"
        );
        let not_asked = state.boxed().play(second, "take 1").unwrap_err();
        assert_eq!(reason(preview(&*state, second, "take 1")), not_asked.message().id);
        while !state.actions(state.waiting().first().unwrap()).is_empty() {
            let seat = state.waiting().first().unwrap();
            if state.actions(seat).len() < 3 {
                assert_eq!(reason(preview(&*state, seat, "take 3")), "pebbles.take.heap");
                return;
            }
            state.play(seat, "take 1").unwrap();
        }
        panic!("the heap never got small");
    }
}
