//! What a seat can do.

use signoria_engine::{Number, actions, tokens};

use crate::effect::Kind;
use crate::pieces::{Character, Guild, Hold, Masterpiece, Route, Tile};

tokens! {
    /// Where a ship that pays comes from.
    pub enum Place: "amalfi.place" {
        Spices = "spices",
        Wood = "wood",
        Wine = "wine",
        Gems = "gems",
        Cloth = "cloth",
        Bay = "bay",
    }
}

impl Place {
    /// The hold; none for the bay.
    #[must_use]
    pub fn hold(self) -> Option<Hold> {
        Hold::ALL.get(self as usize).copied()
    }
}

impl From<Hold> for Place {
    fn from(hold: Hold) -> Self {
        Self::ALL[hold as usize]
    }
}

actions! {
    /// What a seat can do.
    pub enum Action: "amalfi.do" {
        /// Take the starting stack of a guild.
        Guild { guild: Guild } = "guild",
        /// Keep a card of the deal, of the pack, or of the end-game characters.
        Keep { card: Character } = "keep",
        /// Put a kept card of one's own deal back, as long as the hand is not settled.
        Return { card: Character } = "return",
        /// Main action: sail a route.
        Sail { route: Route } = "sail",
        /// Main or extra action: buy a masterpiece.
        Buy { card: Masterpiece } = "buy",
        /// Main or extra action: explore a route.
        Explore { tile: Tile } = "explore",
        /// Main or extra action: invite a character.
        Invite { card: Character } = "invite",
        /// Main action: activate a character.
        Activate { card: Character } = "activate",
        /// Main action, or effect: build ships.
        Build { ships: Number<1, 6> } = "build",
        /// Take no further main action in this round.
        Pass = "pass",
        /// Optional: lower a ship from a hold to the bay for bread.
        Lower { hold: Hold } = "lower",
        /// Optional: lower a ship from the bay to the port for bread.
        Supply = "supply",
        /// Optional: discard a character for bread.
        Discard { card: Character } = "discard",
        /// Lower a ship to pay.
        Pay { from: Place } = "pay",
        /// Send a ship from the bay to a hold.
        Send { hold: Hold } = "send",
        /// Take a character from the council.
        Take { card: Character } = "take",
        /// Build a lighthouse.
        Lighthouse { route: Route } = "lighthouse",
        /// Use a lighthouse to send a ship.
        Beacon { hold: Hold } = "beacon",
        /// Use a lighthouse to gain bread.
        Glean = "glean",
        /// Choose what to carry out.
        Choose { kind: Kind } = "choose",
        /// Unturn a character.
        Unturn { card: Character } = "unturn",
        /// Move a ship from a dock to the bay.
        Recall { route: Route } = "recall",
        /// Move a ship from the port to the bay.
        Launch = "launch",
        /// Carry out the effects of a public route.
        Copy { route: Route } = "copy",
        /// Discard a card of the hand for an effect.
        Spend { card: Character } = "spend",
        /// Move a ship from hold to hold.
        Move { from: Hold, to: Hold } = "move",
        /// Decline, stop, or go on without.
        Skip = "skip",
        /// The starting hand is settled; or no more optional actions before feeding or the decree.
        Done = "done",
    }
}
