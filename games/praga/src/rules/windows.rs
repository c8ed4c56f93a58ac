//! WI: windows, and the extra action they buy.

use signoria_engine::{Log, Seat};

use super::Play;
use crate::action::Kept;
use crate::bonus::Price;
use crate::event::{Event, Refusal};
use crate::state::{Pending, Praga};
use crate::things::WindowPay;

impl Praga {
    /// Whether the extra action can be bought so. Mines can always be managed, so there is always an action for it.
    pub(crate) fn may_buy_extra(&self, seat: Seat, pay: WindowPay) -> Result<(), Refusal> {
        if self.turn.extra {
            return Err(Refusal::ExtraTwice);
        }
        if self.can_pay(seat, self.figures().prices.extra[pay as usize]) {
            Ok(())
        } else {
            Err(Refusal::ExtraWindows)
        }
    }

    /// Whether exactly these windows can be kept.
    pub(crate) fn may_keep_windows(&self, seat: Seat, silver: Kept, gold: Kept) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let count = self.figures().player.windows_kept;
        let (silver, gold) = (silver.get() as u8, gold.get() as u8);
        if silver + gold == count && silver <= player.silver && gold <= player.gold_windows {
            Ok(())
        } else {
            Err(Refusal::WindowCount { count })
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Buys the extra action.
    pub(crate) fn buy_extra(&mut self, seat: Seat, pay: WindowPay) {
        self.game.turn.extra = true;
        self.pay(seat, self.game.figures().prices.extra[pay as usize]);
        self.log.all(|| Event::Extra { seat });
        self.push(Pending::AnyAction);
    }

    /// Gives back what is too much.
    pub(crate) fn keep_windows(&mut self, seat: Seat, silver: Kept, gold: Kept) {
        let player = &mut self.game.players[seat];
        let (silver, gold) = (silver.get() as u8, gold.get() as u8);
        let back = (
            player.silver.saturating_sub(silver),
            player.gold_windows.saturating_sub(gold),
        );
        player.silver = silver;
        player.gold_windows = gold;
        let windows = Price {
            silver: back.0,
            gold_windows: back.1,
            ..Price::default()
        };
        self.log.all(|| Event::GaveBack { seat, windows });
    }
}
