//! TU: what the active player can do between actions, and how an action begins and ends.

use signoria_engine::{Log, Seat};

use crate::action::Place;
use crate::edition::{Trigger, track_of};
use crate::effect::Price;
use crate::event::{Event, Refusal};
use crate::pieces::{Deed, Space};
use crate::state::Praga;
use crate::step::Step;

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

impl Praga {
    /// Carries out an action of the tile.
    pub(crate) fn tile_action(&mut self, seat: Seat, action: Deed, log: &mut impl Log<Event>) {
        self.turn.acted = true;
        self.begin(seat, action, true, log);
    }

    /// Begins an action at full price; the special hex goes with the tile's action only.
    pub(crate) fn begin(&mut self, seat: Seat, action: Deed, tile: bool, log: &mut impl Log<Event>) {
        self.begin_at(seat, action, tile, 0, 0, log);
    }

    /// Begins the action of a technology, if it can be carried out.
    pub(crate) fn begin_given(&mut self, action: Deed, gold: u8, stone: u8, log: &mut impl Log<Event>) {
        let discount = Price {
            gold,
            stone,
            ..Price::default()
        };
        if let Some(seat) = self.active()
            && self.may_execute(seat, action, false, discount).is_ok()
        {
            self.begin_at(seat, action, false, gold, stone, log);
        }
    }

    fn begin_at(
        &mut self,
        seat: Seat,
        action: Deed,
        tile: bool,
        gold: u8,
        stone: u8,
        log: &mut impl Log<Event>,
    ) {
        log.all(|| Event::Acts { seat, action });
        match (action.row(), track_of(action)) {
            (Some(row), _) => {
                let special = tile && self.turn.special;
                self.steps.push(Step::Take {
                    row,
                    special,
                    gold,
                    stone,
                });
            }
            (None, Some(track)) => self.steps.push(Step::Mode { track }),
            (None, None) => self.move_on(seat, log),
        }
        self.steps.push(Step::Done { action, tile });
    }

    /// An action is over: it gives a claim on its upgrade, and road tiles may reward it.
    pub(crate) fn action_done(&mut self, action: Deed, tile: bool, log: &mut impl Log<Event>) {
        let Some(seat) = self.active() else {
            return;
        };
        let claims = &mut self.turn.claims[action as usize];
        *claims = claims.saturating_add(1);
        match action {
            Deed::Upgrade => self.road_tile_works(seat, Trigger::Upgrade, log),
            Deed::Wall => self.road_tile_works(seat, Trigger::Wall, log),
            _ => {}
        }
        if tile {
            self.special_points(seat, log);
        }
    }
}
