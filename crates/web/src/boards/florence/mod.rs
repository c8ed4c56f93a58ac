//! Florence: the auction, the estates, the hand and the market, drawn. Everything is also there in words, below.

mod diego;
mod estate;
mod grid;
mod hand;
mod market;
mod placing;
mod sums;
mod view;

use leptos::prelude::*;
use signoria_engine::{Message, Seat};

use crate::art::{icon, seat_mark};
use crate::boards::plain::PlainBoard;
use crate::table::Desk;
use crate::words::{say, t, tr};
use view::View;

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
    let view = Memo::new(move |_| desk.read(|scene| View::read(&scene.view)));
    let board = Florence { desk, view };
    // What nobody looks at need not be drawn with every action.
    let in_words = RwSignal::new(false);
    view! {
        <div class="florence" data-phase=move || board.read(|view| view.phase.clone())>
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
    let shown = Memo::new(move |_| {
        board.read(|view| Some((view.round, view.phase.clone(), view.figures.minimum.to_vec())))
    });
    move || {
        let (round, phase, minimum) = shown.get()?;
        let rounds = minimum
            .into_iter()
            .enumerate()
            .map(|(index, minimum)| {
                let number = index as u8 + 1;
                let label = Message::new("web.florence.round").with("number", number).with("minimum", minimum);
                view! {
                    <li class:now=number == round class:past={number < round} aria-current=(number == round).then_some("step")>
                        <span class="visually-hidden">{move || say(&label, &[])}</span>
                        <span aria-hidden="true" class="round-number">{number}</span>
                        <span aria-hidden="true" class="round-minimum">{icon("work")} {minimum}</span>
                    </li>
                }
            })
            .collect_view();
        Some(view! {
            <section class="round-track card">
                <ol>{rounds}</ol>
                <strong>{move || t(&format!("florence.phase.{phase}"))}</strong>
            </section>
        })
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
    let player = Memo::new(move |_| board.read(|view| view.player(seat).cloned()));
    let own = Memo::new(move |_| board.read(|view| view.eye == Some(seat)));
    let fact = |name: &'static str, label: &'static str, value: String| {
        view! { <li title=tr(label)>{icon(name)} <span class="visually-hidden">{tr(label)}" "</span>{value}</li> }
    };
    let facts = move || {
        let player = player.get()?;
        let coins = player
            .coins
            .map_or_else(|| "?".to_owned(), |coins| coins.to_string());
        Some(view! {
            <ul class="facts">
                {fact("prestige", "web.florence.prestige", player.prestige.to_string())}
                {fact("coin", "web.florence.coins", coins)}
                {fact("builder", "web.florence.builders", player.builders.to_string())}
                {fact("jester", "web.florence.jesters", player.jesters.to_string())}
                {fact("profession", "web.florence.professions", format!("{}+{}", player.hand_count, player.table.len()))}
                {fact("recruiting", "web.florence.recruiting", player.recruiting.to_string())}
                {fact("bonus", "web.florence.bonuses", player.bonus_count.to_string())}
                {fact("card", "web.florence.prestige-cards", player.prestige_count.to_string())}
                {player.freedoms.iter().map(|freedom| {
                    let id = format!("florence.freedom.{freedom}");
                    view! { <li class="freedom" title=move || t(&id)>{icon(market::freedom_icon(*freedom))}</li> }
                }).collect_view()}
                {(player.best > 0).then(|| fact("work", "web.florence.best", player.best.to_string()))}
            </ul>
        })
    };
    view! {
        <article class="estate-card card" class:own=move || own.get()>
            <h3 class=format!("seat-name seat-{}", seat.index())>{seat_mark(seat.index())} " " {move || board.name(seat)}</h3>
            {facts}
            {move || player.get().map(|player| view! { <estate::Estate player name=board.name(seat) /> })}
            <hand::OnTable board seat />
        </article>
    }
}
