//! Steps: what a family still has to decide or carry out within one action.
//!
//! They lie on a small stack in the state. The top one is asked; when it is answered, it may put further ones on
//! the stack. A granted action is always the last thing an effect does, so that chains of them do not pile up.

use serde::{Deserialize, Serialize};

use crate::board::{Member, Space};
use crate::card::Card;
use crate::leader::Leader;
use crate::source::Source;

/// One step under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// Where the member goes. Nothing is decided yet: another member or a leader action may come instead.
    Space {
        /// The member to be placed.
        member: Member,
        /// How many more times another member can be chosen.
        looks: u8,
    },
    /// How many servants are given.
    Servants {
        /// For what.
        task: Task,
    },
    /// Which of two costs is paid.
    Cost {
        /// For what.
        task: Task,
        /// Servants to be given.
        servants: u8,
    },
    /// Of which resource the discount is.
    Discount {
        /// For what.
        task: Task,
        /// Servants to be given.
        servants: u8,
        /// Which cost is paid, counted from 0.
        cost: u8,
    },
    /// Which lines of buildings are used: they are laid out in any order and changed at will until the production begins.
    Exchange {
        /// The action value.
        value: u8,
        /// The lines laid out: two bits for each slot, 0 for none.
        lines: u16,
        /// How many more times the layout can be changed.
        changes: u8,
    },
    /// What a council privilege is used for.
    Privilege {
        /// How many are left to choose.
        left: u8,
        /// The ones of this effect that cannot be chosen again, one bit each.
        taken: u8,
        /// What gives them.
        source: Source,
    },
    /// Of what a source gives 1 less.
    Lose {
        /// The source.
        source: Source,
    },
    /// Which card a granted action takes.
    Take {
        /// The card that grants it.
        by: Card,
    },
    /// Which member is strengthened.
    Strengthen {
        /// The leader whose ability it is.
        by: Leader,
    },
    /// Which leader is copied.
    Copy,
}

/// Only so that an empty stack has something to hold.
impl Default for Step {
    fn default() -> Self {
        Self::Copy
    }
}

/// An action whose servants and payment are being chosen. Nothing of it has happened yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// A member goes to a space.
    Place {
        /// The member.
        member: Member,
        /// The space.
        space: Space,
    },
    /// A granted action takes the card of a floor.
    Take {
        /// The card that grants it.
        by: Card,
        /// The floor.
        space: Space,
    },
    /// A granted harvest or production.
    Work {
        /// What grants it.
        by: Granter,
    },
}

/// What grants a harvest or production.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Granter {
    /// A card, whose action may be declined.
    Card(Card),
    /// A leader, who was activated for it.
    Leader(Leader),
}
