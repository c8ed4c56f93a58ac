//! UP: upgrading actions and claiming their bonuses.

use signoria_engine::{Log, Seat};

use crate::effect::Good;
use crate::event::{Event, Refusal};
use crate::hex::{Hex, Rotation};
use crate::pieces::Deed;
use crate::state::{Placed, Praga};

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

impl Praga {
    /// Puts an upgrade on its action.
    pub(crate) fn place_upgrade(
        &mut self,
        seat: Seat,
        hex: Hex,
        rotation: Rotation,
        log: &mut impl Log<Event>,
    ) {
        let face = self.figures().face(hex);
        let action = face.action;
        if action == Deed::Upgrade
            && let Some(old) = self.players[seat].board[action as usize]
        {
            self.turn.covered.insert(old.hex);
        }
        log.all(|| Event::Upgraded { seat, action });
        self.gain(seat, Good::University, face.university, log);
        let placed = Placed {
            hex,
            rotation: rotation.get() as u8,
            used: 0,
        };
        self.lay(seat, action as u8, placed, log);
    }

    /// Cashes a claim for the hex on top.
    pub(crate) fn claim(&mut self, seat: Seat, action: Deed, log: &mut impl Log<Event>) {
        if let Some(placed) = self.players[seat].board[action as usize] {
            self.cash(seat, action, placed.hex, log);
        }
    }

    /// Cashes a claim on `upgrade` for the hex that was covered.
    pub(crate) fn claim_covered(&mut self, seat: Seat, hex: Hex, log: &mut impl Log<Event>) {
        self.turn.covered.remove(hex);
        self.cash(seat, Deed::Upgrade, hex, log);
    }

    fn cash(&mut self, seat: Seat, action: Deed, hex: Hex, log: &mut impl Log<Event>) {
        let claims = &mut self.turn.claims[action as usize];
        *claims = claims.saturating_sub(1);
        log.all(|| Event::Claims { seat, action });
        self.gain_all(seat, &self.figures().face(hex).bonus, log);
    }
}
