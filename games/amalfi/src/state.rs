//! What is on the table.
//!
//! One flat value: counters, bit sets, small piles. What is only derived (capacity, counts, modified figures) is computed, never kept.

use serde::{Deserialize, Serialize};
use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Edition, Seat, SeatSet, Seats, Set, Stream, Token};

use crate::edition::Components;
use crate::options::{Opponent, Way};
use crate::pieces::{BOARD_ROUTES, CELLS, Character, Decree, Guild, Hold, Masterpiece, Route, Tile, Title};
use crate::score::Origin;
use crate::step::Steps;

/// The most seats.
pub const SEATS: usize = 4;
/// The ships of a shipyard, the lighthouses of a barn.
pub const SPACES: u8 = 6;
/// The titles in play.
pub const TITLES: usize = 3;
/// The rounds.
pub const ROUNDS: u8 = 4;
/// The most cards of a draft pack.
pub const PACK: usize = 7;
/// The most decisions of a seat in a round (A.RU.47). Long games of the box stay below half of it.
pub const MOST_DECISIONS: u8 = 200;

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Guild stacks are chosen, one seat after the other.
    Guilds,
    /// Everybody keeps cards of their own deal.
    Keeping,
    /// Everybody picks a card of a pack.
    Drafting,
    /// Everybody keeps one of their end-game characters.
    Reserving,
    /// Phase 1 of a round.
    Actions,
    /// Phase 2 of a round: `turn` is being fed.
    Feeding,
    /// Phase 3 of a round: `turn` may still lower ships.
    Decrees,
    /// The game is over.
    Over,
}

/// The main actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Main {
    /// Sail a route.
    Sail,
    /// Buy a masterpiece.
    Buy,
    /// Explore a route.
    Explore,
    /// Invite a character.
    Invite,
    /// Activate a character.
    Activate,
    /// Build ships.
    Build,
}

/// The cells of a market, left to right; empty ones are at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<T, const N: usize>(pub [Option<T>; N]);

impl<T: Copy + PartialEq, const N: usize> Row<T, N> {
    /// No card.
    pub const EMPTY: Self = Self([None; N]);

    /// The cell of a card.
    #[must_use]
    pub fn cell(&self, card: T) -> Option<usize> {
        self.0.iter().position(|&cell| cell == Some(card))
    }

    /// The card of the rightmost cell.
    #[must_use]
    pub fn rightmost(&self) -> Option<T> {
        self.0[N - 1]
    }

    /// Takes the card of a cell away; those to the left of it move right and the leftmost cell is empty (A.MK.5).
    pub fn remove(&mut self, cell: usize) -> Option<T> {
        let card = *self.0.get(cell)?;
        self.0.copy_within(..cell, 1);
        self.0[0] = None;
        card
    }

    /// The empty cell next to the cards, where the next new card lies.
    #[must_use]
    pub fn gap(&self) -> Option<usize> {
        self.0.iter().rposition(Option::is_none)
    }

    /// The cards with their cells.
    pub fn iter(&self) -> impl Iterator<Item = (usize, T)> + Clone + '_ {
        self.0
            .iter()
            .enumerate()
            .filter_map(|(cell, card)| card.map(|card| (cell, card)))
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rightmost().is_none()
    }
}

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells = Vec::<Option<T>>::deserialize(deserializer)?;
        let found = cells.len();
        let cells = cells
            .try_into()
            .map_err(|_| serde::de::Error::custom(format!("a market has {N} cells, found {found}")))?;
        Ok(Self(cells))
    }
}

/// How many are in a set. The box has fewer than 256 things of any kind.
pub(crate) fn size<T: Token>(set: Set<T>) -> u8 {
    set.len() as u8
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Bread in the barn.
    pub bread: u8,
    /// Ships in the bay.
    pub bay: u8,
    /// Ships in the port.
    pub port: u8,
    /// Ships in the holds.
    pub holds: [u8; 5],
    /// Ships on docks of the board.
    pub docks: [u8; BOARD_ROUTES],
    /// The player's private routes with the player's own ship on the dock.
    pub sailed: Set<Tile>,
    /// Ships built.
    pub built: u8,
    /// Routes with the player's lighthouse.
    pub lights: Set<Route>,
    /// Explored routes.
    pub tiles: Set<Tile>,
    /// Masterpieces.
    pub masterpieces: Set<Masterpiece>,
    /// Characters in hand.
    pub hand: Set<Character>,
    /// Characters invited.
    pub invited: Set<Character>,
    /// Those of them that are turned.
    pub turned: Set<Character>,
    /// The player's cubes on the titles in play, one bit each.
    pub titles: u8,
    /// The guild token.
    pub guild: Option<Guild>,
    /// Voyages to taken docks in this round (A.VO.27).
    pub crowded: u8,
    /// Decisions taken in this round, or in the personal choice before the first (A.RU.47).
    pub decisions: u8,
    /// Victory points by [`Origin`].
    pub points: [i16; Origin::COUNT],
}

impl Player {
    /// All victory points.
    #[must_use]
    pub fn vp(&self) -> i16 {
        self.points.iter().sum()
    }

    /// Ships in all holds.
    #[must_use]
    pub fn stowed(&self) -> u8 {
        self.holds.iter().sum()
    }

    /// Ships on docks.
    #[must_use]
    pub fn docked(&self) -> u8 {
        self.docks.iter().sum::<u8>() + size(self.sailed)
    }

    /// Ships in that hold.
    #[must_use]
    pub fn hold(&self, hold: Hold) -> u8 {
        self.holds[hold as usize]
    }

