//! The rules, one file for each area of the rulebook.
//!
//! Everything that must still happen lies on the stack of steps: [`Praga::settle`] carries out what needs no decision and stops at the
//! first one that does. Steps of one piece of work are pushed in the order in which they should happen and then reversed.

mod adjacency;
mod bridge;
mod building;
mod effects;
mod end;
mod grids;
mod hexes;
mod legal;
mod list;
mod open;
mod parler;
mod placing;
mod plaza;
mod production;
mod road;
mod seals;
mod solo;
mod technology;
mod tile;
mod turn;
mod upgrade;
mod wall;
mod windows;

pub(crate) use adjacency::{corners, symbol};
pub(crate) use grids::grid_of;
pub(crate) use hexes::index as place_index;
pub(crate) use list::Ways;
pub(crate) use production::production;
pub(crate) use road::FreeEffect;
use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, Witness, check_turn};

use crate::action::Action;
use crate::describe::Shown;
use crate::event::{Event, Refusal};
use crate::state::{Phase, Praga};
use crate::step::Step;

impl Rules for Praga {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn version(&self) -> u32 {
        self.rules
    }

    fn waiting(&self) -> SeatSet {
        self.deciding().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.deciding() == Some(seat) {
            self.list(seat, &mut |action| out.push(action));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        self.may(seat, action)?;
        let mut log = Witness::new(log);
        self.carry_out(seat, action, &mut log);
        self.settle(&mut |_| (), &mut log);
        Ok(log.barrier())
    }

    fn play_listed(&mut self, seat: Seat, action: Action, actions: &mut Vec<Action>) -> Option<Seat> {
        self.carry_out(seat, action, &mut ());
        let listed = self.settle(
            &mut |offered| match offered {
                Some(action) => actions.push(action),
                None => actions.clear(),
            },
            &mut (),
        );
        let next = self.deciding()?;
        if !listed {
            actions.clear();
            self.list(next, &mut |action| actions.push(action));
        }
        Some(next)
    }
}

impl Praga {
    /// A thing as events tell it.
    pub(crate) fn described<T>(&self, thing: T) -> Shown<T> {
        Shown::new(self.figures(), thing)
    }

    /// Carries out a legal action: the answer to the step on top, or what is done between actions.
    fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let answered = self.steps.pop();
        let below = self.steps.len();
        match answered {
            Some(step) => self.answer(seat, step, action, log),
            None => self.act_between(seat, action, log),
        }
        self.steps.reverse_above(below);
    }

    /// Carries out all that needs no decision. `offers` gets the answers to each decision that is looked at, none before the first;
    /// true if the last ones are those to the decision that is left to somebody.
    fn settle(&mut self, offers: &mut impl FnMut(Option<Action>), log: &mut impl Log<Event>) -> bool {
        loop {
            let Some(step) = self.steps.top() else {
                if self.go_on(log) {
                    continue;
                }
                return false;
            };
            let decider = self.decider(step);
            let ways = decider.map(|seat| self.ways(seat, step, offers));
            if let Some(Ways::Many { listed }) = ways {
                return listed;
            }
            self.steps.pop();
            let below = self.steps.len();
            match (decider, ways) {
                (Some(seat), Some(Ways::One(action))) => self.answer(seat, step, action, log),
                (Some(_), _) => {}
                (None, _) => self.resolve(step, log),
            }
            self.steps.reverse_above(below);
        }
    }

    /// With no step left: closes the turn, plays for a solo opponent, or scores. False when a player is to move or the game is over.
    fn go_on(&mut self, log: &mut impl Log<Event>) -> bool {
        match self.phase {
            Phase::Over => return false,
            Phase::Scoring { .. } => self.score_next(log),
            Phase::Play if self.turn.closing => self.close_next(log),
            Phase::Play if self.active().is_some() => return false,
            Phase::Play => self.opponent_turn(log),
        }
        self.steps.reverse_above(0);
        true
    }

    /// Carries out a step that needs no decision.
    fn resolve(&mut self, step: Step, log: &mut impl Log<Event>) {
        match step {
            Step::Begin { action, gold, stone } => self.begin_given(action, gold, stone, log),
            Step::Done { action, tile } => self.action_done(action, tile, log),
            Step::Draw { seat, level } => self.draw_technologies(seat, level, log),
            Step::DrawBridge => self.draw_bridge(log),
            Step::Share { seat, plaza, both } => self.share_plaza(seat, plaza, both, log),
            Step::Return { plaza } => self.return_cubes(plaza, log),
            Step::Horizontal { seat, grid } => self.step(seat, grid, log),
            Step::Produce { track } => self.produce_now(track, log),
            Step::ParlerTile { nth } => self.opponent_tile(nth, log),
            // These wait for a decision.
            Step::Pawn
            | Step::AnyAction
            | Step::Mode { .. }
            | Step::Take { .. }
            | Step::TurnUpgrade { .. }
            | Step::Wall { .. }
            | Step::TurnWall { .. }
            | Step::Site { .. }
            | Step::TurnBuilding { .. }
            | Step::Remove { .. }
            | Step::Keep { .. }
            | Step::KeepBridge
            | Step::TakeBridge
            | Step::Lay { .. }
            | Step::Arrow { .. }
            | Step::CathedralTile { .. }
            | Step::Seal { .. }
            | Step::River { .. }
            | Step::Half { .. }
            | Step::Either { .. }
            | Step::Rise
            | Step::PlazaTile
            | Step::ProduceEither
            | Step::Windows
            | Step::ParlerSite
            | Step::ParlerTurn { .. } => {}
        }
    }

