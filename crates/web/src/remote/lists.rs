//! Lists of tables on the server.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{Sitter, TableList, TableSummary};

use crate::art::picture;
use crate::remote::api;
use crate::route::Route;
use crate::words::{moment, say, t, tr};

type Loaded = RwSignal<Option<Result<TableList, Message>>>;

/// Tables that wait for players.
#[component]
pub fn OpenTables() -> impl IntoView {
    let tables: Loaded = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let found = api::lobby().await;
        tables.try_set(Some(found));
    });
    view! { <Tables tables empty="web.lobby.none" /> }
}

/// Tables where I sit.
#[component]
pub fn MyTables() -> impl IntoView {
    let tables: Loaded = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let found = api::my_tables().await;
        tables.try_set(Some(found));
    });
    view! { <Tables tables empty="web.games.none-online" /> }
}

/// Tables where I sat, with the game over.
#[component]
pub fn FinishedTables() -> impl IntoView {
    let tables: Loaded = RwSignal::new(None);
    leptos::task::spawn_local(async move {
        let found = api::my_finished_tables().await;
        tables.try_set(Some(found));
    });
    view! { <Tables tables empty="web.games.none-finished" /> }
}

#[component]
fn Tables(tables: Loaded, empty: &'static str) -> impl IntoView {
    move || match tables.get() {
        None => view! { <p class="empty">{tr("web.remote.loading")}</p> }.into_any(),
        Some(Err(message)) => view! { <p class="empty">{move || say(&message, &[])}</p> }.into_any(),
        Some(Ok(list)) if list.tables.is_empty() => view! { <p class="empty">{tr(empty)}</p> }.into_any(),
        Some(Ok(list)) => {
            let rows = list
                .tables
                .into_iter()
                .map(|table| view! { <Row table /> })
                .collect_view();
            view! { <ul class="rows">{rows}</ul> }.into_any()
        }
    }
}

#[component]
fn Row(table: TableSummary) -> impl IntoView {
    let title = format!("{}.title", table.game);
    let names = move || {
        let name = |sitter: &Sitter| sitter_name(sitter);
        table.seats.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    view! {
        <li class="row card">
            <a class="row-main" href=Route::table(&table.id).to_string()>
                <span class="thumb" aria-hidden="true">{picture(&table.game)}</span>
                <span class="row-text">
                    <strong>{move || t(&title)}</strong>
                    <span>{names}</span>
                    <small>{move || moment(table.changed)}</small>
                </span>
                {table.waits_for_me.then(|| view! { <span class="chip turn">{tr("web.table.your-turn")}</span> })}
            </a>
        </li>
    }
}

/// What a sitter is called.
#[must_use]
pub fn sitter_name(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Open => t("web.plan.open"),
        Sitter::Person { name } => name.clone(),
        Sitter::Bot { level } => t(&format!("web.plan.{}", level.name())),
    }
}
