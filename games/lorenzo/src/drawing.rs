//! What is printed on the things in sight, for drawing them or putting them into words. Every view has all of it, so that no client needs
//! the files of an edition.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use signoria_engine::{Figures, Seats};

use crate::board::{FLOORS, Kind, Place, Space};
use crate::card::Card;
use crate::edition::{CardFigures, Components, LeaderFigures, PERIODS, SLOTS, SpaceFigures, TileFigures};
use crate::goods::{Goods, Privilege};
use crate::pieces::{BonusTile, Leader, Tile};
use crate::state::Lorenzo;

/// The figures of the board, and of every card, leader and tile in sight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drawing {
    /// Least action value by floor.
    pub floor_minimum: [u8; FLOORS],
    /// Bonus of each floor of each tower.
    pub floor_bonus: [[Goods; FLOORS]; Kind::COUNT],
    /// Coins for entering a tower with a member in it.
    pub surcharge: u8,
    /// Victory points by faith points.
    pub faith_points: Vec<u8>,
    /// The end of the military track.
    pub most_military: u8,
    /// Faith needed to support the Church, by period.
    pub church_needs: [u8; PERIODS],
    /// Military points needed for each territory slot.
    pub slot_military: [u8; SLOTS],
    /// Victory points by number of territories.
    pub territory_points: [u8; SLOTS + 1],
    /// Victory points by number of characters.
    pub character_points: [u8; SLOTS + 1],
    /// Victory points for most and second most military points.
    pub military_points: [u8; 2],
    /// Resources for 1 victory point at the end.
    pub resources_each: u8,
    /// The spaces that are no floors, in their order.
    pub spaces: Vec<SpaceFigures>,
    /// What a privilege can be.
    pub privileges: [Goods; Privilege::COUNT],
    /// Harvest and production of each bonus tile.
    pub bonus_tiles: [[Goods; 2]; 5],
    /// The cards in towers and on boards.
    pub cards: BTreeMap<Card, CardFigures>,
    /// The leaders that this eye sees.
    pub leaders: BTreeMap<Leader, LeaderFigures>,
    /// The excommunication tiles by period.
    pub tiles: Vec<TileFigures>,
    /// How many records of the edition are reconstructed and not printed.
    pub reconstructed: u32,
}

/// What a place for cards on a personal board needs, and what is worth having all up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// Military points that are needed to put a card there.
    pub military: u8,
    /// Victory points at the end for having filled this many places.
    pub points: u8,
}

impl Drawing {
    pub(crate) fn of(
        game: &Lorenzo,
        cards: impl Iterator<Item = Card>,
        leaders: impl Iterator<Item = Leader>,
    ) -> Self {
        let components: &Components = game.edition.figures();
        Self {
            floor_minimum: components.floor_minimum,
            floor_bonus: components.floor_bonus,
            surcharge: components.surcharge,
            faith_points: components.faith_points.clone(),
            most_military: components.most_military,
            church_needs: components.church_needs,
            slot_military: components.slot_military,
            territory_points: components.territory_points,
            character_points: components.character_points,
            military_points: components.military_points,
            resources_each: components.resources_each,
            spaces: components.spaces.to_vec(),
            privileges: components.privileges,
            bonus_tiles: components.bonus_tiles,
            cards: cards.map(|card| (card, components.card(card).clone())).collect(),
            leaders: leaders
                .map(|leader| (leader, components.leader(leader).clone()))
                .collect(),
            tiles: game.tiles.map(|tile| components.tile(tile).clone()).to_vec(),
            reconstructed: components.provenance().reconstructed,
        }
    }

    /// Whether that much faith is enough to support the Church in a period, from 0.
    #[must_use]
    pub fn is_enough_faith(&self, faith: u16, period: usize) -> bool {
        self.church_needs
            .get(period)
            .is_some_and(|&needs| faith >= needs.into())
    }

    /// The least faith that is ever enough to support the Church.
    #[must_use]
    pub fn least_faith(&self) -> u8 {
        self.church_needs.iter().copied().min().unwrap_or_default()
    }

    /// Whether a territory can be put on that place of a personal board, from 0, with that many military points.
    #[must_use]
    pub fn opens_slot(&self, military: u16, slot: usize) -> bool {
        self.slot_military
            .get(slot)
            .is_some_and(|&needs| military >= needs.into())
    }

    /// How many places for territories that many military points open.
    #[must_use]
    pub fn open_slots(&self, military: u16) -> usize {
        (0..SLOTS).filter(|&slot| self.opens_slot(military, slot)).count()
    }

    /// Whether a space is used with that many seats.
    #[must_use]
    pub fn is_used(&self, space: Space, seats: Seats) -> bool {
        usize::from(self.space(space).seats) <= seats.count()
    }

    /// The least action value of a space.
    #[must_use]
    pub fn minimum(&self, space: Space) -> u8 {
        match space.place() {
            Place::Floor(_, floor) => self.floor_minimum[floor],
            Place::Work(..) | Place::Market | Place::Council => self.space(space).minimum,
        }
    }

    /// The bonus of a floor; other spaces have none.
    #[must_use]
    pub fn bonus_of(&self, space: Space) -> Goods {
        match space.place() {
            Place::Floor(kind, floor) => self.floor_bonus[kind as usize][floor],
            Place::Work(..) | Place::Market | Place::Council => Goods::default(),
        }
    }

    /// A place for cards of a kind on a personal board, from 0.
    #[must_use]
    pub fn slot(&self, kind: Kind, number: usize) -> Slot {
        let by_count = |points: &[u8; SLOTS + 1]| points.get(number + 1).copied().unwrap_or_default();
        match kind {
            Kind::Territory => Slot {
                military: self.slot_military.get(number).copied().unwrap_or_default(),
                points: by_count(&self.territory_points),
            },
            Kind::Character => Slot {
                military: 0,
                points: by_count(&self.character_points),
            },
            Kind::Building | Kind::Venture => Slot::default(),
        }
    }

    /// The last place for territories, from 0, that just that many military points open.
    #[must_use]
    pub fn opened_at(&self, military: u16) -> Option<usize> {
        let opens = |&needs: &u8| needs > 0 && u16::from(needs) == military;
        self.slot_military.iter().rposition(opens)
    }

    /// A card; none that is not in sight.
    #[must_use]
    pub fn card(&self, card: Card) -> Option<&CardFigures> {
        self.cards.get(&card)
    }

    /// A leader; none that is not in sight.
    #[must_use]
    pub fn leader(&self, leader: Leader) -> Option<&LeaderFigures> {
        self.leaders.get(&leader)
    }

    /// A space that is no floor; floors have nothing here.
    #[must_use]
    pub fn space(&self, space: Space) -> SpaceFigures {
        let index = (space as usize).checked_sub(Space::FIRST_OUTSIDE);
        index
            .and_then(|index| self.spaces.get(index))
            .copied()
            .unwrap_or_default()
    }

    /// What a bonus tile gives in harvest and production.
    #[must_use]
    pub fn bonus(&self, tile: BonusTile) -> &[Goods; 2] {
        &self.bonus_tiles[tile as usize]
    }

    /// The excommunication tile of a period, with what it does.
    #[must_use]
    pub fn tile(&self, tiles: &[Tile], tile: Tile) -> Option<&TileFigures> {
        let period = tiles.iter().position(|&other| other == tile)?;
        self.tiles.get(period)
    }
}
