//! My games: those kept in this browser, and those on the server.

use leptos::prelude::*;
use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{Arg, Message};
use signoria_table::BotLevel;

use crate::art::{icon, picture};
use crate::browser;
use crate::local::saved::{Player, Saved};
use crate::local::{here, store};
use crate::remote::lists::{FinishedTables, MyTables};
use crate::route::Route;
use crate::scene::bot_name;
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
            {move || {
                changed.track();
                store::damaged().into_iter().map(|id| {
                    let forget = move |_| {
                        store::forget(&id);
                        changed.update(|changed| *changed += 1);
                    };
                    view! {
                        <p class="row card">{icon("warn")} <span class="row-text">{tr("web.games.damaged")}</span>
                            <button on:click=forget>{tr("web.games.forget")}</button></p>
                    }
                }).collect_view()
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
    let spoken = StoredValue::new(title.clone());
    let forget = StoredValue::new_local(forget);
    // What is gone is gone: the first press only asks.
    let asks = RwSignal::new(false);
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
            {move || match asks.get() {
                false => view! {
                    <button class="icon-button" title=tr("web.games.forget") on:click=move |_| asks.set(true)
                        aria-label=move || say(&Message::new("web.games.forget-named").with("game", Arg::Name(spoken.get_value().into())), &[])>{icon("trash")}</button>
                }.into_any(),
                true => view! {
                    <button class="primary forget" on:click=move |event| forget.with_value(|forget| forget(event))>{tr("web.games.forget-sure")}</button>
                    <button on:click=move |_| asks.set(false)>{tr("web.prompt.cancel")}</button>
                }.into_any(),
            }}
        </li>
    }
}

/// Opens a journal from a file or a pasted text: a game from a friend, from the terminal or from a bug report.
#[component]
fn OpenFile() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let with_bots = RwSignal::new(true);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        here::adopt(adopted(text.get_untracked(), with_bots.get_untracked()));
    };
    let read = move |event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        let file = input.files().and_then(|files| files.get(0));
        leptos::task::spawn_local(async move {
            if let Some(content) = browser::file_text(file).await {
                text.try_set(content);
            }
        });
    };
    view! {
        <details class="fold">
            <summary>{tr("web.games.open-journal")}</summary>
            <form class="stack" on:submit=open>
                <label>{tr("web.games.file")} " " <input type="file" accept=".json,application/json" on:change=read /></label>
                <label>
                    {tr("web.games.journal")}
                    <textarea rows="6" prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea>
                </label>
                <label class="switch-row">
                    <input type="checkbox" role="switch" prop:checked=with_bots on:change=move |event| with_bots.set(event_target_checked(&event)) />
                    <span><strong>{tr("web.games.with-bots")}</strong> <small>{tr("web.games.with-bots-help")}</small></span>
                </label>
                <p><button class="primary" disabled=move || text.with(|text| text.trim().is_empty())>{tr("web.games.open")}</button></p>
            </form>
        </details>
    }
}

/// A journal as a game to be taken up. It does not say who sat there, and only the engine reads how many: there are names for all who could.
fn adopted(journal: String, with_bots: bool) -> Saved {
    let player = |index: usize| match (index, with_bots) {
        (1.., true) => Player {
            name: bot_name(index).into(),
            bot: Some(BotLevel::Greedy),
        },
        _ => Player {
            name: say(&Message::new("web.player.number").with("number", index + 1), &[]),
            bot: None,
        },
    };
    Saved {
        game: String::new(),
        players: (0..MAX_SEATS).map(player).collect(),
        journal,
        over: false,
        touched: 0,
    }
}
