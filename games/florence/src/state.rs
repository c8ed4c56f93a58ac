//! The position as data. Coins are counted in hundreds throughout.

use serde::{Deserialize, Serialize};
use signoria_engine::deck::Deck;
use signoria_engine::{BySeat, Edition, Seat, SeatSet, Seats, Set, Stream};

use crate::cards::{BonusDraw, Bonuses, PrestigeDraw, Prestiges, ProfessionDraw, Professions};
use crate::edition::{Components, DIEGO_CARDS, MOST_SEATS};
use crate::options::Options;
use crate::pieces::{Building, Card, Character, Freedom, Stack};

pub use crate::estate::{Half, Lot, Plot, Site};
pub use crate::step::{After, AfterCall, Deal, Step, Steps};

/// The position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Florence {
    /// The version of the rules.
    pub rules: u32,
    /// The figures in play.
    pub edition: Edition<Components>,
    /// What the table chose.
    pub options: Options,
    /// The number of seats.
    pub seats: Seats,
    /// The source of randomness.
    pub stream: Stream,
    /// The round, from 1.
    pub round: u8,
    /// The part of the round.
    pub phase: Phase,
    /// The start player; in the solo game always you, see [`Solo::starts`].
    pub start: Seat,
    /// Whose turn it is: the opener, the bidder for characters, the active player.
    pub turn: Seat,
    /// The pending steps; the top one is asked. Empty when the game is over.
    pub steps: Steps,
    /// The object auction.
    pub auction: Auction,
    /// The turn in the action phase.
    pub deeds: Deeds,
    /// What is left in the box.
    pub supply: Supply,
    /// The players.
    pub players: BySeat<Player, MOST_SEATS>,
    /// The landscapes that lie in estates, by type.
    pub lands: [Deck<Plot, 6>; 3],
    /// The profession deck.
    pub professions: ProfessionDraw,
    /// The bonus deck.
    pub bonuses: BonusDraw,
    /// The prestige deck.
    pub prestiges: PrestigeDraw,
    /// The characters of "Muse and Princess".
    pub court: Court,
    /// Diego and the virtual players.
    pub solo: Solo,
}

/// A state is copied for every move that a player thinks about: it stays about one kibibyte.
const _: () = assert!(size_of::<Florence>() <= 1056);

/// The parts of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The starting hands.
    Hands,
    /// The object auction.
    Auction,
    /// The character auction.
    Court,
    /// The action phase.
    Actions,
    /// After the last round.
    End,
}

impl Phase {
    /// Its name, as in the ids of messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hands => "hands",
            Self::Auction => "auction",
            Self::Court => "court",
            Self::Actions => "actions",
            Self::End => "end",
        }
    }
}

/// The object auction of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    /// Who has no object yet and has not sat out.
    pub inside: SeatSet,
    /// The stacks of which something was acquired.
    pub sold: Set<Stack>,
}

/// What the active player has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// How many actions are left.
    pub left: u8,
    /// How many were taken, by [`Deed`](crate::pieces::Deed).
    pub done: [u8; 5],
    /// How many joint buildings were proposed in this turn.
    pub talks: u8,
}

impl Deeds {
    /// How many actions the turn has.
    #[must_use]
    pub fn count(&self) -> u8 {
        self.done.iter().sum::<u8>() + self.left
    }

    /// Which of them is decided now, from 1.
    #[must_use]
    pub fn number(&self) -> u8 {
        self.done.iter().sum::<u8>() + 1
    }
}

/// What is left in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supply {
    /// Landscapes by type.
    pub landscapes: [u8; 3],
    /// Jesters.
    pub jesters: u8,
    /// Builders.
    pub builders: u8,
    /// Recruiting cards.
    pub recruiting: u8,
    /// Freedom tokens by type.
    pub freedoms: [u8; 3],
    /// Buildings by kind.
    pub buildings: [u8; 10],
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cells covered by buildings and the palazzo.
    pub built: u64,
    /// The cells covered by anything.
    pub covered: u64,
    /// Where each building lies.
    pub lots: [Lot; 10],
    /// Coins, in hundreds.
    pub coins: u16,
    /// Where the prestige points come from.
    pub points: Points,
    /// Professions in hand.
    pub hand: Professions,
    /// Professions on the table.
    pub table: Professions,
    /// Bonus cards in hand.
    pub bonuses: Bonuses,
    /// Prestige cards.
    pub prestiges: Prestiges,
    /// The value of the best work of the round.
    pub best: u16,
    /// Which profession was given back at the start.
    pub returned: Option<Card>,
    /// Recruiting cards in hand.
    pub recruiting: u8,
    /// Recruiting cards on the table.
    pub recruited: u8,
    /// Landscapes by type.
    pub landscapes: [u8; 3],
    /// Freedoms.
    pub freedoms: Set<Freedom>,
    /// Jesters.
    pub jesters: u8,
    /// Builders.
    pub builders: u8,
}

