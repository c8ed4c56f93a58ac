//! SE: placing seals.

use signoria_engine::{Log, Seat};

use crate::event::{Event, Refusal};
use crate::pieces::Seal;
use crate::state::{Holder, Praga, Right};

impl Praga {
    /// The right that a seal would use: one with a reminder before one without.
    fn seal_right(&self, seat: Seat) -> Result<usize, Refusal> {
        let player = &self.players[seat];
        let find = |wanted: Right| player.rights.iter().position(|&right| right == wanted);
        match (find(Right::Reminder), find(Right::Bare)) {
            (Some(track), _) => Ok(track),
            (None, Some(track)) if player.supply > 0 => Ok(track),
            (None, Some(_)) => Err(Refusal::NoCube),
            (None, None) => Err(Refusal::NoSealRight),
        }
    }

    /// Whether a seal can be placed.
    pub(crate) fn may_seal(&self, seat: Seat, seal: Seal) -> Result<(), Refusal> {
        self.seal_right(seat)?;
        if self.seal_holder(seal).is_some() {
            return Err(Refusal::SealTaken);
        }
        if self.can_pay(seat, self.figures().seal(seal).price) {
            Ok(())
        } else {
            Err(Refusal::SealPrice)
        }
    }
}

impl Praga {
    /// Places a seal with the reminder cube, or with one of the supply.
    pub(crate) fn place_seal(&mut self, seat: Seat, seal: Seal, log: &mut impl Log<Event>) {
        let Ok(track) = self.seal_right(seat) else {
            return;
        };
        self.pay(seat, self.figures().seal(seal).price, log);
        let player = &mut self.players[seat];
        if player.rights[track] == Right::Bare {
            player.supply = player.supply.saturating_sub(1);
        }
        player.rights[track] = Right::Used;
        self.seals[seal as usize] = Some(Holder::Seat(seat));
        let seal = self.described(seal);
        log.all(|| Event::Sealed { seat, seal });
    }
}
