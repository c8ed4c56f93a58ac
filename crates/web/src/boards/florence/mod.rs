//! Florence: the auction, the estates, the hand and the market, drawn. Everything is also there in words, below.

mod diego;
mod estate;
mod grid;
mod hand;
mod market;
mod placing;
mod sums;

use leptos::prelude::*;
use serde::Deserialize;
use signoria_engine::{Message, Seat};
use signoria_florence::View;
use signoria_florence::pieces::Freedom;
use signoria_florence::view::PlayerView;

use crate::art::{icon, seat_mark};
use crate::boards::plain::PlainBoard;
use crate::motion::Count;
use crate::rows::rows;
use crate::table::Desk;
use crate::words::{say, t, tr};

/// The verbs that this board offers itself.
const ON_BOARD: &[&str] = &[
    "place",
    "open",
    "take",
    "put-up",
    "build",
    "introduce",
    "draw",
    "return",
    "work",
    "add",
    "keep",
    "under",
    "recruit",
    "convert",
    "give-up",
    "ask",
    "bid",
    "choose",
    "professor",
];

/// What the parts of this board share.
#[derive(Clone, Copy)]
struct Florence {
    desk: Desk,
    view: Memo<Option<View>>,
}

impl Florence {
    /// Something of the view; the default before there is one.
    fn read<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    fn name(self, seat: Seat) -> String {
        self.desk.say(&Message::new("engine.who").with("seat", seat))
    }
}

/// The board.
#[component]
pub fn FlorenceBoard(desk: Desk) -> impl IntoView {
    desk.on_board.set(ON_BOARD);
    let view = Memo::new(move |_| desk.read(|scene| View::deserialize(scene.view()?).ok()));
    let board = Florence { desk, view };
    // What nobody looks at need not be drawn with every action.
    let in_words = RwSignal::new(false);
    view! {
        <div class="florence" data-phase=move || board.read(|view| view.phase.name())>
            <RoundTrack board />
            <placing::Workbench board />
            <sums::Sums board />
            <diego::Diego board />
            <market::Stacks board />
            <market::Court board />
            <hand::Seen board />
            <hand::Hand board />
            <Estates board />
            <market::Market board />
            <details class="fold card in-words" on:toggle=move |_| in_words.update(|shown| *shown = !*shown)>
                <summary>{tr("web.florence.words")}</summary>
                {move || in_words.get().then(|| view! { <PlainBoard desk /> })}
            </details>
        </div>
    }
}

/// The seven rounds with their minimum work values.
#[component]
fn RoundTrack(board: Florence) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| view.round));
    let phase = Memo::new(move |_| board.read(|view| view.phase.name()));
    // The figures of a table stay as they are.
    let minimum = untrack(|| board.read(|view| view.figures.minimum.to_vec()));
    let rounds = minimum
        .into_iter()
        .enumerate()
        .map(|(index, minimum)| {
                let number = index as u8 + 1;
                let label = Message::new("web.florence.round").with("number", number).with("minimum", minimum);
                let is_now = move || number == round.get();
                view! {
                    <li class:now=is_now class:past=move || { number < round.get() } aria-current=move || is_now().then_some("step")>
                        <span class="visually-hidden">{move || say(&label, &[])}</span>
                        <span aria-hidden="true" class="round-number">{number}</span>
                        <span aria-hidden="true" class="round-minimum">{icon("work")} {minimum}</span>
                    </li>
                }
            })
            .collect_view();
    view! {
        <section class="round-track card">
            <ol>{rounds}</ol>
            <strong>{move || t(&format!("florence.phase.{}", phase.get()))}</strong>
        </section>
    }
}

/// All estates, the own one first.
#[component]
fn Estates(board: Florence) -> impl IntoView {
    let order = Memo::new(move |_| {
        board.read(|view| {
            let mut seats: Vec<Seat> = view.players.iter().map(|player| player.seat).collect();
            seats.sort_by_key(|seat| (Some(*seat) != view.eye, *seat));
            seats
        })
    });
    view! {
        <section class="estates" aria-label=tr("web.florence.estates")>
            {move || order.get().into_iter().map(|seat| view! { <EstateCard board seat /> }).collect_view()}
        </section>
    }
}

#[component]
fn EstateCard(board: Florence, seat: Seat) -> impl IntoView {
    let own = Memo::new(move |_| board.read(|view| view.eye == Some(seat)));
    view! {
        <article class="estate-card card" class:own=move || own.get()>
            <h3 class=format!("seat-name seat-{}", seat.index())>{seat_mark(seat.index())} " " {move || board.name(seat)}</h3>
            <Facts board seat />
            <estate::Estate board seat />
            <hand::OnTable board seat />
        </article>
    }
}

/// What a player has, in numbers. Each is drawn on its own, and says by how much it changed.
#[component]
fn Facts(board: Florence, seat: Seat) -> impl IntoView {
    let of = move |read: fn(&PlayerView) -> i32| {
        Memo::new(move |_| board.read(|view| view.player(seat).map(read).unwrap_or_default()))
    };
    let fact = |name: &'static str, label: &'static str, value: AnyView| {
        view! { <li title=tr(label)>{icon(name)} <span class="visually-hidden">{tr(label)}" "</span>{value}</li> }
    };
    let count = move |name, label, read| {
        let value = of(read);
        fact(name, label, view! { <Count value /> }.into_any())
    };
    let coins = of(|player| player.coins.map_or(0, |coins| coins as i32));
    let knows_coins =
        Memo::new(move |_| board.read(|view| view.player(seat).is_some_and(|player| player.coins.is_some())));
    let coins = move || match knows_coins.get() {
        true => view! { <Count value=coins /> }.into_any(),
        false => "?".into_any(),
    };
    let (in_hand, on_table) = (
        of(|player| player.hand_count.into()),
        of(|player| player.table.len() as i32),
    );
    let freedoms = Memo::new(move |_| {
        board.read(|view| {
            view.player(seat)
                .map(|player| player.freedoms.clone())
                .unwrap_or_default()
        })
    });
    let freedom = move |freedom: &Freedom| {
        let id = format!("florence.freedom.{freedom}");
        let symbol = market::freedom_icon(*freedom);
        view! {
            <li class="freedom" title=move || t(&id) data-thing=format!("{freedom}@{}", seat.index()) data-from=format!("florence.freedom.{freedom}")
                data-icon=symbol>{icon(symbol)}</li>
        }
    };
    let best = of(|player| player.best.into());
    view! {
        <ul class="facts" data-thing=format!("seat-{}", seat.index())>
            {count("prestige", "web.florence.prestige", |player| player.prestige)}
            {fact("coin", "web.florence.coins", coins.into_any())}
            {count("builder", "web.florence.builders", |player| player.builders.into())}
            {count("jester", "web.florence.jesters", |player| player.jesters.into())}
            {fact("profession", "web.florence.professions", view! { <Count value=in_hand /> "+" <Count value=on_table /> }.into_any())}
            {count("recruiting", "web.florence.recruiting", |player| player.recruiting.into())}
            {count("bonus", "web.florence.bonuses", |player| player.bonus_count.into())}
            {count("card", "web.florence.prestige-cards", |player| player.prestige_count.into())}
            {rows(move || freedoms.get(), ToString::to_string, freedom)}
            {move || (best.get() > 0).then(|| fact("work", "web.florence.best", best.get().into_any()))}
        </ul>
    }
}
