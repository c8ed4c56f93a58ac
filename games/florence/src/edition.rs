//! The figures of an edition, checked and in the form in which the rules use them.
//!
//! The file is read by [`file`]; nothing here is a number of its own but the sizes of the tables.

use serde::{Deserialize, Serialize};
use signoria_engine::{BuiltIn, EditionError, Figures, Provenance};

use crate::pieces::{
    BONUSES, Building, Card, Deed, Freedom, Landscape, PRESTIGES, PROFESSIONS, Pile, Size, Stack, Tile,
};
use crate::places::Places;

mod file;

/// The most seats of a table.
pub const MOST_SEATS: usize = 5;
/// The rounds of the game.
pub const ROUNDS: usize = 7;
/// The cards of Diego's deck.
pub const DIEGO_CARDS: usize = 21;

/// What bonus and prestige cards count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Buildings of any size.
    Buildings,
    /// Large buildings.
    Large,
    /// Medium buildings.
    Medium,
    /// Small buildings.
    Small,
    /// Sizes of which there is a building.
    BuildingSizes,
    /// Forests.
    Forests,
    /// Lakes.
    Lakes,
    /// Parks.
    Parks,
    /// Landscapes of any type.
    Landscapes,
    /// Types of which there is a landscape.
    LandscapeTypes,
    /// Freedoms.
    Freedoms,
    /// Freedoms that are different.
    FreedomTypes,
    /// Jesters.
    Jesters,
    /// Builders.
    Builders,
    /// Prestige cards.
    PrestigeCards,
    /// How many of forest, lake, park, jester, builder, prestige card and freedom there are, each counted once.
    Categories,
    /// Profession and recruiting cards in hand.
    HandCards,
    /// Profession and recruiting cards on the table.
    TableCards,
    /// The same, when they are counted as works.
    Works,
    /// Cells of the estate with nothing on them.
    EmptyCells,
}

/// What a profession wishes for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// The building.
    pub building: Building,
    /// The landscape.
    pub landscape: Landscape,
    /// The freedom.
    pub freedom: Freedom,
}

/// A bonus card: a value for each of the things counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BonusCard {
    /// What is counted.
    pub counts: Vec<Count>,
    /// What each adds to the work value.
    pub each: u8,
}

/// A prestige card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrestigeCard {
    /// What is asked for.
    pub goal: Goal,
    /// The points.
    pub points: u8,
    /// The points for whoever shares the first place.
    pub tied: u8,
}

/// What a prestige card asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// More than anybody else.
    Most(Count),
    /// Fewer than anybody else.
    Fewest(Count),
    /// At least this many of each.
    Have(Vec<(Count, u8)>),
}

/// Coins, in hundreds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Money {
    /// What each player begins with.
    pub start: u16,
    /// The same for two players.
    pub start_two: u16,
    /// The opening bid.
    pub opening: u16,
    /// The same for two players.
    pub opening_two: u16,
    /// The step of a raise.
    pub raise: u16,
    /// The price for the last player.
    pub last_player: u16,
    /// The same for two players.
    pub last_player_two: u16,
    /// A building by the number of builders.
    pub building: [u16; 4],
    /// A profession card.
    pub profession: u16,
    /// A bonus card.
    pub bonus: u16,
    /// A freedom.
    pub freedom: u16,
    /// The pay for a point of work value.
    pub per_work_value: u16,
    /// What a prestige point costs out of the pay.
    pub per_point_converted: u16,
    /// What a sold prestige point brings.
    pub per_point_sold: u16,
}

impl Money {
    /// A building with that many builders.
    #[must_use]
    pub fn building_with(&self, builders: u8) -> u16 {
        self.building[usize::from(builders).min(self.building.len() - 1)]
    }

    /// A card of a pile that is drawn from.
    #[must_use]
    pub fn card(&self, pile: Pile) -> u16 {
        match pile {
            Pile::Profession => self.profession,
            Pile::Bonus | Pile::Prestige => self.bonus,
        }
    }

    /// What a work of that value is paid.
    #[must_use]
    pub fn pay(&self, value: u16) -> u16 {
        value * self.per_work_value
    }

    /// What that many prestige points cost out of the pay.
    #[must_use]
    pub fn converted(&self, points: u16) -> u16 {
        points * self.per_point_converted
    }

    /// How many prestige points the pay of a work of that value buys at most.
    #[must_use]
    pub fn most_converted(&self, value: u16) -> u16 {
        self.pay(value).checked_div(self.per_point_converted).unwrap_or(0)
    }
}

/// What adds to the value of a work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkValues {
    /// The wished building.
    pub building: u8,
    /// The wished landscape.
    pub landscape: u8,
    /// The wished freedom.
    pub freedom: u8,
    /// Each jester.
    pub jester: u8,
    /// Each own profession or recruiting card.
    pub card: u8,
}

impl WorkValues {
    /// That many jesters.
    #[must_use]
    pub fn jesters(&self, count: u8) -> u16 {
        u16::from(self.jester) * u16::from(count)
    }

    /// That many own profession or recruiting cards.
    #[must_use]
    pub fn cards(&self, count: u8) -> u16 {
        u16::from(self.card) * u16::from(count)
    }
}

/// Prestige points during the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// A building.
    pub building: u8,
    /// A landscape of a type that one has already.
    pub repeated_landscape: u8,
    /// The first, second and third builder.
    pub builders: [u8; 3],
    /// The best work of a round.
    pub best_work: u8,
}

/// How many actions there are, and how many of each kind.
#[derive(Clone, Debug)]
pub struct Actions {
    /// In a turn.
    pub turn: u8,
    /// In a turn with the Cardinal.
    pub cardinal: u8,
    /// By [`Deed`].
    pub most: [u8; 5],
}

