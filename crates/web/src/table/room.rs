//! The waiting room of a table on the server: who sits where before the game begins.

use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_table::wire::{SeatInfo, Sitter};
use signoria_table::{BotLevel, Command};

use crate::art::{icon, seat_mark};
use crate::browser;
use crate::remote::lists::sitter_name;
use crate::table::{Desk, Place, talk};
use crate::words::{t, tr};

/// Who sits where, and the link for friends.
#[component]
pub fn WaitingRoom(desk: Desk, place: Place) -> impl IntoView {
    let room = Memo::new(move |_| desk.read(|scene| Some(scene.table.clone())));
    let ask = move |command| desk.session.ask(command);
    let link = browser::address(&place.route(None).to_string());
    let shown = link.clone();
    let copied = RwSignal::new(false);
    let host = move || {
        room.with(|room| {
            room.as_ref()
                .is_some_and(|room| room.seats.iter().any(|seat| seat.host && seat.yours))
        })
    };
    let sits = move || {
        room.with(|room| {
            room.as_ref()
                .is_some_and(|room| room.seats.iter().any(|seat| seat.yours))
        })
    };
    let full = move || {
        room.with(|room| {
            room.as_ref()
                .is_some_and(|room| room.seats.iter().all(|seat| seat.who != Sitter::Open))
        })
    };
    view! {
        <section class="narrow waiting-room">
            <h1>{move || t(&room.with(|room| room.as_ref().map(|room| format!("{}.title", room.game)).unwrap_or_default()))}</h1>
            <p>{tr("web.room.text")}</p>
            <div class="share card">
                <code>{shown}</code>
                <button on:click=move |_| {
                    let link = link.clone();
                    leptos::task::spawn_local(async move {
                        copied.try_set(browser::copy(&link).await);
                    });
                }>
                    {icon("link")} <span role="status">{move || t(if copied.get() { "web.table.copied" } else { "web.table.link" })}</span>
                </button>
            </div>
            <ol class="rows">
                {move || room.get().map(|room| room.seats.into_iter().enumerate().map(|(index, seat)| {
                    view! { <RoomSeat desk index seat is_host=host() /> }
                }).collect_view())}
            </ol>
            {move || (full() && !sits()).then(|| view! { <p class="empty" role="status">{tr("web.room.full")}</p> })}
            <div class="button-row">
                {move || host().then(|| view! {
                    <button class="primary start" disabled=move || !full() on:click=move |_| ask(Command::Start)>
                        {tr("web.room.start")}
                    </button>
                })}
                {move || sits().then(|| view! {
                    <button on:click=move |_| ask(Command::Leave)>{tr("web.room.leave")}</button>
                })}
            </div>
            <talk::Talk desk />
        </section>
    }
}

#[component]
fn RoomSeat(desk: Desk, index: usize, seat: SeatInfo, is_host: bool) -> impl IntoView {
    let ask = move |command| desk.session.ask(command);
    let number = Seat::try_from(index as u8).ok();
    let is_open = seat.who == Sitter::Open;
    let is_bot = matches!(seat.who, Sitter::Bot { .. });
    let place = move |bot| {
        if let Some(seat) = number {
            ask(Command::Place { seat, bot });
        }
    };
    let who = seat.who;
    view! {
        <li class="row card">
            {seat_mark(index)}
            <span class="row-text"><strong>{move || sitter_name(&who)}</strong></span>
            {seat.may_sit.then(|| view! {
                <button class="sit" on:click=move |_| ask(Command::Sit { seat: number })>{tr("web.room.sit")}</button>
            })}
            {(is_host && is_open).then(|| view! {
                <button on:click=move |_| place(Some(BotLevel::Greedy))>{icon("robot")} {tr("web.room.bot")}</button>
            })}
            {(is_host && is_bot).then(|| view! {
                <button on:click=move |_| place(None)>{tr("web.room.open")}</button>
            })}
        </li>
    }
}
