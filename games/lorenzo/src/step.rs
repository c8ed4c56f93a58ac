//! The pending steps: what has begun but is not finished, and who decides it.
//!
//! Steps lie on a small stack in the state. The top one is asked; when it is answered, it may put further ones on
//! the stack. A granted action is always the last thing an effect does, so that chains of them do not pile up.

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, Set, Stack};

use crate::board::{Member, Space, Work};
use crate::card::Card;
use crate::edition::SLOTS;
use crate::goods::Privilege;
use crate::pieces::Leader;
use crate::source::Source;
use crate::state::Lorenzo;

/// How many steps can be pending: a granted action, the choices of work, two privileges of one card and a loss are the most between two
/// decisions; one action adds no more than these again.
pub const MOST_STEPS: usize = 10;

/// The stack of pending steps.
pub type Steps = Stack<Step, MOST_STEPS>;

/// A pending step. The top one is asked.
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
    /// Which resource the discount is taken off.
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
        /// The lines laid out by slot.
        lines: Lines,
        /// How many more times the layout can be changed.
        changes: u8,
    },
    /// The losses and privileges that the sources of a harvest or production leave to choose. It is never asked itself.
    Choices {
        /// Which work it is.
        work: Work,
        /// The action value.
        value: u8,
        /// The lines that were used, by slot.
        lines: Lines,
        /// The source that comes next: 0 for the bonus tile, then the cards by slot.
        next: u8,
    },
    /// What a council privilege is used for.
    Privilege {
        /// How many are left to choose.
        left: u8,
        /// The ones of this effect that cannot be chosen again.
        taken: Set<Privilege>,
        /// What gives them.
        source: Source,
    },
    /// Which good a source gives 1 less of.
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

/// The line used of the building in each slot, counted from 1; 0 for none.
pub(crate) type Lines = [u8; SLOTS];

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

impl Task {
    /// Whether it may be declined when it is asked for its servants: work granted by a card (L.GR.2).
    #[must_use]
    pub const fn is_optional(self) -> bool {
        matches!(self, Self::Work { by: Granter::Card(_) })
    }
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

impl Lorenzo {
    /// The seat a decision waits for; none for what the rules carry out by themselves.
    pub(crate) fn decider(&self, step: Step) -> Option<Seat> {
        match step {
            Step::Choices { .. } => None,
            Step::Space { .. }
            | Step::Servants { .. }
            | Step::Cost { .. }
            | Step::Discount { .. }
            | Step::Exchange { .. }
            | Step::Privilege { .. }
            | Step::Lose { .. }
            | Step::Take { .. }
            | Step::Strengthen { .. }
            | Step::Copy => Some(self.active()),
        }
    }
}
