//! Home: a loggia. Through each arch one looks into the world of a game; below it lie the game to go on with, what can be learnt, the daily, and the tables
//! that wait.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::app::app;
use crate::art::{icon, masonry, picture};
use crate::browser;
use crate::faces::{self, Face};
use crate::route::Route;
use crate::rules;
use crate::shell::continued::Continue;
use crate::shell::offers::{DailyCard, LearnCard};
use crate::shell::table_list::TablesWaiting;
use crate::words::{is_known, say, t, tr};

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    // The sample is for trying things out: it is played by its address alone.
    let games: Vec<&'static Face> = faces::all().iter().filter(|face| !face.sample).collect();
    view! {
        <div class="home">
            <section class="loggia" aria-label=tr("web.home.games")>
                <div class="frieze">
                    <h1>{greeting}</h1>
                    <p>{tr("web.home.lead")}</p>
                </div>
                <ul class="arcade">{games.into_iter().map(|face| view! { <Bay face /> }).collect_view()}</ul>
            </section>
            <div class="home-sheets">
                <Continue />
                <div class="offers">
                    <LearnCard />
                    <DailyCard />
                </div>
                <TablesWaiting />
            </div>
        </div>
    }
}

/// Good morning, by name; a person without one is invited in.
fn greeting() -> String {
    let name = app().own_name();
    if name.is_empty() {
        return t("web.home.title");
    }
    let hello = match browser::hour() {
        5..=11 => "web.home.morning",
        12..=17 => "web.home.day",
        _ => "web.home.evening",
    };
    say(&Message::new(hello).with("name", name), &[])
}

/// One arch of the loggia, with what is to be known of its game on the parapet below.
#[component]
fn Bay(face: &'static Face) -> impl IntoView {
    let id = face.id.as_str();
    let href = Route::New(id.into()).to_string();
    let title = move || t(&format!("{id}.title"));
    let (line, length) = (format!("web.line.{id}"), format!("web.length.{id}"));
    // On a phone there is room for one word.
    let short = format!("web.short.{id}");
    let line = move || {
        t(&if is_known(&line) {
            line.clone()
        } else {
            format!("{id}.tagline")
        })
    };
    let seats = Message::new("web.game.players")
        .with("low", face.fewest_seats)
        .with("high", face.most_seats);
    let has_solo = face.fewest_seats == 1;
    view! {
        <li class="bay">
            <a class="opening" href=href.clone() tabindex="-1" aria-hidden="true">
                {picture(id)}
                {masonry("bay", "stonework")}
                {masonry("pillar", "pillar")}
                {masonry("pillar", "pillar right")}
                {masonry(&format!("key-{id}"), "keystone")}
            </a>
            <div class="parapet">
                <h2><span class="whole-name">{title}</span> {is_known(&short).then(|| view! { <span class="short-name" aria-hidden="true">{move || t(&short)}</span> })}</h2>
                <p class="game-line">{line}</p>
                <ul class="facts">
                    <li>{icon("people")}<span class="visually-hidden">{move || say(&seats, &[])}</span>
                        <span aria-hidden="true">{format!("{}–{}", face.fewest_seats, face.most_seats)}</span></li>
                    {is_known(&length).then(|| view! { <li>{icon("clock")}{move || t(&length)}</li> })}
                    {has_solo.then(|| view! { <li class="solo">{icon("person")}{tr("web.game.solo")}</li> })}
                    {rules::is_written(id).then(|| view! {
                        <li><a data-rules=id href=Route::rules(id, "").to_string()>{tr("web.rules.title")}<span class="visually-hidden">" "{title}</span></a></li>
                    })}
                </ul>
                <a class="button primary" data-game=id href=href>
                    {tr("web.home.play")}
                    <span class="visually-hidden">" "{title}</span>
                </a>
            </div>
        </li>
    }
}
