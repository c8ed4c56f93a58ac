//! What is on the table.

use serde::{Deserialize, Serialize};
use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Edition, Seat, Seats, Stream};

use crate::board::{DICE, FLOORS, Kind, Member, Space};
use crate::card::Card;
use crate::edition::{CARDS_OF_KIND, Components, PERIODS, SLOTS};
use crate::effect::Modifier;
use crate::goods::{Good, Purse};
use crate::leader::{Leader, LeaderSet};
use crate::step::Step;
use crate::tile::{BonusTile, Tile};

/// The most seats.
pub const MOST_SEATS: usize = 4;
/// Leaders of a hand.
pub const HAND: usize = 4;
/// Steps under way at most: a granted action, and for each card that works two privileges and a loss, one for the bonus tile too.
pub(crate) const STEPS: usize = 2 + 3 * SLOTS;

/// A game of Lorenzo il Magnifico.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lorenzo {
    pub(crate) edition: Edition<Components>,
    pub(crate) stream: Stream,
    pub(crate) seats: Seats,
    pub(crate) advanced: bool,
    pub(crate) phase: Phase,
    /// From 1; 0 during set-up.
    pub(crate) round: u8,
    /// Seats in turn order.
    pub(crate) order: Deck<u8, MOST_SEATS>,
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
    pub(crate) council: Deck<u8, { MOST_SEATS * Member::COUNT }>,
    pub(crate) families: BySeat<Family, MOST_SEATS>,
    /// The steps of the action under way; the last one is asked.
    pub(crate) steps: Deck<Step, STEPS>,
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

/// One family: everything that belongs to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    pub(crate) goods: Purse,
    /// How many of the victory points came from Vatican reports.
    pub(crate) church: u16,
    /// By kind, in the order in which they were taken.
    pub(crate) cards: [Deck<Card, SLOTS>; Kind::COUNT],
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
    pub(crate) packet: LeaderSet,
}

/// A leader of a family.
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

impl Family {
    pub(crate) fn held(&self, good: Good) -> u16 {
        self.goods.get(good)
    }

    pub(crate) fn count(&self, kind: Kind) -> usize {
        self.cards[kind as usize].len()
    }

    pub(crate) fn is_home(&self, member: Member) -> bool {
        self.members[member as usize].is_none()
    }

    /// All leaders of the family that lie like that.
    pub(crate) fn leaders(&self, lies: impl Fn(Status) -> bool + Copy) -> LeaderSet {
        self.leaders
            .iter()
            .flatten()
            .filter(|held| lies(held.status))
            .map(|held| held.leader)
            .collect()
    }

    pub(crate) fn hand(&self) -> LeaderSet {
        self.leaders(|status| status == Status::Hand)
    }

    /// The leaders whose abilities the family has: those in play, and the one that is copied.
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
    /// The family of a seat.
    pub(crate) fn family(&self, seat: Seat) -> &Family {
        &self.families[seat]
    }

    /// The seat at a place of the turn order.
    pub(crate) fn at_place(&self, place: usize) -> Seat {
        let order = self.order.as_slice();
        Seat::new(order[place % order.len()])
    }

    /// The seats in turn order.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order.as_slice().iter().map(|&seat| Seat::new(seat))
    }

    /// The period of this round, from 0.
    pub(crate) fn period(&self) -> usize {
        usize::from(self.round.saturating_sub(1) / 2).min(PERIODS - 1)
    }

    /// The tiles that apply to a family.
    pub(crate) fn excommunications<'a>(&'a self, family: &'a Family) -> impl Iterator<Item = Tile> + 'a {
        self.tiles
            .iter()
            .zip(family.excommunicated)
            .filter(|(_, excommunicated)| *excommunicated)
            .map(|(&tile, _)| tile)
    }

    /// Whether some tile has that modifier for a family.
    pub(crate) fn suffers(&self, family: &Family, from: impl Fn(&Modifier) -> bool) -> bool {
        self.excommunications(family)
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
