//! The price of a lot as a stair of hundreds: a mark for each bid, hollow where its seat has passed, the leader's portrait over the highest, one's own
//! next step as a ring, the steps up to one's limit tinted with a pennant on the last; it ends at one's purse.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_florence::view::BidView;

use crate::art::{drawing, face, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::florence::raise::Limit;
use crate::words::{say, tr};

/// How many steps there is room for.
const STEPS: u32 = 14;

/// How many of the bids before the last stay in sight when the stair is longer.
const BEFORE: u32 = 8;

/// How many steps before the last bid a phone has room for, and how many in all.
const NEAR: (u32, u32) = (4, 9);

/// How many steps lie ahead where the purse is not known.
const AHEAD: u32 = 5;

/// The steps that are shown, each as a number of raises: from the first bid to the purse, as far as there is room.
fn steps(first: u32, price: u32, purse: Option<u32>) -> RangeInclusive<u32> {
    let last = purse.unwrap_or(price + AHEAD).max(price + 1);
    if last - first < STEPS {
        return first..=last;
    }
    let first = first.max(price.saturating_sub(BEFORE));
    first..=last.min(first + STEPS - 1)
}

/// Of the steps from the first one on, those that are shown on a phone.
fn near(from: u32, price: u32) -> RangeInclusive<u32> {
    let (before, most) = NEAR;
    let first = from.max(price.saturating_sub(before));
    first..=first + most - 1
}

/// The stair.
#[component]
pub fn Stair(board: Florence, bid: BidView, bids: Vec<(Seat, u32)>, limit: Limit) -> impl IntoView {
    let BidView {
        price,
        next: raised,
        step: raise,
        leader,
        passed,
        own,
        purse,
        ..
    } = bid;
    let in_steps = move |coins: u32| coins / raise.max(1);
    let at = in_steps(price);
    let first = bids.first().map_or(at, |bid| in_steps(bid.1));
    let shown = steps(first, at, purse.map(in_steps));
    let (from, to) = (*shown.start(), *shown.end());
    let limited = Memo::new(move |_| own.and_then(|_| limit.shown()).map(in_steps));
    let hundreds = move |step: u32| step * raise / 100;
    let near = near(from, at);
    let step = move |step: u32| {
        let bid = bids.iter().find(|bid| in_steps(bid.1) == step).map(|bid| bid.0);
        // The log of an earlier moment may not have reached the bid; the view has the leader.
        let bid = bid.or((step == at).then_some(leader));
        let mark = bid.map(|seat| {
            let is_out = passed.contains(seat);
            view! { <span class="bid" class:hollow=is_out>{seat_mark(seat.index())}</span> }
        });
        let portrait = (step == at).then(|| {
            let name = untrack(|| board.name(leader));
            view! { <span class="bid-leader">{face(&name, leader.index())}</span> }
        });
        let next = own.filter(|_| step == in_steps(raised) && purse.is_none_or(|purse| purse >= raised));
        let ring = next.map(|seat| view! { <span class="bid ring">{seat_mark(seat.index())}</span> });
        let pennant = move || {
            (limited.get() == Some(step)).then(|| {
                let words = Message::new("web.florence.your-limit").with("hundreds", hundreds(step));
                view! { <span class="pennant"><small>{say(&words, &[])}</small><i></i></span> }
            })
        };
        // Where there is little room, the steps beside the last bid are enough.
        let is_far = !near.contains(&step);
        view! {
            <li class:ahead={step > at} class:now={step == at} class:far=is_far class:within=move || { step > at && limited.get().is_some_and(|limit| step <= limit) }
                class:open=move || limit.reaches(step * raise) on:click=move |_| limit.set(step * raise)>
                {pennant} {portrait} {mark} {ring}
                <span class="step" style:--step=move || (step - from).to_string()>{hundreds(step)}</span>
            </li>
        }
    };
    let purse = purse.map(|purse| {
        let words = Message::new("web.florence.purse").with("coins", purse);
        view! { <small class="purse">{drawing("florence-coin")} {move || say(&words, &[])}</small> }
    });
    view! {
        <div class="stair" aria-hidden="true" style:--steps=(to - from).to_string()>
            <small class="stair-title">{tr("web.florence.bids-in-hundreds")}</small>
            {purse}
            <ol>{(from..=to).map(step).collect_view()}</ol>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stair_runs_from_the_first_bid_to_the_purse() {
        assert_eq!(steps(2, 9, Some(15)), 2..=15);
        assert_eq!(steps(2, 2, Some(2)), 2..=3);
        assert_eq!(steps(2, 4, None), 2..=9);
    }

    #[test]
    fn a_phone_shows_the_steps_around_the_last_bid() {
        assert_eq!(near(2, 2), 2..=10);
        assert_eq!(near(2, 20), 16..=24);
    }

    #[test]
    fn a_longer_stair_keeps_the_last_bids_and_the_next_steps_in_sight() {
        let shown = steps(2, 20, Some(40));
        assert_eq!((shown.clone().count() as u32, *shown.start()), (STEPS, 12));
        assert!(shown.contains(&21));
        assert!(steps(2, 3, Some(35)).contains(&4));
    }
}
