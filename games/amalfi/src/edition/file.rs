//! The file of an edition as it is written: what TOML is read into before anything is checked.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::effect::{Count, Extra, Modifier, Occasion, Tally};
use crate::pieces::{Character, Craft, Decree, Guild, Hold, Masterpiece, Role, Route, Tile, Title};

/// Where the figures of a record come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    Printed,
    Reconstructed,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub setup: Setup,
    pub board: Spanned<Board>,
    pub markets: Markets,
    pub lighthouse_space: Vec<Space>,
    pub shipyard_space: Vec<Space>,
    pub round_space: Vec<RoundSpace>,
    pub public_route: Vec<BoardRoute>,
    pub changing_route: Vec<BoardRoute>,
    pub decree: Vec<DecreeRecord>,
    pub title: Vec<TitleRecord>,
    pub character: Vec<CharacterRecord>,
    pub masterpiece: Vec<MasterpieceRecord>,
    pub private_route: Vec<TileRecord>,
    pub solo: Solo,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub provenance: Provenance,
    pub rounds: Spanned<u8>,
    pub hand: Spanned<u8>,
    pub decrees: Spanned<u8>,
    pub dark_titles: Spanned<u8>,
    pub light_titles: Spanned<u8>,
    pub personal: Spanned<Deal>,
    pub full_draft: Spanned<u8>,
    pub selective_draft: Spanned<Deal>,
}

/// How many cards of each kind are dealt.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// End-game characters.
    pub endgame: u8,
    /// All other characters.
    pub other: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub provenance: Provenance,
    pub ships: u8,
    pub shipyard: u8,
    pub lighthouses: u8,
    pub cubes: u8,
    pub barn: u8,
    pub bread: [u8; 4],
    pub holds: HoldValues,
    pub emergency: u8,
    pub card_bread: u8,
    pub feed: Feed,
    pub ship_cost: ShipCost,
    pub lighthouse_use: LighthouseUse,
    pub no_lighthouse: Vec<Vec<Effect>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HoldValues {
    pub spices: u8,
    pub wood: u8,
    pub wine: u8,
    pub gems: u8,
    pub cloth: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feed {
    pub base: u8,
    pub ship: u8,
    pub penalty: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipCost {
    pub of: Hold,
    pub rounds: [u8; 4],
}

/// What using a lighthouse costs or gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LighthouseUse {
    /// The bread that sending a ship costs.
    pub send: u8,
    /// The bread that it gives instead.
    pub bread: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Markets {
    pub provenance: Provenance,
    pub council: Spanned<[i8; 4]>,
    pub workshop: Spanned<[i8; 5]>,
    pub atlas: Spanned<[i8; 5]>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    pub bonus: Spanned<Vec<Effect>>,
    pub provenance: Provenance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundSpace {
    pub holes: Spanned<Holes>,
    pub provenance: Provenance,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holes {
    pub a: u8,
    pub b: u8,
    pub c: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hole {
    A,
    B,
    C,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRoute {
    pub id: Spanned<Route>,
    pub price: u8,
    pub effects: Vec<Effect>,
    pub provenance: Provenance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DecreeRecord {
    pub id: Spanned<Decree>,
    pub criteria: Vec<Criterion>,
    pub provenance: Provenance,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, expecting = "a criterion has count and vp (and a hole), or groups")]
pub enum Criterion {
    Count(CountCriterion),
    Groups(GroupsCriterion),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountCriterion {
    pub count: Count,
    pub vp: u8,
    pub hole: Option<Hole>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupsCriterion {
    pub groups: Groups,
}

/// What sets and pairs of masterpieces of different types are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Groups {
    /// Victory points for three of different types.
    pub set: u8,
    /// Victory points for two of different types.
    pub pair: u8,
}

/// The two kinds of title tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// One of them is in play.
    Dark,
    /// Two of them are in play.
    Light,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TitleRecord {
    pub id: Spanned<Title>,
    pub tier: Tier,
    pub requires: BTreeMap<String, u8>,
    pub vp: [u8; 4],
    pub provenance: Provenance,
}

/// Bread, or a number of these resources.
#[derive(Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "a cost is { bread = n } or { n = n, of = [resources] }"
)]
pub enum Cost {
    Bread(BreadCost),
    Resources(ResourceCost),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BreadCost {
    pub bread: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourceCost {
    pub n: u8,
    pub of: Vec<Hold>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterRecord {
    pub id: Spanned<Character>,
    #[serde(rename = "type")]
    pub role: Role,
    pub guild: Option<Guild>,
    pub cost: Cost,
    #[serde(default)]
    pub effect: Vec<Effect>,
    #[serde(default)]
    pub when: Vec<When>,
    #[serde(default, rename = "mod")]
    pub modifiers: Vec<Modifier>,
    pub score: Option<Tally>,
    pub provenance: Provenance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    pub event: Occasion,
    #[serde(rename = "type")]
    pub craft: Option<Craft>,
    pub then: Vec<Effect>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MasterpieceRecord {
    pub id: Spanned<Masterpiece>,
    #[serde(rename = "type")]
    pub craft: Craft,
    pub cost: ResourceCost,
    pub vp: u8,
    pub bonus: Vec<Effect>,
    pub provenance: Provenance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileRecord {
    pub id: Spanned<Tile>,
    pub cost: ResourceCost,
    pub vp: u8,
    pub price: u8,
    pub effects: Vec<Effect>,
    pub provenance: Provenance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    pub provenance: Provenance,
    pub ships: u8,
    pub lighthouses: u8,
    pub naples: [u8; 4],
    pub genoa: [u8; 4],
    pub ranks: Spanned<[u16; 3]>,
    pub routes: Spanned<SoloRoutes>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SoloRoutes {
    pub provenance: Provenance,
    pub spices: Route,
    pub wood: Route,
    pub wine: Route,
    pub gems: Route,
    pub cloth: Route,
    pub bread: Route,
    pub take_character: Route,
    pub lighthouse: Route,
    pub untap: Route,
    pub send_any: Route,
}

/// A hold, or any.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shown {
    Spices,
    Wood,
    Wine,
    Gems,
    Cloth,
    Any,
}

impl Shown {
    pub fn hold(self) -> Option<Hold> {
        match self {
            Self::Spices => Some(Hold::Spices),
            Self::Wood => Some(Hold::Wood),
            Self::Wine => Some(Hold::Wine),
            Self::Gems => Some(Hold::Gems),
            Self::Cloth => Some(Hold::Cloth),
            Self::Any => None,
        }
    }
}

/// A step as it is written.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Send {
        hold: Shown,
        n: u8,
    },
    Bread {
        n: u8,
    },
    Vp {
        n: u8,
    },
    TakeCharacter {
        n: u8,
        #[serde(default)]
        waive_surcharge: bool,
    },
    Lighthouse {
        n: u8,
    },
    Untap {
        n: u8,
    },
    UntapAll {},
    Choose {
        options: Vec<Vec<Effect>>,
    },
    PayBread {
        n: u8,
    },
    DiscardWorkshop {},
    DiscardCouncil {},
    ExtraAction {
        action: Extra,
        discount: u8,
    },
    VpPer {
        count: Count,
        each: u8,
        max: u8,
    },
    BuildFree {
        n: u8,
    },
    Recall {
        n: u8,
    },
    FromPort {
        n: u8,
    },
    CopyRoute {
        occupied_ok: bool,
    },
    DiscardHand {
        min: u8,
        max: u8,
        each: Vec<Effect>,
    },
    MoveHold {
        n: u8,
    },
}
