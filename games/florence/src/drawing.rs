//! What a drawing of the board needs to know of an edition: the same for every eye and every moment of a table.
//!
//! It is part of every view, so that a client needs no figures of its own and draws an owner's edition like ours.

use serde::{Deserialize, Serialize};

use crate::edition::{BonusCard, Components, Money, Points, PrestigeCard, ROUNDS, Wish, WorkValues};
use crate::pieces::{Building, Card, Landscape, PROFESSIONS, SIDE, Size, Tile};
use crate::places::{Outline, Places};

/// Figures of an edition for a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawing {
    /// The minimum work value of each round.
    pub minimum: [u8; ROUNDS],
    /// What adds to the value of a work.
    pub work: WorkValues,
    /// What the professions wish for.
    pub wishes: [Wish; PROFESSIONS],
    /// Prices, in hundreds.
    pub money: Money,
    /// Prestige points during the game.
    pub points: Points,
    /// How many cards of a deck are looked at.
    pub looked_at: u8,
    /// The sizes of the buildings.
    pub sizes: [Size; Building::ALL.len()],
    /// What the bonus cards count.
    pub bonuses: Vec<BonusCard>,
    /// What the prestige cards ask for.
    pub prestiges: Vec<PrestigeCard>,
    /// The cells of each kind of tile as (row, column), unturned: the buildings, then the landscapes.
    pub outlines: Vec<Outline>,
}

impl Drawing {
    /// The figures of an edition.
    #[must_use]
    pub fn of(figures: &Components) -> Self {
        let buildings = Building::ALL.iter().copied().map(Tile::Building);
        let landscapes = Landscape::ALL.iter().copied().map(Tile::Landscape);
        let outline = |tile| outline(figures.places(tile));
        Self {
            minimum: figures.minimum,
            work: figures.work.clone(),
            wishes: figures.wishes,
            money: figures.money.clone(),
            points: figures.points.clone(),
            looked_at: figures.looked_at,
            sizes: figures.sizes,
            bonuses: figures.bonuses.to_vec(),
            prestiges: figures.prestiges.to_vec(),
            outlines: buildings.chain(landscapes).map(outline).collect(),
        }
    }

    /// The cells of a tile as (row, column), unturned.
    #[must_use]
    pub fn outline(&self, tile: Tile) -> Outline {
        self.outlines.get(tile.index()).cloned().unwrap_or_default()
    }

    /// A building of that size, to stand for all of them in a drawing.
    #[must_use]
    pub fn building_of(&self, size: Size) -> Option<Building> {
        let found = self.sizes.iter().position(|found| *found == size)?;
        Building::ALL.get(found).copied()
    }

    /// What a profession wishes for; none for another card.
    #[must_use]
    pub fn wish(&self, profession: Card) -> Option<&Wish> {
        self.wishes.get(profession as usize)
    }
}

/// The tables list the unturned places first, and of these the one in the upper left corner.
fn outline(places: &Places) -> Outline {
    let mask = places.inside.first().map_or(0, |place| place.mask);
    (0..SIDE * SIDE)
        .filter(|bit| mask >> bit & 1 != 0)
        .map(|bit| (bit / SIDE, bit % SIDE))
        .collect()
}

#[cfg(test)]
mod tests {
    use signoria_engine::Edition;

    use super::*;

    #[test]
    fn the_places_of_every_tile_follow_from_its_outline() {
        let figures = Edition::<Components>::standard().figures();
        let drawing = Drawing::of(figures);
        for building in Building::ALL.iter().copied().map(Tile::Building) {
            let places = Places::of(&drawing.outline(building), true);
            assert_eq!(places.inside, figures.places(building).inside);
            assert_eq!(places.across, figures.places(building).across);
        }
    }
}
