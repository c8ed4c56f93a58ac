//! A table for others to sit down at: which game it is to be.

use leptos::prelude::*;

use crate::art::game_window;
use crate::faces;
use crate::route::Route;
use crate::words::{is_known, t, tr};

/// The games that a table can be opened for.
#[component]
pub fn GameChoices() -> impl IntoView {
    let games = faces::all().iter().filter(|face| !face.sample);
    let choice = |face: &'static faces::Face| {
        let id = face.id.as_str();
        let line = format!("web.line.{id}");
        view! {
            <li>
                <a class="game-choice" href=Route::Open(Some(id.into())).to_string()>
                    {game_window(id)}
                    <span>
                        <strong>{move || t(&format!("{id}.title"))}</strong>
                        <small>{move || t(&if is_known(&line) { line.clone() } else { format!("{id}.tagline") })}</small>
                    </span>
                </a>
            </li>
        }
    };
    view! { <ul class="game-choices">{games.map(choice).collect_view()}</ul> }
}

/// Chooses the game of a new table on the server.
#[component]
pub fn OpenTable() -> impl IntoView {
    view! {
        <section class="page-room open-room">
            <h1>{tr("web.open-table.title")}</h1>
            <p class="lead">{tr("web.open-table.text")}</p>
            <GameChoices />
        </section>
    }
}
