//! WI: windows, and the extra action they buy.

use signoria_engine::{Log, Seat};

use crate::action::Kept;
use crate::effect::Price;
use crate::event::{Event, Refusal};
use crate::pieces::WindowPay;
use crate::state::Praga;
use crate::step::Step;

impl Praga {
    /// Whether the extra action can be bought that way. Mines can always be managed, so there is always an action for it.
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

impl Praga {
    /// Buys the extra action.
    pub(crate) fn buy_extra(&mut self, seat: Seat, pay: WindowPay, log: &mut impl Log<Event>) {
        self.turn.extra = true;
        self.pay(seat, self.figures().prices.extra[pay as usize], log);
        log.all(|| Event::Extra { seat });
        self.steps.push(Step::AnyAction);
    }

    /// Gives back what is too much.
    pub(crate) fn keep_windows(&mut self, seat: Seat, silver: Kept, gold: Kept, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
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
        log.all(|| Event::GaveBack { seat, windows });
    }
}