    /// Carries out what is done between actions.
    fn act_between(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Tile { tile } => self.take_tile(seat, tile, log),
            Action::Act { action } => self.tile_action(seat, action, log),
            Action::Refresh { row, coin } => self.pay_refresh(seat, row, coin, log),
            Action::Extra { pay } => self.buy_extra(seat, pay, log),
            Action::Use { technology } => self.use_technology(seat, technology, log),
            Action::Climb { grid } => self.climb(seat, grid, log),
            Action::Step { grid } => self.make_step(seat, grid, log),
            Action::Seal { seal } => self.place_seal(seat, seal, log),
            Action::End => self.begin_closing(seat),
            Action::Bonus
            | Action::Claim { .. }
            | Action::ClaimCovered { .. }
            | Action::Free { .. }
            | Action::Egg { .. } => self.take_open_bonus(seat, action, log),
            // These answer steps.
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
            | Action::Later => {}
        }
    }

    /// Answers a step.
    fn answer(&mut self, seat: Seat, step: Step, action: Action, log: &mut impl Log<Event>) {
        match (step, action) {
            (step, action) if action.takes_open_bonus() => {
                self.take_open_bonus(seat, action, log);
                self.steps.push(step);
            }
            (Step::Pawn, Action::Plaza { plaza }) => self.place_pawn(plaza, log),
            (Step::AnyAction, Action::Act { action }) => self.begin(seat, action, false, log),
            (Step::Mode { track }, Action::Advance) => self.track_action(seat, track, log),
            (Step::Mode { track }, Action::Produce) => self.produce(seat, track, log),
            (Step::Take { row, gold, stone, .. }, Action::Take { place }) => {
                self.take_hex(seat, row, place, gold, stone, log);
            }
            (Step::TurnUpgrade { hex }, Action::Turn { rotation }) => {
                self.place_upgrade(seat, hex, rotation, log)
            }
            (Step::Wall { hex }, Action::Wall { cell }) => self.choose_wall_space(hex, cell),
            (Step::TurnWall { hex, place }, Action::Turn { rotation }) => {
                self.place_wall(seat, hex, place, rotation, log);
            }
            (Step::Site { hex, gold }, Action::Site { site }) => self.choose_site(seat, hex, site, gold, log),
            (Step::TurnBuilding { hex, site }, Action::Turn { rotation }) => {
                self.build(seat, hex, site, rotation, log);
            }
            (Step::Remove { row }, Action::Remove { first, second }) => self.refresh(row, first, second, log),
            (Step::Keep { seat, level }, Action::Keep { technology }) => {
                self.keep_technology(seat, level, technology, log);
            }
            (Step::KeepBridge, Action::Bridge { tile }) => self.keep_bridge(seat, tile, log),
            (Step::TakeBridge, Action::Bridge { tile }) => self.take_bridge_five(seat, tile, log),
            (Step::Lay { tile }, Action::Lay { pair }) => self.lay_bridge(seat, tile, pair, log),
            (Step::Arrow { seat, grid }, Action::Up) => self.follow_arrow(seat, grid, log),
            (Step::CathedralTile { seat }, Action::Bridge { tile }) => {
                self.take_cathedral_five(seat, tile, log)
            }
            (Step::Seal { seat }, Action::Seal { seal }) => self.place_seal(seat, seal, log),
            (Step::River { seat, track }, Action::River { tile }) => {
                self.take_production(seat, track, tile, log)
            }
            (Step::Half { seat, plaza }, Action::Half { half }) => self.take_half(seat, plaza, half, log),
            (Step::Either { seat, of }, Action::Pick { good }) => self.take_alternative(seat, of, good, log),
            (Step::Rise, Action::Pick { good }) => self.rise_freely(seat, good, log),
            (Step::PlazaTile, Action::Plaza { plaza }) => self.both_bonuses(seat, plaza, log),
            (Step::ProduceEither, Action::Pick { good }) => self.produce_chosen(seat, good, log),
            (Step::Windows, Action::Windows { silver, gold }) => self.keep_windows(seat, silver, gold, log),
            (Step::ParlerSite, Action::Site { site }) => self.parler_site(site, log),
            (Step::ParlerTurn { site }, Action::Turn { rotation }) => self.parler_build(site, rotation, log),
            // Declined; what is no answer to this step was refused before.
            _ => {}
        }
    }
}
