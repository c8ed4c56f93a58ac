//! The vocabulary of effects (section VO of the rules): what a route, a bonus, a symbol or a character is made of.
//!
//! This module says what there is; `rules/effects.rs` is the one interpreter that carries it out.

use serde::{Deserialize, Serialize};
use signoria_engine::{Set, tokens};

use crate::pieces::{Craft, Hold, Route};
use crate::score::Origin;

/// The number of an effect list among those of the edition. 0 is the empty list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ListId(pub u16);

/// An effect list: steps carried out from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List {
    /// Its first step among all steps of the edition.
    pub start: u16,
    /// How many steps it has.
    pub len: u8,
    /// Where victory points gained by it come from.
    pub origin: Origin,
}

/// The most options that a `choose` can have.
pub const MOST_OPTIONS: usize = 4;

/// The options of a `choose`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    lists: [ListId; MOST_OPTIONS],
    len: u8,
}

impl Options {
    /// The options with these lists; what is beyond [`MOST_OPTIONS`] is left out, which the edition forbids.
    pub fn new(lists: impl IntoIterator<Item = ListId>) -> Self {
        let mut options = Self::default();
        for (place, list) in options.lists.iter_mut().zip(lists) {
            *place = list;
            options.len += 1;
        }
        options
    }

    /// The lists to choose from.
    #[must_use]
    pub fn lists(&self) -> &[ListId] {
        &self.lists[..usize::from(self.len)]
    }
}

/// One step of an effect list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Move up to `n` ships from the bay to the hold; none: to any holds.
    Send {
        /// The hold; none: any.
        hold: Option<Hold>,
        /// How many at most.
        n: u8,
    },
    /// Gain bread.
    Bread(u8),
    /// Gain victory points.
    Vp(u8),
    /// Take characters from the council, each optional.
    Take {
        /// How many at most.
        n: u8,
        /// Whether the surcharge of the cell is waived.
        waive: bool,
    },
    /// Build lighthouses, each optional.
    Lighthouse(u8),
    /// Unturn up to `n` of the player's characters.
    Untap(u8),
    /// Unturn all of the player's characters.
    UntapAll,
    /// Choose one of several lists.
    Choose(Options),
    /// The price of all that follows.
    PayBread(u8),
    /// Discard the rightmost masterpiece.
    DiscardWorkshop,
    /// Discard the rightmost character of the council.
    DiscardCouncil,
    /// A main action at once, for less.
    Extra {
        /// The main action.
        action: Extra,
        /// How much less it costs.
        discount: u8,
    },
    /// Gain victory points for things.
    VpPer(Tally),
    /// Build up to `n` ships for free.
    BuildFree(u8),
    /// Move up to `n` of the player's ships from docks to the bay.
    Recall(u8),
    /// Move up to `n` of the player's ships from the port to the bay.
    FromPort(u8),
    /// Carry out the effects of a public route.
    Copy {
        /// Whether one whose dock is taken will do.
        occupied_ok: bool,
    },
    /// Discard cards of the hand and carry out `each` for each.
    DiscardHand {
        /// How many at least.
        min: u8,
        /// How many at most.
        max: u8,
        /// What each of them brings.
        each: ListId,
    },
    /// Move up to `n` of the player's ships from hold to hold.
    MoveHold(u8),
}

/// The main actions that an effect can grant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extra {
    /// Buy a masterpiece.
    Buy,
    /// Explore a route.
    Explore,
    /// Invite a character.
    Invite,
}

/// Points for each thing, up to a maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// What is counted.
    #[serde(alias = "per")]
    pub count: Count,
    /// For each.
    pub each: u8,
    /// At most.
    pub max: u8,
}

impl Tally {
    /// The points for that many things.
    #[must_use]
    pub fn points(self, things: u8) -> i16 {
        (i16::from(self.each) * i16::from(things)).min(i16::from(self.max))
    }
}

tokens! {
    /// What titles, decrees and characters count.
    pub enum Count: "amalfi.count" {
        Book = "book",
        Painting = "painting",
        Monument = "monument",
        Masterpiece = "masterpiece",
        MasterpieceType = "masterpiece_type",
        MasterpieceSet = "masterpiece_set",
        MasterpieceOfBestType = "masterpiece_of_best_type",
        /// As a requirement: two different types have this many each. So it is the second largest of the three counts.
        TwoTypesWithAtLeast = "two_types_with_at_least",
        PrivateRoute = "private_route",
        OwnPrivateRouteWithOwnShip = "own_private_route_with_own_ship",
        ShipBuilt = "ship_built",
        Fleet = "fleet",
        Lighthouse = "lighthouse",
        CharAny = "char_any",
        CharType = "char_type",
        CharInstant = "char_instant",
        CharPermanent = "char_permanent",
        CharActivation = "char_activation",
        CharEndgame = "char_endgame",
        Title = "title",
        Bread = "bread",
    }
}

