//! Talk at the table; only where there is somebody to talk to.

use leptos::prelude::*;
use signoria_table::wire::ChatLine;

use crate::art::icon;
use crate::session::{Line, Objection};
use crate::table::Desk;
use crate::words::tr;

/// Talk.
#[component]
pub fn Talk(desk: Desk) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if !said.is_empty() {
            desk.session.chat(said);
            text.set(String::new());
        }
    };
    let is_local = move || desk.session.line.with(|line| *line == Line::Local);
    move || {
        (!is_local()).then(|| view! {
            <section class="card talk">
                <h2>{icon("chat")} {tr("web.talk.title")}</h2>
                <div class="said" role="log" aria-label=tr("web.talk.title") tabindex="0"><ol>
                    {move || desk.session.talk.get().into_iter().map(|said| line(desk, said)).collect_view()}
                </ol></div>
                <form on:submit=send>
                    <input type="text" maxlength="500" aria-label=tr("web.talk.say") placeholder=tr("web.talk.say")
                        prop:value=text on:input=move |event| text.set(event_target_value(&event)) />
                    <button>{tr("web.talk.send")}</button>
                </form>
            </section>
        })
    }
}

/// A line, and what can be done about it if another said it.
fn line(desk: Desk, said: ChatLine) -> impl IntoView + use<> {
    let number = said.number;
    let is_own = desk.session.scene.with_untracked(|scene| {
        let seats = scene.as_ref().map(|scene| &scene.table.seats);
        let seat = said.seat.and_then(|seat| seats?.get(seat.index()));
        seat.is_some_and(|seat| seat.yours)
    });
    let object = move |how, name: &'static str, words: &'static str| {
        view! {
            <button class="quiet" data-objects=name on:click=move |_| desk.session.object(number, how)>{tr(words)}</button>
        }
    };
    view! {
        <li>
            <strong>{said.name}</strong> " " {said.text}
            {(!is_own).then(|| view! {
                <span class="objections">
                    {object(Objection::Mute, "mute", "web.talk.mute")}
                    {object(Objection::Report, "report", "web.talk.report")}
                </span>
            })}
        </li>
    }
}
