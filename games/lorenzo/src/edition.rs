//! The figures of the box: the data file as types, checked when it is read.

mod file;
mod spaces;

use serde::{Deserialize, Serialize};
use signoria_engine::{BuiltIn, EditionError, Figures, List, Provenance, Set};

use crate::board::{FLOORS, Kind, Space, Work};
use crate::card::Card;
use crate::effect::{Bundle, MOST_VALUE, Modifier};
use crate::goods::{Good, Goods, Privilege};
use crate::pieces::{BonusTile, Leader, Tile};
use crate::state::MOST_SEATS;

/// Periods of the game, of two rounds each.
pub const PERIODS: usize = 3;
/// Rounds of the game.
pub const ROUNDS: u8 = 6;
/// Cards of one kind and period: two rounds fill the tower with them.
pub const CARDS_OF_PERIOD: usize = 2 * FLOORS;
/// Cards of one kind.
pub const CARDS_OF_KIND: usize = PERIODS * CARDS_OF_PERIOD;
/// Places for cards of one kind on a personal board.
pub const SLOTS: usize = 6;

/// Costs of a card at most.
pub const MOST_COSTS: usize = 2;
/// This value and those below it reach no space: minima are at least 1, modifiers at most `MOST_VALUE`.
pub(crate) const LOWEST_VALUE: i16 = -(MOST_VALUE as i16);
/// Values that are told apart: the highest one reaches all, a minimum of `MOST_VALUE` less that much.
pub(crate) const VALUES: usize = 3 * MOST_VALUE as usize + 1;
/// Spaces that are not floors.
pub(crate) const OUTSIDE: usize = Space::COUNT - Space::FIRST_OUTSIDE;

/// Everything printed in the box.
#[derive(Clone, Debug)]
pub struct Components {
    /// Least action value by floor.
    pub floor_minimum: [u8; FLOORS],
    /// Coins for entering a tower with a member in it.
    pub surcharge: u8,
    /// Victory points by faith points; the track ends where the list does.
    pub faith_points: Vec<u8>,
    /// The end of the military track.
    pub most_military: u8,
    /// Faith needed to support the Church, by period.
    pub church_needs: [u8; PERIODS],
    /// Military points needed for each territory slot.
    pub slot_military: [u8; SLOTS],
    /// What every family starts with.
    pub start: Goods,
    /// Coins to start with, by place in the turn order.
    pub start_coins: [u8; 4],
    /// Victory points by number of territories.
    pub territory_points: [u8; SLOTS + 1],
    /// Victory points by number of characters.
    pub character_points: [u8; SLOTS + 1],
    /// Victory points for most and second most military points.
    pub military_points: [u8; 2],
    /// Resources for 1 victory point at the end.
    pub resources_each: u8,
    /// Bonus of each floor of each tower.
    pub floor_bonus: [[Goods; FLOORS]; Kind::COUNT],
    /// The spaces that are not floors, in their order.
    pub spaces: [SpaceFigures; OUTSIDE],
    /// Those of them that a value reaches, before what the space itself adds; from [`LOWEST_VALUE`] on.
    pub(crate) reached: [Set<Space>; VALUES],
    /// The spaces that are open, by the number of seats.
    pub(crate) open: [Set<Space>; MOST_SEATS + 1],
    /// What a privilege can be.
    pub privileges: [Goods; Privilege::COUNT],
    /// Harvest and production of each bonus tile.
    pub bonus_tiles: [[Goods; 2]; 5],
    /// The development cards.
    pub cards: [CardFigures; Card::COUNT],
    /// The leaders.
    pub leaders: [LeaderFigures; Leader::COUNT],
    /// The excommunication tiles.
    pub tiles: [TileFigures; Tile::COUNT],
    provenance: Provenance,
}

/// A space that is not a floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SpaceFigures {
    /// Least action value.
    pub minimum: u8,
    /// What it adds to the action value.
    pub modifier: i8,
    /// What it gives at once.
    pub gives: Bundle,
    /// It is open for this number of seats or more.
    pub seats: u8,
}

