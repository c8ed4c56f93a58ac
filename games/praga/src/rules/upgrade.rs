//! UP: upgrading actions and claiming their bonuses.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::bonus::Good;
use crate::event::{Event, Refusal};
use crate::hex::{Hex, Rotation};
use crate::state::{Placed, Praga};
use crate::things::Deed;

impl Praga {
    /// Whether a claim on an upgraded action can be cashed.
    pub(crate) fn may_claim(&self, seat: Seat, action: Deed) -> Result<(), Refusal> {
        if self.turn.claims[action as usize] == 0 {
            return Err(Refusal::NoClaim);
        }
        match self.players[seat].board[action as usize] {
            Some(_) => Ok(()),
            None => Err(Refusal::NoUpgrade),
        }
    }

    /// Whether a claim on `upgrade` can be cashed for a hex that an upgrade action of this turn covered.
    pub(crate) fn may_claim_covered(&self, hex: Hex) -> Result<(), Refusal> {
        if self.turn.claims[Deed::Upgrade as usize] == 0 {
            return Err(Refusal::NoClaim);
        }
        if self.turn.covered.contains(hex) {
            Ok(())
        } else {
            Err(Refusal::NoUpgrade)
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Puts an upgrade on its action.
    pub(crate) fn place_upgrade(&mut self, seat: Seat, hex: Hex, rotation: Rotation) {
        let face = self.game.figures().face(hex);
        let action = face.action;
        if action == Deed::Upgrade
            && let Some(old) = self.game.players[seat].board[action as usize]
        {
            self.game.turn.covered.insert(old.hex);
        }
        self.log.all(|| Event::Upgraded { seat, action });
        self.gain(seat, Good::University, face.university);
        let placed = Placed {
            hex,
            rotation: rotation.get() as u8,
            used: 0,
        };
        self.lay(seat, action as u8, placed);
    }

    /// Cashes a claim for the hex on top.
    pub(crate) fn claim(&mut self, seat: Seat, action: Deed) {
        if let Some(placed) = self.game.players[seat].board[action as usize] {
            self.cash(seat, action, placed.hex);
        }
    }

    /// Cashes a claim on `upgrade` for the hex that was covered.
    pub(crate) fn claim_covered(&mut self, seat: Seat, hex: Hex) {
        self.game.turn.covered.remove(hex);
        self.cash(seat, Deed::Upgrade, hex);
    }

    fn cash(&mut self, seat: Seat, action: Deed, hex: Hex) {
        let claims = &mut self.game.turn.claims[action as usize];
        *claims = claims.saturating_sub(1);
        self.log.all(|| Event::Claims { seat, action });
        self.gain_all(seat, &self.game.figures().face(hex).bonus);
    }
}
