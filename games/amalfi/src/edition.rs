//! The figures of an edition, checked and made ready for play.
//!
//! A file is read into `file::File`, checked against every constraint that the rulebook gives, and turned into flat tables by
//! `compile`: effect lists lie one after the other and are named by number, so that a state can point at them.

mod compile;
mod file;

use signoria_engine::{BuiltIn, EditionError, Figures, Provenance, Set};

pub use crate::edition::file::{Deal, Groups, LighthouseUse, Tier};
use crate::effect::{Count, Effect, Kind, List, ListId, Modifier, Occasion, Tally, Trigger};
use crate::pieces::{Character, Craft, Decree, Guild, Hold, Masterpiece, Role, Route, Tile, Title};

/// A number of resources of certain kinds, payable in any mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// How many.
    pub n: u8,
    /// Of which kinds.
    pub of: Set<Hold>,
    /// The kinds in the order shown.
    pub shown: [Option<Hold>; 2],
}

/// What a character is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fee {
    /// A bread price.
    Bread(u8),
    /// Resources.
    Resources(Cost),
}

/// A route: what sailing it costs and does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RouteFigures {
    /// The bread price.
    pub price: u8,
    /// The effects.
    pub effects: ListId,
    /// The holds that its effects show; all for *any*.
    pub holds: Set<Hold>,
    /// Whether its figures are printed and not reconstructed.
    pub is_printed: bool,
}

/// A private route: what exploring it costs and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileFigures {
    /// The cost.
    pub cost: Cost,
    /// The victory points.
    pub vp: u8,
}

/// A masterpiece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MasterpieceFigures {
    /// Whether its figures are printed and not reconstructed.
    pub is_printed: bool,
    /// The type.
    pub craft: Craft,
    /// The cost.
    pub cost: Cost,
    /// The victory points.
    pub vp: u8,
    /// The bonus.
    pub bonus: ListId,
}

/// A character.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharacterFigures {
    /// Whether its figures are printed and not reconstructed.
    pub is_printed: bool,
    /// The type.
    pub role: Role,
    /// The guild whose symbol it bears.
    pub guild: Option<Guild>,
    /// What it is paid with.
    pub fee: Fee,
    /// The effect of an instant or activation character.
    pub effect: ListId,
    /// What a permanent character reacts to.
    pub triggers: Vec<Trigger>,
    /// What a permanent character changes.
    pub modifiers: Vec<Modifier>,
    /// What an end-game character scores.
    pub score: Option<Tally>,
}

/// One criterion of a decree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// Points for each thing; more through a hole of the token.
    Count {
        /// What is counted.
        count: Count,
        /// The points of the token.
        vp: u8,
        /// The hole, 0 to 2.
        hole: Option<u8>,
    },
    /// Sets and pairs of masterpieces.
    Groups(Groups),
}

/// A title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleFigures {
    /// Dark or light.
    pub tier: Tier,
    /// What must be met, together.
    pub requires: Vec<(Count, u8)>,
    /// The points of its cells.
    pub vp: [u8; 4],
}

/// The figures that every player board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardFigures {
    /// Ships in the bay at the start.
    pub ships: u8,
    /// The capacity of the barn before a lighthouse is built.
    pub barn: u8,
    /// Bread at the start, by place in turn order.
    pub bread: [u8; 4],
    /// What a ship lowered from a hold yields.
    pub holds: [u8; 5],
    /// What a ship lowered from the bay yields.
    pub emergency: u8,
    /// What a discarded character is worth in bread.
    pub card_bread: u8,
    /// Bread that feeding costs without built ships.
    pub feed: u8,
    /// Bread that feeding costs more for each built ship.
    pub feed_ship: u8,
    /// Points lost for each missing bread.
    pub feed_penalty: u8,
    /// What ships are built of.
    pub ship_resource: Hold,
    /// What a ship costs, by round.
    pub ship_cost: [u8; 4],
    /// What a lighthouse costs and gives when it is used.
    pub lighthouse_use: LighthouseUse,
}

impl BoardFigures {
    /// The bread that feeding costs with that many built ships.
    #[must_use]
    pub fn feeding(&self, built: u8) -> u8 {
        self.feed_ship.saturating_mul(built).saturating_add(self.feed)
    }
}

/// The figures of the starting hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandFigures {
    /// The cards of a starting hand.
    pub hand: u8,
    /// The deal of the personal choice.
    pub personal: (u8, u8),
    /// The deal of the full draft.
    pub full: u8,
    /// The deal of the selective draft.
    pub selective: (u8, u8),
}

/// The bonuses of masterpieces to which a route belongs in the solo challenge, in the order of [`SoloFigures::bonus`].
pub const SOLO_BONUSES: [Kind; 5] = [Kind::Bread, Kind::Take, Kind::Lighthouse, Kind::Untap, Kind::Any];

