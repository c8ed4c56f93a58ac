//! The room of the daily: today's games with the table of everybody's results, and what became of those of the week.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{DailyRow, DailyTable};

use crate::app::app;
use crate::art::{game_window, icon};
use crate::browser;
use crate::faces::{self, Face};
use crate::local::saved::Saved;
use crate::local::{here, store};
use crate::remote::api;
use crate::route::Route;
use crate::scene::bot_name;
use crate::shell::name::{self, NameField};
use crate::study::daily::{self, Company, Day, order};
use crate::words::{day_of_week, say, t, tr};

/// Draws the room.
pub fn room() -> AnyView {
    let now = browser::now();
    let today = Day::of(now);
    daily::forget_old_marks(today);
    let left = move || {
        let hours = usize::try_from(today.hours_left(now)).unwrap_or(0);
        say(&Message::new("web.daily.left").with("count", hours), &[])
    };
    // Counts how often results were handed in: the tables are asked for again then.
    let handed_in = RwSignal::new(0_u32);
    let own_name = name::to_begin_with();
    let needs_name = RwSignal::new(
        app().settings.with_untracked(|settings| settings.name.is_empty()) && !daily::pending().is_empty(),
    );
    let hand_in = move || {
        leptos::task::spawn_local(async move {
            if let Err(reason) = daily::hand_in_pending().await
                && reason.id.starts_with("server.")
            {
                app().tell(reason);
            }
            handed_in.try_update(|times| *times += 1);
        });
    };
    hand_in();
    let keep_name = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        own_name.with_untracked(|own| name::keep(own));
        needs_name.set(false);
        hand_in();
    };
    // The server also knows the days that other browsers handed in.
    let streak = RwSignal::new(daily::own_streak(today));
    let in_a_row = move || {
        let days = streak.get();
        (days > 0).then(|| {
            let days = usize::try_from(days).unwrap_or(usize::MAX);
            view! { <p class="streak">{icon("sun")} " " {say(&Message::new("web.daily.streak").with("count", days), &[])}</p> }
        })
    };
    let games = faces::all().iter().filter(|face| !face.sample);
    view! {
        <section class="page-room daily">
            <h1>{tr("web.daily.title")}</h1>
            <p class="lead">{tr("web.daily.lead")} " " <strong>{left}</strong></p>
            {in_a_row}
            {move || needs_name.get().then(|| view! {
                <form class="sit-down" on:submit=keep_name>
                    <p>{tr("web.daily.name")}</p>
                    <NameField name=own_name />
                    <button class="primary">{tr("web.daily.hand-in")}</button>
                </form>
            })}
            <ul class="daily-games">{games.map(|face| view! { <Game face today handed_in streak /> }).collect_view()}</ul>
            <p class="help">{tr("web.daily.rules")}</p>
        </section>
    }
    .into_any()
}

/// Sits down at the daily of a game.
fn sit_down(game: &str, today: Day, company: Company) {
    let own = app().own_name();
    let own = if own.is_empty() {
        say(&Message::new("web.player.number").with("number", 1_usize), &[])
    } else {
        own
    };
    let order = order(game, company);
    let others = (1..order.seats.len()).map(|seat| bot_name(seat).to_owned());
    let names = std::iter::once(own).chain(others).collect();
    let id = today.id(game, company);
    // A daily that is begun again is known already: it does not count for the table.
    let again = daily::was_begun(&id);
    daily::note_begun(&id);
    here::begin_as(id, order, names, today.seed(game), again);
}

/// What became of a daily: the points, and the place among several.
fn outcome(saved: &Saved) -> Option<String> {
    let glance = saved.glance.as_ref().filter(|_| saved.over)?;
    let points = glance.scores.first()?;
    let place = glance.ranks.first().filter(|_| saved.players.len() > 1);
    let message = match place {
        Some(&place) => Message::new("web.daily.placed")
            .with("points", *points)
            .with("place", place),
        None => Message::new("web.daily.scored").with("points", *points),
    };
    Some(say(&message, &[]))
}