/// A development card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardFigures {
    /// Its kind.
    pub kind: Kind,
    /// Its period, from 1.
    pub period: u8,
    /// Its costs, one of which is paid; without any it is free.
    pub costs: List<Cost, MOST_COSTS>,
    /// What happens when it is taken.
    pub now: Bundle,
    /// What it does in a harvest or production; nothing for characters and ventures.
    pub work: Option<Working>,
    /// What it changes for its owner.
    pub always: Vec<Modifier>,
    /// Victory points at the end.
    pub victory: u8,
}

/// One way to pay for a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    /// What is paid.
    pub pay: Goods,
    /// Military points that must be held before (L.CA.4).
    #[serde(default)]
    pub needs_military: u8,
}

/// What a territory or building does when it works.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Working {
    /// Least action value.
    pub value: u8,
    /// What it gives by itself.
    pub gives: Bundle,
    /// The lines of which one may be used.
    pub exchanges: Vec<Exchange>,
}

/// A line of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    /// The left side.
    pub pay: Goods,
    /// The right side.
    pub gives: Bundle,
}

/// A leader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LeaderFigures {
    /// What must be met to play it.
    pub needs: Requirement,
    /// What it can do.
    pub ability: Ability,
}

/// What a leader can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// As long as it is in play.
    Always(Vec<Modifier>),
    /// Once per round.
    Once(Bundle),
    /// What another leader can do.
    Copies,
}

/// What must be met to play a leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Requirement {
    /// Own development cards by kind.
    pub cards: CardCounts,
    /// Resources and points held.
    pub goods: Goods,
    /// This many cards of any one kind.
    pub same_kind: u8,
}

/// A number of cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CardCounts {
    territory: u8,
    character: u8,
    building: u8,
    venture: u8,
}

impl CardCounts {
    /// The number of cards of one kind.
    #[must_use]
    pub const fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Territory => self.territory,
            Kind::Character => self.character,
            Kind::Building => self.building,
            Kind::Venture => self.venture,
        }
    }
}

/// An excommunication tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TileFigures {
    /// Its period, from 1.
    pub period: u8,
    /// What it changes for whoever is excommunicated.
    pub always: Vec<Modifier>,
}

impl Components {
    /// A card.
    #[must_use]
    pub fn card(&self, card: Card) -> &CardFigures {
        &self.cards[card as usize]
    }

    /// A leader.
    #[must_use]
    pub fn leader(&self, leader: Leader) -> &LeaderFigures {
        &self.leaders[leader as usize]
    }

    /// An excommunication tile.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> &TileFigures {
        &self.tiles[tile as usize]
    }

    /// A space that is not a floor; floors have nothing here.
    #[must_use]
    pub fn space(&self, space: Space) -> SpaceFigures {
        (space as usize)
            .checked_sub(Space::FIRST_OUTSIDE)
            .map_or_else(SpaceFigures::default, |index| self.spaces[index])
    }

    /// The spaces that are not floors and that a value reaches, before what the space itself adds.
    pub(crate) fn reached_by(&self, value: i16) -> Set<Space> {
        self.reached[(value - LOWEST_VALUE).clamp(0, VALUES as i16 - 1) as usize]
    }

    /// What a bonus tile gives for a kind of work.
    #[must_use]
    pub fn bonus(&self, tile: BonusTile, work: Work) -> &Goods {
        &self.bonus_tiles[tile as usize][work as usize]
    }

    /// The end of the faith track.
    #[must_use]
    pub fn most_faith(&self) -> u8 {
        (self.faith_points.len() - 1) as u8
    }

    /// The most of a good that a player can hold.
    #[must_use]
    pub fn most(&self, good: Good) -> u16 {
        match good {
            Good::Military => u16::from(self.most_military),
            Good::Faith => u16::from(self.most_faith()),
            _ => crate::goods::Purse::MOST,
        }
    }
}

impl Figures for Components {
    const BUILT_IN: &'static [BuiltIn] = &[BuiltIn {
        name: "2016",
        text: include_str!("../data/2016.toml"),
    }];

    fn parse(text: &str) -> Result<Self, EditionError> {
        let components = file::read(text)?;
        components.check()?;
        Ok(components)
    }

    fn provenance(&self) -> Provenance {
        self.provenance
    }
}

