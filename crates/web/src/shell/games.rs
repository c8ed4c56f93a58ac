//! My games, wherever they are kept: those under way with whose turn it is, those that are over with how they ended.

use leptos::prelude::*;
use signoria_engine::seat::MAX_SEATS;
use signoria_engine::{Arg, Message};
use signoria_table::BotLevel;
use signoria_table::wire::TableSummary;

use crate::app::app;
use crate::art::{game_window, icon};
use crate::browser;
use crate::local::saved::{Player, Saved};
use crate::local::{here, store};
use crate::remote::api;
use crate::route::Route;
use crate::scene::bot_name;
use crate::shell::continued::{Faces, how_it_stands};
use crate::shell::open_table::GameChoices;
use crate::shell::own::{self, OwnGame, Turn};
use crate::shell::table_list::AskAgain;
use crate::study::Studies;
use crate::words::{moment, say, t, tr};

/// My games.
#[component]
pub fn Games() -> impl IntoView {
    // Games in this browser tell nobody when they change.
    let changed = RwSignal::new(0_u32);
    let finished: RwSignal<Vec<TableSummary>> = RwSignal::new(Vec::new());
    Effect::new(move || {
        let is_known = app()
            .news
            .me
            .with(|me| matches!(me, Some(Ok(me)) if me.name.is_some()));
        if is_known {
            leptos::task::spawn_local(async move {
                if let Ok(list) = api::my_finished_tables().await {
                    finished.try_set(list.tables);
                }
            });
        }
    });
    let running = Memo::new(move |_| {
        changed.track();
        own::running()
    });
    let over = Memo::new(move |_| {
        changed.track();
        finished.with(|finished| own::finished(finished))
    });
    let is_offline = move || app().news.me.with(|me| matches!(me, Some(Err(_))));
    let is_empty = move || running.with(Vec::is_empty) && over.with(Vec::is_empty);
    view! {
        <section class="page-room my-games">
            <div class="games-head">
                <h1>{tr("web.games.title")}</h1>
                <p class="button-row">
                    <a class="button" href=Route::Daily.to_string()>{icon("sun")} {tr("web.games.daily")}</a>
                    <a class="button" href=Route::Numbers.to_string()>{icon("chart")} {tr("web.games.numbers")}</a>
                </p>
            </div>
            {move || is_empty().then(|| view! {
                <div class="sheet-panel no-tables">{icon("games")} <span>{tr("web.games.none")}</span>
                </div>
                <GameChoices leads=|game| Route::New(game.into()) does="web.home.play" />
            })}
            {move || is_offline().then(|| view! {
                <div class="no-tables offline-note" role="status">{icon("link")} <span>{tr("web.games.offline")}</span> <AskAgain /></div>
            })}
            <GameList title="web.games.running" games=running changed />
            <GameList title="web.games.finished" games=over changed />
            <Studies />
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
        </section>
    }
}

#[component]
fn GameList(title: &'static str, games: Memo<Vec<OwnGame>>, changed: RwSignal<u32>) -> impl IntoView {
    move || {
        let games = games.get();
        (!games.is_empty()).then(|| {
            view! {
                <h2>{tr(title)} " " <span class="count-badge">{games.len()}</span></h2>
                <ul class="rows">{games.into_iter().map(|game| view! { <Row game changed /> }).collect_view()}</ul>
            }
        })
    }
}

#[component]
fn Row(game: OwnGame, changed: RwSignal<u32>) -> impl IntoView {
    let title = format!("{}.title", game.game);
    let heading = title.clone();
    let stands = StoredValue::new(game.clone());
    let (touched, mine) = (game.touched, game.waits_for_me());
    let tools = match &game.route {
        Route::Here { id, .. } => Some(view! { <KeptHere id=id.clone() title changed /> }),
        _ => None,
    };
    let label = match game.turn {
        Turn::Mine => "web.home.take-turn",
        Turn::Over => "web.games.look",
        _ => "web.home.to-table",
    };
    view! {
        <li class="sheet-panel row game-row" class:my-turn=mine data-game=game.game.clone()>
            {game_window(&game.game)}
            <div class="row-words">
                <h3>{move || t(&heading)}</h3>
                <p>{move || stands.with_value(outcome)}</p>
                <small>{move || moment(touched)}</small>
            </div>
            <Faces seats=game.seats.clone() />
            <div class="row-tools">
                <a class="button" class:primary=mine href=game.route.to_string()>{tr(label)}</a>
                {tools}
            </div>
        </li>
    }
}

/// How a running game stands, and how one that is over ended.
fn outcome(game: &OwnGame) -> String {
    let first: Vec<&str> = game
        .seats
        .iter()
        .filter(|seat| seat.rank == Some(1))
        .filter_map(|seat| seat.name.as_deref())
        .collect();
    if first.is_empty() || game.seats.len() < 2 {
        return how_it_stands(game);
    }
    say(
        &Message::new("web.sheet.winner").with("names", first.join(", ")),
        &[],
    )
}

/// What can be done with a game of this browser: take it along, or delete it.
#[component]
fn KeptHere(id: String, title: String, changed: RwSignal<u32>) -> impl IntoView {
    let id = StoredValue::new(id);
    let title = StoredValue::new(title);
    // What is gone is gone: the first press only asks.
    let asks = RwSignal::new(false);
    let save = move |_| id.with_value(|id| store::download(id));
    let forget = move |_| {
        id.with_value(|id| store::forget(id));
        changed.update(|changed| *changed += 1);
    };
    let named = move |what: &'static str| {
        say(
            &Message::new(what).with("game", Arg::Name(title.get_value().into())),
            &[],
        )
    };
    view! {
        <button class="icon-button" aria-label=move || named("web.games.save-named") title=tr("web.games.save") on:click=save>{icon("save")}</button>
        {move || match asks.get() {
            false => view! {
                <button class="icon-button" title=tr("web.games.forget") on:click=move |_| asks.set(true)
                    aria-label=move || named("web.games.forget-named")>{icon("trash")}</button>
            }.into_any(),
            true => view! {
                <button class="danger forget" on:click=forget>{tr("web.games.forget-sure")}</button>
                <button on:click=move |_| asks.set(false)>{tr("web.prompt.cancel")}</button>
            }.into_any(),
        }}
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
#[must_use]
pub fn adopted(journal: String, with_bots: bool) -> Saved {
    let player = |index: usize| match (index, with_bots) {
        (1.., true) => Player {
            name: bot_name(index).into(),
            bot: Some(BotLevel::Apprentice),
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
        borrowed: true,
        glance: None,
    }
}
