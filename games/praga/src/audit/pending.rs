//! What is pending fits the position, and waits for a decision.

use signoria_engine::{Seat, Token};

use super::{Verdict, need};
use crate::edition::SITES;
use crate::hex::Hex;
use crate::rules::Ways;
use crate::state::{Alternatives, MOST_PENDING, Pending, Praga};
use crate::things::Row;

/// A position from outside may have at most this many pending steps, so that what follows from them has room.
const MOST_LOADED: usize = MOST_PENDING / 2;

impl Praga {
    pub(super) fn check_pending(&self) -> Verdict {
        let steps = self.pending.as_slice();
        need(steps.len() <= MOST_LOADED, || "too much is pending".into())?;
        let mut placing = 0;
        for (depth, &pending) in steps.iter().enumerate() {
            let top = depth + 1 == steps.len();
            need(
                pending.named_seat().is_none_or(|seat| self.seats.has(seat)),
                || "a pending step is nobody's".into(),
            )?;
            need(!pending.needs_turn() || self.active().is_some(), || {
                "a pending step belongs to a turn".into()
            })?;
            placing += usize::from(pending.hex().is_some());
            let fits = match pending {
                Pending::Pawn => {
                    steps.len() == 1 && self.turns == 0 && self.turn.tile.is_none() && self.has_parler()
                }
                Pending::TurnWall { place, .. } => {
                    (6..18).contains(&place)
                        && self
                            .active()
                            .is_some_and(|seat| self.players[seat].board[usize::from(place)].is_none())
                }
                Pending::TurnBuilding { site, .. } => {
                    usize::from(site) < SITES && self.sites[usize::from(site)].is_none()
                }
                Pending::ParlerTurn { site } => {
                    usize::from(site) < SITES && self.sites[usize::from(site)].is_none() && self.has_parler()
                }
                Pending::ParlerSite | Pending::ParlerTile { .. } => {
                    self.has_parler() && self.active().is_none()
                }
                Pending::Take { gold, stone, .. } | Pending::Begin { gold, stone, .. } => {
                    gold <= 30 && stone <= 30
                }
                Pending::Site { gold, .. } => gold <= 30,
                Pending::Done { tile, .. } => !tile || self.turn.acted,
                Pending::Windows => top && self.turn.closing,
                Pending::Either { of, .. } => self.alternatives(of).either.is_some() && self.offers(of),
                Pending::Half { plaza, .. } | Pending::Share { plaza, .. } => {
                    self.plazas[plaza.index()].is_some()
                }
                Pending::Return { plaza } => self.is_complete(plaza),
                _ => true,
            };
            need(fits, || "a pending step does not fit the position".into())?;
        }
        need(placing <= 1, || "one hex at a time is placed".into())?;
        if let Some(top) = self.pending.top() {
            need(self.decider(top).is_some(), || {
                "what needs no decision is never left pending".into()
            })?;
            need(matches!(self.ways(top), Ways::Many), || {
                "a decision without choice is never left pending".into()
            })?;
        }
        Ok(())
    }

    /// Whether a choice can come up at this table.
    fn offers(&self, of: Alternatives) -> bool {
        match of {
            Alternatives::Plaza(tile, _) => self.plazas.contains(&Some(tile)),
            Alternatives::Technology(tile) => !tile.level().is_permanent(),
            Alternatives::Road(tile) => crate::things::Space::ALL
                .iter()
                .any(|&space| self.options.road_tile(space) == Some(tile)),
        }
    }
}

impl Pending {
    /// The hex that is being placed, and the row it came from.
    pub(crate) fn hex(self) -> Option<(Hex, Row)> {
        match self {
            Self::TurnUpgrade { hex } => Some((hex, Row::Upgrade)),
            Self::Wall { hex } | Self::TurnWall { hex, .. } => Some((hex, Row::Wall)),
            Self::Site { hex, .. } | Self::TurnBuilding { hex, .. } => Some((hex, Row::Building)),
            _ => None,
        }
    }

    /// The seat a step names.
    fn named_seat(self) -> Option<Seat> {
        match self {
            Self::Draw { seat, .. }
            | Self::Keep { seat, .. }
            | Self::Arrow { seat, .. }
            | Self::CathedralTile { seat }
            | Self::River { seat, .. }
            | Self::Seal { seat }
            | Self::Share { seat, .. }
            | Self::Half { seat, .. }
            | Self::Either { seat, .. }
            | Self::Step { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Whether a step belongs to a player's turn.
    fn needs_turn(self) -> bool {
        matches!(
            self,
            Self::AnyAction
                | Self::Begin { .. }
                | Self::Mode { .. }
                | Self::Take { .. }
                | Self::TurnUpgrade { .. }
                | Self::Wall { .. }
                | Self::TurnWall { .. }
                | Self::Site { .. }
                | Self::TurnBuilding { .. }
                | Self::Done { .. }
                | Self::Remove { .. }
                | Self::DrawBridge
                | Self::KeepBridge
                | Self::TakeBridge
                | Self::Lay { .. }
                | Self::Rise
                | Self::PlazaTile
                | Self::ProduceEither
                | Self::Produce { .. }
                | Self::Windows
        )
    }
}
