//! What is asked now.

use crate::effect::{Effect, ListId};
use crate::pieces::Route;
use crate::state::{Amalfi, Phase};
use crate::step::{Payment, Stage, Step};

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// The game is over.
    Over,
    /// Which starting stack?
    Guild,
    /// Which card of one's own deal is kept?
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
    Effect {
        list: ListId,
        at: u8,
        effect: Effect,
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

impl Amalfi {
    /// What is asked now.
    pub(crate) fn ask(&self) -> Ask {
        let Some(step) = self.steps.top() else {
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
        match step {
            Step::Effects { list, at, done, .. } => match self.edition.effect(list, at) {
                Some(effect) => Ask::Effect {
                    list,
                    at,
                    effect,
                    done,
                },
                None => Ask::Over,
            },
            Step::Voyage {
                route,
                stage: Stage::Before,
                extra,
                ..
            } => Ask::Before { route, extra },
            Step::Voyage { route, .. } => Ask::After { route },
            Step::Beacon { route, .. } => Ask::Beacon { route },
            Step::Payment(payment) => Ask::Payment(payment),
            Step::Triggers { .. } | Step::Yard { .. } | Step::Turn { .. } | Step::Reaction { .. } => {
                Ask::Over
            }
        }
    }
}
