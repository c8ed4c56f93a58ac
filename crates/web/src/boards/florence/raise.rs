//! "Raise up to…": the table raises for the person, a step at a time, until the limit; it can be stopped at any moment.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::{Arg, Message};
use signoria_florence::Action;
use signoria_florence::pieces::Stack;
use signoria_florence::view::View;

use crate::art::icon;
use crate::boards::florence::Florence;
use crate::browser;
use crate::words::{say, tr};

/// Before the table raises for the person they see what was bid.
const LOOK: Duration = Duration::from_millis(350);

/// The lot under the hammer, as far as the limit is concerned.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lot {
    round: u8,
    stack: Stack,
    /// The coins that the next raise would bid.
    next: u32,
    /// The step of a raise.
    step: u32,
    /// What the person can pay.
    purse: u32,
    /// Whether it is the person who decides.
    is_asked: bool,
}

fn lot(view: &View) -> Option<Lot> {
    let bid = view.bid()?;
    Some(Lot {
        round: view.round,
        stack: bid.stack,
        next: bid.next,
        step: bid.step,
        purse: bid.purse?,
        is_asked: view.eye.is_some_and(|seat| view.waiting.contains(seat)),
    })
}

/// Whether the table raises now: it is the lot that the limit was set for, and the next bid is within it.
fn raises(armed: Armed, lot: Lot) -> bool {
    let (round, stack, limit) = armed;
    (round, stack) == (lot.round, lot.stack) && lot.next <= limit
}

/// Whether a limit can be set there: from the next bid to what the purse holds.
fn is_within_reach(lot: Lot, coins: u32) -> bool {
    (lot.next..=lot.purse).contains(&coins)
}

/// Round, lot and limit for which the table raises.
type Armed = (u8, Stack, u32);

/// How far the person would go for the lot under the hammer; shared by the desk, where it is set, and the stair, where it is seen.
#[derive(Clone, Copy)]
pub struct Limit {
    lot: Memo<Option<Lot>>,
    may_raise: Memo<bool>,
    /// What the person would pay.
    coins: RwSignal<u32>,
    /// Set while the table raises.
    armed: RwSignal<Option<Armed>>,
    /// The limit up to which the table has raised, once somebody has bid more.
    passed: RwSignal<Option<u32>>,
}

impl Limit {
    /// No limit until one is set.
    pub fn new(board: Florence) -> Self {
        let desk = board.desk;
        let raise = Action::Raise.to_string();
        let play = StoredValue::new(raise.clone());
        let lot = Memo::new(move |_| board.read(lot));
        let may_raise = Memo::new(move |_| desk.session.offers(&raise));
        let armed: RwSignal<Option<Armed>> = RwSignal::new(None);
        let coins = RwSignal::new(0);
        let passed = RwSignal::new(None);
        Effect::new(move || {
            if let Some(lot) = lot.get() {
                coins.update(|coins| *coins = (*coins).clamp(lot.next.min(lot.purse), lot.purse));
            } else {
                coins.set(0);
                armed.set(None);
                passed.set(None);
            }
        });
        Effect::new(move || {
            let (Some(set), Some(lot)) = (armed.get(), lot.get()) else {
                return;
            };
            if !may_raise.get() {
                return;
            }
            if !raises(set, lot) {
                let (.., limit) = set;
                armed.set(None);
                passed.set(Some(limit));
                return;
            }
            let bid = move || {
                // It may have been stopped meanwhile.
                if armed.try_get_untracked().flatten() == Some(set)
                    && may_raise.try_get_untracked() == Some(true)
                {
                    desk.session.play(play.get_value());
                }
            };
            set_timeout(bid, LOOK);
        });
        Self {
            lot,
            may_raise,
            coins,
            armed,
            passed,
        }
    }

    /// The limit to be seen on the stair: the one that the table raises to, or the one that is being set beyond the next bid.
    pub fn shown(self) -> Option<u32> {
        let armed = self.armed.get().map(|(_, _, limit)| limit);
        let set = || {
            let lot = self.lot.get()?;
            Some(self.coins.get()).filter(|coins| *coins > lot.next)
        };
        armed.or_else(set)
    }

    /// The lot and the next bid, while the person may raise.
    fn open(self) -> Option<Lot> {
        self.lot.get().filter(|_| self.may_raise.get())
    }

    /// The same where the purse does not hold the next bid.
    fn is_beyond(self) -> Option<Lot> {
        self.lot.get().filter(|lot| lot.is_asked && !self.may_raise.get())
    }

