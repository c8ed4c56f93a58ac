//! TU: what the active player can do between actions, and how an action begins and ends.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::action::Place;
use crate::bonus::Price;
use crate::edition::{Trigger, track_of};
use crate::event::{Event, Refusal};
use crate::state::{Pending, Praga};
use crate::things::{Deed, Space};

impl Praga {
    /// Whether an action can be carried out now; `special` when it may take the special hex, and with this discount.
    pub(crate) fn may_execute(
        &self,
        seat: Seat,
        action: Deed,
        special: bool,
        discount: Price,
    ) -> Result<(), Refusal> {
        let Some(row) = action.row() else {
            return match action {
                Deed::Road => self.may_move_on(seat),
                _ => Ok(()),
            };
        };
        let room = action != Deed::Wall || self.players[seat].walls() < 12;
        let some = (1..=4)
            .filter_map(Place::new)
            .any(|place| self.may_take_hex(seat, row, place, special, discount).is_ok());
        if room && some {
            Ok(())
        } else {
            Err(Refusal::NotExecutable { action })
        }
    }

    /// Whether the tile's action can be this one now.
    pub(crate) fn may_act(&self, seat: Seat, action: Deed) -> Result<(), Refusal> {
        let tile = self.turn.tile.ok_or(Refusal::TileFirst)?;
        if self.turn.acted {
            return Err(Refusal::ActTwice);
        }
        if !self.shown(tile).contains(&action) {
            return Err(Refusal::NotOnTile);
        }
        self.may_execute(seat, action, self.turn.special, Price::default())
    }

    /// Whether the turn can end.
    pub(crate) fn may_end(&self, seat: Seat) -> Result<(), Refusal> {
        let tile = self.turn.tile.ok_or(Refusal::TileFirst)?;
        let executable = |&action: &Deed| self.may_act(seat, action).is_ok();
        if !self.turn.acted && self.shown(tile).iter().any(executable) {
            return Err(Refusal::ActionLeft);
        }
        if Space::ALL.iter().any(|&space| self.must_choose_free(space)) {
            return Err(Refusal::RoadChoiceLeft);
        }
        Ok(())
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Carries out an action of the tile.
    pub(crate) fn tile_action(&mut self, seat: Seat, action: Deed) {
        self.game.turn.acted = true;
        self.begin(seat, action, true);
    }

    /// Begins an action at full price; the special hex goes with the tile's action only.
    pub(crate) fn begin(&mut self, seat: Seat, action: Deed, tile: bool) {
        self.begin_at(seat, action, tile, 0, 0);
    }

    /// Begins the action of a technology, if it can be carried out.
    pub(crate) fn begin_given(&mut self, action: Deed, gold: u8, stone: u8) {
        let discount = Price {
            gold,
            stone,
            ..Price::default()
        };
        if let Some(seat) = self.game.active()
            && self.game.may_execute(seat, action, false, discount).is_ok()
        {
            self.begin_at(seat, action, false, gold, stone);
        }
    }

    fn begin_at(&mut self, seat: Seat, action: Deed, tile: bool, gold: u8, stone: u8) {
        self.log.all(|| Event::Acts { seat, action });
        match (action.row(), track_of(action)) {
            (Some(row), _) => {
                let special = tile && self.game.turn.special;
                self.push(Pending::Take {
                    row,
                    special,
                    gold,
                    stone,
                });
            }
            (None, Some(track)) => self.push(Pending::Mode { track }),
            (None, None) => self.move_on(seat),
        }
        self.push(Pending::Done { action, tile });
    }

    /// An action is over: it gives a claim on its upgrade, and road tiles may reward it.
    pub(crate) fn action_done(&mut self, action: Deed, tile: bool) {
        let Some(seat) = self.game.active() else {
            return;
        };
        let claims = &mut self.game.turn.claims[action as usize];
        *claims = claims.saturating_add(1);
        match action {
            Deed::Upgrade => self.road_tile_works(seat, Trigger::Upgrade),
            Deed::Wall => self.road_tile_works(seat, Trigger::Wall),
            _ => {}
        }
        if tile {
            self.special_points(seat);
        }
    }
}
