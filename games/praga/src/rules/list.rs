//! The legal actions, in a stable order: each candidate passes the same check as an action from outside.

use signoria_engine::{Number, Seat};

use crate::action::{Action, Pair, Place};
use crate::effect::Good;
use crate::hex::Rotation;
use crate::pieces::{
    ActionTile, BridgeTile, Coin, Deed, Grid, Half, Level, Plaza, ProductionTile, Row, Seal, WindowPay,
};
use crate::state::Praga;
use crate::step::Step;

impl Praga {
    /// Offers every legal action of the seat that decides.
    pub(crate) fn list(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        match self.steps.top() {
            Some(step) => self.list_answers(seat, step, out),
            None => self.list_between(seat, out),
        }
    }

    /// What can be done between actions.
    fn list_between(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        let player = &self.players[seat];
        let turn = &self.turn;
        match turn.tile {
            None => {
                ActionTile::ALL
                    .iter()
                    .for_each(|&tile| self.offer_between(seat, out, Action::Tile { tile }));
            }
            Some(tile) => {
                if !turn.acted {
                    self.shown(tile)
                        .into_iter()
                        .for_each(|action| self.offer_between(seat, out, Action::Act { action }));
                }
            }
        }
        if !turn.refreshed {
            for &row in Row::ALL {
                Coin::ALL
                    .iter()
                    .for_each(|&coin| self.offer_between(seat, out, Action::Refresh { row, coin }));
            }
        }
        if player.gold_windows > 0 {
            WindowPay::ALL
                .iter()
                .for_each(|&pay| self.offer_between(seat, out, Action::Extra { pay }));
        }
        for level in [Level::Three, Level::Four] {
            if let Some(technology) = player.usable(level) {
                self.offer_between(seat, out, Action::Use { technology });
            }
        }
        Grid::ALL
            .iter()
            .for_each(|&grid| self.offer_between(seat, out, Action::Climb { grid }));
        Grid::ALL
            .iter()
            .for_each(|&grid| self.offer_between(seat, out, Action::Step { grid }));
        Seal::ALL
            .iter()
            .for_each(|&seal| self.offer_between(seat, out, Action::Seal { seal }));
        self.offer_between(seat, out, Action::End);
        self.list_open_bonuses(seat, out);
    }

    /// Offers what can be done between actions, if it is legal.
    // Inlined where the action is known: then only its own check is left of all.
    #[inline(always)]
    fn offer_between(&self, seat: Seat, out: &mut impl FnMut(Action), action: Action) {
        if self.may_between(seat, action).is_ok() {
            out(action);
        }
    }

    /// How a decision can be answered, and the open bonuses that may be taken first.
    fn list_answers(&self, seat: Seat, step: Step, out: &mut impl FnMut(Action)) {
        self.list_own_answers(seat, step, out);
        if self.may_take_bonus_first(seat, step) {
            self.list_open_bonuses(seat, out);
        }
    }

    /// How a decision can be answered.
    pub(crate) fn list_own_answers(&self, seat: Seat, step: Step, out: &mut impl FnMut(Action)) {
        let mut offer = |action: Action| {
            if self.may_answer_itself(seat, step, action).is_ok() {
                out(action);
            }
        };
        match step {
            Step::Pawn | Step::PlazaTile => {
                Plaza::ALL
                    .iter()
                    .for_each(|&plaza| offer(Action::Plaza { plaza }));
            }
            Step::AnyAction => {
                Deed::ALL.iter().for_each(|&action| offer(Action::Act { action }));
            }
            Step::Mode { .. } => [Action::Advance, Action::Produce].into_iter().for_each(offer),
            Step::Take { .. }
            | Step::TurnUpgrade { .. }
            | Step::TurnWall { .. }
            | Step::TurnBuilding { .. }
            | Step::ParlerTurn { .. }
            | Step::Wall { .. }
            | Step::Site { .. }
            | Step::ParlerSite
            | Step::Remove { .. } => self.offer_hexes(step, &mut offer),
            Step::Keep { .. }
            | Step::KeepBridge
            | Step::TakeBridge
            | Step::CathedralTile { .. }
            | Step::Lay { .. }
            | Step::River { .. } => self.offer_tiles(step, &mut offer),
            Step::Arrow { .. } => [Action::Up, Action::Stay].into_iter().for_each(offer),
            Step::Seal { .. } => {
                Seal::ALL.iter().for_each(|&seal| offer(Action::Seal { seal }));
                offer(Action::Later);
            }
            Step::Half { .. } => {
                Half::ALL.iter().for_each(|&half| offer(Action::Half { half }));
            }
            Step::Either { .. } | Step::Rise | Step::ProduceEither => {
                Good::ALL.iter().for_each(|&good| offer(Action::Pick { good }));
            }
            Step::Windows => {
                for silver in (0..=2).filter_map(Number::new) {
                    (0..=2)
                        .filter_map(Number::new)
                        .for_each(|gold| offer(Action::Windows { silver, gold }));
                }
            }
            Step::Begin { .. }
            | Step::Done { .. }
            | Step::Draw { .. }
            | Step::DrawBridge
            | Step::Share { .. }
            | Step::Return { .. }
            | Step::Horizontal { .. }
            | Step::Produce { .. }
            | Step::ParlerTile { .. } => {}
        }
    }

