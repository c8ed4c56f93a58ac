//! The figures of the edition that a board draws, as far as they are in sight: what is printed on the boards, cards, routes and decrees.
//!
//! It is part of every view, so that a client needs no figures of its own: the edition may be one that only the table has loaded.

use serde::{Deserialize, Serialize};
use signoria_engine::{Arg, Set};

use crate::describe;
use crate::edition::Components;
use crate::face::{self, CharacterFace, RouteFace, Sign, WorkFace};
use crate::pieces::{Character, Guild, Hold, Masterpiece, Route, Tile};
use crate::state::{Phase, SPACES};
use crate::view::View;

/// Figures for a drawing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drawing {
    /// What a ship costs, by round.
    pub ship_prices: [u8; 4],
    /// What ships are built of.
    pub ship_resource: Hold,
    /// The symbols under the ships of the shipyard, leftmost first.
    pub shipyard: [Arg; 6],
    /// The symbols under the lighthouses of the barn, leftmost first.
    pub barn: [Arg; 6],
    /// The same symbols as signs: under the ships, under the lighthouses.
    pub signs: [Vec<Vec<Sign>>; 2],
    /// Whether these symbols are printed and not reconstructed: under the ships, under the lighthouses.
    pub printed_signs: [[bool; 6]; 2],
    /// The bread of the cells of the council, left to right.
    pub council: [i8; 4],
    /// The bread of the cells of the workshop.
    pub workshop: [i8; 5],
    /// The bread of the cells of the atlas.
    pub atlas: [i8; 5],
    /// Bread that feeding costs, by the number of built ships.
    pub feeding: [u8; 7],
    /// Victory points lost for each bread that is missing then.
    pub feed_penalty: u8,
    /// What the barn holds before a lighthouse is built.
    pub barn_size: u8,
    /// What a discarded character is worth in bread.
    pub card_bread: u8,
    /// The masterpieces in sight.
    pub works: Vec<WorkFace>,
    /// The characters in sight.
    pub characters: Vec<CharacterFace>,
    /// The routes in play, and the tiles in sight.
    pub routes: Vec<RouteFace>,
    /// What the decrees of the four rounds score.
    pub decrees: Vec<Arg>,
    /// The starting stacks to choose from.
    pub stacks: Vec<(Guild, Set<Character>)>,
}

impl Drawing {
    /// What is printed on the boards, without cards and routes.
    pub(crate) fn of_boards(components: &Components) -> Self {
        let symbols = [components.shipyard_spaces, components.lighthouse_spaces];
        let [shipyard, barn] =
            symbols.map(|spaces| spaces.map(|symbol| describe::effects(components, symbol)));
        Self {
            ship_prices: components.board.ship_cost,
            ship_resource: components.board.ship_resource,
            shipyard,
            barn,
            signs: symbols.map(|spaces| spaces.map(|symbol| face::signs(components, symbol)).to_vec()),
            printed_signs: components.printed_spaces,
            council: components.council,
            workshop: components.workshop,
            atlas: components.atlas,
            feeding: std::array::from_fn(|built| components.board.feeding(built as u8)),
            feed_penalty: components.board.feed_penalty,
            barn_size: components.board.barn,
            card_bread: components.board.card_bread,
            works: Vec::new(),
            characters: Vec::new(),
            routes: Vec::new(),
            decrees: Vec::new(),
            stacks: Vec::new(),
        }
    }

    /// Adds the faces of all that is in a view to its drawing. They depend on nothing but the view, so they tell nothing more.
    pub(crate) fn complete(view: &mut View) {
        let components: &Components = view.edition.figures();
        let mut works: Set<Masterpiece> = view.workshop.iter().map(|(_, card)| card).collect();
        let mut characters: Set<Character> = view.council.iter().map(|(_, card)| card).collect();
        let mut tiles: Set<Tile> = view.atlas.iter().map(|(_, tile)| tile).collect();
        for player in &view.players {
            works |= player.masterpieces;
            characters |= player.invited;
            tiles |= player.tiles;
        }
        tiles |= view.routes.iter().filter_map(|route| route.cover).collect();
        if let Some(own) = &view.own {
            characters |= own.hand | own.choice | own.dealt | own.chosen.into_iter().collect();
        }
        let stacks = stacks(view);
        for (_, stack) in &stacks {
            characters |= *stack;
        }
        let board = view.routes.iter().map(|route| route.route);
        let routes = board
            .filter(|route| route.tile().is_none())
            .chain(tiles.iter().map(Route::from));
        let drawing = &mut view.figures;
        drawing.works = works.iter().map(|card| face::work(components, card)).collect();
        drawing.characters = (characters.iter())
            .map(|card| face::character(components, card))
            .collect();
        drawing.routes = routes.map(|route| face::route(components, route)).collect();
        drawing.decrees = (view.decrees.iter().enumerate())
            .map(|(round, &decree)| describe::decree(components, decree, round))
            .collect();
        drawing.stacks = stacks;
    }

    /// How many places the barn has when all lighthouses are built.
    #[must_use]
    pub fn bins(&self) -> u8 {
        self.barn_size + SPACES
    }

    /// A masterpiece; none that is not in sight.
    #[must_use]
    pub fn work(&self, card: Masterpiece) -> Option<&WorkFace> {
        self.works.iter().find(|face| face.card == card)
    }

    /// A character; none that is not in sight.
    #[must_use]
    pub fn character(&self, card: Character) -> Option<&CharacterFace> {
        self.characters.iter().find(|face| face.card == card)
    }

    /// A route; for a covered cell ask for its tile.
    #[must_use]
    pub fn route(&self, route: Route) -> Option<&RouteFace> {
        self.routes.iter().find(|face| face.route == route)
    }
}

/// The starting stacks that nobody has taken, while they are chosen.
fn stacks(view: &View) -> Vec<(Guild, Set<Character>)> {
    if view.phase != Phase::Guilds {
        return Vec::new();
    }
    let is_free = |guild: &Guild| !view.players.iter().any(|player| player.guild == Some(*guild));
    let free = Guild::ALL.iter().copied().filter(is_free);
    free.map(|guild| (guild, view.edition.of_guild(guild))).collect()
}
