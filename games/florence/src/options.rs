//! What a table can choose, and what goes together.

use serde::{Deserialize, Serialize};
use signoria_engine::{OptionSpec, Seat, Seats, SetupError};

use crate::Components;

/// What a table can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The expansion "Muse and Princess".
    pub muse_and_princess: bool,
    /// The expansion "Cooperative building".
    pub cooperative_building: bool,
    /// Two players: fewer freedoms.
    pub hard_freedoms: bool,
    /// Whether the coins of the others are shown.
    pub coins: Coins,
    /// Solo: how many the table stands for.
    pub solo_table: SoloTable,
    /// Solo: how many coins Diego has.
    pub difficulty: Difficulty,
    /// Solo: what Diego's last cards must suffice for.
    pub diego_finish: DiegoFinish,
    /// Who starts; chance, if nobody is named.
    pub start_player: Option<Seat>,
}

/// Whether the coins of the others are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coins {
    /// As the edition has it.
    #[default]
    Edition,
    /// The other way round.
    Reversed,
}

/// How many players the solo game stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SoloTable {
    /// You, Diego and two virtual players.
    #[default]
    Four,
    /// You, Diego and three virtual players.
    Five,
}

impl SoloTable {
    /// The number.
    #[must_use]
    pub fn players(self) -> usize {
        match self {
            Self::Four => 4,
            Self::Five => 5,
        }
    }
}

/// How hard Diego is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    /// No coins.
    Easy,
    /// Some.
    #[default]
    Standard,
    /// As many as you.
    Hard,
}

/// When Diego does nothing but complete works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiegoFinish {
    /// When his cards suffice for one in each round left.
    #[default]
    Rounds,
    /// When his cards suffice for one in each action left.
    Actions,
}

/// The options, in the order in which a person is asked.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec::flag("muse_and_princess").for_seats(2, 5),
    OptionSpec::flag("cooperative_building").for_seats(2, 5),
    OptionSpec::flag("hard_freedoms").for_seats(2, 2),
    OptionSpec::choice("coins", &["edition", "reversed"]).for_seats(2, 5),
    OptionSpec::choice("solo_table", &["four", "five"]).for_seats(1, 1),
    OptionSpec::choice("difficulty", &["easy", "standard", "hard"]).for_seats(1, 1),
    OptionSpec::choice("diego_finish", &["rounds", "actions"]).for_seats(1, 1),
    OptionSpec::seat("start_player").for_seats(2, 5),
];

impl Options {
    /// Refuses impossible combinations.
    pub(crate) fn check(&self, figures: &Components, seats: Seats) -> Result<(), SetupError> {
        let solo = seats.count() == 1;
        let expansion = self.muse_and_princess || self.cooperative_building;
        let solo_only = (self.solo_table, self.difficulty, self.diego_finish);
        let rules = [
            (solo && !figures.solo, "florence.setup.solo-edition"),
            (solo && expansion, "florence.setup.solo-expansion"),
            (solo && self.coins != Coins::Edition, "florence.setup.solo-coins"),
            (
                !solo && solo_only != Default::default(),
                "florence.setup.solo-only",
            ),
            (
                seats.count() != 2 && self.hard_freedoms,
                "florence.setup.two-only",
            ),
            (
                self.start_player.is_some_and(|seat| solo || !seats.has(seat)),
                "florence.setup.start-player",
            ),
        ];
        match rules.iter().find(|(broken, _)| *broken) {
            Some((_, id)) => Err(SetupError::rule(id)),
            None => Ok(()),
        }
    }
}
