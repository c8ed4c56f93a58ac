//! The pending steps: what has begun but is not finished, and who decides it.

use serde::{Deserialize, Serialize};
use signoria_engine::{Seat, SeatSet};

use crate::pieces::{Building, Character, Landscape, Pile, Stack};
use crate::state::{Florence, Site};

/// How deep the steps can lie: a decision and one that interrupts it (selling, a look with the Professor), which nothing interrupts; and
/// as much again, as the stack asks for.
pub const MOST_STEPS: usize = 4;

/// The stack of pending steps.
pub type Steps = signoria_engine::Stack<Step, MOST_STEPS>;

/// What is to be decided. Where no seat is named, the one whose turn it is decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Step {
    /// All who have not yet: give one profession back.
    Hand,
    /// Open an auction or sit out.
    Open,
    /// Raise or pass.
    Bid {
        /// What is auctioned.
        stack: Stack,
        /// The highest bid.
        price: u16,
        /// Who made it.
        leader: Seat,
        /// Who decides.
        by: Seat,
        /// Who has passed.
        passed: SeatSet,
    },
    /// The last player: take something or nothing.
    Last,
    /// With the Merchant: free, or pay.
    Merchant {
        /// What was won.
        stack: Stack,
        /// The price.
        price: u16,
        /// The winner.
        by: Seat,
    },
    /// With two players: which landscape.
    Landscape {
        /// The winner.
        by: Seat,
    },
    /// Where a landscape goes.
    Land {
        /// The landscape.
        landscape: Landscape,
        /// The owner.
        by: Seat,
    },
    /// Which of the cards looked at to keep.
    Look {
        /// The deck.
        pile: Pile,
        /// Who looks.
        by: Seat,
        /// What follows.
        after: After,
    },
    /// In which order the rest goes under the deck.
    Order {
        /// The deck.
        pile: Pile,
        /// Who looks.
        by: Seat,
        /// What follows.
        after: After,
        /// The card that is kept.
        kept: u8,
        /// Those put under the deck so far.
        put: [u8; 3],
        /// How many those are.
        count: u8,
    },
    /// A recruiting card just won: use it or keep it.
    Hire {
        /// The winner.
        by: Seat,
    },
    /// Bid for a character or pass.
    Court,
    /// The Merchant or the Professor just bought: use or keep.
    Bought {
        /// Which.
        character: Character,
    },
    /// Last call for the Merchant or the Professor.
    Call {
        /// Which.
        character: Character,
        /// The holder.
        by: Seat,
        /// What follows.
        after: AfterCall,
    },
    /// Recruit in anybody's turn.
    Window {
        /// Who decides.
        by: Seat,
        /// Who is asked afterwards.
        left: SeatSet,
    },
    /// Take an action, or end the turn.
    Turn,
    /// Play bonus cards with a work.
    Bonus {
        /// The profession.
        card: u8,
        /// The value so far.
        value: u16,
    },
    /// Turn pay into prestige.
    Pay {
        /// The value of the work.
        value: u16,
    },
    /// Give up prestige for coins: how much. What lies below is decided afterwards.
    Sell {
        /// Who sells.
        by: Seat,
    },
    /// Where a building goes.
    Build {
        /// The building.
        building: Building,
    },
    /// A joint building: where.
    Site {
        /// The deal.
        deal: Deal,
    },
    /// A joint building: for what sum.
    Sum {
        /// The deal.
        deal: Deal,
        /// Where.
        site: Site,
    },
    /// A joint building: accept, decline, or offer something else.
    Answer {
        /// The deal; `by` is who answers.
        deal: Deal,
        /// Where.
        site: Site,
        /// The sum, in hundreds.
        sum: u8,
    },
    /// The Banker of the last round: turn coins into prestige.
    Banker {
        /// The buyer.
        by: Seat,
    },
    /// Solo: put a stack up.
    PutUp,
    /// Solo: buy or decline.
    Rolled {
        /// What is put up.
        stack: Stack,
        /// The last bid.
        bid: u16,
    },
    /// Solo: the last auction.
    LastAuction,
}

impl Step {
    /// Whether prestige can be sold at this decision.
    #[must_use]
    pub fn allows_selling(self) -> bool {
        matches!(
            self,
            Self::Open
                | Self::Bid { .. }
                | Self::Last
                | Self::Hire { .. }
                | Self::Window { .. }
                | Self::Turn
                | Self::Sum { .. }
                | Self::Answer { .. }
                | Self::PutUp
                | Self::Rolled { .. }
                | Self::LastAuction
        )
    }

    /// Whether Merchant and Professor can be used at this decision.
    #[must_use]
    pub fn allows_characters(self) -> bool {
        matches!(self, Self::Open | Self::Bid { .. } | Self::Last | Self::Turn)
    }
}

/// What follows a look into a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// The auction goes on.
    Auction,
    /// The action is done.
    Deed,
    /// What lay below is to be decided.
    Below,
    /// The character auction goes on.
    Court,
    /// The last calls go on.
    Calls,
}

/// What follows a last call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterCall {
    /// The character auction.
    Court,
    /// The end of the game.
    End,
}

/// A negotiation about a joint building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The building.
    pub building: Building,
    /// The neighbour of the active player.
    pub partner: Seat,
    /// Who decides now.
    pub by: Seat,
    /// How many offers were made.
    pub offers: u8,
}

impl Florence {
    /// The seat a decision waits for; none where several decide at the same time.
    pub(crate) fn decider(&self, step: Step) -> Option<Seat> {
        match step {
            Step::Hand => None,
            Step::Bid { by, .. }
            | Step::Merchant { by, .. }
            | Step::Landscape { by }
            | Step::Land { by, .. }
            | Step::Look { by, .. }
            | Step::Order { by, .. }
            | Step::Hire { by }
            | Step::Call { by, .. }
            | Step::Window { by, .. }
            | Step::Sell { by }
            | Step::Banker { by } => Some(by),
            Step::Site { deal } | Step::Sum { deal, .. } | Step::Answer { deal, .. } => Some(deal.by),
            Step::Open
            | Step::Last
            | Step::Court
            | Step::Bought { .. }
            | Step::Turn
            | Step::Bonus { .. }
            | Step::Pay { .. }
            | Step::Build { .. }
            | Step::PutUp
            | Step::Rolled { .. }
            | Step::LastAuction => Some(self.turn),
        }
    }
}
