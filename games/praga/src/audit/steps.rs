//! The pending steps fit the position, and the top one waits for a decision.

use signoria_engine::{Token, Verdict, ensure};

use crate::edition::SITES;
use crate::rules::Ways;
use crate::state::Praga;
use crate::step::{Alternatives, Step, Steps};

impl Praga {
    pub(super) fn audit_steps(&self) -> Verdict {
        let steps = &self.steps;
        ensure(
            steps.len() <= Steps::BETWEEN_DECISIONS,
            "too much is begun and not finished",
        )?;
        let mut placing = 0;
        for (depth, &step) in steps.iter().enumerate() {
            let top = depth + 1 == steps.len();
            ensure(
                step.seat().is_none_or(|seat| self.seats.has(seat)),
                "a step is nobody's",
            )?;
            ensure(
                !step.needs_turn() || self.active().is_some(),
                "a step belongs to a turn",
            )?;
            placing += usize::from(step.hex().is_some());
            let fits = match step {
                Step::Pawn => {
                    steps.len() == 1 && self.turns == 0 && self.turn.tile.is_none() && self.has_parler()
                }
                Step::TurnWall { place, .. } => {
                    (6..18).contains(&place)
                        && self
                            .active()
                            .is_some_and(|seat| self.players[seat].board[usize::from(place)].is_none())
                }
                Step::TurnBuilding { site, .. } => {
                    usize::from(site) < SITES && self.sites[usize::from(site)].is_none()
                }
                Step::ParlerTurn { site } => {
                    usize::from(site) < SITES && self.sites[usize::from(site)].is_none() && self.has_parler()
                }
                Step::ParlerSite | Step::ParlerTile { .. } => self.has_parler() && self.active().is_none(),
                Step::Take { gold, stone, .. } | Step::Begin { gold, stone, .. } => gold <= 30 && stone <= 30,
                Step::Site { gold, .. } => gold <= 30,
                Step::Done { tile, .. } => !tile || self.turn.acted,
                Step::Windows => top && self.turn.closing,
                Step::Either { of, .. } => self.alternatives(of).either.is_some() && self.offers(of),
                Step::Half { plaza, .. } | Step::Share { plaza, .. } => self.plazas[plaza.index()].is_some(),
                Step::Return { plaza } => self.is_complete(plaza),
                Step::AnyAction
                | Step::Mode { .. }
                | Step::TurnUpgrade { .. }
                | Step::Wall { .. }
                | Step::Remove { .. }
                | Step::Draw { .. }
                | Step::Keep { .. }
                | Step::DrawBridge
                | Step::KeepBridge
                | Step::TakeBridge
                | Step::Lay { .. }
                | Step::Arrow { .. }
                | Step::CathedralTile { .. }
                | Step::Seal { .. }
                | Step::River { .. }
                | Step::Horizontal { .. }
                | Step::Rise
                | Step::PlazaTile
                | Step::ProduceEither
                | Step::Produce { .. } => true,
            };
            ensure(fits, "a step does not fit the position")?;
        }
        ensure(placing <= 1, "one hex at a time is placed")?;
        if let Some(top) = self.steps.top() {
            let ways = self.decider(top).map(|seat| self.ways(seat, top, &mut |_| ()));
            ensure(
                ways.is_some(),
                "what needs no decision is never left on the stack",
            )?;
            ensure(
                matches!(ways, Some(Ways::Many { .. })),
                "a decision without choice is never left on the stack",
            )?;
        }
        Ok(())
    }

    /// Whether a choice can come up at this table.
    fn offers(&self, of: Alternatives) -> bool {
        match of {
            Alternatives::Plaza(tile, _) => self.plazas.contains(&Some(tile)),
            Alternatives::Technology(tile) => !tile.level().is_permanent(),
            Alternatives::Road(tile) => crate::pieces::Space::ALL
                .iter()
                .any(|&space| self.options.road_tile(space) == Some(tile)),
        }
    }
}