/// The figures of the solo challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloFigures {
    /// The ships of the opponent.
    pub ships: u8,
    /// The lighthouses of the opponent.
    pub lighthouses: u8,
    /// Titles needed at the end of each round against Naples and Genoa.
    pub titles: [[u8; 4]; 2],
    /// The most points of each rank but the last.
    pub ranks: [u16; 3],
    /// The route of each resource.
    pub resource: [Route; 5],
    /// The routes of the bonuses, in the order of [`SOLO_BONUSES`].
    pub bonus: [Route; 5],
}

/// Everything in the box.
#[derive(Debug)]
pub struct Components {
    /// Player boards.
    pub board: BoardFigures,
    /// Starting hands.
    pub hands: HandFigures,
    /// Bread of the cells of the council, left to right.
    pub council: [i8; 4],
    /// Bread of the cells of the workshop, left to right.
    pub workshop: [i8; 5],
    /// Bread of the cells of the atlas, left to right.
    pub atlas: [i8; 5],
    /// The symbols under the lighthouses, leftmost first.
    pub lighthouse_spaces: [ListId; 6],
    /// The symbols under the ships, leftmost first.
    pub shipyard_spaces: [ListId; 6],
    /// Whether these symbols are printed and not reconstructed: under the ships, under the lighthouses.
    pub printed_spaces: [[bool; 6]; 2],
    /// What is offered instead of a lighthouse when all are built.
    pub no_lighthouse: crate::effect::Options,
    /// The numbers behind the holes a, b, c by round.
    pub holes: [[u8; 3]; 4],
    /// The solo challenge.
    pub solo: SoloFigures,
    routes: Vec<RouteFigures>,
    tiles: Vec<TileFigures>,
    masterpieces: Vec<MasterpieceFigures>,
    characters: Vec<CharacterFigures>,
    decrees: Vec<Vec<Criterion>>,
    titles: Vec<TitleFigures>,
    lists: Vec<List>,
    effects: Vec<Effect>,
    roles: [Set<Character>; 4],
    crafts: [Set<Masterpiece>; 3],
    guilds: [Set<Character>; 6],
    reacting: [Set<Character>; Occasion::COUNT],
    modifying: Set<Character>,
    bread_counters: Set<Character>,
    provenance: Provenance,
}

impl Components {
    /// A route; for a changing cell its printed route.
    #[must_use]
    pub fn route(&self, route: Route) -> &RouteFigures {
        &self.routes[route as usize]
    }

    /// A private route.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> &TileFigures {
        &self.tiles[tile as usize]
    }

    /// A masterpiece.
    #[must_use]
    pub fn masterpiece(&self, card: Masterpiece) -> &MasterpieceFigures {
        &self.masterpieces[card as usize]
    }

    /// A character.
    #[must_use]
    pub fn character(&self, card: Character) -> &CharacterFigures {
        &self.characters[card as usize]
    }

    /// The criteria of a decree.
    #[must_use]
    pub fn decree(&self, decree: Decree) -> &[Criterion] {
        &self.decrees[decree as usize]
    }

    /// A title.
    #[must_use]
    pub fn title(&self, title: Title) -> &TitleFigures {
        &self.titles[title as usize]
    }

    /// The characters of a type.
    #[must_use]
    pub fn of_role(&self, role: Role) -> Set<Character> {
        self.roles[role as usize]
    }

    /// The masterpieces of a type.
    #[must_use]
    pub fn of_craft(&self, craft: Craft) -> Set<Masterpiece> {
        self.crafts[craft as usize]
    }

    /// The starting stack of a guild.
    #[must_use]
    pub fn of_guild(&self, guild: Guild) -> Set<Character> {
        self.guilds[guild as usize]
    }

    /// The characters that react to an occasion.
    #[must_use]
    pub fn reacting_to(&self, occasion: Occasion) -> Set<Character> {
        self.reacting[occasion as usize]
    }

    /// The characters that change a figure.
    #[must_use]
    pub fn modifying(&self) -> Set<Character> {
        self.modifying
    }

    /// The end-game characters that count bread.
    #[must_use]
    pub fn bread_counters(&self) -> Set<Character> {
        self.bread_counters
    }

    /// How many effect lists there are.
    #[must_use]
    pub fn list_count(&self) -> usize {
        self.lists.len()
    }

    /// An effect list; an unknown number is the empty list.
    #[must_use]
    pub fn list(&self, id: ListId) -> &List {
        self.lists.get(usize::from(id.0)).unwrap_or(&self.lists[0])
    }

    /// The steps of an effect list.
    #[must_use]
    pub fn effects(&self, id: ListId) -> &[Effect] {
        let list = self.list(id);
        let start = usize::from(list.start);
        &self.effects[start..start + usize::from(list.len)]
    }

    /// The step of an effect list at that place; none at its end.
    #[must_use]
    pub fn effect(&self, id: ListId, at: u8) -> Option<Effect> {
        self.effects(id).get(usize::from(at)).copied()
    }
}

impl Figures for Components {
    const BUILT_IN: &'static [BuiltIn] = &[BuiltIn {
        name: "2023",
        text: include_str!("../data/2023.toml"),
    }];

    fn parse(text: &str) -> Result<Self, EditionError> {
        compile::compile(text)
    }

    fn provenance(&self) -> Provenance {
        self.provenance
    }
}
