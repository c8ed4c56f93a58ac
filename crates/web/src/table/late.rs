//! The table is a part of the program that is loaded with the first table, so that the home page does not wait for it.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_split_helpers::SplitLoaderError;
#[cfg(feature = "parts")]
use wasm_split_helpers::wasm_split;

use crate::art::icon;
use crate::table::{Place, TablePage};
use crate::words::tr;

/// Draws the table at a place, at a moment.
type Maker = fn(Place, Option<u32>) -> AnyView;

thread_local! {
    /// The part, once it is there.
    static THERE: Cell<Option<Maker>> = const { Cell::new(None) };
}

fn draw(place: Place, moment: Option<u32>) -> AnyView {
    view! { <TablePage place moment /> }.into_any()
}

#[cfg(feature = "parts")]
#[wasm_split(table, fallible)]
fn maker() -> Result<Maker, SplitLoaderError> {
    Ok(draw)
}

#[cfg(not(feature = "parts"))]
async fn maker() -> Result<Maker, SplitLoaderError> {
    Ok(draw)
}

/// Begins to load the part, so that it is there when somebody sits down.
pub fn fetch_ahead() {
    leptos::task::spawn_local(async {
        // Opening a table tries again.
        let _ = arrived().await;
    });
}

async fn arrived() -> Option<Maker> {
    if let Some(maker) = THERE.get() {
        return Some(maker);
    }
    let maker = maker().await.ok()?;
    THERE.set(Some(maker));
    Some(maker)
}

/// A table, as soon as what draws it is there.
#[component]
pub fn LateTable(
    /// Where it is.
    place: Place,
    /// The moment to look at; none: now.
    moment: Option<u32>,
) -> impl IntoView {
    let opened = RwSignal::new(THERE.get().map(Some));
    let open = move || {
        leptos::task::spawn_local(async move {
            let maker = arrived().await;
            // It may have been left meanwhile.
            opened.try_set(Some(maker));
        });
    };
    if THERE.get().is_none() {
        open();
    }
    move || {
        match opened.get() {
        Some(Some(maker)) => maker(place.clone(), moment),
        Some(None) => view! {
            <section class="narrow">
                <h1>{tr("web.open.title")}</h1>
                <p role="alert">{tr("web.table.unreachable")}</p>
                <div class="button-row">
                    <button class="primary" on:click=move |_| open()>{icon("replay")} {tr("web.rules.again")}</button>
                    <a class="button" href="#/">{tr("web.nav.home")}</a>
                </div>
            </section>
        }
        .into_any(),
        None => view! { <p class="empty" role="status">{tr("web.table.opening")}</p> }.into_any(),
    }
    }
}
