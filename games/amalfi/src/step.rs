//! The pending steps: what has begun but is not finished.

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, Set, Stack};

use crate::action::Action;
use crate::effect::{ListId, Occasion};
use crate::pieces::{Character, Craft, Hold, Masterpiece, Route, Tile};
use crate::state::Amalfi;

/// How many steps can be pending. Effects lie deepest where an activation has built a ship on a space with a lighthouse: the activation, its
/// list, the shipyard, the list of the space and its choice, then lists and choices of up to six lighthouse spaces and of the substitute
/// for a seventh, with reactions to each: 20 between two decisions in an edition made for it, 8 with the cards of the box. The other half
/// is for what one action adds.
pub const MOST_STEPS: usize = 40;

/// The stack of pending steps.
pub type Steps = Stack<Step, MOST_STEPS>;

/// What is being paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A masterpiece of the workshop.
    Masterpiece(Masterpiece),
    /// A tile of the atlas.
    Tile(Tile),
    /// A character of the hand.
    Character(Character),
    /// That many ships.
    Ships(u8),
}

impl Thing {
    /// What an action would have its player pay for.
    pub(crate) fn of(action: Action) -> Option<Self> {
        match action {
            Action::Buy { card } => Some(Self::Masterpiece(card)),
            Action::Explore { tile } => Some(Self::Tile(tile)),
            Action::Invite { card } => Some(Self::Character(card)),
            Action::Build { ships } => Some(Self::Ships(ships.get() as u8)),
            _ => None,
        }
    }
}

/// A payment under way (A.PA.8): what is due, and what the ships lowered so far yielded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    /// Who pays.
    pub seat: Seat,
    /// What for.
    pub thing: Thing,
    /// The cost.
    pub cost: u16,
    /// The resources that pay it.
    pub of: Set<Hold>,
    /// The bread surcharge.
    pub surcharge: u8,
    /// Resources raised that count for the cost.
    pub useful: u16,
    /// Resources raised that do not.
    pub other: u16,
}

/// How far a voyage has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The ship is on the dock; a changing cell offers its character.
    Before,
    /// The bread price is due.
    Price,
    /// The effects are done; a changing cell offers its character, if it was not taken.
    After,
    /// Only the lighthouse is left.
    Light,
}

/// A pending step, and who decides it. The last one is carried out first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// An effect list.
    Effects {
        /// Whose.
        seat: Seat,
        /// Which.
        list: ListId,
        /// The step it is at.
        at: u8,
        /// How often that step was carried out.
        done: u8,
        /// Whether a ship was sent by this list (A.OP.7).
        gaining: bool,
    },
    /// The player's permanent characters react, in the order in which they were invited.
    Triggers {
        /// Whose.
        seat: Seat,
        /// To what.
        occasion: Occasion,
        /// The type of the masterpiece bought.
        craft: Option<Craft>,
        /// The next invitation to look at.
        at: u8,
        /// The first one that comes too late.
        until: u8,
    },
    /// A ship is under way.
    Voyage {
        /// Whose.
        seat: Seat,
        /// Where.
        route: Route,
        /// How far.
        stage: Stage,
        /// Whether the character of the changing cell was taken.
        took: bool,
        /// Bread to pay on top, because the dock was taken.
        extra: u8,
    },
    /// The owner of a lighthouse may use it.
    Beacon {
        /// The owner.
        seat: Seat,
        /// The route.
        route: Route,
    },
    /// Ships are lowered to pay.
    Payment(Payment),
    /// Ships are still to be moved from the shipyard to the port.
    Yard {
        /// Whose.
        seat: Seat,
        /// How many.
        left: u8,
    },
    /// The character is turned when its effect is done.
    Turn {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Character,
    },
    /// The solo opponent places ships by a masterpiece.
    Reaction {
        /// The masterpiece it looks at.
        card: Masterpiece,
        /// The next of its symbols.
        at: u8,
    },
}

impl Amalfi {
    /// The seat a decision waits for; none for what the rules carry out by themselves.
    pub(crate) fn decider(&self, step: Step) -> Option<Seat> {
        match step {
            Step::Effects { seat, .. }
            | Step::Voyage { seat, .. }
            | Step::Beacon { seat, .. }
            | Step::Payment(Payment { seat, .. }) => Some(seat),
            Step::Triggers { .. } | Step::Yard { .. } | Step::Turn { .. } | Step::Reaction { .. } => None,
        }
    }
}
