//! What others ask of a person, or the table offers: a wish to take back, another game, an empty seat.

use leptos::prelude::*;
use signoria_engine::{Message, Seat};
use signoria_table::wire::{SeatInfo, Sitter};
use signoria_table::{BotLevel, Command};

use crate::art::icon;
use crate::route::Route;
use crate::table::Desk;
use crate::words::tr;

/// Requests, on a sheet of their own above the desk.
#[component]
pub fn Requests(desk: Desk) -> impl IntoView {
    let room = Memo::new(move |_| desk.read(|scene| Some(scene.table.clone())));
    let ask = move |command| {
        desk.session.ask(command);
    };
    move || {
        let room = room.get()?;
        let request = room.request.map(|request| {
            // Where several people share a screen, the one who asked also sees what the others are asked.
            let is_mine = request.yours && !request.answer;
            let message = Message::new(if is_mine { "web.request.yours" } else { "web.request.other" }).with("seat", request.seat);
            view! {
                <div class="request" role="alert">
                    <p>{move || desk.say(&message)}</p>
                    {request.answer.then(|| view! {
                        <button class="primary" on:click=move |_| ask(Command::Answer { agree: true })>{tr("web.request.agree")}</button>
                        <button on:click=move |_| ask(Command::Answer { agree: false })>{tr("web.request.refuse")}</button>
                    })}
                    {is_mine.then(|| view! {
                        <button on:click=move |_| ask(Command::Answer { agree: false })>{tr("web.prompt.cancel")}</button>
                    })}
                </div>
            }
        });
        let plays = room.seats.iter().any(|seat| seat.yours) && !room.stage.is_over();
        let is_left =
            |seat: &SeatInfo| seat.who == Sitter::Open || seat.clock.is_some_and(|clock| clock.expired);
        let substitutes: Vec<_> = room
            .seats
            .iter()
            .enumerate()
            .filter(|(_, seat)| plays && !seat.yours && is_left(seat))
            .filter_map(|(index, _)| {
                let seat = Seat::try_from(index as u8).ok()?;
                let message = Message::new("web.request.substitute").with("seat", seat);
                let bot = Some(BotLevel::Apprentice);
                Some(view! {
                    <button class="substitute" on:click=move |_| ask(Command::Place { seat, bot })>
                        {icon("robot")} {move || desk.say(&message)}
                    </button>
                })
            })
            .collect();
        let may_sit = room.seats.iter().any(|seat| seat.may_sit) && !room.stage.is_over();
        let sit = may_sit.then(|| {
            view! {
                <button class="primary sit" on:click=move |_| ask(Command::Sit { seat: None })>{tr("web.room.sit")}</button>
            }
        });
        let rematch = room.rematch.map(|id| {
            view! {
                <a class="button primary" href=Route::table(&id).to_string()>{tr("web.request.rematch")}</a>
            }
        });
        let is_asked = request.is_some() || !substitutes.is_empty() || sit.is_some() || rematch.is_some();
        is_asked.then(|| view! { <div class="requests">{request}{rematch}{sit}{substitutes}</div> })
    }
}