impl Components {
    /// What the rulebook says about the box as a whole.
    fn check(&self) -> Result<(), EditionError> {
        for &kind in Kind::ALL {
            for period in 1..=PERIODS as u8 {
                let found = self
                    .cards
                    .iter()
                    .filter(|card| card.kind == kind && card.period == period)
                    .count();
                if found != CARDS_OF_PERIOD {
                    return Err(EditionError::whole(format!(
                        "{CARDS_OF_PERIOD} cards of the kind {kind} are of period {period}, found {found}"
                    )));
                }
            }
        }
        let copies = self
            .leaders
            .iter()
            .filter(|leader| leader.ability == Ability::Copies);
        if copies.count() > 1 {
            return Err(EditionError::whole("one leader at most copies another"));
        }
        let choices = |found: &dyn Fn(&Modifier) -> bool| {
            let cards = self.cards.iter().flat_map(|card| &card.always);
            let tiles = self.tiles.iter().flat_map(|tile| &tile.always);
            let leaders = self.leaders.iter().flat_map(|leader| match &leader.ability {
                Ability::Always(always) => always.as_slice(),
                _ => &[],
            });
            cards
                .chain(tiles)
                .chain(leaders)
                .filter(|modifier| found(modifier))
                .count()
        };
        if choices(&|modifier| matches!(modifier, Modifier::DiscountOneOf { .. })) > 1 {
            return Err(EditionError::whole(
                "one discount at most is a choice of resources",
            ));
        }
        if choices(&|modifier| matches!(modifier, Modifier::Less { goods } if goods.len() > 1)) > 1 {
            return Err(EditionError::whole(
                "one tile at most leaves a choice of what is lost",
            ));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Edition;

    use super::*;

    fn corrected(from: &str, to: &str) -> Result<Components, EditionError> {
        let text = Components::BUILT_IN[0].text;
        assert_eq!(text.matches(from).count(), 1, "{from}");
        Components::parse(&text.replace(from, to))
    }

    #[test]
    fn the_box_is_complete_and_printed() {
        let components = Edition::<Components>::standard();
        let provenance = components.provenance();
        assert_eq!(provenance.reconstructed, 0);
        assert_eq!(provenance.printed, 96 + 20 + 21 + 5 + 5 + 9 + 4);
    }

    #[test]
    fn an_owner_may_correct_a_figure() {
        let components = corrected("surcharge = 3", "surcharge = 4").unwrap();
        assert_eq!(components.surcharge, 4);
    }

    #[test]
    fn a_wrong_record_is_named_with_its_line() {
        let text = Components::BUILT_IN[0].text;
        let line = 1 + text.lines().position(|line| line == "number = 5").unwrap();
        let Err(EditionError::At { line: found, reason }) = corrected("number = 5\n", "number = 6\n") else {
            panic!("a wrong number was accepted");
        };
        assert!((line - 3..=line).contains(&found), "{found} is not near {line}");
        assert_eq!(reason, "the card has another printed number");
        assert!(corrected("surcharge = 3", "surcharge = 3\nsurprise = 1").is_err());
        assert!(corrected("surcharge = 3", "surcharge = -3").is_err());
    }

    #[test]
    fn the_rulebooks_statements_about_the_box_are_checked() {
        for (from, to) in [
            ("church_needs = [3, 4, 5]", "church_needs = [3, 4, 50]"),
            ("floor_minimum = [1, 3, 5, 7]", "floor_minimum = [0, 3, 5, 7]"),
            ("resources_each = 5", "resources_each = 0"),
            (
                "number = 1\nkind = \"territory\"",
                "number = 1\nkind = \"venture\"",
            ),
            (
                "number = 9\nkind = \"territory\"\nperiod = 2",
                "number = 9\nkind = \"territory\"\nperiod = 1",
            ),
            ("space = \"market-4\"", "space = \"market-3\""),
            ("leader = \"santa-rita\"", "leader = \"sisto-iv\""),
            ("tile = \"3-4\"\nperiod = 3", "tile = \"3-4\"\nperiod = 2"),
            ("copies = true", "once = []\ncopies = true"),
            ("always = [{ servants = 2 }]", "always = [{ servants = 0 }]"),
        ] {
            assert!(corrected(from, to).is_err(), "{from} → {to}");
        }
    }
}
