//! The lobby: tables on the server that wait for players.

use leptos::prelude::*;

use crate::remote::lists::OpenTables;
use crate::words::tr;

/// The lobby.
#[component]
pub fn Lobby() -> impl IntoView {
    view! {
        <section class="narrow">
            <h1>{tr("web.lobby.title")}</h1>
            <p>{tr("web.lobby.text")}</p>
            <OpenTables />
            <p><a class="button" href="#/">{tr("web.lobby.open-own")}</a></p>
        </section>
    }
}