    /// The question while the person may raise, or that they cannot.
    pub fn asks(self) -> Option<Message> {
        let cannot = || Some(Message::new("web.florence.cannot-raise").with("coins", self.is_beyond()?.next));
        let Some(lot) = self.open() else { return cannot() };
        // Within the limit the table answers; there is nothing to be asked.
        if self.armed.with(Option::is_some) {
            return Some(Message::new("web.florence.bidding").with("coins", lot.next));
        }
        let stack = Arg::Name(format!("florence.stack.{}", lot.stack).into());
        let asks = Message::new("web.florence.raise-to").with("coins", lot.next);
        Some(asks.with("stack", stack))
    }

    /// What the purse still holds if the next bid wins, and at the limit where one is set.
    pub fn leaves(self) -> Option<Message> {
        let holds = || Some(Message::new("web.florence.purse-holds").with("coins", self.is_beyond()?.purse));
        let Some(lot) = self.open() else { return holds() };
        let left = lot.purse.saturating_sub(lot.next);
        if let Some(limit) = self.passed.get() {
            let passed = Message::new("web.florence.limit-passed").with("limit", limit);
            return Some(passed.with("coins", lot.next).with("left", left));
        }
        let limit = self.shown().unwrap_or(0);
        let leaves = Message::new("web.florence.bid-leaves").with("coins", lot.next);
        let leaves = leaves.with("left", left).with("limit", limit);
        Some(leaves.with("rest", lot.purse.saturating_sub(limit)))
    }

    fn change(self, up: bool) {
        self.passed.set(None);
        if let Some(lot) = self.lot.get_untracked() {
            self.coins.update(|coins| {
                let wanted = if up {
                    *coins + lot.step
                } else {
                    coins.saturating_sub(lot.step)
                };
                *coins = wanted.clamp(lot.next.min(lot.purse), lot.purse);
            });
        }
    }

    /// Whether the person may go so far.
    pub fn reaches(self, coins: u32) -> bool {
        let is_free = self.armed.with(Option::is_none);
        is_free && self.open().is_some_and(|lot| is_within_reach(lot, coins))
    }

    /// The person would go so far.
    pub fn set(self, coins: u32) {
        if untrack(|| self.reaches(coins)) {
            self.passed.set(None);
            self.coins.set(coins);
            // Enter goes on with what was set.
            browser::focus(".up-to .arm");
        }
    }

    fn arm(self) {
        self.passed.set(None);
        if let Some(lot) = self.lot.get_untracked() {
            self.armed
                .set(Some((lot.round, lot.stack, self.coins.get_untracked())));
        }
    }
}

/// The limit, beside the answers.
#[component]
pub fn UpTo(limit: Limit) -> impl IntoView {
    let Limit {
        lot,
        may_raise,
        coins,
        armed,
        ..
    } = limit;
    let up_to = move || {
        say(
            &Message::new("web.florence.up-to").with("coins", coins.get()),
            &[],
        )
    };
    let raising = move || {
        let limit = armed.get().map_or(0, |(_, _, limit)| limit);
        say(&Message::new("web.florence.raising").with("coins", limit), &[])
    };
    move || {
        if armed.get().is_some() {
            Some(view! {
                <div class="up-to">
                    <span role="status">{raising}</span>
                    <button class="stop" on:click=move |_| armed.set(None)>{icon("close")} {tr("web.florence.stop-raising")}</button>
                </div>
            }.into_any())
        } else if may_raise.get() && lot.with(Option::is_some) {
            Some(view! {
                <div class="up-to" class:set=move || limit.shown().is_some()>
                    <button class="icon-button" aria-label=tr("web.florence.bid-less") on:click=move |_| limit.change(false)>{icon("minus")}</button>
                    <button class="arm" on:click=move |_| limit.arm()>{up_to}</button>
                    <button class="icon-button" aria-label=tr("web.florence.bid-more") on:click=move |_| limit.change(true)>{icon("plus")}</button>
                </div>
            }.into_any())
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_lies_between_the_next_bid_and_the_purse() {
        let lot = Lot {
            round: 2,
            stack: Stack::Jester,
            next: 400,
            step: 100,
            purse: 700,
            is_asked: true,
        };
        let reached: Vec<u32> = (3..9)
            .map(|hundreds| hundreds * 100)
            .filter(|coins| is_within_reach(lot, *coins))
            .collect();
        assert_eq!(reached, [400, 500, 600, 700]);
    }

    #[test]
    fn the_table_raises_within_the_limit_and_for_its_lot_alone() {
        let lot = |stack, next| Lot {
            round: 2,
            stack,
            next,
            step: 100,
            purse: 2000,
            is_asked: true,
        };
        let armed = (2, Stack::Jester, 900);
        assert!(raises(armed, lot(Stack::Jester, 900)));
        assert!(!raises(armed, lot(Stack::Jester, 1000)));
        assert!(!raises(armed, lot(Stack::Lake, 300)));
    }
}
