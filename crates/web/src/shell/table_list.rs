//! Tables on the server that wait for players, as a short list for the first page and as rows for the lobby.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::ClockRule;
use signoria_table::wire::{Sitter, TableSummary};

use crate::app::app;
use crate::art::{face, game_window, icon, seat_mark};
use crate::faces;
use crate::remote::news::Heard;
use crate::route::Route;
use crate::shell::code::CodeEntry;
use crate::shell::open_table::opened;
use crate::words::{is_known, say, t, tr};

/// The id of what is said where there is no server.
pub const OFFLINE: &str = "web.lobby.offline";

/// The id of what is said where no table waits.
const NONE: &str = "web.lobby.none";

/// The games, to open a table of one at once.
fn windows() -> impl IntoView {
    let games = faces::all().iter().filter(|face| !face.sample);
    let window = |id: &'static str| {
        let title = move || t(&format!("{id}.title"));
        view! { <li><a href=opened(id).to_string() title=title>{game_window(id)}<span class="visually-hidden">{tr("web.lobby.open-own")}" "{title}</span></a></li> }
    };
    view! { <ul class="offer-windows">{games.map(|face| window(face.id.as_str())).collect_view()}</ul> }
}

/// Asks the server once more.
#[component]
pub fn AskAgain() -> impl IntoView {
    view! { <button class="ask-again" on:click=|_| app().news.ask()>{icon("replay")} {tr("web.rules.again")}</button> }
}

/// How many tables the first page names.
const FEW: usize = 4;

/// Tables that wait, on the first page.
#[component]
pub fn TablesWaiting() -> impl IntoView {
    let tables = app().news.waiting;
    let count = move || tables.with(|tables| matches!(tables, Some(Ok(found)) if !found.is_empty()));
    view! {
        <section class="sheet-panel tables-waiting">
            <header class="panel-head">
                <h2>{tr("web.home.tables")}</h2>
                {move || count().then(|| view! { <a href="#/lobby">{tr("web.home.all-tables")}</a> })}
            </header>
            {move || tables.with(|tables| match listed(tables) {
                Ok(found) => view! {
                    <ul class="few-tables">{found.iter().take(FEW).map(|table| view! { <FewRow table=table.clone() /> }).collect_view()}</ul>
                }.into_any(),
                Err(state) => view! {
                    <p class="no-tables">{icon(state.1)} <span>{tr(state.0)}</span> {(state.0 == OFFLINE).then(|| view! { <AskAgain /> })}</p>
                    {(state.0 == NONE).then(windows)}
                }.into_any(),
            })}
            <div class="table-doors">
                <a class="button primary" href=Route::Open(None).to_string()>{tr("web.lobby.open-own")}</a>
                <CodeEntry />
            </div>
        </section>
    }
}

/// The tables, or the id of why there are none to show, with an icon for it.
pub fn listed(tables: &Heard<Vec<TableSummary>>) -> Result<&[TableSummary], (&'static str, &'static str)> {
    match tables {
        None => Err(("web.remote.loading", "clock")),
        Some(Err(_)) => Err((OFFLINE, "link")),
        Some(Ok(found)) if found.is_empty() => Err((NONE, "table")),
        Some(Ok(found)) => Ok(found),
    }
}

#[component]
fn FewRow(table: TableSummary) -> impl IntoView {
    let spoken = format!("{}.title", table.game);
    // There is room for one word.
    let short = format!("web.short.{}", table.game);
    let title = if is_known(&short) { short } else { spoken.clone() };
    view! {
        <li class="few-row" data-game=table.game.clone()>
            {game_window(&table.game)}
            <span class="few-text"><strong>{move || t(&title)}</strong><small>{move || clock_words(table.clock)}</small></span>
            <SeatRow seats=table.seats />
            <a class="button" href=Route::table(&table.id).to_string()>
                {tr("web.lobby.join")}<span class="visually-hidden">" "{move || t(&spoken)}</span>
            </a>
        </li>
    }
}

/// The seats of a table in a row: faces, bots and free places.
#[component]
pub fn SeatRow(
    /// Who sits there.
    seats: Vec<Sitter>,
    /// Whether names stand below.
    #[prop(optional)]
    named: bool,
) -> impl IntoView {
    let seat = move |(index, sitter): (usize, Sitter)| {
        let (picture, name) = match sitter {
            Sitter::Person { name } => (
                view! { <span class="portrait">{face(&name, index)}{seat_mark(index)}</span> }.into_any(),
                Signal::stored(name),
            ),
            Sitter::Bot { .. } => (
                view! { <span class="bot-seat">{icon("robot")}</span> }.into_any(),
                Signal::derive(|| t("web.table.bot")),
            ),
            Sitter::Open => (
                view! { <span class="free-seat">{icon("plus")}</span> }.into_any(),
                Signal::derive(|| t("web.lobby.free")),
            ),
        };
        view! { <li class="seated" title=name>{picture}<span class=if named { "seat-caption" } else { "visually-hidden" }>{name}</span></li> }
    };
    view! { <ul class="faces">{seats.into_iter().enumerate().map(seat).collect_view()}</ul> }
}

/// How long a seat may think, in words.
#[must_use]
pub fn clock_words(rule: ClockRule) -> String {
    match rule {
        ClockRule::None => t("web.clock.unlimited"),
        ClockRule::RealTime { base_seconds, .. } => say(
            &Message::new("web.clock.live").with("minutes", base_seconds / 60),
            &[],
        ),
        ClockRule::Correspondence { days } => {
            say(&Message::new("web.clock.per-move").with("days", days), &[])
        }
    }
}
