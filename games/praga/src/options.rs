//! What a table can choose.

use serde::{Deserialize, Serialize};
use signoria_engine::{OptionSpec, Seat, SetupError};

use crate::pieces::{Grid, RoadTile, Space};

/// The side of the action tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TileSide {
    /// For first games.
    #[default]
    A,
    /// Less symmetric.
    B,
}

/// The order of the action tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileOrder {
    /// Shuffled.
    #[default]
    Random,
    /// The recommended order.
    FirstGame,
}

/// How a rail of the bridge lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rail {
    /// Face 1.
    #[default]
    One,
    /// Face 1, turned round.
    OneTurned,
    /// Face 2.
    Two,
    /// Face 2, turned round.
    TwoTurned,
}

impl Rail {
    /// The face, from 0.
    #[must_use]
    pub const fn face(self) -> usize {
        match self {
            Self::One | Self::OneTurned => 0,
            Self::Two | Self::TwoTurned => 1,
        }
    }

    /// Whether it is turned round.
    #[must_use]
    pub const fn is_turned(self) -> bool {
        matches!(self, Self::OneTurned | Self::TwoTurned)
    }
}

/// The tiers of a grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tiers {
    /// As printed on the board.
    #[default]
    Base,
    /// The tiles' side A.
    A,
    /// The tiles' side B.
    B,
}

/// What lies on a space of the King's Road.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoadChoice {
    /// Nothing: as printed.
    #[default]
    None,
    /// Tile 1, side a.
    Kr1a,
    /// Tile 1, side b.
    Kr1b,
    /// Tile 2.
    Kr2a,
    /// Tile 3.
    Kr3a,
}

impl RoadChoice {
    /// The tile, if one was chosen.
    #[must_use]
    pub const fn tile(self) -> Option<RoadTile> {
        match self {
            Self::None => None,
            Self::Kr1a => Some(RoadTile::Kr1a),
            Self::Kr1b => Some(RoadTile::Kr1b),
            Self::Kr2a => Some(RoadTile::Kr2a),
            Self::Kr3a => Some(RoadTile::Kr3a),
        }
    }
}

/// Who plays against a single seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Solo {
    /// Somebody who only takes tiles.
    #[default]
    Simple,
    /// Peter Parler.
    Parler,
}

/// What a table can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The side of the action tiles, the same for all six.
    pub side: TileSide,
    /// The order of the action tiles.
    pub order: TileOrder,
    /// The left rail of the bridge.
    pub left_rail: Rail,
    /// The right rail of the bridge.
    pub right_rail: Rail,
    /// The tiers of the Hunger Wall.
    pub hunger_wall: Tiers,
    /// The tiers of the cathedral.
    pub cathedral: Tiers,
    /// What lies on space I of the road.
    pub road_1: RoadChoice,
    /// What lies on space II of the road.
    pub road_2: RoadChoice,
    /// What lies on space III of the road.
    pub road_3: RoadChoice,
    /// Who plays against a single seat.
    pub solo: Solo,
    /// Who begins; at random if nobody is named.
    pub first: Option<Seat>,
}

const RAILS: &[&str] = &["one", "one-turned", "two", "two-turned"];
const TIERS: &[&str] = &["base", "a", "b"];

/// The options, in the order in which a person is asked.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::choice("side", &["a", "b"]),
    OptionSpec::choice("order", &["random", "first-game"]),
    OptionSpec::choice("left_rail", RAILS),
    OptionSpec::choice("right_rail", RAILS),
    OptionSpec::choice("hunger_wall", TIERS),
    OptionSpec::choice("cathedral", TIERS),
    OptionSpec::choice("road_1", &["none", "kr1a", "kr1b"]),
    OptionSpec::choice("road_2", &["none", "kr2a"]),
    OptionSpec::choice("road_3", &["none", "kr3a"]),
    OptionSpec::choice("solo", &["simple", "parler"]).for_seats(1, 1),
    OptionSpec::seat("first"),
];

impl Options {
    /// What lies on a space of the road.
    #[must_use]
    pub const fn road_tile(&self, space: Space) -> Option<RoadTile> {
        match space {
            Space::One => self.road_1.tile(),
            Space::Two => self.road_2.tile(),
            Space::Three => self.road_3.tile(),
        }
    }

    /// The tiers of a grid.
    #[must_use]
    pub const fn tiers(&self, grid: Grid) -> Tiers {
        match grid {
            Grid::HungerWall => self.hunger_wall,
            Grid::Cathedral => self.cathedral,
        }
    }

    /// Checks that the choices fit each other and the table.
    ///
    /// # Errors
    /// If a road tile lies on a space that is not its own, a solo opponent is asked for a table of several, or the first player is
    /// not at the table.
    pub(crate) fn check(
        &self,
        figures: &crate::edition::Components,
        seats: signoria_engine::Seats,
    ) -> Result<(), SetupError> {
        for &space in Space::ALL {
            if let Some(tile) = self.road_tile(space)
                && figures.road_tile(tile).space != space
            {
                return Err(SetupError::rule("praga.setup.road"));
            }
        }
        if seats.count() > 1 && self.solo != Solo::Simple {
            return Err(SetupError::rule("praga.setup.solo"));
        }
        if self.first.is_some_and(|first| !seats.has(first)) {
            return Err(SetupError::rule("praga.setup.first"));
        }
        Ok(())
    }
}
