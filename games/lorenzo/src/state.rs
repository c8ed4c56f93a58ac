//! What is on the table.

use serde::{Deserialize, Serialize};
use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Edition, List, Seat, Seats, Set, Stream};

use crate::board::{DICE, FLOORS, Kind, Member, Space};
use crate::card::Card;
use crate::edition::{CARDS_OF_KIND, Components, PERIODS, SLOTS};
use crate::effect::Modifier;
use crate::goods::{Good, Purse};
use crate::pieces::{BonusTile, Leader, Tile};
use crate::step::Steps;

/// The most seats.
pub const MOST_SEATS: usize = 4;
/// Leaders of a hand.
pub const HAND: usize = 4;

/// A game of Lorenzo il Magnifico.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lorenzo {
    /// The version of the rules that the game was begun with.
    pub(crate) rules: u32,
    pub(crate) edition: Edition<Components>,
    pub(crate) stream: Stream,
    pub(crate) seats: Seats,
    pub(crate) advanced: bool,
    pub(crate) phase: Phase,
    /// From 1; 0 during set-up.
    pub(crate) round: u8,
    /// Seats in turn order.
    pub(crate) order: List<u8, MOST_SEATS>,
    /// Turns of this round that are over, or seats that the Church has looked at.
    pub(crate) turn: u8,
    /// Whether the seat has placed its member in this turn.
    pub(crate) placed: bool,
    pub(crate) dice: [u8; DICE],
    /// By kind; the top card is drawn next.
    pub(crate) decks: [Deck<Card, CARDS_OF_KIND>; Kind::COUNT],
    /// By kind and floor.
    pub(crate) towers: [[Option<Card>; FLOORS]; Kind::COUNT],
    /// The excommunication tile of each period.
    pub(crate) tiles: [Tile; PERIODS],
    /// Who stands in the council palace, in the order of arrival.
    pub(crate) council: List<u8, { MOST_SEATS * Member::COUNT }>,
    pub(crate) players: BySeat<Player, MOST_SEATS>,
    /// The steps of the action under way; the last one is asked.
    pub(crate) steps: Steps,
}

// Search copies states by the million.
const _: () = assert!(size_of::<Lorenzo>() <= 1024);

/// What the table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Bonus tiles are chosen.
    BonusTiles,
    /// Leaders are drafted.
    Draft,
    /// Members are placed.
    Actions,
    /// The Church asks for faith.
    Vatican,
    /// The game is over.
    Over,
}

/// One player: everything that belongs to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub(crate) goods: Purse,
    /// How many of the victory points came from Vatican reports.
    pub(crate) church: u16,
    /// By kind, in the order in which they were taken.
    pub(crate) cards: [List<Card, SLOTS>; Kind::COUNT],
    /// Where each member stands; none: at home.
    pub(crate) members: [Option<Space>; Member::COUNT],
    /// The base of each coloured member for this round; 0: its die.
    pub(crate) strengthened: [u8; DICE],
    pub(crate) bonus: Option<BonusTile>,
    /// Whether a cube lies on the tile of each period.
    pub(crate) excommunicated: [bool; PERIODS],
    /// In the order in which they were drafted.
    pub(crate) leaders: [Option<Held>; HAND],
    /// Whose ability the copying leader has.
    pub(crate) copied: Option<Leader>,
    /// The packet of the draft in front of the seat.
    pub(crate) packet: Set<Leader>,
}

/// A leader of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Who it is.
    pub leader: Leader,
    /// Where the card lies.
    pub status: Status,
}

/// Where a leader card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// In the hand, secret.
    Hand,
    /// In play, face up.
    FaceUp,
    /// In play, face down: used in this round.
    FaceDown,
    /// Out of the game.
    Discarded,
}

impl Status {
    /// Whether the leader is in play.
    #[must_use]
    pub const fn in_play(self) -> bool {
        matches!(self, Self::FaceUp | Self::FaceDown)
    }
}

impl Player {
    pub(crate) fn held(&self, good: Good) -> u16 {
        self.goods.get(good)
    }

    pub(crate) fn count(&self, kind: Kind) -> usize {
        self.cards[kind as usize].len()
    }

    pub(crate) fn is_home(&self, member: Member) -> bool {
        self.members[member as usize].is_none()
    }

    /// All leaders of the player that lie like that.
    pub(crate) fn leaders(&self, lies: impl Fn(Status) -> bool + Copy) -> Set<Leader> {
        self.leaders
            .iter()
            .flatten()
            .filter(|held| lies(held.status))
            .map(|held| held.leader)
            .collect()
    }

    pub(crate) fn hand(&self) -> Set<Leader> {
        self.leaders(|status| status == Status::Hand)
    }

    /// The leaders whose abilities the player has: those in play, and the one that is copied.
    pub(crate) fn abilities(&self) -> impl Iterator<Item = Leader> + '_ {
        let in_play = self.leaders.iter().flatten().filter(|held| held.status.in_play());
        in_play.map(|held| held.leader).chain(self.copied)
    }

    pub(crate) fn held_leader(&self, leader: Leader) -> Option<Held> {
        self.leaders
            .iter()
            .flatten()
            .copied()
            .find(|held| held.leader == leader)
    }

    pub(crate) fn lay(&mut self, leader: Leader, status: Status) {
        let held = self
            .leaders
            .iter_mut()
            .flatten()
            .find(|held| held.leader == leader);
        if let Some(held) = held {
            held.status = status;
        }
    }
}

impl Lorenzo {
    /// The player of a seat.
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The seat at a place of the turn order.
    pub(crate) fn at_place(&self, place: usize) -> Seat {
        Seat::new(self.order[place % self.order.len()])
    }

    /// The seats in turn order.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order.iter().map(|&seat| Seat::new(seat))
    }

    /// The period of this round, from 0.
    pub(crate) fn period(&self) -> usize {
        usize::from(self.round.saturating_sub(1) / 2).min(PERIODS - 1)
    }

    /// The tiles that apply to a player.
    pub(crate) fn excommunications<'a>(&'a self, player: &'a Player) -> impl Iterator<Item = Tile> + 'a {
        self.tiles
            .iter()
            .zip(player.excommunicated)
            .filter(|(_, excommunicated)| *excommunicated)
            .map(|(&tile, _)| tile)
    }

    /// Whether some tile has that modifier for a player.
    pub(crate) fn suffers(&self, player: &Player, from: impl Fn(&Modifier) -> bool) -> bool {
        self.excommunications(player)
            .any(|tile| self.edition.tile(tile).always.iter().any(&from))
    }

    /// Where a card lies in the towers.
    pub(crate) fn floor_of(&self, card: Card) -> Option<Space> {
        Kind::ALL.iter().find_map(|&kind| {
            let floor = self.towers[kind as usize]
                .iter()
                .position(|&there| there == Some(card))?;
            Some(kind.floor(floor))
        })
    }
}
