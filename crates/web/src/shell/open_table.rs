//! A table for others to sit down at: which game it is to be.

use leptos::prelude::*;

use crate::art::game_window;
use crate::faces;
use crate::route::Route;
use crate::words::{is_known, t, tr};

/// A window for each game, with where it leads and the words of that step.
#[component]
pub fn GameChoices(
    /// Where the window of a game leads.
    leads: fn(&str) -> Route,
    /// What is done there.
    does: &'static str,
) -> impl IntoView {
    let games = faces::all().iter().filter(|face| !face.sample);
    let choice = |face: &'static faces::Face| {
        let id = face.id.as_str();
        let line = format!("web.line.{id}");
        view! {
            <li>
                <a class="game-choice" href=leads(id).to_string()>
                    {game_window(id)}
                    <span>
                        <strong>{move || t(&format!("{id}.title"))}</strong>
                        <small>{move || t(&if is_known(&line) { line.clone() } else { format!("{id}.tagline") })}</small>
                        <span class="button primary">{tr(does)}</span>
                    </span>
                </a>
            </li>
        }
    };
    view! { <ul class="game-choices">{games.map(choice).collect_view()}</ul> }
}

/// The form of a new table on the server.
pub fn opened(game: &str) -> Route {
    Route::Open(Some(game.into()))
}

/// Chooses the game of a new table on the server.
#[component]
pub fn OpenTable() -> impl IntoView {
    view! {
        <section class="page-room open-room">
            <h1>{tr("web.open-table.title")}</h1>
            <p class="lead">{tr("web.open-table.text")}</p>
            <GameChoices leads=opened does="web.lobby.open-own" />
        </section>
    }
}
