//! The lobby: tables on the server that wait for players.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::TableSummary;

use crate::app::app;
use crate::art::{game_window, icon};
use crate::faces;
use crate::route::Route;
use crate::shell::code::CodeEntry;
use crate::shell::table_list::{SeatRow, clock_words, listed};
use crate::shell::terms;
use crate::words::{ago, say, t, tr};

/// The lobby.
#[component]
pub fn Lobby() -> impl IntoView {
    let tables = app().news.waiting;
    let wanted: RwSignal<Option<String>> = RwSignal::new(None);
    let rows = move || {
        tables.with(|tables| match listed(tables) {
            Ok(found) => {
                let fits = |table: &&TableSummary| {
                    wanted.with(|game| game.as_ref().is_none_or(|game| *game == table.game))
                };
                let rows: Vec<_> = found
                    .iter()
                    .filter(fits)
                    .map(|table| view! { <Row table=table.clone() /> })
                    .collect();
                if rows.is_empty() {
                    view! { <NoTable text="web.lobby.none-such" sign="table" /> }.into_any()
                } else {
                    view! { <ul class="table-rows">{rows}</ul> }.into_any()
                }
            }
            Err((text, sign)) => view! { <NoTable text sign /> }.into_any(),
        })
    };
    view! {
        <section class="lobby">
            <div class="lobby-head">
                <h1>{tr("web.home.tables")}</h1>
                <Filters tables=tables.into() wanted />
            </div>
            {rows}
            <OwnTable />
        </section>
    }
}

#[component]
fn NoTable(text: &'static str, sign: &'static str) -> impl IntoView {
    view! { <p class="sheet-panel no-tables" role="status">{icon(sign)} <span>{tr(text)}</span></p> }
}

/// Which games are shown; there only when there is something to choose from.
#[component]
fn Filters(
    tables: Signal<crate::remote::news::Heard<Vec<TableSummary>>>,
    wanted: RwSignal<Option<String>>,
) -> impl IntoView {
    let count = move |game: Option<&str>| {
        tables.with(|tables| match tables {
            Some(Ok(found)) => found
                .iter()
                .filter(|table| game.is_none_or(|game| table.game == game))
                .count(),
            _ => 0,
        })
    };
    let pill = move |game: Option<&'static str>| {
        let is_on = move || wanted.with(|wanted| wanted.as_deref() == game);
        let label = move || game.map_or_else(|| t("web.lobby.any-game"), |game| t(&format!("{game}.title")));
        view! {
            <button class="pill" aria-pressed=move || is_on().to_string() on:click=move |_| wanted.set(game.map(Into::into))>
                {label} " " <span class="pill-count">{move || count(game)}</span>
            </button>
        }
    };
    move || {
        (count(None) > 1).then(|| {
            let games = faces::all()
                .iter()
                .map(|face| face.id.as_str())
                .filter(|game| count(Some(game)) > 0);
            view! {
                <div class="filters" role="group" aria-label=tr("web.lobby.filter")>
                    {[None].into_iter().chain(games.map(Some)).map(pill).collect_view()}
                </div>
            }
        })
    }
}

#[component]
fn Row(table: TableSummary) -> impl IntoView {
    let title = format!("{}.title", table.game);
    let spoken = title.clone();
    let opened = {
        let (host, at) = (table.host.clone(), table.opened);
        move || {
            let when = ago(at);
            if host.is_empty() {
                return when;
            }
            say(
                &Message::new("web.lobby.opened")
                    .with("host", host.clone())
                    .with("when", when),
                &[],
            )
        }
    };
    let chips = {
        let (game, edition, options, seats) = (
            table.game.clone(),
            table.edition.clone(),
            table.options.clone(),
            table.seats.len(),
        );
        move || {
            let words = terms::edition(&game, edition.as_deref()).into_iter();
            words
                .chain(terms::options(&game, &options, seats))
                .map(|term| view! { <li class="term">{term}</li> })
                .collect_view()
        }
    };
    let href = Route::table(&table.id).to_string();
    view! {
        <li class="sheet-panel table-row" data-table=table.game.clone()>
            {game_window(&table.game)}
            <div class="row-words">
                <h2>{move || t(&title)}</h2>
                <p>{opened}</p>
                <ul class="terms">{chips}</ul>
            </div>
            <SeatRow seats=table.seats named=true />
            <div class="row-join">
                <span class="row-clock">{icon("clock")} {move || clock_words(table.clock)}</span>
                <a class="button primary" href=href>{tr("web.lobby.join")}<span class="visually-hidden">" "{move || t(&spoken)}</span></a>
            </div>
        </li>
    }
}

/// The last row: a table of one's own, or that of a friend.
#[component]
fn OwnTable() -> impl IntoView {
    view! {
        <div class="own-table">
            <span class="window empty" aria-hidden="true">{icon("plus")}</span>
            <div class="row-words">
                <h2>{tr("web.lobby.own")}</h2>
                <p>{tr("web.lobby.own-text")}</p>
            </div>
            <div class="table-doors">
                <CodeEntry />
                <a class="button primary" href=Route::Open(None).to_string()>{tr("web.lobby.open-own")}</a>
            </div>
        </div>
    }
}
