//! My games: those kept in this browser, and those on the server.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::{icon, picture};
use crate::browser;
use crate::local::saved::{Player, Saved};
use crate::local::{host, store};
use crate::remote::lists::{FinishedTables, MyTables};
use crate::route::Route;
use crate::words::{moment, say, t, tr};

/// My games.
#[component]
pub fn Games() -> impl IntoView {
    let changed = RwSignal::new(0_u32);
    let kept = move || {
        changed.track();
        store::all()
    };
    view! {
        <section class="narrow">
            <h1>{tr("web.games.title")}</h1>
            <h2>{tr("web.games.here")}</h2>
            {move || {
                let kept = kept();
                if kept.is_empty() {
                    return view! { <p class="empty">{tr("web.games.none")}</p> }.into_any();
                }
                let row = |kept: store::Kept| {
                    let id = kept.id.clone();
                    let forget = move |_| {
                        store::forget(&id);
                        changed.update(|changed| *changed += 1);
                    };
                    view! { <Row id=kept.id saved=kept.saved forget /> }
                };
                view! { <ul class="rows">{kept.into_iter().map(row).collect_view()}</ul> }.into_any()
            }}
            <OpenFile />
            <h2>{tr("web.games.online")}</h2>
            <MyTables />
            <h2>{tr("web.games.finished-online")}</h2>
            <FinishedTables />
        </section>
    }
}

#[component]
fn Row(id: String, saved: Saved, forget: impl Fn(leptos::ev::MouseEvent) + 'static) -> impl IntoView {
    let Saved {
        game,
        players,
        journal,
        over,
        touched,
    } = saved;
    let names: Vec<String> = players.into_iter().map(|player: Player| player.name).collect();
    let title = format!("{game}.title");
    let spoken = title.clone();
    let file = format!("signoria-{game}-{id}.json");
    view! {
        <li class="row card">
            <a class="row-main" href=Route::here(&id).to_string()>
                <span class="thumb" aria-hidden="true">{picture(&game)}</span>
                <span class="row-text">
                    <strong>{move || t(&title)}</strong>
                    <span>{names.join(", ")}</span>
                    <small>
                        {move || t(if over { "web.games.over" } else { "web.games.running" })} " · "
                        {move || moment(touched)}
                    </small>
                </span>
            </a>
            <button class="icon-button" aria-label=tr("web.games.save") title=tr("web.games.save")
                on:click=move |_| browser::download(&file, &journal)>{icon("save")}</button>
            <button class="icon-button" title=tr("web.games.forget")
                aria-label=move || say(&Message::new("web.games.forget-named").with("game", t(&spoken)), &[])
                on:click=forget>{icon("trash")}</button>
        </li>
    }
}

/// Opens a journal from a pasted text: a game from a friend, from the terminal or from a bug report.
#[component]
fn OpenFile() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let journal = text.get_untracked();
        let seats = signoria_engine::Journal::from_text(&journal).map_or(0, |journal| journal.seats.count());
        let players = (1..=seats)
            .map(|number| Player {
                name: say(&Message::new("web.player.number").with("number", number), &[]),
                bot: None,
            })
            .collect();
        let saved = Saved {
            game: String::new(),
            players,
            journal,
            over: false,
            touched: 0,
        };
        host::adopt(saved);
    };
    view! {
        <details class="fold">
            <summary>{tr("web.games.open-journal")}</summary>
            <form on:submit=open>
                <label>
                    {tr("web.games.journal")}
                    <textarea rows="6" on:input=move |event| text.set(event_target_value(&event))></textarea>
                </label>
                <button>{tr("web.games.open")}</button>
            </form>
        </details>
    }
}
