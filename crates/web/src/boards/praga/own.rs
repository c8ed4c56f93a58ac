//! The near bank: one's own board, or that of a seat that is visited.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::seat_mark;
use crate::boards::praga::Praga;
use crate::boards::praga::map::HexMap;
use crate::boards::praga::purse::Purse;
use crate::boards::praga::technologies::Technologies;
use crate::boards::praga::tracks::Tracks;
use crate::words::{say, tr};

/// The board.
#[component]
pub fn OwnBoard(board: Praga) -> impl IntoView {
    let visiting = move || {
        board.visited.get().map(|seat| {
            let words = Message::new("web.praga.board-of").with("seat", seat);
            view! {
                <p class=format!("pg-visiting seat-{}", seat.index()) role="status">
                    {seat_mark(seat.index())} <b>{move || board.desk.names.with(|names| say(&words, names))}</b>
                    <button on:click=move |_| board.visited.set(None)>{tr("web.praga.back")}</button>
                </p>
            }
        })
    };
    view! {
        <div class="pg-own-box" class:pg-visited=move || board.visited.get().is_some()>
            <svg class="pg-grain" viewBox="0 0 724 288" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="724" height="288" fill="url(#praga-wood)"></rect></svg>
            <svg class="pg-own pg-own-map" viewBox="412 440 312 288" role="group" aria-label=move || board.name(board.shown())>
                <HexMap board />
            </svg>
            // Apart from each other, so that a high board spreads them.
            <div class="pg-own pg-own-side" role="group" aria-label=tr("web.praga.tracks")>
                <svg viewBox="724 442 412 68"><Purse board /></svg>
                <svg viewBox="724 510 412 136"><Tracks board /></svg>
                <svg viewBox="724 646 412 82"><Technologies board /></svg>
            </div>
            {visiting}
        </div>
    }
}
