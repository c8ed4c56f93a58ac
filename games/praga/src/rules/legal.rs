//! Which actions are allowed now: the one place that decides it, for lists and for what comes from outside alike.

use signoria_engine::Seat;

use crate::action::Action;
use crate::bonus::{Good, Price};
use crate::event::Refusal;
use crate::state::{Pending, Praga};

use super::grids::grid_of;

impl Praga {
    /// Whether a seat that is waited for may do this now.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.pending.top() {
            Some(pending) => self.permit_answer(seat, pending, action),
            None => self.permit_between(seat, action),
        }
    }

    /// Between actions.
    pub(crate) fn permit_between(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Tile { tile } => self.may_take_tile(seat, tile),
            Action::Act { action } => self.may_act(seat, action),
            Action::Bonus => self.may_take_bonus(seat),
            Action::Refresh { row, coin } => self.may_refresh(seat, row, coin),
            Action::Extra { pay } => self.may_buy_extra(seat, pay),
            Action::Use { technology } => self.may_use(seat, technology),
            Action::Climb { grid } => self.may_climb(seat, grid),
            Action::Step { grid } => self.may_step(seat, grid),
            Action::Seal { seal } => self.may_seal(seat, seal),
            Action::Claim { action } => self.may_claim(seat, action),
            Action::ClaimCovered { hex } => self.may_claim_covered(hex),
            Action::Free { space, good } => self.may_free(seat, space, good),
            Action::Egg { space, good } => self.may_egg(seat, space, good),
            Action::End => self.may_end(seat),
            Action::Remove { .. }
            | Action::Advance
            | Action::Produce
            | Action::Take { .. }
            | Action::Wall { .. }
            | Action::Site { .. }
            | Action::Turn { .. }
            | Action::River { .. }
            | Action::Keep { .. }
            | Action::Bridge { .. }
            | Action::Lay { .. }
            | Action::Up
            | Action::Stay
            | Action::Half { .. }
            | Action::Plaza { .. }
            | Action::Pick { .. }
            | Action::Windows { .. }
            | Action::Later => Err(Refusal::NotAsked),
        }
    }

    /// Answering a pending decision, or taking an open bonus first where that pays for an answer.
    pub(crate) fn permit_answer(&self, seat: Seat, pending: Pending, action: Action) -> Result<(), Refusal> {
        if action.takes_open_bonus() && self.may_take_bonus_first(seat, pending) {
            return self.permit_between(seat, action);
        }
        self.permit_own_answer(seat, pending, action)
    }

    /// Answering a pending decision.
    pub(crate) fn permit_own_answer(
        &self,
        seat: Seat,
        pending: Pending,
        action: Action,
    ) -> Result<(), Refusal> {
        match (pending, action) {
            (Pending::Pawn, Action::Plaza { plaza }) => self.may_place_pawn(plaza),
            (Pending::AnyAction, Action::Act { action }) => {
                self.may_execute(seat, action, false, Price::default())
            }
            (Pending::Mode { .. }, Action::Advance | Action::Produce) => Ok(()),
            (
                Pending::Take {
                    row,
                    special,
                    gold,
                    stone,
                },
                Action::Take { place },
            ) => {
                let discount = Price {
                    gold,
                    stone,
                    ..Price::default()
                };
                self.may_take_hex(seat, row, place, special, discount)
            }
            (
                Pending::TurnUpgrade { .. } | Pending::TurnWall { .. } | Pending::TurnBuilding { .. },
                Action::Turn { .. },
            ) => Ok(()),
            (Pending::Wall { .. }, Action::Wall { cell }) => self.may_wall(seat, cell),
            (Pending::Site { gold, .. }, Action::Site { site }) => self.may_build(seat, site, gold),
            (Pending::Remove { row }, Action::Remove { first, second }) => {
                self.may_remove(row, first, second)
            }
            (Pending::Keep { .. }, Action::Keep { technology }) => self.may_keep_technology(technology),
            (Pending::KeepBridge, Action::Bridge { tile }) => self.may_keep_bridge(tile),
            (Pending::TakeBridge, Action::Bridge { tile }) => self.may_take_five(tile),
            (Pending::CathedralTile { .. }, Action::Bridge { tile }) => self.may_take_cathedral_five(tile),
            (Pending::Lay { .. }, Action::Lay { pair }) => self.may_lay(pair),
            (Pending::Arrow { seat, grid }, Action::Up) => self.may_follow(seat, grid),
            (Pending::Arrow { .. }, Action::Stay) => Ok(()),
            (Pending::Seal { seat }, Action::Seal { seal }) => self.may_seal(seat, seal),
            (Pending::Seal { .. }, Action::Later) => Ok(()),
            (Pending::River { .. }, Action::River { tile }) => self.may_take_production(tile),
            (Pending::Half { .. }, Action::Half { .. }) => Ok(()),
            (Pending::Either { of, .. }, Action::Pick { good }) => self.may_pick(of, good),
            (Pending::Rise, Action::Pick { good }) => match grid_of(good) {
                Some(grid) => self.may_rise(seat, grid),
                None => Err(Refusal::NoSuchChoice),
            },
            (Pending::PlazaTile, Action::Plaza { plaza }) => self.may_use_plaza(plaza),
            (Pending::ProduceEither, Action::Pick { good }) => match good {
                Good::Gold | Good::Stone => Ok(()),
                _ => Err(Refusal::NoSuchChoice),
            },
            (Pending::Windows, Action::Windows { silver, gold }) => self.may_keep_windows(seat, silver, gold),
            (Pending::ParlerSite, Action::Site { site }) => self.may_parler_site(site),
            (Pending::ParlerTurn { site }, Action::Turn { rotation }) => self.may_parler_turn(site, rotation),
            _ => Err(Refusal::NotAsked),
        }
    }
}
