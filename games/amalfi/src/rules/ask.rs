//! What is asked now, of whom, and what can be answered: listed exactly, and refused with a reason.

use signoria_engine::Seat;

use crate::action::{Action, Refusal};
use crate::effects::{ListId, Step};
use crate::names::Route;
use crate::state::{Amalfi, Frame, Payment, Phase, Stage};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The game is over.
    Over,
    /// Which starting stack?
    Guild,
    /// Which card of the own deal is kept?
    Keep,
    /// Which card of the pack?
    Pick,
    /// Which end-game character?
    Reserve,
    /// Which main action?
    Turn,
    /// Take the character of the changing cell before the price?
    Before { route: Route, extra: u8 },
    /// Take it after the effects?
    After { route: Route },
    /// A step of an effect list.
    Step {
        list: ListId,
        at: u8,
        step: Step,
        done: u8,
    },
    /// Use the lighthouse?
    Beacon { route: Route },
    /// Which ship pays?
    Payment(Payment),
    /// Optional actions before feeding?
    Feeding,
    /// Optional actions before the decree?
    Decree,
}

pub(crate) type Allowed = Result<(), Refusal>;

impl Amalfi {
    /// What is asked now.
    pub(crate) fn ask(&self) -> Ask {
        let Some(frame) = self.top() else {
            return match self.phase {
                Phase::Guilds => Ask::Guild,
                Phase::Keeping => Ask::Keep,
                Phase::Drafting => Ask::Pick,
                Phase::Reserving => Ask::Reserve,
                Phase::Actions => Ask::Turn,
                Phase::Feeding => Ask::Feeding,
                Phase::Decrees => Ask::Decree,
                Phase::Over => Ask::Over,
            };
        };
        match *frame {
            Frame::Effects { list, at, done, .. } => match self.edition.step(list, at) {
                Some(step) => Ask::Step { list, at, step, done },
                None => Ask::Over,
            },
            Frame::Voyage {
                route,
                stage: Stage::Before,
                extra,
                ..
            } => Ask::Before { route, extra },
            Frame::Voyage { route, .. } => Ask::After { route },
            Frame::Beacon { route, .. } => Ask::Beacon { route },
            Frame::Payment(payment) => Ask::Payment(payment),
            Frame::Triggers { .. } | Frame::Yard { .. } | Frame::Turn { .. } | Frame::Reaction { .. } => {
                Ask::Over
            }
        }
    }

    /// Lists what a seat that is asked can do.
    pub(crate) fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        let ask = self.ask();
        match ask {
            Ask::Over => {}
            Ask::Guild | Ask::Keep | Ask::Pick | Ask::Reserve => return self.start_offers(seat, out),
            Ask::Turn => self.turn_offers(seat, out),
            Ask::Before { route, extra } => self.before_offers(seat, route, extra, out),
            Ask::After { .. } => {
                self.take_offers(seat, false, out);
                out.push(Action::Skip);
            }
            Ask::Step { step, done, .. } => self.step_offers(seat, step, done, out),
            Ask::Beacon { route } => self.beacon_offers(seat, route, out),
            Ask::Payment(payment) => return self.payment_offers(&payment, out),
            Ask::Feeding | Ask::Decree => out.push(Action::Done),
        }
        self.optional_offers(seat, ask, out);
    }

    /// Whether a seat that is asked may do this.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Allowed {
        let ask = self.ask();
        if matches!(
            action,
            Action::Lower { .. } | Action::Supply | Action::Discard { .. }
        ) {
            return self.check_optional(seat, ask, action);
        }
        match ask {
            Ask::Over => Err(Refusal::NotAsked),
            Ask::Guild | Ask::Keep | Ask::Pick | Ask::Reserve => self.check_start(seat, action),
            Ask::Turn => self.check_main(seat, action),
            Ask::Before { route, extra } => self.check_before(seat, route, extra, action),
            Ask::After { .. } => match action {
                Action::Take { card } => self.check_take(seat, card, false),
                Action::Skip => Ok(()),
                _ => Err(Refusal::NotAsked),
            },
            Ask::Step { step, done, .. } => self.check_step(seat, step, done, action),
            Ask::Beacon { route } => self.check_beacon(seat, route, action),
            Ask::Payment(_) => self.check_payment(seat, action),
            Ask::Feeding | Ask::Decree => match action {
                Action::Done => Ok(()),
                _ => Err(Refusal::NotAsked),
            },
        }
    }
}
