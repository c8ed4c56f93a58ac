//! What can be learnt: a guided first game, the rules and the pieces of each.

use leptos::prelude::*;

use crate::art::{game_window, icon};
use crate::faces;
use crate::lesson::LessonLink;
use crate::route::Route;
use crate::rules;
use crate::words::{t, tr};

/// The games, with what there is to read about each.
#[component]
pub fn Learn() -> impl IntoView {
    let games = faces::all().iter().filter(|face| !face.sample);
    let rows = games.map(|face| {
        let id = face.id.as_str();
        let written = rules::is_written(id);
        view! {
            <li class="learn-row card">
                <a class="learn-window" href=Route::rules(id, "").to_string() tabindex="-1" aria-hidden="true">{game_window(id)}</a>
                <div class="learn-text">
                    <h2>{move || t(&format!("{id}.title"))}</h2>
                    <p>{move || t(&format!("web.line.{id}"))}</p>
                    <div class="button-row">
                        <LessonLink game=id />
                        {written.then(|| view! {
                            <a class="button" data-rules=id href=Route::rules(id, "").to_string()>{icon("book")} {tr("web.rules.title")}</a>
                        })}
                        <a class="button" href=Route::New(id.into()).to_string()>{icon("play")} {tr("web.home.play")}</a>
                    </div>
                </div>
            </li>
        }
    });
    view! {
        <section class="page-room learn">
            <h1>{tr("web.learn.title")}</h1>
            <p class="lead">{tr("web.learn.lead")}</p>
            <ul class="learn-rows">{rows.collect_view()}</ul>
        </section>
    }
}
