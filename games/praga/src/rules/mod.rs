//! The rules, one file for each area of the rulebook.
//!
//! What can be asked of a position is a method of [`Praga`]; what changes it is a method of [`Play`], which also tells the log and
//! keeps the barrier. Everything that must still happen lies on the stack of pending steps: [`Play::settle`] carries out
//! what needs no decision and stops at the first one that does.

mod adjacency;
mod bridge;
mod building;
mod end;
mod gains;
mod grids;
mod hexes;
mod legal;
mod list;
mod open;
mod parler;
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
pub(crate) use road::FreeEffect;
use signoria_engine::{Barrier, Illegal, Log, Rules, Seat, SeatSet, Seats, check_turn};

use crate::action::Action;
use crate::event::{Event, Refusal};
use crate::state::{MOST_PENDING, Pending, Phase, Praga};
use crate::wording::Shown;

/// An action under way.
pub(crate) struct Play<'a, L> {
    pub(crate) game: &'a mut Praga,
    pub(crate) log: &'a mut L,
    pub(crate) barrier: Barrier,
}

impl Rules for Praga {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn waiting(&self) -> SeatSet {
        self.deciding().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.deciding() == Some(seat) {
            self.offer(seat, &mut |action| out.push(action));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        self.permit(seat, action)?;
        let mut play = Play {
            game: self,
            log,
            barrier: Barrier::Open,
        };
        let answered = play.game.pending.draw();
        play.in_order(|play| play.perform(seat, action, answered));
        play.settle();
        Ok(play.barrier)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Puts a step on the stack. Steps of one piece of work are put on in the order in which they shall happen.
    pub(crate) fn push(&mut self, pending: Pending) {
        // No possible position comes near the limit; an impossible one must not bring the table down.
        if self.game.pending.len() < MOST_PENDING {
            self.game.pending.put_on_top(pending);
        }
    }

    /// Does a piece of work and turns the steps it left into the order of a stack.
    fn in_order(&mut self, work: impl FnOnce(&mut Self)) {
        let mark = self.game.pending.len();
        work(self);
        if let Some(left) = self.game.pending.as_mut_slice().get_mut(mark..) {
            left.reverse();
        }
    }

    /// A thing as events tell it.
    pub(crate) fn shown<T>(&self, thing: T) -> Shown<T> {
        Shown::new(self.game.figures(), thing)
    }

    /// Something hidden was shown, or the stream was drawn from.
    pub(crate) fn close_barrier(&mut self) {
        self.barrier = Barrier::Closed;
    }

    /// Carries out all that needs no decision.
    fn settle(&mut self) {
        loop {
            match self.game.pending.top() {
                Some(pending) => {
                    let decider = self.game.decider(pending);
                    match (decider, decider.map(|_| self.game.ways(pending))) {
                        (Some(_), Some(Ways::Many)) => return,
                        (Some(seat), Some(Ways::One(action))) => {
                            self.game.pending.draw();
                            self.in_order(|play| play.answer(seat, pending, action));
                        }
                        (Some(_), _) => drop(self.game.pending.draw()),
                        (None, _) => {
                            self.game.pending.draw();
                            self.in_order(|play| play.resolve(pending));
                        }
                    }
                }
                None => match self.game.phase {
                    Phase::Over => return,
                    Phase::Scoring { .. } => self.in_order(Self::score_next),
                    Phase::Play if self.game.turn.closing => self.in_order(Self::close_next),
                    Phase::Play if self.game.active().is_some() => return,
                    Phase::Play => self.in_order(Self::opponent_turn),
                },
            }
        }
    }

    /// Carries out a step that needs no decision.
    fn resolve(&mut self, pending: Pending) {
        match pending {
            Pending::Begin { action, gold, stone } => self.begin_given(action, gold, stone),
            Pending::Done { action, tile } => self.action_done(action, tile),
            Pending::Draw { seat, level } => self.draw_technologies(seat, level),
            Pending::DrawBridge => self.draw_bridge(),
            Pending::Share { seat, plaza, both } => self.share_plaza(seat, plaza, both),
            Pending::Return { plaza } => self.return_cubes(plaza),
            Pending::Step { seat, grid } => self.step(seat, grid),
            Pending::Produce { track } => self.produce_now(track),
            Pending::ParlerTile { nth } => self.opponent_tile(nth),
            _ => {}
        }
    }

    /// Carries out a legal action; `answered` is the pending decision it answers.
    fn perform(&mut self, seat: Seat, action: Action, answered: Option<Pending>) {
        match (answered, action) {
            (Some(pending), action) => self.answer(seat, pending, action),
            (None, Action::Tile { tile }) => self.take_tile(seat, tile),
            (None, Action::Act { action }) => self.tile_action(seat, action),
            (None, Action::Refresh { row, coin }) => self.pay_refresh(seat, row, coin),
            (None, Action::Extra { pay }) => self.buy_extra(seat, pay),
            (None, Action::Use { technology }) => self.use_technology(seat, technology),
            (None, Action::Climb { grid }) => self.climb(seat, grid),
            (None, Action::Step { grid }) => self.make_step(seat, grid),
            (None, Action::Seal { seal }) => self.place_seal(seat, seal),
            (None, Action::End) => self.begin_closing(seat),
            (None, action) if action.takes_open_bonus() => self.take_open_bonus(seat, action),
            (None, _) => {}
        }
    }

    /// Answers a pending decision.
    fn answer(&mut self, seat: Seat, pending: Pending, action: Action) {
        match (pending, action) {
            (pending, action) if action.takes_open_bonus() => {
                self.take_open_bonus(seat, action);
                self.push(pending);
            }
            (Pending::Pawn, Action::Plaza { plaza }) => self.place_pawn(plaza),
            (Pending::AnyAction, Action::Act { action }) => self.begin(seat, action, false),
            (Pending::Mode { track }, Action::Advance) => self.track_action(seat, track),
            (Pending::Mode { track }, Action::Produce) => self.produce(seat, track),
            (Pending::Take { row, gold, stone, .. }, Action::Take { place }) => {
                self.take_hex(seat, row, place, gold, stone);
            }
            (Pending::TurnUpgrade { hex }, Action::Turn { rotation }) => {
                self.place_upgrade(seat, hex, rotation)
            }
            (Pending::Wall { hex }, Action::Wall { cell }) => self.choose_wall_space(hex, cell),
            (Pending::TurnWall { hex, place }, Action::Turn { rotation }) => {
                self.place_wall(seat, hex, place, rotation);
            }
            (Pending::Site { hex, gold }, Action::Site { site }) => self.choose_site(seat, hex, site, gold),
            (Pending::TurnBuilding { hex, site }, Action::Turn { rotation }) => {
                self.build(seat, hex, site, rotation);
            }
            (Pending::Remove { row }, Action::Remove { first, second }) => self.refresh(row, first, second),
            (Pending::Keep { seat, level }, Action::Keep { technology }) => {
                self.keep_technology(seat, level, technology);
            }
            (Pending::KeepBridge, Action::Bridge { tile }) => self.keep_bridge(seat, tile),
            (Pending::TakeBridge, Action::Bridge { tile }) => self.take_bridge_five(seat, tile),
            (Pending::Lay { tile }, Action::Lay { pair }) => self.lay_bridge(seat, tile, pair),
            (Pending::Arrow { seat, grid }, Action::Up) => self.follow_arrow(seat, grid),
            (Pending::CathedralTile { seat }, Action::Bridge { tile }) => {
                self.take_cathedral_five(seat, tile)
            }
            (Pending::Seal { seat }, Action::Seal { seal }) => self.place_seal(seat, seal),
            (Pending::River { seat, track }, Action::River { tile }) => {
                self.take_production(seat, track, tile)
            }
            (Pending::Half { seat, plaza }, Action::Half { half }) => self.take_half(seat, plaza, half),
            (Pending::Either { seat, of }, Action::Pick { good }) => self.take_alternative(seat, of, good),
            (Pending::Rise, Action::Pick { good }) => self.rise_freely(seat, good),
            (Pending::PlazaTile, Action::Plaza { plaza }) => self.both_bonuses(seat, plaza),
            (Pending::ProduceEither, Action::Pick { good }) => self.produce_chosen(seat, good),
            (Pending::Windows, Action::Windows { silver, gold }) => self.keep_windows(seat, silver, gold),
            (Pending::ParlerSite, Action::Site { site }) => self.parler_site(site),
            (Pending::ParlerTurn { site }, Action::Turn { rotation }) => self.parler_build(site, rotation),
            _ => {}
        }
    }
}