#[component]
fn Game(face: &'static Face, today: Day, handed_in: RwSignal<u32>, streak: RwSignal<u64>) -> impl IntoView {
    let id = face.id.as_str();
    let possible = Company::ALL
        .into_iter()
        .filter(|company| *company != Company::Alone || face.fewest_seats == 1);
    let tables = possible
        .clone()
        .map(|company| view! { <Results game=id today company handed_in streak /> });
    let way = move |company: Company| {
        let label = move || t(&format!("web.daily.{}", company.code()));
        let kept = store::open(&today.id(id, company)).ok();
        let address = Route::here(&today.id(id, company)).to_string();
        match kept {
            None if daily::was_begun(&today.id(id, company)) => view! {
                <button data-daily=company.code() title=tr("web.daily.again-help") on:click=move |_| sit_down(id, today, company)>{icon("play")} {label} " · " {tr("web.daily.again")}</button>
            }
            .into_any(),
            None => view! {
                <button class="primary" data-daily=company.code() on:click=move |_| sit_down(id, today, company)>{icon("play")} {label}</button>
            }
            .into_any(),
            Some(saved) if saved.over => view! { <a class="button done" href=address>{icon("check")} {label} ": " {move || outcome(&saved)}</a> }.into_any(),
            Some(_) => view! { <a class="button" href=address>{icon("play")} {label} " · " {tr("web.daily.goes-on")}</a> }.into_any(),
        }
    };
    view! {
        <li class="sheet-panel daily-game">
            {game_window(id)}
            <div class="daily-words">
                <h2>{move || t(&format!("{id}.title"))}</h2>
                <div class="button-row">{possible.map(way).collect_view()}</div>
                <Week game=id today />
                {tables.collect_view()}
            </div>
        </li>
    }
}

/// What everybody made of a daily; nothing where there is no server, or nobody has handed anything in.
#[component]
fn Results(
    game: &'static str,
    today: Day,
    company: Company,
    handed_in: RwSignal<u32>,
    streak: RwSignal<u64>,
) -> impl IntoView {
    let table: RwSignal<Option<DailyTable>> = RwSignal::new(None);
    Effect::new(move || {
        // The first time is before anything was handed in: then it is asked for once.
        if handed_in.get() == 0 {
            return;
        }
        leptos::task::spawn_local(async move {
            if let Ok(found) = api::daily(today, game, company).await {
                streak.try_update(|streak| *streak = (*streak).max(found.streak));
                table.try_set(Some(found));
            }
        });
    });
    let row = |row: DailyRow| {
        view! { <tr class:me=row.me><td>{row.rank}</td><th scope="row">{row.name}</th><td><strong>{row.score}</strong></td></tr> }
    };
    move || {
        let found = table.get().filter(|table| table.count > 0)?;
        let is_below = |mine: &DailyRow| !found.best.iter().any(|row| row.me) && mine.rank > 0;
        let mine = found.mine.clone().filter(is_below);
        let title = move || {
            let count = usize::try_from(found.count).unwrap_or(0);
            let table = Message::new("web.daily.results").with("count", count);
            format!(
                "{}: {}",
                t(&format!("web.daily.{}", company.code())),
                say(&table, &[])
            )
        };
        Some(view! {
            <details class="fold daily-results" open=found.mine.is_some()>
                <summary>{title}</summary>
                <table>
                    <thead><tr><th scope="col">{tr("web.daily.rank")}</th><th scope="col">{tr("web.daily.who")}</th><th scope="col">{tr("web.daily.points")}</th></tr></thead>
                    <tbody>{found.best.into_iter().chain(mine).map(row).collect_view()}</tbody>
                </table>
            </details>
        })
    }
}

/// The last seven days, each with the best that was made of it.
#[component]
fn Week(game: &'static str, today: Day) -> impl IntoView {
    let day = move |day: Day| {
        let best = Company::ALL
            .into_iter()
            .filter_map(|company| store::open(&day.id(game, company)).ok())
            .filter_map(|saved| saved.glance.filter(|_| saved.over)?.scores.first().copied())
            .max();
        view! {
            <li class:done=best.is_some() class:today=day == today>
                <small>{move || day_of_week(day.begins())}</small>
                <b>{best.map_or_else(|| "–".to_owned(), |points| points.to_string())}</b>
            </li>
        }
    };
    view! { <ol class="week" aria-label=tr("web.daily.week")>{today.week().map(day).collect_view()}</ol> }
}