/// Freedom tokens of each type.
#[derive(Clone, Debug)]
pub struct FreedomTokens {
    /// By the number of players, 3 to 5.
    pub by_seats: [u8; 3],
    /// In the solo game.
    pub solo: u8,
    /// With two players: of each, and how many types lose one.
    pub two: (u8, u8),
    /// With two players, hard: of each, and how many types gain one.
    pub two_hard: (u8, u8),
}

/// The Banker, in hundreds of coins.
#[derive(Clone, Debug)]
pub struct Banker {
    /// On the card at the start.
    pub start: u16,
    /// Added in a round in which nobody buys him.
    pub unbought: u16,
    /// Put on the card when he is bought.
    pub refill: u16,
    /// What a prestige point costs his buyer of the last round.
    pub per_point: u16,
}

/// What adds to the work of the Princess.
#[derive(Clone, Debug)]
pub struct Princess {
    /// Each landscape.
    pub landscape: u8,
    /// Each builder.
    pub builder: u8,
    /// Each building.
    pub building: u8,
    /// Each own profession or recruiting card.
    pub card: u8,
}

/// The solo opponent; coins in hundreds.
#[derive(Clone, Debug)]
pub struct DiegoFigures {
    /// What is paid over the last bid.
    pub over_last_bid: u16,
    /// The price in the last auction.
    pub last_auction: u16,
    /// Without a modifier, a roll up to this forces you to buy.
    pub forced_up_to: u8,
    /// What Diego gets for a prestige point that he gives up.
    pub per_point: u16,
    /// How many of the highest modifiers are barred from the last auction.
    pub barred: u8,
    /// Coins by difficulty: easy, standard, hard.
    pub coins: [u16; 3],
    /// The cards, those of rounds 1-2 first, then 3-4, then 5-7.
    pub cards: Vec<DiegoCard>,
    /// How many cards there are of each back.
    pub backs: [usize; 3],
}

/// A card of Diego.
#[derive(Clone, Debug)]
pub struct DiegoCard {
    /// The objects from left to right, with the modifier of the die (0: none).
    pub objects: [(Stack, u8); 5],
    /// The upper row of actions: the first that is possible is done.
    pub upper: Vec<Deed>,
    /// The lower row.
    pub lower: Vec<Deed>,
}

/// All figures of an edition.
#[derive(Clone, Debug)]
pub struct Components {
    /// Whether there is a solo game.
    pub solo: bool,
    /// Whether the coins of the others are secret.
    pub secret_coins: bool,
    /// Whether a recruiting card may be used in the turns of others.
    pub recruit_in_any_turn: bool,
    /// Jesters in the supply.
    pub jesters: u8,
    /// Builders in the supply.
    pub builders: u8,
    /// Recruiting cards in the supply.
    pub recruiting: u8,
    /// The most builders of a player.
    pub most_builders: u8,
    /// Coins.
    pub money: Money,
    /// The value of a work.
    pub work: WorkValues,
    /// Points during the game.
    pub points: Points,
    /// Actions of a turn.
    pub actions: Actions,
    /// Profession cards dealt to each player.
    pub dealt: u8,
    /// How many of them are kept.
    pub kept: u8,
    /// How many cards of a deck are looked at.
    pub looked_at: u8,
    /// Freedom tokens by table.
    pub freedom_tokens: FreedomTokens,
    /// The minimum work value of each round.
    pub minimum: [u8; ROUNDS],
    /// The professions.
    pub wishes: [Wish; PROFESSIONS],
    /// The size of each building.
    pub sizes: [Size; Building::ALL.len()],
    /// The buildings of each size, as bits.
    pub of_size: [u16; 3],
    /// How many there are of each building.
    pub building_copies: u8,
    /// How many there are of each landscape.
    pub landscape_copies: u8,
    /// Where each kind of tile can lie.
    pub places: [Places; Tile::COUNT],
    /// The palazzo on side A and on side B.
    pub palazzo: [u64; 2],
    /// The neighbours to the left and right by seats at the table and seat, with cooperative building.
    pub neighbours: [[[Option<u8>; 2]; MOST_SEATS]; MOST_SEATS + 1],
    /// The most offers of a negotiation.
    pub offers: u8,
    /// The most negotiations of a turn.
    pub talks: u8,
    /// The highest sum that can be offered, in hundreds.
    pub highest_sum: u8,
    /// The bonus cards.
    pub bonuses: [BonusCard; BONUSES],
    /// The prestige cards.
    pub prestiges: [PrestigeCard; PRESTIGES],
    /// The lowest and highest bid for each character, in hundreds.
    pub bids: [(u8, u8); 6],
    /// The Banker.
    pub banker: Banker,
    /// The Princess.
    pub princess: Princess,
    /// The solo opponent, where there is one.
    pub diego: Option<DiegoFigures>,
    provenance: Provenance,
}

impl Components {
    /// The places of a tile.
    #[must_use]
    pub fn places(&self, tile: Tile) -> &Places {
        &self.places[tile.index()]
    }

    /// What a profession wishes for.
    #[must_use]
    pub fn wish(&self, profession: Card) -> Option<&Wish> {
        self.wishes.get(profession as usize)
    }
}

impl Figures for Components {
    const BUILT_IN: &'static [BuiltIn] = &[
        BuiltIn {
            name: "2022",
            text: include_str!("../data/2022.toml"),
        },
        BuiltIn {
            name: "2006",
            text: include_str!("../data/2006.toml"),
        },
    ];

    fn parse(text: &str) -> Result<Self, EditionError> {
        file::read(text)
    }

    fn provenance(&self) -> Provenance {
        self.provenance
    }
}