    /// Which hex is taken or leaves its row, where it goes, and how it is turned.
    fn offer_hexes(&self, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::Take { .. } => {
                (1..=4)
                    .filter_map(Place::new)
                    .for_each(|place| offer(Action::Take { place }));
            }
            Step::Wall { .. } => {
                for place in 6..crate::edition::BOARD_CELLS as u8 {
                    let cell = self.figures().board.cell(place);
                    offer(Action::Wall { cell });
                }
            }
            Step::Site { .. } | Step::ParlerSite => {
                self.figures()
                    .city
                    .sites()
                    .iter()
                    .for_each(|site| offer(Action::Site { site: site.spot }));
            }
            Step::Remove { .. } => {
                let places = || (1..=4).filter_map(Place::new);
                for first in places() {
                    places().for_each(|second| offer(Action::Remove { first, second }));
                }
            }
            _ => {
                (0..6)
                    .filter_map(Rotation::new)
                    .for_each(|rotation| offer(Action::Turn { rotation }));
            }
        }
    }

    /// Which technology, bridge tile or production tile is taken, and where a bridge tile goes.
    fn offer_tiles(&self, step: Step, offer: &mut impl FnMut(Action)) {
        match step {
            Step::Keep { .. } => {
                for seen in self.technology_hand.iter().flatten() {
                    offer(Action::Keep {
                        technology: seen.tile,
                    });
                }
            }
            Step::KeepBridge => {
                self.bridge_hand
                    .iter()
                    .flatten()
                    .for_each(|seen| offer(Action::Bridge { tile: seen.tile }));
            }
            Step::Lay { .. } => {
                (1..=5)
                    .filter_map(Pair::new)
                    .for_each(|pair| offer(Action::Lay { pair }));
            }
            Step::River { .. } => {
                ProductionTile::ALL
                    .iter()
                    .for_each(|&tile| offer(Action::River { tile }));
            }
            _ => {
                BridgeTile::five()
                    .iter()
                    .for_each(|&tile| offer(Action::Bridge { tile }));
            }
        }
    }

    /// How many ways there are to answer a decision, as far as that decides whether to ask. Where only one is left the engine takes it;
    /// where none is, there is nothing to decide. Taking a hex is always asked for: it shows what lies under it. `offers` gets none and
    /// then the answers, if they are looked at.
    pub(crate) fn ways(&self, seat: Seat, step: Step, offers: &mut impl FnMut(Option<Action>)) -> Ways {
        let always_asked = matches!(
            step,
            Step::AnyAction
                | Step::Mode { .. }
                | Step::TurnUpgrade { .. }
                | Step::TurnWall { .. }
                | Step::TurnBuilding { .. }
                | Step::Remove { .. }
                | Step::Half { .. }
                | Step::ProduceEither
                | Step::Pawn
        );
        if always_asked {
            return Ways::Many { listed: false };
        }
        let (mut only, mut count) = (None, 0);
        offers(None);
        self.list_answers(seat, step, &mut |action| {
            only = Some(action);
            count += 1;
            offers(only);
        });
        let shows_something = matches!(
            step,
            Step::Take { .. }
                | Step::Keep { .. }
                | Step::KeepBridge
                | Step::TakeBridge
                | Step::CathedralTile { .. }
        );
        match (only, count) {
            (Some(action), 1) if !shows_something => Ways::One(action),
            (Some(_), _) => Ways::Many { listed: true },
            (None, _) => Ways::None,
        }
    }
}

/// How many ways there are to answer a decision.
pub(crate) enum Ways {
    /// None: it is passed over.
    None,
    /// This one alone.
    One(Action),
    /// Somebody must be asked; the answers were listed, or not looked at.
    Many { listed: bool },
}
