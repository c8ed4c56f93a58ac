//! Where goods, privileges and losses come from.

use serde::{Deserialize, Serialize};
use signoria_engine::message::{Arg, IntoArg};

use crate::board::{Place, Space};
use crate::card::Card;
use crate::pieces::{BonusTile, Leader};

/// One source in the sense of the excommunication tiles (L.XT.2), but for council privileges: those name what gave them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An action space or a floor bonus.
    Space(Space),
    /// A development card.
    Card(Card),
    /// A leader that was activated or discarded.
    Leader(Leader),
    /// The personal bonus tile.
    Bonus(BonusTile),
}

impl IntoArg for Source {
    fn into_arg(self) -> Arg {
        match self {
            Self::Space(space) if space.place() == Place::Market => Arg::Name("lorenzo.place.market".into()),
            Self::Space(space) => space.into_arg(),
            Self::Card(card) => card.into_arg(),
            Self::Leader(leader) => leader.into_arg(),
            Self::Bonus(_) => Arg::Name("lorenzo.place.bonus-tile".into()),
        }
    }
}