    /// Whether a lighthouse is left on the barn.
    #[must_use]
    pub fn has_lighthouse(&self) -> bool {
        size(self.lights) < SPACES
    }

    /// Whether the player's ship is on that dock.
    #[must_use]
    pub fn is_docked_at(&self, route: Route) -> bool {
        match route.tile() {
            Some(tile) => self.sailed.contains(tile),
            None => self.docks[route as usize] > 0,
        }
    }
}

/// The pieces of the solo opponent on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rival {
    /// Routes with its ship.
    pub docks: Set<Route>,
    /// Routes with its lighthouse.
    pub lights: Set<Route>,
}

/// The deal of the starting characters. It is kept to the end, because whoever saw cards go by still knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The packs by the seat that got them first: the cards picked, in order, then those left.
    pub packs: [[Option<Character>; PACK]; SEATS],
    /// How many cards were picked of each pack.
    pub picks: u8,
    /// What was chosen while others still choose.
    pub chosen: [Option<Character>; SEATS],
    /// Cards dealt to one seat alone: personal choice, and end-game characters of the selective draft.
    pub own: [Set<Character>; SEATS],
    /// Personal choice: the seats whose hand is settled while others still choose.
    pub settled: SeatSet,
}

/// A game of Amalfi: Renaissance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amalfi {
    pub(crate) edition: Edition<Components>,
    /// The version of the rules by which it is played.
    pub(crate) rules: u32,
    pub(crate) stream: Stream,
    pub(crate) seats: Seats,
    pub(crate) way: Way,
    pub(crate) opponent: Option<Opponent>,
    pub(crate) phase: Phase,
    /// From 0.
    pub(crate) round: u8,
    /// The first player of this round.
    pub(crate) first: Seat,
    /// The holder of the compass rose.
    pub(crate) compass: Seat,
    /// Whose turn it is, or who is fed.
    pub(crate) turn: Seat,
    pub(crate) passed: SeatSet,
    /// The main action that is being carried out.
    pub(crate) acting: Option<Main>,
    /// Whether the solo challenge was lost at a check of titles.
    pub(crate) lost: bool,
    /// The pending steps; the top one is asked.
    pub(crate) steps: Steps,
    pub(crate) players: BySeat<Player, SEATS>,
    pub(crate) rival: Rival,
    pub(crate) decrees: [Decree; ROUNDS as usize],
    pub(crate) titles: [Title; TITLES],
    pub(crate) council: Row<Character, 4>,
    pub(crate) council_deck: Deck<Character, 75>,
    pub(crate) council_discard: Set<Character>,
    /// Whether the council's discard pile has become its deck: then the deck holds only cards that everybody saw.
    pub(crate) council_renewed: bool,
    pub(crate) workshop: Row<Masterpiece, 5>,
    pub(crate) workshop_deck: Deck<Masterpiece, 54>,
    pub(crate) workshop_discard: Set<Masterpiece>,
    pub(crate) atlas: Row<Tile, 5>,
    pub(crate) stacks: [Deck<Tile, 18>; 2],
    pub(crate) covers: [Option<Tile>; CELLS],
    /// Tiles that left the game.
    pub(crate) gone: Set<Tile>,
    /// Invited characters of all players, in order.
    pub(crate) invitations: Deck<Character, 75>,
    /// Cards in hands that everybody saw go there.
    pub(crate) seen: Set<Character>,
    pub(crate) deal: Deal,
}

/// Two kibibytes: a search clones states by the million.
const _: () = assert!(size_of::<Amalfi>() <= 2048);

impl Amalfi {
    /// What belongs to a seat.
    #[must_use]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The capacity of a barn (A.BR.1).
    #[must_use]
    pub(crate) fn capacity(&self, seat: Seat) -> u8 {
        self.edition.board.barn + size(self.player(seat).lights)
    }

    /// Whether it is the solo challenge.
    #[must_use]
    pub(crate) fn is_solo(&self) -> bool {
        self.seats.count() == 1
    }

    /// Whether any ship is on the dock.
    #[must_use]
    pub(crate) fn has_ship(&self, route: Route) -> bool {
        self.rival.docks.contains(route)
            || self
                .seats
                .iter()
                .any(|seat| self.player(seat).is_docked_at(route))
    }

    /// Who has a lighthouse on the route; the solo opponent's is nobody's to use.
    #[must_use]
    pub(crate) fn keeper(&self, route: Route) -> Option<Seat> {
        self.seats
            .iter()
            .find(|&seat| self.player(seat).lights.contains(route))
    }

    /// All explored private routes.
    #[must_use]
    pub(crate) fn explored(&self) -> Set<Tile> {
        self.seats
            .iter()
            .fold(Set::EMPTY, |all, seat| all | self.player(seat).tiles)
    }

    /// Routes with a lighthouse of anybody.
    #[must_use]
    pub(crate) fn lit(&self) -> Set<Route> {
        self.seats
            .iter()
            .fold(self.rival.lights, |all, seat| all | self.player(seat).lights)
    }

    /// Whether the route is in play (A.GE.9).
    #[must_use]
    pub(crate) fn in_play(&self, route: Route) -> bool {
        route.tile().is_none_or(|tile| {
            self.seats
                .iter()
                .any(|seat| self.player(seat).tiles.contains(tile))
        })
    }

    /// The route whose price and effects are valid there: on a changing cell the covering tile's.
    #[must_use]
    pub(crate) fn valid(&self, route: Route) -> Route {
        self.cover(route).map_or(route, Route::from)
    }

    /// The tile that covers a changing cell.
    #[must_use]
    pub(crate) fn cover(&self, route: Route) -> Option<Tile> {
        route.cell_number().and_then(|cell| self.covers[cell])
    }
}