/// What permanent characters react to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// A masterpiece was bought.
    Buy,
    /// A private route was explored.
    Explore,
    /// A ship was built.
    BuildShip,
    /// A lighthouse was placed.
    LighthouseBuilt,
    /// The player's own lighthouse was used.
    LighthouseUsed,
    /// A character was invited.
    Invite,
    /// A card was taken from the council.
    Take,
    /// A private route was sailed.
    SailPrivate,
    /// A public or changing route was sailed.
    SailPublic,
}

impl Occasion {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// What sailing a route is.
    #[must_use]
    pub fn of_voyage(route: Route) -> Self {
        if route.is_public() {
            Self::SailPublic
        } else {
            Self::SailPrivate
        }
    }
}

/// What a permanent character does on an occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// When.
    pub occasion: Occasion,
    /// For `Buy`: only masterpieces of this type.
    pub craft: Option<Craft>,
    /// What.
    pub then: ListId,
}

/// How a permanent character changes a figure of its owner (A.VO.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "mod", rename_all = "snake_case", deny_unknown_fields)]
pub enum Modifier {
    /// A ship lowered from that hold yields more.
    HoldValue {
        /// The hold.
        hold: Hold,
        /// How much more.
        add: u8,
    },
    /// Emergency supply yields more.
    EmergencyValue {
        /// How much more.
        add: u8,
    },
    /// A ship costs less wood.
    ShipCost {
        /// What is added; less than nothing: how much it costs less.
        add: i8,
        /// What it costs at least.
        min: u8,
    },
    /// Exploring costs less.
    ExploreCost {
        /// What is added; less than nothing: how much it costs less.
        add: i8,
        /// What it costs at least.
        min: u8,
    },
    /// Feeding costs less.
    Feed {
        /// What is added; less than nothing: how much it costs less.
        add: i8,
        /// What it costs at least.
        min: u8,
    },
    /// The bread price of routes is lower.
    SailBread {
        /// What is added; less than nothing: how much it costs less.
        add: i8,
        /// What it costs at least.
        min: u8,
    },
    /// Public routes whose dock is taken can be sailed.
    SailOccupied {
        /// How often in a round.
        per_round: u8,
        /// The bread that it costs.
        cost_bread: u8,
    },
    /// Cells of these markets cost no more than this.
    Surcharge {
        /// The markets.
        markets: Set<Market>,
        /// The most that a cell costs.
        set: u8,
    },
    /// The lighthouse gives that much bread.
    LighthouseBread {
        /// The bread.
        set: u8,
    },
    /// The lighthouse sends a ship for that much bread.
    LighthouseSendCost {
        /// The bread.
        set: u8,
    },
}

tokens! {
    /// A market.
    pub enum Market: "amalfi.display" {
        /// The characters.
        Council = "council",
        /// The masterpieces.
        Workshop = "workshop",
        /// The private routes.
        Atlas = "atlas",
    }
}

tokens! {
    /// What a list begins with: by this word an option of a `choose` is chosen.
    pub enum Kind: "amalfi.kind" {
        Spices = "spices",
        Wood = "wood",
        Wine = "wine",
        Gems = "gems",
        Cloth = "cloth",
        Any = "any",
        Bread = "bread",
        Vp = "vp",
        Take = "take",
        Lighthouse = "lighthouse",
        Untap = "unturn",
        PayBread = "pay",
        DiscardWorkshop = "discard-masterpiece",
        DiscardCouncil = "discard-character",
        Buy = "buy",
        Explore = "explore",
        Invite = "invite",
        Build = "build",
        Recall = "recall",
        FromPort = "from-port",
        Copy = "copy",
        DiscardHand = "discard-hand",
        MoveHold = "move",
        Choose = "choose",
    }
}

impl Effect {
    /// The word by which a list that begins with this step is chosen.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Self::Send { hold, .. } => match hold {
                Some(Hold::Spices) => Kind::Spices,
                Some(Hold::Wood) => Kind::Wood,
                Some(Hold::Wine) => Kind::Wine,
                Some(Hold::Gems) => Kind::Gems,
                Some(Hold::Cloth) => Kind::Cloth,
                None => Kind::Any,
            },
            Self::Bread(_) => Kind::Bread,
            Self::Vp(_) | Self::VpPer(_) => Kind::Vp,
            Self::Take { .. } => Kind::Take,
            Self::Lighthouse(_) => Kind::Lighthouse,
            Self::Untap(_) | Self::UntapAll => Kind::Untap,
            Self::Choose(_) => Kind::Choose,
            Self::PayBread(_) => Kind::PayBread,
            Self::DiscardWorkshop => Kind::DiscardWorkshop,
            Self::DiscardCouncil => Kind::DiscardCouncil,
            Self::Extra { action, .. } => match action {
                Extra::Buy => Kind::Buy,
                Extra::Explore => Kind::Explore,
                Extra::Invite => Kind::Invite,
            },
            Self::BuildFree(_) => Kind::Build,
            Self::Recall(_) => Kind::Recall,
            Self::FromPort(_) => Kind::FromPort,
            Self::Copy { .. } => Kind::Copy,
            Self::DiscardHand { .. } => Kind::DiscardHand,
            Self::MoveHold(_) => Kind::MoveHold,
        }
    }
}