/// Prestige points by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Points {
    /// From the pay of works.
    pub works: u16,
    /// From buildings.
    pub buildings: u8,
    /// From repeated landscapes.
    pub landscapes: u8,
    /// From builders.
    pub builders: u8,
    /// From best works.
    pub best_works: u8,
    /// From the Merchant.
    pub merchant: u8,
    /// From the Banker of the last round.
    pub banker: u16,
    /// Given up for coins.
    pub sold: u16,
}

impl Points {
    /// All together; only Diego's can be below 0.
    #[must_use]
    pub fn total(&self) -> i32 {
        let Self {
            works,
            buildings,
            landscapes,
            builders,
            best_works,
            merchant,
            banker,
            sold,
        } = *self;
        let small = [buildings, landscapes, builders, best_works, merchant];
        let small: i32 = small.into_iter().map(i32::from).sum();
        small + i32::from(works) + i32::from(banker) - i32::from(sold)
    }
}

impl Player {
    /// All prestige points.
    #[must_use]
    pub fn prestige(&self) -> i32 {
        self.points.total()
    }

    /// Whether the estate has that building.
    #[must_use]
    pub fn has_building(&self, building: Building) -> bool {
        self.lots[building as usize].is_some()
    }

    /// Whether the estate has that freedom.
    #[must_use]
    pub fn has_freedom(&self, freedom: Freedom) -> bool {
        self.freedoms.contains(freedom)
    }

    /// Profession and recruiting cards, on the table and in hand.
    #[must_use]
    pub fn own_cards(&self) -> u8 {
        self.hand.len() + self.table.len() + self.recruiting + self.recruited
    }

    /// How many buildings the estate has.
    #[must_use]
    pub fn building_count(&self) -> u8 {
        self.lots.iter().filter(|lot| lot.is_some()).count() as u8
    }

    /// How many landscapes the estate has.
    #[must_use]
    pub fn landscape_count(&self) -> u8 {
        self.landscapes.iter().sum()
    }
}

/// The characters of "Muse and Princess".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Court {
    /// The seat before which each lies.
    pub owner: [Option<Seat>; 6],
    /// Whose marker lies on it, and on which space (in hundreds).
    pub marker: [Option<(Seat, u8)>; 6],
    /// Used in the character auction in which they were bought.
    pub aside: Set<Character>,
    /// The Cardinal and the Muse, once they have been of use this round.
    pub served: Set<Character>,
    /// Who has bought or passed in this character auction.
    pub done: SeatSet,
    /// The coins on the Banker, in hundreds.
    pub coins: u16,
    /// Who bought the Banker this round.
    pub banker: Option<Seat>,
}

impl Court {
    /// Who has the character.
    #[must_use]
    pub fn owner(&self, character: Character) -> Option<Seat> {
        self.owner[character as usize]
    }

    /// Whether the seat has the character.
    #[must_use]
    pub fn has(&self, seat: Seat, character: Character) -> bool {
        self.owner(character) == Some(seat)
    }
}

/// The code of a recruiting card in Diego's row, after the professions.
pub const RECRUITING: u8 = 21;

/// Diego and the virtual players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// Diego's cards not yet drawn, the next one on top.
    pub cards: Deck<u8, DIEGO_CARDS>,
    /// The card of this round's auction.
    pub card: u8,
    /// The cards of Diego's last turn; none before his first.
    pub turn_cards: [Option<u8>; 2],
    /// Whether Diego is the start player.
    pub starts: bool,
    /// Whether Diego has had his turn in this action phase.
    pub acted: bool,
    /// Whether you or Diego acquired a recruiting card this round.
    pub recruiting_taken: bool,
    /// Whether you or Diego acquired a builder this round.
    pub builder_taken: bool,
    /// The stacks put up this round.
    pub put_up: Set<Stack>,
    /// What you declined this round, the first at the bottom, with its last bid.
    pub declined: Deck<Bid, 4>,
    /// What Diego has.
    pub diego: Diego,
    /// The virtual players.
    pub virtuals: [Virtual; 3],
}

