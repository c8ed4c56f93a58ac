//! The legal actions, in a stable order: each candidate passes the same check as an action from outside.

use signoria_engine::{Number, Seat};

use crate::action::{Action, Pair, Place};
use crate::bonus::Good;
use crate::hex::Rotation;
use crate::state::{Pending, Praga};
use crate::things::{
    ActionTile, BridgeTile, Coin, Deed, Grid, Half, Level, Plaza, ProductionTile, Row, Seal, WindowPay,
};

impl Praga {
    /// Offers every legal action of the seat that decides.
    pub(crate) fn offer(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        match self.pending.top() {
            Some(pending) => self.offer_answers(seat, pending, out),
            None => self.offer_between(seat, out),
        }
    }

    /// What can be done between actions.
    fn offer_between(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        let player = &self.players[seat];
        let turn = &self.turn;
        let mut offer = |action: Action| {
            if self.permit_between(seat, action).is_ok() {
                out(action);
            }
        };
        match turn.tile {
            None => {
                for &tile in ActionTile::ALL {
                    offer(Action::Tile { tile });
                }
            }
            Some(tile) => {
                if !turn.acted {
                    for action in self.shown(tile) {
                        offer(Action::Act { action });
                    }
                }
            }
        }
        if !turn.refreshed {
            for &row in Row::ALL {
                for &coin in Coin::ALL {
                    offer(Action::Refresh { row, coin });
                }
            }
        }
        if player.gold_windows > 0 {
            for &pay in WindowPay::ALL {
                offer(Action::Extra { pay });
            }
        }
        for level in [Level::Three, Level::Four] {
            if let Some(technology) = player.usable(level) {
                offer(Action::Use { technology });
            }
        }
        for &grid in Grid::ALL {
            offer(Action::Climb { grid });
        }
        for &grid in Grid::ALL {
            offer(Action::Step { grid });
        }
        for &seal in Seal::ALL {
            offer(Action::Seal { seal });
        }
        offer(Action::End);
        self.offer_open_bonuses(seat, out);
    }

    /// How a pending decision can be answered, and the open bonuses that may be taken first.
    fn offer_answers(&self, seat: Seat, pending: Pending, out: &mut impl FnMut(Action)) {
        self.offer_own_answers(seat, pending, out);
        if self.may_take_bonus_first(seat, pending) {
            self.offer_open_bonuses(seat, out);
        }
    }

    /// How a pending decision can be answered.
    pub(crate) fn offer_own_answers(&self, seat: Seat, pending: Pending, out: &mut impl FnMut(Action)) {
        let mut offer = |action: Action| {
            if self.permit_own_answer(seat, pending, action).is_ok() {
                out(action);
            }
        };
        match pending {
            Pending::Pawn | Pending::PlazaTile => {
                for &plaza in Plaza::ALL {
                    offer(Action::Plaza { plaza });
                }
            }
            Pending::AnyAction => {
                for &action in Deed::ALL {
                    offer(Action::Act { action });
                }
            }
            Pending::Mode { .. } => {
                offer(Action::Advance);
                offer(Action::Produce);
            }
            Pending::Take { .. } => {
                for place in (1..=4).filter_map(Place::new) {
                    offer(Action::Take { place });
                }
            }
            Pending::TurnUpgrade { .. }
            | Pending::TurnWall { .. }
            | Pending::TurnBuilding { .. }
            | Pending::ParlerTurn { .. } => {
                for rotation in (0..6).filter_map(Rotation::new) {
                    offer(Action::Turn { rotation });
                }
            }
            Pending::Wall { .. } => {
                for place in 6..crate::edition::BOARD_CELLS as u8 {
                    let cell = self.figures().board.cell(place);
                    offer(Action::Wall { cell });
                }
            }
            Pending::Site { .. } | Pending::ParlerSite => {
                for site in self.figures().city.sites() {
                    offer(Action::Site { site: site.spot });
                }
            }
            Pending::Remove { .. } => {
                for first in (1..=3).filter_map(Place::new) {
                    for second in (first.get() + 1..=4).filter_map(Place::new) {
                        offer(Action::Remove { first, second });
                    }
                }
            }
            Pending::Keep { .. } => {
                for seen in self.technology_hand.iter().flatten() {
                    offer(Action::Keep {
                        technology: seen.tile,
                    });
                }
            }
            Pending::KeepBridge => {
                for seen in self.bridge_hand.iter().flatten() {
                    offer(Action::Bridge { tile: seen.tile });
                }
            }
            Pending::TakeBridge | Pending::CathedralTile { .. } => {
                for &tile in BridgeTile::five() {
                    offer(Action::Bridge { tile });
                }
            }
            Pending::Lay { .. } => {
                for pair in (1..=5).filter_map(Pair::new) {
                    offer(Action::Lay { pair });
                }
            }
            Pending::Arrow { .. } => {
                offer(Action::Up);
                offer(Action::Stay);
            }
            Pending::Seal { .. } => {
                for &seal in Seal::ALL {
                    offer(Action::Seal { seal });
                }
                offer(Action::Later);
            }
            Pending::River { .. } => {
                for &tile in ProductionTile::ALL {
                    offer(Action::River { tile });
                }
            }
            Pending::Half { .. } => {
                for &half in Half::ALL {
                    offer(Action::Half { half });
                }
            }
            Pending::Either { .. } | Pending::Rise | Pending::ProduceEither => {
                for &good in Good::ALL {
                    offer(Action::Pick { good });
                }
            }
            Pending::Windows => {
                for silver in (0..=2).filter_map(Number::new) {
                    for gold in (0..=2).filter_map(Number::new) {
                        offer(Action::Windows { silver, gold });
                    }
                }
            }
            Pending::Begin { .. }
            | Pending::Done { .. }
            | Pending::Draw { .. }
            | Pending::DrawBridge
            | Pending::Share { .. }
            | Pending::Return { .. }
            | Pending::Step { .. }
            | Pending::Produce { .. }
            | Pending::ParlerTile { .. } => {}
        }
    }

    /// How many ways there are to answer a decision, as far as that decides whether to ask. Where only one is left the engine takes it;
    /// where none is, there is nothing to decide. Taking a hex is always asked for: it shows what lies under it.
    pub(crate) fn ways(&self, pending: Pending) -> Ways {
        let always_asked = matches!(
            pending,
            Pending::AnyAction
                | Pending::Mode { .. }
                | Pending::TurnUpgrade { .. }
                | Pending::TurnWall { .. }
                | Pending::TurnBuilding { .. }
                | Pending::Remove { .. }
                | Pending::Half { .. }
                | Pending::ProduceEither
                | Pending::Pawn
        );
        let Some(seat) = self.decider(pending).filter(|_| !always_asked) else {
            return Ways::Many;
        };
        let (mut only, mut count) = (None, 0);
        self.offer_answers(seat, pending, &mut |action| {
            only = Some(action);
            count += 1;
        });
        let shows_something = matches!(
            pending,
            Pending::Take { .. }
                | Pending::Keep { .. }
                | Pending::KeepBridge
                | Pending::TakeBridge
                | Pending::CathedralTile { .. }
        );
        match (only, count) {
            (Some(action), 1) if !shows_something => Ways::One(action),
            (Some(_), _) => Ways::Many,
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
    /// Somebody must be asked.
    Many,
}
