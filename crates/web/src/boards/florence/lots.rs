//! The auction: seven lots in a strip, and the one under the hammer with the stair of its bids.

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};
use signoria_florence::Action;
use signoria_florence::pieces::Stack;
use signoria_florence::state::Phase;
use signoria_florence::view::View;

use crate::art::{drawing, seat_mark};
use crate::boards::florence::Florence;
use crate::boards::florence::bar::NUMERALS;
use crate::boards::florence::bids::Bids;
use crate::boards::florence::raise::Limit;
use crate::boards::florence::stair::Stair;
use crate::boards::kit::piece::Piece;
use crate::boards::kit::syllables::breakable;
use crate::rows::rows;
use crate::words::{say, t, tr};

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

/// What is said of the auction beside the hammer: which lot is up, or when the next one comes.
fn notice(view: &View) -> Option<Message> {
    if let Some(offer) = view.bid() {
        let lot = Arg::Name(format!("florence.stack.{}", offer.stack).into());
        return Some(Message::new("web.florence.lot-up").with("lot", lot));
    }
    let next = NUMERALS
        .get(usize::from(view.round))
        .filter(|_| view.phase == Phase::Actions)?;
    Some(Message::new("web.florence.next-auction").with("round", Arg::Text((*next).into())))
}

/// A name with fewer letters than this has the least share of the strip.
const SHORT: usize = 8;

/// With how many letters a name has so much room that its longest word decides.
const LONGEST: usize = 15;

/// How much of the strip each lot has: a longer name has more, so that all stand in as few lines. Together they are the whole.
fn shares(names: &[String]) -> Vec<f64> {
    // Beside the letters there is a picture, as wide as seven of them.
    let widths = names
        .iter()
        .map(|name| 7.0 + name.chars().count().clamp(SHORT, LONGEST) as f64);
    let whole: f64 = widths.clone().sum();
    widths.map(|width| width / whole).collect()
}

/// How far into the strip the middle of a lot lies, as a share of the whole.
fn until(shares: &[f64], place: usize) -> f64 {
    let before: f64 = shares.iter().take(place).sum();
    before + shares.get(place).map_or(0.0, |own| own / 2.0)
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
    let bids = Memo::new(move |_| board.desk.session.log.with(|log| Bids::told(log)));
    let is_up = Memo::new(move |_| board.read(View::bid).is_some());
    let shares = Memo::new(move |_| {
        let name = |stack: &Stack| t(&format!("florence.stack.{stack}"));
        shares(&stacks.with(|stacks| stacks.iter().map(name).collect::<Vec<_>>()))
    });
    let columns = move || {
        let column = |share: &f64| format!("minmax(0, {share:.3}fr)");
        shares.with(|shares| shares.iter().map(column).collect::<Vec<_>>().join(" "))
    };
    let notice = move || board.read(notice).map(|notice| say(&notice, &[]));
    view! {
        <section class="lots" aria-label=tr("web.florence.auction") style:--lots=move || stacks.with(Vec::len).to_string() style:--columns=columns>
            <div class="lots-head" class:is-up=move || is_up.get() data-explains="florence.phase.auction">
                {drawing("florence-hammer")}
                <span><b>{tr("web.florence.auction")}</b> <small>{notice}</small></span>
            </div>
            {move || stacks.get().into_iter().enumerate().map(|(place, stack)| view! { <Lot board stack bids place shares /> }).collect_view()}
        </section>
    }
}

/// What stands below the name of a lot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct LotState {
    left: usize,
    is_offered: bool,
    /// Whether one can be acquired this round.
    is_open: bool,
    /// Who leads or has bought (none: Diego), and for how many coins.
    price: Option<(Option<Seat>, u32)>,
}

fn lot_state(view: &View, bids: &Bids, stack: Stack) -> LotState {
    let found = view.auction.stacks.iter().find(|shown| shown.stack == stack);
    let offer = view.bid().filter(|offer| offer.stack == stack);
    LotState {
        left: found.map_or(0, |found| found.left),
        is_open: found.is_some_and(|found| found.available),
        is_offered: offer.is_some(),
        price: match offer {
            Some(offer) => Some((Some(offer.leader), offer.price)),
            None => bids.sale(stack),
        },
    }
}