/// A stack and the last bid for it, in hundreds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bid {
    /// The stack.
    pub stack: Stack,
    /// The last bid.
    pub bid: u8,
}

impl Default for Bid {
    fn default() -> Self {
        Self {
            stack: Stack::Forest,
            bid: 0,
        }
    }
}

/// What Diego has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diego {
    /// Coins, in hundreds.
    pub coins: u16,
    /// Where his prestige points come from; `sold` is what he paid with.
    pub points: Points,
    /// His face-down cards, the leftmost on top: professions, or [`RECRUITING`].
    pub row: Deck<u8, 15>,
    /// His professions face up.
    pub table: Professions,
    /// His recruiting cards face up.
    pub recruited: u8,
    /// The bonus cards on his leftmost face-down card.
    pub bonuses: Bonuses,
    /// His prestige cards.
    pub prestiges: Prestiges,
    /// The value of his best work of the round.
    pub best: u16,
    /// Jesters.
    pub jesters: u8,
    /// Builders.
    pub builders: u8,
    /// Buildings by kind.
    pub buildings: [u8; 10],
    /// Landscapes by type.
    pub landscapes: [u8; 3],
    /// Freedoms by type.
    pub freedoms: [u8; 3],
}

/// A virtual player: only professions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Virtual {
    /// Face down, the leftmost on top.
    pub row: Deck<u8, 10>,
    /// Face up.
    pub table: Professions,
}

impl Florence {
    /// The pending decision; none when the game is over.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        self.steps.top()
    }

    /// Puts another decision in place of the one just made.
    pub fn go_to(&mut self, step: Step) {
        self.steps.pop();
        self.steps.push(step);
    }

    /// The figures in play.
    #[must_use]
    pub fn figures(&self) -> &'static Components {
        self.edition.figures()
    }

    /// Whether this is the solo game.
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.seats.count() == 1
    }

    /// The start player; none when Diego has the token.
    #[must_use]
    pub fn start_player(&self) -> Option<Seat> {
        (!(self.is_solo() && self.solo.starts)).then_some(self.start)
    }

    /// Whether it is a game for two players.
    #[must_use]
    pub fn is_for_two(&self) -> bool {
        self.seats.count() == 2
    }

    /// How many virtual players there are.
    #[must_use]
    pub fn virtual_count(&self) -> usize {
        if self.is_solo() {
            self.options.solo_table.players() - 2
        } else {
            0
        }
    }

    /// The half of a joint building that lies in the estate of a seat.
    #[must_use]
    pub fn half_of(&self, seat: Seat, building: Building) -> Option<Half> {
        self.players[seat].lots[building as usize]
            .get()
            .map(|(_, half)| half)
    }

    /// The neighbours to the left and to the right, with cooperative building.
    #[must_use]
    pub fn neighbours(&self, seat: Seat) -> [Option<Seat>; 2] {
        if !self.options.cooperative_building {
            return [None; 2];
        }
        let table = &self.figures().neighbours[self.seats.count().min(MOST_SEATS)];
        table[seat.index().min(MOST_SEATS - 1)].map(|seat| seat.and_then(|seat| Seat::try_from(seat).ok()))
    }

    /// The palazzo of the side in play.
    #[must_use]
    pub fn palazzo(&self) -> u64 {
        self.figures().palazzo[usize::from(self.options.cooperative_building)]
    }

    /// The minimum work value of the round.
    #[must_use]
    pub fn minimum(&self) -> u16 {
        let minimum = &self.figures().minimum;
        u16::from(minimum[usize::from(self.round.max(1) - 1).min(minimum.len() - 1)])
    }

    /// The price of a building by the number of builders, in hundreds.
    #[must_use]
    pub fn building_price(&self, builders: u8) -> u16 {
        self.figures().money.building_with(builders)
    }
}
