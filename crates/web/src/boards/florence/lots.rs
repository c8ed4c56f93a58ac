//! The auction: seven lots in a strip, and the one under the hammer with the stair of its bids.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_florence::Action;
use signoria_florence::event::coins;
use signoria_florence::pieces::Stack;
use signoria_florence::step::Step;
use signoria_florence::view::{StepView, View};

use crate::art::{drawing, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::piece::Piece;
use crate::words::{say, t, tr};

/// Steps of the stair that lie ahead of the bid.
const AHEAD: u32 = 5;

/// The picture of a stack.
pub fn stack_picture(stack: Stack) -> String {
    match stack {
        Stack::Landscape => "florence-park".into(),
        other => format!("florence-{other}"),
    }
}

/// How many are left.
pub fn left(count: usize) -> Message {
    Message::new("web.florence.left").with("count", count)
}

/// What can be done with a stack.
fn stack_actions(stack: Stack) -> Vec<String> {
    let choose = stack.landscape().map(|landscape| Action::Choose { landscape });
    let actions = [
        Action::Open { stack },
        Action::Take { stack },
        Action::PutUp { stack },
    ];
    actions.iter().chain(&choose).map(ToString::to_string).collect()
}

/// The lots of the round.
#[component]
pub fn Lots(board: Florence) -> impl IntoView {
    let stacks = Memo::new(move |_| {
        board.read(|view| {
            view.auction
                .stacks
                .iter()
                .map(|stack| stack.stack)
                .collect::<Vec<_>>()
        })
    });
    view! {
        <section class="lots" aria-label=tr("web.florence.auction")>
            <div class="lots-head">{drawing("florence-hammer")} <b>{tr("web.florence.auction")}</b></div>
            {move || stacks.get().into_iter().map(|stack| view! { <Lot board stack /> }).collect_view()}
        </section>
    }
}

#[component]
fn Lot(board: Florence, stack: Stack) -> impl IntoView {
    let id = format!("florence.stack.{stack}");
    let name = id.clone();
    let shown = Memo::new(move |_| {
        board.read(|view| {
            let found = view.auction.stacks.iter().find(|shown| shown.stack == stack);
            found.map(|found| (found.left, found.available))
        })
    });
    let count = move || shown.get().map_or(0, |(left, _)| left);
    let gone = Memo::new(move |_| !shown.get().is_some_and(|(_, available)| available));
    let offered =
        Memo::new(move |_| board.read(|view| offer(view).is_some_and(|offer| offer.stack == stack)));
    view! {
        <div class="lot" class:gone=move || gone.get() class:offered=move || offered.get()>
            <Piece desk=board.desk actions=stack_actions(stack) id class="stack">
                {drawing(&stack_picture(stack))}
                <span class="lot-words">
                    <b>{move || t(&name)}</b>
                    <small>{move || if gone.get() { t("web.florence.gone") } else { say(&left(count()), &[]) }}</small>
                </span>
            </Piece>
        </div>
    }
}

/// The bid on offer: the lot, its price in hundreds, and who is in.
#[derive(Clone, PartialEq)]
struct Offer {
    stack: Stack,
    hundreds: u32,
    leader: Seat,
    /// Who may still raise, and whether they have passed.
    inside: Vec<(Seat, bool)>,
}

fn offer(view: &View) -> Option<Offer> {
    let StepView::Open(Step::Bid {
        stack,
        price,
        leader,
        passed,
        ..
    }) = view.step
    else {
        return None;
    };
    let inside = view.auction.inside.iter();
    Some(Offer {
        stack,
        hundreds: coins(price) / 100,
        leader,
        inside: inside.map(|seat| (seat, passed.contains(seat))).collect(),
    })
}

/// The lot under the hammer. It lies over the yard, where nothing can be bought meanwhile.
#[component]
pub fn UnderTheHammer(board: Florence) -> impl IntoView {
    let offer = Memo::new(move |_| board.read(offer));
    move || {
        offer.get().map(|offer| {
            let name = format!("florence.stack.{}", offer.stack);
            let explains = name.clone();
            let seats = offer.inside.iter().map(|&(seat, passed)| {
                let state = match (seat == offer.leader, passed) {
                    (true, _) => "web.florence.leads",
                    (_, true) => "web.florence.passed",
                    _ => "web.florence.bids",
                };
                view! { <span>{seat_mark(seat.index())} " " {move || board.name(seat)} " " <small>{tr(state)}</small></span> }
            });
            view! {
                <div class="hammer-block" role="status" data-explains=explains>
                    <div>{drawing(&stack_picture(offer.stack))} <p class="lot-name">{move || t(&name)}</p></div>
                    <div>
                        <small>{tr("web.florence.price")}</small>
                        <b class="price">{offer.hundreds * 100}</b>
                        <div class="bid-states">{seats.collect_view()}</div>
                    </div>
                    <ol class="stairs" aria-hidden="true">{stairs(&offer)}</ol>
                </div>
            }
        })
    }
}

/// The price as a stair of hundreds, with the leader on it.
fn stairs(offer: &Offer) -> impl IntoView + use<> {
    let top = offer.hundreds + AHEAD;
    let first = top.saturating_sub(12).max(1);
    let (at, leader) = (offer.hundreds, offer.leader);
    (first..=top)
        .map(|step| {
            let height = format!("{}%", 12 + 60 * (step - first) / (top - first).max(1));
            view! {
                <li class:ahead={step > at} class:next={step == at + 1}>
                    {(step == at).then(|| seat_mark(leader.index()))}
                    <span class="step" style:height=height>{step}</span>
                </li>
            }
        })
        .collect_view()
}
