//! "Raise up to…": the table raises for the person, a step at a time, until the limit; it can be stopped at any moment.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::Stack;
use signoria_florence::step::Step;
use signoria_florence::view::{StepView, View};

use crate::art::icon;
use crate::boards::florence::Florence;
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
}

fn lot(view: &View) -> Option<Lot> {
    let StepView::Open(Step::Bid { stack, price, .. }) = view.step else {
        return None;
    };
    let step = coins(view.figures.money.raise);
    Some(Lot {
        round: view.round,
        stack,
        next: coins(price) + step,
        step,
        purse: view.own()?.coins?,
    })
}

/// Whether the table raises now: it is the lot that the limit was set for, and the next bid is within it.
fn raises(armed: (u8, Stack, u32), lot: Lot) -> bool {
    let (round, stack, limit) = armed;
    (round, stack) == (lot.round, lot.stack) && lot.next <= limit
}

/// The limit, beside the answers.
#[component]
pub fn UpTo(board: Florence) -> impl IntoView {
    let desk = board.desk;
    let raise = Action::Raise.to_string();
    let action = raise.clone();
    let lot = Memo::new(move |_| board.read(lot));
    let may_raise = Memo::new(move |_| desk.session.offers(&raise));
    // Round, lot and limit for which the table raises.
    let armed: RwSignal<Option<(u8, Stack, u32)>> = RwSignal::new(None);
    let limit = RwSignal::new(0);
    Effect::new(move || {
        if let Some(lot) = lot.get() {
            limit.update(|limit| *limit = (*limit).clamp(lot.next.min(lot.purse), lot.purse));
        } else {
            limit.set(0);
            armed.set(None);
        }
    });
    let play = StoredValue::new(action);
    Effect::new(move || {
        let (Some(set), Some(lot)) = (armed.get(), lot.get()) else {
            return;
        };
        if !may_raise.get() {
            return;
        }
        if !raises(set, lot) {
            armed.set(None);
            return;
        }
        let bid = move || {
            // It may have been stopped meanwhile.
            if armed.try_get_untracked().flatten() == Some(set) && may_raise.try_get_untracked() == Some(true)
            {
                desk.session.play(play.get_value());
            }
        };
        set_timeout(bid, LOOK);
    });
    let change = move |up: bool| {
        if let Some(lot) = lot.get_untracked() {
            limit.update(|limit| {
                let wanted = if up {
                    *limit + lot.step
                } else {
                    limit.saturating_sub(lot.step)
                };
                *limit = wanted.clamp(lot.next.min(lot.purse), lot.purse);
            });
        }
    };
    let arm = move |_| {
        if let Some(lot) = lot.get_untracked() {
            armed.set(Some((lot.round, lot.stack, limit.get_untracked())));
        }
    };
    let up_to = move || {
        say(
            &Message::new("web.florence.up-to").with("coins", limit.get()),
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
        } else if may_raise.get() && lot.get().is_some() {
            Some(view! {
                <div class="up-to">
                    <button class="icon-button" aria-label=tr("web.florence.bid-less") on:click=move |_| change(false)>{icon("minus")}</button>
                    <button class="arm" on:click=arm>{up_to}</button>
                    <button class="icon-button" aria-label=tr("web.florence.bid-more") on:click=move |_| change(true)>{icon("plus")}</button>
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
    fn the_table_raises_within_the_limit_and_for_its_lot_alone() {
        let lot = |stack, next| Lot {
            round: 2,
            stack,
            next,
            step: 100,
            purse: 2000,
        };
        let armed = (2, Stack::Jester, 900);
        assert!(raises(armed, lot(Stack::Jester, 900)));
        assert!(!raises(armed, lot(Stack::Jester, 1000)));
        assert!(!raises(armed, lot(Stack::Lake, 300)));
    }
}