#[component]
fn Lot(
    board: Florence,
    stack: Stack,
    bids: Memo<Bids>,
    /// Where it stands in the strip, from 0.
    place: usize,
    shares: Memo<Vec<f64>>,
) -> impl IntoView {
    let until = move || shares.with(|shares| format!("{:.4}", until(shares, place)));
    let id = format!("florence.stack.{stack}");
    let name = id.clone();
    let state = Memo::new(move |_| bids.with(|bids| board.read(|view| lot_state(view, bids, stack))));
    let is_offered = move || state.get().is_offered;
    let words = move || {
        let LotState {
            left: count,
            is_open,
            price,
            ..
        } = state.get();
        match price {
            Some((buyer, coins)) => {
                // Where there is room for it, it also says how many are left.
                let rest = (count > 0)
                    .then(|| view! { <span class="lot-left">" · " {say(&left(count), &[])}</span> });
                let mark = match buyer {
                    Some(seat) => seat_mark(seat.index()).into_any(),
                    None => board.desk.row_name(None).into_any(),
                };
                let who = buyer.map(
                    |seat| view! { <span class="visually-hidden">{move || board.name(seat)} " "</span> },
                );
                view! { {mark} " " {who} <b class="paid">{coins}</b> {rest} }.into_any()
            }
            None if !is_open => t("web.florence.gone").into_any(),
            None => say(&left(count), &[]).into_any(),
        }
    };
    view! {
        <div class="lot" class:gone=move || !state.get().is_open class:sold=move || state.get().price.is_some() class:offered=is_offered style:--lot=move || place.to_string() style:--until=until>
            <Piece desk=board.desk actions=stack_actions(stack) id class="stack">
                {drawing(&stack_picture(stack))}
                <span class="lot-words">
                    <b>{move || breakable(&t(&name))}</b>
                    <small>{words}</small>
                </span>
                <span class="lot-hammer" aria-hidden="true">{drawing("florence-hammer")}</span>
            </Piece>
        </div>
    }
}

/// The lot under the hammer. It lies over the yard, where nothing can be bought meanwhile.
#[component]
pub fn UnderTheHammer(board: Florence, limit: Limit) -> impl IntoView {
    let offer = Memo::new(move |_| board.read(View::bid));
    let bids = Memo::new(move |_| board.desk.session.log.with(|log| Bids::told(log).bids));
    move || {
        offer.get().map(|offer| {
            let name = format!("florence.stack.{}", offer.stack);
            let (explains, note) = (name.clone(), note(board, offer.stack));
            let leader = offer.leader;
            let leads = move || {
                let message = Message::new("web.florence.seat-leads").with("seat", leader);
                board.desk.say(&message)
            };
            view! {
                <div class="hammer-block" role="status" data-explains=explains>
                    <div class="hammer-lot">
                        {drawing(&stack_picture(offer.stack))}
                        <b class="lot-name">{move || breakable(&t(&name))}</b>
                        <small>{move || say(&note, &[])}</small>
                    </div>
                    <div class="hammer-price">
                        <small>{tr("web.florence.price")}</small>
                        <b class="price">{offer.price}</b>
                        <span class="hammer-leader">{seat_mark(leader.index())} " " {leads}</span>
                    </div>
                    // Every bid has a stair of its own: steps that made room for the next one would jump.
                    {rows(
                        move || vec![(offer, bids.get())],
                        |(bid, bids)| format!("{bid:?}{bids:?}"),
                        move |(bid, bids)| view! { <Stair board bid=*bid bids=bids.clone() limit /> },
                    )}
                </div>
            }
        })
    }
}

/// What a lot is good for, in a few words.
fn note(board: Florence, stack: Stack) -> Message {
    let value = untrack(|| {
        board.read(|view| match stack {
            Stack::Jester => view.figures.work.jester,
            _ => view.figures.work.landscape,
        })
    });
    let kind = match stack {
        Stack::Forest | Stack::Lake | Stack::Park => Stack::Landscape,
        other => other,
    };
    Message::new(format!("web.florence.lot-note.{kind}")).with("value", value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_name_has_more_of_the_strip() {
        let names = ["Lake", "Jester", "Recruiting card"].map(String::from);
        let shares = shares(&names);
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(shares[0] <= shares[1] && shares[1] < shares[2]);
        assert!((until(&shares, 2) - (1.0 - shares[2] / 2.0)).abs() < 1e-9);
    }
}
