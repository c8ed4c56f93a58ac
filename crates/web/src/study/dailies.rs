//! The room of the daily: today's games, and what became of those of the week.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::app::app;
use crate::art::{game_window, icon};
use crate::browser;
use crate::faces::{self, Face};
use crate::local::saved::Saved;
use crate::local::{here, store};
use crate::route::Route;
use crate::scene::bot_name;
use crate::study::daily::{Company, Day, order};
use crate::words::{day_of_week, say, t, tr};

/// Draws the room.
pub fn room() -> AnyView {
    let now = browser::now();
    let today = Day::of(now);
    let left = move || {
        let hours = usize::try_from(today.hours_left(now)).unwrap_or(0);
        say(&Message::new("web.daily.left").with("count", hours), &[])
    };
    let games = faces::all().iter().filter(|face| !face.sample);
    view! {
        <section class="daily">
            <h1>{tr("web.daily.title")}</h1>
            <p class="lead">{tr("web.daily.lead")} " " <strong>{left}</strong></p>
            <ul class="daily-games">{games.map(|face| view! { <Game face today /> }).collect_view()}</ul>
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
    here::begin_as(today.id(game, company), order, names, today.seed(game));
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
fn Game(face: &'static Face, today: Day) -> impl IntoView {
    let id = face.id.as_str();
    let possible = Company::ALL
        .into_iter()
        .filter(|company| *company != Company::Alone || face.fewest_seats == 1);
    let way = move |company: Company| {
        let label = move || t(&format!("web.daily.{}", company.code()));
        let kept = store::open(&today.id(id, company)).ok();
        let address = Route::here(&today.id(id, company)).to_string();
        match kept {
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
            </div>
        </li>
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
