//! The terrace above one's own estate: what is free there, what jesters and builders are worth, the freedoms; and what a considered action would change.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::event::coins;
use signoria_florence::pieces::CELLS;
use signoria_florence::view::{Gain, PlayerView, View};

use crate::art::{drawing, icon};
use crate::boards::florence::Florence;
use crate::boards::florence::yard::Flags;
use crate::words::{say, t, tr};

/// A title with more letters than this is set smaller, in two lines where it must.
const LONG: usize = 13;

/// A figure at court: how many there are, what they are worth, and both with one more where that is considered.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Figure {
    count: u8,
    worth: u32,
    with_one_more: Option<u32>,
}

/// What jesters add to every work.
fn jesters(view: &View, own: &PlayerView, gain: Option<Gain>) -> Figure {
    let worth = |count: u8| u32::from(view.figures.work.jesters(count));
    Figure {
        count: own.jesters,
        worth: worth(own.jesters),
        with_one_more: (gain == Some(Gain::Jester)).then(|| worth(own.jesters + 1)),
    }
}

/// What a building costs with the builders.
fn builders(view: &View, own: &PlayerView, gain: Option<Gain>) -> Figure {
    let price = |builders: u8| coins(view.figures.money.building_with(builders));
    Figure {
        count: own.builders,
        worth: own.building_price,
        with_one_more: (gain == Some(Gain::Builder)).then(|| price(own.builders + 1)),
    }
}

/// Whose estate it is: a spectator has none, and others can be visited.
pub fn title(board: Florence) -> String {
    match board.shown() {
        Some(seat) if board.read(|view| view.eye) != Some(seat) => board
            .desk
            .say(&Message::new("web.florence.estate-shown").with("seat", seat)),
        _ => t("web.florence.estate-own"),
    }
}

/// What an estate can do.
#[component]
pub fn Terrace(board: Florence) -> impl IntoView {
    let of_own = move |read: fn(&View, &PlayerView, Option<Gain>) -> Figure| {
        Memo::new(move |_| {
            let gain = board.gain.get();
            let shown = board.shown();
            // What is considered changes one's own estate alone.
            let figure = |view: &View| {
                let gain = gain.filter(|_| shown == view.eye);
                Some(read(view, view.player(shown?)?, gain))
            };
            board.read(figure).unwrap_or_default()
        })
    };
    let free = move || {
        let shown = board.shown();
        let cells = board.read(|view| {
            let shown = view.player(shown?)?;
            Some((shown.empty_cells, usize::from(CELLS) - shown.palazzo.len()))
        });
        cells.map(|(free, all)| {
            let message = Message::new("web.florence.cells-free")
                .with("free", free)
                .with("all", all);
            say(&message, &[])
        })
    };
    view! {
        <div class="terrace">
            <div class="terrace-title">
                <h3 class:long=move || { title(board).chars().count() > LONG }>{move || title(board)}</h3>
                <small data-explains="florence.fact.cells">{free}</small>
                {move || board.visited.get().map(|_| view! {
                    <button class="back-home" on:click=move |_| board.visited.set(None)>{icon("home")} {tr("web.florence.back-home")}</button>
                })}
            </div>
            {shown("jester", of_own(jesters), Signal::derive(move || board.shares.get().jesters))}
            {shown("builder", of_own(builders), Signal::derive(|| None))}
            <Flags board seat=Signal::derive(move || board.shown()) />
        </div>
    }
}

/// A figure with its count over what it is worth, each in its place whether or not it would change.
fn shown(name: &'static str, figure: Memo<Figure>, share: Signal<Option<u16>>) -> impl IntoView {
    let count = move || {
        let id = format!("web.florence.count.{name}");
        say(&Message::new(id).with("count", figure.get().count), &[])
    };
    let worth = move || {
        let id = format!("web.florence.worth.{name}");
        say(&Message::new(id).with("value", figure.get().worth), &[])
    };
    let then = move || {
        let Figure {
            count, with_one_more, ..
        } = figure.get();
        let value = with_one_more?;
        let id = format!("web.florence.worth-then.{name}");
        Some((count + 1, say(&Message::new(id).with("value", value), &[])))
    };
    view! {
        <span class="figure" class:quiet-thing=move || figure.get().count == 0 && then().is_none() data-explains=format!("florence.stack.{name}")>
            {drawing(&format!("florence-{name}"))}
            {move || share.get().map(|share| view! { <i class="share">"+" {share}</i> })}
            <span class="figure-words">
                <b>{count} {move || then().map(|(count, _)| view! { <i class="then">" → " {count}</i> })}</b>
                <small>{move || match then() {
                    Some((_, words)) => view! { <i class="then">{words}</i> }.into_any(),
                    None => worth().into_any(),
                }}</small>
            </span>
        </span>
    }
}
