//! Home: the games, each with a picture and one line, and the unfinished game to continue.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::art::{icon, picture};
use crate::faces::{self, Face};
use crate::local::store;
use crate::route::Route;
use crate::words::{is_known, moment, say, t, tr};

/// Home.
#[component]
pub fn Home() -> impl IntoView {
    let unfinished = store::all().into_iter().find(|kept| !kept.saved.over);
    // The sample is for trying things out: it is shown when there is nothing else, and last otherwise.
    let mut games: Vec<&'static Face> = faces::all().iter().collect();
    games.sort_by_key(|face| face.sample);
    view! {
        <section class="hero">
            <h1>{tr("web.home.title")}</h1>
            <p class="lead">{tr("web.home.lead")}</p>
        </section>
        {unfinished.map(|kept| {
            let title = format!("{}.title", kept.saved.game);
            let touched = kept.saved.touched;
            view! {
                <a class="resume card" href=Route::here(&kept.id).to_string()>
                    {icon("play")}
                    <span>
                        <strong>{tr("web.home.resume")}</strong>
                        " "
                        <span>{move || t(&title)}</span>
                        <small>{move || moment(touched)}</small>
                    </span>
                </a>
            }
        })}
        <section class="games" aria-label=tr("web.home.games")>
            {games.into_iter().map(|face| view! { <GameCard face /> }).collect_view()}
        </section>
    }
}

#[component]
fn GameCard(face: &'static Face) -> impl IntoView {
    let id = face.id.as_str();
    let players = Message::new("web.game.players")
        .with("low", face.fewest_seats)
        .with("high", face.most_seats);
    let length = format!("web.length.{id}");
    let has_solo = face.fewest_seats == 1;
    view! {
        <article class="game card" class:sample=face.sample>
            <a class="cover" href=Route::New(id.into()).to_string() tabindex="-1" aria-hidden="true">{picture(id)}</a>
            <div class="game-text">
                <h2>{move || t(&format!("{id}.title"))}</h2>
                <p>{move || t(&format!("{id}.tagline"))}</p>
                <ul class="facts">
                    <li>{icon("people")} {move || say(&players, &[])}</li>
                    {is_known(&length).then(|| view! { <li>{icon("clock")} {move || t(&length)}</li> })}
                    {has_solo.then(|| view! { <li>{icon("person")} {tr("web.game.solo")}</li> })}
                </ul>
                <a class="button primary" data-game=id href=Route::New(id.into()).to_string()>
                    {tr("web.home.play")}
                    <span class="visually-hidden">" "{move || t(&format!("{id}.title"))}</span>
                </a>
            </div>
        </article>
    }
}
