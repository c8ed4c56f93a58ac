//! Which actions are allowed now: the one place that decides it, for lists and for what comes from outside alike.

use signoria_engine::Seat;

use crate::action::Action;
use crate::effect::{Good, Price};
use crate::event::Refusal;
use crate::state::Praga;
use crate::step::Step;

use super::grids::grid_of;

impl Praga {
    /// Whether a seat that must decide may do this now.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.steps.top() {
            Some(step) => self.may_answer(seat, step, action),
            None => self
                .may_between(seat, action)
                .map_err(|refusal| self.told(seat, refusal)),
        }
    }

    /// The refusal as a person is told it. Worked out only when somebody tries: listing asks `may_between` for every action.
    fn told(&self, seat: Seat, refusal: Refusal) -> Refusal {
        match refusal {
            Refusal::NotExecutable { action } if self.pays_after_bonuses(seat, action) => {
                Refusal::BonusFirst { action }
            }
            _ => refusal,
        }
    }

    /// Between actions.
    // See `offer_between`.
    #[inline(always)]
    pub(crate) fn may_between(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
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
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Answering a decision, or taking an open bonus first where that pays for an answer.
    pub(crate) fn may_answer(&self, seat: Seat, step: Step, action: Action) -> Result<(), Refusal> {
        if action.takes_open_bonus() && self.may_take_bonus_first(seat, step) {
            return self.may_between(seat, action);
        }
        self.may_answer_itself(seat, step, action)
    }

    /// Answering a decision.
    pub(crate) fn may_answer_itself(&self, seat: Seat, step: Step, action: Action) -> Result<(), Refusal> {
        match (step, action) {
            (Step::Pawn, Action::Plaza { plaza }) => self.may_place_pawn(plaza),
            (Step::AnyAction, Action::Act { action }) => {
                self.may_execute(seat, action, false, Price::default())
            }
            (Step::Mode { .. }, Action::Advance | Action::Produce) => Ok(()),
            (
                Step::Take {
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
                Step::TurnUpgrade { .. } | Step::TurnWall { .. } | Step::TurnBuilding { .. },
                Action::Turn { .. },
            ) => Ok(()),
            (Step::Wall { .. }, Action::Wall { cell }) => self.may_wall(seat, cell),
            (Step::Site { gold, .. }, Action::Site { site }) => self.may_build(seat, site, gold),
            (Step::Remove { row }, Action::Remove { first, second }) => self.may_remove(row, first, second),
            (Step::Keep { .. }, Action::Keep { technology }) => self.may_keep_technology(technology),
            (Step::KeepBridge, Action::Bridge { tile }) => self.may_keep_bridge(tile),
            (Step::TakeBridge, Action::Bridge { tile }) => self.may_take_five(tile),
            (Step::CathedralTile { .. }, Action::Bridge { tile }) => self.may_take_cathedral_five(tile),
            (Step::Lay { .. }, Action::Lay { pair }) => self.may_lay(pair),
            (Step::Arrow { seat, grid }, Action::Up) => self.may_follow(seat, grid),
            (Step::Arrow { .. }, Action::Stay) => Ok(()),
            (Step::Seal { seat }, Action::Seal { seal }) => self.may_seal(seat, seal),
            (Step::Seal { .. }, Action::Later) => Ok(()),
            (Step::River { .. }, Action::River { tile }) => self.may_take_production(tile),
            (Step::Half { .. }, Action::Half { .. }) => Ok(()),
            (Step::Either { of, .. }, Action::Pick { good }) => self.may_pick(of, good),
            (Step::Rise, Action::Pick { good }) => match grid_of(good) {
                Some(grid) => self.may_rise(seat, grid),
                None => Err(Refusal::NoSuchChoice),
            },
            (Step::PlazaTile, Action::Plaza { plaza }) => self.may_use_plaza(plaza),
            (Step::ProduceEither, Action::Pick { good }) => match good {
                Good::Gold | Good::Stone => Ok(()),
                _ => Err(Refusal::NoSuchChoice),
            },
            (Step::Windows, Action::Windows { silver, gold }) => self.may_keep_windows(seat, silver, gold),
            (Step::ParlerSite, Action::Site { site }) => self.may_parler_site(site),
            (Step::ParlerTurn { site }, Action::Turn { rotation }) => self.may_parler_turn(site, rotation),
            _ => Err(Refusal::NotAsked),
        }
    }
}
